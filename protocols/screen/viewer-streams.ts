/**
 * The viewers of a screen and their streams: one of all and the recording, and one more for each viewer that falls behind
 * or wants less.
 */
import type { FrameStream, Unsent } from "./frames.ts"
import type { Overlays } from "./overlays.ts"
import type { QualityRange } from "./quality-adapter.ts"
import { KEY_TABLE } from "./recorder.ts"
import type { Transcoder } from "./transcoder.ts"
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

export class ViewerStreams {
  /** The stream of all viewers and the recording has the first colour table. */
  static readonly MAIN_TABLE = 0

  readonly main: FrameStream
  /** Of the stream of all. */
  readonly mainRate = new StreamRate()
  /** That of all, and the dedicated ones. */
  all: FrameStream[]
  private readonly viewers = new Map<string, Viewer>()
  private readonly freeTables = Array.from({ length: KEY_TABLE - 1 }, (_, i) => i + 1)
  private readonly overlays: Overlays
  private readonly transcoder: Transcoder
  private readonly isRecorded: boolean

  constructor(main: FrameStream, overlays: Overlays, transcoder: Transcoder, isRecorded: boolean) {
    this.main = main
    this.all = [main]
    this.overlays = overlays
    this.transcoder = transcoder
    this.isRecorded = isRecorded
  }

  get viewerCount(): number {
    return this.viewers.size
  }

  get viewerIds(): string[] {
    return [...this.viewers.keys()]
  }

  find(id: string): Viewer | undefined {
    return this.viewers.get(id)
  }

  add(id: string): void {
    this.viewers.set(id, createViewer(id))
  }

  remove(id: string): void {
    const viewer = this.viewers.get(id)
    this.viewers.delete(id)
    if (!viewer?.dedicated) return
    this.freeTables.push(viewer.dedicated.table)
    this.collect()
  }

  /** @returns whether the viewer has a stream of its own */
  setQuality(viewer: Viewer, quality: QualityRange): boolean {
    viewer.quality = quality
    if (!viewer.dedicated) return false
    viewer.dedicated.adaptation.setRange(quality)
    viewer.dedicated.stream.setColours(viewer.dedicated.adaptation.current.colours)
    return true
  }

  /** All viewers begin anew with a KEY of the new size. */
  resize(): void {
    for (const viewer of this.viewers.values()) {
      if (viewer.dedicated) this.freeTables.push(viewer.dedicated.table)
      viewer.dedicated = null
      viewer.joining = true
    }
    this.collect()
    this.main.clearPending()
  }

  /** Viewers of the stream of all. */
  get followers(): Viewer[] {
    const followers: Viewer[] = []
    for (const viewer of this.viewers.values())
      if (!viewer.dedicated && !viewer.joining) followers.push(viewer)
    return followers
  }

  get hasReadyJoining(): boolean {
    for (const viewer of this.viewers.values()) if (viewer.joining && isReady(viewer)) return true
    return false
  }

  /** Viewers that need a KEY and have room for it. */
  get readyJoining(): Viewer[] {
    return [...this.viewers.values()].filter((viewer) => viewer.joining && isReady(viewer))
  }

  /** Time at which a viewer whose picture is still gets the colours that were left out; null for none. */
  get restoresAtMs(): number | null {
    let first: number | null = null
    for (const viewer of this.viewers.values()) {
      if (!viewer.dedicated || !isReady(viewer)) continue
      const atMs = viewer.dedicated.stream.restoresAtMs(frameLimits(viewer, this.transcoder))
      if (atMs !== null) first = Math.min(first ?? atMs, atMs)
    }
    return first
  }

  /** Time from which the recording goes on without the viewers that hold it up. */
  get stalledAtMs(): number {
    const waits = this.followers.map(oldestUnackedAtMs).filter((since) => since !== null)
    return Math.max(...waits) + STALL_MS
  }

  /** @param hasDamage  the machine has drawn what is not in the streams yet */
  hasDedicatedWork(hasDamage: boolean, nowMs: number): boolean {
    for (const viewer of this.viewers.values()) {
      if (!viewer.dedicated || !isReady(viewer)) continue
      const limits = frameLimits(viewer, this.transcoder)
      const { stream } = viewer.dedicated
      if (hasDamage || stream.hasReady(limits) || stream.isRestoring(limits, nowMs)) return true
    }
    return false
  }

  readyDedicated(nowMs: number): Viewer[] {
    return [...this.viewers.values()].filter((viewer) => {
      const stream = viewer.dedicated?.stream
      if (!stream || !isReady(viewer)) return false
      return stream.hasPending || stream.isRestoring(frameLimits(viewer, this.transcoder), nowMs)
    })
  }

  canEncodeMain(nowMs: number): boolean {
    const { followers } = this
    if (followers.length === 0) return true
    if (followers.some(isReady)) return true
    const isAlone = this.isForRecordingOnly(followers.length - 1)
    return this.isRecorded && followers.every((viewer) => isStalled(viewer, nowMs, isAlone))
  }

  /** Moves viewers that no longer delay others back to the common stream. */
  mergeRecovered(nowMs: number): void {
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
      this.collect()
      if (isDoubted) continue
      // The merge costs all viewers an epoch: the wait doubles for a viewer that alternates.
      viewer.recoveryMs = Math.min(viewer.recoveryMs * 2, RECOVERY_MS_MAX)
    }
  }

  /** A viewer that holds up the others, or the recording, gets a stream of its own. */
  splitStalled(nowMs: number): void {
    const { followers } = this
    const isAlone = this.isForRecordingOnly(followers.length - 1)
    for (const viewer of followers) {
      const wantsLess = viewer.quality.first > 0 && this.freeTables.length > 0
      if (wantsLess || isStalled(viewer, nowMs, isAlone)) this.split(viewer, this.main.unsent, false, nowMs)
    }
  }

  /** Gives a viewer a stream of its own. @param unsent  what it has not seen */
  split(viewer: Viewer, unsent: Unsent, isDoubted: boolean, nowMs: number): void {
    const table = this.freeTables.pop()
    // Without a table the viewer begins with a KEY when it is back: nothing waits for it meanwhile.
    if (table === undefined) viewer.joining = true
    else {
      const stream = this.main.fork(table, unsent)
      viewer.dedicated = createDedicatedStream(stream, table, isDoubted, nowMs, viewer.quality)
    }
    this.collect()
    viewer.lastBlockedMs = nowMs
  }

  /**
   * The stream of all is encoded for the recording only, or would be without one of its viewers: twice the work for the same
   * pixels. Video costs little and does not wait: the recording gets all of it, and the viewer what the link carries.
   */
  private isForRecordingOnly(followers: number): boolean {
    return this.isRecorded && followers === 0 && !this.overlays.hasAny
  }

  /** Whenever a viewer gets a dedicated stream, or gives it back. */
  private collect(): void {
    this.all = [this.main]
    for (const { dedicated } of this.viewers.values()) if (dedicated) this.all.push(dedicated.stream)
  }
}
