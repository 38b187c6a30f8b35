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

/** A canvas that notes what was painted, and a painting on it. */
function paintingOn() {
  const painted: string[] = []
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
    ...createFramePainter(canvas, createScreenDecoder(), (size) => sizes.push(size)),
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
