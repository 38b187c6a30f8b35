/**
 * A stream of FRAME messages: what its viewers have not seen yet, the cells they keep and the compression they follow.
 * A screen has one for all viewers and the recording, and one more for each viewer that falls behind.
 */
import type { Rect } from "../desktop.ts"
import type { Kernels } from "../kernels/kernels.ts"
import {
  FRAME_HEADER_BYTES,
  OP,
  OPERATIONS_MAX,
  rawBytesMax,
  SLOTS,
  writeFrameHeader,
} from "../viewer-wire-frame.ts"
import { cellRect, DirtyCells } from "./cells.ts"
import { deflateStream, lastWindow } from "./deflate.ts"
import { OperationWriter } from "./operations.ts"
import type { Overlay, OverlayDrawing, Overlays } from "./overlays.ts"
import { Slots } from "./slots.ts"

/** A burst of copies: above it the rest is sent as pixels. */
const MOVES_MAX = 64
/** Cells whose operations are shorter than this are cheaper to send again than to keep. */
const KEEP_BYTES_MIN = 24
/** A cell that changes by less is kept only when it comes back: half a cell of scrolling text never does. */
const KEEP_PART_MIN = 0.75
/** A smaller change is a few dozen bytes: not worth looking for the cell among those kept. */
const HASH_PART_MIN = 0.25

const NOTHING_OVER: OverlayDrawing = { jpegs: [], patches: [] }

/** A slot that the recording's last piece does not define, about to be drawn from: it holds the picture of this cell. */
export interface UsedSlot {
  slot: number
  cell: number
}

interface Move {
  to: Rect
  fromX: number
  fromY: number
}

export class FrameStream {
  private readonly kernels: Kernels
  private readonly table: number
  private readonly dirty = new DirtyCells()
  private readonly slots = new Slots()
  private readonly compressor = deflateStream()
  private readonly overlays: Overlays
  private moves: Move[] = []
  /** JPEGs that the viewers have not seen yet. */
  private unseen = new Set<Overlay>()
  private epoch = true
  private readonly isRecorded: boolean
  /** The end of what was compressed in this epoch. */
  private window: Uint8Array = new Uint8Array(0)
  /** 1 for each slot that the recording has defined since its last key. */
  private readonly definedSlots = new Uint8Array(SLOTS)
  private usedSlots: UsedSlot[] = []
  /** Bytes of JPEG in the last frame. */
  jpegBytes = 0

  /**
   * @param table the colour table in the kernels that belongs to this stream
   * @param isRecorded a recording begins anew in its middle now and then: see `resumption`
   */
  constructor(kernels: Kernels, overlays: Overlays, table: number, isRecorded = false) {
    this.isRecorded = isRecorded
    this.kernels = kernels
    this.overlays = overlays
    this.table = table
    this.forgetPending()
  }

  get pending(): boolean {
    return this.dirty.count > 0 || this.moves.length > 0 || this.unseen.size > 0
  }

  /** All its viewers will get a KEY, perhaps of a new size: nothing is pending, an epoch begins. */
  forgetPending(): void {
    this.dirty.resize(this.kernels.columns * this.kernels.rows)
    this.moves = []
    this.unseen.clear()
    this.epoch = true
  }

  /** Takes over what the kernels' last `scan` found. */
  absorbScan(): void {
    this.dirty.addAll(this.kernels.boxes)
  }

  markDirty(rect: Rect): void {
    this.dirty.addRect(rect, this.kernels.width, this.kernels.height)
  }

  /** A copy inside `known`, already done there. What the viewers hold of the source must be what `known` held. */
  move(to: Rect, fromX: number, fromY: number): void {
    const from = { x: fromX, y: fromY, w: to.w, h: to.h }
    const stale = this.dirty.touches(from, this.kernels.width, this.kernels.height)
    if (stale || this.moves.length >= MOVES_MAX) this.markDirty(to)
    else this.moves.push({ to, fromX, fromY })
  }

  /** Of those that wait only what is still to be seen will be sent: a slow viewer gets the latest picture. */
  jpeg(overlay: Overlay): void {
    this.unseen.add(overlay)
  }

  /** The next frame stands on a KEY: copies become pixels, slots, table and compression begin anew. */
  beginEpoch(): void {
    for (const move of this.moves) this.markDirty(move.to)
    this.moves = []
    this.epoch = true
  }

  /**
   * What a decoder needs to go on here after a KEY (a RESUME operation), but for its slots: those are told by
   * `takeUsedSlots` when they are drawn from. Nothing may be pending but JPEGs, which the KEY shows.
   *
   * @returns null where the next frame begins an epoch, and nothing is needed
   */
  resumption(): Uint8Array | null {
    this.definedSlots.fill(0)
    if (this.epoch) return null
    return Buffer.concat([Uint8Array.of(OP.RESUME), this.kernels.tableBytes(this.table), this.window])
  }

  /** Of the last frame; the cells still have the pictures. */
  takeUsedSlots(): UsedSlot[] {
    const used = this.usedSlots
    this.usedSlots = []
    return used
  }

  /** A stream for a viewer of this one that falls behind: it has seen what this one's viewers have seen. */
  fork(table: number): FrameStream {
    const own = new FrameStream(this.kernels, this.overlays, table)
    own.adopt(this)
    return own
  }

  /** The viewers of `other` join this stream; what they have not seen is sent to all. */
  adopt(other: FrameStream): void {
    this.dirty.addAll(other.dirty.boxes)
    for (const move of other.moves) this.markDirty(move.to)
    for (const overlay of other.unseen) this.unseen.add(overlay)
    this.beginEpoch()
  }

  /** Makes the message for everything pending; null when there is nothing. */
  frame(seq: number, atMs: number): Uint8Array<ArrayBuffer> | null {
    if (!this.pending) return null
    if (this.epoch) {
      this.compressor.reset()
      this.slots.clear()
      this.window = new Uint8Array(0)
      this.kernels.emptyTable(this.table)
    }
    const out = new OperationWriter(this.kernels, this.table)
    const painted = this.writeChanges(out)
    const over = this.takeOverlays(painted, out.bytes().length)
    const before = over.jpegs.length > 0 ? out.taken() : null
    const more = before ? this.writeOverlays(over) : null
    const raw = before && more ? Buffer.concat([before, more.bytes()]) : out.bytes()
    const body = this.compressor.deflate(raw)
    if (this.isRecorded) this.window = lastWindow(this.window, raw)
    const tailBytes = over.jpegs.reduce((sum, { jpeg }) => sum + jpeg.length, 0)
    this.jpegBytes = tailBytes
    const message = new Uint8Array(FRAME_HEADER_BYTES + body.length + tailBytes)
    writeFrameHeader(message, {
      key: false,
      epoch: this.epoch,
      operations: out.count + (more?.count ?? 0),
      seq,
      atMs,
      width: this.kernels.width,
      height: this.kernels.height,
      rawLength: raw.length,
      bodyLength: body.length,
    })
    message.set(body, FRAME_HEADER_BYTES)
    over.jpegs.reduce((offset, { jpeg }) => {
      message.set(jpeg, offset)
      return offset + jpeg.length
    }, FRAME_HEADER_BYTES + body.length)
    this.epoch = false
    return message
  }

  /** What goes over the pixels of this frame. It waits for the next one when both are more than a frame may hold. */
  private takeOverlays(painted: Rect[], bytes: number): OverlayDrawing {
    if (!this.overlays.any) {
      this.unseen.clear()
      return NOTHING_OVER
    }
    const { width, height } = this.kernels
    const over = this.overlays.over(painted, this.unseen)
    const patchedPixels = over.patches.reduce((sum, { w, h }) => sum + w * h, 0)
    const isRoom = bytes + patchedPixels * 3 < rawBytesMax(width * height)
    this.unseen = new Set(isRoom ? [] : over.jpegs)
    return isRoom ? over : NOTHING_OVER
  }

  private writeOverlays({ jpegs, patches }: OverlayDrawing): OperationWriter {
    const out = new OperationWriter(this.kernels, this.table)
    for (const { rect, jpeg } of jpegs) out.jpeg(rect, jpeg.length)
    for (const rect of patches) out.pixels(rect)
    return out
  }

  /** @returns where pixels were drawn */
  private writeChanges(out: OperationWriter): Rect[] {
    const painted: Rect[] = []
    for (const move of this.moves) out.move(move.to, move.fromX, move.fromY)
    this.moves = []
    if (this.dirty.count === 0) return painted
    const { boxes } = this.dirty
    let strip: Rect | null = null
    for (let at = 0; at < boxes.length; at += 4) {
      if (boxes[at + 2] === 0) continue
      const box = {
        x: boxes[at]!,
        y: boxes[at + 1]!,
        w: boxes[at + 2]! - boxes[at]!,
        h: boxes[at + 3]! - boxes[at + 1]!,
      }
      const isWhole = this.writeCell(out, at / 4, box)
      if (this.overlays.any)
        painted.push(isWhole ? cellRect(at / 4, this.kernels.width, this.kernels.height) : { ...box })
      if (isWhole) continue
      // Neighbours that change between the same lines go as one strip: a line of text is one run of letters.
      if (strip && strip.x + strip.w === box.x && strip.y === box.y && strip.h === box.h) strip.w += box.w
      else {
        if (strip) out.pixels(strip)
        strip = box
      }
    }
    if (strip) out.pixels(strip)
    this.dirty.clear()
    if (out.count > OPERATIONS_MAX) throw new Error(`a frame of ${out.count} operations`)
    return painted
  }

  /** Sends the cell by reference, or whole and kept. @returns false when only its box is to be sent */
  private writeCell(out: OperationWriter, index: number, box: Rect): boolean {
    const cell = cellRect(index, this.kernels.width, this.kernels.height)
    if (box.w * box.h < cell.w * cell.h * HASH_PART_MIN) return false
    const { hashes } = this.kernels
    const at = this.kernels.hash(index)
    const slot = this.slots.find(hashes, at)
    if (slot >= 0) {
      out.reference(cell.x, cell.y, slot)
      if (this.isRecorded && this.definedSlots[slot] === 0) {
        this.definedSlots[slot] = 1
        this.usedSlots.push({ slot, cell: index })
      }
      return true
    }
    const seen = this.slots.wasSeen(hashes, at)
    if (!seen && box.w * box.h < cell.w * cell.h * KEEP_PART_MIN) return false
    if (out.pixels(cell) >= KEEP_BYTES_MIN) {
      const kept = this.slots.keep(hashes, at)
      this.definedSlots[kept] = 1
      out.store(kept)
    }
    return true
  }
}
