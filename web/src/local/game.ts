// The rules of one game: a state is a record of bytes, and the kernels of the module change it.
//
// An observation holds all that a seat knows and nothing else; views are made from it, never from a state.

import type { Message } from '../lib/api'
import type { ComponentFile, Components } from './components'
import type { GameData } from './data'
import { invalid, TableError, type Values } from './errors'
import { layoutOf, type Layout } from './manifest'
import type { GameModule, Workspace } from './module'
import { fieldBytes, readField, readRecord, writeField, type Reading } from './record'
import { fastStream, writeStream } from './rng'

export type State = Uint8Array<ArrayBufferLike>
export type View = Record<string, unknown>
export type Option = string | boolean
export type Options = Record<string, Option>

export interface Result {
  reason: string
  winners: number[]
  points: number[]
}

/** One thing that happened; `public` names the values that everybody may see. */
export interface GameEvent {
  name: string
  values: Record<string, unknown>
  public: readonly string[]
}

const EVENT_WIDTH = 5
const ROW_BYTES = EVENT_WIDTH * 4
const SILENT = new Uint8Array(0)
const SPELLINGS = new Map<Option, string[]>([
  [true, ['on', 'true', 'yes', '1']],
  [false, ['off', 'false', 'no', '0']],
])

/** Write the value of an option for a record. */
export const writeOption = (value: Option): string => (typeof value === 'string' ? value : value ? 'on' : 'off')

const dashed = (name: string): string => name.replaceAll('_', '-')

/** The part of a game that its own module in `games/<game>/local.ts` implements. */
export abstract class Game {
  readonly layout: Layout
  readonly box: Uint8Array
  readonly workspace: Workspace
  readonly #numbers: Map<string, number>

  constructor(
    readonly data: GameData,
    readonly module: GameModule,
  ) {
    this.workspace = module.workspace()
    this.layout = layoutOf(module.manifest, 'observe', 0)
    this.box = Uint8Array.from(atob(data.box), (letter) => letter.charCodeAt(0))
    this.#numbers = new Map(data.actions.texts.map((text, number) => [text, number]))
  }

  get name(): string {
    return this.data.name
  }

  /** The same game with the components of a file; throws `TableError`. */
  withComponents(file: ComponentFile): Game {
    const { box, reference } = this.readComponents(file, layoutOf(this.module.manifest, 'legal', 0))
    const GameOf = this.constructor as new (data: GameData, module: GameModule) => Game
    const encoded = btoa(String.fromCharCode(...box))
    return new GameOf(
      { ...this.data, own: true, components: reference, box: encoded, fingerprint: file.fingerprint() },
      this.module,
    )
  }

  /** Check a component file, and make the box from it. */
  protected abstract readComponents(file: ComponentFile, box: Layout): Components

  /** Play some games at random with all invariants checked; return what is wrong, or null. */
  whyUnplayable(): { players: number; problem: string } | null {
    const options = this.completeOptions({})
    for (const players of this.data.players) {
      for (let number = 0; number < this.data.own_cards.trials; number += 1) {
        const seed = `trial ${players} ${number}`
        const problem = this.#trial(seed, players, options)
        if (problem) return { players, problem }
      }
    }
    return null
  }

  #trial(seed: string, players: number, options: Options): string {
    const workspace = this.workspace
    try {
      const { state } = this.begin(seed, players, options, this.data.rules)
      const [found, scratch, violated] = [3, 5, 6].map((place) => workspace.buffer('checked_game', place, 0))
      workspace.call('checked_game', this.box, state, fastStream(seed), found!, SILENT, scratch!, violated!)
      return new Int32Array(violated!.buffer as ArrayBuffer)[0] ? 'checked_game' : ''
    } catch {
      // The module has stopped at an invalid operation.
      return 'set_up'
    }
  }

  /** Write settled options into an empty record. */
  protected abstract writeOptions(write: (field: string, value: number) => void, options: Options): void
  protected abstract readOptions(shown: Reading): Options
  /** What everybody sees of board and cards. */
  protected abstract publicState(shown: Reading, facts: number[]): View
  /** What a seat knows of hands and other hidden things. */
  protected abstract knownState(shown: Reading, seat: number, facts: number[]): View
  /** What the open question is about. */
  protected abstract about(shown: Reading, facts: number[]): View
  /** The true state, as in a trace. */
  protected abstract trueState(shown: Reading, waiting: number[]): View
  /** The display name of a value of an event or a reason. */
  protected abstract label(kind: string, value: unknown): string | number
  protected abstract reasonArguments(shown: Reading, verb: string, operands: string[]): Values

  /** Validate the options that were chosen, and add the defaults of the others. */
  completeOptions(chosen: Record<string, Option>): Options {
    const known = this.data.options
    for (const name of Object.keys(chosen)) {
      if (!known.some((option) => option.name === name))
        throw invalid('error-option-unknown', { option: name, right: known.map((each) => each.name).join(', ') })
    }
    const settled: Options = {}
    for (const { name, values, unless } of known) {
      const fitting = unless.find(({ given }) =>
        Object.entries(given).every(([other, value]) => settled[other] === value),
      )
      const wanted = writeOption(chosen[name] ?? fitting?.value ?? values[0]!)
        .trim()
        .toLowerCase()
      const value = values.find((each) => (SPELLINGS.get(each) ?? [each]).includes(wanted))
      if (value === undefined) {
        const right = values.map(writeOption).join(', ')
        throw invalid('error-option-value', { option: name, value: writeOption(chosen[name]!), right })
      }
      settled[name] = value
    }
    return settled
  }

  /** Make a state with nothing but the number of players and the options. */
  template(players: number, options: Options): State {
    const counts = this.data.players
    if (!counts.includes(players)) {
      const [low, high] = [counts[0]!, counts.at(-1)!]
      throw invalid('error-players', { game: this.name, players, low, high })
    }
    const state = new Uint8Array(this.layout.bytes)
    const write = (field: string, value: number): void => writeField(this.layout, state, field, value)
    write('players', players)
    this.writeOptions(write, options)
    return state
  }

  /** Set up a game; returns its state and the rows of the events. */
  begin(seed: string, players: number, options: Options, rules: number): { state: State; rows: Int32Array } {
    const state = this.template(players, options)
    this.setStream(state, seed, rules)
    const rows = this.#withEvents((events) => this.workspace.call('set_up', this.box, state, events))
    return { state, rows }
  }

  /** Give a state the random stream of a number. */
  setStream(state: State, seed: string, rules: number, number = 0): void {
    writeStream(this.data, fieldBytes(this.layout, state, 'random'), seed, rules, number)
  }

  random(state: State): Uint8Array {
    return fieldBytes(this.layout, state, 'random')
  }

  players(state: State): number {
    return readRecordField(this.layout, state, 'players')
  }

  /** The seats that are asked for a decision. */
  waiting(state: State): number[] {
    const asked = this.workspace.call('waiting', state)
    return Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => (asked >> seat) & 1)
  }

  askName(state: State): string {
    return this.data.asks[readRecordField(this.layout, state, 'ask')]!
  }

  /** The name of what is asked; "nothing" when the game is over. */
  ask(state: State): string {
    return this.waiting(state).length ? this.askName(state) : 'nothing'
  }

  /** The legal actions of a seat; a spectator has none. */
  legal(state: State, seat: number): number[] {
    if (seat < 0 || seat >= this.players(state)) return []
    const found = this.workspace.buffer('legal', 3)
    const count = this.workspace.call('legal', this.box, state, seat, found)
    return [...new Int16Array(found.buffer, 0, count)]
  }

  text(action: number): string {
    return this.data.actions.texts[action]!
  }

  /** Write actions, sorted as plain text. */
  texts(actions: number[]): string[] {
    return actions.map((action) => this.text(action)).sort()
  }

  /** Parse an action, ignoring case and extra white space. */
  parse(text: string): number {
    const words = text.trim().split(/\s+/).filter(Boolean)
    const action = this.#numbers.get(words.join(' ').toLowerCase())
    if (action !== undefined) return action
    const { verbs } = this.data.actions
    const names = [...new Set(verbs.map((verb) => verb.name))].join(', ')
    if (!words.length) throw invalid('error-action-empty', { verbs: names })
    const verb = verbs.find((each) => each.name === words[0]!.toLowerCase())
    if (!verb) throw invalid('error-action-unknown', { text: text.trim(), verbs: names })
    const form = [verb.name, ...verb.operands.map(([first, last]) => `[${first}…${last}]`)].join(' ')
    throw invalid('error-action-operands', { text: text.trim(), form })
  }

  /** Why an action is not legal; null if it is. */
  whyNot(state: State, seat: number, action: number): Message | null {
    const reason = this.data.reasons[this.workspace.call('why_not', this.box, state, seat, action)]!
    if (reason === 'ok') return null
    const [verb, ...operands] = this.text(action).split(' ')
    const values = this.reasonArguments(readRecord(this.layout, state), verb!, operands)
    return { key: `${this.name}-reason-${dashed(reason)}`, arguments: { ask: this.ask(state), seat, ...values } }
  }

  /** Throw if an action is not legal. */
  check(state: State, seat: number, action: number): void {
    const reason = this.whyNot(state, seat, action)
    if (reason) throw new TableError(422, 'error-illegal-action', { seat, action: this.text(action) }, reason)
  }

  /** Apply a legal action, and return the rows of its events. */
  apply(state: State, seat: number, action: number): Int32Array {
    this.check(state, seat, action)
    return this.#withEvents((events) => this.workspace.call('apply', this.box, state, seat, action, events))
  }

  /** Apply an action that is known to be legal, without events. */
  applyQuietly(state: State, seat: number, action: number): void {
    this.workspace.call('apply', this.box, state, seat, action, SILENT)
  }

  #withEvents(call: (events: Uint8Array) => void): Int32Array {
    const events = new Uint8Array(this.data.events_at_most * ROW_BYTES)
    call(events)
    const rows = new Int32Array(events.buffer)
    return rows.slice(EVENT_WIDTH, (1 + rows[0]!) * EVENT_WIDTH)
  }

  observe(state: State, seat: number): State {
    const seen = new Uint8Array(this.layout.bytes)
    this.workspace.call('observe', state, seat, seen)
    return seen
  }

  /** Sample a state that looks the same to the seat of an observation. */
  determinize(observation: State, rng: Uint8Array): State {
    const state = observation.slice()
    this.workspace.call('determinize', this.box, state, rng, this.workspace.buffer('determinize', 3))
    return state
  }

  /** Deal everything anew that is hidden from the kept seats, from the random stream of the state. */
  redeal(state: State, kept: readonly number[]): void {
    const seats = kept.reduce((bits, seat) => bits | (1 << seat), 0)
    this.workspace.call('redeal', this.box, state, seats, this.workspace.buffer('redeal', 3))
  }

  facts(state: State): number[] {
    const found = this.workspace.buffer('facts', 2)
    this.workspace.call('facts', this.box, state, found)
    return [...new Int32Array(found.buffer)]
  }

  /** How the game ended; null while it runs. */
  result(state: State): Result | null {
    return this.#result(readRecord(this.layout, state))
  }

  #result(shown: Reading): Result | null {
    if (shown.over === 0) return null
    const players = shown.players as number
    return {
      reason: this.data.endings[shown.over as number]!,
      winners: seatsWhere(shown.winners as number[], players),
      points: (shown[this.data.judged_by] as number[]).slice(0, players),
    }
  }

  /** An observation as JSON: the part that is the same for every seat, and the seat's own. */
  view(observation: State, seat: number): View {
    const shown = readRecord(this.layout, observation)
    const facts = this.facts(observation)
    const waiting = this.waiting(observation)
    return {
      game: this.name,
      players: shown.players,
      options: this.readOptions(shown),
      ...this.publicState(shown, facts),
      waiting,
      ask: waiting.length ? this.askName(observation) : 'nothing',
      about: this.about(shown, facts),
      result: this.#result(shown),
      seat: seat < (shown.players as number) ? seat : null,
      ...this.knownState(shown, seat, facts),
      legal: this.texts(this.legal(observation, seat)),
    }
  }

  /** The true state as JSON: for finished games. */
  openView(state: State): View {
    const shown = readRecord(this.layout, state)
    return { ...this.publicState(shown, this.facts(state)), ...this.trueState(shown, this.waiting(state)) }
  }

  /** Convert rows to events with named values. */
  events(rows: Int32Array): GameEvent[] {
    const found: GameEvent[] = []
    for (let start = 0; start < rows.length; start += EVENT_WIDTH) {
      const kind = this.data.events[rows[start]!]!
      const named = kind.names.map((name, place) => [name, this.#eventValue(name, rows[start + 1 + place]!)] as const)
      found.push({ name: kind.name, values: Object.fromEntries(named), public: kind.public })
    }
    return found
  }

  /** Whether the acting seat could have worked out all these events beforehand. */
  foreseen(rows: Int32Array): boolean {
    for (let start = 0; start < rows.length; start += EVENT_WIDTH) {
      if (!this.data.events[rows[start]!]!.foreseen) return false
    }
    return true
  }

  /**
   * What a legal action brings for certain: its events up to the first that is not foreseen. The hidden things are
   * imagined from the observation, so that this tells nothing that a seat does not know.
   */
  foresee(observation: State, seat: number, action: number): GameEvent[] {
    const rows = this.apply(this.determinize(observation, fastStream('foresee')), seat, action)
    const events = this.events(rows)
    const end = events.findIndex((_, place) => !this.data.events[rows[place * EVENT_WIDTH]!]!.foreseen)
    return end < 0 ? events : events.slice(0, end)
  }

  #eventValue(name: string, value: number): unknown {
    return name === 'ending' ? this.data.endings[value] : this.eventValue(name, value)
  }

  /** An event's number as in a trace, by its name there. */
  protected abstract eventValue(name: string, value: number): unknown

  /** The arguments of the message for an event. */
  protected messageArguments(values: Record<string, unknown>): Values {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.label(name, value)]))
  }

  /**
   * An event as a seat sees it, with its message; an event with hidden values has a message of its own. The argument
   * `self` says whether a seat acted on itself.
   */
  eventView(event: GameEvent, seat: number | null): View {
    const values = isOwn(event, seat)
      ? event.values
      : Object.fromEntries(Object.entries(event.values).filter(([name]) => event.public.includes(name)))
    const hidden = Object.keys(values).length < Object.keys(event.values).length
    const key = `${this.name}-event-${dashed(event.name)}${hidden ? '-hidden' : ''}`
    const self = 'owner' in values ? { self: values.owner === values.seat ? 'yes' : 'no' } : {}
    return { event: event.name, ...values, say: { key, arguments: { ...this.messageArguments(values), ...self } } }
  }
}

const isOwn = (event: GameEvent, seat: number | null): boolean => seat !== null && event.values.seat === seat

/** Whether a seat (or a spectator: null) does not even see that an event happened. */
export function isHidden(event: GameEvent, seat: number | null): boolean {
  const whoseIsSecret = 'seat' in event.values && !event.public.includes('seat')
  return !isOwn(event, seat) && (whoseIsSecret || !event.public.length)
}

/** The places of an array, up to a limit, that are not zero. */
export const seatsWhere = (flags: number[], limit: number): number[] =>
  flags.slice(0, limit).flatMap((flag, seat) => (flag ? [seat] : []))

function readRecordField(layout: Layout, state: State, name: string): number {
  return readField(new DataView(state.buffer, state.byteOffset), layout, name) as number
}
