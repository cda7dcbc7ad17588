// The prices of the game, from its reference data.

import type { Table } from '../../lib/table.svelte'
import { translate } from '../../lib/translations.svelte'
import { components, KINDS, type Kind, type Tokens } from './view'

// A type, not an interface, because messages take it as arguments.
export type Paid = {
  /** How many treasure maps make a set, and what a set brings. */
  maps: number
  set: number
  /** What the Waitress gets for a map, the Gunner pays for a shot, the Merchant gets for two or three alike. */
  map: number
  shot: number
  two: number
  three: number
}
export interface Prices extends Paid {
  token: Tokens
}

/** Read what things are worth. */
export function pricesOf(table: Pick<Table, 'components'>): Prices {
  const { worth: token, maps, prices } = components(table)
  return { token, maps: maps.count, set: maps.worth, ...prices }
}

/** What tokens of one kind are worth together. */
export const worth = (prices: Prices, kind: Kind, count: number): number =>
  prices.token[kind] * count + (kind === 'map' ? Math.floor(count / prices.maps) * prices.set : 0)

/** What a token is worth, in words. */
export function worthSaid(table: Pick<Table, 'components'>, kind: Kind): string {
  const { token, maps, set } = pricesOf(table)
  return translate('web-libertalia-worth', {
    kind,
    sign: token[kind] < 0 ? 'minus' : 'plus',
    worth: Math.abs(token[kind]),
    maps,
    set,
  })
}

/** The kinds that are worth or cost something, by themselves or in a set. */
export const valued = (prices: Prices): Kind[] => KINDS.filter((kind) => kind === 'map' || prices.token[kind] !== 0)
