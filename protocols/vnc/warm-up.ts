/**
 * Plays a made-up conversation through the client before the first link of a Worker needs it: without it the first
 * hundred updates cost twice as much, until the compiler has seen the code (measured: an echo of a key is read in 0.23
 * instead of 0.08 ms).
 */
import { ByteWriter } from "../bytes.ts"
import type { Framebuffer, Rect } from "../desktop.ts"
import { createKernels } from "../kernels/kernels.ts"
import type { ByteStream } from "../link.ts"
import { ENCODING_NUMBERS } from "./encodings/table.ts"
import type { VncOptions } from "./options.ts"

/** Enough calls for the second compiler of JavaScriptCore; some 10 ms of work, done while the machine is being dialled. */
const UPDATES = 300
const SIDE = 192
/** Below 128: a length of one byte. */
const JPEG_BYTES = 100

const OPTIONS: VncOptions = {
  password: null,
  shared: true,
  quality: 6,
  cursor: "local",
  clipboardEncoding: "UTF_8",
}

/** @param open runs the client over the stream until that is closed */
export function warmUp(open: (stream: ByteStream, options: VncOptions, frame: Framebuffer) => void): void {
  if (isWarm) return
  isWarm = true
  const stream: ByteStream = {
    write: () => undefined,
    close: () => undefined,
    receiver: { data: () => undefined, closed: () => undefined },
  }
  // A picture that is never displayed.
  open(stream, OPTIONS, createKernels(new Uint8Array(32)))
  stream.receiver.data(serverHandshake())
  stream.receiver.data(updateMessage(true))
  const further = updateMessage(false)
  for (let i = 1; i < UPDATES; i++) stream.receiver.data(further)
  stream.receiver.closed({ code: "SESSION_CLOSED", detail: "the warm-up is over" })
}

/** Once per Worker. */
let isWarm = false

function serverHandshake(): Uint8Array {
  const version = new TextEncoder().encode("RFB 003.008\n")
  // One security type, None; it is accepted; size, a pixel format that is replaced, an empty name.
  const size = new ByteWriter().u16(SIDE).u16(SIDE).zeros(16).u32(0).toBytes()
  return new ByteWriter().bytes(version).u8(1).u8(1).u32(0).bytes(size).toBytes()
}

/** What TigerVNC sends around a change: a fence, an update of a few rectangles, a fence. */
function updateMessage(isFirst: boolean): Uint8Array {
  const rect = { x: 70, y: 90, w: 64, h: 20 }
  const writer = new ByteWriter().bytes(fence()).u8(0).zeros(1).u16(5)
  rectangle(writer, { x: 0, y: 0, w: SIDE, h: SIDE - 16 }, ENCODING_NUMBERS.copyrect)
    .u16(0)
    .u16(16)
  rectangle(writer, rect, ENCODING_NUMBERS.zrle).bytes(storedBlock(isFirst, twoColours()))
  rectangle(writer, rect, ENCODING_NUMBERS.zrle).bytes(storedBlock(false, runs()))
  rectangle(writer, rect, ENCODING_NUMBERS.tight).u8(0x80).u8(7).u8(8).u8(9)
  rectangle(writer, rect, ENCODING_NUMBERS.tight).u8(0x90).u8(JPEG_BYTES).zeros(JPEG_BYTES)
  return writer.bytes(fence()).toBytes()
}

function fence(): Uint8Array {
  return new ByteWriter().u8(248).zeros(3).u32(0x80000000).u8(0).toBytes()
}

function rectangle(writer: ByteWriter, { x, y, w, h }: Rect, encoding: number): ByteWriter {
  return writer.u16(x).u16(y).u16(w).u16(h).u32(encoding)
}

/** Length and a piece of a zlib stream that is not compressed: what ZRLE wraps its tiles in. */
function storedBlock(isFirst: boolean, tile: Uint8Array): Uint8Array {
  const writer = new ByteWriter().u32(tile.length + (isFirst ? 7 : 5))
  if (isFirst) writer.u8(0x78).u8(0x01)
  return writer.u8(0).u16LE(tile.length).u16LE(~tile.length).bytes(tile).toBytes()
}

/** A ZRLE tile of 64 x 20 in two colours, one bit for each pixel. */
function twoColours(): Uint8Array {
  const writer = new ByteWriter().u8(2).u8(0).u8(1).u8(2).u8(3).u8(4).u8(5)
  for (let byte = 0; byte < (64 * 20) / 8; byte++) writer.u8((byte * 37) & 255)
  return writer.toBytes()
}

/** The same by runs of four pixels from two colours. */
function runs(): Uint8Array {
  const writer = new ByteWriter().u8(130).u8(0).u8(1).u8(2).u8(3).u8(4).u8(5)
  for (let run = 0; run < (64 * 20) / 4; run++) writer.u8(128 + (run & 1)).u8(3)
  return writer.toBytes()
}
