// The final ranking of a game.

import type { Result } from './table.svelte'

export interface Rank {
  seat: number
  points: number
  won: boolean
  /** From 1; equal for a tie. */
  place: number
}

/** Rank the seats: winners first, then by points. */
export function ranked({ points, winners }: Result): Rank[] {
  const order = points
    .map((sum, seat) => ({ seat, points: sum, won: winners.includes(seat) }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.points - one.points)
  const level = (rank: Omit<Rank, 'place'>) => (rank.won ? 'won' : rank.points)
  return order.map((rank) => ({ ...rank, place: 1 + order.findIndex((other) => level(other) === level(rank)) }))
}
