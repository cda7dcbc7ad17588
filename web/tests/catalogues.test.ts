// Every message of the pages is used, and every key that is used has a message.

import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/lib/translations.svelte'

const code = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const catalogues = import.meta.glob<string>('../../src/tricorne/i18n/*/web*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const keysOf = (language: string): string[] =>
  Object.entries(catalogues)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, text]) => [...text.matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]!))

const texts = Object.entries(code)
  .filter(([path]) => !path.endsWith('schema.d.ts'))
  .map(([, text]) => text)
const used = new Set(texts.flatMap((text) => [...text.matchAll(/['"](web-[\w-]+)['"]/g)].map((found) => found[1]!)))
// Keys that are composed, such as `web-level-${level}`.
const composed = texts
  .flatMap((text) => [...text.matchAll(/`(web-[^`]*)`/g)].map((found) => found[1]!))
  .map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '.+')}$`))
const within = new Set(
  Object.values(catalogues).flatMap((text) => [...text.matchAll(/\{ (web-[\w-]+) \}/g)].map((found) => found[1]!)),
)

describe('the catalogues of the pages', () => {
  it('have a message for every key', () => {
    const known = new Set(keysOf('en'))
    expect([...used].filter((key) => !known.has(key))).toEqual([])
  })

  it('have no unused messages', () => {
    const unused = keysOf('en').filter(
      (key) => !used.has(key) && !within.has(key) && !composed.some((pattern) => pattern.test(key)),
    )
    expect(unused).toEqual([])
  })

  it.each(LANGUAGES)('have the same keys in %s', (language) => {
    expect(keysOf(language).toSorted()).toEqual(keysOf('en').toSorted())
  })
})
