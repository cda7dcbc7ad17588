// What booty is worth: a token as its component file says, a set of maps as the words do.

import type { Table } from '../../lib/table.svelte'
import { say } from '../../lib/words.svelte'
import { KINDS, noTokens, type Kind, type Tokens } from './view'

export interface Prices {
  token: Tokens
  /** How many treasure maps make a set, and what a set brings. */
  maps: number
  set: number
}

/** Read what is printed on the tokens. */
export function pricesOf(table: Table): Prices {
  const printed = (table.file?.booty ?? []) as { kind: Kind; worth: number }[]
  return {
    token: Object.assign(noTokens(), Object.fromEntries(printed.map(({ kind, worth }) => [kind, worth]))),
    maps: Number(say('web-libertalia-maps-in-a-set')),
    set: Number(say('web-libertalia-set-of-maps')),
  }
}

/** What tokens of one kind are worth together. */
export const worth = (prices: Prices, kind: Kind, count: number): number =>
  prices.token[kind] * count + (kind === 'map' ? Math.floor(count / prices.maps) * prices.set : 0)

/** What a token is worth, in words. */
export function worthSaid(table: Table, kind: Kind): string {
  const each = pricesOf(table).token[kind]
  return say('web-libertalia-worth', { kind, sign: each < 0 ? 'minus' : 'plus', worth: Math.abs(each) })
}

/** The kinds that are worth or cost something, by themselves or in a set. */
export const valued = (prices: Prices): Kind[] => KINDS.filter((kind) => kind === 'map' || prices.token[kind] !== 0)
