// What characters, booty and times are called, and what stands on the cards.

import type { Table } from '../../lib/table.svelte'
import { say, words } from '../../lib/words.svelte'
import { printed, type Kind } from './view'

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
  return words.has(key) ? say(key) : name
}

export const nameOf = (table: Table, rank: number): string => named(printed(table, rank))

/** What a character does, by the time of day. */
export function effects(rank: number): Effect[] {
  return TIMES.flatMap((time) => {
    const key = `web-libertalia-${time}-${rank}`
    if (!words.has(key)) return []
    return [{ time, parts: say(key).split('*').map((text, place) => ({ text, sum: place % 2 === 1 })).filter(({ text }) => text) }]
  })
}

/** What a character does when it is at home: at night, at the end of the campaign, or nothing more. */
export function lasting(rank: number): 'night' | 'end' | null {
  return (['night', 'end'] as const).find((time) => words.has(`web-libertalia-${time}-${rank}`)) ?? null
}

/** What a character brings at the end of the campaign, if its card says so in one sum; null if it depends on something. */
export function brings(rank: number): number | null | undefined {
  const parts = effects(rank).find(({ time }) => time === 'end')?.parts
  if (!parts) return undefined
  return parts.length === 1 && parts[0]!.sum ? Number(parts[0]!.text.replace('−', '-')) : null
}

/** A character in words: "12 Freed Slave. Every night: …". */
export function aloud(table: Table, rank: number): string {
  const told = effects(rank).map(({ time, parts }) => `${say('web-libertalia-time', { time })}: ${parts.map(({ text, sum }) => (sum ? say('web-libertalia-sum', { sum: text }) : text)).join('')}`)
  return [`${rank} ${nameOf(table, rank)}.`, ...told].join(' ')
}

export const kindName = (kind: Kind): string => say('web-libertalia-kind', { kind })
