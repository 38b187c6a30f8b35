/** One running remote session on the main thread: its Worker, the people in it, and how it ends. No pixels here. */
import type { LinkEnd } from "../../protocols/link.ts"
import { encodeViewerMessage, type MachineLife, MESSAGE, type Notice } from "../../protocols/viewer-wire.ts"
import { INPUT } from "../../protocols/viewer-wire-input.ts"
import type { Actor } from "../roles/rules.ts"
import type { Ending } from "./ends.ts"
import { endDetail } from "./machine-text.ts"
import type { AccessRight } from "./rules.ts"
import type { SessionPath } from "./store.ts"
import {
  type FromWorker,
  HEARTBEAT_MISSED_MS,
  HEARTBEAT_MS,
  type OpenSession,
  type ToWorker,
} from "./worker-messages.ts"

/** A viewer's socket as the session sees it. */
export interface ViewerSocket {
  send(bytes: Uint8Array): void
  /** Bytes accepted but not yet sent. */
  waitingBytes(): number
  close(code: number, reason: string): void
}

/**
 * How a viewer follows. `full`: its socket has no room, it gets nothing of the picture. `stale`: there is room again, but
 * what comes next builds on what it missed; a whole picture makes it `live`.
 */
type Flow = "live" | "full" | "stale"

export interface LiveViewer {
  id: string
  actor: Actor
  right: AccessRight
  socket: ViewerSocket
  flow: Flow
}

/** What a session tells its registry. */
export interface SessionEvents {
  hostKeySeen(session: LiveSession, key: SeenHostKey): void
  /** The machine has proved that it holds the key that the owner trusted. */
  hostKeyProven(session: LiveSession, key: SeenHostKey): void
  fault(session: LiveSession, detail: string): void
  /** A person is no longer in the session, whoever wanted it. */
  left(session: LiveSession, viewer: LiveViewer): void
  /** Called once; the Worker is gone, the recording closed or cut. */
  ended(session: LiveSession, ending: Ending): void
}

export interface SeenHostKey {
  keyType: string
  fingerprint: string
}

/** For tests: another program in the Worker's place, and less patience with it. */
export interface WorkerParts {
  worker?: string
  heartbeatMissedMs?: number
}

/** A viewer with more waiting than this is too slow for a terminal's flood; it skips to a snapshot. */
const VIEWER_WAITING_BYTES_MAX = 4 * 1024 * 1024
/** Messages that need nothing before them. */
const WHOLE_PICTURES: ReadonlySet<number> = new Set([MESSAGE.KEY, MESSAGE.TERMINAL_SNAPSHOT])
/** How long a Worker may take to close its recording. */
const CLOSE_MS_MAX = 10_000
export const SOCKET_ENDED = 1000
export const SOCKET_EXPELLED = 1008

export class LiveSession {
  readonly path: SessionPath
  readonly interfaceId: string
  /** Epoch milliseconds. */
  readonly startedAtMs: number
  /** Changes with every sign-in from which the owner joins. */
  owner: Actor
  isConnected = false
  /** Stays open when its owner leaves. */
  remains = false
  pendingHostKey: SeenHostKey | null = null
  private trustedHostKey: SeenHostKey | null = null
  windowEndsAtMs: number | null = null
  /** `sinceMs`: of `performance.now()`. */
  private machine: { state: MachineLife["state"]; sinceMs: number } = { state: "ANSWERS", sinceMs: 0 }
  readonly viewers = new Map<string, LiveViewer>()
  private readonly worker: Worker
  private readonly events: SessionEvents
  private readonly missedMs: number
  private ending: Ending | null = null
  private hasEnded = false
  private watchdog: Timer
  private closeTimer: Timer | null = null

  constructor(
    path: SessionPath,
    interfaceId: string,
    owner: Actor,
    open: OpenSession,
    events: SessionEvents,
    parts: WorkerParts = {},
  ) {
    this.path = path
    this.interfaceId = interfaceId
    this.startedAtMs = open.startedAtMs
    this.owner = owner
    this.events = events
    this.missedMs = parts.heartbeatMissedMs ?? HEARTBEAT_MISSED_MS
    this.worker = new Worker(parts.worker ?? new URL("./worker.ts", import.meta.url).href)
    this.worker.addEventListener("message", (message: MessageEvent<FromWorker>) => this.heard(message.data))
    this.worker.addEventListener("error", () => this.workerDied("the session's worker failed"))
    this.worker.addEventListener("close", () => this.workerDied("the session's worker stopped"))
    this.watchdog = this.expectHeartbeat()
    this.tell({ ...open, sentAtMs: Date.now() })
  }

  /** Lets a person in; the Worker sends the whole picture to them, then what changes. */
  add(viewer: LiveViewer): void {
    this.viewers.set(viewer.id, viewer)
    this.tell({
      kind: "addViewer",
      viewerId: viewer.id,
      userId: viewer.actor.userId,
      name: viewer.actor.displayName,
      right: viewer.right,
    })
    this.notify([viewer], { about: "state", state: this.isConnected ? "CONNECTED" : "CONNECTING" })
    this.notify([viewer], { about: "window", endsAtMs: this.windowEndsAtMs })
    if (this.machine.state !== "ANSWERS") this.notifyOfMachine([viewer])
    if (this.pendingHostKey && this.isOwner(viewer)) this.askForHostKey(viewer, this.pendingHostKey)
    this.tellWhoIsHere()
  }

  remove(viewerId: string): void {
    const viewer = this.viewers.get(viewerId)
    if (!viewer) return
    this.viewers.delete(viewerId)
    this.tell({ kind: "removeViewer", viewerId })
    this.tellWhoIsHere()
    this.events.left(this, viewer)
  }

  /** From this moment on nothing of theirs is heard. */
  expel(viewer: LiveViewer, reason: string): void {
    this.remove(viewer.id)
    viewer.socket.close(SOCKET_EXPELLED, reason)
  }

  get isEnding(): boolean {
    return this.ending !== null
  }

  isOwner(viewer: LiveViewer): boolean {
    return viewer.actor.userId === this.owner.userId
  }

  isOwnerHere(): boolean {
    return [...this.viewers.values()].some((viewer) => this.isOwner(viewer))
  }

  setRight(viewer: LiveViewer, right: AccessRight): void {
    viewer.right = right
    this.tell({ kind: "right", viewerId: viewer.id, right })
    this.notify([viewer], { about: "right", right })
    this.tellWhoIsHere()
  }

  setWindowEnd(endsAtMs: number | null): void {
    if (endsAtMs !== this.windowEndsAtMs) this.warnOfWindowEnd(endsAtMs)
  }

  /** Says again when the window ends, also when it is no news. */
  warnOfWindowEnd(endsAtMs: number | null): void {
    this.windowEndsAtMs = endsAtMs
    this.notify(this.viewers.values(), { about: "window", endsAtMs })
  }

  /** A message from a viewer's socket. Who may only look is heard when they say what they have drawn. */
  receive(viewerId: string, bytes: Uint8Array): void {
    const viewer = this.viewers.get(viewerId)
    if (!viewer || (viewer.right === "VIEW" && bytes[0] !== INPUT.ACK)) return
    this.tell({ kind: "input", viewerId, bytes })
  }

  /** The viewer's socket has room again. */
  drained(viewerId: string): void {
    const viewer = this.viewers.get(viewerId)
    if (viewer?.flow !== "full") return
    viewer.flow = "stale"
    this.tell({ kind: "catchUp", viewerId })
  }

  /** The first answer counts. */
  answerHostKey(accept: boolean): void {
    if (!this.pendingHostKey) return
    this.trustedHostKey = accept ? this.pendingHostKey : null
    this.pendingHostKey = null
    this.tell({ kind: "hostKey", accept })
  }

  /** Ends the session; the Worker closes the machine's link and the recording, then `ended` is told. */
  end(reason: Ending): void {
    if (this.ending) return
    const ending = { ...reason, detail: endDetail(reason.detail) }
    this.ending = ending
    this.notify(this.viewers.values(), {
      about: "state",
      state: "ENDED",
      code: ending.state === "COMPLETED" ? "SESSION_CLOSED" : ending.state,
      detail: ending.detail,
    })
    this.tell({ kind: "close", code: ending.code ?? "SESSION_CLOSED", detail: ending.detail })
    this.closeTimer = setTimeout(() => this.finish(), CLOSE_MS_MAX)
  }

  private heard(message: FromWorker): void {
    switch (message.kind) {
      case "message":
        return this.forward(message.viewerIds, message.bytes)
      case "alive":
        clearTimeout(this.watchdog)
        this.watchdog = this.expectHeartbeat()
        return
      case "dialling":
        return
      case "connected":
        this.isConnected = true
        if (this.trustedHostKey) this.events.hostKeyProven(this, this.trustedHostKey)
        return this.notify(this.viewers.values(), { about: "state", state: "CONNECTED" })
      case "machine":
        this.machine = { state: message.state, sinceMs: performance.now() - message.forMs }
        return this.notifyOfMachine(this.viewers.values())
      case "fault":
        return this.events.fault(this, message.detail)
      case "hostKey":
        return this.hostKeySeen(message)
      case "expel": {
        const viewer = this.viewers.get(message.viewerId)
        if (viewer) this.expel(viewer, message.detail)
        return
      }
      case "ended":
        this.endByMachine(message.end)
        return this.finish()
    }
  }

  private notifyOfMachine(viewers: Iterable<LiveViewer>): void {
    const { state, sinceMs } = this.machine
    const forMs = state === "ANSWERS" ? 0 : Math.round(performance.now() - sinceMs)
    this.notify(viewers, { about: "machine", state, forMs })
  }

  private hostKeySeen(key: SeenHostKey): void {
    this.pendingHostKey = { keyType: key.keyType, fingerprint: key.fingerprint }
    this.events.hostKeySeen(this, this.pendingHostKey)
    for (const viewer of this.viewers.values()) {
      if (this.isOwner(viewer)) this.askForHostKey(viewer, this.pendingHostKey)
    }
  }

  private askForHostKey(viewer: LiveViewer, key: SeenHostKey): void {
    this.notify([viewer], { about: "hostKey", ...key })
  }

  private endByMachine({ code, detail, exitStatus }: LinkEnd): void {
    if (this.ending) return
    const state = code === "SESSION_CLOSED" ? "COMPLETED" : "CONNECTION_ERROR"
    this.ending = { state, code, detail, exitStatus }
    this.notify(this.viewers.values(), { about: "state", state: "ENDED", code, detail })
  }

  private workerDied(detail: string): void {
    if (this.hasEnded) return
    this.endByMachine({ code: "SERVER_BUSY", detail })
    this.finish()
  }

  private expectHeartbeat(): Timer {
    return setTimeout(
      () => this.workerDied("the session's worker does not answer"),
      HEARTBEAT_MS + this.missedMs,
    )
  }

  private finish(): void {
    if (this.hasEnded || !this.ending) return
    this.hasEnded = true
    clearTimeout(this.watchdog)
    if (this.closeTimer) clearTimeout(this.closeTimer)
    this.worker.terminate()
    for (const viewer of this.viewers.values()) viewer.socket.close(SOCKET_ENDED, "session ended")
    this.viewers.clear()
    this.events.ended(this, this.ending)
  }

  private forward(viewerIds: readonly string[], bytes: Uint8Array): void {
    for (const id of viewerIds) {
      const viewer = this.viewers.get(id)
      if (!viewer || viewer.flow === "full") continue
      if (viewer.flow === "stale" && !WHOLE_PICTURES.has(bytes[0] ?? 0)) continue
      const isFull = viewer.socket.waitingBytes() > VIEWER_WAITING_BYTES_MAX
      viewer.flow = isFull ? "full" : "live"
      if (!isFull) viewer.socket.send(bytes)
    }
  }

  private notify(viewers: Iterable<LiveViewer>, notice: Notice): void {
    const bytes = encodeViewerMessage({ kind: "notice", notice })
    for (const viewer of viewers) viewer.socket.send(bytes)
  }

  private tellWhoIsHere(): void {
    const here = [...this.viewers.values()]
    const viewers = here.map(({ id, actor, right }) => ({
      id,
      name: actor.displayName,
      right,
      userId: actor.userId,
    }))
    for (const viewer of here) this.notify([viewer], { about: "viewers", self: viewer.id, viewers })
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message)
  }
}
