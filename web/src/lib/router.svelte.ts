// A router: the path of the page, without reloading it.

import { onSheet, whenSettled } from './sheets'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'tables' }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string }
  | { page: 'join' }
  | { page: 'rules'; game: string | null; part: string | null }
  | { page: 'learn'; game: string | null; part: string | null }
  | { page: 'person'; id: string }
  | { page: 'leaderboard'; game: string | null; part: string | null }
  | { page: 'settings' }
  | { page: 'lost' }

function parse(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent)
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

class Router {
  route = $state.raw<Route>(parse(location.pathname))
  #path = location.pathname

  constructor() {
    addEventListener('popstate', () => this.#update())
    addEventListener('click', (event) => this.#clicked(event))
  }

  /** Go to another page. */
  go(path: string, { replace = false } = {}): void {
    whenSettled(() => {
      // A page that is opened from a sheet replaces it in the history.
      if (replace || onSheet()) history.replaceState(null, '', path)
      else history.pushState(null, '', path)
      this.#update()
      scrollTo(0, 0)
      // The focus tells screen readers that the page has changed.
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }

  /** Follow the address; a history step within a page, such as closing a sheet, changes nothing. */
  #update(): void {
    if (location.pathname === this.#path) return
    this.#path = location.pathname
    this.route = parse(this.#path)
  }

  /** Open links to other pages without reloading. */
  #clicked(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (parse(link.pathname).page === 'lost' || link.pathname.startsWith('/api')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
