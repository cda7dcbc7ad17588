// The markup of the rules in the catalogues.
// A blank line separates paragraphs; "- " begins a list item, "> " an example, "! " a warning, "@" names a picture.
// Within a line, [text|anchor] is a link, and _text_ is emphasized.

export interface Piece {
  text: string
  /** Where it leads. */
  to?: string
  strong?: boolean
  /** Whether it matches the search. */
  found?: boolean
}

export type Block =
  | { kind: 'text' | 'example' | 'warning'; lines: Piece[][] }
  | { kind: 'list'; lines: Piece[][] }
  | { kind: 'figure'; name: string }

const SIGNS: Record<string, 'list' | 'example' | 'warning'> = { '-': 'list', '>': 'example', '!': 'warning' }
const INLINE = /\[([^|\]]+)\|([^\]]+)\]|_([^_]+)_/g

/** Parse a text of the rules. */
export function read(text: string): Block[] {
  const blocks: Block[] = []
  let open = false
  for (const line of text.split('\n').map((each) => each.trim())) {
    const sign = SIGNS[line[0] ?? '']
    if (!line) {
      open = false
    } else if (line.startsWith('@')) {
      blocks.push({ kind: 'figure', name: line.slice(1) })
      open = false
    } else {
      const kind = sign && line[1] === ' ' ? sign : 'text'
      const last = blocks.at(-1)
      const pieces = inline(kind === 'text' ? line : line.slice(2))
      if (open && last && last.kind === kind) last.lines.push(pieces)
      else blocks.push({ kind, lines: [pieces] })
      open = true
    }
  }
  return blocks
}

function inline(line: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of line.matchAll(INLINE)) {
    if (found.index > end) pieces.push({ text: line.slice(end, found.index) })
    pieces.push(found[3] === undefined ? { text: found[1]!, to: found[2]! } : { text: found[3], strong: true })
    end = found.index + found[0].length
  }
  if (end < line.length) pieces.push({ text: line.slice(end) })
  return pieces
}

/** Normalize a text for searching: without accents, case and no-break spaces, but with the same length. */
export function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return bare.length === letter.length ? bare : letter
    })
    .join('')
    .replaceAll('’', "'")
    .replace(/[\u00a0\u202f]/g, ' ')
}

/** Mark the matches of a search in some pieces; null if there are none. */
export function seek(pieces: Piece[], wanted: string): Piece[] | null {
  const whole = plain(pieces.map((piece) => piece.text).join(''))
  if (!whole.includes(wanted)) return null
  const marked: Piece[] = []
  let start = 0
  for (const piece of pieces) {
    let end = start
    for (const part of cut(whole, wanted, start, start + piece.text.length)) {
      marked.push({ ...piece, text: piece.text.slice(end - start, part.end - start), found: part.found })
      end = part.end
    }
    start += piece.text.length
  }
  return marked
}

/** Split a range of a text at the matches of a search. */
function cut(whole: string, wanted: string, from: number, to: number): { end: number; found: boolean }[] {
  const parts: { end: number; found: boolean }[] = []
  let here = from
  for (
    let at = whole.indexOf(wanted, Math.max(0, from - wanted.length + 1));
    at >= 0 && at < to;
    at = whole.indexOf(wanted, at + wanted.length)
  ) {
    const begin = Math.max(at, from)
    const end = Math.min(at + wanted.length, to)
    if (end <= begin) continue
    if (begin > here) parts.push({ end: begin, found: false })
    parts.push({ end, found: true })
    here = end
  }
  if (here < to) parts.push({ end: to, found: false })
  return parts
}

/** Return only the blocks with matches, marked. */
export function search(blocks: Block[], wanted: string): { blocks: Block[]; hits: number } {
  let hits = 0
  const found = blocks.flatMap((block): Block[] => {
    if (block.kind === 'figure') return []
    const lines = block.lines.flatMap((line) => {
      const marked = seek(line, wanted)
      return marked ? [marked] : []
    })
    hits += lines.length
    return lines.length ? [{ ...block, lines }] : []
  })
  return { blocks: found, hits }
}

/** Return all blocks, with matches marked. */
export function mark(blocks: Block[], wanted: string): Block[] {
  return blocks.map((block) =>
    block.kind === 'figure' ? block : { ...block, lines: block.lines.map((line) => seek(line, wanted) ?? line) },
  )
}
