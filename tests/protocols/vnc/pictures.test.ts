import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { cutRandomly } from "../chunking.ts"
import { seededRandom } from "../seed.ts"
import { deflater, ENCODERS, type Picture } from "./encoders.ts"
import { bytesOf, greeting, replay, update } from "./server.ts"

/** Pictures like screens are: long runs of few colours, with now and then a colour of its own. */
const pictures: fc.Arbitrary<Picture> = fc
  .record({
    w: fc.integer({ min: 1, max: 140 }),
    h: fc.integer({ min: 1, max: 70 }),
    colors: fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 150 }),
    runMax: fc.integer({ min: 1, max: 400 }),
    seed: fc.nat(),
  })
  .map(({ w, h, colors, runMax, seed }) => {
    const random = seededRandom(seed)
    const pixels: number[] = []
    while (pixels.length < w * h) {
      const color = colors[Math.floor(random() * colors.length)]!
      const run = 1 + Math.floor(random() * runMax)
      for (let i = 0; i < run && pixels.length < w * h; i++) pixels.push(color)
    }
    return { w, h, pixels }
  })

function rowsOf({ w, h, pixels }: Picture): string[] {
  const name = (color: number) => color.toString(16).padStart(6, "0")
  return Array.from({ length: h }, (_, y) =>
    pixels
      .slice(y * w, (y + 1) * w)
      .map(name)
      .join(" "),
  )
}

describe("a picture sent twice in one stream of random chunks", () => {
  test.each(Object.entries(ENCODERS))("is decoded exactly in %s", (_, encode) => {
    fc.assert(
      fc.property(pictures, fc.nat(), (picture, seed) => {
        const deflate = deflater()
        const updates = [update(encode(picture, deflate)), update(encode(picture, deflate))]
        const transcript = bytesOf(greeting(picture.w, picture.h), ...updates)
        expect(replay(cutRandomly(transcript, seededRandom(seed))).rows).toEqual(rowsOf(picture))
      }),
      { numRuns: 25 },
    )
  })
})
