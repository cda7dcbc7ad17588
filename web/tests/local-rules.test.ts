// @vitest-environment node
// The rules, records and bots in the page do what Python does, by vectors that Python has written.

import { describe, expect, it } from 'vitest'
import { choose, consider } from '../src/local/bots'
import { TableError } from '../src/local/errors'
import { Match } from '../src/local/match'
import { writeRecord } from '../src/local/record-file'
import { roundProbability, samplePositions, winProbabilities } from '../src/local/win-probability'
import { digestReplay, GAMES, openGame, parse, playedUntil, readText, vectorsOf } from './local-game'

describe.each(GAMES)('%s', (name) => {
  const game = openGame(name)
  const vectors = vectorsOf(name)
  const recordAt = (path: string) => parse(readText(path))

  const textOf = (match: Match, parsed: Awaited<ReturnType<typeof recordAt>>): string => {
    const { players, seed, options, rules, restreams, redeals, result, moves } = match
    return writeRecord(game, { ...parsed, players, seed, options, rules, restreams, redeals, result, moves })
  }

  it.each(vectors.samples)('shows the view of seat $seat after $moves moves', async ({ record, moves, seat, view }) => {
    expect(playedUntil(game, await recordAt(record), moves).view(seat)).toEqual(view)
  })

  it.each(vectors.replays)('shows the same views and events in $record', async ({ record, every, digests }) => {
    expect(digestReplay(game, await recordAt(record), every)).toEqual(digests)
  })

  it('explains why an action is illegal', async () => {
    expect(vectors.reasons.length).toBeGreaterThan(3)
    for (const { record, moves, seat, action, reason } of vectors.reasons) {
      const observation = playedUntil(game, await recordAt(record), moves).observe(seat)
      expect(game.whyNot(observation, seat, game.parse(action))).toEqual(reason)
    }
  })

  it.each(vectors.undo)('knows which moves of $record can be taken back', async ({ record, errors }) => {
    const { moves, ...rest } = await recordAt(record)
    const match = Match.opened(game, { ...rest, moves })
    const found = moves.map(({ seat, action }) => {
      match.play(seat, action)
      try {
        match.checkUndo(seat)
        return ''
      } catch (error) {
        return (error as TableError).key
      }
    })
    expect(found).toEqual(errors)
  })

  it.each(vectors.rewinds)(
    'rewinds $record with another random stream',
    async ({ record, moves, steps, plays, text }) => {
      const parsed = await recordAt(record)
      const match = playedUntil(game, parsed, moves)
      for (const to of steps) {
        match.rewind(to)
        for (let play = 0; play < plays; play += 1) {
          const seat = match.waiting()[0]!
          match.play(seat, Math.min(...game.legal(match.state, seat)))
        }
      }
      expect(textOf(match, parsed)).toBe(text)
      expect(Match.fromRecord(game, await parse(text)).state).toEqual(match.state)
    },
  )

  it.each(vectors.redeals)(
    'deals $record anew after $moves moves',
    async ({ record, moves, kept, seed, plays, views, text }) => {
      const parsed = await recordAt(record)
      const match = playedUntil(game, parsed, moves)
      match.redeal(kept, seed)
      expect(views.map((_, seat) => match.view(seat))).toEqual(views)
      expect(() => match.rewind(moves - 1)).toThrow('error-rewind-redealt')
      for (const to of [moves, null]) {
        for (let play = 0; play < plays; play += 1) {
          const seat = match.waiting()[0]!
          match.play(seat, Math.min(...game.legal(match.state, seat)))
        }
        if (to !== null) match.rewind(to)
      }
      expect(textOf(match, parsed)).toBe(text)
      expect(Match.fromRecord(game, await parse(text)).state).toEqual(match.state)
      expect(match.stateAfter(match.played.length)).toEqual(match.state)
    },
  )

  it.each(vectors.records)(
    'reads a record as Python does: $problem.key',
    async ({ text, problem, moves, names, seats }) => {
      const read = parse(text).then((record) => (Match.fromRecord(game, record), record))
      if (!problem) {
        const record = await read
        expect({ moves: record.moves.length, names: record.names, seats: record.seats }).toEqual({
          moves,
          names,
          seats,
        })
        return
      }
      const error = (await read.catch((error: unknown) => error)) as TableError
      expect(error).toBeInstanceOf(TableError)
      expect({ key: error.key, arguments: error.values, reason: error.reason }).toEqual(problem)
    },
  )

  it.each(vectors.bots)(
    'chooses with $bot after $moves moves',
    async ({ record, moves, seat, bot, seed, ...expected }) => {
      const observation = playedUntil(game, await recordAt(record), moves).observe(seat)
      const question = { seat, seed, observation, legal: game.legal(observation, seat), seconds: null }
      expect(game.text(await choose(game, bot, question))).toBe(expected.choice)
      const considered = (await consider(game, bot, question)).map((each) => [
        game.text(each.action),
        each.chance,
        each.points,
        each.share,
      ])
      expect(considered.slice(0, expected.considered.length)).toEqual(expected.considered)
    },
  )

  it('stops a search', async () => {
    const { record, moves, seat } = vectors.bots[0]!
    const observation = playedUntil(game, await recordAt(record), moves).observe(seat)
    const question = { seat, seed: 'x', observation, legal: game.legal(observation, seat), seconds: null }
    const stopping = new AbortController()
    const found = consider(game, 'search-5', question, stopping.signal)
    setTimeout(() => stopping.abort(), 50)
    await expect(found).rejects.toThrow('abort')
  })

  it('estimates the win probabilities of a game', async () => {
    const { record, positions, chances } = vectors.chances
    const parsed = await recordAt(record)
    const found = samplePositions(playedUntil(game, parsed, parsed.moves.length))
    expect(found.map(({ moves }) => moves)).toEqual(positions)
    for (const [moves, ...expected] of chances)
      expect(winProbabilities(game, found.find((each) => each.moves === moves)!.state)).toEqual(expected)
  })
})

it('rounds probabilities as Python does', () => {
  expect([0.03125, 0.09375, 0.12345, 0.5, 1].map(roundProbability)).toEqual([0.0312, 0.0938, 0.1234, 0.5, 1])
})
