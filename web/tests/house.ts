// A server that is none: sockets and answers in the hands of a test.

import type { News } from '../src/lib/live'

export class Socket {
  static opened: Socket[] = []
  static get last(): Socket {
    return Socket.opened.at(-1)!
  }
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  /** Whether it says that it is closed; where the line is dead, nothing does. */
  answers = true

  constructor(readonly url: string) {
    Socket.opened.push(this)
  }

  close(): void {
    if (this.answers) this.onclose?.()
  }

  tell(news: News): void {
    this.onmessage?.({ data: JSON.stringify(news) })
  }

  asked(name: string): string | null {
    return new URL(this.url).searchParams.get(name)
  }
}

export interface Request {
  method: string
  path: string
  body: unknown
  /** Its idempotency key. */
  key: string | null
}

type Answer = unknown | ((request: Request) => unknown)

/** Answer requests by their method and path; returns what was asked. */
export function serve(answers: Record<string, Answer>): Request[] {
  const asked: Request[] = []
  globalThis.fetch = async (input, options = {}) => {
    const url = new URL(String(input), 'http://localhost')
    const request = {
      method: options.method ?? 'GET',
      path: url.pathname,
      body: options.body ? (JSON.parse(String(options.body)) as unknown) : undefined,
      key: new Headers(options.headers).get('Idempotency-Key'),
    }
    asked.push(request)
    const answer = answers[`${request.method} ${request.path}`]
    const content = typeof answer === 'function' ? ((await answer(request)) as unknown) : answer
    if (content instanceof Error) throw content
    if (content instanceof Response) return content
    return new Response(JSON.stringify(content ?? {}), { status: answer === undefined ? 404 : 200 })
  }
  return asked
}

/** Let everything that is ready be done. */
export const settle = (milliseconds = 0): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

export function openHouse(): void {
  Socket.opened = []
  globalThis.WebSocket = Socket as unknown as typeof WebSocket
}
