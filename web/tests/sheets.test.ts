import { beforeEach, describe, expect, it } from 'vitest'
import { onSheet, opened, whenSettled } from '../src/lib/sheets'
import { flush } from './fake-server'

/** The history of a browser, where steps back are asynchronous. */
class Steps {
  entries: unknown[] = [null]
  index = 0

  get state(): unknown {
    return this.entries[this.index]
  }
  pushState(state: unknown): void {
    this.entries.splice(++this.index, Infinity, state)
  }
  go(by: number): void {
    setTimeout(() => {
      this.index += by
      dispatchEvent(new Event('popstate'))
    }, 5)
  }
}

let steps: Steps
beforeEach(() => {
  steps = new Steps()
  Object.defineProperty(globalThis, 'history', { value: steps, configurable: true })
})

/** A sheet, and whether it is still open. */
function sheet() {
  const made = { open: true, close: () => {} }
  const gone = opened(() => made.close())
  made.close = () => {
    made.open = false
    gone()
  }
  return made
}

describe('sheets', () => {
  it('are closed by going back', async () => {
    const shown = sheet()
    expect(onSheet()).toBe(true)
    steps.go(-1)
    await flush(20)
    expect(shown.open).toBe(false)
    expect(steps.index).toBe(0)
  })

  it('leave no history entry when they are closed', async () => {
    sheet().close()
    await flush(20)
    expect(steps.index).toBe(0)
  })

  it('stay open when they open right after another has closed', async () => {
    sheet().close()
    const second = sheet()
    await flush(30)
    expect(second.open).toBe(true)
    expect(steps.index).toBe(1)
    second.close()
    await flush(20)
    expect(steps.index).toBe(0)
  })

  it('stay open when they open while the step back of another is pending', async () => {
    sheet().close()
    await flush()
    const second = sheet()
    await flush(30)
    expect(second.open).toBe(true)
    expect(onSheet()).toBe(true)
    steps.go(-1)
    await flush(20)
    expect(second.open).toBe(false)
  })

  it('close from the top when several are open', async () => {
    const [lower, upper] = [sheet(), sheet()]
    steps.go(-1)
    await flush(20)
    expect([lower.open, upper.open]).toEqual([true, false])
    lower.close()
    await flush(20)
    expect(steps.index).toBe(0)
  })

  it('delay navigation while a step back is pending', async () => {
    sheet().close()
    await flush()
    let gone = -1
    whenSettled(() => (gone = steps.index))
    expect(gone).toBe(-1)
    await flush(20)
    expect(gone).toBe(0)
  })
})
