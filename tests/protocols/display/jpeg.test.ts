import { describe, expect, test } from "bun:test"
import type { Rect } from "../../../protocols/desktop.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { jpegPiecesOf } from "../../../protocols/screen/jpeg.ts"
import type { Overlay } from "../../../protocols/screen/overlays.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { Transcoder } from "../../../protocols/screen/transcoder.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { moveRect } from "../../../protocols/viewer-wire-tiles.ts"
import { changeAtRandom, intBelow, paint, randomFrom, randomRect, wordsOf } from "./pictures.ts"

const GREEN = 0xff00ff00

/** Answers each request after two frames, and by JPEG wherever it may: more pieces for a frame than are kept. */
function createMachineOfManyParts() {
  const [width, height, part, everyMs] = [640, 640, 64, 40]
  const requested: { rect: Rect; answeredAtMs: number }[] = []
  let mayJpeg = false
  let refreshes = 0
  let losslessRefreshes = 0
  let jpegs = 0
  let nowMs = 0
  let shade = 0
  const screen = createScreen(
    {
      send: () => undefined,
      refresh: (rect) => requested.push({ rect, answeredAtMs: nowMs + 2 * everyMs }),
      quality: (level) => {
        mayJpeg = level !== null
      },
    },
    null,
  )
  screen.frame.resize(width, height)
  screen.addViewer("a", 0)
  const draw = (rect: Rect) => {
    if (mayJpeg) {
      for (let y = rect.y; y < rect.y + rect.h; y += part)
        for (let x = rect.x; x < rect.x + rect.w; x += part) {
          const w = Math.min(part, rect.x + rect.w - x)
          const h = Math.min(part, rect.y + rect.h - y)
          jpegs++
          screen.handleEvent({ kind: "jpeg", rect: { x, y, w, h }, bytes: Uint8Array.of(shade & 255) }, nowMs)
        }
    } else {
      paint(
        wordsOf(screen.frame),
        width,
        rect,
        (x, y) => 0xff000000 | (((x * 7919 + y * 104729) ^ (shade * 31)) & 0xffffff),
      )
      screen.handleEvent({ kind: "damage", rect }, nowMs)
    }
  }
  const rest = () => {
    while (requested[0] && requested[0].answeredAtMs <= nowMs) {
      refreshes++
      if (!mayJpeg) losslessRefreshes++
      draw(requested.shift()!.rect)
    }
    screen.handleEvent({ kind: "frameEnd" }, nowMs)
    screen.ack("a", 0xffffffff, nowMs)
    nowMs += everyMs
    screen.encodeDue(nowMs)
  }
  return {
    screen,
    rest,
    showFrame() {
      shade++
      draw({ x: 0, y: 0, w: width, h: height })
      rest()
    },
    mayJpeg: () => mayJpeg,
    jpegs: () => jpegs,
    refreshes: () => refreshes,
    losslessRefreshes: () => losslessRefreshes,
  }
}

/** Decodes each test "JPEG", which is one byte, as that shade of grey. */
async function shade(bytes: Uint8Array, w: number, h: number): Promise<Uint8Array> {
  return new Uint8Array(w * h * 4).fill(bytes[0]!)
}

async function createVideo() {
  const messages: Uint8Array[] = []
  const refreshed: Rect[] = []
  const screen = createScreen(
    {
      send: (_, message) => messages.push(message),
      refresh: (rect) => refreshed.push(rect),
      quality: () => undefined,
    },
    null,
  )
  screen.frame.resize(200, 100)
  let nowMs = 0
  const end = () => {
    nowMs += 20
    screen.handleEvent({ kind: "frameEnd" }, nowMs)
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
      screen.handleEvent({ kind: "jpeg", rect, bytes: Uint8Array.of(grey) }, nowMs)
    },
    pixels(rect: Rect) {
      paint(wordsOf(screen.frame), 200, rect, () => GREEN)
      screen.handleEvent({ kind: "damage", rect }, nowMs)
    },
    end,
    /** Advances the time without acknowledgements. */
    pass() {
      nowMs += 40
      screen.handleEvent({ kind: "frameEnd" }, nowMs)
    },
    sizes: () => messages.map(({ length }) => length),
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

describe("a JPEG sent by the machine", () => {
  test("is drawn in order between the pixels sent before and after it", async () => {
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

  test("is included in the frame of a viewer that joins later, with the pixels drawn over it", async () => {
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

  test("is discarded when lossless pixels cover it", async () => {
    const video = await createVideo()
    video.join("a")
    video.jpeg({ x: 20, y: 20, w: 60, h: 60 }, 0x55)
    video.end()
    video.pixels({ x: 0, y: 0, w: 100, h: 100 })
    video.end()
    video.join("b")
    expect((await video.picture())(30, 30)).toBe(GREEN)
  })

  test("is requested again when it is copied, because the frame buffer does not contain it", async () => {
    const video = await createVideo()
    video.join("a")
    video.jpeg({ x: 0, y: 0, w: 50, h: 50 }, 0x55)
    video.screen.handleEvent({ kind: "move", rect: { x: 100, y: 0, w: 50, h: 50 }, fromX: 0, fromY: 0 }, 100)
    expect(video.refreshed.at(-1)).toEqual({ x: 100, y: 0, w: 50, h: 50 })
  })
})

describe("JPEG and lossless pixels in any order", () => {
  for (let seed = 1; seed <= 10; seed++)
    test(`leave every viewer with what was drawn last at each place (seed ${seed})`, async () => {
      const random = randomFrom(seed)
      const [width, height] = [150 + intBelow(random, 150), 130]
      const messages = new Map<string, Uint8Array[]>()
      const refreshed: Rect[] = []
      const screen = createScreen(
        {
          send: (ids, message) => {
            for (const id of ids) messages.get(id)!.push(message)
          },
          refresh: (rect) => refreshed.push(rect),
          quality: () => undefined,
        },
        null,
      )
      screen.frame.resize(width, height)
      const truth = { width, height, data: wordsOf(screen.frame).slice() }
      /** The frame buffer's pixels are to be seen in `rect`. */
      const showFrame = (rect: Rect) => {
        const words = wordsOf(screen.frame)
        paint(truth.data, width, rect, (x, y) => words[y * width + x]!)
      }
      let nowMs = 0
      const join = (id: string) => {
        messages.set(id, [])
        screen.addViewer(id, nowMs)
      }
      join("first")
      for (let step = 0; step < 150; step++) {
        nowMs += 5 + intBelow(random, 20)
        if (random() < 0.4) {
          const rect = randomRect(random, width, height)
          const grey = 1 + intBelow(random, 255)
          screen.handleEvent({ kind: "jpeg", rect, bytes: Uint8Array.of(grey) }, nowMs)
          paint(truth.data, width, rect, () => (grey * 0x1010101) >>> 0)
        } else {
          const event = changeAtRandom(random, screen.frame)[0]!
          if (event.kind === "damage") showFrame(event.rect)
          if (event.kind === "move") {
            refreshed.length = 0
            screen.handleEvent(event, nowMs)
            if (refreshed.length > 0) showFrame(event.rect)
            else moveRect(truth, event.rect, event.fromX, event.fromY)
          } else screen.handleEvent(event, nowMs)
        }
        screen.handleEvent({ kind: "frameEnd" }, nowMs)
        if (random() < 0.05) join(`viewer ${step}`)
        for (const id of messages.keys()) if (random() < 0.4) screen.ack(id, 0xffffffff, nowMs)
      }
      for (let turn = 0; turn < 20; turn++) {
        nowMs += 1000
        for (const id of messages.keys()) screen.ack(id, 0xffffffff, nowMs)
      }
      for (const seen of messages.values()) {
        const decoder = createScreenDecoder({ inflater: syncInflater, jpeg: shade })
        for (const message of seen) await decoder.apply(message)
        expect(Buffer.compare(Buffer.from(decoder.pixels.buffer), Buffer.from(truth.data.buffer))).toBe(0)
      }
    })

  test("reach a slow viewer as the latest frame of a video, not as every frame", async () => {
    const video = await createVideo()
    video.join("a")
    const rect = { x: 20, y: 20, w: 60, h: 60 }
    const before = video.sizes().length
    for (let picture = 1; picture <= 200; picture++) {
      video.jpeg(rect, picture)
      video.pass()
    }
    const sent = video.sizes().slice(before)
    // As many as may be unanswered on a stream of its own.
    expect(sent.length).toBeLessThanOrEqual(13)
    video.end()
    video.end()
    expect((await video.picture())(30, 30)).toBe(0xc8c8c8c8)
    expect(Math.max(...video.sizes().slice(before))).toBeLessThan(100)
  })
})

describe("the lossy region left by a video", () => {
  test("is requested until the machine has sent it losslessly", async () => {
    const video = await createVideo()
    video.join("a")
    video.jpeg({ x: 0, y: 0, w: 50, h: 50 }, 0x55)
    video.jpeg({ x: 40, y: 40, w: 50, h: 50 }, 0x66)
    video.end()
    const wakeAtMs = video.screen.wakeAtMs()!
    video.refreshed.length = 0
    video.screen.encodeDue(wakeAtMs)
    expect(video.refreshed).toEqual([{ x: 0, y: 0, w: 90, h: 90 }])
    expect(video.screen.wakeAtMs()!).toBeGreaterThan(wakeAtMs)
    video.pixels({ x: 0, y: 0, w: 90, h: 90 })
    video.end()
    expect(video.screen.wakeAtMs()).toBe(null)
  })

  test("is discarded when it consists of too many parts, and what is shown instead is requested", async () => {
    const video = await createVideo()
    video.join("a")
    for (let i = 0; i < 100; i++) video.jpeg({ x: i * 2, y: 0, w: 1, h: 1 }, 0x55)
    video.end()
    const at = await video.picture()
    expect(at(0, 0)).toBe(0xff000000)
    expect(at(198, 0)).toBe(0x55555555)
    video.refreshed.length = 0
    video.screen.encodeDue(video.screen.wakeAtMs()!)
    expect(video.refreshed).toEqual([{ x: 0, y: 0, w: 199, h: 1 }])
  })

  test("of a machine that sends JPEG though it was turned off is not requested again for each", async () => {
    const video = await createVideo()
    video.join("a")
    for (let i = 0; i < 100; i++) {
      video.jpeg({ x: 0, y: 0, w: 50, h: 50 }, i)
      video.pass()
    }
    expect(video.refreshed.length).toBeGreaterThan(1)
    expect(video.refreshed.length).toBeLessThan(40)
  })

  test.each([
    ["in the middle of its video", true],
    ["after its last frame", false],
  ])(
    "of a machine that cuts its video into too many parts is requested a few times a second at most, %s",
    (_, goesOn) => {
      const machine = createMachineOfManyParts()
      for (let i = 0; i < 100; i++) machine.showFrame()
      expect(machine.jpegs()).toBeGreaterThan(1000)
      for (let i = 0; i < 100; i++) goesOn ? machine.showFrame() : machine.rest()
      expect(machine.refreshes()).toBeLessThan(40)
      expect(machine.losslessRefreshes()).toBe(machine.refreshes())
      for (let i = 0; i < 200; i++) machine.rest()
      expect(machine.mayJpeg()).toBe(false)
      expect(machine.screen.wakeAtMs()).toBeNull()
    },
  )
})

describe("the encoder", () => {
  const area = ({ w, h }: Rect) => w * h

  test("is given a large video in pieces that follow each other", () => {
    expect(jpegPiecesOf({ x: 3, y: 5, w: 1920, h: 1080 })).toHaveLength(1)
    const whole = { x: 64, y: 128, w: 8000, h: 7000 }
    const pieces = jpegPiecesOf(whole)
    expect(Math.max(...pieces.map(area))).toBeLessThanOrEqual(1920 * 1080)
    expect(pieces.reduce((sum, piece) => sum + area(piece), 0)).toBe(area(whole))
    let y = whole.y
    for (const piece of pieces) {
      expect([piece.x, piece.y, piece.w]).toEqual([whole.x, y, whole.w])
      y += piece.h
    }
  })

  test("leaves a JPEG of the machine that is larger than any screen's video as it came", () => {
    const encoder = new Transcoder(() => undefined)
    const of = (w: number, h: number): Overlay => {
      const rect = { x: 0, y: 0, w, h }
      return { rect, jpeg: Uint8Array.of(7), isServerEncoded: false, visible: [rect] }
    }
    const form = { quality: 15, isGrey: true }
    expect(encoder.find(of(1921, 1080), form)).toEqual(Uint8Array.of(7))
    expect(encoder.find(of(1920, 1080), form)).toBeNull()
  })
})
