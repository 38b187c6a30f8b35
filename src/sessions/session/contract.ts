/** Remote sessions as calls. */

import { z } from "zod/mini"
import { LINK_DIAGNOSES, LINK_END_CODES } from "../../../protocols/link-ends.ts"
import type { RefusalCode } from "../../base/refusal.ts"
import {
  id,
  instant,
  namedObject,
  noBidiControls,
  optionalText,
  sortedList,
  userRef,
  verbatimText,
} from "../../base/schema.ts"
import { get, onDevice, post, put } from "../../http/endpoint.ts"
import {
  KNOWN_HOST_CHARACTERS_MAX,
  PASSWORD_CHARACTERS_MAX,
  USERNAME_CHARACTERS_MAX,
} from "../../machines/interfaces/rules.ts"
import { SESSION_TYPES } from "../../machines/interfaces/rules-types.ts"
import { APPROVAL_STATES } from "../../maintenance/approvals/rules.ts"
import { invitation, participantEndpoints } from "./contract-participants.ts"
import { LOG_PATH, SESSION_PATH } from "./contract-paths.ts"
import { recordingEndpoints } from "./contract-recordings.ts"
import { ACCESS_RIGHTS, END_CAUSES, RECORDING_STATES, SESSION_SORTS, SESSION_STATES } from "./rules.ts"
import { EMERGENCY_REASON_CHARACTERS } from "./rules-emergency.ts"

/** A user's connection to a session, from joining to leaving. */
const connection = namedObject("Connection", {
  id,
  /** For a guest without an account: the id of the invitation, the e-mail address and the name. */
  user: userRef,
  isGuest: z.boolean(),
  accessRight: z.enum(ACCESS_RIGHTS),
  startTime: instant,
  endTime: z.nullable(instant),
})

/** Facts of a session that was started outside its maintenance window. */
const emergency = namedObject("Emergency", {
  reason: z.string(),
  /** The session ends then at the latest. */
  endsOn: instant,
  /** Null until another user has reviewed it. */
  reviewedBy: z.nullable(userRef),
  reviewedOn: z.nullable(instant),
  reviewComment: z.string(),
})

export const session = namedObject("Session", {
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
  endCode: z.nullable(z.enum(LINK_END_CODES)),
  endDetail: z.string(),
  endCause: z.nullable(z.enum(END_CAUSES)),
  /** Name of the person who ended it, as it was then; "" without a person. */
  endPerson: z.string(),
  /** Name of a known cause of the end, which the user can remove; null for others. */
  endDiagnosis: z.nullable(z.enum(LINK_DIAGNOSES)),
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
})
export type Session = z.infer<typeof session>

export const startEmergency = z.strictObject({
  reason: z
    .string("validation.required")
    .check(
      z.trim(),
      z.minLength(EMERGENCY_REASON_CHARACTERS.min, `validation.min|${EMERGENCY_REASON_CHARACTERS.min}`),
      z.maxLength(EMERGENCY_REASON_CHARACTERS.max, `validation.max|${EMERGENCY_REASON_CHARACTERS.max}`),
      noBidiControls,
    ),
})

export const credentials = z.strictObject({
  /** Empty for VNC, which has no user names. */
  username: optionalText(USERNAME_CHARACTERS_MAX),
  password: verbatimText(PASSWORD_CHARACTERS_MAX),
})

const sessionList = sortedList(session, SESSION_SORTS)
/** Lists of what the caller may read anywhere. */
export const sessionsOfReader = { tokens: "LOG_READ", ...sessionList } as const

/** Refusals of the usual start and of the start of an emergency session. */
const START_REFUSALS: readonly RefusalCode[] = [
  "PREREQUISITES_MISSING",
  "CONFLICT",
  "SESSION_CONFLICT",
  "UNSUPPORTED",
  "DEVICE_UNAVAILABLE",
  "SERVER_BUSY",
]

const sessionEndpoints = {
  listActiveSessions: get("/devices/activesessions", "signedIn", {
    summary: "Running sessions on every device whose logs the caller may read, newest first",
    ...sessionsOfReader,
  }),
  listAllSessions: get("/devices/sessions", "signedIn", {
    summary: "Sessions on every device whose logs the caller may read, newest first",
    ...sessionsOfReader,
  }),
  listSessionsOfDevice: get("/devices/:deviceId/sessions", onDevice("LOG_READ"), {
    summary: "The remote sessions of a device, newest first",
    ...sessionList,
  }),
  listInvitableEmailDomains: get(
    "/devices/:deviceId/invitableemaildomains",
    onDevice("DEVICE_START_REMOTE"),
    {
      summary: "Domains to whose addresses invitations to the device's sessions may go; * is all of them",
      response: z.array(z.string()),
    },
  ),
  listSessions: get(`${LOG_PATH}/sessions`, onDevice("LOG_READ"), {
    summary: "The remote sessions of a log, newest first",
    ...sessionList,
  }),
  getSession: get(SESSION_PATH, onDevice("LOG_READ"), {
    summary: "One remote session",
    response: session,
  }),
  startSession: post(`${LOG_PATH}/interfaces/:interfaceId/sessions`, onDevice("DEVICE_READ"), {
    summary: "Starts a remote session from the log, when all prerequisites are met",
    response: session,
    status: 201,
    itemPath: SESSION_PATH,
    refuses: START_REFUSALS,
  }),
  startEmergencySession: post(
    `${LOG_PATH}/interfaces/:interfaceId/emergencysessions`,
    onDevice("DEVICE_START_EMERGENCY"),
    {
      summary:
        "Starts a remote session outside the maintenance window, recorded, limited in time and to be reviewed",
      tokens: "never",
      body: startEmergency,
      response: session,
      status: 201,
      itemPath: SESSION_PATH,
      refuses: START_REFUSALS,
    },
  ),
  /** A ticket for the viewer's socket: one use, 30 seconds, bound to this user and this session. */
  createTicket: post(`${SESSION_PATH}/tickets`, onDevice("DEVICE_READ"), {
    summary: "A one-use ticket for the viewer's WebSocket",
    response: z.object({ ticket: z.string(), accessRight: z.enum(ACCESS_RIGHTS) }),
    status: 201,
    refuses: ["CONFLICT"],
  }),
  updateGraphicalSession: put(`${LOG_PATH}/graphicalsessions/:sessionId`, onDevice("DEVICE_START_REMOTE"), {
    summary: "Ends a session (isActive false), or lets it remain when its owner leaves",
    body: z.strictObject({ isActive: z.optional(z.literal(false)), remain: z.optional(z.boolean()) }),
    response: session,
    refuses: ["CONFLICT"],
  }),
  /** The owner's decision on a host key seen for the first time. */
  decideHostKey: put(`${SESSION_PATH}/hostkey`, onDevice("DEVICE_START_REMOTE"), {
    summary: "Trusts or refuses the machine's host key, seen for the first time",
    body: z.strictObject({
      fingerprint: z.string().check(z.maxLength(KNOWN_HOST_CHARACTERS_MAX)),
      accept: z.boolean(),
    }),
    refuses: ["CONFLICT"],
  }),
}

const credentialEndpoints = {
  giveCredentials: put(`${LOG_PATH}/interfaces/:interfaceId/credentials`, onDevice("DEVICE_START_REMOTE"), {
    summary: "Credentials for the caller's next session; refused where the interface keeps its own",
    body: credentials,
    refuses: ["CONFLICT"],
  }),
}

/** All calls of sessions, in the order of the OpenAPI document. */
export const remoteEndpoints = {
  ...sessionEndpoints,
  ...participantEndpoints,
  ...credentialEndpoints,
  ...recordingEndpoints,
}
