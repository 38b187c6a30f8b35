/** Calls of the people section: invitations, rights, removal, supervision. */
import { callApi } from "../../src/http/api-client.ts"
import type { InvitationWithPin, InviteByEmail } from "../../src/sessions/session/contract-participants.ts"
import type { AccessRight } from "../../src/sessions/session/rules.ts"
import { type SessionIds, sessionCalls } from "./calls.ts"
import type { Participant } from "./model.ts"

export interface InvitablePerson {
  id: string
  displayName: string
}

/** An invitation by its person; one whose person has not joined yet is pending. */
export interface OpenInvitation {
  id: string
  kind: "user" | "email"
  name: string
  right: AccessRight
  isLocked: boolean
  isUsed: boolean
  /** Period in which the link of an e-mail works; null for users, who join while the session runs. */
  validity: { startsOn: string | null; expiresOn: string } | null
}

const MINUTE_MS = 60_000

interface Validity {
  startsOn?: string
  expiresOn?: string
}

/**
 * The body of an invitation for the time that was chosen in minutes: 0 to begin is at once, 0 to last is until the
 * maintenance window ends.
 */
export function validityFrom(nowMs: number, startMinutes: number, validMinutes: number): Validity {
  const startMs = nowMs + startMinutes * MINUTE_MS
  return {
    startsOn: startMinutes > 0 ? new Date(startMs).toISOString() : undefined,
    expiresOn: validMinutes > 0 ? new Date(startMs + validMinutes * MINUTE_MS).toISOString() : undefined,
  }
}

/** Entries of a list to choose from; typing more letters narrows it. */
const SUGGESTIONS_MAX = 20

/** One chooses by the name alone: those who share one are told apart by their user names. */
export function withDistinctNames(
  people: readonly { id: string; username: string; displayName: string }[],
): InvitablePerson[] {
  const counts = Map.groupBy(people, ({ displayName }) => displayName)
  return people.map(({ id, username, displayName }) => {
    const isShared = (counts.get(displayName)?.length ?? 0) > 1
    return { id, displayName: isShared ? `${displayName} (${username})` : displayName }
  })
}

export function createPeopleCalls(path: SessionIds, csrf: string) {
  return {
    async suggestions(search: string): Promise<InvitablePerson[]> {
      const query = { size: SUGGESTIONS_MAX, search }
      return withDistinctNames((await callApi(sessionCalls.listInvitableUsers, { path, query }, csrf)).rows)
    },
    async invitations(): Promise<OpenInvitation[]> {
      const [users, emails] = await Promise.all([
        callApi(sessionCalls.listUserInvitations, { path }, csrf),
        callApi(sessionCalls.listEmailInvitations, { path }, csrf),
      ])
      return [
        ...users.map(({ user, accessRight: right }): OpenInvitation => {
          const state = { isLocked: false, isUsed: false, validity: null }
          return { id: user.id, kind: "user", name: user.displayName, right, ...state }
        }),
        ...emails.map((one): OpenInvitation => {
          const { id, email: name, accessRight: right, isLocked, usedOn, startsOn, expiresOn } = one
          const validity = { startsOn, expiresOn }
          return { id, kind: "email", name, right, isLocked, isUsed: usedOn !== null, validity }
        }),
      ]
    },
    inviteUser: (userId: string, accessRight: AccessRight): Promise<unknown> =>
      callApi(sessionCalls.inviteUser, { path, body: { userId, accessRight } }, csrf),
    inviteByEmail: (body: InviteByEmail): Promise<InvitationWithPin> =>
      callApi(sessionCalls.inviteByEmail, { path, body }, csrf),
    renew: (invitationId: string): Promise<InvitationWithPin> =>
      callApi(sessionCalls.renewEmailInvitation, { path: { ...path, invitationId } }, csrf),
    withdraw: ({ kind, id }: OpenInvitation): Promise<unknown> =>
      kind === "user"
        ? callApi(sessionCalls.withdrawUserInvitation, { path: { ...path, userId: id } }, csrf)
        : callApi(sessionCalls.withdrawEmailInvitation, { path: { ...path, invitationId: id } }, csrf),
    setRight: ({ isGuest, userId }: Participant, accessRight: AccessRight): Promise<unknown> =>
      isGuest
        ? callApi(
            sessionCalls.changeEmailInvitation,
            { path: { ...path, invitationId: userId }, body: { accessRight } },
            csrf,
          )
        : // Inviting again changes the right; who joined without an invitation gets one.
          callApi(sessionCalls.inviteUser, { path, body: { userId, accessRight } }, csrf),
    remove: ({ id: connectionId }: Participant, reason: string): Promise<unknown> =>
      callApi(sessionCalls.removeViewer, { path: { ...path, connectionId }, body: { reason } }, csrf),
    decline: ({ id: connectionId }: Participant): Promise<unknown> =>
      callApi(sessionCalls.declineRequest, { path: { ...path, connectionId } }, csrf),
    supervise: (action: "PAUSE" | "RESUME" | "END", reason: string): Promise<unknown> =>
      callApi(sessionCalls.superviseSession, { path, body: { action, reason } }, csrf),
    keepOpen: (remain: boolean): Promise<unknown> =>
      callApi(sessionCalls.updateGraphicalSession, { path, body: { remain } }, csrf),
  }
}

export type PeopleCalls = ReturnType<typeof createPeopleCalls>

/** A person with two windows gets one row. */
export function uniqueByPerson(participants: readonly Participant[]): Participant[] {
  const seen = new Map<string, Participant>()
  for (const one of participants) {
    const before = seen.get(one.userId)
    seen.set(one.userId, before ? { ...before, asks: before.asks || one.asks === true } : one)
  }
  return [...seen.values()]
}

/** Two letters for a round picture. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "")
  return letters.join("").toUpperCase()
}
