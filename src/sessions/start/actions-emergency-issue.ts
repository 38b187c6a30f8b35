/** An emergency session from an issue's page: its log, the credentials that the interface asks for, and the start. */
import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import { parse } from "../../base/parse.ts"
import { textToHtml } from "../../base/rich-text.ts"
import { getInterface } from "../../machines/interfaces/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { getIssue, type IssuePath } from "../../maintenance/issues/store.ts"
import { createLog } from "../../maintenance/worklogs/actions.ts"
import { findLatestLogId } from "../../maintenance/worklogs/store.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import { credentials, type Session, startEmergency } from "../session/contract.ts"
import { missingStartPrerequisites, startSession } from "./actions.ts"
import { storeOneTimeCredentials } from "./actions-credentials.ts"
import { requireEmergency, requireEmergencyNeed } from "./actions-emergency.ts"
import type { SessionDeps } from "./session-deps.ts"

interface EmergencyOrder {
  reason: string
  interfaceId: string
  /** Title of the log, in the language of its author. */
  logTitle: string
  /** A log that an earlier attempt has written; it is used again while it is the latest. */
  logId: string | undefined
  username: string
  password: string
}

/** @throws Refusal as the start, before a log is written */
export function checkEmergencyFromIssue(
  { clock }: Pick<SessionDeps, "clock">,
  actor: Actor,
  access: DeviceAccess,
  issue: Issue,
): void {
  const missing = missingStartPrerequisites(actor, access, issue, clock())
  requireEmergencyNeed(issue, requireEmergency(actor, access, issue, missing))
}

/**
 * @param onLog  called with the id of the log as soon as it is written
 * @throws Refusal as `startSession`, and BAD_REQUEST for the reason, the interface or the credentials
 */
export async function startEmergencyFromIssue(
  deps: SessionDeps,
  actor: Actor,
  access: DeviceAccess,
  issueRef: IssuePath,
  order: EmergencyOrder,
  onLog: (logId: string) => void,
): Promise<Session> {
  const { deviceId, issueId } = issueRef
  const { reason } = parse(startEmergency, { reason: order.reason })
  await requireStepUp(deps, actor, "START_EMERGENCY")
  checkEmergencyFromIssue(deps, actor, access, await getIssue(deps.db, deviceId, issueId))
  const target = await getInterface(deps.db, deviceId, order.interfaceId)
  const given = target.askCredentials ? parse(credentials, order) : null
  const latest = await findLatestLogId(deps.db, issueId)
  const logId =
    order.logId !== undefined && order.logId === latest
      ? latest
      : (await createLog(deps, actor, issueRef, { title: order.logTitle, description: textToHtml(reason) }))
          .id
  onLog(logId)
  const path = { deviceId, issueId, logId, interfaceId: target.id }
  if (given) await storeOneTimeCredentials(deps, actor, path, given)
  return startSession(deps, actor, access, path, { reason })
}
