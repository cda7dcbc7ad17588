// The whole truth about a game that is over, in the form in which a seat sees it.

import type { View } from './table.svelte'

type Known = Record<string, unknown>

/** What lies in a heap: cards of a hand, tokens of a den. */
const HELD = ['cards', 'tokens']

const isHeap = (known: unknown): known is Known => typeof known === 'object' && known !== null && 'size' in known

/** Fill in what was hidden: of a heap a seat knows how large it is, and the truth is what lies in it. */
function fill(known: unknown, truth: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(truth)) return known.map((each, place) => fill(each, truth[place]))
  if (!isHeap(known)) return known
  const held = HELD.find((name) => name in known)
  return held && truth !== undefined ? { ...known, [held]: truth } : known
}

/** Show a position openly: what a seat saw of it, filled in, with the truth beside it, and nobody looking from anywhere. */
export function reveal(seen: View, truth: Known): View {
  const filled = Object.fromEntries(
    Object.entries(seen).map(([name, known]) => [name, name in truth ? fill(known, truth[name]) : known]),
  )
  return { ...(filled as View), seat: null, legal: [], truth }
}
