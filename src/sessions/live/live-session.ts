/** One running remote session on the main thread: its Worker, its viewers, and its end. Handles no pixels. */
import { endByFault, type LinkEnd } from "../../../protocols/link.ts"
import type { MachineStatus, SessionWindow, Supervision } from "../../../protocols/viewer-wire.ts"
import type { Actor } from "../../base/authorities.ts"
import type { Protocol } from "../../machines/interfaces/rules-types.ts"
import {
  type AccessRight,
  SESSION_BYTES,
  SESSION_HEAP_BYTES_MAX,
  SESSION_PICTURE_BYTES_FIRST,
} from "../session/rules.ts"
import { participantId, participantIdentity } from "../session/rules-participants.ts"
import type { SessionPath } from "../session/store.ts"
import { sanitizeEndDetail } from "../worker/machine-text.ts"
import {
  type Departure,
  HEARTBEAT_INTERVAL_MS,
  HEARTBEAT_TIMEOUT_MS,
  type OpenSession,
  type WorkerEvent,
  type WorkerRequest,
} from "../worker/messages.ts"
import { workerProgram } from "../worker/programs.ts"
import { FileRequests } from "./file-requests.ts"
import { HostKeyDecision, type HostKeyInfo } from "./host-key-decision.ts"
import { type LiveViewer, notifyViewers } from "./live-viewer.ts"
import type { SessionOutcome } from "./outcome.ts"
import { PageUploadRequests } from "./page-upload-requests.ts"
import { SessionAttendance } from "./session-attendance.ts"
import { type ArrivedFile, SessionBrowser } from "./session-browser.ts"
import { SessionSupervision } from "./session-supervision.ts"
import { SessionViewers } from "./session-viewers.ts"
import type { SessionChannel, SessionWorkers } from "./session-workers.ts"
import { ViewerInput } from "./viewer-input.ts"

/** Events from a session to its registry. */
export interface SessionEvents {
  onHostKeySeen(session: LiveSession, key: HostKeyInfo): void
  /** The machine has proved that it holds the key that the owner trusted. */
  onHostKeyVerified(session: LiveSession, key: HostKeyInfo): void
  onInternalError(session: LiveSession, detail: string): void
  onMemoryReported(): void
  /** A web page has delivered a file; it is deleted with the browser's folder unless it is taken before. */
  onFileArrived(session: LiveSession, file: ArrivedFile): void
  /** A page requested an address outside its machine. */
  onRefusedPlace(session: LiveSession, place: string): void
  /** A viewer has left the session or was disconnected. */
  onViewerLeft(session: LiveSession, viewer: LiveViewer): void
  /** Supervision began, was interrupted or came back; not called for NONE. */
  onSupervision(session: LiveSession, supervision: Supervision): void
  /** Called once, after the Worker has stopped and the recording is closed or cut. */
  onEnded(session: LiveSession, ending: SessionOutcome): void
}

/** For tests: other programs in the Workers' place, and shorter time limits. */
export interface WorkerOptions {
  /** The address of a Worker's program. */
  worker?: (protocol: Protocol) => string
  heartbeatMissedMs?: number
  /** Beside the pictures. */
  heapBytesMax?: number
}

/** How long a Worker may take to close its recording. */
const CLOSE_TIMEOUT_MS = 10_000
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
  readonly hostKey = new HostKeyDecision()
  window: SessionWindow = { endsAtMs: null, extensionHoursLeft: 0 }
  /** `sinceMs`: of `performance.now()`. */
  private machineStatus: { state: MachineStatus["state"]; sinceMs: number } = { state: "ANSWERS", sinceMs: 0 }
  readonly viewers = new SessionViewers(() => this.continuesWithoutOwner)
  readonly attendance = new SessionAttendance()
  readonly supervision: SessionSupervision
  private readonly channel: SessionChannel
  /** Files of the machine, where its protocol carries any. */
  readonly files = new FileRequests((request) => this.postToWorker(request))
  /** Uploads that the web pages of machines ask for. */
  readonly uploads = new PageUploadRequests<LiveViewer>({
    viewers: () => this.viewers.values(),
    notify: notifyViewers,
    answer: (requestId, answer) => this.postToWorker({ kind: "upload", requestId, answer }),
  })
  private readonly input = new ViewerInput({
    viewers: this.viewers,
    cancelUpload: (requestId) => this.uploads.cancel(requestId),
    disconnect: (viewer, reason, code) => this.disconnectViewer(viewer, reason, code),
    post: (request) => this.postToWorker(request),
  })
  private readonly events: SessionEvents
  private readonly heartbeatTimeoutMs: number
  private readonly heapBytesMax: number
  /** SHA-256 of the complete recording, as its writer computed it; undefined without one, and before the end. */
  recordingSha256: string | undefined
  private readonly fileClosed = Promise.withResolvers<void>()
  /** Resolves when nothing changes the file of the recording any more; later than the end where its disk has stalled. */
  readonly recordingClosed = this.fileClosed.promise
  private outcome: SessionOutcome | null = null
  private hasEnded = false
  /** Null for sessions that are not to a web page. */
  readonly browser: SessionBrowser | null
  private watchdog: Timer
  private closeTimer: Timer | null = null

  constructor(
    path: SessionPath,
    interfaceId: string,
    owner: Actor,
    open: OpenSession,
    events: SessionEvents,
    workers: SessionWorkers,
    parts: WorkerOptions = {},
  ) {
    this.path = path
    this.interfaceId = interfaceId
    this.startedAtMs = open.startedAtMs
    this.supervision = new SessionSupervision({
      requiresSupervisor: open.requiresSupervisor,
      viewers: this.viewers,
      isEnding: () => this.isEnding,
      post: (request) => this.postToWorker(request),
      onChange: (supervision) => events.onSupervision(this, supervision),
    })
    this.browser = open.browser ? new SessionBrowser(open.browser.profileFolder) : null
    this.owner = owner
    this.events = events
    this.heapBytesMax = parts.heapBytesMax ?? SESSION_HEAP_BYTES_MAX
    this.heartbeatTimeoutMs = parts.heartbeatMissedMs ?? HEARTBEAT_TIMEOUT_MS
    const tenant = { ownerId: owner.userId, deviceId: path.deviceId }
    this.channel = workers.open(path.sessionId, (parts.worker ?? workerProgram)(open.target.kind), tenant, {
      onEvent: (event) => this.onWorkerEvent(event),
      onFailure: (detail, cause) => this.onWorkerFailure(detail, cause),
    })
    void this.channel.stopped.then(this.fileClosed.resolve)
    this.watchdog = this.startWatchdog()
    this.postToWorker({ ...open, sentAtMs: Date.now() })
  }

  /** Adds a viewer; the Worker sends a key frame to it, then the changes. */
  addViewer(viewer: LiveViewer): void {
    this.viewers.set(viewer.id, viewer)
    this.postToWorker({
      kind: "addViewer",
      viewerId: viewer.id,
      userId: participantId(viewer.participant),
      name: participantIdentity(viewer.participant),
      right: viewer.right,
    })
    notifyViewers([viewer], { about: "state", state: this.isConnected ? "CONNECTED" : "CONNECTING" })
    notifyViewers([viewer], { about: "window", ...this.window })
    if (this.machineStatus.state !== "ANSWERS") this.notifyMachineStatus([viewer])
    notifyViewers([viewer], { about: "supervision", ...this.supervision.current })
    this.supervision.update()
    if (this.isOwner(viewer)) this.hostKey.askViewer(viewer)
    this.uploads.onRight(viewer)
    this.viewers.sendViewAreas(viewer)
    this.viewers.announceList()
  }

  removeViewer(viewerId: string, departure: Departure = { how: "left" }): void {
    const viewer = this.viewers.get(viewerId)
    if (!viewer) return
    this.viewers.delete(viewerId)
    this.postToWorker({ kind: "removeViewer", viewerId, departure })
    this.uploads.onLeft(viewerId)
    this.supervision.update()
    this.viewers.announceList()
    this.events.onViewerLeft(this, viewer)
  }

  /** Further input from the viewer is ignored from now on. */
  disconnectViewer(viewer: LiveViewer, reason: string, code = CLOSE_POLICY_VIOLATION): void {
    this.removeViewer(viewer.id)
    viewer.socket.close(code, reason)
  }

  /** The viewer may not be in the session any more. */
  endAccess(viewer: LiveViewer): void {
    this.removeViewer(viewer.id, { how: "accessEnded" })
    viewer.socket.close(CLOSE_POLICY_VIOLATION, "no longer allowed")
  }

  /** The owner removes a person, with all their windows; they see who did it and why. */
  expel(viewers: readonly LiveViewer[], by: string, reason: string): void {
    for (const viewer of viewers) {
      const detail = `${by}: ${reason}`
      notifyViewers([viewer], { about: "state", state: "ENDED", code: "REMOVED", detail })
      this.attendance.forget(participantId(viewer.participant))
      this.removeViewer(viewer.id, { how: "removed", reason })
      viewer.socket.close(CLOSE_POLICY_VIOLATION, "removed from the session")
    }
  }

  get isEnding(): boolean {
    return this.outcome !== null
  }

  isOwner(viewer: LiveViewer): boolean {
    return participantId(viewer.participant) === this.owner.userId
  }

  isOwnerConnected(): boolean {
    return this.ownersViewers().length > 0
  }

  private ownersViewers(): LiveViewer[] {
    return [...this.viewers.values()].filter((viewer) => this.isOwner(viewer))
  }

  setRight(viewer: LiveViewer, right: AccessRight): void {
    viewer.right = right
    if (right === "CONTROL") viewer.asks = false
    this.postToWorker({ kind: "right", viewerId: viewer.id, right })
    notifyViewers([viewer], { about: "right", right })
    this.uploads.onRight(viewer)
    this.viewers.announceList()
  }

  /** The owner gives a person, in all their windows, no control for now; who asks again is shown again. */
  declineRequest(asking: readonly LiveViewer[], by: string): void {
    for (const viewer of asking) viewer.asks = false
    notifyViewers(asking, { about: "declined", by })
    const [first] = asking
    if (first) this.postToWorker({ kind: "declined", viewerId: first.id })
    this.viewers.announceList()
  }

  setWindow(window: SessionWindow): void {
    const { endsAtMs, extensionHoursLeft } = this.window
    if (window.endsAtMs !== endsAtMs || window.extensionHoursLeft !== extensionHoursLeft)
      this.announceWindow(window)
  }

  /** The files of this session have changed; viewers fetch their list again. */
  announceFiles(): void {
    this.viewers.notify({ about: "files" })
  }

  /** The owner's windows fetch the list of invitations again. */
  announceInvitations(): void {
    const isOwner = ({ participant }: LiveViewer) => participantId(participant) === this.owner.userId
    notifyViewers([...this.viewers.values()].filter(isOwner), { about: "invitations" })
  }

  /** Announces the window, also an unchanged one. */
  announceWindow(window: SessionWindow): void {
    this.window = window
    this.viewers.notify({ about: "window", ...window })
  }

  /** A message from a viewer's socket. */
  handleInput(viewerId: string, bytes: Uint8Array): void {
    this.input.handle(viewerId, bytes)
  }

  /** The viewer's socket has room again. */
  onDrain(viewerId: string): void {
    const viewer = this.viewers.get(viewerId)
    if (viewer?.flow !== "full") return
    viewer.flow = "stale"
    this.postToWorker({ kind: "resync", viewerId })
  }

  /** The owner's decision on the host key; the first one counts. */
  answerHostKey(accept: boolean): void {
    if (this.hostKey.decide(accept)) this.postToWorker({ kind: "hostKey", accept })
  }

  /** Estimated memory of the session, in bytes. */
  get memoryBytes(): number {
    return SESSION_BYTES + Math.max(SESSION_PICTURE_BYTES_FIRST, this.pictureBytes)
  }

  /** Ends the session; the Worker closes the machine's link and the recording, then `onEnded` is called. */
  end(reason: SessionOutcome): void {
    if (this.outcome) return
    const person = sanitizeEndDetail(reason.person ?? "")
    const ending = { ...reason, detail: sanitizeEndDetail(reason.detail), person }
    this.outcome = ending
    this.viewers.notify({
      about: "state",
      state: "ENDED",
      code: ending.state === "COMPLETED" ? "SESSION_CLOSED" : ending.state,
      detail: ending.detail,
      cause: ending.cause,
      person,
    })
    const { cause, detail } = ending
    this.postToWorker({ kind: "close", code: ending.code ?? "SESSION_CLOSED", detail, by: { cause, person } })
    this.closeTimer = setTimeout(() => {
      this.finish()
      this.channel.close()
    }, CLOSE_TIMEOUT_MS)
  }

  private onWorkerEvent(message: WorkerEvent): void {
    switch (message.kind) {
      case "message":
        return this.viewers.forward(message.viewerIds, message.bytes)
      case "heartbeat":
        this.pictureBytes = message.pictureBytes
        clearTimeout(this.watchdog)
        this.watchdog = this.startWatchdog()
        this.input.onHeartbeat()
        if (message.heapBytes > this.heapBytesMax)
          this.endForMemory(`the session's worker holds ${message.heapBytes} bytes beside its pictures`)
        this.events.onMemoryReported()
        return
      case "connected":
        this.isConnected = true
        if (this.hostKey.trusted) this.events.onHostKeyVerified(this, this.hostKey.trusted)
        return this.viewers.notify({ about: "state", state: "CONNECTED" })
      case "machine":
        this.machineStatus = { state: message.state, sinceMs: performance.now() - message.forMs }
        return this.notifyMachineStatus(this.viewers.values())
      case "fileArrived":
        return this.events.onFileArrived(this, message)
      case "upload":
        return this.uploads.ask(message)
      case "fileProgress":
      case "fileDone":
      case "fileFailed":
        return this.files.onEvent(message)
      case "fault":
        return this.events.onInternalError(this, message.detail)
      case "hostKey":
        return this.events.onHostKeySeen(this, this.hostKey.ask(message, this.ownersViewers()))
      case "process":
        if (this.browser) this.browser.pid = message.pid
        return
      case "refused":
        return this.events.onRefusedPlace(this, message.place)
      case "expel": {
        const viewer = this.viewers.get(message.viewerId)
        if (viewer) this.disconnectViewer(viewer, message.detail)
        return
      }
      case "ended":
        this.recordingSha256 = message.recordingSha256
        this.endByMachine(message.end)
        return this.finish()
      case "closed":
        this.fileClosed.resolve()
        return this.channel.close()
    }
  }

  private notifyMachineStatus(viewers: Iterable<LiveViewer>): void {
    const { state, sinceMs } = this.machineStatus
    const forMs = state === "ANSWERS" ? 0 : Math.round(performance.now() - sinceMs)
    notifyViewers(viewers, { about: "machine", state, forMs })
  }

  private endByMachine({ code, detail, diagnosis, exitStatus, cause, report }: LinkEnd): void {
    if (this.outcome) return
    const state = code === "SESSION_CLOSED" ? "COMPLETED" : "CONNECTION_ERROR"
    this.outcome = { state, code, detail, diagnosis, exitStatus, cause, report }
    const explained = diagnosis === undefined ? {} : { diagnosis }
    this.viewers.notify({ about: "state", state: "ENDED", code, detail, exitStatus, cause, ...explained })
  }

  endForMemory(detail: string): void {
    if (this.outcome) return
    this.events.onInternalError(this, detail)
    this.end({ state: "CONNECTION_ERROR", code: "SERVER_BUSY", detail: "", cause: "MEMORY" })
  }

  private onWorkerFailure(detail: string, cause: string): void {
    if (this.hasEnded) return
    if (cause) this.events.onInternalError(this, cause)
    this.endByMachine(endByFault(cause, detail))
    this.finish()
  }

  /** In two steps: a server that was suspended reads what the Worker has sent before it gives the Worker up. */
  private startWatchdog(): Timer {
    const fail = () => this.channel.fail("the session's worker does not answer")
    return setTimeout(() => {
      this.watchdog = setTimeout(fail, HEARTBEAT_INTERVAL_MS)
    }, this.heartbeatTimeoutMs)
  }

  private finish(): void {
    if (this.hasEnded || !this.outcome) return
    this.hasEnded = true
    clearTimeout(this.watchdog)
    if (this.closeTimer) clearTimeout(this.closeTimer)
    this.browser?.remove(this.channel.stopped).catch((error: unknown) => {
      this.events.onInternalError(this, `the folder of a browser is not deleted: ${error}`)
    })
    this.files.close()
    this.attendance.close()
    this.viewers.close()
    this.events.onEnded(this, this.outcome)
  }

  private postToWorker(message: WorkerRequest): void {
    this.channel.post(message)
  }
}
