/** Draws FRAME and KEY messages of a desktop into a picture; the same code in the viewer, the player and the tests. */
import type { Rect } from "./desktop.ts"
import { ProtocolError } from "./link.ts"
import {
  CELL,
  FAR_COLOURS,
  FRAME_HEADER_BYTES,
  type FrameHeader,
  NEAR_COLOURS,
  OP,
  readFrameHeader,
  SLOTS,
} from "./viewer-wire-frame.ts"
import { OperationHistory } from "./viewer-wire-history.ts"
import { type Inflater, streamInflater } from "./viewer-wire-inflate.ts"
import {
  ColourTable,
  copyTile,
  drawRaw,
  drawTile,
  drawTokens,
  moveRect,
  type Pixels,
  type StoredTile,
} from "./viewer-wire-tiles.ts"

/** What one message changed. */
interface DrawResult {
  seq: number
  /** The session's clock when the server made the message, milliseconds since the session began. */
  atMs: number
  /** The picture has a new size (first message, or the machine changed it): fetch `pixels` anew, draw everything. */
  resized: boolean
  /** Changed boxes, inside the picture, in drawing order; may overlap. */
  boxes: Rect[]
  /** More of the same picture follows. */
  partial: boolean
}

export interface ScreenDecoder {
  readonly width: number
  readonly height: number
  /** RGBA, for `new ImageData(pixels, width, height)`. Fetch anew when `Drawn.resized`. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
  /**
   * Draws one FRAME or KEY message. Calls may overlap: messages are drawn in the order of the calls.
   *
   * @throws ProtocolError (as a rejection) when the bytes are wrong; the decoder is then of no more use until a KEY
   */
  apply(message: Uint8Array): Promise<DrawResult>
  /** Frees the decompressor. */
  close(): void
}

export interface DecoderOptions {
  /** Default: `streamInflater`. */
  inflater?: () => Inflater
  /** RGBA pixels of a JPEG, `w * h * 4` bytes. Default: `createImageBitmap` on an OffscreenCanvas. */
  jpeg?: (bytes: Uint8Array, w: number, h: number) => Promise<Uint8Array | Uint8ClampedArray>
}

interface DecoderState {
  picture: Pixels
  pixels: Uint8ClampedArray<ArrayBuffer>
  slots: (StoredTile | undefined)[]
  table: ColourTable
  /** Operations that packed frames refer to. */
  history: OperationHistory
  /** A FRAME may follow: false before the first KEY and after wrong bytes. */
  ready: boolean
}

export function createScreenDecoder(parts: DecoderOptions = {}): ScreenDecoder {
  const openInflater = parts.inflater ?? streamInflater
  const jpeg = parts.jpeg ?? decodeJpegInBrowser
  const frames = openInflater()
  const state: DecoderState = {
    picture: { width: 0, height: 0, data: new Uint32Array(0) },
    pixels: new Uint8ClampedArray(0),
    slots: [],
    table: new ColourTable(),
    history: new OperationHistory(),
    ready: false,
  }

  async function draw(message: Uint8Array): Promise<DrawResult> {
    const header = readFrameHeader(message)
    if (!header.key && !state.ready) throw new ProtocolError("a frame before the first key")
    state.ready = false
    const resized = ensureSize(state, header)
    if (header.key || header.epoch) clearEpochState(state)
    if (header.epoch) frames.reset()
    const inflater = header.key ? openInflater() : frames
    const tail = FRAME_HEADER_BYTES + header.bodyLength
    const body = await inflater.inflate(message.subarray(FRAME_HEADER_BYTES, tail), header.rawLength)
    if (header.key) inflater.reset()
    const operations = header.packed ? state.history.unpack(body) : body
    const boxes = await drawOperations(state, header, operations, message.subarray(tail), jpeg)
    if (header.key) clearEpochState(state)
    state.ready = true
    return { seq: header.seq, atMs: header.atMs, resized, boxes, partial: header.partial }
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    get width() {
      return state.picture.width
    },
    get height() {
      return state.picture.height
    },
    get pixels() {
      return state.pixels
    },
    apply(message) {
      const drawn = last.then(() => draw(message))
      last = drawn.catch(() => undefined)
      return drawn
    },
    close: () => frames.reset(),
  }
}

/** @throws ProtocolError when a FRAME has another size than its KEY */
function ensureSize(state: DecoderState, header: FrameHeader): boolean {
  const { width, height } = header
  if (state.picture.width === width && state.picture.height === height) return false
  if (!header.key) throw new ProtocolError(`a frame of ${width} x ${height} without a key`)
  const data = new Uint32Array(width * height).fill(0xff000000)
  state.picture = { width, height, data }
  state.pixels = new Uint8ClampedArray(data.buffer)
  return true
}

function clearEpochState(state: DecoderState): void {
  state.slots = []
  state.table.clear()
  state.history.clear()
}

async function drawOperations(
  state: DecoderState,
  header: FrameHeader,
  body: Uint8Array,
  tail: Uint8Array,
  jpeg: NonNullable<DecoderOptions["jpeg"]>,
): Promise<Rect[]> {
  const { picture, table } = state
  const boxes: Rect[] = []
  const at = new DataView(body.buffer, body.byteOffset, body.byteLength)
  let offset = 0
  let tailOffset = 0
  const u16 = () => {
    if (offset + 2 > body.length) throw new ProtocolError("an operation cut short")
    offset += 2
    return at.getUint16(offset - 2, true)
  }
  const rect = () => checkBounds(picture, { x: u16(), y: u16(), w: u16(), h: u16() })
  for (let i = 0; i < header.operations; i++) {
    const op = body[offset++]
    switch (op) {
      case OP.MOVE: {
        const box = rect()
        const from = checkBounds(picture, { x: u16(), y: u16(), w: box.w, h: box.h })
        moveRect(picture, box, from.x, from.y)
        boxes.push(box)
        break
      }
      case OP.TILE:
      case OP.COLUMNS:
      case OP.FRESH: {
        const box = rect()
        if (op === OP.FRESH) table.clear()
        offset = drawTokens(picture, box, body, offset, table, op === OP.COLUMNS)
        boxes.push(box)
        break
      }
      case OP.RAW: {
        const box = rect()
        offset = drawRaw(picture, box, body, offset)
        boxes.push(box)
        break
      }
      case OP.STORE: {
        const slot = u16()
        const box = boxes.at(-1)
        if (!box || slot >= SLOTS) throw new ProtocolError(`a store into slot ${slot}`)
        state.slots[slot] = copyTile(picture, box)
        break
      }
      case OP.REF: {
        const [x, y, slot] = [u16(), u16(), u16()]
        const kept = state.slots[slot]
        if (!kept) throw new ProtocolError(`slot ${slot} is empty`)
        boxes.push(checkBounds(picture, { x, y, w: kept.w, h: kept.h }))
        drawTile(picture, x, y, kept)
        break
      }
      case OP.KEEP: {
        const slot = u16()
        if (slot >= SLOTS) throw new ProtocolError(`a tile for slot ${slot}`)
        const [w = 0, h = 0, kind] = body.subarray(offset, offset + 3)
        if (w < 1 || w > CELL || h < 1 || h > CELL) throw new ProtocolError(`a kept tile of ${w} x ${h}`)
        offset += 3
        const tile = { width: w, height: h, data: new Uint32Array(w * h) }
        const box = { x: 0, y: 0, w, h }
        table.clear()
        if (kind === OP.RAW) offset = drawRaw(tile, box, body, offset)
        else if (kind === OP.FRESH) offset = drawTokens(tile, box, body, offset, table, false)
        else throw new ProtocolError(`a kept tile of kind ${kind}`)
        state.slots[slot] = { w, h, data: tile.data }
        break
      }
      case OP.RESUME:
      case OP.RESUME_HISTORY: {
        const count = u16()
        const [nearEnd, farEnd] = [offset + count * 3, offset + (count + FAR_COLOURS) * 3]
        if (count > NEAR_COLOURS || farEnd > body.length) throw new ProtocolError("a colour table cut short")
        table.restore(body.subarray(offset, nearEnd), body.subarray(nearEnd, farEnd))
        offset = farEnd
        if (op === OP.RESUME_HISTORY) {
          const length = u16() + u16() * 65536
          if (offset + length > body.length) throw new ProtocolError("a history cut short")
          state.history.restore(body.subarray(offset, offset + length))
        }
        // The rest is the deflate window: passing it through the inflater is all that is needed.
        offset = body.length
        break
      }
      case OP.JPEG: {
        const box = rect()
        const length = u16() + u16() * 65536
        if (tailOffset + length > tail.length) throw new ProtocolError("a JPEG cut short")
        const rgba = await jpeg(tail.subarray(tailOffset, tailOffset + length), box.w, box.h)
        tailOffset += length
        if (rgba.length !== box.w * box.h * 4) throw new ProtocolError("a JPEG of another size")
        drawTile(picture, box.x, box.y, { w: box.w, h: box.h, data: toUint32Array(rgba) })
        boxes.push(box)
        break
      }
      default:
        throw new ProtocolError(`unknown drawing operation ${op}`)
    }
  }
  if (offset !== body.length || tailOffset !== tail.length)
    throw new ProtocolError("a frame with bytes left over")
  return boxes
}

/** A 32-bit view of the same memory where it is aligned, as canvas data is; otherwise of a copy. */
function toUint32Array(bytes: Uint8Array | Uint8ClampedArray): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}

function checkBounds(picture: Pixels, box: Rect): Rect {
  if (box.w < 1 || box.h < 1 || box.x + box.w > picture.width || box.y + box.h > picture.height)
    throw new ProtocolError(`a rectangle outside the picture: ${box.x},${box.y} ${box.w} x ${box.h}`)
  return box
}

async function decodeJpegInBrowser(bytes: Uint8Array, w: number, h: number): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "image/jpeg" }))
  const context = new OffscreenCanvas(w, h).getContext("2d", { willReadFrequently: true })
  if (!context) throw new ProtocolError("no canvas for a JPEG")
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context.getImageData(0, 0, w, h).data
}
