/** Starts remote sessions. */

import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { notFound } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { isRecordingEnabled } from "../../machines/devices/store.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { allowsLegacyTls } from "../../machines/interfaces/options/rules.ts"
import { findInterface } from "../../machines/interfaces/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { lockIssue } from "../../maintenance/issues/store.ts"
import { findLatestLogId, getLog } from "../../maintenance/worklogs/store.ts"
import { isFeatureLicensed } from "../../system/licence/actions.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import { recordEmergencyStart } from "../emergency/actions.ts"
import { toIssueFacts } from "../live/eligibility.ts"
import { outcomeWithState } from "../live/outcome.ts"
import { recordSessionEvent } from "../session/actions-audit.ts"
import { isConsentMissing } from "../session/actions-consent.ts"
import type { Session } from "../session/contract.ts"
import { missingPrerequisites, type Prerequisite } from "../session/rules.ts"
import { getSession, insertSession, lockActiveSessionsOnInterface } from "../session/store.ts"
import {
  forcedRecording,
  requireAllPrerequisites,
  requireEmergency,
  requireEmergencyNeed,
  withAllRecorded,
} from "./actions-emergency.ts"
import { requireReachable, requireUsableInterface, type StartPath } from "./actions-interface.ts"
import { launchWorker } from "./actions-launch.ts"
import type { SessionDeps } from "./session-deps.ts"

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
  deps.live.checkCapacity()
  const inserted = await insertStartedSession(deps, actor, access, path, emergency, now)
  const { sessionId } = inserted
  const started = { deviceId, issueId, logId, sessionId }
  try {
    await launchWorker(deps, actor, started, { ...inserted, isEmergency: emergency !== null }, now)
    return await getSession(deps.db, started)
  } catch (error) {
    // A start that is reported as failed must not leave a session running.
    void deps.live.end(sessionId, outcomeWithState("CONNECTION_ERROR", "START_FAILED"))
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
    return await inTransaction(deps, async (tx) => {
      const issue = await lockIssue(tx, deviceId, issueId)
      const activeIds = await lockActiveSessionsOnInterface(tx, interfaceId)
      const found = await findInterface(tx, deviceId, interfaceId)
      const usualRecording = found && !emergency ? await recordingMode(tx, deps, found) : "OFF"
      const consentMissing = await isConsentMissing(
        tx,
        actor.userId,
        emergency !== null || usualRecording === "ON",
      )
      const missing = await missingOnStart(tx, actor, access, issue, path, consentMissing, now)
      const bypassed = emergency
        ? requireEmergency(actor, access, issue, missing)
        : requireAllPrerequisites(issue, missing)
      // A user who may not start a session must not find out whether the interface exists.
      if (!found) throw notFound("interface", interfaceId)
      requireUsableInterface(deps, actor, path, { target: found, activeIds }, now)
      if (emergency) requireEmergencyNeed(issue, bypassed)
      const target = emergency ? withAllRecorded(found) : found
      await requireReachable(tx, deviceId, target)
      const recording = emergency ? await forcedRecording(tx, deps, target) : usualRecording
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
      await recordSessionEvent(
        { tx, actor, now },
        "SESSION_STARTED",
        { ...path, sessionId },
        {
          interface: target.name,
          recording,
          legacyAlgorithms: target.sshOptions?.legacyAlgorithms ? "allowed" : undefined,
          certificate: target.rdpOptions?.ignoreCertificate ? "ignored" : undefined,
          legacyTls: allowsLegacyTls(target) ? "allowed" : undefined,
          security: target.rdpOptions?.security === "RDP" ? "standard RDP security" : undefined,
        },
      )
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
  const latestLogId = await findLatestLogId(tx, path.issueId)
  if (latestLogId !== path.logId) await getLog(tx, path)
  const facts = { actor, access, issue: toIssueFacts(issue), logId: path.logId, latestLogId, consentMissing }
  return missingPrerequisites(facts, now)
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
