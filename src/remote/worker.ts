/**
 * The Worker of one remote session: dials the machine, keeps its screen, records, and makes the messages that viewers
 * get. It ends with its session; whatever goes wrong in here ends nothing else.
 */
import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { type LinkEnd, type LinkEndCode, WireError } from "../../protocols/link.ts"
import { openRecording, type RecordingWriter } from "../../protocols/recording.ts"
import { decodeViewerInput } from "../../protocols/viewer-wire-input.ts"
import type { AccessRight } from "./rules.ts"
import { openDesktop } from "./worker-desktop.ts"
import { type FromWorker, HEARTBEAT_MS, type OpenSession, type ToWorker } from "./worker-messages.ts"
import type { ScreenHost, SessionScreen } from "./worker-screen.ts"
import { openTerminal } from "./worker-terminal.ts"

declare const self: Worker

const viewerRights = new Map<string, AccessRight>()
let screen: SessionScreen | null = null
let recording: RecordingWriter | null = null
let zeroMs = 0
let isEnding = false

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
      viewerRights.set(message.viewerId, message.right)
      recording?.event(nowMs(), {
        about: "join",
        viewer: message.viewerId,
        name: message.name,
        right: message.right,
      })
      return screen?.addViewer(message.viewerId, nowMs())
    case "removeViewer":
      viewerRights.delete(message.viewerId)
      recording?.event(nowMs(), { about: "leave", viewer: message.viewerId })
      return screen?.removeViewer(message.viewerId)
    case "right":
      viewerRights.set(message.viewerId, message.right)
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

async function open(order: OpenSession): Promise<void> {
  zeroMs = performance.now()
  if (order.recordingFile) recording = await startRecording(order, order.recordingFile)
  setInterval(() => tell({ kind: "alive", recordedBytes: recording?.sizeBytes ?? 0 }), HEARTBEAT_MS)
  tell({ kind: "dialling" })
  const { target } = order
  const host: ScreenHost = { nowMs, tell, recording, onEnd: end, onFault: noteFault }
  const opened = target.kind === "vnc" ? await openDesktop(host, target) : await openTerminal(host, target)
  if (isEnding) return opened.close()
  screen = opened
  for (const viewerId of viewerRights.keys()) screen.addViewer(viewerId, nowMs())
}

/** Nothing is dialled before its recording is open; a recording that cannot be written ends the session. */
async function startRecording(order: OpenSession, file: string): Promise<RecordingWriter> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const kind = order.target.kind === "vnc" ? "desktop" : "terminal"
  const writer = await openRecording(file, {
    sessionId: order.sessionId,
    kind,
    startedAtMs: order.startedAtMs,
  })
  writer.onFailure = (error) =>
    end({ code: "SERVER_BUSY", detail: `the recording cannot be written: ${error.message}` })
  return writer
}

/** Who may only look says nothing but what they have drawn; bytes that the wire forbids cost the viewer's place. */
function hearViewer(viewerId: string, bytes: Uint8Array): void {
  const right = viewerRights.get(viewerId)
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
  recording?.event(atMs, { about: "end", code: reason.code, detail: reason.detail })
  const isComplete = await (recording?.close(atMs) ?? Promise.resolve()).then(
    () => recording?.failure === null,
    () => false,
  )
  tell({
    kind: "ended",
    end: { code: reason.code, detail: reason.detail },
    recording: recording && { sizeBytes: recording.sizeBytes, durationMs: atMs, isComplete },
  })
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
