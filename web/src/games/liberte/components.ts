// Reads a component file of Liberté into the box, and checks it (in Python: `games.liberte.components`).

import type { ComponentFile, Components } from '../../local/components'
import type { GameData } from '../../local/data'
import { writeFields } from '../../local/record'
import type { Layout } from '../../local/manifest'

interface Choices {
  factions: string[]
  types: string[]
  sets: string[]
  specials: Record<string, Record<string, unknown>>
}

const NONE = -1
const MARKS = ['cannon', 'sans_culottes', 'general'] as const

export function readComponents(file: ComponentFile, data: GameData, layout: Layout): Components {
  const box = new Uint8Array(layout.bytes)
  const write = (field: string, values: number | number[]): void =>
    writeFields(layout, box, field, Array.isArray(values) ? values : [values])
  const choices = data.own_cards.choices as Choices
  const { constants } = data
  file.checkGame('liberte', ['blocks', 'reserve', 'tokens', 'battles', 'provinces', 'cards'])
  const map = readProvinces(file, constants, write)
  const cards = readCards(file, choices, constants, map.regions, write)
  return {
    box,
    reference: { ...data.components, ...map.reference, cards, ...readPieces(file, choices, constants, write) },
  }
}

type Write = (field: string, values: number | number[]) => void
type Constants = Record<string, number>

function readProvinces(file: ComponentFile, constants: Constants, write: Write) {
  const count = constants.PROVINCES!
  const [section, lilies, paying] = [
    'provinces',
    new Array<number>(count + 1).fill(0),
    new Array<number>(count + 1).fill(0),
  ]
  const names: string[] = []
  const regionOf: string[] = []
  file.numbered(section, 'number', count, count).forEach((entry, index) => {
    file.checkKeys(section, index, entry, ['number', 'name', 'region'], ['fleur_de_lis', 'victory_points'])
    const number = Number(entry.number)
    names[number] = file.word(section, index, entry, 'name')
    regionOf[number] = file.word(section, index, entry, 'region')
    lilies[number] = Number(file.flag(section, index, entry, 'fleur_de_lis'))
    paying[number] = file.number(section, index, entry, 'victory_points', 0, constants.MOST_PROVINCE_POINTS!)
  })
  const numbers = Array.from({ length: count }, (_, place) => place + 1)
  const regions = [...new Set(numbers.map((number) => regionOf[number]!))]
  if (regions.length !== constants.REGIONS)
    throw file.refuse('components-regions', section, null, { found: regions.length, right: constants.REGIONS! })
  const region = (number: number): number => regions.indexOf(regionOf[number]!)
  // A card of no region finds its provinces in the last row: all of them.
  const inside = [...regions.map((_, each) => numbers.filter((number) => region(number) === each)), numbers]
  write('region', [0, ...numbers.map(region)])
  write(
    'provinces_in',
    inside.map((each) => each.length),
  )
  write(
    'province_in',
    inside.flatMap((each) => [...each, ...new Array<number>(count - each.length).fill(0)]),
  )
  write('fleur_de_lis', lilies)
  write('victory_points', paying)
  write('election_order', [...numbers, ...[...numbers].sort((one, other) => region(one) - region(other))])
  const provinces = numbers.map((number) => ({
    number,
    name: names[number]!,
    region: regionOf[number]!,
    fleur_de_lis: Boolean(lilies[number]),
    victory_points: paying[number]!,
  }))
  return { regions, reference: { provinces } }
}

function readCards(file: ComponentFile, choices: Choices, constants: Constants, regions: string[], write: Write) {
  const section = 'cards'
  const specials = Object.keys(choices.specials)
  const entries = file.numbered(section, 'id', null, constants.CARDS!)
  const column = (value: number): number[] => new Array<number>(constants.CARDS! + 1).fill(value)
  const columns = {
    deck_b: column(0),
    type: column(0),
    special: column(NONE),
    card_region: column(NONE),
    card_faction: column(NONE),
    value: column(0),
    cannon: column(0),
    sans_culottes: column(0),
    general: column(0),
  }
  const cards: Record<string, unknown>[] = []
  const clubs = new Set<number>()
  entries.forEach((entry, index) => {
    const id = Number(entry.id)
    const name = file.word(section, index, entry, 'name')
    columns.deck_b[id] = file.choice(section, index, entry, 'set', choices.sets)
    const type = choices.types[(columns.type[id] = file.choice(section, index, entry, 'type', choices.types))]!
    const common = ['id', 'set', 'type', 'name']
    if (Object.hasOwn(entry, 'sourced')) file.word(section, index, entry, 'sourced')
    const card = { id, set: choices.sets[columns.deck_b[id]], type, name, region: null, faction: null, value: null }
    if (type === 'special') {
      file.checkKeys(section, index, entry, common, ['sourced'])
      columns.special[id] = file.choice(section, index, entry, 'name', specials)
      cards[id - 1] = { ...card, ...marksOf(columns, id), ...choices.specials[name] }
      return
    }
    const needed = [...common, 'faction', 'value']
    if (type === 'club') {
      file.checkKeys(section, index, entry, needed, [...MARKS, 'sourced'])
      columns.value[id] = file.number(section, index, entry, 'value', 1, 1)
    } else {
      file.checkKeys(section, index, entry, [...needed, 'region'], [...MARKS, 'sourced'])
      columns.card_region[id] = file.choice(section, index, entry, 'region', regions)
      columns.value[id] = file.number(section, index, entry, 'value', 1, constants.MOST_VALUE!)
    }
    columns.card_faction[id] = file.choice(section, index, entry, 'faction', choices.factions)
    for (const mark of MARKS) columns[mark][id] = Number(file.flag(section, index, entry, mark))
    if (type === 'club') clubs.add(columns.card_faction[id])
    cards[id - 1] = {
      ...card,
      region: regions[columns.card_region[id]!] ?? null,
      faction: choices.factions[columns.card_faction[id]],
      value: columns.value[id],
      ...marksOf(columns, id),
    }
  })
  const needed = constants.DEALT! * constants.SEATS! + constants.FACE_UP!
  const found = cards.filter(({ set }) => set === choices.sets[0]).length
  if (found < needed) throw file.refuse('components-few-cards', section, null, { found, right: needed })
  choices.factions.forEach((faction, number) => {
    if (!clubs.has(number)) throw file.refuse('components-no-club', section, null, { faction })
  })
  write('cards', cards.length)
  for (const [field, values] of Object.entries(columns)) write(field, values)
  return cards
}

const marksOf = (columns: Record<(typeof MARKS)[number], number[]>, id: number): Record<string, boolean> =>
  Object.fromEntries(MARKS.map((mark) => [mark, Boolean(columns[mark][id])]))

function readPieces(file: ComponentFile, { factions }: Choices, constants: Constants, write: Write) {
  const counts: Record<string, Record<string, number>> = {}
  for (const section of ['blocks', 'reserve']) {
    const table = file.data[section]
    if (typeof table !== 'object' || table === null || Array.isArray(table) || table instanceof Date)
      throw file.refuse('components-section', section, null, { section })
    const entry = table as Record<string, unknown>
    file.checkKeys(section, 0, entry, factions, [])
    const row = factions.map((faction) => file.number(section, 0, entry, faction, 0, constants.MOST_BLOCKS!))
    write(section, row)
    counts[section] = Object.fromEntries(factions.map((faction, place) => [faction, row[place]!]))
  }
  for (const faction of factions) {
    if (counts.reserve![faction]! >= counts.blocks![faction]!)
      throw file.refuse('components-reserve', 'reserve', null, { faction })
  }
  const onTracks = constants.TOKENS_ON_TRACKS!
  const tokens = file.number('tokens', null, file.data, 'tokens', onTracks + 1, constants.MOST_TOKENS!) - onTracks
  write('tokens', tokens)
  const names: string[] = []
  const points = new Array<number>(constants.TURNS! + 1).fill(0)
  file.entries('battles').forEach((entry, index) => {
    file.checkKeys('battles', index, entry, ['turn', 'name', 'points'], [])
    const turn = file.number('battles', index, entry, 'turn', 2, constants.TURNS!)
    if (names[turn]) throw file.refuse('components-twice', 'battles', index, { key: 'turn', value: turn })
    names[turn] = file.word('battles', index, entry, 'name')
    points[turn] = file.number('battles', index, entry, 'points', 0, constants.MOST_BATTLE_POINTS!)
  })
  const turns = Array.from({ length: constants.TURNS! - 1 }, (_, place) => place + 2)
  for (const turn of turns)
    if (!names[turn]) throw file.refuse('components-gap', 'battles', null, { key: 'turn', value: turn })
  write('battle', points)
  return {
    ...counts,
    tokens,
    battles: Object.fromEntries(turns.map((turn) => [turn, points[turn]])),
    battle_names: Object.fromEntries(turns.map((turn) => [turn, names[turn]])),
  }
}
