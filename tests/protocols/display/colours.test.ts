/** Fewer colours for viewers on poor links, and for those who choose them; for no others. */
import { describe, expect, test } from "bun:test"
import { createCanvas, loadImage } from "@napi-rs/canvas"
import {
  POOR_LINK_BYTES_PER_MS,
  QUALITY_RANGES,
  QUALITY_STEPS,
  QualityAdapter,
} from "../../../protocols/screen/quality-adapter.ts"
import type { PictureQuality } from "../../../protocols/viewer-wire-input.ts"
import { cameraPictures, createLink, forget, HEIGHT, type Link, WIDTH, watchedBy } from "./links.ts"
import { firstDifference, intBelow, randomFrom } from "./pictures.ts"

const SLOW_MS = 60_000
const GOOD_LINK = POOR_LINK_BYTES_PER_MS * 4
const POOR_LINK = POOR_LINK_BYTES_PER_MS / 4

/** Pixels are R G B from the lowest byte up. */
const rgb = (red: number, green: number, blue: number) =>
  (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
const pixelAt = ({ decoder }: Link, x: number, y: number) =>
  new Uint32Array(decoder.pixels.buffer)[y * WIDTH + x]!
const colourCount = ({ decoder }: Link) => new Set(new Uint32Array(decoder.pixels.buffer)).size

describe("a viewer's steps of quality", () => {
  const held = (choice: PictureQuality, bytesPerMs: number, seconds: number) => {
    const adapter = new QualityAdapter(0, QUALITY_RANGES[choice])
    for (let nowMs = 100; nowMs <= seconds * 1000; nowMs += 100) adapter.observe(nowMs, true, bytesPerMs)
    return adapter
  }

  test.each([
    ["AUTOMATIC", GOOD_LINK, { jpegQuality: 15, colours: "ALL" }],
    ["AUTOMATIC", POOR_LINK, { jpegQuality: 15, colours: "GREY" }],
    ["AUTOMATIC", Number.POSITIVE_INFINITY, { jpegQuality: 15, colours: "ALL" }],
    ["SHARP", POOR_LINK, { jpegQuality: null, colours: "ALL" }],
    ["FAST", POOR_LINK, { jpegQuality: 15, colours: "ALL" }],
    ["DATA_SAVING", GOOD_LINK, { jpegQuality: 15, colours: "PALETTE" }],
    ["DATA_SAVING", POOR_LINK, { jpegQuality: 15, colours: "PALETTE" }],
    ["GREY", GOOD_LINK, { jpegQuality: 15, colours: "GREY" }],
  ] as const)(
    "end, chosen as %s on a link of %p bytes/ms that is never free, with %p",
    (choice, link, step) => {
      expect(held(choice, link, 10).current).toEqual(step)
    },
  )

  test("go down by quality first, then to 256 colours, then to grey, and up the same way when the link is free", () => {
    const adapter = new QualityAdapter(0)
    const seen = [adapter.current]
    const watch = (nowMs: number, isHeldUp: boolean) => {
      adapter.observe(nowMs, isHeldUp, POOR_LINK)
      if (adapter.current !== seen.at(-1)) seen.push(adapter.current)
    }
    for (let nowMs = 100; nowMs <= 10_000; nowMs += 100) watch(nowMs, true)
    for (let nowMs = 10_100; nowMs <= 60_000; nowMs += 100) watch(nowMs, false)
    expect(seen.map((step) => QUALITY_STEPS.indexOf(step))).toEqual([1, 2, 3, 4, 5, 4, 3, 2, 1, 0])
  })
})

/** Every viewer has the first picture, a KEY, which is exact whatever they choose. */
async function aSession(links: Record<string, Link>) {
  const session = await watchedBy(links)
  session.draw({ x: 0, y: 0, w: 1, h: 1 }, () => rgb(0, 0, 0))
  await session.pass(200)
  return session
}

/** Surfaces, greys and a gradient, each in a row of cells of its own. */
const PATCHES: [colour: number, inPalette: number, inGrey: number][] = [
  [rgb(0, 0, 0), rgb(0, 0, 0), rgb(0, 0, 0)],
  [rgb(255, 255, 255), rgb(255, 255, 255), rgb(255, 255, 255)],
  [rgb(255, 0, 0), rgb(255, 0, 0), rgb(68, 68, 68)],
  [rgb(200, 30, 90), rgb(204, 51, 102), rgb(85, 85, 85)],
  [rgb(30, 41, 51), rgb(51, 51, 51), rgb(34, 34, 34)],
  [rgb(128, 130, 126), rgb(131, 131, 131), rgb(136, 136, 136)],
  [rgb(77, 76, 26), rgb(102, 51, 51), rgb(68, 68, 68)],
]

/** A gradient of many colours with a patch in each of its cells. */
function drawPatches(session: Awaited<ReturnType<typeof watchedBy>>, shift = 0): void {
  session.draw({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, (x, y) => {
    const patch = PATCHES[Math.floor(x / 100)]
    if (patch && y < 64) return patch[0]
    return rgb((x + shift) & 255, (y * 3 + shift) & 255, (x * y) & 255)
  })
}

describe("a viewer who chooses fewer colours", () => {
  test.each([
    ["DATA_SAVING", 1, 256],
    ["GREY", 2, 16],
  ] as const)(
    "as %s gets them alone, and the exact picture again with another choice",
    async (choice, column, most) => {
      const links = { all: createLink(10_000), saving: createLink(10_000) }
      const session = await aSession(links)
      session.screen.setQuality("saving", choice, 0)
      await session.pass(200)
      drawPatches(session)
      await session.pass(3000)
      expect(firstDifference(session.screen.frame, links.all.decoder)).toBe(null)
      for (const [index, patch] of PATCHES.entries())
        expect([index, pixelAt(links.saving, index * 100 + 50, 20)]).toEqual([index, patch[column]])
      expect(colourCount(links.saving)).toBeLessThanOrEqual(most)
      session.screen.setQuality("saving", "SHARP", 3200)
      await session.pass(3000)
      expect(firstDifference(session.screen.frame, links.saving.decoder)).toBe(null)
    },
    SLOW_MS,
  )

  test(
    "gets a page of many colours in far fewer bytes, and pages again from what it keeps",
    async () => {
      const links = { all: createLink(10_000), palette: createLink(10_000), grey: createLink(10_000) }
      const session = await aSession(links)
      session.screen.setQuality("palette", "DATA_SAVING", 0)
      session.screen.setQuality("grey", "GREY", 0)
      await session.pass(200)
      for (const link of Object.values(links)) forget(link)
      const random = randomFrom(5)
      const photograph = (x: number, y: number) => {
        const grain = intBelow(random, 6)
        return rgb(120 + 90 * Math.sin(x / 70) + grain, 120 + 90 * Math.sin(y / 50) + grain, 90 + grain)
      }
      session.draw({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, photograph)
      await session.pass(5000)
      expect(links.palette.bytes).toBeLessThan(links.all.bytes / 4)
      expect(links.grey.bytes).toBeLessThan(links.all.bytes / 4)
      // Two pages in turn: from the second time on they are drawn from the pictures kept, in the colours chosen.
      for (const shift of [1, 2, 1, 2]) {
        drawPatches(session, shift)
        await session.pass(2000)
      }
      for (const link of Object.values(links)) forget(link)
      drawPatches(session, 1)
      await session.pass(2000)
      expect(links.grey.bytes).toBeLessThan(5000)
      expect(colourCount(links.grey)).toBeLessThanOrEqual(16)
      expect(firstDifference(session.screen.frame, links.all.decoder)).toBe(null)
    },
    SLOW_MS,
  )

  test("sees areas that move in the same colours", async () => {
    const links = { all: createLink(10_000), saving: createLink(10_000) }
    const session = await aSession(links)
    session.screen.setQuality("saving", "GREY", 0)
    await session.pass(200)
    drawPatches(session)
    await session.pass(2000)
    session.move({ x: 300, y: 200, w: 400, h: 300 }, 10, 20)
    await session.pass(2000)
    expect(colourCount(links.saving)).toBeLessThanOrEqual(16)
    session.screen.setQuality("saving", "AUTOMATIC", 4200)
    await session.pass(3000)
    expect(firstDifference(session.screen.frame, links.saving.decoder)).toBe(null)
  })

  test(
    "as grey gets video in grey",
    async () => {
      const pictures = await cameraPictures(2)
      const sent: Uint8Array[] = []
      const links = { grey: createLink(10_000, (jpeg) => sent.push(jpeg.slice())) }
      const session = await aSession(links)
      session.screen.setQuality("grey", "GREY", 0)
      await session.pass(200)
      session.picture(pictures[0]!)
      await session.pass(1000)
      expect(sent.length).toBeGreaterThan(0)
      const picture = await loadImage(Buffer.from(sent.at(-1)!))
      const canvas = createCanvas(picture.width, picture.height).getContext("2d")
      canvas.drawImage(picture, 0, 0)
      const { data } = canvas.getImageData(0, 0, picture.width, picture.height)
      for (let at = 0; at < data.length; at += 4 * 97)
        expect(
          Math.max(data[at]!, data[at + 1]!, data[at + 2]!) -
            Math.min(data[at]!, data[at + 1]!, data[at + 2]!),
        ).toBeLessThan(4)
    },
    SLOW_MS,
  )
})

describe("a viewer on a poor link", () => {
  const AREA = { x: 100, y: 100, w: 160, h: 120 }
  const coloursOfArea = (link: Link) => {
    const seen = new Set<number>()
    for (let y = AREA.y; y < AREA.y + AREA.h; y++)
      for (let x = AREA.x; x < AREA.x + AREA.w; x++) seen.add(pixelAt(link, x, y))
    return seen.size
  }

  test(
    "gets fewer colours while its link does not follow, and all of them where the picture stands still",
    async () => {
      const links = { quick: createLink(10_000), poor: createLink(POOR_LINK) }
      const session = await aSession(links)
      const random = randomFrom(9)
      let fewest = Number.POSITIVE_INFINITY
      // What was sent before the link was measured takes it half a minute.
      for (let turn = 0; turn < 200 && fewest > 256; turn++) {
        session.draw(AREA, () => rgb(intBelow(random, 250), intBelow(random, 250), intBelow(random, 250)))
        await session.pass(500)
        fewest = Math.min(fewest, coloursOfArea(links.poor))
      }
      expect(fewest).toBeLessThanOrEqual(256)
      expect(firstDifference(session.screen.frame, links.quick.decoder)).toBe(null)
      await session.pass(60_000)
      expect(firstDifference(session.screen.frame, links.poor.decoder)).toBe(null)
    },
    SLOW_MS,
  )
})
