// Who sits at this browser.

import { ask, type Shapes } from './api'
import { words } from './words.svelte'

export type Me = NonNullable<Shapes['Me']['person']>
export type Webhook = NonNullable<Shapes['Me']['webhook']>

class Person {
  me = $state<Me | null>(null)
  webhook = $state<Webhook | null>(null)
  #asked: Promise<void> | null = null

  /** Find out who sits here. */
  known(): Promise<void> {
    this.#asked ??= this.refresh().catch((error: unknown) => {
      this.#asked = null
      throw error
    })
    return this.#asked
  }

  async refresh(): Promise<void> {
    this.take(await ask('get', '/api/me'))
  }

  /** Be whom the server knows. */
  take(known: Shapes['Me']): void {
    this.me = known.person ?? null
    this.webhook = known.webhook ?? null
  }

  /** Be somebody: a guest, if nobody is known yet, of this name or one that is made up. */
  async be(name?: string): Promise<Me> {
    await this.known()
    if (!this.me) this.take(await ask('post', '/api/people', { body: { name: name ?? madeUp() } }))
    return this.me!
  }

  async rename(name: string): Promise<void> {
    this.take(await ask('patch', '/api/me', { body: { name } }))
  }
}

/** Make up a name in the language of the page. */
export function madeUp(): string {
  const names = words.list('web-guest-names')
  return names[Math.floor(Math.random() * names.length)]!
}

export const person = new Person()
