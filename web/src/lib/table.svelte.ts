// A table as this page sees it, on the server or in this browser. It contains no rules: legal actions come with
// the view.

import { announce } from './announce.svelte'
import { request, newKey, ApiError, NetworkError, type Message, type Schemas } from './api'
import { loadNumber, saveNumber } from './bookmarks'
import { Chat } from './chat.svelte'
import type { Face } from './face'
import { attend } from './fair-deal'
import { games, LEVELS } from './games'
import { connect, type ConnectionState, type LiveMessage, type TableConnection } from './live'
import { beforeLastMove, firstRewind, lastMover, movesAfter, sinceRedeal } from './moves'
import { person } from './person.svelte'
import { isLocal, placeOf } from './place'
import { Premoves, type Premove } from './premoves.svelte'
import { reveal } from './reveal'
import { settings } from './settings.svelte'
import { Stage, type GameEvent } from './stage'
import { translations, type Arguments, type Piece } from './translations.svelte'
import { updates } from './updates.svelte'

export type About = Schemas['About']
export type Standing = Schemas['Standing']
export type Line = Schemas['Line']
export type Chair = Schemas['Chair']
export type Hint = Schemas['Hint']
export interface Result {
  reason: string
  winners: number[]
  points: number[]
}
export type View = Record<string, unknown> & {
  legal: string[]
  waiting: number[]
  ask: string
  result: Result | null
}

export type SheetName =
  'people' | 'log' | 'talk' | 'notes' | 'keys' | 'rules' | 'aid' | 'cards' | 'settings' | 'hint' | 'result' | 'continue'

// How long to wait for the live update of an acknowledged move, and before a retry, in milliseconds.
const UPDATE_TIMEOUT = 4000
const RETRY_AFTER = 2500
const UNAVAILABLE = 503
const MAX_BACKOFF = 15_000
// Statuses that mean that this person may not open the table, not that the server has a problem.
const REFUSING = [401, 403, 404, 422]
// The log entries that lead to a position.
const STEPS = ['move', 'undo', 'rewind', 'redeal']
const HISTORY = '/api/tables/{table}/history/{moves}'

export class Table {
  about = $state.raw<About | null>(null)
  /** The state of the table, as far as it has been shown. */
  standing = $state.raw<Standing | null>(null)
  /** When it was received, in milliseconds: its remaining seconds count from then. */
  receivedAt = $state(0)
  /** The seat whose view is shown; null for a spectator. */
  seat = $state<number | null>(null)
  yours = $state.raw<number[]>([])
  lines = $state.raw<Line[]>([])
  connection = $state<ConnectionState>('connecting')
  /** A move that is being sent. */
  sending = $state<string | null>(null)
  /** Whether an undo is being sent. */
  #undoing = false
  #backoff = RETRY_AFTER
  /** Whether the server was upgraded meanwhile, so that this page may not understand it. */
  outdated = $state(false)
  /** Why this person may not open the table. */
  refused = $state<string | null>(null)
  /** The last error message. */
  problem = $state<string | null>(null)
  playing = $state(false)
  /** Whether the animations wait until the player continues. */
  paused = $state(false)
  /** Whether earlier moves are being replayed. */
  replaying = $state(false)
  /** The event that is being shown. */
  gameEvent = $state.raw<GameEvent | null>(null)
  /** An earlier position that is being looked at. */
  past = $state.raw<{ moves: number; view: View } | null>(null)
  /** Whether a finished game is shown with all hidden information. */
  revealed = $state(false)
  hints = $state.raw<Hint[] | null>(null)
  hinting = $state(false)
  #premoves = new Premoves()
  sheet = $state<SheetName | null>(null)
  /** In a lesson: the single action that is offered now, or '' for none. */
  only = $state<string | null>(null)
  /** With several people at one device: whose hand may be shown. */
  uncovered = $state<number | null>(null)
  /** What happened during this person's absence; null once it was shown. */
  missed = $state.raw<Line[] | null>(null)
  /** What bots have done since this person's last decision, if that is told together instead of being animated. */
  told = $state.raw<GameEvent[]>([])
  /** Cards, provinces, characters, as the server lists them. */
  components = $state.raw<Record<string, unknown> | null>(null)
  /** The built-in components of the game. */
  builtIn = $state.raw<Record<string, unknown> | null>(null)
  /** The cards of somebody's own that are played with here, if they are. */
  cards = $state.raw<Schemas['CardsAtTable'] | null>(null)

  /** Asks before an action that the player might regret; false holds it back. */
  guard: ((action: string) => boolean | Promise<boolean>) | null = null
  /** The game's translations of values in messages. */
  translateValue: Face['translateValue'] | null = null

  readonly stage = new Stage()
  #live: TableConnection
  #latest: Standing | null = null
  #wantedSeat: number | null = null
  #sent = 0
  #left = false

  /** The number of moves after each log entry, by its number. */
  readonly movesAfter = $derived(movesAfter(this.lines))

  readonly chat: Chat

  constructor(readonly id: string) {
    this.chat = new Chat(id)
    this.stage.limit = () => (this.#hurried ? settings.limit : Infinity)
    this.stage.onchange = (playing) => {
      this.playing = playing
      if (!playing) this.#playPremove()
    }
    this.stage.onevent = (gameEvent) => {
      this.gameEvent = gameEvent
      // Before the game's messages have come, there are no words for it.
      if (gameEvent && translations.has(gameEvent.say.key)) announce(this.format(gameEvent.say))
    }
    this.#live = connect(id, {
      onmessage: (message) => this.#receive(message),
      onstate: (state) => this.#connectionChanged(state),
      seen: () => ({
        since: this.#latest?.number ?? null,
        chat: this.chat.last,
        seat: this.#wantedSeat,
      }),
      stale: () => updates.stale(),
    })
  }

  /** What the seat sees of the game, as far as it has been shown; while looking back, an earlier position. */
  get view(): View | null {
    return this.past?.view ?? this.present
  }

  /** What the seat sees of the game now. */
  get present(): View | null {
    return (this.standing?.view as View | null | undefined) ?? null
  }

  get moves(): number {
    return this.standing?.moves ?? 0
  }

  /** The legal actions; none while events are being shown or a move is being sent. */
  get legal(): string[] {
    if (this.playing || this.sending || this.past || !(this.asked || this.answered)) return []
    const legal = this.present?.legal ?? []
    return this.only === null ? legal : legal.filter((action) => action === this.only)
  }

  /** Whether the game waits for this seat. */
  get asked(): boolean {
    return this.chair?.waiting === true && !this.chair.bot
  }

  /** Whether this seat has made a simultaneous choice that it may still change. */
  get answered(): boolean {
    return !this.asked && this.status === 'running' && !this.chair?.bot && (this.present?.legal.length ?? 0) > 0
  }

  get chair(): Chair | null {
    return this.seat === null ? null : (this.standing?.seats[this.seat] ?? null)
  }

  /** Whether this seat may take back its last move. */
  get undoable(): boolean {
    return this.standing?.undo === true
  }

  /** The seat that last moved or took moves back. */
  get lastMover(): number | null {
    return lastMover(this.lines)
  }

  /** Whether there is a proposal that this seat has not voted on. */
  get consulted(): boolean {
    const proposal = this.standing?.proposal
    return !!proposal && this.seat !== null && proposal.asked.includes(this.seat)
  }

  /** The seat of another person who asks for a rematch, or null. */
  get invitedBy(): number | null {
    const by = this.standing?.rematch_by ?? null
    return this.yours.length > 0 && by !== null && !this.yours.includes(by) ? by : null
  }

  /** The number of moves before the last one that a person made: bots would repeat theirs. */
  get beforeLastMove(): number | null {
    return beforeLastMove(this.lines, (seat) => !this.standing?.seats[seat]?.bot)
  }

  /** The number of moves that always remain: nobody can rewind the game to before a redeal. */
  get firstRewind(): number {
    return firstRewind(this.lines)
  }

  /** Whether the table is in this browser, where nobody else can be. */
  get local(): boolean {
    return isLocal(this.id)
  }

  get status(): Standing['status'] | null {
    return this.standing?.status ?? null
  }

  /** Whether a running game is rated; then there are no hints. */
  get rated(): boolean {
    return this.status === 'running' && !this.standing?.unrated
  }

  get over(): boolean {
    return this.status === 'finished' || this.status === 'closed'
  }

  get hosting(): boolean {
    return this.about !== null && person.is(this.about.host)
  }

  /** With several people at one device: the seat of the one who should see the table next. */
  get turnOf(): number | null {
    if (this.yours.length < 2 || this.status !== 'running') return null
    const asked = this.yours.filter((seat) => {
      const chair = this.standing?.seats[seat]
      return chair?.waiting && !chair.bot
    })
    if (this.seat !== null && asked.includes(this.seat)) return this.seat
    return asked[0] ?? this.uncovered ?? this.seat
  }

  /** The name of a seat; built-in bots get different names. */
  nameOf(seat: number): string {
    const chair = this.standing?.seats[seat]
    if (chair && !chair.person && chair.bot) {
      const names = translations.list('web-bot-names')
      const start = [...this.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0
      return names[(start + seat * 5) % names.length]!
    }
    return chair?.name || translations.translate('table-seat', { seat: seat + 1 })
  }

  /** Format a message of the game, with people's names. */
  format(message: Message): string {
    return translations.translate(message.key, this.#named(message))
  }

  /** Format a message, and split it where the named arguments and seats occur. */
  pieces(message: Message, names: readonly string[]): Piece[] {
    return translations.pieces(message.key, this.#named(message), [...names, ...SEATS])
  }

  #named(message: Message): Arguments {
    return Object.fromEntries(
      Object.entries(message.arguments).map(([name, value]) => [
        name,
        SEATS.includes(name) && typeof value === 'number'
          ? this.nameOf(value)
          : (this.translateValue?.(name, value) ?? value),
      ]),
    )
  }

  /** Play an action, unless the guard holds it back; it is sent again until the server responds. */
  async play(action: string): Promise<boolean> {
    const seat = this.seat
    const version = this.#latest?.number
    if (seat === null || version === undefined || this.sending) return false
    this.sending = action
    this.#sent = 0
    this.problem = null
    if (this.guard && !(await this.guard(action))) {
      this.sending = null
      return false
    }
    this.told = []
    this.stage.decided()
    let moved: Schemas['Moved'] | null = null
    try {
      moved = await this.#retry((key) =>
        request('post', '/api/tables/{table}/moves', {
          path: { table: this.id },
          body: { seat, action, version },
          key,
        }),
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.problem = error.message
      this.sending = null
      return false
    }
    if (!moved) return false
    this.problem = null
    const { number } = moved
    if ((this.standing?.number ?? 0) >= number) {
      // If the live update came before the response, a premove may be waiting for it.
      this.sending = null
      if (this.standing!.number > version) this.#playPremove()
    } else {
      this.#sent = number
      setTimeout(
        () => this.#sent === number && (this.#latest?.number ?? 0) < number && this.#live.restart(),
        UPDATE_TIMEOUT,
      )
    }
    return true
  }

  /** Send a request until the server responds; the idempotency key makes sure that it is carried out once. */
  async #retry<T>(send: (key: string) => Promise<T>): Promise<T | null> {
    const key = newKey()
    while (!this.#left) {
      try {
        return await send(key)
      } catch (error) {
        // With 503, the server itself may not know whether anything was stored.
        const temporary = error instanceof NetworkError || (error instanceof ApiError && error.status === UNAVAILABLE)
        if (!temporary) throw error
        if (error instanceof ApiError) this.problem = error.message
        await new Promise((later) => setTimeout(later, RETRY_AFTER))
      }
    }
    return null
  }

  /** Carry out a request exactly once, with retries; an error is shown. */
  async act(send: (key: string) => Promise<unknown>): Promise<boolean> {
    const done = await this.attempt(() => this.#retry(send))
    if (done) this.problem = null
    return done
  }

  async undo(): Promise<boolean> {
    const seat = this.seat
    if (seat === null || this.#undoing) return false
    this.#undoing = true
    try {
      return await this.act((key) =>
        request('post', '/api/tables/{table}/undo', { path: { table: this.id }, body: { seat }, key }),
      )
    } finally {
      this.#undoing = false
    }
  }

  /** Let a bot play for one of this person's seats. */
  async handOver(seat: number): Promise<boolean> {
    return this.act((key) =>
      request('put', '/api/tables/{table}/seats/{seat}/deputy', {
        path: { table: this.id, seat },
        body: { bot: LEVELS.sound },
        key,
      }),
    )
  }

  /** Take a seat back from its bot. */
  async takeBack(seat: number): Promise<boolean> {
    return this.act((key) =>
      request('delete', '/api/tables/{table}/seats/{seat}/deputy', { path: { table: this.id, seat }, key }),
    )
  }

  /** Return why an action is illegal, or null. */
  async why(action: string): Promise<string | null> {
    if (this.seat === null || !this.present) return null
    if (this.only !== null && this.present.legal.includes(action)) return translations.translate('web-learn-first-this')
    try {
      const { reason } = await request('get', '/api/tables/{table}/why', {
        path: { table: this.id },
        query: { action, seat: this.seat },
      })
      return reason ? this.format(reason) : null
    } catch (error) {
      if (error instanceof ApiError || error instanceof NetworkError) return null
      throw error
    }
  }

  /** Return what a legal action brings for certain, as far as can be learned now. */
  async foresee(action: string): Promise<GameEvent[]> {
    try {
      const query = { action, ...(this.seat === null ? {} : { seat: this.seat }) }
      const found = await request('get', '/api/tables/{table}/why', { path: { table: this.id }, query })
      return found.foreseen as unknown as GameEvent[]
    } catch (error) {
      if (error instanceof ApiError || error instanceof NetworkError) return []
      throw error
    }
  }

  /** Ask a bot to evaluate the legal actions. */
  async askHint(): Promise<void> {
    if (this.seat === null || !this.asked || this.hinting || this.rated) return
    const seat = this.seat
    this.hinting = true
    await this.attempt(async () => {
      const found = await request('get', '/api/tables/{table}/hints', { path: { table: this.id }, query: { seat } })
      if (found.number === this.#latest?.number) this.hints = found.candidates
    })
    this.hinting = false
  }

  /** Show the position after some number of moves. */
  async lookBack(moves: number): Promise<void> {
    const wanted = Math.max(0, Math.min(moves, this.moves))
    await this.attempt(async () => {
      this.past = { moves: wanted, view: await this.#viewAfter(wanted) }
    })
  }

  async #viewAfter(moves: number): Promise<View> {
    const path = { table: this.id, moves }
    if (!this.revealed)
      return (await request('get', HISTORY, { path, query: this.seat === null ? {} : { seat: this.seat } }))
        .view as View
    const [seen, truth] = await Promise.all([
      request('get', HISTORY, { path, query: { seat: 0 } }),
      request('get', HISTORY, { path, query: { view: 'open' } }),
    ])
    return reveal(seen.view as View, truth.view)
  }

  /** Show a finished game as a seat or the spectators saw it, or with all hidden information. */
  async viewAs(whose: number | 'spectator' | 'open'): Promise<void> {
    const seats = whose === 'open' ? (this.standing?.seats ?? []).map(({ seat }) => seat) : [whose]
    await this.attempt(async () => {
      const logs = await Promise.all(
        seats.map((seat) =>
          request('get', '/api/tables/{table}/log', {
            path: { table: this.id },
            query: typeof seat === 'number' ? { seat } : {},
          }),
        ),
      )
      const { lines, standing } = logs[0]!
      this.seat = typeof whose === 'number' ? whose : null
      this.revealed = whose === 'open'
      // The seat that made a move has seen most of it.
      this.lines = this.revealed
        ? lines.map((line, place) => (line.seat === null ? line : (logs[line.seat]?.lines[place] ?? line)))
        : lines
      this.standing = this.revealed ? { ...standing, view: await this.#viewAfter(standing.moves) } : standing
      if (this.past) await this.lookBack(this.past.moves)
    })
  }

  /** Return to the current position. */
  now(): void {
    this.past = null
  }

  /** Replay log entries, one after another, from the position before the first. */
  async replay(lines: Line[]): Promise<void> {
    const first = lines[0]
    if (!first) return
    const before = this.lines.findLast((line) => line.number < first.number)
    this.replaying = true
    await this.lookBack(before ? (this.movesAfter.get(before.number) ?? 0) : 0)
    for (const line of lines) {
      if (!this.past || !this.replaying || this.#left) break
      const moves = this.movesAfter.get(line.number) ?? this.moves
      await new Promise<void>((done) => this.stage.add(line.events as GameEvent[], done))
      if (this.past && moves !== (this.past as { moves: number }).moves) await this.lookBack(moves)
    }
    this.replaying = false
    this.now()
  }

  /** Skip the animations that are running or waiting. */
  skip(): void {
    this.replaying = false
    this.stage.skip()
  }

  /** The premoves of this seat; other people at this device have their own. */
  get premoves(): readonly Premove[] {
    return this.#premoves.of(this.seat)
  }

  addPremove(premove: Premove): void {
    this.#premoves.add(this.seat, premove)
    this.#playPremove()
  }

  removePremove(action: string): void {
    this.#premoves.remove(this.seat, action)
  }

  #playPremove(): void {
    const view = this.present
    if (!view || this.playing) return
    const due = this.#premoves.due(this.seat, view, this.legal) ?? this.#onlyAnswer()
    if (due !== null) void this.play(due)
  }

  /**
   * The answer to a question that has only one, if the player does not want to be asked. Where others play, the
   * question is asked: how fast it is answered would tell them something about a hand. After a rewind it is asked, too.
   */
  #onlyAnswer(): string | null {
    const [answer, ...others] = this.legal
    const alone = this.standing!.seats.every(({ seat, person }) => seat === this.seat || person === null)
    const moved = this.lines.findLast(({ kind }) => STEPS.includes(kind))?.kind === 'move'
    const wanted = settings.values.forced && this.about?.kind !== 'lesson'
    return answer !== undefined && !others.length && this.asked && alone && moved && wanted ? answer : null
  }

  /** Switch to another seat of this person: for several people at one device. */
  switchSeat(seat: number): void {
    this.uncovered = seat
    if (seat === this.seat) return
    this.#wantedSeat = seat
    this.#reset()
    this.#live.restart()
  }

  /** Open a new connection, for example after taking a seat. */
  reconnect(): void {
    this.#live.restart()
  }

  open(sheet: SheetName): void {
    if ((sheet === 'hint' && this.rated) || (sheet === 'talk' && this.local)) return
    this.sheet = this.sheet === sheet ? null : sheet
  }

  leave(): void {
    this.#left = true
    this.stage.skip()
    this.#live.close()
  }

  /** Do something that may fail; an error is shown. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = null
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof ApiError) this.problem = error.message
      else if (error instanceof NetworkError) this.problem = translations.translate('web-unreachable')
      else throw error
      return false
    }
  }

  /** If the connection is lost, ask the server whether this person may still open the table. */
  async #connectionChanged(state: ConnectionState): Promise<void> {
    if (state === 'outdated') {
      this.outdated = true
      this.leave()
      return
    }
    this.connection = state === 'refused' ? 'lost' : state
    if (state !== 'refused' && state !== 'lost') return
    try {
      const { yours } = await request('get', '/api/tables/{table}', { path: { table: this.id } })
      // The seat may have been given up or handed over.
      if (this.#wantedSeat !== null && !yours.includes(this.#wantedSeat)) {
        this.#wantedSeat = null
        this.#live.reconnect()
      }
    } catch (error) {
      if (error instanceof ApiError && REFUSING.includes(error.status)) {
        this.refused = error.message
        this.#live.close()
        return
      }
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
    }
    if (state !== 'refused') return
    setTimeout(() => !this.#left && this.#live.reconnect(), this.#backoff)
    this.#backoff = Math.min(2 * this.#backoff, MAX_BACKOFF)
  }

  #reset(): void {
    this.#latest = null
    this.standing = null
    this.lines = []
    this.past = null
    this.revealed = false
    this.sending = null
    this.told = []
  }

  #receive(message: LiveMessage): void {
    if (message.type === 'problem') {
      this.problem = message.key && translations.translate(message.key)
    } else if (message.type === 'said') {
      this.chat.receive(message)
    } else if (message.type === 'hello') {
      const { table } = message
      this.#backoff = RETRY_AFTER
      // Another seat has seen something else.
      if (this.about && table.seat !== this.seat) this.#reset()
      this.about = table.about
      this.seat = table.seat
      this.#wantedSeat = table.seat
      this.yours = table.yours
      if (this.#latest === null) {
        this.#latest = table.standing
        void this.#begin(table.standing)
      }
      this.#contributeNumber(table.standing)
      void this.chat.enter(table.yours.length ? 'players' : 'spectators')
      void this.#loadComponents(table.about.game)
    } else if (message.type === 'changed') {
      this.#latest = message.standing
      this.#contributeNumber(message.standing)
      // While the game is shown from another seat, its view stays.
      const standing =
        message.seat === this.seat && !this.revealed
          ? message.standing
          : { ...message.standing, view: this.standing?.view ?? null }
      // What happened before a game was brought here is not shown as if it happened now.
      const lines = sinceRedeal(message.lines)
      const told = lines.filter((line) => this.#tells(line, standing))
      const receivedAt = Date.now()
      this.stage.add(
        eventsOf(lines.filter((line) => !told.includes(line))),
        () => {
          this.lines = [...this.lines, ...message.lines]
          this.told = [...this.told, ...eventsOf(told)]
          this.#show(standing, receivedAt)
        },
        this.seat !== null && standing.seats[this.seat]?.waiting === true,
      )
    }
  }

  /** Whether somebody waits for the animations to end: not spectators, and nobody who replays or learns. */
  get #hurried(): boolean {
    return this.seat !== null && !this.past && this.about?.kind !== 'lesson'
  }

  /** Whether a move is told with others instead of being animated. */
  #tells({ kind, seat }: Line, { seats }: Standing): boolean {
    return settings.values.told && this.#hurried && kind === 'move' && seat !== null && seats[seat]?.bot != null
  }

  /** Contribute this page's number to the deal; an error is retried. */
  #contributeNumber(standing: Standing): void {
    if (standing.status !== 'open' || !this.about) return
    attend(this.about, standing, this.yours).catch((error: unknown) => {
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
      setTimeout(() => {
        if (!this.#left && this.#latest) this.#contributeNumber(this.#latest)
      }, RETRY_AFTER)
    })
  }

  /** Load the components of the game; an error is retried. */
  async #loadComponents(name: string): Promise<void> {
    while (!this.components && !this.#left) {
      try {
        const game = (await games(placeOf(this.id))).games.find((line) => line.name === name)
        if (this.about?.own_cards)
          this.cards = await request('get', '/api/tables/{table}/cards', { path: { table: this.id } })
        this.builtIn = game?.components ?? null
        this.components = this.cards?.components ?? this.builtIn
        return
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
        await new Promise((later) => setTimeout(later, RETRY_AFTER))
      }
    }
  }

  /** Show the current state, and load the log so far. */
  async #begin(standing: Standing): Promise<void> {
    this.#show(standing, Date.now())
    if (standing.number === 0) return
    const seat = this.seat
    const query = seat === null ? {} : { seat }
    await this.attempt(async () => {
      const { lines } = await request('get', '/api/tables/{table}/log', { path: { table: this.id }, query })
      if (seat !== this.seat) return
      const known = this.lines[0]?.number ?? Infinity
      const earlier = lines.filter((line) => line.number <= standing.number && line.number < known)
      this.lines = [...earlier, ...this.lines]
      this.#findMissed(sinceRedeal(earlier))
    })
  }

  #findMissed(lines: Line[]): void {
    const seen = loadNumber(this.#storageKey)
    this.#saveSeen()
    const missed = lines.filter((line) => line.number > seen && line.events.length && line.seat !== this.seat)
    // People who share a device find the rest in the log.
    const away = seen > 0 && this.yours.length < 2 && this.status === 'running'
    this.missed = away && missed.length ? lines.filter((line) => line.number > seen) : null
  }

  get #storageKey(): string {
    return `tricorne-seen-${this.id}-${this.seat ?? 'spectator'}`
  }

  #saveSeen(): void {
    if (!document.hidden && this.standing && this.lines.length) saveNumber(this.#storageKey, this.standing.number)
  }

  #show(standing: Standing, receivedAt: number): void {
    this.standing = standing
    this.receivedAt = receivedAt
    this.hints = null
    if (this.sending && standing.number >= this.#sent && this.#sent > 0) {
      this.sending = null
      this.#sent = 0
    }
    this.#saveSeen()
    if (!this.playing) this.#playPremove()
  }
}

const eventsOf = (lines: Line[]): GameEvent[] => lines.flatMap((line) => line.events as GameEvent[])

// The message arguments, in all games, that are seats.
const SEATS = ['seat', 'owner', 'victim', 'target', 'other', 'receiver', 'giver']

export const isMe = (chair: { person?: string | null }): boolean => person.is(chair.person)
