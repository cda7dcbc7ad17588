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

/** Whether somebody is writing. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))
}

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  // A dialog keeps its keys to itself, and so does a field but for Esc.
  if (document.querySelector('dialog[open]') || (event.key !== 'Escape' && writing(event.target))) return
  // Enter and space belong to the button that has the focus.
  if ((event.key === 'Enter' || event.key === ' ') && event.target instanceof Element && event.target.closest('button, a, summary')) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  for (const layer of layers.toReversed()) {
    const handler = layer[key]
    if (handler && handler(event) !== false) {
      event.preventDefault()
      return
    }
  }
})
