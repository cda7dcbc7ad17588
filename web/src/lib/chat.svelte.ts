// The chat of a table, and how much of it has been read in this browser.

import { ApiError, NetworkError, request, type Schemas } from './api'
import { loadNumber, saveNumber } from './bookmarks'
import { person } from './person.svelte'

export type ChatMessage = Schemas['Said']

export class Chat {
  messages = $state.raw<ChatMessage[]>([])
  /** How many messages of others arrived while this page was open. */
  arrivals = $state(0)
  /** The number of the last message that was read. */
  #read = $state(0)
  /** Players and spectators have separate channels, each with its own numbers. */
  #channel: string | null = null
  #loaded = false

  constructor(readonly table: string) {}

  /** How many messages of others are unread. */
  get unread(): number {
    return this.messages.filter((message) => message.number > this.#read && message.person !== person.me?.id).length
  }

  /** The number of the last message; null until earlier messages are loaded. */
  get last(): number | null {
    return this.#loaded ? (this.messages.at(-1)?.number ?? 0) : null
  }

  /** Join a channel, and load its earlier messages. */
  async enter(channel: 'players' | 'spectators'): Promise<void> {
    if (channel !== this.#channel) {
      this.#channel = channel
      this.#loaded = false
      this.messages = []
      this.#read = loadNumber(this.#storageKey)
    }
    if (this.#loaded) return
    try {
      const { messages } = await request('get', '/api/tables/{table}/chat', { path: { table: this.table } })
      if (channel !== this.#channel) return
      this.#loaded = true
      const newer = this.messages.filter(({ number }) => number > (messages.at(-1)?.number ?? 0))
      this.messages = [...messages, ...newer]
    } catch (error) {
      // Tried again when the connection is back.
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
    }
  }

  receive(message: ChatMessage): void {
    if (message.channel !== this.#channel || message.number <= (this.messages.at(-1)?.number ?? 0)) return
    this.messages = [...this.messages, message]
    if (message.person !== person.me?.id) this.arrivals += 1
  }

  markRead(): void {
    const last = this.messages.at(-1)
    if (!last) return
    this.#read = last.number
    saveNumber(this.#storageKey, last.number)
  }

  send(text: string): Promise<ChatMessage> {
    return this.#post({ text })
  }

  react(reaction: string): Promise<ChatMessage> {
    return this.#post({ reaction })
  }

  #post(body: { text: string } | { reaction: string }): Promise<ChatMessage> {
    return request('post', '/api/tables/{table}/chat', { path: { table: this.table }, body })
  }

  get #storageKey(): string {
    return `tricorne-read-${this.table}-${this.#channel}`
  }
}
