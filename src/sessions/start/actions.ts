/** The verbs of a remote session: start, join, trust a host key, end. */

import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import type { RefusalText } from "../../base/reasons.ts"
import { Refusal } from "../../base/refusal.ts"
import { resolveDevice } from "../../edges/network/egress.ts"
import { isDirectConnectionAllowed } from "../../machines/connectors/rules.ts"
import { findEffectiveConnector } from "../../machines/connectors/store.ts"
import { isRecordingEnabled } from "../../machines/devices/store.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { mayUseInterface } from "../../machines/interfaces/rules.ts"
import { INTERFACE_TYPE_TRAITS } from "../../machines/interfaces/rules-types.ts"
import { findInterface, getInterface, getInterfaceWithSecret } from "../../machines/interfaces/store.ts"
import type { ApprovalDeps } from "../../maintenance/approvals/actions-handlers.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { getIssue, lockIssue } from "../../maintenance/issues/store.ts"
import { windowOf } from "../../maintenance/windows/rules.ts"
import { findLatestLogId, getLog } from "../../maintenance/worklogs/store.ts"
import { type AuditDetails, writeAudit } from "../../system/audit/store.ts"
import { isFeatureLicensed } from "../../system/licence/actions.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import type { ConnectionTestLimiter } from "../connectiontest/limiter.ts"
import { recordEmergencyStart } from "../emergency/actions.ts"
import { browserOrder } from "../live/browsers.ts"
import { accessRightOf, checkRunningSession, toIssueFacts } from "../live/eligibility.ts"
import type { LiveSession } from "../live/live-session.ts"
import type { LiveSessions } from "../live/live-sessions.ts"
import { outcomeWithState, saveSessionOutcome } from "../live/outcome.ts"
import type { RunningTransfers } from "../live/running-transfers.ts"
import type { ViewerTickets } from "../live/tickets.ts"
import type { RecordingAccessLog } from "../recordings/access-log.ts"
import { recordingFilePath } from "../recordings/files.ts"
import type { ThumbnailPainter } from "../recordings/thumbnails/painter.ts"
import { isConsentMissing, requireConsent } from "../session/actions-consent.ts"
import type { Session } from "../session/contract.ts"
import { type AccessRight, isJoinAllowed, missingPrerequisites, type Prerequisite } from "../session/rules.ts"
import {
  getSession,
  insertSession,
  lockActiveSessionsOnInterface,
  type SessionPath,
} from "../session/store.ts"
import type { LogPath } from "../session/store-list.ts"
import { restrictionsOf } from "../worker/restrictions.ts"
import { loadModules, toTarget } from "../worker/targets.ts"
import {
  forcedRecording,
  requireEmergency,
  requireNeed,
  requireNone,
  withAllRecorded,
} from "./actions-emergency.ts"
import type { OneTimeCredentialsStore } from "./one-time-credentials.ts"

export interface SessionDeps extends ApprovalDeps {
  live: LiveSessions
  tickets: ViewerTickets
  oneTimeCredentials: OneTimeCredentialsStore
  recordingAccessLog: RecordingAccessLog
  thumbnails: ThumbnailPainter
  connectionTests: ConnectionTestLimiter
  /** Files that are being transferred. */
  transfers: RunningTransfers
}

export type StartPath = LogPath & { interfaceId: string }

/**
 * Starts a session when all prerequisites hold: they are checked, the limit is counted and the row is written under the
 * issue's and the interface's locks. Nothing is dialled before that, and nothing before the recording is open.
 *
 * @throws Refusal PREREQUISITES_MISSING with `missing`, CONFLICT at the interface's limit, NOT_ALLOWED with `stepUp`
 * @param emergency  start without an open window, by the right of its own; see `requireEmergency`
 */
export async function startSession(
  deps: SessionDeps,
  actor: Actor,
  access: DeviceAccess,
  path: StartPath,
  emergency: { reason: string } | null = null,
): Promise<Session> {
  const { deviceId, issueId, logId } = path
  const now = deps.clock()
  await requireStepUp(deps, actor, "START_SESSION")
  if (emergency) await requireStepUp(deps, actor, "START_EMERGENCY")
  deps.live.checkRoom()
  const inserted = await insertStartedSession(deps, actor, access, path, emergency, now)
  const { sessionId } = inserted
  const started = { deviceId, issueId, logId, sessionId }
  try {
    await launchWorker(deps, actor, started, { ...inserted, isEmergency: emergency !== null }, now)
    return await getSession(deps.db, started)
  } catch (error) {
    // A start that is reported as failed must not leave a session running.
    void deps.live.end(sessionId, { ...outcomeWithState("CONNECTION_ERROR"), detail: "the start failed" })
    throw error
  } finally {
    deps.live.markStarted(sessionId)
  }
}

/** Inserts the session's row under the locks; from then on `deps.live` lists it as starting. */
async function insertStartedSession(
  deps: SessionDeps,
  actor: Actor,
  access: DeviceAccess,
  path: StartPath,
  emergency: { reason: string } | null,
  now: Date,
): Promise<{ target: TargetInterface; sessionId: string; isRecorded: boolean }> {
  const { deviceId, issueId, logId, interfaceId } = path
  const insertedIds: string[] = []
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const issue = await lockIssue(tx, deviceId, issueId)
      // A user who may not start a session must not find out whether the interface exists.
      const wanted = await findInterface(tx, deviceId, interfaceId)
      const willBeRecorded =
        emergency !== null || (wanted !== null && (await recordingMode(tx, deps, wanted)) === "ON")
      const consentMissing = await isConsentMissing(tx, actor.userId, willBeRecorded)
      const missing = await missingOnStart(tx, actor, access, issue, path, consentMissing, now)
      const bypassed = emergency
        ? requireEmergency(actor, access, issue, missing)
        : requireNone(issue, missing)
      const usable = await requireUsableInterface(deps, tx, actor, path, now)
      if (emergency) requireNeed(issue, bypassed)
      const target = emergency ? withAllRecorded(usable) : usable
      await requireReachable(tx, deviceId, target)
      const recording = emergency
        ? await forcedRecording(tx, deps, target)
        : await recordingMode(tx, deps, target)
      const isRecorded = recording === "ON"
      const sessionId = await insertSession(tx, {
        deviceId,
        issueId,
        logId,
        interfaceId,
        interfaceName: target.name,
        interfaceType: target.type,
        ownerId: actor.userId,
        recordingState: isRecorded ? "RECORDING" : "NONE",
        startedOn: now,
      })
      insertedIds.push(sessionId)
      deps.live.markStarting(sessionId)
      await recordSessionEvent(tx, actor, "SESSION_STARTED", { ...path, sessionId }, now, {
        interface: target.name,
        recording,
        legacyAlgorithms: target.sshOptions?.legacyAlgorithms ? "allowed" : undefined,
        certificate: target.rdpOptions?.ignoreCertificate ? "ignored" : undefined,
        legacyTls: target.rdpOptions?.legacyTls ? "allowed" : undefined,
        security: target.rdpOptions?.security === "RDP" ? "standard RDP security" : undefined,
      })
      if (emergency) {
        const start = { ...emergency, bypassed, issueTitle: issue.title, interfaceName: target.name }
        await recordEmergencyStart(tx, actor, { ...path, sessionId }, start, now)
      }
      return { target, sessionId, isRecorded }
    })
  } catch (error) {
    for (const sessionId of insertedIds) deps.live.markStarted(sessionId)
    throw error
  }
}

/**
 * Off where the device or the interface disables it. Where recording is enabled but not licensed, it is suspended;
 * the audit log notes that for every session.
 */
export async function recordingMode(
  db: Db,
  deps: SessionDeps,
  { deviceId, recordingOptions }: Pick<TargetInterface, "deviceId" | "recordingOptions">,
): Promise<"ON" | "OFF" | "NOT_LICENSED"> {
  if (!recordingOptions.screen || !(await isRecordingEnabled(db, deviceId))) return "OFF"
  return (await isFeatureLicensed(db, deps, "recording")) ? "ON" : "NOT_LICENSED"
}

async function missingOnStart(
  tx: Db,
  actor: Actor,
  access: DeviceAccess,
  issue: Issue,
  path: StartPath,
  consentMissing: boolean,
  now: Date,
): Promise<Prerequisite[]> {
  await getLog(tx, path)
  const latestLogId = await findLatestLogId(tx, path.issueId)
  const facts = { actor, access, issue: toIssueFacts(issue), logId: path.logId, latestLogId, consentMissing }
  return missingPrerequisites(facts, now)
}

/** Reads the interface under its lock and checks that this user may start one more session on it. */
async function requireUsableInterface(
  deps: SessionDeps,
  tx: Db,
  actor: Actor,
  path: StartPath,
  now: Date,
): Promise<TargetInterface> {
  const active = (await lockActiveSessionsOnInterface(tx, path.interfaceId)).filter((id) =>
    deps.live.isRunningOrStarting(id),
  ).length
  const target = await getInterface(tx, path.deviceId, path.interfaceId)
  const { maxSessions: max } = target
  const { runsBrowser } = requireOpenableType(target)
  if (!mayUseInterface(actor, target)) throw interfaceError(target, "interfaceForbidden", {}, "NOT_ALLOWED")
  if (active >= max) {
    throw interfaceError(target, "interfaceSessionLimitReached", { active, max }, "SESSION_CONFLICT")
  }
  if (runsBrowser) deps.live.requireBrowser()
  const expiresOn = target.secretExpiresOn
  if (expiresOn && Date.parse(expiresOn) <= now.getTime())
    throw interfaceError(target, "interfaceSecretExpired", { expiresOn })
  const isWaiting = target.askCredentials && !deps.oneTimeCredentials.has(credentialsKey(actor, path))
  if (isWaiting) throw interfaceError(target, "credentialsRequired", {})
  return target
}

/** The server dials no machine past its connector. @throws Refusal CONFLICT while the connector is not there */
async function requireReachable(tx: Db, deviceId: string, target: TargetInterface): Promise<void> {
  const connector = await findEffectiveConnector(tx, { deviceId })
  if (isDirectConnectionAllowed(connector)) return
  throw interfaceError(target, "connectorOffline", { state: connector?.state ?? "NONE" })
}

function interfaceError(
  target: TargetInterface,
  text: RefusalText,
  more: Record<string, unknown>,
  code: "CONFLICT" | "NOT_ALLOWED" | "SESSION_CONFLICT" | "UNSUPPORTED" = "CONFLICT",
): Refusal {
  return new Refusal(code, `interface "${target.name}": ${text}`, { text, name: target.name, ...more })
}

/** @throws Refusal UNSUPPORTED for a type to which this version opens no sessions */
function requireOpenableType(target: TargetInterface) {
  const { opens, runsBrowser = false } = INTERFACE_TYPE_TRAITS[target.type]
  if (opens) return { ...opens, runsBrowser }
  throw interfaceError(target, "interfaceTypeUnsupported", { type: target.type }, "UNSUPPORTED")
}

function credentialsKey(
  { signInId }: Actor,
  { logId, interfaceId }: Pick<StartPath, "logId" | "interfaceId">,
) {
  return { signInId, logId, interfaceId }
}

/** Checks the rights again before it connects: they may have changed during the name lookup. */
async function launchWorker(
  deps: SessionDeps,
  owner: Actor,
  path: SessionPath,
  { target, isRecorded, isEmergency }: { target: TargetInterface; isRecorded: boolean; isEmergency: boolean },
  now: Date,
): Promise<void> {
  const { sessionId } = path
  const [interfaceId, interfaceChangedOn, connectorVersion] = [target.id, target.changedOn, null]
  try {
    const opens = requireOpenableType(target)
    const modules = await loadModules(opens.protocol)
    const address = await resolveDevice(target.host, deps.allowLoopback)
    const { secret: kept } = await getInterfaceWithSecret(deps, interfaceId)
    const running = { path, interfaceId, interfaceChangedOn, connectorVersion, ownerSignInId: owner.signInId }
    const { endReason: end } = await checkRunningSession(deps, running)
    if (end) return await saveSessionOutcome(deps, { path, owner }, outcomeWithState(end), deps.clock())
    const { username, ...secret } = target.askCredentials
      ? takeOneTimeCredentials(deps, owner, path, target)
      : { ...kept, username: target.username }
    deps.live.start({
      path,
      interfaceId,
      interfaceChangedOn,
      connectorVersion,
      owner,
      isEmergency,
      open: {
        kind: "open",
        sessionId,
        startedAtMs: now.getTime(),
        target: toTarget(opens.protocol, { ...target, username }, secret, address),
        screenKind: opens.screenKind,
        browser: opens.runsBrowser ? orderBrowser(deps, owner, sessionId, target.host, now) : null,
        restrictions: restrictionsOf(target),
        requiresSupervisor: target.requiresSupervisor,
        modules,
        recordingFile: isRecorded ? recordingFilePath(deps, sessionId) : null,
      },
    })
  } catch (error) {
    const isBusy = error instanceof Refusal && error.code === "SERVER_BUSY"
    const code = isBusy ? "SERVER_BUSY" : "UPSTREAM_NOT_FOUND"
    const ending = { state: "CONNECTION_ERROR" as const, code, detail: "the machine was not dialled" }
    // Without the database the row stays ACTIVE until it is compared with what runs.
    await saveSessionOutcome(deps, { path, owner }, ending, deps.clock()).catch((failure) =>
      deps.log.error("Saving that a session did not start failed", { sessionId, error: failure }),
    )
    throw error
  }
}

function orderBrowser(deps: SessionDeps, owner: Actor, sessionId: string, host: string, startedOn: Date) {
  const { language } = owner
  return browserOrder(deps.live.requireBrowser(), { sessionId, startedOn }, { language, host })
}

/** @throws Refusal CONFLICT when a concurrent start of the same user has taken the credentials */
function takeOneTimeCredentials(
  deps: SessionDeps,
  owner: Actor,
  { logId }: SessionPath,
  target: TargetInterface,
) {
  const given = deps.oneTimeCredentials.take(credentialsKey(owner, { logId, interfaceId: target.id }))
  if (!given) throw interfaceError(target, "credentialsRequired", {})
  return given
}

/** The right of a user in a running session. @throws Refusal NOT_ALLOWED, CONFLICT when it has ended */
export async function requireAccessRight(
  deps: SessionDeps,
  actor: Actor,
  access: DeviceAccess,
  path: SessionPath,
): Promise<AccessRight> {
  const session = await getSession(deps.db, path)
  const here = { sessionId: path.sessionId, ownerId: session.owner.id }
  const right = await accessRightOf(deps.db, actor, access, here)
  if (!right) throw new Refusal("NOT_ALLOWED", `${actor.username} may not join session ${path.sessionId}`)
  if (!session.isActive || !deps.live.find(path.sessionId)) throw sessionEnded(path)
  if (!(await isJoinOpenTo(deps, actor.userId, session))) throw joinClosedByWindow(path)
  const isRecorded = session.screenRecording !== null
  await requireConsent(deps.db, actor.userId, { id: path.sessionId, isRecorded })
  return right
}

/** Once the window is over, a session that goes on is for those who are, or were, in it. */
export async function isJoinOpenTo(deps: Deps, personId: string, session: Session): Promise<boolean> {
  const issue = await getIssue(deps.db, session.deviceId, session.issueId)
  const people = [session.owner, ...session.connections.map(({ user }) => user)]
  const isKnown = people.some(({ id }) => id === personId)
  const emergencyEndsOn = session.emergency && new Date(session.emergency.endsOn)
  return isJoinAllowed({ isParticipant: isKnown, window: windowOf(issue), emergencyEndsOn }, deps.clock())
}

export function joinClosedByWindow(path: SessionPath): Refusal {
  return new Refusal("NOT_ALLOWED", `session ${path.sessionId} outlives its window: nobody new may join`)
}

export async function createTicket(deps: SessionDeps, actor: Actor, access: DeviceAccess, path: SessionPath) {
  const right = await requireAccessRight(deps, actor, access, path)
  deps.live.checkViewerSeat(path.sessionId, actor.userId)
  const ticket = deps.tickets.issue({ path, holder: { kind: "user", id: actor.signInId } }, deps.clock())
  await deps.db
    .transaction()
    .execute((tx) =>
      recordSessionEvent(tx, actor, "SESSION_JOINED", path, deps.clock(), { accessRight: right }),
    )
  return { ticket, accessRight: right }
}

/** The owner ends the session, or lets it remain when leaving. */
export async function updateSession(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  change: { isActive?: false | undefined; remain?: boolean | undefined },
): Promise<Session> {
  const live = await getOwnLiveSession(deps, actor, path)
  const { remain } = change
  if (remain !== undefined && remain !== live.continuesWithoutOwner) {
    const details = { "remain.before": `${live.continuesWithoutOwner}`, "remain.after": `${remain}` }
    await recordSessionEvent(deps.db, actor, "SESSION_REMAIN_CHANGED", path, deps.clock(), details)
    deps.live.setContinuesWithoutOwner(live, remain)
  }
  if (change.isActive === false) {
    const detail = `ended by ${actor.displayName}`
    await deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail })
  }
  return getSession(deps.db, path)
}

/**
 * The owner's word on a host key seen for the first time. A trusted key is pinned once the machine has proved that it
 * holds it; a refused one ends the session.
 */
export async function decideHostKey(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  { fingerprint, accept }: { fingerprint: string; accept: boolean },
): Promise<void> {
  const live = await getOwnLiveSession(deps, actor, path)
  const pending = live.pendingHostKey
  if (pending?.fingerprint !== fingerprint) {
    throw new Refusal("CONFLICT", `session ${path.sessionId} asks about another host key`, {
      text: "hostKeyNotPending",
    })
  }
  await deps.db.transaction().execute(async (tx) => {
    const event = accept ? "HOST_KEY_TRUSTED" : "HOST_KEY_REJECTED"
    await recordSessionEvent(tx, actor, event, path, deps.clock(), { fingerprint })
  })
  live.answerHostKey(accept)
}

/** A running session that is the actor's own. @throws Refusal NOT_ALLOWED, CONFLICT when it has ended */
export async function getOwnLiveSession(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
): Promise<LiveSession> {
  const session = await getSession(deps.db, path)
  if (session.owner.id !== actor.userId) {
    throw new Refusal("NOT_ALLOWED", `session ${path.sessionId} belongs to ${session.owner.username}`)
  }
  const live = deps.live.find(path.sessionId)
  if (!live) throw sessionEnded(path)
  return live
}

function sessionEnded(path: SessionPath): Refusal {
  return new Refusal("CONFLICT", `session ${path.sessionId} has ended`, { text: "sessionEnded" })
}

/** Writes what happened to a session. */
export function recordSessionEvent(
  tx: Db,
  actor: Actor,
  event: Parameters<typeof writeAudit>[2]["event"],
  path: SessionPath,
  now: Date,
  details: AuditDetails,
): Promise<void> {
  const fact = {
    event,
    objectType: "session" as const,
    objectId: path.sessionId,
    deviceId: path.deviceId,
    issueId: path.issueId,
    details: { ...details, logId: path.logId },
  }
  return writeAudit(tx, actor, fact, now)
}

/**
 * The prerequisites that are missing before the log of a session is written; the quick start creates the log itself,
 * and the consent to the recording is requested before the screen opens.
 */
export function missingStartPrerequisites(
  actor: Actor,
  access: DeviceAccess,
  issue: Issue,
  now: Date,
): Prerequisite[] {
  const facts = {
    actor,
    access,
    issue: toIssueFacts(issue),
    logId: "",
    latestLogId: "",
    consentMissing: false,
  }
  return missingPrerequisites(facts, now)
}
