import { expect, test } from 'vitest'
import { apart, chancesAt, smooth, turningPoints } from '../src/review/turns'

const curve = {
  moves: [0, 4, 8, 12, 20, 30],
  chances: [
    [0.3, 0.3, 0.4],
    [0.31, 0.29, 0.4],
    [0.5, 0.2, 0.3],
    [0.4, 0.3, 0.3],
    [0.42, 0.28, 0.3],
    [0, 1, 0],
  ],
}

test('a turning point is a great change, in order of time', () => {
  const turns = turningPoints(curve)
  expect(turns.map(({ from, to, seat }) => [from, to, seat])).toEqual([
    [4, 8, 0],
    [8, 12, 0],
    [20, 30, 1],
  ])
  expect(turns[0]!.change).toBeCloseTo(0.19)
})

test('of two turns close together only the greater counts', () => {
  const close = {
    moves: [0, 50, 51, 100],
    chances: [
      [0.5, 0.5],
      [0.7, 0.3],
      [0.4, 0.6],
      [0.4, 0.6],
    ],
  }
  expect(turningPoints(close).map(({ from }) => from)).toEqual([50])
})

test('what is not judged yet has no chances and no turns', () => {
  const partial = { moves: curve.moves, chances: curve.chances.slice(0, 2) }
  expect(turningPoints(partial)).toEqual([])
  expect(chancesAt(partial, 5)).toEqual(curve.chances[1])
  expect(chancesAt(partial, 30)).toBeNull()
  expect(chancesAt({ moves: [0], chances: [] }, 3)).toBeNull()
})

test('a position heeds its neighbours; the first and the last stand for themselves', () => {
  expect(
    smooth([
      [0.25, 0.75],
      [0.75, 0.25],
      [0.25, 0.75],
    ]),
  ).toEqual([
    [0.25, 0.75],
    [0.5, 0.5],
    [0.25, 0.75],
  ])
  expect(smooth([])).toEqual([])
})

test('chances hold until the next position', () => {
  expect(chancesAt(curve, 11)).toEqual(curve.chances[2])
  expect(chancesAt(curve, 0)).toEqual(curve.chances[0])
})

test('marks that would cover each other are moved apart, and stay above the ground', () => {
  const tops = (marks: number[]) =>
    apart(
      marks.map((top) => ({ top })),
      20,
      100,
    ).map(({ top }) => top)
  expect(tops([50, 10, 55])).toEqual([10, 50, 70])
  expect(tops([95, 98, 99])).toEqual([60, 80, 100])
  expect(tops([10, 60])).toEqual([10, 60])
})
