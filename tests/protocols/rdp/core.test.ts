/** The environment of the protocol core: its canvas and its socket, and what a crash of it leads to. */
import { expect, test } from "bun:test"
import type { Framebuffer, Rect } from "../../../protocols/desktop.ts"
import { CoreCanvas, CoreImageData } from "../../../protocols/rdp/core/canvas.ts"
import { guardExports } from "../../../protocols/rdp/core/environment.ts"
import { CoreBlob, CoreSocket, listenForCore } from "../../../protocols/rdp/core/socket.ts"

/** `(module (func (export "crash") unreachable) (func (export "answer") (result i32) i32.const 42))` */
const MODULE = Buffer.from(
  "0061736d010000000108026000006000017f030302000107120205637261" +
    "7368000006616e7377657200010a0a020300000b0400412a0b",
  "hex",
)

test("a crash of the core is reported once, stays in the core, and nothing calls it afterwards", async () => {
  const { instance } = await WebAssembly.instantiate(MODULE)
  const crashes: unknown[] = []
  const guarded = guardExports(instance.exports, (error) => crashes.push(error)) as Record<
    string,
    () => unknown
  >
  expect(guarded.answer!()).toBe(42)
  expect(() => guarded.crash!()).not.toThrow()
  expect(guarded.crash!()).toBe(0)
  expect(guarded.answer!()).toBe(0)
  expect(crashes).toHaveLength(1)
  expect(crashes[0]).toBeInstanceOf(WebAssembly.RuntimeError)
})

test("a call of the core that crashes inside another one leaves both", async () => {
  const { instance } = await WebAssembly.instantiate(MODULE)
  const inner = instance.exports.crash as () => void
  const steps: string[] = []
  const guarded = guardExports(
    {
      inner,
      outer: () => {
        guarded.inner!()
        steps.push("went on")
      },
    } as unknown as WebAssembly.Exports,
    () => steps.push("crash"),
  ) as Record<string, () => unknown>
  expect(guarded.outer!()).toBe(0)
  expect(steps).toEqual(["crash"])
})

function aFrame(): Framebuffer & { sizes: string[] } {
  const frame = {
    width: 0,
    height: 0,
    pixels: new Uint8Array(0),
    sizes: [] as string[],
    resize(width: number, height: number) {
      Object.assign(frame, { width, height, pixels: new Uint8Array(width * height * 4) })
      frame.sizes.push(`${width}x${height}`)
    },
    willDraw: () => undefined,
    move: () => undefined,
    fill: () => undefined,
    drawZrle: () => undefined,
    drawPlanar: () => undefined,
    drawBgrx: () => undefined,
  }
  return frame
}

test("the core's canvas draws into the frame buffer, cut to it, and has one new size for width and height", () => {
  const frame = aFrame()
  const drawn: Rect[] = []
  const canvas = new CoreCanvas(frame, { onSize: () => undefined, onDrawn: (rect) => drawn.push(rect) })
  canvas.width = 4
  canvas.height = 2
  canvas.height = 2
  canvas.width = 3
  canvas.height = 3
  expect(frame.sizes).toEqual(["4x2", "3x3"])
  const image = new CoreImageData(new Uint8ClampedArray(2 * 2 * 4).fill(9), 2)
  const context = canvas.getContext("2d")!
  context.putImageData(image, 2, 2)
  context.putImageData(image, 10, 10)
  context.putImageData(image, -5, 0)
  expect(drawn).toEqual([{ x: 2, y: 2, w: 1, h: 1 }])
  expect([...frame.pixels].filter((byte) => byte === 9)).toHaveLength(4)
  expect(frame.pixels[(2 * 3 + 2) * 4]).toBe(9)
})

test("the core's socket opens to its listener alone, passes copies of bytes on, and closes once", async () => {
  const sent: string[] = []
  const closed: string[] = []
  let machine: CoreSocket | null = null
  const { url, stop } = listenForCore((socket) => {
    machine = socket
    return {
      onSend: (bytes) => sent.push(Buffer.from(bytes).toString("hex")),
      onClose: () => closed.push("core"),
    }
  })
  const socket = new CoreSocket(url)
  await new Promise((resolve) => socket.addEventListener("open", resolve))
  const bytes = Uint8Array.of(1, 2)
  socket.send(bytes)
  socket.send(new CoreBlob([bytes.buffer, bytes]))
  socket.send("A")
  expect(sent).toEqual(["0102", "01020102", "41"])
  const received = new Promise<ArrayBuffer>((resolve) =>
    socket.addEventListener("message", (event) => resolve((event as MessageEvent<ArrayBuffer>).data)),
  )
  machine!.deliver(Uint8Array.of(7, 8, 9).subarray(1))
  expect([...new Uint8Array(await received)]).toEqual([8, 9])
  socket.close()
  socket.close()
  expect(closed).toEqual(["core"])
  stop()
  const late = new CoreSocket(url)
  const { code } = await new Promise<CloseEvent>((resolve) =>
    late.addEventListener("close", (event) => resolve(event as CloseEvent)),
  )
  expect(code).toBe(1006)
})
