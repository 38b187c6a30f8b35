/** Parsers must not depend on packet boundaries: replays a transcript whole, by bytes and at seeded random cuts. */
import { expect } from "bun:test"
import { seededRandom } from "./seed.ts"

const RANDOM_RUNS = 8

/** @returns the result of the whole transcript, after checking that every chunking has the same */
export function atEveryChunking<T>(transcript: Uint8Array, replay: (chunks: Uint8Array[]) => T, seed = 1): T {
  const whole = replay([transcript])
  expect(replay(cutEvery(transcript, 1))).toEqual(whole)
  const random = seededRandom(seed)
  for (let run = 0; run < RANDOM_RUNS; run++) expect(replay(cutRandomly(transcript, random))).toEqual(whole)
  return whole
}

function cutEvery(bytes: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.slice(i * size, (i + 1) * size),
  )
}

/** Many short and some long pieces. */
export function cutRandomly(bytes: Uint8Array, random: () => number): Uint8Array[] {
  const chunks: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const longest = random() < 0.5 ? 8 : bytes.length / 3
    const end = Math.min(bytes.length, at + 1 + Math.floor(random() * longest))
    chunks.push(bytes.slice(at, end))
    at = end
  }
  return chunks
}
