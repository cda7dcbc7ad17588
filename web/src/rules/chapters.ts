// The sections of each game's rules; their texts are in the catalogues `web_rules_<game>.ftl`.

import type { Component } from 'svelte'

export interface Chapters {
  /** Sections in their order; each has a title `web-rules-<game>-<name>` and a text `…-<name>-text`. */
  sections: readonly string[]
  /** Terms that are explained at the end: `web-rules-<game>-term-<name>` and `…-means`. */
  terms: readonly string[]
}
/** A view of all components of a game: its player aid, its gallery. */
export type Overview = Component<{ components: Record<string, unknown> }>
export type Figure = Component<{ name: string; components: Record<string, unknown> }>

const chapters = import.meta.glob<{ chapters: Chapters }>('./*/chapters.ts')
const figures = import.meta.glob<{ default: Figure }>('./*/Figure.svelte')
const aids = import.meta.glob<{ default: Overview }>('./*/Aid.svelte')
const galleries = import.meta.glob<{ default: Overview }>('./*/Gallery.svelte')

/** Who designed the games. */
export const DESIGNERS: Record<string, string> = { liberte: 'Martin Wallace', libertalia: 'Paolo Mori' }

/** The games that have rules here. */
export const games = Object.keys(chapters)
  .map((path) => path.split('/')[1]!)
  .sort()
  .reverse()

/** Load the rules of a game. */
export async function load(game: string): Promise<{ chapters: Chapters; Figure: Figure }> {
  const [loaded, figure] = await Promise.all([
    chapters[`./${game}/chapters.ts`]!(),
    figures[`./${game}/Figure.svelte`]!(),
  ])
  return { chapters: loaded.chapters, Figure: figure.default }
}

/** Load the player aid of a game. */
export const loadAid = async (game: string): Promise<Overview> => (await aids[`./${game}/Aid.svelte`]!()).default

/** Load the gallery of a game. */
export const loadGallery = async (game: string): Promise<Overview> =>
  (await galleries[`./${game}/Gallery.svelte`]!()).default

/** The catalogues that the player aid of a game needs. */
export const aidCatalogues = (game: string): RegExp =>
  new RegExp(`/(${game}|web_${game}|web_rules|web_rules_${game}|web_aid_${game})\\.ftl$`)

/** The catalogues that the rules of a game need. */
export const catalogues = (game: string): RegExp =>
  new RegExp(`/(${game}|web_${game}|web_rules|web_rules_${game})\\.ftl$`)
