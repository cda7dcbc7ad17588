// A cemetery in words and in few figures.

import { say } from '../../lib/words.svelte'
import type { Board } from './board.svelte'
import { nameOf } from './words'

const FEW = 3

/** Up to three ranks, then a count; only the count if nobody can be sure. */
export function graves(board: Board, seat: number): { short: string | number; long: string } {
  const { size, cards } = board.view.cemeteries[seat]!
  const names = cards.map((rank) => `${rank} ${nameOf(board.table, rank)}`)
  if (size > cards.length) names.push(say('web-libertalia-doubtful', { count: size - cards.length }))
  return {
    short: !size ? '–' : size > FEW || size !== cards.length ? size : cards.join(' '),
    long: say('web-libertalia-cemetery', { count: size, names: names.join(', ') }),
  }
}
