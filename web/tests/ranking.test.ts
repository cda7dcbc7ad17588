import { describe, expect, it } from 'vitest'
import { ranked } from '../src/lib/ranking'

const places = (points: number[], winners: number[]) =>
  ranked({ reason: 'x', points, winners }).map(({ seat, place }) => [seat, place])

describe('the ranking', () => {
  it('gives tied seats the same place', () => {
    expect(places([12, 30, 12, 30], [1, 3])).toEqual([
      [1, 1],
      [3, 1],
      [0, 3],
      [2, 3],
    ])
  })

  it('puts winners before others with as many points, or more', () => {
    expect(places([20, 20, 25], [1])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ])
  })
})
