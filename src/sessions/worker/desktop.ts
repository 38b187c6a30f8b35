/** A desktop session: the machine's protocol draws, the screen encodes for viewers and recording, inputs go back. */
import type { DesktopEvent, DesktopInput, Framebuffer } from "../../../protocols/desktop.ts"
import type { ProtocolHandlers } from "../../../protocols/drive.ts"
import { adoptKernelsModule } from "../../../protocols/kernels/module.ts"
import type { LinkEnd, RemoteLink } from "../../../protocols/link.ts"
import type { LinkEndCode } from "../../../protocols/link-ends.ts"
import type { RecordingWriter } from "../../../protocols/recording.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { encodeViewerMessage } from "../../../protocols/viewer-wire.ts"
import { WakeTimer } from "../../../protocols/wake-timer.ts"
import { LatestValue } from "./latest-value.ts"
import { sanitizeAddress, sanitizeClipboard, sanitizeHostKeyType, sanitizeTitle } from "./machine-text.ts"
import { runWhenRecorded, type ScreenHost, type SessionScreen, toMachineStatus } from "./screen.ts"

/** A panel that is just starting refuses, or does not answer yet: another try may reach it. */
const CONNECT_RETRY_CODES = new Set<LinkEndCode>([
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_NOT_FOUND",
  "UPSTREAM_UNAVAILABLE",
])
/** The same, and one that restarts in the middle of a session closes its connection. */
const RECONNECT_CODES = new Set<LinkEndCode>([...CONNECT_RETRY_CODES, "RESOURCE_CLOSED"])
/** From try to try twice as long: with ten tries a panel may take a minute and a half to start. */
const RETRY_DELAY_FIRST_MS = 2_000
const RETRY_DELAY_MAX_MS = 10_000
/** Titles, addresses and texts of a machine's clipboard: more text is of no use to a reader, and each goes to every viewer. */
const ANNOUNCEMENT_INTERVAL_MS = 100

interface DesktopSettings {
  /** How often a machine that cannot be reached, or is lost, is dialled again. */
  autoretry: number
  /** Viewers may request another screen size from the machine. */
  allowsResize: boolean
  isClipboardRecorded: boolean
}

interface DesktopHandlers extends ProtocolHandlers<DesktopEvent> {
  /** The owner's decision about the key or certificate by which the machine proves who it is. */
  onHostKey(key: { type: string; fingerprint: string }): Promise<"accept" | "refuse">
}

/** Opens one link to the machine, which draws into the framebuffer. */
type DesktopDial = (framebuffer: Framebuffer, handlers: DesktopHandlers) => RemoteLink<DesktopInput>

/** The desktop of any protocol: `dial` is called for the first link and for each retry. */
export function openDesktop(host: ScreenHost, target: DesktopSettings, dial: DesktopDial): SessionScreen {
  const { nowMs, post, recording } = host
  const viewers = new Set<string>()
  let link: RemoteLink<DesktopInput> | null = null
  let retryTimer: Timer | null = null
  let retriesLeft = target.autoretry
  let retryDelayMs = RETRY_DELAY_FIRST_MS
  let wasReady = false
  /** Since when the machine is lost whose picture is still shown; null while it is not. */
  let lostSinceMs: number | null = null
  let quality: number | null = null
  let isClosed = false
  const wakeTimer = new WakeTimer(nowMs, () => encodeDue())
  let isScheduling = false
  let isWaitingForDisk = false
  let title: Uint8Array<ArrayBuffer> | null = null
  let resolveHostKey: ((answer: "accept" | "refuse") => void) | null = null
  let location: Uint8Array<ArrayBuffer> | null = null
  let colourDepth: Uint8Array<ArrayBuffer> | null = null
  if (host.modules.kernels) adoptKernelsModule(host.modules.kernels)
  const screen = createScreen(
    {
      send: (viewerIds, bytes) => post({ kind: "message", viewerIds, bytes }),
      refresh: (rect) => link?.input({ kind: "refresh", rect }),
      quality(level) {
        quality = level
        link?.input({ kind: "quality", level })
      },
      wake: () => {
        if (!isClosed) encodeDue()
      },
    },
    recording,
  )

  const schedule = () => {
    if (recording?.isBehind) return encodeWhenRecorded(recording)
    wakeTimer.wakeAt(screen.wakeAtMs())
  }
  const encodeWhenRecorded = async (recording: RecordingWriter) => {
    if (isWaitingForDisk) return
    isWaitingForDisk = true
    await recording.whenCaughtUp()
    isWaitingForDisk = false
    if (!isClosed) encodeDue()
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
  const encodeDue = () => {
    screen.encodeDue(nowMs())
    schedule()
  }
  const onDesktopEvent = (event: DesktopEvent) => {
    if (event.kind === "ready") {
      onReady()
      titles.set(event.name)
    } else if (event.kind === "title") {
      titles.set(event.title)
    } else if (event.kind === "silence") {
      host.onMachineStatus(toMachineStatus(event))
    } else if (event.kind === "colourDepth") {
      onColourDepth(event)
    } else if (event.kind === "location") {
      locations.set(event)
    } else if (event.kind === "clipboard") {
      // A program of the machine that gives its clipboard up has copied nothing, and must not empty those of the viewers.
      if (event.text !== "") clipboards.set(event.text)
    } else {
      screen.handleEvent(event, nowMs())
      if (event.kind === "frameEnd") onFrameEnd()
      else scheduleSoon()
    }
  }
  const onReady = () => {
    retriesLeft = target.autoretry
    retryDelayMs = RETRY_DELAY_FIRST_MS
    if (wasReady && quality !== null) link?.input({ kind: "quality", level: quality })
    if (!wasReady) post({ kind: "connected" })
    wasReady = true
  }
  /** A lost machine counts as back with its first complete frame, not with its handshake. */
  const onFrameEnd = () => {
    schedule()
    if (lostSinceMs === null) return
    lostSinceMs = null
    host.onMachineStatus({ state: "ANSWERS", forMs: 0 })
  }
  const titles = new LatestValue<string>(ANNOUNCEMENT_INTERVAL_MS, (text) => {
    const bytes = encodeViewerMessage({ kind: "title", text: sanitizeTitle(text) })
    runWhenRecorded(recording, () => {
      title = bytes
      recording?.appendMessage(nowMs(), bytes)
      if (viewers.size) post({ kind: "message", viewerIds: [...viewers], bytes })
    })
  })
  const locations = new LatestValue<Extract<DesktopEvent, { kind: "location" }>>(
    ANNOUNCEMENT_INTERVAL_MS,
    (event) => {
      const bytes = encodeViewerMessage({ ...event, url: sanitizeAddress(event.url) })
      runWhenRecorded(recording, () => {
        location = bytes
        recording?.appendMessage(nowMs(), bytes)
        if (viewers.size) post({ kind: "message", viewerIds: [...viewers], bytes })
      })
    },
  )
  const onColourDepth = ({ asked, given }: Extract<DesktopEvent, { kind: "colourDepth" }>) => {
    const notice = { about: "colourDepth", asked, given } as const
    colourDepth = encodeViewerMessage({ kind: "notice", notice })
    if (viewers.size) post({ kind: "message", viewerIds: [...viewers], bytes: colourDepth })
  }
  /** Viewers receive the text; the recording notes only that there was one, without its content. */
  const clipboards = new LatestValue<string>(ANNOUNCEMENT_INTERVAL_MS, (copied) => {
    const text = sanitizeClipboard(copied)
    if (text === null) return
    const bytes = encodeViewerMessage({ kind: "clipboard", text })
    if (!host.isMessageAllowed(bytes)) return
    runWhenRecorded(recording, () => {
      recordClipboard(null, text)
      if (viewers.size) post({ kind: "message", viewerIds: [...viewers], bytes })
    })
  })
  const recordClipboard = (viewer: string | null, text: string) => {
    if (!target.isClipboardRecorded) return
    recording?.appendEvent(nowMs(), {
      about: "clipboard",
      viewer,
      sizeBytes: Buffer.byteLength(text),
      sha256: new Bun.CryptoHasher("sha256").update(text).digest("hex"),
    })
  }

  const connect = () => {
    link = dial(screen.frame, {
      onEvent: onDesktopEvent,
      onEnd: retryOrEnd,
      onInternalError: host.onInternalError,
      handshakeTimeoutMs: host.handshakeTimeoutMs,
      onHostKey(key) {
        post({ kind: "hostKey", keyType: sanitizeHostKeyType(key.type), fingerprint: key.fingerprint })
        return new Promise((resolve) => {
          resolveHostKey = resolve
        })
      },
    })
  }
  const retryOrEnd = (end: LinkEnd) => {
    link = null
    const isRetryable = (wasReady ? RECONNECT_CODES : CONNECT_RETRY_CODES).has(end.code)
    if (isClosed || retriesLeft === 0 || !isRetryable) return host.onEnd(end)
    retriesLeft -= 1
    if (wasReady) {
      lostSinceMs ??= nowMs()
      host.onMachineStatus({ state: "RECONNECTING", forMs: nowMs() - lostSinceMs })
    }
    retryTimer = setTimeout(connect, retryDelayMs)
    retryDelayMs = Math.min(retryDelayMs * 2, RETRY_DELAY_MAX_MS)
  }
  connect()

  return {
    addViewer(viewerId, atMs) {
      viewers.add(viewerId)
      screen.addViewer(viewerId, atMs)
      for (const bytes of [title, location, colourDepth])
        if (bytes) post({ kind: "message", viewerIds: [viewerId], bytes })
      schedule()
    },
    removeViewer(viewerId) {
      viewers.delete(viewerId)
      screen.removeViewer(viewerId)
      schedule()
    },
    ack(viewerId, seq, atMs) {
      screen.ack(viewerId, seq, atMs)
      encodeDue()
    },
    setQuality(viewerId, quality, atMs) {
      screen.setQuality(viewerId, quality, atMs)
      schedule()
    },
    input(viewerId, input) {
      if (input.kind === "terminalKeys" || input.kind === "terminalResize") return
      if (input.kind === "clipboard") recordClipboard(viewerId, input.text)
      if (input.kind === "resize" && !target.allowsResize) return
      link?.input(input)
    },
    dropPresses: () => link?.dropPresses?.(),
    answerHostKey(accept) {
      resolveHostKey?.(accept ? "accept" : "refuse")
      resolveHostKey = null
    },
    memoryBytes: () => screen.memoryBytes,
    close() {
      isClosed = true
      wakeTimer.clear()
      for (const announcements of [titles, locations, clipboards]) announcements.clear()
      if (retryTimer) clearTimeout(retryTimer)
      link?.close()
    },
  }
}
