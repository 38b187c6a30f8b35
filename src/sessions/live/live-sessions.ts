/** The remote sessions that run in this process: starting, joining and ending them. */

import type { LivenessLimits } from "../../../protocols/liveness.ts"
import { INPUT_AGE_MAX_MS, VIEWER_INPUT_BYTES_MAX } from "../../../protocols/viewer-wire-input.ts"
import { PieceJoiner } from "../../../protocols/viewer-wire-pieces.ts"
import type { Actor } from "../../base/authorities.ts"
import type { ChangeEvent } from "../../base/change-feed.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { requireDescriptors } from "../../edges/files/descriptors.ts"
import { hostMemoryBytes } from "../../edges/host/memory.ts"
import { OWNER_GRACE_PERIOD_MS, RECONCILE_INTERVAL_MS, VIEWERS_MAX } from "../session/rules.ts"
import { type Participant, participantId } from "../session/rules-participants.ts"
import type { WorkerSharing } from "../session/rules-workers.ts"
import type { SessionPath } from "../session/store.ts"
import { insertViewer, updateViewerEnd } from "../session/store-viewers.ts"
import type { OpenSession } from "../worker/messages.ts"
import { type BrowserSettings, requireBrowser } from "./browsers.ts"
import { InputAge } from "./input-age.ts"
import { LiveSession, type SessionEvents, type WorkerOptions } from "./live-session.ts"
import type { LiveViewer, ViewerSocket } from "./live-viewer.ts"
import { closedBy, outcomeWithState, type SessionOutcome } from "./outcome.ts"
import type { ArrivedFile } from "./session-browser.ts"
import { checkSessionCapacity, findSessionBeyond, startBytesOf } from "./session-capacity.ts"
import { type RecheckedSession, type RecheckOptions, SessionRechecks } from "./session-rechecks.ts"
import { SessionReconciler } from "./session-reconciler.ts"
import { recordJoin, SessionRecords } from "./session-records.ts"
import { SessionWorkers } from "./session-workers.ts"
import type { ViewerAccess } from "./viewer-access.ts"

interface StartRequest {
  path: SessionPath
  interfaceId: string
  interfaceChangedOn: string
  connectorVersion: string | null
  owner: Actor
  /** The session has its own end, independent of the window. */
  isEmergency: boolean
  open: OpenSession
}

interface RunningEntry extends RecheckedSession {
  isEmergency: boolean
  graceTimer: Timer | null
  /** Start of the session in `performance.now()`: its times must not go back when the clock of the system does. */
  startedAtMs: number
  /** Resolves when the end is in the database. */
  saved: PromiseWithResolvers<void>
}

/** Most are for tests, which do not wait for minutes. */
export interface LiveOptions extends WorkerOptions, RecheckOptions {
  graceMs?: number
  /** How long a person without an open window has not left. */
  absenceMs?: number
  reconcileMs?: number
  /** Memory of all sessions together up to which further ones start. */
  memoryBytesMax?: number
  hostBytes?: number
  handshakeTimeoutMs?: number
  liveness?: LivenessLimits
  sizeTimeoutMs?: number
  /** What a viewer's network may keep input back. */
  inputAgeMaxMs?: number
  /** Null or missing: this server has no Chromium. */
  browsers?: BrowserSettings | null
  /** Missing: isolated. */
  workerSharing?: WorkerSharing
}

/** Time limit for waiting until an end is saved; it is saved later all the same. */
const END_WAIT_TIMEOUT_MS = 20_000
/** How long a stop waits for all recordings to be closed. */
const SHUTDOWN_TIMEOUT_MS = 15_000
/** The same, from when it is known that the database does not answer and that no end will be saved. */
const UNSAVED_SHUTDOWN_TIMEOUT_MS = 1000

export class LiveSessions {
  private readonly deps: Deps
  /** Takes the files that web pages deliver; set where the server is composed. */
  receiveFile: ((session: LiveSession, file: ArrivedFile) => void) | null = null
  private readonly options: LiveOptions
  private readonly workers: SessionWorkers
  private readonly running = new Map<string, RunningEntry>()
  /** Ids whose row is written and whose Worker does not run yet. */
  private readonly starting = new Set<string>()
  private readonly records: SessionRecords
  private readonly reconciler: SessionReconciler
  private readonly rechecks: SessionRechecks<RunningEntry>
  private readonly reconcileTimer: Timer
  private readonly hostBytes: number
  private isStopping = false

  constructor(deps: Deps, options: LiveOptions = {}) {
    this.deps = deps
    this.options = options
    this.hostBytes = options.hostBytes ?? hostMemoryBytes()
    this.records = new SessionRecords(deps)
    this.reconciler = new SessionReconciler(
      deps,
      (sessionId) => this.isRunningOrStarting(sessionId) || this.records.isSaving(sessionId),
    )
    this.workers = new SessionWorkers(options.workerSharing ?? "isolated")
    this.rechecks = new SessionRechecks(
      deps,
      options,
      () => this.running.values(),
      (viewerId, right) => this.records.saveRight(viewerId, right),
    )
    this.reconcileTimer = setInterval(
      () => void this.reconcile(),
      options.reconcileMs ?? RECONCILE_INTERVAL_MS,
    )
    this.reconcileTimer.unref()
  }

  get size(): number {
    return this.running.size
  }

  /** @throws Refusal SERVER_BUSY when no further session may start in this process */
  checkCapacity(): void {
    if (this.isStopping) throw new Refusal("SERVER_BUSY", "the server is stopping")
    requireDescriptors()
    checkSessionCapacity(this.sessions(), this.options.memoryBytesMax ?? startBytesOf(this.hostBytes))
  }

  private sessions(): LiveSession[] {
    return [...this.running.values()].map(({ session }) => session)
  }

  /** Pictures grow as their machines choose: one session ends before the system ends the server, and all of them with it. */
  private limitMemory(): void {
    const largest = findSessionBeyond(this.sessions(), this.hostBytes)
    largest?.endForMemory(
      `the sessions outgrow the host's memory, this one with ${largest.memoryBytes} bytes`,
    )
  }

  /**
   * What a further browser runs with.
   *
   * @throws Refusal UNSUPPORTED without a Chromium, SERVER_BUSY when no further one may run
   */
  requireBrowser(): BrowserSettings {
    const running = [...this.running.values()].filter(({ session }) => session.browser !== null).length
    return requireBrowser(this.options.browsers ?? null, running)
  }

  find(sessionId: string): LiveSession | null {
    return this.running.get(sessionId)?.session ?? null
  }

  /** Ids of the sessions that wait for a supervisor, the latest first. */
  unsupervisedIds(): string[] {
    const waiting = [...this.running.values()].filter(
      ({ session }) => session.supervision.isSupervisorAwaited,
    )
    return waiting.map(({ session }) => session.path.sessionId).reverse()
  }

  /** Whether this session runs or starts here. A session that is only ACTIVE in the database occupies no capacity. */
  isRunningOrStarting(sessionId: string): boolean {
    return this.running.has(sessionId) || this.starting.has(sessionId)
  }

  /** Called with the session's row, before it is committed, and `markStarted` when its Worker runs or never will. */
  markStarting(sessionId: string): void {
    this.starting.add(sessionId)
  }

  markStarted(sessionId: string): void {
    this.starting.delete(sessionId)
  }

  /** @throws Refusal SERVER_BUSY */
  start(order: StartRequest): void {
    this.checkCapacity()
    if (order.open.browser) this.requireBrowser()
    const { path, owner, interfaceId, interfaceChangedOn, connectorVersion, isEmergency } = order
    const { handshakeTimeoutMs, liveness, sizeTimeoutMs } = this.options
    const open = { ...order.open, handshakeTimeoutMs, liveness, sizeTimeoutMs }
    const events: SessionEvents = {
      onHostKeySeen: (_session, key) =>
        this.deps.log.info("Host key seen for the first time", { interfaceId, ...key }),
      onHostKeyVerified: (_session, key) => this.records.saveHostKey(interfaceId, key),
      onFileArrived: (session, file) => this.receiveFile?.(session, file),
      onInternalError: (_session, detail) =>
        this.deps.log.error("A session's worker failed", { sessionId: path.sessionId, detail }),
      onMemoryReported: () => this.limitMemory(),
      onRefusedPlace: (session, place) => this.records.savePlaceRefused(session, place),
      onViewerLeft: (session, viewer) => void this.onViewerLeft(session, viewer),
      onSupervision: (session, supervision) => {
        this.publishChange(session)
        this.records.saveSupervision(session, supervision)
      },
      onEnded: (ended, ending) => void this.saveEnd(ended, ending),
    }
    const session = new LiveSession(path, interfaceId, owner, open, events, this.workers, this.options)
    const entry: RunningEntry = {
      session,
      interfaceChangedOn,
      connectorVersion,
      isEmergency,
      saved: Promise.withResolvers<void>(),
      graceTimer: null,
      facts: null,
      startedAtMs: performance.now(),
    }
    this.running.set(path.sessionId, entry)
    this.startOwnerGrace(entry)
    this.rechecks.schedule([entry])
    this.publishChange(session)
  }

  private publishChange({ path }: LiveSession): void {
    const { sessionId, deviceId, issueId } = path
    this.deps.publish({ kind: "session", id: sessionId, deviceId, issueId })
  }

  /** Adds a viewer. @returns the viewer, or null when the session has ended or is full */
  async join(
    sessionId: string,
    { participant, right, supervises }: ViewerAccess,
    socket: ViewerSocket,
  ): Promise<LiveViewer | null> {
    const entry = this.running.get(sessionId)
    const personId = participantId(participant)
    if (!entry || !hasViewerSeat(entry.session, personId)) return null
    const person = participant.kind === "user" ? { userId: personId } : { guest: participant.guest }
    // The seat is taken before anything is written, so that a refused viewer leaves no row in the session's list.
    const seat = entry.session.viewers.reserveSeat(personId)
    const { attendance } = entry.session
    const isNew = attendance.arrive(personId)
    try {
      const id = await inTransaction(this.deps, async (tx, now) => {
        if (isNew) await recordJoin(tx, entry.session.path, participant, right, now)
        return insertViewer(tx, { sessionId, right, startedOn: now, ...person })
      })
      const viewer: LiveViewer = {
        id,
        participant,
        right,
        supervises,
        asks: false,
        viewArea: null,
        socket,
        flow: "live",
        pieces: new PieceJoiner(VIEWER_INPUT_BYTES_MAX),
        inputAge: new InputAge(performance.now(), this.options.inputAgeMaxMs ?? INPUT_AGE_MAX_MS),
        silentHeartbeats: 0,
      }
      if (entry.session.isEnding) {
        await updateViewerEnd(this.deps.db, id, this.deps.clock())
        return null
      }
      if (participant.kind === "user" && entry.session.isOwner(viewer)) {
        entry.session.owner = participant.actor
        this.stopOwnerGrace(entry)
      }
      entry.session.addViewer(viewer)
      this.publishChange(entry.session)
      return viewer
    } catch (error) {
      if (isNew) attendance.forget(personId)
      throw error
    } finally {
      seat.release()
    }
  }

  /**
   * For a person who asks to join. One who is in the session already may reconnect: the place of a lost socket becomes free
   * later.
   *
   * @throws Refusal CONFLICT when the session is full
   */
  checkViewerSeat(sessionId: string, personId: string): void {
    const session = this.find(sessionId)
    if (!session || session.isEnding || hasViewerSeat(session, personId)) return
    if (session.viewers.hasPerson(personId)) return
    throw new Refusal("CONFLICT", `session ${sessionId} has ${session.viewers.size} viewers`, {
      text: "sessionFull",
      max: VIEWERS_MAX,
    })
  }

  leave(sessionId: string, viewerId: string): void {
    this.find(sessionId)?.removeViewer(viewerId)
  }

  /** Sets whether the session continues without its owner; if the owner has left, the grace period starts now. */
  setContinuesWithoutOwner(session: LiveSession, remains: boolean): void {
    session.continuesWithoutOwner = remains
    session.viewers.announceList()
    const entry = this.running.get(session.path.sessionId)
    if (entry && !remains && !session.isOwnerConnected()) this.startOwnerGrace(entry)
  }

  private async onViewerLeft(session: LiveSession, viewer: LiveViewer): Promise<void> {
    const entry = this.running.get(session.path.sessionId)
    if (entry && session.isOwner(viewer) && !session.isOwnerConnected()) this.startOwnerGrace(entry)
    this.watchDeparture(session, viewer.participant)
    await this.records.saveViewerLeft(viewer.id)
    this.publishChange(session)
  }

  /** A reload or a lost network is no leave, and no join when it is over; who leaves with the end has its entry. */
  private watchDeparture(session: LiveSession, participant: Participant): void {
    const personId = participantId(participant)
    if (session.isEnding || session.viewers.hasPerson(personId)) return
    const leftOn = this.deps.clock()
    session.attendance.depart(personId, this.options.absenceMs ?? OWNER_GRACE_PERIOD_MS, () =>
      this.records.savePersonLeft(session, participant, leftOn),
    )
  }

  /** Ends a session and waits, for a while, until its recording is closed and the end is saved. */
  async end(sessionId: string, ending: SessionOutcome): Promise<void> {
    const entry = this.running.get(sessionId)
    if (!entry) return
    entry.session.end(ending)
    const waiting = Promise.withResolvers<void>()
    const timer = setTimeout(waiting.resolve, END_WAIT_TIMEOUT_MS)
    await Promise.race([entry.saved.promise, waiting.promise])
    clearTimeout(timer)
  }

  /** Announces the end of the window to all viewers in the sessions of an issue, except emergency sessions. */
  announceWindowEnd(issueId: string, endsAtMs: number): void {
    for (const { session, isEmergency } of this.running.values()) {
      if (session.path.issueId === issueId && !isEmergency)
        session.announceWindow({ ...session.window, endsAtMs })
    }
  }

  /** Something changed that rights may depend on. */
  onChange(change: ChangeEvent): void {
    if (change.kind !== "session") this.rechecks.schedule()
  }

  /**
   * Ends everything, as the server stops.
   *
   * @param unanswered  resolves when the database does not answer: ends are not waited for, the next start saves them
   */
  async shutdown(unanswered: Promise<void>): Promise<void> {
    this.isStopping = true
    clearInterval(this.reconcileTimer)
    const lastRecheck = this.rechecks.stop()
    const ends = [...this.running.keys()].map((id) =>
      this.end(id, outcomeWithState("MANAGER_SHUTDOWN_ERROR", "SERVER_STOPPED")),
    )
    const done = Promise.all([...ends, lastRecheck])
    const unsaved = unanswered.then(() => Bun.sleep(UNSAVED_SHUTDOWN_TIMEOUT_MS))
    await Promise.race([done, unsaved, Bun.sleep(SHUTDOWN_TIMEOUT_MS)])
    this.records.stop()
  }

  /** Rechecks all sessions in one batch; resolves when the recheck is complete or has failed. */
  async recheckNow(): Promise<void> {
    await this.rechecks.recheckAll()
  }

  /** Ends the sessions that are ACTIVE in the database and run nowhere. */
  async reconcile(): Promise<void> {
    if (!this.isStopping) await this.reconciler.run()
  }

  private startOwnerGrace(entry: RunningEntry): void {
    this.stopOwnerGrace(entry)
    entry.graceTimer = setTimeout(() => {
      if (entry.session.isOwnerConnected() || entry.session.continuesWithoutOwner) return
      entry.session.end(closedBy("OWNER_LEFT"))
    }, this.options.graceMs ?? OWNER_GRACE_PERIOD_MS)
  }

  private stopOwnerGrace(entry: RunningEntry): void {
    if (entry.graceTimer) clearTimeout(entry.graceTimer)
    entry.graceTimer = null
  }

  private async saveEnd(session: LiveSession, ending: SessionOutcome): Promise<void> {
    const { sessionId } = session.path
    const entry = this.running.get(sessionId)
    this.running.delete(sessionId)
    if (entry) this.stopOwnerGrace(entry)
    await this.records.saveEnd(session, ending, entry?.startedAtMs ?? performance.now())
    entry?.saved.resolve()
    this.publishChange(session)
  }
}

/** One seat is reserved for the owner, so that a full session still admits them. */
function hasViewerSeat(session: LiveSession, personId: string): boolean {
  const people = session.viewers.seatedPeople()
  if (session.isEnding || people.length >= VIEWERS_MAX) return false
  const { userId: ownerId } = session.owner
  return personId === ownerId || people.filter((id) => id !== ownerId).length < VIEWERS_MAX - 1
}
