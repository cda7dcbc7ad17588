// Cutting a show short: any key and any press does.

import type { Table } from './table.svelte'

// Where a click chooses something.
const CHOICES = '[data-choice], .prompt'

/** Let keys and presses end what is shown; returns the undoing. */
export function skipping(table: Table): () => void {
  let swallow = false

  /** Whoever ends what others do has chosen nothing: what lies under the pointer now was not there to be chosen. */
  function press(): void {
    const showing = table.playing || table.replaying
    swallow = showing && table.stage.ahead.some(({ seat }) => seat !== undefined && seat !== table.seat)
    if (showing) table.skip()
  }
  function key(event: KeyboardEvent): void {
    if (event.repeat) return
    press()
    // Only these two make a click.
    swallow &&= event.key === 'Enter' || event.key === ' '
  }
  function click(event: MouseEvent): void {
    if (swallow && event.target instanceof Element && event.target.closest(CHOICES)) {
      event.preventDefault()
      event.stopPropagation()
    }
    swallow = false
  }

  addEventListener('keydown', key)
  addEventListener('pointerdown', press)
  addEventListener('click', click, { capture: true })
  return () => {
    removeEventListener('keydown', key)
    removeEventListener('pointerdown', press)
    removeEventListener('click', click, { capture: true })
  }
}
