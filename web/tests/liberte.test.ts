// Liberté: sums over a view, slots on the map, and intermediate views during animations.

import { describe, expect, it } from 'vitest'
import { faceOf } from '../src/games/liberte/cameo'
import { specialKey } from '../src/games/liberte/describe'
import { nextSeat, seatsOf } from '../src/games/liberte/hemicycle'
import { fitting, Lens, within } from '../src/games/liberte/lens.svelte'
import { fit, soften, splitClub, splitName } from '../src/games/liberte/names'
import { offered, offerOf, page } from '../src/games/liberte/offers'
import { Arrangement } from '../src/games/liberte/places'
import { Play } from '../src/games/liberte/play.svelte'
import { after } from '../src/games/liberte/scene'
import { forecast, highest, leaders, parse, stakes, tiesAhead, type View } from '../src/games/liberte/view'
import type { Table } from '../src/lib/table.svelte'
import type { GameEvent } from '../src/lib/stage'

const none = { red: 0, blue: 0, white: 0 }

function view(changes: Partial<View> = {}): View {
  return {
    players: 3,
    options: { edition: 'second', second_card: true, counter_revolution: 'automatic' },
    seat: 0,
    turn: 2,
    phase: 'action',
    round: 4,
    order: [0, 1, 2],
    displays: [[], [], []],
    face_up: [12, 5, 9],
    discards: [],
    box: [],
    in_play: null,
    supply: { red: 9, blue: 9, white: 9 },
    reserve: none,
    provinces: {},
    battle_box: [0, 0, 0],
    lost_battles: 0,
    white_owed: 0,
    votes: [none, none, none],
    track: none,
    government: 'white',
    opposition: 'blue',
    presence: [1],
    vp: [0, 0, 0],
    tokens: [9, 9, 9],
    ending: false,
    hands: [
      { size: 1, cards: [37] },
      { size: 2, cards: [] },
      { size: 2, cards: [] },
    ],
    deck: 20,
    counter_revolution: 0,
    about: {},
    legal: [],
    waiting: [0],
    ask: 'action',
    result: null,
    ...changes,
  }
}

const event = (event: string, values: Record<string, unknown> = {}): GameEvent => ({
  event,
  say: { key: '', arguments: {} },
  ...values,
})
const play = (start: View, ...gameEvents: GameEvent[]): View => gameEvents.reduce(after, start)

describe('the forecast of the Assembly', () => {
  it('counts a province once, Paris by its stack, and leaves ties open', () => {
    const votes = forecast(
      view({
        provinces: {
          1: [
            { seat: 0, faction: 'red', height: 2 },
            { seat: 1, faction: 'blue', height: 1 },
          ],
          2: [
            { seat: 0, faction: 'red', height: 1 },
            { seat: 1, faction: 'white', height: 1 },
          ],
          8: [{ seat: 2, faction: 'blue', height: 3 }],
        },
      }),
    )
    expect(votes).toEqual({ red: 1, blue: 3, white: 0, open: 1 })
    expect(leaders(votes)).toEqual(['blue'])
    expect(leaders(none)).toEqual([])
    expect(highest([])).toEqual([])
  })
})

describe('a tie', () => {
  const provinces = Array.from({ length: 27 }, (_, place) => ({
    number: place + 1,
    victory_points: place === 24 ? 2 : 0,
  }))
  const table = {
    components: {
      provinces,
      battles: { 3: 5 },
      awards: { first: 50, second: 20, lead: 30 },
      limits: { provinces_pay_from_turn: 3 },
    },
  } as unknown as Table
  const at = (turn: number): View =>
    ({
      turn,
      provinces: {
        8: [
          { seat: 0, faction: 'red', height: 3 },
          { seat: 1, faction: 'blue', height: 3 },
        ],
      },
    }) as unknown as View

  it('is about votes, and about points once provinces pay', () => {
    expect(stakes(table, at(2), 'province', 8)).toEqual({ votes: 3, points: 0 })
    expect(stakes(table, at(2), 'province', 25)).toEqual({ votes: 1, points: 0 })
    expect(stakes(table, at(3), 'province', 25)).toEqual({ votes: 1, points: 2 })
  })

  it('is worth what the game says', () => {
    expect(stakes(table, at(3), 'battle', null).points).toBe(5)
    expect(stakes(table, at(3), 'lead', null).points).toBe(30)
    expect(stakes(table, at(3), 'government', null).points).toBe(0)
  })
})

describe('the seats of the Assembly', () => {
  it('are as many as there are votes, from left to right', () => {
    for (const count of [29, 30]) {
      const seats = seatsOf(count)
      expect(seats).toHaveLength(count)
      expect(seats.map(({ angle }) => angle)).toEqual(seats.map(({ angle }) => angle).toSorted((a, b) => b - a))
    }
    expect(nextSeat({ red: 0, blue: 0, white: 0 }, 'white', 29)).toEqual(seatsOf(29).at(-1))
    expect(nextSeat({ red: 3, blue: 0, white: 0 }, 'red', 29)).toEqual(seatsOf(29)[3])
  })
})

describe('an action', () => {
  it('is parsed from its text', () => {
    expect(parse('remove 7 2')).toEqual({ verb: 'remove', at: 7, seat: 2 })
    expect(parse('pass')).toEqual({ verb: 'pass', at: 0, seat: -1 })
  })
})

describe('the choices', () => {
  const nothing = () => null

  it('is numbered in the order shown: the map, ties, displays, the cards beside the deck, the hand', () => {
    const legal = ['pass', 'play 37', 'draw', 'take 9', 'take 12']
    expect(offered(view(), legal, (card) => `play ${card}`, 0)).toEqual(['take 12', 'take 9', 'draw', 'play 37'])
    const tie = view({ displays: [[4, 2], [], []] })
    expect(offered(tie, ['decline', 'advance 2', 'advance 4'], nothing, 0)).toEqual([
      'advance 4',
      'advance 2',
      'decline',
    ])
    const strike = view({ order: [2, 0, 1], displays: [[4], [7], [5]] })
    expect(offered(strike, ['strike 4', 'strike 5', 'strike 7', 'skip'], nothing, 0)).toEqual([
      'strike 5',
      'strike 4',
      'strike 7',
    ])
  })

  it('names a province once, however many stacks could be hit there', () => {
    expect(offered(view(), ['remove 12 1', 'remove 3 0', 'remove 12 2', 'battle'], nothing, 0)).toEqual([
      'battle',
      '3',
      '12',
    ])
    expect(offerOf('place 8')).toBe('8')
    expect(offerOf('advance 8')).toBe('advance 8')
  })

  it('has a digit for nine at a time', () => {
    const all = Array.from({ length: 20 }, (_, place) => String(place + 1))
    expect([0, 1, 2].map((number) => page(all, number).length)).toEqual([9, 9, 2])
    expect(page(all, 1)[0]).toBe('10')
  })
})

describe('zooming the map', () => {
  const frame = { width: 400, height: 300 }

  it('fits all of France, or a region, into the frame', () => {
    expect(fitting([0, 0, 1000, 1000], frame)).toBe(300)
    expect(fitting([100, 100, 450, 330], frame)).toBe(1000)
    expect(fitting([0, 0, 900, 900], frame)).toBe(400)
  })

  it('stays on the sheet', () => {
    expect(within(10, 800, 400)).toBe(250)
    expect(within(990, 800, 400)).toBe(750)
    expect(within(10, 300, 400)).toBe(500)
  })

  it('follows the focus, and returns', () => {
    const lens = new Lens()
    lens.frame = frame
    expect(lens.sees([20, 20])).toBe(true)
    lens.turn([600, 600, 950, 830])
    expect(lens.sees([100, 100])).toBe(false)
    lens.reveal([100, 100])
    expect([lens.strayed, lens.sees([100, 100])]).toEqual([true, true])
    lens.back()
    expect([lens.strayed, lens.sees([100, 100])]).toEqual([false, false])
  })
})

describe('stacks on the map', () => {
  it('keep their places while others come and go', () => {
    const slots = new Arrangement()
    const stack = (seat: number) => ({ seat, faction: 'red' as const, height: 1 })
    const seats = (...stacks: number[]) =>
      slots.of(view({ provinces: { 4: stacks.map(stack) } }), 4).map((one) => one?.seat ?? null)
    expect(seats(2)).toEqual([2, null, null])
    expect(seats(0, 2)).toEqual([2, 0, null])
    expect(slots.slot(4, 1)).toBe(2)
    expect(seats(0)).toEqual([null, 0, null])
    expect(seats(0, 1)).toEqual([1, 0, null])
  })
})

describe('the animation between two positions', () => {
  it('moves a card that is played, its blocks, and the card again', () => {
    const seen = play(
      view(),
      event('played', { seat: 0, card: 37 }),
      event('placed', { seat: 0, province: 25, faction: 'blue', height: 1 }),
      event('kept', { seat: 0, card: 37 }),
    )
    expect(seen.hands[0]).toEqual({ size: 0, cards: [] })
    expect(seen.supply.blue).toBe(8)
    expect(seen.provinces[25]).toEqual([{ seat: 0, faction: 'blue', height: 1 }])
    expect(seen.displays[0]).toEqual([37])
    expect(seen.in_play).toBeNull()
  })

  it('shows the election, counts votes, and clears them with the next turn', () => {
    const polls = play(
      view({
        provinces: { 1: [{ seat: 1, faction: 'white', height: 2 }], 8: [{ seat: 0, faction: 'red', height: 3 }] },
      }),
      event('elected', { seat: 1, province: 1, faction: 'white', count: 1 }),
      event('elected', { seat: 0, province: 8, faction: 'red', count: 3 }),
    )
    expect(polls.phase).toBe('election')
    expect(polls.government).toBeNull()
    expect(polls.track).toEqual({ red: 3, blue: 0, white: 1 })
    expect(polls.provinces[1]).toEqual([{ seat: 1, faction: 'white', height: 1 }])
    expect(polls.provinces[8]).toEqual([])
    const next = play(
      polls,
      event('government', { faction: 'red' }),
      event('award', { seat: 0, contest: 'first', points: 5 }),
      event('turn', { turn: 3 }),
    )
    expect(next.vp).toEqual([5, 0, 0])
    expect(next.supply).toEqual({ red: 12, blue: 9, white: 10 })
    expect(next.votes).toEqual([none, none, none])
    expect(next.phase).toBe('refresh')
  })

  it('drops the question when a tie is over', () => {
    const asked = view({ ask: 'advance', about: { contest: 'province', province: 3 } })
    expect(play(asked, event('advanced', { seat: 0, card: 37 })).ask).toBe('advance')
    expect(play(asked, event('nobody_elected', { province: 3 })).ask).toBe('nothing')
  })

  it('does not reveal a card that somebody else draws', () => {
    expect(play(view(), event('drew', { seat: 1 })).hands[1]).toEqual({ size: 3, cards: [] })
  })
})

describe('the key of a special card', () => {
  it('contains no spaces', () => expect(specialKey('Law of the Maximum')).toBe('law-of-the-maximum'))
})

describe('names on cards', () => {
  it('are split before the family name, including its particle', () => {
    expect(splitName('Louis Antoine de Saint-Just')).toEqual(['Louis Antoine de', 'Saint-Just'])
    expect(splitName('Charles, comte d’Artois')).toEqual(['Charles, comte d’', 'Artois'])
    expect(splitName('Jean-Paul Marat')).toEqual(['Jean-Paul', 'Marat'])
    expect(splitClub('Club de Clichy')).toEqual(['Club de', 'Clichy'])
    expect(splitClub('Jacobins')).toEqual(['Club des', 'Jacobins'])
    expect(fit('Marat')).toBe(0)
    expect(fit(soften('constitutionnel'))).toBeLessThan(fit('constitutionnel'))
  })

  it('always have the same portrait', () => {
    expect(faceOf(19, false)).toBe(faceOf(19, false))
    expect(faceOf(19, false)).not.toBe(faceOf(20, false))
  })
})

describe('an election', () => {
  it('lists every tie that is still to come', () => {
    const tied = [
      { seat: 0, faction: 'red' as const, height: 1 },
      { seat: 1, faction: 'blue' as const, height: 1 },
    ]
    const held = view({ provinces: { 1: tied, 2: tied, 3: tied, 4: [tied[0]!], 5: tied } })
    const order = [1, 2, 3, 4, 5]
    expect(tiesAhead(held, order, new Map(), null)).toEqual([1, 2, 3, 5])
    // The first is decided and still marked: the next one is not forgotten.
    expect(tiesAhead(held, order, new Map([[1, null]]), 1)).toEqual([2, 3, 5])
    expect(tiesAhead(held, order, new Map([[1, null]]), 2)).toEqual([3, 5])
  })
})

describe('an action against oneself', () => {
  const cards = [
    { id: 1, type: 'special' },
    { id: 2, type: 'club' },
  ]
  const own = { event: 'struck', seat: 0, owner: 0, card: 2, say: { key: 'k', arguments: {} } }

  function playing(foreseen: GameEvent[]): { play: Play; played: string[]; asked: string[] } {
    const played: string[] = []
    const asked: string[] = []
    const table = {
      seat: 0,
      legal: ['play 1', 'play 2'],
      components: { cards },
      lines: [],
      guard: null as Table['guard'],
      foresee: async (action: string) => (asked.push(action), foreseen),
      play: async (action: string) => (await table.guard!(action)) && played.push(action),
    }
    return { play: new Play(table as unknown as Table), played, asked }
  }
  const settle = () => new Promise((done) => setTimeout(done))

  it('waits for a confirmation, and can be taken back', async () => {
    const { play, played } = playing([own])
    play.choose('play 1')
    await settle()
    expect([played, play.harm?.action, play.legal]).toEqual([[], 'play 1', []])
    expect(play.back()).toBe(true)
    expect([play.harm, play.legal.length]).toEqual([null, 2])
    play.choose('play 1')
    await settle()
    play.confirmHarm()
    await settle()
    expect([played, play.harm]).toEqual([['play 1'], null])
  })

  it('is not asked about where it hits somebody else, or is no special card', async () => {
    const { play, played, asked } = playing([{ ...own, owner: 1 }])
    play.choose('play 1')
    play.choose('play 2')
    await settle()
    expect(played.toSorted()).toEqual(['play 1', 'play 2'])
    expect(asked).toEqual(['play 1'])
  })
})
