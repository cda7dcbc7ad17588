// The queue of animations: events are shown in order, one after another.

import { Budget, type Allowance } from './budget'
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
  /** Whether the player is asked after it. */
  last: boolean
}

/** After a pause of so many milliseconds, animations may take their time again; a shorter one is part of the wait. */
const PAUSE = 2000

/** A queue of scenes, which can be skipped. */
export class Stage {
  #queue: Scene[] = []
  /** The current event and those after it in the current scene. */
  #now: GameEvent[] = []
  #playing = false
  #skipping: AbortController | null = null
  readonly #budget = new Budget()
  /** When the player decided, or when the last animation ended. */
  #idleSince = -Infinity
  performer: Performer | null = null
  /** Waits before an event, until the player continues; that takes nothing from the time for animations. */
  gate: ((gameEvent: GameEvent, signal: AbortSignal) => Promise<void> | undefined) | null = null
  /** Shows the outcome of an event for whose animation there is no time. */
  outcome: ((gameEvent: GameEvent) => void) | null = null
  /** The time for all animations between two decisions, in milliseconds. */
  limit: () => number = () => Infinity
  onchange: (playing: boolean) => void = () => {}
  /** Called for every event when its turn comes, whether it is animated or not. */
  onevent: (gameEvent: GameEvent | null) => void = () => {}

  /** Queue events, and a callback for after them; `last` if the player is asked then. */
  add(gameEvents: GameEvent[], after: () => void, last = false): void {
    this.#queue.push({ gameEvents, after, last })
    if (!this.#playing) void this.#play()
  }

  /** The player has decided something: the time for animations begins anew. */
  decided(): void {
    this.#budget.renew()
    this.#idleSince = performance.now()
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
    const idle = performance.now() - this.#idleSince
    if (idle > PAUSE) this.#budget.renew()
    else this.#budget.spend(idle)
    this.#skipping = new AbortController()
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      await this.#show(scene, this.#skipping.signal)
      scene.after()
    }
    this.#now = []
    this.#skipping = null
    this.#playing = false
    this.#idleSince = performance.now()
    this.onevent(null)
    this.onchange(false)
  }

  async #show({ gameEvents, last }: Scene, signal: AbortSignal): Promise<void> {
    for (const [place, gameEvent] of gameEvents.entries()) {
      this.#now = gameEvents.slice(place)
      this.onevent(gameEvent)
      if (signal.aborted || !this.performer || settings.pace === 0 || document.hidden) continue
      try {
        // Without a reason to wait, all is drawn at once.
        const opened = this.gate?.(gameEvent, signal)
        if (opened) await opened
        const names = this.ahead.map(({ event }) => event)
        const more = !(this.#queue.at(-1)?.last ?? last)
        const allowance = this.#budget.allow(names, more, settings.pace, this.limit())
        if (allowance.pace === 0) this.outcome?.(gameEvent)
        else await this.#perform(gameEvent, allowance, signal)
      } catch (error) {
        if (!signal.aborted) console.error(error)
      }
    }
  }

  /** Animate an event, and cut it short when its time is up. */
  async #perform(gameEvent: GameEvent, { pace, longest }: Allowance, signal: AbortSignal): Promise<void> {
    const cut = new AbortController()
    const stop = () => cut.abort()
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    const timer = Number.isFinite(longest) ? setTimeout(stop, longest) : undefined
    const began = performance.now()
    try {
      await this.performer!(gameEvent, pace, cut.signal)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      const took = performance.now() - began
      this.#budget.spend(took)
      if (!signal.aborted) this.#budget.learn(gameEvent.event, took / pace)
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
