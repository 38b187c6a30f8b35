/**
 * The display kernels: the picture in WASM memory, drawn by the adapter, and the loops over it. What all viewers will have
 * seen is the same picture, but for the cells that were drawn over since the last `scan`: these are kept as they were. A
 * second picture would cost each session four megabytes. One instance per screen; nothing is shared between sessions.
 */
import { FRAME_PIXELS_MAX, type Framebuffer, type Rect } from "../desktop.ts"
import { ProtocolError } from "../link.ts"
import { CELL, FAR_COLOURS, rawBytesMax } from "../viewer-wire-frame.ts"
import type { Exports } from "./exports.ts"
import {
  CELL_BLOCKS_BYTES,
  LOG_AT,
  layOut,
  PALETTE_AT,
  SEED_AT,
  SEEN_AT,
  TABLE_BYTES,
  TABLE_COUNT,
  TABLE_FAR,
  TABLES_AT,
  zrleBytesMax,
} from "./memory.ts"
import { kernelsModule } from "./module.ts"
import { moveSliding, type SlidingPicture, slidingRoom } from "./sliding.ts"

/** Colours in which a viewer gets the picture: all, a palette of 256, or 16 greys. */
export type ColourRange = "ALL" | "PALETTE" | "GREY"
/** The numbers of `reduceColours`. */
const REDUCED_KINDS = { PALETTE: 1, GREY: 2 } as const

/** Error messages for invalid ZRLE data, by the number that the kernel returns. */
const ZRLE_FAULTS = [
  null,
  "a ZRLE tile of a kind that does not exist",
  "a ZRLE colour beyond its palette",
  "a ZRLE run leaves its tile",
  "a ZRLE rectangle ended short",
  "a ZRLE rectangle has bytes left over",
]
/** The same for planar data. */
const PLANAR_FAULTS = [
  null,
  "a planar bitmap ended short",
  "a run of a planar bitmap leaves its row",
  "an empty segment of a planar bitmap",
  "a planar bitmap with colour loss, which was not offered",
]
/** Boxes are u16. */
const SIDE_MAX = 0xffff
const WASM_PAGE = 65536
const BLACK = 0xff000000 | 0

/** `width` and `height` are those of what viewers see; the picture may extend below. */
export interface Kernels extends Framebuffer {
  /** Bytes of WASM memory: the picture and its tables. It grows with the picture and never shrinks. */
  readonly memoryBytes: number
  readonly frameHeight: number
  readonly columns: number
  readonly rows: number
  /** u16 x0, y0, x1, y1 per cell (exclusive, x1 = 0: nothing): where `scan` has to look. */
  readonly touched: Uint16Array
  /** The same where the last `scan` found changes: exactly, as far as the cells were kept. */
  readonly boxes: Uint16Array
  /** Room for the operations of one message; `drawZrle` and its like put their data there. */
  readonly out: Uint8Array
  /** Makes `touched` hold a rectangle too. */
  touch(rect: Rect): void
  /** A rectangle that was begun with `willDraw` is complete, and touched as far as it is shown. */
  drawn(): void
  /** A rectangle that was begun is not complete. */
  readonly isDrawing: boolean
  /** Must be called before pixels are read that are sent, also where nothing is touched but `isDrawing`. @returns cells changed */
  scan(): number
  /** Copies a rectangle to `into`, row by row, RGBA. */
  copyPixels(rect: Rect, into: Uint8Array): void
  /** 1 for each cell that the last `scan` found changed by a quarter or more, and like a photograph there. */
  readonly photos: Uint8Array
  /** The hashes of the cells, four words each. A cell's hash is valid after `hash` of its index. */
  readonly hashes: Uint32Array
  /** Makes the hash of a cell right, if it is not. @returns where its words begin in `hashes` */
  hash(cell: number): number
  emptyTable(table: number): void
  /** The colours of a table as the viewers have them, 3 bytes each: `u16` count and those of `near`, then all of `far`. */
  tableBytes(table: number): Uint8Array
  /**
   * Writes the tokens of a rectangle at `out[offset]`; in fewer colours it has at most the height of a cell.
   * @returns bytes, 0 when raw is smaller
   */
  tokens(box: Rect, table: number, offset: number, colours: ColourRange): number
  /** The same column by column, for a rectangle of at most `COLUMNS_HEIGHT_MAX`. */
  tokensByColumns(box: Rect, table: number, offset: number, colours: ColourRange): number
  raw(box: Rect, offset: number, colours: ColourRange): number
}

/** @param seed 32 random bytes: tile hashes cannot be foreseen by the machine that draws the picture */
export function createKernels(seed: Uint8Array): Kernels {
  const instance = new WebAssembly.Instance(kernelsModule())
  const wasm = instance.exports as unknown as Exports
  let at = layOut(1, 1, 1)
  let [width, height, frameHeight] = [0, 0, 0]
  let frameAt = 0
  let frame = pictureAt(0, 0, 0)
  /** Rectangles that are begun. */
  let open = 0
  const bytes = (offset: number, length: number) => new Uint8Array(wasm.memory.buffer, offset, length)
  function pictureAt(offset: number, w: number, h: number): SlidingPicture {
    const memory = new Uint32Array(wasm.memory.buffer, offset, slidingRoom(w, h))
    return { width: w, height: h, memory, start: 0 }
  }
  const views = {
    pixels: bytes(0, 0),
    touched: new Uint16Array(0),
    boxes: new Uint16Array(0),
    out: bytes(0, 0),
    hashes: new Uint32Array(0),
    photos: bytes(0, 0),
  }
  /** Updates the address of the first pixel. */
  function placePicture(): void {
    frameAt = at.frame + frame.start * 4
    if (views.pixels.byteOffset !== frameAt || views.pixels.length !== width * frameHeight * 4)
      views.pixels = bytes(frameAt, width * frameHeight * 4)
  }
  const kernels: Kernels = {
    get width() {
      return width
    },
    get height() {
      return height
    },
    get frameHeight() {
      return frameHeight
    },
    get columns() {
      return Math.ceil(width / CELL)
    },
    get rows() {
      return Math.ceil(height / CELL)
    },
    get pixels() {
      return views.pixels
    },
    get touched() {
      return views.touched
    },
    get boxes() {
      return views.boxes
    },
    get photos() {
      return views.photos
    },
    get hashes() {
      return views.hashes
    },
    get out() {
      return views.out
    },
    resize(w, fullHeight, h = fullHeight) {
      const isPossible = w >= 1 && h >= 1 && h <= fullHeight && w <= SIDE_MAX && fullHeight <= SIDE_MAX
      if (!isPossible || w * fullHeight > FRAME_PIXELS_MAX)
        throw new ProtocolError(`a picture of ${w} x ${fullHeight} pixels`)
      const cells = Math.ceil(w / CELL) * Math.ceil(h / CELL)
      const zrleBytes = zrleBytesMax(w, fullHeight) + zrleBytesMax(CELL, CELL)
      const outBytes = Math.max(rawBytesMax(w * h), zrleBytes)
      at = layOut(slidingRoom(w, fullHeight) * 4, cells, w)
      const pages = Math.ceil((at.out + outBytes) / WASM_PAGE) - wasm.memory.buffer.byteLength / WASM_PAGE
      if (pages > 0) wasm.memory.grow(pages)
      ;[width, height, frameHeight] = [w, h, fullHeight]
      bytes(SEED_AT, 32).set(seed)
      frame = pictureAt(at.frame, w, fullHeight)
      placePicture()
      views.touched = new Uint16Array(wasm.memory.buffer, at.touched, cells * 4)
      views.boxes = new Uint16Array(wasm.memory.buffer, at.boxes, cells * 4)
      views.out = bytes(at.out, outBytes)
      views.hashes = new Uint32Array(wasm.memory.buffer, at.hashes, cells * 4)
      views.photos = bytes(at.photos, cells)
      wasm.fill(frameAt, w, 0, 0, w, fullHeight, BLACK)
      bytes(at.touched, cells * 8).fill(0)
      bytes(at.blocks, cells * CELL_BLOCKS_BYTES).fill(0)
      bytes(at.known, cells * 8).fill(0)
      bytes(at.hashed, cells).fill(0)
      bytes(at.states, cells).fill(0)
      open = 0
    },
    willDraw(rect) {
      open++
      keep(rect)
    },
    drawn() {
      if (open > 0) open--
    },
    get isDrawing() {
      return open > 0
    },
    scan() {
      return wasm.scan(
        frameAt,
        width,
        height,
        at.touched,
        at.boxes,
        SEED_AT,
        at.blocks,
        at.known,
        at.hashed,
        at.photos,
        SEEN_AT,
        at.states,
        open > 0,
      )
    },
    fill({ x, y, w, h }, colour) {
      if (x + w > width || y + h > frameHeight) throw new ProtocolError("a rectangle that leaves the picture")
      wasm.fill(frameAt, width, x, y, w, h, colour)
    },
    copyPixels({ x, y, w, h }, into) {
      for (let row = 0; row < h; row++)
        into.set(bytes(frameAt + ((y + row) * width + x) * 4, w * 4), row * w * 4)
    },
    touch: ({ x, y, w, h }) => wasm.touch(at.touched, width, x, y, w, h),
    drawZrle({ x, y, w, h }, data) {
      const { out } = views
      // One tile of slack, for reads past the end.
      if (data.length + zrleBytesMax(CELL, CELL) > out.length)
        throw new ProtocolError("a ZRLE rectangle too long")
      out.set(data)
      const fault = wasm.drawZrle(frameAt, width, x, y, w, h, at.out, data.length, PALETTE_AT)
      if (fault !== 0) throw new ProtocolError(ZRLE_FAULTS[fault]!)
    },
    drawPlanar({ x, y, w, h }, data) {
      if (data.length > views.out.length) throw new ProtocolError("a planar bitmap too long")
      views.out.set(data)
      const fault = wasm.drawPlanar(frameAt, width, x, y, w, h, at.out, data.length)
      if (fault !== 0) throw new ProtocolError(PLANAR_FAULTS[fault]!)
    },
    drawBgrx({ x, y, w, h }, data, rowBytes) {
      const length = rowBytes * (h - 1) + w * 4
      if (data.length < length) throw new ProtocolError("an uncompressed bitmap ended short")
      if (length > views.out.length) throw new ProtocolError("an uncompressed bitmap too long")
      views.out.set(data.subarray(0, length))
      wasm.drawBgrx(frameAt, width, x, y, w, h, at.out, rowBytes)
    },
    move(to, fromX, fromY) {
      // From or to the part below the visible picture: for viewers these are new pixels.
      const isNew = Math.max(to.y, fromY) + to.h > height
      if (isNew) kernels.willDraw(to)
      else wasm.lose(width, to.x, to.y, to.w, to.h, fromX, fromY, at.touched, at.known, at.states, at.hashed)
      moveSliding(frame, to, fromX, fromY)
      placePicture()
    },
    hash(cell) {
      const { blocks, known, hashes, hashed, states } = at
      wasm.hashCell(frameAt, width, height, cell, SEED_AT, blocks, known, hashes, hashed, states)
      return cell * 4
    },
    get memoryBytes() {
      return wasm.memory.buffer.byteLength
    },
    emptyTable: (table) => wasm.emptyTable(TABLES_AT + table * TABLE_BYTES),
    tableBytes(table) {
      const at = TABLES_AT + table * TABLE_BYTES
      const words = (offset: number, length: number) => new Uint32Array(wasm.memory.buffer, offset, length)
      const count = words(at + TABLE_COUNT, 1)[0]!
      const bytes = Buffer.alloc(2 + (count + FAR_COLOURS) * 3)
      let offset = bytes.writeUInt16LE(count)
      for (const colours of [words(at, count), words(at + TABLE_FAR, FAR_COLOURS)])
        for (const colour of colours) offset = bytes.writeUIntLE(colour & 0xffffff, offset, 3)
      return bytes
    },
    tokens(box, table, offset, colours) {
      const tableAt = TABLES_AT + table * TABLE_BYTES
      const from = source(box, colours)
      return wasm.tokens(from.at, from.width, from.x, from.y, box.w, box.h, tableAt, LOG_AT, at.out + offset)
    },
    tokensByColumns(box, table, offset, colours) {
      const tableAt = TABLES_AT + table * TABLE_BYTES
      const from = source(box, colours)
      wasm.columns(from.at, from.width, from.x, from.y, box.w, box.h, at.turned)
      return wasm.tokens(at.turned, box.h, 0, 0, box.h, box.w, tableAt, LOG_AT, at.out + offset)
    },
    raw(box, offset, colours) {
      const from = source(box, colours)
      return wasm.raw(from.at, from.width, from.x, from.y, box.w, box.h, at.out + offset)
    },
  }
  /** Keeps the hashes of what is shown of a rectangle. */
  function keep({ x, y, w, h }: Rect): void {
    const shown = Math.min(h, height - y)
    const { touched, blocks, known, states } = at
    if (shown > 0) wasm.keep(frameAt, width, height, x, y, w, shown, touched, SEED_AT, blocks, known, states)
  }
  /** Offset of the pixels of a rectangle, in these colours. */
  function source({ x, y, w, h }: Rect, colours: ColourRange) {
    if (colours === "ALL") return { at: frameAt, width, x, y }
    if (h > CELL) throw new Error(`${h} rows in fewer colours`)
    wasm.reduceColours(frameAt, width, x, y, w, h, REDUCED_KINDS[colours], at.reduced)
    return { at: at.reduced, width: w, x: 0, y: 0 }
  }
  kernels.resize(1, 1)
  return kernels
}

/** The picture that an adapter draws into: all of `frame`, including the part below the visible picture. */
export function frameOf(kernels: Kernels, resize: Framebuffer["resize"] = kernels.resize): Framebuffer {
  return {
    get width() {
      return kernels.width
    },
    get height() {
      return kernels.frameHeight
    },
    get pixels() {
      return kernels.pixels
    },
    resize,
    willDraw: kernels.willDraw,
    move: kernels.move,
    fill: kernels.fill,
    drawZrle: kernels.drawZrle,
    drawPlanar: kernels.drawPlanar,
    drawBgrx: kernels.drawBgrx,
  }
}
