/**
 * Draws a PNG into RGBA pixels (ISO/IEC 15948): 8 bits, RGB or RGBA, not interlaced, which is what a browser's screencast
 * sends. Inflating is the runtime's; this undoes the filters straight into the picture.
 */
import { inflateSync } from "node:zlib"
import type { Rect } from "../desktop.ts"
import { ProtocolError } from "../link.ts"
import { CELL } from "../viewer-wire-frame.ts"

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const IHDR = 0x49484452
const IDAT = 0x49444154
const IEND = 0x49454e44
const COLOUR_RGB = 2
const COLOUR_RGBA = 6
/** Length, type and checksum around the data of a chunk. */
const CHUNK_BYTES = 12

interface PngPicture {
  width: number
  height: number
  /** 3 or 4. */
  channels: number
  /** The compressed rows. */
  data: Uint8Array
}

/** @throws ProtocolError for anything but such a PNG; checksums are not checked, the pipe does not lose bytes */
export function readPng(bytes: Uint8Array): PngPicture {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) throw new ProtocolError("a picture that is not PNG")
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  let header: Omit<PngPicture, "data"> | null = null
  for (let at = SIGNATURE.length; at + CHUNK_BYTES <= bytes.length; ) {
    const [length, type] = [view.getUint32(at), view.getUint32(at + 4)]
    if (at + CHUNK_BYTES + length > bytes.length) throw new ProtocolError("a PNG that is cut")
    if (type === IHDR) header = readHeader(view, at + 8, length)
    if (type === IDAT) parts.push(bytes.subarray(at + 8, at + 8 + length))
    if (type === IEND) break
    at += CHUNK_BYTES + length
  }
  if (!header || parts.length === 0) throw new ProtocolError("a PNG without a picture")
  return { ...header, data: parts.length === 1 ? parts[0]! : Buffer.concat(parts) }
}

function readHeader(view: DataView, at: number, length: number): Omit<PngPicture, "data"> {
  if (length !== 13) throw new ProtocolError("a PNG with a wrong header")
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)]
  const [depth, colour, , , interlace] = [8, 9, 10, 11, 12].map((byte) => view.getUint8(at + byte))
  if (width === 0 || height === 0) throw new ProtocolError("a PNG of no size")
  if (depth !== 8 || (colour !== COLOUR_RGB && colour !== COLOUR_RGBA) || interlace !== 0)
    throw new ProtocolError("a PNG of another kind than RGB with 8 bits")
  return { width, height, channels: colour === COLOUR_RGB ? 3 : 4 }
}

/**
 * Draws the picture; rows and columns that the target does not have are left out. A browser sends the whole page for every
 * change, so what differs is found here, while a row is at hand.
 *
 * @param target  RGBA, row-major, `width * height * 4` bytes; alpha becomes 255
 * @returns what has changed, one rectangle at most for each cell of the screen
 * @throws ProtocolError when the data is not of the picture's size
 */
export function drawPng(picture: PngPicture, target: Uint8Array, width: number, height: number): Rect[] {
  const { channels } = picture
  const stride = picture.width * channels
  const rows = inflateRows(picture, (stride + 1) * picture.height)
  const shown = Math.min(width, picture.width)
  const pixels = new Uint8Array(shown * 4)
  const changes: Rect[] = []
  let open = new Map<number, Rect>()
  let previous: Uint8Array = new Uint8Array(stride)
  for (let y = 0; y < Math.min(height, picture.height); y++) {
    if (y % CELL === 0) open = new Map()
    const at = y * (stride + 1)
    const row = rows.subarray(at + 1, at + 1 + stride)
    unfilter(rows[at]!, row, previous, channels)
    copyRow(row, channels, pixels)
    const old = target.subarray(y * width * 4, (y * width + shown) * 4)
    if (Buffer.compare(old, pixels) !== 0) {
      for (const change of changesOf(old, pixels, y)) growChange(open, change, changes)
      old.set(pixels)
    }
    previous = row
  }
  return changes
}

/** The changed part of each cell in a row of pixels. */
function* changesOf(old: Uint8Array, pixels: Uint8Array, y: number): Generator<Rect> {
  for (let start = 0; start < pixels.length; start += CELL * 4) {
    let end = Math.min(start + CELL * 4, pixels.length)
    let from = start
    while (from < end && old[from] === pixels[from]) from++
    if (from === end) continue
    while (old[end - 1] === pixels[end - 1]) end--
    const x = from >> 2
    yield { x, y, w: ((end + 3) >> 2) - x, h: 1 }
  }
}

/** @param open  the changes of a row of cells, by column; new ones are added to `changes` too */
function growChange(open: Map<number, Rect>, { x, y, w }: Rect, changes: Rect[]): void {
  const column = Math.floor(x / CELL)
  const change = open.get(column)
  if (change) {
    const right = Math.max(change.x + change.w, x + w)
    change.x = Math.min(change.x, x)
    change.w = right - change.x
    change.h = y + 1 - change.y
    return
  }
  const first = { x, y, w, h: 1 }
  open.set(column, first)
  changes.push(first)
}

function inflateRows(picture: PngPicture, size: number): Uint8Array {
  let rows: Uint8Array
  try {
    rows = inflateSync(picture.data, { maxOutputLength: size })
  } catch {
    throw new ProtocolError("a PNG whose data cannot be inflated")
  }
  if (rows.length !== size) throw new ProtocolError("a PNG whose data is not of its size")
  return rows
}

/** §9.2: each filter predicts a byte from those to the left, above, and above left. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, channels: number): void {
  const { length } = row
  switch (filter) {
    case 0:
      return
    case 1:
      for (let i = channels; i < length; i++) row[i] = row[i]! + row[i - channels]!
      return
    case 2:
      for (let i = 0; i < length; i++) row[i] = row[i]! + above[i]!
      return
    case 3:
      for (let i = 0; i < channels; i++) row[i] = row[i]! + (above[i]! >> 1)
      for (let i = channels; i < length; i++) row[i] = row[i]! + ((row[i - channels]! + above[i]!) >> 1)
      return
    case 4:
      return unfilterPaeth(row, above, channels)
    default:
      throw new ProtocolError(`a PNG with the filter ${filter}`)
  }
}

function unfilterPaeth(row: Uint8Array, above: Uint8Array, channels: number): void {
  for (let i = 0; i < channels; i++) row[i] = row[i]! + above[i]!
  for (let i = channels; i < row.length; i++) {
    const left = row[i - channels]!
    const up = above[i]!
    const corner = above[i - channels]!
    const [byLeft, byUp] = [Math.abs(up - corner), Math.abs(left - corner)]
    const byCorner = Math.abs(left + up - 2 * corner)
    const predicted = byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner
    row[i] = row[i]! + predicted
  }
}

/** @param into  RGBA of as many pixels as are wanted */
function copyRow(row: Uint8Array, channels: number, into: Uint8Array): void {
  let from = 0
  for (let to = 0; to < into.length; to += 4) {
    into[to] = row[from]!
    into[to + 1] = row[from + 1]!
    into[to + 2] = row[from + 2]!
    into[to + 3] = 255
    from += channels
  }
}
