// The animations of Libertalia: cards turn, tokens and coins fly, characters walk home.

import { tick } from 'svelte'
import { play, wait, type GameEvent, type Performer } from '../../lib/stage'
import type { Board } from './board.svelte'
import { lift, liftAll } from '../../lib/drag'

const EASE = 'cubic-bezier(.2, .8, .25, 1)'
const TOUCH = 90
const MOVE = 160
const FLIGHT = 260
const TURN = 440
const STAGGER = 50

/** Make a performer for a table that is drawn inside an element, and what applies an event without an animation. */
export function performer(
  board: Board,
  root: () => HTMLElement | undefined,
): { perform: Performer; outcome: (gameEvent: GameEvent) => void } {
  /** Characters that are about to be revealed, and the position at which they were chosen. */
  const revealed: GameEvent[] = []
  let sunrise: unknown = null
  const spot = (name: string) => root()?.querySelector<HTMLElement>(`[data-spot="${name}"]`) ?? null

  async function applyEvent(gameEvent: GameEvent): Promise<void> {
    board.tell(gameEvent)
    await tick()
  }

  /** Animate a copy of an element from one place to another. */
  async function fly(
    from: HTMLElement | null,
    to: () => HTMLElement | null,
    gameEvent: GameEvent,
    time: number,
    signal: AbortSignal,
  ): Promise<void> {
    const ghost = from && visible(from) ? lift(from) : null
    const begin = ghost?.getBoundingClientRect()
    await applyEvent(gameEvent)
    const target = to()
    if (ghost && begin && target && visible(target)) {
      const end = target.getBoundingClientRect()
      const scale = Math.min(1, Math.max(0.3, end.height / begin.height))
      const [x, y] = [
        end.left + end.width / 2 - begin.left - begin.width / 2,
        end.top + end.height / 2 - begin.top - begin.height / 2,
      ]
      await play(
        ghost.animate(
          [
            { transform: 'none' },
            { transform: `translate(${x * 0.5}px, ${y * 0.5 - 18}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
            { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.9 },
          ],
          { duration: time, easing: EASE },
        ),
        signal,
      )
    } else await wait(time / 2, signal)
    ghost?.remove()
  }

  /** Highlight an element for a moment. */
  async function nod(element: HTMLElement | null, time: number, signal: AbortSignal): Promise<void> {
    if (element && visible(element))
      await play(
        element.animate([{ transform: 'none' }, { transform: 'translateY(-6px) scale(1.06)' }, { transform: 'none' }], {
          duration: time,
          easing: EASE,
        }),
        signal,
      )
    else await wait(time / 2, signal)
  }

  /** Animate a sum rising from the doubloons of a seat. */
  function rise(seat: number, sum: string): void {
    const purse = spot(`purse-${seat}`)
    if (!purse || !visible(purse)) return
    const { left, top } = purse.getBoundingClientRect()
    const mark = document.createElement('span')
    mark.className = 'pirate-rise'
    mark.textContent = sum
    mark.style.left = `${left}px`
    mark.style.top = `${top - 6}px`
    document.body.append(mark)
    mark
      .animate(
        [
          { opacity: 0, transform: 'translateY(6px)' },
          { opacity: 1, transform: 'none', offset: 0.2 },
          { opacity: 1, offset: 0.7 },
          { opacity: 0, transform: 'translateY(-14px)' },
        ],
        { duration: 900, easing: EASE },
      )
      .finished.then(
        () => mark.remove(),
        () => mark.remove(),
      )
  }

  /** All cards are revealed at once: they lift, turn, and move to their places; equal ranks have a short duel. */
  async function reveal(pace: number, signal: AbortSignal): Promise<void> {
    const places = revealed.map(({ seat, rank }) => ({ seat: seat!, rank: Number(rank) }))
    const backs = liftAll(
      places.map(({ seat }) => {
        const back = spot(`back-${seat}`)
        return back && visible(back) ? back : null
      }),
    )
    for (const gameEvent of revealed.splice(0)) board.tell(gameEvent)
    await tick()
    const time = (TOUCH + TURN + FLIGHT) * pace
    // All are measured before the first one moves.
    const turns = places.map(({ seat, rank }, index) => {
      const [back, card] = [backs[index], spot(`aboard-${seat}-${rank}`)]
      const shown = back && card && visible(card)
      return shown ? { back, card, from: back.getBoundingClientRect(), to: card.getBoundingClientRect() } : null
    })
    const turning = turns.map(async (turn, index) => {
      if (!turn) return backs[index]?.remove()
      const { back, card, from, to } = turn
      const [x, y, scale] = [
        from.left + from.width / 2 - to.left - to.width / 2,
        from.top + from.height / 2 - to.top - to.height / 2,
        from.width / to.width,
      ]
      const lifted = `translate(${x}px, ${y - 8}px) scale(${scale})`
      const timing: KeyframeAnimationOptions = {
        duration: time,
        delay: index * STAGGER * pace,
        easing: EASE,
        fill: 'both',
      }
      const gone = back.animate(
        [
          { transform: 'none' },
          { transform: 'translateY(-8px)', offset: 0.1 },
          { transform: 'translateY(-8px) rotateY(90deg)', offset: 0.3 },
          { transform: 'translateY(-8px) rotateY(90deg)' },
        ],
        timing,
      )
      const come = card.animate(
        [
          { transform: `${lifted} rotateY(-90deg)` },
          { transform: `${lifted} rotateY(-90deg)`, offset: 0.3 },
          { transform: `${lifted} rotateY(0deg)`, offset: 0.55 },
          { transform: 'none' },
        ],
        { ...timing, fill: 'backwards' },
      )
      await Promise.all([play(gone, signal), play(come, signal)])
      back.remove()
    })
    await Promise.all(turning)
    const twins = places.filter(({ rank }) => places.filter((other) => other.rank === rank).length > 1)
    await Promise.all(
      twins.map(({ seat, rank }) => {
        const mark = spot(`aboard-${seat}-${rank}`)?.querySelector<HTMLElement>('.influence')
        return mark
          ? play(
              mark.animate([{ transform: 'none' }, { transform: 'scale(1.9)' }, { transform: 'none' }], {
                duration: 1.6 * FLIGHT * pace,
                easing: EASE,
              }),
              signal,
            )
          : undefined
      }),
    )
  }

  function outcome(gameEvent: GameEvent): void {
    if (sunrise === board.table.view) for (const card of revealed) board.tell(card)
    revealed.length = 0
    board.tell(gameEvent)
  }

  const perform: Performer = async (gameEvent, pace, signal) => {
    const { event, seat = -1 } = gameEvent
    const rank = Number(gameEvent.rank ?? 0)
    const owner = Number(gameEvent.owner ?? -1)
    const doubloons = Number(gameEvent.doubloons ?? 0)
    const night = board.view.phase === 'night'
    const here = () => spot(`aboard-${seat}-${rank}`)
    const chip = () => spot(`chip-${seat}-${rank}`)
    const purse = (of: number) => () => spot(`purse-${of}`)
    board.acting = board.view.phase === 'day' && here() ? seat : null
    switch (event) {
      case 'played':
        if (board.view.phase === 'sunrise') {
          // What was skipped before is told by the position itself.
          if (sunrise !== board.table.view) revealed.length = 0
          sunrise = board.table.view
          revealed.push(gameEvent)
          if (revealed.length === board.view.players) await reveal(pace, signal)
        } else await fly(spot(`hand-${seat}`), here, gameEvent, FLIGHT * pace, signal)
        break
      case 'looted':
        await fly(spot(`token-${String(gameEvent.kind)}`), () => spot(`sack-${seat}`), gameEvent, FLIGHT * pace, signal)
        break
      case 'went_home':
        await fly(here(), () => chip() ?? spot(`den-${seat}`), gameEvent, MOVE * pace, signal)
        break
      case 'died':
        await fly(here() ?? chip(), () => spot(`grave-${seat}`), gameEvent, FLIGHT * pace, signal)
        break
      case 'struck_down':
        await nod(spot(`aboard-${owner}-${rank}`), FLIGHT * pace, signal)
        await applyEvent(gameEvent)
        break
      case 'shot':
      case 'sabered':
        await nod(spot(`chip-${owner}-${rank}`), FLIGHT * pace, signal)
        await applyEvent(gameEvent)
        break
      case 'recruited':
        await fly(chip(), () => spot(`hand-${seat}`), gameEvent, FLIGHT * pace, signal)
        break
      case 'operated':
        await fly(spot(`grave-${seat}`), () => spot(`hand-${seat}`), gameEvent, FLIGHT * pace, signal)
        break
      case 'begged':
        rise(seat, `+${doubloons}`)
        await fly(spot(`purse-${owner}`), purse(seat), gameEvent, FLIGHT * pace, signal)
        break
      case 'gained':
      case 'sold':
      case 'traded':
        rise(seat, `+${doubloons}`)
        await nod(night ? chip() : here(), MOVE * pace, signal)
        await applyEvent(gameEvent)
        await wait((night ? 180 : 90) * pace, signal)
        break
      case 'paid':
        rise(seat, `−${doubloons}`)
        await applyEvent(gameEvent)
        await wait(MOVE * pace, signal)
        break
      case 'handed_on':
        await fly(spot(`sack-${seat}`), () => spot(`sack-${owner}`), gameEvent, FLIGHT * pace, signal)
        break
      case 'empty_handed':
        await nod(here(), MOVE * pace, signal)
        await applyEvent(gameEvent)
        break
      case 'rest':
        await applyEvent(gameEvent)
        await wait(500 * pace, signal)
        break
      case 'scored':
        await applyEvent(gameEvent)
        await wait(450 * pace, signal)
        break
      case 'campaign':
        if (board.view.phase === 'rest') await wait(900 * pace, signal)
        await applyEvent(gameEvent)
        break
      case 'day':
        if (night && board.day.night.length) await wait(450 * pace, signal)
        await applyEvent(gameEvent)
        await wait(MOVE * pace, signal)
        break
      case 'chose':
        await applyEvent(gameEvent)
        await wait(STAGGER * pace, signal)
        break
      default:
        await applyEvent(gameEvent)
    }
    board.acting = null
  }

  return { perform, outcome }
}

const visible = (element: HTMLElement): boolean => element.getClientRects().length > 0
