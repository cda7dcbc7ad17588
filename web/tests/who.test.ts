// Who they were: the keys of names, and what the pages know about the people of Liberté.

import { beforeAll, describe, expect, it } from 'vitest'
import glyphs from '../src/art/glyphs.svg?raw'
import { people, personOf } from '../src/games/liberte/people'
import { groupBy } from '../src/lib/group'
import { withDe } from '../src/lib/grammar'
import { slugOf } from '../src/lib/names'
import { translations } from '../src/lib/translations.svelte'
import { loadWho, who } from '../src/lib/who'
import data from '../src/local/data/liberte.json'

beforeAll(async () => {
  await translations.use('en')
  await translations.load(/\/web_liberte\.ftl$/)
})

describe('who they were', () => {
  it('finds a line by the name of a card, a place or a battle', async () => {
    expect(slugOf("Charles, comte d'Artois")).toBe('charles-comte-d-artois')
    expect(slugOf('Société de 1789')).toBe('societe-de-1789')
    expect(who('liberte', 'Georges Danton')).toBe('')
    await loadWho('liberte')
    expect(who('liberte', 'Georges Danton')).toContain('1759–1794')
    expect(who('liberte', 'Valmy', 'battle-')).toContain('1792')
    expect(who('liberte', 'Île-de-France', 'place-')).toContain('Versailles')
    expect(who('liberte', 'My own uncle')).toBe('')
  })

  it('knows an office and a look for every person of the built-in set', () => {
    const persons = data.components.cards.filter((card) => card.type === 'personality')
    expect(persons.map(({ name }) => name).toSorted()).toEqual([...people.keys()].toSorted())
    for (const { office } of people.values()) {
      expect(glyphs).toContain(`id="office-${office}"`)
      expect(translations.has(`web-liberte-office-${office}`), office).toBe(true)
    }
    expect(personOf({ name: "Charles, comte d'Artois", general: false }).office).toBe('prince')
    expect(personOf({ name: 'Jean-Paul Rabaut Saint-Étienne', general: false }).office).toBe('pastor')
  })
})

describe('French names in sentences', () => {
  it.each([
    ['Anne', 'd’Anne'],
    ['Élise', 'd’Élise'],
    ['Œdipe', 'd’Œdipe'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Bertrand', 'de Bertrand'],
  ])('puts de before %s', (name, expected) => expect(withDe(name)).toBe(expected))

  it('elides before a name that is marked as a piece', async () => {
    await translations.use('fr')
    await translations.load(/\/(liberte|libertalia)\.ftl$/)
    const pieces = translations.pieces('libertalia-event-shot', { seat: 'Anne', rank: 'le Coq', owner: 'Bea' }, [
      'seat',
    ])
    expect(pieces.slice(0, 2)).toEqual([{ text: 'Le Canonnier d’' }, { name: 'seat', text: 'Anne' }])
    expect(`${translations.named('libertalia', 'Freed Slave')}`).toBe('l’Esclave affranchi')
    expect(`${translations.named('liberte', 'Georges Danton')}`).toBe('Georges Danton')
    await translations.use('en')
  })
})

it('groups a list by a key', () => {
  expect([...groupBy([1, 2, 3, 4], (number) => number % 2)]).toEqual([
    [1, [1, 3]],
    [0, [2, 4]],
  ])
})
