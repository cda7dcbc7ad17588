// The queue of animations: events are shown in order, one after another.

import { settings } from './settings.svelte'

export interface GameEvent {
  event: string
  seat?: number
  say: { key: string; arguments: Record<string, string | number> }
  [name: string]: unknown
}

/** Animates an event; `pace` is 1 at the designed speed. The promise resolves when the animation is over. */
export type Performer = (gameEvent: GameEvent, pace: number, signal: AbortSignal) => Promise<void> | void

interface Scene {
  gameEvents: GameEvent[]
  after: () => void
}

/** A queue of scenes, which can be skipped. */
export class Stage {
  #queue: Scene[] = []
  /** The current event and those after it in the current scene. */
  #now: GameEvent[] = []
  #playing = false
  #skipping: AbortController | null = null
  performer: Performer | null = null
  onchange: (playing: boolean) => void = () => {}
  /** Called for every event when its turn comes, whether it is animated or not. */
  onevent: (gameEvent: GameEvent | null) => void = () => {}

  /** Queue events, and a callback for after them. */
  add(gameEvents: GameEvent[], after: () => void): void {
    this.#queue.push({ gameEvents, after })
    if (!this.#playing) void this.#play()
  }

  /** Skip everything in the queue. */
  skip(): void {
    this.#skipping?.abort()
  }

  get playing(): boolean {
    return this.#playing
  }

  /** The current event and all that are waiting. */
  get ahead(): GameEvent[] {
    return [...this.#now, ...this.#queue.flatMap(({ gameEvents }) => gameEvents)]
  }

  async #play(): Promise<void> {
    this.#playing = true
    this.onchange(true)
    this.#skipping = new AbortController()
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      await this.#show(scene.gameEvents, this.#skipping.signal)
      scene.after()
    }
    this.#now = []
    this.#skipping = null
    this.#playing = false
    this.onevent(null)
    this.onchange(false)
  }

  async #show(gameEvents: GameEvent[], signal: AbortSignal): Promise<void> {
    for (const [place, gameEvent] of gameEvents.entries()) {
      this.#now = gameEvents.slice(place)
      this.onevent(gameEvent)
      if (signal.aborted || !this.performer || settings.pace === 0 || document.hidden) continue
      try {
        await this.performer(gameEvent, settings.pace, signal)
      } catch (error) {
        if (!signal.aborted) console.error(error)
      }
    }
  }
}

/** Wait, until aborted. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done()
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
}

/** Wait for the end of an animation; finish it when aborted. */
export async function play(animation: Animation, signal: AbortSignal): Promise<void> {
  if (signal.aborted) animation.finish()
  signal.addEventListener('abort', () => animation.finish(), { once: true })
  await animation.finished.catch(() => undefined)
}
