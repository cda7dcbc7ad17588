// @vitest-environment node
// A table in the page does what a server's table does, by vectors that Python has written; and its storage.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it, vi } from 'vitest'
import type { LiveMessage } from '../src/lib/live'
import { LocalApi, type Call } from '../src/local/api'
import { TableError } from '../src/local/errors'
import { TableManager, type Subscriber } from '../src/local/manager'
import { Match } from '../src/local/match'
import { MemoryStorage } from '../src/local/storage'
import { LocalTable, type Draft, type Setup } from '../src/local/table'
import { canonical, GAMES, openGame, parse, vectorsOf, type TableCommand } from './local-game'

const AT = '2026-07-14T12:00:00.000Z'
const BOT = 'greedy'

const setupOf = (game: string, given: Partial<Setup>): Setup => ({
  id: 'local-1',
  game,
  rules: openGame(game).data.rules,
  components: openGame(game).data.fingerprint,
  players: 3,
  options: {},
  title: '',
  kind: 'play',
  seed: 'x',
  botSeed: 'bots',
  createdAt: AT,
  origin: null,
  ...given,
})

function draft(table: LocalTable, command: TableCommand): Draft[] {
  const { seat } = command
  switch (command.do) {
    case 'move':
      return table.draftMove(seat, command.action!, command.base!)
    case 'undo':
      return table.draftUndo(seat)
    case 'rewind':
      return table.draftRewind(seat, command.to!)
    case 'deputy':
      return table.draftDeputy(seat, BOT)
    default:
      return table.draftReturn(seat)
  }
}

function carryOut(table: LocalTable, command: TableCommand): unknown {
  try {
    table.append(draft(table, command), AT)
    return table.number
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    const { key, values, reason } = error
    return { key, arguments: values, reason: reason?.key ?? null }
  }
}

describe.each(GAMES)('%s', (name) => {
  const game = openGame(name)

  it.each(vectorsOf(name).tables)(
    'takes the commands of $people people',
    ({ players, people, seed, options, ...vector }) => {
      const table = new LocalTable(setupOf(name, { players, seed, options }), game, null)
      const chairs = Array.from({ length: players }, (_, seat) =>
        seat < people ? { name: `Anne ${seat}`, bot: null } : { name: '', bot: BOT },
      )
      table.append(table.draftSeating(chairs), AT)
      for (const { outcome, ...command } of vector.commands)
        expect({ command, outcome: carryOut(table, command) }).toEqual({ command, outcome })
      const views = [...chairs.keys(), null].map((seat) => [
        String(seat === null ? 'None' : seat),
        bytesToHex(sha256(utf8ToBytes(canonical(table.changed(0, seat))))),
      ])
      expect(Object.fromEntries(views)).toEqual(vector.views)
      // What is loaded from the log is the same table.
      const again = new LocalTable(table.setup, game, null)
      for (const entry of table.entries) again.apply(entry)
      expect(again.changed(0, 0)).toEqual(table.changed(0, 0))
    },
  )
})

class Page {
  readonly messages: LiveMessage[] = []
  readonly manager: TableManager
  readonly api: LocalApi

  constructor(readonly storage: MemoryStorage) {
    this.manager = new TableManager(storage, async (name) => openGame(name), undefined, 'test-tables')
    this.api = new LocalApi(this.manager)
  }

  request(method: string, path: string, given: Partial<Call> = {}): Promise<never> {
    const call = { method, path, parts: {}, query: {}, body: undefined, key: undefined, name: undefined, ...given }
    return this.api.handle(call) as Promise<never>
  }

  async follow(table: string): Promise<Subscriber> {
    const subscriber: Subscriber = {
      table,
      seat: undefined,
      sent: 0,
      send: (message) => void this.messages.push(structuredClone(message)),
    }
    await this.manager.subscribe(subscriber, null)
    return subscriber
  }

  /** Wait until the game waits for a person, or is over. */
  async asked(table: string): Promise<LocalTable> {
    for (;;) {
      const found = await this.manager.find(table)
      if (found.waiting().some((seat) => !found.chairs[seat]!.bot) || found.status !== 'running') return found
      await new Promise((later) => setTimeout(later, 5))
    }
  }
}

/** What has not happened by then never will, however busy the machine is. */
const LONG = 60_000

class FullStorage extends MemoryStorage {
  full = false
  override append: MemoryStorage['append'] = async (table, after, entries) => {
    if (this.full) throw new TableError(507, 'web-here-full')
    return super.append(table, after, entries)
  }
}

const at = (table: string) => ({ parts: { table } })

async function begin(page: Page, game: string, people = 1, bots = 1): Promise<string> {
  const seats = [
    ...Array.from({ length: people }, () => ({ kind: 'me', name: 'Anne' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: BOT })),
  ]
  const body = { game, players: seats.length, options: {}, seats }
  const made = (await page.request('post', '/api/tables', { body })) as { about: { id: string } }
  return made.about.id
}

describe('a local table', () => {
  it('plays a whole game against bots, and keeps it', async () => {
    const storage = new MemoryStorage()
    const page = new Page(storage)
    const id = await begin(page, 'libertalia')
    const following = await page.follow(id)
    for (;;) {
      const table = await page.asked(id)
      if (table.status !== 'running') break
      const action = table.game.texts(table.game.legal(table.match!.observe(0), 0))[0]!
      await page.request('post', '/api/tables/{table}/moves', {
        ...at(id),
        body: { seat: 0, action, version: table.number },
      })
    }
    page.manager.unsubscribe(following)
    expect(page.messages[0]!.type).toBe('hello')
    const numbers = page.messages.flatMap((message) =>
      message.type === 'changed' ? message.lines.map((line) => line.number) : [],
    )
    expect(numbers).toEqual(Array.from(numbers, (_, place) => numbers[0]! + place))

    const text = (await page.request('get', '/api/tables/{table}/record', at(id))) as string
    const record = await parse(text)
    expect(Match.fromRecord(openGame('libertalia'), record).result).not.toBeNull()
    const other = new Page(storage)
    expect(await other.request('get', '/api/tables/{table}', at(id))).toEqual(
      await page.request('get', '/api/tables/{table}', at(id)),
    )
    const replay = (await other.request('post', '/api/replays', { body: text })) as { about: { id: string } }
    const branch = (await other.request('post', '/api/tables/{table}/branch', {
      ...at(replay.about.id),
      body: { moves: 10, seat: 1, bot: BOT },
      name: 'Bonny',
    })) as { standing: { moves: number; seats: { name: string }[] } }
    expect(branch.standing.moves).toBe(10)
    expect(branch.standing.seats[1]!.name).toBe('Bonny')
    const { tables } = (await other.request('get', '/api/me/tables')) as { tables: { kind: string }[] }
    expect(tables.map(({ kind }) => kind).sort()).toEqual(['branch', 'play', 'replay'])
    await other.request('delete', '/api/tables/{table}', at(id))
    await expect(other.request('get', '/api/tables/{table}', at(id))).rejects.toMatchObject({ status: 404 })
  })

  it('carries out a request once per key', async () => {
    const page = new Page(new MemoryStorage())
    const id = await begin(page, 'liberte', 3, 0)
    const table = await page.manager.find(id)
    const seat = table.waiting()[0]!
    const action = table.game.texts(table.game.legal(table.match!.state, seat))[0]!
    const move = { ...at(id), body: { seat, action, version: table.number }, key: 'k' }
    const first = await page.request('post', '/api/tables/{table}/moves', move)
    expect(await page.request('post', '/api/tables/{table}/moves', move)).toEqual({ ...(first as object), again: true })
  })

  it('numbers people with the same name, and rejects a name that no record can contain', async () => {
    const page = new Page(new MemoryStorage())
    const table = await page.manager.find(await begin(page, 'liberte', 2, 1))
    expect(table.chairs.map(({ name }) => name)).toEqual(['Anne', 'Anne 2', BOT])
    const seats = ['Anne', 'Bonny, Mary', 'Read'].map((name) => ({ kind: 'me', name }))
    const body = { game: 'liberte', players: 3, options: {}, seats }
    await expect(page.request('post', '/api/tables', { body })).rejects.toMatchObject({ key: 'error-name' })
  })

  it('is not harmed by two tabs', async () => {
    const storage = new MemoryStorage()
    const [one, other] = [new Page(storage), new Page(storage)]
    const id = await begin(one, 'liberte', 3, 0)
    await other.manager.find(id)
    const moved = await Promise.allSettled(
      [one, other].map(async (page) => {
        const table = await page.manager.find(id)
        const seat = table.waiting()[0]!
        const action = table.game.texts(table.game.legal(table.match!.state, seat))[0]!
        return page.request('post', '/api/tables/{table}/moves', {
          ...at(id),
          body: { seat, action, version: table.number },
        })
      }),
    )
    expect(moved.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    const fresh = await new Page(storage).manager.find(id)
    expect(fresh.number).toBe((await storage.read(id))!.entries.length)
    expect((await storage.read(id))!.entries.map(({ number }) => number)).toEqual(
      Array.from({ length: fresh.number }, (_, place) => place + 1),
    )
  })

  it('keeps what is stored when the storage is full', async () => {
    const storage = new FullStorage()
    const page = new Page(storage)
    const id = await begin(page, 'liberte', 3, 0)
    const table = await page.manager.find(id)
    const seat = table.waiting()[0]!
    const action = table.game.texts(table.game.legal(table.match!.state, seat))[0]!
    const move = { ...at(id), body: { seat, action, version: table.number } }
    const before = await page.request('get', '/api/tables/{table}', at(id))
    storage.full = true
    await expect(page.request('post', '/api/tables/{table}/moves', move)).rejects.toMatchObject({
      key: 'web-here-full',
    })
    expect(await page.request('get', '/api/tables/{table}', at(id))).toEqual(before)
    storage.full = false
    await page.request('post', '/api/tables/{table}/moves', move)
  })

  it(
    'says that bots cannot move because the storage is full, and goes on later',
    async () => {
      const storage = new FullStorage()
      const page = new Page(storage)
      const id = await begin(page, 'libertalia', 1, 1)
      storage.full = true
      const following = await page.follow(id)
      const problems = () => page.messages.filter(({ type }) => type === 'problem')
      await vi.waitFor(() => expect(problems()).toEqual([{ type: 'problem', key: 'web-here-full' }]), LONG)
      storage.full = false
      await vi.waitFor(() => expect(problems().at(-1)).toEqual({ type: 'problem', key: null }), LONG)
      expect(problems()).toHaveLength(2)
      page.manager.unsubscribe(following)
    },
    2 * LONG,
  )

  it('says why a game of other components cannot continue', async () => {
    const storage = new MemoryStorage()
    const id = await begin(new Page(storage), 'liberte', 3, 0)
    ;(await storage.read(id))!.table.setup.components = 'other'
    const table = await new Page(storage).manager.find(id)
    expect(table.standing(0).problem).toEqual({ key: 'error-components-changed', arguments: {} })
    expect(() => table.draftUndo(0)).toThrow('error-table')
  })

  it('teaches a lesson step by step', async () => {
    const page = new Page(new MemoryStorage())
    const lesson = (await page.request('get', '/api/lessons/{game}', { parts: { game: 'libertalia' } })) as {
      seat: number
      moves: number
      steps: { moves: number; action: string }[]
    }
    const begun = (await page.request('post', '/api/lessons/{game}', { parts: { game: 'libertalia' } })) as {
      about: { id: string }
    }
    const { id } = begun.about
    const following = await page.follow(id)
    for (const step of lesson.steps) {
      while ((await page.manager.find(id)).moves < step.moves) await new Promise((later) => setTimeout(later, 5))
      const { number } = await page.manager.find(id)
      await page.request('post', '/api/tables/{table}/moves', {
        ...at(id),
        body: { seat: lesson.seat, action: step.action, version: number },
      })
    }
    while ((await page.manager.find(id)).moves < lesson.moves) await new Promise((later) => setTimeout(later, 5))
    page.manager.unsubscribe(following)
    expect((await page.manager.find(id)).moves).toBe(lesson.moves)
  })
})
