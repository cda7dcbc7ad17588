import { describe, expect, it } from 'vitest'
import { Budget } from '../src/lib/budget'

const LIMIT = 2000
const moves = (count: number): string[] => Array.from({ length: count }, () => 'placed')

/** Show events one after another as fast as the budget wants, each `length` milliseconds long; return the sum. */
function show(budget: Budget, count: number, length: number, more = false): number {
  let sum = 0
  for (let left = count; left > 0; left--) {
    const { pace, longest } = budget.allow(moves(left), more, 1, LIMIT)
    const took = Math.min(length * pace, longest)
    budget.spend(took)
    if (pace > 0) budget.learn('placed', took / pace)
    sum += took
  }
  return sum
}

describe('a budget of animations', () => {
  it('leaves few of them as they are', () => {
    expect(new Budget().allow(moves(2), false, 0.7, LIMIT).pace).toBe(0.7)
    expect(show(new Budget(), 3, 300)).toBe(900)
  })

  it('shows many of them faster, and keeps the limit', () => {
    for (const count of [10, 30, 100, 500])
      for (const length of [20, 300, 1500]) expect(show(new Budget(), count, length)).toBeLessThanOrEqual(LIMIT + 100)
  })

  it('leaves time for what may follow', () => {
    const budget = new Budget()
    show(budget, 20, 300, true)
    expect(budget.allow(moves(1), false, 1, LIMIT).pace).toBeGreaterThan(0)
  })

  it('shows only outcomes when the time is up, until the player decides', () => {
    const budget = new Budget()
    budget.spend(LIMIT)
    expect(budget.allow(moves(1), false, 1, LIMIT)).toEqual({ pace: 0, longest: 0 })
    budget.renew()
    expect(budget.allow(moves(1), false, 1, LIMIT).pace).toBeGreaterThan(0)
  })

  it('has no limit for those who only watch', () => {
    const budget = new Budget()
    budget.spend(1e6)
    expect(budget.allow(moves(1000), true, 0.4, Infinity)).toEqual({ pace: 0.4, longest: Infinity })
  })
})
