/** The missing prerequisites of a remote session, with the resolutions open to the user; and resolving them. */

import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import { Refusal } from "../../base/refusal.ts"
import { devicesNeedingApproval } from "../../maintenance/approvals/config/store.ts"
import { enableRemoteAccess, extendWindow, takeIssue } from "../../maintenance/issues/actions.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { getIssue, type IssuePath } from "../../maintenance/issues/store.ts"
import { windowOf } from "../../maintenance/windows/rules.ts"
import type { Prerequisite } from "../session/rules.ts"
import { missingStartPrerequisites } from "./actions.ts"
import { findResolution, type Resolution } from "./rules-resolutions.ts"
import type { SessionDeps } from "./session-deps.ts"

export interface MissingPrerequisite {
  prerequisite: Prerequisite
  /** Null: this user cannot resolve it. */
  resolution: Resolution | null
}

/** Everything that is missing before a log is written, in the order shown; empty when a session may start. */
export async function missingPrerequisitesWithResolutions(
  deps: Pick<SessionDeps, "db" | "clock">,
  actor: Actor,
  access: DeviceAccess,
  issue: Issue,
): Promise<MissingPrerequisite[]> {
  const now = deps.clock()
  const missing = missingStartPrerequisites(actor, access, issue, now)
  if (missing.length === 0) return []
  const facts = {
    mayUpdateIssue: hasDeviceAuthority(actor, access, "ISSUE_UPDATE"),
    needsApproval: (await devicesNeedingApproval(deps.db, [issue.deviceId], "ISSUE")).size > 0,
    issue: { state: issue.state, window: windowOf(issue) },
  }
  return missing.map((prerequisite) => ({
    prerequisite,
    resolution: findResolution(prerequisite, facts, now),
  }))
}

/**
 * Resolves one prerequisite by the issue's own actions, with their checks and audit entries. A prerequisite that is
 * met by now is left as it is.
 *
 * @throws Refusal CONFLICT when this user cannot resolve it, or the refusal of the action
 */
export async function resolvePrerequisite(
  deps: SessionDeps,
  actor: Actor,
  access: DeviceAccess,
  path: IssuePath,
  given: Record<string, string>,
): Promise<void> {
  const issue = await getIssue(deps.db, path.deviceId, path.issueId)
  const missing = await missingPrerequisitesWithResolutions(deps, actor, access, issue)
  const item = missing.find(({ prerequisite }) => prerequisite === given.prerequisite)
  if (!item) return
  switch (item.resolution?.kind) {
    case "take":
      await takeIssue(deps, actor, path)
      return
    case "extend":
      await extendWindow(deps, actor, path, item.resolution.hours)
      return
    case "enableRemoteAccess":
      await enableRemoteAccess(deps, actor, path)
      return
    default:
      throw new Refusal("CONFLICT", `issue "${issue.title}": ${item.prerequisite} cannot be resolved here`)
  }
}
