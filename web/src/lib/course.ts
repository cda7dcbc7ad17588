// The course of a game as the lines of its log tell it: which moves stand, and who made them.

import type { Line } from './table.svelte'

/** Go through the lines; with each come the seats whose moves stand after it, in order. */
function* unfold(lines: readonly Line[]): Generator<[Line, readonly (number | null)[]]> {
  const movers: (number | null)[] = []
  for (const line of lines) {
    if (line.kind === 'move') movers.push(line.seat)
    else if (line.kind === 'undo') movers.pop()
    else if (line.kind === 'rewind') movers.length = Number(line.data?.to ?? movers.length)
    yield [line, movers]
  }
}

/** How many moves stood after each line, by its number. */
export function movesAfter(lines: readonly Line[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const [line, movers] of unfold(lines)) counts.set(line.number, movers.length)
  return counts
}

/** How many moves stood before the last one that stands and was made by one of some seats; null if there is none. */
export function beforeLastMove(lines: readonly Line[], counts: (seat: number) => boolean): number | null {
  let standing: readonly (number | null)[] = []
  for (const [, movers] of unfold(lines)) standing = movers
  const place = standing.findLastIndex((seat) => seat !== null && counts(seat))
  return place < 0 ? null : place
}

/** The seat that moved last, or took moves back. */
export function lastMover(lines: readonly Line[]): number | null {
  return lines.findLast((line) => line.kind === 'move' || line.kind === 'undo' || line.kind === 'rewind')?.seat ?? null
}
