// A router: the path of the page, without reloading it.

import { games as GAMES_WITH_RULES } from '../rules/chapters'
import { pagePath, pageUrl } from './host'
import { onSheet, whenSettled } from './sheets'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'tables' }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string }
  | { page: 'join' }
  | { page: 'rules'; game: string | null; part: string | null }
  | { page: 'aid' | 'gallery'; game: string }
  | { page: 'learn'; game: string | null; part: string | null }
  | { page: 'person'; id: string }
  | { page: 'leaderboard'; game: string | null; part: string | null }
  | { page: 'settings' }
  | { page: 'lost' }

function parse(path: string): Route {
  let parts: string[]
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return { page: 'lost' }
  }
  const [first = '', second = '', third = ''] = parts
  switch (first) {
    case '':
      return { page: 'home' }
    case 'new':
      return { page: 'new', game: second || null }
    case 'table':
    case 'review':
    case 'person':
      return second ? { page: first, id: second } : { page: 'lost' }
    case 'rules':
      if (GAMES_WITH_RULES.includes(second) && (third === 'aid' || third === 'gallery'))
        return { page: third, game: second }
      return { page: first, game: second || null, part: third || null }
    case 'learn':
    case 'leaderboard':
      return { page: first, game: second || null, part: third || null }
    case 'tables':
    case 'join':
    case 'settings':
      return { page: first }
    default:
      return { page: 'lost' }
  }
}

const currentPath = (): string => pagePath(location)!

class Router {
  #path = currentPath()
  route = $state.raw<Route>(parse(this.#path))

  constructor() {
    addEventListener('popstate', () => this.#update())
    addEventListener('click', (event) => this.#clicked(event))
  }

  /** The path of the page. */
  get path(): string {
    void this.route
    return this.#path
  }

  /** Go to another page. */
  go(path: string, { replace = false } = {}): void {
    this.#open(pageUrl(path), replace)
  }

  #open(url: string, replace = false): void {
    whenSettled(() => {
      // A page that is opened from a sheet replaces it in the history.
      if (replace || onSheet()) history.replaceState(null, '', url)
      else history.pushState(null, '', url)
      this.#update()
      scrollTo(0, 0)
      // The focus tells screen readers that the page has changed.
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }

  /** Follow the address; a history step within a page, such as closing a sheet, changes nothing. */
  #update(): void {
    const path = currentPath()
    if (path === this.#path) return
    this.#path = path
    this.route = parse(path)
  }

  /** Open links to other pages without reloading. */
  #clicked(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!link || !plain || link.target || link.hasAttribute('download')) return
    const path = pagePath(link)
    if (path === null || parse(path).page === 'lost') return
    if (path === currentPath() && link.hash) return
    event.preventDefault()
    this.#open(link.href)
  }
}

export const router = new Router()
