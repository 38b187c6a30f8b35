/** What the book says now about a running session and about each person in it. */
import type { Deps } from "../base/deps.ts"
import { findEffectiveConnector } from "../connectors/store.ts"
import { mayUseInterface } from "../interfaces/rules.ts"
import { findInterface } from "../interfaces/store.ts"
import type { Issue } from "../issues/contract.ts"
import { windowEnd, windowOf } from "../issues/rules.ts"
import { findIssue } from "../issues/store.ts"
import type { Actor } from "../roles/rules.ts"
import { accessTo } from "../roles/store.ts"
import { findLiveSignIn } from "../signin/store.ts"
import { type AccessRight, endOfRunning, joinRight, type RemoteStartFacts, type SessionEnd } from "./rules.ts"
import type { SessionPath } from "./store.ts"
import { findInvitation } from "./store-invitations.ts"

export interface RunningSession {
  path: SessionPath
  interfaceId: string
  /** `changedOn` of the interface when it was dialled. */
  interfaceChangedOn: string
  /** `mark` of the connector when it was dialled; null for directly. */
  connectorMark: string | null
  ownerSignInId: string
}

export interface Standing {
  end: SessionEnd | null
  /** Null when the session may go on after the window's end. */
  windowEndsAtMs: number | null
}

export async function standingOf(deps: Deps, session: RunningSession): Promise<Standing> {
  const { db } = deps
  const now = deps.clock()
  const { deviceId, issueId } = session.path
  const [owner, issue, target, connector] = await Promise.all([
    findLiveSignIn(db, session.ownerSignInId, now),
    findIssue(db, deviceId, issueId),
    findInterface(db, deviceId, session.interfaceId),
    findEffectiveConnector(db, { deviceId }),
  ])
  const access = owner && (await accessTo(db, owner, deviceId))
  const end = endOfRunning(
    {
      owner,
      access,
      issue: issue && issueFacts(issue),
      disconnectAtWindowEnd: issue?.disconnectSessionsUponTimeEnd ?? true,
      mayUseInterface: owner !== null && target !== null && mayUseInterface(owner, target),
      isInterfaceUnchanged: target !== null && target.changedOn === session.interfaceChangedOn,
      isConnectorUnchanged: (connector?.mark ?? null) === session.connectorMark,
    },
    now,
  )
  return { end, windowEndsAtMs: issue ? windowEnd(windowOf(issue)).getTime() : null }
}

/** What a person in a session may do now; null when they must leave. */
export async function rightOf(
  deps: Deps,
  session: { path: SessionPath; ownerId: string },
  signInId: string,
): Promise<{ actor: Actor; right: AccessRight } | null> {
  const actor = await findLiveSignIn(deps.db, signInId, deps.clock())
  const access = actor && (await accessTo(deps.db, actor, session.path.deviceId))
  if (!actor || !access) return null
  const invitation = await findInvitation(deps.db, session.path.sessionId, actor.userId)
  const right = joinRight(actor, access, { ownerId: session.ownerId, invitation })
  return right && { actor, right }
}

export function issueFacts(issue: Issue): RemoteStartFacts["issue"] {
  return {
    state: issue.state,
    assignedUserId: issue.assignedUser?.id ?? null,
    assignedUserGroupId: issue.assignedUserGroup?.id ?? null,
    enableRemoteAccess: issue.enableRemoteAccess,
    window: windowOf(issue),
  }
}
