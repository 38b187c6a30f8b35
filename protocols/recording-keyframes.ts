/** The KEY and SLOTS records of a desktop recording: writes each tile once and refers to it later. See `recording-format.ts`. */

import { KEYFRAME_SOURCES_MAX } from "./recording-format.ts"
import { deflateWhole } from "./screen/deflate.ts"
import { HistoryPacker } from "./screen/history-packer.ts"
import { PACKED_OPERATIONS_MAX } from "./viewer-wire-history.ts"

/** A key frame as provided by the screen; see `RecordingWriter.appendKeyframe`. */
export interface Keyframe {
  width: number
  height: number
  seq: number
  /** 16 bytes for each 64 x 64 tile, row by row: equal hashes are equal pictures within one recording. */
  hashes: Uint8Array
  /** `u8 FRESH or RAW` and the tile's pixels, not yet compressed (see `viewer-wire-frame.ts`). */
  tile(index: number): Uint8Array
  /** Further operations to draw on top (JPEG pictures that are still to be seen), usually none. */
  overlay: { operations: Uint8Array; count: number; jpegs: Uint8Array[] }
}

/** A tile that viewers keep in a slot since before the last key. */
export interface RecordedSlot {
  slot: number
  w: number
  h: number
  /** 16 bytes, as in `Keyframe`. */
  hash: Uint8Array
  /** The value of `Keyframe`. */
  tile(): Uint8Array
}

/** Tiles available for references: some hundred panel pages; the oldest are evicted (and written again). */
const TILES_MAX = 65_536
/** u16 fields of the record. */
const EMBEDDED_MAX = 0xffff

interface TileLocation {
  /** Offset of the KEY or SLOTS record in the file. */
  offset: number
  tile: number
}

interface TileRef {
  /** 0: in this record, i: in the i-th source. */
  source: number
  tile: number
}

/** Tiles of one record: the location of each, and those that no earlier record contains. */
interface LocatedTiles {
  sources: number[]
  located: TileRef[]
  embedded: Uint8Array[]
}

export class KeyframeTiles {
  private readonly locations = new Map<string, TileLocation>()

  /** The payload of the KEY record (without its type) that will be written at `offset`. */
  keyframePayload(picture: Keyframe, offset: number): Uint8Array[] {
    return packKeyframe(
      picture,
      this.locateTiles(tileHashes(picture), (index) => picture.tile(index), offset),
    )
  }

  /** The payload of the SLOTS record that will be written at `offset`. */
  slotsPayload(slots: readonly RecordedSlot[], offset: number): Uint8Array[] {
    const hashes = slots.map(({ hash }) => hashKey(hash))
    return packSlots(
      slots,
      this.locateTiles(hashes, (index) => slots[index]!.tile(), offset),
    )
  }

  private locateTiles(hashes: string[], tileOf: (index: number) => Uint8Array, offset: number): LocatedTiles {
    const sources = this.sourcesOf(hashes)
    const embedded: Uint8Array[] = []
    const located = hashes.map((hash, index) => {
      let place = this.locations.get(hash)
      if (!place || (place.offset !== offset && !sources.has(place.offset))) {
        place = { offset, tile: embedded.length }
        embedded.push(tileOf(index))
        this.locations.delete(hash)
        this.locations.set(hash, place)
      }
      return { source: place.offset === offset ? 0 : sources.get(place.offset)!, tile: place.tile }
    })
    if (embedded.length > EMBEDDED_MAX) throw new Error(`a record of ${embedded.length} tiles`)
    this.evictOldest()
    return { sources: [...sources.keys()], located, embedded }
  }

  /** The records to refer to, the youngest if there are too many, each with its number from 1. */
  private sourcesOf(hashes: string[]): Map<number, number> {
    const offsets = new Set<number>()
    for (const hash of hashes) {
      const place = this.locations.get(hash)
      if (place) offsets.add(place.offset)
    }
    const youngest = [...offsets].sort((a, b) => b - a).slice(0, KEYFRAME_SOURCES_MAX)
    return new Map(youngest.map((offset, i) => [offset, i + 1]))
  }

  private evictOldest(): void {
    for (const hash of this.locations.keys()) {
      if (this.locations.size <= TILES_MAX) return
      this.locations.delete(hash)
    }
  }
}

function tileHashes(picture: Keyframe): string[] {
  const { hashes } = picture
  return Array.from({ length: hashes.length / 16 }, (_, i) => hashKey(hashes.subarray(i * 16, i * 16 + 16)))
}

function hashKey(hash: Uint8Array): string {
  return Buffer.from(hash.buffer, hash.byteOffset, hash.length).toString("latin1")
}

/** One for all keys of this thread: a new one is compiled into its callers and collected as garbage each time. */
let resumptionPacker: HistoryPacker | null = null

/** A RESUME_HISTORY operation as packed pieces, deflated: half of it repeats what is further back than deflate looks. */
export function packResumption(operation: Uint8Array): Uint8Array[] {
  resumptionPacker ??= new HistoryPacker()
  const packer = resumptionPacker
  packer.clear()
  const pieces: Uint8Array[] = []
  for (let at = 0; at < operation.length; at += PACKED_OPERATIONS_MAX) {
    const packed = packer.pack(operation.subarray(at, at + PACKED_OPERATIONS_MAX))!
    const length = Buffer.alloc(4)
    length.writeUInt32LE(packed.length)
    pieces.push(length, packed.slice())
  }
  return deflateWithLength(Buffer.concat(pieces))
}

/** `u32 rawLength` and the bytes deflated. */
function deflateWithLength(raw: Uint8Array): Uint8Array[] {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(raw.length)
  return [head, deflateWhole(raw)]
}

function packKeyframe(picture: Keyframe, { sources, located, embedded }: LocatedTiles): Uint8Array[] {
  const cells = Buffer.alloc(located.length * 4)
  located.reduce((at, { source, tile }) => cells.writeUInt16LE(tile, cells.writeUInt16LE(source, at)), 0)
  const count = Buffer.alloc(2)
  count.writeUInt16LE(picture.overlay.count)
  const raw = Buffer.concat([
    encodeSources(sources),
    cells,
    ...encodeTiles(embedded),
    count,
    picture.overlay.operations,
  ])
  const body = deflateWhole(raw)
  const head = Buffer.alloc(16)
  head.writeUInt16LE(picture.width, 0)
  head.writeUInt16LE(picture.height, 2)
  head.writeUInt32LE(picture.seq, 4)
  head.writeUInt32LE(raw.length, 8)
  head.writeUInt32LE(body.length, 12)
  return [head, body, ...picture.overlay.jpegs]
}

function packSlots(slots: readonly RecordedSlot[], tiles: LocatedTiles): Uint8Array[] {
  const table = Buffer.alloc(2 + slots.length * 8)
  let at = table.writeUInt16LE(slots.length)
  slots.forEach(({ slot, w, h }, i) => {
    const { source, tile } = tiles.located[i]!
    at = table.writeUInt8(h, table.writeUInt8(w, table.writeUInt16LE(slot, at)))
    at = table.writeUInt16LE(tile, table.writeUInt16LE(source, at))
  })
  return deflateWithLength(
    Buffer.concat([encodeSources(tiles.sources), table, ...encodeTiles(tiles.embedded)]),
  )
}

function encodeSources(sources: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 + sources.length * 8)
  sources.reduce((at, offset) => bytes.writeDoubleLE(offset, at), bytes.writeUInt16LE(sources.length))
  return bytes
}

function encodeTiles(tiles: readonly Uint8Array[]): Uint8Array[] {
  const lengths = Buffer.alloc(2 + tiles.length * 4)
  tiles.reduce((at, { length }) => lengths.writeUInt32LE(length, at), lengths.writeUInt16LE(tiles.length))
  return [lengths, ...tiles]
}
