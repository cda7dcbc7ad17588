// The names of cards and characters in the language of a message. `tricorne.i18n.names` has the same.

/** A name as it is in a key: "Société de 1789" is societe-de-1789. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The key of the translation of a name: alone, or within a sentence. */
export const nameKey = (game: string, form: 'name' | 'the', name: string): string => `${game}-${form}-${slugOf(name)}`

/** Put typographic apostrophes into a proper name; component files have straight ones. */
export const typeset = (name: string): string => name.replaceAll("'", '’')
