/**
 * The screen of a desktop session: the picture its adapter draws into, and one stream of FRAME messages for all its
 * viewers and its recording.
 *
 * The session calls `event` for what the adapter says, `take` when `wakeAtMs` comes (and after `frameEnd`), and sends
 * what `output` is given. Time is an argument: milliseconds since the session began.
 */
import type { DesktopEvent, Framebuffer, Rect } from "../desktop.ts"
import { createKernels, frameOf, type Kernels } from "../kernels/kernels.ts"
import type { RecordingWriter } from "../recording.ts"
import { encodeViewerMessage } from "../viewer-wire.ts"
import { cellsOf } from "./cells.ts"
import { FrameStream, type Unsent } from "./frames.ts"
import { keyMessage } from "./keys.ts"
import { FRAME_MS, JPEG_COUNTS, Pace } from "./pace.ts"
import { KEY_TABLE, ScreenRecorder } from "./recorder.ts"
import { Transcoder } from "./transcoder.ts"
import { Video, type VideoOutput } from "./video.ts"
import {
  hasRecovered,
  isReady,
  isStalled,
  limitsOf,
  newViewer,
  ownStream,
  RECOVERED_MS_MAX,
  STALL_MS,
  type Viewer,
  waitsSince,
} from "./viewers.ts"
import { warmUp } from "./warm-up.ts"

export interface ScreenOutput extends VideoOutput {
  /** Sends one message to these viewers, in the order of the calls. The bytes are the receiver's to keep. */
  send(viewers: readonly string[], message: Uint8Array<ArrayBuffer>): void
}

export interface Screen {
  /** Belongs to the adapter, which draws into it. */
  readonly frame: Framebuffer
  /** damage, move, jpeg, resize, frameEnd, cursor, bell; other events are the session's own. */
  event(event: DesktopEvent, nowMs: number): void
  /** Sends the viewer the whole picture now, and frames from then on. */
  addViewer(id: string, nowMs: number): void
  removeViewer(id: string): void
  /** The viewer has drawn everything up to `seq`. */
  ack(id: string, seq: number, nowMs: number): void
  /** Encodes and sends what is due. */
  take(nowMs: number): void
  /** Video is being encoded in another thread: `wake` of the output will be called. */
  readonly isEncoding: boolean
  /** When `take` is wanted next; null while nothing has changed, every viewer is behind, or the recording is. */
  wakeAtMs(): number | null
}

/** The stream of all viewers and the recording has the first colour table. */
const MAIN_TABLE = 0

/**
 * @param recording null where recording is off
 * @param seed 32 random bytes for the hashes of this session
 */
export async function createScreen(
  output: ScreenOutput,
  recording: RecordingWriter | null,
  seed: Uint8Array = crypto.getRandomValues(new Uint8Array(32)),
): Promise<Screen> {
  if (!isWarm) {
    isWarm = true
    const nowhere = { send: () => undefined, refresh: () => undefined, quality: () => undefined }
    warmUp(new LiveScreen(createKernels(seed), nowhere, null))
  }
  return new LiveScreen(createKernels(seed), output, recording)
}

/** Once per Worker. */
let isWarm = false

class LiveScreen implements Screen {
  readonly frame: Framebuffer
  private readonly kernels: Kernels
  private readonly output: ScreenOutput
  private readonly recorder: ScreenRecorder | null
  private readonly main: FrameStream
  private readonly freeTables = Array.from({ length: KEY_TABLE - 1 }, (_, i) => i + 1)
  private readonly viewers = new Map<string, Viewer>()
  private readonly video: Video
  private readonly pace = new Pace()
  private readonly transcoder: Transcoder
  private cursor: Uint8Array<ArrayBuffer> | null = null
  /** It changed while the recording was behind. */
  private cursorIsDue = false
  private seq = 0
  /** The adapter has given a size; before it there is nothing to show. */
  private sized = false
  private touched = false
  private scannedAtMs = Number.NEGATIVE_INFINITY

  constructor(kernels: Kernels, output: ScreenOutput, recording: RecordingWriter | null) {
    this.kernels = kernels
    this.output = output
    this.video = new Video(kernels, output)
    this.transcoder = new Transcoder(() => output.wake?.())
    this.main = new FrameStream(kernels, this.video.overlays, MAIN_TABLE, recording !== null)
    this.recorder = recording && new ScreenRecorder(kernels, this.video.overlays, this.main, recording)
    this.frame = frameOf(kernels, (width, height, shownHeight) => this.resize(width, height, shownHeight))
  }

  get isEncoding(): boolean {
    return this.video.isEncoding || this.transcoder.isBusy
  }

  event(event: DesktopEvent, nowMs: number): void {
    switch (event.kind) {
      case "damage":
        this.damage(event.rect, nowMs)
        break
      case "move":
        this.move(event.rect, event.fromX, event.fromY, nowMs)
        break
      case "jpeg":
        this.jpeg(event.rect, event.bytes, nowMs)
        break
      case "frameEnd":
        this.pace.frameEnded()
        this.lookForMotion(nowMs)
        this.take(nowMs)
        break
      case "cursor":
        this.cursor = encodeViewerMessage(event)
        if (this.isHeld) this.cursorIsDue = true
        else this.tellAll(this.cursor, nowMs)
        break
      case "bell":
        if (!this.isHeld) this.tellAll(encodeViewerMessage(event), nowMs)
        break
      case "ready":
      case "resize":
        this.pace.changed(nowMs)
        break
      case "clipboard":
      case "silence":
        break
    }
  }

  addViewer(id: string, nowMs: number): void {
    this.removeViewer(id)
    this.viewers.set(id, newViewer(id))
    this.pace.changed(nowMs)
    this.pace.frameEnded()
    this.take(nowMs)
  }

  removeViewer(id: string): void {
    const viewer = this.viewers.get(id)
    if (viewer?.own) this.freeTables.push(viewer.own.table)
    this.viewers.delete(id)
  }

  ack(id: string, seq: number, nowMs: number): void {
    const viewer = this.viewers.get(id)
    if (!viewer) return
    viewer.link.acked(seq, nowMs)
    this.take(nowMs)
  }

  wakeAtMs(): number | null {
    if (!this.sized || this.isHeld) return null
    const [frameMs, videoMs] = [this.frameAtMs(), this.video.wakeAtMs]
    return frameMs === null || videoMs === null ? (frameMs ?? videoMs) : Math.min(frameMs, videoMs)
  }

  private frameAtMs(): number | null {
    const dueMs = this.pace.dueAtMs(this.viewers.size === 0)
    if ((this.hasWork && this.mayEncodeMain(dueMs)) || this.ownHasWork) return dueMs
    if (!this.hasWork || !this.recorder) return null
    const waits = this.followers.map(waitsSince).filter((since) => since !== null)
    return Math.max(dueMs, Math.max(...waits) + STALL_MS)
  }

  take(nowMs: number): void {
    if (!this.sized || this.isHeld) return
    if (this.cursorIsDue && this.cursor) this.tellAll(this.cursor, nowMs)
    this.cursorIsDue = false
    this.video.tick(nowMs)
    this.showOwnJpeg(nowMs)
    if (!(this.hasWork || this.ownHasWork)) return
    if (nowMs < this.pace.dueAtMs(this.viewers.size === 0)) return
    this.scan(nowMs)
    this.joinRecovered(nowMs)
    this.letStalledGo(nowMs)
    const before = this.seq
    let bytes = 0
    if (this.hasWork && this.mayEncodeMain(nowMs)) {
      if (this.recorder?.firstKeyIsDue) this.recordFirstKey(nowMs, this.recorder)
      bytes = this.sendMain(nowMs)
      this.sendAsPixels(this.video.encode())
      if (this.recorder?.wantsKey(nowMs)) this.recorder.key(nowMs, ++this.seq)
      this.welcome(nowMs)
    }
    for (const viewer of this.ownReady) this.sendOwn(viewer, nowMs)
    if (this.seq > before || !this.hasWork) this.pace.encoded(nowMs, bytes, this.hasWork)
  }

  /** The recording is too far behind: nothing new is shown. */
  private get isHeld(): boolean {
    return this.recorder?.isBehind === true
  }

  /** The stream of all has something to send or to record. */
  private get hasWork(): boolean {
    if (this.touched || this.main.pending || this.video.isStale || this.recorder?.firstKeyIsDue) return true
    return [...this.viewers.values()].some((viewer) => viewer.joining && isReady(viewer))
  }

  private get ownHasWork(): boolean {
    for (const viewer of this.viewers.values()) {
      if (!viewer.own || !isReady(viewer)) continue
      if (this.touched || viewer.own.stream.hasReady(limitsOf(viewer, this.transcoder))) return true
    }
    return false
  }

  private get followers(): Viewer[] {
    return [...this.viewers.values()].filter((viewer) => !viewer.own && !viewer.joining)
  }

  private get ownReady(): Viewer[] {
    return [...this.viewers.values()].filter((viewer) => viewer.own?.stream.pending && isReady(viewer))
  }

  private get streams(): FrameStream[] {
    return [this.main, ...[...this.viewers.values()].flatMap(({ own }) => (own ? [own.stream] : []))]
  }

  private resize(width: number, height: number, shownHeight?: number): void {
    this.kernels.resize(width, height, shownHeight)
    this.video.resized()
    for (const viewer of this.viewers.values()) {
      if (viewer.own) this.freeTables.push(viewer.own.table)
      viewer.own = null
      viewer.joining = true
    }
    this.main.forgetPending()
    this.sized = true
    this.touched = false
    if (this.recorder) this.recorder.firstKeyIsDue = true
  }

  /** What of `rect` is shown; null for nothing. */
  private shown(rect: Rect): Rect | null {
    const h = Math.min(rect.h, this.kernels.height - rect.y)
    return h > 0 ? { ...rect, h } : null
  }

  private damage(drawn: Rect, nowMs: number): void {
    const rect = this.shown(drawn)
    if (!rect) return
    this.touch(rect)
    if (this.video.overlays.pixels(rect)) for (const stream of this.streams) stream.markDirty(rect)
    this.pace.changed(nowMs)
  }

  private touch(rect: Rect): void {
    this.kernels.touch(rect)
    this.touched = true
  }

  /** The frame buffer is changed already; `known` and the viewers follow with the same copy. */
  private move(rect: Rect, fromX: number, fromY: number, nowMs: number): void {
    const { height } = this.kernels
    // Copied from or to what is not shown: for viewers these are new pixels.
    if (Math.max(rect.y, fromY) + rect.h > height) return this.damage(rect, nowMs)
    if (this.touched) this.touchCopies(rect, fromX, fromY)
    this.kernels.moveKnown(rect, fromX, fromY)
    const { overlays } = this.video
    // The viewers' pixels are not those of `known` where a JPEG lies.
    const isJpeg = overlays.shows({ ...rect, x: fromX, y: fromY })
    if (isJpeg) this.output.refresh(rect)
    for (const stream of this.streams)
      if (isJpeg) stream.markDirty(rect)
      else stream.move(rect, fromX, fromY)
    overlays.pixels(rect)
    overlays.pixelsOverOwn(rect)
    this.pace.changed(nowMs)
  }

  /** Damage not scanned yet was copied too: the scan shall find what the copy in `known` gets wrong. */
  private touchCopies(to: Rect, fromX: number, fromY: number): void {
    const { touched, width, height } = this.kernels
    const copies: Rect[] = []
    cellsOf({ ...to, x: fromX, y: fromY }, width, height, (index, part) => {
      if (touched[index * 4 + 2] !== 0)
        copies.push({ ...part, x: part.x - fromX + to.x, y: part.y - fromY + to.y })
    })
    for (const copy of copies) this.touch(copy)
  }

  private jpeg(rect: Rect, bytes: Uint8Array, nowMs: number): void {
    const overlay = this.video.jpeg(rect, bytes, nowMs)
    for (const stream of this.streams) stream.jpeg(overlay)
    for (const forgotten of this.video.overlays.forgetExcess()) {
      for (const stream of this.streams) stream.markDirty(forgotten)
      this.output.refresh(forgotten)
    }
    this.pace.changed(nowMs)
  }

  /**
   * Motion is judged on every picture of the machine, not only on those that are encoded: a large one is followed by a
   * pause in which a video would look like single pictures.
   */
  private lookForMotion(nowMs: number): void {
    if (this.viewers.size > 0 && nowMs - this.scannedAtMs >= FRAME_MS) this.scan(nowMs)
  }

  /** JPEG that was encoded here meanwhile, and pixels of what has come to rest. */
  private showOwnJpeg(nowMs: number): void {
    const overlays = this.video.takeEncoded()
    for (const overlay of overlays) for (const stream of this.streams) stream.jpeg(overlay)
    this.sendAsPixels(this.video.takeStill(nowMs))
    if (overlays.length > 0) this.pace.changed(nowMs)
  }

  private sendAsPixels(rects: Rect[]): void {
    for (const rect of rects) for (const stream of this.streams) stream.markDirty(rect)
  }

  private scan(nowMs: number): void {
    if (!this.touched) return
    this.touched = false
    this.scannedAtMs = nowMs
    if (this.kernels.scan() === 0) return
    this.video.scanned(nowMs)
    for (const stream of this.streams) stream.absorbScan()
  }

  private mayEncodeMain(nowMs: number): boolean {
    const { followers } = this
    if (followers.length === 0) return true
    return followers.some(isReady) || (this.recorder !== null && followers.every((v) => isStalled(v, nowMs)))
  }

  /** Viewers that hold nobody up any more share the stream of all again. */
  private joinRecovered(nowMs: number): void {
    for (const viewer of this.viewers.values()) {
      if (!viewer.own) continue
      if (!isReady(viewer)) viewer.lastHeldUpMs = nowMs
      if (viewer.link.isCongested(nowMs)) viewer.own.isDoubted = false
      viewer.own.adaptation.observe(nowMs, !isReady(viewer) && viewer.own.stream.pending)
      if (!hasRecovered(viewer, nowMs)) continue
      this.main.adopt(viewer.own.stream.unsent)
      this.freeTables.push(viewer.own.table)
      const { isDoubted } = viewer.own
      viewer.own = null
      if (isDoubted) continue
      // It costs everybody an epoch: a viewer that comes and goes has to wait.
      viewer.recoversAfterMs = Math.min(viewer.recoversAfterMs * 2, RECOVERED_MS_MAX)
    }
  }

  /** A viewer that holds up the others, or the recording, gets a stream of its own. */
  private letStalledGo(nowMs: number): void {
    const { followers } = this
    for (const viewer of followers) {
      if (isStalled(viewer, nowMs)) this.letGo(viewer, this.main.unsent, false, nowMs)
    }
  }

  /** @param unsent what the viewer has not seen */
  private letGo(viewer: Viewer, unsent: Unsent, isDoubted: boolean, nowMs: number): void {
    const table = this.freeTables.pop()
    // Without a table the viewer begins with a KEY when it is back: nothing waits for it meanwhile.
    if (table === undefined) viewer.joining = true
    else viewer.own = ownStream(this.main.fork(table, unsent), table, isDoubted, nowMs)
    viewer.lastHeldUpMs = nowMs
  }

  /** @returns bytes of the message as the budget counts them, 0 when there was none */
  private sendMain(nowMs: number): number {
    const { followers } = this
    // Nobody sees it: who joins gets a KEY.
    if (followers.length === 0 && !this.recorder) {
      this.main.forgetPending()
      return 0
    }
    const unsent = this.main.unsent
    const message = this.main.frame(this.seq + 1, nowMs)
    if (!message) return 0
    this.seq++
    this.recorder?.frame(nowMs, message)
    const bytes = message.length - this.main.jpegBytes * (1 - JPEG_COUNTS)
    const overrun = followers.filter(({ link }) => link.wouldOverrun(message.length))
    for (const viewer of overrun) {
      viewer.link.limit()
      this.letGo(viewer, unsent, true, nowMs)
    }
    this.send(this.followers, message, nowMs)
    return bytes
  }

  private sendOwn(viewer: Viewer, nowMs: number): void {
    const message = viewer.own?.stream.frame(this.seq + 1, nowMs, limitsOf(viewer, this.transcoder))
    if (!message) return
    this.seq++
    this.send([viewer], message, nowMs)
  }

  private recordFirstKey(nowMs: number, recorder: ScreenRecorder): void {
    recorder.firstKey(nowMs, ++this.seq)
    if (this.followers.length === 0) this.main.forgetPending()
  }

  /** Gives joining viewers the whole picture; the next frame begins an epoch for everybody. */
  private welcome(nowMs: number): void {
    const joining = [...this.viewers.values()].filter((viewer) => viewer.joining && isReady(viewer))
    if (joining.length === 0) return
    const message = keyMessage(this.kernels, KEY_TABLE, this.video.overlays.all(), ++this.seq, nowMs)
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
    for (const { link } of viewers) link.sent(this.seq, message.length, nowMs)
    this.output.send(
      viewers.map(({ id }) => id),
      message,
    )
  }

  private tellAll(message: Uint8Array<ArrayBuffer>, nowMs: number): void {
    this.recorder?.message(nowMs, message)
    if (this.viewers.size > 0) this.output.send([...this.viewers.keys()], message)
  }
}
