import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { skipping } from '../src/lib/skip'
import { Stage, wait } from '../src/lib/stage'
import type { Table } from '../src/lib/table.svelte'
import { settle } from './house'

const happening = (seat?: number) => ({
  event: 'x',
  ...(seat === undefined ? {} : { seat }),
  say: { key: 'k', arguments: {} },
})
let stage: Stage
let chosen: string[]
let stop: () => void

beforeEach(() => {
  stage = new Stage()
  stage.performer = (_, __, signal) => wait(10_000, signal)
  const table = {
    seat: 0,
    stage,
    replaying: false,
    get playing() {
      return stage.playing
    },
    skip: () => stage.skip(),
  }
  stop = skipping(table as unknown as Table)
  chosen = []
  document.body.innerHTML =
    '<button data-choice="draw"><i></i></button><nav><button></button></nav><div class="prompt"><button></button></div>'
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => chosen.push(button.dataset.choice ?? button.parentElement!.tagName))
})
afterEach(() => stop())

function tap(place: string): void {
  const target = document.querySelector(place)!
  target.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

describe('a press that ends a show', () => {
  it('chooses nothing if others were at it', async () => {
    stage.add([happening(1)], () => undefined)
    await settle()
    tap('[data-choice] i')
    await settle()
    expect([stage.playing, chosen]).toEqual([false, []])
    tap('[data-choice] i')
    expect(chosen).toEqual(['draw'])
  })

  it('chooses nothing if others come after what oneself did', async () => {
    stage.add([happening(0), happening()], () => undefined)
    stage.add([happening(1)], () => undefined)
    await settle()
    tap('.prompt button')
    expect(chosen).toEqual([])
  })

  it('goes through what oneself did, and what followed by itself', async () => {
    stage.add([happening(0), happening()], () => undefined)
    await settle()
    tap('[data-choice] i')
    await settle()
    expect([stage.playing, chosen]).toEqual([false, ['draw']])
  })

  it('goes through to what is no choice', async () => {
    stage.add([happening(1)], () => undefined)
    await settle()
    tap('nav button')
    expect(chosen).toEqual(['NAV'])
  })

  it('may be a key, which does not press the button that has the focus either', async () => {
    stage.add([happening(1)], () => undefined)
    await settle()
    const button = document.querySelector<HTMLElement>('[data-choice]')!
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    button.click()
    await settle()
    expect([stage.playing, chosen]).toEqual([false, []])
  })

  it('is not the key that is still held down', async () => {
    stage.add([happening(1)], () => undefined)
    await settle()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'u', repeat: true }))
    await settle()
    expect(stage.playing).toBe(true)
    stage.skip()
  })
})
