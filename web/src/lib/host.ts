// What serves the pages: a Tricorne server, or a plain web host (`make site`). A static site has no API, and all its
// pages have the URL of its folder: the path of a page is in the query, so that any host can serve it.

/** Whether a server is behind these pages. */
export const hasServer = import.meta.env.MODE !== 'site'

/** The server to which a static site links for tables with others; empty if there is none. */
export const linkedServer = hasServer
  ? ''
  : (document.querySelector<HTMLMetaElement>('meta[name="tricorne-server"]')?.content ?? '')

/** The URL of a page, for links and for the history. */
export function pageUrl(path: string): string {
  if (hasServer) return path
  return path === '/' ? './' : `?${path}`
}

/** The path of the page that a URL leads to; null if it leads elsewhere. */
export function pagePath(url: URL | Location | HTMLAnchorElement): string | null {
  if (url.origin !== location.origin) return null
  if (hasServer) return url.pathname
  if (folderOf(url) !== folderOf(location)) return null
  return url.search.startsWith('?/') ? url.search.slice(1).split('&', 1)[0]! : '/'
}

const folderOf = ({ pathname }: { pathname: string }): string => pathname.replace(/(index\.html)?$/, '')
