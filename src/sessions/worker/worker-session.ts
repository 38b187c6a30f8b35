/** One remote session in a Worker: connects to the machine, keeps its screen, records, and encodes the viewers' messages. */
import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { type LinkEnd, ProtocolError } from "../../../protocols/link.ts"
import type { LinkEndCode } from "../../../protocols/link-ends.ts"
import { printableLine } from "../../../protocols/printable.ts"
import { openRecording, type RecordingWriter } from "../../../protocols/recording.ts"
import { encodeViewerMessage, type MachineStatus, type Supervision } from "../../../protocols/viewer-wire.ts"
import {
  decodeViewerInput,
  INPUT,
  isSessionInput,
  MARKER_BYTES_MAX,
  type SessionInput,
} from "../../../protocols/viewer-wire-input.ts"
import type { AccessRight } from "../session/rules.ts"
import { FileOperations } from "./file-operations.ts"
import { HeldInput } from "./held-input.ts"
import { sanitizeEndDetail } from "./machine-text.ts"
import {
  type EndOrigin,
  HEARTBEAT_INTERVAL_MS,
  type OpenSession,
  type WorkerEvent,
  type WorkerRequest,
} from "./messages.ts"
import { isMessageAllowed, type Restrictions, withRestrictions } from "./restrictions.ts"
import type { ScreenHost, SessionScreen } from "./screen.ts"
import type { Target } from "./targets.ts"

/** What a session needs of its Worker. */
interface SessionHost {
  post(event: WorkerEvent): void
  /** Bytes that the Worker holds beside the pictures of its sessions. */
  heapBytes(): number
  /** The link and the recording are closed. */
  onClosed(): void
}

type OpenTarget = (host: ScreenHost, target: Target) => Promise<SessionScreen>

const NOBODY: EndOrigin = { person: "" }
const NOT_SUPERVISED_YET: Supervision = { state: "WAITING", by: "", reason: "" }
/** More markers than this are no notes of a person. */
const MARKERS_MAX = 1000
/** A picture that waits for the disk for so long is explained to its viewers. */
const PAUSE_NOTICE_MS = 1000
/** A disk that takes longer to create a file is too slow for a recording. */
const OPEN_RECORDING_TIMEOUT_MS = 5000

export class WorkerSession {
  private readonly openTarget: OpenTarget
  private readonly host: SessionHost
  /** The session's viewers. They may join before the recording is open; their first frame follows when it is. */
  private readonly viewers = new Map<string, { name: string; right: AccessRight }>()
  private screen: SessionScreen | null = null
  private recording: RecordingWriter | null = null
  private epochMs = 0
  private isEnding = false
  private target: Target | null = null
  private machineStatus: MachineStatus = { state: "ANSWERS", forMs: 0 }
  /** Start of the pause in which frames wait for the disk, once viewers are notified; milliseconds of the session. */
  private pausedSinceMs: number | null = null
  private pauseTimer: Timer | null = null
  private heartbeatTimer: Timer | null = null
  /** While true, no input reaches the machine. Set by the supervision of the session. */
  private isInputPaused = false
  /** Resolves when the machine may be dialled: at once, or as soon as a supervisor is there. */
  private readonly dialAllowed = Promise.withResolvers<void>()
  private readonly heldInput = new HeldInput()
  /** What happened before the recording was open. */
  private readonly unrecordedSupervisions: Supervision[] = []
  private restrictions: Restrictions | null = null
  /** Asked for before the desktop is open, which is best connected with it. */
  private earlySize: { viewerId: string; bytes: Uint8Array } | null = null
  private markers = 0
  private readonly fileOperations = new FileOperations({
    post: (event) => this.host.post(event),
    nowMs: () => this.nowMs(),
    recording: () => this.recording,
    files: () => this.screen?.files ?? null,
    hasControl: (viewerId) => this.viewers.get(viewerId)?.right === "CONTROL",
    isInputAllowed: () => this.isInputAllowed(),
  })

  constructor(openTarget: OpenTarget, host: SessionHost) {
    this.openTarget = openTarget
    this.host = host
  }

  async handle(request: WorkerRequest): Promise<void> {
    switch (request.kind) {
      case "open":
        return this.open(request)
      case "addViewer":
        this.viewers.set(request.viewerId, { name: request.name, right: request.right })
        this.recordJoin(request.viewerId)
        return this.screen?.addViewer(request.viewerId, this.nowMs())
      case "removeViewer":
        // Whoever only leaves, or loses the network, finds there what they have sent.
        if (request.departure.how !== "left") this.stopSending(request.viewerId)
        this.releaseHeld(request.viewerId)
        this.viewers.delete(request.viewerId)
        if (request.departure.how === "removed")
          this.recording?.appendEvent(this.nowMs(), {
            about: "removal",
            viewer: request.viewerId,
            reason: request.departure.reason,
          })
        this.recording?.appendEvent(this.nowMs(), { about: "leave", viewer: request.viewerId })
        return this.screen?.removeViewer(request.viewerId)
      case "supervision":
        return this.setSupervision(request)
      case "right":
        return this.setRight(request.viewerId, request.right)
      case "declined":
        this.recording?.appendEvent(this.nowMs(), { about: "declined", viewer: request.viewerId })
        return
      case "releaseHeld":
        return this.releaseHeld(request.viewerId)
      case "input":
        return this.handleViewerInput(request.viewerId, request.bytes)
      case "resync":
        return this.screen?.addViewer(request.viewerId, this.nowMs())
      case "file":
      case "cancelFile":
      case "fileVerdict":
        return this.fileOperations.handle(request)
      case "upload":
        return this.screen?.answerUpload?.(request.requestId, request.answer)
      case "hostKey":
        return this.screen?.answerHostKey?.(request.accept)
      case "close":
        return this.end({ code: request.code as LinkEndCode, detail: request.detail }, request.by)
    }
  }

  /** Bytes of memory that its pictures take. */
  get pictureBytes(): number {
    return this.screen?.memoryBytes() ?? 0
  }

  /** Closes the link first and the recording last, then reports the end. */
  async end(reason: LinkEnd, by: EndOrigin = NOBODY): Promise<void> {
    if (this.isEnding) return
    this.isEnding = true
    this.dialAllowed.resolve()
    this.fileOperations.cancelAll()
    this.screen?.close()
    const atMs = this.nowMs()
    const open = this.target ? redactAddress(reason.detail, this.target) : reason.detail
    const sanitized = { ...reason, detail: sanitizeEndDetail(open) }
    const { code, detail, exitStatus, cause } = sanitized
    this.recording?.appendEvent(atMs, { about: "end", code, detail, exitStatus, cause, ...by })
    // One that could not be completed is found cut.
    const recordingSha256 = await this.recording?.close(atMs).catch(() => undefined)
    for (const timer of [this.heartbeatTimer, this.pauseTimer]) if (timer) clearTimeout(timer)
    this.host.post({ kind: "ended", end: sanitized, recordingSha256 })
    await this.recording?.whenClosed
    this.host.post({ kind: "closed" })
    this.host.onClosed()
  }

  reportError(error: unknown): void {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    this.host.post({ kind: "fault", detail })
  }

  private nowMs(): number {
    return Math.round(performance.now() - this.epochMs)
  }

  private async open(order: OpenSession & { sentAtMs: number }): Promise<void> {
    this.epochMs = performance.now() - Math.max(0, Date.now() - order.sentAtMs)
    this.target = order.target
    // Before anything is awaited: a supervisor may join while the recording is being opened.
    if (order.requiresSupervisor) this.setSupervision(NOT_SUPERVISED_YET)
    this.heartbeatTimer = setInterval(
      () =>
        this.host.post({
          kind: "heartbeat",
          pictureBytes: this.pictureBytes,
          heapBytes: this.host.heapBytes(),
        }),
      HEARTBEAT_INTERVAL_MS,
    )
    if (order.recordingFile) {
      this.recording = await this.startRecording(order, order.recordingFile)
      for (const viewerId of this.viewers.keys()) this.recordJoin(viewerId)
      for (const one of this.unrecordedSupervisions.splice(0)) this.recordSupervision(one)
    }
    if (order.requiresSupervisor) await this.dialAllowed.promise
    if (this.isEnding) return
    this.restrictions = order.restrictions
    const opened = await this.openTarget(this.screenHost(order), order.target)
    if (this.isEnding) return opened.close()
    this.screen = withRestrictions(opened, order.restrictions)
    for (const viewerId of this.viewers.keys()) this.screen.addViewer(viewerId, this.nowMs())
    if (this.earlySize) this.handleViewerInput(this.earlySize.viewerId, this.earlySize.bytes)
  }

  private screenHost({
    browser,
    modules,
    handshakeTimeoutMs,
    liveness,
    sizeTimeoutMs,
    restrictions,
  }: OpenSession): ScreenHost {
    return {
      nowMs: () => this.nowMs(),
      recording: this.recording,
      browser: browser ?? null,
      modules,
      handshakeTimeoutMs,
      liveness,
      sizeTimeoutMs,
      post: (event) => {
        if (event.kind !== "message" || isMessageAllowed(restrictions, event.bytes)) this.host.post(event)
      },
      isMessageAllowed: (bytes) => isMessageAllowed(restrictions, bytes),
      onEnd: (end) => this.end(end),
      onFile: (file) => {
        const { name, sizeBytes } = file
        // The page decides what it delivers, not a viewer.
        this.recording?.appendEvent(this.nowMs(), {
          about: "file",
          viewer: "",
          name,
          sizeBytes,
          direction: "fromMachine",
        })
        this.host.post({ kind: "fileArrived", ...file })
      },
      onFilesChanged: () => this.announceFiles(),
      onUpload: (upload) => this.host.post({ kind: "upload", ...upload }),
      isInputAllowed: () => this.isInputAllowed(),
      onInternalError: (error) => this.reportError(error),
      onMachineStatus: (status) => this.setMachineStatus(status),
    }
  }

  private announceFiles(): void {
    const bytes = encodeViewerMessage({ kind: "notice", notice: { about: "files" } })
    if (this.viewers.size > 0) this.host.post({ kind: "message", viewerIds: [...this.viewers.keys()], bytes })
  }

  /** What the session's supervision allows now; a change of it is part of the recording. */
  private setSupervision({ state, by, reason }: Supervision): void {
    this.isInputPaused = state === "WAITING" || state === "ABSENT" || state === "PAUSED"
    if (this.isInputPaused) {
      this.stopSending()
      for (const viewerId of this.heldInput.viewerIds) this.releaseHeld(viewerId)
    }
    if (state !== "WAITING") this.dialAllowed.resolve()
    this.recordSupervision({ state, by, reason })
  }

  private setRight(viewerId: string, right: AccessRight): void {
    if (right === "VIEW") {
      this.stopSending(viewerId)
      this.releaseHeld(viewerId)
    }
    this.viewers.set(viewerId, { name: "", ...this.viewers.get(viewerId), right })
    this.recording?.appendEvent(this.nowMs(), { about: "right", viewer: viewerId, right })
  }

  /** Whether the machine may be changed now. */
  private isInputAllowed(): boolean {
    return !this.isInputPaused && this.restrictions?.readOnly === false
  }

  private recordSupervision(supervision: Supervision): void {
    if (this.recording) this.recording.appendEvent(this.nowMs(), { about: "supervision", ...supervision })
    else this.unrecordedSupervisions.push(supervision)
  }

  /**
   * Nothing reaches the machine any more from somebody who has lost control of it, or from anybody while it takes no input.
   * All presses that wait are dropped: what is left of two people's keys would be another command.
   */
  private stopSending(viewerId?: string): void {
    this.screen?.dropPresses()
    this.fileOperations.stopSending(viewerId)
  }

  /** Releases what a viewer holds down on the machine who can no longer release it. */
  private releaseHeld(viewerId: string): void {
    for (const input of this.heldInput.release(viewerId)) this.screen?.input(viewerId, input, this.nowMs())
  }

  private recordJoin(viewerId: string): void {
    const person = this.viewers.get(viewerId)
    if (person) this.recording?.appendEvent(this.nowMs(), { about: "join", viewer: viewerId, ...person })
  }

  /** Nothing is dialled before its recording is open; a recording that cannot be written ends the session. */
  private async startRecording(order: OpenSession, file: string): Promise<RecordingWriter | null> {
    const { sessionId, startedAtMs, screenKind: kind } = order
    try {
      const opening = mkdir(dirname(file), { recursive: true, mode: 0o700 }).then(() =>
        openRecording(file, { sessionId, kind, startedAtMs }),
      )
      const writer = await Promise.race([opening, Bun.sleep(OPEN_RECORDING_TIMEOUT_MS)])
      if (!writer) {
        opening.then((late) => late.close(0)).catch(() => {})
        throw new Error("the disk did not open the recording in time")
      }
      writer.onFailure = (error) => void this.endForRecordingFailure(error)
      writer.onLagChange = (isBehind) => this.onRecordingLag(isBehind)
      return writer
    } catch (error) {
      await this.endForRecordingFailure(error)
      return null
    }
  }

  /** The reason, with its paths, is for the log alone. */
  private endForRecordingFailure(error: unknown): Promise<void> {
    this.reportError(error)
    return this.end({ code: "SERVER_BUSY", detail: "the session cannot be recorded" })
  }

  /** View-only viewers speak to the session only, not to the machine; malformed input disconnects the viewer. */
  private handleViewerInput(viewerId: string, bytes: Uint8Array): void {
    const right = this.viewers.get(viewerId)?.right
    if (!this.screen && right === "CONTROL" && bytes[0] === INPUT.RESIZE) this.earlySize = { viewerId, bytes }
    if (!right || !this.screen) return
    try {
      const input = decodeViewerInput(bytes)
      if (isSessionInput(input)) return this.handleSessionInput(viewerId, input)
      if (right !== "CONTROL" || this.isInputPaused) return
      this.heldInput.onInput(viewerId, input)
      this.screen.input(viewerId, input, this.nowMs())
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      this.host.post({ kind: "expel", viewerId, detail: error.message })
    }
  }

  private handleSessionInput(viewerId: string, input: SessionInput): void {
    if (input.kind === "ack") this.screen?.ack?.(viewerId, input.seq, this.nowMs())
    if (input.kind === "pictureQuality") this.screen?.setQuality?.(viewerId, input.quality, this.nowMs())
    if (input.kind !== "marker" || ++this.markers > MARKERS_MAX) return
    const text = printableLine(input.text, MARKER_BYTES_MAX)
    this.recording?.appendEvent(this.nowMs(), { about: "marker", viewer: viewerId, text })
  }

  /** The recording holds the times in which viewers saw an old picture. */
  private setMachineStatus(status: MachineStatus): void {
    this.machineStatus = status
    this.recording?.appendEvent(this.nowMs(), { about: "machine", ...status })
    const isHeld = status.state === "ANSWERS" && this.pausedSinceMs !== null
    this.host.post({ kind: "machine", ...(isHeld ? this.pausedStatus() : status) })
  }

  /** Short waits for the disk are not reported to viewers. */
  private onRecordingLag(isBehind: boolean): void {
    if (this.pauseTimer) clearTimeout(this.pauseTimer)
    if (isBehind) this.pauseTimer = setTimeout(() => this.notifyPaused(), PAUSE_NOTICE_MS)
    else if (this.pausedSinceMs !== null) {
      this.pausedSinceMs = null
      if (this.machineStatus.state === "ANSWERS") this.setMachineStatus(this.machineStatus)
    }
  }

  private notifyPaused(): void {
    this.pausedSinceMs = this.nowMs() - PAUSE_NOTICE_MS
    if (this.machineStatus.state !== "ANSWERS") return
    const status = this.pausedStatus()
    this.recording?.appendEvent(this.nowMs(), { about: "machine", ...status })
    this.host.post({ kind: "machine", ...status })
  }

  private pausedStatus(): MachineStatus {
    return { state: "HELD", forMs: this.nowMs() - (this.pausedSinceMs ?? this.nowMs()) }
  }
}

/** Hides the machine's network address, as more users may read how a session ended than may see the address. */
function redactAddress(detail: string, { address, port }: Target): string {
  const place = address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`
  return detail.replaceAll(place, "the machine").replaceAll(address, "the machine")
}
