import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeAll, describe, expect, it } from 'vitest'
import { functionsOf, marked, Name, split } from '../src/lib/grammar'
import { ago, autonym, chosenFrom, listed, translate, translations } from '../src/lib/translations.svelte'

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

  it('formats lists', async () => {
    expect(listed(['Anne', 'Bert', 'Carl'])).toBe('Anne, Bert, and Carl')
    await translations.use('fr')
    expect(listed(['Anne', 'Bert', 'Carl'])).toBe('Anne, Bert et Carl')
    await translations.use('en')
  })
})

describe('languages', () => {
  it('are chosen in the order of the wanted ones', () => {
    expect(chosenFrom(['tlh', 'fr-CA', 'en'])).toBe('fr')
    expect(chosenFrom(['tlh'])).toBe('en')
  })

  it('have their own names', () => {
    expect(autonym('fr')).toBe('Français')
    expect(autonym('de')).toBe('Deutsch')
  })
})

// `tests/i18n/test_names.py` asserts the same of the terminal.
describe('names', () => {
  it.each([
    ['Religious Problems', 'Placez un bloc des Troubles religieux (il en reste 2).'],
    ['Bread Shortage', 'Placez un bloc de la Disette (il en reste 2).'],
    ['Olympe de Gouges', 'Placez un bloc d’Olympe de Gouges (il en reste 2).'],
    ['Jacobins', 'Placez un bloc des Jacobins (il en reste 2).'],
    ['Société de 1789', 'Placez un bloc de la Société de 1789 (il en reste 2).'],
    ['Institut philanthropique', 'Placez un bloc de l’Institut philanthropique (il en reste 2).'],
    ["Emmanuel d'Antraigues", 'Placez un bloc d’Emmanuel d’Antraigues (il en reste 2).'],
  ])('take their own form or that of their language: %s', async (card, expected) => {
    await translations.use('fr')
    expect(translate('liberte-ask-place', { card: translations.named('liberte', card), left: 2 })).toBe(expected)
    await translations.use('en')
  })

  it('have an article only within a sentence, and typographic apostrophes', async () => {
    await translations.use('fr')
    expect(translations.name('liberte', 'Salon français')).toBe('Salon français')
    expect(translations.named('liberte', 'Salon français').value).toBe('le Salon français')
    expect(translations.name('liberte', "Charles, comte d'Artois")).toBe('Charles, comte d’Artois')
    await translations.use('en')
  })

  const bundle: FluentBundle = new FluentBundle('it', { functions: functionsOf(() => bundle), useIsolating: false })
  bundle.addResource(
    new FluentResource(`
name-forms = { $name }
    .of = di { $name }
    .gender = masculine
the-terror = il Terrore
    .of = del Terrore
the-shortage = la Carestia
    .of = della Carestia
    .gender = feminine
block = un blocco { FORM($card, "of") }
struck = { CAP($card) } è { GENDER($card) ->
    [feminine] colpita
   *[other] colpito
}.
`),
  )
  const terror = new Name('il Terrore', 'the-terror')
  const shortage = new Name('la Carestia', 'the-shortage')
  const say = (key: string, card: Name | string) => bundle.formatPattern(bundle.getMessage(key)!.value!, { card })

  it('are declined, choose by gender, and are capitalized', () => {
    expect(say('block', terror)).toBe('un blocco del Terrore')
    expect(say('block', 'Danton')).toBe('un blocco di Danton')
    expect(say('struck', terror)).toBe('Il Terrore è colpito.')
    expect(say('struck', shortage)).toBe('La Carestia è colpita.')
  })

  it('are pieces of their own, with what belongs to their form', () => {
    expect(split(say('block', marked('card', terror) as Name))).toEqual([
      { text: 'un blocco ' },
      { name: 'card', text: 'del Terrore' },
    ])
    expect(split(say('struck', marked('card', shortage) as Name))).toEqual([
      { name: 'card', text: 'La Carestia' },
      { text: ' è colpita.' },
    ])
  })
})
