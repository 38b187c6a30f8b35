import { describe, expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Rect } from "../../../protocols/desktop.ts"
import { createKernels } from "../../../protocols/kernels/kernels.ts"
import { moveSliding, slidingRoom } from "../../../protocols/kernels/sliding.ts"
import { waysToDeflate } from "../../../protocols/screen/deflate.ts"
import { buildKernels } from "../../../scripts/build-kernels.ts"
import { intBelow, paint, randomFrom, randomRect } from "./pictures.ts"

/** The compiler takes a second, and more where the machine has much else to do. */
const COMPILE_MS = 30_000

describe("the kernels", () => {
  test(
    "that are committed are those that the source gives",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "kernels-test-"))
      try {
        const fresh = await Bun.file(await buildKernels(folder)).text()
        expect(
          await Bun.file(join(import.meta.dir, "../../../protocols/kernels/kernels.gen.ts")).text(),
        ).toBe(fresh)
      } finally {
        await rm(folder, { recursive: true })
      }
    },
    COMPILE_MS,
  )

  test("give every single pixel its part in the hash", () => {
    const kernels = createKernels(new Uint8Array(32).fill(3))
    kernels.resize(64, 64)
    const seen = new Set<string>()
    for (let pixel = 0; pixel < 64 * 64; pixel++) {
      kernels.pixels[pixel * 4] = 1
      kernels.touched.set([0, 0, 64, 64])
      kernels.scan()
      const at = kernels.hash(0)
      seen.add(kernels.hashes.slice(at, at + 4).join())
      kernels.pixels[pixel * 4] = 0
    }
    expect(seen.size).toBe(64 * 64)
  })
})

describe("a picture that slides in its memory", () => {
  test("is after any copies what copying pixel by pixel gives", () => {
    const random = randomFrom(22)
    let slid = 0
    for (const [width, height] of [
      [40, 30],
      [7, 90],
      [1, 1],
    ] as const) {
      const memory = new Uint32Array(slidingRoom(width, height))
      const picture = { width, height, memory, start: 0 }
      const data = new Uint32Array(width * height).map(() => intBelow(random, 1 << 30))
      memory.set(data)
      for (let i = 0; i < 2000; i++) {
        const rect = random() < 0.3 ? randomRect(random, width, height) : largeRect(random, width, height)
        const fromX = intBelow(random, width - rect.w + 1)
        const fromY = intBelow(random, height - rect.h + 1)
        const before = picture.start
        moveSliding(picture, rect, fromX, fromY)
        if (picture.start !== before) slid++
        copySlowly({ width, data }, rect, fromX, fromY)
        expect(memory.subarray(picture.start, picture.start + data.length)).toEqual(data)
      }
    }
    expect(slid).toBeGreaterThan(500)
  })
})

/** All of the picture but a few lines or columns: what a terminal scrolls. */
function largeRect(random: () => number, width: number, height: number): Rect {
  const w = Math.max(1, width - intBelow(random, 3))
  const h = Math.max(1, height - intBelow(random, 5))
  return { x: intBelow(random, width - w + 1), y: intBelow(random, height - h + 1), w, h }
}

function copySlowly(
  { width, data }: { width: number; data: Uint32Array },
  rect: Rect,
  fromX: number,
  fromY: number,
): void {
  const before = data.slice()
  paint(data, width, rect, (x, y) => before[(y - rect.y + fromY) * width + x - rect.x + fromX]!)
}

describe("deflate with context", () => {
  test("gives the same bytes back in each of its ways", () => {
    const random = randomFrom(21)
    const { handleDeflate, handleInflate, dictionaryDeflate, dictionaryInflate } = waysToDeflate
    for (const deflate of [handleDeflate, dictionaryDeflate])
      for (const inflate of [handleInflate, dictionaryInflate]) {
        const [out, back] = [deflate(), inflate()]
        for (let i = 0; i < 30; i++) {
          if (i === 20) {
            out.reset()
            back.reset()
          }
          const bytes = Uint8Array.from({ length: intBelow(random, 90_000) }, () => intBelow(random, 7))
          const body = out.deflate(bytes).slice()
          expect(Buffer.compare(back.inflate(body, bytes.length) as Uint8Array, bytes)).toBe(0)
        }
      }
  })

  test("has the quick way in this Bun", () => expect(waysToDeflate.hasHandle).toBe(true))
})
