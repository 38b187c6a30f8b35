/** The KEY records of a desktop recording: writes each tile once and refers to it later. See `recording-format.ts`. */

import type { KeyPicture } from "./recording.ts"
import { KEY_SOURCES_MAX } from "./recording-format.ts"
import { deflateAlone } from "./screen/deflate.ts"

/** Tiles that may be referred to: some hundred panel pages; the oldest are forgotten (and written again). */
const TILES_MAX = 65_536
/** u16 fields of the record. */
const EMBEDDED_MAX = 0xffff

interface Place {
  /** Offset of the KEY record in the file. */
  offset: number
  tile: number
}

export class KeyTiles {
  private readonly places = new Map<string, Place>()

  /** The payload of the KEY record (without its type) that will be written at `offset`. */
  payload(picture: KeyPicture, offset: number): Uint8Array[] {
    const hashes = hashesOf(picture)
    const sources = this.sourcesOf(hashes)
    const embedded: Uint8Array[] = []
    const cells = hashes.map((hash, index) => {
      let place = this.places.get(hash)
      if (!place || (place.offset !== offset && !sources.has(place.offset))) {
        place = { offset, tile: embedded.length }
        embedded.push(picture.tile(index))
        this.places.delete(hash)
        this.places.set(hash, place)
      }
      return { source: place.offset === offset ? 0 : sources.get(place.offset)!, tile: place.tile }
    })
    if (embedded.length > EMBEDDED_MAX) throw new Error(`a key of ${embedded.length} tiles`)
    this.forgetOldest()
    return pack(picture, [...sources.keys()], cells, embedded)
  }

  /** The records to refer to, the youngest if there are too many, each with its number from 1. */
  private sourcesOf(hashes: string[]): Map<number, number> {
    const offsets = new Set<number>()
    for (const hash of hashes) {
      const place = this.places.get(hash)
      if (place) offsets.add(place.offset)
    }
    const youngest = [...offsets].sort((a, b) => b - a).slice(0, KEY_SOURCES_MAX)
    return new Map(youngest.map((offset, i) => [offset, i + 1]))
  }

  private forgetOldest(): void {
    for (const hash of this.places.keys()) {
      if (this.places.size <= TILES_MAX) return
      this.places.delete(hash)
    }
  }
}

function hashesOf(picture: KeyPicture): string[] {
  const bytes = Buffer.from(picture.hashes.buffer, picture.hashes.byteOffset, picture.hashes.length)
  return Array.from({ length: bytes.length / 16 }, (_, i) => bytes.toString("latin1", i * 16, i * 16 + 16))
}

function pack(
  picture: KeyPicture,
  sources: number[],
  cells: { source: number; tile: number }[],
  embedded: Uint8Array[],
): Uint8Array[] {
  const tables = Buffer.alloc(2 + sources.length * 8 + cells.length * 4 + 2 + embedded.length * 4)
  let at = tables.writeUInt16LE(sources.length, 0)
  for (const offset of sources) at = tables.writeDoubleLE(offset, at)
  for (const { source, tile } of cells) at = tables.writeUInt16LE(tile, tables.writeUInt16LE(source, at))
  at = tables.writeUInt16LE(embedded.length, at)
  for (const tile of embedded) at = tables.writeUInt32LE(tile.length, at)
  const count = Buffer.alloc(2)
  count.writeUInt16LE(picture.overlay.count)
  const raw = Buffer.concat([tables, ...embedded, count, picture.overlay.operations])
  const body = deflateAlone(raw)
  const head = Buffer.alloc(16)
  head.writeUInt16LE(picture.width, 0)
  head.writeUInt16LE(picture.height, 2)
  head.writeUInt32LE(picture.seq, 4)
  head.writeUInt32LE(raw.length, 8)
  head.writeUInt32LE(body.length, 12)
  return [head, body, ...picture.overlay.jpegs]
}
