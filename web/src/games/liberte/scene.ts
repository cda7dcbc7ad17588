// Applies events to a view, so that animations can show intermediate states.

import type { GameEvent } from '../../lib/stage'
import { FACTIONS, PARIS, type ByFaction, type Faction, type Stack, type View } from './view'

const none = (): ByFaction => ({ red: 0, blue: 0, white: 0 })
const plus = (counts: ByFaction, faction: Faction, count: number): ByFaction => ({
  ...counts,
  [faction]: counts[faction] + count,
})
const at = <T>(list: T[], place: number, change: (value: T) => T): T[] =>
  list.map((value, index) => (index === place ? change(value) : value))
const without = (list: number[], card: number): number[] => list.filter((other) => other !== card)
const withCard = (list: number[], card: number): number[] => [...without(list, card), card].sort((a, b) => a - b)

function changeStack(
  view: View,
  province: number,
  seat: number,
  change: (height: number) => number,
  faction?: Faction,
): View['provinces'] {
  const stacks = view.provinces[province] ?? []
  const known = stacks.find((stack) => stack.seat === seat)
  const changed: Stack = {
    seat,
    faction: faction ?? known?.faction ?? 'red',
    height: Math.max(0, change(known?.height ?? 0)),
  }
  const rest = [...stacks.filter((stack) => stack.seat !== seat), ...(changed.height ? [changed] : [])]
  return { ...view.provinces, [province]: rest.sort((a, b) => a.seat - b.seat) }
}

function toHand(view: View, seat: number, card?: number): View['hands'] {
  return at(view.hands, seat, (hand) => ({
    size: hand.size + 1,
    cards: card ? withCard(hand.cards, card) : hand.cards,
  }))
}

function fromHand(view: View, seat: number, card: number): View['hands'] {
  return at(view.hands, seat, (hand) => ({ size: Math.max(0, hand.size - 1), cards: without(hand.cards, card) }))
}

/** The election begins: the old government resigns. */
function opened(view: View): View {
  return view.phase === 'election'
    ? view
    : { ...view, phase: 'election', ending: false, government: null, opposition: null, presence: [], track: none() }
}

/** Events that end a tie. */
export const ENDS_TIE = new Set([
  'elected',
  'nobody_elected',
  'battle_won',
  'battle_lost',
  'government',
  'opposition',
  'award',
])

/** Return the view after an event. */
export function after(view: View, gameEvent: GameEvent): View {
  // The end of a tie, or the next one, closes the question.
  const closed = gameEvent.event === 'tie' || ENDS_TIE.has(gameEvent.event)
  return changed(closed ? { ...view, ask: 'nothing' } : view, gameEvent)
}

function changed(view: View, gameEvent: GameEvent): View {
  const { event } = gameEvent
  const seat = gameEvent.seat ?? 0
  const card = gameEvent.card as number
  const province = gameEvent.province as number
  const faction = gameEvent.faction as Faction
  const count = gameEvent.count as number
  const points = gameEvent.points as number
  switch (event) {
    case 'turn': {
      const supply = FACTIONS.reduce(
        (sum, each) =>
          plus(
            sum,
            each,
            view.votes.reduce((votes, held) => votes + held[each], 0),
          ),
        view.supply,
      )
      return {
        ...view,
        turn: gameEvent.turn as number,
        phase: 'refresh',
        round: 0,
        ending: false,
        supply,
        votes: view.votes.map(none),
      }
    }
    case 'order': {
      const order = view.order.filter((other) => other !== seat)
      order.splice((gameEvent.place as number) - 1, 0, seat)
      return { ...view, order }
    }
    case 'reserve':
      return { ...view, supply: plus(view.supply, faction, count), reserve: { ...view.reserve, [faction]: 0 } }
    case 'took_back':
      return {
        ...view,
        displays: at(view.displays, seat, (display) => without(display, card)),
        hands: toHand(view, seat, card),
      }
    case 'discarded':
      return { ...view, hands: fromHand(view, seat, card), discards: withCard(view.discards, card) }
    case 'took':
      return {
        ...view,
        face_up: at(view.face_up, gameEvent.slot as number, () => null),
        hands: toHand(view, seat, card),
      }
    case 'drew':
      return { ...view, deck: view.deck - 1, hands: toHand(view, seat, card) }
    case 'faced':
      return { ...view, deck: view.deck - 1, face_up: at(view.face_up, gameEvent.slot as number, () => card) }
    case 'reshuffled':
      return { ...view, deck: count, discards: [] }
    case 'round':
      return { ...view, round: gameEvent.round as number, phase: 'action' }
    case 'played':
      return { ...view, hands: fromHand(view, seat, card), in_play: card }
    case 'placed':
      return {
        ...view,
        supply: plus(view.supply, faction, -1),
        provinces: changeStack(view, province, seat, () => gameEvent.height as number, faction),
      }
    case 'to_battle':
      return { ...view, battle_box: at(view.battle_box, seat, () => count) }
    case 'removed': {
      const owner = gameEvent.owner as number
      const hit = view.provinces[province]?.find((stack) => stack.seat === owner)
      return {
        ...view,
        supply: hit ? plus(view.supply, hit.faction, count) : view.supply,
        provinces: changeStack(view, province, owner, (height) => height - count),
      }
    }
    case 'struck': {
      const gone = gameEvent.returned ? { box: withCard(view.box, card) } : { discards: withCard(view.discards, card) }
      return {
        ...view,
        ...gone,
        displays: at(view.displays, gameEvent.owner as number, (display) => without(display, card)),
      }
    }
    case 'kept':
      return { ...view, in_play: null, displays: at(view.displays, seat, (display) => withCard(display, card)) }
    case 'dropped':
      return { ...view, in_play: null, discards: withCard(view.discards, card) }
    case 'supply_empty':
      return { ...view, ending: true }
    case 'tie':
      return gameEvent.contest === 'battle' ? { ...view, phase: 'battle' } : opened(view)
    case 'advanced':
      return {
        ...view,
        displays: at(view.displays, seat, (display) => without(display, card)),
        discards: withCard(view.discards, card),
      }
    case 'battle_won':
      return {
        ...view,
        phase: 'battle',
        vp: at(view.vp, seat, (vp) => vp + points),
        battle_box: view.battle_box.map(() => 0),
      }
    case 'battle_lost':
      return { ...view, phase: 'battle', lost_battles: view.lost_battles + 1, battle_box: view.battle_box.map(() => 0) }
    case 'white_laid_out':
      return { ...view, supply: plus(view.supply, 'white', -count) }
    case 'elected': {
      const polls = opened(view)
      const taken = province === PARIS ? count : 1
      return {
        ...polls,
        provinces: changeStack(polls, province, seat, (height) => height - taken),
        votes: at(polls.votes, seat, (held) => plus(held, faction, count)),
        track: plus(polls.track, faction, count),
      }
    }
    case 'nobody_elected':
      return opened(view)
    case 'cleared': {
      const supply = (view.provinces[province] ?? []).reduce(
        (sum, stack) => plus(sum, stack.faction, stack.height),
        view.supply,
      )
      return { ...view, supply, provinces: { ...view.provinces, [province]: [] } }
    }
    case 'province_points':
    case 'award':
      return { ...view, vp: at(view.vp, seat, (vp) => vp + points) }
    case 'stepped_back':
      return { ...view, track: plus(view.track, faction, -1) }
    case 'government':
      return { ...opened(view), government: faction }
    case 'opposition':
      return { ...view, opposition: faction }
    case 'presence':
      return { ...view, presence: withCard(view.presence, seat) }
    default:
      return view
  }
}
