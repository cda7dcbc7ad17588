// Pages are loaded on demand, to keep the first load small.

import type { Component } from 'svelte'
import type { Route } from './router.svelte'

// The props of a page are the parameters of its route: an id, a game.
type Page = Component<Record<string, unknown>>

const pages = import.meta.glob<{ default: Page }>('../pages/*.svelte')

const FILES: Record<Route['page'], string> = {
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

export async function loadPage(name: Route['page']): Promise<Page> {
  const load = pages[`../pages/${FILES[name]}.svelte`] ?? pages['../pages/Lost.svelte']!
  return (await load()).default
}
