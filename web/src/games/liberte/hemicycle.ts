// Where the seats of the Assembly stand, in a half circle with a radius of 1.

import type { ByFaction, Faction } from './view'

export interface Seat {
  angle: number
  x: number
  y: number
}

const ROWS = [0.5, 0.74, 0.98]

/** The seats from left to right; every row has as many as its length allows. */
export function seatsOf(count: number): Seat[] {
  const sum = ROWS.reduce((all, row) => all + row, 0)
  const inner = ROWS.slice(0, -1).map((row) => Math.round((count * row) / sum))
  const rows = [...inner, count - inner.reduce((all, row) => all + row, 0)]
  return rows
    .flatMap((length, row) =>
      Array.from({ length }, (_, place) => {
        const angle = Math.PI - (Math.PI * (place + 0.5)) / length
        return { angle, x: Math.cos(angle) * ROWS[row]!, y: -Math.sin(angle) * ROWS[row]! }
      }),
    )
    .sort((a, b) => b.angle - a.angle || a.y - b.y)
}

/** The next seat that a faction would fill. */
export function nextSeat(votes: ByFaction, faction: Faction, count: number): Seat {
  const place = faction === 'red' ? votes.red : faction === 'blue' ? votes.red + votes.blue : count - 1 - votes.white
  return seatsOf(count)[Math.min(place, count - 1)]!
}
