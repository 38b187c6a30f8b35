/** The JPEGs that the viewers of a stream have not seen yet, and which of them its next frame takes. */
import type { Rect } from "../desktop.ts"
import { type FrameLimits, isSmall, jpegForLimits, jpegFormOf } from "./frame-limits.ts"
import type { Overlay, OverlayDrawing, Overlays } from "./overlays.ts"

/** Without a JPEG for so long, those that fit are not waited for. */
const JPEG_LATE_MS = 300
const NO_OVERLAYS: OverlayDrawing = { jpegs: [], patches: [] }
const NO_REST: ReadonlySet<Overlay> = new Set()

export class UnseenOverlays {
  private readonly overlays: Overlays
  private readonly unseen = new Set<Overlay>()
  /** Those for which the first part of the picture that is being sent had no room. */
  private rest = NO_REST
  /** Position of the first JPEG that the last message had no room for. */
  private nextY = 0
  /** The last JPEG was sent then. */
  private sentAtMs = Number.NEGATIVE_INFINITY

  constructor(overlays: Overlays) {
    this.overlays = overlays
  }

  get hasAny(): boolean {
    return this.unseen.size > 0
  }

  /** Some of the picture that is being sent are left. */
  get hasRest(): boolean {
    for (const overlay of this.rest) if (this.unseen.has(overlay) && overlay.visible.length > 0) return true
    return false
  }

  get list(): Overlay[] {
    return [...this.unseen]
  }

  add(overlay: Overlay): void {
    this.unseen.add(overlay)
  }

  clear(): void {
    this.unseen.clear()
  }

  /** JPEGs that were hidden before the viewers saw them are nothing that waits. */
  dropHidden(): void {
    for (const overlay of this.unseen) if (overlay.visible.length === 0) this.unseen.delete(overlay)
  }

  /** Those that can be sent. The others are being made; after a while those that fit go as they came. */
  ready(limits: FrameLimits | null, nowMs: number): Overlay[] {
    const form = jpegFormOf(limits)
    if (!limits || !form) return [...this.unseen]
    const isLate = nowMs - this.sentAtMs > JPEG_LATE_MS
    const ready: Overlay[] = []
    for (const overlay of this.unseen)
      if (isSmall(overlay, form) || limits.transcoder.find(overlay, form)) ready.push(overlay)
      else if (isLate && !form.isGrey && overlay.jpeg.length < limits.bytesMax) ready.push(overlay)
      else limits.transcoder.request(overlay, form)
    return ready
  }

  /**
   * Takes what goes over the pixels of a frame. It waits for the next one when both are more than a frame may hold.
   *
   * @param painted  where the frame draws pixels
   * @param bytesFree  what the frame has room for
   */
  take(painted: Rect[], bytesFree: number, limits: FrameLimits | null, nowMs: number): OverlayDrawing {
    if (!this.overlays.hasAny) {
      this.unseen.clear()
      this.rest = NO_REST
      return NO_OVERLAYS
    }
    const ready = this.ready(limits, nowMs)
    const all = new Set(ready)
    const wanted = limits ? this.takeFitting(ready, limits) : all
    // What comes while a picture is sent in parts belongs to the next one.
    if (!this.hasRest) this.rest = all
    const over = this.overlays.drawingOver(painted, wanted)
    const patchedPixels = over.patches.reduce((sum, { w, h }) => sum + w * h, 0)
    if (patchedPixels * 3 >= bytesFree) {
      for (const overlay of over.jpegs) this.unseen.add(overlay)
      return NO_OVERLAYS
    }
    for (const overlay of over.jpegs) this.unseen.delete(overlay)
    this.dropHidden()
    if (over.jpegs.length > 0) this.sentAtMs = nowMs
    return over
  }

  /** Takes as many as a message may hold, one at least; from where the last one ended, so that all of a large video moves. */
  private takeFitting(ready: readonly Overlay[], limits: FrameLimits): Set<Overlay> {
    const below = ready.filter(({ rect }) => rect.y >= this.nextY)
    const above = ready.filter(({ rect }) => rect.y < this.nextY)
    const fitting = new Set<Overlay>()
    this.nextY = 0
    let bytes = 0
    for (const overlay of [...below, ...above]) {
      bytes += jpegForLimits(overlay, limits).length
      if (fitting.size > 0 && bytes > limits.bytesMax) {
        this.nextY = overlay.rect.y
        break
      }
      fitting.add(overlay)
    }
    return fitting
  }
}
