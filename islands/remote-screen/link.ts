/**
 * The way to a running session: start it or learn about it, get a ticket, open the socket, and again when the network
 * is lost. Messages go to `receive`, everything worth showing to `happen`. No DOM; calls, socket and timer are given.
 */
import { decodeViewerMessage, type ViewerMessage } from "../../protocols/viewer-wire.ts"
import { encodeViewerInput, type ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { CallRefused } from "../../src/http/call.ts"
import type { Session } from "../../src/remote/contract.ts"
import type { AccessRight, Prerequisite } from "../../src/remote/rules.ts"
import { asksForProof } from "../proof.ts"
import { type End, type Happening, isOrdinaryEnd } from "./model.ts"

/** The server, as far as this file calls it. */
export interface SessionCalls {
  start(): Promise<Session>
  session(sessionId: string): Promise<Session>
  ticket(sessionId: string): Promise<{ ticket: string; accessRight: AccessRight }>
  end(sessionId: string): Promise<unknown>
}

export interface LinkParts {
  calls: SessionCalls
  /** Opens the viewer's socket with this ticket. */
  openSocket(ticket: string): WebSocket
  happen(happening: Happening): void
  /**
   * Every message but notices, in order; each socket begins with a whole picture.
   *
   * @returns when it is to be seen: a picture is acknowledged then; rejects when it cannot be drawn
   */
  receive(message: ViewerMessage): Promise<void>
  /** Runs `work` after `ms`; returns how to forget it. */
  later(ms: number, work: () => void): () => void
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
  /** Begins a new socket, and with it a whole picture. */
  restart(): void
  /** Tries at once instead of waiting (the network is back). */
  retryNow(): void
  close(): void
}

/** From half a second to eight: quick after a hiccup, gentle on a server that restarts. */
const RETRY_FIRST_MS = 500
const RETRY_LAST_MS = 8000
/** Some two and a half minutes, more than the owner's grace; then it is time to say so. */
const RETRIES_MAX = 24
/** More unsent bytes than this and the network is gone in practice: pointer moves are dropped first. */
const BUFFERED_BYTES_MAX = 256 * 1024

export function createLink({ calls, openSocket, happen, receive, later }: LinkParts): SessionLink {
  let sessionId: string | null = null
  let socket: WebSocket | null = null
  /** The socket whose first picture was seen. */
  let pictured: WebSocket | null = null
  let retries = 0
  let forgetRetry: (() => void) | null = null
  /** Raised by every start, join and close: what was under way before is then void. */
  let round = 0

  const finish = (happening: Extract<Happening, { kind: "ended" | "failed" | "missing" }>) => {
    close()
    happen(happening)
  }
  function close() {
    round++
    forgetRetry?.()
    forgetRetry = null
    const old = socket
    socket = null
    old?.close()
  }
  const known = (session: Session) => {
    sessionId = session.id
    happen({
      kind: "session",
      sessionId: session.id,
      ownerId: session.owner.id,
      startedAtMs: Date.parse(session.startTime),
    })
  }

  async function connect(): Promise<void> {
    const mine = round
    if (!sessionId) return
    try {
      const { ticket, accessRight } = await calls.ticket(sessionId)
      if (mine !== round) return
      happen({ kind: "right", right: accessRight })
      attach(openSocket(ticket))
    } catch (error) {
      if (mine !== round) return
      if (error instanceof CallRefused && error.status < 500) await explain(error, mine)
      else retryLater()
    }
  }

  function attach(opened: WebSocket): void {
    socket = opened
    opened.binaryType = "arraybuffer"
    opened.onopen = () => {
      if (socket === opened) happen({ kind: "socketOpen" })
    }
    opened.onmessage = ({ data }) => {
      if (socket !== opened || !(data instanceof ArrayBuffer)) return
      try {
        hear(decodeViewerMessage(new Uint8Array(data)), opened)
      } catch {
        restart()
      }
    }
    opened.onclose = () => {
      if (socket !== opened) return
      socket = null
      retryLater()
    }
  }

  function hear(message: ViewerMessage, on: WebSocket): void {
    if (message.kind !== "notice") {
      receive(message).then(
        () => seen(message, on),
        () => socket === on && restart(),
      )
      return
    }
    const { notice } = message
    happen({ kind: "notice", notice, atMs: Date.now() })
    if (notice.about === "state" && notice.state === "ENDED") close()
  }

  /** What comes from a socket that was replaced meanwhile concerns nobody. */
  function seen(message: ViewerMessage, on: WebSocket): void {
    if (socket !== on) return
    if (message.kind === "key" || message.kind === "frame") send({ kind: "ack", seq: message.seq })
    if (message.kind !== "key" && message.kind !== "terminalSnapshot") return
    retries = 0
    if (pictured === on) return
    pictured = on
    happen({ kind: "picture" })
  }

  function send(input: ViewerInput): void {
    if (socket?.readyState !== WebSocket.OPEN) return
    if (input.kind === "pointer" && socket.bufferedAmount > BUFFERED_BYTES_MAX) return
    socket.send(encodeViewerInput(input))
  }

  function retryLater(): void {
    forgetRetry?.()
    if (retries >= RETRIES_MAX) {
      finish({ kind: "failed", end: { code: "CLIENT_TIMEOUT", detail: "" } })
      return
    }
    happen({ kind: "socketLost" })
    const waitMs = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** retries)
    retries++
    forgetRetry = later(waitMs, () => {
      forgetRetry = null
      void connect()
    })
  }

  function restart(): void {
    const old = socket
    if (!old) return
    socket = null
    old.close()
    retryLater()
  }

  /** The ticket is refused: the session has ended meanwhile, or this person may not be in it. */
  async function explain(refused: CallRefused, mine: number): Promise<void> {
    const session = await calls.session(sessionId ?? "").catch(() => null)
    if (mine !== round) return
    if (session && !session.isActive) finish(endedAs(endOfSession(session)))
    else finish({ kind: "failed", end: endOfRefusal(refused) })
  }

  async function begin(load: () => Promise<Session>): Promise<void> {
    close()
    const mine = round
    retries = 0
    happen({ kind: "starting" })
    try {
      const session = await load()
      if (mine !== round) return
      known(session)
      if (!session.isActive) return finish(endedAs(endOfSession(session)))
      await connect()
    } catch (error) {
      if (mine === round) finish(refusedStart(error))
    }
  }

  return {
    start: () => begin(() => calls.start()),
    join: (id) => begin(() => calls.session(id)),
    send,
    async end() {
      if (!sessionId) return
      happen({ kind: "leaving" })
      try {
        await calls.end(sessionId)
        finish({ kind: "ended", end: { code: "COMPLETED", detail: "" } })
      } catch (error) {
        finish({ kind: "failed", end: endOfRefusal(error) })
      }
    },
    leave: () => finish({ kind: "ended", end: { code: "LEFT", detail: "" } }),
    restart,
    retryNow() {
      if (!forgetRetry) return
      forgetRetry()
      forgetRetry = null
      void connect()
    },
    close,
  }
}

function endOfSession(session: Session): End {
  const isVague = session.state === "CONNECTION_ERROR" && session.endCode !== null
  return { code: isVague ? (session.endCode ?? session.state) : session.state, detail: session.endDetail }
}

function endedAs(end: End): Extract<Happening, { kind: "ended" | "failed" }> {
  return isOrdinaryEnd(end.code) ? { kind: "ended", end } : { kind: "failed", end }
}

function endOfRefusal(error: unknown): End {
  if (asksForProof(error)) return { code: "NOT_PROVED", detail: "" }
  if (error instanceof CallRefused) {
    // What is missing here is the session: the catalogue has a code of its own for that.
    if (error.code === "NOT_FOUND") return { code: "RESOURCE_NOT_FOUND", detail: "" }
    return { code: error.code, detail: "", ...(error.body ? { text: error.body.message } : {}) }
  }
  return { code: "CLIENT_TIMEOUT", detail: "" }
}

function refusedStart(error: unknown): Extract<Happening, { kind: "failed" | "missing" }> {
  const missing = error instanceof CallRefused ? error.body?.details.missing : undefined
  if (Array.isArray(missing)) return { kind: "missing", prerequisites: missing as Prerequisite[] }
  return { kind: "failed", end: endOfRefusal(error) }
}
