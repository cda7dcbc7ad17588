// Finds a place for a panel where it covers little.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const MARGIN = 14
const EDGE = 8

/** The area in which two boxes overlap, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

/**
 * The place for a panel that covers least, weighted, in a window with a bar at the top. `home` is something that it may
 * well cover.
 */
export function placeFor(
  size: { width: number; height: number },
  room: { width: number; height: number },
  bar: number,
  things: { box: Box; weight: number }[],
  home: Box | null = null,
): { left: number; top: number } {
  const [west, middle, east] = [MARGIN, (room.width - size.width) / 2, room.width - size.width - MARGIN]
  const [north, centre, south] = [
    bar + MARGIN,
    (room.height + bar - size.height) / 2,
    room.height - size.height - MARGIN,
  ]
  const places = [
    ...(home
      ? [
          [home.right - size.width, home.top],
          [home.right - size.width, home.bottom - size.height],
        ]
      : []),
    [west, south],
    [west, centre],
    [west, north],
    [east, north],
    [east, centre],
    [east, south],
    [middle, north],
    [middle, centre],
    [middle, south],
  ].map(([left, top]) => ({
    left: Math.max(EDGE, Math.min(left!, room.width - size.width - EDGE)),
    top: Math.max(bar, Math.min(top!, room.height - size.height - EDGE)),
  }))
  const cost = ({ left, top }: { left: number; top: number }) => {
    const box = { left, top, right: left + size.width, bottom: top + size.height }
    return things.reduce((sum, thing) => sum + thing.weight * overlap(box, thing.box), 0)
  }
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
