/**
 * A piece of a recording that plays by itself: its first message is a KEY or a TERMINAL_SNAPSHOT.
 *
 * `u32 "SEG1" | u32 startMs | u32 endMs | u32 last (0, 1) | u32 n | n x (u32 atMs, u32 length, viewer message)`
 */
import { ProtocolError } from "./link.ts"

export interface Segment {
  /** Begin and end of the piece, milliseconds since the session began; the next piece is the one at `endMs`. */
  startMs: number
  endMs: number
  /** The recording ends with this piece. */
  last: boolean
  /** Viewer messages with their times, in order; the first one is the key frame. */
  messages: { atMs: number; bytes: Uint8Array }[]
}

const MAGIC = 0x31474553
const HEAD_BYTES = 20

/** @throws ProtocolError when `bytes` are not a segment as `RecordingReader.segment` makes it */
export function parseSegment(bytes: Uint8Array): Segment {
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEAD_BYTES || at.getUint32(0, true) !== MAGIC)
    throw new ProtocolError("no piece of a recording")
  const count = at.getUint32(16, true)
  const messages: Segment["messages"] = []
  let offset = HEAD_BYTES
  for (let i = 0; i < count; i++) {
    if (offset + 8 > bytes.length) throw new ProtocolError("a piece of a recording cut short")
    const length = at.getUint32(offset + 4, true)
    if (length > bytes.length - offset - 8) throw new ProtocolError("a piece of a recording cut short")
    messages.push({
      atMs: at.getUint32(offset, true),
      bytes: bytes.subarray(offset + 8, offset + 8 + length),
    })
    offset += 8 + length
  }
  if (offset !== bytes.length || count === 0)
    throw new ProtocolError("a piece of a recording of the wrong length")
  const [startMs, endMs] = [at.getUint32(4, true), at.getUint32(8, true)]
  return { startMs, endMs, last: at.getUint32(12, true) === 1, messages }
}

export function packSegment(segment: Segment): Uint8Array<ArrayBuffer> {
  const size = segment.messages.reduce((sum, { bytes }) => sum + 8 + bytes.length, HEAD_BYTES)
  const packed = new Uint8Array(size)
  const at = new DataView(packed.buffer)
  const head = [MAGIC, segment.startMs, segment.endMs, segment.last ? 1 : 0, segment.messages.length]
  head.forEach((number, i) => {
    at.setUint32(i * 4, number, true)
  })
  let offset = HEAD_BYTES
  for (const { atMs, bytes } of segment.messages) {
    at.setUint32(offset, atMs, true)
    at.setUint32(offset + 4, bytes.length, true)
    packed.set(bytes, offset + 8)
    offset += 8 + bytes.length
  }
  return packed
}
