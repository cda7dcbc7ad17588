// Loads games for tests from the files of the repository, and reads the vectors that Python has written.

import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import Libertalia from '../src/games/libertalia/local'
import Liberte from '../src/games/liberte/local'
import type { GameData } from '../src/local/data'
import type { Game, View } from '../src/local/game'
import type { GameClass } from '../src/local/load'
import { Match } from '../src/local/match'
import { GameModule } from '../src/local/module'
import { parseRecord, type Record as GameRecord } from '../src/local/record-file'

let root = new URL('../../', import.meta.url)

/** Set the folder of the repository, where it is not the one above this file. */
export function setRoot(path: string): void {
  root = pathToFileURL(`${path}/`)
}

const CLASSES: Record<string, GameClass> = { liberte: Liberte, libertalia: Libertalia }
export const GAMES = Object.keys(CLASSES)

export const readText = (path: string): string => readFileSync(new URL(path, root), 'utf-8')
export const readJson = <T>(path: string): T => JSON.parse(readText(path)) as T

const opened = new Map<string, Game>()

/** Open a game once. */
export function openGame(name: string): Game {
  let game = opened.get(name)
  if (!game) {
    const folder = 'src/tricorne/backends/modules'
    const module = new WebAssembly.Module(readFileSync(new URL(`${folder}/${name}.wasm`, root)))
    const data = readJson<GameData>(`web/src/local/data/${name}.json`)
    game = new CLASSES[name]!(data, new GameModule(module, readJson(`${folder}/${name}.json`)))
    opened.set(name, game)
  }
  return game
}

export function parse(text: string): Promise<GameRecord> {
  return parseRecord(text, openGame(GAMES[0]!).data.record, async (name) => openGame(name))
}

/** Replay some moves of a record. */
export function playedUntil(game: Game, record: GameRecord, moves: number): Match {
  const match = Match.opened(game, record)
  for (const { seat, action } of record.moves.slice(0, moves)) match.play(seat, action)
  return match
}

/** Encode a value so that equal values have equal texts in Python and in TypeScript. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`
}

/** Digests of all views and events of each seat, of the spectators, and of the open state. */
export function digestReplay(game: Game, record: GameRecord, every: number): Record<string, string> {
  const match = Match.opened(game, record)
  const seats = Array.from({ length: record.players + 1 }, (_, seat) => seat)
  const viewers = [...seats.slice(0, -1).map(String), 'spectator', 'open']
  const hashes = viewers.map(() => sha256.create())
  const add = (viewer: number, value: unknown): unknown => hashes[viewer]!.update(utf8ToBytes(`${canonical(value)}\n`))
  const addViews = (): void => {
    for (const seat of seats) add(seat, match.view(seat))
    add(seats.length, game.openView(match.state))
  }
  const addEvents = (rows: Int32Array): void => {
    for (const seat of seats) add(seat, match.seen(rows, seat < record.players ? seat : null))
  }
  addEvents(match.opening)
  addViews()
  record.moves.forEach(({ seat, action }, place) => {
    addEvents(match.play(seat, action))
    if ((place + 1) % every === 0 || place + 1 === record.moves.length) addViews()
  })
  return Object.fromEntries(viewers.map((viewer, place) => [viewer, bytesToHex(hashes[place]!.digest())]))
}

interface At {
  record: string
  moves: number
  seat: number
}
type Message = { key: string; arguments: Record<string, string | number> }

export interface Vectors {
  replays: { record: string; every: number; digests: Record<string, string> }[]
  samples: (At & { view: View })[]
  reasons: (At & { action: string; reason: Message })[]
  undo: { record: string; errors: string[] }[]
  rewinds: { record: string; moves: number; steps: number[]; plays: number; text: string }[]
  redeals: {
    record: string
    moves: number
    kept: number[]
    seed: string
    plays: number
    views: unknown[]
    text: string
  }[]
  records: {
    text: string
    problem?: Message & { reason: Message | null }
    moves?: number
    names?: string[]
    seats?: string[]
  }[]
  bots: (At & { bot: string; seed: string; choice: string; considered: [string, ...(number | null)[]][] })[]
  chances: { record: string; positions: number[]; chances: number[][] }
  tables: {
    players: number
    people: number
    seed: string
    options: Record<string, string | boolean>
    commands: (TableCommand & { outcome: unknown })[]
    views: Record<string, string>
  }[]
}

export interface TableCommand {
  do: string
  seat: number
  action?: string
  base?: number
  to?: number
}

export const vectorsOf = (game: string): Vectors => readJson(`web/tests/vectors/${game}.json`)
