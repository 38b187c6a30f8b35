/** The current state and access rights of a running session and its viewers, from the database. */

import type { SessionWindow } from "../../../protocols/viewer-wire.ts"
import { required } from "../../base/assert.ts"
import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { getDeviceAccessOfActors } from "../../identity/authorization/store.ts"
import { findLiveSignIns } from "../../identity/signin/store.ts"
import { findEffectiveConnectors } from "../../machines/connectors/store.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { mayUseInterface } from "../../machines/interfaces/rules.ts"
import { findInterfaces } from "../../machines/interfaces/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { findIssues } from "../../maintenance/issues/store.ts"
import { extensionHoursLeft, windowEnd, windowOf } from "../../maintenance/windows/rules.ts"
import { findEmergencyEnds } from "../emergency/store.ts"
import {
  type AccessRight,
  effectiveAccessRight,
  type IssueFacts,
  type RunningSessionFacts,
  type SessionEndState,
  sessionEndReason,
} from "../session/rules.ts"
import { isSupervisor } from "../session/rules-participants.ts"
import type { SessionPath } from "../session/store.ts"
import { findGuests } from "../session/store-guests.ts"
import { findInvitationsOfSessions } from "../session/store-invitations.ts"
import { findRemovalsOfSessions } from "../session/store-removals.ts"

interface EligibilityCheck {
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
  viewers: readonly QueriedViewer[]
}

/** A viewer by what admitted them: the sign-in of a user, or the admission of a guest. */
interface QueriedViewer {
  id: string
  signInId: string | null
  guestId: string | null
}

export interface SessionEligibility {
  endReason: SessionEndState | null
  /** Of the issue, also where the session may go on after it, or of the emergency session; it ends never without an issue. */
  window: SessionWindow
  /** The facts behind `end`; used again later while the database is unavailable. */
  facts: RunningSessionFacts
  /** Rights by viewer id; null: the viewer must leave. */
  viewerRights: ReadonlyMap<string, AccessRight | null>
  /** Ids of the viewers who supervise the session. */
  supervisorIds: ReadonlySet<string>
}

export async function checkRunningSession(
  deps: Deps,
  session: EligibilityCheck,
): Promise<SessionEligibility> {
  const [eligibility] = await checkRunningSessions(deps, [{ ...session, ownerId: "", viewers: [] }])
  return required(eligibility, "the answer to the only question")
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
  const signInIds = all(({ ownerSignInId, viewers }) => [
    ownerSignInId,
    ...viewers.map((v) => v.signInId),
  ]).filter((signInId) => signInId !== null)
  const guestIds = all(({ viewers }) => viewers.map(({ guestId }) => guestId)).filter((id) => id !== null)
  const sessionIds = sessions.map(({ path }) => path.sessionId)
  const [actors, issues, targets, connectors, invitation, isRemoved, guests, emergencies] = await Promise.all(
    [
      findLiveSignIns(deps, signInIds, now),
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
      findInvitationsOfSessions(db, sessionIds),
      findRemovalsOfSessions(db, sessionIds),
      findGuests(db, guestIds),
      findEmergencyEnds(db, sessionIds),
    ],
  )
  const accessOf = await deviceAccessOfActors(db, sessions, actors)
  return sessions.map((session) => {
    const { path, interfaceId, ownerSignInId, ownerId, viewers } = session
    const { sessionId, deviceId, issueId } = path
    const owner = actors.get(ownerSignInId) ?? null
    const [issue, target] = [issues.get(issueId), targets.get(interfaceId)].map((found) =>
      found?.deviceId === deviceId ? found : null,
    ) as [Issue | null, TargetInterface | null]
    const emergencyEndsOn = emergencies.get(sessionId) ?? null
    const facts: RunningSessionFacts = {
      owner,
      access: accessOf(ownerSignInId, deviceId),
      issue: issue && toIssueFacts(issue),
      emergencyEndsOn,
      mayUseInterface: owner !== null && target !== null && mayUseInterface(owner, target),
      isInterfaceUnchanged: target !== null && target.changedOn === session.interfaceChangedOn,
      isConnectorUnchanged: (connectors.get(deviceId)?.revision ?? null) === session.connectorVersion,
    }
    const rightNow = ({ signInId, guestId }: QueriedViewer) => {
      if (guestId !== null) return guests.get(guestId)?.right ?? null
      const [actor, access] = [actors.get(signInId ?? ""), accessOf(signInId ?? "", deviceId)]
      if (!actor || !access) return null
      return effectiveAccessRight(actor, access, {
        ownerId,
        invitation: invitation(sessionId, actor.userId),
        isRemoved: isRemoved(sessionId, actor.userId),
      })
    }
    const supervises = ({ signInId }: QueriedViewer) => {
      const [actor, access] = [actors.get(signInId ?? ""), accessOf(signInId ?? "", deviceId)]
      return actor !== undefined && access !== null && isSupervisor(actor, access, ownerId)
    }
    return {
      endReason: sessionEndReason(facts, now),
      window: {
        endsAtMs: (emergencyEndsOn ?? (issue && windowEnd(windowOf(issue))))?.getTime() ?? null,
        extensionHoursLeft: issue && !emergencyEndsOn ? extensionHoursLeft(windowOf(issue)) : 0,
      },
      facts,
      viewerRights: new Map(viewers.map((viewer) => [viewer.id, rightNow(viewer)])),
      supervisorIds: new Set(viewers.filter(supervises).map(({ id }) => id)),
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
      const actor = signInId === null ? undefined : actors.get(signInId)
      if (actor) asked.set(`${signInId} ${path.deviceId}`, { actor, deviceId: path.deviceId })
    }
  const accesses = await getDeviceAccessOfActors(db, [...asked.values()])
  const found = new Map([...asked.keys()].map((key, i) => [key, accesses[i] ?? null]))
  return (signInId, deviceId) => found.get(`${signInId} ${deviceId}`) ?? null
}

export function toIssueFacts(issue: Issue): IssueFacts {
  return {
    state: issue.state,
    assignedUserId: issue.assignedUser?.id ?? null,
    assignedUserGroupId: issue.assignedUserGroup?.id ?? null,
    enableRemoteAccess: issue.enableRemoteAccess,
    window: windowOf(issue),
    disconnectAtWindowEnd: issue.disconnectSessionsUponTimeEnd,
  }
}
