// The time that is left, as text.

import { translate } from './translations.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
// Below this, seconds are shown.
const SHORT = 2 * MINUTE

export function timeLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return translate('web-left-days', { count: Math.round(seconds / DAY) })
  if (seconds >= 2 * HOUR) return translate('web-left-hours', { count: Math.round(seconds / HOUR) })
  if (seconds >= SHORT) return translate('web-left-minutes', { count: Math.round(seconds / MINUTE) })
  const whole = Math.ceil(seconds)
  return translate('web-left-clock', {
    time: `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`,
  })
}

/** After how many seconds the text changes. */
export function secondsUntilChange(seconds: number): number {
  return seconds > SHORT ? Math.min(MINUTE, seconds - SHORT) : seconds % 1 || 1
}
