// Summaries of a day, a night and a campaign, computed from their events.

import type { GameEvent } from '../../lib/stage'
import { KINDS, noTokens, type Kind, type Tokens } from './view'

/** A character that went aboard today, and its fate. */
export interface Place {
  seat: number
  rank: number
  became: 'aboard' | 'home' | 'dead'
  /** How he died. */
  by: 'struck' | 'officer' | 'replaced' | 'other'
  took: Kind[]
}

/** What a character did at night. */
export interface Deed {
  seat: number
  rank: number | null
  doubloons: number
  what: 'gained' | 'died' | 'sold'
}

export interface Day {
  places: Place[]
  night: Deed[]
}

/** A campaign's account of one seat. */
export interface Account {
  doubloons: number
  tokens: Tokens
  ends: { rank: number; doubloons: number }[]
  gain: number | null
  score: number
}
export interface Campaign {
  campaign: number
  accounts: Account[]
  /** Whether the day of rest has come. */
  rested: boolean
}

/** The day that is being played. */
export function dayOf(happened: GameEvent[]): Day {
  const places: Place[] = []
  const night: Deed[] = []
  const begin = happened.findLastIndex(({ event }) => event === 'day')
  const find = (seat: number, rank: number) =>
    places.findLast((place) => place.seat === seat && place.rank === rank && place.became === 'aboard')
  for (const { event, seat = -1, ...more } of happened.slice(begin + 1)) {
    const rank = Number(more.rank ?? 0)
    const fallen = places.length > 0 && places.every(({ became }) => became !== 'aboard')
    const place = find(seat, rank)
    if (event === 'played') {
      // A later character of the same crew replaces the first.
      const before = places.find((other) => other.seat === seat)
      if (before) before.by = 'replaced'
      places.push({ seat, rank, became: 'aboard', by: 'other', took: [] })
    } else if (event === 'struck_down') {
      const struck = find(Number(more.owner), rank)
      if (struck) struck.by = 'struck'
    } else if (event === 'looted') place?.took.push(more.kind as Kind)
    else if (event === 'went_home' && place) place.became = 'home'
    else if (event === 'died' && place) {
      place.became = 'dead'
      if (place.took.includes('officer')) place.by = 'officer'
    } else if (fallen && event === 'died') night.push({ seat, rank, doubloons: 0, what: 'died' })
    else if (fallen && event === 'gained') night.push({ seat, rank, doubloons: Number(more.doubloons), what: 'gained' })
    else if (fallen && event === 'sold')
      night.push({ seat, rank: null, doubloons: Number(more.doubloons), what: 'sold' })
    else if (event === 'rest') break
  }
  return { places, night }
}

/** The doubloons at the start of the campaign, computed from the current ones. */
export function opening(happened: GameEvent[], doubloons: number[]): number[] {
  const changed = campaignOf(
    happened,
    doubloons.map(() => 0),
    false,
  )
  return doubloons.map((sum, seat) => sum - (changed?.accounts[seat]!.doubloons ?? 0))
}

/** The last campaign that has begun, or the one before it while `rested` is wanted; every seat began with its purse. */
export function campaignOf(happened: GameEvent[], purses: number[], rested: boolean): Campaign | null {
  const end = rested ? happened.findLastIndex(({ event }) => event === 'rest') : happened.length
  if (end < 0) return null
  const begin = happened.slice(0, end).findLastIndex(({ event }) => event === 'campaign')
  if (begin < 0) return null
  const found: Campaign = {
    campaign: Number(happened[begin]!.campaign),
    accounts: purses.map((doubloons) => ({ doubloons, tokens: noTokens(), ends: [], gain: null, score: 0 })),
    rested: false,
  }
  for (const gameEvent of happened.slice(begin + 1)) {
    if (gameEvent.event === 'campaign') break
    enter(found, gameEvent)
  }
  return found
}

/** Add an event to the accounts. */
function enter(found: Campaign, { event, seat = 0, ...more }: GameEvent): void {
  const account = found.accounts[seat]!
  const doubloons = Number(more.doubloons ?? 0)
  const kind = more.kind as Kind
  const count = Number(more.count ?? 0)
  const owner = found.accounts[Number(more.owner ?? 0)]!
  switch (event) {
    case 'rest':
      found.rested = true
      break
    case 'gained':
      account.doubloons += doubloons
      break
    case 'paid':
      account.doubloons -= doubloons
      break
    case 'begged':
      account.doubloons += doubloons
      owner.doubloons -= doubloons
      break
    case 'looted':
      account.tokens[kind] += 1
      break
    case 'handed_on':
      account.tokens.relic -= count
      owner.tokens.relic += count
      break
    case 'returned':
      account.tokens[kind] -= count
      break
    case 'draw':
      for (const drawn of KINDS) account.tokens[drawn] += (more.tokens as Partial<Tokens>)[drawn] ?? 0
      break
    case 'traded':
      account.tokens[kind] -= count
      account.doubloons += doubloons
      break
    case 'sold':
      account.tokens.map -= 1
      account.doubloons += doubloons
      break
    case 'added':
      account.ends.push({ rank: Number(more.rank), doubloons })
      break
    case 'lost':
      account.ends.push({ rank: Number(more.rank), doubloons: -doubloons })
      break
    case 'scored':
      account.gain = Number(more.gain)
      account.score = Number(more.score)
  }
}
