// @vitest-environment node
// The fonts of the pages have every letter of the catalogues and of people's names.
//
// Not checked: names and texts that people write in other scripts; those are in a font of their device.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { charactersOf } from './woff2'

const catalogues = import.meta.glob<string>(
  [
    '../../src/tricorne/i18n/*/web*.ftl',
    '../../src/tricorne/i18n/*/table.ftl',
    '../../src/tricorne/i18n/*/errors.ftl',
    '../../src/tricorne/i18n/*/server.ftl',
    '../../src/tricorne/i18n/*/liberte*.ftl',
    '../../src/tricorne/i18n/*/libertalia*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
const root = new URL('../../', import.meta.url)
const read = (path: string): Buffer => readFileSync(new URL(`web/src/${path}`, root))
const fontOf = (name: string): Set<string> =>
  new Set([...charactersOf(read(`fonts/${name}.woff2`))].map((code) => String.fromCodePoint(code)))

// Signs of the terminal's map.
const TERMINAL = '★⚜'
// The text face has these in the place of the display face.
const FIGURES = '0123456789½⅓−ᵉ'
const written = [
  ...new Set(
    Object.values(catalogues).flatMap((text) => [
      ...text
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .join(''),
    ]),
  ),
].filter((character) => !TERMINAL.includes(character))
const LATIN_1 = from(0xc0, 0xff)
const LATIN_EXTENDED_A = from(0x100, 0x17f)

/** The fonts by name, each with the ranges of characters for which a browser loads it, if not for all. */
const declared = [
  ...read('style/tokens.css')
    .toString()
    .matchAll(/@font-face \{([^}]*)\}/g),
].map(([, rule]) => {
  const ranges = /unicode-range: (.*);/.exec(rule!)?.[1]?.split(', ')
  return {
    name: /fonts\/([\w-]+)\.woff2/.exec(rule!)![1]!,
    wanted: ranges?.flatMap((range) => {
      const [first, last = first] = range.replace('U+', '').split('-')
      return from(parseInt(first!, 16), parseInt(last!, 16))
    }),
  }
})
// This one letters the seas of the map and nothing else.
const SEAS = 'tricorne-fell-italic'
const all = declared.filter(({ wanted }) => !wanted).map(({ name }) => name)
const faces = all.filter((name) => name !== SEAS)
const further = declared.filter(({ wanted }) => wanted)
const isDisplay = (name: string): boolean => name.startsWith('tricorne-fell')

describe('the fonts', () => {
  it('are all declared', () => {
    expect(all.length).toBe(7)
    expect(further.length).toBe(6)
  })

  it.each(faces)('have every character of the catalogues: %s', (name) => {
    const font = fontOf(name)
    const wanted = written.filter((character) => !isDisplay(name) || !FIGURES.includes(character))
    expect(wanted.filter((character) => !font.has(character)).join('')).toBe('')
  })

  it('have the letters of the seas', () => {
    const [, seas] = read('games/liberte/atlas/Ground.svelte').toString().split('class="seas"')
    const names = [...seas!.split('</g>')[0]!.matchAll(/>([^<]+)<\/text>/g)].map(([, name]) => name!)
    expect(names.length).toBeGreaterThan(10)
    expect([...names.join('')].filter((character) => !fontOf(SEAS).has(character)).join('')).toBe('')
  })

  it.each(faces)('have the letters of western names: %s', (name) => {
    const font = fontOf(name)
    expect(LATIN_1.filter((character) => !font.has(character)).join('')).toBe('')
  })

  it.each(further)('have the letters of other names: $name', ({ name, wanted }) => {
    const [base, font] = [fontOf(name.replace(/-names$/, '')), fontOf(name)]
    // No font is loaded for a letter that the first one has.
    expect(wanted!.filter((character) => base.has(character)).join('')).toBe('')
    expect([...font].filter((character) => !wanted!.includes(character)).join('')).toBe('')
    if (isDisplay(name)) return
    expect(wanted!.filter((character) => !font.has(character)).join('')).toBe('')
    expect(LATIN_EXTENDED_A.filter((character) => !font.has(character) && !base.has(character)).join('')).toBe('')
  })
})
