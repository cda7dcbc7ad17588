// Keyboard shortcuts: the last bound handler comes first.

export type Handler = (event: KeyboardEvent) => void | boolean

const layers: Record<string, Handler>[] = []

/** Bind keys by their `KeyboardEvent.key` (letters in lower case); returns a function that unbinds them. */
export function bindKeys(handlers: Record<string, Handler>): () => void {
  layers.push(handlers)
  return () => {
    const place = layers.lastIndexOf(handlers)
    if (place >= 0) layers.splice(place, 1)
  }
}

/** Close an open menu with Escape, and focus what opened it; returns a function that unbinds the key. */
export function bindEscape(close: () => void, opener: () => HTMLElement | undefined): () => void {
  return bindKeys({
    Escape: () => {
      close()
      opener()?.focus()
    },
  })
}

/** Whether the focused field uses a key. A slider only uses the keys that move it. */
function typing({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement && target.type === 'range') return key.length > 1 && key !== 'Enter'
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))
  )
}

// Keys that repeat while they are held down.
const REPEATING = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ',', '.'])
const BUTTONS = 'button, a, summary, [role="button"]'

/** Whether a key presses the button that has the focus. */
const presses = ({ target, key }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest(BUTTONS) !== null

// A key held down on a button presses it once; for space, browsers press it on keyup.
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
  // Dialogs handle their own keys, and so do fields except for Esc.
  if (document.querySelector('dialog[open]') || (event.key !== 'Escape' && typing(event))) return
  if (presses(event)) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  // On French keyboards the digit row gives digits only with shift; accept it without.
  const digit = event.shiftKey ? undefined : /^Digit(\d)$/.exec(event.code)?.[1]
  for (const layer of layers.toReversed()) {
    const handler = layer[key] ?? (digit && layer[digit])
    if (handler && ((event.repeat && !REPEATING.has(key)) || handler(event) !== false)) {
      event.preventDefault()
      return
    }
  }
})
