// The page's part in a fair deal: a random number, committed to by its hash and revealed when all
// have committed (docs/fairness.md). So nobody, not even the server, can choose the deal.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { request, type Schemas } from './api'

type About = Schemas['About']
type Standing = Schemas['Standing']

/** The first rules version with fair deals. */
export const FIRST_DEALT = 2

const BYTES = 32
const NUMBER = utf8ToBytes('tricorne/number/2\n')
const COMMITMENT = utf8ToBytes('tricorne/commitment/2\n')
const SEED = utf8ToBytes('tricorne/seed/2\n')

/** What this browser stores about a deal: its number, and the server's commitment. */
export interface Kept {
  number: string
  commitment: string | null
  /** How often the deal was restarted. */
  rounds?: number
}

// A player who can predict the deal could leave and come back, so that it is restarted, until
// they like it. The page takes part in this many rounds; after that, its number is missing in the record.
const MOST_ROUNDS = 3

// The fallback without local storage.
const unsaved = new Map<string, Kept>()
const place = (table: string): string => `tricorne.deal.${table}`

/** Generate a random number. Works without HTTPS, too. */
export function freshNumber(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)))
}

export function numberHash(number: string): string {
  return bytesToHex(sha256(concatBytes(NUMBER, hexToBytes(number))))
}

/** Store the number for a table, until it is revealed and for the check at the end. */
export function keep(table: string, kept: Kept): void {
  unsaved.set(table, kept)
  try {
    localStorage.setItem(place(table), JSON.stringify(kept))
  } catch {
    // The fallback lasts as long as the page.
  }
}

/** What is stored about a deal; null if this browser has no part in it. */
export function recallDeal(table: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(table)) ?? 'null') as Kept | null
    if (found && /^[0-9a-f]{64}$/.test(found.number)) return found
  } catch {
    // Treat unreadable data as missing.
  }
  return unsaved.get(table) ?? null
}

/** Forget the numbers that only this page has. */
export const forgetUnsaved = (): void => unsaved.clear()

export type Step = { what: 'reveal'; seat: number; number: string } | { what: 'commit'; seat: number } | null

/** What the page has to do for the deal now. */
export function nextStep(standing: Standing, yours: number[], kept: Kept | null): Step {
  if (standing.status !== 'open' || !kept) return null
  const own = yours.map((seat) => standing.seats[seat]!)
  const hash = numberHash(kept.number)
  const chair = own.find((chair) => chair.number_hash === hash)
  if (!chair) {
    // Somebody joined or left after numbers were revealed: the deal restarts with new numbers.
    const first = own.find((chair) => chair.number_hash === null)
    if ((kept.rounds ?? 0) >= MOST_ROUNDS) return null
    return first && own.every((chair) => chair.number_hash === null) ? { what: 'commit', seat: first.seat } : null
  }
  const committed = standing.awaited.every((seat) => standing.seats[seat]!.number_hash !== null)
  return standing.awaited.includes(chair.seat) && committed
    ? { what: 'reveal', seat: chair.seat, number: kept.number }
    : null
}

/** Do this page's next step in the deal, if any. */
export async function attend(about: About, standing: Standing, yours: number[]): Promise<void> {
  const step = about.commitment ? nextStep(standing, yours, recallDeal(about.id)) : null
  if (!step) return
  const path = { table: about.id, seat: step.seat }
  if (step.what === 'reveal') {
    await request('put', '/api/tables/{table}/seats/{seat}/number', { path, body: { number: step.number } })
    return
  }
  const number = freshNumber()
  keep(about.id, { number, commitment: about.commitment, rounds: (recallDeal(about.id)?.rounds ?? 0) + 1 })
  await request('put', '/api/tables/{table}/seats/{seat}/number-hash', {
    path,
    body: { number_hash: numberHash(number) },
  })
}

export type Verdict = 'good' | 'no-number' | 'bad'

/** Check the deal of a finished game; null before that. */
export function checkDeal(about: About, standing: Standing, kept: Kept | null): Verdict | null {
  if (!standing.secret || !about.commitment) return null
  const secret = hexToBytes(standing.secret)
  const commitment = bytesToHex(sha256(concatBytes(COMMITMENT, secret, utf8ToBytes(context(about)))))
  const numbers = standing.seats.map((chair) =>
    chair.number ? concatBytes(Uint8Array.of(1), hexToBytes(chair.number)) : Uint8Array.of(0),
  )
  const seed = bytesToHex(sha256(concatBytes(SEED, secret, hexToBytes(commitment), ...numbers)))
  const promised = kept?.commitment ?? about.commitment
  if (commitment !== about.commitment || commitment !== promised || seed !== standing.seed) return 'bad'
  if (!kept) return standing.seats.some((chair) => chair.number) ? 'good' : 'no-number'
  return standing.seats.some((chair) => chair.number === kept.number) ? 'good' : 'no-number'
}

/** The canonical encoding of the context of the commitment. */
function context({ components, game, options, players, rules, id }: About): string {
  const sorted = Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify({ components, game, options: sorted, players, rules, table: id })
}
