/** Remote sessions as calls. */
import { z } from "zod/mini"
import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import type { RefusalCode } from "../../base/refusal-codes.ts"
import {
  id,
  instant,
  instantInRange,
  integerBetween,
  namedSchema,
  noBidiControls,
  optionalText,
  pageSchema,
  requiredText,
  sortedQuery,
  userRef,
} from "../../base/schema.ts"
import { del, get, post, put } from "../../http/endpoint.ts"
import {
  KNOWN_HOST_CHARACTERS_MAX,
  PASSWORD_CHARACTERS_MAX,
  USERNAME_CHARACTERS_MAX,
} from "../../machines/interfaces/rules.ts"
import { SCREEN_KINDS, SESSION_TYPES } from "../../machines/interfaces/rules-types.ts"
import { APPROVAL_STATES } from "../../maintenance/approvals/rules.ts"
import { downloadQuery } from "../../system/downloads/contract.ts"
import { ACCESS_RIGHTS, RECORDING_STATES, SESSION_SORTS, SESSION_STATES } from "./rules.ts"
import { EMERGENCY_REASON_CHARACTERS_MAX, EMERGENCY_REASON_CHARACTERS_MIN } from "./rules-emergency.ts"
import { REASON_CHARACTERS_MAX } from "./rules-participants.ts"
import { MARKER_CHARACTERS_MAX, RECORDING_EVENT_KINDS } from "./rules-recording-events.ts"

const LOG = "/devices/:deviceId/issues/:issueId/logs/:logId"
const SESSION = `${LOG}/sessions/:sessionId` as const

/** A user's connection to a session, from joining to leaving. */
export const connection = namedSchema(
  "Connection",
  z.object({
    id,
    /** For a guest without an account: the id of the invitation, the e-mail address and the name. */
    user: userRef,
    isGuest: z.boolean(),
    accessRight: z.enum(ACCESS_RIGHTS),
    startTime: instant,
    endTime: z.nullable(instant),
  }),
)

export const invitation = namedSchema(
  "Invitation",
  z.object({ user: userRef, accessRight: z.enum(ACCESS_RIGHTS) }),
)

/** Facts of a session that was started outside its maintenance window. */
export const emergency = namedSchema(
  "Emergency",
  z.object({
    reason: z.string(),
    /** The session ends then at the latest. */
    endsOn: instant,
    /** Null until another user has reviewed it. */
    reviewedBy: z.nullable(userRef),
    reviewedOn: z.nullable(instant),
    reviewComment: z.string(),
  }),
)

export const session = namedSchema(
  "Session",
  z.object({
    id,
    deviceId: id,
    deviceName: z.string(),
    issueId: id,
    issueTitle: z.string(),
    logId: id,
    interfaceId: z.nullable(id),
    interfaceName: z.string(),
    interfaceType: z.string(),
    owner: userRef,
    startTime: instant,
    endTime: z.nullable(instant),
    state: z.enum(SESSION_STATES),
    /** Why it ended, for users: a code of the catalogue and a sentence. */
    endCode: z.nullable(z.string()),
    endDetail: z.string(),
    /** Name of a known cause of the end, which the user can remove; null for others. */
    endDiagnosis: z.nullable(z.string()),
    /** Exit status of the program on the machine, where it reported one (SSH): 0 for success. */
    exitStatus: z.nullable(z.int()),
    type: z.enum(SESSION_TYPES),
    isActive: z.boolean(),
    /** Files of the recordings; the screen's is null where nothing was recorded. */
    screenRecording: z.nullable(z.object({ state: z.enum(RECORDING_STATES), sizeInBytes: z.int() })),
    networkRecording: z.nullable(z.object({ sizeInBytes: z.int() })),
    clipboardRecording: z.nullable(z.object({ sizeInBytes: z.int() })),
    /** How many files went to or from the machine, through all connections. */
    fileTransfers: z.int(),
    /** The newest request for access to the recording; an approval applies to its creator only. */
    approvalRequest: z.nullable(
      z.object({
        id,
        state: z.enum(APPROVAL_STATES),
        createdBy: id,
        startTime: instant,
        durationInHours: z.int(),
      }),
    ),
    connections: z.array(connection),
    invitedUsers: z.array(invitation),
    /** Null for a session in its maintenance window. */
    emergency: z.nullable(emergency),
  }),
)
export type Session = z.infer<typeof session>

/** Upper limit of a position in a recording: a month. */
const SEEK_MS_MAX = 31 * 24 * 3_600_000

/** What happened at a moment of a recording, beside its picture. */
export const recordingEvent = namedSchema(
  "RecordingEvent",
  z.object({
    at: z.int(),
    event: z.enum(RECORDING_EVENT_KINDS),
    person: z.nullable(z.string()),
    state: z.nullable(z.string()),
    text: z.string(),
    sizeInBytes: z.nullable(z.int()),
    addedOn: z.nullable(instant),
  }),
)

export const addRecordingMarker = z.strictObject({
  at: integerBetween(0, SEEK_MS_MAX),
  text: requiredText(MARKER_CHARACTERS_MAX),
})
export type AddRecordingMarker = z.output<typeof addRecordingMarker>

/** Nothing changes in the picture. Milliseconds since the recording began. */
export const idlePeriod = namedSchema("IdlePeriod", z.object({ from: z.int(), to: z.int() }))

export const recordingInfo = z.object({
  kind: z.enum(SCREEN_KINDS),
  startTime: instant,
  durationInMs: z.int(),
  sizeInBytes: z.int(),
  complete: z.boolean(),
  /** The first ones, at most RECORDING_EVENTS_MAX, in their order. */
  events: z.array(recordingEvent),
  hasMoreEvents: z.boolean(),
  /** The longest ones, at most IDLE_PERIODS_MAX, in the order of time. */
  idlePeriods: z.array(idlePeriod),
})
export type RecordingInfoResponse = z.infer<typeof recordingInfo>

const accessRight = z.enum(ACCESS_RIGHTS, "validation.required")

/** An invitation of a person without an account. Its link is in the e-mail only. */
export const emailInvitation = namedSchema(
  "EmailInvitation",
  z.object({
    id,
    email: z.string(),
    accessRight: z.enum(ACCESS_RIGHTS),
    /** The link is refused before this time; null for at once. */
    startsOn: z.nullable(instant),
    expiresOn: instant,
    /** The link admits one browser once; otherwise again and again, one browser at a time. */
    singleUse: z.boolean(),
    /** When the link last admitted its guest; null for never. */
    usedOn: z.nullable(instant),
    /** Too many wrong PINs: the link is refused until it is renewed. */
    isLocked: z.boolean(),
    createdOn: instant,
    createdBy: userRef,
  }),
)
export type EmailInvitation = z.infer<typeof emailInvitation>

/** The answer to inviting and renewing: the PIN is shown this once. */
export const invitationWithPin = namedSchema(
  "EmailInvitationWithPin",
  z.object({ ...emailInvitation.shape, pin: z.string() }),
)
export type InvitationWithPin = z.infer<typeof invitationWithPin>

const inviteByEmailBody = z.strictObject({
  email: z
    .email("validation.email")
    .check(z.maxLength(EMAIL_CHARACTERS_MAX, `validation.max|${EMAIL_CHARACTERS_MAX}`)),
  accessRight: z.enum(ACCESS_RIGHTS, "validation.required"),
  /** Not before this time; left out: at once. */
  startsOn: z.optional(instantInRange),
  /** At the latest when the maintenance window ends, and after a day; left out: then. */
  expiresOn: z.optional(instantInRange),
  singleUse: z._default(z.boolean("validation.invalid"), true),
})
export type InviteByEmail = z.output<typeof inviteByEmailBody>

const reason = requiredText(REASON_CHARACTERS_MAX)

/** A running session that waits for the caller to join. */
export const pendingInvitation = namedSchema(
  "PendingInvitation",
  z.object({
    sessionId: id,
    deviceName: z.string(),
    interfaceName: z.string(),
    issueTitle: z.string(),
    invitedBy: userRef,
    accessRight: z.enum(ACCESS_RIGHTS),
    /** Path of the page that joins the session. */
    joinPath: z.string(),
  }),
)
export type PendingInvitation = z.infer<typeof pendingInvitation>

export const startEmergency = z.strictObject({
  reason: z
    .string("validation.required")
    .check(
      z.trim(),
      z.minLength(EMERGENCY_REASON_CHARACTERS_MIN, `validation.min|${EMERGENCY_REASON_CHARACTERS_MIN}`),
      z.maxLength(EMERGENCY_REASON_CHARACTERS_MAX, `validation.max|${EMERGENCY_REASON_CHARACTERS_MAX}`),
      noBidiControls,
    ),
})

export const credentials = z.strictObject({
  /** Empty for VNC, which has no user names. */
  username: optionalText(USERNAME_CHARACTERS_MAX),
  password: z
    .string("validation.required")
    .check(
      z.minLength(1, "validation.required"),
      z.maxLength(PASSWORD_CHARACTERS_MAX, `validation.max|${PASSWORD_CHARACTERS_MAX}`),
    ),
})

export const sessionListQuery = z.object(sortedQuery(SESSION_SORTS))
const sessionList = { query: sessionListQuery, response: pageSchema(session) }

/** Refusals of the usual start and of the start of an emergency session. */
const START_REFUSALS: readonly RefusalCode[] = [
  "PREREQUISITES_MISSING",
  "CONFLICT",
  "SESSION_CONFLICT",
  "UNSUPPORTED",
  "DEVICE_UNAVAILABLE",
  "SERVER_BUSY",
]

export const remoteEndpoints = {
  listActiveSessions: get("/devices/activesessions", {
    summary: "Running sessions on every device whose logs the caller may read, newest first",
    auth: "signedIn",
    tokens: "LOG_READ",
    ...sessionList,
  }),
  listAllSessions: get("/devices/sessions", {
    summary: "Sessions on every device whose logs the caller may read, newest first",
    auth: "signedIn",
    tokens: "LOG_READ",
    ...sessionList,
  }),
  listSessionsOfDevice: get("/devices/:deviceId/sessions", {
    summary: "The remote sessions of a device, newest first",
    auth: { device: "LOG_READ" },
    ...sessionList,
  }),
  listInvitableEmailDomains: get("/devices/:deviceId/invitableemaildomains", {
    summary: "Domains to whose addresses invitations to the device's sessions may go; * is all of them",
    auth: { device: "DEVICE_START_REMOTE" },
    response: z.array(z.string()),
  }),
  listSessions: get(`${LOG}/sessions`, {
    summary: "The remote sessions of a log, newest first",
    auth: { device: "LOG_READ" },
    ...sessionList,
  }),
  getSession: get(SESSION, {
    summary: "One remote session",
    auth: { device: "LOG_READ" },
    response: session,
  }),
  startSession: post(`${LOG}/interfaces/:interfaceId/sessions`, {
    summary: "Starts a remote session from the log, when all prerequisites are met",
    auth: { device: "DEVICE_READ" },
    response: session,
    status: 201,
    itemPath: SESSION,
    refuses: START_REFUSALS,
  }),
  startEmergencySession: post(`${LOG}/interfaces/:interfaceId/emergencysessions`, {
    summary:
      "Starts a remote session outside the maintenance window, recorded, limited in time and to be reviewed",
    auth: { device: "DEVICE_START_EMERGENCY" },
    tokens: "never",
    body: startEmergency,
    response: session,
    status: 201,
    itemPath: SESSION,
    refuses: START_REFUSALS,
  }),
  /** A ticket for the viewer's socket: one use, 30 seconds, bound to this user and this session. */
  createTicket: post(`${SESSION}/tickets`, {
    summary: "A one-use ticket for the viewer's WebSocket",
    auth: { device: "DEVICE_READ" },
    response: z.object({ ticket: z.string(), accessRight: z.enum(ACCESS_RIGHTS) }),
    status: 201,
    refuses: ["CONFLICT"],
  }),
  updateGraphicalSession: put(`${LOG}/graphicalsessions/:sessionId`, {
    summary: "Ends a session (isActive false), or lets it remain when its owner leaves",
    auth: { device: "DEVICE_START_REMOTE" },
    body: z.strictObject({ isActive: z.optional(z.literal(false)), remain: z.optional(z.boolean()) }),
    response: session,
    refuses: ["CONFLICT"],
  }),
  /** The owner's decision on a host key seen for the first time. */
  decideHostKey: put(`${SESSION}/hostkey`, {
    summary: "Trusts or refuses the machine's host key, seen for the first time",
    auth: { device: "DEVICE_START_REMOTE" },
    body: z.strictObject({
      fingerprint: z.string().check(z.maxLength(KNOWN_HOST_CHARACTERS_MAX)),
      accept: z.boolean(),
    }),
    refuses: ["CONFLICT"],
  }),
  listUserInvitations: get(`${SESSION}/invitations/user`, {
    summary: "Lists the users invited to a session",
    auth: { device: "LOG_READ" },
    response: z.array(invitation),
  }),
  inviteUser: post(`${SESSION}/invitations/user`, {
    summary: "Invites a user to a running session",
    auth: { device: "DEVICE_START_REMOTE" },
    body: z.strictObject({ userId: id, accessRight }),
    response: invitation,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  changeUserInvitation: put(`${SESSION}/invitations/user/:userId`, {
    summary: "Changes the access right of an invited user; effective immediately",
    auth: { device: "DEVICE_START_REMOTE" },
    body: z.strictObject({ accessRight }),
    response: invitation,
    refuses: ["CONFLICT"],
  }),
  withdrawUserInvitation: del(`${SESSION}/invitations/user/:userId`, {
    summary: "Withdraws an invitation; the user leaves the session immediately",
    auth: { device: "DEVICE_START_REMOTE" },
    refuses: ["CONFLICT"],
  }),
  listPendingInvitations: get("/profile/invitations", {
    summary:
      "Running sessions to which the caller is invited and which the caller has not joined, newest first",
    auth: "signedIn",
    tokens: "DEVICE_READ",
    response: z.array(pendingInvitation),
  }),
  listEmailInvitations: get(`${SESSION}/invitations/email`, {
    summary: "The e-mail addresses invited to a session, in the order of inviting",
    auth: { device: "LOG_READ" },
    response: z.array(emailInvitation),
  }),
  inviteByEmail: post(`${SESSION}/invitations/email`, {
    summary: "Invites an e-mail address to a running session",
    auth: { device: "DEVICE_START_REMOTE" },
    body: inviteByEmailBody,
    response: invitationWithPin,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  /** An email link that was used up, has expired or is locked. */
  renewEmailInvitation: put(`${SESSION}/invitations/email/:invitationId/renewal`, {
    summary: "Sends a new link to an invited e-mail address; the old link and PIN are refused from now on",
    auth: { device: "DEVICE_START_REMOTE" },
    response: invitationWithPin,
    refuses: ["CONFLICT"],
  }),
  removeViewer: put(`${SESSION}/connections/:connectionId/removal`, {
    summary: "Removes a person from a running session, who may join again only when invited again",
    auth: { device: "DEVICE_START_REMOTE" },
    body: z.strictObject({ reason }),
    refuses: ["CONFLICT"],
  }),
  superviseSession: put(`${SESSION}/supervision`, {
    summary: "A supervisor in the session pauses its input, lets it go on, or ends the session",
    auth: { device: "DEVICE_SUPERVISE_REMOTE" },
    tokens: "never",
    body: z.strictObject({ action: z.enum(["PAUSE", "RESUME", "END"], "validation.choice"), reason }),
    refuses: ["CONFLICT"],
  }),
  changeEmailInvitation: put(`${SESSION}/invitations/email/:invitationId`, {
    summary: "Changes the access right of an invited e-mail address",
    auth: { device: "DEVICE_START_REMOTE" },
    body: z.strictObject({ accessRight }),
    response: emailInvitation,
    refuses: ["CONFLICT"],
  }),
  withdrawEmailInvitation: del(`${SESSION}/invitations/email/:invitationId`, {
    summary: "Withdraws an invitation by e-mail",
    auth: { device: "DEVICE_START_REMOTE" },
    refuses: ["CONFLICT"],
  }),
  giveCredentials: put(`${LOG}/interfaces/:interfaceId/credentials`, {
    summary: "Credentials for the caller's next session; refused where the interface keeps its own",
    auth: { device: "DEVICE_START_REMOTE" },
    body: credentials,
    refuses: ["CONFLICT"],
  }),
  downloadClipboardRecording: get(`${SESSION}/clipboardrecording`, {
    summary: "Downloads the clipboard recording",
    auth: { device: "RECORDING_READ" },
    query: downloadQuery,
    binary: true,
  }),
  downloadNetworkRecording: get(`${SESSION}/networkrecording`, {
    summary: "The recorded network traffic as a file",
    auth: { device: "RECORDING_READ" },
    query: downloadQuery,
    binary: true,
  }),
  downloadPlcRecording: get(`${SESSION}/plcrecording`, {
    summary: "The recorded connection to a PLC as a file",
    auth: { device: "REMOTE_READ" },
    query: downloadQuery,
    binary: true,
  }),
  getRecordingInfo: get(`${SESSION}/screenrecording/info`, {
    summary: "Length and kind of a screen recording, and what happened in it",
    auth: { device: "RECORDING_READ" },
    response: recordingInfo,
  }),
  getRecordingSegment: get(`${SESSION}/screenrecording/segment`, {
    summary: "The piece of a screen recording that shows a moment, for the player",
    auth: { device: "RECORDING_READ" },
    query: z.object({
      at: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(SEEK_MS_MAX)), 0),
    }),
    binary: true,
  }),
  getRecordingThumbnail: get(`${SESSION}/screenrecording/thumbnail`, {
    summary: "A small picture of a moment of a screen recording: WebP of a desktop, SVG of a terminal",
    auth: { device: "RECORDING_READ" },
    query: z.object({
      at: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(SEEK_MS_MAX))),
    }),
    binary: true,
  }),
  addRecordingMarker: post(`${SESSION}/screenrecording/markers`, {
    summary: "Adds a marker to a recording, beside its file; for those who may view it now",
    auth: { device: "RECORDING_UPDATE" },
    body: addRecordingMarker,
    response: recordingEvent,
    refuses: ["CONFLICT"],
  }),
  downloadRecording: get(`${SESSION}/screenrecording`, {
    summary: "The whole screen recording as a file",
    auth: { device: "RECORDING_READ" },
    query: downloadQuery,
    binary: true,
  }),
}
