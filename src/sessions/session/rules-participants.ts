/** People in a running session: users, and guests without an account. Pure. */
import { type Actor, type DeviceAccess, type Guest, hasDeviceAuthority } from "../../base/authorities.ts"

export type Participant = { kind: "user"; actor: Actor } | { kind: "guest"; guest: Guest }

/** The same person at this network address. */
export function withAddress(participant: Participant, address: string): Participant {
  return participant.kind === "user"
    ? { kind: "user", actor: { ...participant.actor, address } }
    : { kind: "guest", guest: { ...participant.guest, address } }
}

/** The id of the user, or of the guest's invitation: a person with two windows has one. */
export function participantId(participant: Participant): string {
  return participant.kind === "user" ? participant.actor.userId : participant.guest.invitationId
}

export function participantName(participant: Participant): string {
  return participant.kind === "user" ? participant.actor.displayName : participant.guest.name
}

/** For the audit log and the recording: guests choose their names, their addresses say who was invited. */
export function participantIdentity(participant: Participant): string {
  if (participant.kind === "user") return participant.actor.displayName
  const { name, email } = participant.guest
  return `${name} (${email})`
}

/**
 * Whether this user may supervise a session of another user: pause it, end it, and count as its supervisor? An API token may not,
 * because a program does not watch, and no user supervises their own session.
 */
export function isSupervisor(actor: Actor, access: DeviceAccess, ownerId: string): boolean {
  if (actor.token || actor.userId === ownerId) return false
  return hasDeviceAuthority(actor, access, "DEVICE_SUPERVISE_REMOTE")
}

type SupervisionState = "NONE" | "WAITING" | "SUPERVISED" | "ABSENT" | "PAUSED"

/** No input reaches the machine before a supervisor joins. */
export function isSupervisorMissing(state: SupervisionState): boolean {
  return state === "WAITING" || state === "ABSENT"
}

/**
 * Whether input may reach the machine of a session.
 *
 * @param facts.isRequired     the interface requires a supervisor
 * @param facts.supervisors    supervisors in the session now
 * @param facts.wasSupervised  one has been there before
 * @param facts.isPaused       a supervisor has paused the session
 */
export function supervisionState(facts: {
  isRequired: boolean
  supervisors: number
  wasSupervised: boolean
  isPaused: boolean
}): SupervisionState {
  if (facts.isRequired && facts.supervisors === 0) return facts.wasSupervised ? "ABSENT" : "WAITING"
  if (facts.isPaused) return "PAUSED"
  return facts.isRequired ? "SUPERVISED" : "NONE"
}

/** A PIN is read out on the telephone; six digits with five tries are one chance in 200,000. */
export const GUEST_PIN_DIGITS = 6
export const GUEST_PIN_TRIES_MAX = 5
export const GUEST_NAME_CHARACTERS_MAX = 60
export const REASON_CHARACTERS_MAX = 200

/** Why an invitation link is refused; each has a text. */
export type LinkRefusal = "ENDED" | "EXPIRED" | "NOT_STARTED" | "USED" | "LOCKED"

/** Why an invitation link is refused at this time, before its PIN is checked; null when it is not. */
export function linkRefusal(
  link: {
    isSessionActive: boolean
    startsOn: Date | null
    expiresOn: Date
    isSingleUse: boolean
    usedOn: Date | null
    failedPins: number
    hasPin: boolean
  },
  now: Date,
): LinkRefusal | null {
  if (!link.isSessionActive) return "ENDED"
  if (now.getTime() >= link.expiresOn.getTime()) return "EXPIRED"
  if (link.isSingleUse && link.usedOn) return "USED"
  if (link.failedPins >= GUEST_PIN_TRIES_MAX || !link.hasPin) return "LOCKED"
  return link.startsOn && now.getTime() < link.startsOn.getTime() ? "NOT_STARTED" : null
}
