// Dragging: a copy of the element follows the pointer; dropping it reports the nearest `data-drop`.

import type { Attachment } from 'svelte/attachments'
import { tips } from './tips.svelte'

// How far the pointer must move before a drag starts.
const TREMBLE = 9

export interface Carrying {
  /** Called with the `data-drop` where it was dropped. */
  dropped: (target: string) => unknown
  /** Whether it can be dragged now. */
  able?: () => boolean
  /** Whether touch drags it too: upwards; sideways scrolls. */
  finger?: boolean
}

/** Make an element draggable. */
export function draggable({ dropped, able = () => true, finger = false }: Carrying): Attachment {
  return (host) => {
    const element = host as HTMLElement
    let from: { x: number; y: number } | null = null
    let ghost: HTMLElement | null = null

    function begin(event: PointerEvent): void {
      if (event.button !== 0 || (event.pointerType === 'touch' && !finger) || !able()) return
      from = { x: event.clientX, y: event.clientY }
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
    }

    function move(event: PointerEvent): void {
      if (!from) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!ghost) {
        if ((event.pointerType === 'touch' ? -dy : Math.hypot(dx, dy)) < TREMBLE) return
        tips.hide()
        ghost = lift(element)
        ghost.style.rotate = '2deg'
        document.documentElement.classList.add('dragging')
      }
      ghost.style.translate = `${dx}px ${dy}px`
    }

    function end(event: PointerEvent): void {
      const carried = ghost !== null
      rest()
      if (!carried) return
      // Ignore the click after a drag.
      element.addEventListener('click', swallow, { capture: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
      const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
      if (below?.dataset.drop && event.type === 'pointerup') dropped(below.dataset.drop)
    }

    function rest(): void {
      from = null
      ghost?.remove()
      ghost = null
      document.documentElement.classList.remove('dragging')
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }

    element.addEventListener('pointerdown', begin)
    element.addEventListener('dragstart', stop)
    return () => {
      rest()
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('dragstart', stop)
    }
  }
}

const stop = (event: Event): void => event.preventDefault()
const swallow = (event: Event): void => (event.preventDefault(), event.stopImmediatePropagation())

// Attributes by which boards find their elements; removed from the copy.
const NAMES = ['data-spot', 'data-card', 'data-choice', 'data-deck', 'data-drop']
// CSS variables that cards, chips and tokens inherit.
const MEASURES = ['--w', '--chip', '--token']

/** Make a copy above everything, at the place of the original. */
export function lift(element: HTMLElement): HTMLElement {
  const ghost = copyInPlace(element)
  document.body.append(ghost)
  return ghost
}

/** Lift several elements. All are measured first: after each change of the page, measuring lays it out anew. */
export function liftAll(elements: (HTMLElement | null)[]): (HTMLElement | null)[] {
  const ghosts = elements.map((element) => element && copyInPlace(element))
  document.body.append(...ghosts.filter((ghost) => ghost !== null))
  return ghosts
}

function copyInPlace(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  for (const name of NAMES) ghost.removeAttribute(name)
  const measures = getComputedStyle(element)
  for (const name of MEASURES)
    ghost.style.setProperty(name, name === '--token' ? measures.getPropertyValue(name) : `${width}px`)
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
    transition: 'none',
    translate: 'none',
  })
  return ghost
}
