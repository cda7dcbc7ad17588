// The names of characters, booty and times of day, and the texts of the cards.

import type { Name } from '../../lib/grammar'
import type { Table } from '../../lib/table.svelte'
import { labelled, translate, translations } from '../../lib/translations.svelte'
import { components, printed, type Kind } from './view'

export const TIMES = ['day', 'dusk', 'night', 'end'] as const
export type Time = (typeof TIMES)[number]
export interface Effect {
  time: Time
  /** Alternating text and sums of doubloons. */
  parts: { text: string; sum: boolean }[]
}

export const nameOf = (table: Table, rank: number): string => translations.name('libertalia', printed(table, rank))

/** The name of a character within a sentence, with its article. */
export const theCharacter = (table: Table, rank: number): Name => translations.named('libertalia', printed(table, rank))

/** The name of a character as the argument of a message, without its article. */
export const bareCharacter = (table: Table, rank: number): Name =>
  translations.named('libertalia', printed(table, rank), 'name')

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
    const text = translate(`web-libertalia-${time}-${rank}`, { sum })
    return {
      time,
      parts: text
        .split('*')
        .map((text, place) => ({ text, sum: place % 2 === 1 }))
        .filter(({ text }) => text),
    }
  })
}

// The approximate number of letters in a line of a narrow card.
const LINE = 14

/** The maximum number of lines that a text takes on a narrow card. */
export const linesOf = (listed: Effect[]): number =>
  listed.reduce(
    (lines, { parts }) => lines + Math.ceil((parts.reduce((length, { text }) => length + text.length, 0) + 2) / LINE),
    0,
  )

/** What a character in a den still does: at night, at the end of the campaign, or nothing. */
export function lasting(table: Known, rank: number): 'night' | 'end' | null {
  const times = timesOf(table, rank)
  return (['night', 'end'] as const).find((time) => times.includes(time)) ?? null
}

/** What a character brings at the end of the campaign; null if that depends on something, undefined if nothing. */
export function brings(table: Known, rank: number): number | null | undefined {
  return timesOf(table, rank).includes('end') ? character(table, rank).end : undefined
}

/** The description of a character: "12 Freed Slave. Every night: …". */
export function aloud(table: Table, rank: number): string {
  const texts = effects(table, rank).map(({ time, parts }) =>
    labelled(
      translate('web-libertalia-time', { time }),
      parts.map(({ text, sum }) => (sum ? translate('web-libertalia-sum', { sum: text }) : text)).join(''),
    ),
  )
  return [`${rank} ${nameOf(table, rank)}.`, ...texts].join(' ')
}

export const kindName = (kind: Kind): string => translate('web-libertalia-kind', { kind })
