// New versions of the pages: the service worker that keeps them for use without a network, and whether the server
// has newer ones. A page is never replaced while somebody uses it; they are asked to reload.

const HOUR_MS = 3_600_000

/** The build of this page; empty during development. */
const build = document.querySelector<HTMLMetaElement>('meta[name="tricorne-build"]')?.content ?? ''

const base = (file: string): URL => new URL(import.meta.env.BASE_URL + file, location.href)

class Updates {
  /** Whether a newer version is ready. */
  ready = $state(false)
  #registration: ServiceWorkerRegistration | null = null
  #reloading = false

  /** Register the service worker. Browsers allow none over plain HTTP; there, only use without a network is missing. */
  async start(): Promise<void> {
    if (!build || !isSecureContext || !('serviceWorker' in navigator)) return
    const container = navigator.serviceWorker
    container.addEventListener('controllerchange', () => this.#changed())
    // The first page comes before those that are only kept.
    if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
    const found = await container.register(base('sw.js'), { updateViaCache: 'none' })
    // A browser in which service workers are turned off may resolve without a registration.
    if (!found) return
    this.#registration = found
    this.keep(document.documentElement.lang)
    if (found.waiting) void this.#compare(found.waiting)
    found.addEventListener('updatefound', () => this.#follow(found.installing))
    this.#follow(found.installing)
    const update = (): void => {
      if (!document.hidden) found.update().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', update)
    setInterval(update, HOUR_MS)
  }

  /** Keep the catalogues of a language, for use without a network. */
  keep(language: string): void {
    const { installing, waiting, active } = this.#registration ?? {}
    for (const worker of [installing, waiting, active]) worker?.postMessage({ keep: language })
  }

  /** Reload the page with the new version. */
  reload(): void {
    const waiting = this.#registration?.waiting
    if (!waiting) return location.reload()
    this.#reloading = true
    waiting.postMessage('activate')
  }

  /** Whether the server has other pages than this one. False if it cannot be reached: then nothing can be opened. */
  async stale(): Promise<boolean> {
    if (!build) return false
    try {
      const response = await fetch(base('build.json'), { cache: 'no-store' })
      const served = response.ok ? ((await response.json()) as { build?: string }).build : null
      return typeof served === 'string' && served !== build
    } catch {
      return false
    }
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      // Without a controller, this is the first version.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void this.#compare(worker)
    })
  }

  /** Offer a worker of another build. One of the build of this page takes over at once: nothing changes for anybody. */
  async #compare(worker: ServiceWorker): Promise<void> {
    if ((await buildOf(worker)) !== build) this.ready = true
    else if (worker === this.#registration?.waiting) worker.postMessage('activate')
  }

  #changed(): void {
    const { controller } = navigator.serviceWorker
    if (this.#reloading) location.reload()
    else if (controller) void this.#compare(controller)
  }
}

function buildOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    worker.postMessage('build', [port2])
  })
}

export const updates = new Updates()
