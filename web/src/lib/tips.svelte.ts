// Tooltips: what a number means, why an action is illegal, what a card looks like.
// They show on hover, focus and long press; parts/Tips.svelte draws them.

import type { Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'

type Said = string | null | undefined
export type Text = () => Said | Promise<Said>

type Props = Record<string, unknown>
/** A component and its props. */
export interface Picture {
  component: Component<Props>
  props: Props
}

export interface Tip {
  anchor: Element
  kind: 'tip' | 'reason' | 'card'
  text: string
  picture: Picture | null
}

const PAUSE = 250
const LONG_PRESS = 450
// How far a finger may move during a long press, in pixels.
const MAX_DRIFT = 9

class Tips {
  shown = $state.raw<Tip | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted: Element | null = null

  /** Show a tip beside an element after a delay. */
  show(anchor: Element, kind: Tip['kind'], what: Text | (() => Picture | null), pause: number): void {
    clearTimeout(this.#timer)
    this.#wanted = anchor
    this.#timer = setTimeout(async () => {
      if (kind === 'card') {
        const picture = (what as () => Picture | null)()
        if (picture) this.shown = { anchor, kind, text: '', picture }
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
    // An element may lose its focus while it is being removed, when state must not change.
    queueMicrotask(() => this.#wanted || (this.shown = null))
  }
}

export const tips = new Tips()

function beside(kind: Tip['kind'], what: Text | (() => Picture | null), tap = () => false): Attachment {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined
    let held = false
    let from = { x: 0, y: 0 }
    const show = (pause: number) => tips.show(element, kind, what, pause)
    const hide = () => (clearTimeout(press), tips.hide(element))
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && show(PAUSE)],
      ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && hide()],
      ['focusin', () => element.matches(':focus-visible, :has(:focus-visible)') && show(0)],
      ['focusout', hide],
      [
        'pointerdown',
        (event) => {
          const { pointerType, clientX, clientY } = event as PointerEvent
          held = false
          from = { x: clientX, y: clientY }
          if (pointerType === 'mouse') return hide()
          press = setTimeout(() => ((held = true), show(0)), LONG_PRESS)
        },
      ],
      // A moving finger drags; it does not press.
      [
        'pointermove',
        (event) => {
          const { clientX, clientY } = event as PointerEvent
          if (Math.hypot(clientX - from.x, clientY - from.y) > MAX_DRIFT) clearTimeout(press)
        },
      ],
      ['pointerup', () => clearTimeout(press)],
      ['pointercancel', hide],
      // A long press shows the tip and does not click.
      [
        'click',
        (event) => {
          if (!held) return tap() && (event as PointerEvent).pointerType !== 'mouse' && show(0)
          held = false
          event.preventDefault()
          event.stopImmediatePropagation()
        },
      ],
      ['contextmenu', (event) => held && event.preventDefault()],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener, { capture: name === 'click' })
    return () => {
      for (const [name, listener] of listeners)
        element.removeEventListener(name, listener, { capture: name === 'click' })
      hide()
    }
  }
}

/** Explain an element. */
export const tip = (text: Text): Attachment => beside('tip', text)

/** Explain why an action is illegal; nothing if it is legal. */
export const reason = (text: Text): Attachment => beside('reason', text)

/** Show a hover card. Its props are computed when it is shown, since it may outlive the element.
 *  With `tap`, a tap shows it as well. */
export const card = <P extends Props>(component: Component<P>, of: () => P | null, tap?: () => boolean): Attachment =>
  beside(
    'card',
    () => {
      const props = of()
      return props && { component: component as unknown as Component<Props>, props }
    },
    tap,
  )
