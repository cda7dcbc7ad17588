// Keys: whoever bound them last is asked first.

export type Handler = (event: KeyboardEvent) => void | boolean

const layers: Record<string, Handler>[] = []

/** Bind keys by their `KeyboardEvent.key` (letters in lower case); returns the undoing. */
export function keys(handlers: Record<string, Handler>): () => void {
  layers.push(handlers)
  return () => {
    const place = layers.lastIndexOf(handlers)
    if (place >= 0) layers.splice(place, 1)
  }
}

/** Whether a key belongs to the field that has the focus. A slider writes nothing: it only needs the keys that move it. */
function writing({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement && target.type === 'range') return key.length > 1 && key !== 'Enter'
  return target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))
}

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  // A dialog keeps its keys to itself, and so does a field but for Esc.
  if (document.querySelector('dialog[open]') || (event.key !== 'Escape' && writing(event))) return
  // Enter and space belong to the button that has the focus.
  if ((event.key === 'Enter' || event.key === ' ') && event.target instanceof Element && event.target.closest('button, a, summary')) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  // Where the row of digits gives other signs unless shifted, as in France, its keys are digits all the same.
  const digit = event.shiftKey ? undefined : /^Digit(\d)$/.exec(event.code)?.[1]
  for (const layer of layers.toReversed()) {
    const handler = layer[key] ?? (digit && layer[digit])
    if (handler && handler(event) !== false) {
      event.preventDefault()
      return
    }
  }
})
