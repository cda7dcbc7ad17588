// The person who is logged in, or a guest.

import { request, type Schemas } from './api'
import { translations } from './translations.svelte'

export type Me = NonNullable<Schemas['Me']['person']>
export type Webhook = NonNullable<Schemas['Me']['webhook']>

class Person {
  me = $state<Me | null>(null)
  webhook = $state<Webhook | null>(null)
  #loading: Promise<void> | null = null

  /** Load the person once. */
  load(): Promise<void> {
    this.#loading ??= this.refresh().catch((error: unknown) => {
      this.#loading = null
      throw error
    })
    return this.#loading
  }

  async refresh(): Promise<void> {
    this.set(await request('get', '/api/me'))
  }

  set({ person, webhook }: Schemas['Me']): void {
    this.me = person ?? null
    this.webhook = webhook ?? null
  }

  /** Create a guest, with a random name unless one is given, if nobody is logged in. */
  async ensure(name?: string): Promise<Me> {
    await this.load()
    if (!this.me) this.set(await request('post', '/api/people', { body: { name: name ?? randomName() } }))
    return this.me!
  }

  async rename(name: string): Promise<void> {
    this.set(await request('patch', '/api/me', { body: { name } }))
  }
}

/** Return a random name for a guest, in the language of the page. */
export function randomName(): string {
  const names = translations.list('web-guest-names')
  return names[Math.floor(Math.random() * names.length)]!
}

export const person = new Person()
