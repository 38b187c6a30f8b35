/**
 * The Worker of one remote session: connects to the machine, keeps its screen, records, and encodes the viewers'
 * messages. It ends with its session; an error in it affects no other session.
 */
import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { type LinkEnd, type LinkEndCode, ProtocolError } from "../../../protocols/link.ts"
import { printableLine } from "../../../protocols/printable.ts"
import { openRecording, type RecordingWriter } from "../../../protocols/recording.ts"
import type { MachineStatus, Supervision } from "../../../protocols/viewer-wire.ts"
import {
  decodeViewerInput,
  isSessionInput,
  MARKER_BYTES_MAX,
  type SessionInput,
} from "../../../protocols/viewer-wire-input.ts"
import type { AccessRight } from "../session/rules.ts"
import { openTarget } from "./adapters.ts"
import { FileOperations } from "./file-operations.ts"
import { HeldInput } from "./held-input.ts"
import { sanitizeEndDetail } from "./machine-text.ts"
import { HEARTBEAT_INTERVAL_MS, type OpenSession, type WorkerEvent, type WorkerRequest } from "./messages.ts"
import { isMessageAllowed, type Restrictions, withRestrictions } from "./restrictions.ts"
import type { ScreenHost, SessionScreen } from "./screen.ts"
import type { Target } from "./targets.ts"

declare const self: Worker

/** The session's viewers. They may join before the recording is open; their first frame follows when it is. */
const viewers = new Map<string, { name: string; right: AccessRight }>()
let screen: SessionScreen | null = null
let recording: RecordingWriter | null = null
let epochMs = 0
let isEnding = false
let target: Target | null = null
let machineStatus: MachineStatus = { state: "ANSWERS", forMs: 0 }
/** Start of the pause in which frames wait for the disk, once viewers are notified; milliseconds of the session. */
let pausedSinceMs: number | null = null
let pauseTimer: Timer | null = null

/** While true, no input reaches the machine. Set by the supervision of the session. */
let isInputPaused = false
/** Resolves when the machine may be dialled: at once, or as soon as a supervisor is there. */
const dialAllowed = Promise.withResolvers<void>()
const heldInput = new HeldInput()
const NOT_SUPERVISED_YET: Supervision = { state: "WAITING", by: "", reason: "" }
/** What happened before the recording was open. */
const unrecordedSupervisions: Supervision[] = []
let restrictions: Restrictions | null = null
const fileOperations = new FileOperations({
  post: (event) => post(event),
  nowMs: () => nowMs(),
  recording: () => recording,
  files: () => screen?.files ?? null,
  hasControl: (viewerId) => viewers.get(viewerId)?.right === "CONTROL",
  isInputAllowed,
})
let markers = 0

/** More markers than this are no notes of a person. */
const MARKERS_MAX = 1000
/** A picture that waits for the disk for so long is explained to its viewers. */
const PAUSE_NOTICE_MS = 1000
/** A disk that takes longer to create a file cannot carry a recording. */
const OPEN_RECORDING_TIMEOUT_MS = 5000

const nowMs = () => Math.round(performance.now() - epochMs)

self.addEventListener("message", (message: MessageEvent<WorkerRequest>) => {
  handleRequest(message.data).catch((error) => {
    reportError(error)
    return endSession({ code: "SERVER_BUSY", detail: "the session failed" })
  })
})

async function handleRequest(message: WorkerRequest): Promise<void> {
  switch (message.kind) {
    case "open":
      return openSession(message)
    case "addViewer":
      viewers.set(message.viewerId, { name: message.name, right: message.right })
      recordJoin(message.viewerId)
      return screen?.addViewer(message.viewerId, nowMs())
    case "removeViewer":
      releaseHeld(message.viewerId)
      viewers.delete(message.viewerId)
      if (message.reason)
        recording?.appendEvent(nowMs(), {
          about: "removal",
          viewer: message.viewerId,
          reason: message.reason,
        })
      recording?.appendEvent(nowMs(), { about: "leave", viewer: message.viewerId })
      return screen?.removeViewer(message.viewerId)
    case "supervision":
      return setSupervision(message)
    case "right":
      if (message.right === "VIEW") releaseHeld(message.viewerId)
      viewers.set(message.viewerId, { name: "", ...viewers.get(message.viewerId), right: message.right })
      return recording?.appendEvent(nowMs(), {
        about: "right",
        viewer: message.viewerId,
        right: message.right,
      })
    case "input":
      return handleViewerInput(message.viewerId, message.bytes)
    case "resync":
      return screen?.addViewer(message.viewerId, nowMs())
    case "file":
    case "cancelFile":
      return fileOperations.handle(message)
    case "upload":
      return screen?.answerUpload?.(message.requestId, message.answer)
    case "hostKey":
      return screen?.answerHostKey?.(message.accept)
    case "close":
      return endSession({ code: message.code as LinkEndCode, detail: message.detail })
  }
}

/** What the session's supervision allows now; a change of it is part of the recording. */
function setSupervision({ state, by, reason }: Supervision): void {
  isInputPaused = state === "WAITING" || state === "ABSENT" || state === "PAUSED"
  if (isInputPaused) for (const viewerId of heldInput.viewerIds) releaseHeld(viewerId)
  if (state !== "WAITING") dialAllowed.resolve()
  recordSupervision({ state, by, reason })
}

/** Whether the machine may be changed now. */
function isInputAllowed(): boolean {
  return !isInputPaused && restrictions?.readOnly === false
}

function recordSupervision(supervision: Supervision): void {
  if (recording) recording.appendEvent(nowMs(), { about: "supervision", ...supervision })
  else unrecordedSupervisions.push(supervision)
}

/** Nothing stays pressed on the machine by a viewer who can no longer let go of it. */
function releaseHeld(viewerId: string): void {
  for (const input of heldInput.release(viewerId)) screen?.input(viewerId, input, nowMs())
}

function recordJoin(viewerId: string): void {
  const person = viewers.get(viewerId)
  if (person) recording?.appendEvent(nowMs(), { about: "join", viewer: viewerId, ...person })
}

async function openSession(order: OpenSession & { sentAtMs: number }): Promise<void> {
  epochMs = performance.now() - Math.max(0, Date.now() - order.sentAtMs)
  target = order.target
  // Before anything is awaited: a supervisor may join while the recording is being opened.
  if (order.requiresSupervisor) setSupervision(NOT_SUPERVISED_YET)
  setInterval(
    () => post({ kind: "heartbeat", pictureBytes: screen?.memoryBytes() ?? 0 }),
    HEARTBEAT_INTERVAL_MS,
  )
  if (order.recordingFile) {
    recording = await startRecording(order, order.recordingFile)
    for (const viewerId of viewers.keys()) recordJoin(viewerId)
    for (const one of unrecordedSupervisions.splice(0)) recordSupervision(one)
  }
  if (order.requiresSupervisor) await dialAllowed.promise
  if (isEnding) return
  const { handshakeTimeoutMs, liveness } = order
  const limits = order.restrictions
  restrictions = limits
  const host: ScreenHost = {
    nowMs,
    recording,
    browser: order.browser ?? null,
    handshakeTimeoutMs,
    liveness,
    post(event) {
      if (event.kind !== "message" || isMessageAllowed(limits, event.bytes)) post(event)
    },
    isMessageAllowed: (bytes) => isMessageAllowed(limits, bytes),
    onEnd: endSession,
    onFile(file) {
      const { name, sizeBytes } = file
      // The page decides what it delivers, and no viewer alone.
      recording?.appendEvent(nowMs(), {
        about: "file",
        viewer: "",
        name,
        sizeBytes,
        direction: "fromMachine",
      })
      post({ kind: "fileArrived", ...file })
    },
    onUpload: (upload) => post({ kind: "upload", ...upload }),
    isInputAllowed,
    onInternalError: reportError,
    onMachineStatus: setMachineStatus,
  }
  const opened = await openTarget(host, target)
  if (isEnding) return opened.close()
  screen = withRestrictions(opened, limits)
  for (const viewerId of viewers.keys()) screen.addViewer(viewerId, nowMs())
}

/** Nothing is dialled before its recording is open; a recording that cannot be written ends the session. */
async function startRecording(order: OpenSession, file: string): Promise<RecordingWriter | null> {
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
    writer.onFailure = endForRecordingFailure
    writer.onLagChange = onRecordingLag
    return writer
  } catch (error) {
    await endForRecordingFailure(error)
    return null
  }
}

/** The reason, with its paths, is for the log alone. */
function endForRecordingFailure(error: unknown): Promise<void> {
  reportError(error)
  return endSession({ code: "SERVER_BUSY", detail: "the session cannot be recorded" })
}

/** View-only viewers speak to the session only, not to the machine; malformed input disconnects the viewer. */
function handleViewerInput(viewerId: string, bytes: Uint8Array): void {
  const right = viewers.get(viewerId)?.right
  if (!right || !screen) return
  try {
    const input = decodeViewerInput(bytes)
    if (isSessionInput(input)) return handleSessionInput(viewerId, input)
    if (right !== "CONTROL" || isInputPaused) return
    heldInput.onInput(viewerId, input)
    screen.input(viewerId, input, nowMs())
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    post({ kind: "expel", viewerId, detail: error.message })
  }
}

function handleSessionInput(viewerId: string, input: SessionInput): void {
  if (input.kind === "ack") screen?.ack?.(viewerId, input.seq, nowMs())
  if (input.kind === "pictureQuality") screen?.setQuality?.(viewerId, input.quality, nowMs())
  if (input.kind !== "marker" || ++markers > MARKERS_MAX) return
  const text = printableLine(input.text, MARKER_BYTES_MAX)
  recording?.appendEvent(nowMs(), { about: "marker", viewer: viewerId, text })
}

/** Closes the link first and the recording last, then reports the end. */
async function endSession(reason: LinkEnd): Promise<void> {
  if (isEnding) return
  isEnding = true
  dialAllowed.resolve()
  fileOperations.cancelAll()
  screen?.close()
  const atMs = nowMs()
  const open = target ? redactAddress(reason.detail, target) : reason.detail
  const sanitized = { ...reason, detail: sanitizeEndDetail(open) }
  const { code, detail, exitStatus } = sanitized
  recording?.appendEvent(atMs, { about: "end", code, detail, exitStatus })
  // One that could not be completed is found cut.
  await recording?.close(atMs).catch(() => {})
  post({ kind: "ended", end: sanitized })
}

/** Hides the machine's network address, as more users may read how a session ended than may see the address. */
function redactAddress(detail: string, { address, port }: Target): string {
  const place = address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`
  return detail.replaceAll(place, "the machine").replaceAll(address, "the machine")
}

/** When viewers saw an old picture is part of the recording. */
function setMachineStatus(life: MachineStatus): void {
  machineStatus = life
  recording?.appendEvent(nowMs(), { about: "machine", ...life })
  const isHeld = life.state === "ANSWERS" && pausedSinceMs !== null
  post({ kind: "machine", ...(isHeld ? pausedStatus() : life) })
}

/** Short waits for the disk are not reported to viewers. */
function onRecordingLag(isBehind: boolean): void {
  if (pauseTimer) clearTimeout(pauseTimer)
  if (isBehind) pauseTimer = setTimeout(notifyPaused, PAUSE_NOTICE_MS)
  else if (pausedSinceMs !== null) {
    pausedSinceMs = null
    setMachineStatus(machineStatus)
  }
}

function notifyPaused(): void {
  pausedSinceMs = nowMs() - PAUSE_NOTICE_MS
  if (machineStatus.state === "ANSWERS") post({ kind: "machine", ...pausedStatus() })
}

function pausedStatus(): MachineStatus {
  return { state: "HELD", forMs: nowMs() - (pausedSinceMs ?? nowMs()) }
}

function reportError(error: unknown): void {
  post({ kind: "fault", detail: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}

/** The bytes may be in use here or lie in a larger buffer: a copy of exactly these bytes is transferred. */
function post(message: WorkerEvent): void {
  if (message.kind !== "message") return self.postMessage(message)
  const bytes = message.bytes.slice()
  self.postMessage({ ...message, bytes }, [bytes.buffer])
}
