// The stage: what happened is shown in the order in which it happened, one thing after another.

import { settings } from './settings.svelte'

export interface Happening {
  event: string
  seat?: number
  say: { key: string; arguments: Record<string, string | number> }
  [name: string]: unknown
}

/** Shows one thing that happened; `pace` is 1 for the designed speed, and the promise ends with the show. */
export type Performer = (happening: Happening, pace: number, signal: AbortSignal) => Promise<void> | void

interface Scene {
  happenings: Happening[]
  after: () => void
}

/** A show that is being given: scenes wait until it is their turn, and any of them can be skipped. */
export class Stage {
  #queue: Scene[] = []
  /** What is still to be shown of the scene that is on, with what is being shown. */
  #now: Happening[] = []
  #playing = false
  #skipping: AbortController | null = null
  performer: Performer | null = null
  onchange: (playing: boolean) => void = () => {}
  /** Hears of everything that happened, when its turn has come, whether it is performed or not. */
  onhappening: (happening: Happening | null) => void = () => {}

  /** Show what happened, and then do something. */
  add(happenings: Happening[], after: () => void): void {
    this.#queue.push({ happenings, after })
    if (!this.#playing) void this.#play()
  }

  /** Let everything that waits be over at once. */
  skip(): void {
    this.#skipping?.abort()
  }

  get playing(): boolean {
    return this.#playing
  }

  /** What is being shown, and all that is to be shown after it. */
  get ahead(): Happening[] {
    return [...this.#now, ...this.#queue.flatMap(({ happenings }) => happenings)]
  }

  async #play(): Promise<void> {
    this.#playing = true
    this.onchange(true)
    this.#skipping = new AbortController()
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      await this.#show(scene.happenings, this.#skipping.signal)
      scene.after()
    }
    this.#now = []
    this.#skipping = null
    this.#playing = false
    this.onhappening(null)
    this.onchange(false)
  }

  async #show(happenings: Happening[], signal: AbortSignal): Promise<void> {
    for (const [place, happening] of happenings.entries()) {
      this.#now = happenings.slice(place)
      this.onhappening(happening)
      if (signal.aborted || !this.performer || settings.pace === 0 || document.hidden) continue
      try {
        await this.performer(happening, settings.pace, signal)
      } catch (error) {
        if (!signal.aborted) console.error(error)
      }
    }
  }
}

/** Wait, unless it is cut short. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done()
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
}

/** Let an animation run to its end, at once if it is cut short. */
export async function play(animation: Animation, signal: AbortSignal): Promise<void> {
  if (signal.aborted) animation.finish()
  signal.addEventListener('abort', () => animation.finish(), { once: true })
  await animation.finished.catch(() => undefined)
}
