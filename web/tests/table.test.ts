import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { words } from '../src/lib/words.svelte'
import { Table, type Line, type Standing } from '../src/lib/table.svelte'
import { openHouse, serve, settle, Socket, type Request } from './house'

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
  proposal: null,
  unrated: null,
  preparing: null,
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
const about = {
  id: 'T',
  title: '',
  game: 'some',
  rules: 2,
  components: '',
  players: 2,
  options: {},
  kind: 'play',
  public: false,
  rated: true,
  pace: null,
  host: 'me',
  commitment: '',
  origin: null,
} as const

let table: Table
let asked: Request[]
let answers: Record<string, unknown>

function hello(now: Standing, yours = [0]): void {
  Socket.last.tell({
    type: 'hello',
    number: now.number,
    heartbeat: 20,
    table: { about: { ...about }, seat: 0, yours, standing: now },
  })
}
function changed(now: Standing, lines: Line[]): void {
  Socket.last.tell({ type: 'changed', number: now.number, seat: 0, lines, standing: now })
}

beforeEach(async () => {
  localStorage.clear()
  openHouse()
  answers = {
    'GET /api/games': { games: [{ name: 'some', components: {} }], bots: [], reactions: [] },
    'GET /api/tables/T/log': () => ({
      lines: [line(1, 'sit'), line(2, 'sit'), line(3, 'start'), line(4), line(5)],
      standing: null,
    }),
    'POST /api/tables/T/moves': { number: 6, again: false },
  }
  asked = serve(answers)
  await words.use('en')
  table = new Table('T')
})
afterEach(() => table.leave())

describe('a table', () => {
  it('shows how things stand, and all that led there', async () => {
    hello(standing(5, true, ['pass']))
    await settle()
    expect(table.legal).toEqual(['pass'])
    expect(table.lines).toHaveLength(5)
    expect(table.movesAfter.get(5)).toBe(2)
  })

  it('lets nothing be done while something is shown', async () => {
    hello(standing(5, false, []))
    await settle()
    let end = () => {}
    table.stage.performer = () => new Promise((done) => (end = done))
    changed(standing(6, true, ['pass']), [
      line(6, 'move', 1, { events: [{ event: 'passed', say: { key: 'k', arguments: {} } }] }),
    ])
    await settle()
    expect([table.playing, table.legal, table.happening?.event]).toEqual([true, [], 'passed'])
    end()
    await settle()
    expect([table.playing, table.legal, table.happening]).toEqual([false, ['pass'], null])
    expect(table.lines.at(-1)?.number).toBe(6)
  })

  it('sends a move once, and lets no other follow before its news', async () => {
    hello(standing(5, true, ['pass', 'draw']))
    await settle()
    await table.play('pass')
    expect(await table.play('draw')).toBe(false)
    expect(table.legal).toEqual([])
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { seat: 0, action: 'pass', version: 5 },
    ])
    changed(standing(6, false, []), [line(6, 'move', 0)])
    await settle()
    expect(table.sending).toBeNull()
  })

  it('takes back one move at a time', async () => {
    hello(standing(5, true, ['pass']))
    await settle()
    answers['POST /api/tables/T/undo'] = { number: 6 }
    const both = await Promise.all([table.undo(), table.undo()])
    expect(both).toEqual([true, false])
    expect(asked.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1)
    expect(await table.undo()).toBe(true)
  })

  it('knows who moved last', async () => {
    hello(standing(5, true, []))
    await settle()
    changed(standing(7, true, []), [line(6, 'move', 0), line(7, 'chat', 1)])
    await settle()
    expect(table.lastMover).toBe(0)
  })

  it('notes when a standing came, not when it was shown', async () => {
    hello(standing(5, false, []))
    await settle()
    let end = () => {}
    table.stage.performer = () => new Promise((done) => (end = done))
    const before = Date.now()
    changed(standing(6, true, ['pass']), [
      line(6, 'move', 1, { events: [{ event: 'passed', say: { key: 'k', arguments: {} } }] }),
    ])
    const after = Date.now()
    await settle(30)
    end()
    await settle()
    expect(table.standing?.number).toBe(6)
    expect(table.cameAt).toBeGreaterThanOrEqual(before)
    expect(table.cameAt).toBeLessThanOrEqual(after)
  })

  it('says how far the rules are while the server prepares them, and comes in when they are ready', async () => {
    const problem = {
      error: 'error-preparing',
      arguments: { game: 'some', percent: 40 },
      message: 'The rules are being prepared: 40 %.',
    }
    answers['GET /api/tables/T'] = () => new Response(JSON.stringify(problem), { status: 503 })
    Socket.last.close()
    await settle()
    table.renew()
    Socket.last.close()
    await settle()
    expect([table.refused, table.preparing]).toEqual([null, problem.message])
    table.renew()
    hello(standing(5, true, ['pass']))
    await settle()
    expect([table.preparing, table.legal]).toEqual([null, ['pass']])
  })

  it('shows how far the rules are that an open table waits for, without a new line', async () => {
    hello(standing(2, false, [], { status: 'open', view: null, preparing: { percent: 40 } }))
    await settle()
    changed(standing(2, false, [], { status: 'open', view: null, preparing: { percent: 70 } }), [])
    await settle()
    expect([table.standing?.preparing?.percent, table.standing?.number]).toEqual([70, 2])
  })

  it('says in words why a move was refused', async () => {
    answers['POST /api/tables/T/moves'] = () =>
      new Response(JSON.stringify({ error: 'error-illegal', arguments: {}, message: 'Not now.' }), { status: 422 })
    hello(standing(5, true, ['pass']))
    await settle()
    expect(await table.play('pass')).toBe(false)
    expect([table.problem, table.sending]).toEqual(['Not now.', null])
  })

  it('goes back to before the last move of a person: bots would do the same again', async () => {
    hello(standing(5, true, []))
    await settle()
    changed(standing(8, true, []), [line(6, 'move', 0), line(7), line(8)])
    await settle()
    expect(table.beforeLastMove).toBe(2)
  })

  it('does not wait for ever at a seat that was handed on', async () => {
    hello(standing(5, true, ['pass']))
    await settle()
    answers['GET /api/tables/T'] = { about: { ...about }, seat: null, yours: [], standing: standing(6, false, []) }
    Socket.last.close()
    await settle(700)
    expect(Socket.last.asked('seat')).toBe('0')
    Socket.last.close()
    await settle(20)
    expect(Socket.last.asked('seat')).toBeNull()
  })

  it('sends a move again when something answered in the place of the server', async () => {
    answers['POST /api/tables/T/moves'] = () => new Response('<html>Bad Gateway</html>', { status: 502 })
    hello(standing(5, true, ['pass']))
    await settle()
    void table.play('pass')
    await settle()
    expect([table.sending, table.problem]).toEqual(['pass', null])
  })

  it('sends what got no answer again with the same key, and something else with another', async () => {
    vi.useFakeTimers()
    try {
      const lost = (count: number, then: unknown) => () => (count-- > 0 ? new Error('away') : then)
      const sent = (path: string) => asked.filter((request) => request.path.endsWith(path)).map(({ key }) => key)
      hello(standing(5, true, ['pass']))
      await vi.advanceTimersByTimeAsync(1)
      answers['POST /api/tables/T/moves'] = lost(2, { number: 6, again: true })
      const playing = table.play('pass')
      await vi.advanceTimersByTimeAsync(1)
      Socket.last.close()
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

  it('sends again what the server does not know whether it has stored', async () => {
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

  it('is consulted as the server says, and asked for a rematch by somebody else only', async () => {
    const proposal = { number: 5, what: 'rewind', to: 0, about: null, agreed: [1], asked: [0], seconds_left: 60 }
    hello(standing(5, true, [], { proposal }))
    await settle()
    expect(table.consulted).toBe(true)
    changed(
      standing(6, true, [], { proposal: { ...proposal, agreed: [0], asked: [1] }, rematch: 'R', rematch_by: 1 }),
      [line(6)],
    )
    await settle()
    expect([table.consulted, table.invitedBy]).toEqual([false, 1])
    changed(standing(7, true, [], { rematch: 'R', rematch_by: 0 }), [line(7)])
    await settle()
    expect(table.invitedBy).toBeNull()
  })

  it('shows a game that is over as another seat saw it, and openly', async () => {
    const over = { status: 'finished' as const }
    hello(standing(5, false, [], over))
    await settle()
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
    await table.lookAs(1)
    expect([table.seat, table.revealed, table.lines.length]).toEqual([1, false, 2])
    answers['GET /api/tables/T/history/2'] = { moves: 2, seat: null, view: { ...seen, hands: [[7], [9]] } }
    await table.lookAs('open')
    expect([table.seat, table.revealed]).toEqual([null, true])
    expect(table.view?.truth).toMatchObject({ hands: [[7], [9]] })
  })

  it('counts the moves that stand through what was taken back', async () => {
    hello(standing(5, true, []))
    await settle()
    changed(standing(8, true, []), [line(6), line(7, 'undo'), line(8, 'rewind', 0, { data: { to: 1 } })])
    await settle()
    expect([6, 7, 8].map((number) => table.movesAfter.get(number))).toEqual([3, 2, 1])
  })

  it('keeps an answer that was given beforehand, as long as it holds', async () => {
    hello(standing(5, false, []))
    await settle()
    table.promise({ action: 'end', holds: (view) => Number(view.turn) < 8 })
    changed(standing(6, true, ['end', 'play']), [line(6)])
    await settle()
    expect(asked.some(({ method }) => method === 'POST')).toBe(false)
    changed(standing(7, true, ['end']), [line(7)])
    await settle()
    expect(asked.at(-1)?.body).toEqual({ seat: 0, action: 'end', version: 7 })
    changed(standing(8, false, []), [line(8)])
    await settle()
    expect(table.promised).toEqual([])
  })

  it('keeps the answers of several at one device apart', async () => {
    const at = (seat: number, number: number) =>
      Socket.last.tell({
        type: 'hello',
        number,
        heartbeat: 20,
        table: { about: { ...about }, seat, yours: [0, 1], standing: standing(number, false, []) },
      })
    at(0, 5)
    await settle()
    table.promise({ action: 'end', holds: () => true })
    table.lookFrom(1)
    at(1, 5)
    await settle()
    expect([table.seat, table.promised.length]).toEqual([1, 0])
    table.lookFrom(0)
    at(0, 5)
    await settle()
    expect(table.promised.map(({ action }) => action)).toEqual(['end'])
  })

  it('looks back without losing the present', async () => {
    answers['GET /api/tables/T/history/1'] = {
      moves: 1,
      seat: 0,
      view: { legal: ['old'], waiting: [], ask: '', result: null },
    }
    hello(standing(5, true, ['pass']))
    await settle()
    await table.lookBack(1)
    expect([table.view?.legal, table.legal]).toEqual([['old'], []])
    table.now()
    expect(table.legal).toEqual(['pass'])
  })

  it('tells what happened while nobody looked', async () => {
    const told = line(5, 'move', 1, { events: [{ event: 'passed', say: { key: 'k', arguments: {} } }] })
    answers['GET /api/tables/T/log'] = { lines: [line(4), told], standing: null }
    localStorage.setItem('tricorne-seen-T-0', '4')
    hello(standing(5, true, ['pass']))
    await settle()
    expect(table.missed?.map(({ number }) => number)).toEqual([5])
  })

  it('hands the device round only to who is asked', async () => {
    const two = { seats: [chair(0, false), chair(1, true, true)] }
    hello(standing(5, false, [], two), [0, 1])
    await settle()
    expect(table.turnOf).toBe(1)
    table.lookFrom(1)
    await settle(1)
    expect([table.uncovered, table.standing]).toEqual([1, null])
  })
})
