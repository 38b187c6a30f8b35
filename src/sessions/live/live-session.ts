/** One running remote session on the main thread: its Worker, its viewers, and its end. Handles no pixels. */
import type { LinkEnd } from "../../../protocols/link.ts"
import {
  encodeViewerMessage,
  type MachineStatus,
  MESSAGE,
  type Notice,
} from "../../../protocols/viewer-wire.ts"
import { INPUT } from "../../../protocols/viewer-wire-input.ts"
import type { Actor } from "../../base/authorities.ts"
import { type AccessRight, SESSION_BYTES, SESSION_PICTURE_BYTES_FIRST } from "../session/rules.ts"
import type { SessionPath } from "../session/store.ts"
import { sanitizeEndDetail } from "../worker/machine-text.ts"
import {
  HEARTBEAT_INTERVAL_MS,
  HEARTBEAT_TIMEOUT_MS,
  type OpenSession,
  type WorkerEvent,
  type WorkerRequest,
} from "../worker/messages.ts"
import type { SessionOutcome } from "./outcome.ts"

/** A viewer's socket as the session sees it. */
export interface ViewerSocket {
  send(bytes: Uint8Array): void
  /** Bytes accepted but not yet sent. */
  bufferedBytes(): number
  close(code: number, reason: string): void
}

/**
 * Flow state of a viewer. `full`: its socket buffer is full and frames are not sent. `stale`: the buffer has room
 * again, but the next update depends on skipped frames; a key frame makes it `live`.
 */
type ViewerFlowState = "live" | "full" | "stale"

export interface LiveViewer {
  id: string
  actor: Actor
  right: AccessRight
  socket: ViewerSocket
  flow: ViewerFlowState
}

/** Events from a session to its registry. */
export interface SessionEvents {
  onHostKeySeen(session: LiveSession, key: HostKeyInfo): void
  /** The machine has proved that it holds the key that the owner trusted. */
  onHostKeyVerified(session: LiveSession, key: HostKeyInfo): void
  onInternalError(session: LiveSession, detail: string): void
  /** A viewer has left the session or was disconnected. */
  onViewerLeft(session: LiveSession, viewer: LiveViewer): void
  /** Called once, after the Worker has stopped and the recording is closed or cut. */
  onEnded(session: LiveSession, ending: SessionOutcome): void
}

export interface HostKeyInfo {
  keyType: string
  fingerprint: string
}

/** For tests: another program in the Worker's place, and less patience with it. */
export interface WorkerOptions {
  worker?: string
  heartbeatMissedMs?: number
}

/** A viewer with more waiting than this is too slow for a terminal's flood; it skips to a snapshot. */
const VIEWER_BUFFERED_BYTES_MAX = 4 * 1024 * 1024
/** Messages that need nothing before them. */
const KEYFRAME_TYPES: ReadonlySet<number> = new Set([MESSAGE.KEY, MESSAGE.TERMINAL_SNAPSHOT])
/** How long a Worker may take to close its recording. */
const CLOSE_TIMEOUT_MS = 10_000
export const CLOSE_NORMAL = 1000
export const CLOSE_POLICY_VIOLATION = 1008

export class LiveSession {
  readonly path: SessionPath
  readonly interfaceId: string
  /** Epoch milliseconds. */
  readonly startedAtMs: number
  /** Changes with every sign-in from which the owner joins. */
  owner: Actor
  isConnected = false
  /** Bytes of the Worker's frame buffers, as last reported; 0 before the first report. */
  private pictureBytes = 0
  /** Stays open when its owner leaves. */
  continuesWithoutOwner = false
  pendingHostKey: HostKeyInfo | null = null
  private trustedHostKey: HostKeyInfo | null = null
  windowEndsAtMs: number | null = null
  /** `sinceMs`: of `performance.now()`. */
  private machineStatus: { state: MachineStatus["state"]; sinceMs: number } = { state: "ANSWERS", sinceMs: 0 }
  readonly viewers = new Map<string, LiveViewer>()
  private readonly worker: Worker
  private readonly events: SessionEvents
  private readonly heartbeatTimeoutMs: number
  private outcome: SessionOutcome | null = null
  private hasEnded = false
  private watchdog: Timer
  private closeTimer: Timer | null = null

  constructor(
    path: SessionPath,
    interfaceId: string,
    owner: Actor,
    open: OpenSession,
    events: SessionEvents,
    parts: WorkerOptions = {},
  ) {
    this.path = path
    this.interfaceId = interfaceId
    this.startedAtMs = open.startedAtMs
    this.owner = owner
    this.events = events
    this.heartbeatTimeoutMs = parts.heartbeatMissedMs ?? HEARTBEAT_TIMEOUT_MS
    this.worker = new Worker(parts.worker ?? new URL("../worker/worker.ts", import.meta.url).href)
    this.worker.addEventListener("message", (message: MessageEvent<WorkerEvent>) =>
      this.onWorkerMessage(message.data),
    )
    this.worker.addEventListener("error", () => this.onWorkerFailure("the session's worker failed"))
    this.worker.addEventListener("close", () => this.onWorkerFailure("the session's worker stopped"))
    this.watchdog = this.startWatchdog()
    this.postToWorker({ ...open, sentAtMs: Date.now() })
  }

  /** Adds a viewer; the Worker sends a key frame to it, then the changes. */
  addViewer(viewer: LiveViewer): void {
    this.viewers.set(viewer.id, viewer)
    this.postToWorker({
      kind: "addViewer",
      viewerId: viewer.id,
      userId: viewer.actor.userId,
      name: viewer.actor.displayName,
      right: viewer.right,
    })
    this.notify([viewer], { about: "state", state: this.isConnected ? "CONNECTED" : "CONNECTING" })
    this.notify([viewer], { about: "window", endsAtMs: this.windowEndsAtMs })
    if (this.machineStatus.state !== "ANSWERS") this.notifyMachineStatus([viewer])
    if (this.pendingHostKey && this.isOwner(viewer)) this.requestHostKeyDecision(viewer, this.pendingHostKey)
    this.broadcastViewers()
  }

  removeViewer(viewerId: string): void {
    const viewer = this.viewers.get(viewerId)
    if (!viewer) return
    this.viewers.delete(viewerId)
    this.postToWorker({ kind: "removeViewer", viewerId })
    this.broadcastViewers()
    this.events.onViewerLeft(this, viewer)
  }

  /** Further input from the viewer is ignored from now on. */
  disconnectViewer(viewer: LiveViewer, reason: string): void {
    this.removeViewer(viewer.id)
    viewer.socket.close(CLOSE_POLICY_VIOLATION, reason)
  }

  get isEnding(): boolean {
    return this.outcome !== null
  }

  isOwner(viewer: LiveViewer): boolean {
    return viewer.actor.userId === this.owner.userId
  }

  isOwnerConnected(): boolean {
    return [...this.viewers.values()].some((viewer) => this.isOwner(viewer))
  }

  setRight(viewer: LiveViewer, right: AccessRight): void {
    viewer.right = right
    this.postToWorker({ kind: "right", viewerId: viewer.id, right })
    this.notify([viewer], { about: "right", right })
    this.broadcastViewers()
  }

  setWindowEnd(endsAtMs: number | null): void {
    if (endsAtMs !== this.windowEndsAtMs) this.announceWindowEnd(endsAtMs)
  }

  /** Announces when the window ends, also when the time is unchanged. */
  announceWindowEnd(endsAtMs: number | null): void {
    this.windowEndsAtMs = endsAtMs
    this.notify(this.viewers.values(), { about: "window", endsAtMs })
  }

  /** A message from a viewer's socket. From view-only viewers, only frame acknowledgements are accepted. */
  handleInput(viewerId: string, bytes: Uint8Array): void {
    const viewer = this.viewers.get(viewerId)
    if (!viewer || (viewer.right === "VIEW" && bytes[0] !== INPUT.ACK)) return
    this.postToWorker({ kind: "input", viewerId, bytes })
  }

  /** The viewer's socket has room again. */
  onDrain(viewerId: string): void {
    const viewer = this.viewers.get(viewerId)
    if (viewer?.flow !== "full") return
    viewer.flow = "stale"
    this.postToWorker({ kind: "resync", viewerId })
  }

  /** The first answer counts. */
  answerHostKey(accept: boolean): void {
    if (!this.pendingHostKey) return
    this.trustedHostKey = accept ? this.pendingHostKey : null
    this.pendingHostKey = null
    this.postToWorker({ kind: "hostKey", accept })
  }

  /** Estimated memory of the session, in bytes. */
  get memoryBytes(): number {
    return SESSION_BYTES + Math.max(SESSION_PICTURE_BYTES_FIRST, this.pictureBytes)
  }

  /** Ends the session; the Worker closes the machine's link and the recording, then `onEnded` is called. */
  end(reason: SessionOutcome): void {
    if (this.outcome) return
    const ending = { ...reason, detail: sanitizeEndDetail(reason.detail) }
    this.outcome = ending
    this.notify(this.viewers.values(), {
      about: "state",
      state: "ENDED",
      code: ending.state === "COMPLETED" ? "SESSION_CLOSED" : ending.state,
      detail: ending.detail,
    })
    this.postToWorker({ kind: "close", code: ending.code ?? "SESSION_CLOSED", detail: ending.detail })
    this.closeTimer = setTimeout(() => this.finish(), CLOSE_TIMEOUT_MS)
  }

  private onWorkerMessage(message: WorkerEvent): void {
    switch (message.kind) {
      case "message":
        return this.forward(message.viewerIds, message.bytes)
      case "heartbeat":
        this.pictureBytes = message.pictureBytes
        clearTimeout(this.watchdog)
        this.watchdog = this.startWatchdog()
        return
      case "connected":
        this.isConnected = true
        if (this.trustedHostKey) this.events.onHostKeyVerified(this, this.trustedHostKey)
        return this.notify(this.viewers.values(), { about: "state", state: "CONNECTED" })
      case "machine":
        this.machineStatus = { state: message.state, sinceMs: performance.now() - message.forMs }
        return this.notifyMachineStatus(this.viewers.values())
      case "fault":
        return this.events.onInternalError(this, message.detail)
      case "hostKey":
        return this.onHostKey(message)
      case "expel": {
        const viewer = this.viewers.get(message.viewerId)
        if (viewer) this.disconnectViewer(viewer, message.detail)
        return
      }
      case "ended":
        this.endByMachine(message.end)
        return this.finish()
    }
  }

  private notifyMachineStatus(viewers: Iterable<LiveViewer>): void {
    const { state, sinceMs } = this.machineStatus
    const forMs = state === "ANSWERS" ? 0 : Math.round(performance.now() - sinceMs)
    this.notify(viewers, { about: "machine", state, forMs })
  }

  private onHostKey(key: HostKeyInfo): void {
    this.pendingHostKey = { keyType: key.keyType, fingerprint: key.fingerprint }
    this.events.onHostKeySeen(this, this.pendingHostKey)
    for (const viewer of this.viewers.values()) {
      if (this.isOwner(viewer)) this.requestHostKeyDecision(viewer, this.pendingHostKey)
    }
  }

  private requestHostKeyDecision(viewer: LiveViewer, key: HostKeyInfo): void {
    this.notify([viewer], { about: "hostKey", ...key })
  }

  private endByMachine({ code, detail, exitStatus }: LinkEnd): void {
    if (this.outcome) return
    const state = code === "SESSION_CLOSED" ? "COMPLETED" : "CONNECTION_ERROR"
    this.outcome = { state, code, detail, exitStatus }
    this.notify(this.viewers.values(), { about: "state", state: "ENDED", code, detail })
  }

  private onWorkerFailure(detail: string): void {
    if (this.hasEnded) return
    this.endByMachine({ code: "SERVER_BUSY", detail })
    this.finish()
  }

  private startWatchdog(): Timer {
    return setTimeout(
      () => this.onWorkerFailure("the session's worker does not answer"),
      HEARTBEAT_INTERVAL_MS + this.heartbeatTimeoutMs,
    )
  }

  private finish(): void {
    if (this.hasEnded || !this.outcome) return
    this.hasEnded = true
    clearTimeout(this.watchdog)
    if (this.closeTimer) clearTimeout(this.closeTimer)
    this.worker.terminate()
    for (const viewer of this.viewers.values()) viewer.socket.close(CLOSE_NORMAL, "session ended")
    this.viewers.clear()
    this.events.onEnded(this, this.outcome)
  }

  private forward(viewerIds: readonly string[], bytes: Uint8Array): void {
    for (const id of viewerIds) {
      const viewer = this.viewers.get(id)
      if (!viewer || viewer.flow === "full") continue
      if (viewer.flow === "stale" && !KEYFRAME_TYPES.has(bytes[0] ?? 0)) continue
      const isFull = viewer.socket.bufferedBytes() > VIEWER_BUFFERED_BYTES_MAX
      viewer.flow = isFull ? "full" : "live"
      if (!isFull) viewer.socket.send(bytes)
    }
  }

  private notify(viewers: Iterable<LiveViewer>, notice: Notice): void {
    const bytes = encodeViewerMessage({ kind: "notice", notice })
    for (const viewer of viewers) viewer.socket.send(bytes)
  }

  private broadcastViewers(): void {
    const here = [...this.viewers.values()]
    const viewers = here.map(({ id, actor, right }) => ({
      id,
      name: actor.displayName,
      right,
      userId: actor.userId,
    }))
    for (const viewer of here) this.notify([viewer], { about: "viewers", self: viewer.id, viewers })
  }

  private postToWorker(message: WorkerRequest): void {
    this.worker.postMessage(message)
  }
}
