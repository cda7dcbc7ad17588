// Premoves: answers given before the question. People who share a device have their own.

import type { View } from './table.svelte'

export interface Premove {
  action: string
  /** Whether it is still wanted; otherwise it is removed. */
  valid: (view: View) => boolean
  /** Play it even if other actions are legal. */
  always?: boolean
}

export class Premoves {
  #all = $state.raw<(Premove & { seat: number | null })[]>([])

  of(seat: number | null): readonly Premove[] {
    return this.#all.filter((premove) => premove.seat === seat)
  }

  add(seat: number | null, premove: Premove): void {
    this.remove(seat, premove.action)
    this.#all = [...this.#all, { ...premove, seat }]
  }

  remove(seat: number | null, action: string): void {
    this.#all = this.#all.filter((premove) => premove.action !== action || premove.seat !== seat)
  }

  /** Return the premove that a seat plays now, or null; removes those that are no longer valid. */
  due(seat: number | null, view: View, legal: string[]): string | null {
    if (this.#all.some((premove) => !premove.valid(view)))
      this.#all = this.#all.filter((premove) => premove.valid(view))
    return (
      this.of(seat).find(({ action, always }) => legal.includes(action) && (always || legal.length === 1))?.action ??
      null
    )
  }
}
