// Tables in lists: their descriptions, and what to do there next.

import { requestLocally } from '../local/client'
import { addCardSet, request, type Schemas } from './api'
import { bringCardSet } from './card-sets'
import { freshNumber, keep, numberHash } from './fair-deal'
import { LEVELS, type Level } from './games'
import { pageUrl } from './host'
import { person } from './person.svelte'
import { isLocal } from './place'
import { ranked } from './ranking'
import { router } from './router.svelte'
import type { Result, Table } from './table.svelte'
import { ago, listed, translate } from './translations.svelte'

export type TableLine = Schemas['TableLine']
export type Wanted = Schemas['NewTable']

export function titleOf(table: { title: string; game: string }): string {
  return table.title || translate(`web-game-${table.game}`)
}

/** The name of a seat in a list: bots have names only at their table; people in a record have only a name. */
const displayName = (seat: TableLine['seats'][number]): string =>
  seat.bot && !seat.person ? translate('web-a-bot') : seat.name

export const openSeats = (table: TableLine): number => table.seats.filter(isOpen).length

/** Whether a seat is open; a seat of a record has a name, but no person. */
export const isOpen = (seat: { person?: string | null; bot: string | null; name: string }): boolean =>
  !seat.person && !seat.bot && !seat.name

/** Describe how a table is played: number of players, pace, rated or not. */
export function describeTable(table: TableLine): string[] {
  return [
    ...(table.title ? [translate(`web-game-${table.game}`)] : []),
    translate('web-players-count', { count: table.players }),
    ...(table.kind === 'branch'
      ? []
      : table.kind !== 'play'
        ? [translate('web-kind-of-table', { kind: table.kind })]
        : isLocal(table.id)
          ? []
          : [paceOf(table.pace)]),
    ...(isLocal(table.id) ? [translate('web-played-here')] : []),
    ...(table.status === 'running' ? [translate('web-begun', { when: ago(table.created_at) })] : []),
    ...(table.kind === 'play' && table.rated ? [translate('web-rated')] : []),
    ...(table.own_cards ? [translate('web-with-own-cards')] : []),
  ]
}

/** Describe the pace of a table. */
export function paceOf(pace: number | null): string {
  if (pace === null) return translate('web-pace-live')
  return pace >= 86_400
    ? translate('web-pace-days', { count: Math.round(pace / 86_400) })
    : translate('web-pace-minutes', { count: Math.round(pace / 60) })
}

/** Describe the status of a table. */
export function describeStatus(table: TableLine): string {
  switch (table.status) {
    case 'open':
      return translate(table.invited ? 'web-invited' : 'web-seats-left', { count: openSeats(table) })
    case 'running': {
      const others = table.seats.filter((seat) => seat.waiting).map(displayName)
      if (table.waits_for_you) return translate('web-waits-for-you', { when: ago(table.moved_at) })
      return others.length === 1
        ? translate('web-waits-for', { name: others[0]! })
        : translate('web-running', { when: ago(table.moved_at) })
    }
    case 'finished':
      return outcome(table)
    default:
      return translate('web-closed-table')
  }
}

function outcome(table: TableLine): string {
  const winners = ((table.result?.winners as number[] | undefined) ?? []).map((seat) => table.seats[seat]!)
  const mine = winners.some((seat) => person.is(seat.person))
  if (mine) return translate(winners.length > 1 ? 'web-you-shared' : 'web-you-won', { when: ago(table.moved_at) })
  return translate('web-they-won', { names: listed(winners.map(displayName)), count: winners.length })
}

/** Who plays at a table: the others, or after the game everybody with their points. */
export function describeCompany(table: TableLine): string {
  const { result, seats } = table
  if (table.status === 'finished' && result) {
    const standings = ranked(result as unknown as Result).map(({ seat, points }) => {
      const chair = seats[seat]!
      return `${person.is(chair.person) ? translate('web-you') : displayName(chair)} ${points}`
    })
    return standings.join(' · ')
  }
  const people = seats.filter((seat) => seat.name && !(seat.bot && !seat.person) && !person.is(seat.person))
  const bots = seats.filter((seat) => seat.bot && !seat.person).length
  const names = [...people.map(({ name }) => name), ...(bots ? [translate('web-bots-count', { count: bots })] : [])]
  return names.length ? translate('web-with', { names: listed(names) }) : ''
}

/** Return the link and the label of a table's button. */
export function nextStep(table: TableLine): { href: string; label: string; main: boolean } {
  if (table.status === 'finished')
    return { href: pageUrl(`/review/${table.id}`), label: translate('web-review'), main: false }
  const href = pageUrl(`/table/${table.id}`)
  if (table.waits_for_you) return { href, label: translate('web-act'), main: true }
  const seated = table.seats.some((seat) => person.is(seat.person))
  if (table.status === 'open' && !seated && openSeats(table))
    return { href, label: translate('web-choose-seat'), main: table.invited }
  return { href, label: translate(seated ? 'web-look' : 'web-watch'), main: false }
}

/** Create a table, and open its page. */
export async function createTable(wanted: Wanted): Promise<void> {
  await person.ensure()
  if (wanted.components) await bringCardSet(wanted.components, 'server')
  const number = freshNumber()
  const made = await request('post', '/api/tables', { body: { ...wanted, number_hash: numberHash(number) } })
  keep(made.about.id, { number, commitment: made.about.commitment })
  router.go(`/table/${made.about.id}`)
}

/** Create a table in this browser, for people at this device and bots, and open its page. */
export async function createLocalTable(wanted: Wanted): Promise<void> {
  // Whether the server can be reached does not matter: without it, the person has a name all the same.
  await person.load().catch(() => undefined)
  if (wanted.components) await bringCardSet(wanted.components, 'browser')
  const seats = (wanted.seats ?? []).map((seat) =>
    seat.kind === 'me' ? { ...seat, name: seat.name || person.localName } : seat,
  )
  const made = await request('post', '/api/tables', { body: { ...wanted, seats }, place: 'browser' })
  keepStorage()
  router.go(`/table/${made.about.id}`)
}

/**
 * Take a game from this browser to a table of the server, and open its page. `open` says by seat whether somebody
 * else may sit there; the other people stay at this device.
 */
export async function continueOnServer({ id, about, standing }: Table, open: boolean[]): Promise<void> {
  await person.ensure()
  const record = (await request('get', '/api/tables/{table}/record', { path: { table: id } })) as unknown as string
  if (about!.own_cards) {
    const { text } = (await request('get', '/api/tables/{table}/cards', {
      path: { table: id },
    })) as Schemas['WholeCardSet']
    await addCardSet(text, 'server')
  }
  const people = standing!.seats.filter(({ seat, person: here }) => here && !open[seat]).length
  const seats = standing!.seats.map(({ seat, person: here, name, bot }) =>
    open[seat]
      ? { kind: 'open' as const }
      : here
        ? // Alone, this person has the name of their account.
          { kind: 'me' as const, ...(people > 1 ? { name } : {}) }
        : { kind: 'bot' as const, bot },
  )
  const made = await request('post', '/api/continuations', {
    body: { record, seats, title: about!.title, public: false },
  })
  router.go(`/table/${made.about.id}`)
}

/** Start the lesson of a game in this browser, or continue it, and open its page. */
export async function beginLesson(game: string): Promise<void> {
  await person.load().catch(() => undefined)
  const made = await request('post', '/api/lessons/{game}', {
    path: { game },
    place: 'browser',
    name: person.localName,
  })
  keepStorage()
  router.go(`/table/${made.about.id}`)
}

/** Ask the browser not to delete what this site has stored. */
function keepStorage(): void {
  void navigator.storage?.persist?.().catch(() => false)
}

/** List the person's tables: those in this browser, and those on the server if it can be reached. */
export async function ownTables(query: OwnQuery = {}): Promise<Lobby> {
  const local = request('get', '/api/me/tables', { query, place: 'browser' }).catch(() => NONE)
  await person.load()
  const remote = person.me ? await request('get', '/api/me/tables', { query }) : NONE
  const tables = [...(query.after ? [] : (await local).tables), ...remote.tables]
  return { tables: tables.sort(byUrgency), more: remote.more }
}

/** Remove a table from this browser. */
export async function removeLocalTable(table: string): Promise<void> {
  const path = '/api/tables/{table}'
  await requestLocally({
    method: 'delete',
    path,
    parts: { table },
    query: {},
    body: undefined,
    key: undefined,
    name: undefined,
  })
}

/** List the person's tables in this browser. */
export async function localTables(query: OwnQuery = {}): Promise<TableLine[]> {
  const { tables } = await request('get', '/api/me/tables', { query, place: 'browser' }).catch(() => NONE)
  return tables
}

type Lobby = Schemas['Lobby']
interface OwnQuery {
  game?: string
  status?: 'open' | 'running' | 'finished' | 'closed'
  players?: number
  after?: string
}
const NONE: Lobby = { tables: [], more: null }

/** Order tables: first those that wait for this person, then by the last move. */
const byUrgency = (one: TableLine, other: TableLine): number =>
  Number(other.waits_for_you) - Number(one.waits_for_you) || Date.parse(other.moved_at) - Date.parse(one.moved_at)

/** Create a table against bots in this browser, and open its page. */
export async function playBots(game: string, players: number, level: Level): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, bot: LEVELS[level] }))
  await createLocalTable({
    game,
    players,
    options: {},
    title: '',
    public: false,
    rated: false,
    seats: [{ kind: 'me' }, ...bots],
  })
}
