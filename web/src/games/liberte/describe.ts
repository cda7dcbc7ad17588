// Descriptions of cards and threats, for screen readers and tooltips.

import { translate } from '../../lib/translations.svelte'
import { splitClub, splitName } from './names'
import type { Card } from './view'

/** A special card is known by its English name. */
export const specialKey = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** The name of a card in the language of the page. */
export const titleOf = (card: Card): string =>
  card.type === 'special' ? translate(`web-liberte-special-${specialKey(card.name)}`) : card.name

/** The name as printed on a card, in two parts. */
export function partsOf(card: Card): [string, string] {
  if (card.type === 'special') return ['', titleOf(card)]
  return card.type === 'club' ? splitClub(card.name) : splitName(card.name)
}

/** Everything that is printed on a card. */
export function describeCard(card: Card): string {
  if (card.type === 'special') {
    const key = specialKey(card.name)
    const needs = card.needs?.length ? ` ${translate(`web-liberte-needs-${key}`)}.` : ''
    return `${titleOf(card)}. ${translate(`web-liberte-effect-${key}`)}${needs}`
  }
  const marks = [
    card.cannon && translate('liberte-mark-cannon'),
    card.general && translate('liberte-mark-general'),
    card.sans_culottes && translate('liberte-mark-sans-culottes'),
  ].filter((mark) => mark !== false)
  return [
    card.type === 'club' ? partsOf(card).join(' ') : card.name,
    translate('web-liberte-card-blocks', { count: card.value ?? 0, faction: card.faction! }),
    card.region ?? translate('web-liberte-anywhere'),
    ...marks,
  ].join(', ')
}
