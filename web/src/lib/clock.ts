// How much time somebody has left, in words that stay true for a while.

import { say } from './words.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
// Below this the seconds are counted.
const SHORT = 2 * MINUTE

/** Tell how much time is left. */
export function timeLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return say('web-left-days', { count: Math.round(seconds / DAY) })
  if (seconds >= 2 * HOUR) return say('web-left-hours', { count: Math.round(seconds / HOUR) })
  if (seconds >= SHORT) return say('web-left-minutes', { count: Math.round(seconds / MINUTE) })
  const whole = Math.ceil(seconds)
  return say('web-left-clock', { time: `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}` })
}

/** After how many seconds that has to be told anew. */
export function toldFor(seconds: number): number {
  return seconds > SHORT ? Math.min(MINUTE, seconds - SHORT) : seconds % 1 || 1
}
