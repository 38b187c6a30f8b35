/** A picture of the machine that is sent in parts: which messages say that more of it follows. */
import { describe, expect, test } from "bun:test"
import type { DesktopEvent, Rect } from "../../../protocols/desktop.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { isPartOfKey, readFrameHeader } from "../../../protocols/viewer-wire-frame.ts"
import { createVncClient } from "../../../protocols/vnc/client.ts"
import { bytesOf, greeting, OPTIONS, rectangle, u16, update } from "../vnc/server.ts"
import { createLink, HEIGHT, type Link, WIDTH, watchedBy } from "./links.ts"
import {
  changeAtRandom,
  colourOf,
  createTestViewer,
  firstDifference,
  intBelow,
  paint,
  randomFrom,
  wordsOf,
} from "./pictures.ts"

const [RED, BLUE, WHITE] = [0xff0000ff, 0xffff0000, 0xffffffff]
/** Longer than an update of the machine is waited for. */
const PAUSE_MS = 60
const SLOW_MS = 60_000

/** A viewer of a screen that is drawn by hand. */
function viewedScreen(width: number, height: number) {
  const viewer = createTestViewer("one")
  const screen = createScreen(
    { send: (_, message) => viewer.receive(message), refresh() {}, quality() {} },
    null,
    new Uint8Array(32).fill(7),
  )
  let nowMs = 0
  const handle = (event: DesktopEvent) => screen.handleEvent(event, nowMs)
  return {
    screen,
    viewer,
    handle,
    get nowMs() {
      return nowMs
    },
    fill(rect: Rect, colour: number) {
      paint(wordsOf(screen.frame), screen.frame.width, rect, () => colour)
      handle({ kind: "damage", rect })
    },
    join() {
      screen.frame.resize(width, height)
      handle({ kind: "ready", width, height, name: "" })
      screen.addViewer("one", nowMs)
    },
    /** Time in which the viewer answers nothing. */
    pause(ms: number) {
      nowMs += ms
      screen.encodeDue(nowMs)
    },
    /** Time in which the viewer answers what it was sent. */
    async pass(ms = PAUSE_MS) {
      nowMs += ms
      screen.encodeDue(nowMs)
      await viewer.drawn()
      screen.ack("one", viewer.seqs.at(-1) ?? 0, nowMs)
    },
    /** "part" or "last" for each message since the last call. */
    takeParts: () => viewer.messages.splice(0).map(partOf),
  }
}

const partOf = (message: Uint8Array) => (readFrameHeader(message).partial ? "part" : "last")

describe("an update of the machine that arrives slowly", () => {
  const [top, middle, bottom] = [0, 20, 40].map((y) => ({ x: 0, y, w: 64, h: 20 })) as [Rect, Rect, Rect]

  /** One that has a whole picture. */
  async function watched() {
    const one = viewedScreen(64, 64)
    one.join()
    one.fill({ x: 0, y: 0, w: 64, h: 64 }, BLUE)
    one.handle({ kind: "frameEnd" })
    await one.pass()
    expect(one.takeParts()).toEqual(["last"])
    return one
  }

  test("is sent as parts of one picture, which its end completes", async () => {
    const { fill, handle, pass, takeParts } = await watched()
    fill(top, RED)
    await pass()
    fill(middle, RED)
    await pass()
    expect(takeParts()).toEqual(["part", "part"])
    fill(bottom, RED)
    handle({ kind: "frameEnd" })
    await pass()
    expect(takeParts()).toEqual(["last"])
  })

  test("is completed by a last part although its end brings nothing new", async () => {
    const { fill, handle, pass, takeParts, screen, viewer } = await watched()
    fill(top, RED)
    await pass()
    expect(takeParts()).toEqual(["part"])
    // As it is already.
    fill(bottom, BLUE)
    handle({ kind: "frameEnd" })
    await pass()
    await pass()
    expect(takeParts()).toEqual(["last"])
    expect(firstDifference(screen.frame, viewer.decoder)).toBe(null)
    await pass()
    expect(takeParts()).toEqual([])
  })

  test("is completed by the beginning of the next one, so that a machine that never rests is still seen", async () => {
    const { fill, handle, pass, takeParts } = await watched()
    fill(top, RED)
    await pass()
    // The end of one and the beginning of another between two messages.
    fill(middle, RED)
    handle({ kind: "frameEnd" })
    fill(top, WHITE)
    await pass()
    expect(takeParts()).toEqual(["part", "last"])
    fill(middle, WHITE)
    await pass()
    handle({ kind: "frameEnd" })
    await pass()
    expect(takeParts()).toEqual(["part", "last"])
  })

  test("leaves a viewer who joins within it with a key that says that more follows", async () => {
    const one = viewedScreen(64, 64)
    one.join()
    one.fill(top, RED)
    await one.pass()
    expect(one.viewer.messages.map(([type]) => type)).toEqual([MESSAGE.KEY])
    expect(one.takeParts()).toEqual(["part"])
    one.fill(bottom, RED)
    one.handle({ kind: "frameEnd" })
    await one.pass()
    expect(one.takeParts()).toEqual(["last"])
  })

  test("is seen before it or after it and never between, wherever the network cuts its bytes", async () => {
    const [w, h] = [4, 4]
    const raw = (colour: number) => new Uint8Array(new Uint32Array(w * h).fill(colour).buffer)
    const half = { x: 0, y: 0, w, h: h / 2 }
    const literal = bytesOf(
      update(
        rectangle(half, 0, raw(0x00ff0000).subarray(0, w * (h / 2) * 4)),
        rectangle({ ...half, y: h / 2 }, 1, u16(0), u16(0)),
      ),
    )
    for (let cut = 1; cut < literal.length; cut++) {
      const one = viewedScreen(w, h)
      const machine = createVncClient(OPTIONS, one.screen.frame)
      const receive = (bytes: Uint8Array) => {
        for (const effect of machine.receive(bytes, one.nowMs))
          if (effect.kind === "event") one.handle(effect.event)
      }
      machine.tick(0)
      receive(greeting(w, h))
      one.screen.addViewer("one", one.nowMs)
      receive(bytesOf(update(rectangle({ x: 0, y: 0, w, h }, 0, raw(0x000000ff)))))
      await one.pass()
      const before = one.viewer.decoder.pixels.slice()
      one.takeParts()
      receive(literal.subarray(0, cut))
      await one.pass()
      const early = one.takeParts()
      expect([cut, early.includes("last")]).toEqual([cut, false])
      if (early.length === 0) expect(one.viewer.decoder.pixels).toEqual(before)
      receive(literal.subarray(cut))
      await one.pass()
      expect([cut, one.takeParts()]).toEqual([cut, ["last"]])
      expect(firstDifference(one.screen.frame, one.viewer.decoder)).toBe(null)
    }
  })
})

test("a large first picture comes as a key and its further parts, which are one message on the way", async () => {
  const [width, height] = [260, 200]
  const one = viewedScreen(width, height)
  const random = randomFrom(4)
  one.join()
  paint(wordsOf(one.screen.frame), width, { x: 0, y: 0, w: width, h: height }, () => colourOf(random))
  one.handle({ kind: "damage", rect: { x: 0, y: 0, w: width, h: height } })
  one.handle({ kind: "frameEnd" })
  await one.viewer.drawn()
  const { messages, seqs } = one.viewer
  const headers = messages.map(readFrameHeader)
  expect(messages.length).toBeGreaterThan(2)
  expect(headers.map(({ key }) => key)).toEqual(messages.map((_, place) => place === 0))
  expect(messages.map(isPartOfKey)).toEqual(messages.map((_, place) => place > 0))
  expect(headers.map(({ partial }) => partial)).toEqual(
    messages.map((_, place) => place < messages.length - 1),
  )
  expect(firstDifference(one.screen.frame, one.viewer.decoder)).toBe(null)

  // The changes of a viewer that has not answered for so long: four messages may be on the way.
  const [first, last] = [seqs[0]!, seqs.at(-1)!]
  one.takeParts()
  for (let x = 0; x < 6; x++) {
    one.fill({ x, y: 0, w: 1, h: 1 }, RED)
    one.handle({ kind: "frameEnd" })
    one.screen.ack("one", first, one.nowMs)
    one.pause(20)
  }
  expect(one.takeParts()).toEqual(["last", "last", "last"])
  one.screen.ack("one", last, one.nowMs)
  expect(one.takeParts()).toEqual(["last"])
})

/** Whether the picture was whole after each message to this viewer, which it is when no more of it follows. */
function followParts(link: Link) {
  const parts: string[] = []
  const apply = link.decoder.apply
  link.decoder.apply = (message) => {
    parts.push(partOf(message))
    return apply(message)
  }
  return parts
}

describe("a change that is too large for one message to a viewer on a slow link", () => {
  const all: Rect = { x: 0, y: 0, w: WIDTH, h: HEIGHT }

  /** A viewer whose link is known to carry 50 kB/s. */
  async function slowViewer(seed: number) {
    const links = { slow: createLink(50) }
    const session = await watchedBy(links)
    const random = randomFrom(seed)
    const noise = () => (0xff000000 | (random() * 0xffffff)) >>> 0
    session.draw(all, noise)
    await session.pass(60_000)
    return { session, noise, link: links.slow, parts: followParts(links.slow) }
  }

  test(
    "comes in parts of which only the last completes the picture",
    async () => {
      const { session, noise, link, parts } = await slowViewer(5)
      session.draw({ x: 100, y: 80, w: 400, h: 200 }, noise)
      await session.pass(30_000)
      expect(parts.length).toBeGreaterThan(10)
      expect(parts.indexOf("last")).toBe(parts.length - 1)
      expect(firstDifference(session.screen.frame, link.decoder)).toBe(null)
    },
    SLOW_MS,
  )

  test(
    "is completed although something else changes all the time, whose changes are the next pictures",
    async () => {
      const { session, noise, parts } = await slowViewer(6)
      session.draw({ x: 0, y: 100, w: WIDTH, h: 200 }, noise)
      await session.pass(200)
      for (let turn = 0; turn < 200; turn++) {
        session.draw({ x: 10, y: 10, w: 400, h: 40 }, noise)
        await session.pass(100)
      }
      // Once round what was pending at its beginning, 480 kB, and then at least every two pictures of the noise.
      expect(parts.indexOf("last")).toBeGreaterThan(10)
      expect(parts.filter((part) => part === "last").length).toBeGreaterThan(3)
    },
    SLOW_MS,
  )

  test(
    "ends whole, whichever streams its viewers had, for a machine that draws at random",
    async () => {
      for (const seed of [1, 2, 3]) {
        const links = { quick: createLink(10_000), slow: createLink(60), slower: createLink(20) }
        const session = await watchedBy(links)
        const parts = Object.values(links).map(followParts)
        const random = randomFrom(seed)
        for (let turn = 0; turn < 60; turn++) {
          for (let i = intBelow(random, 3); i >= 0; i--)
            session.handle(changeAtRandom(random, session.screen.frame))
          if (random() < 0.6) session.handle([{ kind: "frameEnd" }])
          await session.pass(intBelow(random, 150))
        }
        session.handle([{ kind: "frameEnd" }])
        await session.pass(240_000)
        for (const [place, link] of Object.values(links).entries()) {
          expect([seed, place, parts[place]!.at(-1)]).toEqual([seed, place, "last"])
          expect(firstDifference(session.screen.frame, link.decoder)).toBe(null)
        }
      }
    },
    SLOW_MS,
  )
})
