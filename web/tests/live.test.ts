import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveConnection, type ConnectionState, type LiveMessage } from '../src/lib/live'
import { useFakeSockets, FakeSocket } from './fake-server'

const hello = { type: 'hello', number: 4, heartbeat: 20, table: {} } as unknown as LiveMessage
let states: ConnectionState[]
let received: LiveMessage[]
let live: LiveConnection
let stale: boolean

beforeEach(() => {
  vi.useFakeTimers()
  useFakeSockets()
  states = []
  received = []
  stale = false
  live = new LiveConnection('TABLE', {
    onmessage: (message) => received.push(message),
    onstate: (state) => states.push(state),
    seen: () => ({ since: received.length ? 4 : null, chat: 7, seat: 1 }),
    stale: () => Promise.resolve(stale),
  })
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

describe('a live connection', () => {
  it('asks for what it missed when it reconnects', () => {
    expect(FakeSocket.last.query('since')).toBeNull()
    FakeSocket.last.receive(hello)
    FakeSocket.last.close()
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.opened).toHaveLength(2)
    expect([FakeSocket.last.query('since'), FakeSocket.last.query('chat'), FakeSocket.last.query('seat')]).toEqual([
      '4',
      '7',
      '1',
    ])
  })

  it('closes for good if the server was upgraded meanwhile', async () => {
    FakeSocket.last.receive(hello)
    FakeSocket.last.close()
    vi.advanceTimersByTime(1000)
    stale = true
    FakeSocket.last.receive(hello)
    FakeSocket.last.receive({ type: 'changed', number: 5 } as unknown as LiveMessage)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(received).toEqual([hello])
    expect(states.at(-1)).toBe('outdated')
    expect(FakeSocket.opened).toHaveLength(2)
  })

  it('delivers what it held back if the server was not upgraded', async () => {
    FakeSocket.last.receive(hello)
    FakeSocket.last.close()
    vi.advanceTimersByTime(1000)
    const changed = { type: 'changed', number: 5 } as unknown as LiveMessage
    FakeSocket.last.receive(hello)
    FakeSocket.last.receive(changed)
    expect(received).toEqual([hello])
    await vi.advanceTimersByTimeAsync(0)
    expect(received).toEqual([hello, hello, changed])
  })

  it('is lost after two failures, not after one', async () => {
    FakeSocket.last.receive(hello)
    FakeSocket.last.close()
    expect(states).toEqual(['connecting', 'live'])
    vi.advanceTimersByTime(1000)
    FakeSocket.last.close()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(5000)
    FakeSocket.last.receive(hello)
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toBe('live')
  })

  it('drops a connection without heartbeats', () => {
    FakeSocket.last.receive(hello)
    vi.advanceTimersByTime(49_000)
    expect(FakeSocket.opened).toHaveLength(1)
    vi.advanceTimersByTime(3000)
    expect(FakeSocket.opened.length).toBeGreaterThan(1)
  })

  it('does not wait for the close event of a dead connection', () => {
    FakeSocket.last.receive(hello)
    const dead = FakeSocket.last
    dead.responsive = false
    vi.advanceTimersByTime(51_000)
    expect(states.at(-1)).toBe('lost')
    expect(FakeSocket.opened).toHaveLength(2)
    dead.receive({ type: 'said', number: 9 } as unknown as LiveMessage)
    expect(received).toHaveLength(1)
  })

  it('restarts without waiting for the close event of the old connection', () => {
    FakeSocket.last.receive(hello)
    FakeSocket.last.responsive = false
    live.restart()
    expect(FakeSocket.opened).toHaveLength(2)
    expect(states).toEqual(['connecting', 'live'])
  })

  it('waits one heartbeat for the first message', () => {
    FakeSocket.last.receive(hello)
    FakeSocket.last.close()
    vi.advanceTimersByTime(1000)
    FakeSocket.last.responsive = false
    vi.advanceTimersByTime(20_000)
    expect(states.at(-1)).toBe('lost')
  })

  it.each(['online', 'visibilitychange'])('checks a silent connection on %s', (event) => {
    const dispatch = () => (event === 'online' ? window : document).dispatchEvent(new Event(event))
    FakeSocket.last.receive(hello)
    FakeSocket.last.responsive = false
    vi.advanceTimersByTime(19_000)
    dispatch()
    expect(FakeSocket.opened).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    dispatch()
    expect(FakeSocket.opened).toHaveLength(2)
  })

  it('is refused when it never opens', () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      FakeSocket.last.close()
      vi.advanceTimersByTime(20_000)
    }
    expect(states.at(-1)).toBe('refused')
    expect(FakeSocket.opened).toHaveLength(4)
  })

  it('does not pass heartbeats on', () => {
    FakeSocket.last.receive(hello)
    FakeSocket.last.receive({ type: 'heartbeat', number: 4 })
    expect(received).toHaveLength(1)
  })
})
