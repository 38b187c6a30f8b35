/** Writes drawing operations into the kernels' output memory: see `viewer-wire-frame.ts`. */
import type { Rect } from "../desktop.ts"
import type { ColourRange, Kernels } from "../kernels/kernels.ts"
import { COLUMNS_HEIGHT_MAX } from "../kernels/memory.ts"
import { CELL, OP } from "../viewer-wire-frame.ts"

/** Code and rectangle. */
const OPERATION_HEADER_BYTES = 9

/** One at a time: all writers share the same memory. */
export class OperationWriter {
  count = 0
  private offset = 0
  private readonly kernels: Kernels
  private readonly table: number
  private readonly colours: ColourRange

  constructor(kernels: Kernels, table: number, colours: ColourRange = "ALL") {
    this.kernels = kernels
    this.table = table
    this.colours = colours
  }

  /** Bytes of the operations so far. */
  get length(): number {
    return this.offset
  }

  /** The operations so far, valid until the next writer begins. */
  bytes(): Uint8Array {
    return this.kernels.out.subarray(0, this.offset)
  }

  /** A copy of the operations so far. */
  toBytes(): Uint8Array {
    return this.bytes().slice()
  }

  writeMove(to: Rect, fromX: number, fromY: number): void {
    this.writeHeader(OP.MOVE, to)
    this.u16(fromX)
    this.u16(fromY)
  }

  writeJpeg(rect: Rect, length: number): void {
    this.writeHeader(OP.JPEG, rect)
    this.u16(length & 0xffff)
    this.u16(length >>> 16)
  }

  writeReference(x: number, y: number, slot: number): void {
    this.count++
    this.kernels.out[this.offset++] = OP.REF
    this.u16(x)
    this.u16(y)
    this.u16(slot)
  }

  writeStore(slot: number): void {
    this.count++
    this.kernels.out[this.offset++] = OP.STORE
    this.u16(slot)
  }

  /** The pixels of `rect` as tokens, or raw where they are like a photograph. @returns bytes of the operations */
  writePixels(rect: Rect, colours = this.colours): number {
    if (colours !== "ALL" && rect.h > CELL) return this.writeBands(rect, colours)
    // A line of text is low: by columns each letter is one sequence, which deflate finds in its window.
    const op = rect.h <= COLUMNS_HEIGHT_MAX ? OP.COLUMNS : OP.TILE
    return this.writeTokens(op, rect, colours)
  }

  /** Fewer colours are made in room for a row of cells. */
  private writeBands(rect: Rect, colours: ColourRange): number {
    let bytes = 0
    for (let y = rect.y; y < rect.y + rect.h; y += CELL)
      bytes += this.writePixels({ ...rect, y, h: Math.min(CELL, rect.y + rect.h - y) }, colours)
    return bytes
  }

  /** The same always by rows, with an empty colour table: drawn in any order, after anything. */
  writeFreshPixels(rect: Rect): number {
    this.kernels.emptyTable(this.table)
    return this.writeTokens(OP.FRESH, rect, "ALL")
  }

  private writeTokens(op: number, rect: Rect, colours: ColourRange): number {
    const start = this.offset
    this.writeHeader(op, rect)
    const { kernels, table } = this
    let length =
      op === OP.COLUMNS
        ? kernels.tokensByColumns(rect, table, this.offset, colours)
        : kernels.tokens(rect, table, this.offset, colours)
    if (length === 0) {
      kernels.out[start] = OP.RAW
      length = kernels.raw(rect, this.offset, colours)
    }
    this.offset += length
    return OPERATION_HEADER_BYTES + length
  }

  private writeHeader(op: number, rect: Rect): void {
    this.count++
    this.kernels.out[this.offset++] = op
    this.u16(rect.x)
    this.u16(rect.y)
    this.u16(rect.w)
    this.u16(rect.h)
  }

  private u16(value: number): void {
    const { out } = this.kernels
    out[this.offset++] = value & 255
    out[this.offset++] = value >>> 8
  }
}
