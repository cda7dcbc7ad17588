// Tables in lists: what is said of them, and what one does there next.

import { ask, type Shapes } from './api'
import { freshNumber, keep, numberHash } from './fair-deal'
import { LEVELS, type Level } from './games'
import { person } from './person.svelte'
import { router } from './router.svelte'
import { ago, say } from './words.svelte'

export type TableLine = Shapes['TableLine']
export type Wanted = Shapes['NewTable']

/** What a table is called. */
export function titleOf(table: { title: string; game: string }): string {
  return table.title || say(`web-game-${table.game}`)
}

/** What somebody is called in a list: bots have names only at their tables, people of a record only that. */
const calledIn = (seat: TableLine['seats'][number]): string => (seat.bot && !seat.person ? say('web-a-bot') : seat.name)

export const openSeats = (table: TableLine): number => table.seats.filter(isOpen).length

/** Whether nobody sits at a seat; whom a record names is no person here, but sits. */
export const isOpen = (seat: { person?: string | null; bot: string | null; name: string }): boolean =>
  !seat.person && !seat.bot && !seat.name

/** How a table is played: by how many, how fast, and what is unusual about it. */
export function playedHow(table: TableLine): string[] {
  return [
    ...(table.title ? [say(`web-game-${table.game}`)] : []),
    say('web-players-count', { count: table.players }),
    ...(table.kind === 'play' ? [paceOf(table.pace)] : [say('web-kind-of-table', { kind: table.kind })]),
    ...(table.kind === 'play' && table.rated ? [say('web-new-rated')] : []),
  ]
}

/** How fast a table plays. */
export function paceOf(pace: number | null): string {
  if (pace === null) return say('web-pace-live')
  return pace >= 86_400
    ? say('web-pace-days', { count: Math.round(pace / 86_400) })
    : say('web-pace-minutes', { count: Math.round(pace / 60) })
}

/** What there is to say of a table to somebody who may sit there. */
export function about(table: TableLine): string {
  switch (table.status) {
    case 'open':
      return say(table.invited ? 'web-invited' : 'web-seats-left', { count: openSeats(table) })
    case 'running': {
      const others = table.seats.filter((seat) => seat.waiting).map(calledIn)
      if (table.waits_for_you) return say('web-waits-for-you', { when: ago(table.moved_at) })
      return others.length === 1
        ? say('web-waits-for', { name: others[0]! })
        : say('web-running', { when: ago(table.moved_at) })
    }
    case 'finished':
      return outcome(table)
    default:
      return say('web-closed-table')
  }
}

function outcome(table: TableLine): string {
  const winners = ((table.result?.winners as number[] | undefined) ?? []).map((seat) => table.seats[seat]!)
  const mine = winners.some((seat) => seat.person && seat.person === person.me?.id)
  if (mine) return say(winners.length > 1 ? 'web-you-shared' : 'web-you-won', { when: ago(table.moved_at) })
  return say('web-they-won', { names: winners.map(calledIn).join(', '), count: winners.length })
}

/** Where a table is to be seen, and what the button there says. */
export function way(table: TableLine): { href: string; label: string; main: boolean } {
  if (table.status === 'finished') return { href: `/review/${table.id}`, label: say('web-review'), main: false }
  if (table.waits_for_you) return { href: `/table/${table.id}`, label: say('web-act'), main: true }
  const seated = table.seats.some((seat) => seat.person && seat.person === person.me?.id)
  if (table.status === 'open' && !seated && openSeats(table))
    return { href: `/table/${table.id}`, label: say('web-sit-down'), main: table.invited }
  return { href: `/table/${table.id}`, label: say(seated ? 'web-look' : 'web-watch'), main: false }
}

/** Make a table, and go there. */
export async function make(wanted: Wanted): Promise<void> {
  await person.be()
  const number = freshNumber()
  const made = await ask('post', '/api/tables', { body: { ...wanted, number_hash: numberHash(number) } })
  keep(made.about.id, { number, commitment: made.about.commitment })
  router.go(`/table/${made.about.id}`)
}

/** Play against bots at once. */
export async function playBots(game: string, players: number, level: Level): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, bot: LEVELS[level] }))
  await make({ game, players, options: {}, title: '', public: false, rated: false, seats: [{ kind: 'me' }, ...bots] })
}
