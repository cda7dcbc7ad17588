import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Table } from '../src/lib/table.svelte'
import { openHouse, serve, Socket } from './house'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('opens the box of a game as soon as the server tells what is in it', async () => {
  openHouse()
  const answers: Record<string, unknown> = { 'GET /api/games': new Error('away') }
  serve(answers)
  const table = new Table('T')
  Socket.last.tell({
    type: 'hello',
    number: 0,
    heartbeat: 20,
    table: { about: { game: 'some' }, seat: null, yours: [], standing: { number: 0, seats: [] } },
  } as never)
  await vi.advanceTimersByTimeAsync(100)
  expect(table.components).toBeNull()
  answers['GET /api/games'] = { games: [{ name: 'some', components: { cards: [] } }], bots: [], reactions: [] }
  await vi.advanceTimersByTimeAsync(3000)
  expect(table.components).toEqual({ cards: [] })
  table.leave()
})
