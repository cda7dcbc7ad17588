import { describe, expect, it } from 'vitest'
import { settle } from '../src/lib/games'

const options = [
  { name: 'edition', values: ['second', 'first'], unless: [] },
  { name: 'second_card', values: [true, false], unless: [{ given: { edition: 'first' }, value: false }] },
]

describe('options', () => {
  it('are as usual where nothing is chosen', () => {
    expect(settle(options, {})).toEqual({ edition: 'second', second_card: true })
  })

  it('follow from those before them', () => {
    expect(settle(options, { edition: 'first' })).toEqual({ edition: 'first', second_card: false })
  })

  it('stay as they were chosen', () => {
    expect(settle(options, { edition: 'first', second_card: true })).toEqual({ edition: 'first', second_card: true })
    expect(settle(options, { second_card: false })).toEqual({ edition: 'second', second_card: false })
  })
})
