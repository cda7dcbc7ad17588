// The win probability of each seat over a finished game (in Python: `bots.win_probability` and
// `server.compute.win_probability`).

import type { Game, State } from './game'
import type { Match } from './match'
import { fastStream } from './rng'

const KERNEL = 'win_probability'
const PLANNER = 'planner'
const STREAM_BYTES = 16
/** The scale by which probabilities are rounded. */
const SCALE = 10_000

/** Parameters of the kernel: the random streams, and then the working memory. */
const [STREAMS, FIRST_BUFFER] = [3, 4]

/** Estimate the win probability of each seat; when the game is over, the shares in the win. */
export function winProbabilities(game: Game, state: State): number[] {
  const { workspace } = game
  const players = game.players(state)
  const policies = new Uint8Array(new Int32Array(players).fill(game.data.bots.policies[PLANNER]!).buffer)
  const count = game.module.manifest.kernels[KERNEL]!.parameters.length
  const buffers = Array.from({ length: count - FIRST_BUFFER }, (_, place) =>
    workspace.buffer(KERNEL, FIRST_BUFFER + place),
  )
  workspace.call(KERNEL, game.box, state, policies, makeStreams(game), ...buffers)
  return [...new Float64Array(buffers.at(-1)!.buffer, 0, players)]
}

/** Make the streams of all playouts: the same for every position, so that luck does not move the curve. */
function makeStreams(game: Game): Uint8Array {
  const parameter = game.module.manifest.kernels[KERNEL]!.parameters[STREAMS]!
  if (parameter.kind !== 'buffer') throw new Error('the kernel takes no streams')
  const [playouts, count] = parameter.shape as [number, number]
  const streams = game.workspace.buffer(KERNEL, STREAMS)
  for (let playout = 0; playout < playouts; playout += 1) {
    for (let number = 0; number < count; number += 1)
      streams.set(fastStream(`chances ${playout} ${number}`), (playout * count + number) * STREAM_BYTES)
  }
  return streams
}

export interface Position {
  /** The number of moves before it. */
  moves: number
  state: State
}

/** Return positions evenly from a game: the first, the last, and some that follow a choice. */
export function samplePositions(match: Match): Position[] {
  const positions = [...positionsAfterChoices(match)]
  const most = match.game.data.bots.curve_positions
  if (positions.length <= most) return positions
  const last = positions.length - 1
  return Array.from({ length: most }, (_, index) => positions[roundHalfEven((index * last) / (most - 1))]!)
}

function* positionsAfterChoices(match: Match): Generator<Position> {
  const { game } = match
  const state = match.firstState()
  yield { moves: 0, state: state.slice() }
  for (const [place, move] of match.moves.entries()) {
    const number = place + 1
    const wasChoice = game.legal(state, move.seat).length > 1
    const together = game.waiting(state)
    match.applyAgain(state, number, move)
    // Where several seats choose simultaneously, only the position after the last choice counts.
    const waiting = game.waiting(state)
    const fewer = waiting.length < together.length && waiting.every((seat) => together.includes(seat))
    const unrevealed = together.length > 1 && waiting.length > 0 && fewer
    if ((wasChoice && !unrevealed) || number === match.moves.length) yield { moves: number, state: state.slice() }
  }
}

/** Round as Python does: halves to the even number. */
function roundHalfEven(value: number): number {
  const rounded = Math.round(value)
  return Math.abs(value % 1) === 0.5 && rounded % 2 ? rounded - 1 : rounded
}

export const roundProbability = (value: number): number => roundHalfEven(value * SCALE) / SCALE
