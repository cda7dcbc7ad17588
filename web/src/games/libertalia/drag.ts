// Dragging: what can be clicked can also be carried to where it goes.

import type { Attachment } from 'svelte/attachments'

export interface Carried {
  /** Where it may be dropped: `data-drop`. */
  drop: string
  act: () => void
}

// So far a pointer may tremble before it carries something.
const TREMBLE = 8

/** Let something be carried by mouse or pen; `what` says what it would do, null if nothing. */
export function drag(what: () => Carried | null): Attachment<HTMLElement> {
  return (element) => {
    function down(start: PointerEvent): void {
      if (start.button !== 0 || start.pointerType === 'touch') return
      const carried = what()
      if (!carried) return
      let ghost: HTMLElement | null = null
      const over = (event: PointerEvent) => document.elementsFromPoint(event.clientX, event.clientY).some((found) => found.closest(`[data-drop="${carried.drop}"]`))
      const move = (event: PointerEvent) => {
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
        if (!ghost && Math.hypot(x, y) < TREMBLE) return
        ghost ??= lift(element)
        ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`
        ghost.toggleAttribute('data-over', over(event))
      }
      const end = (event: PointerEvent) => {
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', end)
        removeEventListener('pointercancel', end)
        if (!ghost) return
        ghost.remove()
        // A click may follow the drag; it has been answered.
        const swallow = (click: Event) => (click.preventDefault(), click.stopImmediatePropagation())
        element.addEventListener('click', swallow, { capture: true })
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
        if (event.type === 'pointerup' && over(event)) carried.act()
      }
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
    }
    element.addEventListener('pointerdown', down)
    return () => element.removeEventListener('pointerdown', down)
  }
}

/** Make a likeness that lies above everything, where its original is. */
export function lift(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  ghost.removeAttribute('data-spot')
  ghost.removeAttribute('data-choice')
  const style = { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0', zIndex: '40', pointerEvents: 'none' }
  Object.assign(ghost.style, style)
  for (const name of ['--w', '--chip', '--token']) ghost.style.setProperty(name, name === '--token' ? getComputedStyle(element).getPropertyValue(name) : `${width}px`)
  document.body.append(ghost)
  return ghost
}
