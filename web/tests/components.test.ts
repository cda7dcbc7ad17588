import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Table } from '../src/lib/table.svelte'
import { useFakeSockets, serve, FakeSocket } from './fake-server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('retries loading the components of a game', async () => {
  useFakeSockets()
  const answers: Record<string, unknown> = { 'GET /api/games': new Error('away') }
  serve(answers)
  const table = new Table('T')
  FakeSocket.last.receive({
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
