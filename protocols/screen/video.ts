/**
 * Video on a machine's screen: lossless it costs many times what it is worth, so while cells move like video the machine
 * is asked for JPEG, which viewers and recording get untouched; when it calms down, for lossless pixels of all that is
 * JPEG, so that in the end the picture is the machine's again.
 */
import type { Rect } from "../desktop.ts"
import type { Kernels } from "../kernels/kernels.ts"
import { cellsOf } from "./cells.ts"
import { Motion } from "./motion.ts"
import { boundsOf, type Overlay, Overlays } from "./overlays.ts"

/** Of 0 to 9: what noVNC asks for, without visible blocks. */
const JPEG_QUALITY = 6
/** A machine that has not sent lossless pixels is asked again. */
const REFRESH_AGAIN_MS = 2000

export interface VideoOutput {
  /** Asks the machine for the picture of `rect` afresh (a `refresh` input). */
  refresh(rect: Rect): void
  /** Allows the machine JPEG, or lossless pictures only (a `quality` input). */
  quality(level: number | null): void
}

export class Video {
  readonly overlays = new Overlays()
  private readonly motion = new Motion()
  private readonly kernels: Kernels
  private readonly output: VideoOutput
  private isAsked = false
  private refreshedAtMs = 0

  constructor(kernels: Kernels, output: VideoOutput) {
    this.kernels = kernels
    this.output = output
  }

  resized(): void {
    this.overlays.clear()
    this.motion.resize(this.kernels.columns * this.kernels.rows)
  }

  /** The kernels have compared the pictures. */
  scanned(nowMs: number): void {
    const { photos } = this.kernels
    for (let cell = 0; cell < photos.length; cell++) if (photos[cell] !== 0) this.motion.changed(cell, nowMs)
  }

  jpeg(rect: Rect, bytes: Uint8Array, nowMs: number): Overlay {
    const { width, height } = this.kernels
    cellsOf(rect, width, height, (cell) => {
      this.motion.changed(cell, nowMs)
    })
    // It was on its way when the machine was told that it is over.
    if (!this.isAsked) this.output.refresh(rect)
    return this.overlays.jpeg(rect, bytes)
  }

  /** Begins or ends what is due. */
  tick(nowMs: number): void {
    const isVideo = this.motion.judge(nowMs)
    if (isVideo !== this.isAsked) {
      this.isAsked = isVideo
      this.output.quality(isVideo ? JPEG_QUALITY : null)
      if (!isVideo) this.refreshAll(nowMs)
    } else if (this.remainsAtMs !== null && nowMs >= this.remainsAtMs) this.refreshAll(nowMs)
  }

  get wakeAtMs(): number | null {
    return this.motion.overAtMs ?? this.remainsAtMs
  }

  /** When to ask again for what is JPEG although there is no video. */
  private get remainsAtMs(): number | null {
    return !this.isAsked && this.overlays.any ? this.refreshedAtMs + REFRESH_AGAIN_MS : null
  }

  private refreshAll(nowMs: number): void {
    this.refreshedAtMs = nowMs
    const bounds = boundsOf(this.overlays.list.flatMap(({ visible }) => visible))
    if (bounds) this.output.refresh(bounds)
  }
}
