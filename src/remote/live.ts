/**
 * The remote sessions that run in this process: starting, joining, and ending them the moment the book no longer allows
 * them. Rights are asked again on every change and every few seconds, so nothing can be forgotten.
 */
import type { LivenessLimits } from "../../protocols/liveness.ts"
import type { Change, Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { pinKnownHost } from "../interfaces/store.ts"
import type { Actor } from "../roles/rules.ts"
import { type Ending, endingOf, endLost, recordEnd } from "./ends.ts"
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
  endOfRunning,
  LIVE_SESSIONS_MAX,
  OWNER_GRACE_MS,
  RECHECK_INTERVAL_MS,
  RECONCILE_INTERVAL_MS,
  type RunningFacts,
  UNCONFIRMED_RIGHTS_MS_MAX,
  VIEWERS_MAX,
} from "./rules.ts"
import { type AskedSession, type Standing, standingsOf } from "./standing.ts"
import { activeSessions, insertViewer, type SessionPath, saveViewerEnd, saveViewerRight } from "./store.ts"
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
  /** What the last recheck that the database answered found. */
  facts: RunningFacts | null
  /** Of the session's start, in `performance.now()`: its times must not go back when the clock of the system does. */
  startedAtMs: number
  /** Resolves when the end is in the database. */
  ended: PromiseWithResolvers<void>
}

/** For tests, which do not wait for minutes. */
export interface LiveOptions extends WorkerParts {
  graceMs?: number
  recheckMs?: number
  reconcileMs?: number
  unconfirmedMs?: number
  handshakeMs?: number
  liveness?: LivenessLimits
}

/** An end is saved until it is saved: at first soon, in the end this often. */
const SAVE_RETRY_FIRST_MS = 500
const SAVE_RETRY_LAST_MS = 15_000
/** How long who ends a session waits for its end to be saved; it is saved later all the same. */
const END_WAIT_MS_MAX = 20_000
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
  /** Ids whose row is written and whose Worker does not run yet, or whose end is not saved yet. */
  private readonly starting = new Set<string>()
  private readonly unsaved = new Set<string>()
  /** ACTIVE in the database and not known here when that was last compared. */
  private suspects: ReadonlySet<string> = new Set()
  private readonly timers: Timer[]
  private recheck: Promise<void> | null = null
  private recheckAgain = false
  /** Ticks of the timer since the database last answered a recheck. */
  private unansweredTicks = 0
  private isStopping = false
  private isStopped = false

  constructor(deps: Deps, options: LiveOptions = {}) {
    this.deps = deps
    this.options = options
    this.timers = [
      setInterval(() => this.tick(), this.recheckMs),
      setInterval(() => void this.reconcile(), options.reconcileMs ?? RECONCILE_INTERVAL_MS),
    ]
    for (const timer of this.timers) timer.unref()
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

  private get recheckMs(): number {
    return this.options.recheckMs ?? RECHECK_INTERVAL_MS
  }

  /** Does this session run here, or is about to? One that is ACTIVE in the database alone takes nobody's place. */
  isAlive(sessionId: string): boolean {
    return this.running.has(sessionId) || this.starting.has(sessionId)
  }

  /** Called with the session's row, before it is committed, and `startEnded` when its Worker runs or never will. */
  startBegins(sessionId: string): void {
    this.starting.add(sessionId)
  }

  startEnded(sessionId: string): void {
    this.starting.delete(sessionId)
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
    const entry: Running = {
      ...{ session, interfaceChangedOn, connectorMark, ended },
      ...{ graceTimer: null, facts: null, startedAtMs: performance.now() },
    }
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

  /** Ends a session and waits, for a while, until its recording is closed and the end is saved. */
  async end(sessionId: string, ending: Ending): Promise<void> {
    const entry = this.running.get(sessionId)
    if (!entry) return
    entry.session.end(ending)
    const waiting = Promise.withResolvers<void>()
    const timer = setTimeout(waiting.resolve, END_WAIT_MS_MAX)
    await Promise.race([entry.ended.promise, waiting.promise])
    clearTimeout(timer)
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
    for (const timer of this.timers) clearInterval(timer)
    const ends = [...this.running.keys()].map((id) =>
      this.end(id, { state: "MANAGER_SHUTDOWN_ERROR", code: null, detail: "the server was stopped" }),
    )
    const done = Promise.all([...ends, this.recheck])
    await Promise.race([done, Bun.sleep(SHUTDOWN_MS_MAX)])
    this.isStopped = true
  }

  /** Asks again for all sessions at once; resolves when that is done, or has failed. */
  async recheckNow(): Promise<void> {
    const entries = [...this.running.values()].filter(({ session }) => !session.isEnding)
    const asked = entries.map(askedOf)
    try {
      const standings = await standingsOf(this.deps, asked)
      this.unansweredTicks = 0
      for (const [i, entry] of entries.entries()) await this.apply(entry, asked[i]!, standings[i]!)
    } catch (error) {
      this.deps.log.error("Rechecking the sessions failed", { sessions: entries.length, error })
    }
  }

  /** What is known is enforced also while the database does not answer, and for a bounded time only. */
  private tick(): void {
    this.unansweredTicks = this.running.size === 0 ? 0 : this.unansweredTicks + 1
    const graceMs = this.options.unconfirmedMs ?? UNCONFIRMED_RIGHTS_MS_MAX
    const isUnconfirmed = this.unansweredTicks * this.recheckMs > graceMs
    for (const { session, facts } of this.running.values()) {
      const end = facts && endOfRunning(facts, this.deps.clock())
      if (end) session.end(endingOf(end))
      else if (isUnconfirmed) session.end({ ...endingOf("USER_AUTHORIZATION_ERROR"), detail: UNCONFIRMED })
    }
    this.recheckSoon()
  }

  /**
   * Sessions that are ACTIVE in the database and run nowhere are ended. Twice unknown, for one may just be starting.
   */
  async reconcile(): Promise<void> {
    if (this.isStopping) return
    try {
      const rows = await activeSessions(this.deps.db)
      const unknown = rows.filter(({ sessionId }) => !this.isAlive(sessionId) && !this.unsaved.has(sessionId))
      for (const path of unknown) if (this.suspects.has(path.sessionId)) await endLost(this.deps, path)
      this.suspects = new Set(unknown.map(({ sessionId }) => sessionId))
    } catch (error) {
      this.deps.log.error("Comparing the sessions with the database failed", { error })
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

  private async apply(entry: Running, asked: AskedSession, standing: Standing): Promise<void> {
    const { session } = entry
    // The owner has joined from another sign-in since: the answer is about the one before.
    if (session.owner.signInId !== asked.ownerSignInId) {
      this.recheckAgain = true
      return
    }
    entry.facts = standing.facts
    if (standing.end) return session.end(endingOf(standing.end))
    session.setWindowEnd(standing.windowEndsAtMs)
    for (const [viewerId, right] of standing.rights) await this.applyRight(session, viewerId, right)
  }

  private async applyRight(session: LiveSession, viewerId: string, right: AccessRight | null): Promise<void> {
    const viewer = session.viewers.get(viewerId)
    if (!viewer || viewer.right === right) return
    if (right === null) return session.expel(viewer, "no longer allowed")
    session.setRight(viewer, right)
    await saveViewerRight(this.deps.db, viewerId, right)
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
    this.unsaved.add(sessionId)
    this.running.delete(sessionId)
    if (entry) this.stopGrace(entry)
    const endedOn = endOf(this.deps.clock(), session, entry?.startedAtMs ?? performance.now())
    let waitMs = SAVE_RETRY_FIRST_MS
    while (!this.isStopped) {
      try {
        await recordEnd(this.deps, session, ending, endedOn)
        break
      } catch (error) {
        this.deps.log.error("Saving a session's end failed", { sessionId, waitMs, error })
        await Bun.sleep(waitMs)
        waitMs = Math.min(waitMs * 2, SAVE_RETRY_LAST_MS)
      }
    }
    this.unsaved.delete(sessionId)
    entry?.ended.resolve()
  }
}

const UNCONFIRMED = "the database has not confirmed the rights in time"

/** A clock that was put back must not let a session end before it began, or sooner than it lasted. */
function endOf(now: Date, session: LiveSession, startedAtMs: number): Date {
  const lasted = session.startedAtMs + (performance.now() - startedAtMs)
  return new Date(now.getTime() < session.startedAtMs ? lasted : now.getTime())
}

function askedOf({ session, interfaceChangedOn, connectorMark }: Running): AskedSession {
  const { path, interfaceId, owner } = session
  return {
    ...{ path, interfaceId, interfaceChangedOn, connectorMark },
    ownerSignInId: owner.signInId,
    ownerId: owner.userId,
    viewers: [...session.viewers.values()].map(({ id, actor }) => ({ id, signInId: actor.signInId })),
  }
}

/** One seat is the owner's: a crowd keeps nobody out of their own session. */
function mayTakeOneMore(session: LiveSession, userId: string): boolean {
  const isOwner = userId === session.owner.userId
  const others = [...session.viewers.values()].filter((viewer) => !session.isOwner(viewer)).length
  if (session.isEnding || session.viewers.size >= VIEWERS_MAX) return false
  return isOwner || others < VIEWERS_MAX - 1
}
