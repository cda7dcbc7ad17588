// What a game provides for the parts that all games share. See games/README.md.

import type { Component } from 'svelte'
import type { Name } from './grammar'
import type { GameEvent } from './stage'
import type { Table, View } from './table.svelte'

export interface Face {
  /** The catalogues that the game needs. */
  catalogues: RegExp
  /** A seat's colour and symbol. */
  Mark: Component<{ table: Table; seat: number }>
  /** A seat's colour as CSS, for curves. */
  colour(table: Table, seat: number): string
  /** The hover card of a card or place in the log. */
  Picture?: Component<{ table: Table; name: string; value: unknown; seat?: number }>
  /** The message arguments that have a hover card; the first is that of a card in a hand. */
  pictured: string[]
  /** The icon of a log entry; null for the mark of its seat. */
  glyph(gameEvent: GameEvent): string | null
  /** The label of an action. */
  label(table: Table, action: string): string
  /** A short description of the point in the game: "Turn II, round 4". */
  moment(view: View): string
  /** The log heading that an event begins, or null. */
  chapter(gameEvent: GameEvent): string | null
  /** Events that are not told with the moves of bots: they follow from others, or a summary has them. */
  untold: string[]
  /** The translation of a value in a message; undefined: none. */
  translateValue?(name: string, value: string | number): Name | undefined
  /** Points by seat. */
  points(view: View): number[]
  /** Keys that only this game has; labels are keys of the catalogues. */
  keys?: { key: string; label: string }[]
}

const faces = import.meta.glob<{ face: Face }>('../games/*/face.ts')
const boards = import.meta.glob<{ default: Component<{ table: Table; face: Face }> }>('../games/*/Table.svelte')

export async function loadFace(game: string): Promise<Face> {
  return (await faces[`../games/${game}/face.ts`]!()).face
}

export async function loadBoard(game: string): Promise<Component<{ table: Table; face: Face }>> {
  return (await boards[`../games/${game}/Table.svelte`]!()).default
}
