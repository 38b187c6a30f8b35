/** The current state and access rights of a running session and its viewers, from the database. */

import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { getDeviceAccess, getDeviceAccessOfActors } from "../../identity/authorization/store.ts"
import { findLiveSignIn, findLiveSignIns } from "../../identity/signin/store.ts"
import { findEffectiveConnectors } from "../../machines/connectors/store.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { mayUseInterface } from "../../machines/interfaces/rules.ts"
import { findInterfaces } from "../../machines/interfaces/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { findIssues } from "../../maintenance/issues/store.ts"
import { windowEnd, windowOf } from "../../maintenance/windows/rules.ts"
import {
  type AccessRight,
  effectiveAccessRight,
  type RemoteStartFacts,
  type RunningSessionFacts,
  type SessionEndState,
  sessionEndReason,
} from "../session/rules.ts"
import type { SessionPath } from "../session/store.ts"
import { findInvitation, findInvitationsOfSessions } from "../session/store-invitations.ts"

export interface EligibilityCheck {
  path: SessionPath
  interfaceId: string
  /** `changedOn` of the interface when it was dialled. */
  interfaceChangedOn: string
  /** `mark` of the connector when it was dialled; null for directly. */
  connectorVersion: string | null
  ownerSignInId: string
}

/** A session and its viewers. */
export interface EligibilityQuery extends EligibilityCheck {
  ownerId: string
  viewers: readonly { id: string; signInId: string }[]
}

export interface SessionEligibility {
  endReason: SessionEndState | null
  /** Null when the session may go on after the window's end. */
  windowEndsAtMs: number | null
  /** What `end` was decided by; decides again later where nothing newer is to be had. */
  facts: RunningSessionFacts
  /** By viewer id; null: they must leave. */
  viewerRights: ReadonlyMap<string, AccessRight | null>
}

export async function checkRunningSession(
  deps: Deps,
  session: EligibilityCheck,
): Promise<SessionEligibility> {
  const [eligibility] = await checkRunningSessions(deps, [{ ...session, ownerId: "", viewers: [] }])
  return eligibility!
}

/** The eligibility of these sessions, in their order; the number of statements does not depend on their number. */
export async function checkRunningSessions(
  deps: Deps,
  sessions: readonly EligibilityQuery[],
): Promise<SessionEligibility[]> {
  if (sessions.length === 0) return []
  const { db } = deps
  const now = deps.clock()
  const all = <T>(values: (session: EligibilityQuery) => T[]) => [...new Set(sessions.flatMap(values))]
  const signInIds = all(({ ownerSignInId, viewers }) => [ownerSignInId, ...viewers.map((v) => v.signInId)])
  const [actors, issues, targets, connectors, invitation] = await Promise.all([
    findLiveSignIns(db, signInIds, now),
    findIssues(
      db,
      all(({ path }) => [path.issueId]),
    ),
    findInterfaces(
      db,
      all(({ interfaceId }) => [interfaceId]),
    ),
    findEffectiveConnectors(
      db,
      all(({ path }) => [path.deviceId]),
    ),
    findInvitationsOfSessions(
      db,
      sessions.map(({ path }) => path.sessionId),
    ),
  ])
  const accessOf = await deviceAccessOfActors(db, sessions, actors)
  return sessions.map((session) => {
    const { path, interfaceId, ownerSignInId, ownerId, viewers } = session
    const { sessionId, deviceId, issueId } = path
    const owner = actors.get(ownerSignInId) ?? null
    const [issue, target] = [issues.get(issueId), targets.get(interfaceId)].map((found) =>
      found?.deviceId === deviceId ? found : null,
    ) as [Issue | null, TargetInterface | null]
    const facts: RunningSessionFacts = {
      owner,
      access: accessOf(ownerSignInId, deviceId),
      issue: issue && toIssueFacts(issue),
      disconnectAtWindowEnd: issue?.disconnectSessionsUponTimeEnd ?? true,
      mayUseInterface: owner !== null && target !== null && mayUseInterface(owner, target),
      isInterfaceUnchanged: target !== null && target.changedOn === session.interfaceChangedOn,
      isConnectorUnchanged: (connectors.get(deviceId)?.revision ?? null) === session.connectorVersion,
    }
    const rightNow = (signInId: string) => {
      const [actor, access] = [actors.get(signInId), accessOf(signInId, deviceId)]
      if (!actor || !access) return null
      return effectiveAccessRight(actor, access, { ownerId, invitation: invitation(sessionId, actor.userId) })
    }
    return {
      endReason: sessionEndReason(facts, now),
      windowEndsAtMs: issue ? windowEnd(windowOf(issue)).getTime() : null,
      facts,
      viewerRights: new Map(viewers.map(({ id, signInId }) => [id, rightNow(signInId)])),
    }
  })
}

/** The device access of each viewer on the machine of their session. */
async function deviceAccessOfActors(
  db: Db,
  sessions: readonly EligibilityQuery[],
  actors: ReadonlyMap<string, Actor>,
): Promise<(signInId: string, deviceId: string) => DeviceAccess | null> {
  const asked = new Map<string, { actor: Actor; deviceId: string }>()
  for (const { path, ownerSignInId, viewers } of sessions)
    for (const signInId of [ownerSignInId, ...viewers.map((viewer) => viewer.signInId)]) {
      const actor = actors.get(signInId)
      if (actor) asked.set(`${signInId} ${path.deviceId}`, { actor, deviceId: path.deviceId })
    }
  const accesses = await getDeviceAccessOfActors(db, [...asked.values()])
  const found = new Map([...asked.keys()].map((key, i) => [key, accesses[i] ?? null]))
  return (signInId, deviceId) => found.get(`${signInId} ${deviceId}`) ?? null
}

/** The current access right of a viewer; null when they must leave the session. */
export async function viewerAccess(
  deps: Deps,
  session: { path: SessionPath; ownerId: string },
  signInId: string,
): Promise<{ actor: Actor; right: AccessRight } | null> {
  const actor = await findLiveSignIn(deps.db, signInId, deps.clock())
  const access = actor && (await getDeviceAccess(deps.db, actor, session.path.deviceId))
  if (!actor || !access) return null
  const invitation = await findInvitation(deps.db, session.path.sessionId, actor.userId)
  const right = effectiveAccessRight(actor, access, { ownerId: session.ownerId, invitation })
  return right && { actor, right }
}

export function toIssueFacts(issue: Issue): RemoteStartFacts["issue"] {
  return {
    state: issue.state,
    assignedUserId: issue.assignedUser?.id ?? null,
    assignedUserGroupId: issue.assignedUserGroup?.id ?? null,
    enableRemoteAccess: issue.enableRemoteAccess,
    window: windowOf(issue),
  }
}
