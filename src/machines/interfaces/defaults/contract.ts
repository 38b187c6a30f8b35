/** Defaults of a device's new interfaces (specification §3: a device's remote properties). Never a secret. */

import { z } from "zod/mini"
import { inputSchemas } from "../../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../../base/partial-update.ts"
import { namedObject, portNumber } from "../../../base/schema.ts"
import { onDevice } from "../../../http/endpoint.ts"
import { readAndWriteRules, singletonEndpoints } from "../../../http/entity-endpoints.ts"
import { DEVICE_PORT, DEVICE_TCP_PORT } from "../../devices/rules.ts"
import { INTERFACE_FIELDS } from "../fields.ts"
import { rdpOptions, vncOptions } from "../options/contract.ts"
import { isIpv4 } from "../rules.ts"

const { username, authType, disableCopy, disablePaste, keepaliveInSeconds, fontSize, scrollback } =
  inputSchemas(INTERFACE_FIELDS)

const remoteDefaultFields = {
  /** IPv4; empty for none. */
  hostname: z._default(
    z.string("validation.ipv4").check(
      z.trim(),
      z.refine((text) => text === "" || isIpv4(text), "validation.ipv4"),
    ),
    "",
  ),
  port: z._default(z.nullable(portNumber(DEVICE_PORT)), null),
  /** Port of interfaces of type TCP. */
  tcpPort: z._default(z.nullable(portNumber(DEVICE_TCP_PORT)), null),
  /** User name of SSH and RDP interfaces, which need one. */
  username,
  authType,
  disableCopy,
  disablePaste,
  keepaliveInSeconds,
  fontSize,
  scrollback,
  vncOptions: z._default(vncOptions, vncOptions.parse({})),
  rdpOptions: z._default(rdpOptions, rdpOptions.parse({})),
}

export const remoteDefaults = namedObject("RemoteDefaults", { ...remoteDefaultFields, version: z.int() })
export type RemoteDefaults = z.output<typeof remoteDefaults>

const saveRemoteDefaults = z.strictObject(remoteDefaultFields)
export const remoteDefaultsChanges = definePartialUpdate(saveRemoteDefaults)
export type RemoteDefaultsChange = ChangeOf<typeof remoteDefaultsChanges>

const defaults = singletonEndpoints(
  "/devices/:deviceId/remotedefaults",
  remoteDefaults,
  remoteDefaultsChanges.schema,
  {
    auth: readAndWriteRules(onDevice("DEVICE_READ"), onDevice("DEVICE_UPDATE")),
  },
)

export const remoteDefaultsEndpoints = {
  getRemoteDefaults: defaults.read("Gets the defaults of new interfaces of the device"),
  updateRemoteDefaults: defaults.update(
    "Changes the defaults of new interfaces of the device; existing interfaces stay unchanged",
  ),
}
