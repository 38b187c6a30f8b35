/** A very small X11 client over the display's unix socket: one window, pictures, copies, filled boxes, key presses. */
import type { Socket } from "bun"
import type { Box } from "./panel.ts"

export interface XWindow {
  /** RGBA pixels of a box. */
  put(box: Box, rgba: Uint8ClampedArray): void
  /** The same made ready once, to be put often. */
  prepared(box: Box, rgba: Uint8ClampedArray): () => void
  copy(from: { x: number; y: number }, to: Box): void
  fill(box: Box, colour: number): void
  onKey: (() => void) | null
  close(): void
}

const [CREATE_WINDOW, MAP_WINDOW, CREATE_GC, CHANGE_GC] = [1, 8, 55, 56]
const [COPY_AREA, POLY_FILL_RECTANGLE, PUT_IMAGE] = [62, 70, 72]
const KEY_PRESS = 2
const KEY_PRESS_MASK = 1
/** A request is at most 256 KB without the BIG-REQUESTS extension. */
const PUT_BYTES_MAX = 200_000

export async function openWindow(display: number, width: number, height: number): Promise<XWindow> {
  const link = await connect(display)
  const { base, root } = link
  const [window, gc] = [base, base + 1]
  // Black background, key press events selected; copies generate no exposure events.
  link.send(
    request(CREATE_WINDOW, 0, [
      window,
      root,
      0,
      width | (height << 16),
      1 << 16,
      0,
      0x802,
      0,
      KEY_PRESS_MASK,
    ]),
  )
  link.send(request(CREATE_GC, 0, [gc, window, 1 << 16, 0]))
  link.send(request(MAP_WINDOW, 0, [window]))
  const putRequests = (box: Box, rgba: Uint8ClampedArray): Uint8Array[] => {
    const rows = Math.max(1, Math.floor(PUT_BYTES_MAX / (box.w * 4)))
    return Array.from({ length: Math.ceil(box.h / rows) }, (_, i) => {
      const row = i * rows
      const h = Math.min(rows, box.h - row)
      const pixels = toBgrx(rgba.subarray(row * box.w * 4, (row + h) * box.w * 4))
      const words = [window, gc, box.w | (h << 16), box.x | ((box.y + row) << 16), 24 << 8]
      return request(PUT_IMAGE, 2, words, pixels)
    })
  }
  const xWindow: XWindow = {
    put: (box, rgba) => putRequests(box, rgba).forEach(link.send),
    prepared(box, rgba) {
      const requests = putRequests(box, rgba)
      return () => requests.forEach(link.send)
    },
    copy: (from, to) =>
      link.send(
        request(COPY_AREA, 0, [
          window,
          window,
          gc,
          from.x | (from.y << 16),
          to.x | (to.y << 16),
          to.w | (to.h << 16),
        ]),
      ),
    fill(box, colour) {
      link.send(request(CHANGE_GC, 0, [gc, 4, colour]))
      link.send(request(POLY_FILL_RECTANGLE, 0, [window, gc, box.x | (box.y << 16), box.w | (box.h << 16)]))
    },
    onKey: null,
    close: link.close,
  }
  link.onEvent((code) => {
    if (code === KEY_PRESS) xWindow.onKey?.()
  })
  return xWindow
}

/** `u8 opcode, u8 detail, u16 length in words`, then words and bytes. */
function request(opcode: number, detail: number, words: number[], tail?: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(4 + words.length * 4 + (tail ? Math.ceil(tail.length / 4) * 4 : 0))
  bytes[0] = opcode
  bytes[1] = detail
  bytes.writeUInt16LE(bytes.length / 4, 2)
  words.forEach((word, i) => {
    bytes.writeUInt32LE(word >>> 0, 4 + i * 4)
  })
  if (tail) bytes.set(tail, 4 + words.length * 4)
  return bytes
}

/** RGBA to the B G R X of a 24-bit visual. */
function toBgrx(rgba: Uint8ClampedArray): Uint8Array {
  const out = new Uint8Array(rgba.length)
  for (let i = 0; i < rgba.length; i += 4) {
    out[i] = rgba[i + 2]!
    out[i + 1] = rgba[i + 1]!
    out[i + 2] = rgba[i]!
  }
  return out
}

interface X11Connection {
  base: number
  root: number
  send(bytes: Uint8Array): void
  onEvent(listener: (code: number) => void): void
  close(): void
}

async function connect(display: number): Promise<X11Connection> {
  let received = Buffer.alloc(0)
  let waiting: Uint8Array[] = []
  let listener: ((code: number) => void) | null = null
  const greeted = Promise.withResolvers<{ base: number; root: number }>()
  let isGreeted = false

  const flush = (socket: Socket) => {
    while (waiting.length > 0) {
      const bytes = waiting[0]!
      const sent = socket.write(bytes)
      if (sent < bytes.length) {
        waiting[0] = bytes.subarray(Math.max(0, sent))
        return
      }
      waiting = waiting.slice(1)
    }
  }
  const take = () => {
    if (!isGreeted) {
      if (received.length < 8 || received.length < 8 + received.readUInt16LE(6) * 4) return
      isGreeted = true
      const length = 8 + received.readUInt16LE(6) * 4
      if (received[0] !== 1) greeted.reject(new Error("the X server refuses"))
      else greeted.resolve(parseSetup(received))
      received = received.subarray(length)
    }
    for (; received.length >= 32; received = received.subarray(32)) {
      if (received[0] === 0) throw new Error(`X error ${received[1]} for request ${received[10]}`)
      listener?.(received[0]! & 0x7f)
    }
  }
  const socket = await Bun.connect({
    unix: `/tmp/.X11-unix/X${display}`,
    socket: {
      data(_, bytes) {
        received = Buffer.concat([received, bytes])
        take()
      },
      drain: flush,
    },
  })
  const send = (bytes: Uint8Array) => {
    waiting.push(bytes)
    if (waiting.length === 1) flush(socket)
  }
  // Little-endian, protocol 11.0, no authorization.
  send(Uint8Array.of(0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  const { base, root } = await greeted.promise
  return {
    base,
    root,
    send,
    onEvent: (listen) => {
      listener = listen
    },
    close: () => socket.end(),
  }
}

/** The first resource id and the root window of the first screen. */
function parseSetup(bytes: Buffer): { base: number; root: number } {
  const vendorBytes = Math.ceil(bytes.readUInt16LE(24) / 4) * 4
  const formats = bytes[29]!
  return { base: bytes.readUInt32LE(12), root: bytes.readUInt32LE(40 + vendorBytes + formats * 8) }
}
