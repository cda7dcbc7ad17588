// The person who is logged in, or a guest.

import { request, type Schemas } from './api'
import { hasServer } from './host'
import { PERSON } from './place'
import { translations } from './translations.svelte'

export type Me = NonNullable<Schemas['Me']['person']>
export type Webhook = NonNullable<Schemas['Me']['webhook']>

const LOCAL_NAME = 'tricorne.name'

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
    if (hasServer) this.set(await request('get', '/api/me'))
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

  /** Whether an id is that of this person, on the server or at a table in this browser. */
  is(id: string | null | undefined): boolean {
    return id != null && (id === PERSON || id === this.me?.id)
  }

  /** The name at tables in this browser: the person's own, or a random one that is kept. */
  get localName(): string {
    if (this.me) return this.me.name
    const name = localStorage.getItem(LOCAL_NAME) ?? randomName()
    localStorage.setItem(LOCAL_NAME, name)
    return name
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
