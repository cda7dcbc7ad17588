// Applies events to a view, one by one, until the next view arrives from the server.

import type { GameEvent } from '../../lib/stage'
import { KINDS, noTokens, type Heap, type Kind, type LibertaliaView, type Tokens } from './view'

type Standing = (seat: number, rank: number) => number

const without = (ranks: number[], rank: number): number[] => ranks.filter((other) => other !== rank)
const withOne = (ranks: number[], rank: number): number[] => [...without(ranks, rank), rank].toSorted((a, b) => a - b)

function add(heap: Heap, kind: Kind, count: number): void {
  heap.size += count
  if (heap.tokens) heap.tokens[kind] += count
}

/** Return the view after an event; `standing` orders characters on the ship, `opening` is the doubloons at the start of a campaign. */
export function follow(
  before: LibertaliaView,
  gameEvent: GameEvent,
  standing: Standing,
  opening = before.doubloons,
): LibertaliaView {
  const view = structuredClone(before)
  const { event, seat = 0 } = gameEvent
  const rank = Number(gameEvent.rank ?? 0)
  const owner = Number(gameEvent.owner ?? 0)
  const doubloons = Number(gameEvent.doubloons ?? 0)
  const count = Number(gameEvent.count ?? 0)
  const kind = gameEvent.kind as Kind
  const aboard = view.ship.some((place) => place.seat === seat && place.rank === rank)
  const leave = () => (view.ship = view.ship.filter((place) => place.seat !== seat || place.rank !== rank))
  switch (event) {
    case 'campaign':
      view.campaign = Number(gameEvent.campaign)
      view.dens = view.dens.map(() => [])
      view.doubloons = [...opening]
      view.cemeteries = view.cemeteries.map(() => ({ size: 0, cards: [] }))
      view.booty = view.booty.map(({ tokens }) => ({ size: 0, tokens: tokens && noTokens() }))
      view.board = view.board.map(noTokens)
      break
    case 'dealt':
      for (const hand of view.hands) Object.assign(hand, { size: hand.size + 1, cards: withOne(hand.cards, rank) })
      break
    case 'laid_out':
      view.board[Number(gameEvent.day) - 1] = { ...noTokens(), ...(gameEvent.tokens as Partial<Tokens>) }
      break
    case 'day':
      Object.assign(view, { day: Number(gameEvent.day), phase: 'sunrise', ready: [], chosen: null, ship: [] })
      break
    case 'chose':
    case 'changed':
      view.ready = withOne(view.ready, seat)
      if (rank) view.chosen = rank
      break
    case 'played': {
      const hand = view.hands[seat]!
      Object.assign(hand, { size: hand.size - 1, cards: without(hand.cards, rank) })
      Object.assign(view, { phase: 'day', ready: [], chosen: null })
      view.ship = [...view.ship, { seat, rank }].toSorted((a, b) => standing(a.seat, a.rank) - standing(b.seat, b.rank))
      break
    }
    case 'died': {
      if (aboard) leave()
      else view.dens[seat] = without(view.dens[seat]!, rank)
      const dead = view.cemeteries[seat]!
      Object.assign(dead, { size: dead.size + 1, cards: withOne(dead.cards, rank) })
      break
    }
    case 'handed_on':
      add(view.booty[seat]!, 'relic', -count)
      add(view.booty[owner]!, 'relic', count)
      break
    case 'begged':
      view.doubloons[seat]! += doubloons
      view.doubloons[owner]! -= doubloons
      break
    case 'recruited':
      view.dens[seat] = without(view.dens[seat]!, rank)
      view.hands[seat]!.size += 1
      view.hands[seat]!.cards = withOne(view.hands[seat]!.cards, rank)
      break
    case 'operated':
      view.cemeteries[seat]!.size -= 1
      view.hands[seat]!.size += 1
      if (rank) {
        view.cemeteries[seat]!.cards = without(view.cemeteries[seat]!.cards, rank)
        view.hands[seat]!.cards = withOne(view.hands[seat]!.cards, rank)
      }
      break
    case 'returned':
      add(view.booty[seat]!, kind, -count)
      break
    case 'draw':
      for (const drawn of KINDS) add(view.booty[seat]!, drawn, (gameEvent.tokens as Partial<Tokens>)[drawn] ?? 0)
      break
    case 'gained':
      view.doubloons[seat]! += doubloons
      break
    case 'paid':
      view.doubloons[seat]! -= doubloons
      break
    case 'traded':
      add(view.booty[seat]!, kind, -count)
      view.doubloons[seat]! += doubloons
      break
    case 'sold':
      add(view.booty[seat]!, 'map', -1)
      view.doubloons[seat]! += doubloons
      break
    case 'looted':
      view.phase = 'dusk'
      view.board[view.day - 1]![kind] -= 1
      add(view.booty[seat]!, kind, 1)
      break
    case 'empty_handed':
      view.phase = 'dusk'
      break
    case 'went_home':
      view.phase = 'dusk'
      leave()
      view.dens[seat] = withOne(view.dens[seat]!, rank)
      break
    case 'rest':
      view.phase = 'rest'
      break
    case 'scored':
      view.scores[seat] = Number(gameEvent.score)
  }
  if (view.phase === 'dusk' && !view.ship.length) view.phase = 'night'
  return view
}
