// Sets of cards of one's own: in this browser, and on the server.

import { addCardSet, NetworkError, request, type Schemas } from './api'
import { hasServer } from './host'
import { person } from './person.svelte'
import type { Place } from './place'

/** A set that can be chosen for a new table. */
export interface CardSet {
  fingerprint: string
  game: string
  name: string
  note: string
  /** Whether its component file is kept in this browser. */
  here: boolean
  /** Whether it is known to the server, and who has put it there. */
  server: 'mine' | 'host' | null
}

/** All sets that can be chosen here, and whether the server takes others. */
export async function listCardSets(): Promise<{ sets: CardSet[]; uploads: boolean }> {
  const [here, there] = await Promise.all([request('get', '/api/card-sets', { place: 'browser' }), onServer()])
  const sets = new Map<string, CardSet>()
  for (const { fingerprint, game, name, note } of here.sets)
    sets.set(fingerprint, { fingerprint, game, name, note, here: true, server: null })
  for (const { fingerprint, game, name, note, by_host: byHost } of there?.sets ?? []) {
    const known = sets.get(fingerprint)
    const server = byHost ? 'host' : 'mine'
    sets.set(fingerprint, { fingerprint, game, name, note, here: known?.here ?? false, server })
  }
  return { sets: [...sets.values()], uploads: there?.uploads ?? false }
}

/** What the server says of sets; null without one. */
async function onServer(): Promise<Schemas['CardSets'] | null> {
  if (!hasServer) return null
  try {
    return await request('get', '/api/card-sets')
  } catch (error) {
    if (error instanceof NetworkError) return null
    throw error
  }
}

/** Check a component file, and keep it in this browser. */
export const keepCardSet = (text: string): Promise<Schemas['CardSetAdded']> => addCardSet(text, 'browser')

/** Delete a set in this browser, and from the server if it is one's own there. */
export async function deleteCardSet({ fingerprint, here, server }: CardSet): Promise<void> {
  const path = { set: fingerprint }
  if (server === 'mine') await request('delete', '/api/card-sets/{set}', { path })
  if (here) await request('delete', '/api/card-sets/{set}', { path, place: 'browser' })
}

/** Take a set to where a table is going to be. */
export async function bringCardSet(fingerprint: string, place: Place): Promise<void> {
  const { sets } = await listCardSets()
  const set = sets.find((each) => each.fingerprint === fingerprint)
  if (!set || (place === 'browser' ? set.here : set.server)) return
  const from = place === 'browser' ? 'server' : 'browser'
  if (place === 'server') await person.ensure()
  const { text } = await request('get', '/api/card-sets/{set}', { path: { set: fingerprint }, place: from })
  await addCardSet(text, place)
}

/** One way in which a set differs from the built-in components. */
export interface Difference {
  /** The section, such as `cards`. */
  section: string
  /** The entry in it: the name of the card, the province or the character; empty where a section has no entries. */
  entry: string
  field: string
  before: string
  after: string
}

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const written = (value: unknown): string =>
  value === undefined || value === null
    ? '–'
    : Array.isArray(value)
      ? value.map(written).join(', ')
      : isValues(value)
        ? Object.entries(value)
            .map(([key, inner]) => `${key} ${written(inner)}`)
            .join(', ')
        : String(value)

/** List how a set differs from the built-in components. */
export function differences(builtIn: Values, own: Values): Difference[] {
  return Object.keys(own).flatMap((section) => {
    const [before, after] = [builtIn[section], own[section]]
    if (Array.isArray(before) && Array.isArray(after)) return ofEntries(section, before as Values[], after as Values[])
    if (!isValues(before) || !isValues(after)) return ofField(section, '', section, before, after)
    return Object.keys({ ...before, ...after }).flatMap((field) =>
      ofField(section, '', field, before[field], after[field]),
    )
  })
}

function ofEntries(section: string, before: Values[], after: Values[]): Difference[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, place) => {
    const [old, now] = [before[place], after[place]]
    const entry = String((now ?? old)!.name)
    // A card that only one of them has.
    if (!old || !now) return [{ section, entry, field: 'name', before: written(old?.name), after: written(now?.name) }]
    return Object.keys({ ...old, ...now }).flatMap((field) => ofField(section, entry, field, old[field], now[field]))
  }).flat()
}

function ofField(section: string, entry: string, field: string, before: unknown, after: unknown): Difference[] {
  const [old, now] = [written(before), written(after)]
  return old === now ? [] : [{ section, entry, field, before: old, after: now }]
}
