/**
 * A stream of FRAME messages: what its viewers have not seen yet, the cells they keep and the compression they follow.
 * A screen has one for all viewers and the recording, and one more for each viewer that falls behind.
 */
import type { Rect } from "../desktop.ts"
import type { ColourRange, Kernels } from "../kernels/kernels.ts"
import {
  CELL,
  FRAME_HEADER_BYTES,
  OP,
  OPERATIONS_MAX,
  rawBytesMax,
  SLOTS,
  writeFrameHeader,
} from "../viewer-wire-frame.ts"
import { cellRect, DirtyCells } from "./cells.ts"
import { DeflateWindow, deflateStream } from "./deflate.ts"
import { type FrameLimits, jpegForLimits } from "./frame-limits.ts"
import { HistoryPacker } from "./history-packer.ts"
import { OperationWriter } from "./operations.ts"
import type { Overlay, OverlayDrawing, Overlays } from "./overlays.ts"
import type { PictureState } from "./picture-state.ts"
import { SlotCache } from "./slot-cache.ts"
import { UnseenOverlays } from "./unseen-overlays.ts"

/** Limit of copies per frame: the rest of a burst is sent as pixels. */
const MOVES_MAX = 64
/** Cells whose operations are shorter than this are cheaper to send again than to keep. */
const KEEP_BYTES_MIN = 24
/** A cell with a smaller change is stored only when it recurs: half a cell of scrolling text never does. */
const KEEP_RATIO_MIN = 0.75
/** A smaller change is a single letter, too little for a lookup of the cell in the slots. */
const HASH_RATIO_MIN = 1 / 32

/** A picture that has not changed for so long counts as still. */
const REST_MS = 1000

/** A slot that the recording's last piece does not define, about to be drawn from: it holds the picture of this cell. */
export interface UsedSlot {
  slot: number
  cell: number
}

/** The largest operation that a cell can be. */
const RAW_CELL_BYTES = CELL * CELL * 3
/** Initial estimate of the ratio by which deflate reduces the operations. */
const COMPRESSION_RATIO = 1 / 2

interface Move {
  to: Rect
  fromX: number
  fromY: number
}

/** The machine's updates, of which each should be seen as a whole. */
type MachineUpdates = Pick<PictureState, "update" | "isUpdateOpen">

/** A copy that changes nothing: the last part of a picture of which nothing else is left to send. */
const NOTHING: Rect = { x: 0, y: 0, w: 1, h: 1 }

/** Changes of a stream that are not sent yet: boxes of cells as in `DirtyCells`, copies, JPEGs. */
export interface Unsent {
  boxes: Uint16Array
  moves: Move[]
  overlays: Overlay[]
  /** As in `FrameStream`. */
  partialSince: number | null
}

export class FrameStream {
  private readonly kernels: Kernels
  private readonly table: number
  private readonly dirty = new DirtyCells()
  /** What viewers have in fewer colours. */
  private readonly reduced = new DirtyCells()
  private colours: ColourRange = "ALL"
  /** The viewers had seen everything then, or something was sent. */
  private restsFromMs: number | null = null
  private readonly slots = new SlotCache()
  private readonly packer = new HistoryPacker()
  private readonly compressor = deflateStream()
  private readonly overlays: Overlays
  private readonly machine: MachineUpdates
  private moves: Move[] = []
  private readonly unseen: UnseenOverlays
  private epoch = true
  /** The end of what was compressed in this epoch. */
  private readonly window: DeflateWindow | null
  /** 1 for each slot that the recording has defined since its last key. */
  private readonly definedSlots = new Uint8Array(SLOTS)
  private usedSlots: UsedSlot[] = []
  private nextCell = 0
  /** Where the first part of a picture began that was too large for a message; null once all of it is sent. */
  private firstCell: number | null = null
  /** The machine's update with which the picture began that is sent in parts; null after a whole one. */
  private partialSince: number | null = null
  private compressionRatio = COMPRESSION_RATIO
  /** Bytes of JPEG in the last frame. */
  jpegBytes = 0

  /**
   * @param table the colour table in the kernels that belongs to this stream
   * @param isRecorded a recording begins anew in its middle now and then: see `resumption`
   */
  constructor(
    kernels: Kernels,
    overlays: Overlays,
    machine: MachineUpdates,
    table: number,
    isRecorded = false,
  ) {
    this.window = isRecorded ? new DeflateWindow() : null
    this.kernels = kernels
    this.overlays = overlays
    this.machine = machine
    this.unseen = new UnseenOverlays(overlays)
    this.table = table
    this.clearPending()
  }

  get hasPending(): boolean {
    return this.dirty.count > 0 || this.moves.length > 0 || this.unseen.hasAny || this.lacksLastPart
  }

  /** Viewers wait for the end of a picture that they have all of: the machine's update has ended with nothing new. */
  private get lacksLastPart(): boolean {
    if (this.partialSince === null || this.isWithin(this.partialSince)) return false
    return this.dirty.count === 0 && this.moves.length === 0 && !this.unseen.hasRest
  }

  /** The machine has not ended this update. */
  private isWithin(update: number): boolean {
    return this.machine.isUpdateOpen && this.machine.update === update
  }

  /** Viewers that get a KEY follow with the next frame. @returns whether it shows an update that is not at its end */
  beginWithKey(): boolean {
    this.beginEpoch()
    if (this.machine.isUpdateOpen) this.partialSince ??= this.machine.update
    return this.partialSince !== null
  }

  /** All its viewers will get a KEY, perhaps of a new size: nothing is pending, an epoch begins. */
  clearPending(): void {
    this.dirty.resize(this.kernels.columns * this.kernels.rows)
    this.reduced.resize(this.kernels.columns * this.kernels.rows)
    this.moves = []
    this.unseen.clear()
    this.epoch = true
    this.nextCell = 0
    this.firstCell = null
    this.partialSince = null
  }

  /**
   * Everything from the next frame on is in these colours. Those that the viewers lack are sent again; the slots are
   * emptied, for their pictures are in the colours before.
   */
  setColours(colours: ColourRange): void {
    if (colours === this.colours) return
    const wasGrey = this.colours === "GREY"
    this.colours = colours
    this.beginEpoch()
    if (wasGrey) for (const overlay of this.overlays.list) this.unseen.add(overlay)
    if (!wasGrey && colours !== "ALL") return
    this.dirty.addAll(this.reduced.boxes)
    this.reduced.clear()
  }

  /** Time at which colours that were left out are sent, because the picture is still; null without any. */
  restoresAtMs(limits: FrameLimits | null): number | null {
    if (!limits?.restoresColours || this.hasPending || this.reduced.count === 0) return null
    return this.restsFromMs === null ? null : this.restsFromMs + REST_MS
  }

  /** Takes over what the kernels' last `scan` found. */
  addScanned(): void {
    this.dirty.addAll(this.kernels.boxes)
  }

  markDirty(rect: Rect): void {
    this.dirty.addRect(rect, this.kernels.width, this.kernels.height)
  }

  /** A copy inside the picture, already done there. What the viewers have of the source must be what was copied. */
  addMove(to: Rect, fromX: number, fromY: number): void {
    const from = { x: fromX, y: fromY, w: to.w, h: to.h }
    const stale = this.dirty.touches(from, this.kernels.width, this.kernels.height)
    if (stale || this.moves.length >= MOVES_MAX) this.markDirty(to)
    else this.moves.push({ to, fromX, fromY })
  }

  /**
   * Of the pending JPEGs only those still visible are sent: a slow viewer gets the latest picture. Pixels below are
   * not sent: hiding the JPEG again marks them dirty.
   */
  addJpeg(overlay: Overlay): void {
    this.dirty.removeRect(overlay.rect, this.kernels.width, this.kernels.height)
    this.unseen.add(overlay)
  }

  /** The next frame follows a KEY: copies become pixels, slots, table and compression begin anew. */
  beginEpoch(): void {
    for (const move of this.moves) this.markDirty(move.to)
    this.moves = []
    this.epoch = true
  }

  /**
   * The state a decoder needs to continue here after a KEY (a RESUME_HISTORY operation), except for its slots:
   * `takeUsedSlots` returns those when they are drawn from. Nothing may be pending but JPEGs, which the KEY includes.
   *
   * @returns null where the next frame begins an epoch, which needs no state
   */
  resumeOperation(): Uint8Array | null {
    this.definedSlots.fill(0)
    if (this.epoch || !this.window) return null
    const history = this.packer.historyBytes
    const historyLength = Buffer.alloc(4)
    historyLength.writeUInt32LE(history.length)
    return Buffer.concat([
      Uint8Array.of(OP.RESUME_HISTORY),
      this.kernels.tableBytes(this.table),
      historyLength,
      history,
      this.window.bytes,
    ])
  }

  /** Slots used by the last frame; the cells still have the pictures. */
  takeUsedSlots(): UsedSlot[] {
    const used = this.usedSlots
    this.usedSlots = []
    return used
  }

  /** What the viewers have not seen yet as it is now, or not in all colours. */
  get unsent(): Unsent {
    const lacking = new DirtyCells()
    lacking.resize(this.kernels.columns * this.kernels.rows)
    lacking.addAll(this.dirty.boxes)
    lacking.addAll(this.reduced.boxes)
    const { partialSince } = this
    return { boxes: lacking.boxes, moves: [...this.moves], overlays: this.unseen.list, partialSince }
  }

  /** A stream for a viewer of this one that falls behind: it has seen everything but `unsent`. */
  fork(table: number, unsent: Unsent = this.unsent): FrameStream {
    const own = new FrameStream(this.kernels, this.overlays, this.machine, table)
    own.merge(unsent)
    return own
  }

  /** Viewers who have not seen `unsent` join this stream: it is sent to all. */
  merge({ boxes, moves, overlays, partialSince }: Unsent): void {
    this.partialSince ??= partialSince
    this.dirty.addAll(boxes)
    for (const move of moves) this.markDirty(move.to)
    for (const overlay of overlays) this.unseen.add(overlay)
    this.beginEpoch()
  }

  /** Makes the message for everything pending; null when there is nothing, or nothing is ready. */
  encodeFrame(seq: number, atMs: number, limits: FrameLimits | null = null): Uint8Array<ArrayBuffer> | null {
    if (!this.isReady(limits, atMs)) return null
    if (this.epoch) {
      this.compressor.reset()
      this.packer.clear()
      this.slots.clear()
      this.window?.clear()
      this.kernels.emptyTable(this.table)
    }
    const bytesMax = (limits?.bytesMax ?? Number.POSITIVE_INFINITY) / this.compressionRatio
    const isRestoring = this.isRestoring(limits, atMs)
    const colours = isRestoring ? "ALL" : this.colours
    const out = new OperationWriter(this.kernels, this.table, colours)
    const painted = isRestoring ? this.writeRestored(out, bytesMax) : this.writeChanges(out, bytesMax)
    if (!isRestoring) this.restsFromMs = atMs
    const bytesFree = rawBytesMax(this.kernels.width * this.kernels.height) - out.length
    const over = this.unseen.take(painted, bytesFree, limits, atMs)
    if (out.count === 0 && over.jpegs.length === 0) out.writeMove(NOTHING, 0, 0)
    const drawsUpdate = out.count > 0 || over.jpegs.some(({ isServerEncoded }) => !isServerEncoded)
    // All writers share the same memory: what is there is copied before more is written.
    const before = over.jpegs.length > 0 && out.length > 0 ? out.toBytes() : null
    const more = over.jpegs.length > 0 ? this.writeOverlays(over, limits, colours) : null
    const raw = before && more ? Buffer.concat([before, more.bytes()]) : (more ?? out).bytes()
    const packed = this.packer.pack(raw)
    const content = packed ?? raw
    const body = this.compressor.deflate(content)
    this.window?.add(content)
    if (raw.length > 0) this.compressionRatio = (this.compressionRatio * 3 + body.length / raw.length) / 4
    let tailBytes = 0
    for (const overlay of over.jpegs) tailBytes += jpegForLimits(overlay, limits).length
    this.jpegBytes = tailBytes
    // Not cleared: header, body and JPEGs fill it.
    const message = new Uint8Array(
      Buffer.allocUnsafeSlow(FRAME_HEADER_BYTES + body.length + tailBytes).buffer,
    )
    writeFrameHeader(message, {
      key: false,
      epoch: this.epoch,
      packed: packed !== null,
      partial: this.isPartial(drawsUpdate && !isRestoring),
      ofKey: false,
      operations: out.count + (more?.count ?? 0),
      seq,
      atMs,
      width: this.kernels.width,
      height: this.kernels.height,
      rawLength: content.length,
      bodyLength: body.length,
    })
    message.set(body, FRAME_HEADER_BYTES)
    let offset = FRAME_HEADER_BYTES + body.length
    for (const overlay of over.jpegs) {
      const jpeg = jpegForLimits(overlay, limits)
      message.set(jpeg, offset)
      offset += jpeg.length
    }
    this.epoch = false
    return message
  }

  /**
   * Whether more of the picture follows: what the first of its parts had no room for, or the rest of the update in which the
   * machine was then. What changes meanwhile belongs to the next picture, or a picture that never rests would have no end.
   *
   * @param drawsUpdate  the frame shows something of what the machine has drawn last
   */
  private isPartial(drawsUpdate: boolean): boolean {
    const { machine, partialSince } = this
    const isCut = this.firstCell !== null || this.unseen.hasRest
    const isWithinUpdate =
      partialSince === null ? machine.isUpdateOpen && drawsUpdate : this.isWithin(partialSince)
    const isPartial = isCut || isWithinUpdate
    this.partialSince = isPartial ? (partialSince ?? machine.update) : null
    return isPartial
  }

  /** Something can be sent: pixels, or JPEG in the quality that these viewers get. */
  hasReady(limits: FrameLimits | null): boolean {
    return this.isReady(limits, Number.NEGATIVE_INFINITY)
  }

  private isReady(limits: FrameLimits | null, nowMs: number): boolean {
    this.unseen.dropHidden()
    if (this.dirty.count > 0 || this.moves.length > 0 || this.lacksLastPart) return true
    if (this.isRestoring(limits, nowMs)) return true
    return this.unseen.ready(limits, nowMs).length > 0
  }

  /** Nothing has changed for a while, and there is time for the colours that were left out. */
  isRestoring(limits: FrameLimits | null, nowMs: number): boolean {
    const atMs = this.restoresAtMs(limits)
    return atMs !== null && nowMs >= atMs
  }

  private writeOverlays(
    { jpegs, patches }: OverlayDrawing,
    limits: FrameLimits | null,
    colours: ColourRange,
  ): OperationWriter {
    const out = new OperationWriter(this.kernels, this.table, colours)
    for (const overlay of jpegs) out.writeJpeg(overlay.rect, jpegForLimits(overlay, limits).length)
    for (const rect of patches) {
      out.writePixels(rect)
      if (colours !== "ALL") this.noteColours(rect)
    }
    return out
  }

  /** @returns where pixels were drawn */
  private writeChanges(out: OperationWriter, bytesMax: number): Rect[] {
    const painted: Rect[] = []
    for (const move of this.moves) {
      out.writeMove(move.to, move.fromX, move.fromY)
      this.noteColours(move.to)
    }
    this.moves = []
    // Starts where the last frame was full: constant changes at the top do not starve the rest.
    const first = this.nextCell * 4
    const pictureFirst = this.firstCell ?? this.nextCell
    this.nextCell = 0
    this.firstCell = null
    if (this.dirty.count === 0) return painted
    const { boxes } = this.dirty
    let strip: Rect | null = null
    for (let step = 0; step < boxes.length; step += 4) {
      const at = (first + step) % boxes.length
      // Once round: what is still to be sent has changed after the picture began, and is the next one.
      if (step > 0 && at / 4 === pictureFirst) {
        this.nextCell = pictureFirst
        break
      }
      if (boxes[at + 2] === 0) continue
      if (out.length + RAW_CELL_BYTES / 2 >= bytesMax && out.length > 0) {
        this.nextCell = at / 4
        this.firstCell = pictureFirst
        break
      }
      const box = {
        x: boxes[at]!,
        y: boxes[at + 1]!,
        w: boxes[at + 2]! - boxes[at]!,
        h: boxes[at + 3]! - boxes[at + 1]!,
      }
      this.dirty.remove(at / 4)
      const isWhole = this.writeCell(out, at / 4, box)
      this.noteColours(isWhole ? cellRect(at / 4, this.kernels.width, this.kernels.height) : box)
      if (this.overlays.hasAny)
        painted.push(isWhole ? cellRect(at / 4, this.kernels.width, this.kernels.height) : { ...box })
      if (isWhole) continue
      // Adjacent boxes of the same rows are joined into one strip: a line of text becomes one run of letters.
      if (strip && strip.x + strip.w === box.x && strip.y === box.y && strip.h === box.h) strip.w += box.w
      else {
        if (strip) out.writePixels(strip)
        strip = box
      }
    }
    if (strip) out.writePixels(strip)
    if (out.count > OPERATIONS_MAX) throw new Error(`a frame of ${out.count} operations`)
    return painted
  }

  /** Viewers have `rect` in the colours of this stream now. */
  private noteColours(rect: Rect): void {
    if (this.colours !== "ALL") this.reduced.addRect(rect, this.kernels.width, this.kernels.height)
  }

  /** Pixels in all colours, without the slots: their pictures stay in fewer. @returns where they were drawn */
  private writeRestored(out: OperationWriter, bytesMax: number): Rect[] {
    const painted: Rect[] = []
    const { boxes } = this.reduced
    for (let at = 0; at < boxes.length; at += 4) {
      if (boxes[at + 2] === 0) continue
      if (out.length + RAW_CELL_BYTES / 2 >= bytesMax && out.length > 0) break
      const [x, y] = [boxes[at]!, boxes[at + 1]!]
      const box = { x, y, w: boxes[at + 2]! - x, h: boxes[at + 3]! - y }
      this.reduced.remove(at / 4)
      out.writePixels(box)
      painted.push(box)
    }
    return painted
  }

  /** Sends the cell by reference, or whole and stored in a slot. @returns false when only its box is to be sent */
  private writeCell(out: OperationWriter, index: number, box: Rect): boolean {
    const cell = cellRect(index, this.kernels.width, this.kernels.height)
    if (box.w * box.h < cell.w * cell.h * HASH_RATIO_MIN) return false
    const { hashes } = this.kernels
    const at = this.kernels.hash(index)
    const slot = this.slots.find(hashes, at)
    if (slot >= 0) {
      out.writeReference(cell.x, cell.y, slot)
      if (this.window && this.definedSlots[slot] === 0) {
        this.definedSlots[slot] = 1
        this.usedSlots.push({ slot, cell: index })
      }
      return true
    }
    const seen = this.slots.markSeen(hashes, at)
    if (!seen && box.w * box.h < cell.w * cell.h * KEEP_RATIO_MIN) return false
    if (out.writePixels(cell) >= KEEP_BYTES_MIN) {
      const kept = this.slots.store(hashes, at)
      this.definedSlots[kept] = 1
      out.writeStore(kept)
    }
    return true
  }
}
