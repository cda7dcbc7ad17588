// A table as this browser sees it. It holds no rules: what may be done comes from the server.

import { announce } from './announce.svelte'
import { ask, newKey, Refused, Unreachable, type Message, type Shapes } from './api'
import { recall, remember } from './bookmarks'
import { beforeLastMove, lastMover, movesAfter } from './course'
import type { Face } from './face'
import { attend } from './fair-deal'
import { games, LEVELS } from './games'
import { Live, type Link, type News } from './live'
import { person } from './person.svelte'
import { Promises, type Promised } from './promises.svelte'
import { reveal } from './reveal'
import { Stage, type Happening } from './stage'
import { Talk } from './talk.svelte'
import { words, type Arguments, type Piece } from './words.svelte'

export type About = Shapes['About']
export type Standing = Shapes['Standing']
export type Line = Shapes['Line']
export type Chair = Shapes['Chair']
export type Hint = Shapes['Hint']
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

export type SheetName = 'people' | 'log' | 'talk' | 'notes' | 'keys' | 'rules' | 'settings' | 'hint' | 'result'

// How long to wait for news of a move that was acknowledged, and before trying to send one again.
const NEWS_WITHIN = 4000
const AGAIN_AFTER = 2500
const UNAVAILABLE = 503
const LONGEST_PAUSE = 15_000
// How the server says that somebody may not come in, rather than that something is wrong with it.
const REFUSING = [401, 403, 404, 422]
const HISTORY = '/api/tables/{table}/history/{moves}'

export class Table {
  about = $state.raw<About | null>(null)
  /** How things stand as far as they have been shown. */
  standing = $state.raw<Standing | null>(null)
  /** When that standing came, in milliseconds: the seconds that it leaves to anybody count from then. */
  cameAt = $state(0)
  /** The seat that is looked from; null for a spectator. */
  seat = $state<number | null>(null)
  yours = $state.raw<number[]>([])
  lines = $state.raw<Line[]>([])
  link = $state<Link>('connecting')
  /** A move that is on its way. */
  sending = $state<string | null>(null)
  /** Whether the wish to take a move back is on its way. */
  #undoing = false
  /** How far the rules are without which the game cannot be shown, in words. */
  preparing = $state<string | null>(null)
  /** How long to wait before the next try to come in. */
  #pause = AGAIN_AFTER
  /** Why one may not come in, in words. */
  refused = $state<string | null>(null)
  /** What went wrong last, in words. */
  problem = $state<string | null>(null)
  playing = $state(false)
  /** Whether what was missed is being shown again. */
  replaying = $state(false)
  /** What is being shown now. */
  happening = $state.raw<Happening | null>(null)
  /** An earlier position, while one looks back. */
  past = $state.raw<{ moves: number; view: View } | null>(null)
  /** Whether a game that is over is seen openly, with all that was hidden in it. */
  revealed = $state(false)
  hints = $state.raw<Hint[] | null>(null)
  hinting = $state(false)
  #promises = new Promises()
  sheet = $state<SheetName | null>(null)
  /** In a lesson: the one action that is offered now, or '' for none. */
  only = $state<string | null>(null)
  /** Several at one device: whose hand may be seen. */
  uncovered = $state<number | null>(null)
  /** What happened while one was away; null once it was looked at. */
  missed = $state.raw<Line[] | null>(null)
  /** Cards, provinces, characters, as the server lists them. */
  components = $state.raw<Record<string, unknown> | null>(null)

  /** What the game calls a value that stands in a sentence, in the language of the page. */
  calls: Face['calls'] | null = null

  readonly stage = new Stage()
  #live: Live
  #latest: Standing | null = null
  #wantedSeat: number | null = null
  #sent = 0
  #left = false

  /** How many moves stood after each line of the log, by its number. */
  readonly movesAfter = $derived(movesAfter(this.lines))

  readonly talk: Talk

  constructor(readonly id: string) {
    this.talk = new Talk(id)
    this.stage.onchange = (playing) => {
      this.playing = playing
      if (!playing) this.#keepPromises()
    }
    this.stage.onhappening = (happening) => {
      this.happening = happening
      if (happening) announce(this.tell(happening.say))
    }
    this.#live = new Live(id, {
      news: (news) => this.#hear(news),
      link: (link) => this.#linked(link),
      seen: () => ({
        since: this.#latest?.number ?? null,
        chat: this.talk.last,
        seat: this.#wantedSeat,
      }),
    })
  }

  /** What the seat sees of the game, as far as it has been shown; an earlier moment while one looks back. */
  get view(): View | null {
    return this.past?.view ?? this.present
  }

  /** What the seat sees of the game now. */
  get present(): View | null {
    return (this.standing?.view as View | null | undefined) ?? null
  }

  /** How many moves stand. */
  get moves(): number {
    return this.standing?.moves ?? 0
  }

  /** What may be done now; nothing while something is still being shown or on its way. */
  get legal(): string[] {
    if (this.playing || this.sending || this.past || !(this.asked || this.answered)) return []
    const legal = this.present?.legal ?? []
    return this.only === null ? legal : legal.filter((action) => action === this.only)
  }

  /** Whether the game waits for this seat. */
  get asked(): boolean {
    return this.chair?.waiting === true && !this.chair.bot
  }

  /** Whether this seat has answered and may still think better of it: when several are asked at once. */
  get answered(): boolean {
    return !this.asked && this.status === 'running' && !this.chair?.bot && (this.present?.legal.length ?? 0) > 0
  }

  get chair(): Chair | null {
    return this.seat === null ? null : (this.standing?.seats[this.seat] ?? null)
  }

  /** Whether the last move was this seat's, and nobody else is waited for: only such a one can be taken back, if any. */
  get undoable(): boolean {
    const waiting = this.standing?.seats.filter((chair) => chair.waiting) ?? []
    return (
      this.seat !== null &&
      !this.over &&
      this.lastMover === this.seat &&
      waiting.length === 1 &&
      waiting[0]!.seat === this.seat
    )
  }

  /** The seat that moved last, or took moves back. */
  get lastMover(): number | null {
    return lastMover(this.lines)
  }

  /** Whether something is proposed that this seat has not answered. */
  get consulted(): boolean {
    const proposal = this.standing?.proposal
    return !!proposal && this.seat !== null && proposal.asked.includes(this.seat)
  }

  /** The seat that asks this person for a rematch, if somebody else does. */
  get invitedBy(): number | null {
    const by = this.standing?.rematch_by ?? null
    return this.yours.length > 0 && by !== null && !this.yours.includes(by) ? by : null
  }

  /** How many moves stood before the last one that a person made; what bots did since, they would do again. */
  get beforeLastMove(): number | null {
    return beforeLastMove(this.lines, (seat) => !this.standing?.seats[seat]?.bot)
  }

  get status(): Standing['status'] | null {
    return this.standing?.status ?? null
  }

  /** Whether the game is rated, as long as it runs: then there are no hints. */
  get rated(): boolean {
    return this.status === 'running' && !this.standing?.unrated
  }

  get over(): boolean {
    return this.status === 'finished' || this.status === 'closed'
  }

  get hosting(): boolean {
    return this.about !== null && this.about.host === person.me?.id
  }

  /** Several people at this device: the one of them who is to see the table next. */
  get turnOf(): number | null {
    if (this.yours.length < 2 || this.status !== 'running') return null
    const asked = this.yours.filter((seat) => {
      const chair = this.standing?.seats[seat]
      return chair?.waiting && !chair.bot
    })
    if (this.seat !== null && asked.includes(this.seat)) return this.seat
    return asked[0] ?? this.uncovered ?? this.seat
  }

  /** What a seat is called; bots of the house have names that tell them apart. */
  nameOf(seat: number): string {
    const chair = this.standing?.seats[seat]
    if (chair && !chair.person && chair.bot) {
      const names = words.list('web-bot-names')
      const start = [...this.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0
      return names[(start + seat * 5) % names.length]!
    }
    return chair?.name || words.say('table-seat', { seat: seat + 1 })
  }

  /** Put a message of the game into words, with people's names in it. */
  tell(message: Message): string {
    return words.say(message.key, this.#named(message))
  }

  /** Put a message into words, and tell where the named arguments stand. */
  pieces(message: Message, names: readonly string[]): Piece[] {
    return words.pieces(message.key, this.#named(message), [...names, ...SEATS])
  }

  #named(message: Message): Arguments {
    return Object.fromEntries(
      Object.entries(message.arguments).map(([name, value]) => [
        name,
        SEATS.includes(name) && typeof value === 'number' ? this.nameOf(value) : (this.calls?.(name, value) ?? value),
      ]),
    )
  }

  /** Choose an action. It is sent until the server has said what became of it. */
  async play(action: string): Promise<boolean> {
    const seat = this.seat
    const version = this.#latest?.number
    if (seat === null || version === undefined || this.sending) return false
    this.sending = action
    this.#sent = 0
    this.problem = null
    let moved: Shapes['Moved'] | null = null
    try {
      moved = await this.#insist((key) =>
        ask('post', '/api/tables/{table}/moves', { path: { table: this.id }, body: { seat, action, version }, key }),
      )
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.problem = error.message
      this.sending = null
      return false
    }
    if (!moved) return false
    this.problem = null
    const { number } = moved
    if ((this.standing?.number ?? 0) >= number) {
      // If the news came before the answer, a promise may have waited for it.
      this.sending = null
      if (this.standing!.number > version) this.#keepPromises()
    } else {
      this.#sent = number
      setTimeout(() => this.#sent === number && (this.#latest?.number ?? 0) < number && this.#live.renew(), NEWS_WITHIN)
    }
    return true
  }

  /** Send a request until the server has answered it: its key makes sure that it is done once. */
  async #insist<T>(send: (key: string) => Promise<T>): Promise<T | null> {
    const key = newKey()
    while (!this.#left) {
      try {
        return await send(key)
      } catch (error) {
        // Where the server itself does not know whether something was stored, the same holds.
        const passing = error instanceof Unreachable || (error instanceof Refused && error.status === UNAVAILABLE)
        if (!passing) throw error
        if (error instanceof Refused) this.problem = error.message
        await new Promise((later) => setTimeout(later, AGAIN_AFTER))
      }
    }
    return null
  }

  /** Do something at this table once, however often it has to be sent; what is refused is shown. */
  async act(send: (key: string) => Promise<unknown>): Promise<boolean> {
    const done = await this.attempt(() => this.#insist(send))
    if (done) this.problem = null
    return done
  }

  async undo(): Promise<boolean> {
    const seat = this.seat
    if (seat === null || this.#undoing) return false
    this.#undoing = true
    try {
      return await this.act((key) =>
        ask('post', '/api/tables/{table}/undo', { path: { table: this.id }, body: { seat }, key }),
      )
    } finally {
      this.#undoing = false
    }
  }

  /** Let a bot play for a seat of one's own. */
  async handOver(seat: number): Promise<boolean> {
    return this.act((key) =>
      ask('put', '/api/tables/{table}/seats/{seat}/deputy', {
        path: { table: this.id, seat },
        body: { bot: LEVELS.sound },
        key,
      }),
    )
  }

  /** Play oneself again. */
  async comeBack(seat: number): Promise<boolean> {
    return this.act((key) =>
      ask('delete', '/api/tables/{table}/seats/{seat}/deputy', { path: { table: this.id, seat }, key }),
    )
  }

  /** Ask why something may not be done; null if it may. */
  async why(action: string): Promise<string | null> {
    if (this.seat === null || !this.present) return null
    if (this.only !== null && this.present.legal.includes(action)) return words.say('web-learn-first-this')
    try {
      const { reason } = await ask('get', '/api/tables/{table}/why', {
        path: { table: this.id },
        query: { action, seat: this.seat },
      })
      return reason ? this.tell(reason) : null
    } catch (error) {
      if (error instanceof Refused || error instanceof Unreachable) return null
      throw error
    }
  }

  /** Ask a bot what it thinks of the choices. */
  async askHint(): Promise<void> {
    if (this.seat === null || !this.asked || this.hinting || this.rated) return
    const seat = this.seat
    this.hinting = true
    await this.attempt(async () => {
      const said = await ask('get', '/api/tables/{table}/hints', { path: { table: this.id }, query: { seat } })
      if (said.number === this.#latest?.number) this.hints = said.candidates
    })
    this.hinting = false
  }

  /** Look at the position after so many moves. */
  async lookBack(moves: number): Promise<void> {
    const wanted = Math.max(0, Math.min(moves, this.moves))
    await this.attempt(async () => {
      this.past = { moves: wanted, view: await this.#viewAfter(wanted) }
    })
  }

  async #viewAfter(moves: number): Promise<View> {
    const path = { table: this.id, moves }
    if (!this.revealed)
      return (await ask('get', HISTORY, { path, query: this.seat === null ? {} : { seat: this.seat } })).view as View
    const [seen, truth] = await Promise.all([
      ask('get', HISTORY, { path, query: { seat: 0 } }),
      ask('get', HISTORY, { path, query: { view: 'open' } }),
    ])
    return reveal(seen.view as View, truth.view)
  }

  /** Look at a game that is over as a seat saw it, as spectators did, or openly. */
  async lookAs(whose: number | 'spectator' | 'open'): Promise<void> {
    const seats = whose === 'open' ? (this.standing?.seats ?? []).map(({ seat }) => seat) : [whose]
    await this.attempt(async () => {
      const logs = await Promise.all(
        seats.map((seat) =>
          ask('get', '/api/tables/{table}/log', {
            path: { table: this.id },
            query: typeof seat === 'number' ? { seat } : {},
          }),
        ),
      )
      const { lines, standing } = logs[0]!
      this.seat = typeof whose === 'number' ? whose : null
      this.revealed = whose === 'open'
      // Of everything that was done, whoever did it knows most.
      this.lines = this.revealed
        ? lines.map((line, place) => (line.seat === null ? line : (logs[line.seat]?.lines[place] ?? line)))
        : lines
      this.standing = this.revealed ? { ...standing, view: await this.#viewAfter(standing.moves) } : standing
      if (this.past) await this.lookBack(this.past.moves)
    })
  }

  /** Return from looking back. */
  now(): void {
    this.past = null
  }

  /** Show again what lines of the log tell, one after another, from where they began. */
  async replay(lines: Line[]): Promise<void> {
    const first = lines[0]
    if (!first) return
    const before = this.lines.findLast((line) => line.number < first.number)
    this.replaying = true
    await this.lookBack(before ? (this.movesAfter.get(before.number) ?? 0) : 0)
    for (const line of lines) {
      if (!this.past || !this.replaying || this.#left) break
      const moves = this.movesAfter.get(line.number) ?? this.moves
      await new Promise<void>((done) => this.stage.add(line.events as Happening[], done))
      if (this.past && moves !== (this.past as { moves: number }).moves) await this.lookBack(moves)
    }
    this.replaying = false
    this.now()
  }

  /** Let whatever is being shown be over at once. */
  skip(): void {
    this.replaying = false
    this.stage.skip()
  }

  /** What this seat has answered beforehand; others at this device have answers of their own. */
  get promised(): readonly Promised[] {
    return this.#promises.of(this.seat)
  }

  /** Answer beforehand. */
  promise(promised: Promised): void {
    this.#promises.add(this.seat, promised)
    this.#keepPromises()
  }

  unpromise(action: string): void {
    this.#promises.drop(this.seat, action)
  }

  #keepPromises(): void {
    const view = this.present
    if (!view || this.playing) return
    const due = this.#promises.due(this.seat, view, this.legal)
    if (due !== null) void this.play(due)
  }

  /** Look from another of one's own seats: for several people at one device. */
  lookFrom(seat: number): void {
    this.uncovered = seat
    if (seat === this.seat) return
    this.#wantedSeat = seat
    this.#forget()
    this.#live.renew()
  }

  /** Come in anew, as when a seat was taken. */
  renew(): void {
    this.#live.renew()
  }

  open(sheet: SheetName): void {
    if (sheet === 'hint' && this.rated) return
    this.sheet = this.sheet === sheet ? null : sheet
  }

  leave(): void {
    this.#left = true
    this.stage.skip()
    this.#live.close()
  }

  /** Do something that may be refused; what was wrong is shown. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = null
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof Refused) this.problem = error.message
      else if (error instanceof Unreachable) this.problem = words.say('web-unreachable')
      else throw error
      return false
    }
  }

  /** A connection that does not open: the server says why, or is away. */
  async #linked(link: Link): Promise<void> {
    this.link = link === 'refused' ? 'lost' : link
    if (link !== 'refused' && link !== 'lost') return
    try {
      const { yours } = await ask('get', '/api/tables/{table}', { path: { table: this.id } })
      // A seat that was given up or handed on is not looked from any more.
      if (this.#wantedSeat !== null && !yours.includes(this.#wantedSeat)) {
        this.#wantedSeat = null
        this.#live.again()
      }
    } catch (error) {
      this.preparing = error instanceof Refused && error.key === 'error-preparing' ? error.message : null
      if (error instanceof Refused && REFUSING.includes(error.status)) {
        this.refused = error.message
        this.#live.close()
        return
      }
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error
    }
    if (link !== 'refused') return
    setTimeout(() => !this.#left && this.#live.again(), this.#pause)
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE)
  }

  #forget(): void {
    this.#latest = null
    this.standing = null
    this.lines = []
    this.past = null
    this.revealed = false
    this.sending = null
  }

  #hear(news: News): void {
    if (news.type === 'said') {
      this.talk.hear(news)
    } else if (news.type === 'hello') {
      const { table } = news
      this.preparing = null
      this.#pause = AGAIN_AFTER
      // Whoever sits elsewhere now has seen something else.
      if (this.about && table.seat !== this.seat) this.#forget()
      this.about = table.about
      this.seat = table.seat
      this.#wantedSeat = table.seat
      this.yours = table.yours
      if (this.#latest === null) {
        this.#latest = table.standing
        void this.#begin(table.standing)
      }
      this.#attendDeal(table.standing)
      void this.talk.enter(table.yours.length ? 'players' : 'spectators')
      void this.#openBox(table.about.game)
    } else if (news.type === 'changed') {
      this.#latest = news.standing
      this.#attendDeal(news.standing)
      // Whoever looks back from another place stays there.
      const standing =
        news.seat === this.seat && !this.revealed
          ? news.standing
          : { ...news.standing, view: this.standing?.view ?? null }
      const happenings = news.lines.flatMap((line) => line.events as Happening[])
      const cameAt = Date.now()
      this.stage.add(happenings, () => {
        this.lines = [...this.lines, ...news.lines]
        this.#show(standing, cameAt)
      })
    }
  }

  /** Do this page's part in the deal; if something fails, it is tried again after a while. */
  #attendDeal(standing: Standing): void {
    if (standing.status !== 'open' || !this.about) return
    attend(this.about, standing, this.yours).catch((error: unknown) => {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error
      setTimeout(() => {
        if (!this.#left && this.#latest) this.#attendDeal(this.#latest)
      }, AGAIN_AFTER)
    })
  }

  /** Learn what is in the box of the game, as soon as the server can tell. */
  async #openBox(name: string): Promise<void> {
    while (!this.components && !this.#left) {
      try {
        const game = (await games()).games.find((line) => line.name === name)
        this.components = game?.components ?? null
        return
      } catch (error) {
        if (!(error instanceof Refused || error instanceof Unreachable)) throw error
        await new Promise((later) => setTimeout(later, AGAIN_AFTER))
      }
    }
  }

  /** Begin to look: how things stand, and all that led there. */
  async #begin(standing: Standing): Promise<void> {
    this.#show(standing, Date.now())
    if (standing.number === 0) return
    const seat = this.seat
    const query = seat === null ? {} : { seat }
    await this.attempt(async () => {
      const { lines } = await ask('get', '/api/tables/{table}/log', { path: { table: this.id }, query })
      if (seat !== this.seat) return
      const known = this.lines[0]?.number ?? Infinity
      const earlier = lines.filter((line) => line.number <= standing.number && line.number < known)
      this.lines = [...earlier, ...this.lines]
      this.#findMissed(earlier)
    })
  }

  #findMissed(lines: Line[]): void {
    const seen = recall(this.#seenPlace)
    this.#keepSeen()
    const missed = lines.filter((line) => line.number > seen && line.events.length && line.seat !== this.seat)
    // Those who share a device were all here; the log tells them the rest.
    const away = seen > 0 && this.yours.length < 2 && this.status === 'running'
    this.missed = away && missed.length ? lines.filter((line) => line.number > seen) : null
  }

  get #seenPlace(): string {
    return `tricorne-seen-${this.id}-${this.seat ?? 'spectator'}`
  }

  #keepSeen(): void {
    if (!document.hidden && this.standing && this.lines.length) remember(this.#seenPlace, this.standing.number)
  }

  #show(standing: Standing, cameAt: number): void {
    this.standing = standing
    this.cameAt = cameAt
    this.hints = null
    if (this.sending && standing.number >= this.#sent && this.#sent > 0) {
      this.sending = null
      this.#sent = 0
    }
    this.#keepSeen()
    if (!this.playing) this.#keepPromises()
  }
}

// The arguments that hold the number of a seat, in the messages of every game.
const SEATS = ['seat', 'owner', 'victim', 'target', 'other', 'receiver', 'giver']

export const isMe = (chair: { person?: string | null }): boolean =>
  chair.person != null && chair.person === person.me?.id
