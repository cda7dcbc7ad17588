// The page's part in a fair deal: a number of its own, committed to by its hash and revealed when all
// have committed (docs/fairness.md). Nobody, the server included, can choose a deal that it goes into.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { request, type Schemas } from './api'

type About = Schemas['About']
type Standing = Schemas['Standing']

/** Since this version of the rules, games are dealt so that nobody can compute the deal. */
export const FIRST_DEALT = 2

const BYTES = 32
const NUMBER = utf8ToBytes('tricorne/number/2\n')
const COMMITMENT = utf8ToBytes('tricorne/commitment/2\n')
const SEED = utf8ToBytes('tricorne/seed/2\n')

/** What this browser keeps of a deal: its own number, and what the server had committed to. */
export interface Kept {
  number: string
  commitment: string | null
  /** How often a new number was asked for here. */
  rounds?: number
}

// Whoever sees a deal coming and does not like it could leave and come back, so that it is begun anew, until
// they like one. The page goes along with that only so often; after that, its number is missing in the record.
const MOST_ROUNDS = 3

// What a browser keeps that has no storage, or no room in it.
const unsaved = new Map<string, Kept>()
const place = (table: string): string => `tricorne.deal.${table}`

/** Make a number that nobody else can know. Works without HTTPS, too. */
export function freshNumber(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)))
}

export function numberHash(number: string): string {
  return bytesToHex(sha256(concatBytes(NUMBER, hexToBytes(number))))
}

/** Keep the number for a table until it is revealed, and for looking back. */
export function keep(table: string, kept: Kept): void {
  unsaved.set(table, kept)
  try {
    localStorage.setItem(place(table), JSON.stringify(kept))
  } catch {
    // Then it lasts as long as the page.
  }
}

/** What is kept of a deal; null if this browser has no part in it. */
export function recallDeal(table: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(table)) ?? 'null') as Kept | null
    if (found && /^[0-9a-f]{64}$/.test(found.number)) return found
  } catch {
    // What cannot be read is as good as nothing.
  }
  return unsaved.get(table) ?? null
}

export type Step = { what: 'reveal'; seat: number; number: string } | { what: 'commit'; seat: number } | null

/** What the page has to do for the deal now. */
export function nextStep(standing: Standing, yours: number[], kept: Kept | null): Step {
  if (standing.status !== 'open' || !kept) return null
  const own = yours.map((seat) => standing.seats[seat]!)
  const hash = numberHash(kept.number)
  const chair = own.find((chair) => chair.number_hash === hash)
  if (!chair) {
    // Somebody has come or gone after numbers were revealed: the deal begins anew, with new numbers.
    const first = own.find((chair) => chair.number_hash === null)
    if ((kept.rounds ?? 0) >= MOST_ROUNDS) return null
    return first && own.every((chair) => chair.number_hash === null) ? { what: 'commit', seat: first.seat } : null
  }
  const committed = standing.awaited.every((seat) => standing.seats[seat]!.number_hash !== null)
  return standing.awaited.includes(chair.seat) && committed
    ? { what: 'reveal', seat: chair.seat, number: kept.number }
    : null
}

/** Do what the deal asks of this page, if anything; what fails is tried again with the next news. */
export async function attend(about: About, standing: Standing, yours: number[]): Promise<void> {
  const step = nextStep(standing, yours, recallDeal(about.id))
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

/** Check the deal of a game that is over; null as long as there is nothing to check. */
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

/** What the commitment binds besides the secret, written in the one way that is hashed. */
function context({ components, game, options, players, rules, id }: About): string {
  const sorted = Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify({ components, game, options: sorted, players, rules, table: id })
}
