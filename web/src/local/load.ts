// Loads a game: its module, the manifest, its data, and its views.

import type { GameData } from './data'
import { notFound } from './errors'
import type { Game } from './game'
import type { Manifest } from './manifest'
import { GameModule } from './module'

export type GameClass = new (data: GameData, module: GameModule) => Game

const modules = import.meta.glob<string>('../../../src/tricorne/backends/modules/*.wasm', {
  query: '?url',
  import: 'default',
})
const manifests = import.meta.glob<Manifest>('../../../src/tricorne/backends/modules/*.json', { import: 'default' })
const data = import.meta.glob<GameData>('./data/*.json', { import: 'default' })
const classes = import.meta.glob<GameClass>('../games/*/local.ts', { import: 'default' })

/** Find what belongs to a game in a glob of files, by the game's name in the path. */
function find<T>(files: Record<string, () => Promise<T>>, game: string): Promise<T> {
  const path = Object.keys(files).find((each) => each.includes(`/${game}/`) || each.includes(`/${game}.`))
  if (!path) throw notFound('error-game-unknown', { game, right: names.join(', ') })
  return files[path]!()
}

/** The games that can be played without a server. */
export const names = Object.keys(data).map((path) => path.match(/([^/]+)\.json$/)![1]!)

export const loadData = (game: string): Promise<GameData> => find(data, game)

const loading = new Map<string, Promise<Game>>()

/** Load a game once; a failure is tried again the next time. */
export function loadGame(name: string): Promise<Game> {
  let game = loading.get(name)
  if (!game) {
    game = load(name)
    game.catch(() => loading.delete(name))
    loading.set(name, game)
  }
  return game
}

async function load(name: string): Promise<Game> {
  const [url, manifest, described, GameOf] = await Promise.all([
    find(modules, name),
    find(manifests, name),
    loadData(name),
    find(classes, name),
  ])
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const module = await WebAssembly.compile(await response.arrayBuffer())
  return new GameOf(described, new GameModule(module, manifest))
}
