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
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))
  )
}

// Keys that may be held down; any other would do again what was meant to be done once.
const HELD = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ',', '.'])
const BUTTONS = 'button, a, summary, [role="button"]'

/** Whether a key presses the button that has the focus. */
const presses = ({ target, key }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest(BUTTONS) !== null

// A button that is held down by a key is pressed once, too; by space, browsers do so when it is let go.
addEventListener(
  'keydown',
  (event) => {
    if (!event.repeat || !presses(event)) return
    if (event.key === 'Enter' || !(event.target as Element).closest('button, summary')) event.preventDefault()
    event.stopPropagation()
  },
  { capture: true },
)

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  // A dialog keeps its keys to itself, and so does a field but for Esc.
  if (document.querySelector('dialog[open]') || (event.key !== 'Escape' && writing(event))) return
  if (presses(event)) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  // Where the row of digits gives other signs unless shifted, as in France, its keys are digits all the same.
  const digit = event.shiftKey ? undefined : /^Digit(\d)$/.exec(event.code)?.[1]
  for (const layer of layers.toReversed()) {
    const handler = layer[key] ?? (digit && layer[digit])
    if (handler && ((event.repeat && !HELD.has(key)) || handler(event) !== false)) {
      event.preventDefault()
      return
    }
  }
})
