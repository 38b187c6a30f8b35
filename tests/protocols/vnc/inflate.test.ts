import { expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import { assertSyncInflate, InflateStream } from "../../../protocols/vnc/inflate.ts"
import { seededRandom } from "../seed.ts"
import { zlibMore, zlibStart } from "./server.ts"

test("the runtime can inflate a zlib stream incrementally", () => {
  expect(assertSyncInflate).not.toThrow()
})

test("inflated pieces of any size are complete, from empty to larger than the retained buffer", () => {
  const random = seededRandom(3)
  const stream = new InflateStream()
  const sizes = [10, 0, 1, 262_144, 300_000, 3_000_000, 12_000_000, 5]
  for (const [i, size] of sizes.entries()) {
    const noise = Uint8Array.from({ length: size }, () => random() * 256)
    const piece = i === 0 ? zlibStart(noise) : zlibMore(noise)
    expect(Buffer.compare(stream.inflate(piece, size), noise)).toBe(0)
  }
})

test("inflate refuses one byte more than allowed, for small and large sizes", () => {
  for (const size of [0, 12, 262_143, 262_144, 1_000_000]) {
    expect(() => new InflateStream().inflate(zlibStart(new Uint8Array(size + 1)), size)).toThrow(
      ProtocolError,
    )
    expect(new InflateStream().inflate(zlibStart(new Uint8Array(size)), size)).toHaveLength(size)
  }
})

test("a corrupt zlib stream is refused with an error", () => {
  const stream = new InflateStream()
  expect(() => stream.inflate(Uint8Array.of(1, 2, 3), 10)).toThrow("the zlib stream is broken")
})
