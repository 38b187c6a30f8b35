/**
 * Video on a machine's screen: lossless it would cost too much bandwidth, so while cells move like video JPEG is
 * requested from the machine and passed to viewers and recording unchanged. When the video ends, lossless pixels are
 * requested for all JPEG areas, so that the final picture is exactly the machine's. The video of a machine that sends
 * no JPEG is encoded on the server (`server-video-encoder.ts`).
 */
import type { Rect } from "../desktop.ts"
import type { Kernels } from "../kernels/kernels.ts"
import { forEachCell } from "./cells.ts"
import { boundsOf, type Overlay, Overlays } from "./overlays.ts"
import { ServerVideoEncoder } from "./server-video-encoder.ts"
import { VideoDetector } from "./video-detector.ts"

/** 0 to 9: the level noVNC uses, without visible blocks. */
const JPEG_QUALITY = 6
/** Interval at which lossless pixels are requested again from a machine that has not sent them. */
const REFRESH_RETRY_MS = 2000
/** JPEG may arrive for so long after it was turned off; a machine that sends it for longer does so again for each request. */
const IN_FLIGHT_MS = 1000
/** A machine that has sent only pixels for this long after a request for JPEG does not support it. */
const JPEG_TIMEOUT_MS = 300
/** JPEG that stands still beside a video becomes lossless after this: some machines see to it by themselves. */
const STILL_MS = 600
/** Longest time for which lossless pictures are requested for that; they cost the video one large frame. */
const REFINE_MS_MAX = 400
const REFINE_EVERY_MS = 3000

export interface VideoOutput {
  /** Requests the picture of `rect` from the machine again (a `refresh` input). */
  refresh(rect: Rect): void
  /** Allows the machine JPEG, or lossless pictures only (a `quality` input). */
  quality(level: number | null): void
  /** An encoding is complete: `encodeDue` is due soon. */
  wake?(): void
}

export class VideoController {
  readonly overlays = new Overlays()
  private readonly detector = new VideoDetector()
  private readonly kernels: Kernels
  private readonly output: VideoOutput
  private readonly encoder: ServerVideoEncoder
  private isJpegRequested = false
  private requestedAtMs = 0
  private refreshedAtMs = 0
  /** Part of the picture whose JPEG was given up, and whose pixels the machine has not been asked for yet. */
  private evicted: Rect | null = null
  /** The machine has sent JPEG in this session. */
  private hasJpeg = false
  private refiningUntilMs: number | null = null
  /** The refinement is for JPEG that was given up: no overlay tells when its pixels have come. */
  private isRefiningEvicted = false
  private refinedAtMs = Number.NEGATIVE_INFINITY
  /** No piece of JPEG has stood still for long enough before that: pieces only change, and looking at all costs time. */
  private stillFromMs = Number.NEGATIVE_INFINITY

  constructor(kernels: Kernels, output: VideoOutput) {
    this.kernels = kernels
    this.output = output
    this.encoder = new ServerVideoEncoder(kernels, this.detector, () => output.wake?.())
  }

  onResize(): void {
    const cells = this.kernels.columns * this.kernels.rows
    this.overlays.resize(this.kernels.width, this.kernels.height)
    this.evicted = null
    this.detector.resize(cells)
    this.encoder.resize(cells)
  }

  /** Called after the kernels have compared the pictures; the remaining boxes are sent as pixels. */
  onScanned(nowMs: number): void {
    const { photos } = this.kernels
    for (let cell = 0; cell < photos.length; cell++)
      if (photos[cell] !== 0) this.detector.onCellChanged(cell, nowMs)
    if (this.isJpegRequested && !this.hasJpeg && nowMs - this.requestedAtMs >= JPEG_TIMEOUT_MS)
      this.encoder.captureVideoCells(nowMs)
    if (this.encoder.hasVideoCells) this.hideChangedJpeg()
  }

  onJpeg(rect: Rect, bytes: Uint8Array, nowMs: number): Overlay {
    this.hasJpeg = true
    const { width, height } = this.kernels
    forEachCell(rect, width, height, (cell) => {
      this.detector.onCellChanged(cell, nowMs)
    })
    // The JPEG was in flight when JPEG was turned off on the machine.
    if (!this.isJpegRequested && nowMs - this.requestedAtMs < IN_FLIGHT_MS) this.output.refresh(rect)
    return this.overlays.add(rect, bytes)
  }

  /**
   * Gives up the oldest JPEGs above the limits. Their pixels are requested with the next refinement or refresh: at once the
   * machine would answer with JPEG, of which as much would be given up again.
   *
   * @returns the parts whose pixels are shown instead
   */
  evictExcess(): Rect[] {
    const evicted = this.overlays.evictExcess()
    this.evicted = boundsOf(this.evicted ? [this.evicted, ...evicted] : evicted)
    return evicted
  }

  /** Starts or ends video, refinement and refreshes that are due. */
  tick(nowMs: number): void {
    const isVideo = this.detector.update(nowMs)
    if (isVideo !== this.isJpegRequested) {
      this.isJpegRequested = isVideo
      this.requestedAtMs = nowMs
      this.refiningUntilMs = null
      this.output.quality(isVideo ? JPEG_QUALITY : null)
      if (!isVideo) this.refreshAll(nowMs)
    } else if (this.isJpegRequested) this.refine(nowMs)
    else if (this.refreshDueAtMs !== null && nowMs >= this.refreshDueAtMs) this.refreshAll(nowMs)
  }

  /** New JPEGs of this encoder, to be shown. */
  takeEncoded(): Overlay[] {
    return this.encoder.takeEncoded().map(({ rect, jpeg }) => this.overlays.add(rect, jpeg, true))
  }

  /** The areas encoded here that are still, whose pixels are to be shown again. */
  releaseStill(nowMs: number): Rect[] {
    if (!this.encoder.hasVideoCells) return []
    const still = this.encoder.releaseStillCells(nowMs)
    for (const rect of still) this.overlays.hideServerJpeg(rect)
    return still
  }

  /** There is something for `encode`. */
  get isStale(): boolean {
    return this.encoder.isStale
  }

  get isEncoding(): boolean {
    return this.encoder.isEncoding
  }

  /** Encodes the changes of the video. @returns rectangles to send as pixels */
  encode(): Rect[] {
    const pixels = this.encoder.encode()
    for (const rect of pixels) this.overlays.hideServerJpeg(rect)
    return pixels
  }

  get wakeAtMs(): number | null {
    const never = Number.POSITIVE_INFINITY
    const endsAtMs = this.detector.endsAtMs ?? this.refreshDueAtMs ?? never
    const stillAtMs = this.encoder.hasVideoCells ? (this.encoder.stillAtMs ?? never) : never
    const refineFromMs = Math.max(this.evicted ? 0 : this.stillFromMs, this.refinedAtMs + REFINE_EVERY_MS)
    const refineAtMs = this.isJpegRequested && this.hasLossy ? (this.refiningUntilMs ?? refineFromMs) : never
    const dueMs = Math.min(endsAtMs, stillAtMs, refineAtMs)
    return dueMs === never ? null : dueMs
  }

  /** Time at which JPEG left after the end of a video is requested again as pixels. */
  private get refreshDueAtMs(): number | null {
    return !this.isJpegRequested && this.hasLossy ? this.refreshedAtMs + REFRESH_RETRY_MS : null
  }

  /** Somewhere the machine has not sent the pixels that it shows. */
  private get hasLossy(): boolean {
    return this.evicted !== null || this.overlays.hasMachineJpeg
  }

  private get machineOverlays(): Overlay[] {
    return this.overlays.list.filter(({ isServerEncoded }) => !isServerEncoded)
  }

  private refreshAll(nowMs: number): void {
    this.refreshedAtMs = nowMs
    const bounds = boundsOf([
      ...this.takeEvicted(),
      ...this.machineOverlays.flatMap(({ visible }) => visible),
    ])
    if (bounds) this.output.refresh(bounds)
  }

  private takeEvicted(): Rect[] {
    const taken = this.evicted ? [this.evicted] : []
    this.evicted = null
    return taken
  }

  /** Pixels were found that are not part of the video encoded here: they hide it there. */
  private hideChangedJpeg(): void {
    const { boxes } = this.kernels
    for (let at = 0; at < boxes.length; at += 4) {
      if (boxes[at + 2] === 0) continue
      const [x, y] = [boxes[at]!, boxes[at + 1]!]
      this.overlays.hideServerJpeg({ x, y, w: boxes[at + 2]! - x, h: boxes[at + 3]! - y })
    }
  }

  /** Text that came as JPEG beside the video, and a second video that has stopped, become lossless while it plays on. */
  private refine(nowMs: number): void {
    if (this.refiningUntilMs !== null) {
      const isWaiting = this.isRefiningEvicted || this.stillPieces(nowMs).length > 0
      if (nowMs < this.refiningUntilMs && isWaiting) return
      this.refiningUntilMs = null
      this.output.quality(JPEG_QUALITY)
      return
    }
    if (nowMs - this.refinedAtMs < REFINE_EVERY_MS) return
    if (nowMs < this.stillFromMs && !this.evicted) return
    this.isRefiningEvicted = this.evicted !== null
    const pieces = [...this.takeEvicted(), ...this.stillPieces(nowMs)]
    if (pieces.length === 0) {
      this.stillFromMs = this.stillAtMs ?? nowMs + STILL_MS
      return
    }
    this.refinedAtMs = nowMs
    this.refiningUntilMs = nowMs + REFINE_MS_MAX
    this.output.quality(null)
    for (const piece of pieces) this.output.refresh(piece)
  }

  private stillPieces(nowMs: number): Rect[] {
    return this.machineOverlays.flatMap(({ visible }) =>
      visible.filter((piece) => nowMs - this.changedAtMs(piece) >= STILL_MS),
    )
  }

  /** Time at which the first piece of JPEG will have been still for long enough; null without any. */
  private get stillAtMs(): number | null {
    const times = this.machineOverlays.flatMap(({ visible }) =>
      visible.map((piece) => this.changedAtMs(piece)),
    )
    if (times.length === 0) return null
    return Math.min(...times) + STILL_MS
  }

  private changedAtMs(piece: Rect): number {
    const { width, height } = this.kernels
    let changedAtMs = Number.NEGATIVE_INFINITY
    forEachCell(piece, width, height, (cell) => {
      changedAtMs = Math.max(changedAtMs, this.detector.changedAtMs(cell))
    })
    return changedAtMs
  }
}
