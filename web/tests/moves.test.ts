import { expect, test } from 'vitest'
import { beforeLastMove, firstRewind, lastMover, movesAfter, sinceRedeal } from '../src/lib/moves'
import type { Line } from '../src/lib/table.svelte'

// Seats 0 to 2 move, 2 takes it back and moves again, a bot of seat 1 follows, all go back to the first move.
const ENTRIES: [kind: string, seat: number | null, to?: number][] = [
  ['start', null],
  ['move', 0],
  ['move', 1],
  ['move', 2],
  ['undo', 2],
  ['move', 2],
  ['move', 1],
  ['rewind', null, 1],
]
const lines: Line[] = ENTRIES.map(([kind, seat, to], place) => ({
  number: place + 1,
  kind,
  seat,
  at: '',
  data: to === undefined ? null : { to },
  events: [],
}))
const person = (seat: number): boolean => seat !== 1

test('after each line so many moves stand', () => {
  expect([...movesAfter(lines).values()]).toEqual([0, 1, 2, 3, 2, 3, 4, 1])
})

test('to take a move back one returns to before the last move of a person', () => {
  expect(beforeLastMove(lines.slice(0, 7), person)).toBe(2)
  expect(beforeLastMove(lines, person)).toBe(0)
  expect(beforeLastMove(lines.slice(0, 1), person)).toBeNull()
  expect(beforeLastMove(lines.slice(0, 7), () => false)).toBeNull()
})

test('whoever takes moves back was the last to do something', () => {
  expect(lastMover(lines.slice(0, 5))).toBe(2)
  expect(lastMover(lines)).toBeNull()
  expect(lastMover([])).toBeNull()
})

test('nobody goes back to before a redeal', () => {
  const redeal: Line = { number: 7, kind: 'redeal', seat: null, at: '', data: { kept: [0] }, events: [] }
  const move: Line = { ...redeal, number: 8, kind: 'move', seat: 0 }
  const brought = [...lines.slice(0, 6), redeal]
  expect(firstRewind(lines)).toBe(0)
  expect(firstRewind(brought)).toBe(3)
  expect(beforeLastMove(brought, person)).toBeNull()
  expect(lastMover(brought)).toBeNull()
  expect(beforeLastMove([...brought, move], person)).toBe(3)
  expect(sinceRedeal([...brought, move])).toEqual([move])
  expect(sinceRedeal(lines)).toEqual(lines)
})
