// Finds the turning points of a game in its win probabilities.

export interface Curve {
  /** After how many moves the positions stand. */
  moves: number[]
  /** By position as far as computed, then by seat. */
  chances: number[][]
}

export interface Turn {
  /** The moves between which it happened. */
  from: number
  to: number
  /** The seat whose win probability changed most, and by how much. */
  seat: number
  change: number
}

const LEAST = 0.08
const MOST = 5
// The smallest distance between two turning points, as a part of the game.
const APART = 0.04

/** Find the turning points: the five largest changes of eight points or more that stand apart, in order of time. */
export function turningPoints({ moves, chances }: Curve): Turn[] {
  const apart = APART * (moves.at(-1) ?? 0)
  const changes = chances.slice(1).map((after, place): Turn => {
    const change = after.map((chance, seat) => chance - chances[place]![seat]!)
    const seat = change.reduce((most, each, other) => (Math.abs(each) > Math.abs(change[most]!) ? other : most), 0)
    return { from: moves[place]!, to: moves[place + 1]!, seat, change: change[seat]! }
  })
  const found: Turn[] = []
  for (const turn of changes.sort((one, other) => Math.abs(other.change) - Math.abs(one.change))) {
    if (found.length === MOST || Math.abs(turn.change) < LEAST) break
    if (found.every((other) => Math.abs(other.to - turn.to) > apart)) found.push(turn)
  }
  return found.sort((one, other) => one.from - other.from)
}

/** Smooth the curves for drawing, since each estimate has some error. */
export function smooth(chances: number[][]): number[][] {
  return chances.map((row, place) => {
    const [before, after] = [chances[place - 1], chances[place + 1]]
    return before && after ? row.map((chance, seat) => (before[seat]! + 2 * chance + after[seat]!) / 4) : row
  })
}

/** The last known win probabilities at a number of moves, or null. */
export function chancesAt({ moves, chances }: Curve, head: number): number[] | null {
  return chances[moves.findLastIndex((count) => count <= head)] ?? null
}

/** Move marks apart vertically so that none overlap; the lowest stays above the ground. */
export function apart<Mark extends { top: number }>(marks: Mark[], room: number, ground: number): Mark[] {
  const placed = marks.toSorted((one, other) => one.top - other.top)
  for (let place = 1; place < placed.length; place += 1) {
    placed[place] = { ...placed[place]!, top: Math.max(placed[place]!.top, placed[place - 1]!.top + room) }
  }
  for (let place = placed.length - 1, limit = ground; place >= 0; place -= 1, limit = placed[place + 1]!.top - room) {
    placed[place] = { ...placed[place]!, top: Math.min(placed[place]!.top, limit) }
  }
  return placed
}
