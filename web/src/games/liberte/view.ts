// What a seat sees of Liberté, and plain sums over it.

import type { Table, View as Any } from '../../lib/table.svelte'
import places from './atlas/places.json'

export const FACTIONS = ['red', 'blue', 'white'] as const
export type Faction = (typeof FACTIONS)[number]
export type ByFaction = Record<Faction, number>

export interface Stack {
  seat: number
  faction: Faction
  height: number
}

export type Contest = 'battle' | 'province' | 'government' | 'opposition' | 'first' | 'second' | 'lead'

/** What the current question is about; irrelevant fields are missing. */
export interface About {
  card?: number
  left?: number
  played?: number[]
  region?: string | null
  contest?: Contest
  province?: number
  seats?: number[]
  factions?: Faction[]
  round?: number
  shown?: { seat: number; card: number | null }[]
}

export interface View extends Any {
  players: number
  options: { edition: 'first' | 'second'; second_card: boolean; counter_revolution: 'automatic' | 'claimed' }
  seat: number | null
  turn: number
  phase: 'refresh' | 'action' | 'battle' | 'election'
  round: number
  order: number[]
  displays: number[][]
  face_up: (number | null)[]
  discards: number[]
  box: number[]
  in_play: number | null
  supply: ByFaction
  reserve: ByFaction
  provinces: Record<string, Stack[]>
  battle_box: number[]
  lost_battles: number
  white_owed: number
  votes: ByFaction[]
  track: ByFaction
  government: Faction | null
  opposition: Faction | null
  presence: number[]
  vp: number[]
  tokens: number[]
  ending: boolean
  hands: { size: number; cards: number[] }[]
  deck: number
  counter_revolution: number
  about: About
}

export interface Card {
  id: number
  set: string
  type: 'personality' | 'club' | 'special'
  name: string
  region: string | null
  faction: Faction | null
  value: number | null
  cannon: boolean
  sans_culottes: boolean
  general: boolean
  /** Of a special: what it is aimed at, and what a player needs to play it. */
  target?: 'stack' | 'card'
  needs?: string[]
}

export interface Province {
  number: number
  name: string
  region: string
  fleur_de_lis: boolean
  victory_points: number
}

interface Components {
  cards: Card[]
  provinces: Province[]
  /** By turn: what a battle is worth, and its name. */
  battles: Record<string, number>
  battle_names: Record<string, string>
  awards: Record<Award, number>
  limits: Limits
}

export const AWARDS = ['first', 'second', 'lead'] as const
export type Award = (typeof AWARDS)[number]

/** The numbers of the rules, from the reference data. */
export interface Limits {
  turns: number
  /** Cards on display without and with sans-culottes. */
  display: number
  display_with_sans_culottes: number
  /** The hand is filled up to this size. */
  hand: number
  face_up: number
  /** The most blocks of a stack, and the most stacks of a province. */
  stack: number
  stacks: number
  /** From this hand size on, two cards are discarded to take one. */
  large_hand: number
  /** The seats of the Assembly. */
  votes: number
  landslide: number
  counter_revolution: number
  counter_revolution_from_turn: number
  provinces_pay_from_turn: number
}

export const PARIS = 8
const ROMAN = ['', 'I', 'II', 'III', 'IV']
export const roman = (turn: number): string => ROMAN[turn] ?? String(turn)
export const VERBS_OF_CARDS = ['play', 'take', 'discard', 'strike', 'advance'] as const

/** The colours of the seats, in their order; each has its symbol. */
export const COLOURS = ['green', 'yellow', 'violet', 'black', 'orange', 'turquoise'] as const
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!

export const viewOf = (table: Table): View | null => table.view as View | null
const componentsOf = (table: Table): Components | null => table.components as Components | null

export const cardOf = (table: Table, id: number | null | undefined): Card | null =>
  (id && componentsOf(table)?.cards[id - 1]) || null
export const provinceOf = (table: Table, number: number): Province | null =>
  componentsOf(table)?.provinces[number - 1] ?? null
export const provincesOf = (table: Table): Province[] => componentsOf(table)?.provinces ?? []
export const battlePoints = (table: Table, turn: number): number => componentsOf(table)?.battles[turn] ?? 0
export const battleName = (table: Table, turn: number): string => componentsOf(table)?.battle_names[turn] ?? ''
/** The turn of the first battle. */
export const firstBattle = (table: Table): number =>
  Math.min(...Object.keys(componentsOf(table)?.battles ?? {}).map(Number))
export const awardsOf = (table: Table): Record<Award, number> => componentsOf(table)!.awards
export const limitsOf = (table: Table): Limits => componentsOf(table)!.limits

type RegionKey = keyof typeof places.regions
const regionKeys = Object.keys(places.regions) as RegionKey[]

/** The letter that stands for a region in pictures and colours. */
export const regionKey = (name: string | null): string | null =>
  regionKeys.find((key) => places.regions[key].name === name) ?? null

/** The colour of a region as CSS; null for none. */
export function tintOf(region: string | null): string | null {
  const key = regionKey(region)
  return key && `var(--r-${key}-deep)`
}

/** What stands in a province. */
export const stacksIn = (view: View, province: number): Stack[] => view.provinces[String(province)] ?? []

/** The stacks that are highest, if there are any. */
export function highest(stacks: Stack[]): Stack[] {
  const top = Math.max(0, ...stacks.map((stack) => stack.height))
  return stacks.filter((stack) => stack.height === top)
}

/** The votes that the winner of a province gets. */
export const votesIn = (view: View, province: number): number =>
  province === PARIS ? Math.max(1, ...stacksIn(view, province).map((stack) => stack.height)) : 1

/** What a tie decides: votes in a province, points, or who holds an office. */
export function stakes(
  table: Table,
  view: View,
  contest: Contest,
  province: number | null,
): { votes: number; points: number } {
  if (province !== null) {
    const pays = view.turn >= limitsOf(table).provinces_pay_from_turn
    return { votes: votesIn(view, province), points: pays ? (provinceOf(table, province)?.victory_points ?? 0) : 0 }
  }
  if (contest === 'battle') return { votes: 0, points: battlePoints(table, view.turn) }
  return {
    votes: 0,
    points: contest === 'first' || contest === 'second' || contest === 'lead' ? awardsOf(table)[contest] : 0,
  }
}

/** What an election would bring if it were held now: votes by faction, and those that a tie leaves open. */
export function forecast(view: View): ByFaction & { open: number } {
  const votes = { red: 0, blue: 0, white: 0, open: 0 }
  for (const [number, stacks] of Object.entries(view.provinces)) {
    const [leader, rival] = highest(stacks)
    if (!leader) continue
    votes[rival ? 'open' : leader.faction] += votesIn(view, Number(number))
  }
  return votes
}

/** The factions that are furthest ahead. */
export function leaders(votes: ByFaction): Faction[] {
  const most = Math.max(...FACTIONS.map((faction) => votes[faction]))
  return most === 0 ? [] : FACTIONS.filter((faction) => votes[faction] === most)
}

/** The provinces in the order of their elections. */
export function electionOrder(table: Table, view: View): number[] {
  const provinces = provincesOf(table)
  if (view.options.edition === 'second') return provinces.map((province) => province.number)
  const regions = [...new Set(provinces.map((province) => province.region))]
  return provinces
    .toSorted((a, b) => regions.indexOf(a.region) - regions.indexOf(b.region) || a.number - b.number)
    .map((province) => province.number)
}

/** The provinces of an election that are tied and neither decided nor being decided. */
export const tiesAhead = (
  view: View,
  order: number[],
  decided: ReadonlyMap<number, unknown>,
  current: number | null,
): number[] =>
  order.filter((number) => number !== current && !decided.has(number) && highest(stacksIn(view, number)).length > 1)

/** What an action does and to what: "remove 7 2" is { verb: 'remove', at: 7, seat: 2 }. */
export function parse(action: string): { verb: string; at: number; seat: number } {
  const [verb, at, seat] = action.split(' ')
  return { verb: verb!, at: Number(at ?? 0), seat: Number(seat ?? -1) }
}

/** The first action with a verb of cards that is legal for a card. */
export function actionWith(legal: string[], card: number, verbs: readonly string[] = VERBS_OF_CARDS): string | null {
  return verbs.map((verb) => `${verb} ${card}`).find((action) => legal.includes(action)) ?? null
}
