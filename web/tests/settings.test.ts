import { afterEach, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { translate, translations } from '../src/lib/translations.svelte'

const KEY = 'tricorne-settings'

/** Change settings as another tab does. */
function changeElsewhere(changes: object, key = KEY): void {
  localStorage.setItem(KEY, JSON.stringify(changes))
  dispatchEvent(new StorageEvent('storage', { key }))
}

afterEach(() => changeElsewhere({}))

it('applies what is changed in another tab', async () => {
  await translations.use('en')
  changeElsewhere({ language: 'fr', theme: 'dark', text: 'larger', motion: 'none' })
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', text: 'larger', motion: 'none' })
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('fr'))
  expect(translate('web-nav-learn')).toBe('Apprendre')
})

it('reads them again only when they have changed', () => {
  changeElsewhere({ theme: 'dark' }, 'tricorne.name')
  expect(settings.values.theme).toBe('system')
})
