/** A terminal session: SSH output goes to the terminal's state, to viewers and to the recording; keys go back. */
import type { RemoteLink } from "../../../protocols/link.ts"
import type { SshHandlers } from "../../../protocols/ssh/link.ts"
import type { TerminalEvent, TerminalInput } from "../../../protocols/terminal.ts"
import { createTerminalScreen } from "../../../protocols/terminal-screen.ts"
import { encodeViewerMessage, TERMINAL_OUTPUT_BYTES_MAX } from "../../../protocols/viewer-wire.ts"
import { sanitizeHostKeyType, sanitizeTitle } from "./machine-text.ts"
import { type ScreenHost, type SessionScreen, toMachineStatus } from "./screen.ts"

/** The terminal's size until a viewer's window sets another. */
const DEFAULT_COLS = 120
const DEFAULT_ROWS = 36

/** Lets the Worker process other events during a flood of output: a close, a key, a viewer. */
const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Opens the link to the machine with a terminal of this size. */
type TerminalDial = (size: { cols: number; rows: number }, handlers: SshHandlers) => RemoteLink<TerminalInput>

/** The terminal of any protocol. */
export function openTerminal(
  host: ScreenHost,
  settings: { scrollbackLines: number },
  dial: TerminalDial,
): SessionScreen {
  const { nowMs, post, recording } = host
  const viewers = new Set<string>()
  let link: RemoteLink<TerminalInput> | null = null
  let title = ""
  let lastRawTitle = ""
  let isReady = false
  let isClosed = false
  let resolveHostKey: ((answer: "accept" | "refuse") => void) | null = null
  const terminal = createTerminalScreen({
    cols: DEFAULT_COLS,
    rows: DEFAULT_ROWS,
    scrollback: settings.scrollbackLines,
    onReply: (bytes) => link?.input({ kind: "keys", bytes }),
  })

  const snapshot = () =>
    encodeViewerMessage({
      kind: "terminalSnapshot",
      cols: terminal.cols,
      rows: terminal.rows,
      bytes: new TextEncoder().encode(terminal.snapshot()),
    })
  const broadcast = (message: Uint8Array<ArrayBuffer>) => {
    recording?.appendMessage(nowMs(), message)
    if (viewers.size) post({ kind: "message", viewerIds: [...viewers], bytes: message })
  }
  const handleOutput = (bytes: Uint8Array) => {
    terminal.write(bytes)
    for (let at = 0; at < bytes.length; at += TERMINAL_OUTPUT_BYTES_MAX - 1) {
      const part = bytes.subarray(at, at + TERMINAL_OUTPUT_BYTES_MAX - 1)
      broadcast(encodeViewerMessage({ kind: "terminalOutput", bytes: part }))
    }
    if (terminal.title !== lastRawTitle) {
      lastRawTitle = terminal.title
      title = sanitizeTitle(lastRawTitle)
      broadcast(encodeViewerMessage({ kind: "title", text: title }))
    }
    if (recording?.isKeyframeDue(nowMs())) recording.appendSnapshot(nowMs(), snapshot())
  }
  const handleOutputNow = (bytes: Uint8Array) => {
    if (!isClosed) handleOutput(bytes)
    return yieldToEventLoop()
  }
  /** Nothing is shown that is not recorded soon: the machine's output waits, and with it, after a while, the machine. */
  const handleOutputWhenRecorded = async (bytes: Uint8Array) => {
    await recording?.whenCaughtUp()
    return handleOutputNow(bytes)
  }
  const onTerminalEvent = (event: TerminalEvent): void | Promise<void> => {
    if (event.kind === "output")
      return recording?.isBehind ? handleOutputWhenRecorded(event.bytes) : handleOutputNow(event.bytes)
    if (event.kind === "silence") return host.onMachineStatus(toMachineStatus(event))
    isReady = true
    // Before, there is nothing of the machine: a session that never connects has no recording.
    recording?.appendSnapshot(nowMs(), snapshot())
    post({ kind: "connected" })
  }

  link = dial(
    { cols: DEFAULT_COLS, rows: DEFAULT_ROWS },
    {
      onEvent: onTerminalEvent,
      onEnd: host.onEnd,
      onHostKey: (key) => {
        post({ kind: "hostKey", keyType: sanitizeHostKeyType(key.type), fingerprint: key.fingerprint })
        return new Promise((resolve) => {
          resolveHostKey = resolve
        })
      },
    },
  )

  return {
    addViewer(viewerId) {
      viewers.add(viewerId)
      post({ kind: "message", viewerIds: [viewerId], bytes: snapshot() })
      if (!title) return
      post({
        kind: "message",
        viewerIds: [viewerId],
        bytes: encodeViewerMessage({ kind: "title", text: title }),
      })
    },
    removeViewer: (viewerId) => void viewers.delete(viewerId),
    input(_viewerId, input) {
      if (input.kind === "terminalKeys") link?.input({ kind: "keys", bytes: input.bytes })
      if (input.kind !== "terminalResize") return
      terminal.resize(input.cols, input.rows)
      const { cols, rows } = terminal
      link?.input({ kind: "resize", cols, rows })
      if (isReady) broadcast(encodeViewerMessage({ kind: "terminalSize", cols, rows }))
      else if (viewers.size) post({ kind: "message", viewerIds: [...viewers], bytes: snapshot() })
    },
    dropPresses: () => link?.dropPresses?.(),
    answerHostKey(accept) {
      resolveHostKey?.(accept ? "accept" : "refuse")
      resolveHostKey = null
    },
    files: link.files,
    memoryBytes: () => 0,
    close() {
      isClosed = true
      link?.close()
      terminal.dispose()
    },
  }
}
