// The games and bots, of the server or of this browser.

import { NetworkError, request, type Schemas } from './api'
import type { Place } from './place'

export type Games = Schemas['Games']
export type GameLine = Schemas['GameLine']

const loading = new Map<Place, Promise<Games>>()

/** Load the games and bots of a place once. */
export function games(place: Place = 'server'): Promise<Games> {
  let found = loading.get(place)
  if (!found) {
    found = request('get', '/api/games', { place })
    found.catch(() => loading.delete(place))
    loading.set(place, found)
  }
  return found
}

/** Load the games of the server; without a server, those of this browser. */
export async function anyGames(): Promise<Games> {
  try {
    return await games()
  } catch (error) {
    if (error instanceof NetworkError) return games('browser')
    throw error
  }
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
