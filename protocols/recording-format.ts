/**
 * The recording's file, shared by its writer and its reader. Little-endian.
 *
 * ```
 * header, 64 bytes: "MILLREC1" | u16 version | u16 kind (1 desktop, 2 terminal) | f64 started, epoch ms
 *                   | 36 bytes session id | 4 bytes 0 | u32 crc32 of the 60 bytes before
 * record:           u32 length of the payload, top bit set for keys | u32 ms since the start
 *                   | u32 crc32 of the 8 bytes before and the payload | payload, whose first byte is the type
 * ```
 * MESSAGE is a viewer message as sent. SNAPSHOT is a TERMINAL_SNAPSHOT message. EVENT is JSON. INPUT is `u8 length`
 * of the viewer's id, the id, and the viewer's message. INDEX is `f64` offset of the previous INDEX (0: none) and
 * `f64 offset, u32 ms` of each key since. END is `u32` duration and `f64` offset of the last INDEX (0: none).
 *
 * KEY is a desktop's key frame: `u16 width, height | u32 seq | u32 rawLength | u32 bodyLength | deflated body | JPEG
 * bytes`. The body is `u16 n, n x f64` offsets of earlier KEY records; per 64 x 64 cell `u16 source` (0: this record,
 * i: the i-th offset) and `u16 tile` in that record; `u16 n, n x u32` lengths of the tiles embedded here, and the
 * tiles; `u16` count of the overlay operations, and the operations. A tile contained in an earlier KEY is not written
 * again, and references have depth one, so a key of an idle panel is small and is loaded with a few reads.
 *
 * Frames after a KEY continue those before it, in the middle of the viewers' epoch: RESUME follows the KEY in that
 * case, `u32 rawLength` and the deflated operation of that name (`viewer-wire-frame.ts`); of version 3 on it is
 * RESUME_HISTORY, with packed pieces in its place, each after its `u32` length (`viewer-wire-history.ts`). SLOTS precedes the first frame of
 * a segment that draws from slots filled before the segment began: `u32 rawLength` and deflated `u16 n, n x f64`
 * sources (KEY or SLOTS records); `u16 n, n x (u16 slot, u8 w, h, u16 source, u16 tile)`; embedded tiles as in a KEY.
 * Version 1 has neither: each KEY begins an epoch. In version 2 no FRAME is packed.
 */
export const RECORDING_VERSION = 3
export const RECORDING_VERSION_OLDEST = 1
export const FILE_HEADER_BYTES = 64
export const MAGIC = "MILLREC1"
export const SESSION_ID_BYTES = 36
export const RECORD_HEADER_BYTES = 12
export const RECORD = {
  MESSAGE: 1,
  KEY: 2,
  INPUT: 3,
  EVENT: 4,
  INDEX: 5,
  END: 6,
  SNAPSHOT: 7,
  RESUME: 8,
  SLOTS: 9,
  RESUME_HISTORY: 10,
} as const
/** What a recording shows, by its code in the header. */
export const SCREEN_KIND_CODES = { desktop: 1, terminal: 2 } as const
export type ScreenKind = keyof typeof SCREEN_KIND_CODES
export const KEY_BIT = 0x80000000
export const KEYFRAME_HEADER_BYTES = 17
export const END_PAYLOAD_BYTES = 13
/** More than any message: a raw picture of the largest size with its JPEGs. A longer length is a torn record. */
export const RECORD_BYTES_MAX = 256 * 1024 * 1024
/** Bounds the reads of one seek. */
export const KEYFRAME_SOURCES_MAX = 64

export function recordCrc(head: Uint8Array, payload: Uint8Array): number {
  return Bun.hash.crc32(payload, Bun.hash.crc32(head))
}

export interface RecordHeader {
  payloadBytes: number
  isKey: boolean
  atMs: number
  crc: number
}

export function readRecordHeader(bytes: Uint8Array, offset: number): RecordHeader {
  const at = new DataView(bytes.buffer, bytes.byteOffset + offset, RECORD_HEADER_BYTES)
  const length = at.getUint32(0, true)
  return {
    payloadBytes: length & ~KEY_BIT,
    isKey: length >= KEY_BIT,
    atMs: at.getUint32(4, true),
    crc: at.getUint32(8, true),
  }
}

/** A record as stored in the file. */
export interface StoredRecord {
  offset: number
  head: RecordHeader
  payload: Uint8Array
}
