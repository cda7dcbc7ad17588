// What a seat would score if the campaign ended now, part by part.

import { worth, type Prices } from './prices'
import { kindsOf, type Kind, type LibertaliaView } from './view'

export interface Part {
  /** The source: doubloons, tokens of a kind, or a character in the den. */
  of: 'purse' | { kind: Kind; count: number } | { rank: number }
  sum: number
}
export interface Fortune {
  parts: Part[]
  sum: number
  /** Characters whose end-of-campaign effect is not certain yet. */
  open: number[]
}

/** Add up a fortune, as far as it is in sight; `bring` says what a character brings at the end of the campaign: a sum,
 *  null if that depends on something, undefined if nothing. */
export function fortune(
  view: LibertaliaView,
  seat: number,
  prices: Prices,
  bring: (rank: number) => number | null | undefined,
): Fortune {
  const booty = view.booty[seat]!.tokens
  const brought = view.dens[seat]!.map((rank) => ({ rank, sum: bring(rank) }))
  const parts: Part[] = [
    { of: 'purse' as const, sum: view.doubloons[seat]! },
    ...(booty
      ? kindsOf(booty).map((kind) => ({ of: { kind, count: booty[kind] }, sum: worth(prices, kind, booty[kind]) }))
      : []),
    ...brought.map(({ rank, sum }) => ({ of: { rank }, sum: sum ?? 0 })),
  ].filter(({ of, sum }) => sum !== 0 || of === 'purse')
  return {
    parts,
    sum: Math.max(
      0,
      parts.reduce((sum, part) => sum + part.sum, 0),
    ),
    open: brought.filter(({ sum }) => sum === null).map(({ rank }) => rank),
  }
}
