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
import { FrameStream, type Unsent } from "./frames.ts"
import { keyframeMessage } from "./keyframes.ts"
import { QUALITY_RANGES } from "./quality-adapter.ts"
import { KEY_TABLE, ScreenRecorder } from "./recorder.ts"
import { Transcoder } from "./transcoder.ts"
import { VideoController, type VideoOutput } from "./video-controller.ts"
import {
  createDedicatedStream,
  createViewer,
  frameLimits,
  hasRecovered,
  isReady,
  isStalled,
  oldestUnackedAtMs,
  RECOVERY_MS_MAX,
  STALL_MS,
  StreamRate,
  type Viewer,
} from "./viewers.ts"
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

const DRAWING_EVENTS: ReadonlySet<DesktopEvent["kind"]> = new Set(["damage", "move", "jpeg", "frameEnd"])

/** The stream of all viewers and the recording has the first colour table. */
const MAIN_TABLE = 0

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
  /** That of all, and the dedicated ones. */
  private streams: FrameStream[]
  private readonly freeTables = Array.from({ length: KEY_TABLE - 1 }, (_, i) => i + 1)
  private readonly viewers = new Map<string, Viewer>()
  private readonly video: VideoController
  private readonly pacer = new FramePacer()
  /** Of the stream of all. */
  private readonly mainRate = new StreamRate()
  private readonly transcoder: Transcoder
  private cursor: Uint8Array<ArrayBuffer> | null = null
  /** It changed while the recording was behind. */
  private isCursorDue = false
  private seq = 0
  /** The adapter has given a size. */
  private hasSize = false
  /** The machine has drawn at that size; before it there is nothing to show. */
  private hasPicture = false
  private hasDamage = false
  private scannedAtMs = Number.NEGATIVE_INFINITY

  constructor(kernels: Kernels, output: ScreenOutput, recording: RecordingWriter | null) {
    this.kernels = kernels
    this.output = output
    this.video = new VideoController(kernels, output)
    this.transcoder = new Transcoder(() => output.wake?.())
    this.main = new FrameStream(kernels, this.video.overlays, MAIN_TABLE, recording !== null)
    this.streams = [this.main]
    this.recorder = recording && new ScreenRecorder(kernels, this.video.overlays, this.main, recording)
    this.frame = frameOf(kernels, (width, height, shownHeight) => this.resize(width, height, shownHeight))
  }

  get memoryBytes(): number {
    return this.kernels.memoryBytes
  }

  get isEncoding(): boolean {
    return this.video.isEncoding || this.transcoder.isBusy
  }

  handleEvent(event: DesktopEvent, nowMs: number): void {
    this.hasPicture ||= this.hasSize && DRAWING_EVENTS.has(event.kind)
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
    this.removeViewer(id)
    this.viewers.set(id, createViewer(id))
    this.pacer.onChanged(nowMs)
    this.pacer.onFrameEnd()
    this.encodeDue(nowMs)
  }

  removeViewer(id: string): void {
    const viewer = this.viewers.get(id)
    this.viewers.delete(id)
    if (!viewer?.dedicated) return
    this.freeTables.push(viewer.dedicated.table)
    this.collectStreams()
  }

  setQuality(id: string, quality: PictureQuality, nowMs: number): void {
    const viewer = this.viewers.get(id)
    if (!viewer) return
    viewer.quality = QUALITY_RANGES[quality]
    if (viewer.dedicated) {
      viewer.dedicated.adaptation.setRange(viewer.quality)
      viewer.dedicated.stream.setColours(viewer.dedicated.adaptation.current.colours)
      this.pacer.onChanged(nowMs)
    }
    this.encodeDue(nowMs)
  }

  ack(id: string, seq: number, nowMs: number): void {
    const viewer = this.viewers.get(id)
    if (!viewer) return
    viewer.link.onAcked(seq, nowMs)
    this.encodeDue(nowMs)
  }

  wakeAtMs(): number | null {
    if (!this.hasPicture || this.isPaused) return null
    const [frameMs, videoMs] = [this.nextFrameAtMs(), this.video.wakeAtMs]
    return frameMs === null || videoMs === null ? (frameMs ?? videoMs) : Math.min(frameMs, videoMs)
  }

  private nextFrameAtMs(): number | null {
    const dueMs = this.pacer.dueAtMs(this.viewers.size === 0)
    if ((this.hasWork && this.canEncodeMain(dueMs)) || this.hasDedicatedWork(dueMs)) return dueMs
    if (!this.hasWork || !this.recorder) return this.restoresAtMs
    const waits = this.followers.map(oldestUnackedAtMs).filter((since) => since !== null)
    return Math.max(dueMs, Math.max(...waits) + STALL_MS)
  }

  /** Time at which a viewer whose picture is still gets the colours that were left out; null for none. */
  private get restoresAtMs(): number | null {
    let first: number | null = null
    for (const viewer of this.viewers.values()) {
      if (!viewer.dedicated || !isReady(viewer)) continue
      const atMs = viewer.dedicated.stream.restoresAtMs(frameLimits(viewer, this.transcoder))
      if (atMs !== null) first = Math.min(first ?? atMs, atMs)
    }
    return first
  }

  encodeDue(nowMs: number): void {
    if (!this.hasPicture || this.isPaused) return
    if (this.isCursorDue && this.cursor) this.broadcast(this.cursor, nowMs)
    this.isCursorDue = false
    this.video.tick(nowMs)
    this.showEncodedJpeg(nowMs)
    if (!(this.hasWork || this.hasDedicatedWork(nowMs))) return
    if (nowMs < this.pacer.dueAtMs(this.viewers.size === 0)) return
    this.scan(nowMs)
    this.mergeRecovered(nowMs)
    this.splitStalled(nowMs)
    const before = this.seq
    let bytes = 0
    if (this.hasWork && this.canEncodeMain(nowMs)) {
      if (this.recorder?.isFirstKeyframeDue) this.recordFirstKeyframe(nowMs, this.recorder)
      bytes = this.sendMain(nowMs)
      this.sendAsPixels(this.video.encode())
      if (this.recorder?.isKeyframeDue(nowMs)) this.recorder.recordKeyframe(nowMs, ++this.seq)
      this.sendKeyframeToJoining(nowMs)
    }
    for (const viewer of this.readyDedicated(nowMs)) this.sendDedicated(viewer, nowMs)
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
    for (const viewer of this.viewers.values()) if (viewer.joining && isReady(viewer)) return true
    return false
  }

  private hasDedicatedWork(nowMs: number): boolean {
    for (const viewer of this.viewers.values()) {
      if (!viewer.dedicated || !isReady(viewer)) continue
      const limits = frameLimits(viewer, this.transcoder)
      const { stream } = viewer.dedicated
      if (this.hasDamage || stream.hasReady(limits) || stream.isRestoring(limits, nowMs)) return true
    }
    return false
  }

  private get followers(): Viewer[] {
    const followers: Viewer[] = []
    for (const viewer of this.viewers.values())
      if (!viewer.dedicated && !viewer.joining) followers.push(viewer)
    return followers
  }

  private readyDedicated(nowMs: number): Viewer[] {
    return [...this.viewers.values()].filter((viewer) => {
      const stream = viewer.dedicated?.stream
      if (!stream || !isReady(viewer)) return false
      return stream.hasPending || stream.isRestoring(frameLimits(viewer, this.transcoder), nowMs)
    })
  }

  /** Whenever a viewer gets a dedicated stream, or gives it back. */
  private collectStreams(): void {
    this.streams = [this.main]
    for (const { dedicated } of this.viewers.values()) if (dedicated) this.streams.push(dedicated.stream)
  }

  private resize(width: number, height: number, shownHeight?: number): void {
    this.kernels.resize(width, height, shownHeight)
    this.video.onResize()
    for (const viewer of this.viewers.values()) {
      if (viewer.dedicated) this.freeTables.push(viewer.dedicated.table)
      viewer.dedicated = null
      viewer.joining = true
    }
    this.collectStreams()
    this.main.clearPending()
    this.hasSize = true
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
    if (this.video.overlays.hideMachineJpeg(rect)) for (const stream of this.streams) stream.markDirty(rect)
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
    for (const stream of this.streams)
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
    for (const stream of this.streams) stream.addJpeg(overlay)
    for (const forgotten of this.video.overlays.evictExcess()) {
      for (const stream of this.streams) stream.markDirty(forgotten)
      this.output.refresh(forgotten)
    }
    this.pacer.onChanged(nowMs)
  }

  /**
   * Motion is judged on every picture of the machine, not only on those that are encoded: a large one is followed by a
   * pause in which a video would look like single pictures.
   */
  private detectMotion(nowMs: number): void {
    if (this.viewers.size > 0 && nowMs - this.scannedAtMs >= FRAME_MS) this.scan(nowMs)
  }

  /** Sends JPEG that the server has encoded in the meantime, and lossless pixels of areas now still. */
  private showEncodedJpeg(nowMs: number): void {
    const overlays = this.video.takeEncoded()
    for (const overlay of overlays) for (const stream of this.streams) stream.addJpeg(overlay)
    this.sendAsPixels(this.video.releaseStill(nowMs))
    if (overlays.length > 0) this.pacer.onChanged(nowMs)
  }

  private sendAsPixels(rects: Rect[]): void {
    for (const rect of rects) for (const stream of this.streams) stream.markDirty(rect)
  }

  private scan(nowMs: number): void {
    if (!this.hasDamage && !this.kernels.isDrawing) return
    this.hasDamage = false
    this.scannedAtMs = nowMs
    if (this.kernels.scan() === 0) return
    this.video.onScanned(nowMs)
    for (const stream of this.streams) stream.addScanned()
  }

  private canEncodeMain(nowMs: number): boolean {
    const { followers } = this
    if (followers.length === 0) return true
    if (followers.some(isReady)) return true
    const isAlone = this.isForRecordingOnly(followers.length - 1)
    return this.recorder !== null && followers.every((viewer) => isStalled(viewer, nowMs, isAlone))
  }

  /**
   * The stream of all is encoded for the recording only, or would be without one of its viewers: twice the work for the same
   * pixels. Video costs little and does not wait: the recording gets all of it, and the viewer what the link carries.
   */
  private isForRecordingOnly(followers: number): boolean {
    return this.recorder !== null && followers === 0 && !this.video.overlays.hasAny
  }

  /** Moves viewers that no longer delay others back to the common stream. */
  private mergeRecovered(nowMs: number): void {
    for (const viewer of this.viewers.values()) {
      if (!viewer.dedicated) continue
      const commonRate = this.isForRecordingOnly(this.followers.length) ? this.mainRate.perMs(nowMs) : null
      if (!isReady(viewer)) viewer.lastBlockedMs = nowMs
      if (viewer.link.isCongested(nowMs)) viewer.dedicated.isDoubted = false
      const { adaptation, stream } = viewer.dedicated
      adaptation.observe(nowMs, !isReady(viewer) && stream.hasPending, viewer.link.bytesPerMs)
      stream.setColours(adaptation.current.colours)
      if (!hasRecovered(viewer, nowMs, commonRate)) continue
      this.main.merge(viewer.dedicated.stream.unsent)
      this.freeTables.push(viewer.dedicated.table)
      const { isDoubted } = viewer.dedicated
      viewer.dedicated = null
      this.collectStreams()
      if (isDoubted) continue
      // The merge costs all viewers an epoch: the wait doubles for a viewer that alternates.
      viewer.recoveryMs = Math.min(viewer.recoveryMs * 2, RECOVERY_MS_MAX)
    }
  }

  /** A viewer that holds up the others, or the recording, gets a stream of its own. */
  private splitStalled(nowMs: number): void {
    const { followers } = this
    const isAlone = this.isForRecordingOnly(followers.length - 1)
    for (const viewer of followers) {
      const wantsLess = viewer.quality.first > 0 && this.freeTables.length > 0
      if (wantsLess || isStalled(viewer, nowMs, isAlone))
        this.moveToOwnStream(viewer, this.main.unsent, false, nowMs)
    }
  }

  /** @param unsent what the viewer has not seen */
  private moveToOwnStream(viewer: Viewer, unsent: Unsent, isDoubted: boolean, nowMs: number): void {
    const table = this.freeTables.pop()
    // Without a table the viewer begins with a KEY when it is back: nothing waits for it meanwhile.
    if (table === undefined) viewer.joining = true
    else
      viewer.dedicated = createDedicatedStream(
        this.main.fork(table, unsent),
        table,
        isDoubted,
        nowMs,
        viewer.quality,
      )
    this.collectStreams()
    viewer.lastBlockedMs = nowMs
  }

  /** @returns bytes of the message as the budget counts them, 0 when there was none */
  private sendMain(nowMs: number): number {
    const { followers } = this
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
    this.mainRate.add(message.length, nowMs)
    const bytes = message.length - this.main.jpegBytes * (1 - JPEG_COST_RATIO)
    for (const viewer of followers) {
      if (!unsent || !viewer.link.wouldOverrun(message.length)) continue
      viewer.link.limit()
      this.moveToOwnStream(viewer, unsent, true, nowMs)
    }
    this.send(this.followers, message, nowMs)
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
    this.send([viewer], message, nowMs)
  }

  private recordFirstKeyframe(nowMs: number, recorder: ScreenRecorder): void {
    recorder.recordFirstKeyframe(nowMs, ++this.seq)
    if (this.followers.length === 0) this.main.clearPending()
  }

  /** Sends joining viewers a key frame; the next frame begins an epoch for all viewers. */
  private sendKeyframeToJoining(nowMs: number): void {
    const joining = [...this.viewers.values()].filter((viewer) => viewer.joining && isReady(viewer))
    if (joining.length === 0) return
    const message = keyframeMessage(this.kernels, KEY_TABLE, this.video.overlays.drawAll(), ++this.seq, nowMs)
    this.main.beginEpoch()
    for (const viewer of joining) viewer.joining = false
    this.send(joining, message, nowMs)
    if (this.cursor)
      this.output.send(
        joining.map(({ id }) => id),
        this.cursor,
      )
  }

  private send(viewers: Viewer[], message: Uint8Array<ArrayBuffer>, nowMs: number): void {
    if (viewers.length === 0) return
    for (const { link } of viewers) link.onSent(this.seq, message.length, nowMs)
    this.output.send(
      viewers.map(({ id }) => id),
      message,
    )
  }

  private broadcast(message: Uint8Array<ArrayBuffer>, nowMs: number): void {
    this.recorder?.recordMessage(nowMs, message)
    if (this.viewers.size > 0) this.output.send([...this.viewers.keys()], message)
  }
}
