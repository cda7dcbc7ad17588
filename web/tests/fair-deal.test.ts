import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../src/lib/api'
import { checkDeal, freshNumber, keep, nextStep, numberHash, recallDeal } from '../src/lib/fair-deal'
import vectors from '../../tests/match/fair_deal.json'

const chair = (seat: number, more: Partial<Schemas['Chair']> = {}): Schemas['Chair'] => ({
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
const standing = (seats: Schemas['Chair'][], more: Partial<Schemas['Standing']> = {}): Schemas['Standing'] =>
  ({
    number: 1,
    moves: 0,
    status: 'open',
    seats,
    awaited: [],
    seed: null,
    secret: null,
    ...more,
  }) as Schemas['Standing']

beforeEach(() => localStorage.clear())

describe('the number of a page', () => {
  it('is different every time, and stored for the table', () => {
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

describe('the page’s part in the deal', () => {
  const mine = { number: freshNumber(), commitment: 'c' }
  const hash = numberHash(mine.number)

  it('withholds its number until all have committed', () => {
    const half = standing([chair(0, { number_hash: hash }), chair(1)], { awaited: [0, 1] })
    expect(nextStep(half, [0], mine)).toBeNull()
    const all = standing([chair(0, { number_hash: hash }), chair(1, { number_hash: 'x' })], { awaited: [0, 1] })
    expect(nextStep(all, [0], mine)).toEqual({ what: 'reveal', seat: 0, number: mine.number })
  })

  it('does nothing while seats are open, when it is done, or when the game has begun', () => {
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

describe('the deal of a finished game', () => {
  const { about, secret, seed, numbers } = vectors.deal
  const over = (more: Partial<Schemas['Standing']> = {}) =>
    standing(
      numbers.map((number, seat) => chair(seat, { number })),
      { status: 'finished', secret, seed, ...more },
    )
  const published = about as unknown as Schemas['About']
  const own = { number: numbers.find((number) => number !== null)!, commitment: published.commitment }

  it('is good when everything matches', () => {
    expect(checkDeal(published, over(), own)).toBe('good')
    expect(checkDeal(published, over(), null)).toBe('good')
    expect(checkDeal(published, over({ secret: null }), own)).toBeNull()
  })

  it('is bad when anything was changed', () => {
    const other = '11'.repeat(32)
    expect(checkDeal(published, over({ secret: other }), own)).toBe('bad')
    expect(checkDeal(published, over({ seed: other }), own)).toBe('bad')
    expect(checkDeal({ ...published, players: 5 }, over(), own)).toBe('bad')
    expect(checkDeal({ ...published, id: 'other' }, over(), own)).toBe('bad')
    expect(checkDeal(published, over(), { ...own, commitment: other })).toBe('bad')
    expect(checkDeal(published, over(), { ...own, number: other })).toBe('no-number')
  })
})
