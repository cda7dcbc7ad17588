// The page's side of local tables: requests to the worker, and live connections.

import { ApiError, type Problem } from '../lib/api'
import type { LiveListener, TableConnection } from '../lib/live'
import { translations, type Arguments } from '../lib/translations.svelte'
import type { Call } from './api'
import type { Failure, ToPage, ToWorker } from './protocol'

interface Waiting {
  resolve(content: unknown): void
  reject(failure: Failure): void
}

// The message arguments that are seats, which people count from 1. Messages about a record keep its notation.
const SEATS = ['seat', 'owner', 'victim', 'target', 'other', 'receiver', 'giver', 'last']
const RECORD_PREFIX = 'record-'
const ERRORS = /\/(errors|server)\.ftl$/

let worker: Worker | null = null
let last = 0
const waiting = new Map<number, Waiting>()
const following = new Map<number, LiveListener>()

function post(message: ToWorker): void {
  worker ??= start()
  worker.postMessage(message)
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<ToPage>) => receive(data)
  started.onerror = () => {
    // The worker itself could not be loaded: the next request tries again.
    worker = null
    for (const { reject } of waiting.values())
      reject({ status: 503, error: 'web-here-rules', arguments: {}, reason: null, changed: undefined })
    waiting.clear()
  }
  return started
}

function receive(message: ToPage): void {
  if (message.type === 'live') {
    const listener = following.get(message.id)
    if (message.message.type === 'hello') listener?.onstate('live')
    listener?.onmessage(message.message)
  } else if (message.type === 'response') {
    waiting.get(message.id)?.resolve(message.content)
    waiting.delete(message.id)
  } else if (waiting.has(message.id)) {
    waiting.get(message.id)!.reject(message.failure)
    waiting.delete(message.id)
  } else {
    const listener = following.get(message.id)
    following.delete(message.id)
    listener?.onstate('refused')
  }
}

/** Send a request to the worker; throws `ApiError`. */
export async function requestLocally(call: Call): Promise<unknown> {
  const id = (last += 1)
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  post({ type: 'request', id, call })
  return answer.catch(async (failure: Failure) => {
    throw new ApiError(failure.status, await explain(failure))
  })
}

/** Add the message for people, as the server does. */
async function explain({ status, changed, ...failure }: Failure): Promise<Problem> {
  await translations.load(ERRORS)
  const say = (key: string, values: Arguments): string => translations.translate(key, forPeople(key, values))
  const { error, reason } = failure
  const why = reason && say(reason.key, reason.arguments as Arguments)
  let message = why ?? ''
  if (error !== 'error-illegal-action' || !why) {
    const said = say(error, failure.arguments)
    message = why ? translations.translate('error-because', { said, reason: why }) : said
  }
  return { ...failure, message, ...(changed ? { changed: changed as NonNullable<Problem['changed']> } : {}) }
}

function forPeople(key: string, values: Arguments): Arguments {
  if (key.startsWith(RECORD_PREFIX)) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      SEATS.includes(name) && typeof value === 'number' ? value + 1 : value,
    ]),
  )
}

/** A live connection to a table in the worker: it never breaks off. */
export class LocalConnection implements TableConnection {
  #id = 0

  constructor(
    readonly table: string,
    readonly listener: LiveListener,
  ) {
    this.#connect()
  }

  #connect(): void {
    const { since, seat } = this.listener.seen()
    this.#id = last += 1
    following.set(this.#id, this.listener)
    post({ type: 'subscribe', id: this.#id, table: this.table, seat, since })
  }

  close(): void {
    following.delete(this.#id)
    post({ type: 'unsubscribe', id: this.#id })
  }

  restart(): void {
    this.close()
    this.#connect()
  }

  reconnect(): void {
    if (!following.has(this.#id)) this.#connect()
  }
}
