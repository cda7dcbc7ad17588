// The complete state of a finished game, in the shape of a seat's view.

import type { View } from './table.svelte'

type Known = Record<string, unknown>

/** The fields with the contents of a hand or a den. */
const CONTENTS = ['cards', 'tokens']

const isHidden = (known: unknown): known is Known => typeof known === 'object' && known !== null && 'size' in known

/** Fill in hidden contents, of which a view has only the size. */
function fill(known: unknown, truth: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(truth)) return known.map((each, place) => fill(each, truth[place]))
  if (!isHidden(known)) return known
  const contents = CONTENTS.find((name) => name in known)
  return contents && truth !== undefined ? { ...known, [contents]: truth } : known
}

/** Return a view without a seat, with all hidden information filled in. */
export function reveal(seen: View, truth: Known): View {
  const filled = Object.fromEntries(
    Object.entries(seen).map(([name, known]) => [name, name in truth ? fill(known, truth[name]) : known]),
  )
  return { ...(filled as View), seat: null, legal: [], truth }
}
