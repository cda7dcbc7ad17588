// What a seat sees of Libertalia, and plain sums over it.

import type { Table, View } from '../../lib/table.svelte'

export const KINDS = ['chest', 'jewel', 'goods', 'officer', 'saber', 'map', 'relic'] as const
export type Kind = (typeof KINDS)[number]
export type Tokens = Record<Kind, number>
export type Colour = 'yellow' | 'red' | 'blue' | 'green' | 'black' | 'white'
export const PHASES = ['sunrise', 'day', 'dusk', 'night'] as const
export type Phase = (typeof PHASES)[number] | 'rest'

export interface Aboard {
  seat: number
  rank: number
}
export interface Heap {
  size: number
  /** The contents, if they are visible. */
  tokens: Tokens | null
}
export interface Cards {
  size: number
  cards: number[]
}
export interface LibertaliaView extends View {
  players: number
  options: { open_booty: boolean }
  colours: Colour[]
  campaign: number
  day: number
  phase: Phase
  /** From stern to bow: the lowest first. */
  ship: Aboard[]
  dens: number[][]
  board: Tokens[]
  doubloons: number[]
  scores: number[]
  hands: Cards[]
  cemeteries: Cards[]
  doubtful: number[][]
  ready: number[]
  chosen: number | null
  bag: Heap
  booty: Heap[]
  about: { rank?: number; left?: number; officer?: boolean }
}

interface Character {
  rank: number
  name: string
  timing: ('day' | 'dusk' | 'night' | 'rest')[]
  /** What it brings on the day of rest, if that never differs. */
  end: number | null
}
interface Components {
  characters: Character[]
  influence: Record<Colour, number[]>
  worth: Tokens
  maps: { count: number; worth: number }
  prices: { map: number; shot: number; two: number; three: number }
}

export const seen = (view: View | null): LibertaliaView | null => view as LibertaliaView | null

export const components = (table: Pick<Table, 'components'>): Components => table.components as unknown as Components

/** What stands on a character's card. */
export const printed = (table: Table, rank: number): string => components(table).characters[rank - 1]?.name ?? ''

/** The silver mark of a card: of two equal ranks the one with more influence stands higher. */
export const influence = (table: Table, rank: number, colour: Colour): number =>
  components(table).influence[colour][rank - 1] ?? 0

/** Seats around the table, from the left neighbour on; a spectator sees all of them. */
export function others(view: LibertaliaView, seat: number | null): number[] {
  if (seat === null) return view.dens.map((_, place) => place)
  return view.dens.slice(1).map((_, place) => (seat + 1 + place) % view.players)
}

/** On which side a neighbour sits; on both with two players. */
export function side(view: LibertaliaView, seat: number | null, other: number): 'left' | 'right' | 'both' | null {
  if (seat === null || seat === other) return null
  const apart = (other - seat + view.players) % view.players
  if (view.players === 2) return 'both'
  return apart === 1 ? 'left' : apart === view.players - 1 ? 'right' : null
}

export const noTokens = (): Tokens => ({ chest: 0, jewel: 0, goods: 0, officer: 0, saber: 0, map: 0, relic: 0 })
export const total = (tokens: Tokens): number => KINDS.reduce((sum, kind) => sum + tokens[kind], 0)
export const kindsOf = (tokens: Tokens): Kind[] => KINDS.filter((kind) => tokens[kind] > 0)
/** The tokens as a list. */
export const row = (tokens: Tokens): Kind[] => KINDS.flatMap((kind) => Array<Kind>(tokens[kind]).fill(kind))
