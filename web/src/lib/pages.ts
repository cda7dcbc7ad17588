// Pages are loaded when somebody goes there; the first load stays small.

import type { Component } from 'svelte'
import type { Place } from './router.svelte'

// Each page takes what its place says: an id, a game.
type Page = Component<Record<string, unknown>>

const pages = import.meta.glob<{ default: Page }>('../pages/*.svelte')

const FILES: Record<Place['page'], string> = {
  home: 'Home',
  new: 'NewTable',
  tables: 'Tables',
  table: 'TablePage',
  review: 'Review',
  join: 'Join',
  rules: 'Rules',
  learn: 'Learn',
  person: 'Profile',
  leaderboard: 'Leaderboard',
  settings: 'SettingsPage',
  lost: 'Lost',
}

/** Load a page. */
export async function loadPage(name: Place['page']): Promise<Page> {
  const load = pages[`../pages/${FILES[name]}.svelte`] ?? pages['../pages/Lost.svelte']!
  return (await load()).default
}
