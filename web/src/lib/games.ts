// What can be played here.

import { ask, type Shapes } from './api'

export type Games = Shapes['Games']
export type GameLine = Shapes['GameLine']

let asked: Promise<Games> | null = null

/** Learn which games and bots there are; asked once. */
export function games(): Promise<Games> {
  asked ??= ask('get', '/api/games').catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

export type Value = string | boolean

/** What the options of a game are when some of them are chosen; what is usual for the others may hang on those before them. */
export function settle(options: Shapes['OptionLine'][], chosen: Record<string, Value>): Record<string, Value> {
  const settled: Record<string, Value> = {}
  for (const { name, values, unless } of options) {
    const fitting = unless.find(({ given }) =>
      Object.entries(given).every(([other, value]) => settled[other] === value),
    )
    settled[name] = chosen[name] ?? fitting?.value ?? values[0]!
  }
  return settled
}

/** How strong a bot plays, in the words of the pages, and the bot that does. */
export const LEVELS = { gentle: 'greedy', sound: 'planner', sharp: 'search-3' } as const
export type Level = keyof typeof LEVELS
export const levels = Object.keys(LEVELS) as Level[]

/** The level of a bot: those that are not one of the three are between or beyond them. */
export function levelOf(bot: string): Level {
  if (bot === 'random' || bot === 'greedy') return 'gentle'
  return bot.startsWith('search') ? 'sharp' : 'sound'
}
