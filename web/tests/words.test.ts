import { beforeAll, describe, expect, it } from 'vitest'
import { ago, say, words } from '../src/lib/words.svelte'

beforeAll(async () => {
  await words.use('en')
  await words.also(/\/liberte\.ftl$/)
})

describe('words', () => {
  it('says a message with its arguments, and a key that is not known as itself', () => {
    expect(say('web-players', { low: 2, high: 6 })).toBe('2–6 players')
    expect(say('web-nothing-of-the-kind')).toBe('web-nothing-of-the-kind')
  })

  it('takes over everything that was loaded when the language changes', async () => {
    await words.use('fr')
    expect(say('web-nav-play')).toBe('Jouer')
    expect(words.has('liberte-event-turn')).toBe(true)
    expect(document.documentElement.lang).toBe('fr')
    await words.use('en')
    expect(say('web-nav-play')).toBe('Play')
  })

  it('tells where the arguments of a sentence stand', () => {
    const pieces = words.pieces('liberte-event-played', { seat: 'Élise', card: 'Danton' }, ['seat', 'card'])
    expect(pieces).toEqual([
      { name: 'seat', text: 'Élise' },
      { text: ' plays ' },
      { name: 'card', text: 'Danton' },
      { text: '.' },
    ])
  })

  it('leaves alone what a sentence chooses its words by', () => {
    const pieces = words.pieces('liberte-event-government', { faction: 'blue' }, ['faction'])
    expect(pieces).toEqual([{ text: 'The Moderates form the government.' }])
  })

  it('tells how long ago something was', () => {
    expect(ago(new Date(Date.now() - 3 * 3_600_000).toISOString())).toBe('3 hours ago')
  })
})
