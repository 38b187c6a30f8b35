/**
 * The Worker of one remote session: dials the machine, keeps its screen, records, and makes the messages that viewers
 * get. It ends with its session; whatever goes wrong in here ends nothing else.
 */
import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { type LinkEnd, type LinkEndCode, WireError } from "../../protocols/link.ts"
import { openRecording, type RecordingWriter } from "../../protocols/recording.ts"
import type { MachineLife } from "../../protocols/viewer-wire.ts"
import { decodeViewerInput } from "../../protocols/viewer-wire-input.ts"
import { guarded, mayReachViewers } from "./input-guard.ts"
import { endDetail } from "./machine-text.ts"
import type { AccessRight } from "./rules.ts"
import { openDesktop } from "./worker-desktop.ts"
import {
  type FromWorker,
  HEARTBEAT_MS,
  type OpenSession,
  type Target,
  type ToWorker,
} from "./worker-messages.ts"
import type { ScreenHost, SessionScreen } from "./worker-screen.ts"
import { openTerminal } from "./worker-terminal.ts"

declare const self: Worker

/** Who is in the session. People may come before the recording is open, and get their picture when there is one. */
const people = new Map<string, { name: string; right: AccessRight }>()
let screen: SessionScreen | null = null
let recording: RecordingWriter | null = null
let zeroMs = 0
let isEnding = false
let target: Target | null = null
let machine: MachineLife = { state: "ANSWERS", forMs: 0 }
/** Since when the picture waits for the disk, once its viewers know; milliseconds of the session. */
let heldSinceMs: number | null = null
let heldTimer: Timer | null = null

/** A picture that waits for the disk for so long is explained to its viewers. */
const HELD_NOTICE_MS = 1000
/** A disk that takes longer to create a file cannot carry a recording. */
const OPEN_RECORDING_MS_MAX = 5000

const nowMs = () => Math.round(performance.now() - zeroMs)

self.addEventListener("message", (message: MessageEvent<ToWorker>) => {
  hear(message.data).catch((error) => {
    noteFault(error)
    return end({ code: "SERVER_BUSY", detail: "the session failed" })
  })
})

async function hear(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case "open":
      return open(message)
    case "addViewer":
      people.set(message.viewerId, { name: message.name, right: message.right })
      recordJoin(message.viewerId)
      return screen?.addViewer(message.viewerId, nowMs())
    case "removeViewer":
      people.delete(message.viewerId)
      recording?.event(nowMs(), { about: "leave", viewer: message.viewerId })
      return screen?.removeViewer(message.viewerId)
    case "right":
      people.set(message.viewerId, { name: "", ...people.get(message.viewerId), right: message.right })
      return recording?.event(nowMs(), { about: "right", viewer: message.viewerId, right: message.right })
    case "input":
      return hearViewer(message.viewerId, message.bytes)
    case "catchUp":
      return screen?.addViewer(message.viewerId, nowMs())
    case "hostKey":
      return screen?.answerHostKey(message.accept)
    case "event":
      return recording?.event(nowMs(), message.event)
    case "close":
      return end({ code: message.code as LinkEndCode, detail: message.detail })
  }
}

function recordJoin(viewerId: string): void {
  const person = people.get(viewerId)
  if (person) recording?.event(nowMs(), { about: "join", viewer: viewerId, ...person })
}

async function open(order: OpenSession & { sentAtMs: number }): Promise<void> {
  zeroMs = performance.now() - Math.max(0, Date.now() - order.sentAtMs)
  target = order.target
  setInterval(() => tell({ kind: "alive" }), HEARTBEAT_MS)
  if (order.recordingFile) {
    recording = await startRecording(order, order.recordingFile)
    for (const viewerId of people.keys()) recordJoin(viewerId)
  }
  if (isEnding) return
  tell({ kind: "dialling" })
  const { handshakeMs = null, liveness = null } = order
  const events = { onEnd: end, onFault: noteFault, onMachine: noteMachine }
  const mayPass = (bytes: Uint8Array) => mayReachViewers(order.restrictions, bytes)
  const tellAllowed = (message: FromWorker) => {
    if (message.kind !== "message" || mayPass(message.bytes)) tell(message)
  }
  const host: ScreenHost = {
    ...{ nowMs, recording, handshakeMs, liveness, ...events },
    ...{ tell: tellAllowed, mayReachViewers: mayPass },
  }
  const opened = target.kind === "vnc" ? await openDesktop(host, target) : openTerminal(host, target)
  if (isEnding) return opened.close()
  screen = guarded(opened, order.restrictions)
  for (const viewerId of people.keys()) screen.addViewer(viewerId, nowMs())
}

/** Nothing is dialled before its recording is open; a recording that cannot be written ends the session. */
async function startRecording(order: OpenSession, file: string): Promise<RecordingWriter | null> {
  const { sessionId, startedAtMs } = order
  const kind = order.target.kind === "vnc" ? "desktop" : "terminal"
  try {
    const opening = mkdir(dirname(file), { recursive: true, mode: 0o700 }).then(() =>
      openRecording(file, { sessionId, kind, startedAtMs }),
    )
    const writer = await Promise.race([opening, Bun.sleep(OPEN_RECORDING_MS_MAX)])
    if (!writer) {
      opening.then((late) => late.close(0)).catch(() => {})
      throw new Error("the disk did not open the recording in time")
    }
    writer.onFailure = endUnrecorded
    writer.onPace = noteDiskPace
    return writer
  } catch (error) {
    await endUnrecorded(error)
    return null
  }
}

/** The reason, with its paths, is for the log alone. */
function endUnrecorded(error: unknown): Promise<void> {
  noteFault(error)
  return end({ code: "SERVER_BUSY", detail: "the session cannot be recorded" })
}

/** Who may only look says nothing but what they have drawn; bytes that the wire forbids cost the viewer's place. */
function hearViewer(viewerId: string, bytes: Uint8Array): void {
  const right = people.get(viewerId)?.right
  if (!right || !screen) return
  try {
    const input = decodeViewerInput(bytes)
    if (input.kind === "ack") return screen.ack(viewerId, input.seq, nowMs())
    if (right === "CONTROL") screen.input(viewerId, input, nowMs())
  } catch (error) {
    if (!(error instanceof WireError)) throw error
    tell({ kind: "expel", viewerId, detail: error.message })
  }
}

/** Closes the link first and the recording last, then says goodbye. */
async function end(reason: LinkEnd): Promise<void> {
  if (isEnding) return
  isEnding = true
  screen?.close()
  const atMs = nowMs()
  const open = target ? withoutAddress(reason.detail, target) : reason.detail
  const said = { ...reason, detail: endDetail(open) }
  const { code, detail, exitStatus } = said
  recording?.event(atMs, { about: "end", code, detail, ...(exitStatus !== undefined && { exitStatus }) })
  // One that could not be completed is found cut.
  await recording?.close(atMs).catch(() => {})
  tell({ kind: "ended", end: said })
}

/** Where a machine stands in the network is not for everybody who may read how a session ended. */
function withoutAddress(detail: string, { address, port }: Target): string {
  const place = address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`
  return detail.replaceAll(place, "the machine").replaceAll(address, "the machine")
}

/** When viewers saw an old picture is part of the recording. */
function noteMachine(life: MachineLife): void {
  machine = life
  recording?.event(nowMs(), { about: "machine", ...life })
  const isHeld = life.state === "ANSWERS" && heldSinceMs !== null
  tell({ kind: "machine", ...(isHeld ? heldLife() : life) })
}

/** A short wait for the disk is nobody's business. */
function noteDiskPace(isBehind: boolean): void {
  if (heldTimer) clearTimeout(heldTimer)
  if (isBehind) heldTimer = setTimeout(noteHeld, HELD_NOTICE_MS)
  else if (heldSinceMs !== null) {
    heldSinceMs = null
    noteMachine(machine)
  }
}

function noteHeld(): void {
  heldSinceMs = nowMs() - HELD_NOTICE_MS
  if (machine.state === "ANSWERS") tell({ kind: "machine", ...heldLife() })
}

function heldLife(): MachineLife {
  return { state: "HELD", forMs: nowMs() - (heldSinceMs ?? nowMs()) }
}

function noteFault(error: unknown): void {
  tell({ kind: "fault", detail: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}

/** A message's bytes may be kept or lie in a larger buffer here: what leaves is a copy of just them. */
function tell(message: FromWorker): void {
  if (message.kind !== "message") return self.postMessage(message)
  const bytes = message.bytes.slice()
  self.postMessage({ ...message, bytes }, [bytes.buffer])
}
