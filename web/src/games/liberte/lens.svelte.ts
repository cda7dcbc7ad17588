// Zooming the map on small screens: pinch or double tap to zoom, drag to pan.

import type { Attachment } from 'svelte/attachments'
import type { Region } from './places'

const FIELD = 1000
const WHOLE: Region['box'] = [0, 0, FIELD, FIELD]
// The printed border of the map, which need not be visible.
const BORDER = 0.03
// The largest zoom, and that of a double tap, relative to fitting the frame.
const MOST = 4
const TWO_TAPS = 2.2
// Movements up to this are a tap, in pixels; taps within this time are a double tap, in milliseconds.
const STILL = 9
const NEAR = 34
const SOON = 320
const WHEEL_RESTS = 160

export interface Size {
  width: number
  height: number
}

interface Spot {
  x: number
  y: number
}

/** The current zoom: a point on the map, and a scale. */
interface Look extends Spot {
  scale: number
}

/** How large the sheet is drawn so that a box of the map fits into a frame. */
export function fitting([left, top, right, bottom]: Region['box'], { width, height }: Size): number {
  if (right - left === FIELD) return Math.min(width * (1 + 2 * BORDER), height)
  return Math.max(width, Math.min(width / (right - left + 50), height / (bottom - top + 70)) * FIELD)
}

/** Where the centre of the frame may be, so that as little as possible is visible beyond the map. */
export function within(value: number, size: number, extent: number): number {
  const half = ((extent / 2) * FIELD) / size
  return half >= FIELD / 2 ? FIELD / 2 : Math.min(Math.max(value, half), FIELD - half)
}

export class Lens {
  frame = $state<Size>({ width: 1, height: 1 })
  #box = $state.raw<Region['box']>(WHOLE)
  #look = $state.raw<Look | null>(null)
  /** The scale at which the map is drawn; during a gesture it is only stretched. */
  #drawn = $state(1)
  #held = $state(false)

  readonly #fit = $derived(fitting(this.#box, this.frame))
  /** How large the sheet is drawn, in pixels. */
  readonly size = $derived(this.#fit * this.#drawn)
  /** How much it is stretched during a gesture. */
  readonly stretch = $derived((this.#look?.scale ?? 1) / this.#drawn)
  /** The point of the map in the middle of the frame. */
  readonly centre = $derived.by((): Spot => {
    const [left, top, right, bottom] = this.#box
    const wanted = this.#look ?? { x: (left + right) / 2, y: (top + bottom) / 2 }
    const size = this.size * this.stretch
    return { x: within(wanted.x, size, this.frame.width), y: within(wanted.y, size, this.frame.height) }
  })

  /** Whether a gesture is in progress. */
  get held(): boolean {
    return this.#held
  }

  /** Whether the user has moved away from the default view. */
  get strayed(): boolean {
    return this.#look !== null
  }

  /** Set the default view: a box of the map, or all of it. */
  turn(box: Region['box'] | null): void {
    this.#box = box ?? WHOLE
    this.back()
  }

  /** Return to the default view. */
  back(): void {
    this.#look = null
    this.#drawn = 1
  }

  sees([x, y]: readonly [number, number]): boolean {
    const { centre, frame } = this
    const size = this.size * this.stretch
    return (
      Math.abs(x - centre.x) * size < (frame.width / 2) * FIELD &&
      Math.abs(y - centre.y) * size < (frame.height / 2) * FIELD
    )
  }

  /** Make a place visible, for example when it gets the focus. */
  reveal(place: readonly [number, number]): void {
    if (!this.sees(place)) this.#look = { x: place[0], y: place[1], scale: this.#drawn }
  }

  /** Move a point of the map to a place in the frame, relative to its centre. */
  #bring(point: Spot, at: Spot, scale: number): void {
    const kept = Math.min(Math.max(scale, 1), MOST)
    const size = this.#fit * kept
    this.#look =
      kept === 1 && this.#box === WHOLE
        ? null
        : { x: point.x - (at.x * FIELD) / size, y: point.y - (at.y * FIELD) / size, scale: kept }
    // Limit panning to the edge of the map.
    if (this.#look) this.#look = { ...this.centre, scale: kept }
  }

  /** The point of the map at a place in the frame. */
  #under(at: Spot): Spot {
    const size = this.size * this.stretch
    return { x: this.centre.x + (at.x * FIELD) / size, y: this.centre.y + (at.y * FIELD) / size }
  }

  #settle(): void {
    this.#held = false
    this.#drawn = this.#look?.scale ?? 1
  }

  /** Handle touch, mouse and wheel. */
  readonly listen: Attachment = (host) => {
    const fingers = new Map<number, Spot>()
    let grip: { point: Spot; apart: number; scale: number } | null = null
    let moved = false
    let lastTap: (Spot & { time: number }) | null = null
    let wheel: ReturnType<typeof setTimeout> | undefined

    const place = (event: MouseEvent): Spot => {
      const { left, top, width, height } = host.getBoundingClientRect()
      return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
    }
    const middle = (): Spot => {
      const all = [...fingers.values()]
      return {
        x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
        y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
      }
    }
    const apart = (): number => {
      const [one, other] = [...fingers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const take = (): void => {
      grip = fingers.size
        ? { point: this.#under(middle()), apart: apart(), scale: (this.size * this.stretch) / this.#fit }
        : null
    }

    const begin = (event: PointerEvent): void => {
      if (event.button !== 0) return
      if (!fingers.size) moved = false
      fingers.set(event.pointerId, place(event))
      take()
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
    }
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (!before || !grip) return
      const now = place(event)
      if (!moved && fingers.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return
      moved = true
      this.#held = true
      fingers.set(event.pointerId, now)
      this.#bring(grip.point, middle(), grip.apart ? (grip.scale * apart()) / grip.apart : grip.scale)
    }
    const end = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return
      take()
      if (fingers.size) return
      rest()
      if (moved) this.#settle()
      else if (event.type === 'pointerup') tapped(event)
    }
    const tapped = (event: PointerEvent): void => {
      const at = place(event)
      // A tap on a choice is not the first of a double tap.
      if ((event.target as Element).closest('[data-choice], .target')) return
      const twice =
        lastTap && event.timeStamp - lastTap.time < SOON && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < NEAR
      lastTap = twice ? null : { ...at, time: event.timeStamp }
      if (!twice) return
      if (this.#drawn > 1) this.back()
      else {
        this.#bring(this.#under(at), at, TWO_TAPS)
        this.#settle()
      }
    }
    const roll = (event: WheelEvent): void => {
      event.preventDefault()
      const at = place(event)
      this.#held = true
      this.#bring(
        this.#under(at),
        at,
        (this.#look?.scale ?? 1) * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)),
      )
      clearTimeout(wheel)
      wheel = setTimeout(() => this.#settle(), WHEEL_RESTS)
    }
    // Ignore the click after a drag.
    const click = (event: Event): void => {
      if (moved) event.stopImmediatePropagation()
      moved = false
    }
    const rest = (): void => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }

    host.addEventListener('pointerdown', begin as EventListener)
    host.addEventListener('wheel', roll as EventListener, { passive: false })
    host.addEventListener('click', click, { capture: true })
    return () => {
      rest()
      clearTimeout(wheel)
      this.#settle()
      host.removeEventListener('pointerdown', begin as EventListener)
      host.removeEventListener('wheel', roll as EventListener)
      host.removeEventListener('click', click, { capture: true })
    }
  }
}
