/**
 * The screen of a desktop session: the picture its adapter draws into, and one stream of FRAME messages for all its
 * viewers and its recording.
 *
 * The session passes the adapter's events to `event`, calls `encodeDue` at `wakeAtMs` (and after `frameEnd`), and
 * sends the messages passed to `output`. Time is an argument: milliseconds since the session began.
 */
import type { DesktopEvent, Framebuffer, Rect } from "../desktop.ts"
import { createKernels, frameOf, type Kernels } from "../kernels/kernels.ts"
import type { RecordingWriter } from "../recording.ts"
import { encodeViewerMessage } from "../viewer-wire.ts"
import type { PictureQuality } from "../viewer-wire-input.ts"
import { forEachCell } from "./cells.ts"
import { FRAME_MS, FramePacer, JPEG_COST_RATIO } from "./frame-pacer.ts"
import { FrameStream } from "./frames.ts"
import { keyframeMessages } from "./keyframes.ts"
import { PictureState } from "./picture-state.ts"
import { QUALITY_RANGES } from "./quality-adapter.ts"
import { KEY_TABLE, ScreenRecorder } from "./recorder.ts"
import { Transcoder } from "./transcoder.ts"
import { VideoController, type VideoOutput } from "./video-controller.ts"
import { ViewerStreams } from "./viewer-streams.ts"
import { frameLimits, type Viewer } from "./viewers.ts"
import { warmUpVideo } from "./warm-up.ts"

interface ScreenOutput extends VideoOutput {
  /** Sends one message to these viewers, in the order of the calls. The bytes are the receiver's to keep. */
  send(viewers: readonly string[], message: Uint8Array<ArrayBuffer>): void
}

export interface Screen {
  /** Belongs to the adapter, which draws into it. */
  readonly frame: Framebuffer
  /** damage, move, jpeg, resize, frameEnd, cursor, bell; other events are the session's own. */
  handleEvent(event: DesktopEvent, nowMs: number): void
  /** Sends the viewer a key frame now, and frames from then on. */
  addViewer(id: string, nowMs: number): void
  removeViewer(id: string): void
  /** What the viewer prefers on its link; other viewers and the recording are not concerned. */
  setQuality(id: string, quality: PictureQuality, nowMs: number): void
  /** The viewer has drawn everything up to `seq`. */
  ack(id: string, seq: number, nowMs: number): void
  /** Encodes and sends the frames that are due. */
  encodeDue(nowMs: number): void
  /** Video is being encoded in another thread: `wake` of the output will be called. */
  readonly isEncoding: boolean
  /** Bytes of memory that the pictures take. */
  readonly memoryBytes: number
  /** Time of the next `encodeDue`; null while nothing has changed or all viewers or the recording are behind. */
  wakeAtMs(): number | null
}

/**
 * @param recording null where recording is off
 * @param seed 32 random bytes for the hashes of this session
 */
export function createScreen(
  output: ScreenOutput,
  recording: RecordingWriter | null,
  seed: Uint8Array = crypto.getRandomValues(new Uint8Array(32)),
): Screen {
  return new SharedScreen(createKernels(seed), output, recording)
}

/** Once per Worker. */
let isWarm = false

function warmUpOnce(): void {
  if (isWarm) return
  isWarm = true
  const noOutput = { send: () => undefined, refresh: () => undefined, quality: () => undefined }
  warmUpVideo(new SharedScreen(createKernels(new Uint8Array(32)), noOutput, null))
}

class SharedScreen implements Screen {
  readonly frame: Framebuffer
  private readonly kernels: Kernels
  private readonly output: ScreenOutput
  private readonly recorder: ScreenRecorder | null
  private readonly main: FrameStream
  private readonly streams: ViewerStreams
  private readonly video: VideoController
  private readonly pacer = new FramePacer()
  private readonly transcoder: Transcoder
  private cursor: Uint8Array<ArrayBuffer> | null = null
  /** It changed while the recording was behind. */
  private isCursorDue = false
  private seq = 0
  private readonly picture = new PictureState()
  private hasDamage = false
  private scannedAtMs = Number.NEGATIVE_INFINITY

  constructor(kernels: Kernels, output: ScreenOutput, recording: RecordingWriter | null) {
    this.kernels = kernels
    this.output = output
    this.video = new VideoController(kernels, output)
    this.transcoder = new Transcoder(() => output.wake?.())
    const { overlays } = this.video
    this.main = new FrameStream(kernels, overlays, this.picture, ViewerStreams.MAIN_TABLE, recording !== null)
    this.streams = new ViewerStreams(this.main, overlays, this.transcoder, recording !== null)
    this.recorder = recording && new ScreenRecorder(kernels, overlays, this.main, recording)
    this.frame = frameOf(kernels, (width, height, shownHeight) => this.resize(width, height, shownHeight))
  }

  get memoryBytes(): number {
    return this.kernels.memoryBytes
  }

  get isEncoding(): boolean {
    return this.video.isEncoding || this.transcoder.isBusy
  }

  handleEvent(event: DesktopEvent, nowMs: number): void {
    this.picture.onEvent(event)
    switch (event.kind) {
      case "damage":
        this.damage(event.rect, nowMs)
        break
      case "move":
        this.move(event.rect, event.fromX, event.fromY, nowMs)
        break
      case "jpeg":
        warmUpOnce()
        this.jpeg(event.rect, event.bytes, nowMs)
        break
      case "frameEnd":
        this.pacer.onFrameEnd()
        this.detectMotion(nowMs)
        this.encodeDue(nowMs)
        break
      case "cursor":
        this.cursor = encodeViewerMessage(event)
        if (this.isPaused) this.isCursorDue = true
        else this.broadcast(this.cursor, nowMs)
        break
      case "bell":
        if (!this.isPaused) this.broadcast(encodeViewerMessage(event), nowMs)
        break
      case "ready":
      case "resize":
        this.picture.onSized(nowMs)
        this.pacer.onChanged(nowMs)
        break
      case "clipboard":
      case "silence":
      case "colourDepth":
      case "location":
        break
    }
  }

  addViewer(id: string, nowMs: number): void {
    this.streams.remove(id)
    this.streams.add(id)
    this.pacer.onChanged(nowMs)
    this.pacer.onFrameEnd()
    this.encodeDue(nowMs)
  }

  removeViewer(id: string): void {
    this.streams.remove(id)
  }

  setQuality(id: string, quality: PictureQuality, nowMs: number): void {
    const viewer = this.streams.find(id)
    if (!viewer) return
    if (this.streams.setQuality(viewer, QUALITY_RANGES[quality])) this.pacer.onChanged(nowMs)
    this.encodeDue(nowMs)
  }

  ack(id: string, seq: number, nowMs: number): void {
    const viewer = this.streams.find(id)
    if (!viewer) return
    viewer.link.onAcked(seq, nowMs)
    this.encodeDue(nowMs)
  }

  wakeAtMs(): number | null {
    if (this.isPaused) return null
    if (!this.picture.isShown) return this.picture.blankUntilMs
    const [frameMs, videoMs] = [this.nextFrameAtMs(), this.video.wakeAtMs]
    return frameMs === null || videoMs === null ? (frameMs ?? videoMs) : Math.min(frameMs, videoMs)
  }

  private nextFrameAtMs(): number | null {
    const dueMs = this.pacer.dueAtMs(this.streams.viewerCount === 0)
    if ((this.hasWork && this.streams.canEncodeMain(dueMs)) || this.hasDedicatedWork(dueMs)) return dueMs
    if (!this.hasWork || !this.recorder) return this.streams.restoresAtMs
    return Math.max(dueMs, this.streams.stalledAtMs)
  }

  encodeDue(nowMs: number): void {
    this.picture.tick(nowMs)
    if (!this.picture.isShown || this.isPaused) return
    if (this.isCursorDue && this.cursor) this.broadcast(this.cursor, nowMs)
    this.isCursorDue = false
    this.video.tick(nowMs)
    this.showEncodedJpeg(nowMs)
    if (!(this.hasWork || this.hasDedicatedWork(nowMs))) return
    if (nowMs < this.pacer.dueAtMs(this.streams.viewerCount === 0)) return
    this.scan(nowMs)
    this.streams.mergeRecovered(nowMs)
    this.streams.splitStalled(nowMs)
    const before = this.seq
    let bytes = 0
    if (this.hasWork && this.streams.canEncodeMain(nowMs)) {
      if (this.recorder?.isFirstKeyframeDue) this.recordFirstKeyframe(nowMs, this.recorder)
      bytes = this.sendMain(nowMs)
      this.sendAsPixels(this.video.encode())
      if (this.recorder?.isKeyframeDue(nowMs)) this.recorder.recordKeyframe(nowMs, ++this.seq)
      this.sendKeyframeToJoining(nowMs)
    }
    for (const viewer of this.streams.readyDedicated(nowMs)) this.sendDedicated(viewer, nowMs)
    if (this.seq > before || !this.hasWork) this.pacer.onEncoded(nowMs, bytes, this.hasWork)
  }

  /** The recording is too far behind: nothing new is shown. */
  private get isPaused(): boolean {
    return this.recorder?.isBehind === true
  }

  /** The stream of all has something to send or to record. */
  private get hasWork(): boolean {
    if (this.hasDamage || this.main.hasPending || this.video.isStale || this.recorder?.isFirstKeyframeDue)
      return true
    return this.streams.hasReadyJoining
  }

  private hasDedicatedWork(nowMs: number): boolean {
    return this.streams.hasDedicatedWork(this.hasDamage, nowMs)
  }

  private resize(width: number, height: number, shownHeight?: number): void {
    this.kernels.resize(width, height, shownHeight)
    this.video.onResize()
    this.streams.resize()
    this.picture.onResize()
    this.hasDamage = false
    if (this.recorder) this.recorder.isFirstKeyframeDue = true
  }

  /** What of `rect` is shown; null for nothing. */
  private visiblePart(rect: Rect): Rect | null {
    const h = Math.min(rect.h, this.kernels.height - rect.y)
    return h > 0 ? { ...rect, h } : null
  }

  private damage(drawn: Rect, nowMs: number): void {
    this.kernels.drawn()
    const rect = this.visiblePart(drawn)
    if (!rect) return
    this.touch(rect)
    if (this.video.overlays.hideMachineJpeg(rect))
      for (const stream of this.streams.all) stream.markDirty(rect)
    this.pacer.onChanged(nowMs)
  }

  private touch(rect: Rect): void {
    this.kernels.touch(rect)
    this.hasDamage = true
  }

  /** The frame buffer has changed already; the viewers follow with the same copy. */
  private move(rect: Rect, fromX: number, fromY: number, nowMs: number): void {
    const { height } = this.kernels
    // A copy from or to the part below the visible picture: for viewers these are new pixels.
    if (Math.max(rect.y, fromY) + rect.h > height) return this.damage(rect, nowMs)
    if (this.hasDamage) this.touchCopies(rect, fromX, fromY)
    const { overlays } = this.video
    // Below a JPEG the viewers' pixels differ.
    const isJpeg = overlays.isVisibleIn({ ...rect, x: fromX, y: fromY })
    if (isJpeg) this.output.refresh(rect)
    for (const stream of this.streams.all)
      if (isJpeg) stream.markDirty(rect)
      else stream.addMove(rect, fromX, fromY)
    overlays.hideMachineJpeg(rect)
    overlays.hideServerJpeg(rect)
    this.pacer.onChanged(nowMs)
  }

  /** Copied areas with damage not scanned yet are marked too: viewers copy what was there before. */
  private touchCopies(to: Rect, fromX: number, fromY: number): void {
    const { touched, width, height } = this.kernels
    const copies: Rect[] = []
    forEachCell({ ...to, x: fromX, y: fromY }, width, height, (index, part) => {
      if (touched[index * 4 + 2] !== 0)
        copies.push({ ...part, x: part.x - fromX + to.x, y: part.y - fromY + to.y })
    })
    for (const copy of copies) this.touch(copy)
  }

  private jpeg(rect: Rect, bytes: Uint8Array, nowMs: number): void {
    const overlay = this.video.onJpeg(rect, bytes, nowMs)
    for (const stream of this.streams.all) stream.addJpeg(overlay)
    this.sendAsPixels(this.video.evictExcess())
    this.pacer.onChanged(nowMs)
  }

  /**
   * Motion is judged on every picture of the machine, not only on those that are encoded: a large one is followed by a
   * pause in which a video would look like single pictures.
   */
  private detectMotion(nowMs: number): void {
    if (this.streams.viewerCount > 0 && nowMs - this.scannedAtMs >= FRAME_MS) this.scan(nowMs)
  }

  /** Sends JPEG that the server has encoded in the meantime, and lossless pixels of areas now still. */
  private showEncodedJpeg(nowMs: number): void {
    const overlays = this.video.takeEncoded()
    for (const overlay of overlays) for (const stream of this.streams.all) stream.addJpeg(overlay)
    this.sendAsPixels(this.video.releaseStill(nowMs))
    if (overlays.length > 0) this.pacer.onChanged(nowMs)
  }

  private sendAsPixels(rects: Rect[]): void {
    for (const rect of rects) for (const stream of this.streams.all) stream.markDirty(rect)
  }

  private scan(nowMs: number): void {
    if (!this.hasDamage && !this.kernels.isDrawing) return
    this.hasDamage = false
    this.scannedAtMs = nowMs
    if (this.kernels.scan() === 0) return
    this.video.onScanned(nowMs)
    for (const stream of this.streams.all) stream.addScanned()
  }

  /** @returns bytes of the message as the budget counts them, 0 when there was none */
  private sendMain(nowMs: number): number {
    const { followers } = this.streams
    // Without viewers and recording the pending changes are dropped: a joining viewer gets a KEY.
    if (followers.length === 0 && !this.recorder) {
      this.main.clearPending()
      return 0
    }
    const unsent = followers.every(({ link }) => link.isKnownQuick) ? null : this.main.unsent
    const message = this.main.encodeFrame(this.seq + 1, nowMs)
    if (!message) return 0
    this.seq++
    this.recorder?.recordFrame(nowMs, message)
    this.streams.mainRate.add(message.length, nowMs)
    const bytes = message.length - this.main.jpegBytes * (1 - JPEG_COST_RATIO)
    for (const viewer of followers) {
      if (!unsent || !viewer.link.wouldOverrun(message.length)) continue
      viewer.link.limit()
      this.streams.split(viewer, unsent, true, nowMs)
    }
    this.send(this.streams.followers, [message], nowMs)
    return bytes
  }

  private sendDedicated(viewer: Viewer, nowMs: number): void {
    const message = viewer.dedicated?.stream.encodeFrame(
      this.seq + 1,
      nowMs,
      frameLimits(viewer, this.transcoder),
    )
    if (!message) return
    this.seq++
    this.send([viewer], [message], nowMs)
  }

  private recordFirstKeyframe(nowMs: number, recorder: ScreenRecorder): void {
    recorder.recordFirstKeyframe(nowMs, ++this.seq)
    if (this.streams.followers.length === 0) this.main.clearPending()
  }

  /** Sends joining viewers a key frame; the next frame begins an epoch for all viewers. */
  private sendKeyframeToJoining(nowMs: number): void {
    const joining = this.streams.readyJoining
    if (joining.length === 0) return
    const messages = keyframeMessages(this.kernels, KEY_TABLE, this.video.overlays.drawAll(), {
      nextSeq: () => ++this.seq,
      atMs: nowMs,
      partial: this.main.beginWithKey(),
    })
    for (const viewer of joining) viewer.joining = false
    this.send(joining, messages, nowMs)
    if (this.cursor)
      this.output.send(
        joining.map(({ id }) => id),
        this.cursor,
      )
  }

  /** @param messages  of one picture, which is on the way until the last of them is acknowledged */
  private send(viewers: Viewer[], messages: readonly Uint8Array<ArrayBuffer>[], nowMs: number): void {
    if (viewers.length === 0) return
    const bytes = messages.reduce((sum, { length }) => sum + length, 0)
    for (const { link } of viewers) link.onSent(this.seq, bytes, nowMs)
    const ids = viewers.map(({ id }) => id)
    for (const message of messages) this.output.send(ids, message)
  }

  private broadcast(message: Uint8Array<ArrayBuffer>, nowMs: number): void {
    this.recorder?.recordMessage(nowMs, message)
    if (this.streams.viewerCount > 0) this.output.send(this.streams.viewerIds, message)
  }
}
