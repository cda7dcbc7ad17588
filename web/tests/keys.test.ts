import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bindKeys } from '../src/lib/keys'

let pressed: string[]
let unbind: () => void

beforeEach(() => {
  pressed = []
  const note = ({ key }: KeyboardEvent) => void pressed.push(key)
  unbind = bindKeys({ u: note, Enter: note, ' ': note, ',': note, ArrowLeft: note })
  document.body.innerHTML = '<main tabindex="-1"></main><button></button><svg><g role="button" tabindex="0"></g></svg>'
})
afterEach(() => unbind())

function press(key: string, more: KeyboardEventInit = {}, on = 'main'): Event {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  document.querySelector(on)!.dispatchEvent(event)
  return event
}

describe('keys', () => {
  it('act once while they are held down', () => {
    press('u')
    expect(press('u', { repeat: true }).defaultPrevented).toBe(true)
    expect(pressed).toEqual(['u'])
  })

  it('that navigate the game repeat while they are held down', () => {
    for (const key of [',', 'ArrowLeft']) {
      press(key)
      press(key, { repeat: true })
    }
    expect(pressed).toEqual([',', ',', 'ArrowLeft', 'ArrowLeft'])
  })

  it.each(['button', '[role=button]'])('leave Enter and space to the focused element: %s', (focus) => {
    press('Enter', {}, focus)
    press(' ', {}, focus)
    expect(pressed).toEqual([])
    press('Enter')
    expect(pressed).toEqual(['Enter'])
  })

  it.each(['button', '[role=button]'])(
    'press what has the focus once, however long they are held down: %s',
    (focus) => {
      let heard = 0
      document.querySelector(focus)!.addEventListener('keydown', () => (heard += 1))
      expect(press('Enter', {}, focus).defaultPrevented).toBe(false)
      expect(press('Enter', { repeat: true }, focus).defaultPrevented).toBe(true)
      expect(heard).toBe(1)
    },
  )
})
