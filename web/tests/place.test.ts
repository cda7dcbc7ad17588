import { expect, test } from 'vitest'
import { overlap, placeFor } from '../src/learn/place'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test('things that do not touch do not cover each other', () => {
  expect(overlap(box(0, 0, 10, 10), box(10, 0, 20, 10))).toBe(0)
  expect(overlap(box(0, 0, 10, 10), box(5, 5, 20, 20))).toBe(25)
})

test('a panel stands where it covers nothing that matters', () => {
  const size = { width: 300, height: 200 }
  const room = { width: 1200, height: 800 }
  const corner = { box: box(0, 500, 500, 800), weight: 5 }
  const free = placeFor(size, room, 52, [])
  expect(free).toEqual({ left: 14, top: 586 })
  const moved = placeFor(size, room, 52, [corner])
  expect(overlap({ ...moved, right: moved.left + 300, bottom: moved.top + 200 }, corner.box)).toBe(0)
})

test('a panel goes home where everything else matters more', () => {
  const everything = { box: box(0, 0, 1200, 800), weight: 0.5 }
  const home = box(880, 300, 1190, 600)
  const size = { width: 300, height: 200 }
  const room = { width: 1200, height: 800 }
  expect(placeFor(size, room, 52, [everything], home)).toEqual({ left: 890, top: 300 })
  const heading = { box: box(880, 300, 1190, 380), weight: 2 }
  expect(placeFor(size, room, 52, [everything, heading], home)).toEqual({ left: 890, top: 400 })
})
