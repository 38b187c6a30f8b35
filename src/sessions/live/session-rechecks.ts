/**
 * The regular recheck of running sessions against the database: after every change and every few seconds, all sessions in
 * one batch, one recheck after the other, so that no older answer is applied after a newer one.
 */
import { itemAt } from "../../base/assert.ts"
import type { Deps } from "../../base/deps.ts"
import { OutageLog } from "../../db/outage-log.ts"
import {
  type AccessRight,
  RECHECK_INTERVAL_MS,
  type RunningSessionFacts,
  sessionEndReason,
  UNCONFIRMED_ACCESS_MS_MAX,
} from "../session/rules.ts"
import { checkRunningSessions, type EligibilityQuery, type SessionEligibility } from "./eligibility.ts"
import type { LiveSession } from "./live-session.ts"
import { outcomeWithState } from "./outcome.ts"

/** A running session, and what its rights depend on beside its rows. */
export interface RecheckedSession {
  session: LiveSession
  interfaceChangedOn: string
  connectorVersion: string | null
  /** Result of the last recheck that the database answered. */
  facts: RunningSessionFacts | null
}

export interface RecheckOptions {
  recheckMs?: number
  unconfirmedAccessMs?: number
}

export class SessionRechecks<Entry extends RecheckedSession> {
  private readonly deps: Deps
  private readonly outages: OutageLog
  private readonly running: () => Iterable<Entry>
  private readonly saveRight: (viewerId: string, right: AccessRight) => void
  private readonly recheckMs: number
  private readonly unconfirmedAccessMs: number
  private readonly timer: Timer
  private current: Promise<void> | null = null
  /** Sessions to be rechecked after the recheck that runs. */
  private readonly waiting = new Set<Entry>()
  /** Ticks of the timer since the database last answered a recheck of all sessions. */
  private unconfirmedTicks = 0
  private isStopping = false

  /**
   * @param running    all running sessions
   * @param saveRight  saves that a viewer has another right now; the recheck does not wait for it
   */
  constructor(
    deps: Deps,
    options: RecheckOptions,
    running: () => Iterable<Entry>,
    saveRight: (viewerId: string, right: AccessRight) => void,
  ) {
    this.deps = deps
    this.outages = new OutageLog(deps.log, "rechecks of sessions")
    this.running = running
    this.saveRight = saveRight
    this.recheckMs = options.recheckMs ?? RECHECK_INTERVAL_MS
    this.unconfirmedAccessMs = options.unconfirmedAccessMs ?? UNCONFIRMED_ACCESS_MS_MAX
    this.timer = setInterval(() => this.tick(), this.recheckMs)
    this.timer.unref()
  }

  /** No further recheck starts. @returns the one that runs */
  stop(): Promise<void> | null {
    this.isStopping = true
    clearInterval(this.timer)
    return this.current
  }

  /** Rechecks now, or after the recheck that runs. */
  schedule(entries: Iterable<Entry> = this.running()): void {
    if (this.isStopping) return
    for (const entry of entries) this.waiting.add(entry)
    if (this.current || this.waiting.size === 0) return
    const batch = [...this.waiting]
    this.waiting.clear()
    this.current = this.recheck(batch).finally(() => {
      this.current = null
      this.schedule([])
    })
  }

  /** Rechecks all sessions in one batch; resolves when the recheck is complete or has failed. */
  recheckAll(): Promise<void> {
    return this.recheck(this.running())
  }

  private async recheck(sessions: Iterable<Entry>): Promise<void> {
    const entries = [...sessions].filter(isGoingOn)
    const asked = entries.map(toEligibilityQuery)
    const isComplete = entries.length >= [...this.running()].filter(isGoingOn).length
    try {
      const eligibilities = await checkRunningSessions(this.deps, asked)
      this.outages.succeeded()
      if (isComplete) this.unconfirmedTicks = 0
      for (const [i, entry] of entries.entries())
        this.applyEligibility(entry, itemAt(asked, i), itemAt(eligibilities, i))
    } catch (error) {
      this.outages.failed("Rechecking the sessions failed", { sessions: entries.length, error })
    }
  }

  /** Enforces the last confirmed rights while the database is unavailable, for a limited time only. */
  private tick(): void {
    const entries = [...this.running()]
    this.unconfirmedTicks = entries.length === 0 ? 0 : this.unconfirmedTicks + 1
    const isUnconfirmed = this.unconfirmedTicks * this.recheckMs > this.unconfirmedAccessMs
    for (const { session, facts } of entries) {
      const end = facts && sessionEndReason(facts, this.deps.clock())
      if (end) session.end(outcomeWithState(end))
      else if (isUnconfirmed) session.end(outcomeWithState("USER_AUTHORIZATION_ERROR", "RIGHTS_UNCONFIRMED"))
    }
    this.schedule()
  }

  private applyEligibility(entry: Entry, asked: EligibilityQuery, eligibility: SessionEligibility): void {
    const { session } = entry
    // The owner has joined from another sign-in since: the answer is about the one before.
    if (session.owner.signInId !== asked.ownerSignInId) {
      this.waiting.add(entry)
      return
    }
    entry.facts = eligibility.facts
    if (eligibility.endReason) return session.end(outcomeWithState(eligibility.endReason))
    session.setWindow(eligibility.window)
    for (const [viewerId, right] of eligibility.viewerRights) this.applyRight(session, viewerId, right)
    for (const viewerId of eligibility.viewerRights.keys()) {
      const viewer = session.viewers.get(viewerId)
      if (viewer) session.supervision.setSupervises(viewer, eligibility.supervisorIds.has(viewerId))
    }
  }

  private applyRight(session: LiveSession, viewerId: string, right: AccessRight | null): void {
    const viewer = session.viewers.get(viewerId)
    if (!viewer || viewer.right === right) return
    if (right === null) return session.endAccess(viewer)
    session.setRight(viewer, right)
    this.saveRight(viewerId, right)
  }
}

const isGoingOn = ({ session }: RecheckedSession) => !session.isEnding

function toEligibilityQuery({
  session,
  interfaceChangedOn,
  connectorVersion,
}: RecheckedSession): EligibilityQuery {
  const { path, interfaceId, owner } = session
  return {
    path,
    interfaceId,
    interfaceChangedOn,
    connectorVersion,
    ownerSignInId: owner.signInId,
    ownerId: owner.userId,
    viewers: [...session.viewers.values()].map(({ id, participant }) => ({
      id,
      signInId: participant.kind === "user" ? participant.actor.signInId : null,
      guestId: participant.kind === "guest" ? participant.guest.guestId : null,
    })),
  }
}
