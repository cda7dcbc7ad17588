// Translations from the same Fluent catalogues (`.ftl`) as in the terminal and on the server, loaded on demand.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { FluentVariable } from '@fluent/bundle'
import { setLanguage, type Message } from './api'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arguments = Record<string, FluentVariable>

/** A part of a formatted message: plain text, or the value of an argument. */
export interface Piece {
  text: string
  name?: string
}

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
// Private-use characters that mark where an argument begins and ends in a formatted message.
const [OPEN, MIDDLE, CLOSE] = ['\u{e000}', '\u{e001}', '\u{e002}']
const MARKED = new RegExp(`${OPEN}(.*?)${MIDDLE}(.*?)${CLOSE}`, 'gs')

/** Put the French "de" before a name, elided before a vowel or an h: "d’Anne", "de Bertrand". */
export function withDe(name: string): string {
  const bare = name
    .replace(new RegExp(`^${OPEN}.*?${MIDDLE}`, 's'), '')
    .normalize('NFD')
    .toLowerCase()
  return /^([aeiouhœæ]|y[^aeiou])/.test(bare) ? `d’${name}` : `de ${name}`
}

// Functions that messages may call. `tricorne.i18n.catalogue` has the same.
const FUNCTIONS = { DE: ([name]: unknown[]) => withDe(String(name)) }

class Translations {
  language = $state<Language>('en')
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
    const marked = wanted.map((name) => [name, `${OPEN}${name}${MIDDLE}${String(values[name])}${CLOSE}`])
    const sentence = this.translate(key, { ...values, ...(Object.fromEntries(marked) as Arguments) })
    // An argument that only selects a variant does not occur in the text, and must not be marked.
    const found = wanted.filter((name) => sentence.includes(`${OPEN}${name}${MIDDLE}`))
    if (found.length < wanted.length) return this.pieces(key, values, found)
    const pieces: Piece[] = []
    let end = 0
    for (const match of sentence.matchAll(MARKED)) {
      if (match.index > end) pieces.push({ text: sentence.slice(end, match.index) })
      pieces.push({ name: match[1]!, text: match[2]! })
      end = match.index + match[0].length
    }
    if (end < sentence.length) pieces.push({ text: sentence.slice(end) })
    return pieces
  }

  /** Translate the name of a card or a character, alone or within a sentence; a proper name stays as it is. */
  name(game: string, name: string, form: 'name' | 'the' = 'name'): string {
    const key = `${game}-${form}-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`
    return this.has(key) ? this.translate(key) : name
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
      ([path]) => path.includes(`/${language}/`) && pattern.test(path) && !this.#known.has(path),
    )
    const texts = await Promise.all(wanted.map(([, load]) => load()))
    const bundle =
      this.#bundles.get(language) ?? new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false })
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
  navigator.languages.find((name) => name.slice(0, 2) === translations.language) ?? translations.language

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
