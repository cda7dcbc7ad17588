import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { translations } from '../src/lib/translations.svelte'
import { Table, type Line, type Standing } from '../src/lib/table.svelte'
import { about, useFakeSockets, serve, flush, FakeSocket, type Request } from './fake-server'

const chair = (seat: number, waiting: boolean, mine = seat === 0) => ({
  seat,
  waiting,
  person: mine ? 'me' : null,
  name: mine ? 'Élise' : 'planner',
  bot: mine ? null : 'planner',
  number_hash: null,
  number: null,
  seconds_left: null,
  deputy_in: null,
})
const standing = (number: number, asked: boolean, legal: string[], more: Partial<Standing> = {}): Standing => ({
  number,
  moves: number - 3,
  status: 'running',
  seats: [chair(0, asked), chair(1, !asked)],
  asked: 1,
  undo: false,
  proposal: null,
  unrated: null,
  rematch: null,
  rematch_by: null,
  closable: false,
  awaited: [],
  seed: null,
  secret: null,
  problem: null,
  view: { legal, waiting: [asked ? 0 : 1], ask: 'x', result: null, turn: number },
  ...more,
})
const line = (number: number, kind = 'move', seat = 1, more: Partial<Line> = {}): Line => ({
  number,
  kind,
  seat,
  at: '2026-01-01T00:00:00Z',
  data: null,
  events: [],
  action: null,
  ...more,
})

let table: Table
let asked: Request[]
let answers: Record<string, unknown>

function hello(now: Standing, yours = [0]): void {
  FakeSocket.last.receive({
    type: 'hello',
    number: now.number,
    heartbeat: 20,
    table: { about: { ...about }, seat: 0, yours, standing: now },
  })
}
function changed(now: Standing, lines: Line[]): void {
  FakeSocket.last.receive({ type: 'changed', number: now.number, seat: 0, lines, standing: now })
}

beforeEach(async () => {
  localStorage.clear()
  settings.change('forced', false)
  useFakeSockets()
  answers = {
    'GET /api/games': { games: [{ name: 'some', components: {} }], bots: [], reactions: [] },
    'GET /api/tables/T/log': () => ({
      lines: [line(1, 'sit'), line(2, 'sit'), line(3, 'start'), line(4), line(5)],
      standing: null,
    }),
    'POST /api/tables/T/moves': { number: 6, again: false },
  }
  asked = serve(answers)
  await translations.use('en')
  table = new Table('T')
})
afterEach(() => table.leave())

describe('a table', () => {
  it('shows the current state and the log', async () => {
    hello(standing(5, true, ['pass']))
    await flush()
    expect(table.legal).toEqual(['pass'])
    expect(table.lines).toHaveLength(5)
    expect(table.movesAfter.get(5)).toBe(2)
  })

  it('offers no actions while events are shown', async () => {
    hello(standing(5, false, []))
    await flush()
    let end = () => {}
    table.stage.performer = () => new Promise((done) => (end = done))
    changed(standing(6, true, ['pass']), [
      line(6, 'move', 1, { events: [{ event: 'passed', say: { key: 'k', arguments: {} } }] }),
    ])
    await flush()
    expect([table.playing, table.legal, table.gameEvent?.event]).toEqual([true, [], 'passed'])
    end()
    await flush()
    expect([table.playing, table.legal, table.gameEvent]).toEqual([false, ['pass'], null])
    expect(table.lines.at(-1)?.number).toBe(6)
  })

  const sent = () =>
    asked.filter(({ method }) => method === 'POST').map(({ body }) => (body as { action: string }).action)

  it('answers a question with one answer at once, where nobody else plays', async () => {
    settings.change('forced', true)
    const others = [{ ...chair(0, true) }, { ...chair(1, false), person: 'other', name: 'Bert' }]
    hello(standing(5, true, ['end'], { seats: others }))
    await flush()
    expect(sent()).toEqual([])
    changed(standing(6, true, ['end', 'play 3']), [line(6)])
    await flush()
    expect(sent()).toEqual([])
    changed(standing(7, true, ['end']), [line(7, 'rewind', null as unknown as number, { data: { to: 2 } })])
    await flush()
    expect(sent()).toEqual([])
    changed(standing(8, true, ['end']), [line(8)])
    await flush()
    expect(sent()).toEqual(['end'])
  })

  it('plays nothing that the guard holds back', async () => {
    hello(standing(5, true, ['pass', 'draw']))
    await flush()
    table.guard = (action) => Promise.resolve(action === 'draw')
    expect(await table.play('pass')).toBe(false)
    expect(table.sending).toBeNull()
    await table.play('draw')
    expect(sent()).toEqual(['draw'])
  })

  it('sends a move once, and accepts no other before its live update', async () => {
    hello(standing(5, true, ['pass', 'draw']))
    await flush()
    await table.play('pass')
    expect(await table.play('draw')).toBe(false)
    expect(table.legal).toEqual([])
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { seat: 0, action: 'pass', version: 5 },
    ])
    changed(standing(6, false, []), [line(6, 'move', 0)])
    await flush()
    expect(table.sending).toBeNull()
  })

  it('sends one undo at a time', async () => {
    hello(standing(5, true, ['pass']))
    await flush()
    answers['POST /api/tables/T/undo'] = { number: 6 }
    const both = await Promise.all([table.undo(), table.undo()])
    expect(both).toEqual([true, false])
    expect(asked.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1)
    expect(await table.undo()).toBe(true)
  })

  it('knows who moved last', async () => {
    hello(standing(5, true, []))
    await flush()
    changed(standing(7, true, []), [line(6, 'move', 0), line(7, 'chat', 1)])
    await flush()
    expect(table.lastMover).toBe(0)
  })

  it('records when a state was received, not when it was shown', async () => {
    hello(standing(5, false, []))
    await flush()
    let end = () => {}
    table.stage.performer = () => new Promise((done) => (end = done))
    const before = Date.now()
    changed(standing(6, true, ['pass']), [
      line(6, 'move', 1, { events: [{ event: 'passed', say: { key: 'k', arguments: {} } }] }),
    ])
    const after = Date.now()
    await flush(30)
    end()
    await flush()
    expect(table.standing?.number).toBe(6)
    expect(table.receivedAt).toBeGreaterThanOrEqual(before)
    expect(table.receivedAt).toBeLessThanOrEqual(after)
  })

  it('connects again after a server was out of order for a while', async () => {
    const problem = { error: 'error-busy', arguments: {}, message: 'Try again.' }
    answers['GET /api/tables/T'] = () => new Response(JSON.stringify(problem), { status: 503 })
    FakeSocket.last.close()
    await flush()
    table.reconnect()
    FakeSocket.last.close()
    await flush()
    expect(table.refused).toBeNull()
    table.reconnect()
    hello(standing(5, true, ['pass']))
    await flush()
    expect(table.legal).toEqual(['pass'])
  })

  it('shows why a move was rejected', async () => {
    answers['POST /api/tables/T/moves'] = () =>
      new Response(JSON.stringify({ error: 'error-illegal', arguments: {}, message: 'Not now.' }), { status: 422 })
    hello(standing(5, true, ['pass']))
    await flush()
    expect(await table.play('pass')).toBe(false)
    expect([table.problem, table.sending]).toEqual(['Not now.', null])
  })

  it('rewinds to before the last move of a person: bots would repeat theirs', async () => {
    hello(standing(5, true, []))
    await flush()
    changed(standing(8, true, []), [line(6, 'move', 0), line(7), line(8)])
    await flush()
    expect(table.beforeLastMove).toBe(2)
  })

  it('gives up a seat that was handed over', async () => {
    hello(standing(5, true, ['pass']))
    await flush()
    answers['GET /api/tables/T'] = { about: { ...about }, seat: null, yours: [], standing: standing(6, false, []) }
    FakeSocket.last.close()
    await flush(700)
    expect(FakeSocket.last.query('seat')).toBe('0')
    FakeSocket.last.close()
    await flush(20)
    expect(FakeSocket.last.query('seat')).toBeNull()
  })

  it('sends a move again when a proxy answered instead of the server', async () => {
    answers['POST /api/tables/T/moves'] = () => new Response('<html>Bad Gateway</html>', { status: 502 })
    hello(standing(5, true, ['pass']))
    await flush()
    void table.play('pass')
    await flush()
    expect([table.sending, table.problem]).toEqual(['pass', null])
  })

  it('retries with the same idempotency key, and uses a new one for another request', async () => {
    vi.useFakeTimers()
    try {
      const lost = (count: number, then: unknown) => () => (count-- > 0 ? new Error('away') : then)
      const sent = (path: string) => asked.filter((request) => request.path.endsWith(path)).map(({ key }) => key)
      hello(standing(5, true, ['pass']))
      await vi.advanceTimersByTimeAsync(1)
      answers['POST /api/tables/T/moves'] = lost(2, { number: 6, again: true })
      const playing = table.play('pass')
      await vi.advanceTimersByTimeAsync(1)
      FakeSocket.last.close()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await playing).toBe(true)
      answers['POST /api/tables/T/undo'] = lost(1, { number: 7, again: false })
      const undoing = table.undo()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await undoing).toBe(true)
      expect(sent('/moves')).toHaveLength(3)
      expect(sent('/undo')).toHaveLength(2)
      expect(new Set([...sent('/moves'), ...sent('/undo')]).size).toBe(2)
      expect(sent('/moves')[0]).toMatch(/^[0-9a-f]{32}$/)
    } finally {
      vi.useRealTimers()
    }
  })

  it('retries when the server does not know whether it has stored a move', async () => {
    vi.useFakeTimers()
    try {
      const unknown = () =>
        new Response(JSON.stringify({ error: 'error-storage-unknown', arguments: {}, message: 'Not known.' }), {
          status: 503,
        })
      answers['POST /api/tables/T/moves'] = unknown
      hello(standing(5, true, ['pass']))
      await vi.advanceTimersByTimeAsync(1)
      const playing = table.play('pass')
      await vi.advanceTimersByTimeAsync(1)
      expect([table.sending, table.problem]).toEqual(['pass', 'Not known.'])
      answers['POST /api/tables/T/moves'] = { number: 6, again: true }
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await playing).toBe(true)
      expect(table.problem).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows proposals, and rematch invitations of others only', async () => {
    const proposal = { number: 5, what: 'rewind', to: 0, about: null, agreed: [1], asked: [0], seconds_left: 60 }
    hello(standing(5, true, [], { proposal }))
    await flush()
    expect(table.consulted).toBe(true)
    changed(
      standing(6, true, [], { proposal: { ...proposal, agreed: [0], asked: [1] }, rematch: 'R', rematch_by: 1 }),
      [line(6)],
    )
    await flush()
    expect([table.consulted, table.invitedBy]).toEqual([false, 1])
    changed(standing(7, true, [], { rematch: 'R', rematch_by: 0 }), [line(7)])
    await flush()
    expect(table.invitedBy).toBeNull()
  })

  it('shows a finished game as another seat saw it, and with everything open', async () => {
    const over = { status: 'finished' as const }
    hello(standing(5, false, [], over))
    await flush()
    const seen = {
      legal: [],
      waiting: [],
      ask: 'x',
      result: null,
      hands: [
        { size: 1, cards: [7] },
        { size: 1, cards: [] },
      ],
    }
    answers['GET /api/tables/T/log'] = {
      lines: [line(4), line(5)],
      standing: standing(5, false, [], { ...over, view: seen }),
    }
    await table.viewAs(1)
    expect([table.seat, table.revealed, table.lines.length]).toEqual([1, false, 2])
    answers['GET /api/tables/T/history/2'] = { moves: 2, seat: null, view: { ...seen, hands: [[7], [9]] } }
    await table.viewAs('open')
    expect([table.seat, table.revealed]).toEqual([null, true])
    expect(table.view?.truth).toMatchObject({ hands: [[7], [9]] })
  })

  it('counts moves across undo and rewind', async () => {
    hello(standing(5, true, []))
    await flush()
    changed(standing(8, true, []), [line(6), line(7, 'undo'), line(8, 'rewind', 0, { data: { to: 1 } })])
    await flush()
    expect([6, 7, 8].map((number) => table.movesAfter.get(number))).toEqual([3, 2, 1])
  })

  it('plays a premove while it is valid', async () => {
    hello(standing(5, false, []))
    await flush()
    table.addPremove({ action: 'end', valid: (view) => Number(view.turn) < 8 })
    changed(standing(6, true, ['end', 'play']), [line(6)])
    await flush()
    expect(asked.some(({ method }) => method === 'POST')).toBe(false)
    changed(standing(7, true, ['end']), [line(7)])
    await flush()
    expect(asked.at(-1)?.body).toEqual({ seat: 0, action: 'end', version: 7 })
    changed(standing(8, false, []), [line(8)])
    await flush()
    expect(table.premoves).toEqual([])
  })

  it('keeps the premoves of several people at one device apart', async () => {
    const at = (seat: number, number: number) =>
      FakeSocket.last.receive({
        type: 'hello',
        number,
        heartbeat: 20,
        table: { about: { ...about }, seat, yours: [0, 1], standing: standing(number, false, []) },
      })
    at(0, 5)
    await flush()
    table.addPremove({ action: 'end', valid: () => true })
    table.switchSeat(1)
    at(1, 5)
    await flush()
    expect([table.seat, table.premoves.length]).toEqual([1, 0])
    table.switchSeat(0)
    at(0, 5)
    await flush()
    expect(table.premoves.map(({ action }) => action)).toEqual(['end'])
  })

  it('looks back without losing the current position', async () => {
    answers['GET /api/tables/T/history/1'] = {
      moves: 1,
      seat: 0,
      view: { legal: ['old'], waiting: [], ask: '', result: null },
    }
    hello(standing(5, true, ['pass']))
    await flush()
    await table.lookBack(1)
    expect([table.view?.legal, table.legal]).toEqual([['old'], []])
    table.now()
    expect(table.legal).toEqual(['pass'])
  })

  it('lists what happened during an absence', async () => {
    const told = line(5, 'move', 1, { events: [{ event: 'passed', say: { key: 'k', arguments: {} } }] })
    answers['GET /api/tables/T/log'] = { lines: [line(4), told], standing: null }
    localStorage.setItem('tricorne-seen-T-0', '4')
    hello(standing(5, true, ['pass']))
    await flush()
    expect(table.missed?.map(({ number }) => number)).toEqual([5])
  })

  it('passes the device only to people who are asked', async () => {
    const two = { seats: [chair(0, false), chair(1, true, true)] }
    hello(standing(5, false, [], two), [0, 1])
    await flush()
    expect(table.turnOf).toBe(1)
    table.switchSeat(1)
    await flush(1)
    expect([table.uncovered, table.standing]).toEqual([1, null])
  })
})
