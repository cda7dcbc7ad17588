// The numbers of a player aid come from the components, and its counts from counting them.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { translations } from '../src/lib/translations.svelte'
import libertalia from '../src/local/data/libertalia.json'
import liberte from '../src/local/data/liberte.json'
import { aidCatalogues, loadAid } from '../src/rules/chapters'

beforeAll(() => translations.use('en'))

async function textOf(game: string, components: Record<string, unknown>): Promise<string> {
  await translations.load(aidCatalogues(game))
  const target = document.createElement('div')
  const shown = mount(await loadAid(game), { target, props: { components } })
  flushSync()
  const text = target.textContent!.replace(/\s+/g, ' ')
  await unmount(shown)
  return text
}

describe('player aids', () => {
  it('show the built-in numbers', async () => {
    const text = await textOf('liberte', liberte.components)
    expect(text).toContain('A × 4')
    expect(text).toContain('B × 6')
    expect(text).toContain('Blocks: 30 red, 28 blue, 24 white')
    expect(text).toContain('Cards: 57 in set A, 53 in set B.')
    expect(text).toContain('Vendée, Lyonnais, and Guyenne')
    expect(text).not.toMatch(/web-|\{/)
  })

  it('show the numbers of another set', async () => {
    const text = await textOf('liberte', {
      ...liberte.components,
      cards: liberte.components.cards.filter(({ id }) => id !== 50),
      shared_awards: { first: 77, second: 78, lead: 79 },
      tokens: 12,
      limits: { ...liberte.components.limits, landslide: 21 },
    })
    expect(text).toContain('A × 3')
    expect(text).toContain('77 each')
    expect(text).toContain('you have 12')
    expect(text).toContain('21 red votes')
    expect(text).toContain('Cards: 56 in set A')
  })

  it('show booty, characters and their effects', async () => {
    const text = await textOf('libertalia', {
      ...libertalia.components,
      limits: { ...libertalia.components.limits, doubloons: 14 },
    })
    expect(text).toContain('14 doubloons')
    expect(text).toContain('12 doubloons for 3')
    expect(text).toContain('Governor’s Daughter')
    expect(text).toContain('rounded down')
    expect(text).not.toMatch(/web-|\{/)
  })
})
