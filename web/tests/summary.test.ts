import { describe, expect, it } from 'vitest'
import { beginsElection, endsElection, latestSummary, summarize } from '../src/games/liberte/summary'
import type { GameEvent } from '../src/lib/stage'
import type { LoggedEvent } from '../src/lib/standing-events'
import type { Line } from '../src/lib/table.svelte'

const gameEvent = (event: string, more: object = {}): GameEvent => ({
  event,
  say: { key: 'k', arguments: {} },
  ...more,
})
const election = [
  gameEvent('elected', { seat: 0, province: 3, faction: 'blue', count: 1 }),
  gameEvent('elected', { seat: 1, province: 8, faction: 'red', count: 3 }),
  gameEvent('province_points', { seat: 1, province: 8, points: 2 }),
  gameEvent('government', { faction: 'red' }),
  gameEvent('opposition', { faction: 'blue' }),
  gameEvent('award', { seat: 1, contest: 'first', points: 5 }),
  gameEvent('award', { seat: 0, contest: 'lead', points: 3 }),
  gameEvent('presence', { seat: 1 }),
]
const turn = (number: number) => gameEvent('turn', { turn: number })
const battle = gameEvent('battle_won', { seat: 0, points: 4 })

/** Log entries, each with its seat and events. */
function logged(...moves: [number | null, GameEvent[]][]): LoggedEvent[] {
  return moves.flatMap(([seat, events], number) => {
    const line = { number, seat, kind: seat === null ? 'start' : 'move', events } as unknown as Line
    return events.map((each) => ({ gameEvent: each, line }))
  })
}
const isMine = (seat: number | null) => seat === 0

describe('the summary of a turn', () => {
  it('says who got which points, and why', () => {
    const found = summarize([turn(2), battle, ...election])!
    expect(found.key).toBe('election 2')
    expect(found.battle).toEqual({ turn: 2, winner: 0, points: 4, laidOut: 0 })
    expect(found.gains).toEqual([
      { seat: 0, points: 4, why: 'battle', province: null },
      { seat: 1, points: 2, why: 'province', province: 8 },
      { seat: 1, points: 5, why: 'first', province: null },
      { seat: 0, points: 3, why: 'lead', province: null },
    ])
    expect(found.election!.votes).toHaveLength(2)
    expect([found.election!.government, found.election!.opposition, found.election!.presence]).toEqual([
      'red',
      'blue',
      [1],
    ])
  })

  it('is one of the battle until the election is over', () => {
    const lost = [turn(3), gameEvent('battle_lost', { turn: 3 }), gameEvent('white_laid_out', { count: 2 })]
    expect(summarize(lost)).toMatchObject({ key: 'battle 3', battle: { winner: null, laidOut: 2 }, election: null })
    expect(summarize([turn(1), gameEvent('passed', { seat: 0 })])).toBeNull()
  })

  it('is shown after the turn, until the player has moved', () => {
    const ended: [number, GameEvent[]] = [1, [...election, turn(2)]]
    const bot: [number, GameEvent[]] = [1, [gameEvent('drew', { seat: 1 })]]
    const own: [number, GameEvent[]] = [0, [gameEvent('drew', { seat: 0 })]]
    expect(latestSummary(logged([null, [turn(1)]], ended), [], isMine)?.key).toBe('election 1')
    expect(latestSummary(logged([null, [turn(1)]], ended, bot), [], isMine)?.key).toBe('election 1')
    expect(latestSummary(logged([null, [turn(1)]], ended, bot, own), [], isMine)).toBeNull()
    expect(latestSummary(logged([null, [turn(1)]], ended, bot), [], () => true)).toBeNull()
    expect(latestSummary(logged([null, [turn(1)]]), [], isMine)).toBeNull()
  })

  it('of a battle is shown while a tie in the election is open', () => {
    const tie = gameEvent('tie', { contest: 'province', province: 3 })
    const fought: [number, GameEvent[]] = [1, [battle, tie]]
    expect(latestSummary(logged([null, [turn(2)]], fought), [], isMine)?.key).toBe('battle 2')
    expect(latestSummary(logged([null, [turn(2)]]), [battle], isMine)?.key).toBe('battle 2')
    const advanced: [number, GameEvent[]] = [0, [gameEvent('advanced', { seat: 0, card: 1 })]]
    expect(latestSummary(logged([null, [turn(2)]], fought, advanced), [], isMine)).toBeNull()
  })

  it('comes between the battle, the election and the next turn', () => {
    expect([turn(1), turn(2), gameEvent('over')].map(endsElection)).toEqual([false, true, true])
    const ties = ['battle', 'province'].map((contest) => gameEvent('tie', { contest }))
    expect([...ties, election[0]!].map(beginsElection)).toEqual([false, true, true])
  })
})
