/** Key frames: the KEY message of a viewer that joins, and the picture a recording refers to. */
import type { Kernels } from "../kernels/kernels.ts"
import type { Keyframe, RecordedSlot } from "../recording-keyframes.ts"
import { FRAME_HEADER_BYTES, writeFrameHeader } from "../viewer-wire-frame.ts"
import { cellRect } from "./cells.ts"
import { deflateStandalone } from "./deflate.ts"
import type { UsedSlot } from "./frames.ts"
import { OperationWriter } from "./operations.ts"
import type { Overlay, OverlayDrawing } from "./overlays.ts"

/** Of operations: a second or two on a link of 20 kB/s, and all of a usual panel's picture in a few parts. */
const KEY_PART_BYTES = 64 * 1024
/** Bytes of an operation's code and rectangle, which a recorded tile does without. */
const RECT_BYTES = 8

interface KeyOptions {
  nextSeq(): number
  atMs: number
  /** More of the picture follows its last part, too. */
  partial: boolean
}

/**
 * The KEY message of the picture with its overlays, and as many FRAMEs with the rest of it as a large one needs: a viewer on a
 * slow link sees how its first picture comes.
 *
 * @param table a colour table not used by any stream
 */
export function keyframeMessages(
  kernels: Kernels,
  table: number,
  overlays: OverlayDrawing,
  { nextSeq, atMs, partial }: KeyOptions,
): Uint8Array<ArrayBuffer>[] {
  const messages: Uint8Array<ArrayBuffer>[] = []
  const { width, height } = kernels
  const add = (raw: Uint8Array, operations: number, jpegs: Uint8Array[], partial: boolean) => {
    const isFirst = messages.length === 0
    const head = { seq: nextSeq(), atMs, width, height, partial, ofKey: !isFirst }
    messages.push(packStandaloneMessage(isFirst, raw, operations, jpegs, head))
  }
  const begin = () => {
    kernels.emptyTable(table)
    return new OperationWriter(kernels, table)
  }
  let out = begin()
  for (let index = 0; index < kernels.columns * kernels.rows; index++) {
    if (out.length >= KEY_PART_BYTES) {
      add(out.bytes(), out.count, [], true)
      out = begin()
    }
    out.writePixels(cellRect(index, width, height))
  }
  const cells = out.toBytes()
  const over = captureOverlays(kernels, table, overlays)
  add(Buffer.concat([cells, over.operations]), out.count + over.count, over.jpegs, partial)
  return messages
}

interface MessageHeader {
  seq: number
  atMs: number
  width: number
  height: number
  partial?: boolean
  ofKey?: boolean
}

/** Compresses operations and puts a KEY's header before them. */
export function packKeyframe(
  raw: Uint8Array,
  operations: number,
  jpegs: Uint8Array[],
  head: MessageHeader,
): Uint8Array<ArrayBuffer> {
  return packStandaloneMessage(true, raw, operations, jpegs, head)
}

/** The FRAME that takes a decoder into the middle of an epoch, where `raw` ends with a RESUME. */
export function packResume(
  raw: Uint8Array,
  operations: number,
  head: MessageHeader,
): Uint8Array<ArrayBuffer> {
  return packStandaloneMessage(false, raw, operations, [], head)
}

/** A message that begins a deflate stream. */
function packStandaloneMessage(
  key: boolean,
  raw: Uint8Array,
  operations: number,
  jpegs: Uint8Array[],
  head: MessageHeader,
): Uint8Array<ArrayBuffer> {
  const body = deflateStandalone(raw)
  const bytes = Buffer.concat([new Uint8Array(FRAME_HEADER_BYTES), body, ...jpegs])
  const message = new Uint8Array(bytes)
  writeFrameHeader(message, {
    key,
    epoch: true,
    packed: false,
    partial: false,
    ofKey: false,
    operations,
    ...head,
    rawLength: raw.length,
    bodyLength: body.length,
  })
  return message
}

/** The same picture for a recording, tile by tile and not compressed. Valid until the next change of the picture. */
export function captureKeyframe(
  kernels: Kernels,
  table: number,
  overlays: OverlayDrawing,
  seq: number,
): Keyframe {
  const cells = kernels.columns * kernels.rows
  for (let index = 0; index < cells; index++) kernels.hash(index)
  const hashes = kernels.hashes.slice()
  return {
    width: kernels.width,
    height: kernels.height,
    seq,
    hashes: new Uint8Array(hashes.buffer),
    tile: (index) => captureTile(kernels, table, index),
    overlay: captureOverlays(kernels, table, overlays),
  }
}

/** The pictures in these slots, for a recording that lacks them. Valid until the next change of the picture. */
export function captureSlots(kernels: Kernels, table: number, used: readonly UsedSlot[]): RecordedSlot[] {
  return used.map(({ slot, cell }) => {
    const { w, h } = cellRect(cell, kernels.width, kernels.height)
    const at = kernels.hash(cell)
    return {
      slot,
      w,
      h,
      hash: new Uint8Array(kernels.hashes.slice(at, at + 4).buffer),
      tile: () => captureTile(kernels, table, cell),
    }
  })
}

/** `u8 FRESH or RAW` and the pixels: a tile that can be drawn at any place, after any other. */
function captureTile(kernels: Kernels, table: number, index: number): Uint8Array {
  const out = new OperationWriter(kernels, table)
  out.writeFreshPixels(cellRect(index, kernels.width, kernels.height))
  const [op] = out.bytes()
  const tile = out.bytes().slice(RECT_BYTES)
  tile[0] = op!
  return tile
}

/** Operations that can be drawn after any others. */
function captureOverlays(
  kernels: Kernels,
  table: number,
  { jpegs, patches }: OverlayDrawing,
): Keyframe["overlay"] {
  const out = new OperationWriter(kernels, table)
  for (const { rect, jpeg } of jpegs) out.writeJpeg(rect, jpeg.length)
  for (const rect of patches) out.writeFreshPixels(rect)
  return { operations: out.toBytes(), count: out.count, jpegs: jpegsOf(jpegs) }
}

function jpegsOf(overlays: readonly Overlay[]): Uint8Array[] {
  return overlays.map(({ jpeg }) => jpeg)
}
