// Sets of cards of people's own in this browser: their component files, and the games with them.

import { ComponentFile } from './components'
import { invalid } from './errors'
import type { Game } from './game'
import { names } from './load'

/** What is known of a set beside its components. */
export interface OwnSet {
  fingerprint: string
  game: string
  name: string
  note: string
  text: string
}

type Load = (name: string) => Promise<Game>

const opened = new Map<string, Game>()

/** Check a component file, and return its game; throws `TableError`. */
export async function openSet(text: string, load: Load): Promise<{ game: Game; set: OwnSet }> {
  const anyGame = await load(names[0]!)
  const file = new ComponentFile(text, anyGame.data.own_cards)
  const name = file.data.game
  // No game has this name, so any game says what is wrong.
  if (typeof name !== 'string' || !names.includes(name)) file.checkGame(anyGame.data.record.games.join(', '), [])
  const game = withOwnCards(await load(name as string), text)
  const { fingerprint } = game.data
  return { game, set: { fingerprint, game: game.name, name: file.title, note: file.note, text } }
}

/** Check a set that somebody wants to keep, by playing with it, too. */
export async function checkSet(text: string, load: Load): Promise<OwnSet> {
  const { game, set } = await openSet(text, load)
  const builtIn = await load(set.game)
  if (set.fingerprint === builtIn.data.fingerprint) throw invalid('components-built-in', { file: ComponentFile.FILE })
  const why = game.whyUnplayable()
  if (why) throw invalid('components-unplayable', { file: ComponentFile.FILE, ...why })
  return set
}

/** Open a game anew the next time. */
export const forgetGame = (name: string, text: string): boolean => opened.delete(`${name} ${text}`)

/** Return a game with the components of a file; throws `TableError`. */
export function withOwnCards(game: Game, text: string): Game {
  const key = `${game.name} ${text}`
  let own = opened.get(key)
  if (!own) {
    own = game.withComponents(new ComponentFile(text, game.data.own_cards))
    opened.set(key, own)
  }
  return own
}
