import { describe, expect, test } from "bun:test"
import type { Rect } from "../../../protocols/desktop.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { paint, wordsOf } from "./pictures.ts"

const GREEN = 0xff00ff00

/** Decodes each test "JPEG", which is one byte, as that shade of grey. */
async function shade(bytes: Uint8Array, w: number, h: number): Promise<Uint8Array> {
  return new Uint8Array(w * h * 4).fill(bytes[0]!)
}

async function createVideo() {
  const messages: Uint8Array[] = []
  const refreshed: Rect[] = []
  const screen = await createScreen(
    { send: (_, message) => messages.push(message), refresh: (rect) => refreshed.push(rect) },
    null,
  )
  screen.frame.resize(200, 100)
  let nowMs = 0
  const end = () => {
    nowMs += 20
    screen.event({ kind: "frameEnd" }, nowMs)
    for (const id of ["a", "b"]) screen.ack(id, 0xffffffff, nowMs)
  }
  return {
    screen,
    refreshed,
    join(id: string) {
      nowMs += 20
      screen.addViewer(id, nowMs)
      end()
    },
    jpeg(rect: Rect, grey: number) {
      screen.event({ kind: "jpeg", rect, bytes: Uint8Array.of(grey) }, nowMs)
    },
    pixels(rect: Rect) {
      paint(wordsOf(screen.frame), 200, rect, () => GREEN)
      screen.event({ kind: "damage", rect }, nowMs)
    },
    end,
    /** What a viewer sees that drew the messages from the last KEY on. */
    async picture(): Promise<(x: number, y: number) => number> {
      const decoder = createScreenDecoder({ inflater: syncInflater, jpeg: shade })
      const from = messages.findLastIndex((message) => message[0] === MESSAGE.KEY)
      for (const message of messages.slice(from)) await decoder.apply(message)
      const words = wordsOf(decoder)
      return (x, y) => words[y * 200 + x]!
    },
  }
}

describe("a JPEG of the machine", () => {
  test("is drawn between what came before and after it", async () => {
    const video = await createVideo()
    video.join("a")
    video.pixels({ x: 0, y: 0, w: 60, h: 60 })
    video.jpeg({ x: 20, y: 20, w: 60, h: 60 }, 0x77)
    video.pixels({ x: 40, y: 40, w: 10, h: 10 })
    video.end()
    const at = await video.picture()
    expect(at(10, 10)).toBe(GREEN)
    expect(at(30, 30)).toBe(0x77777777)
    expect(at(45, 45)).toBe(GREEN)
  })

  test("is in the picture of a viewer that joins later, with what was drawn over it", async () => {
    const video = await createVideo()
    video.join("a")
    video.jpeg({ x: 20, y: 20, w: 60, h: 60 }, 0x55)
    video.end()
    video.pixels({ x: 40, y: 40, w: 10, h: 10 })
    video.end()
    video.join("b")
    const at = await video.picture()
    expect(at(30, 30)).toBe(0x55555555)
    expect(at(45, 45)).toBe(GREEN)
  })

  test("is forgotten when lossless pixels cover it", async () => {
    const video = await createVideo()
    video.join("a")
    video.jpeg({ x: 20, y: 20, w: 60, h: 60 }, 0x55)
    video.end()
    video.pixels({ x: 0, y: 0, w: 100, h: 100 })
    video.end()
    video.join("b")
    expect((await video.picture())(30, 30)).toBe(GREEN)
  })

  test("is asked for afresh when it is copied, because the frame buffer does not hold it", async () => {
    const video = await createVideo()
    video.join("a")
    video.jpeg({ x: 0, y: 0, w: 50, h: 50 }, 0x55)
    video.screen.event({ kind: "move", rect: { x: 100, y: 0, w: 50, h: 50 }, fromX: 0, fromY: 0 }, 100)
    expect(video.refreshed).toEqual([{ x: 100, y: 0, w: 50, h: 50 }])
  })
})
