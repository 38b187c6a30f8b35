/** What a person without an account may do with an invitation: be admitted to its session, consent, and watch. */
import type { Guest } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { HIGHEST_PRIORITY, PrioritySemaphore } from "../../base/semaphore.ts"
import { createToken, hashToken } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import {
  type ConsentLanguage,
  type ConsentText,
  isConsentMissing,
  listRecordingTexts,
  selectRecordingText,
} from "../../identity/consents/rules.ts"
import { PasswordHasher } from "../../identity/passwords/hashing/actions.ts"
import { record } from "../../system/audit/store.ts"
import { getSettings } from "../../system/settings/store.ts"
import type { Session } from "../session/contract.ts"
import type { AccessRight } from "../session/rules.ts"
import {
  GUEST_PIN_TRIES_MAX,
  type LinkRefusal,
  linkRefusal,
  participantId,
} from "../session/rules-participants.ts"
import { getSession, lockSession, type SessionPath } from "../session/store.ts"
import {
  endGuestsOfInvitation,
  findGuests,
  findInvitationLink,
  type InvitationLink,
  insertGuest,
  markLinkUsed,
  saveGuestConsent,
  takePinTry,
} from "../session/store-guests.ts"
import { isJoinOpenTo, joinClosedByWindow } from "../start/actions-join.ts"
import type { SessionDeps } from "../start/session-deps.ts"

/** Place in the queue of the password hashing: behind users whose network is known. */
const PIN_PRIORITY = 1

/** Tries of one link that wait for their turn; a crowd of people who share a link is smaller. */
const PIN_TRIES_WAITING_MAX = 100

const TOO_MANY_TRIES = "too many tries of one invitation wait"

/**
 * One try at a time on each link: a try that is counted and not yet decided would take the last try from a right PIN. The
 * links are known by their tokens, as long as a try runs or waits.
 */
class PinTurns {
  private readonly links = new Map<string, { turn: PrioritySemaphore; tries: number }>()

  /** @throws Refusal SERVER_BUSY when too many tries of this link wait */
  async run<T>(token: string, attempt: () => Promise<T>): Promise<T> {
    const link = this.links.get(token) ?? {
      turn: new PrioritySemaphore({ concurrency: 1, queueMax: PIN_TRIES_WAITING_MAX, busy: TOO_MANY_TRIES }),
      tries: 0,
    }
    this.links.set(token, link)
    link.tries += 1
    try {
      return await link.turn.run(HIGHEST_PRIORITY, attempt)
    } finally {
      link.tries -= 1
      if (link.tries === 0) this.links.delete(token)
    }
  }
}

/** An invitation link and why it is refused; null for a token that no invitation has. */
export async function openInvitationLink(
  deps: SessionDeps,
  token: string,
  db = deps.db,
): Promise<{ link: InvitationLink; refusal: LinkRefusal | null } | null> {
  const link = await findInvitationLink(db, hashToken(token))
  if (!link) return null
  const isSessionActive = link.isSessionActive && deps.live.find(link.path.sessionId) !== null
  const facts = { ...link, isSessionActive, hasPin: link.pinHash !== null }
  return { link, refusal: linkRefusal(facts, deps.clock()) }
}

export type Admission =
  | { kind: "admitted"; token: string; expiresOn: Date }
  | { kind: "refused"; because: LinkRefusal }
  | { kind: "wrongPin"; triesLeft: number }

interface PinTry {
  token: string
  pin: string
  name: string
  language: string
  address: string
}

/**
 * Admits the browser of a person who has the link and the PIN. Every try is counted before it is checked. A link that may be
 * used again admits one browser at a time: the one before is no longer admitted.
 *
 * @returns null for a token that no invitation has
 */
export function admitGuest(deps: SessionDeps, given: PinTry): Promise<Admission | null> {
  return deps.state.get(PinTurns).run(given.token, () => tryPin(deps, given))
}

async function tryPin(deps: SessionDeps, given: PinTry): Promise<Admission | null> {
  const opened = await openInvitationLink(deps, given.token)
  if (!opened) return null
  const { link, refusal } = opened
  if (refusal) return { kind: "refused", because: refusal }
  if (!(await takePinTry(deps.db, link.id, GUEST_PIN_TRIES_MAX)))
    return { kind: "refused", because: "LOCKED" }
  const hasher = deps.state.get(PasswordHasher)
  const pin = given.pin.replace(/\s/g, "")
  const isRight = await hasher.slots.run(PIN_PRIORITY, () => hasher.verify(pin, link.pinHash))
  if (!isRight) {
    await auditGuest(deps.db, deps.clock(), "SESSION_GUEST_REFUSED", link.path, {
      email: link.email,
      address: given.address,
    })
    deps.live.find(link.path.sessionId)?.announceInvitations()
    return { kind: "wrongPin", triesLeft: Math.max(0, GUEST_PIN_TRIES_MAX - link.failedPins - 1) }
  }
  const token = createToken()
  const admission = await inTransaction(deps, async (tx, now): Promise<Admission | null> => {
    // Ended, expired, used or replaced while the PIN was checked; this very try may have been the last one.
    await lockSession(tx, link.path.sessionId)
    const checked = await openInvitationLink(deps, given.token, tx)
    if (!checked) return null
    if (checked.refusal && checked.refusal !== "LOCKED") return { kind: "refused", because: checked.refusal }
    if (!(await markLinkUsed(tx, link.id, hashToken(given.token), now)))
      return { kind: "refused", because: "USED" }
    await endGuestsOfInvitation(tx, link.id, now)
    const { name, language, address } = given
    await insertGuest(tx, {
      invitationId: link.id,
      sessionId: link.path.sessionId,
      tokenHash: hashToken(token),
      name,
      language,
      address,
      createdOn: now,
    })
    await auditGuest(tx, now, "SESSION_GUEST_ADMITTED", link.path, { email: link.email, name, address })
    return { kind: "admitted", token, expiresOn: link.expiresOn }
  })
  if (admission?.kind === "admitted") deps.publish({ kind: "permissions" })
  return admission
}

/** The session of a guest, with the right that the invitation gives now. @throws Refusal NOT_ALLOWED */
export async function getGuestSession(
  deps: SessionDeps,
  guest: Guest,
): Promise<{ session: Session; path: SessionPath; right: AccessRight }> {
  const access = (await findGuests(deps.db, [guest.guestId])).get(guest.guestId)
  if (!access) throw new Refusal("NOT_ALLOWED", "the invitation was withdrawn")
  const session = await getSession(deps.db, access.path)
  return { session, path: access.path, right: access.right }
}

/** The text that a guest must still agree to before the picture of a recorded session; null for none. */
export async function findGuestConsentText(
  db: Db,
  guest: Guest,
  isRecorded: boolean,
  language: ConsentLanguage,
): Promise<ConsentText | null> {
  if (!(await isGuestConsentMissing(db, guest, isRecorded))) return null
  return selectRecordingText(await getSettings(db), language)
}

/** True if the session is recorded and the guest has not agreed to today's text of the recording consent. */
export async function isGuestConsentMissing(db: Db, guest: Guest, isRecorded: boolean): Promise<boolean> {
  if (!isRecorded) return false
  const wanted = listRecordingTexts(await getSettings(db))
  const given = (await findGuests(db, [guest.guestId])).get(guest.guestId)?.consentTextHash
  return isConsentMissing(wanted, given ? [given] : [])
}

/** @throws Refusal CONFLICT when the text that was shown is no longer the current one */
export async function giveGuestConsent(deps: SessionDeps, guest: Guest, textHash: string): Promise<void> {
  const texts = listRecordingTexts(await getSettings(deps.db))
  const shown = texts.find(({ hash }) => hash.toString("hex") === textHash)
  if (!shown)
    throw new Refusal("CONFLICT", "the text of the recording is another one now", {
      text: "consentTextChanged",
    })
  const { path } = await getGuestSession(deps, guest)
  const { email, name, address } = guest
  await inTransaction(deps, async (tx, now) => {
    await saveGuestConsent(tx, guest.guestId, shown.hash, now)
    const details = { email, name, address, language: shown.language, textHash }
    await auditGuest(tx, now, "SESSION_GUEST_CONSENTED", path, details)
  })
}

/** @throws Refusal CONFLICT when the session has ended, NOT_ALLOWED without consent or after the window */
export async function createGuestTicket(
  deps: SessionDeps,
  guest: Guest,
): Promise<{ ticket: string; accessRight: AccessRight }> {
  const { session, path, right } = await getGuestSession(deps, guest)
  if (!session.isActive || !deps.live.find(path.sessionId))
    throw new Refusal("CONFLICT", `session ${path.sessionId} has ended`, { text: "sessionEnded" })
  if (!(await isJoinOpenTo(deps, guest.invitationId, session))) throw joinClosedByWindow(path)
  if (await isGuestConsentMissing(deps.db, guest, session.screenRecording !== null))
    throw new Refusal("NOT_ALLOWED", "the guest has not agreed to the recording", {
      text: "recordingConsentMissing",
    })
  deps.live.checkViewerSeat(path.sessionId, participantId({ kind: "guest", guest }))
  const ticket = deps.tickets.issue({ path, holder: { kind: "guest", id: guest.guestId } }, deps.clock())
  return { ticket, accessRight: right }
}

/** A guest is no user of the audit log: the entry names them in its details. */
function auditGuest(
  tx: Db,
  now: Date,
  event: "SESSION_GUEST_ADMITTED" | "SESSION_GUEST_REFUSED" | "SESSION_GUEST_CONSENTED",
  { deviceId, issueId, sessionId }: SessionPath,
  { address, ...details }: Record<string, string>,
): Promise<void> {
  const object = { type: "session", id: sessionId, deviceId, issueId } as const
  return record({ tx, actor: null, now, address }, event, object, { ...details, guest: true })
}
