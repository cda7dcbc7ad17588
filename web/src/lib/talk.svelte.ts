// What people say at a table, and how much of it was read here.

import { ask, Refused, Unreachable, type Shapes } from './api'
import { recall, remember } from './bookmarks'
import { person } from './person.svelte'

export type Said = Shapes['Said']

export class Talk {
  said = $state.raw<Said[]>([])
  /** How often somebody else has spoken while one was here. */
  calls = $state(0)
  /** The number of the last remark that was read. */
  #read = $state(0)
  /** Players talk among themselves, and so do spectators; each count their own. */
  #channel: string | null = null
  #recalled = false

  constructor(readonly table: string) {}

  /** How many remarks of others were not read yet. */
  get unread(): number {
    return this.said.filter((said) => said.number > this.#read && said.person !== person.me?.id).length
  }

  /** The number of the last remark; null before those of earlier are known. */
  get last(): number | null {
    return this.#recalled ? (this.said.at(-1)?.number ?? 0) : null
  }

  /** Come in, as a player or a spectator: what was said earlier is recalled, and calls nobody. */
  async enter(channel: 'players' | 'spectators'): Promise<void> {
    if (channel !== this.#channel) {
      this.#channel = channel
      this.#recalled = false
      this.said = []
      this.#read = recall(this.#place)
    }
    if (this.#recalled) return
    try {
      const { messages } = await ask('get', '/api/tables/{table}/chat', { path: { table: this.table } })
      if (channel !== this.#channel) return
      this.#recalled = true
      const newer = this.said.filter(({ number }) => number > (messages.at(-1)?.number ?? 0))
      this.said = [...messages, ...newer]
    } catch (error) {
      // It is asked for again when the connection comes back.
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error
    }
  }

  hear(said: Said): void {
    if (said.channel !== this.#channel || said.number <= (this.said.at(-1)?.number ?? 0)) return
    this.said = [...this.said, said]
    if (said.person !== person.me?.id) this.calls += 1
  }

  /** Everything that was said is read now. */
  read(): void {
    const last = this.said.at(-1)
    if (!last) return
    this.#read = last.number
    remember(this.#place, last.number)
  }

  say(text: string): Promise<Said> {
    return this.#post({ text })
  }

  react(reaction: string): Promise<Said> {
    return this.#post({ reaction })
  }

  #post(body: { text: string } | { reaction: string }): Promise<Said> {
    return ask('post', '/api/tables/{table}/chat', { path: { table: this.table }, body })
  }

  get #place(): string {
    return `tricorne-read-${this.table}-${this.#channel}`
  }
}
