/** The KEY and SLOTS records of a desktop recording: writes each tile once and refers to it later. See `recording-format.ts`. */

import type { KeyPicture, RecordedSlot } from "./recording.ts"
import { KEY_SOURCES_MAX } from "./recording-format.ts"
import { deflateAlone } from "./screen/deflate.ts"

/** Tiles that may be referred to: some hundred panel pages; the oldest are forgotten (and written again). */
const TILES_MAX = 65_536
/** u16 fields of the record. */
const EMBEDDED_MAX = 0xffff

interface Place {
  /** Offset of the KEY or SLOTS record in the file. */
  offset: number
  tile: number
}

interface Located {
  /** 0: in this record, i: in the i-th source. */
  source: number
  tile: number
}

/** Tiles of one record: where each lies, and those that no earlier record holds. */
interface PlacedTiles {
  sources: number[]
  located: Located[]
  embedded: Uint8Array[]
}

export class KeyTiles {
  private readonly places = new Map<string, Place>()

  /** The payload of the KEY record (without its type) that will be written at `offset`. */
  payload(picture: KeyPicture, offset: number): Uint8Array[] {
    return pack(
      picture,
      this.place(hashesOf(picture), (index) => picture.tile(index), offset),
    )
  }

  /** The payload of the SLOTS record that will be written at `offset`. */
  slotsPayload(slots: readonly RecordedSlot[], offset: number): Uint8Array[] {
    const hashes = slots.map(({ hash }) => textOf(hash))
    return packSlots(
      slots,
      this.place(hashes, (index) => slots[index]!.tile(), offset),
    )
  }

  private place(hashes: string[], tileOf: (index: number) => Uint8Array, offset: number): PlacedTiles {
    const sources = this.sourcesOf(hashes)
    const embedded: Uint8Array[] = []
    const located = hashes.map((hash, index) => {
      let place = this.places.get(hash)
      if (!place || (place.offset !== offset && !sources.has(place.offset))) {
        place = { offset, tile: embedded.length }
        embedded.push(tileOf(index))
        this.places.delete(hash)
        this.places.set(hash, place)
      }
      return { source: place.offset === offset ? 0 : sources.get(place.offset)!, tile: place.tile }
    })
    if (embedded.length > EMBEDDED_MAX) throw new Error(`a record of ${embedded.length} tiles`)
    this.forgetOldest()
    return { sources: [...sources.keys()], located, embedded }
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
  const { hashes } = picture
  return Array.from({ length: hashes.length / 16 }, (_, i) => textOf(hashes.subarray(i * 16, i * 16 + 16)))
}

function textOf(hash: Uint8Array): string {
  return Buffer.from(hash.buffer, hash.byteOffset, hash.length).toString("latin1")
}

/** `u32 rawLength` and the bytes deflated. */
export function deflatedPart(raw: Uint8Array): Uint8Array[] {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(raw.length)
  return [head, deflateAlone(raw)]
}

function pack(picture: KeyPicture, { sources, located, embedded }: PlacedTiles): Uint8Array[] {
  const cells = Buffer.alloc(located.length * 4)
  located.reduce((at, { source, tile }) => cells.writeUInt16LE(tile, cells.writeUInt16LE(source, at)), 0)
  const count = Buffer.alloc(2)
  count.writeUInt16LE(picture.overlay.count)
  const raw = Buffer.concat([
    sourcesPart(sources),
    cells,
    ...tilesPart(embedded),
    count,
    picture.overlay.operations,
  ])
  const body = deflateAlone(raw)
  const head = Buffer.alloc(16)
  head.writeUInt16LE(picture.width, 0)
  head.writeUInt16LE(picture.height, 2)
  head.writeUInt32LE(picture.seq, 4)
  head.writeUInt32LE(raw.length, 8)
  head.writeUInt32LE(body.length, 12)
  return [head, body, ...picture.overlay.jpegs]
}

function packSlots(slots: readonly RecordedSlot[], tiles: PlacedTiles): Uint8Array[] {
  const table = Buffer.alloc(2 + slots.length * 8)
  let at = table.writeUInt16LE(slots.length)
  slots.forEach(({ slot, w, h }, i) => {
    const { source, tile } = tiles.located[i]!
    at = table.writeUInt8(h, table.writeUInt8(w, table.writeUInt16LE(slot, at)))
    at = table.writeUInt16LE(tile, table.writeUInt16LE(source, at))
  })
  return deflatedPart(Buffer.concat([sourcesPart(tiles.sources), table, ...tilesPart(tiles.embedded)]))
}

function sourcesPart(sources: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 + sources.length * 8)
  sources.reduce((at, offset) => bytes.writeDoubleLE(offset, at), bytes.writeUInt16LE(sources.length))
  return bytes
}

function tilesPart(tiles: readonly Uint8Array[]): Uint8Array[] {
  const lengths = Buffer.alloc(2 + tiles.length * 4)
  tiles.reduce((at, { length }) => lengths.writeUInt32LE(length, at), lengths.writeUInt16LE(tiles.length))
  return [lengths, ...tiles]
}
