// Liberté without a server: what a seat sees, made from its observation.

import { Game, seatsWhere, type Options, type View } from '../../local/game'
import type { ComponentFile, Components } from '../../local/components'
import type { Layout } from '../../local/manifest'
import type { Reading } from '../../local/record'
import { readComponents } from './components'
import type { Values } from '../../local/errors'

interface Card {
  id: number
  name: string
  faction: string | null
}
interface Province {
  number: number
  name: string
  region: string
}

type Row = number[]
type Grid = number[][]

const NONE = -1

export default class Liberte extends Game {
  readonly #cards = new Map((this.data.components.cards as Card[]).map((card) => [card.id, card]))
  readonly #provinces = new Map(
    (this.data.components.provinces as Province[]).map((province) => [province.number, province]),
  )
  /** The regions, in the order of their first provinces. */
  readonly #regions = [...new Set([...this.#provinces.values()].map(({ region }) => region))]

  protected override readComponents(file: ComponentFile, box: Layout): Components {
    return readComponents(file, this.data, box)
  }

  protected override writeOptions(write: (field: string, value: number) => void, options: Options): void {
    write('edition', this.#number('Edition', options.edition as string))
    write('second_card', Number(options.second_card))
    write('claimed', Number(options.counter_revolution === 'claimed'))
  }

  protected override readOptions(shown: Reading): Options {
    return {
      edition: this.#name('Edition', shown.edition as number),
      second_card: Boolean(shown.second_card),
      counter_revolution: shown.claimed ? 'claimed' : 'automatic',
    }
  }

  protected override publicState(shown: Reading, facts: number[]): View {
    const players = shown.players as number
    const sizes = shown.display_size as Row
    return {
      turn: shown.turn,
      phase: this.#name('Phase', shown.phase as number),
      round: shown.action_round,
      order: (shown.order as Row).slice(0, players),
      displays: (shown.display as Grid).slice(0, players).map((row, seat) => row.slice(0, sizes[seat])),
      face_up: (shown.face_up as Row).map((card) => card || null),
      discards: flagged(shown.discards as Row),
      box: flagged(shown.returned as Row),
      in_play: shown.in_play || null,
      supply: this.#byFaction(shown.supply as Row),
      reserve: this.#byFaction(shown.reserve as Row),
      provinces: this.#stacks(shown),
      battle_box: (shown.battle_box as Row).slice(0, players),
      lost_battles: shown.lost_battles,
      white_owed: shown.white_owed,
      votes: (shown.votes as Grid).slice(0, players).map((row) => this.#byFaction(row)),
      track: this.#byFaction(shown.track as Row),
      government: this.#faction(shown.government as number),
      opposition: this.#faction(shown.opposition as number),
      presence: seatsWhere(shown.presence as Row, players),
      vp: (shown.vp as Row).slice(0, players),
      // After the facts come the free tokens of each seat.
      tokens: facts.slice(this.data.constants.FACTS!).slice(0, players),
      ending: Boolean(shown.ending),
    }
  }

  #stacks(shown: Reading): Record<string, View[]> {
    const heights = (shown.height as Grid).slice(0, shown.players as number)
    const colours = shown.colour as Grid
    const stacks: Record<string, View[]> = {}
    for (const province of this.#provinces.keys()) {
      heights.forEach((row, seat) => {
        const height = row[province]!
        if (height <= 0) return
        const faction = this.#name('Faction', colours[seat]![province]!)
        ;(stacks[province] ??= []).push({ seat, faction, height })
      })
    }
    return stacks
  }

  protected override knownState(shown: Reading, _seat: number, facts: number[]): View {
    const sizes = shown.hand_size as Row
    return {
      hands: (shown.hand as Grid).slice(0, shown.players as number).map((row, seat) => {
        const cards = row.slice(0, sizes[seat])
        return { size: cards.length, cards: cards.filter((card) => card > 0) }
      }),
      deck: shown.deck_size,
      counter_revolution: facts[this.#fact('counter_revolution')],
    }
  }

  protected override trueState(shown: Reading): View {
    const sizes = shown.hand_size as Row
    return {
      hands: (shown.hand as Grid).slice(0, shown.players as number).map((row, seat) => row.slice(0, sizes[seat])),
      deck: (shown.deck as Row).slice(0, shown.deck_size as number).reverse(),
    }
  }

  protected override about(shown: Reading, facts: number[]): View {
    const about: View = {}
    for (const part of this.data.about[shown.ask as number] ?? []) {
      if (part === 'contest') Object.assign(about, this.#contest(shown, facts))
      else about[part] = this.#about(part, shown, facts)
    }
    return about
  }

  #about(part: string, shown: Reading, facts: number[]): unknown {
    if (part === 'card') return shown.in_play
    if (part === 'left') return shown.left
    if (part === 'played') return (shown.played as Row).slice(0, shown.played_count as number)
    const region = facts[this.#fact('second_region')]!
    return region === NONE ? null : this.#regions[region]
  }

  #contest(shown: Reading, facts: number[]): View {
    const about: View = { contest: this.#name('Contest', shown.contest as number) }
    const province = facts[this.#fact('province')]
    if (province) about.province = province
    const tied = seatsWhere(shown.tied as Row, this.data.constants.SEATS!)
    let takingPart = tied
    if (facts[this.#fact('about_factions')]) {
      about.factions = tied.map((faction) => this.#name('Faction', faction))
      takingPart = Array.from({ length: shown.players as number }, (_, seat) => seat)
    } else {
      about.seats = tied
    }
    about.round = shown.contest_round
    about.shown = (shown.order as Row)
      .slice(0, shown.contest_position as number)
      .filter((seat) => takingPart.includes(seat))
      .map((seat) => ({ seat, card: (shown.shown as Row)[seat] || null }))
    return about
  }

  protected override eventValue(name: string, value: number): unknown {
    if (name === 'faction') return this.#name('Faction', value)
    if (name === 'contest') return this.#name('Contest', value)
    if (name === 'province') return value || null
    return name === 'returned' ? Boolean(value) : value
  }

  protected override label(kind: string, value: unknown): string | number {
    if (value === null) return ''
    if (kind === 'card') return this.#cards.get(value as number)!.name
    if (kind === 'province') return this.#provinces.get(value as number)!.name
    return typeof value === 'string' ? value : Number(value)
  }

  protected override reasonArguments(shown: Reading, verb: string, operands: string[]): Values {
    const values: Values = {}
    const number = Number(operands[0])
    if (operands.length && (verb === 'place' || verb === 'remove')) values.province = this.#provinces.get(number)!.name
    else if (operands.length && this.#cards.has(number)) values.card = this.#cards.get(number)!.name
    const inPlay = this.#cards.get(shown.in_play as number)
    if (inPlay) {
      values['in-play'] = inPlay.name
      if (inPlay.faction !== null) values.faction = inPlay.faction
    }
    return values
  }

  #byFaction(row: Row): Record<string, number> {
    return Object.fromEntries(row.map((count, faction) => [this.#name('Faction', faction), count]))
  }

  #faction(faction: number): string | null {
    return faction === NONE ? null : this.#name('Faction', faction)
  }

  #fact(name: string): number {
    return this.#number('Fact', name)
  }

  #name(kind: string, value: number): string {
    return this.data.enums[kind]![value]!
  }

  #number(kind: string, name: string): number {
    return Number(Object.entries(this.data.enums[kind]!).find(([, each]) => each === name)![0])
  }
}

const flagged = (flags: Row): number[] => flags.flatMap((flag, card) => (flag ? [card] : []))
