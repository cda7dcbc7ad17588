// Reads which characters a font has from its WOFF2 file (https://www.w3.org/TR/WOFF2/).

import { brotliDecompressSync } from 'node:zlib'

const HEADER = 48
// Places in the list of tags that have a number; all other tags are written out.
const [CMAP, GLYF, LOCA, WRITTEN_OUT] = [0, 10, 11, 63]
/** The encoding of a character map that has all of Unicode's first plane: Windows, format 4. */
const SEGMENTS = 4

/** The code points of the characters that a font has. */
export function charactersOf(file: Uint8Array): Set<number> {
  const map = characterMap(file)
  const view = new DataView(map.buffer, map.byteOffset, map.byteLength)
  const found = new Set<number>()
  for (let table = 0; table < view.getUint16(2); table += 1) {
    const start = view.getUint32(4 + 8 * table + 4)
    if (view.getUint16(start) === SEGMENTS) readSegments(view, start, found)
  }
  return found
}

/** The table `cmap`. All tables are compressed together, in the order of their directory. */
function characterMap(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0) !== 0x774f4632) throw new Error('not a WOFF2 file')
  let at = HEADER
  /** Read a number of seven bits a byte. */
  const number = (): number => {
    let value = 0
    for (;;) {
      const byte = file[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let [start, length] = [0, 0]
  let before = 0
  for (let table = 0; table < view.getUint16(12); table += 1) {
    const flags = file[at++]!
    const [tag, transform] = [flags & 63, flags >> 6]
    if (tag === WRITTEN_OUT) at += 4
    const whole = number()
    const transformed = tag === GLYF || tag === LOCA ? transform !== 3 : transform !== 0
    const size = transformed ? number() : whole
    if (tag === CMAP) [start, length] = [before, size]
    before += size
  }
  return brotliDecompressSync(file.subarray(at, at + view.getUint32(20))).subarray(start, start + length)
}

/** Add the characters of a subtable of format 4. */
function readSegments(view: DataView, start: number, found: Set<number>): void {
  const count = view.getUint16(start + 6) / 2
  const ends = start + 14
  const [starts, deltas, offsets] = [ends + 2 * count + 2, ends + 4 * count + 2, ends + 6 * count + 2]
  for (let segment = 0; segment < count; segment += 1) {
    const [first, last] = [view.getUint16(starts + 2 * segment), view.getUint16(ends + 2 * segment)]
    const [delta, offset] = [view.getUint16(deltas + 2 * segment), view.getUint16(offsets + 2 * segment)]
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const place = offsets + 2 * segment + offset + 2 * (code - first)
      const named = offset === 0 ? code : view.getUint16(place)
      if (offset === 0 || named !== 0 ? (named + delta) & 0xffff : 0) found.add(code)
    }
  }
}
