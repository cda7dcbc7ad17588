// The random streams of games and bots, made from seeds as in Python (`games.game_rng`, `games.fast_rng`).

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { GameData } from './data'

const WORD_BYTES = 4
/** The words of a fast stream. */
const FAST_WORDS = 4

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Generate a seed of 256 random bits. Works without HTTPS, too. */
export const randomSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

/** Make the fast stream of a seed, as bytes. */
export function fastStream(seed: string): Uint8Array {
  return sha256(utf8ToBytes(seed)).slice(0, FAST_WORDS * WORD_BYTES)
}

/** Write the stream of a game into the bytes of its field; each rewind of the game has the next number. */
export function writeStream(data: GameData, field: Uint8Array, seed: string, rules: number, number = 0): void {
  const { stream } = data
  const words = new DataView(field.buffer, field.byteOffset, field.byteLength)
  const kind = (name: string): number => Number(Object.entries(stream.kinds).find(([, each]) => each === name)![0])
  field.fill(0)
  if (rules < data.first_dealt) {
    words.setUint32(stream.kind * WORD_BYTES, kind('scaled'), true)
    field.set(fastStream(seed), stream.quick * WORD_BYTES)
    return
  }
  const index = new Uint8Array(WORD_BYTES)
  new DataView(index.buffer).setUint32(0, number)
  words.setUint32(stream.kind * WORD_BYTES, kind('dealt'), true)
  words.setUint32(stream.place * WORD_BYTES, stream.block_words, true)
  field.set(sha256(concatBytes(utf8ToBytes(stream.domain), index, utf8ToBytes(seed))), stream.key * WORD_BYTES)
}
