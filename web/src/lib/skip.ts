// Any key or press skips animations.

import type { Table } from './table.svelte'

// Elements where a click makes a choice.
const CHOICES = '[data-choice], .prompt'

/** Skip animations on keys and presses; returns a function that removes the listeners. */
export function skipOnInput(table: Table): () => void {
  let swallow = false

  /** A press that skips the moves of others must not choose what appears under the pointer. */
  function press(): void {
    const showing = (table.playing || table.replaying) && !table.paused
    swallow = showing && table.stage.ahead.some(({ seat }) => seat !== undefined && seat !== table.seat)
    if (showing) table.skip()
  }
  function key(event: KeyboardEvent): void {
    if (event.repeat) return
    press()
    // Only these keys cause a click.
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
