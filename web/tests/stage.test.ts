import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { Stage, wait, type GameEvent } from '../src/lib/stage'
import { flush } from './fake-server'

const gameEvent = (event: string): GameEvent => ({ event, say: { key: event, arguments: {} } })
const over = (stage: Stage): Promise<void> => new Promise((done) => (stage.onchange = (playing) => playing || done()))

afterEach(() => settings.change('motion', 'full'))

describe('a stage', () => {
  it('shows events in order, and the new state after them', async () => {
    const stage = new Stage()
    const seen: string[] = []
    stage.performer = async ({ event }, _, signal) => {
      await wait(5, signal)
      seen.push(event)
    }
    const ended = over(stage)
    stage.add([gameEvent('one'), gameEvent('two')], () => seen.push('standing 1'))
    stage.add([gameEvent('three')], () => seen.push('standing 2'))
    await ended
    expect(seen).toEqual(['one', 'two', 'standing 1', 'three', 'standing 2'])
  })

  it('ends at once when it is skipped, and still reports every event', async () => {
    const stage = new Stage()
    const reported: (string | undefined)[] = []
    let performed = 0
    stage.onevent = (gameEvent) => reported.push(gameEvent?.event)
    stage.performer = (_, __, signal) => ((performed += 1), wait(60_000, signal))
    const ended = over(stage)
    stage.add(['one', 'two', 'three'].map(gameEvent), () => {})
    stage.skip()
    await ended
    expect(performed).toBe(1)
    expect(reported).toEqual(['one', 'two', 'three', undefined])
  })

  it('animates nothing when motion is off', async () => {
    settings.change('motion', 'none')
    const stage = new Stage()
    let performed = false
    stage.performer = () => void (performed = true)
    const ended = over(stage)
    stage.add([gameEvent('one')], () => {})
    await ended
    expect(performed).toBe(false)
  })

  it('shows only outcomes of what has no time left', async () => {
    const stage = new Stage()
    const seen: string[] = []
    stage.limit = () => 0
    stage.performer = () => void seen.push('animation')
    stage.outcome = ({ event }) => void seen.push(event)
    const ended = over(stage)
    stage.add([gameEvent('one'), gameEvent('two')], () => {}, true)
    await ended
    expect(seen).toEqual(['one', 'two'])
  })

  it('waits at a gate, which a skip opens', async () => {
    const stage = new Stage()
    const seen: string[] = []
    stage.limit = () => 0
    stage.gate = ({ event }, signal) => (event === 'two' ? wait(60_000, signal) : undefined)
    stage.performer = () => {}
    stage.outcome = ({ event }) => void seen.push(event)
    const ended = over(stage)
    stage.add([gameEvent('one'), gameEvent('two')], () => {})
    await flush()
    expect(seen).toEqual(['one'])
    stage.skip()
    await ended
    expect(seen).toEqual(['one', 'two'])
  })

  it('continues after an animation failed', async () => {
    const stage = new Stage()
    const seen: string[] = []
    const complaint = console.error
    console.error = () => {}
    stage.performer = ({ event }) => {
      if (event === 'bad') throw new Error('fell off the stage')
      seen.push(event)
    }
    const ended = over(stage)
    stage.add([gameEvent('bad'), gameEvent('good')], () => seen.push('standing'))
    await ended
    console.error = complaint
    expect(seen).toEqual(['good', 'standing'])
  })
})
