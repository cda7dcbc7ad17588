// The text of the question.

import { listed, translate } from '../../lib/translations.svelte'
import type { Board } from './board.svelte'
import { bareCharacter, theCharacter } from './names'

export interface Question {
  title: string
  text: string
  /** What threatens. */
  second: string
}

/** Return the text of the question. */
export function question(board: Board): Question {
  const { table, view, ask } = board
  if (ask === 'nothing') return { title: '', text: '', second: '' }
  if (ask === 'choose' && view.chosen !== null) {
    const names = board.thinking.map((seat) => table.nameOf(seat))
    return {
      title: translate('web-libertalia-chosen', {
        character: theCharacter(table, view.chosen),
        count: names.length,
        names: listed(names),
      }),
      text: translate('web-libertalia-chosen-more'),
      second: board.caution(view.chosen),
    }
  }
  if (ask === 'loot') return looting(board)
  const { token: _, ...paid } = board.prices
  const maps = board.seat === null ? 0 : (view.booty[board.seat]!.tokens?.map ?? 0)
  return {
    title: translate(`web-libertalia-${ask}`),
    text: translate(`web-libertalia-${ask}-more`, { ...paid, count: maps }),
    second: '',
  }
}

function looting(board: Board): Question {
  const { table, view, seat, day } = board
  const { rank = 0, left = 1, officer = false } = view.about
  const character = bareCharacter(table, rank)
  const began = day.places.some((place) => place.seat === seat && place.became === 'aboard' && place.took.length > 0)
  const after = view.ship.filter((place) => place.seat !== seat).toReversed()
  const names = listed(after.map(({ rank, seat }) => board.whose(seat, rank)))
  return {
    title: began
      ? translate('web-libertalia-loot-second', { character })
      : translate('web-libertalia-loot', { character, left }),
    text: translate('web-libertalia-loot-next', { count: after.length, names }),
    second: officer ? translate('web-libertalia-loot-officer', { character: theCharacter(table, rank) }) : '',
  }
}
