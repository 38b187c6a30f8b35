/** API contract of interfaces. Secrets are write-only: responses only state whether one exists. */
import { z } from "zod/mini"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import {
  id,
  instant,
  integerBetween,
  namedRef,
  namedSchema,
  optionalText,
  optionalUrl,
  pageSchema,
  portNumber,
  requiredText,
  sortedQuery,
} from "../../base/schema.ts"
import { del, get, post, put } from "../../http/endpoint.ts"
import {
  rdpOptions,
  recordingOptions,
  s7Options,
  saveRecordingOptions,
  sshOptions,
  trafficRules,
  vncOptions,
} from "./options/contract.ts"
import {
  CERTIFICATE_CHARACTERS_MAX,
  isSftpRoot,
  SFTP_ROOT_CHARACTERS_MAX,
  SFTP_ROOT_DEFAULT,
  URL_CHARACTERS_MAX,
} from "./options/rules.ts"
import {
  AUTH_TYPES,
  FONT_SIZE_DEFAULT,
  FONT_SIZE_MAX,
  FONT_SIZE_MIN,
  INTERFACE_NAME_CHARACTERS_MAX,
  INTERFACE_PORT_MIN,
  INTERFACE_SORTS,
  isHost,
  KEEPALIVE_SECONDS_MAX,
  KEEPALIVE_SECONDS_OFF,
  KNOWN_HOST_CHARACTERS_MAX,
  PASSWORD_CHARACTERS_MAX,
  PRIVATE_KEY_CHARACTERS_MAX,
  SCROLLBACK_LINES_DEFAULT,
  SCROLLBACK_LINES_MAX,
  SECRET_PARTS,
  SESSIONS_DEFAULT,
  SESSIONS_MAX,
  type SecretPart,
  USER_GROUPS_PER_INTERFACE_MAX,
  USERNAME_CHARACTERS_MAX,
} from "./rules.ts"
import { INTERFACE_TYPES } from "./rules-types.ts"

export const targetInterface = namedSchema(
  "Interface",
  z.object({
    id,
    deviceId: id,
    name: z.string(),
    type: z.enum(INTERFACE_TYPES),
    host: z.string(),
    port: z.int(),
    /** Of HTTPS interfaces: the page to open; empty for the host's first one. */
    url: z.string(),
    username: z.string(),
    authType: z.enum(AUTH_TYPES),
    /** Credentials are requested at each start and never stored. */
    askCredentials: z.boolean(),
    hasPassword: z.boolean(),
    hasPrivateKey: z.boolean(),
    hasPassphrase: z.boolean(),
    /** From then on no session starts with the stored secret; null without a secret or without expiry. */
    secretExpiresOn: z.nullable(instant),
    /** The trusted host key's fingerprint; empty until the first connection. */
    knownHost: z.string(),
    /** PEM of the certificate that the machine must show; empty for none. */
    certificate: z.string(),
    /** No input of a session's participants reaches the machine. False for sessions that forward packets. */
    readOnly: z.boolean(),
    /** What the machine puts on its clipboard does not reach viewers. False where the type has no clipboard of its own (SSH). */
    disableCopy: z.boolean(),
    /** What viewers have on theirs does not reach the machine. False where the type has no clipboard of its own (SSH). */
    disablePaste: z.boolean(),
    /** Sessions wait for a supervisor, and take no input while none is in the session. */
    requiresSupervisor: z.boolean(),
    /** Not usable for all. */
    restricted: z.boolean(),
    startRemotePermissionForAll: z.boolean(),
    startRemotePermissionUserGroups: z.array(namedRef),
    maxSessions: z.int(),
    keepaliveInSeconds: z.int(),
    fontSize: z.int(),
    scrollback: z.int(),
    sftpRootDirectory: z.string(),
    recordingOptions,
    /** Each null for interfaces of another protocol. */
    vncOptions: z.nullable(vncOptions),
    rdpOptions: z.nullable(rdpOptions),
    sshOptions: z.nullable(sshOptions),
    s7Options: z.nullable(s7Options),
    /** What may pass, and what may be connected to, of S7, TCP and IP interfaces. */
    filterRules: trafficRules,
    connectionRules: trafficRules,
    /** For saving: the version that was read. */
    version: z.int(),
    createdOn: instant,
    /** Moves with every change that ends running sessions. */
    changedOn: instant,
  }),
)
export type TargetInterface = z.infer<typeof targetInterface>

const host = z.string("validation.required").check(
  z.trim(),
  z.minLength(1, "validation.required"),
  z.refine((text) => isHost(text), "validation.hostname"),
)

/** Stored as entered: spaces may be part of a secret. Blank keeps the stored one. */
function secretText(max: number) {
  return z._default(z.string("validation.invalid").check(z.maxLength(max, `validation.max|${max}`)), "")
}

const port = portNumber(INTERFACE_PORT_MIN)

const sftpRootDirectory = z._default(
  z
    .string("validation.absolutePath")
    .check(
      z.maxLength(SFTP_ROOT_CHARACTERS_MAX, `validation.max|${SFTP_ROOT_CHARACTERS_MAX}`),
      z.refine(isSftpRoot, "validation.absolutePath"),
    ),
  SFTP_ROOT_DEFAULT,
)

const username = z
  .string("validation.invalid")
  .check(z.trim(), z.maxLength(USERNAME_CHARACTERS_MAX, `validation.max|${USERNAME_CHARACTERS_MAX}`))
const authType = z.enum(AUTH_TYPES, "validation.choice")
/** Idle time after which SSH sends a keepalive; 0: the default of all connections (`protocols/liveness.ts`). */
const keepaliveInSeconds = integerBetween(KEEPALIVE_SECONDS_OFF, KEEPALIVE_SECONDS_MAX)
const fontSize = integerBetween(FONT_SIZE_MIN, FONT_SIZE_MAX)
const scrollback = integerBetween(0, SCROLLBACK_LINES_MAX)

export const saveInterface = z.strictObject({
  name: requiredText(INTERFACE_NAME_CHARACTERS_MAX),
  type: z.enum(INTERFACE_TYPES, "validation.choice"),
  host,
  port,
  url: optionalUrl(URL_CHARACTERS_MAX),
  username: z._default(username, ""),
  authType: z._default(authType, "NONE"),
  /** Requests the password at each start instead of storing one; with the auth type PASSWORD only. */
  askCredentials: z._default(z.boolean("validation.invalid"), false),
  password: secretText(PASSWORD_CHARACTERS_MAX),
  privateKey: secretText(PRIVATE_KEY_CHARACTERS_MAX),
  passphrase: secretText(PASSWORD_CHARACTERS_MAX),
  clearSecret: z._default(z.boolean(), false),
  /** Empty: the host key is confirmed at the next connection. */
  knownHost: z._default(
    z
      .string("validation.invalid")
      .check(z.trim(), z.maxLength(KNOWN_HOST_CHARACTERS_MAX, `validation.max|${KNOWN_HOST_CHARACTERS_MAX}`)),
    "",
  ),
  /** PEM. */
  certificate: optionalText(CERTIFICATE_CHARACTERS_MAX),
  readOnly: z._default(z.boolean(), false),
  disableCopy: z._default(z.boolean(), false),
  disablePaste: z._default(z.boolean(), false),
  requiresSupervisor: z._default(z.boolean("validation.invalid"), false),
  startRemotePermissionForAll: z._default(z.boolean(), true),
  startRemotePermissionUserGroupIds: z._default(
    z.array(id).check(z.maxLength(USER_GROUPS_PER_INTERFACE_MAX, "validation.invalid")),
    [],
  ),
  maxSessions: z._default(integerBetween(1, SESSIONS_MAX), SESSIONS_DEFAULT),
  keepaliveInSeconds: z._default(keepaliveInSeconds, KEEPALIVE_SECONDS_OFF),
  fontSize: z._default(fontSize, FONT_SIZE_DEFAULT),
  scrollback: z._default(scrollback, SCROLLBACK_LINES_DEFAULT),
  sftpRootDirectory,
  recordingOptions: z.optional(saveRecordingOptions),
  /** Left out or null: as at the start. Refused for interfaces of another protocol. */
  vncOptions: z.optional(z.nullable(vncOptions)),
  rdpOptions: z.optional(z.nullable(rdpOptions)),
  sshOptions: z.optional(z.nullable(sshOptions)),
  s7Options: z.optional(z.nullable(s7Options)),
  filterRules: z._default(trafficRules, []),
  connectionRules: z._default(trafficRules, []),
  /** The version that was read; a different stored version is a concurrent save. Left out: not checked. */
  version: z.optional(z.int("validation.integer")),
})
export type SaveInterface = z.output<typeof saveInterface>
/** Omitted fields are taken from the device's remote defaults. */
export const newInterface = z.strictObject({
  ...saveInterface.shape,
  host: z.optional(host),
  port: z.optional(port),
  username: z.optional(username),
  authType: z.optional(authType),
  disableCopy: z.optional(z.boolean()),
  disablePaste: z.optional(z.boolean()),
  keepaliveInSeconds: z.optional(keepaliveInSeconds),
  fontSize: z.optional(fontSize),
  scrollback: z.optional(scrollback),
})
export type NewInterface = z.output<typeof newInterface>

export const interfaceChanges = definePartialUpdate(saveInterface, {
  secrets: SECRET_PARTS,
  commands: ["clearSecret"],
})
export type InterfaceChange = PartialInput<typeof saveInterface, SecretPart>

const INTERFACES = "/devices/:deviceId/interfaces"
const INTERFACE = "/devices/:deviceId/interfaces/:interfaceId"

export const interfaceEndpoints = {
  createInterface: post(INTERFACES, {
    summary: "Creates an interface of a device",
    auth: { device: "DEVICE_UPDATE" },
    body: newInterface,
    response: targetInterface,
    status: 201,
    refuses: ["CONFLICT", "NOT_LICENSED"],
  }),
  listInterfaces: get(INTERFACES, {
    summary: "The interfaces of a device, by name",
    auth: { device: "DEVICE_READ" },
    query: z.object(sortedQuery(INTERFACE_SORTS)),
    response: pageSchema(targetInterface),
  }),
  getInterface: get(INTERFACE, {
    summary: "One interface",
    auth: { device: "DEVICE_READ" },
    response: targetInterface,
  }),
  updateInterface: put(INTERFACE, {
    summary: "Changes an interface; its running sessions end",
    auth: { device: "DEVICE_UPDATE" },
    body: interfaceChanges.schema,
    response: targetInterface,
    refuses: ["CONFLICT", "NOT_LICENSED"],
  }),
  deleteInterface: del(INTERFACE, {
    summary: "Deletes an interface; its running sessions end",
    auth: { device: "DEVICE_UPDATE" },
  }),
}
