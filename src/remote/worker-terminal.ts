/** A terminal session: SSH output goes to the terminal's state, to viewers and to the recording; keys go back. */
import type { RemoteLink } from "../../protocols/link.ts"
import { openSsh } from "../../protocols/ssh/link.ts"
import type { TerminalEvent, TerminalInput } from "../../protocols/terminal.ts"
import { createTerminalScreen } from "../../protocols/terminal-screen.ts"
import { encodeViewerMessage, TERMINAL_OUTPUT_BYTES_MAX } from "../../protocols/viewer-wire.ts"
import { hostKeyType, machineTitle } from "./machine-text.ts"
import type { Target } from "./worker-messages.ts"
import { lifeOf, type ScreenHost, type SessionScreen } from "./worker-screen.ts"

/** What a terminal has before a viewer's window says otherwise. */
const COLS = 120
const ROWS = 36

/** A flood of output waits until the Worker has heard what else there is: a close, a key, a viewer. */
const othersFirst = () => new Promise<void>((resolve) => setImmediate(resolve))

export function openTerminal(host: ScreenHost, target: Extract<Target, { kind: "ssh" }>): SessionScreen {
  const { nowMs, tell, recording } = host
  const viewers = new Set<string>()
  let link: RemoteLink<TerminalInput> | null = null
  let title = ""
  let heardTitle = ""
  let isReady = false
  let isClosed = false
  let decideHostKey: ((answer: "accept" | "refuse") => void) | null = null
  const terminal = createTerminalScreen({
    cols: COLS,
    rows: ROWS,
    scrollback: target.scrollbackLines,
    onAnswer: (bytes) => link?.input({ kind: "keys", bytes }),
  })

  const snapshot = () =>
    encodeViewerMessage({
      kind: "terminalSnapshot",
      cols: terminal.cols,
      rows: terminal.rows,
      bytes: new TextEncoder().encode(terminal.snapshot()),
    })
  const toAll = (message: Uint8Array<ArrayBuffer>) => {
    recording?.message(nowMs(), message)
    if (viewers.size) tell({ kind: "message", viewerIds: [...viewers], bytes: message })
  }
  const hearOutput = (bytes: Uint8Array) => {
    terminal.write(bytes)
    for (let at = 0; at < bytes.length; at += TERMINAL_OUTPUT_BYTES_MAX - 1) {
      const part = bytes.subarray(at, at + TERMINAL_OUTPUT_BYTES_MAX - 1)
      toAll(encodeViewerMessage({ kind: "terminalOutput", bytes: part }))
    }
    if (terminal.title !== heardTitle) {
      heardTitle = terminal.title
      title = machineTitle(heardTitle)
      toAll(encodeViewerMessage({ kind: "title", text: title }))
    }
    if (recording?.wantsKey(nowMs())) recording.snapshot(nowMs(), snapshot())
  }
  const hearNow = (bytes: Uint8Array) => {
    if (!isClosed) hearOutput(bytes)
    return othersFirst()
  }
  /** Nothing is shown that is not recorded soon: the machine's output waits, and with it, after a while, the machine. */
  const hearLater = async (bytes: Uint8Array) => {
    await recording?.caughtUp()
    return hearNow(bytes)
  }
  const hear = (event: TerminalEvent): void | Promise<void> => {
    if (event.kind === "output") return recording?.isBehind ? hearLater(event.bytes) : hearNow(event.bytes)
    if (event.kind === "silence") return host.onMachine(lifeOf(event))
    isReady = true
    tell({ kind: "connected" })
  }
  recording?.snapshot(nowMs(), snapshot())

  link = openSsh(
    {
      host: target.address,
      port: target.port,
      username: target.username,
      auth: target.auth,
      hostKey: { pinned: target.pinnedHostKey ? [target.pinnedHostKey] : [] },
      keepaliveSeconds: target.keepaliveSeconds,
      legacyAlgorithms: target.legacyAlgorithms,
      charset: target.charset,
      cols: COLS,
      rows: ROWS,
      ...(host.liveness ? { liveness: host.liveness } : {}),
      ...(host.handshakeMs === null ? {} : { handshakeTimeoutMs: host.handshakeMs }),
    },
    {
      onEvent: hear,
      onEnd: host.onEnd,
      onHostKey: (key) => {
        tell({ kind: "hostKey", keyType: hostKeyType(key.type), fingerprint: key.fingerprint })
        return new Promise((resolve) => {
          decideHostKey = resolve
        })
      },
    },
  )

  return {
    addViewer(viewerId) {
      viewers.add(viewerId)
      tell({ kind: "message", viewerIds: [viewerId], bytes: snapshot() })
      if (!title) return
      tell({
        kind: "message",
        viewerIds: [viewerId],
        bytes: encodeViewerMessage({ kind: "title", text: title }),
      })
    },
    removeViewer: (viewerId) => void viewers.delete(viewerId),
    ack() {},
    input(_viewerId, input) {
      if (input.kind === "terminalKeys") link?.input({ kind: "keys", bytes: input.bytes })
      if (input.kind !== "terminalResize") return
      terminal.resize(input.cols, input.rows)
      const { cols, rows } = terminal
      link?.input({ kind: "resize", cols, rows })
      if (isReady) toAll(encodeViewerMessage({ kind: "terminalSize", cols, rows }))
      else if (viewers.size) tell({ kind: "message", viewerIds: [...viewers], bytes: snapshot() })
    },
    answerHostKey(accept) {
      decideHostKey?.(accept ? "accept" : "refuse")
      decideHostKey = null
    },
    close() {
      isClosed = true
      link?.close()
      terminal.dispose()
    },
  }
}
