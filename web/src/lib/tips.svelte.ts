// Small words beside things: what a number means, why something may not be done, what a card looks like.
// They show on hover, focus and long press; parts/Tips.svelte draws them.

import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'

type Said = string | null | undefined
export type Text = () => Said | Promise<Said>

export interface Tip {
  anchor: Element
  kind: 'tip' | 'reason' | 'card'
  text: string
  picture: Snippet | null
}

const PAUSE = 250
const LONG_PRESS = 450

class Tips {
  shown = $state.raw<Tip | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted: Element | null = null

  /** Show something beside a thing, in a moment. */
  show(anchor: Element, kind: Tip['kind'], what: Text | Snippet, pause: number): void {
    clearTimeout(this.#timer)
    this.#wanted = anchor
    this.#timer = setTimeout(async () => {
      if (kind === 'card') {
        this.shown = { anchor, kind, text: '', picture: what as Snippet }
        return
      }
      const text = await (what as Text)()
      if (text && this.#wanted === anchor && anchor.isConnected) this.shown = { anchor, kind, text, picture: null }
    }, pause)
  }

  hide(anchor?: Element): void {
    if (anchor && this.#wanted !== anchor) return
    clearTimeout(this.#timer)
    this.#wanted = null
    // Things lose their focus while they are being taken away, when nothing else may be changed.
    queueMicrotask(() => this.#wanted || (this.shown = null))
  }
}

export const tips = new Tips()

function beside(kind: Tip['kind'], what: Text | Snippet): Attachment {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined
    let held = false
    const show = (pause: number) => tips.show(element, kind, what, pause)
    const hide = () => (clearTimeout(press), tips.hide(element))
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && show(PAUSE)],
      ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && hide()],
      ['focusin', () => element.matches(':focus-visible, :has(:focus-visible)') && show(0)],
      ['focusout', hide],
      ['pointerdown', (event) => {
        held = false
        if ((event as PointerEvent).pointerType === 'mouse') return hide()
        press = setTimeout(() => ((held = true), show(0)), LONG_PRESS)
      }],
      ['pointerup', () => clearTimeout(press)],
      ['pointercancel', hide],
      // A long press asks; it does not do.
      ['click', (event) => {
        if (!held) return
        held = false
        event.preventDefault()
        event.stopImmediatePropagation()
      }],
      ['contextmenu', (event) => held && event.preventDefault()],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener, { capture: name === 'click' })
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener, { capture: name === 'click' })
      hide()
    }
  }
}

/** Say what something means. */
export const tip = (text: Text): Attachment => beside('tip', text)

/** Say why something may not be done; nothing if it may. */
export const reason = (text: Text): Attachment => beside('reason', text)

/** Show a picture beside a word. */
export const card = (picture: Snippet): Attachment => beside('card', picture)
