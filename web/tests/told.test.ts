import { describe, expect, it } from 'vitest'
import { bySeat } from '../src/lib/told'

const gameEvent = (event: string, seat?: number) => ({
  event,
  ...(seat === undefined ? {} : { seat }),
  say: { key: event, arguments: {} },
})

describe('moves that are told together', () => {
  it('are a row for each seat in turn; what happens to nobody has one of its own', () => {
    const told = bySeat([
      gameEvent('played', 1),
      gameEvent('placed', 1),
      gameEvent('supply_empty'),
      gameEvent('tie'),
      gameEvent('passed', 2),
      gameEvent('played', 1),
    ])
    expect(told.map(({ seat, gameEvents }) => [seat, gameEvents.map(({ event }) => event)])).toEqual([
      [1, ['played', 'placed']],
      [null, ['supply_empty']],
      [null, ['tie']],
      [2, ['passed']],
      [1, ['played']],
    ])
  })
})
