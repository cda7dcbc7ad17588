// What the pages know of a game beside its module: written from the Python declarations (`server.local_data`).

import type { Schemas } from '../lib/api'

type Names = Record<string, string>

export interface EventKind {
  name: string
  names: string[]
  public: string[]
  /** Whether the acting seat could have predicted it. */
  foreseen: boolean
}

export type GameData = Schemas['GameLine'] & {
  rules_versions: number[]
  /** The first rules version whose games are dealt from the cryptographic stream. */
  first_dealt: number
  fingerprint: string
  /** Whether the components are somebody's own. */
  own?: boolean
  own_cards: OwnCardsData
  /** The components as a record, in base64. */
  box: string
  judged_by: string
  actions: { texts: string[]; verbs: { name: string; operands: [string | number, string | number][] }[] }
  asks: Names
  reasons: Names
  endings: Names
  events: Record<string, EventKind>
  events_at_most: number
  /** By question: what a view shows while it is asked. */
  about: Record<string, string[]>
  enums: Record<string, Names>
  constants: Record<string, number>
  stream: {
    domain: string
    kinds: Names
    kind: number
    quick: number
    place: number
    key: number
    block_words: number
  }
  bots: BotData
  record: RecordLimits
  lesson: { record: string; seat: number; steps: { name: string; moves: number }[] }
}

/** What is checked of a component file from anybody. */
export interface OwnCardsData {
  largest: number
  longest_line: number
  most_depth: number
  largest_number: number
  longest_name: number
  longest_note: number
  longest_shown: number
  blank_glyphs: string
  former_names: Names
  /** How many games are played for each number of players, to see that the cards can be played with. */
  trials: number
  /** What a file may choose from, and what follows from it. */
  choices: unknown
}

export interface BotData {
  names: string[]
  deputy: string
  adviser: string
  policies: Record<string, number>
  simulations: Record<string, number>
  tuning: Record<string, number>
  nodes_per_simulation: number
  spare_nodes: number
  first_batch: number
  batch: number
  max_catch_up: number
  clock_share: number
  min_share: number
  thinking_seconds: number
  curve_positions: number
}

export interface RecordLimits {
  first_line: string
  format: number
  /** The format since which a record may have redeals. */
  redeal_format: number
  largest: number
  longest_line: number
  longest_game: number
  longest_seed: number
  longest_name: number
  most_streams: number
  required: Record<string, string>
  optional: Record<string, string>
  result: string
  games: string[]
}
