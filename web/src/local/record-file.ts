// The record file: a game as text (in Python: `match.record`). Parsing checks the syntax; replaying finds
// illegal moves.

import type { Message } from '../lib/api'
import { ComponentFile } from './components'
import type { GameData } from './data'
import { TableError, type Values } from './errors'
import { writeOption, type Game, type Option, type Options, type Result } from './game'
import { writeResult, type Move } from './match'

/** A rewind to this point, after which the game uses another random stream. */
export interface Restream {
  /** The number of moves before it. */
  moves: number
  stream: number
}

/** A point at which everything was dealt anew that was hidden from the kept seats. */
export interface Redeal {
  /** The number of moves before it. */
  moves: number
  kept: number[]
  /** The seed of the new deal and of all random numbers after it. */
  seed: string
}

export interface Record {
  game: string
  rules: number
  players: number
  options: Options
  seed: string
  names: string[]
  seats: string[]
  moves: (Move & { line: number })[]
  restreams: Restream[]
  redeals: Redeal[]
  result: Result | null
  resultLine: number
  commitment: string
  table: string
  secret: string
  numbers: (string | null)[]
}

type Line = [line: number, text: string]

const FILE = 'record'
const BUILT_IN = 'built-in'
const NUMBER = /^[0-9]{1,9}$/
const HEX = /^[0-9a-f]{64}$/
const STREAM = 'stream'
const REDEAL = 'redeal'
const LONGEST_SHOWN = 60

/** Write what a record has besides its headers for fairness, which a game without a server has not. */
export function writeRecord(
  game: Game,
  record: Omit<Record, 'game' | 'moves' | 'resultLine' | 'commitment' | 'table' | 'secret' | 'numbers'> & {
    moves: readonly Move[]
  },
): string {
  const options = Object.entries(record.options).map(([name, value]) => `${name}=${writeOption(value)}`)
  const { redeal_format: withRedeals } = game.data.record
  const dealLines = (count: number): string[] => [
    ...record.redeals
      .filter(({ moves }) => moves === count)
      .map(({ kept, seed }) => `${REDEAL}: ${['keep', ...kept].join(' ')}; seed ${seed}`),
    ...record.restreams.filter(({ moves }) => moves === count).map(({ stream }) => `${STREAM}: ${stream}`),
  ]
  return (
    [
      record.redeals.length ? `tricorne record ${withRedeals}` : game.data.record.first_line,
      `game: ${game.name}`,
      `rules: ${record.rules}`,
      `components: ${game.data.own ? ComponentFile.FILE : BUILT_IN} sha256:${game.data.fingerprint}`,
      `players: ${record.players}`,
      `options: ${options.join(' ')}`,
      `seed: ${record.seed}`,
      ...(record.names.length ? [`names: ${record.names.join(', ')}`] : []),
      ...(record.seats.length ? [`seats: ${record.seats.join(' ')}`] : []),
      '',
      ...record.moves.flatMap(({ seat, action }, count) => [...dealLines(count), `${seat}: ${game.text(action)}`]),
      ...dealLines(record.moves.length),
      ...(record.result ? [`result: ${writeResult(record.result)}`] : []),
    ].join('\n') + '\n'
  )
}

/** Return the name of the game in a record; null if it has none. */
export function gameOf(text: string): string | null {
  return /^[ \t]*game:[ \t]+(\S+)/m.exec(text)?.[1] ?? null
}

/** Return the fingerprint of the components in a record; null if it names none. */
export function componentsOf(text: string): string | null {
  return /^[ \t]*components:.* sha256:([0-9a-f]{64})[ \t]*$/m.exec(text)?.[1] ?? null
}

/** Parse the text of a record; `load` finds its game. */
export async function parseRecord(
  text: string,
  limits: GameData['record'],
  load: (name: string) => Promise<Game>,
): Promise<Record> {
  const lines = splitLines(text, limits)
  const parser = new Parser(limits, formatOf(lines[0]!, limits))
  lines.slice(1).forEach((line, place) => parser.read(place + 2, line))
  parser.checkComplete(lines.length)
  const name = parser.headers.get('game')!
  if (!limits.games.includes(name[1]))
    throw fail(
      'record-refused',
      name[0],
      {},
      message('error-game-unknown', { game: name[1], right: limits.games.join(', ') }),
    )
  return parser.assemble(await load(name[1]))
}

class Parser {
  readonly headers = new Map<string, Line>()
  readonly #moves: [line: number, seat: string, text: string][] = []
  readonly #restreams: (Restream & { line: number })[] = []
  readonly #redeals: (Redeal & { line: number })[] = []
  #result: Line | null = null
  readonly #known: string[]

  constructor(
    readonly limits: GameData['record'],
    readonly format: number,
  ) {
    this.#known = [...Object.keys(limits.required), ...Object.keys(limits.optional)]
  }

  read(number: number, text: string): void {
    if (!text || text.startsWith('#')) return
    const found = /^([^\s\u0085:]+):(?:[\s\u0085]+(.*))?$/s.exec(text)
    if (!found) throw fail('record-line', number, { text: short(text) })
    if (this.#result) throw fail('record-after-result', number)
    const [name, value] = [found[1]!, found[2] ?? '']
    const plain = value.split('#')[0]!.trim()
    if (NUMBER.test(name)) {
      if (this.#moves.length === this.limits.longest_game)
        throw fail('record-moves-many', number, { most: this.limits.longest_game })
      this.#moves.push([number, name, plain])
    } else if (name === STREAM) this.#readStream(number, plain)
    else if (name === REDEAL && this.format >= this.limits.redeal_format) this.#readRedeal(number, plain)
    else if (name === 'result') this.#result = [number, plain]
    else this.#readHeader(number, name, value)
  }

  #readStream(line: number, text: string): void {
    const last = this.#restreams.at(-1) ?? { moves: -1, stream: 0 }
    const moves = this.#moves.length
    const good =
      NUMBER.test(text) && last.stream < Number(text) && Number(text) <= this.limits.most_streams && last.moves < moves
    if (!good) throw fail('record-stream', line, { text: short(text), right: `${STREAM}: ${last.stream + 1}` })
    this.#restreams.push({ moves, stream: Number(text), line })
  }

  #readRedeal(line: number, text: string): void {
    const found = /^keep((?: [0-9])*); seed ([0-9a-f]{64})$/.exec(text)
    const kept = words(found?.[1] ?? '').map(Number)
    const moves = this.#moves.length
    const ascending = kept.every((seat, place) => place === 0 || kept[place - 1]! < seat)
    const last = Math.max(-1, ...[this.#restreams.at(-1), this.#redeals.at(-1)].map((each) => each?.moves ?? -1))
    if (!found || !ascending || last >= moves)
      throw fail('record-redeal', line, {
        text: short(text),
        right: `${REDEAL}: keep 0 2; seed <64 hexadecimal digits>`,
      })
    this.#redeals.push({ moves, kept, seed: found[2]!, line })
  }

  #readHeader(number: number, name: string, value: string): void {
    if (!this.#known.includes(name)) {
      const right = [...this.#known, STREAM, 'result'].join(', ')
      throw fail('record-header-unknown', number, { header: short(name), right })
    }
    if (this.headers.has(name)) throw fail('record-header-twice', number, { header: name })
    if (this.#moves.length || this.#restreams.length || this.#redeals.length)
      throw fail('record-header-late', number, { header: name })
    this.headers.set(name, [number, value])
  }

  #firstMove(lines: number): number {
    return this.#moves[0]?.[0] ?? lines
  }

  #lines = 0

  checkComplete(lines: number): void {
    this.#lines = lines
    for (const [header, right] of Object.entries(this.limits.required)) {
      if (!this.headers.has(header)) throw fail('record-header-missing', this.#firstMove(lines), { header, right })
    }
  }

  assemble(game: Game): Record {
    const rules = this.#checkGame(game)
    const players = this.#number('players')
    const options = this.#explained('options', () => game.completeOptions(parseOptions(this.#text('options'))))
    this.#explained('players', () => game.template(players, options))
    const seed = this.#explained('seed', () => checkSeed(this.#text('seed'), this.limits))
    const names = this.#explained('names', () => checkNames(splitNames(this.#text('names')), players, this.limits))
    const seats = this.#explained('seats', () => checkSeats(splitSeats(this.#text('seats')), players))
    const moves = this.#moves.map(([line, seat, text]) => this.#move(game, players, line, seat, text))
    const result = this.#result ? parseResult(this.#result, this.limits) : null
    const commitment = this.#commitment()
    const deal = this.#fairDeal(players)
    if ((this.#restreams.length || this.#redeals.length) && rules < game.data.first_dealt)
      throw fail('record-header-unknown', this.#firstMove(this.#lines), {
        header: this.#restreams.length ? STREAM : REDEAL,
        right: this.#known.join(', '),
      })
    for (const { kept, line } of this.#redeals) {
      const last = kept.at(-1) ?? 0
      if (last >= players) throw fail('record-seat', line, { seat: last, last: players - 1 })
    }
    return {
      game: game.name,
      rules,
      players,
      options,
      seed,
      names,
      seats,
      moves,
      restreams: this.#restreams.map(({ moves, stream }) => ({ moves, stream })),
      redeals: this.#redeals.map(({ moves, kept, seed }) => ({ moves, kept, seed })),
      result,
      resultLine: this.#result?.[0] ?? 0,
      commitment,
      ...deal,
    }
  }

  #checkGame(game: Game): number {
    const { rules_versions: known, rules: right, fingerprint } = game.data
    const rules = this.#number('rules')
    const line = (header: string): number => this.headers.get(header)![0]
    if (!known.includes(rules))
      throw fail(rules > right ? 'record-rules-newer' : 'record-rules-older', line('rules'), { found: rules, right })
    const found = /^(\S(?:.*\S)?) sha256:([0-9a-f]{64})$/.exec(this.#text('components'))
    if (!found) throw this.#wrongValue('components')
    if (found[2] !== fingerprint)
      throw fail('record-components', line('components'), {
        name: short(found[1]!),
        found: found[2]!,
        right: fingerprint,
      })
    return rules
  }

  #move(game: Game, players: number, line: number, seat: string, text: string): Move & { line: number } {
    if (Number(seat) >= players) throw fail('record-seat', line, { seat: Number(seat), last: players - 1 })
    try {
      return { seat: Number(seat), action: game.parse(short(text)), line }
    } catch (error) {
      throw because('record-move', line, error)
    }
  }

  #commitment(): string {
    if (!this.headers.has('commitment')) return ''
    const found = /^sha256:([0-9a-f]{64})$/.exec(this.#text('commitment'))
    if (!found) throw this.#wrongValue('commitment')
    return found[1]!
  }

  /** How a server made the seed: all of these headers, or none of them. */
  #fairDeal(players: number): Pick<Record, 'table' | 'secret' | 'numbers'> {
    const first = ['table', 'secret', 'numbers'].find((name) => this.headers.has(name))
    if (!first) return { table: '', secret: '', numbers: [] }
    for (const header of ['table', 'secret', 'numbers', 'commitment']) {
      if (!this.headers.has(header))
        throw fail('record-header-missing', this.headers.get(first)![0], {
          header,
          right: this.limits.optional[header]!,
        })
    }
    const [table, secret] = [this.#text('table'), this.#text('secret')]
    const numbers = words(this.#text('numbers')).map((text) => (text === '-' ? null : text))
    if (!/^[A-Za-z0-9_-]{1,22}$/.test(table)) throw this.#wrongValue('table')
    if (!HEX.test(secret)) throw this.#wrongValue('secret')
    if (numbers.length !== players || numbers.some((number) => number !== null && !HEX.test(number)))
      throw this.#wrongValue('numbers')
    return { table, secret, numbers }
  }

  #text(header: string): string {
    return this.headers.get(header)?.[1] ?? ''
  }

  #number(header: string): number {
    const value = this.#text(header)
    if (!NUMBER.test(value)) throw this.#wrongValue(header)
    return Number(value)
  }

  /** Do something with a header; an error gets its line. */
  #explained<T>(header: string, work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw because('record-refused', this.headers.get(header)?.[0] ?? 0, error)
    }
  }

  #wrongValue(header: string): TableError {
    const [line, value] = this.headers.get(header)!
    const right = this.limits.required[header] ?? this.limits.optional[header]!
    return fail('record-header-value', line, { header, value: short(value), right })
  }
}

function splitLines(text: string, limits: GameData['record']): string[] {
  if (new TextEncoder().encode(text).length > limits.largest)
    throw new TableError(422, 'record-too-large', { file: FILE, most: limits.largest })
  const lines = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => line.replace(/\r+$/, '').replace(/^[ \t]+|[ \t]+$/g, ''))
  lines.forEach((line, place) => {
    const length = [...line].length
    if (length > limits.longest_line) throw fail('record-line-long', place + 1, { length, most: limits.longest_line })
    if (/[\u0000-\u0008\u000a-\u001f]/.test(line)) throw fail('record-not-text', place + 1)
  })
  return lines
}

/** Parse the first line; returns the format of the record. */
function formatOf(line: string, limits: GameData['record']): number {
  const found = Number(/^tricorne record ([0-9]{1,9})$/.exec(line)?.[1] ?? 0)
  if (found < 1) throw new TableError(422, 'record-first-line', { file: FILE, right: limits.first_line })
  if (found > limits.format)
    throw new TableError(422, 'record-format-newer', { file: FILE, found, right: limits.format })
  return found
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

function parseOptions(text: string): { [name: string]: Option } {
  const chosen: { [name: string]: Option } = {}
  for (const part of words(text)) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(part) ?? []
    if (!name || !value) throw new TableError(422, 'error-option-form', { text: short(part), example: 'edition=first' })
    if (name in chosen) throw new TableError(422, 'error-option-twice', { option: short(name) })
    chosen[name] = value
  }
  return chosen
}

const isPrintable = (text: string): boolean => !/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text)

function checkSeed(seed: string, { longest_seed: most }: GameData['record']): string {
  if (!seed || [...seed].length > most || seed !== seed.trim() || !isPrintable(seed))
    throw new TableError(422, 'error-seed', { seed: seed.slice(0, most), most })
  return seed
}

const splitNames = (text: string): string[] => (text ? text.split(',').map((name) => name.trim()) : [])

export function checkNames(names: string[], players: number, { longest_name: most }: GameData['record']): string[] {
  if (names.length && names.length !== players)
    throw new TableError(422, 'error-names-count', { found: names.length, players })
  for (const name of names) {
    const good = name && name === name.trim() && isPrintable(name) && !name.includes(',')
    if (!good || [...name].length > most) throw new TableError(422, 'error-name', { name: name.slice(0, most), most })
  }
  return names
}

/** Split the seats, of which one with spaces is quoted as in a shell. */
function splitSeats(text: string): string[] {
  const part = /([ \t\r\n]+)|([^ \t\r\n'"\\]+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gsy
  const seats: string[] = []
  let separated = true
  while (part.lastIndex < text.length) {
    const found = part.exec(text)
    if (!found) throw new TableError(422, 'error-seats-quotes', { text: short(text) })
    const [, space, plain, single, double, escaped] = found
    if (space !== undefined) {
      separated = true
      continue
    }
    if (separated) seats.push('')
    separated = false
    seats[seats.length - 1] += plain || single || (double ?? '').replace(/\\(["\\])/g, '$1') || escaped || ''
  }
  return seats
}

function checkSeats(seats: string[], players: number): string[] {
  if (seats.length && seats.length !== players)
    throw new TableError(422, 'error-seats-count', { found: seats.length, players })
  return seats
}

function parseResult([line, text]: Line, limits: GameData['record']): Result {
  const found = /^([a-z_]+); winners((?: [0-9])+); points((?: -?[0-9]{1,9})+)$/.exec(text)
  if (!found) throw fail('record-result-form', line, { text: short(text), right: limits.result })
  return { reason: found[1]!, winners: words(found[2]!).map(Number), points: words(found[3]!).map(Number) }
}

const message = (key: string, values: Values): Message => ({ key, arguments: values })

function fail(key: string, line: number, values: Values = {}, reason: Message | null = null): TableError {
  return new TableError(422, key, { file: FILE, line, ...values }, reason)
}

/** Turn an error about a part of a line into one about the line. */
function because(key: string, line: number, error: unknown): TableError {
  if (!(error instanceof TableError)) throw error
  return fail(key, line, {}, error.reason ?? message(error.key, error.values))
}

/** Truncate text from a file for an error message. */
function short(text: string): string {
  const letters = [...text]
  return letters.length <= LONGEST_SHOWN ? text : `${letters.slice(0, LONGEST_SHOWN - 3).join('')}…`
}
