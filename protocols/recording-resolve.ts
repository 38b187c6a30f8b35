/** Makes a viewer's KEY message of a recorded KEY: finds the tiles that earlier keys hold. */

import { FRAME_PIXELS_MAX } from "./desktop.ts"
import { WireError } from "./link.ts"
import { KEY_HEAD_BYTES, KEY_SOURCES_MAX, RECORD, type RecordHead } from "./recording-format.ts"
import type { StoredRecord } from "./recording-read.ts"
import { cellRect } from "./screen/cells.ts"
import { syncInflater } from "./screen/deflate.ts"
import { packKey } from "./screen/keys.ts"
import { CELL, OP, rawBytesMax } from "./viewer-wire-frame.ts"

interface ParsedKey {
  width: number
  height: number
  seq: number
  sources: number[]
  cells: { source: number; tile: number }[]
  tiles: Uint8Array[]
  overlay: { operations: Uint8Array; count: number; jpegs: Uint8Array }
}

/** Parsed keys kept for the next seek. */
const KEPT_MAX = KEY_SOURCES_MAX
/** A tile without place: code, x, y, w, h. */
const HEAD_BYTES = 9

export class KeyResolver {
  private readonly kept = new Map<number, ParsedKey>()
  private readonly readRecord: (offset: number) => Promise<StoredRecord>

  constructor(readRecord: (offset: number) => Promise<StoredRecord>) {
    this.readRecord = readRecord
  }

  /** The viewer message of a key record. @throws WireError when it is no key or refers to nothing */
  async picture(head: RecordHead, payload: Uint8Array): Promise<Uint8Array> {
    if (payload[0] === RECORD.SNAPSHOT) return payload.subarray(1)
    const key = parseKey(payload)
    const sources = [key.tiles]
    for (const offset of key.sources) sources.push((await this.keyAt(offset)).tiles)
    const operations = key.cells.map(({ source, tile }, index) => {
      const bytes = sources[source]?.[tile]
      if (!bytes) throw new WireError("a recorded picture refers to a tile that is not there")
      return placed(bytes, index, key)
    })
    const raw = Buffer.concat([...operations, key.overlay.operations])
    const { seq, width, height } = key
    return packKey(raw, key.cells.length + key.overlay.count, [key.overlay.jpegs], {
      seq,
      atMs: head.atMs,
      width,
      height,
    })
  }

  private async keyAt(offset: number): Promise<ParsedKey> {
    const known = this.kept.get(offset)
    if (known) return known
    const { payload } = await this.readRecord(offset)
    const key = parseKey(payload)
    if (this.kept.size >= KEPT_MAX) this.kept.delete(this.kept.keys().next().value!)
    this.kept.set(offset, key)
    return key
  }
}

function placed(tile: Uint8Array, index: number, size: { width: number; height: number }): Uint8Array {
  if (tile[0] !== OP.FRESH && tile[0] !== OP.RAW) throw new WireError(`a recorded tile of kind ${tile[0]}`)
  const { x, y, w, h } = cellRect(index, size.width, size.height)
  const bytes = Buffer.allocUnsafe(HEAD_BYTES + tile.length - 1)
  bytes[0] = tile[0]
  ;[x, y, w, h].forEach((number, i) => {
    bytes.writeUInt16LE(number, 1 + i * 2)
  })
  bytes.set(tile.subarray(1), HEAD_BYTES)
  return bytes
}

function parseKey(payload: Uint8Array): ParsedKey {
  const bytes = Buffer.from(payload.buffer, payload.byteOffset, payload.length)
  if (bytes[0] !== RECORD.KEY || bytes.length < KEY_HEAD_BYTES) throw new WireError("a record that is no key")
  const [width, height] = [bytes.readUInt16LE(1), bytes.readUInt16LE(3)]
  const [seq, rawLength, bodyLength] = [bytes.readUInt32LE(5), bytes.readUInt32LE(9), bytes.readUInt32LE(13)]
  const pixels = width * height
  if (pixels < 1 || pixels > FRAME_PIXELS_MAX || rawLength > 2 * rawBytesMax(pixels))
    throw new WireError("a recorded picture of an impossible size")
  const body = bytes.subarray(KEY_HEAD_BYTES, KEY_HEAD_BYTES + bodyLength)
  const raw = syncInflater().inflate(body, rawLength) as Uint8Array
  const jpegs = bytes.subarray(KEY_HEAD_BYTES + bodyLength)
  try {
    return {
      width,
      height,
      seq,
      ...parseBody(Buffer.from(raw.buffer, raw.byteOffset, raw.length), width, height, jpegs),
    }
  } catch (error) {
    if (error instanceof RangeError) throw new WireError("a recorded picture cut short")
    throw error
  }
}

/** @throws RangeError when `raw` ends early */
function parseBody(raw: Buffer, width: number, height: number, jpegs: Uint8Array) {
  let at = 0
  const skip = (bytes: number) => {
    at += bytes
    return at - bytes
  }
  const u16 = () => raw.readUInt16LE(skip(2))
  const sources = Array.from({ length: u16() }, () => raw.readDoubleLE(skip(8)))
  if (sources.length > KEY_SOURCES_MAX) throw new WireError(`a recorded picture of ${sources.length} sources`)
  const count = Math.ceil(width / CELL) * Math.ceil(height / CELL)
  const cells = Array.from({ length: count }, () => ({ source: u16(), tile: u16() }))
  const lengths = Array.from({ length: u16() }, () => raw.readUInt32LE(skip(4)))
  const tiles = lengths.map((length) => {
    at += length
    if (at > raw.length) throw new RangeError("a tile cut short")
    return raw.subarray(at - length, at)
  })
  return { sources, cells, tiles, overlay: { count: u16(), operations: raw.subarray(at), jpegs } }
}
