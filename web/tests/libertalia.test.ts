// Libertalia: views that follow events, and the summaries of days and campaigns.

import { beforeAll, describe, expect, test } from 'vitest'
import { follow } from '../src/games/libertalia/follow'
import { digits } from '../src/games/libertalia/offers'
import { campaignOf, dayOf, opening } from '../src/games/libertalia/story'
import { standingEvents } from '../src/lib/standing-events'
import { pricesOf, worth, worthSaid, type Prices } from '../src/games/libertalia/prices'
import { fortune } from '../src/games/libertalia/sums'
import { noTokens, type LibertaliaView } from '../src/games/libertalia/view'
import { brings, effects, lasting } from '../src/games/libertalia/names'
import type { GameEvent } from '../src/lib/stage'
import type { Line } from '../src/lib/table.svelte'
import { translations } from '../src/lib/translations.svelte'

const said = { key: '', arguments: {} }
const gameEvent = (event: string, values: Record<string, unknown> = {}): GameEvent => ({ event, say: said, ...values })
const line = (kind: string, events: GameEvent[] = [], data: Record<string, unknown> = {}): Line =>
  ({ number: 1, kind, seat: 0, at: '', data, events }) as unknown as Line

/** Two players at the first sunrise. */
function sunrise(): LibertaliaView {
  const hand = () => ({ size: 3, cards: [12, 18, 23] })
  return {
    legal: [],
    waiting: [0, 1],
    ask: 'choose',
    result: null,
    players: 2,
    options: { open_booty: false },
    colours: ['red', 'blue'],
    campaign: 1,
    day: 1,
    phase: 'sunrise',
    ship: [],
    dens: [[], []],
    board: Array.from({ length: 6 }, () => ({ ...noTokens(), jewel: 1, saber: 1 })),
    doubloons: [10, 10],
    scores: [0, 0],
    hands: [hand(), hand()],
    cemeteries: [
      { size: 0, cards: [] },
      { size: 0, cards: [] },
    ],
    doubtful: [[], []],
    ready: [],
    chosen: null,
    bag: { size: 38, tokens: null },
    booty: [
      { size: 0, tokens: noTokens() },
      { size: 0, tokens: null },
    ],
    about: {},
  }
}
const byRank = (seat: number, rank: number) => rank * 8 + seat
const after = (...events: GameEvent[]) => events.reduce((view, event) => follow(view, event, byRank), sunrise())

const revealed = [gameEvent('played', { seat: 1, rank: 12 }), gameEvent('played', { seat: 0, rank: 23 })]
const dusk = [
  ...revealed,
  gameEvent('looted', { seat: 0, rank: 23, kind: 'jewel' }),
  gameEvent('went_home', { seat: 0, rank: 23 }),
  gameEvent('looted', { seat: 1, rank: 12, kind: 'saber' }),
  gameEvent('sabered', { seat: 1, owner: 0, rank: 23 }),
  gameEvent('died', { seat: 0, rank: 23 }),
]

describe('a view that follows events', () => {
  test('shows who is ready, and of a secret choice nothing else', () => {
    const view = after(gameEvent('chose', { seat: 1 }))
    expect(view.ready).toEqual([1])
    expect(view.chosen).toBeNull()
  })

  test('puts turned cards on the ship, the lowest at the stern', () => {
    const view = after(...revealed.toReversed())
    expect(view.ship).toEqual([
      { seat: 1, rank: 12 },
      { seat: 0, rank: 23 },
    ])
    expect(view.phase).toBe('day')
    expect(view.hands.map(({ size }) => size)).toEqual([2, 2])
  })

  test('moves booty into dens, and the dead into cemeteries', () => {
    const view = after(...dusk)
    expect(view.board[0]).toEqual(noTokens())
    expect(view.booty.map(({ size }) => size)).toEqual([1, 1])
    expect(view.booty[0]!.tokens!.jewel).toBe(1)
    expect(view.dens[0]).toEqual([])
    expect(view.cemeteries[0]!.cards).toEqual([23])
  })

  test('lets night fall when the last has gone home, and the sun rise again', () => {
    const night = after(...dusk, gameEvent('went_home', { seat: 1, rank: 12 }))
    expect(night.phase).toBe('night')
    expect(follow(night, gameEvent('day', { day: 2 }), byRank)).toMatchObject({ phase: 'sunrise', day: 2, ship: [] })
  })

  test('leaves the view before it as it was', () => {
    const before = sunrise()
    follow(before, revealed[0]!, byRank)
    expect(before).toEqual(sunrise())
  })
})

describe('the story of a day', () => {
  test('keeps who has left, with what they took', () => {
    const { places } = dayOf([gameEvent('day', { day: 1 }), ...dusk])
    expect(places).toMatchObject([
      { seat: 1, rank: 12, became: 'aboard', took: ['saber'] },
      { seat: 0, rank: 23, became: 'home', took: ['jewel'] },
    ])
  })

  test('tells how somebody died', () => {
    const struck = [
      ...revealed,
      gameEvent('struck_down', { seat: 1, owner: 0, rank: 23 }),
      gameEvent('died', { seat: 0, rank: 23 }),
    ]
    expect(dayOf(struck).places[1]).toMatchObject({ became: 'dead', by: 'struck' })
    const slain = [
      ...revealed,
      gameEvent('looted', { seat: 0, rank: 23, kind: 'officer' }),
      gameEvent('died', { seat: 0, rank: 23 }),
    ]
    expect(dayOf(slain).places[1]).toMatchObject({ became: 'dead', by: 'officer' })
    const gone = [...revealed, gameEvent('died', { seat: 1, rank: 12 }), gameEvent('played', { seat: 1, rank: 18 })]
    expect(dayOf(gone).places).toMatchObject([
      { rank: 12, became: 'dead', by: 'replaced' },
      { rank: 23 },
      { rank: 18, became: 'aboard' },
    ])
  })

  test('takes for the night only what comes after the last has left', () => {
    const gain = gameEvent('gained', { seat: 1, rank: 12, doubloons: 1 })
    expect(dayOf([...revealed, gain]).night).toEqual([])
    expect(dayOf([...dusk, gameEvent('went_home', { seat: 1, rank: 12 }), gain]).night).toEqual([
      { seat: 1, rank: 12, doubloons: 1, what: 'gained' },
    ])
  })

  test('forgets what was taken back, and what came after the moment that is looked at', () => {
    const lines = [
      line('start', [gameEvent('campaign', { campaign: 1 })]),
      line('move', [revealed[0]!]),
      line('undo'),
      line('move', [revealed[1]!]),
      line('move', [dusk[2]!]),
    ]
    expect(standingEvents(lines, Infinity).map(({ event }) => event)).toEqual(['campaign', 'played', 'looted'])
    expect(standingEvents(lines, 1)).toEqual([gameEvent('campaign', { campaign: 1 }), revealed[1]])
  })
})

describe('a campaign in figures', () => {
  const prices: Prices = {
    token: { ...noTokens(), chest: 5, jewel: 3, goods: 1, relic: -3 },
    maps: 3,
    set: 12,
    map: 3,
    shot: 3,
    two: 3,
    three: 5,
  }
  const events = [
    gameEvent('campaign', { campaign: 1 }),
    gameEvent('looted', { seat: 0, rank: 12, kind: 'relic' }),
    gameEvent('handed_on', { seat: 0, owner: 1, count: 1 }),
    gameEvent('looted', { seat: 0, rank: 12, kind: 'chest' }),
    gameEvent('begged', { seat: 1, owner: 0, doubloons: 3 }),
    gameEvent('rest', { campaign: 1 }),
    gameEvent('added', { seat: 0, rank: 23, doubloons: 1 }),
    gameEvent('scored', { seat: 0, gain: 13, score: 13 }),
    gameEvent('scored', { seat: 1, gain: 10, score: 10 }),
    gameEvent('campaign', { campaign: 2 }),
  ]

  test('accounts for every doubloon and token', () => {
    const { accounts, rested, campaign } = campaignOf(events, [10, 10], true)!
    expect({ campaign, rested }).toEqual({ campaign: 1, rested: true })
    expect(accounts[0]).toMatchObject({
      doubloons: 7,
      gain: 13,
      ends: [{ rank: 23, doubloons: 1 }],
      tokens: { chest: 1, relic: 0 },
    })
    expect(accounts[1]).toMatchObject({ doubloons: 13, gain: 10, tokens: { relic: 1 } })
  })

  test('is none before the first day of rest', () => {
    expect(campaignOf(events.slice(0, 5), [10, 10], true)).toBeNull()
  })

  test('says what a fortune is made of', () => {
    const view = sunrise()
    view.dens[0] = [6, 7, 23]
    view.booty[0] = { size: 3, tokens: { ...noTokens(), jewel: 1, map: 2 } }
    view.dens[1] = [26]
    const bring = (rank: number) => ({ 6: 5, 23: null, 26: -8 })[rank]
    expect(fortune(view, 0, prices, bring)).toEqual({
      parts: [
        { of: 'purse', sum: 10 },
        { of: { kind: 'jewel', count: 1 }, sum: 3 },
        { of: { rank: 6 }, sum: 5 },
      ],
      sum: 18,
      open: [23],
    })
    expect(fortune(view, 1, prices, bring)).toMatchObject({
      parts: [
        { of: 'purse', sum: 10 },
        { of: { rank: 26 }, sum: -8 },
      ],
      sum: 2,
    })
  })

  test('counts tokens by what is printed on them, and maps by the set', () => {
    expect(worth(prices, 'relic', 2)).toBe(-6)
    expect([2, 3, 5, 6].map((count) => worth(prices, 'map', count))).toEqual([0, 12, 12, 24])
  })

  test('knows with what it began from what there is and what happened', () => {
    expect(opening(events.slice(0, 5), [7, 13])).toEqual([10, 10])
    expect(opening(events, [10, 10])).toEqual([10, 10])
    expect(follow(sunrise(), gameEvent('campaign', { campaign: 2 }), byRank, [8, 9]).doubloons).toEqual([8, 9])
  })
})

describe('the digits', () => {
  test('count what is offered, not what lies there', () => {
    expect([...digits(['choose 3', 'choose 7', null, 'choose 9'], ['choose 9', 'choose 7'])]).toEqual([
      ['choose 7', 1],
      ['choose 9', 2],
    ])
  })
})

describe('the texts of the game', () => {
  const character = (rank: number, timing: string[], end: number | null = null) => ({
    rank,
    name: `Number ${rank}`,
    timing,
    end,
  })
  const table = {
    components: {
      characters: Array.from({ length: 30 }, (_, place) => character(place + 1, ['day']))
        .with(5, character(6, ['day', 'rest'], -40))
        .with(6, character(7, ['night']))
        .with(15, character(16, ['rest'])),
      worth: { ...noTokens(), chest: 50, relic: -7 },
      maps: { count: 4, worth: 90 },
      prices: { map: 1, shot: 2, two: 3, three: 4 },
    },
  }
  beforeAll(async () => {
    await translations.use('fr')
    await translations.load(/\/web_libertalia\.ftl$/)
    return () => translations.use('en')
  })

  test('is what a fortune is counted with, whatever the language', () => {
    expect(brings(table, 6)).toBe(-40)
    expect(brings(table, 16)).toBeNull()
    expect(brings(table, 7)).toBeUndefined()
    expect(worth(pricesOf(table), 'map', 9)).toBe(180)
    expect(worth(pricesOf(table), 'chest', 2)).toBe(100)
  })

  test('stands in the sentences', () => {
    expect(effects(table, 6).at(-1)).toEqual({ time: 'end', parts: [{ text: '−40', sum: true }] })
    expect(worthSaid(table, 'map')).toMatch(/4.*90/)
    expect(worthSaid(table, 'relic')).toContain('7')
    expect([6, 7, 1].map((rank) => lasting(table, rank))).toEqual(['end', 'night', null])
  })
})
