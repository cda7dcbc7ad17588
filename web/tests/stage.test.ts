import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { Stage, wait, type Happening } from '../src/lib/stage'

const happening = (event: string): Happening => ({ event, say: { key: event, arguments: {} } })
const over = (stage: Stage): Promise<void> => new Promise((done) => (stage.onchange = (playing) => playing || done()))

afterEach(() => settings.change('motion', 'full'))

describe('a stage', () => {
  it('shows what happened in order, and shows how things stand only afterwards', async () => {
    const stage = new Stage()
    const seen: string[] = []
    stage.performer = async ({ event }, _, signal) => {
      await wait(5, signal)
      seen.push(event)
    }
    const ended = over(stage)
    stage.add([happening('one'), happening('two')], () => seen.push('standing 1'))
    stage.add([happening('three')], () => seen.push('standing 2'))
    await ended
    expect(seen).toEqual(['one', 'two', 'standing 1', 'three', 'standing 2'])
  })

  it('ends at once when it is skipped, and still tells everything', async () => {
    const stage = new Stage()
    const told: (string | undefined)[] = []
    let performed = 0
    stage.onhappening = (happening) => told.push(happening?.event)
    stage.performer = (_, __, signal) => ((performed += 1), wait(60_000, signal))
    const ended = over(stage)
    stage.add(['one', 'two', 'three'].map(happening), () => {})
    stage.skip()
    await ended
    expect(performed).toBe(1)
    expect(told).toEqual(['one', 'two', 'three', undefined])
  })

  it('performs nothing where nothing shall move', async () => {
    settings.change('motion', 'none')
    const stage = new Stage()
    let performed = false
    stage.performer = () => void (performed = true)
    const ended = over(stage)
    stage.add([happening('one')], () => {})
    await ended
    expect(performed).toBe(false)
  })

  it('goes on after a performance that failed', async () => {
    const stage = new Stage()
    const seen: string[] = []
    const complaint = console.error
    console.error = () => {}
    stage.performer = ({ event }) => {
      if (event === 'bad') throw new Error('fell off the stage')
      seen.push(event)
    }
    const ended = over(stage)
    stage.add([happening('bad'), happening('good')], () => seen.push('standing'))
    await ended
    console.error = complaint
    expect(seen).toEqual(['good', 'standing'])
  })
})
