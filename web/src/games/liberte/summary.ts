// The summary of a battle or an election: who got which points, and why, and what changes now.

import type { GameEvent } from '../../lib/stage'
import type { LoggedEvent } from '../../lib/standing-events'
import type { Table } from '../../lib/table.svelte'
import { translate } from '../../lib/translations.svelte'
import { battleName, roman, type Award, type Faction } from './view'

export interface Gain {
  seat: number
  points: number
  why: 'battle' | 'province' | Award
  /** The province that pays. */
  province: number | null
}

export interface Battle {
  turn: number
  /** Who won it; null if it was lost. */
  winner: number | null
  points: number
  /** White blocks that were laid out after a defeat. */
  laidOut: number
}

export interface Election {
  turn: number
  /** By seat and faction: the votes won. */
  votes: { seat: number; faction: Faction; count: number }[]
  government: Faction
  opposition: Faction | null
  presence: number[]
}

export interface Summary {
  /** "battle 2", "election 2". */
  key: string
  kind: 'battle' | 'election'
  turn: number
  /** The battle of this turn. */
  battle: Battle | null
  election: Election | null
  gains: Gain[]
  /** Whether the game ended with it. */
  over: boolean
}

export const summaryTitle = (table: Table, { kind, turn }: Summary): string =>
  kind === 'battle'
    ? translate('web-liberte-battle', { name: battleName(table, turn) })
    : translate('web-liberte-summary-election', { turn: roman(turn) })

const BEGINS_ELECTION = new Set(['elected', 'nobody_elected', 'government'])

/** Whether an event comes after a battle: the election begins. */
export const beginsElection = ({ event, contest }: GameEvent): boolean =>
  BEGINS_ELECTION.has(event) || (event === 'tie' && contest !== 'battle')

/** Whether an event comes after an election. */
export const endsElection = ({ event, turn }: GameEvent): boolean =>
  event === 'over' || (event === 'turn' && Number(turn) > 1)

/** Summarize what events of one turn say; null if there was neither a battle nor an election. */
export function summarize(events: GameEvent[]): Summary | null {
  const turn = Number(events.find(({ event }) => event === 'turn')?.turn ?? 1)
  let battle: Battle | null = null
  const votes: Election['votes'] = []
  const gains: Gain[] = []
  const presence: number[] = []
  let government: Faction | null = null
  let opposition: Faction | null = null
  for (const { event, seat = -1, ...more } of events) {
    const points = Number(more.points ?? 0)
    if (event === 'battle_won') battle = { turn, winner: seat, points, laidOut: 0 }
    else if (event === 'battle_lost') battle = { turn, winner: null, points: 0, laidOut: 0 }
    else if (event === 'white_laid_out' && battle) battle.laidOut += Number(more.count)
    else if (event === 'elected') votes.push({ seat, faction: more.faction as Faction, count: Number(more.count) })
    else if (event === 'province_points') gains.push({ seat, points, why: 'province', province: Number(more.province) })
    else if (event === 'award') gains.push({ seat, points, why: more.contest as Award, province: null })
    else if (event === 'government') government = more.faction as Faction
    else if (event === 'opposition') opposition = more.faction as Faction
    else if (event === 'presence') presence.push(seat)
  }
  if (battle?.winner != null)
    gains.unshift({ seat: battle.winner, points: battle.points, why: 'battle', province: null })
  if (!government && !battle) return null
  const over = events.some(({ event }) => event === 'over')
  const election = government ? { turn, votes, government, opposition, presence } : null
  const kind = election ? 'election' : 'battle'
  return { key: `${kind} ${turn}`, kind, turn, battle, election, gains, over }
}

/**
 * Return the summary to show after some events: that of the last turn that has ended, or of the battle of this turn,
 * unless somebody for whom `acts` is true has moved since.
 */
export function latestSummary(
  logged: LoggedEvent[],
  fresh: GameEvent[],
  acts: (seat: number | null) => boolean,
): Summary | null {
  const events = [...logged.map(({ gameEvent }) => gameEvent), ...fresh]
  const begun = events.findLastIndex(({ event }) => event === 'turn')
  const current = summarize(events.slice(Math.max(begun, 0)))
  const since = current
    ? events.findLastIndex(({ event }) => event.startsWith('battle_') || event === 'over' || event === 'government')
    : begun
  if (since < 0) return null
  const decided = logged[since]?.line.number ?? Infinity
  if (logged.some(({ line }) => line.number > decided && line.kind === 'move' && acts(line.seat))) return null
  if (current) return current.kind === 'battle' || current.over ? current : null
  const before = events.slice(0, begun).findLastIndex(({ event }) => event === 'turn')
  const last = summarize(events.slice(Math.max(before, 0), begun))
  return last?.election ? last : null
}
