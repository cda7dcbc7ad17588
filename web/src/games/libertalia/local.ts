// Libertalia without a server: what a seat sees, made from its observation.

import { Game, type Options, type View } from '../../local/game'
import type { ComponentFile, Components } from '../../local/components'
import type { Layout } from '../../local/manifest'
import type { Reading } from '../../local/record'
import { readComponents } from './components'
import type { Values } from '../../local/errors'

type Row = number[]
type Grid = number[][]
type Tokens = Record<string, number>

export default class Libertalia extends Game {
  readonly #characters = new Map(
    (this.data.components.characters as { rank: number; name: string }[]).map(({ rank, name }) => [rank, name]),
  )
  readonly #colours = Object.values(this.data.enums.Colour!)
  readonly #kinds = Object.values(this.data.enums.Booty!)
  readonly #influence = this.data.components.influence as Record<string, number[]>

  protected override readComponents(file: ComponentFile, box: Layout): Components {
    return readComponents(file, this.data, box)
  }

  protected override writeOptions(write: (field: string, value: number) => void, options: Options): void {
    write('fair_colours', Number(options.fair_colours))
    write('open_booty', Number(options.open_booty))
    write('last_breaks_ties', Number(options.last_campaign_breaks_ties))
  }

  protected override readOptions(shown: Reading): Options {
    return {
      fair_colours: Boolean(shown.fair_colours),
      open_booty: Boolean(shown.open_booty),
      last_campaign_breaks_ties: Boolean(shown.last_breaks_ties),
    }
  }

  protected override publicState(shown: Reading): View {
    const players = shown.players as number
    return {
      campaign: shown.campaign,
      day: shown.day,
      phase: this.data.enums.Phase![shown.phase as number],
      ship: this.#ship(shown),
      dens: (shown.den as Row).slice(0, players).map(ranks),
      // The first row is for no day.
      board: (shown.board as Grid).slice(1).map((row) => this.#tokens(row)),
      doubloons: (shown.doubloons as Row).slice(0, players),
      scores: (shown.scores as Row).slice(0, players),
    }
  }

  /** The characters aboard by rank; among equals, by the influence of the colour. */
  #ship(shown: Reading): { seat: number; rank: number }[] {
    const colours = this.#coloursOf(shown)
    const mark = ({ seat, rank }: { seat: number; rank: number }): number => this.#influence[colours[seat]!]![rank - 1]!
    return (shown.ship as Row)
      .slice(0, shown.players as number)
      .flatMap((rank, seat) => (rank ? [{ seat, rank }] : []))
      .sort((one, other) => one.rank - other.rank || mark(one) - mark(other))
  }

  #coloursOf(shown: Reading): string[] {
    return (shown.colour as Row).slice(0, shown.players as number).map((colour) => this.#colours[colour]!)
  }

  protected override knownState(shown: Reading, seat: number, facts: number[]): View {
    const seats = Array.from({ length: shown.players as number }, (_, each) => each)
    const open = Boolean(shown.open_booty)
    const width = Object.keys(this.data.enums.Fact!).length
    const fact = (other: number, name: string): number =>
      facts[other * width + Object.values(this.data.enums.Fact!).indexOf(name)]!
    const chosen = shown.chosen as Row
    const deck = new Set(shown.deck as Row)
    return {
      colours: this.#coloursOf(shown),
      hands: seats.map((other) => ({ size: fact(other, 'hand_size'), cards: ranks((shown.hand as Row)[other]!) })),
      cemeteries: seats.map((other) => ({
        size: fact(other, 'cemetery_size'),
        cards: ranks((shown.cemetery as Row)[other]!),
      })),
      doubtful: seats.map((other) => ranks(fact(other, 'doubtful'))),
      unseen: [...this.#characters.keys()].filter((rank) => !deck.has(rank)),
      ready: seats.filter((other) => chosen[other]),
      chosen: (seats.includes(seat) && chosen[seat]) || null,
      bag: this.#heap(shown.bag as Row, open),
      booty: seats.map((other) => this.#heap((shown.booty as Grid)[other]!, other === seat || open)),
    }
  }

  protected override trueState(shown: Reading, waiting: number[]): View {
    const players = shown.players as number
    return {
      waiting,
      hands: (shown.hand as Row).slice(0, players).map(ranks),
      unseen: (shown.deck as Row).slice(shown.dealt as number),
      chosen: (shown.chosen as Row).slice(0, players).map((rank) => rank || null),
      cemeteries: (shown.cemetery as Row).slice(0, players).map(ranks),
      bag: this.#tokens(shown.bag as Row),
      booty: (shown.booty as Grid).slice(0, players).map((row) => this.#tokens(row)),
    }
  }

  protected override about(shown: Reading): View {
    const wanted = this.data.about[shown.ask as number] ?? []
    if (!wanted.length) return {}
    const parts: View = {
      rank: (shown.ship as Row)[shown.asked as number],
      left: shown.left,
      officer: Boolean(shown.officer),
    }
    return Object.fromEntries(wanted.map((part) => [part, parts[part]]))
  }

  protected override eventValue(name: string, value: number): unknown {
    if (name === 'kind') return this.#kinds[value]
    if (name !== 'tokens') return value
    const { PACKED, MOST_TOKENS } = this.data.constants
    const counts = this.#kinds.map((_, kind) => (value >> (PACKED! * kind)) & MOST_TOKENS!)
    return Object.fromEntries(Object.entries(this.#tokens(counts)).filter(([, count]) => count))
  }

  /** For tokens, a message may name every kind. */
  protected override messageArguments(values: Record<string, unknown>): Values {
    const { tokens, ...others } = values
    if (tokens === undefined) return super.messageArguments(values)
    const counts = Object.fromEntries(this.#kinds.map((kind) => [kind, (tokens as Tokens)[kind] ?? 0]))
    const count = Object.values(counts).reduce((sum, each) => sum + each, 0)
    return { ...super.messageArguments(others), ...counts, count }
  }

  protected override label(kind: string, value: unknown): string | number {
    if (kind === 'rank') return this.#characters.get(value as number)!
    return typeof value === 'string' ? value : Number(value)
  }

  protected override reasonArguments(_shown: Reading, verb: string, operands: string[]): Values {
    const values: Values = {}
    if (['choose', 'play', 'recall', 'shoot', 'saber'].includes(verb))
      values.rank = this.#characters.get(Number(operands.at(-1)))!
    if (verb === 'shoot' || verb === 'saber') values.owner = Number(operands[0])
    if (['keep', 'loot', 'trade'].includes(verb)) values.kind = operands.at(-1)!
    if (verb === 'trade') values.count = Number(operands[0])
    return values
  }

  #tokens(row: Row): Tokens {
    return Object.fromEntries(this.#kinds.map((kind, place) => [kind, row[place]!]))
  }

  #heap(row: Row, shown: boolean): View {
    return { size: row.reduce((sum, each) => sum + each, 0), tokens: shown ? this.#tokens(row) : null }
  }
}

/** The ranks of a set of characters, in which bit R stands for rank R. */
function ranks(characters: number): number[] {
  return Array.from({ length: 32 }, (_, rank) => rank).filter((rank) => rank > 0 && (characters >>> rank) & 1)
}
