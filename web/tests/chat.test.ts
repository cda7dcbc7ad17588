import { beforeEach, describe, expect, it } from 'vitest'
import { person } from '../src/lib/person.svelte'
import { Chat, type ChatMessage } from '../src/lib/chat.svelte'
import { serve } from './fake-server'

const said = (number: number, who = 'other', channel = 'players'): ChatMessage => ({
  number,
  channel,
  person: who,
  name: who,
  text: 'x',
  reaction: null,
  at: '2026-01-01T00:00:00Z',
})
let answers: Record<string, unknown>

async function enter(channel: 'players' | 'spectators' = 'players'): Promise<Chat> {
  const chat = new Chat('T')
  await chat.enter(channel)
  return chat
}

beforeEach(() => {
  localStorage.clear()
  person.me = { id: 'me' } as typeof person.me
  answers = { 'GET /api/tables/T/chat': { channel: 'players', messages: [said(1), said(2, 'me'), said(3)] } }
  serve(answers)
})

describe('chat', () => {
  it('does not count earlier messages as arrivals', async () => {
    const chat = await enter()
    expect([chat.unread, chat.arrivals, chat.last]).toEqual([2, 0, 3])
    chat.receive(said(4))
    expect([chat.unread, chat.arrivals, chat.last]).toEqual([3, 1, 4])
  })

  it('stays read when the page is reloaded', async () => {
    ;(await enter()).markRead()
    const again = await enter()
    expect([again.unread, again.messages.length]).toEqual([0, 3])
    again.receive(said(4))
    expect(again.unread).toBe(1)
  })

  it('does not count one’s own messages', async () => {
    const chat = await enter()
    chat.markRead()
    chat.receive(said(4, 'me'))
    expect([chat.unread, chat.arrivals, chat.messages.length]).toEqual([0, 0, 4])
  })

  it('keeps messages that arrive while earlier ones are being loaded', async () => {
    const chat = new Chat('T')
    const entered = chat.enter('players')
    chat.receive(said(4))
    await entered
    expect(chat.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  it('starts over when a spectator sits down: the channels are separate', async () => {
    answers['GET /api/tables/T/chat'] = {
      channel: 'spectators',
      messages: [said(1, 'other', 'spectators'), said(9, 'other', 'spectators')],
    }
    const chat = await enter('spectators')
    chat.markRead()
    answers['GET /api/tables/T/chat'] = { channel: 'players', messages: [said(1)] }
    await chat.enter('players')
    expect([chat.messages.length, chat.unread, chat.last]).toEqual([1, 1, 1])
  })

  it('retries after a failed load', async () => {
    const kept = answers['GET /api/tables/T/chat']
    answers['GET /api/tables/T/chat'] = new Error('away')
    const chat = await enter()
    expect(chat.last).toBeNull()
    answers['GET /api/tables/T/chat'] = kept
    await chat.enter('players')
    expect(chat.messages).toHaveLength(3)
  })
})
