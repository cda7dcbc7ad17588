// Speaking to the server: every request is typed by its OpenAPI description.

import type { components, paths } from './schema'

export type Shapes = components['schemas']
export type Problem = Shapes['Problem']
export type Message = Shapes['Message']

/** Why the server did not do something; its message is for people, in their language. */
export class Refused extends Error {
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

/** The server could not be reached: nothing is known about what was asked. */
export class Unreachable extends Error {}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Operation<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never
type Content<T> = T extends { content: { 'application/json': infer J } } ? J : undefined
type Answers<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201)]> : never
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
type Wishes<O> = PathOf<O> & QueryOf<O> & Body<O> & Keyed<O>

let language = 'en'

/** In which language the server shall say what goes wrong. */
export function speak(name: string): void {
  language = name
}

/** Ask the server for something; raises `Refused` or `Unreachable`. */
export async function ask<P extends keyof paths, M extends Method>(
  method: M,
  path: P,
  ...wishes: Wishes<Operation<P, M>> extends { path: unknown } | { body: unknown }
    ? [Wishes<Operation<P, M>>]
    : [Wishes<Operation<P, M>>?]
): Promise<Answers<Operation<P, M>>> {
  const given = ((wishes as unknown[])[0] ?? {}) as {
    path?: Record<string, string | number>
    query?: Record<string, unknown>
    body?: unknown
    key?: string
  }
  const headers: Record<string, string> = { 'Accept-Language': language }
  const request: RequestInit = { method: method.toUpperCase(), headers, credentials: 'same-origin' }
  if (given.body !== undefined) {
    headers['Content-Type'] = 'application/json'
    request.body = JSON.stringify(given.body)
  }
  if (given.key !== undefined) headers['Idempotency-Key'] = given.key
  return (await send(address(path, given.path, given.query), request)) as Answers<Operation<P, M>>
}

/** Make an idempotency key: what is sent again with the same one is done once. Works without HTTPS, too. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Send a text as it is, such as a record. */
export async function post(path: string, text: string): Promise<unknown> {
  return send(path, {
    method: 'POST',
    body: text,
    headers: { 'Accept-Language': language, 'Content-Type': 'text/plain' },
    credentials: 'same-origin',
  })
}

async function send(url: string, request: RequestInit): Promise<unknown> {
  let answer: Response
  try {
    answer = await fetch(url, request)
  } catch (error) {
    throw new Unreachable(String(error))
  }
  const text = await answer.text().catch((error: unknown) => {
    throw new Unreachable(String(error))
  })
  if (answer.ok && !text) return undefined
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    // Something between here and the server has answered in its place.
    throw new Unreachable(`${answer.status} ${answer.statusText}`)
  }
  if (!answer.ok) throw new Refused(answer.status, content as Problem)
  return content
}

function address(
  path: string,
  parts: Record<string, string | number> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) asked.set(name, String(value))
  }
  return asked.size ? `${filled}?${asked}` : filled
}
