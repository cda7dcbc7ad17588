import { beforeAll, describe, expect, it } from 'vitest'
import { ago, translate, translations } from '../src/lib/translations.svelte'

beforeAll(async () => {
  await translations.use('en')
  await translations.load(/\/liberte\.ftl$/)
})

describe('translations', () => {
  it('formats a message with its arguments, and returns an unknown key', () => {
    expect(translate('web-players', { low: 2, high: 6 })).toBe('2–6 players')
    expect(translate('web-nothing-of-the-kind')).toBe('web-nothing-of-the-kind')
  })

  it('reloads all catalogues when the language changes', async () => {
    await translations.use('fr')
    expect(translate('web-nav-play')).toBe('Jouer')
    expect(translations.has('liberte-event-turn')).toBe(true)
    expect(document.documentElement.lang).toBe('fr')
    await translations.use('en')
    expect(translate('web-nav-play')).toBe('Play')
  })

  it('splits a message at its arguments', () => {
    const pieces = translations.pieces('liberte-event-played', { seat: 'Élise', card: 'Danton' }, ['seat', 'card'])
    expect(pieces).toEqual([
      { name: 'seat', text: 'Élise' },
      { text: ' plays ' },
      { name: 'card', text: 'Danton' },
      { text: '.' },
    ])
  })

  it('does not mark arguments that select a variant', () => {
    const pieces = translations.pieces('liberte-event-government', { faction: 'blue' }, ['faction'])
    expect(pieces).toEqual([{ text: 'The Moderates form the government.' }])
  })

  it('formats relative times', () => {
    expect(ago(new Date(Date.now() - 3 * 3_600_000).toISOString())).toBe('3 hours ago')
  })
})
