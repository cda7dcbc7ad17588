// @vitest-environment node

// Component files of somebody's own: what is refused and what they make is what Python says and makes.

import { describe, expect, it, vi } from 'vitest'
import { GAMES, openGame, readJson, readText } from './local-game'
import type { Schemas } from '../src/lib/api'
import { differences } from '../src/lib/card-sets'
import { LocalApi, type Call } from '../src/local/api'
import { TableError } from '../src/local/errors'
import { TableManager } from '../src/local/manager'
import { MemoryStorage } from '../src/local/storage'
import { openSet, withOwnCards } from '../src/local/own-sets'

interface Case {
  edits: [line: number, text: string][]
  error?: string
  arguments?: Record<string, string | number>
  fingerprint?: string
  title?: string
  box?: string
  reference?: Record<string, unknown>
}

const VECTORS = readJson<Record<string, Case[]>>('web/tests/vectors/components.json')
const builtIn = (game: string): string => readText(`src/tricorne/games/${game}/components.toml`)

function edited(game: string, edits: Case['edits']): string {
  const lines = builtIn(game).split('\n')
  for (const [number, text] of edits) lines[number - 1] = text
  return lines.join('\n')
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

describe.each(GAMES)('component files of %s', (name) => {
  it.each(VECTORS[name]!.map((each, place) => [place, each] as const))('file %i', async (_, expected) => {
    const load = async (game: string) => openGame(game)
    const opening = openSet(edited(name, expected.edits), load)
    if (expected.error) {
      const error = (await opening.catch((caught: unknown) => caught)) as TableError
      expect(error).toBeInstanceOf(TableError)
      expect(error.key).toBe(expected.error)
      if (expected.error !== 'components-not-toml') expect(error.values).toEqual(expected.arguments)
      return
    }
    const { game, set } = await opening
    expect(set.fingerprint).toBe(expected.fingerprint)
    expect(set.name).toBe(expected.title)
    expect(base64(game.box)).toBe(expected.box)
    expect(game.data.components).toEqual({ ...openGame(name).data.components, ...expected.reference })
  })

  it('can be played with, or are refused before anybody does', async () => {
    const game = openGame(name)
    const own = withOwnCards(game, edited(name, [[builtIn(name).split('\n').length, 'name = "Ours"']]))
    expect(own.data.fingerprint).not.toBe(game.data.fingerprint)
    expect(own.whyUnplayable()).toBeNull()
    // A box without anything in it.
    own.box.fill(0)
    expect(own.whyUnplayable()).not.toBeNull()
  })
})

describe('sets of cards in this browser', () => {
  const TEXT = `name = "Ours"\n${builtIn('libertalia').replace('"Parrot"', '"Pelican"')}`
  const load = async (game: string) => openGame(game)
  const open = () => {
    const storage = new MemoryStorage()
    const api = new LocalApi(new TableManager(storage, load, undefined, null))
    const ask = (method: string, path: string, parts: Call['parts'] = {}, body?: unknown) =>
      api.handle({ method, path, parts, query: {}, body, key: undefined, name: undefined })
    return { ask, storage, api }
  }
  const seats = [
    { kind: 'me', name: 'Anne' },
    { kind: 'bot', bot: 'random' },
  ]

  it('are played with, and stay at tables when they are deleted', async () => {
    const { ask, api } = open()
    const { fingerprint } = (await ask('post', '/api/card-sets', {}, TEXT)) as Schemas['CardSetAdded']
    const wanted = { game: 'libertalia', players: 2, seats, components: fingerprint }
    const made = (await ask('post', '/api/tables', {}, wanted)) as Schemas['WholeTable']
    const table = made.about.id
    expect(made.about).toMatchObject({ own_cards: true, components: fingerprint })
    expect(made.standing.unrated?.key).toBe('unrated-own-cards')
    await ask('delete', '/api/card-sets/{set}', { set: fingerprint })
    const cards = (await ask('get', '/api/tables/{table}/cards', { table })) as Schemas['WholeCardSet']
    expect(differences(openGame('libertalia').data.components, cards.components)).toEqual([
      { section: 'characters', entry: 'Pelican', field: 'name', before: 'Parrot', after: 'Pelican' },
    ])
    await expect(ask('post', '/api/tables', {}, wanted)).rejects.toMatchObject({ key: 'error-no-card-set' })
    // The record of the game can be read where the set is known.
    const record = (await ask('get', '/api/tables/{table}/record', { table })) as string
    expect(record).toContain(`components: components.toml sha256:${fingerprint}`)
    await expect(ask('post', '/api/replays', {}, record)).rejects.toMatchObject({ key: 'error-cards-unknown' })
    await ask('post', '/api/card-sets', {}, TEXT)
    const replay = (await ask('post', '/api/replays', {}, record)) as Schemas['WholeTable']
    expect(replay.about).toMatchObject({ own_cards: true, components: fingerprint })
    expect((await api.tables.find(table)).game.data.own).toBe(true)
  })

  it('close their table when they stop the rules', async () => {
    const { ask, api } = open()
    const { fingerprint } = (await ask('post', '/api/card-sets', {}, TEXT)) as Schemas['CardSetAdded']
    const wanted = { game: 'libertalia', players: 2, seats, components: fingerprint }
    const made = (await ask('post', '/api/tables', {}, wanted)) as Schemas['WholeTable']
    const table = made.about.id
    const { game } = await api.tables.find(table)
    const failing = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(game, 'apply').mockImplementation(() => {
      throw new WebAssembly.RuntimeError('unreachable')
    })
    const { legal } = made.standing.view as { legal: string[] }
    await ask(
      'post',
      '/api/tables/{table}/moves',
      { table },
      { seat: 0, action: legal[0], version: made.standing.number },
    ).catch(() => undefined)
    const after = (await ask('get', '/api/tables/{table}', { table })) as Schemas['WholeTable']
    expect(after.standing.status).toBe('closed')
    expect(failing).toHaveBeenCalled()
  })

  it('are refused if nothing differs', async () => {
    const { ask } = open()
    await expect(ask('post', '/api/card-sets', {}, builtIn('liberte'))).rejects.toMatchObject({
      key: 'components-built-in',
    })
  })
})
