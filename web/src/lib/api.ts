// The API client: every request is typed by the server's OpenAPI description. Requests about a local table go
// to the worker that runs it instead of the server.

import { requestLocally } from '../local/client'
import { hasServer } from './host'
import { placeOf, type Place } from './place'
import type { components, paths } from './schema'

export type Schemas = components['schemas']
export type Problem = Schemas['Problem']
export type Message = Schemas['Message']

/** An error response; its message is for people, in their language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message)
  }

  get key(): string {
    return this.problem.error
  }
}

/** The server could not be reached, or there is none; whether the request was carried out is unknown. */
export class NetworkError extends Error {}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Operation<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never
type Content<T> = T extends { content: { 'application/json': infer J } } ? J : undefined
type ResponseOf<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201)]> : never
type Body<O> = O extends { requestBody: { content: { 'application/json': infer J } } }
  ? { body: J }
  : O extends { requestBody?: infer R }
    ? OptionalBody<NonNullable<R>>
    : { body?: never }
type OptionalBody<R> = [R] extends [never]
  ? { body?: never }
  : R extends { content: { 'application/json': infer J } }
    ? { body?: J }
    : { body?: never }
type PathOf<O> = O extends { parameters: { path: infer A } } ? { path: A } : { path?: never }
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? { query?: Q } : { query?: never }
type Keyed<O> = O extends { parameters: { header?: { 'Idempotency-Key'?: unknown } } }
  ? { key?: string }
  : { key?: never }
/** Requests that name no table, such as a new one, say where it is; one in this browser needs a person's name. */
type RequestOptions<O> = PathOf<O> & QueryOf<O> & Body<O> & Keyed<O> & { place?: Place; name?: string }

let language = 'en'

/** Set the language of error messages. */
export function setLanguage(name: string): void {
  language = name
}

/** Send a request; throws `ApiError` or `NetworkError`. */
export async function request<P extends keyof paths, M extends Method>(
  method: M,
  path: P,
  ...options: RequestOptions<Operation<P, M>> extends { path: unknown } | { body: unknown }
    ? [RequestOptions<Operation<P, M>>]
    : [RequestOptions<Operation<P, M>>?]
): Promise<ResponseOf<Operation<P, M>>> {
  const given = ((options as unknown[])[0] ?? {}) as {
    path?: Record<string, string | number>
    query?: Record<string, unknown>
    body?: unknown
    key?: string
    place?: Place
    name?: string
  }
  if ((given.place ?? placeOf(String(given.path?.table ?? ''))) === 'browser') {
    const { path: parts = {}, query = {}, body, key, name } = given
    return (await requestLocally({ method, path, parts, query, body, key, name })) as ResponseOf<Operation<P, M>>
  }
  const headers: Record<string, string> = { 'Accept-Language': language }
  const init: RequestInit = { method: method.toUpperCase(), headers, credentials: 'same-origin' }
  if (given.body !== undefined) {
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(given.body)
  }
  if (given.key !== undefined) headers['Idempotency-Key'] = given.key
  return (await send(urlOf(path, given.path, given.query), init)) as ResponseOf<Operation<P, M>>
}

/** Make an idempotency key. `crypto.randomUUID` would need HTTPS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Send a text as it is: a record to import, or a component file. */
async function postText(path: string, text: string, place: Place): Promise<unknown> {
  if (place === 'browser')
    return requestLocally({ method: 'post', path, parts: {}, query: {}, body: text, key: undefined, name: undefined })
  return send(path, {
    method: 'POST',
    body: text,
    headers: { 'Accept-Language': language, 'Content-Type': 'text/plain' },
    credentials: 'same-origin',
  })
}

/** Import a record for review. */
export const importRecord = async (text: string, place: Place): Promise<Schemas['WholeTable']> =>
  (await postText('/api/replays', text, place)) as Schemas['WholeTable']

/** Add a component file to one's sets of cards. */
export const addCardSet = async (text: string, place: Place): Promise<Schemas['CardSetAdded']> =>
  (await postText('/api/card-sets', text, place)) as Schemas['CardSetAdded']

async function send(url: string, init: RequestInit): Promise<unknown> {
  if (!hasServer) throw new NetworkError('a static site has no server')
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (error) {
    throw new NetworkError(String(error))
  }
  const text = await response.text().catch((error: unknown) => {
    throw new NetworkError(String(error))
  })
  if (response.ok && !text) return undefined
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    // A proxy has answered instead of the server.
    throw new NetworkError(`${response.status} ${response.statusText}`)
  }
  if (!response.ok) throw new ApiError(response.status, content as Problem)
  return content
}

function urlOf(path: string, parts: Record<string, string | number> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size ? `${filled}?${search}` : filled
}
