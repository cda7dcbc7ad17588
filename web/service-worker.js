// The service worker: keeps the built pages, so that everything that runs in the browser works without a network.
//
// The build fills in BUILD, FILES and STATIC. No API response and nothing personal is ever cached. Of the catalogues,
// those of the languages in which somebody reads the pages here are kept.

const BUILD = '__BUILD__'
const FILES = __FILES__
// Whether this is a static site, where all pages have the URL of the folder.
const STATIC = __STATIC__

const INDEX = './'
const SCOPE = new URL(INDEX, self.location)
// A host may serve several sites below its paths; all of them share its caches.
const PREFIX = `tricorne-${SCOPE.pathname}-`
const CACHE = PREFIX + BUILD
const ASSETS = new URL('assets/', SCOPE).href
const CATALOGUE = /^assets\/catalogue-(\w+?)-/
const languageOf = (file) => CATALOGUE.exec(file)?.[1]
const ALWAYS = FILES.filter((file) => !languageOf(file))
const FALLBACK = 'en'
const PRECACHED = new Set(FILES.map((file) => new URL(file, SCOPE).href))
// What is the server's own is left to the network; on a static site, everything outside its folder.
const SERVER = /^\/(api|docs|health|metrics)(\/|$)/
const INDEX_FILE = /^(index\.html)?$/
// Later than this, a page comes from the cache even if the network may still respond.
const PATIENCE_MS = 4000
// The previous build stays for pages that are still open.
const BUILDS_KEPT = 2

self.addEventListener('install', (event) => event.waitUntil(precache()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) => {
  if (event.data === 'build') event.ports[0]?.postMessage(BUILD)
  if (event.data === 'activate') event.waitUntil(self.skipWaiting())
  // What cannot be fetched now is asked for again when the page is opened the next time.
  if (event.data?.keep) event.waitUntil(keep([event.data.keep]).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== SCOPE.origin) return
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(respondWithPage(request))
    return
  }
  const file = url.origin + url.pathname
  if (file.startsWith(ASSETS) || PRECACHED.has(file)) event.respondWith(respondWithFile(request))
})

function isPage({ pathname }) {
  if (!STATIC) return !SERVER.test(pathname)
  return pathname.startsWith(SCOPE.pathname) && INDEX_FILE.test(pathname.slice(SCOPE.pathname.length))
}

async function precache() {
  const cache = await caches.open(CACHE)
  // The names of assets contain a hash of their content, so the browser's own cache may have them; other names do not.
  await cache.addAll(
    ALWAYS.map((file) => new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'reload' })),
  )
  await keep(await languagesInUse())
}

/** Keep the catalogues of some languages. */
async function keep(languages) {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const wanted = FILES.filter((file) => languages.includes(languageOf(file)))
  await cache.addAll(wanted.filter((file) => !kept.has(new URL(file, SCOPE).href)))
}

/** The languages that earlier builds kept; at first, the one in which the browser itself asks for pages. */
async function languagesInUse() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const requests = await Promise.all(builds.map(async (name) => (await caches.open(name)).keys()))
  const kept = requests.flat().map(({ url }) => languageOf(url.slice(SCOPE.href.length)))
  const known = new Set(FILES.map(languageOf))
  const found = [...new Set(kept)].filter((language) => language && known.has(language))
  const wanted = navigator.languages.map((name) => name.split('-')[0].toLowerCase())
  return found.length ? found : [wanted.find((language) => known.has(language)) ?? FALLBACK]
}

async function takeOver() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  const old = builds.slice(0, Math.max(0, builds.length - (BUILDS_KEPT - 1)))
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The newest page from the network; the cached one if the network or the server fails. */
async function respondWithPage(request) {
  const cached = () => caches.open(CACHE).then((cache) => cache.match(INDEX))
  const fetched = fetch(request).then(
    (response) => (response.status < 500 ? response : null),
    () => null,
  )
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  return (await Promise.race([fetched, late])) ?? (await cached()) ?? (await fetched) ?? Response.error()
}

/** A file of this build or the previous one from the cache, any other from the network. */
async function respondWithFile(request) {
  const cache = await caches.open(CACHE)
  const how = { ignoreVary: true, ignoreSearch: true }
  return (await cache.match(request, how)) ?? (await caches.match(request, how)) ?? fetch(request)
}
