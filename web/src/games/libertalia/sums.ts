// What a seat would score if the campaign ended now, in parts that can be told.

import { kindsOf, worth, type Kind, type LibertaliaView } from './view'

export interface Part {
  /** What it comes from: the purse, tokens of a kind, a character in the den. */
  of: 'purse' | { kind: Kind; count: number } | { rank: number }
  sum: number
}

type End = (view: LibertaliaView, seat: number) => number

const tokens = (view: LibertaliaView, seat: number, ...kinds: Kind[]): number =>
  kinds.reduce((sum, kind) => sum + (view.booty[seat]!.tokens?.[kind] ?? 0), 0)

// What characters in a den bring at the end of the campaign, as their cards say.
const ENDS: Record<number, End> = {
  6: () => 5,
  9: () => 10,
  16: (view, seat) => (view.dens.every((den) => den.length >= view.dens[seat]!.length) ? 5 : 0),
  23: (view, seat) => tokens(view, seat, 'chest', 'jewel', 'goods'),
  24: () => 8,
  25: (view, seat) => (view.dens.some((den, other) => other !== seat && den.includes(25)) ? -3 : 6),
  26: () => -8,
  28: (view, seat) => view.dens[seat]!.length,
  29: (view, seat) => -3 * tokens(view, seat, 'relic'),
}

/** The parts of a fortune, as far as they are in sight. */
export function fortune(view: LibertaliaView, seat: number): Part[] {
  const booty = view.booty[seat]!.tokens
  return [
    { of: 'purse' as const, sum: view.doubloons[seat]! },
    ...(booty ? kindsOf(booty).map((kind) => ({ of: { kind, count: booty[kind] }, sum: worth(kind, booty[kind]) })) : []),
    ...view.dens[seat]!.flatMap((rank) => (ENDS[rank] ? [{ of: { rank }, sum: ENDS[rank](view, seat) }] : [])),
  ].filter(({ of, sum }) => sum !== 0 || of === 'purse')
}

export const sumOf = (parts: { sum: number }[]): number => Math.max(0, parts.reduce((sum, part) => sum + part.sum, 0))
