// Elements that fly from one place to another, above everything else.

import { play } from '../../lib/stage'
import type { Faction } from './view'

export type Thing =
  | { kind: 'card'; card: number }
  | { kind: 'back' }
  | { kind: 'block'; faction: Faction; seat: number | null }
  | { kind: 'token'; seat: number }
  | { kind: 'note'; text: string }

export interface Flight {
  id: number
  thing: Thing
  from: DOMRect
  /** The width at which it is drawn: the larger of start and end. */
  width: number
  launch: (element: HTMLElement) => void
}

export class Flights {
  list = $state.raw<Flight[]>([])
  #count = 0

  /** Animate a flight; the promise resolves when it is over. */
  async fly(
    thing: Thing,
    from: DOMRect | null,
    to: DOMRect | null,
    milliseconds: number,
    signal: AbortSignal,
  ): Promise<void> {
    if (!from || !to || signal.aborted) return
    const width = Math.max(from.width, to.width)
    const [x, y, scale] = [to.x - from.x, to.y - from.y, to.width / width]
    const path = [
      { transform: `scale(${from.width / width})`, offset: 0 },
      { transform: `translate(${x}px, ${y - 6}px) scale(${scale})`, offset: 0.86 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, offset: 1 },
    ]
    await this.#show(
      thing,
      from,
      width,
      path,
      { duration: milliseconds, easing: 'cubic-bezier(.3, .7, .3, 1)' },
      signal,
    )
  }

  /** Animate a text that rises from a place and fades. */
  async rise(text: string, from: DOMRect | null, milliseconds: number, signal: AbortSignal): Promise<void> {
    if (!from || signal.aborted) return
    const path = [
      { transform: 'translateY(8px)', opacity: 0, offset: 0 },
      { transform: 'none', opacity: 1, offset: 0.2 },
      { transform: 'none', opacity: 1, offset: 0.75 },
      { transform: 'translateY(-14px)', opacity: 0, offset: 1 },
    ]
    await this.#show({ kind: 'note', text }, from, from.width, path, { duration: milliseconds }, signal)
  }

  async #show(
    thing: Thing,
    from: DOMRect,
    width: number,
    path: Keyframe[],
    timing: KeyframeAnimationOptions,
    signal: AbortSignal,
  ): Promise<void> {
    const id = ++this.#count
    const element = await new Promise<HTMLElement>((launch) => {
      this.list = [...this.list, { id, thing, from, width, launch }]
    })
    await play(element.animate(path, { ...timing, fill: 'forwards' }), signal)
    this.list = this.list.filter((flight) => flight.id !== id)
  }
}

/** The box of the first visible element. */
export function placed(...selectors: string[]): DOMRect | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      if (element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true })) {
        const place = element.getBoundingClientRect()
        if (place.width && place.right > 0 && place.left < innerWidth) return place
      }
    }
  }
  return null
}

/** A box of a given width in the middle of another. */
export function within(place: DOMRect | null, width: number, ratio = 1): DOMRect | null {
  if (!place) return null
  const height = width * ratio
  return new DOMRect(place.x + place.width / 2 - width / 2, place.y + place.height / 2 - height / 2, width, height)
}
