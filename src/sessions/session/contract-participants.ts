/** Participants of a session as calls: invitations of users and by e-mail, removal and supervision. */

import { z } from "zod/mini"
import {
  id,
  instant,
  instantInRange,
  namedObject,
  optionalText,
  requiredEmail,
  requiredText,
  userRef,
  VISIBLE_CHARACTER,
} from "../../base/schema.ts"
import { del, get, onDevice, post, put } from "../../http/endpoint.ts"
import { SESSION_PATH } from "./contract-paths.ts"
import { ACCESS_RIGHTS } from "./rules.ts"
import { REASON_CHARACTERS_MAX } from "./rules-participants.ts"

export const invitation = namedObject("Invitation", { user: userRef, accessRight: z.enum(ACCESS_RIGHTS) })

const accessRight = z.enum(ACCESS_RIGHTS, "validation.required")

/** An invitation of a person without an account. Its link is in the e-mail only. */
const emailInvitation = namedObject("EmailInvitation", {
  id,
  email: z.string(),
  accessRight: z.enum(ACCESS_RIGHTS),
  /** The link is refused before this time; null for at once. */
  startsOn: z.nullable(instant),
  expiresOn: instant,
  /** The link admits one browser once; otherwise again and again, one browser at a time. */
  singleUse: z.boolean(),
  /** Time at which the link last admitted its guest; null for never. */
  usedOn: z.nullable(instant),
  /** Too many wrong PINs: the link is refused until it is renewed. */
  isLocked: z.boolean(),
  createdOn: instant,
  createdBy: userRef,
})
export type EmailInvitation = z.infer<typeof emailInvitation>

/** The answer to inviting and renewing: the PIN is shown this once. */
const invitationWithPin = namedObject("EmailInvitationWithPin", { ...emailInvitation.shape, pin: z.string() })
export type InvitationWithPin = z.infer<typeof invitationWithPin>

const inviteByEmailBody = z.strictObject({
  email: requiredEmail,
  accessRight: z.enum(ACCESS_RIGHTS, "validation.required"),
  /** Not before this time; left out: at once. */
  startsOn: z.optional(instantInRange),
  /** At the latest when the maintenance window ends, and after a day; left out: then. */
  expiresOn: z.optional(instantInRange),
  singleUse: z._default(z.boolean("validation.invalid"), true),
})
export type InviteByEmail = z.output<typeof inviteByEmailBody>

const reason = requiredText(REASON_CHARACTERS_MAX)

/** A pause may come before its reason, which a second one adds. */
const supervisionBody = z
  .strictObject({
    action: z.enum(["PAUSE", "RESUME", "END"], "validation.choice"),
    reason: optionalText(REASON_CHARACTERS_MAX),
  })
  .check(
    z.refine(({ action, reason }) => action === "PAUSE" || VISIBLE_CHARACTER.test(reason), {
      error: "validation.required",
      path: ["reason"],
    }),
  )

/** A running session that waits for the caller to join. */
const pendingInvitation = namedObject("PendingInvitation", {
  sessionId: id,
  deviceName: z.string(),
  interfaceName: z.string(),
  issueTitle: z.string(),
  invitedBy: userRef,
  accessRight: z.enum(ACCESS_RIGHTS),
  /** Path of the page that joins the session. */
  joinPath: z.string(),
})
export type PendingInvitation = z.infer<typeof pendingInvitation>

/** What the session's owner changes while it runs. */
const OWNER = onDevice("DEVICE_START_REMOTE")
const command = { refuses: ["CONFLICT"] } as const
const changedRight = { ...command, body: z.strictObject({ accessRight }) }

export const participantEndpoints = {
  listUserInvitations: get(`${SESSION_PATH}/invitations/user`, onDevice("LOG_READ"), {
    summary: "Lists the users invited to a session",
    response: z.array(invitation),
  }),
  inviteUser: post(`${SESSION_PATH}/invitations/user`, OWNER, {
    summary: "Invites a user to a running session",
    ...command,
    body: z.strictObject({ userId: id, accessRight }),
    response: invitation,
    status: 201,
  }),
  changeUserInvitation: put(`${SESSION_PATH}/invitations/user/:userId`, OWNER, {
    summary: "Changes the access right of an invited user; effective immediately",
    ...changedRight,
    response: invitation,
  }),
  withdrawUserInvitation: del(`${SESSION_PATH}/invitations/user/:userId`, OWNER, {
    summary: "Withdraws an invitation; the user leaves the session immediately",
    ...command,
  }),
  listPendingInvitations: get("/profile/invitations", "signedIn", {
    summary:
      "Running sessions to which the caller is invited and which the caller has not joined, newest first",
    tokens: "DEVICE_READ",
    response: z.array(pendingInvitation),
  }),
  listEmailInvitations: get(`${SESSION_PATH}/invitations/email`, onDevice("LOG_READ"), {
    summary: "The e-mail addresses invited to a session, in the order of inviting",
    response: z.array(emailInvitation),
  }),
  inviteByEmail: post(`${SESSION_PATH}/invitations/email`, OWNER, {
    summary: "Invites an e-mail address to a running session",
    ...command,
    body: inviteByEmailBody,
    response: invitationWithPin,
    status: 201,
  }),
  /** An email link that was used up, has expired or is locked. */
  renewEmailInvitation: put(`${SESSION_PATH}/invitations/email/:invitationId/renewal`, OWNER, {
    summary: "Sends a new link to an invited e-mail address; the old link and PIN are refused from now on",
    ...command,
    response: invitationWithPin,
  }),
  removeViewer: put(`${SESSION_PATH}/connections/:connectionId/removal`, OWNER, {
    summary: "Removes a person from a running session, who may join again only when invited again",
    ...command,
    body: z.strictObject({ reason }),
  }),
  declineRequest: del(`${SESSION_PATH}/connections/:connectionId/request`, OWNER, {
    summary: "Declines a person's request for control of the machine, who is told and may ask again",
    ...command,
  }),
  superviseSession: put(`${SESSION_PATH}/supervision`, onDevice("DEVICE_SUPERVISE_REMOTE"), {
    summary: "A supervisor in the session pauses its input, lets it go on, or ends the session",
    tokens: "never",
    body: supervisionBody,
    refuses: ["CONFLICT"],
  }),
  changeEmailInvitation: put(`${SESSION_PATH}/invitations/email/:invitationId`, OWNER, {
    summary: "Changes the access right of an invited e-mail address",
    ...changedRight,
    response: emailInvitation,
  }),
  withdrawEmailInvitation: del(`${SESSION_PATH}/invitations/email/:invitationId`, OWNER, {
    summary: "Withdraws an invitation by e-mail",
    ...command,
  }),
}
