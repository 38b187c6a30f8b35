/**
 * The Worker of one remote session: connects to the machine, keeps its screen, records, and encodes the viewers'
 * messages. It ends with its session; an error in it affects no other session.
 */
import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { type LinkEnd, type LinkEndCode, ProtocolError } from "../../../protocols/link.ts"
import { openRecording, type RecordingWriter } from "../../../protocols/recording.ts"
import type { MachineStatus } from "../../../protocols/viewer-wire.ts"
import { decodeViewerInput } from "../../../protocols/viewer-wire-input.ts"
import type { AccessRight } from "../session/rules.ts"
import { openTarget } from "./adapters.ts"
import { sanitizeEndDetail } from "./machine-text.ts"
import { HEARTBEAT_INTERVAL_MS, type OpenSession, type WorkerEvent, type WorkerRequest } from "./messages.ts"
import { isMessageAllowed, withRestrictions } from "./restrictions.ts"
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
      viewers.delete(message.viewerId)
      recording?.appendEvent(nowMs(), { about: "leave", viewer: message.viewerId })
      return screen?.removeViewer(message.viewerId)
    case "right":
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
    case "hostKey":
      return screen?.answerHostKey?.(message.accept)
    case "close":
      return endSession({ code: message.code as LinkEndCode, detail: message.detail })
  }
}

function recordJoin(viewerId: string): void {
  const person = viewers.get(viewerId)
  if (person) recording?.appendEvent(nowMs(), { about: "join", viewer: viewerId, ...person })
}

async function openSession(order: OpenSession & { sentAtMs: number }): Promise<void> {
  epochMs = performance.now() - Math.max(0, Date.now() - order.sentAtMs)
  target = order.target
  setInterval(
    () => post({ kind: "heartbeat", pictureBytes: screen?.memoryBytes() ?? 0 }),
    HEARTBEAT_INTERVAL_MS,
  )
  if (order.recordingFile) {
    recording = await startRecording(order, order.recordingFile)
    for (const viewerId of viewers.keys()) recordJoin(viewerId)
  }
  if (isEnding) return
  const { handshakeTimeoutMs, liveness, restrictions } = order
  const host: ScreenHost = {
    nowMs,
    recording,
    handshakeTimeoutMs,
    liveness,
    post(event) {
      if (event.kind !== "message" || isMessageAllowed(restrictions, event.bytes)) post(event)
    },
    isMessageAllowed: (bytes) => isMessageAllowed(restrictions, bytes),
    onEnd: endSession,
    onInternalError: reportError,
    onMachineStatus: setMachineStatus,
  }
  const opened = await openTarget(host, target)
  if (isEnding) return opened.close()
  screen = withRestrictions(opened, order.restrictions)
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

/** View-only viewers may send frame acknowledgements only; malformed input disconnects the viewer. */
function handleViewerInput(viewerId: string, bytes: Uint8Array): void {
  const right = viewers.get(viewerId)?.right
  if (!right || !screen) return
  try {
    const input = decodeViewerInput(bytes)
    if (input.kind === "ack") return screen.ack?.(viewerId, input.seq, nowMs())
    if (right === "CONTROL") screen.input(viewerId, input, nowMs())
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    post({ kind: "expel", viewerId, detail: error.message })
  }
}

/** Closes the link first and the recording last, then reports the end. */
async function endSession(reason: LinkEnd): Promise<void> {
  if (isEnding) return
  isEnding = true
  screen?.close()
  const atMs = nowMs()
  const open = target ? redactAddress(reason.detail, target) : reason.detail
  const sanitized = { ...reason, detail: sanitizeEndDetail(open) }
  const { code, detail, exitStatus } = sanitized
  recording?.appendEvent(atMs, {
    about: "end",
    code,
    detail,
    ...(exitStatus !== undefined && { exitStatus }),
  })
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
