// Texts for cemeteries and hands.

import { listed, translate } from '../../lib/translations.svelte'
import type { Board } from './board.svelte'
import type { Cards } from './view'
import { nameOf } from './names'

const FEW = 3

/** Up to three ranks, then a count; only the count if some are uncertain. */
export function graves(board: Board, seat: number): { short: string | number; long: string } {
  const { size, cards } = board.view.cemeteries[seat]!
  return {
    short: !size ? '–' : size > FEW || size !== cards.length ? size : cards.join(' '),
    long: translate('web-libertalia-cemetery', { count: size, names: known(board, board.view.cemeteries[seat]!) }),
  }
}

/** What is known of a hand. */
export function handSaid(board: Board, seat: number): string {
  const hand = board.view.hands[seat]!
  return hand.cards.length
    ? translate('web-libertalia-cards-known', { names: known(board, hand) })
    : translate('web-libertalia-cards')
}

function known(board: Board, { size, cards }: Cards): string {
  const names = cards.map((rank) => `${rank} ${nameOf(board.table, rank)}`)
  if (size > cards.length) names.push(translate('web-libertalia-doubtful', { count: size - cards.length }))
  return listed(names)
}
