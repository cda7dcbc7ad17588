// Every message of the pages is said somewhere, and everything that is said has its message.

import { describe, expect, it } from 'vitest'

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
const said = new Set(texts.flatMap((text) => [...text.matchAll(/['"](web-[\w-]+)['"]/g)].map((found) => found[1]!)))
// Keys that are put together, such as `web-level-${level}`.
const made = texts
  .flatMap((text) => [...text.matchAll(/`(web-[^`]*)`/g)].map((found) => found[1]!))
  .map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '.+')}$`))
const within = new Set(
  Object.values(catalogues).flatMap((text) => [...text.matchAll(/\{ (web-[\w-]+) \}/g)].map((found) => found[1]!)),
)

describe('the catalogues of the pages', () => {
  it('have a message for everything that is said', () => {
    const known = new Set(keysOf('en'))
    expect([...said].filter((key) => !known.has(key))).toEqual([])
  })

  it('hold nothing that nobody says', () => {
    const unused = keysOf('en').filter(
      (key) => !said.has(key) && !within.has(key) && !made.some((pattern) => pattern.test(key)),
    )
    expect(unused).toEqual([])
  })

  it('hold the same in every language', () => {
    expect(keysOf('fr').toSorted()).toEqual(keysOf('en').toSorted())
  })
})
