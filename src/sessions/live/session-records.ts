/** Facts that a running session leaves in the database without being waited for: each is tried again until it is saved. */
import type { Supervision } from "../../../protocols/viewer-wire.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { pinHostKey } from "../../machines/interfaces/store.ts"
import { type AuditDetails, record } from "../../system/audit/store.ts"
import type { AccessRight } from "../session/rules.ts"
import type { Participant } from "../session/rules-participants.ts"
import type { SessionPath } from "../session/store.ts"
import { updateViewerEnd, updateViewerRight } from "../session/store-viewers.ts"
import type { HostKeyInfo } from "./host-key-decision.ts"
import type { LiveSession } from "./live-session.ts"
import { type SessionOutcome, saveSessionOutcome } from "./outcome.ts"
import { RepeatedSaves } from "./repeated-saves.ts"

type Owned = Pick<LiveSession, "owner" | "path">

export class SessionRecords {
  private readonly deps: Deps
  private readonly saves: RepeatedSaves

  constructor(deps: Deps) {
    this.deps = deps
    this.saves = new RepeatedSaves(deps.log)
  }

  /** Whether something of this session, its end for example, is not saved yet. */
  isSaving(sessionId: string): boolean {
    return this.saves.isSaving(sessionId)
  }

  /** What a machine's page tried to reach besides its machine. */
  savePlaceRefused({ owner, path }: Owned, place: string): void {
    const { db, clock, log } = this.deps
    const { sessionId, deviceId, issueId } = path
    const context = { tx: db, actor: owner, now: clock() }
    log.warn("A page requested an address outside its machine", { sessionId, place })
    const object = { type: "session", id: sessionId, deviceId, issueId } as const
    void this.saves.save(sessionId, "a refused address", () =>
      record(context, "SESSION_PLACE_REFUSED", object, { place }),
    )
  }

  /** The audit log and the recording say who watched when, and who stopped the input for what reason. */
  saveSupervision({ path }: Owned, { state, by, reason }: Supervision): void {
    const { db, clock } = this.deps
    const { sessionId, deviceId, issueId } = path
    const context = { tx: db, actor: null, now: clock() }
    const object = { type: "session", id: sessionId, deviceId, issueId } as const
    const details = { state, by: by || undefined, reason: reason || undefined }
    void this.saves.save(sessionId, "a change of the supervision", () =>
      record(context, "SESSION_SUPERVISION_CHANGED", object, details),
    )
  }

  saveRight(viewerId: string, right: AccessRight): void {
    void this.saves.save(viewerId, "the right of a viewer", () =>
      updateViewerRight(this.deps.db, viewerId, right),
    )
  }

  saveViewerLeft(viewerId: string): Promise<void> {
    const { db, clock } = this.deps
    const leftOn = clock()
    return this.saves.save(viewerId, "that a viewer left", () => updateViewerEnd(db, viewerId, leftOn))
  }

  /** @param leftOn  when their last window closed: some time before it is clear that none follows */
  savePersonLeft({ path }: Owned, participant: Participant, leftOn: Date): void {
    const { db, clock } = this.deps
    const details = { leftOn: leftOn.toISOString() }
    void this.saves.save(path.sessionId, "that a person left", () =>
      writeAttendance(db, "SESSION_LEFT", path, participant, clock(), details),
    )
  }

  /** The key that the session's owner trusted is the interface's from now on. */
  saveHostKey(interfaceId: string, { keyType, fingerprint }: HostKeyInfo): void {
    void this.saves.save(interfaceId, "a host key", () =>
      pinHostKey(this.deps.db, interfaceId, `${keyType} ${fingerprint}`),
    )
  }

  /**
   * Resolves when the end is saved, or when no further attempts are made.
   *
   * @param startedAtMs  of the session, in `performance.now()`
   */
  saveEnd(session: LiveSession, ending: SessionOutcome, startedAtMs: number): Promise<void> {
    const endedOn = monotonicEnd(this.deps.clock(), session, startedAtMs)
    return this.saves.save(session.path.sessionId, "a session's end", () =>
      saveSessionOutcome(this.deps, session, ending, endedOn),
    )
  }

  /** No further attempts. */
  stop(): void {
    this.saves.stop()
  }
}

/** A person has come into the session, whatever the number of their windows. @throws what the database does */
export async function recordJoin(
  tx: Db,
  path: SessionPath,
  participant: Participant,
  right: AccessRight,
  now: Date,
): Promise<void> {
  await writeAttendance(tx, "SESSION_JOINED", path, participant, now, { accessRight: right })
}

/** A guest is no user of the audit log: the entry names them in its details. */
async function writeAttendance(
  tx: Db,
  event: "SESSION_JOINED" | "SESSION_LEFT",
  { deviceId, issueId, logId, sessionId }: SessionPath,
  participant: Participant,
  now: Date,
  details: AuditDetails,
): Promise<void> {
  const object = { type: "session", id: sessionId, deviceId, issueId } as const
  if (participant.kind === "user")
    return record({ tx, actor: participant.actor, now }, event, object, { ...details, logId })
  const { address, email, name } = participant.guest
  const guestDetails = { ...details, logId, email, name, guest: true }
  await record({ tx, actor: null, now, address }, event, object, guestDetails)
}

/** A clock that was put back must not let a session end before it began, or sooner than it lasted. */
function monotonicEnd(now: Date, session: LiveSession, startedAtMs: number): Date {
  const lasted = session.startedAtMs + (performance.now() - startedAtMs)
  return new Date(now.getTime() < session.startedAtMs ? lasted : now.getTime())
}
