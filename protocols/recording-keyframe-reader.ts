/** Makes a viewer's KEY message of a recorded KEY: finds the tiles that earlier keys hold. */

import { FRAME_PIXELS_MAX } from "./desktop.ts"
import { ProtocolError } from "./link.ts"
import type { StoredRecord } from "./recording-format.ts"
import { KEYFRAME_HEADER_BYTES, KEYFRAME_SOURCES_MAX, RECORD, type RecordHeader } from "./recording-format.ts"
import { cellRect } from "./screen/cells.ts"
import { syncInflater } from "./screen/deflate.ts"
import { packKeyframe, packResume } from "./screen/keyframes.ts"
import { CELL, OP, RESUME_BYTES_MAX, rawBytesMax, readFrameHeader, SLOTS } from "./viewer-wire-frame.ts"
import { OperationHistory } from "./viewer-wire-history.ts"

interface ParsedKeyframe {
  width: number
  height: number
  seq: number
  sources: number[]
  cells: { source: number; tile: number }[]
  tiles: Uint8Array[]
  overlay: { operations: Uint8Array; count: number; jpegs: Uint8Array }
}

/** Number of records whose tiles are cached for the next seek. */
const TILE_CACHE_MAX = KEYFRAME_SOURCES_MAX
/** A tile without place: code, x, y, w, h. */
const TILE_HEADER_BYTES = 9

export class KeyframeReader {
  private readonly tileCache = new Map<number, Uint8Array[]>()
  private readonly readRecord: (offset: number) => Promise<StoredRecord>

  constructor(readRecord: (offset: number) => Promise<StoredRecord>) {
    this.readRecord = readRecord
  }

  /** The viewer message of a key record. @throws ProtocolError when it is no key or refers to nothing */
  async keyframeMessage(head: RecordHeader, payload: Uint8Array): Promise<Uint8Array> {
    if (payload[0] === RECORD.SNAPSHOT) return payload.subarray(1)
    const key = parseKeyframe(payload)
    const sources = [key.tiles]
    for (const offset of key.sources) sources.push(await this.readTiles(offset))
    const operations = key.cells.map(({ source, tile }, index) => {
      const bytes = sources[source]?.[tile]
      if (!bytes) throw new ProtocolError("a recorded picture refers to a tile that is not there")
      return placeTile(bytes, index, key)
    })
    const raw = Buffer.concat([...operations, key.overlay.operations])
    const { seq, width, height } = key
    return packKeyframe(raw, key.cells.length + key.overlay.count, [key.overlay.jpegs], {
      seq,
      atMs: head.atMs,
      width,
      height,
    })
  }

  /** The KEEP operations of a SLOTS record. @throws ProtocolError when it is none or refers to nothing */
  async keepOperations(payload: Uint8Array): Promise<Uint8Array[]> {
    const { slots, sources, tiles } = parseSlots(payload)
    const tilesOf = [tiles]
    for (const offset of sources) tilesOf.push(await this.readTiles(offset))
    return slots.map(({ slot, w, h, source, tile }) => {
      const bytes = tilesOf[source]?.[tile]
      if (!bytes) throw new ProtocolError("a recorded slot refers to a tile that is not there")
      return Buffer.concat([Uint8Array.of(OP.KEEP, slot & 255, slot >> 8, w, h), bytes])
    })
  }

  private async readTiles(offset: number): Promise<Uint8Array[]> {
    const known = this.tileCache.get(offset)
    if (known) return known
    const { payload } = await this.readRecord(offset)
    const { tiles } = payload[0] === RECORD.SLOTS ? parseSlots(payload) : parseKeyframe(payload)
    if (this.tileCache.size >= TILE_CACHE_MAX) this.tileCache.delete(this.tileCache.keys().next().value!)
    this.tileCache.set(offset, tiles)
    return tiles
  }
}

/** The FRAME built from `key`, its RESUME or RESUME_HISTORY record and the KEEPs required by the frames of the segment. */
export function resumeMessage(
  key: Uint8Array,
  resume: Uint8Array,
  keeps: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const content = inflateWithLength(resume.subarray(1))
  const operation = resume[0] === RECORD.RESUME_HISTORY ? unpackPieces(content) : content
  const raw = Buffer.concat([...keeps, operation])
  const { seq, atMs, width, height } = readFrameHeader(key)
  return packResume(raw, keeps.length + 1, { seq, atMs, width, height })
}

/** @throws ProtocolError when a piece is wrong */
function unpackPieces(content: Buffer): Buffer {
  const history = new OperationHistory()
  const pieces: Uint8Array[] = []
  for (let at = 0; at < content.length; ) {
    if (at + 4 > content.length) throw new ProtocolError("a record cut short")
    const start = at + 4
    at = start + content.readUInt32LE(at)
    pieces.push(history.unpack(content.subarray(start, at)).slice())
  }
  return Buffer.concat(pieces)
}

function placeTile(tile: Uint8Array, index: number, size: { width: number; height: number }): Uint8Array {
  if (tile[0] !== OP.FRESH && tile[0] !== OP.RAW)
    throw new ProtocolError(`a recorded tile of kind ${tile[0]}`)
  const { x, y, w, h } = cellRect(index, size.width, size.height)
  const bytes = Buffer.allocUnsafe(TILE_HEADER_BYTES + tile.length - 1)
  bytes[0] = tile[0]
  ;[x, y, w, h].forEach((number, i) => {
    bytes.writeUInt16LE(number, 1 + i * 2)
  })
  bytes.set(tile.subarray(1), TILE_HEADER_BYTES)
  return bytes
}

function parseKeyframe(payload: Uint8Array): ParsedKeyframe {
  const bytes = Buffer.from(payload.buffer, payload.byteOffset, payload.length)
  if (bytes[0] !== RECORD.KEY || bytes.length < KEYFRAME_HEADER_BYTES)
    throw new ProtocolError("a record that is no key")
  const [width, height] = [bytes.readUInt16LE(1), bytes.readUInt16LE(3)]
  const [seq, rawLength, bodyLength] = [bytes.readUInt32LE(5), bytes.readUInt32LE(9), bytes.readUInt32LE(13)]
  const pixels = width * height
  if (pixels < 1 || pixels > FRAME_PIXELS_MAX || rawLength > 2 * rawBytesMax(pixels))
    throw new ProtocolError("a recorded picture of an impossible size")
  const body = bytes.subarray(KEYFRAME_HEADER_BYTES, KEYFRAME_HEADER_BYTES + bodyLength)
  const raw = syncInflater().inflate(body, rawLength) as Uint8Array
  const jpegs = bytes.subarray(KEYFRAME_HEADER_BYTES + bodyLength)
  try {
    return {
      width,
      height,
      seq,
      ...parseBody(Buffer.from(raw.buffer, raw.byteOffset, raw.length), width, height, jpegs),
    }
  } catch (error) {
    if (error instanceof RangeError) throw new ProtocolError("a recorded picture cut short")
    throw error
  }
}

/** @throws RangeError when `raw` ends early */
function parseBody(raw: Buffer, width: number, height: number, jpegs: Uint8Array) {
  const body = new BodyReader(raw)
  const sources = body.sources()
  const count = Math.ceil(width / CELL) * Math.ceil(height / CELL)
  const cells = Array.from({ length: count }, () => ({ source: body.u16(), tile: body.u16() }))
  const tiles = body.tiles()
  return { sources, cells, tiles, overlay: { count: body.u16(), operations: body.rest(), jpegs } }
}

interface ParsedSlots {
  sources: number[]
  slots: { slot: number; w: number; h: number; source: number; tile: number }[]
  tiles: Uint8Array[]
}

function parseSlots(payload: Uint8Array): ParsedSlots {
  if (payload[0] !== RECORD.SLOTS) throw new ProtocolError("a record that defines no slots")
  const body = new BodyReader(inflateWithLength(payload.subarray(1)))
  try {
    const sources = body.sources()
    const count = body.u16()
    if (count > SLOTS) throw new ProtocolError(`a record of ${count} slots`)
    const slots = Array.from({ length: count }, () => ({
      slot: body.u16(),
      w: body.u8(),
      h: body.u8(),
      source: body.u16(),
      tile: body.u16(),
    }))
    return { sources, slots, tiles: body.tiles() }
  } catch (error) {
    if (error instanceof RangeError) throw new ProtocolError("recorded slots cut short")
    throw error
  }
}

/** `u32 rawLength` and deflated bytes. */
function inflateWithLength(bytes: Uint8Array): Buffer {
  if (bytes.length < 4) throw new ProtocolError("a record cut short")
  const rawLength = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true)
  if (rawLength > RESUME_BYTES_MAX) throw new ProtocolError("a record of an impossible size")
  const raw = syncInflater().inflate(bytes.subarray(4), rawLength) as Uint8Array
  return Buffer.from(raw.buffer, raw.byteOffset, raw.length)
}

/** Reads the parts of a body one after the other; each throws a RangeError where the body ends early. */
class BodyReader {
  private at = 0
  private readonly raw: Buffer

  constructor(raw: Buffer) {
    this.raw = raw
  }

  u8(): number {
    return this.raw.readUInt8(this.skip(1))
  }

  u16(): number {
    return this.raw.readUInt16LE(this.skip(2))
  }

  sources(): number[] {
    const count = this.u16()
    if (count > KEYFRAME_SOURCES_MAX) throw new ProtocolError(`a record of ${count} sources`)
    return Array.from({ length: count }, () => this.raw.readDoubleLE(this.skip(8)))
  }

  tiles(): Uint8Array[] {
    const lengths = Array.from({ length: this.u16() }, () => this.raw.readUInt32LE(this.skip(4)))
    return lengths.map((length) => {
      const start = this.skip(length)
      if (this.at > this.raw.length) throw new RangeError("a tile cut short")
      return this.raw.subarray(start, this.at)
    })
  }

  rest(): Uint8Array {
    return this.raw.subarray(this.at)
  }

  private skip(bytes: number): number {
    this.at += bytes
    return this.at - bytes
  }
}
