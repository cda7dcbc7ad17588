import { expect, test } from 'vitest'
import { reveal } from '../src/lib/reveal'
import type { View } from '../src/lib/table.svelte'

const seen = {
  legal: ['pass'],
  waiting: [0],
  ask: 'action',
  result: null,
  seat: 0,
  turn: 2,
  hands: [
    { size: 2, cards: [4, 7] },
    { size: 3, cards: [] },
  ],
  booty: [{ size: 1, tokens: null }],
  bag: { size: 2, tokens: null },
  deck: 12,
} satisfies View
const truth = {
  turn: 2,
  hands: [
    [4, 7],
    [1, 2, 3],
  ],
  booty: [{ jewel: 1 }],
  bag: { map: 2 },
  deck: [9, 8],
  chosen: [4, null],
}

test('what was hidden is filled in where a seat knew only how much there is', () => {
  const open = reveal(seen, truth)
  expect(open.hands).toEqual([
    { size: 2, cards: [4, 7] },
    { size: 3, cards: [1, 2, 3] },
  ])
  expect(open.booty).toEqual([{ size: 1, tokens: { jewel: 1 } }])
  expect(open.bag).toEqual({ size: 2, tokens: { map: 2 } })
})

test('everything else keeps its form, nobody can act, and the truth stands beside it', () => {
  const open = reveal(seen, truth)
  expect([open.turn, open.deck, open.seat, open.legal]).toEqual([2, 12, null, []])
  expect(open.truth).toBe(truth)
})
