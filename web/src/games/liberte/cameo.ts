// The portrait of a person: seven numbers derived from the card, always the same for the same card.

function stream(seed: number): () => number {
  let x = (seed * 2654435761) >>> 0 || 1
  return () => {
    x ^= x << 13
    x >>>= 0
    x ^= x >>> 17
    x ^= x << 5
    x >>>= 0
    return (x / 0xffffffff) * 2 - 1
  }
}

const n = (value: number): number => Number(value.toFixed(1))

/** The outline of a head that looks right, on a field of 100 by 122. */
export function faceOf(id: number, soft: boolean): string {
  const r = stream(id)
  const brow = soft ? -0.8 : n(r() * 1.1)
  const nose = soft ? -1.8 + r() : n(r() * 2.6)
  const tip = n(r() * 1.6)
  const lip = n(r() * 0.8 + (soft ? 0.4 : 0))
  const chin = soft ? -1.4 : n(r() * 2)
  const fore = n(r() * 1.6)
  const jaw = n(r() * 3 + (soft ? -3 : 0))
  return (
    `M58 20C${n(65 + fore)} 23 ${n(69 + fore)} 32 ${n(68.6 + brow)} 40C${n(68.4 + brow)} 43 67.4 44.5 68.2 46.5` +
    `C${n(70 + nose * 0.4)} 50 ${n(73 + nose * 0.7)} 53 ${n(76.4 + nose)} ${n(56.4 + tip)}` +
    `C${n(77 + nose)} ${n(58.8 + tip)} ${n(74.5 + nose)} 60.3 71 60.7` +
    `C71.3 62 ${n(73 + lip)} 62.8 ${n(73.2 + lip)} 64.2C${n(73.2 + lip)} 65.4 72 65.9 70.6 66.3` +
    `C72 66.7 ${n(72.8 + lip)} 67.7 ${n(72.2 + lip)} 69.2C71.5 70.6 69.8 70.8 70 72.2` +
    `C70.4 73.8 ${n(73 + chin)} 74.6 ${n(72.6 + chin)} 77.8C${n(72 + chin)} 81.2 ${n(67 + chin)} 83 ${n(63 + jaw)} 82` +
    'C60 81.3 57.5 81 56.5 83C55.5 87 56.5 92 58.5 97L30 101C33.5 93 33.5 83 31.5 75C24 67 21 55 22.5 45C25 29 39 15.5 58 20Z'
  )
}
