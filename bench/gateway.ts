/**
 * The product's display engine as one process: VNC machine, screen, recording and a WebSocket for viewers.
 * `bun gateway.ts <vnc port> <recording path>`; prints its port and answers the message "stats" with its counters.
 */
import { dialTcp } from "../protocols/drive.ts"
import { openRecording } from "../protocols/recording.ts"
import { createScreen } from "../protocols/screen/screen.ts"
import { decodeViewerInput, isSessionInput } from "../protocols/viewer-wire-input.ts"
import { openVnc } from "../protocols/vnc/client.ts"
import { WakeTimer } from "../protocols/wake-timer.ts"

const [vncPort, recordingPath] = [Number(process.argv[2]), process.argv[3]!]
const nowMs = () => performance.now()
const recording = await openRecording(recordingPath, {
  sessionId: "bench",
  kind: "desktop",
  startedAtMs: Date.now(),
})
const sockets = new Map<string, Bun.ServerWebSocket<{ id: string }>>()
const screen = createScreen(
  {
    send(viewers, message) {
      for (const id of viewers) sockets.get(id)?.sendBinary(message)
    },
    refresh: (rect) => link.input({ kind: "refresh", rect }),
    quality: (level) => link.input({ kind: "quality", level }),
    wake: take,
  },
  recording,
)

const wakeTimer = new WakeTimer(nowMs, take)
function schedule(): void {
  if (recording.isBehind) void recording.whenCaughtUp().then(take)
  wakeTimer.wakeAt(screen.wakeAtMs())
}
function take(): void {
  screen.encodeDue(nowMs())
  schedule()
}

const link = openVnc(
  dialTcp({ host: "127.0.0.1", port: vncPort }),
  { password: null, shared: true, quality: null, cursor: "local", clipboardEncoding: "UTF_8" },
  screen.frame,
  {
    onEvent(event) {
      screen.handleEvent(event, nowMs())
      if (event.kind === "frameEnd") schedule()
    },
    onEnd: (end) => {
      console.error(`the machine is gone: ${end.detail}`)
      process.exit(1)
    },
  },
)

let joined = 0
const server = Bun.serve<{ id: string }>({
  hostname: "127.0.0.1",
  port: 0,
  fetch: (request, s) =>
    s.upgrade(request, { data: { id: `v${++joined}` } })
      ? undefined
      : new Response("WebSocket only", { status: 400 }),
  websocket: {
    perMessageDeflate: false,
    open(socket) {
      sockets.set(socket.data.id, socket)
      screen.addViewer(socket.data.id, nowMs())
      schedule()
    },
    message(socket, bytes) {
      const input = decodeViewerInput(new Uint8Array(bytes as Buffer))
      if (input.kind === "ack") {
        screen.ack(socket.data.id, input.seq, nowMs())
        schedule()
      } else if (!isSessionInput(input) && input.kind !== "terminalKeys" && input.kind !== "terminalResize")
        link.input(input)
    },
    close(socket) {
      sockets.delete(socket.data.id)
      screen.removeViewer(socket.data.id)
    },
  },
})

process.on("message", () => process.send?.({ recordingBytes: recording.sizeBytes }))
process.on("disconnect", () => process.exit(0))
// An orderly exit, at which a profiler writes its file.
process.on("SIGTERM", () => process.exit(0))
process.send?.({ port: server.port })
