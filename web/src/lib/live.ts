// A live connection to a table: it reconnects with backoff, and asks for what was missed.

import { LocalConnection } from '../local/client'
import type { Schemas } from './api'
import { isLocal } from './place'

export type LiveMessage =
  | { type: 'hello'; number: number; heartbeat: number; table: Schemas['WholeTable'] }
  | ({ type: 'changed'; number: number; seat: number | null } & Schemas['Changed'])
  | ({ type: 'said' } & Schemas['Said'])
  | { type: 'heartbeat'; number: number }
  /** Only from a table in this browser: why its bots cannot move; null once they can again. */
  | { type: 'problem'; key: string | null }

/**
 * `refused`: the connection never opened, and waits for `reconnect()`. `outdated`: the server has newer pages than
 * this one, and the connection is closed for good.
 */
export type ConnectionState = 'connecting' | 'live' | 'lost' | 'refused' | 'outdated'

export interface LiveListener {
  onmessage(message: LiveMessage): void
  onstate(state: ConnectionState): void
  /** The last numbers received, to ask for what follows; `chat` is null until the chat is loaded. */
  seen(): { since: number | null; chat: number | null; seat: number | null }
  /** Whether the server has other pages than this one: it may have been upgraded since the last connection. */
  stale(): Promise<boolean>
}

/** A live connection, to the server or to a table in this browser. */
export interface TableConnection {
  close(): void
  /** Open a new connection, for example after taking a seat. */
  restart(): void
  /** Connect now, or once more after having been refused. */
  reconnect(): void
}

/** Follow a table, wherever it is. */
export function connect(table: string, listener: LiveListener): TableConnection {
  return isLocal(table) ? new LocalConnection(table, listener) : new LiveConnection(table, listener)
}

const FIRST_BACKOFF = 400
const MAX_BACKOFF = 15_000
// The connection is dropped after this many heartbeats without a message.
const HEARTBEATS_TO_TIMEOUT = 2.5
// How often a connection may fail before it first opens; then the table asks the server for the reason.
const ATTEMPTS = 4

export class LiveConnection implements TableConnection {
  #socket: WebSocket | null = null
  #backoff = FIRST_BACKOFF
  #opened = false
  /** Messages of a new connection that wait until it is clear whether the page is stale. */
  #held: LiveMessage[] | null = null
  #failures = 0
  #heartbeat = 20
  #lastMessageAt = 0
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly table: string,
    readonly listener: LiveListener,
  ) {
    this.#connect()
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#watchdog)
    clearTimeout(this.#retry)
    this.#drop()
  }

  /** Open a new connection, for example after taking a seat. */
  restart(): void {
    this.#drop()
    this.reconnect()
  }

  /** Connect now instead of after the backoff, or once more after having been refused. */
  reconnect(): void {
    if (this.#socket || this.#closed) return
    clearTimeout(this.#retry)
    this.#connect()
  }

  #wake = ({ type }: Event): void => {
    if (document.hidden && type !== 'online') return
    // The connection may have died in the background; then it has missed a heartbeat.
    if (Date.now() - this.#lastMessageAt > this.#heartbeat * 1000) this.#drop()
    this.reconnect()
  }

  /** Drop the socket without waiting for its close event: browsers wait a minute for that of a dead one. */
  #drop(): void {
    const socket = this.#socket
    if (!socket) return
    this.#socket = null
    socket.onmessage = socket.onclose = null
    socket.close()
  }

  #connect(): void {
    const { since, chat, seat } = this.listener.seen()
    const query = new URLSearchParams()
    if (chat !== null) query.set('chat', String(chat))
    if (since !== null) query.set('since', String(since))
    if (seat !== null) query.set('seat', String(seat))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${query}`,
    )
    this.#socket = socket
    this.#held = null
    if (!this.#opened) this.listener.onstate('connecting')
    this.#resetWatchdog(1)
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as LiveMessage)
    socket.onclose = () => this.#lost()
  }

  #receive(message: LiveMessage): void {
    this.#resetWatchdog()
    // The page itself was checked when it opened the table.
    if (message.type === 'hello' && this.#opened) void this.#hold(message)
    else if (this.#held) this.#held.push(message)
    else this.#deliver(message)
  }

  /** Hold the messages of a reconnection back until it is clear that the server still has this page's version. */
  async #hold(hello: LiveMessage): Promise<void> {
    const socket = this.#socket
    const held = (this.#held = [hello])
    const stale = await this.listener.stale()
    // The connection may have ended meanwhile.
    if (this.#socket !== socket || socket === null) return
    this.#held = null
    if (stale) {
      this.close()
      this.listener.onstate('outdated')
    } else for (const message of held) this.#deliver(message)
  }

  #deliver(message: LiveMessage): void {
    if (message.type === 'hello') {
      this.#opened = true
      this.#failures = 0
      this.#backoff = FIRST_BACKOFF
      this.#heartbeat = message.heartbeat
      this.listener.onstate('live')
    }
    if (message.type !== 'heartbeat') this.listener.onmessage(message)
  }

  #resetWatchdog(heartbeats = HEARTBEATS_TO_TIMEOUT): void {
    this.#lastMessageAt = Date.now()
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(
      () => {
        this.#drop()
        this.#lost(true)
      },
      this.#heartbeat * heartbeats * 1000,
    )
  }

  /** Retry after a connection has ended or timed out; a timeout is reported at once, a first close is not. */
  #lost(timedOut = false): void {
    clearTimeout(this.#watchdog)
    this.#socket = null
    if (this.#closed) return
    this.#failures += 1
    if (!this.#opened && this.#failures >= ATTEMPTS) {
      this.listener.onstate('refused')
      return
    }
    if (timedOut || this.#failures > 1) this.listener.onstate('lost')
    this.#retry = setTimeout(() => this.#connect(), this.#backoff * (0.7 + 0.6 * Math.random()))
    this.#backoff = Math.min(this.#backoff * 2, MAX_BACKOFF)
  }
}
