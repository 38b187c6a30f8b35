/**
 * The connection to a running session: starts it or loads its state, gets a ticket, opens the socket, and reconnects
 * when the network is lost. Messages go to `onMessage`, model changes to `dispatch`. No DOM; calls, socket and timer
 * are injected.
 */
import { decodeViewerMessage, type ViewerMessage } from "../../protocols/viewer-wire.ts"
import { encodeViewerInput, isPress, type ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { PieceJoiner, piecesOf } from "../../protocols/viewer-wire-pieces.ts"
import { ApiError } from "../../src/http/api-client.ts"
import type { Session } from "../../src/sessions/session/contract.ts"
import type { AccessRight, Prerequisite } from "../../src/sessions/session/rules.ts"
import { CLOSE_LATE_INPUT } from "../../src/sessions/session/rules-socket.ts"
import { requiresStepUp } from "../step-up.ts"
import { DeliveryCheck } from "./delivery-check.ts"
import { type EndReason, isNormalEnd, type SessionAction } from "./model.ts"

/** The server, as far as this file calls it. */
export interface SessionCalls {
  start(): Promise<Session>
  session(sessionId: string): Promise<Session>
  ticket(sessionId: string): Promise<{ ticket: string; accessRight: AccessRight }>
  end(sessionId: string): Promise<unknown>
}

interface LinkDeps {
  calls: SessionCalls
  /** Opens the viewer's socket with this ticket. */
  openSocket(ticket: string): WebSocket
  dispatch(action: SessionAction): void
  /**
   * Receives every message but notices, in order; each socket begins with a key frame.
   *
   * @returns resolves when the message is visible, and the frame is acknowledged; rejects when it cannot be drawn
   */
  onMessage(message: ViewerMessage): Promise<void>
  /** Runs `work` after `ms`; returns a function that cancels it. */
  schedule(ms: number, work: () => void): () => void
  /** Milliseconds of any clock that only goes forward. */
  nowMs(): number
}

export interface SessionLink {
  /** Starts a new session. */
  start(): Promise<void>
  /** Joins a running one. */
  join(sessionId: string): Promise<void>
  send(input: ViewerInput): void
  /** Owner: ends it for everyone. */
  end(): Promise<void>
  /** Leaves it running. */
  leave(): void
  /** Opens a new socket, which begins with a key frame. */
  restart(): void
  /** Retries immediately instead of waiting (the network is back). */
  retryNow(): void
  /**
   * Call it at intervals in which the server answers a ping. A server that has said nothing between several calls counts as
   * lost, though nothing closes a socket whose network only stopped forwarding. What it sends comes in pieces, each of which is
   * heard. A first picture may take longer, and pings wait behind a pasted text: then the server is asked by a call.
   */
  checkSilence(): void
  close(): void
}

/** From half a second to eight: quick after a hiccup, gentle on a server that restarts. */
const RETRY_FIRST_MS = 500
const RETRY_LAST_MS = 8000
/** About two and a half minutes, more than the owner's grace period; then the connection counts as failed. */
const RETRIES_MAX = 24
/** Above this many unsent bytes the network counts as stalled: pointer moves are dropped first. */
const BUFFERED_BYTES_MAX = 256 * 1024
/** A text that a slow line carries for some seconds; a shorter one does not delay the notice of a lost network. */
const LONG_TEXT_BYTES = 32 * 1024
/** Counted by calls and not in time, so that a page that was suspended handles what has arrived meanwhile before it concludes. */
const SILENT_CHECKS_MAX = 4
/** So many times as long, at most, for an attempt to connect: given up early each time, a slow server would never be reached. */
const ATTEMPT_PATIENCE_MAX = 3

/** How exactly the server is told when input was made. */
const TIME_STEP_MS = 100

export function createLink({
  calls,
  openSocket,
  dispatch,
  onMessage,
  schedule,
  nowMs,
}: LinkDeps): SessionLink {
  let sessionId: string | null = null
  let socket: WebSocket | null = null
  /** The socket whose first picture was seen. */
  let firstPictureSocket: WebSocket | null = null
  let retries = 0
  let cancelRetry: (() => void) | null = null
  /** Raised by every start, join and close: what was under way before is then void. */
  let generation = 0
  /** A ticket is requested. */
  let isAsking = false
  let [longText, presses] = [new DeliveryCheck(), new DeliveryCheck()]
  /** What the server was told last. */
  let toldTimeMs = Number.NEGATIVE_INFINITY
  /** Checks since the server said anything. */
  let silentChecks = 0
  /** The server is asked by a call whether it is there. */
  let isCalling = false

  const finish = (action: Extract<SessionAction, { kind: "ended" | "failed" | "missing" }>) => {
    close()
    dispatch(action)
  }
  function close() {
    abandon()
    cancelRetry?.()
    cancelRetry = null
  }
  /** Drops the socket, and the ticket that is still awaited. */
  function abandon() {
    generation++
    isAsking = false
    isCalling = false
    const old = socket
    socket = null
    old?.close()
  }
  const onHeard = () => {
    silentChecks = 0
  }
  const onSession = (session: Session) => {
    sessionId = session.id
    dispatch({
      kind: "session",
      sessionId: session.id,
      ownerId: session.owner.id,
      startedAtMs: Date.parse(session.startTime),
      hasRecording: !session.isActive && isPlayable(session),
    })
  }

  async function connect(): Promise<void> {
    const mine = generation
    if (!sessionId) return
    isAsking = true
    onHeard()
    try {
      const { ticket, accessRight } = await calls.ticket(sessionId)
      if (mine !== generation) return
      isAsking = false
      dispatch({ kind: "right", right: accessRight })
      attach(openSocket(ticket))
    } catch (error) {
      if (mine !== generation) return
      if (error instanceof ApiError && error.status < 500) await explainRefusal(error, mine)
      else scheduleRetry()
    }
  }

  function attach(opened: WebSocket): void {
    socket = opened
    const pieces = new PieceJoiner()
    longText = new DeliveryCheck()
    presses = new DeliveryCheck()
    toldTimeMs = Number.NEGATIVE_INFINITY
    onHeard()
    opened.binaryType = "arraybuffer"
    opened.onopen = () => {
      if (socket === opened) dispatch({ kind: "socketOpen" })
    }
    opened.onmessage = ({ data }) => {
      if (socket !== opened || !(data instanceof ArrayBuffer)) return
      onHeard()
      try {
        const whole = pieces.join(new Uint8Array(data))
        if (whole) handleMessage(decodeViewerMessage(whole), opened)
      } catch {
        restart()
      }
    }
    opened.onclose = ({ code }) => {
      if (socket !== opened) return
      socket = null
      // It says so itself where answers to later pings were on their way to it.
      if (code === CLOSE_LATE_INPUT) presses.onSent()
      scheduleRetry()
    }
  }

  function handleMessage(message: ViewerMessage, on: WebSocket): void {
    if (message.kind !== "notice") {
      onMessage(message).then(
        () => onDrawn(message, on),
        () => socket === on && restart(),
      )
      return
    }
    const { notice } = message
    if (notice.about === "pong") for (const one of [longText, presses]) one.onPong(notice.token)
    dispatch({ kind: "notice", notice, atMs: Date.now() })
    if (notice.about === "state" && notice.state === "ENDED") close()
  }

  /** Ignores messages of a socket that has been replaced. */
  function onDrawn(message: ViewerMessage, on: WebSocket): void {
    if (socket !== on) return
    if (message.kind === "key" || message.kind === "frame") send({ kind: "ack", seq: message.seq })
    if (message.kind !== "key" && message.kind !== "terminalSnapshot") return
    retries = 0
    if (firstPictureSocket === on) return
    firstPictureSocket = on
    dispatch({ kind: "picture" })
  }

  function send(input: ViewerInput): void {
    if (socket?.readyState !== WebSocket.OPEN) return
    if (input.kind === "pointer" && socket.bufferedAmount > BUFFERED_BYTES_MAX) return
    const bytes = encodeViewerInput(input)
    if (bytes.length >= LONG_TEXT_BYTES) longText.onSent()
    if (isPress(input)) presses.onSent()
    if (input.kind === "ping") for (const one of [longText, presses]) one.onPing(input.token)
    // With each ping, because the server learns from all of them how long a message takes.
    if (input.kind === "ping" || isPress(input)) tellTime(socket)
    for (const piece of piecesOf(bytes)) socket.send(piece)
  }

  function tellTime(to: WebSocket): void {
    const atMs = Math.floor(nowMs())
    if (atMs - toldTimeMs < TIME_STEP_MS) return
    toldTimeMs = atMs
    to.send(encodeViewerInput({ kind: "time", atMs }))
  }

  function scheduleRetry(): void {
    isAsking = false
    cancelRetry?.()
    if (retries >= RETRIES_MAX) {
      finish({ kind: "failed", end: { code: "CLIENT_TIMEOUT", detail: "" } })
      return
    }
    dispatch({ kind: "socketLost", isInputLost: presses.isOpen })
    const waitMs = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** retries)
    retries++
    cancelRetry = schedule(waitMs, () => {
      cancelRetry = null
      void connect()
    })
  }

  function restart(): void {
    if (!socket && !isAsking) return
    abandon()
    scheduleRetry()
  }

  /** The server may be long in making it, and one piece of it long on its way. */
  function isReceivingFirstPicture(): boolean {
    return socket?.readyState === WebSocket.OPEN && firstPictureSocket !== socket
  }

  /** Each attempt to connect again has more time than the one before. */
  function silentChecksMax(): number {
    const isConnecting = socket === null || firstPictureSocket !== socket
    return SILENT_CHECKS_MAX * (isConnecting ? Math.min(Math.max(1, retries), ATTEMPT_PATIENCE_MAX) : 1)
  }

  function isSendingText(): boolean {
    return socket?.readyState === WebSocket.OPEN && longText.isOpen
  }

  async function callServer(): Promise<void> {
    const mine = generation
    isCalling = true
    onHeard()
    try {
      await calls.session(sessionId ?? "")
      if (mine === generation) isCalling = false
    } catch {
      if (mine === generation) restart()
    }
  }

  /** Finds out why the ticket was refused: the session has ended, or the user has no access to it. */
  async function explainRefusal(refused: ApiError, mine: number): Promise<void> {
    const session = await calls.session(sessionId ?? "").catch(() => null)
    if (mine !== generation) return
    if (session && !session.isActive) {
      onSession(session)
      finish(toEndAction(toSessionEnd(session)))
    } else finish({ kind: "failed", end: toExclusionEnd(refused) ?? toRefusalEnd(refused) })
  }

  /** Who has seen the session and may no longer was not refused at its door. */
  function toExclusionEnd({ code }: ApiError): EndReason | null {
    return firstPictureSocket && code === "NOT_ALLOWED" ? { code: "ACCESS_ENDED", detail: "" } : null
  }

  async function open(load: () => Promise<Session>): Promise<void> {
    close()
    const mine = generation
    retries = 0
    dispatch({ kind: "starting" })
    try {
      const session = await load()
      if (mine !== generation) return
      onSession(session)
      if (!session.isActive) return finish(toEndAction(toSessionEnd(session)))
      await connect()
    } catch (error) {
      if (mine === generation) finish(toStartFailure(error))
    }
  }

  return {
    start: () => open(() => calls.start()),
    join: (id) => open(() => calls.session(id)),
    send,
    async end() {
      if (!sessionId) return
      dispatch({ kind: "leaving" })
      try {
        await calls.end(sessionId)
        finish({ kind: "ended", end: { code: "COMPLETED", detail: "" } })
      } catch (error) {
        finish({ kind: "failed", end: toRefusalEnd(error) })
      }
    },
    leave: () => finish({ kind: "ended", end: { code: "LEFT", detail: "" } }),
    restart,
    retryNow() {
      if (!cancelRetry) return
      cancelRetry()
      cancelRetry = null
      void connect()
    },
    checkSilence() {
      if (++silentChecks < silentChecksMax()) return
      if ((isReceivingFirstPicture() || isSendingText()) && !isCalling) void callServer()
      else restart()
    },
    close,
  }
}

const isPlayable = ({ screenRecording }: Session): boolean =>
  screenRecording !== null && screenRecording.state !== "DELETED"

function toSessionEnd(session: Session): EndReason {
  const isVague = session.state === "CONNECTION_ERROR" && session.endCode !== null
  return {
    code: isVague ? (session.endCode ?? session.state) : session.state,
    detail: session.endDetail,
    diagnosis: session.endDiagnosis ?? undefined,
    cause: session.endCause ?? undefined,
    person: session.endPerson || undefined,
    exitStatus: session.exitStatus ?? undefined,
  }
}

function toEndAction(end: EndReason): Extract<SessionAction, { kind: "ended" | "failed" }> {
  return isNormalEnd(end.code) ? { kind: "ended", end } : { kind: "failed", end }
}

function toRefusalEnd(error: unknown): EndReason {
  if (requiresStepUp(error)) return { code: "STEP_UP_REQUIRED", detail: "" }
  if (error instanceof ApiError) {
    // A session that is missing has a code of its own in the catalogue; what a start needs has not.
    const isSession = (error.body?.reason ?? "sessionNotFound") === "sessionNotFound"
    if (error.code === "NOT_FOUND" && isSession) return { code: "RESOURCE_NOT_FOUND", detail: "" }
    return { code: error.code, detail: "", text: error.body?.message }
  }
  return { code: "CLIENT_TIMEOUT", detail: "" }
}

function toStartFailure(error: unknown): Extract<SessionAction, { kind: "failed" | "missing" }> {
  const missing = error instanceof ApiError ? error.body?.details.missing : undefined
  if (Array.isArray(missing)) return { kind: "missing", prerequisites: missing as Prerequisite[] }
  return { kind: "failed", end: toRefusalEnd(error) }
}
