/** API contract of interfaces. Secrets are write-only: responses only state whether one exists. */

import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { id, instant, namedObject, namedRef, readVersion } from "../../base/schema.ts"
import { onDevice } from "../../http/endpoint.ts"
import { entityEndpoints, readAndWriteRules } from "../../http/entity-endpoints.ts"
import { INTERFACE_FIELDS } from "./fields.ts"
import {
  httpsOptions,
  newVncOptions,
  rdpOptions,
  recordingOptions,
  s7Options,
  saveRecordingOptions,
  sshOptions,
  trafficRules,
  vncOptions,
} from "./options/contract.ts"
import {
  INTERFACE_SORTS,
  PASSWORD_CHARACTERS_MAX,
  PRIVATE_KEY_CHARACTERS_MAX,
  SECRET_PARTS,
  USER_GROUPS_PER_INTERFACE_MAX,
} from "./rules.ts"

const targetInterface = namedObject("Interface", {
  id,
  deviceId: id,
  ...responseSchemas(INTERFACE_FIELDS),
  hasPassword: z.boolean(),
  hasPrivateKey: z.boolean(),
  hasPassphrase: z.boolean(),
  /** From then on no session starts with the stored secret; null without a secret or without expiry. */
  secretExpiresOn: z.nullable(instant),
  /** Not usable for all. */
  restricted: z.boolean(),
  startRemotePermissionUserGroups: z.array(namedRef),
  recordingOptions,
  /** Each null for interfaces of another protocol. */
  vncOptions: z.nullable(vncOptions),
  rdpOptions: z.nullable(rdpOptions),
  sshOptions: z.nullable(sshOptions),
  httpsOptions: z.nullable(httpsOptions),
  s7Options: z.nullable(s7Options),
  /** What may pass, and what may be connected to, of S7, TCP and IP interfaces. */
  filterRules: trafficRules,
  connectionRules: trafficRules,
  /** For saving: the version that was read. */
  version: z.int(),
  createdOn: instant,
  /** Moves with every change that ends running sessions. */
  changedOn: instant,
})
export type TargetInterface = z.infer<typeof targetInterface>

/** Stored as entered: spaces may be part of a secret. Blank keeps the stored one. */
function secretText(max: number) {
  return z._default(z.string("validation.invalid").check(z.maxLength(max, `validation.max|${max}`)), "")
}

export const saveInterface = z.strictObject({
  ...inputSchemas(INTERFACE_FIELDS),
  password: secretText(PASSWORD_CHARACTERS_MAX),
  privateKey: secretText(PRIVATE_KEY_CHARACTERS_MAX),
  passphrase: secretText(PASSWORD_CHARACTERS_MAX),
  clearSecret: z._default(z.boolean(), false),
  startRemotePermissionUserGroupIds: z._default(
    z.array(id).check(z.maxLength(USER_GROUPS_PER_INTERFACE_MAX, "validation.invalid")),
    [],
  ),
  recordingOptions: z.optional(saveRecordingOptions),
  /** Left out or null: as at the start. Refused for interfaces of another protocol. */
  vncOptions: z.optional(z.nullable(vncOptions)),
  rdpOptions: z.optional(z.nullable(rdpOptions)),
  sshOptions: z.optional(z.nullable(sshOptions)),
  httpsOptions: z.optional(z.nullable(httpsOptions)),
  s7Options: z.optional(z.nullable(s7Options)),
  filterRules: z._default(trafficRules, []),
  connectionRules: z._default(trafficRules, []),
  version: readVersion,
})
export type SaveInterface = z.output<typeof saveInterface>

const fields = inputSchemas(INTERFACE_FIELDS)
/** Omitted fields are taken from the device's remote defaults. */
export const newInterface = z.strictObject({
  ...saveInterface.shape,
  host: z.optional(fields.host),
  port: z.optional(fields.port),
  username: z.optional(fields.username.def.innerType),
  authType: z.optional(fields.authType.def.innerType),
  disableCopy: z.optional(fields.disableCopy.def.innerType),
  disablePaste: z.optional(fields.disablePaste.def.innerType),
  keepaliveInSeconds: z.optional(fields.keepaliveInSeconds.def.innerType),
  fontSize: z.optional(fields.fontSize.def.innerType),
  scrollback: z.optional(fields.scrollback.def.innerType),
  vncOptions: z.optional(z.nullable(newVncOptions)),
})
export type NewInterface = z.output<typeof newInterface>

export const interfaceChanges = definePartialUpdate(saveInterface, {
  secrets: SECRET_PARTS,
  commands: ["clearSecret"],
})
export type InterfaceChange = ChangeOf<typeof interfaceChanges>

const interfaces = entityEndpoints(
  "/devices/:deviceId/interfaces/:interfaceId",
  targetInterface,
  interfaceChanges,
  {
    input: newInterface,
    sorts: INTERFACE_SORTS,
    auth: readAndWriteRules(onDevice("DEVICE_READ"), onDevice("DEVICE_UPDATE")),
  },
)

export const interfaceEndpoints = {
  createInterface: interfaces.create("Creates an interface of a device", ["CONFLICT", "NOT_LICENSED"]),
  listInterfaces: interfaces.list("The interfaces of a device, by name"),
  getInterface: interfaces.read("One interface"),
  updateInterface: interfaces.update("Changes an interface; its running sessions end", [
    "CONFLICT",
    "NOT_LICENSED",
  ]),
  deleteInterface: interfaces.delete("Deletes an interface; its running sessions end"),
}
