// Reads a component file of Libertalia into the box, and checks it (in Python: `games.libertalia.components`).

import type { ComponentFile, Components, Entry } from '../../local/components'
import type { GameData } from '../../local/data'
import type { Layout } from '../../local/manifest'
import { writeFields } from '../../local/record'

interface Choices {
  colours: string[]
  kinds: string[]
  /** By rank: the times at which a character can act. */
  timings: Record<string, string[]>
  /** By rank: what it brings on the day of rest. */
  ends: Record<string, number>
}

const TIMES = ['day', 'dusk', 'night', 'rest'] as const

export function readComponents(file: ComponentFile, data: GameData, layout: Layout): Components {
  const box = new Uint8Array(layout.bytes)
  const write = (field: string, values: number[]): void => writeFields(layout, box, field, values)
  const choices = data.own_cards.choices as Choices
  file.checkGame('libertalia', ['booty', 'characters'])
  const booty = readBooty(file, choices, data.constants, write)
  const characters = readCharacters(file, choices, data.constants, write)
  return { box, reference: { ...data.components, ...booty, ...characters } }
}

type Write = (field: string, values: number[]) => void
type Constants = Record<string, number>

function readBooty(file: ComponentFile, { kinds }: Choices, constants: Constants, write: Write) {
  const section = 'booty'
  const most = constants.MOST_TOKENS!
  const tokens: number[] = []
  const worth: number[] = []
  file.entries(section).forEach((entry, index) => {
    file.checkKeys(section, index, entry, ['kind', 'count', 'worth'], [])
    const kind = file.choice(section, index, entry, 'kind', kinds)
    if (tokens[kind] !== undefined)
      throw file.refuse('components-twice', section, index, { key: 'kind', value: kinds[kind]! })
    tokens[kind] = file.number(section, index, entry, 'count', 0, most)
    worth[kind] = file.number(section, index, entry, 'worth', -most, most)
  })
  kinds.forEach((value, kind) => {
    if (tokens[kind] === undefined) throw file.refuse('components-gap', section, null, { key: 'kind', value })
  })
  const found = tokens.reduce((sum, count) => sum + count, 0)
  const right = constants.DAYS! * constants.SEATS!
  if (found < right) throw file.refuse('components-few-tokens', section, null, { found, right })
  write('tokens', tokens)
  write('worth', worth)
  const byKind = (row: number[]) => Object.fromEntries(kinds.map((kind, place) => [kind, row[place]!]))
  return { booty: byKind(tokens), worth: byKind(worth) }
}

function readCharacters(file: ComponentFile, choices: Choices, constants: Constants, write: Write) {
  const section = 'characters'
  const ranks = constants.RANKS!
  const characters: Record<string, unknown>[] = []
  const acting: Record<string, number> = Object.fromEntries(TIMES.map((time) => [time, 0]))
  const influence: Record<string, number[]> = Object.fromEntries(choices.colours.map((colour) => [colour, []]))
  file.numbered(section, 'rank', ranks, ranks).forEach((entry, index) => {
    file.checkKeys(section, index, entry, ['rank', 'name', 'timing', 'influence'], [])
    const rank = Number(entry.rank)
    const name = file.word(section, index, entry, 'name')
    const chosen: unknown[] = Array.isArray(entry.timing) ? entry.timing : [entry.timing]
    for (const timing of chosen) file.choice(section, index, { timing }, 'timing', choices.timings[rank]!)
    const timing = TIMES.filter((time) => chosen.includes(time))
    for (const time of timing) acting[time]! += 2 ** rank
    characters[rank - 1] = { rank, name, timing, end: timing.includes('rest') ? (choices.ends[rank] ?? null) : null }
    readInfluence(file, index, entry, choices).forEach((mark, place) => {
      influence[choices.colours[place]!]![rank - 1] = mark
    })
  })
  for (const time of TIMES) write(time, [acting[time]!])
  write(
    'influence',
    choices.colours.flatMap((colour) => [0, ...influence[colour]!]),
  )
  return { characters, influence }
}

function readInfluence(file: ComponentFile, index: number, entry: Entry, { colours }: Choices): number[] {
  const section = 'characters'
  const marks = entry.influence
  if (typeof marks !== 'object' || marks === null || Array.isArray(marks) || marks instanceof Date)
    throw file.refuse('components-section', section, index, { section: 'influence' })
  file.checkKeys(section, index, marks as Entry, colours, [])
  const found = colours.map((colour) => file.number(section, index, marks as Entry, colour, 1, colours.length))
  found.forEach((mark, place) => {
    if (found.filter((each) => each === mark).length > 1)
      throw file.refuse('components-twice', section, index, { key: colours[place]!, value: mark })
  })
  return found
}
