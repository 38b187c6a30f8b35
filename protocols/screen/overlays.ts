/**
 * The JPEG pictures that are still to be seen over the frame buffer, oldest first, and which part of each. Whatever is
 * not visible of a JPEG is hidden by a later one or by pixels of the frame buffer.
 */
import type { Rect } from "../desktop.ts"
import { JpegStore, type StoredJpeg } from "./jpeg-store.ts"

export interface Overlay {
  rect: Rect
  /** Valid while something of it is visible. */
  jpeg: Uint8Array
  /** Encoded here: the frame buffer has the pixels below it. */
  isServerEncoded: boolean
  /** Disjoint, also from those of all others. */
  visible: Rect[]
}

/** Overlays, drawn after pixels of the frame buffer: whole JPEGs, then the pixels that they must not hide. */
export interface OverlayDrawing {
  jpegs: Overlay[]
  patches: Rect[]
}

/** Servers cut what they send as JPEG into pieces of so many pixels at most, which later ones partly hide. */
const JPEG_PIXELS = 65_536
const OVERLAYS_PER_JPEG = 4
/** Above the limit, which grows with the picture, the oldest are requested from the machine again. */
const OVERLAYS_RANGE = { min: 64, max: 512 }
/** Many small changes within a video leave it in crumbs. */
const PIECES_PER_OVERLAY = 2
/** Limit, because all of them are sent to every viewer that joins. */
const BYTES_MAX = 8 * 1024 * 1024

export class Overlays {
  list: Overlay[] = []
  private readonly store = new JpegStore()
  private readonly stored = new Map<Overlay, StoredJpeg>()
  private countMax = OVERLAYS_RANGE.min

  get hasAny(): boolean {
    return this.list.length > 0
  }

  /** JPEG of the machine is visible somewhere. */
  get hasMachineJpeg(): boolean {
    for (const { isServerEncoded } of this.list) if (!isServerEncoded) return true
    return false
  }

  /** Nothing is left of a picture of another size. */
  resize(width: number, height: number): void {
    for (const overlay of this.list) this.forget(overlay)
    this.list = []
    const jpegs = Math.ceil((width * height) / JPEG_PIXELS)
    const { min, max } = OVERLAYS_RANGE
    this.countMax = Math.min(max, Math.max(min, OVERLAYS_PER_JPEG * jpegs))
  }

  /** @param jpeg copied */
  add(rect: Rect, jpeg: Uint8Array, isServerEncoded = false): Overlay {
    this.hide(rect, null)
    const stored = this.store.store(jpeg)
    const overlay = { rect, jpeg: stored.bytes, isServerEncoded, visible: [rect] }
    this.stored.set(overlay, stored)
    this.list.push(overlay)
    return overlay
  }

  /** The machine drew pixels in `rect`. @returns whether they hide something of its JPEGs */
  hideMachineJpeg(rect: Rect): boolean {
    return this.hide(rect, false)
  }

  /** Pixels in `rect` are shown instead of JPEG that was encoded here. */
  hideServerJpeg(rect: Rect): void {
    this.hide(rect, true)
  }

  /** @param serverEncoded only those, or only the others; null: all */
  private hide(rect: Rect, serverEncoded: boolean | null): boolean {
    let isFound = false
    let isGone = false
    for (const overlay of this.list) {
      if (serverEncoded !== null && overlay.isServerEncoded !== serverEncoded) continue
      if (!touchesAny(overlay.visible, rect)) continue
      isFound = true
      // A video replaces its pieces one by one.
      overlay.visible = contains(rect, overlay.rect) ? [] : subtractRect(overlay.visible, rect)
      if (overlay.visible.length > 0) continue
      isGone = true
      this.forget(overlay)
    }
    if (isGone) this.list = this.list.filter(({ visible }) => visible.length > 0)
    return isFound
  }

  private forget(overlay: Overlay): void {
    overlay.visible = []
    this.stored.get(overlay)?.release()
    this.stored.delete(overlay)
  }

  /** Whether a JPEG is visible in `rect`. */
  isVisibleIn(rect: Rect): boolean {
    return this.list.some(({ visible }) => visible.some((piece) => intersects(piece, rect)))
  }

  /** Removes the oldest overlays above the limits. @returns their visible parts */
  evictExcess(): Rect[] {
    const forgotten: Rect[] = []
    while (this.isTooMuch) {
      const oldest = this.list.shift()!
      forgotten.push(...oldest.visible)
      this.forget(oldest)
    }
    return forgotten
  }

  /** Overlays to draw after pixels of the frame buffer in `painted`; always includes the JPEGs in `wanted`. */
  drawingOver(painted: readonly Rect[], wanted: ReadonlySet<Overlay>): OverlayDrawing {
    const drawn = [...painted]
    const jpegs = this.list.filter((overlay) => {
      const isHidden = overlay.visible.some((piece) => drawn.some((rect) => intersects(piece, rect)))
      if (isHidden || wanted.has(overlay)) drawn.push(overlay.rect)
      return isHidden || wanted.has(overlay)
    })
    const patches: Rect[] = []
    for (const { rect, visible } of jpegs) {
      if (visible[0] === rect) continue
      let bare = [rect]
      for (const { visible } of this.list) for (const piece of visible) bare = subtractRect(bare, piece)
      for (const patch of patches) bare = subtractRect(bare, patch)
      patches.push(...bare)
    }
    return { jpegs, patches }
  }

  /** All overlays, for a key frame. */
  drawAll(): OverlayDrawing {
    return this.drawingOver([], new Set(this.list))
  }

  private get isTooMuch(): boolean {
    let [pieces, bytes] = [0, 0]
    for (const { visible, jpeg } of this.list) {
      pieces += visible.length
      bytes += jpeg.length
    }
    return (
      this.list.length > this.countMax || pieces > PIECES_PER_OVERLAY * this.countMax || bytes > BYTES_MAX
    )
  }
}

/** The smallest rectangle that holds all of them; null for none. */
export function boundsOf(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.w))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.h))
  return { x, y, w: right - x, h: bottom - y }
}

function intersects(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

function touchesAny(pieces: readonly Rect[], rect: Rect): boolean {
  for (const piece of pieces) if (intersects(piece, rect)) return true
  return false
}

function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  )
}

function subtractRect(rects: Rect[], cut: Rect): Rect[] {
  return rects.flatMap((rect) => (intersects(rect, cut) ? splitAround(rect, cut) : [rect]))
}

/** The parts of `rect` above, below, left and right of `cut`, which overlaps it. */
function splitAround(rect: Rect, cut: Rect): Rect[] {
  const [right, bottom] = [rect.x + rect.w, rect.y + rect.h]
  const top = Math.max(rect.y, cut.y)
  const end = Math.min(bottom, cut.y + cut.h)
  return [
    { x: rect.x, y: rect.y, w: rect.w, h: cut.y - rect.y },
    { x: rect.x, y: cut.y + cut.h, w: rect.w, h: bottom - cut.y - cut.h },
    { x: rect.x, y: top, w: cut.x - rect.x, h: end - top },
    { x: cut.x + cut.w, y: top, w: right - cut.x - cut.w, h: end - top },
  ].filter(({ w, h }) => w > 0 && h > 0)
}
