// A fake server: sockets and responses that a test controls.

import type { LiveMessage } from '../src/lib/live'

export class FakeSocket {
  static opened: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1)!
  }
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  /** Whether it reports that it is closed; a dead connection does not. */
  responsive = true

  constructor(readonly url: string) {
    FakeSocket.opened.push(this)
  }

  close(): void {
    if (this.responsive) this.onclose?.()
  }

  receive(message: LiveMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  query(name: string): string | null {
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

/** Respond to requests by method and path; returns the list of requests. */
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

/** Wait until pending work is done. */
export const flush = (milliseconds = 0): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

export function useFakeSockets(): void {
  FakeSocket.opened = []
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket
}

/** The setup of a table that the tests play at. */
export const about = {
  id: 'T',
  title: '',
  game: 'some',
  rules: 2,
  components: '',
  players: 2,
  options: {},
  kind: 'play',
  public: false,
  rated: true,
  pace: null,
  host: 'me',
  commitment: '',
  own_cards: false,
  origin: null,
} as const
