// Answers that are given before the question; several people at one device have their own.

import type { View } from './table.svelte'

export interface Promised {
  action: string
  /** Whether it still holds. */
  holds: (view: View) => boolean
  /** Also when something else could be done. */
  always?: boolean
}

export class Promises {
  #all = $state.raw<(Promised & { seat: number | null })[]>([])

  of(seat: number | null): readonly Promised[] {
    return this.#all.filter((promised) => promised.seat === seat)
  }

  add(seat: number | null, promised: Promised): void {
    this.drop(seat, promised.action)
    this.#all = [...this.#all, { ...promised, seat }]
  }

  drop(seat: number | null, action: string): void {
    this.#all = this.#all.filter((promised) => promised.action !== action || promised.seat !== seat)
  }

  /** What a seat has promised to do now, if anything; what holds no longer is forgotten. */
  due(seat: number | null, view: View, legal: string[]): string | null {
    if (this.#all.some((promised) => !promised.holds(view)))
      this.#all = this.#all.filter((promised) => promised.holds(view))
    return (
      this.of(seat).find(({ action, always }) => legal.includes(action) && (always || legal.length === 1))?.action ??
      null
    )
  }
}
