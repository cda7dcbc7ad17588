// Where a table is: on the server, or in this browser. The id of a local table says so.

export type Place = 'server' | 'browser'

/** The person of all local tables: whoever uses this device. */
export const PERSON = 'here'

const LOCAL = 'local-'

export const isLocal = (table: string): boolean => table.startsWith(LOCAL)

export const placeOf = (table: string): Place => (isLocal(table) ? 'browser' : 'server')

/** Make the id of a local table. */
export function newLocalId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0'))
  return LOCAL + letters.join('')
}
