// What characters, booty and times are called, and what stands on the cards.

import type { Table } from '../../lib/table.svelte'
import { translate, translations } from '../../lib/translations.svelte'
import { components, printed, type Kind } from './view'

export const TIMES = ['day', 'dusk', 'night', 'end'] as const
export type Time = (typeof TIMES)[number]
export interface Effect {
  time: Time
  /** Plain words and sums of doubloons, in turn. */
  parts: { text: string; sum: boolean }[]
}

/** A name as it is called in the language of the page; a home-made one stands as it is. */
export function named(name: string): string {
  const key = `web-libertalia-name-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return translations.has(key) ? translate(key) : name
}

export const nameOf = (table: Table, rank: number): string => named(printed(table, rank))

type Known = Pick<Table, 'components'>
const character = (table: Known, rank: number) => components(table).characters[rank - 1]!

/** When a character acts. */
const timesOf = (table: Known, rank: number): Time[] => {
  const { timing } = character(table, rank)
  return TIMES.filter((time) => timing.includes(time === 'end' ? 'rest' : time))
}

/** What a character does, by the time of day. */
export function effects(table: Known, rank: number): Effect[] {
  const { end } = character(table, rank)
  const sum = end === null ? '' : `${end < 0 ? '−' : '+'}${Math.abs(end)}`
  return timesOf(table, rank).map((time) => {
    const told = translate(`web-libertalia-${time}-${rank}`, { sum })
    return {
      time,
      parts: told
        .split('*')
        .map((text, place) => ({ text, sum: place % 2 === 1 }))
        .filter(({ text }) => text),
    }
  })
}

// A line of a narrow card holds about so many letters.
const LINE = 14

/** How many lines of a narrow card it takes to say this, at the most. */
export const linesOf = (told: Effect[]): number =>
  told.reduce(
    (lines, { parts }) => lines + Math.ceil((parts.reduce((length, { text }) => length + text.length, 0) + 2) / LINE),
    0,
  )

/** What a character does when it is at home: at night, at the end of the campaign, or nothing more. */
export function lasting(table: Known, rank: number): 'night' | 'end' | null {
  const times = timesOf(table, rank)
  return (['night', 'end'] as const).find((time) => times.includes(time)) ?? null
}

/** What a character brings at the end of the campaign; null if that depends on something, undefined if nothing. */
export function brings(table: Known, rank: number): number | null | undefined {
  return timesOf(table, rank).includes('end') ? character(table, rank).end : undefined
}

/** A character in words: "12 Freed Slave. Every night: …". */
export function aloud(table: Table, rank: number): string {
  const told = effects(table, rank).map(
    ({ time, parts }) =>
      `${translate('web-libertalia-time', { time })}: ${parts.map(({ text, sum }) => (sum ? translate('web-libertalia-sum', { sum: text }) : text)).join('')}`,
  )
  return [`${rank} ${nameOf(table, rank)}.`, ...told].join(' ')
}

export const kindName = (kind: Kind): string => translate('web-libertalia-kind', { kind })
