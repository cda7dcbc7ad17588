// Links to pages, behind a server and on a static site below a path.

import type { Window as HappyWindow } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const code = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

const link = (href: string): HTMLAnchorElement => Object.assign(document.createElement('a'), { href })

async function importAt(mode: string, url: string): Promise<typeof import('../src/lib/host')> {
  vi.stubEnv('MODE', mode)
  vi.resetModules()
  ;(window as unknown as HappyWindow).happyDOM.setURL(url)
  return await import('../src/lib/host')
}

afterEach(() => {
  vi.unstubAllEnvs()
  document.head.replaceChildren()
})

describe('behind a server', () => {
  it('the URL of a page is its path', async () => {
    const { hasServer, linkedServer, pagePath, pageUrl } = await importAt('production', 'https://here.example/tables')
    expect([hasServer, linkedServer]).toEqual([true, ''])
    expect(pageUrl('/table/T-1')).toBe('/table/T-1')
    expect(pagePath(location)).toBe('/tables')
    expect(pagePath(link('https://here.example/table/T-1?x#y'))).toBe('/table/T-1')
    expect(pagePath(link('https://elsewhere.example/tables'))).toBeNull()
  })
})

describe('on a static site', () => {
  const HOME = 'https://here.example/games/tricorne/'
  let host: typeof import('../src/lib/host')

  beforeEach(async () => {
    document.head.innerHTML = '<meta name="tricorne-server" content="https://play.example.org">'
    host = await importAt('site', `${HOME}?/tables#mine`)
  })

  it.each(['/', '/tables', '/table/local-1', '/tables#mine', '/rules/liberte#terms'])(
    'the path %s is in the query',
    (path) => {
      const url = new URL(host.pageUrl(path), location.href)
      expect(url.href.startsWith(HOME)).toBe(true)
      expect(url.pathname).toBe('/games/tricorne/')
      expect(host.pagePath(url)! + url.hash).toBe(path)
    },
  )

  it('knows its pages by other names', () => {
    expect(host.pagePath(new URL(`${HOME}index.html?/learn`))).toBe('/learn')
    expect(host.pagePath(new URL(`${HOME}?/learn&utm_source=somewhere`))).toBe('/learn')
    expect(host.pagePath(new URL(`${HOME}?utm_source=somewhere`))).toBe('/')
  })

  it('leaves everything outside its folder alone', () => {
    expect(host.pagePath(new URL('https://here.example/?/tables'))).toBeNull()
    expect(host.pagePath(new URL('https://here.example/games/'))).toBeNull()
    expect(host.pagePath(new URL(`${HOME}other/?/tables`))).toBeNull()
    expect(host.pagePath(new URL('https://play.example.org/games/tricorne/'))).toBeNull()
  })

  it('has no server but one to link to', async () => {
    expect([host.hasServer, host.linkedServer]).toEqual([false, 'https://play.example.org'])
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { NetworkError, request } = await import('../src/lib/api')
    await expect(request('get', '/api/games', { place: 'server' })).rejects.toBeInstanceOf(NetworkError)
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('the pages', () => {
  // The path of a page in a string that is not given to `pageUrl` or `router.go`, and any other absolute link.
  const PATH =
    /(?<!pageUrl\(|router\.go\(|path=\{)["'`]\/(?:new|tables?|review|join|rules|learn|person|leaderboard|settings)\b.*/g
  const LINK = /(?:href[=:] ?\{?|State\(null, '', )["'`]\/(?!api\/).*/g

  it('have no links that work only at the root of a server', () => {
    const raw = Object.entries(code)
      .filter(([path]) => !path.endsWith('schema.d.ts'))
      .flatMap(([path, text]) =>
        [PATH, LINK].flatMap((pattern) => [...text.matchAll(pattern)]).map(([found]) => `${path}: ${found}`),
      )
    expect(raw).toEqual([])
  })
})
