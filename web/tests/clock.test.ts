import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timeLeft, secondsUntilChange } from '../src/lib/clock'
import { translations } from '../src/lib/translations.svelte'
import Clock from '../src/parts/table/Clock.svelte'

beforeEach(async () => {
  await translations.use('en')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('a clock', () => {
  it('shows seconds when there is little time, and minutes before', () => {
    expect([200_000, 7200, 150, 119.2, 61, 0].map(timeLeft)).toEqual([
      '2 days left',
      '2 hours left',
      '3 minutes left',
      '2:00 left',
      '1:01 left',
      '0:00 left',
    ])
    expect([3600, 150, 119.2, 61, 0.5].map((seconds) => Math.round(secondsUntilChange(seconds) * 10) / 10)).toEqual([
      60, 30, 0.2, 1, 0.5,
    ])
  })

  it('runs', () => {
    const target = document.createElement('div')
    const shown = mount(Clock, { target, props: { seconds: 122, at: Date.now() - 1000 } })
    const after = (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
      flushSync()
      return target.textContent?.trim()
    }
    flushSync()
    expect(target.textContent?.trim()).toBe('2 minutes left')
    // Every tick sets the next one when the page is drawn.
    after(1000)
    expect(after(1000)).toBe('1:59 left')
    expect(after(1000)).toBe('1:58 left')
    expect(target.querySelector('[role=timer]')).not.toBeNull()
    unmount(shown)
  })
})
