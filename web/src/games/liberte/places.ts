// Positions on the map, on a field of 1000 by 1000.

import places from './atlas/places.json'
import { PARIS, stacksIn, type Stack, type View } from './view'

export type Point = readonly [number, number]

export interface Place {
  region: string
  badge: Point
  slots: Point[]
  pole: Point
  size: number
  lines: { text: string; at: Point }[]
  icons: Point | null
}

export interface Region {
  name: string
  provinces: number[]
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number]
}

const provinces = places.provinces as unknown as Record<string, Place>
export const regions = places.regions as unknown as Record<string, Region>
export const medallion = { centre: places.paris.centre as unknown as Point, radius: places.paris.radius }

export const placeOf = (province: number): Place => provinces[String(province)]!

/** The three slots of a province; those of Paris are in its medallion, or on the map when zoomed in. */
export const slotsOf = (province: number, zoomed: boolean): Point[] =>
  province === PARIS && !zoomed ? (places.paris.slots as unknown as Point[]) : placeOf(province).slots
export const scaleOf = (province: number, zoomed: boolean): number => (province === PARIS && !zoomed ? 1.3 : 1)

/** Assigns stacks to slots: a stack keeps its slot while others come and go. */
export class Arrangement {
  #kept = new Map<number, (number | null)[]>()

  /** The stacks of a province, by slot. */
  of(view: View, province: number): (Stack | null)[] {
    const stacks = stacksIn(view, province)
    const kept = (this.#kept.get(province) ?? [null, null, null]).map((seat) =>
      stacks.some((stack) => stack.seat === seat) ? seat : null,
    )
    for (const { seat } of stacks) {
      if (!kept.includes(seat)) kept[kept.indexOf(null)] = seat
    }
    this.#kept.set(province, kept)
    return kept.map((seat) => stacks.find((stack) => stack.seat === seat) ?? null)
  }

  /** The slot of a seat's stack, or the one that its next stack would take. */
  slot(province: number, seat: number): number {
    const kept = this.#kept.get(province) ?? [null, null, null]
    const own = kept.indexOf(seat)
    return own >= 0 ? own : Math.max(0, kept.indexOf(null))
  }
}
