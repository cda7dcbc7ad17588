// Errors that a player can cause, with the keys and HTTP statuses of the server.

import type { Message } from '../lib/api'

export type Values = Record<string, string | number>

export class TableError extends Error {
  /** For a stale version: what has happened since. */
  changed: unknown

  constructor(
    readonly status: number,
    readonly key: string,
    readonly values: Values = {},
    /** The rule that forbids a move, or what is wrong with a line of a record. */
    readonly reason: Message | null = null,
  ) {
    super(`${key} ${JSON.stringify(values)}`)
  }
}

export const forbidden = (key: string, values?: Values): TableError => new TableError(403, key, values)
export const notFound = (key: string, values?: Values): TableError => new TableError(404, key, values)
export const conflict = (key: string, values?: Values): TableError => new TableError(409, key, values)
export const invalid = (key: string, values?: Values): TableError => new TableError(422, key, values)
