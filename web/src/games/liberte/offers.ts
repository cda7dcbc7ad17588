// The choices on the table, in the order shown. Nine at a time have a digit key; 0 goes to the next nine.

import { parse, VERBS_OF_CARDS, type View } from './view'

export const DIGITS = 9

/** The `data-choice` of a choice: the number of a province, otherwise the action. */
export const offerOf = (action: string): string => {
  const { verb, at } = parse(action)
  return verb === 'place' || verb === 'remove' ? String(at) : action
}

/** All choices: the map, then ties, displays, the cards beside the deck, and the hand. */
export function offered(
  view: View,
  legal: readonly string[],
  handAction: (card: number) => string | null,
  seat: number | null,
): string[] {
  const provinces = [...new Set(legal.map(offerOf))]
    .filter((offer) => Number(offer) > 0)
    .sort((a, b) => Number(a) - Number(b))
  const on = (verb: (typeof VERBS_OF_CARDS)[number], cards: readonly (number | null)[]) =>
    cards.map((card) => `${verb} ${card}`).filter((action) => legal.includes(action))
  const plain = (action: string) => legal.filter((other) => other === action)
  const hand = seat === null ? [] : (view.hands[seat]?.cards ?? []).flatMap((card) => handAction(card) ?? [])
  return [
    ...plain('battle'),
    ...provinces,
    ...(seat === null ? [] : on('advance', view.displays[seat] ?? [])),
    ...plain('decline'),
    ...view.order.flatMap((player) => on('strike', view.displays[player] ?? [])),
    ...on('take', view.face_up),
    ...plain('draw'),
    ...hand,
  ]
}

/** The choices with a digit key, on a page of nine. */
export const page = (offers: readonly string[], number: number): string[] =>
  offers.slice(number * DIGITS, (number + 1) * DIGITS)
