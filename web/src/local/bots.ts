// The bots: policies that give each action a value, and the search (in Python: `bots.policies`, `bots.search_bot`).
// With the same seed they decide as in Python. A search runs in batches, so that it can be stopped.

import type { Game, State } from './game'
import { layoutOf, type Layout } from './manifest'
import type { Allocated, Workspace } from './module'
import { fieldBytes, readField, writeNumber } from './record'
import { fastStream } from './rng'

export interface Candidate {
  action: number
  /** The estimated win probability, if the bot has one. */
  chance: number | null
  /** The expected points compared with the rivals, if the bot counts in points. */
  points: number | null
  /** The share of its simulations that the bot has spent on it, if it searches. */
  share: number | null
}

/** A decision for a bot: everything its seat knows, and nothing else. */
export interface Question {
  seat: number
  seed: string
  observation: State
  legal: number[]
  /** The time limit in seconds, or none. */
  seconds: number | null
}

interface Stats {
  visits: number
  valueSum: number
}

const SCORE = 'score_actions'
/** Its parameters that are the working memory of a policy; the first are the values. */
const POLICY_BUFFERS = [6, 7, 8, 9, 10, 11]
const NO_NODE = 0
const ROOT = 1
/** How long a part of a batch should take at most, in milliseconds: other work runs in between. */
const SLICE_MS = 30
/** The first parameter of a search that belongs to its context. */
const CONTEXT = 4

/** Let other work run: messages that have arrived, and timers. */
export const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume))

/** Choose one of the legal actions. */
export async function choose(game: Game, bot: string, question: Question, signal?: AbortSignal): Promise<number> {
  const { legal } = question
  if (legal.length === 1) return legal[0]!
  const policy = game.data.bots.policies[bot]
  if (policy !== undefined) return legal[score(game, policy, question).best]!
  return search(game, bot, question, true, signal, mostVisited)
}

/** Evaluate the legal actions, best first. */
export async function consider(
  game: Game,
  bot: string,
  question: Question,
  signal?: AbortSignal,
): Promise<Candidate[]> {
  const { policies, min_share: minShare } = game.data.bots
  const policy = policies[bot]
  const plain = { chance: null, points: null, share: null }
  if (policy === undefined) {
    return search(game, bot, question, false, signal, (stats) => {
      const visits = [...stats.values()].reduce((sum, each) => sum + each.visits, 0)
      const choice = mostVisited(stats)
      const rank = ({ action, share, chance }: Candidate): [boolean, boolean, number] => [
        action !== choice,
        (share ?? 0) < minShare,
        -(chance ?? 0),
      ]
      return [...stats]
        .map(([action, each]) => ({
          ...plain,
          action,
          chance: each.visits ? each.valueSum / each.visits : null,
          share: each.visits / visits,
        }))
        .sort((one, other) => compare(rank(one), rank(other)))
    })
  }
  if (bot === 'random') return question.legal.map((action) => ({ ...plain, action }))
  const { values } = score(game, policy, question)
  return question.legal
    .map((action, place) => ({ ...plain, action, points: values[place]! }))
    .sort((one, other) => other.points - one.points)
}

function compare(one: (number | boolean)[], other: (number | boolean)[]): number {
  const place = one.findIndex((each, index) => each !== other[index])
  return place < 0 ? 0 : Number(one[place]) - Number(other[place])
}

/** Return the value of each legal action, and the place of the best. */
function score(
  { box, workspace }: Game,
  policy: number,
  { observation, seat, legal, seed }: Question,
): { best: number; values: Float64Array } {
  const actions = new Uint8Array(Int16Array.from(legal).buffer)
  const [values, ...others] = POLICY_BUFFERS.map((place) => workspace.buffer(SCORE, place))
  const rng = fastStream(seed)
  const best = workspace.call(SCORE, policy, box, observation, seat, actions, legal.length, values!, ...others, rng)
  return { best, values: new Float64Array(values!.buffer) }
}

/** Return the action with the most visits; ties go to the greater value. */
function mostVisited(stats: Map<number, Stats>): number {
  let best: [number, Stats] | null = null
  for (const entry of stats) {
    const [, { visits, valueSum }] = entry
    const better = !best || visits > best[1].visits || (visits === best[1].visits && valueSum > best[1].valueSum)
    if (better) best = entry
  }
  return best![0]
}

/** Search until the budget is used up, and read something from the statistics of the seat's actions. */
async function search<T>(
  game: Game,
  bot: string,
  question: Question,
  mayStopEarly: boolean,
  signal: AbortSignal | undefined,
  read: (stats: Map<number, Stats>) => T,
): Promise<T> {
  return game.module.lend(async (workspace) => {
    const searcher = new Searcher(game, workspace, bot, question)
    await searcher.think(mayStopEarly, signal)
    return read(searcher.stats())
  })
}

/** A tree and a random stream in a workspace of its own. */
class Searcher {
  readonly #context: Allocated[]
  readonly #node: Layout
  readonly #budget: number
  /** Simulations that run without a pause; a multiple of those that share a determinization. */
  #slice: number

  constructor(
    readonly game: Game,
    readonly workspace: Workspace,
    bot: string,
    readonly question: Question,
  ) {
    const { bots } = game.data
    const { manifest } = game.module
    this.#budget = bots.simulations[bot]!
    this.#slice = bots.tuning.simulations_per_world!
    const capacity = bots.nodes_per_simulation * this.#budget + bots.spare_nodes
    const count = manifest.kernels.search!.parameters.length
    this.#context = Array.from({ length: count - CONTEXT }, (_, place) =>
      workspace.allocate('search', CONTEXT + place, place ? 0 : capacity),
    )
    this.#node = layoutOf(manifest, 'search', CONTEXT)
    const [, , tuning] = this.#context
    const parameters = layoutOf(manifest, 'search', CONTEXT + 2)
    for (const [name, value] of Object.entries(bots.tuning)) {
      const [offset, type] = parameters.fields[name]!
      writeNumber(workspace.view, tuning!.address + offset, type, value)
    }
    // The random stream stands before the silent events, which come last.
    const stream = fastStream(`${question.seed} thread 0`)
    workspace.bytes(this.#context.at(-2)!.address, stream.length).set(stream)
    this.#writeStat('nodes', ROOT + 1)
    this.#writeStat('root', ROOT)
  }

  #writeStat(name: string, value: number): void {
    const layout = layoutOf(this.game.module.manifest, 'search', CONTEXT + 1)
    const record = this.workspace.bytes(this.#context[1]!.address, layout.bytes)
    const field = fieldBytes(layout, record, name)
    new DataView(field.buffer, field.byteOffset).setBigInt64(0, BigInt(value), true)
  }

  async think(mayStopEarly: boolean, signal?: AbortSignal): Promise<void> {
    const { first_batch: first, batch: usual, clock_share: clockShare } = this.game.data.bots
    const { seconds } = this.question
    const limit = seconds === null ? null : seconds * clockShare
    const began = performance.now()
    let done = 0
    for (let batch = first; ; batch = usual) {
      let left = this.#budget - done
      if (limit !== null && done > 0) {
        const spent = (performance.now() - began) / 1000
        left = spent < limit ? Math.min(left, (done * limit) / spent - done) : 0
      }
      if ((left <= 0 && done > 0) || (mayStopEarly && this.#isDecided(left))) return
      const now = Math.trunc(Math.max(1, Math.min(batch, left)))
      await this.#run(now, signal)
      done += now
    }
  }

  /** Run simulations, a few at a time. */
  async #run(simulations: number, signal?: AbortSignal): Promise<void> {
    const shared = this.game.data.bots.tuning.simulations_per_world!
    for (let left = simulations; left > 0;) {
      signal?.throwIfAborted()
      const now = Math.min(left, this.#slice)
      const began = performance.now()
      const { box } = this.game
      const { observation, seat } = this.question
      this.workspace.call('search', box, observation, seat, now, ...this.#context)
      left -= now
      const took = Math.max(performance.now() - began, 0.01)
      // At most twice as many the next time, since the first ones are slower than the rest.
      const fitting = Math.min(2 * this.#slice, Math.floor((now * SLICE_MS) / took))
      this.#slice = Math.max(shared, Math.floor(fitting / shared) * shared)
      if (performance.now() - this.#resumed > SLICE_MS) {
        await pause()
        this.#resumed = performance.now()
      }
    }
  }

  #resumed = performance.now()

  /** Whether the remaining simulations can hardly change which action has the most visits. */
  #isDecided(left: number): boolean {
    const visits = [...this.stats().values()].map((each) => each.visits).sort((one, other) => other - one)
    return visits.length > 1 && visits[0]! - visits[1]! > left * this.game.data.bots.max_catch_up
  }

  /** The statistics of each action of the seat, in the order of the tree. */
  stats(): Map<number, Stats> {
    const { view } = this.workspace
    const start = this.#context[0]!.address
    const read = (node: number, field: string) => readField(view, this.#node, field, start + node * this.#node.bytes)
    const stats = new Map<number, Stats>()
    let child = (read(ROOT, 'first_child') as number[])[this.question.seat]!
    while (child !== NO_NODE) {
      stats.set(read(child, 'action') as number, {
        visits: read(child, 'visits') as number,
        valueSum: read(child, 'value_sum') as number,
      })
      child = read(child, 'next_sibling') as number
    }
    return stats
  }
}
