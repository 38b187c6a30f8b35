/** What new interfaces of a device begin with (specification §3: a device's remote properties). Never a secret. */
import { z } from "zod/mini"
import { definePartialUpdate, type PartialInput } from "../../../base/partial-update.ts"
import { integerBetween, namedSchema, portNumber } from "../../../base/schema.ts"
import { get, put } from "../../../http/endpoint.ts"
import {
  DEVICE_PORT_MAX,
  DEVICE_PORT_MIN,
  DEVICE_TCP_PORT_MAX,
  DEVICE_TCP_PORT_MIN,
} from "../../devices/rules.ts"
import { rdpOptions, vncOptions } from "../options/contract.ts"
import {
  AUTH_TYPES,
  FONT_SIZE_DEFAULT,
  FONT_SIZE_MAX,
  FONT_SIZE_MIN,
  isIpv4,
  KEEPALIVE_SECONDS_MAX,
  KEEPALIVE_SECONDS_OFF,
  SCROLLBACK_LINES_DEFAULT,
  SCROLLBACK_LINES_MAX,
  USERNAME_CHARACTERS_MAX,
} from "../rules.ts"

const remoteDefaultFields = {
  /** IPv4; empty for none. */
  hostname: z._default(
    z.string("validation.ipv4").check(
      z.trim(),
      z.refine((text) => text === "" || isIpv4(text), "validation.ipv4"),
    ),
    "",
  ),
  port: z._default(z.nullable(portNumber(DEVICE_PORT_MIN, DEVICE_PORT_MAX)), null),
  /** Of interfaces of type TCP. */
  tcpPort: z._default(z.nullable(portNumber(DEVICE_TCP_PORT_MIN, DEVICE_TCP_PORT_MAX)), null),
  /** Of SSH and RDP interfaces, which need one. */
  username: z._default(
    z
      .string("validation.invalid")
      .check(z.trim(), z.maxLength(USERNAME_CHARACTERS_MAX, `validation.max|${USERNAME_CHARACTERS_MAX}`)),
    "",
  ),
  authType: z._default(z.enum(AUTH_TYPES, "validation.choice"), "NONE"),
  disableCopy: z._default(z.boolean("validation.invalid"), false),
  disablePaste: z._default(z.boolean("validation.invalid"), false),
  keepaliveInSeconds: z._default(
    integerBetween(KEEPALIVE_SECONDS_OFF, KEEPALIVE_SECONDS_MAX),
    KEEPALIVE_SECONDS_OFF,
  ),
  fontSize: z._default(integerBetween(FONT_SIZE_MIN, FONT_SIZE_MAX), FONT_SIZE_DEFAULT),
  scrollback: z._default(integerBetween(0, SCROLLBACK_LINES_MAX), SCROLLBACK_LINES_DEFAULT),
  vncOptions: z._default(vncOptions, vncOptions.parse({})),
  rdpOptions: z._default(rdpOptions, rdpOptions.parse({})),
}

export const remoteDefaults = namedSchema(
  "RemoteDefaults",
  z.object({ ...remoteDefaultFields, version: z.int() }),
)
export type RemoteDefaults = z.output<typeof remoteDefaults>

export const saveRemoteDefaults = z.strictObject({
  ...remoteDefaultFields,
  /** The device's version as it was read; a different stored version is a concurrent save. */
  version: z.optional(z.int("validation.integer")),
})
export const remoteDefaultsChanges = definePartialUpdate(saveRemoteDefaults)
export type RemoteDefaultsChange = PartialInput<typeof saveRemoteDefaults>

const REMOTE_DEFAULTS = "/devices/:deviceId/remotedefaults"

export const remoteDefaultsEndpoints = {
  getRemoteDefaults: get(REMOTE_DEFAULTS, {
    summary: "Gets the defaults of new interfaces of the device",
    auth: { device: "DEVICE_READ" },
    response: remoteDefaults,
  }),
  updateRemoteDefaults: put(REMOTE_DEFAULTS, {
    summary: "Changes the defaults of new interfaces of the device; existing interfaces stay unchanged",
    auth: { device: "DEVICE_UPDATE" },
    body: remoteDefaultsChanges.schema,
    response: remoteDefaults,
    refuses: ["CONFLICT"],
  }),
}
