// Where we are: the path of the page, without loading it anew.

import { onSheet, whenSettled } from './sheets'

export type Place =
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

function read(path: string): Place {
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
  place = $state.raw<Place>(read(location.pathname))
  #path = location.pathname

  constructor() {
    addEventListener('popstate', () => this.#look())
    addEventListener('click', (event) => this.#follow(event))
  }

  /** Go to another page. */
  go(path: string, { replace = false } = {}): void {
    whenSettled(() => {
      // Whoever leaves through a sheet does not come back to it.
      if (replace || onSheet()) history.replaceState(null, '', path)
      else history.pushState(null, '', path)
      this.#look()
      scrollTo(0, 0)
      // Whoever hears the page is told where they are now.
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }

  /** Look where we are; a step within a page, such as a sheet that closes, leads nowhere. */
  #look(): void {
    if (location.pathname === this.#path) return
    this.#path = location.pathname
    this.place = read(this.#path)
  }

  /** Links within the page need no loading. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (read(link.pathname).page === 'lost' || link.pathname.startsWith('/api')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
