// The events of the moves that stand: what was taken back or rewound is left out.

import type { GameEvent } from './stage'
import type { Line } from './table.svelte'

/** An event, with the log entry that it belongs to. */
export interface LoggedEvent {
  gameEvent: GameEvent
  line: Line
}

/** Return the events of the moves that stand, up to a number of moves. */
export function loggedEvents(lines: Line[], moves: number): LoggedEvent[] {
  const kept: Line[] = []
  const counts: number[] = []
  for (const line of lines) {
    const last = counts.at(-1) ?? 0
    if (line.kind === 'undo' || line.kind === 'rewind') {
      const left = line.kind === 'undo' ? last - 1 : Number(line.data?.to ?? last)
      while (counts.length && counts.at(-1)! > left) {
        counts.pop()
        kept.pop()
      }
    } else {
      counts.push(line.kind === 'move' ? last + 1 : last)
      kept.push(line)
    }
  }
  return kept.flatMap((line, place) =>
    counts[place]! <= moves ? (line.events as GameEvent[]).map((gameEvent) => ({ gameEvent, line })) : [],
  )
}

export const standingEvents = (lines: Line[], moves: number): GameEvent[] =>
  loggedEvents(lines, moves).map(({ gameEvent }) => gameEvent)
