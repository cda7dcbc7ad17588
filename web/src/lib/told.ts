// Events of several moves, told together.

import type { GameEvent } from './stage'

export interface Told {
  seat: number | null
  gameEvents: GameEvent[]
}

/** Group consecutive events of one seat; what happened to nobody in particular stands alone. */
export function bySeat(gameEvents: GameEvent[]): Told[] {
  const rows: Told[] = []
  for (const gameEvent of gameEvents) {
    const seat = gameEvent.seat ?? null
    const last = rows.at(-1)
    if (last && seat !== null && last.seat === seat) last.gameEvents.push(gameEvent)
    else rows.push({ seat, gameEvents: [gameEvent] })
  }
  return rows
}
