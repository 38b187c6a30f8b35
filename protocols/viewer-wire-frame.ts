/**
 * The layout of FRAME and KEY messages, shared by the screen that encodes them and the decoder that draws them.
 *
 * ```
 * u8 type (FRAME, KEY) | u8 flags | u16 operations | u32 seq | u32 atMs | u16 width | u16 height
 * u32 rawLength | u32 bodyLength | body (raw deflate of the operations) | JPEG bytes, concatenated
 * ```
 * With the flag PACKED the body is not the operations themselves but `viewer-wire-history.ts`; the flag EPOCH empties that
 * history too. The body of a FRAME continues the deflate stream of the previous frame (one stream, a sync flush after each frame).
 * With the flag EPOCH it begins a new stream, and every slot and the colour table are empty. A KEY is a stream of its
 * own and clears slots and table: the next FRAME always has the flag EPOCH.
 * With the flag PARTIAL more of the same picture of the machine follows: it is to be painted with the last part, which lacks the
 * flag. Decoding and acknowledging wait for nothing. A FRAME with the flag OF_KEY is a part of the KEY before it.
 *
 * Operations, numbers little-endian, rectangles as u16 x, y, w, h:
 *
 * | code  | operands                          | meaning                                                        |
 * |-------|-----------------------------------|----------------------------------------------------------------|
 * | MOVE  | rectangle, u16 fromX, fromY       | copy inside the picture, overlap allowed                       |
 * | JPEG  | rectangle, u32 length             | the next `length` bytes after the body are its JPEG            |
 * | TILE  | rectangle, tokens                 | pixels as tokens, continuing the colour table                  |
 * | FRESH | rectangle, tokens                 | as TILE, after clearing the colour table                       |
 * | RAW   | rectangle, 3 bytes a pixel        | r, g, b minus those of the previous pixel, modulo 256          |
 * | COLUMNS | rectangle, tokens              | as TILE, but column by column: a letter of a line is one piece |
 * | STORE | u16 slot                          | store the rectangle just drawn in this slot                    |
 * | REF   | u16 x, y, slot                    | draw the picture stored in the slot                            |
 * | KEEP  | u16 slot, u8 w, h, tile           | store a tile in the slot without drawing it (recordings only)  |
 * | RESUME| colour table, window              | resume in the middle of an epoch (older recordings, the last one)|
 * | RESUME_HISTORY | colour table, u32 length, history, window | the same where frames are packed (recordings only) |
 *
 * Tokens fill the rectangle row by row. Colour numbers do not change within an epoch, so equal letters are equal
 * bytes and deflate matches them (a table that replaces its colours costs twice the bytes). `near` holds the first
 * 224 colours; `far` holds 4096, each at the place `(colour * 0x9e3779b1 mod 2^32) >> 20`, where
 * colour = b << 16 | g << 8 | r and a later colour replaces an earlier one. All places are black at first.
 * 0..223 one pixel of that colour of `near`; 224..239 and a byte one pixel of `far`,
 * place (token - 224) * 256 + byte; 240..253 1..14 further pixels of the previous colour; 254 fifteen further pixels
 * plus the sum of the bytes that follow, up to the first that is not 255; 255 r g b one pixel of a new colour, which
 * is added to `far`, and to `near` while it has room.
 *
 * A recording can be entered in the middle of an epoch: its KEY is followed by one FRAME with the flag EPOCH that
 * restores the state of the viewers' decoders. KEEPs fill the slots; a tile is `u8 FRESH or RAW` and its pixels.
 * RESUME is `u16 n, n x 3 bytes` of `near`, 4096 x 3 bytes of `far`, and to the end of the body the last bytes (at
 * most 32 KB) of the deflate stream's output, which the following bodies refer back to. RESUME_HISTORY has the operations to
 * which packed bodies refer before the window.
 */
import { FRAME_PIXELS_MAX } from "./desktop.ts"
import { ProtocolError } from "./link.ts"
import { MESSAGE } from "./viewer-wire.ts"
import { HISTORY_BYTES } from "./viewer-wire-history.ts"

export const FRAME_HEADER_BYTES = 24
export const FLAG_EPOCH = 1
const FLAG_PACKED = 2
const FLAG_PARTIAL = 4
const FLAG_OF_KEY = 8
export const OP = {
  MOVE: 1,
  JPEG: 2,
  TILE: 3,
  FRESH: 4,
  RAW: 5,
  STORE: 6,
  REF: 7,
  COLUMNS: 8,
  KEEP: 9,
  RESUME: 10,
  RESUME_HISTORY: 11,
} as const

/** Side of a grid cell: large enough for a hash to be worth its bytes, small enough to follow a text line. */
export const CELL = 64
/** 2048 cells are 32 MB in the viewer: about eight pages of a panel. */
export const SLOTS = 2048
export const NEAR_COLOURS = 224
export const FAR_COLOURS = 4096
export const FIRST_RUN = 240
export const SHORT_RUNS = 14
export const LONG_RUN = 254
export const LITERAL = 255
/** All slots filled with tiles that are raw, the history, the colour table and the window of a RESUME_HISTORY. */
export const RESUME_BYTES_MAX = SLOTS * (CELL * CELL * 3 + 16) + HISTORY_BYTES + 64 * 1024
/** Each cell can bring a few operations; a message with more is wrong. */
export const OPERATIONS_MAX = 0xffff

export interface FrameHeader {
  key: boolean
  epoch: boolean
  packed: boolean
  /** More of the same picture follows. */
  partial: boolean
  /** A further part of a KEY, which is sent to its viewers right behind it. */
  ofKey: boolean
  operations: number
  seq: number
  atMs: number
  width: number
  height: number
  rawLength: number
  bodyLength: number
}

export function writeFrameHeader(into: Uint8Array, header: FrameHeader): void {
  const at = new DataView(into.buffer, into.byteOffset, FRAME_HEADER_BYTES)
  at.setUint8(0, header.key ? MESSAGE.KEY : MESSAGE.FRAME)
  at.setUint8(
    1,
    (header.epoch ? FLAG_EPOCH : 0) |
      (header.packed ? FLAG_PACKED : 0) |
      (header.partial ? FLAG_PARTIAL : 0) |
      (header.ofKey ? FLAG_OF_KEY : 0),
  )
  at.setUint16(2, header.operations, true)
  at.setUint32(4, header.seq, true)
  at.setUint32(8, header.atMs, true)
  at.setUint16(12, header.width, true)
  at.setUint16(14, header.height, true)
  at.setUint32(16, header.rawLength, true)
  at.setUint32(20, header.bodyLength, true)
}

/** Whether a message draws the rest of a KEY. */
export function isPartOfKey(message: Uint8Array): boolean {
  return message[0] === MESSAGE.FRAME && ((message[1] ?? 0) & FLAG_OF_KEY) !== 0
}

/** @throws ProtocolError for a length, a size or a flag that cannot be */
export function readFrameHeader(message: Uint8Array): FrameHeader {
  if (message.length < FRAME_HEADER_BYTES) throw new ProtocolError(`a frame of ${message.length} bytes`)
  const at = new DataView(message.buffer, message.byteOffset, FRAME_HEADER_BYTES)
  const type = at.getUint8(0)
  if (type !== MESSAGE.FRAME && type !== MESSAGE.KEY) throw new ProtocolError(`message ${type} is no frame`)
  const header = {
    key: type === MESSAGE.KEY,
    epoch: (at.getUint8(1) & FLAG_EPOCH) !== 0,
    packed: (at.getUint8(1) & FLAG_PACKED) !== 0,
    partial: (at.getUint8(1) & FLAG_PARTIAL) !== 0,
    ofKey: isPartOfKey(message),
    operations: at.getUint16(2, true),
    seq: at.getUint32(4, true),
    atMs: at.getUint32(8, true),
    width: at.getUint16(12, true),
    height: at.getUint16(14, true),
    rawLength: at.getUint32(16, true),
    bodyLength: at.getUint32(20, true),
  }
  const pixels = header.width * header.height
  if (pixels < 1 || pixels > FRAME_PIXELS_MAX)
    throw new ProtocolError(`a picture of ${header.width} x ${header.height}`)
  if (header.rawLength > rawBytesMax(pixels) + RESUME_BYTES_MAX)
    throw new ProtocolError(`a frame of ${header.rawLength} raw bytes`)
  if (FRAME_HEADER_BYTES + header.bodyLength > message.length) throw new ProtocolError("a frame cut short")
  return header
}

/** The longest operations of one message: every pixel raw, and the operation heads. */
export function rawBytesMax(pixels: number): number {
  return pixels * 3 + OPERATIONS_MAX * 16
}
