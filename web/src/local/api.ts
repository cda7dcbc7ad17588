// The API of local tables: the same paths and the same JSON as the server's, as far as a table without others
// needs them.

import type { Schemas } from '../lib/api'
import { newLocalId } from '../lib/place'
import { consider, pause } from './bots'
import { conflict, forbidden, invalid, notFound, TableError } from './errors'
import type { Game } from './game'
import { loadData, names } from './load'
import type { TableManager } from './manager'
import { Match } from './match'
import { checkSet, openSet, withOwnCards } from './own-sets'
import { checkNames, componentsOf, gameOf, parseRecord, type Record as GameRecord } from './record-file'
import { randomSeed } from './rng'
import { AlreadyDone, type Draft, type LocalTable, type Setup, type TableKind } from './table'
import { roundProbability, samplePositions, winProbabilities } from './win-probability'

/** A request as the pages make it: the path is the one of the API's description. */
export interface Call {
  method: string
  path: string
  parts: Record<string, string | number>
  query: Record<string, unknown>
  body: unknown
  key: string | undefined
  /** The name of the person, where a new table needs it. */
  name: string | undefined
}

type Handler = (call: Call) => Promise<unknown>

interface Curve {
  done: boolean
  moves: number[]
  chances: number[][]
}

const numberOf = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : Number(value)

export class LocalApi {
  readonly #routes: Record<string, Handler>
  readonly #curves = new Map<string, Curve>()

  constructor(readonly tables: TableManager) {
    const at = '/api/tables/{table}'
    this.#routes = {
      'get /api/games': () => this.#games(),
      'get /api/me/tables': ({ query }) => this.#list(query),
      'post /api/tables': ({ body }) => this.#create(body as Schemas['NewTable']),
      'post /api/replays': ({ body }) => this.#import(body as string),
      'get /api/card-sets': () => this.#sets(),
      'post /api/card-sets': ({ body }) => this.#addSet(body as string),
      'get /api/card-sets/{set}': ({ parts }) => this.#readSet(String(parts.set)),
      'delete /api/card-sets/{set}': ({ parts }) => this.tables.storage.removeSet(String(parts.set)),
      'get /api/lessons/{game}': ({ parts }) => this.#lesson(String(parts.game)),
      'post /api/lessons/{game}': ({ parts, name = '' }) => this.#beginLesson(String(parts.game), name),
      [`get ${at}`]: async (call) => (await this.#table(call)).whole(this.#seen(await this.#table(call), call)),
      // The server has no such path: what others have played there stays.
      [`delete ${at}`]: ({ parts }) => this.tables.remove(String(parts.table)),
      [`get ${at}/cards`]: async (call) => {
        const { cards } = (await this.#table(call)).setup
        if (cards === undefined) throw notFound('error-no-own-cards')
        return this.#describeSet(cards)
      },
      [`get ${at}/log`]: async (call) => {
        const table = await this.#table(call)
        return table.changed(numberOf(call.query.since) ?? 0, table.reviewing(numberOf(call.query.seat)))
      },
      [`get ${at}/history/{moves}`]: (call) => this.#history(call),
      [`get ${at}/record`]: async (call) => {
        const table = await this.#table(call)
        if (table.status === 'open' || !table.match) throw conflict('error-not-over')
        return table.record()
      },
      [`get ${at}/chances`]: (call) => this.#chances(call),
      [`get ${at}/why`]: (call) => this.#why(call),
      [`get ${at}/hints`]: (call) => this.#hints(call),
      [`get ${at}/chat`]: async () => ({ channel: 'players', messages: [] }),
      [`get ${at}/notes`]: async ({ parts }) => ({ text: await this.tables.storage.readNote(String(parts.table)) }),
      [`put ${at}/notes`]: async ({ parts, body }) => {
        await this.tables.storage.writeNote(String(parts.table), (body as { text: string }).text)
        return body
      },
      [`post ${at}/moves`]: (call) => {
        const { seat, action, version } = call.body as Schemas['NewMove']
        return this.#act(call, 'move', seat, (table) => [
          ...table.draftBack(seat),
          ...table.draftMove(seat, action, version),
        ])
      },
      [`post ${at}/undo`]: (call) => {
        const { seat } = call.body as Schemas['AtSeat']
        return this.#act(call, 'undo', seat, (table) => {
          const undone = table.draftUndo(seat)
          return [...table.draftBack(seat), ...undone]
        })
      },
      [`post ${at}/proposals`]: (call) => {
        const { seat, what, to } = call.body as Schemas['NewProposal']
        if (what !== 'rewind' || to === undefined || to === null)
          throw invalid('error-proposal-incomplete', { field: 'to' })
        return this.#act(call, 'propose', seat, (table) => table.draftRewind(seat, to))
      },
      [`put ${at}/seats/{seat}/deputy`]: (call) => {
        const seat = Number(call.parts.seat)
        const { bot } = call.body as { bot: string }
        return this.#act(call, 'deputy', seat, (table) => table.draftDeputy(seat, bot))
      },
      [`delete ${at}/seats/{seat}/deputy`]: (call) => {
        const seat = Number(call.parts.seat)
        return this.#act(call, 'return', seat, (table) => table.draftReturn(seat))
      },
      [`delete ${at}/seats/{seat}`]: async (call) => {
        const seat = Number(call.parts.seat)
        await this.#act(call, 'sit', seat, (table) => table.draftLeave(seat))
        return (await this.#table(call)).whole(null)
      },
      [`post ${at}/close`]: async (call) => {
        await this.tables.change(String(call.parts.table), (table) => table.draftClose())
        const table = await this.#table(call)
        return table.whole(table.pointOfView(undefined))
      },
      [`post ${at}/rematch`]: (call) => this.#rematch(call),
      [`post ${at}/branch`]: (call) => this.#branch(call),
    }
  }

  /** Carry out a request; throws `TableError`. */
  async handle(call: Call): Promise<unknown> {
    const handler = this.#routes[`${call.method} ${call.path}`]
    if (!handler) throw notFound('error-no-page', { path: call.path })
    return handler(call)
  }

  async #sets(): Promise<Schemas['CardSets']> {
    const sets = await this.tables.storage.listSets()
    const { own_cards: limits } = await loadData(names[0]!)
    return {
      sets: sets.map(({ fingerprint, game, name, note }) => ({ fingerprint, game, name, note, by_host: false })),
      uploads: true,
      most: Infinity,
      largest: limits.largest,
    }
  }

  async #addSet(text: string): Promise<Schemas['CardSetAdded']> {
    const set = await checkSet(text, this.tables.load)
    await this.tables.storage.writeSet(set)
    const { fingerprint, game, name, note } = set
    return { fingerprint, game, name, note, by_host: false, warnings: [] }
  }

  async #readSet(fingerprint: string): Promise<Schemas['WholeCardSet']> {
    return this.#describeSet(await this.#textOf(fingerprint))
  }

  async #textOf(fingerprint: string): Promise<string> {
    const set = await this.tables.storage.readSet(fingerprint)
    if (!set) throw notFound('error-no-card-set')
    return set.text
  }

  async #describeSet(text: string): Promise<Schemas['WholeCardSet']> {
    const { game, set } = await openSet(text, this.tables.load)
    const { components } = game.data
    return { ...set, components }
  }

  #table({ parts }: Call): Promise<LocalTable> {
    return this.tables.find(String(parts.table))
  }

  #seen(table: LocalTable, { query }: Call): number | null {
    return table.pointOfView(numberOf(query.seat))
  }

  async #games(): Promise<Schemas['Games']> {
    const games = await Promise.all(names.map(loadData))
    return {
      games: games.map(({ name, rules, players, options, components }) => ({
        name,
        rules,
        players,
        options,
        components,
      })),
      bots: games[0]!.bots.names,
      reactions: [],
    }
  }

  async #list({ game, status, players }: Call['query']): Promise<Schemas['Lobby']> {
    const tables = (await this.tables.storage.list())
      .map(({ summary }) => summary)
      .filter((table) => !game || table.game === game)
      .filter((table) => !status || table.status === status)
      .filter((table) => !players || table.players === Number(players))
      .sort(
        (one, other) =>
          Number(other.waits_for_you) - Number(one.waits_for_you) || (one.moved_at < other.moved_at ? 1 : -1),
      )
    return { tables, more: null }
  }

  async #create(wanted: Schemas['NewTable']): Promise<Schemas['WholeTable']> {
    const builtIn = await this.tables.load(wanted.game)
    const cards = wanted.components ? await this.#textOf(wanted.components) : undefined
    const game = cards === undefined ? builtIn : withOwnCards(builtIn, cards)
    const seats = wanted.seats ?? []
    if (seats.length !== wanted.players)
      throw invalid('error-seats-count', { found: seats.length, players: wanted.players })
    const options = game.completeOptions(wanted.options ?? {})
    game.template(wanted.players, options)
    const chairs = seats.map(({ kind, bot, name }) =>
      kind === 'bot' ? { name: '', bot: bot ?? game.data.bots.deputy } : { name: name ?? '', bot: null },
    )
    const unique = withUniqueNames(chairs)
    // A record of the game must be able to contain the names.
    checkNames(
      unique.map(({ name, bot }) => bot ?? name),
      wanted.players,
      game.data.record,
    )
    const setup = this.#setup(game, 'play', { players: wanted.players, options, title: wanted.title ?? '', cards })
    const table = await this.tables.create(setup, (created) => created.draftSeating(unique))
    return table.whole(table.pointOfView(undefined))
  }

  #setup(game: Game, kind: TableKind, given: Pick<Setup, 'players' | 'options'> & Partial<Setup>): Setup {
    return {
      id: newLocalId(),
      game: game.name,
      rules: game.data.rules,
      components: game.data.fingerprint,
      title: '',
      kind,
      seed: randomSeed(),
      botSeed: randomSeed(),
      createdAt: this.tables.now(),
      origin: null,
      ...given,
    }
  }

  async #import(text: string): Promise<Schemas['WholeTable']> {
    const { record: limits } = await loadData(names[0]!)
    const cards = await this.#cardsOf(text)
    const load = async (name: string): Promise<Game> => {
      const builtIn = await this.tables.load(name)
      return cards === undefined ? builtIn : withOwnCards(builtIn, cards)
    }
    const record = await parseRecord(text, limits, load).catch((error: unknown) => {
      if (!(error instanceof TableError) || error.key !== 'record-components') throw error
      throw invalid('error-cards-unknown', { found: error.values.found! })
    })
    const game = await load(gameOf(text)!)
    const { moves, restreams, redeals } = Match.fromRecord(game, record)
    const called = record.names.length
      ? record.names
      : Array.from({ length: record.players }, (_, seat) => `${seat + 1}`)
    const seating: Draft[] = called.map((name, seat) => ({ kind: 'sit', seat, data: { name } }))
    const table = await this.tables.create(this.#setup(game, 'replay', { ...givenBy(record), cards }), (created) => [
      ...seating,
      { kind: 'start', seat: null },
      ...created.draftMoves(moves, restreams, redeals),
      ...(record.result ? [] : [{ kind: 'close', seat: null }]),
    ])
    return table.whole(null)
  }

  /** The component file of a record that was played with a set of cards of this browser. */
  async #cardsOf(record: string): Promise<string | undefined> {
    const fingerprint = componentsOf(record)
    const set = fingerprint ? await this.tables.storage.readSet(fingerprint) : null
    return set?.game === gameOf(record) ? set.text : undefined
  }

  async #lesson(name: string): Promise<Schemas['LessonLine']> {
    const { lesson } = (await this.tables.load(name)).data
    const game = await this.tables.load(name)
    const { moves } = await this.tables.lesson(name)
    const { players } = await parseRecord(lesson.record, game.data.record, this.tables.load)
    return {
      game: name,
      players,
      seat: lesson.seat,
      moves: moves.length,
      steps: lesson.steps.map((step) => ({ ...step, action: game.text(moves[step.moves]!.action) })),
    }
  }

  /** Start a lesson, or continue the one that was started. */
  async #beginLesson(name: string, learner: string): Promise<Schemas['WholeTable']> {
    const game = await this.tables.load(name)
    const { lesson, record: limits, fingerprint } = game.data
    const begun = (await this.tables.storage.list()).find(
      ({ setup, summary }) =>
        setup.kind === 'lesson' &&
        setup.game === name &&
        setup.components === fingerprint &&
        summary.status === 'running',
    )
    if (begun) {
      const table = await this.tables.find(begun.id)
      return table.whole(table.pointOfView(undefined))
    }
    const record = await parseRecord(lesson.record, limits, this.tables.load)
    const chairs = Array.from({ length: record.players }, (_, seat) =>
      seat === lesson.seat ? { name: learner, bot: null } : { name: '', bot: game.data.bots.deputy },
    )
    const setup = this.#setup(game, 'lesson', givenBy(record))
    const table = await this.tables.create(setup, (created) => created.draftSeating(chairs))
    return table.whole(table.pointOfView(undefined))
  }

  async #history(call: Call): Promise<Schemas['Past']> {
    const table = await this.#table(call)
    const moves = Number(call.parts.moves)
    if (call.query.view === 'open') {
      if (!table.revealed) throw conflict('error-not-over')
      return { moves, seat: null, view: table.game.openView(table.stateAfter(moves)) }
    }
    const seat = table.reviewing(numberOf(call.query.seat))
    const viewer = seat ?? table.setup.players
    return { moves, seat, view: table.game.view(table.game.observe(table.stateAfter(moves), viewer), viewer) }
  }

  async #why(call: Call): Promise<Schemas['Why']> {
    const table = await this.#table(call)
    const seat = this.#ownSeat(table, call)
    const action = table.game.parse(String(call.query.action))
    const seen = table.match!.observe(seat)
    const reason = table.game.whyNot(seen, seat, action)
    const foreseen = reason ? [] : table.game.foresee(seen, seat, action)
    return {
      action: table.game.text(action),
      reason,
      foreseen: foreseen.map((event) => table.game.eventView(event, seat)),
    }
  }

  async #hints(call: Call): Promise<Schemas['Hints']> {
    const table = await this.#table(call)
    const seat = this.#ownSeat(table, call)
    const question = table.question(seat)
    const { game, number } = table
    if (!question.legal.length) throw conflict('error-not-asked', { seat })
    const bot = String(call.query.bot ?? game.data.bots.adviser)
    const candidates = (await consider(game, bot, question)).map((each) => ({
      ...each,
      action: game.text(each.action),
    }))
    return { number, bot, candidates }
  }

  #ownSeat(table: LocalTable, call: Call): number {
    const seat = this.#seen(table, call)
    if (seat === null) throw forbidden('error-not-seated')
    if (!table.match) throw conflict(`error-table-${table.status}`)
    return seat
  }

  /** Win probabilities as far as they are known; the rest is estimated in the background. */
  async #chances(call: Call): Promise<Curve> {
    const table = await this.#table(call)
    if (!table.revealed || !table.match) throw conflict('error-not-over')
    let curve = this.#curves.get(table.setup.id)
    if (!curve) {
      const positions = samplePositions(table.match)
      curve = { done: false, moves: positions.map(({ moves }) => moves), chances: [] }
      this.#curves.set(table.setup.id, curve)
      void this.#estimate(
        curve,
        table.game,
        positions.map(({ state }) => state),
      )
    }
    return curve
  }

  async #estimate(curve: Curve, game: Game, states: Uint8Array[]): Promise<void> {
    for (const state of states) {
      await pause()
      curve.chances.push(winProbabilities(game, state).map(roundProbability))
    }
    curve.done = true
  }

  /** Append an entry for a seat of this device, once per key. */
  async #act(
    call: Call,
    kind: string,
    seat: number,
    drafting: (table: LocalTable) => Draft[],
  ): Promise<Schemas['Moved']> {
    try {
      const entries = await this.tables.change(String(call.parts.table), (table) => {
        table.pointOfView(seat)
        return table.draftOnce(call.key, kind, seat, () => drafting(table))
      })
      const own = entries.find((entry) => entry.kind === kind && entry.seat === seat)!
      return { number: own.number, again: false }
    } catch (error) {
      if (!(error instanceof AlreadyDone)) throw error
      return { number: error.entry.number, again: true }
    }
  }

  /** Another game with the same seats. */
  async #rematch(call: Call): Promise<Schemas['WholeTable']> {
    const id = String(call.parts.table)
    const old = await this.tables.find(id)
    const own = old.yours[0]
    if (own === undefined) throw forbidden('error-not-seated')
    const next = newLocalId()
    await this.tables.change(id, (table) => table.draftRematch(own, next))
    const again = (await this.tables.find(id)).rematch!
    if (again === next) {
      const { players, options, title, cards } = old.setup
      const chairs = old.chairs.map(({ person, name, bot }) => ({ name, bot: person ? null : bot }))
      const setup = this.#setup(old.game, 'play', { id: next, players, title, options, cards })
      await this.tables.create(setup, (created) => created.draftSeating(chairs))
    }
    const table = await this.tables.find(again)
    return table.whole(table.pointOfView(undefined))
  }

  /** Continue from a position of a finished game against bots ("what if?"). */
  async #branch(call: Call): Promise<Schemas['WholeTable']> {
    const old = await this.#table(call)
    const { moves, seat, bot = old.game.data.bots.deputy } = call.body as Schemas['Branch']
    if (!old.revealed || !old.match) throw conflict('error-not-over')
    if (!(moves < old.moves)) throw invalid('error-history', { moves, most: old.moves - 1 })
    if (!old.chairs[seat]) throw invalid('error-no-seat', { seat, last: old.setup.players - 1 })
    const { players, options, rules, components, cards } = old.setup
    const chairs = old.chairs.map((chair, each) =>
      each === seat ? { name: chair.person ? chair.name : (call.name ?? ''), bot: null } : { name: '', bot },
    )
    const { match } = old
    const setup = this.#setup(old.game, 'branch', {
      players,
      options,
      rules,
      components,
      cards,
      seed: match.seed,
      origin: { table: old.setup.id, moves },
    })
    const table = await this.tables.create(setup, (created) => [
      ...created.draftSeating(chairs),
      // What was dealt after the last of these moves is not drafted.
      ...created.draftMoves(match.moves.slice(0, moves), match.restreams, match.redeals),
    ])
    return table.whole(table.pointOfView(undefined))
  }
}

/** What a table for a recorded game takes from its record. */
const givenBy = ({
  players,
  options,
  rules,
  seed,
}: GameRecord): Pick<Setup, 'players' | 'options' | 'rules' | 'seed'> => ({
  players,
  options,
  rules,
  seed,
})

/** Number people who have the same name. */
function withUniqueNames(chairs: { name: string; bot: string | null }[]): { name: string; bot: string | null }[] {
  const used = new Set<string>()
  return chairs.map((chair) => {
    if (chair.bot) return chair
    let { name } = chair
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${chair.name} ${number}`
    used.add(name.toLowerCase())
    return { ...chair, name }
  })
}
