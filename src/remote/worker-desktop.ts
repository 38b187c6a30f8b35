/** A desktop session: the VNC machine draws, the screen encodes for viewers and recording, inputs go back. */
import { createHash } from "node:crypto"
import type { DesktopEvent, DesktopInput } from "../../protocols/desktop.ts"
import { dialTcp } from "../../protocols/drive.ts"
import type { LinkEnd, LinkEndCode, RemoteLink } from "../../protocols/link.ts"
import type { RecordingWriter } from "../../protocols/recording.ts"
import { createScreen } from "../../protocols/screen/screen.ts"
import { encodeViewerMessage } from "../../protocols/viewer-wire.ts"
import { openVnc } from "../../protocols/vnc/machine.ts"
import { machineClipboard, machineTitle } from "./machine-text.ts"
import type { Target } from "./worker-messages.ts"
import { lifeOf, type ScreenHost, type SessionScreen, whenRecorded } from "./worker-screen.ts"

/** A panel that is just starting refuses, or does not answer yet: another try may reach it. */
const UNREACHED = new Set<LinkEndCode>(["UPSTREAM_TIMEOUT", "UPSTREAM_NOT_FOUND", "UPSTREAM_UNAVAILABLE"])
/** The same, and one that restarts in the middle of a session closes its connection. */
const LOST = new Set<LinkEndCode>([...UNREACHED, "RESOURCE_CLOSED"])
/** From try to try twice as long: with ten tries a panel may take a minute and a half to start. */
const REDIAL_FIRST_MS = 2_000
const REDIAL_LAST_MS = 10_000

export async function openDesktop(
  host: ScreenHost,
  target: Extract<Target, { kind: "vnc" }>,
): Promise<SessionScreen> {
  const { nowMs, tell, recording } = host
  const viewers = new Set<string>()
  let link: RemoteLink<DesktopInput> | null = null
  let redial: Timer | null = null
  let triesLeft = target.autoretry
  let redialMs = REDIAL_FIRST_MS
  let hasBeenReady = false
  /** Since when the machine is lost whose picture is still shown; null while it is not. */
  let lostSinceMs: number | null = null
  let quality: number | null = null
  let isClosed = false
  let timer: Timer | null = null
  let isScheduling = false
  let isWaitingForDisk = false
  let title: Uint8Array<ArrayBuffer> | null = null
  const screen = await createScreen(
    {
      send: (viewerIds, bytes) => tell({ kind: "message", viewerIds, bytes }),
      refresh: (rect) => link?.input({ kind: "refresh", rect }),
      quality(level) {
        quality = level
        link?.input({ kind: "quality", level })
      },
      wake: () => {
        if (!isClosed) take()
      },
    },
    recording,
  )

  const schedule = () => {
    if (timer) clearTimeout(timer)
    timer = null
    if (recording?.isBehind) return takeWhenRecorded(recording)
    const wakeAtMs = screen.wakeAtMs()
    if (wakeAtMs !== null) timer = setTimeout(take, Math.max(0, wakeAtMs - nowMs()))
  }
  const takeWhenRecorded = async (recording: RecordingWriter) => {
    if (isWaitingForDisk) return
    isWaitingForDisk = true
    await recording.caughtUp()
    isWaitingForDisk = false
    if (!isClosed) take()
  }
  /** Once for all events of a piece of the stream: a page of a panel is some hundred. */
  const scheduleSoon = () => {
    if (isScheduling) return
    isScheduling = true
    queueMicrotask(() => {
      isScheduling = false
      if (!isClosed) schedule()
    })
  }
  const take = () => {
    screen.take(nowMs())
    schedule()
  }
  const hear = (event: DesktopEvent) => {
    if (event.kind === "ready") {
      hearReady()
      hearTitle(event.name)
    } else if (event.kind === "title") {
      hearTitle(event.title)
    } else if (event.kind === "silence") {
      host.onMachine(lifeOf(event))
    } else if (event.kind === "clipboard") {
      hearClipboard(event.text)
    } else {
      screen.event(event, nowMs())
      if (event.kind === "frameEnd") hearFrameEnd()
      else scheduleSoon()
    }
  }
  const hearReady = () => {
    triesLeft = target.autoretry
    redialMs = REDIAL_FIRST_MS
    if (hasBeenReady && quality !== null) link?.input({ kind: "quality", level: quality })
    if (!hasBeenReady) tell({ kind: "connected" })
    hasBeenReady = true
  }
  /** A machine that was lost is back with its first whole picture, not with its greeting. */
  const hearFrameEnd = () => {
    take()
    if (lostSinceMs === null) return
    lostSinceMs = null
    host.onMachine({ state: "ANSWERS", forMs: 0 })
  }
  const hearTitle = (text: string) => {
    const bytes = encodeViewerMessage({ kind: "title", text: machineTitle(text) })
    whenRecorded(recording, () => {
      title = bytes
      recording?.message(nowMs(), bytes)
      if (viewers.size) tell({ kind: "message", viewerIds: [...viewers], bytes })
    })
  }
  /** Viewers get the text; the recording knows that there was one, never what it said. */
  const hearClipboard = (copied: string) => {
    const text = machineClipboard(copied)
    if (text === null) return
    const bytes = encodeViewerMessage({ kind: "clipboard", text })
    if (!host.mayReachViewers(bytes)) return
    whenRecorded(recording, () => {
      recordClipboard(null, text)
      if (viewers.size) tell({ kind: "message", viewerIds: [...viewers], bytes })
    })
  }
  const recordClipboard = (viewer: string | null, text: string) => {
    if (!target.isClipboardRecorded) return
    recording?.event(nowMs(), {
      about: "clipboard",
      viewer,
      sizeBytes: Buffer.byteLength(text),
      sha256: createHash("sha256").update(text).digest("hex"),
    })
  }

  const { cursor, swapRedBlue, clipboardEncoding, keyboard } = target
  const dial = () => {
    link = openVnc(
      dialTcp({ host: target.address, port: target.port }),
      {
        password: target.password,
        shared: true,
        quality: null,
        ...{ cursor, swapRedBlue, clipboardEncoding, keyboard },
        ...(host.liveness ? { liveness: host.liveness } : {}),
      },
      screen.frame,
      {
        onEvent: hear,
        onEnd: dialAgainOrEnd,
        onFault: host.onFault,
        ...(host.handshakeMs === null ? {} : { handshakeTimeoutMs: host.handshakeMs }),
      },
    )
  }
  const dialAgainOrEnd = (end: LinkEnd) => {
    link = null
    const isWorthIt = (hasBeenReady ? LOST : UNREACHED).has(end.code)
    if (isClosed || triesLeft === 0 || !isWorthIt) return host.onEnd(end)
    triesLeft -= 1
    if (hasBeenReady) {
      lostSinceMs ??= nowMs()
      host.onMachine({ state: "RECONNECTING", forMs: nowMs() - lostSinceMs })
    }
    redial = setTimeout(dial, redialMs)
    redialMs = Math.min(redialMs * 2, REDIAL_LAST_MS)
  }
  dial()

  return {
    addViewer(viewerId, atMs) {
      viewers.add(viewerId)
      screen.addViewer(viewerId, atMs)
      if (title) tell({ kind: "message", viewerIds: [viewerId], bytes: title })
      schedule()
    },
    removeViewer(viewerId) {
      viewers.delete(viewerId)
      screen.removeViewer(viewerId)
      schedule()
    },
    ack(viewerId, seq, atMs) {
      screen.ack(viewerId, seq, atMs)
      take()
    },
    input(viewerId, input) {
      if (input.kind === "terminalKeys" || input.kind === "terminalResize" || input.kind === "ack") return
      if (input.kind === "clipboard") recordClipboard(viewerId, input.text)
      if (input.kind === "resize" && !target.mayResize) return
      link?.input(input)
    },
    answerHostKey() {},
    close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      if (redial) clearTimeout(redial)
      link?.close()
    },
  }
}
