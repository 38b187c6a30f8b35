import { expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import { assertSyncInflate, InflateStream } from "../../../protocols/vnc/inflate.ts"
import { seededRandom } from "../seed.ts"
import { zlibMore, zlibStart } from "./server.ts"

test("this runtime can inflate a stream piece by piece", () => {
  expect(assertSyncInflate).not.toThrow()
})

test("pieces of any size come back whole, from empty to larger than what stays allocated", () => {
  const random = seededRandom(3)
  const stream = new InflateStream()
  const sizes = [10, 0, 1, 262_144, 300_000, 3_000_000, 12_000_000, 5]
  for (const [i, size] of sizes.entries()) {
    const noise = Uint8Array.from({ length: size }, () => random() * 256)
    const piece = i === 0 ? zlibStart(noise) : zlibMore(noise)
    expect(Buffer.compare(stream.inflate(piece, size), noise)).toBe(0)
  }
})

test("one byte more than allowed is refused, small or large, plain or packed", () => {
  for (const size of [0, 12, 262_143, 262_144, 1_000_000]) {
    expect(() => new InflateStream().inflate(zlibStart(new Uint8Array(size + 1)), size)).toThrow(
      ProtocolError,
    )
    expect(new InflateStream().inflate(zlibStart(new Uint8Array(size)), size)).toHaveLength(size)
  }
})

test("a broken stream says so", () => {
  const stream = new InflateStream()
  expect(() => stream.inflate(Uint8Array.of(1, 2, 3), 10)).toThrow("the zlib stream is broken")
})
