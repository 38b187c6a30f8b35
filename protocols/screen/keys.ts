/** Whole pictures: the KEY message of a viewer that joins, and the picture a recording refers to. */
import type { Rect } from "../desktop.ts"
import type { Kernels } from "../kernels/kernels.ts"
import type { KeyPicture } from "../recording.ts"
import { FRAME_HEADER_BYTES, writeFrameHeader } from "../viewer-wire-frame.ts"
import { cellRect } from "./cells.ts"
import { deflateAlone } from "./deflate.ts"
import { OperationWriter } from "./operations.ts"

/** What is drawn over the frame buffer since the last lossless picture, oldest first. */
export interface Overlay {
  rect: Rect
  /** null: the frame buffer again. */
  jpeg: Uint8Array | null
}

/** Bytes of an operation's code and rectangle, which a recorded tile does without. */
const RECT_BYTES = 8

/** The KEY message of `known` with its overlays. @param table a colour table that no stream uses */
export function keyMessage(
  kernels: Kernels,
  table: number,
  overlays: Overlay[],
  seq: number,
  atMs: number,
): Uint8Array<ArrayBuffer> {
  kernels.emptyTable(table)
  const out = new OperationWriter(kernels, table)
  for (let index = 0; index < kernels.columns * kernels.rows; index++)
    out.pixels(cellRect(index, kernels.width, kernels.height))
  const parts = [out.taken(), ...overlayOperations(kernels, table, overlays)]
  const operations = out.count + overlays.length
  return packKey(Buffer.concat(parts), operations, jpegsOf(overlays), {
    seq,
    atMs,
    width: kernels.width,
    height: kernels.height,
  })
}

/** Compresses operations and puts a KEY's header before them. */
export function packKey(
  raw: Uint8Array,
  operations: number,
  jpegs: Uint8Array[],
  head: { seq: number; atMs: number; width: number; height: number },
): Uint8Array<ArrayBuffer> {
  const body = deflateAlone(raw)
  const bytes = Buffer.concat([new Uint8Array(FRAME_HEADER_BYTES), body, ...jpegs])
  const message = new Uint8Array(bytes)
  writeFrameHeader(message, {
    key: true,
    epoch: true,
    operations,
    ...head,
    rawLength: raw.length,
    bodyLength: body.length,
  })
  return message
}

/** The same picture for a recording, tile by tile and not compressed. Valid until the next change of the picture. */
export function keyPicture(kernels: Kernels, table: number, overlays: Overlay[], seq: number): KeyPicture {
  const cells = kernels.columns * kernels.rows
  for (let index = 0; index < cells; index++) kernels.hash(index)
  const hashes = kernels.hashes.slice()
  return {
    width: kernels.width,
    height: kernels.height,
    seq,
    hashes: new Uint8Array(hashes.buffer),
    tile: (index) => recordedTile(kernels, table, index),
    overlay: {
      operations: Buffer.concat(overlayOperations(kernels, table, overlays)),
      count: overlays.length,
      jpegs: jpegsOf(overlays),
    },
  }
}

/** `u8 FRESH or RAW` and the pixels: a tile that can be drawn at any place, after any other. */
function recordedTile(kernels: Kernels, table: number, index: number): Uint8Array {
  const out = new OperationWriter(kernels, table)
  out.freshPixels(cellRect(index, kernels.width, kernels.height))
  const [op] = out.bytes()
  const tile = out.bytes().slice(RECT_BYTES)
  tile[0] = op!
  return tile
}

function overlayOperations(kernels: Kernels, table: number, overlays: Overlay[]): Uint8Array[] {
  return overlays.map(({ rect, jpeg }) => {
    const out = new OperationWriter(kernels, table)
    if (jpeg) out.jpeg(rect, jpeg.length)
    else out.freshPixels(rect)
    return out.taken()
  })
}

function jpegsOf(overlays: Overlay[]): Uint8Array[] {
  return overlays.flatMap(({ jpeg }) => (jpeg ? [jpeg] : []))
}
