/** Video of machines that send no JPEG: it is encoded here, text beside it stays exact, and in the end all of it is. */
import { describe, expect, test } from "bun:test"
import { createCanvas, loadImage } from "@napi-rs/canvas"
import type { Rect } from "../../../protocols/desktop.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { firstDifference, intBelow, paint, randomFrom, wordsOf } from "./pictures.ts"

const [WIDTH, HEIGHT] = [640, 400]
const VIDEO: Rect = { x: 101, y: 53, w: 320, h: 240 }
const TEXT: Rect = { x: 500, y: 60, w: 90, h: 200 }
const FRAME_MS = 40

async function decodeJpeg(bytes: Uint8Array, w: number, h: number): Promise<Uint8ClampedArray> {
  const context = createCanvas(w, h).getContext("2d")
  context.drawImage(await loadImage(Buffer.from(bytes)), 0, 0)
  return context.getImageData(0, 0, w, h).data
}

/** A screen with one viewer that acknowledges immediately; a manual clock; the encoder runs in real time. */
async function play() {
  let nowMs = 0
  let jpegs = 0
  let bytes = 0
  let woken = Promise.withResolvers<void>()
  const asked: (number | null)[] = []
  const decoder = createScreenDecoder({
    inflater: syncInflater,
    jpeg(data, w, h) {
      jpegs++
      return decodeJpeg(data, w, h)
    },
  })
  let drawn: Promise<{ seq: number }> | null = null
  const screen = createScreen(
    {
      send(_, message) {
        bytes += message.length
        if (message[0] === MESSAGE.FRAME || message[0] === MESSAGE.KEY) drawn = decoder.apply(message)
      },
      refresh: () => undefined,
      quality: (level) => asked.push(level),
      wake: () => woken.resolve(),
    },
    null,
  )
  screen.frame.resize(WIDTH, HEIGHT)
  screen.handleEvent({ kind: "ready", width: WIDTH, height: HEIGHT, name: "" }, nowMs)
  screen.addViewer("viewer", nowMs)
  const answer = async () => {
    while (drawn) {
      const last = drawn
      drawn = null
      screen.ack("viewer", (await last).seq, nowMs)
    }
  }
  const damage = (rect: Rect) => screen.handleEvent({ kind: "damage", rect }, nowMs)
  return {
    screen,
    decoder,
    asked,
    jpegs: () => jpegs,
    bytes: () => bytes,
    /** Shows a picture of the camera, and what `beside` draws. Where it is being encoded, waits for that. */
    async picture(turn: number, beside?: () => Rect): Promise<void> {
      this.begin(turn, beside)
      await answer()
      if (!screen.isEncoding) return
      await woken.promise
      screen.encodeDue(nowMs)
      await answer()
    },
    /** The same without waiting. */
    begin(turn: number, beside?: () => Rect): void {
      nowMs += FRAME_MS
      const random = randomFrom(turn)
      paint(wordsOf(screen.frame), WIDTH, VIDEO, (x, y) => {
        const grain = intBelow(random, 8)
        const [r, g, b] = [90 + ((x + turn) >> 2) + grain, 60 + ((y + turn) >> 1) + grain, 80 + grain]
        return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0
      })
      damage(VIDEO)
      if (beside) damage(beside())
      woken = Promise.withResolvers()
      screen.handleEvent({ kind: "frameEnd" }, nowMs)
    },
    async encoded(): Promise<void> {
      while (screen.isEncoding) {
        await new Promise(setImmediate)
        screen.encodeDue(nowMs)
      }
    },
    /** Lets time pass until nothing is left to do. @returns how long that took */
    async settle(): Promise<number> {
      const startMs = nowMs
      for (let wakeAtMs = screen.wakeAtMs(); wakeAtMs !== null; wakeAtMs = screen.wakeAtMs()) {
        nowMs = Math.max(nowMs + 1, wakeAtMs)
        screen.encodeDue(nowMs)
        await answer()
      }
      return nowMs - startMs
    },
  }
}

function drawText(session: Awaited<ReturnType<typeof play>>, turn: number): Rect {
  const line = { ...TEXT, y: TEXT.y + (turn % 10) * 20, h: 14 }
  const random = randomFrom(turn)
  paint(wordsOf(session.screen.frame), WIDTH, line, (x) =>
    (x >> 1) % 3 === 0 ? (0xff000000 | intBelow(random, 0xffffff)) >>> 0 : 0xffffffff,
  )
  return line
}

describe("a machine that was asked for JPEG and sends pixels", () => {
  test("has its video encoded by the server with fewer bytes and is exact within a second after it stops", async () => {
    const session = await play()
    for (let turn = 0; turn < 40; turn++) await session.picture(turn)
    expect(session.asked).toEqual([6])
    expect(session.jpegs()).toBeGreaterThan(5)
    const [jpegs, bytes] = [session.jpegs(), session.bytes()]
    for (let turn = 40; turn < 60; turn++) await session.picture(turn)
    expect(session.jpegs() - jpegs).toBe(20)
    expect((session.bytes() - bytes) / 20).toBeLessThan((VIDEO.w * VIDEO.h * 3) / 8)
    expect(firstDifference(session.screen.frame, session.decoder)).not.toBe(null)
    expect(await session.settle()).toBeLessThan(1000)
    expect(firstDifference(session.screen.frame, session.decoder)).toBe(null)
    expect(session.asked).toEqual([6, null])
  })

  test("shows changing text beside the video exactly while the video plays", async () => {
    const session = await play()
    for (let turn = 0; turn < 70; turn++) await session.picture(turn)
    for (let turn = 70; turn < 90; turn++) {
      await session.picture(turn, () => drawText(session, turn))
      const [shown, true_] = [wordsOf(session.decoder), wordsOf(session.screen.frame)]
      let wrong = 0
      for (let y = TEXT.y; y < TEXT.y + TEXT.h; y++)
        for (let x = TEXT.x; x < TEXT.x + TEXT.w; x++)
          if (shown[y * WIDTH + x] !== true_[y * WIDTH + x]) wrong++
      expect(wrong).toBe(0)
    }
    expect(session.jpegs()).toBeGreaterThan(20)
  })

  test("is shown exactly after a resize while a frame is being encoded", async () => {
    const session = await play()
    for (let turn = 0; turn < 70; turn++) await session.picture(turn)
    session.begin(70)
    expect(session.screen.isEncoding).toBe(true)
    session.screen.frame.resize(300, 200)
    session.screen.handleEvent({ kind: "resize", width: 300, height: 200 }, 71 * FRAME_MS)
    session.screen.handleEvent({ kind: "frameEnd" }, 71 * FRAME_MS)
    await session.encoded()
    await session.settle()
    expect(firstDifference(session.screen.frame, session.decoder)).toBe(null)
  })
})
