// A table without a server: its log, the state computed from it, and its commands (in Python: `server.tables`).
//
// The source of truth is the log: entries are only appended. `draft…` returns the entries that a command would
// append, or throws; `apply` takes the next entry. All people at a local table share one device, so there is one
// person: nobody else has to agree to anything.

import type { Schemas } from '../lib/api'
import { PERSON } from '../lib/place'
import type { Question } from './bots'
import { conflict, forbidden, invalid, TableError } from './errors'
import type { Game, Options, State, View } from './game'
import { Match, type Move } from './match'
import { sha256Hex } from './rng'
import { writeRecord, type Redeal, type Restream } from './record-file'

export type TableKind = 'play' | 'branch' | 'replay' | 'lesson'
export type Status = 'open' | 'running' | 'finished' | 'closed'

/** What is decided when a table is created, and never changes. */
export interface Setup {
  id: string
  game: string
  rules: number
  components: string
  players: number
  options: Options
  title: string
  kind: TableKind
  seed: string
  botSeed: string
  createdAt: string
  origin: { table: string; moves: number } | null
  /** The component file, if the game is played with cards of somebody's own. */
  cards?: string | undefined
}

export interface Draft {
  kind: string
  seat: number | null
  action?: string
  /** The number of the last entry that the player had seen. */
  base?: number
  data?: Record<string, unknown>
  /** The idempotency key of the request. */
  key?: string
}

export interface Entry extends Draft {
  number: number
  at: string
}

interface Chair {
  person: string | null
  name: string
  bot: string | null
}

/** The recorded game of a lesson, and the numbers of moves before those that the learner makes. */
export interface Lesson {
  moves: Move[]
  steps: Set<number>
}

// The entries that need the rules of the game.
const GAME_KINDS = ['start', 'move', 'undo', 'rewind', 'redeal']
// The fields of an entry's data that a log shows.
const SHOWN = ['name', 'bot', 'why', 'what', 'to', 'about', 'kept', 'key', 'arguments', 'table']

/** The same request was received before. */
export class AlreadyDone extends Error {
  constructor(readonly entry: Entry) {
    super(String(entry.number))
  }
}

export class LocalTable {
  status: Status = 'open'
  readonly chairs: Chair[]
  readonly entries: Entry[] = []
  match: Match | null = null
  rematch: string | null = null
  rematchBy: number | null = null
  /** By seat: the number of the entry since which its question is the same. */
  readonly asked: number[]
  #questions: (string | null)[]
  #waiting: number[] = []
  #rows = new Map<number, Int32Array>()
  /** Why the game cannot continue with the rules of this page, if it cannot. */
  broken: TableError | null = null

  constructor(
    readonly setup: Setup,
    readonly game: Game,
    readonly lesson: Lesson | null,
  ) {
    this.chairs = Array.from({ length: setup.players }, () => ({ person: null, name: '', bot: null }))
    this.asked = new Array<number>(setup.players).fill(0)
    this.#questions = new Array<string | null>(setup.players).fill(null)
    const { rules_versions: known, rules: current, fingerprint } = game.data
    if (!known.includes(setup.rules)) this.broken = conflict('error-rules-changed', { version: setup.rules, current })
    else if (setup.components !== fingerprint) this.broken = conflict('error-components-changed')
  }

  /** The number of the last entry of the log. */
  get number(): number {
    return this.entries.length
  }

  get moves(): number {
    return this.match?.played.length ?? 0
  }

  /** Whether nothing is secret anymore. */
  get revealed(): boolean {
    return this.status === 'finished' || this.setup.kind === 'replay'
  }

  /** The seats of the people at this device. */
  get yours(): number[] {
    return this.chairs.flatMap(({ person }, seat) => (person ? [seat] : []))
  }

  waiting(): number[] {
    return this.status === 'running' && !this.broken ? this.#waiting : []
  }

  /** The action that a lesson makes for a seat now; null if the seat has to choose. */
  scripted(seat: number): number | null {
    if (!this.lesson || this.status !== 'running' || this.lesson.steps.has(this.moves)) return null
    const move = this.lesson.moves[this.moves]
    return move?.seat === seat ? move.action : null
  }

  /** Turn drafts into the next entries of the log, and apply them. */
  append(drafts: Draft[], at: string): Entry[] {
    return drafts.map((draft) => {
      const entry = { ...draft, number: this.number + 1, at }
      this.#apply(entry)
      return entry
    })
  }

  /** Apply a stored entry, which may be older than the rules of this page. */
  apply(entry: Entry): void {
    if (this.broken && GAME_KINDS.includes(entry.kind)) {
      this.entries.push(entry)
      return
    }
    try {
      this.#apply(entry)
    } catch (error) {
      if (!(error instanceof TableError)) throw error
      this.broken = error
    }
  }

  #apply(entry: Entry): void {
    if (entry.number !== this.number + 1) throw new Error('an entry is missing')
    this.entries.push(entry)
    const { kind, seat, data = {} } = entry
    const chair = seat === null ? null : this.chairs[seat]!
    switch (kind) {
      case 'sit':
        Object.assign(chair!, { person: data.person ?? null, name: data.name, bot: data.bot ?? null })
        break
      case 'start': {
        const { players, seed, options, rules } = this.setup
        this.status = 'running'
        this.match = new Match(this.game, players, seed, options, rules)
        this.#rows.set(entry.number, this.match.opening)
        this.#ask(entry)
        break
      }
      case 'move':
        this.#rows.set(entry.number, this.match!.play(seat!, this.game.parse(entry.action!)))
        this.#ask(entry)
        if (!this.#waiting.length && this.match!.result) this.status = 'finished'
        break
      case 'undo':
        this.match!.takeBack()
        this.#ask(entry)
        break
      case 'rewind':
        this.match!.rewind(data.to as number, data.stream as number | undefined)
        this.#ask(entry)
        break
      case 'redeal':
        this.match!.redeal(data.kept as number[], data.seed as string)
        this.#ask(entry)
        break
      case 'deputy':
        chair!.bot = data.bot as string
        break
      case 'return':
        chair!.bot = null
        break
      case 'close':
        this.status = 'closed'
        break
      case 'rematch':
        this.rematch = data.table as string
        this.rematchBy = seat
        break
    }
  }

  /**
   * Note what each seat is asked now, and since when. Where several seats are asked at once, the choice of one
   * leaves the questions of the others as they are.
   */
  #ask(entry: Entry): void {
    const { state } = this.match!
    const before = this.#questions
    const several = before.filter((question) => question !== null).length > 1
    this.#waiting = this.game.waiting(state)
    const ask = this.#waiting.length ? this.game.askName(state) : ''
    this.#questions = before.map((old, seat) => {
      // In a simultaneous choice, a seat that has chosen may still change its choice.
      const legal = this.#waiting.length ? this.game.legal(state, seat) : []
      const question = legal.length ? `${ask} ${legal.join(' ')}` : null
      const same = entry.kind === 'move' && several && question === old
      if ((question !== null || old !== null) && !same) this.asked[seat] = entry.number
      return question
    })
  }

  /** Seat everybody at a new table, and begin the game. */
  draftSeating(chairs: Pick<Chair, 'name' | 'bot'>[]): Draft[] {
    const seating = chairs.map(({ name, bot }, seat) =>
      bot
        ? { kind: 'sit', seat, data: { bot: this.#bot(bot), name: bot } }
        : { kind: 'sit', seat, data: { person: PERSON, name } },
    )
    return [...seating, { kind: 'start', seat: null }]
  }

  /** Draft what a request asks for, unless a request with the same key was carried out before. */
  draftOnce(key: string | undefined, kind: string, seat: number, drafting: () => Draft[]): Draft[] {
    if (key === undefined) return drafting()
    const before = this.entries.find((entry) => entry.key === key && entry.seat === seat)
    if (before) throw new AlreadyDone(before)
    const drafts = drafting()
    const own = drafts.find((draft) => draft.kind === kind && draft.seat === seat)
    return drafts.map((draft) => (draft === own ? { ...draft, key } : draft))
  }

  draftMove(seat: number, action: string, base: number): Draft[] {
    const parsed = this.game.parse(action)
    const match = this.#running()
    if (base > this.number) throw invalid('error-version-ahead', { version: base, now: this.number })
    if (base < this.asked[seat]!) {
      const stale = conflict('error-stale', { version: base, now: this.number })
      stale.changed = this.changed(base, seat)
      throw stale
    }
    match.check(seat, parsed)
    const following = this.lesson?.moves[this.moves]
    if (following && following.action !== parsed)
      throw conflict('error-lesson-step', { action: this.game.text(following.action) })
    return [{ kind: 'move', seat, action: this.game.text(parsed), base }]
  }

  draftUndo(seat: number): Draft[] {
    this.#running().checkUndo(seat)
    return [{ kind: 'undo', seat }]
  }

  /** The person at a seat acts there, which ends the part of a deputy. */
  draftBack(seat: number): Draft[] {
    return this.chairs[seat]!.bot && this.status === 'running' ? [{ kind: 'return', seat }] : []
  }

  draftDeputy(seat: number, bot: string): Draft[] {
    this.#running()
    this.#requireNoLesson()
    const { person, bot: deputy, name } = this.chairs[seat]!
    if (!person || deputy) throw conflict('error-seat-bot', { seat, name })
    return [{ kind: 'deputy', seat, data: { bot: this.#bot(bot), why: 'wish' } }]
  }

  draftReturn(seat: number): Draft[] {
    this.#running()
    if (!this.chairs[seat]!.bot) throw conflict('error-seat-present', { seat })
    return [{ kind: 'return', seat }]
  }

  /** A bot takes a seat for good. */
  draftLeave(seat: number): Draft[] {
    this.#running()
    this.#requireNoLesson()
    const bot = this.chairs[seat]!.bot ?? this.game.data.bots.deputy
    return [{ kind: 'sit', seat, data: { bot, name: bot } }]
  }

  draftRewind(seat: number, to: number): Draft[] {
    const { firstRewind: first } = this.#running()
    if (!(to >= 0 && to < this.moves)) throw invalid('error-rewind-to', { to, most: this.moves - 1 })
    if (to < first) throw conflict('error-rewind-redealt', { to, first })
    return [
      { kind: 'propose', seat, data: { what: 'rewind', to } },
      { kind: 'rewind', seat: null, data: { to } },
    ]
  }

  draftClose(): Draft[] {
    if (this.status !== 'running') throw conflict(`error-table-${this.status}`)
    return [{ kind: 'close', seat: null }]
  }

  draftRematch(seat: number, table: string): Draft[] {
    if (this.status !== 'finished' && this.status !== 'closed') throw conflict('error-not-over')
    return this.rematch ? [] : [{ kind: 'rematch', seat, data: { table } }]
  }

  /** Draft the moves of a record, its redeals, and its rewinds to another random stream. */
  draftMoves(moves: readonly Move[], restreams: readonly Restream[], redeals: readonly Redeal[]): Draft[] {
    const dealsAt = (count: number): Draft[] => [
      ...redeals
        .filter((redeal) => redeal.moves === count)
        .map(({ kept, seed }) => ({ kind: 'redeal', seat: null, data: { kept, seed } })),
      ...restreams
        .filter((restream) => restream.moves === count)
        .map(({ moves: to, stream }) => ({ kind: 'rewind', seat: null, data: { to, stream } })),
    ]
    const played = moves.map(({ seat, action }) => ({ kind: 'move', seat, action: this.game.text(action) }))
    return [...dealsAt(0), ...played.flatMap((draft, place) => [draft, ...dealsAt(place + 1)])]
  }

  #running(): Match {
    if (this.status !== 'running') throw conflict(`error-table-${this.status}`)
    if (this.broken) throw conflict('error-table-broken', { problem: this.broken.key })
    return this.match!
  }

  #requireNoLesson(): void {
    if (this.lesson) throw conflict('error-lesson-seat')
  }

  #bot(name: string): string {
    const { names } = this.game.data.bots
    if (!names.includes(name)) throw invalid('error-bot-unknown', { bot: name.slice(0, 40), right: names.join(', ') })
    return name
  }

  /** The decision of a seat, for a bot. */
  question(seat: number): Question {
    const observation = this.match!.observe(seat)
    return {
      seat,
      seed: sha256Hex(`${this.setup.botSeed} ${seat} ${this.number}`),
      observation,
      legal: this.game.legal(observation, seat),
      seconds: this.game.data.bots.thinking_seconds,
    }
  }

  /** Check a seat that a request names; without one, return the first of this device that is asked. */
  pointOfView(seat: number | undefined): number | null {
    const { yours } = this
    if (seat === undefined) return yours.find((own) => this.waiting().includes(own)) ?? yours[0] ?? null
    if (!this.chairs[seat]) throw invalid('error-no-seat', { seat, last: this.setup.players - 1 })
    if (!yours.includes(seat)) throw forbidden('error-not-your-seat', { seat })
    return seat
  }

  /** The seat to review from: any, once the game is over. */
  reviewing(seat: number | undefined): number | null {
    return seat !== undefined && this.revealed && this.chairs[seat] ? seat : this.pointOfView(seat)
  }

  stateAfter(moves: number): State {
    if (!this.match || !(moves >= 0 && moves <= this.moves)) throw invalid('error-history', { moves, most: this.moves })
    return this.match.stateAfter(moves)
  }

  record(): string {
    if (!this.match) throw conflict('error-not-over')
    const { players, seed, options, rules, restreams, redeals, result, moves } = this.match
    const names = this.chairs.map(({ name }) => name)
    const seats = this.chairs.map(({ bot }) => bot ?? 'human')
    return writeRecord(this.game, { players, seed, options, rules, restreams, redeals, result, moves, names, seats })
  }

  about(): Schemas['About'] {
    const { id, title, game, rules, components, players, options, kind, origin } = this.setup
    return {
      id,
      title,
      game,
      rules,
      components,
      players,
      options,
      kind,
      public: false,
      rated: false,
      pace: null,
      host: PERSON,
      commitment: null,
      own_cards: this.setup.cards !== undefined,
      origin: origin as Record<string, unknown> | null,
    }
  }

  whole(seat: number | null): Schemas['WholeTable'] {
    return { about: this.about(), seat, yours: this.yours, standing: this.standing(seat) }
  }

  standing(seat: number | null): Schemas['Standing'] {
    const { kind, cards } = this.setup
    const why = cards !== undefined ? 'own-cards' : kind === 'play' ? 'unwanted' : kind
    const waiting = this.waiting()
    return {
      number: this.number,
      moves: this.moves,
      status: this.status,
      seats: this.chairs.map(({ person, name, bot }, each) => ({
        seat: each,
        person,
        name,
        bot,
        number_hash: null,
        number: null,
        waiting: waiting.includes(each),
        seconds_left: null,
        deputy_in: null,
      })),
      asked: seat === null ? null : this.asked[seat]!,
      undo: seat !== null && this.status === 'running' && !this.broken && this.match!.canUndo(seat),
      proposal: null,
      unrated: { key: `unrated-${why}`, arguments: { name: '' } },
      rematch: this.rematch,
      rematch_by: this.rematchBy,
      closable: this.status === 'open' || this.status === 'running',
      awaited: [],
      seed: this.match && this.revealed ? this.match.seed : null,
      secret: null,
      problem: this.broken && { key: this.broken.key, arguments: this.broken.values },
      view: this.match?.view(seat ?? this.setup.players) ?? null,
    }
  }

  /** The entries of the log after a number, and the current standing. */
  changed(after: number, seat: number | null): Schemas['Changed'] {
    return { lines: this.entries.slice(after).map((entry) => this.#line(entry, seat)), standing: this.standing(seat) }
  }

  /** An entry of the log as a seat sees it; only the seat that acted sees its action. */
  #line(entry: Entry, seat: number | null): Schemas['Line'] {
    const { number, kind, at } = entry
    const data = Object.entries(entry.data ?? {}).filter(([name]) => SHOWN.includes(name))
    const rows = this.#rows.get(number)
    return {
      number,
      kind,
      seat: entry.seat,
      at,
      data: data.length ? Object.fromEntries(data) : null,
      events: rows ? this.match!.seen(rows, seat) : [],
      ...(kind === 'move' ? { action: seat !== null && entry.seat === seat ? entry.action! : null } : {}),
    }
  }

  /** The table in a list. */
  summary(): Schemas['TableLine'] {
    const { id, title, game, players, options, kind, public: open, rated, pace, own_cards } = this.about()
    const { createdAt } = this.setup
    const waiting = this.waiting()
    return {
      id,
      title,
      game,
      players,
      options,
      kind,
      public: open,
      rated,
      own_cards,
      pace,
      status: this.status,
      result: (this.match?.result as unknown as View | null | undefined) ?? null,
      number: this.number,
      created_at: createdAt,
      moved_at: this.entries.at(-1)?.at ?? createdAt,
      seats: this.chairs.map((chair, seat) => ({ seat, ...chair, waiting: waiting.includes(seat) })),
      waits_for_you: waiting.some((seat) => this.chairs[seat]!.person !== null && this.chairs[seat]!.bot === null),
      invited: false,
    }
  }
}
