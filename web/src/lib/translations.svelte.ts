// Translations from the same Fluent catalogues (`.ftl`) as in the terminal and on the server, loaded on demand.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { FluentVariable } from '@fluent/bundle'
import { setLanguage, type Message } from './api'
import { capitalized, functionsOf, hasMarked, marked, Name, split, type Piece } from './grammar'
import { nameKey, typeset } from './names'

export type Arguments = Record<string, FluentVariable>
export type { Piece }

// The catalogues of the pages and of each game; the others are for the terminal.
const files = import.meta.glob<string>(
  [
    '../../../src/tricorne/i18n/*/web*.ftl',
    '../../../src/tricorne/i18n/*/table.ftl',
    '../../../src/tricorne/i18n/*/errors.ftl',
    '../../../src/tricorne/i18n/*/server.ftl',
    '../../../src/tricorne/i18n/*/liberte*.ftl',
    '../../../src/tricorne/i18n/*/libertalia*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

// The catalogues that every page needs.
const ALWAYS = /\/(web|table)\.ftl$/
const FALLBACK = 'en'

/** A language is a directory of catalogues; its code is its name. */
export type Language = string
const languageOf = (path: string): Language => path.split('/').at(-2)!
export const LANGUAGES: readonly Language[] = [...new Set(Object.keys(files).map(languageOf))].sort()

/** The name of a language in the language itself: "Français". */
export const autonym = (language: Language): string =>
  capitalized(new Intl.DisplayNames(language, { type: 'language' }).of(language)!)

/** The first of the wanted languages that there is, else English. */
export const chosenFrom = (wanted: readonly string[]): Language =>
  wanted.map((name) => name.split('-')[0]!.toLowerCase()).find((name) => LANGUAGES.includes(name)) ?? FALLBACK

class Translations {
  language = $state<Language>(FALLBACK)
  /** Incremented when a catalogue is loaded, so that texts are rendered again. */
  #loaded = $state(0)
  #bundles = new Map<Language, FluentBundle>()
  #known = new Set<string>()
  #wanted: RegExp[] = [ALWAYS]

  /** Switch to a language. */
  async use(language: Language): Promise<void> {
    await Promise.all(this.#wanted.map((pattern) => this.#load(language, pattern)))
    this.language = language
    document.documentElement.lang = language
    setLanguage(language)
  }

  /** Load further catalogues, such as those of a game. */
  async load(pattern: RegExp): Promise<void> {
    if (!this.#wanted.some((known) => known.source === pattern.source)) this.#wanted.push(pattern)
    await this.#load(this.language, pattern)
  }

  has(key: string): boolean {
    void this.#loaded
    return this.#bundles.get(this.language)?.hasMessage(key) ?? false
  }

  /** Format a message; an unknown key is returned as it is. */
  translate(key: string, values: Arguments = {}): string {
    void this.#loaded
    const bundle = this.#bundles.get(this.language)
    const value = bundle?.getMessage(key)?.value
    return bundle && value ? bundle.formatPattern(value, values) : key
  }

  /** Format a message, and split it where the named arguments occur. */
  pieces(key: string, values: Arguments, names: readonly string[]): Piece[] {
    const wanted = names.filter((name) => name in values)
    const found = Object.fromEntries(wanted.map((name) => [name, marked(name, values[name])]))
    const sentence = this.translate(key, { ...values, ...found })
    // An argument that only selects a variant does not occur in the text, and must not be marked.
    const shown = wanted.filter((name) => hasMarked(sentence, name))
    return shown.length < wanted.length ? this.pieces(key, values, shown) : split(sentence)
  }

  /** Translate the name of a card or a character, alone; a proper name stays as it is. */
  name(game: string, name: string): string {
    const key = nameKey(game, 'name', name)
    return this.has(key) ? this.translate(key) : typeset(name)
  }

  /** The name of a card or a character for a message, which may decline it: alone, or with its article. */
  named(game: string, name: string, form: 'name' | 'the' = 'the'): Name {
    const [key, shown] = [nameKey(game, 'the', name), nameKey(game, form, name)]
    return new Name(this.has(shown) ? this.translate(shown) : typeset(name), key)
  }

  format(message: Message): string {
    return this.translate(message.key, message.arguments as Arguments)
  }

  /** Return the items of a message that is a comma-separated list, such as names to choose from. */
  list(key: string): string[] {
    return this.translate(key)
      .split(',')
      .map((item) => item.trim())
  }

  async #load(language: Language, pattern: RegExp): Promise<void> {
    const wanted = Object.entries(files).filter(
      ([path]) => languageOf(path) === language && pattern.test(path) && !this.#known.has(path),
    )
    const texts = await Promise.all(wanted.map(([, load]) => load()))
    const functions = functionsOf(() => bundle)
    const bundle = this.#bundles.get(language) ?? new FluentBundle(language, { functions, useIsolating: false })
    this.#bundles.set(language, bundle)
    texts.forEach((text, place) => {
      this.#known.add(wanted[place]![0])
      bundle.addResource(new FluentResource(text), { allowOverrides: true })
    })
    if (texts.length) this.#loaded += 1
  }
}

export const translations = new Translations()

/** Format a message in the language of the page. */
export const translate = (key: string, values: Arguments = {}): string => translations.translate(key, values)

/** The locale for dates: the browser's own, if it has the language of the page. */
export const locale = (): string =>
  navigator.languages.find((name) => name.split('-')[0] === translations.language) ?? translations.language

/** Join the items of a list in the language of the page: "Anne, Bert, and Carl". */
export const listed = (items: readonly string[]): string => new Intl.ListFormat(translations.language).format(items)

/** The same in parts, for items that are more than text. */
export const listedParts = (items: readonly string[]): { type: 'element' | 'literal'; value: string }[] =>
  new Intl.ListFormat(translations.language).formatToParts(items)

/** Put facts beside one another: "Danton, 3 blocks, Paris". */
export const factsOf = (facts: readonly string[]): string =>
  new Intl.ListFormat(translations.language, { type: 'unit', style: 'short' }).format(facts)

/** Format a proportion in the language of the page: "95%", "95 %". */
export const percent = (value: number): string =>
  new Intl.NumberFormat(translations.language, { style: 'percent', maximumFractionDigits: 0 }).format(value)

/** Put a label before a text: "Score: 12". */
export const labelled = (label: string, text: string | number): string =>
  `${translate('table-label', { label })} ${text}`

/** Format a relative time in the language of the page: "5 minutes ago". */
export function ago(moment: string): string {
  const seconds = (Date.parse(moment) - Date.now()) / 1000
  const form = new Intl.RelativeTimeFormat(translations.language, { numeric: 'auto' })
  const steps = [
    [60, 'second'],
    [60, 'minute'],
    [24, 'hour'],
    [7, 'day'],
    [5, 'week'],
    [12, 'month'],
  ] as const
  let value = seconds
  for (const [size, unit] of steps) {
    if (Math.abs(value) < size) return form.format(Math.round(value), unit)
    value /= size
  }
  return form.format(Math.round(value), 'year')
}
