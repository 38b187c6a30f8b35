/** A viewer on a slow link beside a quick one: video in lower quality and fewer pictures, and never late. */
import { describe, expect, test } from "bun:test"
import { cameraPictures, createLink, forget, HEIGHT, VIDEO, WIDTH, watchedBy } from "./links.ts"
import { firstDifference, randomFrom } from "./pictures.ts"

const FRAME_MS = 40
const SLOW_MS = 60_000

function p95(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!
}

describe("a viewer on 200 kB/s with 50 ms of delay during a video of 640 x 480", () => {
  test(
    "lags at most 500 ms (p95) with at most 300 ms queued, and does not slow down a fast viewer",
    async () => {
      const pictures = await cameraPictures(6)
      const links = { quick: createLink(10_000), slow: createLink(200) }
      const session = await watchedBy(links)
      const play = async (count: number) => {
        for (let turn = 0; turn < count; turn++) {
          session.picture(pictures[turn % pictures.length]!)
          await session.pass(FRAME_MS)
        }
      }
      await play(50)
      for (const link of Object.values(links)) forget(link)
      const shown = 250
      await play(shown)
      expect(links.quick.frames).toBeGreaterThanOrEqual(shown * 0.95)
      expect(p95(links.slow.lagsMs)).toBeLessThanOrEqual(500)
      expect(Math.max(...links.slow.queuedMs)).toBeLessThanOrEqual(300)
      // Lower quality leaves it most of the pictures; at full quality it would see a third.
      expect(links.slow.frames).toBeGreaterThanOrEqual(shown * 0.6)

      // Lossless again when there is room: the machine sends the pixels, both viewers get them.
      session.draw(VIDEO, (x, y) => (0xff000000 | ((x * 7) << 8) | (y * 3)) >>> 0)
      await session.pass(15_000)
      for (const { decoder } of Object.values(links))
        expect(firstDifference(session.screen.frame, decoder)).toBe(null)
    },
    SLOW_MS,
  )
})

test(
  "a video that begins lossless delays a slow viewer only briefly",
  async () => {
    const pictures = await cameraPictures(6)
    const links = { quick: createLink(10_000), slow: createLink(200) }
    const session = await watchedBy(links)
    const random = randomFrom(7)
    // Lossless video until the switch to JPEG: far more than the slow link's capacity.
    for (let turn = 0; turn < 20; turn++) {
      session.draw(VIDEO, () => (0xff000000 | (random() * 0xffffff)) >>> 0)
      await session.pass(FRAME_MS)
    }
    expect(Math.max(...links.slow.queuedMs)).toBeLessThanOrEqual(1500)
    const play = async (count: number) => {
      for (let turn = 0; turn < count; turn++) {
        session.picture(pictures[turn % pictures.length]!)
        await session.pass(FRAME_MS)
      }
    }
    await play(75)
    for (const link of Object.values(links)) forget(link)
    await play(125)
    expect(p95(links.slow.lagsMs)).toBeLessThanOrEqual(500)
    expect(Math.max(...links.slow.queuedMs)).toBeLessThanOrEqual(300)
    expect(links.slow.frames).toBeGreaterThanOrEqual(125 * 0.6)
    expect(links.quick.frames).toBeGreaterThanOrEqual(125 * 0.95)
    // Pixels below the video are not sent, and no picture is drawn again because of them: about 10 kB a picture.
    expect(links.slow.bytes / links.slow.frames).toBeLessThan(20_000)
  },
  SLOW_MS,
)

test(
  "a large lossless page is sent to a slow viewer in parts, so that later changes are not delayed",
  async () => {
    const links = { quick: createLink(10_000), slow: createLink(200) }
    const session = await watchedBy(links)
    const random = randomFrom(3)
    const page = () =>
      session.draw({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, () => (0xff000000 | (random() * 0xffffff)) >>> 0)
    for (let i = 0; i < 3; i++) {
      page()
      await session.pass(3000)
    }
    forget(links.slow)
    for (let i = 0; i < 5; i++) {
      page()
      await session.pass(2000)
    }
    expect(p95(links.slow.lagsMs)).toBeLessThanOrEqual(500)
    await session.pass(20_000)
    expect(firstDifference(session.screen.frame, links.slow.decoder)).toBe(null)
  },
  SLOW_MS,
)

test(
  "a viewer on a quick link who chose to save data gets a video in far fewer bytes, and can choose otherwise",
  async () => {
    const pictures = await cameraPictures(10)
    const links = { all: createLink(10_000), saving: createLink(10_000) }
    const { screen, pass, picture } = await watchedBy(links)
    screen.setQuality("saving", "DATA_SAVING", 0)
    await pass(200)
    for (const link of Object.values(links)) forget(link)
    for (const strips of pictures) {
      picture(strips)
      await pass(FRAME_MS)
    }
    await pass(500)
    expect(links.saving.frames).toBeGreaterThan(5)
    expect(links.saving.bytes).toBeLessThan(links.all.bytes * 0.6)
    screen.setQuality("saving", "AUTOMATIC", 0)
    await pass(20_000)
    for (const link of Object.values(links)) forget(link)
    for (const strips of pictures) {
      picture(strips)
      await pass(FRAME_MS)
    }
    await pass(500)
    expect(links.saving.bytes).toBe(links.all.bytes)
  },
  SLOW_MS,
)
