import { beforeEach, describe, expect, it } from 'vitest'
import { person } from '../src/lib/person.svelte'
import { Talk, type Said } from '../src/lib/talk.svelte'
import { serve } from './house'

const said = (number: number, who = 'other', channel = 'players'): Said => ({
  number,
  channel,
  person: who,
  name: who,
  text: 'x',
  reaction: null,
  at: '2026-01-01T00:00:00Z',
})
let answers: Record<string, unknown>

async function comeIn(channel: 'players' | 'spectators' = 'players'): Promise<Talk> {
  const talk = new Talk('T')
  await talk.enter(channel)
  return talk
}

beforeEach(() => {
  localStorage.clear()
  person.me = { id: 'me' } as typeof person.me
  answers = { 'GET /api/tables/T/chat': { channel: 'players', messages: [said(1), said(2, 'me'), said(3)] } }
  serve(answers)
})

describe('talk', () => {
  it('calls nobody for what was said earlier', async () => {
    const talk = await comeIn()
    expect([talk.unread, talk.calls, talk.last]).toEqual([2, 0, 3])
    talk.hear(said(4))
    expect([talk.unread, talk.calls, talk.last]).toEqual([3, 1, 4])
  })

  it('is not unread again when the page is loaded anew', async () => {
    ;(await comeIn()).read()
    const again = await comeIn()
    expect([again.unread, again.said.length]).toEqual([0, 3])
    again.hear(said(4))
    expect(again.unread).toBe(1)
  })

  it('never counts what one says oneself', async () => {
    const talk = await comeIn()
    talk.read()
    talk.hear(said(4, 'me'))
    expect([talk.unread, talk.calls, talk.said.length]).toEqual([0, 0, 4])
  })

  it('keeps what is said while earlier remarks are on their way', async () => {
    const talk = new Talk('T')
    const entered = talk.enter('players')
    talk.hear(said(4))
    await entered
    expect(talk.said.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  it('begins anew for whoever sits down: players have other remarks than spectators', async () => {
    answers['GET /api/tables/T/chat'] = {
      channel: 'spectators',
      messages: [said(1, 'other', 'spectators'), said(9, 'other', 'spectators')],
    }
    const talk = await comeIn('spectators')
    talk.read()
    answers['GET /api/tables/T/chat'] = { channel: 'players', messages: [said(1)] }
    await talk.enter('players')
    expect([talk.said.length, talk.unread, talk.last]).toEqual([1, 1, 1])
  })

  it('asks again for what could not be told', async () => {
    const kept = answers['GET /api/tables/T/chat']
    answers['GET /api/tables/T/chat'] = new Error('away')
    const talk = await comeIn()
    expect(talk.last).toBeNull()
    answers['GET /api/tables/T/chat'] = kept
    await talk.enter('players')
    expect(talk.said).toHaveLength(3)
  })
})
