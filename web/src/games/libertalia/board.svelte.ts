// The state of the Libertalia board: the view, the events that led to it, and the legal actions.

import type { Face } from '../../lib/face'
import type { GameEvent } from '../../lib/stage'
import type { Table } from '../../lib/table.svelte'
import { translate } from '../../lib/translations.svelte'
import { loggedEvents, standingEvents } from '../../lib/standing-events'
import { follow } from './follow'
import { campaignOf, dayOf, opening, type Campaign, type Day, type Place } from './story'
import { pricesOf, worthSaid, type Prices } from './prices'
import { fortune, type Fortune } from './sums'
import { influence, seen, side, type Colour, type Kind, type LibertaliaView } from './view'
import { aloud, bareCharacter, brings, theCharacter } from './names'

/** An intermediate view, while events are animated. */
interface Draft {
  from: unknown
  view: LibertaliaView
  shownEvents: GameEvent[]
}

// The rank of the only character who may hit his own crew.
const GUNNER = 15

export class Board {
  readonly table: Table
  readonly #face: Face
  #draft = $state.raw<Draft | null>(null)
  /** The seat whose character is being shown acting. */
  acting = $state<number | null>(null)
  /** The open card of the hand, where only one is shown. */
  reading = $state<number | null>(null)
  /** The last day of rest that was dismissed. */
  #looked = $state(0)

  constructor(table: Table, face: Face) {
    this.table = table
    this.#face = face
  }

  readonly view = $derived.by((): LibertaliaView => {
    const draft = this.#draft
    return draft && draft.from === this.table.view ? draft.view : seen(this.table.view)!
  })

  /** All events up to the view. */
  readonly happened = $derived.by((): GameEvent[] => {
    const { table } = this
    const shownEvents = this.#draft && this.#draft.from === table.view ? this.#draft.shownEvents : []
    return [...standingEvents(table.lines, table.past?.moves ?? Infinity), ...shownEvents]
  })

  readonly day = $derived.by((): Day => dayOf(this.happened))

  /** The characters that went aboard today, from stern to bow. */
  readonly places = $derived.by((): Place[] => {
    const known = this.view.phase === 'sunrise' || this.view.phase === 'rest' ? [] : this.day.places
    const unknown = this.view.ship.filter(
      ({ seat, rank }) =>
        !known.some((place) => place.seat === seat && place.rank === rank && place.became === 'aboard'),
    )
    return [
      ...known,
      ...unknown.map((place): Place => ({ ...place, became: 'aboard', by: 'other', took: [] })),
    ].toSorted((one, other) => this.stands(one.seat, one.rank) - this.stands(other.seat, other.rank))
  })

  /** The doubloons with which each campaign starts. */
  readonly opening = $derived.by((): number[] => opening(this.happened, this.view.doubloons))

  readonly prices = $derived.by((): Prices => pricesOf(this.table))

  /** The day of rest, until it is dismissed. */
  readonly rest = $derived.by((): Campaign | null => {
    const { view, table } = this
    const begun = view.campaign > 1 && view.day === 1 && view.phase === 'sunrise'
    // Who looks back sees it after the move that led to it.
    if (table.past ? !this.#cameToRest(table.past.moves) : view.phase !== 'rest' && !table.over && !begun) return null
    const found = campaignOf(this.happened, this.opening, true)
    if (!found || found.campaign <= this.#looked) return null
    if (!table.past && view.phase === 'sunrise' && (view.chosen !== null || found.campaign !== view.campaign - 1))
      return null
    return found
  })

  /** Whether the last of some moves led to a day of rest. */
  #cameToRest(moves: number): boolean {
    const logged = loggedEvents(this.table.lines, moves)
    const last = logged.at(-1)?.line
    return logged.some(({ gameEvent, line }) => line === last && gameEvent.event === 'rest')
  }

  get seat(): number | null {
    return this.table.seat
  }

  get ask(): string {
    const { table } = this
    return (table.asked || table.answered) && !table.playing && !table.past ? this.view.ask : 'nothing'
  }

  get legal(): string[] {
    return this.table.legal
  }

  may(action: string): boolean {
    return this.legal.includes(action)
  }

  /** What speaks against choosing a character now: a Gunner who would hit nobody, or only the player's own crew. */
  caution(rank: number): string {
    const { dens } = this.view
    if (rank !== GUNNER || this.ask !== 'choose') return ''
    if (dens.every((den) => !den.length))
      return translate('web-libertalia-gunner-empty', {
        character: theCharacter(this.table, rank),
        shot: this.prices.shot,
      })
    return dens.every((den, seat) => !den.length || seat === this.seat)
      ? translate('web-libertalia-gunner-own', { character: theCharacter(this.table, rank) })
      : ''
  }

  play(action: string): void {
    if (this.may(action)) void this.table.play(action)
  }

  colour(seat: number): Colour {
    return this.view.colours[seat]!
  }

  /** The position of a character on the ship. */
  stands(seat: number, rank: number): number {
    return rank * 8 + influence(this.table, rank, this.colour(seat))
  }

  /** "Old Ned’s Cook", "Your Cook". */
  whose(seat: number, rank: number): string {
    const character = bareCharacter(this.table, rank)
    return seat === this.seat
      ? translate('web-libertalia-aboard-yours', { character })
      : translate('web-libertalia-aboard-aloud', { name: this.table.nameOf(seat), character })
  }

  aloud(rank: number): string {
    return aloud(this.table, rank)
  }

  side(other: number): 'left' | 'right' | 'both' | null {
    return side(this.view, this.seat, other)
  }

  /** The label of an action. */
  label(action: string): string {
    return this.#face.label(this.table, action)
  }

  /** The action of a click on a character in a den, if any. */
  target(owner: number, rank: number): string | null {
    switch (this.ask) {
      case 'saber':
        return `saber ${owner} ${rank}`
      case 'shoot':
        return `shoot ${owner} ${rank}`
      case 'recruit':
        return owner === this.seat ? `recall ${rank}` : null
      default:
        return null
    }
  }

  /** The action of a click on a card in the hand. */
  send(rank: number): string | null {
    return this.ask === 'choose' ? `choose ${rank}` : this.ask === 'parrot' ? `play ${rank}` : null
  }

  /** The open card: the one that was opened or chosen, or one in the middle. */
  read(seat: number): number | null {
    const { cards } = this.view.hands[seat]!
    if (this.reading !== null && cards.includes(this.reading)) return this.reading
    return this.view.chosen ?? cards[Math.floor(cards.length / 2)] ?? null
  }

  /** What a token of today would be worth to this player. */
  help(kind: Kind): string {
    const mine = this.seat === null ? null : this.view.booty[this.seat]!.tokens
    if (kind === 'map' && mine) {
      const { maps, set } = this.prices
      const nth = (mine.map % maps) + 1
      return nth === maps
        ? translate('web-libertalia-last-map', { set })
        : translate('web-libertalia-nth-map', { nth, maps })
    }
    if (kind === 'saber' && this.seat !== null && !this.view.dens.some((den, owner) => den.length && this.side(owner)))
      return translate('web-libertalia-saber-none')
    return worthSaid(this.table, kind)
  }

  /** What a seat would score if the campaign ended now. */
  fortune(seat: number): Fortune {
    return fortune(this.view, seat, this.prices, (rank) => brings(this.table, rank))
  }

  /** The other seats that have not chosen yet. */
  get thinking(): number[] {
    return this.view.phase === 'sunrise'
      ? this.view.dens.map((_, seat) => seat).filter((seat) => seat !== this.seat && !this.view.ready.includes(seat))
      : []
  }

  /** Apply an event to the view. */
  tell(gameEvent: GameEvent): void {
    const draft =
      this.#draft?.from === this.table.view
        ? this.#draft
        : { from: this.table.view, view: seen(this.table.view)!, shownEvents: [] }
    this.#draft = {
      from: draft.from,
      view: follow(draft.view, gameEvent, (seat, rank) => this.stands(seat, rank), this.opening),
      shownEvents: [...draft.shownEvents, gameEvent],
    }
  }

  /** Dismiss the day of rest. */
  goOn(): void {
    this.#looked = this.rest?.campaign ?? this.#looked
  }
}
