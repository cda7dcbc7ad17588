// The catalogues: the same `.ftl` files as in the terminal and on the server, loaded when they are needed.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { FluentVariable } from '@fluent/bundle'
import { speak, type Message } from './api'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arguments = Record<string, FluentVariable>

/** A part of a sentence: plain words, or what stands for one of its arguments. */
export interface Piece {
  text: string
  name?: string
}

// What the pages say, and what each game says; the rest of the catalogues is for the terminal.
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

// What every page needs.
const ALWAYS = /\/(web|table)\.ftl$/
// Characters of nobody's language, to find an argument again in a sentence.
const [OPEN, MIDDLE, CLOSE] = ['\u{e000}', '\u{e001}', '\u{e002}']
const MARKED = new RegExp(`${OPEN}(.*?)${MIDDLE}(.*?)${CLOSE}`, 'gs')

class Words {
  language = $state<Language>('en')
  /** Counts up when new words have come, so that what is shown is said anew. */
  #loaded = $state(0)
  #bundles = new Map<Language, FluentBundle>()
  #known = new Set<string>()
  #wanted: RegExp[] = [ALWAYS]

  /** Speak a language from now on. */
  async use(language: Language): Promise<void> {
    await Promise.all(this.#wanted.map((pattern) => this.#load(language, pattern)))
    this.language = language
    document.documentElement.lang = language
    speak(language)
  }

  /** Load what a game says, or a part of the pages such as its rules. */
  async also(pattern: RegExp): Promise<void> {
    if (!this.#wanted.some((known) => known.source === pattern.source)) this.#wanted.push(pattern)
    await this.#load(this.language, pattern)
  }

  has(key: string): boolean {
    void this.#loaded
    return this.#bundles.get(this.language)?.hasMessage(key) ?? false
  }

  /** Put a message into words; a key that is not known stands for itself. */
  say(key: string, values: Arguments = {}): string {
    void this.#loaded
    const bundle = this.#bundles.get(this.language)
    const value = bundle?.getMessage(key)?.value
    return bundle && value ? bundle.formatPattern(value, values) : key
  }

  /** Put a message into words, and tell where some of its arguments stand in them. */
  pieces(key: string, values: Arguments, names: readonly string[]): Piece[] {
    const wanted = names.filter((name) => name in values)
    const marked = wanted.map((name) => [name, `${OPEN}${name}${MIDDLE}${String(values[name])}${CLOSE}`])
    const sentence = this.say(key, { ...values, ...(Object.fromEntries(marked) as Arguments) })
    // What a sentence chooses its words by does not stand in it, and must be left as it is.
    const standing = wanted.filter((name) => sentence.includes(`${OPEN}${name}${MIDDLE}`))
    if (standing.length < wanted.length) return this.pieces(key, values, standing)
    const pieces: Piece[] = []
    let end = 0
    for (const found of sentence.matchAll(MARKED)) {
      if (found.index > end) pieces.push({ text: sentence.slice(end, found.index) })
      pieces.push({ name: found[1]!, text: found[2]! })
      end = found.index + found[0].length
    }
    if (end < sentence.length) pieces.push({ text: sentence.slice(end) })
    return pieces
  }

  tell(message: Message): string {
    return this.say(message.key, message.arguments as Arguments)
  }

  /** A list that stands in one message, such as names to choose from. */
  list(key: string): string[] {
    return this.say(key)
      .split(',')
      .map((item) => item.trim())
  }

  async #load(language: Language, pattern: RegExp): Promise<void> {
    const wanted = Object.entries(files).filter(
      ([path]) => path.includes(`/${language}/`) && pattern.test(path) && !this.#known.has(path),
    )
    const texts = await Promise.all(wanted.map(([, load]) => load()))
    const bundle = this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false })
    this.#bundles.set(language, bundle)
    texts.forEach((text, place) => {
      this.#known.add(wanted[place]![0])
      bundle.addResource(new FluentResource(text), { allowOverrides: true })
    })
    if (texts.length) this.#loaded += 1
  }
}

export const words = new Words()

/** Put a message into words. */
export const say = (key: string, values: Arguments = {}): string => words.say(key, values)

/** How dates are written: as usual where the browser is at home, if that speaks the language of the page. */
export const locale = (): string =>
  navigator.languages.find((name) => name.slice(0, 2) === words.language) ?? words.language

/** When something was, in the language of the page: "5 minutes ago". */
export function ago(moment: string): string {
  const seconds = (Date.parse(moment) - Date.now()) / 1000
  const form = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
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
