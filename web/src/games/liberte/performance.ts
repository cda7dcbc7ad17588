// The animation of each event.

import { wait, type GameEvent } from '../../lib/stage'
import { translate } from '../../lib/translations.svelte'
import { placed, within, type Flights } from './flights.svelte'
import { nextSeat } from './hemicycle'
import type { Play } from './play.svelte'
import { ENDS_TIE } from './scene'
import { beginsElection, endsElection } from './summary'
import { battleName, limitsOf, roman, stacksIn, type Faction } from './view'

/** The parts of the map that animations need. */
export interface Map {
  whereStack(province: number, seat: number): DOMRect | null
  whereBadge(province: number): DOMRect | null
}

export interface Banner {
  title: string
  text: string
  faction: Faction | null
}

const FLIGHT = 360
const GLANCE = 240
const BANNER = 1100
const RATIO = 1.4

export class Performance {
  /** Whether a battle was shown whose summary was not. */
  #fought = false

  constructor(
    readonly play: Play,
    readonly flights: Flights,
    readonly map: () => Map | undefined,
    readonly banner: (banner: Banner | null) => void,
  ) {}

  /** Before what comes after a battle or an election, wait until its summary is dismissed. */
  gate = (gameEvent: GameEvent, signal: AbortSignal): Promise<void> | undefined => {
    const waits = endsElection(gameEvent) || (this.#fought && beginsElection(gameEvent))
    if (waits) this.#fought = false
    if (gameEvent.event === 'battle_won' || gameEvent.event === 'battle_lost') this.#fought = true
    return waits ? this.play.waitForSummary(signal) : undefined
  }

  /** Apply an event without an animation. */
  outcome = (gameEvent: GameEvent): void => {
    this.play.note(gameEvent)
    if (ENDS_TIE.has(gameEvent.event)) this.play.endDuel()
  }

  /** Animate an event, then apply it. */
  perform = async (gameEvent: GameEvent, pace: number, signal: AbortSignal): Promise<void> => {
    // The player's own actions need less time.
    const own = gameEvent.seat !== undefined && gameEvent.seat === this.play.table.seat
    const speed = pace * (own ? 0.7 : 1)
    const show = this.#shows[gameEvent.event]
    const early = COUNTED_FIRST.has(gameEvent.event)
    if (early) this.play.note(gameEvent)
    await show?.(gameEvent, speed, signal)
    if (!early) this.play.note(gameEvent)
    if (!signal.aborted) await wait((PAUSE[gameEvent.event] ?? 0) * speed, signal)
    if (ENDS_TIE.has(gameEvent.event)) this.play.endDuel()
  }

  #hand(seat: number): DOMRect | null {
    const own = seat === this.play.table.seat
    const hand = own
      ? placed('[data-hand] li:last-child', '[data-hand]')
      : placed(`[data-hand-of="${seat}"]`, `[data-panel="${seat}"]`, '[data-tab="players"]')
    return within(hand, own ? 72 : 22, RATIO)
  }

  #card(place: string, card: number, ...else_: string[]): DOMRect | null {
    return placed(`[data-card="${place} ${card}"]`, ...else_)
  }

  #panel(seat: number): DOMRect | null {
    const panel = placed(`[data-panel="${seat}"]`, '[data-tab="players"]')
    return (
      panel && new DOMRect(panel.x + Math.min(60, panel.width / 3), panel.y + Math.min(48, panel.height / 2), 40, 20)
    )
  }

  #discards(): DOMRect | null {
    return within(placed('[data-discards]', '[data-tab="cards"]'), 30, RATIO)
  }

  #supply(faction: string): DOMRect | null {
    const line = placed(`[data-supply="${faction}"]`, '[data-tab="cards"]')
    return line && new DOMRect(line.x, line.y, 18, 18)
  }

  #fly(
    card: number | undefined,
    from: DOMRect | null,
    to: DOMRect | null,
    speed: number,
    signal: AbortSignal,
  ): Promise<void> {
    return this.flights.fly(card ? { kind: 'card', card } : { kind: 'back' }, from, to, FLIGHT * speed, signal)
  }

  #battle(): string {
    return translate('web-liberte-battle', { name: battleName(this.play.table, this.play.view?.turn ?? 0) })
  }

  async #announce(banner: Banner, speed: number, signal: AbortSignal): Promise<void> {
    this.banner(banner)
    await wait(BANNER * speed, signal)
    this.banner(null)
  }

  readonly #shows: Record<string, (gameEvent: GameEvent, speed: number, signal: AbortSignal) => Promise<void> | void> =
    {
      turn: ({ turn }, speed, signal) =>
        this.#announce(
          {
            title: translate('web-liberte-turn', { turn: roman(turn as number) }),
            text: translate('web-liberte-turn-text', {
              turn: turn as number,
              battle: battleName(this.play.table, turn as number),
            }),
            faction: null,
          },
          speed,
          signal,
        ),
      reserve: ({ faction, count }, speed, signal) =>
        this.flights.rise(`+${count as number}`, this.#supply(faction as string), 500 * speed, signal),
      took_back: ({ seat, card }, speed, signal) =>
        this.#fly(card as number, this.#card('display', card as number), this.#hand(seat!), speed * 0.35, signal),
      discarded: ({ seat, card }, speed, signal) =>
        this.#fly(
          card as number,
          this.#card('hand', card as number) ?? this.#hand(seat!),
          this.#discards(),
          speed,
          signal,
        ),
      took: ({ seat, card }, speed, signal) =>
        this.#fly(card as number, this.#card('market', card as number), this.#hand(seat!), speed, signal),
      drew: ({ seat, card }, speed, signal) =>
        this.#fly(
          card as number | undefined,
          placed('[data-deck]', '[data-tab="cards"]'),
          this.#hand(seat!),
          speed,
          signal,
        ),
      faced: ({ card, slot }, speed, signal) =>
        this.#fly(
          card as number,
          placed('[data-deck]'),
          placed(`[data-market="${slot as number}"]`),
          speed * 0.7,
          signal,
        ),
      played: async ({ seat, card }, speed, signal) => {
        const from = this.#card('hand', card as number) ?? this.#hand(seat!)
        if (seat === this.play.table.seat) return
        await this.#fly(card as number, from, placed('[data-in-play]'), speed * 1.2, signal)
      },
      placed: ({ seat, province, faction }, speed, signal) =>
        this.flights.fly(
          { kind: 'block', faction: faction as Faction, seat: seat! },
          this.#supply(faction as string),
          this.map()?.whereStack(province as number, seat!) ?? null,
          FLIGHT * speed,
          signal,
        ),
      to_battle: ({ seat }, speed, signal) =>
        this.flights.fly(
          { kind: 'token', seat: seat! },
          this.#panel(seat!),
          within(placed('[data-battle]'), 18),
          FLIGHT * speed,
          signal,
        ),
      removed: async ({ province, owner, count }, speed, signal) => {
        const stack = this.play.view && stacksIn(this.play.view, province as number).find((one) => one.seat === owner)
        if (!stack) return
        const from = this.map()?.whereStack(province as number, owner as number) ?? null
        for (let block = 0; block < (count as number); block++) {
          await this.flights.fly(
            { kind: 'block', faction: stack.faction, seat: null },
            from,
            this.#supply(stack.faction),
            (FLIGHT * speed) / (count as number) + 80,
            signal,
          )
        }
      },
      struck: ({ card, returned, owner }, speed, signal) => {
        const from = this.#card('display', card as number) ?? within(this.#panel(owner as number), 40, RATIO)
        const away = from && new DOMRect(from.x, from.y - 120, from.width * 0.4, from.height * 0.4)
        return this.#fly(card as number, from, returned ? away : this.#discards(), speed * 1.3, signal)
      },
      kept: ({ seat, card }, speed, signal) =>
        this.#fly(
          card as number,
          this.#card('in-play', card as number) ?? placed('[data-in-play]'),
          within(
            placed(`[data-display="${seat!}"] li:last-child`, `[data-display="${seat!}"]`, '[data-tab="players"]'),
            56,
            RATIO,
          ),
          speed,
          signal,
        ),
      dropped: ({ card }, speed, signal) =>
        this.#fly(
          card as number,
          this.#card('in-play', card as number) ?? placed('[data-in-play]'),
          this.#discards(),
          speed,
          signal,
        ),
      passed: ({ seat }, speed, signal) =>
        this.flights.rise(translate('web-liberte-passes'), this.#panel(seat!), 800 * speed, signal),
      supply_empty: ({ faction }, speed, signal) =>
        this.#announce(
          {
            title: translate('web-liberte-supply-empty', { faction: faction as string }),
            text: translate('web-liberte-last-round'),
            faction: faction as Faction,
          },
          speed,
          signal,
        ),
      advanced: ({ seat, card }, speed, signal) =>
        this.#fly(
          card as number,
          this.#card('display', card as number) ?? within(this.#panel(seat!), 40, RATIO),
          placed(`[data-fighter="${seat!}"] .slot`),
          speed * 1.2,
          signal,
        ),
      battle_won: (gameEvent, speed, signal) =>
        this.#announce(
          { title: this.#battle(), text: this.play.table.format(gameEvent.say), faction: null },
          speed * 1.2,
          signal,
        ),
      battle_lost: (gameEvent, speed, signal) =>
        this.#announce(
          { title: this.#battle(), text: this.play.table.format(gameEvent.say), faction: 'white' },
          speed * 1.2,
          signal,
        ),
      elected: async ({ seat, province, faction, count }, speed, signal) => {
        const from = this.map()?.whereStack(province as number, seat!) ?? null
        const house = placed('[data-assembly] svg')
        const votes = this.play.view?.track
        if (house && votes) {
          const next = nextSeat(votes, faction as Faction, limitsOf(this.play.table).votes)
          const scale = Math.min(house.width / 236, house.height / 124)
          const [x, y] = [
            house.x + house.width / 2 + next.x * 92 * scale,
            house.bottom - 12 * scale + next.y * 92 * scale,
          ]
          await this.flights.fly(
            { kind: 'block', faction: faction as Faction, seat: null },
            from,
            new DOMRect(x - 7, y - 7, 14, 14),
            230 * speed * ((count as number) > 1 ? 1.5 : 1),
            signal,
          )
        } else await wait(120 * speed, signal)
      },
      nobody_elected: (_, speed, signal) => wait(GLANCE * speed, signal),
      province_points: ({ seat, points }, speed, signal) =>
        this.flights.rise(
          translate('web-liberte-gains', { points: points as number }),
          this.#panel(seat!),
          500 * speed,
          signal,
        ),
      government: (gameEvent, speed, signal) =>
        this.#announce(
          {
            title: translate('liberte-faction', { faction: gameEvent.faction as string }),
            text: this.play.table.format(gameEvent.say),
            faction: gameEvent.faction as Faction,
          },
          speed,
          signal,
        ),
      award: ({ seat, points }, speed, signal) =>
        this.flights.rise(
          translate('web-liberte-gains', { points: points as number }),
          this.#panel(seat!),
          900 * speed,
          signal,
        ),
      over: (gameEvent, speed, signal) =>
        this.#announce(
          {
            title: translate('web-liberte-over'),
            text: this.play.table.format(gameEvent.say),
            faction:
              gameEvent.ending === 'landslide' ? 'red' : gameEvent.ending === 'counter_revolution' ? 'white' : null,
          },
          speed * 1.6,
          signal,
        ),
    }
}

// Events that are applied before their animation.
const COUNTED_FIRST = new Set(['tie', 'battle_won', 'battle_lost', 'government', 'turn', 'nobody_elected', 'order'])
// The pause after an animation.
const PAUSE: Record<string, number> = {
  played: GLANCE,
  tie: 620,
  advanced: 420,
  declined: 320,
  opposition: 420,
  placed_nothing: 200,
  elected: 30,
  cleared: 60,
  kept: 60,
  took_back: 0,
}
