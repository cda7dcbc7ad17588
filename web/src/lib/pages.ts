// Pages are loaded on demand, to keep the first load small.

import type { Component } from 'svelte'
import { hasServer } from './host'
import { isLocal } from './place'
import type { Route } from './router.svelte'
import { updates } from './updates.svelte'

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
  aid: 'Aid',
  gallery: 'Gallery',
  learn: 'Learn',
  person: 'Profile',
  leaderboard: 'Leaderboard',
  settings: 'SettingsPage',
  lost: 'Lost',
}

/** Whether a page opens a table of the server, which an older page may not understand. */
const opensTable = (route: Route): boolean =>
  route.page === 'join' || ((route.page === 'table' || route.page === 'review') && !isLocal(route.id))

/** Whether a page shows only what a server knows. */
const needsServer = (route: Route): boolean =>
  opensTable(route) || route.page === 'person' || route.page === 'leaderboard'

export async function loadPage(route: Route): Promise<Page> {
  const load = (name: string): Promise<{ default: Page }> => pages[`../pages/${name}.svelte`]!()
  if (!hasServer && needsServer(route)) return (await load('NoServer')).default
  const [page, stale] = await Promise.all([load(FILES[route.page]), opensTable(route) && updates.stale()])
  return (stale ? await load('Outdated') : page).default
}
