import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Face } from '../src/lib/face'
import { person } from '../src/lib/person.svelte'
import { Table, type Standing } from '../src/lib/table.svelte'
import { translations } from '../src/lib/translations.svelte'
import Picture from '../src/games/liberte/Picture.svelte'
import Leaderboard from '../src/pages/Leaderboard.svelte'
import NewTable from '../src/pages/NewTable.svelte'
import Tables from '../src/pages/Tables.svelte'
import Hints from '../src/parts/table/Hints.svelte'
import Notes from '../src/parts/table/Notes.svelte'
import Rated from '../src/parts/table/Rated.svelte'
import TableBar from '../src/parts/table/TableBar.svelte'
import { about, useFakeSockets, serve, flush, FakeSocket, type Request } from './fake-server'

const face = { label: (_: Table, action: string) => action } as unknown as Face
const standing = (number: number): Standing => ({
  number,
  moves: number,
  status: 'running',
  asked: 1,
  undo: false,
  proposal: null,
  unrated: { key: 'unrated-bot', arguments: { name: 'planner' } },
  rematch: null,
  rematch_by: null,
  closable: false,
  awaited: [],
  seed: null,
  secret: null,
  problem: null,
  seats: [
    {
      seat: 0,
      waiting: true,
      person: 'me',
      name: 'Élise',
      bot: null,
      number_hash: null,
      number: null,
      seconds_left: null,
      deputy_in: null,
    },
  ],
  view: { legal: ['pass'], waiting: [0], ask: 'x', result: null },
})
const options = [
  { name: 'edition', values: ['second', 'first'], unless: [] },
  { name: 'second_card', values: [true, false], unless: [{ given: { edition: 'first' }, value: false }] },
]
const refusal = () =>
  new Response(JSON.stringify({ error: 'error-busy', arguments: {}, message: 'Not now.' }), { status: 503 })

let answers: Record<string, unknown>
let asked: Request[]
let page: HTMLElement
let table: Table | null
let shown: Record<string, unknown>[]

beforeEach(async () => {
  useFakeSockets()
  page = document.body
  page.innerHTML = ''
  table = null
  shown = []
  answers = {
    'GET /api/games': {
      games: [{ name: 'liberte', rules: 1, players: [3, 4, 5, 6], options, components: {} }],
      bots: [],
      reactions: [],
    },
    'GET /api/me': { person: { id: 'me', name: 'Élise' }, webhook: null },
    'GET /api/tables/T/log': { lines: [], standing: null },
    'GET /api/tables/T/chat': { channel: 'players', messages: [] },
  }
  asked = serve(answers)
  person.me = { id: 'me', name: 'Élise' } as typeof person.me
  await translations.use('en')
})
afterEach(() => {
  for (const part of shown) void unmount(part)
  table?.leave()
})

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): () => void {
  const made = mount(part, { target: page, props }) as Record<string, unknown>
  shown.push(made)
  flushSync()
  return () => {
    shown.splice(shown.indexOf(made), 1)
    void unmount(made)
  }
}
async function openTable(number: number): Promise<Table> {
  table = new Table('T')
  FakeSocket.last.receive({
    type: 'hello',
    number,
    heartbeat: 20,
    table: { about: { ...about }, seat: 0, yours: [0], standing: standing(number) },
  })
  await flush()
  return table
}
const find = <E extends HTMLElement>(place: string): E => page.querySelector<E>(place)!

describe('hints', () => {
  const questions = () => asked.filter(({ path }) => path.endsWith('/hints')).length

  it('are requested once per position, even if that fails', async () => {
    answers['GET /api/tables/T/hints'] = refusal
    show(Hints, { table: await openTable(5), face })
    await flush(20)
    expect(questions()).toBe(1)
    expect(page.textContent).toContain('Not now.')
    answers['GET /api/tables/T/hints'] = {
      number: 6,
      candidates: [{ action: 'pass', chance: 0.5, points: null, share: null }],
    }
    FakeSocket.last.receive({ type: 'changed', number: 6, seat: 0, lines: [], standing: standing(6) })
    await flush(20)
    expect(questions()).toBe(2)
    expect(page.textContent).toContain('pass')
  })

  it('are requested again if the position has changed meanwhile', async () => {
    let tell: (hints: unknown) => void = () => {}
    answers['GET /api/tables/T/hints'] = () => new Promise((later) => (tell = later))
    show(Hints, { table: await openTable(5), face })
    await flush()
    FakeSocket.last.receive({ type: 'changed', number: 6, seat: 0, lines: [], standing: standing(6) })
    await flush()
    expect(questions()).toBe(1)
    tell({ number: 5, candidates: [] })
    await flush(20)
    expect(questions()).toBe(2)
  })
})

describe('a rated game', () => {
  const rated = { ...standing(5), unrated: null }

  it('offers and requests no hints', async () => {
    const table = await openTable(5)
    show(TableBar, { table: table })
    find<HTMLButtonElement>('.menu > button').click()
    flushSync()
    const offers = () =>
      [...page.querySelectorAll('button')].filter((button) =>
        `${button.getAttribute('aria-label')} ${button.textContent}`.includes('Hint'),
      ).length
    expect(offers()).toBe(2)
    FakeSocket.last.receive({ type: 'changed', number: 5, seat: 0, lines: [], standing: rated })
    await flush()
    expect(offers()).toBe(0)
    table.open('hint')
    expect(table.sheet).toBe(null)
    await table.askHint()
    expect(asked.filter(({ path }) => path.endsWith('/hints'))).toEqual([])
  })

  it('says that it is rated, or why not', async () => {
    show(Rated, { table: await openTable(5) })
    expect(page.textContent).toContain('Not rated: a bot has one of the seats.')
    FakeSocket.last.receive({ type: 'changed', number: 5, seat: 0, lines: [], standing: rated })
    await flush()
    expect(page.textContent).toContain('This game is rated')
  })
})

describe('the leaderboard', () => {
  const line = (rank: number, provisional: boolean) => ({
    rank,
    person: `p${rank}`,
    name: `Name ${rank}`,
    rating: 20 - rank,
    strength: 25,
    uncertainty: 2,
    provisional,
    games: 12,
    won: 3,
  })

  it('lists people page by page, for the game and number of players that are chosen', async () => {
    answers['GET /api/ratings'] = {
      game: 'liberte',
      players: 4,
      ratings: [line(1, false), line(2, true)],
      more: '2 18.0 p2',
    }
    show(Leaderboard, { game: null, part: null })
    await flush(20)
    const rows = () => [...page.querySelectorAll('tbody tr')].map((row) => row.textContent)
    expect(rows().map((row) => row?.includes('provisional'))).toEqual([false, true])
    expect(rows()[0]).toContain('19.0')
    expect(rows()[0]).not.toContain('19.0?')
    expect(rows()[1]).toContain('18.0?')
    expect(rows()[0]).toContain('25%')
    answers['GET /api/ratings'] = { game: 'liberte', players: 4, ratings: [line(3, false)], more: null }
    find<HTMLButtonElement>('section > button').click()
    await flush(20)
    expect(rows().length).toBe(3)
    expect(page.querySelector('section > button')).toBe(null)
    answers['GET /api/ratings'] = { game: 'liberte', players: 3, ratings: [], more: null }
    find<HTMLInputElement>('input[value="3"]').click()
    await flush(20)
    expect(rows()).toEqual([])
    expect(page.textContent).toContain('Nobody has finished a rated game')
    const queries = asked.filter(({ path }) => path.startsWith('/api/ratings'))
    expect(queries.length).toBe(3)
  })
})

describe('notes', () => {
  it('keep what was written while they were being saved', async () => {
    answers['GET /api/tables/T/notes'] = { text: '' }
    let done: (kept: unknown) => void = () => {}
    answers['PUT /api/tables/T/notes'] = () => new Promise((later) => (done = later))
    const close = show(Notes, { table: await openTable(5) })
    await flush()
    const write = (text: string) => {
      const field = find<HTMLTextAreaElement>('textarea')
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      flushSync()
    }
    vi.useFakeTimers()
    write('one')
    await vi.advanceTimersByTimeAsync(800)
    write('one two')
    done({})
    await vi.advanceTimersByTimeAsync(0)
    vi.useRealTimers()
    close()
    await flush()
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { text: 'one' },
      { text: 'one two' },
    ])
  })
})

describe('a new table', () => {
  const press = (place: string, name: string) => {
    const found = [...page.querySelectorAll<HTMLElement>(place)].find(
      (element) => element.textContent?.includes(name) || element.getAttribute('aria-label')?.includes(name),
    )
    found!.click()
    flushSync()
  }
  const secondCard = () => find<HTMLInputElement>('.options input[type=checkbox]')

  it('keeps its options when seats change, and sends only those that were chosen', async () => {
    show(NewTable, { game: 'liberte' })
    await flush()
    flushSync()
    expect(secondCard().checked).toBe(true)
    press('.options label, .options button', 'First')
    expect(secondCard().checked).toBe(false)
    press('button', 'Add a seat')
    expect([secondCard().checked, page.querySelectorAll('.seats li').length]).toEqual([false, 5])
    answers['POST /api/tables'] = refusal
    find<HTMLFormElement>('form').requestSubmit()
    await flush(20)
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      players: 5,
      options: { edition: 'first' },
    })
  })
})

describe('the list of tables', () => {
  it('shows the last query, in whatever order the responses come', async () => {
    const line = (title: string) => ({
      ...about,
      id: title,
      title,
      status: 'open',
      seats: [],
      moved_at: '2026-01-01T00:00:00Z',
      waits_for_you: false,
      result: null,
    })
    let late: (found: unknown) => void = () => {}
    answers['GET /api/tables'] = () => new Promise((answer) => (late = answer))
    answers['GET /api/me/tables'] = { tables: [line('newer')], more: null }
    show(Tables, {})
    await flush()
    find('input[value=mine]').click()
    await flush()
    late({ tables: [line('older')], more: null })
    await flush()
    expect(page.textContent).toContain('newer')
    expect(page.textContent).not.toContain('older')
  })
})

describe('the large card', () => {
  it('says what a locked special does, and why it cannot be played now', async () => {
    await translations.load(/liberte\.ftl$/)
    const cards = [{ id: 1, set: 'A', type: 'special', name: 'Purge', needs: ['presence'], region: null }]
    const table = { components: { cards }, view: null }
    show(Picture as unknown as Component<Record<string, unknown>>, {
      table,
      name: 'card',
      value: 1,
      why: Promise.resolve('Not without presence.'),
    })
    await flush()
    expect(page.querySelector('.effect')!.textContent).toContain('display')
    expect(page.querySelector('.why')!.textContent).toContain('Not without presence.')
  })
})
