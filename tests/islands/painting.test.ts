import { expect, test } from "bun:test"
import { ImageData } from "@napi-rs/canvas"
import { createFramePainter, type PaintedCanvas } from "../../islands/screen/frame-painter.ts"
import type { Size } from "../../islands/screen/zoom.ts"
import { createScreen } from "../../protocols/screen/screen.ts"
import { createScreenDecoder } from "../../protocols/viewer-wire-decode.ts"

/** The browser's, which Bun does not have. */
Object.assign(globalThis, { ImageData })

const WHITE = 0xffffffff

/** Messages of a real screen: a KEY, and FRAMEs that each change one box. */
async function messagesOf(frames: number, { width, height }: Size) {
  const messages: Uint8Array[] = []
  const parts = {
    send: (_: unknown, message: Uint8Array) => messages.push(message),
    refresh() {},
    quality() {},
  }
  const screen = createScreen(parts, null)
  screen.frame.resize(width, height)
  screen.handleEvent({ kind: "resize", width, height }, 0)
  screen.addViewer("one", 0)
  screen.handleEvent({ kind: "frameEnd" }, 0)
  screen.encodeDue(0)
  const words = new Uint32Array(screen.frame.pixels.buffer, screen.frame.pixels.byteOffset, width * height)
  for (let x = 1; x <= frames; x++) {
    words[x] = WHITE
    screen.handleEvent({ kind: "damage", rect: { x, y: 0, w: 1, h: 1 } }, x * 100)
    screen.handleEvent({ kind: "frameEnd" }, x * 100)
    screen.encodeDue(x * 100)
    screen.ack("one", 1_000_000, x * 100)
  }
  return messages
}

/** Says that more of the same picture follows, which changes nothing else. */
function asPart(message: Uint8Array): Uint8Array {
  const part = message.slice()
  part[1] = part[1]! | 4
  return part
}

/** A canvas that notes what was painted, and a painting on it. */
function paintingOn() {
  const painted: string[] = []
  const waits: { ms: number; work: () => void }[] = []
  const canvas: PaintedCanvas = {
    width: 1,
    height: 1,
    getContext: () => ({
      putImageData: (image: { width: number }, ...numbers: number[]) => {
        painted.push(numbers.length === 2 ? `all of ${image.width}` : `${numbers.slice(2)}`)
      },
    }),
  }
  const sizes: Size[] = []
  return {
    painted,
    sizes,
    canvas,
    waits,
    ...createFramePainter(
      canvas,
      createScreenDecoder(),
      (size) => sizes.push(size),
      (ms, work) => {
        const wait = { ms, work }
        waits.push(wait)
        return () => void waits.splice(waits.indexOf(wait), 1)
      },
    ),
  }
}

test("the painter draws a whole frame first, then only the changed areas", async () => {
  const { draw, painted, sizes } = paintingOn()
  for (const message of await messagesOf(2, { width: 64, height: 64 })) await draw(message)
  expect(painted).toEqual(["all of 64", "1,0,1,1", "2,0,1,1"])
  expect(sizes).toEqual([{ width: 64, height: 64 }])
})

test("a key frame discards waiting frames, whose draw calls settle together with its own", async () => {
  const { draw, painted, canvas } = paintingOn()
  const small = await messagesOf(3, { width: 64, height: 64 })
  const large = await messagesOf(1, { width: 96, height: 64 })
  const settled: number[] = []
  const all = [...small, ...large].map((message, i) => draw(message).then(() => settled.push(i)))
  await Promise.all(all)
  expect(painted).toEqual(["all of 64", "all of 96", "1,0,1,1"])
  expect(canvas.width).toBe(96)
  expect(settled[0]).toBe(0)
  expect(settled.slice(1, 5).sort()).toEqual([1, 2, 3, 4])
  expect(settled[5]).toBe(5)
})

test("an invalid frame is rejected, and so is every frame up to the next key frame", async () => {
  const { draw, painted } = paintingOn()
  const [key, frame] = await messagesOf(1, { width: 64, height: 64 })
  await draw(key!)
  const wrong = frame!.slice()
  // Sets the number of operations to 0.
  wrong.fill(0, 2, 4)
  await expect(draw(wrong)).rejects.toThrow("bytes left over")
  await expect(draw(frame!)).rejects.toThrow("before the first key")
  await draw(key!)
  await draw(frame!)
  expect(painted).toEqual(["all of 64", "0,0,64,64", "1,0,1,1"])
})

test("a picture that comes in parts is painted with its last part", async () => {
  const { draw, painted, waits } = paintingOn()
  const [key, one, two, three, next] = await messagesOf(4, { width: 64, height: 64 })
  await draw(key!)
  await draw(asPart(one!))
  await draw(asPart(two!))
  expect(painted).toEqual(["all of 64"])
  await draw(three!)
  expect(painted).toEqual(["all of 64", "1,0,1,1", "2,0,1,1", "3,0,1,1"])
  expect(waits).toEqual([])
  await draw(next!)
  expect(painted.slice(4)).toEqual(["4,0,1,1"])
})

test("what is there of a picture in parts is painted when its last part does not come in time", async () => {
  const { draw, painted, waits } = paintingOn()
  const [key, one, two, three, four] = await messagesOf(4, { width: 64, height: 64 })
  await draw(key!)
  await draw(asPart(one!))
  await draw(asPart(two!))
  expect(waits.map(({ ms }) => ms)).toEqual([2000])
  waits[0]!.work()
  await new Promise(setImmediate)
  expect(painted.slice(1)).toEqual(["1,0,1,1", "2,0,1,1"])
  await draw(asPart(three!))
  await new Promise(setImmediate)
  expect(painted.length).toBe(3)
  waits[0]!.work()
  expect(painted.slice(3)).toEqual(["3,0,1,1"])
  await draw(four!)
  expect(painted.slice(3)).toEqual(["3,0,1,1", "4,0,1,1"])
  expect(waits).toEqual([])
})

test("the parts of a first picture are painted as they come, those of the next one are not", async () => {
  const { draw, painted } = paintingOn()
  const [key, one, two, three, four] = await messagesOf(4, { width: 64, height: 64 })
  await draw(asPart(key!))
  await draw(asPart(one!))
  expect(painted).toEqual(["all of 64", "1,0,1,1"])
  await draw(two!)
  await draw(asPart(three!))
  expect(painted.slice(2)).toEqual(["2,0,1,1"])
  await draw(four!)
  expect(painted.slice(3)).toEqual(["3,0,1,1", "4,0,1,1"])
})

test("a key frame of another size that comes in parts leaves the canvas as it is until its last part", async () => {
  const { draw, painted, canvas, sizes } = paintingOn()
  const [small] = await messagesOf(0, { width: 64, height: 64 })
  const [large, change] = await messagesOf(1, { width: 96, height: 64 })
  await draw(small!)
  await draw(asPart(large!))
  expect([painted, canvas.width]).toEqual([["all of 64"], 64])
  await draw(change!)
  expect([painted.slice(1), canvas.width]).toEqual([["all of 96"], 96])
  expect(sizes.map(({ width }) => width)).toEqual([64, 96])
})
