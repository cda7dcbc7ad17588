// Component files: cards of somebody's own, as TOML (in Python: `games.components`). Whatever a file contains, it is
// either refused with the line that is wrong, or every value in it has its range.

import { parse, TomlError } from 'smol-toml'
import type { GameData } from './data'
import { invalid, type TableError, type Values } from './errors'
import { sha256Hex } from './rng'

export type Entry = Record<string, unknown>
type Limits = GameData['own_cards']

/** What a game makes of a component file. */
export interface Components {
  /** The record that the rules read. */
  box: Uint8Array
  /** What the pages show. */
  reference: Record<string, unknown>
}

const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const isTable = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

export class ComponentFile {
  /** What messages call the file. */
  static readonly FILE = 'components.toml'

  readonly data: Entry

  constructor(
    readonly text: string,
    readonly limits: Limits,
  ) {
    if (new TextEncoder().encode(text).length > limits.largest)
      throw invalid('components-too-large', { file: ComponentFile.FILE, most: Math.floor(limits.largest / 1024) })
    text.split('\n').forEach((line, place) => {
      if ([...line].length > limits.longest_line)
        throw invalid('components-line-long', { file: ComponentFile.FILE, line: place + 1, most: limits.longest_line })
    })
    try {
      this.data = parse(text, { integersAsBigInt: true })
    } catch (error) {
      if (!(error instanceof TomlError)) throw error
      const { line, message } = error
      if (message.includes('nested'))
        throw invalid('components-too-deep', { file: ComponentFile.FILE, line: 1, most: limits.most_depth })
      const problem = this.#shown(message.split('\n')[0]!, 200)
      throw invalid('components-not-toml', { file: ComponentFile.FILE, line, problem })
    }
    this.#checkKinds()
  }

  /** Reject values that no component has: nested too deeply, too large, or of another kind. */
  #checkKinds(): void {
    const waiting: [value: unknown, depth: number, section: string, index: number | null][] = [[this.data, 1, '', null]]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [value, depth, section, index] = next
      if (depth > this.limits.most_depth + 1)
        throw this.refuse('components-too-deep', section, index, { most: this.limits.most_depth })
      if (isTable(value))
        for (const [key, inner] of Object.entries(value)) waiting.push([inner, depth + 1, section || key, index])
      else if (Array.isArray(value))
        value.forEach((inner, place) => waiting.push([inner, depth + 1, section, index ?? place]))
      else if (!['string', 'number', 'boolean', 'bigint'].includes(typeof value) || this.#isHuge(value))
        throw this.refuse('components-value', section, index, { value: this.shownValue(value) })
    }
  }

  get title(): string {
    return (this.data.name as string | undefined) ?? ''
  }

  get note(): string {
    return (this.data.note as string | undefined) ?? ''
  }

  /** A hash of the content, independent of comments, layout and corrected names. */
  fingerprint(): string {
    return sha256Hex(this.#canonical(this.data))
  }

  /** Write a value as Python's `json` module does, with sorted keys. */
  #canonical(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map((inner) => this.#canonical(inner)).join(', ')}]`
    if (!isTable(value)) return typeof value === 'bigint' ? String(value) : JSON.stringify(value)
    const { former_names: former } = this.limits
    const members = Object.keys(value)
      .sort()
      .map((key) => {
        const inner = value[key]
        const known = key === 'name' && typeof inner === 'string' ? (former[inner] ?? inner) : inner
        return `${JSON.stringify(key)}: ${this.#canonical(known)}`
      })
    return `{${members.join(', ')}}`
  }

  /** Reject the components of another game, an unknown section, and an unreadable name or note. */
  checkGame(game: string, sections: string[]): void {
    if (this.data.game !== game)
      throw this.refuse('components-game', 'game', null, { value: this.shownValue(this.data.game), right: game })
    const known = ['game', 'name', 'note', ...sections].sort()
    for (const key of Object.keys(this.data)) {
      if (!known.includes(key))
        throw this.refuse('components-unknown-key', key, null, { key: this.#shown(key), right: known.join(', ') })
    }
    const { longest_name: name, longest_note: note } = this.limits
    for (const [key, most] of Object.entries({ name, note }))
      if (key in this.data) this.word(key, null, this.data, key, most)
  }

  /** The line of a section, or of its entry with that index. */
  #line(section: string, index: number | null): number {
    const lines = this.text.split('\n')
    const begins = (line: string): boolean => {
      const rest = line.replace(/^\s*(\[+\s*)?/, '')
      return rest.startsWith(section) && !/^[\p{L}\p{N}_]/u.test(rest.slice(section.length))
    }
    const starts = section ? lines.flatMap((line, place) => (begins(line) ? [place + 1] : [])) : []
    const first = starts[0]
    if (first === undefined) return 1
    if (index === null) return first
    if (lines[first - 1]!.trimStart().startsWith('[[')) return starts[Math.min(index, starts.length - 1)]!
    const entries = entryLines(lines.slice(first - 1).join('\n'), first)
    return entries[Math.min(index, entries.length - 1)] ?? first
  }

  /** Make the error for an invalid part of the file. */
  refuse(key: string, section: string, index: number | null, values: Values = {}): TableError {
    return invalid(key, { file: ComponentFile.FILE, line: this.#line(section, index), ...values })
  }

  entries(section: string): Entry[] {
    const entries = this.data[section]
    if (!Array.isArray(entries) || !entries.every(isTable))
      throw this.refuse('components-section', section, null, { section })
    return entries
  }

  checkKeys(section: string, index: number, entry: Entry, needed: readonly string[], allowed: readonly string[]): void {
    for (const key of needed)
      if (!Object.hasOwn(entry, key)) throw this.refuse('components-missing-key', section, index, { key })
    const known = [...needed, ...allowed].sort()
    for (const key of Object.keys(entry)) {
      if (!known.includes(key))
        throw this.refuse('components-unknown-key', section, index, { key: this.#shown(key), right: known.join(', ') })
    }
  }

  /** A whole number within its limits. */
  number(section: string, index: number | null, entry: Entry, key: string, low: number, high: number): number {
    const value = entry[key] ?? 0n
    if (typeof value !== 'bigint' || value < low || value > high)
      throw this.refuse('components-number', section, index, { key, value: this.shownValue(value), low, high })
    return Number(value)
  }

  flag(section: string, index: number, entry: Entry, key: string): boolean {
    const value = entry[key] ?? false
    if (typeof value !== 'boolean')
      throw this.refuse('components-choice', section, index, {
        key,
        value: this.shownValue(value),
        right: 'true, false',
      })
    return value
  }

  /** The index of a word among those that are allowed. */
  choice(section: string, index: number, entry: Entry, key: string, right: readonly string[]): number {
    const found = right.indexOf(entry[key] as string)
    if (found < 0)
      throw this.refuse('components-choice', section, index, {
        key,
        value: this.shownValue(entry[key]),
        right: right.join(', '),
      })
    return found
  }

  /** A name: one clean line that is neither empty nor too long. */
  word(section: string, index: number | null, entry: Entry, key: string, most = this.limits.longest_name): string {
    const value = entry[key]
    if (typeof value !== 'string' || [...value].length > most || !this.#isReadable(value))
      throw this.refuse('components-name', section, index, { key, value: this.shownValue(value), most })
    return value
  }

  #isReadable(name: string): boolean {
    const blank = [...this.limits.blank_glyphs].some((glyph) => name.includes(glyph))
    return PRINTABLE.test(name) && !IGNORABLE.test(name) && !blank && name === name.trim() && VISIBLE.test(name)
  }

  /** The entries of a section, whose numbers must run from 1 without a gap. */
  numbered(section: string, key: string, count: number | null, most: number): Entry[] {
    const entries = this.entries(section)
    const last = count ?? entries.length
    if (entries.length > most)
      throw this.refuse('components-too-many', section, null, { section, found: entries.length, most })
    const seen = new Set<number>()
    entries.forEach((entry, index) => {
      const number = this.number(section, index, entry, key, 1, last)
      if (seen.has(number)) throw this.refuse('components-twice', section, index, { key, value: number })
      seen.add(number)
    })
    for (let number = 1; number <= last; number += 1)
      if (!seen.has(number)) throw this.refuse('components-gap', section, null, { key, value: number })
    return entries
  }

  /** Text from a file for a message: short, and without characters that would disturb it. */
  #shown(text: string, most = this.limits.longest_shown): string {
    const letters = [...text].slice(0, most + 1).map((letter) => (PRINTABLE.test(letter) ? letter : '\ufffd'))
    return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`
  }

  /** A value for a message, as it stands in a file. */
  shownValue(value: unknown): string {
    if (value === undefined) return ''
    if (isTable(value)) return '{}'
    if (Array.isArray(value)) return '[]'
    if (this.#isHuge(value)) {
      const { largest_number: largest } = this.limits
      return (value as bigint) > 0 ? `> ${largest}` : `< -${largest}`
    }
    if (value instanceof Date) return this.#shown(value.toISOString())
    if (typeof value === 'number' && Number.isInteger(value)) return value.toFixed(1)
    return this.#shown(typeof value === 'number' ? String(value).toLowerCase() : String(value))
  }

  #isHuge(value: unknown): boolean {
    const { largest_number: largest } = this.limits
    return typeof value === 'bigint' && (value > largest || value < -largest)
  }
}

/** The line of each entry of the list that begins in the first line of a text. */
function entryLines(text: string, first: number): number[] {
  const found: number[] = []
  let [line, depth] = [first, 0]
  for (const [mark] of text.matchAll(/[[\]{}\n]|#[^\n]*|"(?:\\.|[^"\\\n])*"|'[^'\n]*'/gs)) {
    if (mark === '{' && depth === 1) found.push(line)
    if (mark === '[' || mark === '{') depth += 1
    else if (mark === ']' || mark === '}') {
      depth -= 1
      if (depth <= 0) break
    } else if (mark === '\n') line += 1
  }
  return found
}
