// A game being played: a list of moves; its state is computed from them (in Python: `match.match`).

import { TableError, type Values } from './errors'
import { isHidden, type Game, type Options, type Result, type State, type View } from './game'
import type { Record, Redeal, Restream } from './record-file'
import { sameBytes } from './record'

export interface Move {
  seat: number
  action: number
}

interface Played extends Move {
  /** The rows of its events. */
  rows: Int32Array
}

export class Match {
  state: State
  readonly opening: Int32Array
  readonly played: Played[] = []
  restreams: Restream[] = []
  redeals: Redeal[] = []
  /** The greatest index of a random stream so far, abandoned streams included. */
  #streams = 0

  constructor(
    readonly game: Game,
    readonly players: number,
    readonly seed: string,
    readonly options: Options,
    readonly rules: number,
  ) {
    const { state, rows } = game.begin(seed, players, options, rules)
    this.state = state
    this.opening = rows
  }

  get moves(): Move[] {
    return this.played.map(({ seat, action }) => ({ seat, action }))
  }

  get result(): Result | null {
    return this.game.result(this.state)
  }

  waiting(): number[] {
    return this.game.waiting(this.state)
  }

  /** Play a move; an illegal one throws, and changes nothing. */
  play(seat: number, action: number): Int32Array {
    const rows = this.game.apply(this.state, seat, action)
    this.played.push({ seat, action, rows })
    return rows
  }

  /** The observation of a seat; the seat after the last one is for spectators. */
  observe(seat: number): State {
    return this.game.observe(this.state, seat)
  }

  /** What a seat sees, as JSON. */
  view(seat: number): View {
    return this.game.view(this.observe(seat), seat)
  }

  /** Throw if an action is illegal, judged by the observation of the seat. */
  check(seat: number, action: number): void {
    this.game.check(this.observe(seat), seat, action)
  }

  /**
   * Throw if taking back the last move would be unfair. It is fair if the seat made that move, is still the
   * only one that is asked, and has learned nothing from the move.
   */
  checkUndo(seat: number): void {
    const last = this.played.at(-1)
    if (!last || this.#wasRewoundHere() || this.played.length === this.firstRewind)
      throw new TableError(422, 'error-undo-nothing')
    if (last.seat !== seat) throw new TableError(422, 'error-undo-other', { seat: last.seat })
    const before = this.stateAfter(this.played.length - 1)
    const alone = (waiting: number[]): boolean => waiting.length === 1 && waiting[0] === seat
    if (!alone(this.game.waiting(before))) throw new TableError(422, 'error-undo-together')
    if (!alone(this.waiting())) throw new TableError(422, 'error-undo-turn')
    const unrevealing = sameBytes(this.game.random(before), this.game.random(this.state))
    if (!unrevealing || !this.game.foreseen(last.rows)) throw new TableError(422, 'error-undo-informed')
  }

  /** Whether a seat may take back the last move. */
  canUndo(seat: number): boolean {
    try {
      this.checkUndo(seat)
      return true
    } catch (error) {
      if (!(error instanceof TableError)) throw error
      return false
    }
  }

  /**
   * Go back to the position after `count` moves, without checking whether that is fair. Everybody has seen the
   * random outcomes after that point, so the game continues with another random stream: the next one, or the
   * one in the record. Games of rules version 1 have only one. Nobody can go back to before the hidden cards
   * were dealt anew.
   */
  rewind(count: number, stream?: number): void {
    const first = this.firstRewind
    if (count < first) throw new TableError(422, 'error-rewind-redealt', { to: count, first })
    this.#goBack(count)
    if (this.rules >= this.game.data.first_dealt) this.#restream({ moves: count, stream: stream ?? this.#streams + 1 })
  }

  /** The number of moves that always remain: those before the last redeal. */
  get firstRewind(): number {
    return this.redeals.at(-1)?.moves ?? 0
  }

  /** Deal everything anew that is hidden from the kept seats, and use another seed from now on. */
  redeal(kept: readonly number[], seed: string): void {
    const moves = this.played.length
    const redeal = { moves, kept: [...kept].sort((one, other) => one - other), seed }
    this.restreams = this.restreams.filter((before) => before.moves < moves)
    this.redeals = [...this.redeals.filter((before) => before.moves < moves), redeal]
    this.#applyRedeal(this.state, redeal)
  }

  #applyRedeal(state: State, { kept, seed }: Redeal): void {
    this.game.setStream(state, seed, this.rules)
    this.game.redeal(state, kept)
  }

  /** Take back the last move, which must have revealed nothing: the random stream stays. */
  takeBack(): void {
    this.#goBack(this.played.length - 1)
  }

  #goBack(count: number): void {
    this.restreams = this.restreams.filter(({ moves }) => moves <= count)
    this.state = this.stateAfter(count)
    this.played.length = count
  }

  #restream(restream: Restream): void {
    this.restreams = [...this.restreams.filter(({ moves }) => moves < restream.moves), restream]
    this.#streams = Math.max(this.#streams, restream.stream)
    this.game.setStream(this.state, this.#seedAt(restream.moves), this.rules, restream.stream)
  }

  /** The seed that the game uses after so many moves. */
  #seedAt(count: number): string {
    return this.redeals.findLast(({ moves }) => moves <= count)?.seed ?? this.seed
  }

  /** Whether the game was rewound to this position: earlier moves cannot be undone. */
  #wasRewoundHere(): boolean {
    return this.restreams.at(-1)?.moves === this.played.length
  }

  /** The state after `count` moves. */
  stateAfter(count: number): State {
    const state = this.firstState()
    this.played.slice(0, count).forEach((move, place) => this.applyAgain(state, place + 1, move))
    return state
  }

  firstState(): State {
    const { state } = this.game.begin(this.seed, this.players, this.options, this.rules)
    this.#repeatDeals(state, 0)
    return state
  }

  /** Apply a move, whose number is counted from 1, to the state before it. */
  applyAgain(state: State, number: number, move: Move): void {
    this.game.applyQuietly(state, move.seat, move.action)
    this.#repeatDeals(state, number)
  }

  /** Deal anew, and switch to another random stream, if the game did so after this number of moves. */
  #repeatDeals(state: State, count: number): void {
    for (const redeal of this.redeals) if (redeal.moves === count) this.#applyRedeal(state, redeal)
    for (const { moves, stream } of this.restreams) {
      if (moves === count) this.game.setStream(state, this.#seedAt(count), this.rules, stream)
    }
  }

  /** The events of some rows, as a seat (or a spectator: null) sees them. */
  seen(rows: Int32Array, seat: number | null): View[] {
    return this.game
      .events(rows)
      .filter((event) => !isHidden(event, seat))
      .map((event) => this.game.eventView(event, seat))
  }

  /** Set up the game of a record, before its first move. */
  static opened(game: Game, record: Record): Match {
    return new Match(game, record.players, record.seed, record.options, record.rules)
  }

  /** Replay a record; throws an error with the line of a move that is wrong. */
  static fromRecord(game: Game, record: Record): Match {
    const match = Match.opened(game, record)
    const streamAt = new Map(record.restreams.map((restream) => [restream.moves, restream]))
    const redealAt = new Map(record.redeals.map((redeal) => [redeal.moves, redeal]))
    const fail = (key: string, line: number, values: Values = {}, cause?: TableError): TableError =>
      new TableError(422, key, { file: 'record', line, ...values }, cause?.reason ?? null)
    const dealAgain = (): void => {
      const redeal = redealAt.get(match.played.length)
      if (redeal) match.redeal(redeal.kept, redeal.seed)
      const restream = streamAt.get(match.played.length)
      if (restream) match.#restream(restream)
    }
    for (const { seat, action, line } of record.moves) {
      dealAgain()
      const waiting = match.waiting()
      if (!waiting.length) throw fail('record-after-end', line)
      if (!game.legal(match.state, seat).length)
        throw fail('record-wrong-seat', line, { seat, right: waiting.join(', ') })
      try {
        match.play(seat, action)
      } catch (error) {
        if (!(error instanceof TableError)) throw error
        throw fail('record-illegal', line, { seat, action: game.text(action) }, error)
      }
    }
    dealAgain()
    const { result, resultLine } = record
    if (!result) return match
    if (!match.result) throw fail('record-result-early', resultLine)
    const [text, right] = [writeResult(result), writeResult(match.result)]
    if (text !== right) throw fail('record-result-wrong', resultLine, { text, right })
    return match
  }
}

/** Format a result for a record. */
export const writeResult = ({ reason, winners, points }: Result): string =>
  `${reason}; winners ${winners.join(' ')}; points ${points.join(' ')}`
