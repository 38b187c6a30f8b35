/** Frames that refer to operations of earlier frames. */
import { expect, test } from "bun:test"
import { HistoryPacker } from "../../../protocols/screen/history-packer.ts"
import {
  HISTORY_BYTES,
  OperationHistory,
  PACKED_OPERATIONS_MAX,
} from "../../../protocols/viewer-wire-history.ts"
import { intBelow, randomFrom } from "./pictures.ts"

/** Pieces of a few words, of noise and of single bytes: what repeats, what does not, and what overlaps itself. */
function operationsAtRandom(random: () => number, words: readonly Uint8Array[]): Uint8Array {
  const parts: Uint8Array[] = []
  for (let left = intBelow(random, random() < 0.1 ? PACKED_OPERATIONS_MAX - 500 : 6000) + 1; left > 0; ) {
    const kind = random()
    const part =
      kind < 0.7
        ? words[intBelow(random, words.length)]!
        : new Uint8Array(1 + intBelow(random, 400)).map(() => (kind < 0.85 ? 7 : random() * 256))
    parts.push(part)
    left -= part.length
  }
  return Buffer.concat(parts)
}

test.each([1, 2, 3, 4])(
  "packed operations are unpacked to the same bytes over many times the history (seed %i)",
  (seed) => {
    const random = randomFrom(seed)
    const words = Array.from({ length: 200 }, () =>
      new Uint8Array(10 + intBelow(random, 300)).map(() => random() * 40),
    )
    const packer = new HistoryPacker()
    let history = new OperationHistory()
    let total = 0
    while (total < 6 * HISTORY_BYTES) {
      const operations = operationsAtRandom(random, words)
      const packed = packer.pack(operations)!
      expect(packed.length).toBeLessThanOrEqual(operations.length + 8)
      expect(Buffer.compare(history.unpack(packed.slice()), operations)).toBe(0)
      total += operations.length
      if (random() < 0.02) {
        packer.clear()
        history.clear()
      }
      // As a player that begins in the middle.
      if (random() < 0.05) {
        const resumed = new OperationHistory()
        resumed.restore(packer.historyBytes.slice())
        history = resumed
      }
    }
  },
)

test("operations that come again after 200 kB of others take a hundredth of their bytes", () => {
  const random = randomFrom(9)
  const noise = (length: number) => new Uint8Array(length).map(() => random() * 256)
  const packer = new HistoryPacker()
  const letters = noise(10_000)
  expect(packer.pack(letters)!.length).toBeGreaterThan(9000)
  // In the meantime the history is moved down in its memory.
  for (let times = 0; times < 3; times++) {
    for (let i = 0; i < 20; i++) packer.pack(noise(10_000))
    expect(packer.pack(letters)!.length).toBeLessThan(100)
  }
})

test("operations of a whole page, more than are packed, leave the history as it is", () => {
  const packer = new HistoryPacker()
  packer.pack(new Uint8Array(1000).fill(3))
  expect(packer.pack(new Uint8Array(PACKED_OPERATIONS_MAX + 1))).toBeNull()
  expect(packer.historyBytes).toHaveLength(1000)
})

/** Bytes of the operations, literals, and matches: literals before it, length less 16, distance. */
function packed(length: number, literals: number[], matches: number[]): Uint8Array {
  const header = Buffer.alloc(8)
  header.writeUInt32LE(length)
  header.writeUInt32LE(literals.length, 4)
  return Buffer.concat([header, Uint8Array.from(literals), Uint8Array.from(matches)])
}

test("a match that overlaps what it writes repeats it", () => {
  expect([...new OperationHistory().unpack(packed(21, [1, 2, 3], [2, 2, 2]))]).toEqual([
    ...Array.from({ length: 10 }, () => [1, 2]).flat(),
    3,
  ])
})

test.each([
  ["without a whole header", new Uint8Array(7)],
  ["of more operations than are packed", packed(PACKED_OPERATIONS_MAX + 1, [], [])],
  ["with more literals than bytes", packed(4, [1, 2], []).fill(9, 4, 5)],
  ["with fewer literals than operations", packed(4, [1, 2], [])],
  ["with more literals than operations", packed(1, [1, 2], [])],
  ["with a match before the beginning", packed(20, [1, 2, 3, 4], [4, 0, 5])],
  ["with a match of no distance", packed(20, [1, 2, 3, 4], [4, 0, 0])],
  ["with a match beyond its end", packed(20, [1, 2, 3, 4], [4, 1, 4])],
  ["with a match cut short", packed(20, [1, 2, 3, 4], [4, 0])],
  ["with a number that does not end", packed(20, [1, 2, 3, 4], [255, 255, 255, 255, 255])],
])("a packed frame %s is refused as an error of the protocol", (_, bytes) => {
  expect(() => new OperationHistory().unpack(bytes)).toThrow(
    expect.objectContaining({ name: "ProtocolError" }),
  )
})
