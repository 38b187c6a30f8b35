import { describe, expect, test } from "bun:test"
import type { DesktopEvent } from "../../../protocols/desktop.ts"
import { createScreen, type Screen } from "../../../protocols/screen/screen.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { createVncClient } from "../../../protocols/vnc/client.ts"
import { bytesOf, greeting, OPTIONS, rectangle, u16, update } from "../vnc/server.ts"
import {
  changeAtRandom,
  colourOf,
  createTestViewer,
  firstDifference,
  intBelow,
  paint,
  randomFrom,
  randomRect,
  wordsOf,
} from "./pictures.ts"

/** 400 pictures of noise, on a machine that has much else to do. */
const SLOW_MS = 30_000

type TestViewer = ReturnType<typeof createTestViewer>

/** A screen whose time is moved by hand. */
async function createSession(width: number, height: number) {
  const viewers = new Map<string, TestViewer>()
  const refreshed: unknown[] = []
  const screen: Screen = createScreen(
    {
      send: (ids, message) => {
        for (const id of ids) viewers.get(id)!.receive(message)
      },
      refresh: (rect) => refreshed.push(rect),
      quality: () => undefined,
    },
    null,
    new Uint8Array(32).fill(7),
  )
  let nowMs = 0
  screen.frame.resize(width, height)
  screen.handleEvent({ kind: "ready", width, height, name: "test" }, nowMs)
  return {
    screen,
    viewers,
    get nowMs() {
      return nowMs
    },
    join(id: string): TestViewer {
      const viewer = createTestViewer(id)
      viewers.set(id, viewer)
      screen.addViewer(id, nowMs)
      return viewer
    },
    apply(events: DesktopEvent[]): void {
      for (const event of events) screen.handleEvent(event, nowMs)
    },
    pass(ms: number): void {
      nowMs += ms
      screen.encodeDue(nowMs)
    },
    async ack(viewer: TestViewer): Promise<void> {
      await viewer.drawn()
      const seq = viewer.seqs.at(-1)
      if (seq !== undefined) screen.ack(viewer.id, seq, nowMs)
    },
    /** Lets time and acknowledgements pass until nothing is left to send. */
    async settle(): Promise<void> {
      for (let turn = 0; turn < 50; turn++) {
        for (const viewer of viewers.values()) await this.ack(viewer)
        const wakeAtMs = screen.wakeAtMs()
        if (wakeAtMs === null) return
        nowMs = Math.max(nowMs, wakeAtMs)
        screen.encodeDue(nowMs)
      }
      throw new Error("the screen does not come to rest")
    },
  }
}

describe("a viewer's frame", () => {
  for (let seed = 1; seed <= 12; seed++)
    test(`equals the machine's pixel by pixel, through changes, copies and joins (seed ${seed})`, async () => {
      const random = randomFrom(seed)
      const session = await createSession(1 + intBelow(random, 300), 1 + intBelow(random, 300))
      session.join("first")
      for (let round = 0; round < 40; round++) {
        for (let i = intBelow(random, 4); i >= 0; i--)
          session.apply(changeAtRandom(random, session.screen.frame))
        if (random() < 0.7) session.apply([{ kind: "frameEnd" }])
        session.pass(intBelow(random, 30))
        if (random() < 0.15) session.join(`viewer ${round}`)
        for (const viewer of session.viewers.values()) if (random() < 0.6) await session.ack(viewer)
        if (random() < 0.03) {
          const [w, h] = [1 + intBelow(random, 200), 1 + intBelow(random, 200)]
          session.screen.frame.resize(w, h)
          session.apply([{ kind: "resize", width: w, height: h }])
        }
        if (random() < 0.1) {
          await session.settle()
          for (const viewer of session.viewers.values())
            expect(firstDifference(session.screen.frame, viewer.decoder)).toBe(null)
        }
      }
      await session.settle()
      for (const viewer of session.viewers.values())
        expect(firstDifference(session.screen.frame, viewer.decoder)).toBe(null)
    })

  test("stays as it was after a change of size until the machine draws, at most two seconds", async () => {
    const session = await createSession(100, 80)
    const viewer = session.join("first")
    const { frame } = session.screen
    const resize = (width: number, height: number) => {
      frame.resize(width, height)
      session.apply([{ kind: "resize", width, height }, { kind: "frameEnd" }])
    }
    const draw = (width: number) => {
      const rect = { x: 0, y: 0, w: width, h: 80 }
      frame.willDraw(rect)
      paint(wordsOf(frame), width, rect, () => 0xff00ffff)
      session.apply([{ kind: "damage", rect }, { kind: "frameEnd" }])
    }
    draw(100)
    await session.settle()
    resize(120, 80)
    session.pass(1_900)
    await viewer.drawn()
    expect(viewer.decoder.width).toBe(100)
    draw(120)
    await session.settle()
    expect(firstDifference(frame, viewer.decoder)).toBe(null)
    // A machine that draws nothing is shown as it is.
    resize(90, 70)
    session.pass(1_900)
    await viewer.drawn()
    expect(viewer.decoder.width).toBe(120)
    session.pass(200)
    await session.settle()
    expect(firstDifference(frame, viewer.decoder)).toBe(null)
    expect(viewer.decoder.width).toBe(90)
  })

  for (const [width, height] of [
    [150, 100],
    [700, 600],
  ] as const)
    test(
      `of ${width} x ${height} equals the machine's when pictures are sent while a rectangle is drawn, which may end as it was`,
      async () => {
        const random = randomFrom(31)
        const session = await createSession(width, height)
        session.join("first")
        const { frame } = session.screen
        for (let round = 0; round < 25; round++) {
          session.apply(changeAtRandom(random, frame))
          if (random() < 0.5) session.apply([{ kind: "frameEnd" }])
          const rect = randomRect(random, width, height)
          const before = wordsOf(frame).slice()
          const [endsAsBefore, colour] = [random() < 0.5, colourOf(random)]
          const part = { ...rect, h: Math.ceil(rect.h / 2) }
          frame.willDraw(rect)
          paint(wordsOf(frame), width, endsAsBefore ? part : rect, () => colour)
          session.pass(60)
          if (random() < 0.3) session.join(`viewer ${round}`)
          for (const viewer of session.viewers.values()) if (random() < 0.6) await session.ack(viewer)
          session.pass(60)
          if (endsAsBefore)
            paint(wordsOf(frame), width, rect, (x, y) =>
              x % 50 === 7 && random() < 0.2 ? colourOf(random) : before[y * width + x]!,
            )
          session.apply([{ kind: "damage", rect }, { kind: "frameEnd" }])
          if (random() < 0.7) continue
          await session.settle()
          for (const viewer of session.viewers.values())
            expect(firstDifference(frame, viewer.decoder)).toBe(null)
        }
        await session.settle()
        for (const viewer of session.viewers.values())
          expect(firstDifference(frame, viewer.decoder)).toBe(null)
      },
      SLOW_MS,
    )

  test("equals the machine's when several updates with copies arrive together", async () => {
    const random = randomFrom(23)
    const [width, height] = [160, 140]
    const session = await createSession(width, height)
    const viewer = session.join("first")
    const machine = createVncClient(OPTIONS, session.screen.frame)
    const receive = (bytes: Uint8Array) => {
      for (const effect of machine.receive(bytes, session.nowMs))
        if (effect.kind === "event") session.apply([effect.event])
    }
    const pixelsAndCopy = () => {
      const [drawn, copied] = [randomRect(random, width, height), randomRect(random, width, height)]
      const colour = colourOf(random)
      const colours = Uint32Array.from({ length: drawn.w * drawn.h }, () =>
        random() < 0.9 ? colour : colourOf(random),
      )
      const pixels = new Uint8Array(colours.buffer)
      const from = [intBelow(random, width - copied.w + 1), intBelow(random, height - copied.h + 1)] as const
      return update(rectangle(drawn, 0, pixels), rectangle(copied, 1, u16(from[0]), u16(from[1])))
    }
    machine.tick(0)
    receive(greeting(width, height))
    for (let round = 0; round < 40; round++) {
      session.pass(20)
      receive(bytesOf(pixelsAndCopy(), pixelsAndCopy(), pixelsAndCopy()))
      await session.settle()
      expect(firstDifference(session.screen.frame, viewer.decoder)).toBe(null)
    }
  })

  test("is identical with the browser's own decompression", async () => {
    const random = randomFrom(99)
    const session = await createSession(320, 200)
    const viewer = session.join("first")
    for (let round = 0; round < 20; round++) {
      session.apply([...changeAtRandom(random, session.screen.frame), { kind: "frameEnd" }])
      await session.settle()
    }
    const browser = createScreenDecoder()
    await Promise.all(viewer.messages.map((message) => browser.apply(message)))
    expect(firstDifference(session.screen.frame, browser)).toBe(null)
    browser.close()
  })
})

describe("a page that was sent before", () => {
  test("is sent by reference", async () => {
    const session = await createSession(640, 480)
    const viewer = session.join("first")
    const sizes: number[] = []
    for (let visit = 0; visit < 6; visit++) {
      const random = randomFrom(visit % 2)
      paint(wordsOf(session.screen.frame), 640, { x: 0, y: 0, w: 640, h: 480 }, (x, y) =>
        (x >> 3) % 5 === 0 ? (0xff000000 | (intBelow(random, 8) << 5)) >>> 0 : (0xff000000 | y) >>> 0,
      )
      session.apply([{ kind: "damage", rect: { x: 0, y: 0, w: 640, h: 480 } }, { kind: "frameEnd" }])
      await session.settle()
      sizes.push(viewer.messages.at(-1)!.length)
    }
    expect(sizes[5]!).toBeLessThan(sizes[0]! / 10)
    expect(firstDifference(session.screen.frame, viewer.decoder)).toBe(null)
  })
})

describe("a slow viewer", () => {
  test("is sent at most four unacknowledged frames, and the changes meanwhile in a few frames", async () => {
    const random = randomFrom(5)
    const session = await createSession(256, 256)
    const viewer = session.join("slow")
    for (let i = 0; i < 30; i++) {
      session.apply([...changeAtRandom(random, session.screen.frame), { kind: "frameEnd" }])
      session.pass(20)
    }
    expect(viewer.messages.length).toBe(4)
    await session.settle()
    expect(viewer.messages.length).toBeLessThan(4 + 10)
    expect(firstDifference(session.screen.frame, viewer.decoder)).toBe(null)
  })

  test("does not delay a fast viewer, and both end with the same frame", async () => {
    const random = randomFrom(6)
    const session = await createSession(256, 256)
    const [quick, slow] = [session.join("quick"), session.join("slow")]
    for (let i = 0; i < 200; i++) {
      session.apply([...changeAtRandom(random, session.screen.frame), { kind: "frameEnd" }])
      session.pass(20)
      await session.ack(quick)
      if (i % 60 === 59) await session.ack(slow)
    }
    expect(quick.messages.length).toBeGreaterThan(150)
    expect(slow.messages.length).toBeLessThan(100)
    await session.settle()
    for (const viewer of [quick, slow])
      expect(firstDifference(session.screen.frame, viewer.decoder)).toBe(null)
  })
})

describe("a viewer that joins while the machine draws", () => {
  test("receives a key frame first and none of the earlier messages", async () => {
    const session = await createSession(300, 200)
    const random = randomFrom(31)
    for (let i = 0; i < 10; i++) {
      session.apply([...changeAtRandom(random, session.screen.frame), { kind: "frameEnd" }])
      session.pass(200)
    }
    const viewer = session.join("late")
    await session.settle()
    expect(viewer.messages.length).toBe(1)
    expect(viewer.messages[0]![0]).toBe(MESSAGE.KEY)
    session.apply([...changeAtRandom(random, session.screen.frame), { kind: "frameEnd" }])
    await session.settle()
    expect(firstDifference(session.screen.frame, viewer.decoder)).toBe(null)
  })
})

describe("lossless video", () => {
  test(
    "is sent in fewer frames, which limits the bytes for link and disk",
    async () => {
      const random = randomFrom(41)
      const session = await createSession(400, 300)
      const viewer = session.join("first")
      for (let i = 0; i < 400; i++) {
        const words = wordsOf(session.screen.frame)
        // Runs of two equal pixels: classified as drawing, not as a camera picture.
        for (let at = 0; at < words.length; at += 2)
          words.fill((0xff000000 | (random() * 0x1000000)) >>> 0, at, at + 2)
        session.apply([{ kind: "damage", rect: { x: 0, y: 0, w: 400, h: 300 } }, { kind: "frameEnd" }])
        session.pass(25)
        await session.ack(viewer)
      }
      const bytes = viewer.messages.reduce((sum, message) => sum + message.length, 0)
      expect(bytes).toBeLessThan(10 * 2_000_000 + 3_000_000)
      expect(viewer.messages.length).toBeGreaterThan(40)
      await session.settle()
      expect(firstDifference(session.screen.frame, viewer.decoder)).toBe(null)
    },
    SLOW_MS,
  )
})
