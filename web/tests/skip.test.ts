import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { skipOnInput } from '../src/lib/skip'
import { Stage, wait } from '../src/lib/stage'
import type { Table } from '../src/lib/table.svelte'
import { flush } from './fake-server'

const gameEvent = (seat?: number) => ({
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
  stop = skipOnInput(table as unknown as Table)
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

describe('a press that skips animations', () => {
  it('chooses nothing if it skips moves of others', async () => {
    stage.add([gameEvent(1)], () => undefined)
    await flush()
    tap('[data-choice] i')
    await flush()
    expect([stage.playing, chosen]).toEqual([false, []])
    tap('[data-choice] i')
    expect(chosen).toEqual(['draw'])
  })

  it('chooses nothing if moves of others follow one’s own', async () => {
    stage.add([gameEvent(0), gameEvent()], () => undefined)
    stage.add([gameEvent(1)], () => undefined)
    await flush()
    tap('.prompt button')
    expect(chosen).toEqual([])
  })

  it('also clicks after one’s own moves and what followed from them', async () => {
    stage.add([gameEvent(0), gameEvent()], () => undefined)
    await flush()
    tap('[data-choice] i')
    await flush()
    expect([stage.playing, chosen]).toEqual([false, ['draw']])
  })

  it('also clicks what is not a choice', async () => {
    stage.add([gameEvent(1)], () => undefined)
    await flush()
    tap('nav button')
    expect(chosen).toEqual(['NAV'])
  })

  it('may be a key, which does not press the focused button either', async () => {
    stage.add([gameEvent(1)], () => undefined)
    await flush()
    const button = document.querySelector<HTMLElement>('[data-choice]')!
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    button.click()
    await flush()
    expect([stage.playing, chosen]).toEqual([false, []])
  })

  it('is not a key that is still held down', async () => {
    stage.add([gameEvent(1)], () => undefined)
    await flush()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'u', repeat: true }))
    await flush()
    expect(stage.playing).toBe(true)
    stage.skip()
  })
})
