/**
 * Video of a machine that sends no JPEG: its cells are not sent as pixels, but encoded here as often as the encoder is
 * ready. The frame buffer has the true pixels all the time, so that a cell becomes lossless as soon as it is still.
 */
import type { Rect } from "../desktop.ts"
import type { Kernels } from "../kernels/kernels.ts"
import { cellRect, DirtyCells } from "./cells.ts"
import { createBitmap, encodeJpeg, jpegPiecesOf } from "./jpeg.ts"
import { VIDEO_END_MS, type VideoDetector } from "./video-detector.ts"

/** JPEG quality, 1 to 100: about that of machines at the level requested from them. */
const QUALITY = 70
/** A video is one rectangle; several are a few. Rectangles above this limit are sent as pixels. */
const RECTS_MAX = 8

interface EncodedRect {
  rect: Rect
  jpeg: Uint8Array
}

export class ServerVideoEncoder {
  private readonly kernels: Kernels
  private readonly motion: VideoDetector
  private readonly onEncoded: () => void
  /** What belongs to the video of each cell: the union of its changes. */
  private readonly videoCells = new DirtyCells()
  /** 1 for each cell that changed since it was encoded. */
  private stale = new Uint8Array(0)
  private lastChangeMs = new Float64Array(0)
  isEncoding = false
  private spare: Uint8Array | null = null
  private encoded: EncodedRect[] = []
  /** The encoder has failed once: everything goes as pixels from then on. */
  private isBroken = false
  /** Incremented by every new size: encodings started before are discarded. */
  private generation = 0

  /** @param onEncoded `takeEncoded` has something */
  constructor(kernels: Kernels, motion: VideoDetector, onEncoded: () => void) {
    this.kernels = kernels
    this.motion = motion
    this.onEncoded = onEncoded
  }

  resize(cells: number): void {
    this.videoCells.resize(cells)
    this.stale = new Uint8Array(cells)
    this.lastChangeMs = new Float64Array(cells)
    this.encoded = []
    this.generation++
  }

  get hasVideoCells(): boolean {
    return this.videoCells.count > 0
  }

  /** Takes the video's cells out of what the last scan found. */
  captureVideoCells(nowMs: number): void {
    const { boxes } = this.kernels
    for (let cell = 0; cell < this.stale.length; cell++) {
      const at = cell * 4
      if (boxes[at + 2] === 0 || !this.belongsToVideo(cell, nowMs)) continue
      this.videoCells.add(cell, boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!)
      this.stale[cell] = 1
      this.lastChangeMs[cell] = nowMs
      boxes.fill(0, at, at + 4)
    }
  }

  /** Something changed that `encode` would begin with. */
  get isStale(): boolean {
    return !this.isEncoding && this.hasVideoCells && this.stale.includes(1)
  }

  /** Starts to encode the changed rectangles, unless an encoding is running. @returns rectangles to send as pixels */
  encode(): Rect[] {
    if (!this.isStale) return []
    const rects = this.rects()
    this.stale.fill(0)
    this.isEncoding = true
    const { generation: round } = this
    const done = (pictures: EncodedRect[]) => {
      this.isEncoding = false
      if (round !== this.generation) return
      this.encoded.push(...pictures)
      this.onEncoded()
    }
    this.encodeAll(rects.slice(0, RECTS_MAX)).then(done, () => {
      this.isBroken = true
      done([])
    })
    return rects.slice(RECTS_MAX)
  }

  takeEncoded(): EncodedRect[] {
    const { encoded } = this
    this.encoded = []
    return encoded
  }

  /** Releases the cells that have been still. @returns their rectangles */
  releaseStillCells(nowMs: number): Rect[] {
    if (this.isEncoding || this.encoded.length > 0) return []
    return this.releaseCells((cell) => this.isBroken || nowMs - this.lastChangeMs[cell]! >= VIDEO_END_MS)
  }

  /** Time at which cells will be still if nothing changes; null when none is held. */
  get stillAtMs(): number | null {
    let soonestMs = Number.POSITIVE_INFINITY
    for (let cell = 0; cell < this.stale.length; cell++)
      if (this.videoCells.boxes[cell * 4 + 2] !== 0) soonestMs = Math.min(soonestMs, this.lastChangeMs[cell]!)
    return soonestMs === Number.POSITIVE_INFINITY ? null : soonestMs + VIDEO_END_MS
  }

  private releaseCells(which: (cell: number) => boolean): Rect[] {
    const gone: Rect[] = []
    const { boxes } = this.videoCells
    for (let cell = 0; cell < this.stale.length; cell++) {
      if (boxes[cell * 4 + 2] === 0 || !which(cell)) continue
      gone.push(cellBox(boxes, cell))
      this.videoCells.remove(cell)
      this.stale[cell] = 0
    }
    return gone
  }

  /**
   * A cell of the video, or one at its edge: the part of the video in it may be too small to look like a photograph, but
   * it reaches the border between them.
   */
  private belongsToVideo(cell: number, nowMs: number): boolean {
    if (this.isBroken) return false
    if (this.motion.isVideo(cell, nowMs)) return true
    const { columns, rows, width, height, boxes } = this.kernels
    const area = cellRect(cell, width, height)
    const box = cellBox(boxes, cell)
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    return (
      (column > 0 && box.x === area.x && this.motion.isVideo(cell - 1, nowMs)) ||
      (column < columns - 1 && box.x + box.w === area.x + area.w && this.motion.isVideo(cell + 1, nowMs)) ||
      (row > 0 && box.y === area.y && this.motion.isVideo(cell - columns, nowMs)) ||
      (row < rows - 1 && box.y + box.h === area.y + area.h && this.motion.isVideo(cell + columns, nowMs))
    )
  }

  /** The held boxes of stale cells, neighbours in one: strips of each row of cells, then equal strips below each other. */
  private rects(): Rect[] {
    const { columns, rows } = this.kernels
    const { boxes } = this.videoCells
    const done: Rect[] = []
    let open: Rect[] = []
    for (let row = 0; row < rows; row++) {
      const strips: Rect[] = []
      for (let cell = row * columns; cell < (row + 1) * columns; cell++) {
        if (this.stale[cell] === 0) continue
        const box = cellBox(boxes, cell)
        const last = strips.at(-1)
        if (last && last.x + last.w === box.x && last.y === box.y && last.h === box.h) last.w += box.w
        else strips.push(box)
      }
      const joined = strips.map((strip) => {
        const above = open.find(({ x, y, w, h }) => x === strip.x && w === strip.w && y + h === strip.y)
        if (!above) return strip
        open = open.filter((rect) => rect !== above)
        above.h += strip.h
        return above
      })
      done.push(...open)
      open = joined
    }
    return [...done, ...open].sort((a, b) => b.w * b.h - a.w * a.h)
  }

  private async encodeAll(rects: Rect[]): Promise<EncodedRect[]> {
    const { generation: round } = this
    const pictures: EncodedRect[] = []
    for (const rect of rects.flatMap(jpegPiecesOf)) {
      // Of another size by now: nothing of this is shown.
      if (round !== this.generation) break
      const { bytes, memory, pixels } = createBitmap(rect.w, rect.h, this.spare)
      this.kernels.copyPixels(rect, pixels)
      this.spare = memory
      pictures.push({ rect, jpeg: await encodeJpeg(bytes, QUALITY) })
    }
    return pictures
  }
}

function cellBox(boxes: Uint16Array, cell: number): Rect {
  const at = cell * 4
  const [x, y] = [boxes[at]!, boxes[at + 1]!]
  return { x, y, w: boxes[at + 2]! - x, h: boxes[at + 3]! - y }
}
