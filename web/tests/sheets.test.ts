import { beforeEach, describe, expect, it } from 'vitest'
import { onSheet, opened, whenSettled } from '../src/lib/sheets'
import { settle } from './house'

/** The history of a browser: steps back come a moment after they were asked for. */
class Steps {
  entries: unknown[] = [null]
  here = 0

  get state(): unknown {
    return this.entries[this.here]
  }
  pushState(state: unknown): void {
    this.entries.splice(++this.here, Infinity, state)
  }
  go(by: number): void {
    setTimeout(() => {
      this.here += by
      dispatchEvent(new Event('popstate'))
    }, 5)
  }
}

let steps: Steps
beforeEach(() => {
  steps = new Steps()
  Object.defineProperty(globalThis, 'history', { value: steps, configurable: true })
})

/** A sheet: what is told of it, and whether it is still open. */
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
  it('are closed by a step back', async () => {
    const shown = sheet()
    expect(onSheet()).toBe(true)
    steps.go(-1)
    await settle(20)
    expect(shown.open).toBe(false)
    expect(steps.here).toBe(0)
  })

  it('leave no step behind when they are closed', async () => {
    sheet().close()
    await settle(20)
    expect(steps.here).toBe(0)
  })

  it('stay open when they open right after another has closed', async () => {
    sheet().close()
    const second = sheet()
    await settle(30)
    expect(second.open).toBe(true)
    expect(steps.here).toBe(1)
    second.close()
    await settle(20)
    expect(steps.here).toBe(0)
  })

  it('stay open when they open while the step back of another is on its way', async () => {
    sheet().close()
    await settle()
    const second = sheet()
    await settle(30)
    expect(second.open).toBe(true)
    expect(onSheet()).toBe(true)
    steps.go(-1)
    await settle(20)
    expect(second.open).toBe(false)
  })

  it('close from above when several are open', async () => {
    const [lower, upper] = [sheet(), sheet()]
    steps.go(-1)
    await settle(20)
    expect([lower.open, upper.open]).toEqual([true, false])
    lower.close()
    await settle(20)
    expect(steps.here).toBe(0)
  })

  it('let nobody go elsewhere while a step back is on its way', async () => {
    sheet().close()
    await settle()
    let gone = -1
    whenSettled(() => (gone = steps.here))
    expect(gone).toBe(-1)
    await settle(20)
    expect(gone).toBe(0)
  })
})
