import { describe, expect, it } from 'vitest'
import { withDefaults } from '../src/lib/games'

const options = [
  { name: 'edition', values: ['second', 'first'], unless: [] },
  { name: 'second_card', values: [true, false], unless: [{ given: { edition: 'first' }, value: false }] },
]

describe('options', () => {
  it('have defaults', () => {
    expect(withDefaults(options, {})).toEqual({ edition: 'second', second_card: true })
  })

  it('have defaults that depend on earlier options', () => {
    expect(withDefaults(options, { edition: 'first' })).toEqual({ edition: 'first', second_card: false })
  })

  it('stay as they were chosen', () => {
    expect(withDefaults(options, { edition: 'first', second_card: true })).toEqual({
      edition: 'first',
      second_card: true,
    })
    expect(withDefaults(options, { second_card: false })).toEqual({ edition: 'second', second_card: false })
  })
})
