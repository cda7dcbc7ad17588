import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live, type Link, type News } from '../src/lib/live'
import { openHouse, Socket } from './house'

const hello = { type: 'hello', number: 4, heartbeat: 20, table: {} } as unknown as News
let links: Link[]
let heard: News[]
let live: Live

beforeEach(() => {
  vi.useFakeTimers()
  openHouse()
  links = []
  heard = []
  live = new Live('TABLE', {
    news: (news) => heard.push(news),
    link: (link) => links.push(link),
    seen: () => ({ since: heard.length ? 4 : null, chat: 7, seat: 1 }),
  })
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

describe('a live connection', () => {
  it('says what was seen last when it comes back', () => {
    expect(Socket.last.asked('since')).toBeNull()
    Socket.last.tell(hello)
    Socket.last.close()
    vi.advanceTimersByTime(1000)
    expect(Socket.opened).toHaveLength(2)
    expect([Socket.last.asked('since'), Socket.last.asked('chat'), Socket.last.asked('seat')]).toEqual(['4', '7', '1'])
  })

  it('is not called lost for one stumble, but for two', () => {
    Socket.last.tell(hello)
    Socket.last.close()
    expect(links).toEqual(['connecting', 'live'])
    vi.advanceTimersByTime(1000)
    Socket.last.close()
    expect(links.at(-1)).toBe('lost')
    vi.advanceTimersByTime(5000)
    Socket.last.tell(hello)
    expect(links.at(-1)).toBe('live')
  })

  it('gives up a connection that shows no sign of life', () => {
    Socket.last.tell(hello)
    vi.advanceTimersByTime(49_000)
    expect(Socket.opened).toHaveLength(1)
    vi.advanceTimersByTime(3000)
    expect(Socket.opened.length).toBeGreaterThan(1)
  })

  it('waits for no farewell of a connection that is dead, and says that it is lost', () => {
    Socket.last.tell(hello)
    const dead = Socket.last
    dead.answers = false
    vi.advanceTimersByTime(51_000)
    expect(links.at(-1)).toBe('lost')
    expect(Socket.opened).toHaveLength(2)
    dead.tell({ type: 'said', number: 9 } as unknown as News)
    expect(heard).toHaveLength(1)
  })

  it('comes in anew without waiting for the farewell of the old connection', () => {
    Socket.last.tell(hello)
    Socket.last.answers = false
    live.renew()
    expect(Socket.opened).toHaveLength(2)
    expect(links).toEqual(['connecting', 'live'])
  })

  it('does not wait longer than a heartbeat for the first word', () => {
    Socket.last.tell(hello)
    Socket.last.close()
    vi.advanceTimersByTime(1000)
    Socket.last.answers = false
    vi.advanceTimersByTime(20_000)
    expect(links.at(-1)).toBe('lost')
  })

  it.each(['online', 'visibilitychange'])('looks after a connection that was silent when it hears: %s', (event) => {
    const happen = () => (event === 'online' ? window : document).dispatchEvent(new Event(event))
    Socket.last.tell(hello)
    Socket.last.answers = false
    vi.advanceTimersByTime(19_000)
    happen()
    expect(Socket.opened).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    happen()
    expect(Socket.opened).toHaveLength(2)
  })

  it('is refused when it never opens', () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      Socket.last.close()
      vi.advanceTimersByTime(20_000)
    }
    expect(links.at(-1)).toBe('refused')
    expect(Socket.opened).toHaveLength(4)
  })

  it('keeps heartbeats to itself', () => {
    Socket.last.tell(hello)
    Socket.last.tell({ type: 'heartbeat', number: 4 })
    expect(heard).toHaveLength(1)
  })
})
