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
  return place < firstRewind(lines) ? null : place
}

/** Return the number of moves that always remain: those before the hidden cards were dealt anew. */
export function firstRewind(lines: readonly Line[]): number {
  let first = 0
  for (const [line, movers] of fold(lines)) if (line.kind === 'redeal') first = movers.length
  return first
}

/** Return the log entries after the last redeal: those before it happened elsewhere. */
export function sinceRedeal(lines: readonly Line[]): Line[] {
  return lines.slice(lines.findLastIndex((line) => line.kind === 'redeal') + 1)
}

/** Return the seat that last moved or took moves back; null right after a redeal. */
export function lastMover(lines: readonly Line[]): number | null {
  return lines.findLast(({ kind }) => ['move', 'undo', 'rewind', 'redeal'].includes(kind))?.seat ?? null
}
