/**
 * The remote sessions that run in this process: starting, joining, and ending them the moment the book no longer allows
 * them. Rights are asked again on every change and every few seconds, so nothing can be forgotten.
 */
import type { LivenessLimits } from "../../protocols/liveness.ts"
import type { Change, Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { pinKnownHost } from "../interfaces/store.ts"
import type { Actor } from "../roles/rules.ts"
import { type Ending, endingOf, recordEnd } from "./ends.ts"
import { GivenCredentials } from "./given-credentials.ts"
import {
  LiveSession,
  type LiveViewer,
  type SeenHostKey,
  type SessionEvents,
  type ViewerSocket,
  type WorkerParts,
} from "./live-session.ts"
import {
  type AccessRight,
  LIVE_SESSIONS_MAX,
  OWNER_GRACE_MS,
  RECHECK_INTERVAL_MS,
  VIEWERS_MAX,
} from "./rules.ts"
import { rightOf, standingOf } from "./standing.ts"
import { insertViewer, type SessionPath, saveViewerEnd, saveViewerRight } from "./store.ts"
import { Viewings } from "./viewings.ts"
import type { OpenSession } from "./worker-messages.ts"

export interface StartOrder {
  path: SessionPath
  interfaceId: string
  interfaceChangedOn: string
  connectorMark: string | null
  owner: Actor
  open: OpenSession
}

interface Running {
  session: LiveSession
  interfaceChangedOn: string
  connectorMark: string | null
  graceTimer: Timer | null
  /** Resolves when the end is in the database. */
  ended: PromiseWithResolvers<void>
}

/** For tests, which do not wait for minutes. */
export interface LiveOptions extends WorkerParts {
  graceMs?: number
  recheckMs?: number
  handshakeMs?: number
  liveness?: LivenessLimits
}

/** A database that is starting again is back within seconds; an end that is never saved is put right at the next start. */
const SAVE_ATTEMPTS_MAX = 10
const SAVE_RETRY_MS = 3_000
/** How long a stop waits for all recordings to be closed. */
const SHUTDOWN_MS_MAX = 15_000

export class LiveSessions {
  /** Of people who are about to start a session. */
  readonly credentials = new GivenCredentials()
  /** Of people who look at recordings. */
  readonly viewings = new Viewings()
  private readonly deps: Deps
  private readonly options: LiveOptions
  private readonly running = new Map<string, Running>()
  private readonly timer: Timer
  private recheck: Promise<void> | null = null
  private recheckAgain = false
  private isStopping = false

  constructor(deps: Deps, options: LiveOptions = {}) {
    this.deps = deps
    this.options = options
    this.timer = setInterval(() => this.recheckSoon(), options.recheckMs ?? RECHECK_INTERVAL_MS)
    this.timer.unref()
  }

  get size(): number {
    return this.running.size
  }

  /** May one more session start in this process? */
  get hasRoom(): boolean {
    return !this.isStopping && this.running.size < LIVE_SESSIONS_MAX
  }

  find(sessionId: string): LiveSession | null {
    return this.running.get(sessionId)?.session ?? null
  }

  /** @throws Refusal SERVER_BUSY */
  start(order: StartOrder): void {
    if (!this.hasRoom) throw new Refusal("SERVER_BUSY", "no room for another session")
    const { path, owner, interfaceId, interfaceChangedOn, connectorMark } = order
    const { handshakeMs, liveness } = this.options
    const open = {
      ...order.open,
      ...(handshakeMs === undefined ? {} : { handshakeMs }),
      ...(liveness === undefined ? {} : { liveness }),
    }
    const events: SessionEvents = {
      hostKeySeen: (_session, key) =>
        this.deps.log.info("Host key seen for the first time", { interfaceId, ...key }),
      hostKeyProven: (_session, key) => void this.pinHostKey(interfaceId, key),
      fault: (_session, detail) =>
        this.deps.log.error("A session's worker failed", { sessionId: path.sessionId, detail }),
      left: (session, viewer) => void this.viewerLeft(session, viewer),
      ended: (ended, ending) => void this.saveEnd(ended, ending),
    }
    const session = new LiveSession(path, interfaceId, owner, open, events, this.options)
    const ended = Promise.withResolvers<void>()
    const entry = { session, interfaceChangedOn, connectorMark, graceTimer: null, ended }
    this.running.set(path.sessionId, entry)
    this.startGrace(entry)
    this.recheckSoon()
  }

  /** Lets a person in. @returns the viewer, or null when the session has ended, or is full */
  async join(
    sessionId: string,
    actor: Actor,
    right: AccessRight,
    socket: ViewerSocket,
  ): Promise<LiveViewer | null> {
    const entry = this.running.get(sessionId)
    if (!entry || !mayTakeOneMore(entry.session, actor.userId)) return null
    const { db, clock } = this.deps
    const id = await insertViewer(db, { sessionId, userId: actor.userId, right, startedOn: clock() })
    const viewer: LiveViewer = { id, actor, right, socket, flow: "live" }
    if (!mayTakeOneMore(entry.session, actor.userId)) {
      await saveViewerEnd(db, id, clock())
      return null
    }
    if (entry.session.isOwner(viewer)) {
      entry.session.owner = actor
      this.stopGrace(entry)
    }
    entry.session.add(viewer)
    return viewer
  }

  leave(sessionId: string, viewerId: string): void {
    this.find(sessionId)?.remove(viewerId)
  }

  /** Whether the session goes on when its owner leaves; told by an owner who has left, the grace begins now. */
  letRemain(session: LiveSession, remains: boolean): void {
    session.remains = remains
    const entry = this.running.get(session.path.sessionId)
    if (entry && !remains && !session.isOwnerHere()) this.startGrace(entry)
  }

  private async viewerLeft(session: LiveSession, viewer: LiveViewer): Promise<void> {
    const entry = this.running.get(session.path.sessionId)
    if (entry && session.isOwner(viewer) && !session.isOwnerHere()) this.startGrace(entry)
    try {
      await saveViewerEnd(this.deps.db, viewer.id, this.deps.clock())
    } catch (error) {
      this.deps.log.error("Saving a viewer's leave failed", { viewerId: viewer.id, error })
    }
  }

  /** Ends a session and waits until its recording is closed and the end is saved. */
  async end(sessionId: string, ending: Ending): Promise<void> {
    const entry = this.running.get(sessionId)
    if (!entry) return
    entry.session.end(ending)
    await entry.ended.promise
  }

  /** Tells everybody in the sessions of an issue when its window ends. */
  warnOfWindowEnd(issueId: string, endsAtMs: number): void {
    for (const { session } of this.running.values()) {
      if (session.path.issueId === issueId) session.warnOfWindowEnd(endsAtMs)
    }
  }

  /** Something changed that rights may depend on. */
  changed(_change: Change): void {
    this.recheckSoon()
  }

  /** Ends everything, as the server stops. */
  async shutdown(): Promise<void> {
    this.isStopping = true
    clearInterval(this.timer)
    const ends = [...this.running.keys()].map((id) =>
      this.end(id, { state: "MANAGER_SHUTDOWN_ERROR", code: null, detail: "the server was stopped" }),
    )
    const done = Promise.all([...ends, this.recheck])
    await Promise.race([done, Bun.sleep(SHUTDOWN_MS_MAX)])
  }

  /** Asks again for every session; resolves when all have been asked. */
  async recheckNow(): Promise<void> {
    for (const entry of [...this.running.values()]) {
      await this.recheckSession(entry).catch((error) =>
        this.deps.log.error("Rechecking a session failed", {
          sessionId: entry.session.path.sessionId,
          error,
        }),
      )
    }
  }

  private recheckSoon(): void {
    if (this.running.size === 0 || this.isStopping) return
    if (this.recheck) {
      this.recheckAgain = true
      return
    }
    this.recheck = this.recheckNow().finally(() => {
      this.recheck = null
      if (!this.recheckAgain) return
      this.recheckAgain = false
      this.recheckSoon()
    })
  }

  private async recheckSession({ session, interfaceChangedOn, connectorMark }: Running): Promise<void> {
    const { path, interfaceId, owner } = session
    const standing = await standingOf(this.deps, {
      path,
      interfaceId,
      interfaceChangedOn,
      connectorMark,
      ownerSignInId: owner.signInId,
    })
    if (standing.end) return session.end(endingOf(standing.end))
    session.setWindowEnd(standing.windowEndsAtMs)
    for (const viewer of [...session.viewers.values()]) await this.recheckViewer(session, viewer)
  }

  private async recheckViewer(session: LiveSession, viewer: LiveViewer): Promise<void> {
    const facts = { path: session.path, ownerId: session.owner.userId }
    const now = await rightOf(this.deps, facts, viewer.actor.signInId)
    if (!now && viewer.actor.signInId === session.owner.signInId) {
      // The session stands and falls with this sign-in: asked again, it ends with its reason.
      this.recheckAgain = true
      return
    }
    if (!now) return session.expel(viewer, "no longer allowed")
    if (now.right === viewer.right) return
    session.setRight(viewer, now.right)
    await saveViewerRight(this.deps.db, viewer.id, now.right)
  }

  private startGrace(entry: Running): void {
    this.stopGrace(entry)
    entry.graceTimer = setTimeout(() => {
      if (entry.session.isOwnerHere() || entry.session.remains) return
      entry.session.end({ state: "COMPLETED", code: "SESSION_CLOSED", detail: "the owner has left" })
    }, this.options.graceMs ?? OWNER_GRACE_MS)
  }

  private stopGrace(entry: Running): void {
    if (entry.graceTimer) clearTimeout(entry.graceTimer)
    entry.graceTimer = null
  }

  private async pinHostKey(interfaceId: string, key: SeenHostKey): Promise<void> {
    try {
      await pinKnownHost(this.deps.db, interfaceId, `${key.keyType} ${key.fingerprint}`)
    } catch (error) {
      this.deps.log.error("Pinning a host key failed", { interfaceId, error })
    }
  }

  private async saveEnd(session: LiveSession, ending: Ending): Promise<void> {
    const { sessionId } = session.path
    const entry = this.running.get(sessionId)
    this.running.delete(sessionId)
    if (entry) this.stopGrace(entry)
    const endedOn = this.deps.clock()
    for (let attempt = 1; attempt <= SAVE_ATTEMPTS_MAX; attempt++) {
      try {
        await recordEnd(this.deps, session, ending, endedOn)
        break
      } catch (error) {
        this.deps.log.error("Saving a session's end failed", { sessionId, attempt, error })
        await Bun.sleep(SAVE_RETRY_MS)
      }
    }
    entry?.ended.resolve()
  }
}

/** One seat is the owner's: a crowd keeps nobody out of their own session. */
function mayTakeOneMore(session: LiveSession, userId: string): boolean {
  const isOwner = userId === session.owner.userId
  const others = [...session.viewers.values()].filter((viewer) => !session.isOwner(viewer)).length
  if (session.isEnding || session.viewers.size >= VIEWERS_MAX) return false
  return isOwner || others < VIEWERS_MAX - 1
}
