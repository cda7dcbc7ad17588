// The state of a player's interaction, and of the animation between two positions. It contains no rules.

import { SvelteSet } from 'svelte/reactivity'
import type { GameEvent } from '../../lib/stage'
import { loggedEvents } from '../../lib/standing-events'
import type { Table } from '../../lib/table.svelte'
import { DIGITS, offered, offerOf, page } from './offers'
import { Arrangement } from './places'
import { after } from './scene'
import { latestSummary, summarize, type Summary } from './summary'
import { actionWith, cardOf, highest, parse, stacksIn, type Contest, type Faction, type View } from './view'

/** A tie that is being decided. */
export interface Duel {
  contest: Contest
  province: number | null
  seats: number[] | null
  factions: Faction[] | null
  round: number
  shown: { seat: number; card: number | null }[]
  /** Who won it, once that is known. */
  outcome: GameEvent | null
}

// The events in which somebody loses a card or blocks.
const LOSSES = ['struck', 'removed']

/** Whether an action may hit the player's own card or blocks: a special card, or what one is aimed at. */
function mayHitOwn(table: Table, action: string): boolean {
  const { verb, at } = parse(action)
  return verb === 'play' ? cardOf(table, at)?.type === 'special' : verb === 'strike' || verb === 'remove'
}

// Questions within an action while no card is in play.
const MIDWAY = ['again', 'give', 'gain', 'more']

export interface Stamp {
  seat: number
  faction: Faction
}

export class Play {
  readonly arrangement = new Arrangement()
  /** Cards are picked to be discarded, not played. */
  discarding = $state(false)
  /** A province with several stacks that could be hit. */
  province = $state<number | null>(null)
  /** An action that hits the player's own card or blocks, and its events; it waits for a confirmation. */
  harm = $state.raw<{ action: string; losses: GameEvent[] } | null>(null)
  #confirmed: string | null = null
  /** The page of nine choices that have a digit key. */
  #page = $state(0)
  /** The card that is being dragged to a place: it is played, and then placed there. */
  #wish: { card: number; action: string } | null = null
  #scene = $state.raw<{ base: View; view: View } | null>(null)
  #duel = $state.raw<Duel | null>(null)
  /** The province whose votes are being counted. */
  marker = $state<number | null>(null)
  /** The events of the animation. */
  #fresh = $state.raw<GameEvent[]>([])

  /** The events that stand in the log, up to the position shown. */
  readonly #logged = $derived.by(() => loggedEvents(this.table.lines, this.table.past?.moves ?? Infinity))
  /** The summaries that were dismissed, by key. */
  readonly #dismissed = new SvelteSet<string>()
  /** Continues with the animations, while they wait until a summary is dismissed. */
  #resume: (() => void) | null = null

  /** The summary of the last battle or election, until it is dismissed or the player has moved. */
  readonly summary = $derived.by((): Summary | null => {
    const { table } = this
    if (table.about?.kind === 'lesson') return null
    const found = table.paused ? this.#thisTurn() : this.#latest()
    return found && !this.#dismissed.has(found.key) ? found : null
  })

  /** What was decided in this election: who won each province, null where nobody did. */
  readonly stamps = $derived.by(() => {
    const stamps = new Map<number, Stamp | null>()
    if (this.view?.phase !== 'election') return stamps
    for (const { event, province, seat, faction } of this.#events()) {
      if (event === 'turn') stamps.clear()
      else if (event === 'elected') stamps.set(province as number, { seat: seat!, faction: faction as Faction })
      else if (event === 'nobody_elected') stamps.set(province as number, null)
    }
    return stamps
  })

  /** The choices, in the order shown. For a province with several stacks, the prompt asks which one. */
  readonly offers = $derived.by(() => {
    const { view, table } = this
    return view && this.province === null ? offered(view, this.legal, (card) => this.handAction(card), table.seat) : []
  })

  constructor(readonly table: Table) {
    table.guard = (action) => this.#guard(action)
  }

  /** The view to draw: that of the table, or an intermediate one during animations. */
  get view(): View | null {
    const view = this.table.view as View | null
    return this.#scene && this.#scene.base === view ? this.#scene.view : view
  }

  /** The tie to draw, if any. */
  get duel(): Duel | null {
    const asked = this.view && this.#asked(this.view)
    return this.table.playing ? (this.#duel ?? asked) : asked
  }

  /** The legal actions; none while one waits for a confirmation. */
  get legal(): string[] {
    return this.harm ? [] : this.table.legal
  }

  /** Hold back what hits the player's own card or blocks, until they confirm it. */
  async #guard(action: string): Promise<boolean> {
    const { table } = this
    if (this.#confirmed === action || !mayHitOwn(table, action)) return true
    const losses = (await table.foresee(action)).filter(
      ({ event, owner }) => LOSSES.includes(event) && owner === table.seat,
    )
    if (losses.length) this.harm = { action, losses }
    return losses.length === 0
  }

  /** Do what was held back. */
  confirmHarm(): void {
    const { action } = this.harm!
    this.harm = null
    this.#confirmed = action
    void this.table.play(action)
  }

  /** Do something. */
  choose(action: string): void {
    this.province = null
    if (!action.startsWith('discard')) this.discarding = false
    void this.table.play(action)
  }

  /** Choose a province; if several stacks there could be hit, ask which one. */
  chooseIn(province: number): void {
    const found = this.legal.filter((action) => offerOf(action) === String(province))
    if (found.length > 1) this.province = province
    else if (found[0]) this.choose(found[0])
  }

  /** The digit key of a choice, or null. */
  digitOf(offer: string | number | null): number | null {
    const place = page(this.offers, this.#page).indexOf(String(offer))
    return place < 0 ? null : place + 1
  }

  /** Choose by a digit key. */
  press(digit: number): boolean {
    const offer = page(this.offers, this.#page)[digit - 1]
    if (offer === undefined) return false
    if (Number(offer) > 0) this.chooseIn(Number(offer))
    else this.choose(offer)
    return true
  }

  /** Assign the digit keys to the next nine choices, if there are more. */
  turnPage(): boolean {
    if (this.offers.length <= DIGITS) return false
    this.#page = (this.#page + 1) % Math.ceil(this.offers.length / DIGITS)
    return true
  }

  /** Something else is asked. */
  begin(): void {
    this.#page = 0
    this.#confirmed = null
    if (this.harm && this.table.legal.length && !this.table.legal.includes(this.harm.action)) this.harm = null
    this.keepWish()
  }

  /** What a click on a card in the hand does; null for nothing. */
  handAction(card: number): string | null {
    const verbs = this.discarding
      ? ['discard']
      : this.legal.some((action) => action.startsWith('play ')) || this.legal.includes('pass')
        ? ['play']
        : ['discard', 'play']
    return actionWith(this.legal, card, verbs)
  }

  /** A card was dropped somewhere. */
  drop(card: number, target: string): void {
    const inPlay = this.view?.in_play === card
    const wanted =
      target === 'display'
        ? inPlay
          ? 'keep'
          : `play ${card}`
        : target === 'discards'
          ? inPlay
            ? 'drop'
            : `discard ${card}`
          : target === 'hand'
            ? `take ${card}`
            : target
    if (this.legal.includes(wanted)) this.choose(wanted)
    else if ((target.startsWith('place') || target === 'battle') && this.legal.includes(`play ${card}`)) {
      this.#wish = { card, action: target }
      this.choose(`play ${card}`)
    }
  }

  /** Once a dragged card is in play, place it where it was dropped. */
  keepWish(): void {
    const wish = this.#wish
    if (!wish || this.table.playing || this.table.sending) return
    if (this.view?.ask === 'place' && this.view.about.card === wish.card) {
      this.#wish = null
      if (this.legal.includes(wish.action)) this.choose(wish.action)
    } else if (this.legal.length) this.#wish = null
  }

  /** One step back, if there is one. */
  back(): boolean {
    if (this.summary) this.dismissSummary()
    else if (this.harm) this.harm = null
    else if (this.province !== null) this.province = null
    else if (this.discarding) this.discarding = false
    else if (this.#midway) void this.table.undo()
    else return false
    return true
  }

  /** Whether an action is in progress, which a step back would cancel. */
  get #midway(): boolean {
    const { view, table } = this
    return (
      view !== null &&
      table.asked &&
      table.undoable &&
      !table.past &&
      (view.in_play !== null || MIDWAY.includes(view.ask))
    )
  }

  /** Apply an event after its animation. */
  note(gameEvent: GameEvent): void {
    const base = this.table.view as View | null
    if (!base) return
    const before = this.view ?? base
    if (this.#scene?.base !== base) this.#fresh = []
    this.#count(gameEvent)
    this.#scene = { base, view: after(before, gameEvent) }
    this.#fight(gameEvent, before)
  }

  /** Decisions that are not in the log yet. */
  #unlogged(): GameEvent[] {
    return this.#scene && this.#scene.base === this.table.view ? this.#fresh : []
  }

  #events(): GameEvent[] {
    return [...this.#logged.map(({ gameEvent }) => gameEvent), ...this.#unlogged()]
  }

  #latest(): Summary | null {
    const { table } = this
    // At the end of a game, its result is shown.
    if (table.over && !table.past) return null
    // Who looks back sees it until the next move, a player until their own, a spectator until they close it.
    const back = table.past !== null
    return latestSummary(this.#logged, this.#unlogged(), (seat) => back || (table.seat !== null && seat === table.seat))
  }

  #thisTurn(): Summary | null {
    const events = this.#events()
    return summarize(
      events.slice(
        Math.max(
          0,
          events.findLastIndex(({ event }) => event === 'turn'),
        ),
      ),
    )
  }

  /** Wait until the player has dismissed the summary of what was just shown. Spectators don't wait. */
  async waitForSummary(signal: AbortSignal): Promise<void> {
    const { table } = this
    if (table.seat === null || table.past || signal.aborted) return
    table.paused = true
    if (this.summary)
      await new Promise<void>((resume) => {
        this.#resume = resume
        signal.addEventListener('abort', () => resume(), { once: true })
      })
    this.#resume = null
    table.paused = false
  }

  dismissSummary(): void {
    if (!this.summary) return
    this.#dismissed.add(this.summary.key)
    this.#resume?.()
  }

  /** Discard the intermediate view. */
  rest(): void {
    this.#scene = null
    this.#duel = null
    this.#fresh = []
    this.marker = null
  }

  #count(gameEvent: GameEvent): void {
    this.#fresh = [...this.#fresh, gameEvent]
    if (['elected', 'nobody_elected', 'tie'].includes(gameEvent.event))
      this.marker = gameEvent.province as number | null
    else if (gameEvent.event === 'government' || gameEvent.event === 'turn') this.marker = null
  }

  #fight(gameEvent: GameEvent, before: View): void {
    const duel = this.#duel
    switch (gameEvent.event) {
      case 'tie': {
        const contest = gameEvent.contest as Contest
        const province = gameEvent.province as number | null
        const seats = province ? highest(stacksIn(before, province)).map((stack) => stack.seat) : null
        this.#duel = { contest, province, seats, factions: null, round: 1, shown: [], outcome: null }
        return
      }
      case 'advanced':
      case 'declined': {
        const shown = { seat: gameEvent.seat!, card: (gameEvent.card as number | undefined) ?? null }
        const base = duel ?? this.#asked(before)
        if (!base) return
        const again = base.shown.some((one) => one.seat === shown.seat)
        this.#duel = { ...base, round: base.round + (again ? 1 : 0), shown: again ? [shown] : [...base.shown, shown] }
        return
      }
      case 'elected':
      case 'nobody_elected':
      case 'battle_won':
      case 'battle_lost':
      case 'government':
      case 'opposition':
      case 'award':
        if (duel && !duel.outcome) this.#duel = { ...duel, outcome: gameEvent }
        return
      case 'cleared':
      case 'turn':
      case 'over':
        this.#duel = null
    }
  }

  /** The tie that a position asks about. */
  #asked(view: View): Duel | null {
    const { contest, province, seats, factions, round, shown } = view.about
    if (view.ask !== 'advance' || !contest) return null
    return {
      contest,
      province: province ?? null,
      seats: seats ?? null,
      factions: factions ?? null,
      round: round ?? 1,
      shown: shown ?? [],
      outcome: null,
    }
  }

  /** Remove a tie after its outcome was shown. */
  endDuel(): void {
    if (this.#duel?.outcome) this.#duel = null
  }
}
