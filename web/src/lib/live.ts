// A live connection to a table: it heals itself, and asks for what was missed.

import type { Shapes } from './api'

export type News =
  | { type: 'hello'; number: number; heartbeat: number; table: Shapes['WholeTable'] }
  | ({ type: 'changed'; number: number; seat: number | null } & Shapes['Changed'])
  | ({ type: 'said' } & Shapes['Said'])
  | { type: 'heartbeat'; number: number }

/** How the connection fares: on the way, there, lost for the moment, or refused for good. */
export type Link = 'connecting' | 'live' | 'lost' | 'refused'

export interface Ears {
  news(news: News): void
  link(link: Link): void
  /** What was seen last, so that the rest can be asked for; of what was said, nothing if its number is not known. */
  seen(): { since: number | null; chat: number | null; seat: number | null }
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 15_000
// After so many heartbeats without a sign of life, the connection is given up.
const PATIENCE = 2.5
// So often a connection may be closed before it ever opened; then somebody who may not come in is told so.
const ATTEMPTS = 4

export class Live {
  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  #opened = false
  #failures = 0
  #heartbeat = 20
  /** When the last sign of life came. */
  #heard = 0
  #watch: ReturnType<typeof setTimeout> | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly table: string,
    readonly ears: Ears,
  ) {
    this.#connect()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** Leave the table. */
  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#watch)
    clearTimeout(this.#again)
    this.#part()
  }

  /** Come in anew, as when a seat was taken. */
  renew(): void {
    this.#part()
    this.again()
  }

  /** Try once more, after having been refused or instead of waiting. */
  again(): void {
    if (this.#socket || this.#closed) return
    clearTimeout(this.#again)
    this.#connect()
  }

  #hurry = ({ type }: Event): void => {
    if (document.hidden && type !== 'online') return
    // A connection may have died while nobody looked: then it has missed a heartbeat.
    if (Date.now() - this.#heard > this.#heartbeat * 1000) this.#part()
    this.again()
  }

  /** Let go of the connection without waiting for its farewell: for that of a dead one, browsers wait a minute. */
  #part(): void {
    const socket = this.#socket
    if (!socket) return
    this.#socket = null
    socket.onmessage = socket.onclose = null
    socket.close()
  }

  #connect(): void {
    const { since, chat, seat } = this.ears.seen()
    const asked = new URLSearchParams()
    if (chat !== null) asked.set('chat', String(chat))
    if (since !== null) asked.set('since', String(since))
    if (seat !== null) asked.set('seat', String(seat))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${asked}`,
    )
    this.#socket = socket
    if (!this.#opened) this.ears.link('connecting')
    this.#listen(1)
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as News)
    socket.onclose = () => this.#lost()
  }

  #hear(news: News): void {
    this.#listen()
    if (news.type === 'hello') {
      this.#opened = true
      this.#failures = 0
      this.#pause = FIRST_PAUSE
      this.#heartbeat = news.heartbeat
      this.ears.link('live')
    }
    if (news.type !== 'heartbeat') this.ears.news(news)
  }

  /** Wait for a sign of life, for so many heartbeats. */
  #listen(patience = PATIENCE): void {
    this.#heard = Date.now()
    clearTimeout(this.#watch)
    this.#watch = setTimeout(
      () => {
        this.#part()
        this.#lost(true)
      },
      this.#heartbeat * patience * 1000,
    )
  }

  /** Go on after a connection has ended, or was given up because it was silent: that is more than a stumble. */
  #lost(silent = false): void {
    clearTimeout(this.#watch)
    this.#socket = null
    if (this.#closed) return
    this.#failures += 1
    if (!this.#opened && this.#failures >= ATTEMPTS) {
      this.ears.link('refused')
      return
    }
    if (silent || this.#failures > 1) this.ears.link('lost')
    this.#again = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }
}
