// How a game looks in the parts that all games share. See games/README.md.

import type { Component } from 'svelte'
import type { Happening } from './stage'
import type { Table, View } from './table.svelte'

export interface Face {
  /** The catalogues that the game needs. */
  words: RegExp
  /** A seat's colour and symbol. */
  Mark: Component<{ table: Table; seat: number }>
  /** A seat's colour alone, for lines that are drawn. */
  colour(table: Table, seat: number): string
  /** What is shown beside a word of the log. */
  Picture?: Component<{ table: Table; name: string; value: unknown; seat?: number }>
  /** The arguments of sentences that have a picture; the first is the one for a card of a hand. */
  pictured: string[]
  /** The sign before a line of the log; null: the mark of its seat. */
  glyph(happening: Happening): string | null
  /** What an action is called. */
  label(table: Table, action: string): string
  /** Where a position stands, in a few words. */
  moment(view: View): string
  /** A heading of the log, if something that happened opens one. */
  chapter(happening: Happening): string | null
  /** What a value is called in sentences, such as a name that has a translation; undefined: as it stands. */
  calls?(name: string, value: string | number): string | undefined
  /** Points by seat. */
  points(view: View): number[]
  /** Keys that only this game has; labels are keys of the catalogues. */
  keys?: { key: string; label: string }[]
}

const faces = import.meta.glob<{ face: Face }>('../games/*/face.ts')
const boards = import.meta.glob<{ default: Component<{ table: Table; face: Face }> }>('../games/*/Table.svelte')

/** Load how a game looks. */
export async function loadFace(game: string): Promise<Face> {
  return (await faces[`../games/${game}/face.ts`]!()).face
}

/** Load a game's table. */
export async function loadBoard(game: string): Promise<Component<{ table: Table; face: Face }>> {
  return (await boards[`../games/${game}/Table.svelte`]!()).default
}
