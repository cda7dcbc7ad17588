// Who the people of the cards were: lines of the catalogues `web_who_<game>.ftl`, loaded when they are first shown.

import { slugOf } from './names'
import { translate, translations } from './translations.svelte'

/** Load the lines about the cards of a game. */
export const loadWho = (game: string): Promise<void> => translations.load(new RegExp(`/web_who_${game}\\.ftl$`))

/** The line about a card, character, place or battle; '' for one of an owner's own set. */
export function who(game: string, name: string, kind: '' | 'place-' | 'battle-' = ''): string {
  const key = `web-who-${game}-${kind}${slugOf(name)}`
  return translations.has(key) ? translate(key) : ''
}
