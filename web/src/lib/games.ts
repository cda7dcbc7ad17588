// The games and bots of the server.

import { request, type Schemas } from './api'

export type Games = Schemas['Games']
export type GameLine = Schemas['GameLine']

let loading: Promise<Games> | null = null

/** Load the games and bots once. */
export function games(): Promise<Games> {
  loading ??= request('get', '/api/games').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

export type Value = string | boolean

/** Fill in the default options; a default may depend on the options before it. */
export function withDefaults(options: Schemas['OptionLine'][], chosen: Record<string, Value>): Record<string, Value> {
  const complete: Record<string, Value> = {}
  for (const { name, values, unless } of options) {
    const fitting = unless.find(({ given }) =>
      Object.entries(given).every(([other, value]) => complete[other] === value),
    )
    complete[name] = chosen[name] ?? fitting?.value ?? values[0]!
  }
  return complete
}

/** The levels that the pages offer, and their bots. */
export const LEVELS = { gentle: 'greedy', sound: 'planner', sharp: 'search-3' } as const
export type Level = keyof typeof LEVELS
export const levels = Object.keys(LEVELS) as Level[]

/** The level of any bot. */
export function levelOf(bot: string): Level {
  if (bot === 'random' || bot === 'greedy') return 'gentle'
  return bot.startsWith('search') ? 'sharp' : 'sound'
}
