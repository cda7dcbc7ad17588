// How fast animations have to be so that a player is asked again in time, however many there are.

/** The length of an animation that was never shown, at the designed speed, in milliseconds. */
const GUESS = 300
/** A faster animation would show nothing; instead of it, only its outcome is shown. */
const FASTEST = 0.1
/** The share of the time left for what is waiting, while more may follow. */
const SHARE = 0.6
/** A single animation may take so much longer than expected. */
const OVERRUN = 1.5
const GRACE = 60

export interface Allowance {
  /** The speed of an animation: 1 is the designed one, 0 means none. */
  pace: number
  /** The time after which it is cut short, in milliseconds. */
  longest: number
}

/** The time for animations between two decisions of a player. */
export class Budget {
  #spent = 0
  /** How long animations take at the designed speed, learned from those that were shown. */
  readonly #lengths = new Map<string, number>()

  /** Begin anew: the player has decided something. */
  renew(): void {
    this.#spent = 0
  }

  /** Return how fast the first of some events may be shown, whether more may follow, and of how much time in all. */
  allow(events: readonly string[], more: boolean, wanted: number, total: number): Allowance {
    if (!Number.isFinite(total)) return { pace: wanted, longest: Infinity }
    const need = events.reduce((sum, event) => sum + this.#length(event), 0)
    const left = Math.max(0, total - this.#spent) * (more ? SHARE : 1)
    const pace = Math.min(wanted, left / need)
    if (pace < FASTEST) return { pace: 0, longest: 0 }
    return { pace, longest: this.#length(events[0]!) * pace * OVERRUN + GRACE }
  }

  /** Note that some milliseconds have passed. */
  spend(milliseconds: number): void {
    this.#spent += milliseconds
  }

  /** Note how long an animation would have taken at the designed speed. */
  learn(event: string, milliseconds: number): void {
    this.#lengths.set(event, (this.#length(event) + milliseconds) / 2)
  }

  #length(event: string): number {
    return this.#lengths.get(event) ?? GUESS
  }
}
