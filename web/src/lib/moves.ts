// The moves of a game, computed from its log: undo and rewind remove moves.

import type { Line } from './table.svelte'

/** Yield each entry of the log with the seats of the moves that stand after it, in order. */
function* fold(lines: readonly Line[]): Generator<[Line, readonly (number | null)[]]> {
  const movers: (number | null)[] = []
  for (const line of lines) {
    if (line.kind === 'move') movers.push(line.seat)
    else if (line.kind === 'undo') movers.pop()
    else if (line.kind === 'rewind') movers.length = Number(line.data?.to ?? movers.length)
    yield [line, movers]
  }
}

/** Return the number of moves after each log entry, by its number. */
export function movesAfter(lines: readonly Line[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const [line, movers] of fold(lines)) counts.set(line.number, movers.length)
  return counts
}

/** Return the number of moves before the last one made by a seat that counts, or null. */
export function beforeLastMove(lines: readonly Line[], counts: (seat: number) => boolean): number | null {
  let standing: readonly (number | null)[] = []
  for (const [, movers] of fold(lines)) standing = movers
  const place = standing.findLastIndex((seat) => seat !== null && counts(seat))
  return place < 0 ? null : place
}

/** Return the seat that last moved or took moves back. */
export function lastMover(lines: readonly Line[]): number | null {
  return lines.findLast((line) => line.kind === 'move' || line.kind === 'undo' || line.kind === 'rewind')?.seat ?? null
}
