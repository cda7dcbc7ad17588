// Descriptions of cards and threats, for screen readers and tooltips.

import type { Name } from '../../lib/grammar'
import { factsOf, translate, translations } from '../../lib/translations.svelte'
import { splitClub, splitName } from './names'
import type { Card } from './view'

/** A special card is known by its English name. */
export const specialKey = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** The name of a card in the language of the page. */
export const titleOf = (card: Card): string => translations.name('liberte', card.name)

/** The name of a card within a sentence: a special or a club has its article. */
export const theCard = (card: Card): Name => translations.named('liberte', card.name)

/** The name as printed on a card, in two parts. */
export function partsOf(card: Card): [string, string] {
  const title = titleOf(card)
  if (card.type === 'special') return ['', title]
  return card.type === 'club' ? splitClub(title) : splitName(title)
}

/** The marks that are printed on a card. */
export const marksOf = (card: Card): string[] =>
  [card.cannon && 'cannon', card.general && 'general', card.sans_culottes && 'sans-culottes'].filter(
    (mark) => mark !== false,
  )

const idOf = (card: Card): string => translate('web-liberte-card-id', { set: card.set, number: card.id })

/** Everything that is printed on a card. */
export function describeCard(card: Card): string {
  if (card.type === 'special') {
    const key = specialKey(card.name)
    const needs = card.needs?.length ? ` ${translate(`web-liberte-needs-${key}`)}.` : ''
    return `${titleOf(card)}. ${translate(`web-liberte-effect-${key}`)}${needs} (${idOf(card)})`
  }
  return factsOf([
    card.type === 'club' ? partsOf(card).join(' ') : titleOf(card),
    translate('web-liberte-card-blocks', { count: card.value ?? 0, faction: card.faction! }),
    card.region ?? translate('web-liberte-anywhere'),
    ...marksOf(card).map((mark) => translate(`liberte-mark-${mark}`)),
    idOf(card),
  ])
}
