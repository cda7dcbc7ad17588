import { beforeEach, describe, expect, it } from 'vitest'
import type { Shapes } from '../src/lib/api'
import { checkDeal, freshNumber, keep, nextStep, numberHash, recallDeal } from '../src/lib/fair-deal'
import vectors from '../../tests/match/fair_deal.json'

const chair = (seat: number, more: Partial<Shapes['Chair']> = {}): Shapes['Chair'] => ({
  seat,
  person: `p${seat}`,
  name: `P${seat}`,
  bot: null,
  number_hash: null,
  number: null,
  waiting: false,
  seconds_left: null,
  deputy_in: null,
  ...more,
})
const standing = (seats: Shapes['Chair'][], more: Partial<Shapes['Standing']> = {}): Shapes['Standing'] =>
  ({ number: 1, moves: 0, status: 'open', seats, awaited: [], seed: null, secret: null, ...more }) as Shapes['Standing']

beforeEach(() => localStorage.clear())

describe('the number of a page', () => {
  it('is another one every time, and kept for the table', () => {
    const number = freshNumber()
    expect(number).toMatch(/^[0-9a-f]{64}$/)
    expect(freshNumber()).not.toBe(number)
    keep('t', { number, commitment: 'c' })
    expect(recallDeal('t')).toEqual({ number, commitment: 'c' })
    expect(recallDeal('u')).toBeNull()
  })

  it('is hashed as the server hashes it', () => {
    for (const { number, hash } of vectors.numbers) expect(numberHash(number)).toBe(hash)
  })
})

describe('what the page does for the deal', () => {
  const mine = { number: freshNumber(), commitment: 'c' }
  const hash = numberHash(mine.number)

  it('keeps its number back until all have committed', () => {
    const half = standing([chair(0, { number_hash: hash }), chair(1)], { awaited: [0, 1] })
    expect(nextStep(half, [0], mine)).toBeNull()
    const all = standing([chair(0, { number_hash: hash }), chair(1, { number_hash: 'x' })], { awaited: [0, 1] })
    expect(nextStep(all, [0], mine)).toEqual({ what: 'reveal', seat: 0, number: mine.number })
  })

  it('does nothing while seats are open, once it is done, or when the game has begun', () => {
    expect(nextStep(standing([chair(0, { number_hash: hash })]), [0], mine)).toBeNull()
    const done = standing([chair(0, { number_hash: hash, number: mine.number }), chair(1, { number_hash: 'x' })], {
      awaited: [1],
    })
    expect(nextStep(done, [0], mine)).toBeNull()
    expect(
      nextStep(standing([chair(0, { number_hash: hash })], { status: 'running', awaited: [0] }), [0], mine),
    ).toBeNull()
    expect(nextStep(standing([chair(0, { number_hash: hash })], { awaited: [0] }), [0], null)).toBeNull()
  })

  it('commits to a new number when the old ones were withdrawn', () => {
    const withdrawn = standing([chair(0), chair(1)], { awaited: [0, 1] })
    expect(nextStep(withdrawn, [0], mine)).toEqual({ what: 'commit', seat: 0 })
    expect(nextStep(withdrawn, [0], { ...mine, rounds: 3 })).toBeNull()
  })
})

describe('the deal of a game that is over', () => {
  const { about, secret, seed, numbers } = vectors.deal
  const over = (more: Partial<Shapes['Standing']> = {}) =>
    standing(
      numbers.map((number, seat) => chair(seat, { number })),
      { status: 'finished', secret, seed, ...more },
    )
  const told = about as unknown as Shapes['About']
  const own = { number: numbers.find((number) => number !== null)!, commitment: told.commitment }

  it('is good when all of it fits', () => {
    expect(checkDeal(told, over(), own)).toBe('good')
    expect(checkDeal(told, over(), null)).toBe('good')
    expect(checkDeal(told, over({ secret: null }), own)).toBeNull()
  })

  it('is found out when anything was changed', () => {
    const other = '11'.repeat(32)
    expect(checkDeal(told, over({ secret: other }), own)).toBe('bad')
    expect(checkDeal(told, over({ seed: other }), own)).toBe('bad')
    expect(checkDeal({ ...told, players: 5 }, over(), own)).toBe('bad')
    expect(checkDeal({ ...told, id: 'other' }, over(), own)).toBe('bad')
    expect(checkDeal(told, over(), { ...own, commitment: other })).toBe('bad')
    expect(checkDeal(told, over(), { ...own, number: other })).toBe('no-number')
  })
})
