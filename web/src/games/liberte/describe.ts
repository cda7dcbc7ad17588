// Descriptions of cards and threats, for screen readers and tooltips.

import type { Name } from '../../lib/grammar'
import { factsOf, translate, translations } from '../../lib/translations.svelte'
import { splitClub, splitName } from './names'
import type { Card } from './view'

/** A special card is known by its English name. */
export const specialKey = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** The name of a card in the language of the page. */
export const titleOf = (card: Card): string =>
  card.type === 'special' ? translations.name('liberte', card.name) : card.name

/** The name of a card within a sentence: a special has its article. */
export const theCard = (card: Card): Name => translations.named('liberte', card.name)

/** The name as printed on a card, in two parts. */
export function partsOf(card: Card): [string, string] {
  if (card.type === 'special') return ['', titleOf(card)]
  return card.type === 'club' ? splitClub(card.name) : splitName(card.name)
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
    card.type === 'club' ? partsOf(card).join(' ') : card.name,
    translate('web-liberte-card-blocks', { count: card.value ?? 0, faction: card.faction! }),
    card.region ?? translate('web-liberte-anywhere'),
    ...marksOf(card).map((mark) => translate(`liberte-mark-${mark}`)),
    idOf(card),
  ])
}
