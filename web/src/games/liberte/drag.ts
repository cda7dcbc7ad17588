// Dragging: a copy of the thing follows the pointer; where it is let go, the nearest `data-drop` is told.

import type { Attachment } from 'svelte/attachments'
import { tips } from '../../lib/tips.svelte'

const FAR_ENOUGH = 9

/** Let something be dragged; `dropped` hears the name of the place. */
export function draggable(dropped: (target: string) => unknown): Attachment {
  return (host) => {
    const element = host as HTMLElement
    let from: { x: number; y: number } | null = null
    let copy: HTMLElement | null = null

    function begin(event: PointerEvent): void {
      if (event.button !== 0) return
      from = { x: event.clientX, y: event.clientY }
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
    }

    function move(event: PointerEvent): void {
      if (!from) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!copy) {
        // A finger that moves sideways looks through the hand.
        const far = event.pointerType === 'mouse' ? Math.hypot(dx, dy) : -dy
        if (far < FAR_ENOUGH) return
        tips.hide()
        copy = lift(element)
      }
      copy.style.translate = `${dx}px ${dy}px`
    }

    function end(event: PointerEvent): void {
      rest()
      if (!copy) return
      copy.remove()
      copy = null
      document.documentElement.classList.remove('dragging')
      const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
      if (below?.dataset.drop && event.type === 'pointerup') dropped(below.dataset.drop)
      // The click that follows a drag is none.
      element.addEventListener('click', swallow, { capture: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
    }

    function rest(): void {
      from = null
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }

    element.addEventListener('pointerdown', begin)
    element.addEventListener('dragstart', stop)
    return () => {
      rest()
      copy?.remove()
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('dragstart', stop)
    }
  }
}

const stop = (event: Event): void => event.preventDefault()
const swallow = (event: Event): void => event.stopImmediatePropagation()

function lift(element: HTMLElement): HTMLElement {
  const { left, top, width } = element.getBoundingClientRect()
  const copy = element.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-card')
  copy.removeAttribute('data-choice')
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, zIndex: '60', pointerEvents: 'none', transition: 'none', rotate: '2deg' })
  copy.style.setProperty('--w', `${width}px`)
  document.body.append(copy)
  document.documentElement.classList.add('dragging')
  return copy
}
