// All local tables: they are loaded from storage when needed, change under a lock, and tell their subscribers.
// While somebody looks at a table, its bots move.

import type { LiveMessage } from '../lib/live'
import { choose } from './bots'
import { notFound, TableError } from './errors'
import { loadGame } from './load'
import { forgetGame, withOwnCards } from './own-sets'
import { parseRecord } from './record-file'
import { Outdated, type StoredTable, type TableStorage } from './storage'
import { LocalTable, type Draft, type Entry, type Lesson, type Setup } from './table'

export type LoadGame = typeof loadGame

/** A page that follows a table. */
export interface Subscriber {
  table: string
  seat: number | undefined
  send(message: LiveMessage): void
  /** The number of the last entry that was sent. */
  sent: number
}

/** Live connections to a server have a heartbeat, in seconds; this one cannot break off. */
const HEARTBEAT = 20
/** The bot that decides if another one has failed. */
const SUBSTITUTE = 'greedy'
/** After how many milliseconds bots try again when their move could not be stored. */
const RETRY_MS = 1000

export class TableManager {
  readonly #tables = new Map<string, Promise<LocalTable>>()
  readonly #locks = new Map<string, Promise<unknown>>()
  readonly #subscribers = new Set<Subscriber>()
  readonly #driving = new Map<string, AbortController>()
  /** The tables whose bots could not store their last move. */
  readonly #failing = new Set<string>()
  readonly #channel: BroadcastChannel | null

  constructor(
    readonly storage: TableStorage,
    readonly load: LoadGame = loadGame,
    readonly now: () => string = () => new Date().toISOString(),
    channel: string | null = 'tricorne-tables',
  ) {
    this.#channel = channel && typeof BroadcastChannel === 'function' ? new BroadcastChannel(channel) : null
    if (this.#channel) this.#channel.onmessage = ({ data }: MessageEvent<string>) => void this.#catchUp(data)
  }

  /** Return a table; throws if there is none. */
  find(id: string): Promise<LocalTable> {
    let table = this.#tables.get(id)
    if (!table) {
      table = this.#read(id)
      table.catch(() => this.#tables.delete(id))
      this.#tables.set(id, table)
    }
    return table
  }

  async #read(id: string): Promise<LocalTable> {
    const found = await this.storage.read(id)
    if (!found) throw notFound('error-no-table', { table: id.slice(0, 40) })
    const table = await this.#open(found.table.setup)
    for (const entry of found.entries) table.apply(entry)
    if (table.broken) table.status = found.table.summary.status as LocalTable['status']
    return table
  }

  async #open(setup: Setup): Promise<LocalTable> {
    const builtIn = await this.load(setup.game)
    const game = setup.cards === undefined ? builtIn : withOwnCards(builtIn, setup.cards)
    return new LocalTable(setup, game, setup.kind === 'lesson' ? await this.lesson(setup.game) : null)
  }

  async lesson(name: string): Promise<Lesson> {
    const { lesson, record: limits } = (await this.load(name)).data
    const { moves } = await parseRecord(lesson.record, limits, this.load)
    return { moves, steps: new Set(lesson.steps.map((step) => step.moves)) }
  }

  /** Create a table with its first entries. */
  async create(setup: Setup, drafting: (table: LocalTable) => Draft[]): Promise<LocalTable> {
    const table = await this.#open(setup)
    const entries = table.append(drafting(table), this.now())
    await this.storage.create(stored(table), entries)
    this.#tables.set(setup.id, Promise.resolve(table))
    return table
  }

  /** Change a table; the entries are on disk when this resolves. */
  change(id: string, drafting: (table: LocalTable) => Draft[]): Promise<Entry[]> {
    return this.#locked(id, async () => {
      for (let attempt = 0; ; attempt += 1) {
        const table = await this.find(id)
        const after = table.number
        const drafts = drafting(table)
        if (!drafts.length) return []
        try {
          const entries = table.append(drafts, this.now())
          await this.storage.append(stored(table), after, entries)
          this.#publish(table)
          this.#channel?.postMessage(id)
          return entries
        } catch (error) {
          // What is in memory is not what is stored.
          this.#tables.delete(id)
          if (table.setup.cards !== undefined && !(error instanceof TableError || error instanceof Outdated)) {
            // The rules could not go on with somebody's own cards, and their memory is in an unknown state.
            console.error(error)
            forgetGame(table.setup.game, table.setup.cards)
            drafting = (now) =>
              now.status === 'running' ? [{ kind: 'close', seat: null, data: { why: 'rules' } }] : []
            continue
          }
          if (!(error instanceof Outdated) || attempt > 0) throw error
          this.#publish(await this.find(id))
        }
      }
    })
  }

  /** Remove a table for good. */
  remove(id: string): Promise<void> {
    return this.#locked(id, async () => {
      await this.storage.remove(id)
      this.#tables.delete(id)
    })
  }

  /** Wait until nobody else works on a table. */
  #locked<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#locks.get(id) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#locks.set(
      id,
      mine.catch(() => undefined),
    )
    return mine
  }

  /** Read what another tab has added to a table that is open here. */
  async #catchUp(id: string): Promise<void> {
    if (!this.#tables.has(id)) return
    await this.#locked(id, async () => {
      const table = await this.find(id)
      const found = await this.storage.read(id, table.number)
      for (const entry of found?.entries ?? []) table.apply(entry)
      this.#publish(table)
    })
  }

  /** Follow a table: first it is sent as a whole, then every change. */
  async subscribe(subscriber: Subscriber, since: number | null): Promise<void> {
    const table = await this.find(subscriber.table)
    const seat = table.pointOfView(subscriber.seat)
    subscriber.send({ type: 'hello', number: table.number, heartbeat: HEARTBEAT, table: table.whole(seat) })
    if (since !== null && since < table.number)
      subscriber.send({ type: 'changed', number: table.number, seat, ...table.changed(since, seat) })
    subscriber.sent = table.number
    this.#subscribers.add(subscriber)
    void this.#drive(table.setup.id)
  }

  /** Stop following a table; when nobody follows it, its bots stop thinking. */
  unsubscribe(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber)
    if (!this.#followed(subscriber.table)) this.#driving.get(subscriber.table)?.abort()
  }

  #followed(id: string): boolean {
    return [...this.#subscribers].some(({ table }) => table === id)
  }

  #publish(table: LocalTable): void {
    const { id } = table.setup
    for (const subscriber of this.#subscribers) {
      if (subscriber.table !== id || subscriber.sent >= table.number) continue
      const seat = table.pointOfView(table.yours.includes(subscriber.seat ?? -1) ? subscriber.seat : undefined)
      subscriber.send({ type: 'changed', number: table.number, seat, ...table.changed(subscriber.sent, seat) })
      subscriber.sent = table.number
    }
    void this.#drive(id)
  }

  /** Play for bots, and continue a lesson, as long as one of them is asked. Only one tab does so. */
  async #drive(id: string): Promise<void> {
    if (this.#driving.has(id)) return
    const stopping = new AbortController()
    this.#driving.set(id, stopping)
    let failed: TableError | null = null
    try {
      const play = (): Promise<void> => this.#playBots(id, stopping.signal)
      // Locks need HTTPS. Without them, two tabs think about the same move, and one of them is late.
      if (navigator.locks) await navigator.locks.request(`tricorne-bots-${id}`, { signal: stopping.signal }, play)
      else await play()
    } catch (error) {
      if (!stopping.signal.aborted) {
        if (!(error instanceof TableError)) throw error
        // The storage may be full for now.
        failed = error
      }
    } finally {
      this.#driving.delete(id)
    }
    if (failed) {
      this.#report(id, failed.key)
      await new Promise((later) => setTimeout(later, RETRY_MS))
    }
    // Somebody may have moved, or come back, while this ended.
    if (this.#followed(id) && botToMove(await this.find(id)) !== null) await this.#drive(id)
  }

  /** Say why bots cannot move, or that they can again. */
  #report(id: string, key: string | null): void {
    if (this.#failing.has(id) === (key !== null)) return
    if (key === null) this.#failing.delete(id)
    else this.#failing.add(id)
    for (const subscriber of this.#subscribers) if (subscriber.table === id) subscriber.send({ type: 'problem', key })
  }

  async #playBots(id: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      const table = await this.find(id)
      const seat = botToMove(table)
      if (seat === null || signal.aborted) return
      const { number } = table
      const bot = table.chairs[seat]!.bot ?? table.game.data.bots.deputy
      const action = table.scripted(seat) ?? (await decide(table, seat, bot, signal))
      try {
        await this.change(id, (now) => {
          if (botToMove(now) !== seat) throw new Changed()
          return now.draftMove(seat, now.game.text(action), number)
        })
        this.#report(id, null)
      } catch (error) {
        // The table has changed meanwhile: look again.
        if (error instanceof Changed || (error instanceof TableError && error.status === 409)) continue
        throw error
      }
    }
  }
}

class Changed extends Error {}

/** Let a bot decide. If it fails, for example since the device is short of memory, a simpler one does. */
async function decide(table: LocalTable, seat: number, bot: string, signal: AbortSignal): Promise<number> {
  const question = table.question(seat)
  try {
    return await choose(table.game, bot, question, signal)
  } catch (error) {
    if (signal.aborted) throw error
    console.error(error)
    return choose(table.game, SUBSTITUTE, question, signal)
  }
}

/** The first seat that a bot or a lesson has to move; null if there is none. */
function botToMove(table: LocalTable): number | null {
  const moves = (seat: number): boolean =>
    table.scripted(seat) !== null || (table.chairs[seat]!.bot !== null && !table.lesson)
  return table.waiting().find(moves) ?? null
}

const stored = (table: LocalTable): StoredTable => ({
  id: table.setup.id,
  setup: table.setup,
  summary: table.summary(),
})
