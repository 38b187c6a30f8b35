/** Connectors of devices and device groups as calls. The private key goes in and never comes out. */

import { z } from "zod/mini"
import { inputSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { instant, namedObject, namedRef, optionalText } from "../../base/schema.ts"
import { inSystem, onDevice } from "../../http/endpoint.ts"
import { readAndWriteRules, singletonEndpoints } from "../../http/entity-endpoints.ts"
import { CONNECTOR_STATES, CONNECTOR_TYPES } from "../devices/rules.ts"
import { isIpv4 } from "../interfaces/rules.ts"
import { CONNECTOR_FIELDS, optionalTextMatching } from "./fields.ts"
import {
  isNetmask,
  KEY_CHARACTERS_MAX,
  NET_FILE_CHARACTERS_MAX,
  NET_INTERFACE_COUNT,
  NET_INTERFACE_TYPES,
  UPDATE_STATES,
} from "./rules.ts"

const netInterface = z.strictObject({
  type: z.enum(NET_INTERFACE_TYPES, "validation.choice"),
  ip: optionalTextMatching(isIpv4, "validation.ipv4"),
  netmask: optionalTextMatching(isNetmask, "validation.ipv4"),
  /** A network configuration as text, for settings without a field. */
  file: optionalText(NET_FILE_CHARACTERS_MAX),
})

const connectorFields = {
  ...inputSchemas(CONNECTOR_FIELDS),
  netInterfaces: z._default(
    z
      .array(netInterface)
      .check(
        z.minLength(NET_INTERFACE_COUNT, "validation.invalid"),
        z.maxLength(NET_INTERFACE_COUNT, "validation.invalid"),
      ),
    Array.from({ length: NET_INTERFACE_COUNT }, () => ({
      type: "DHCP" as const,
      ip: "",
      netmask: "",
      file: "",
    })),
  ),
}

export const saveConnector = z.strictObject({
  connectorType: z.enum(CONNECTOR_TYPES, "validation.choice"),
  ...connectorFields,
  /** PEM, not encrypted. Blank keeps the stored one while the serial number is unchanged. */
  privateKey: optionalText(KEY_CHARACTERS_MAX),
})
export type SaveConnector = z.output<typeof saveConnector>
export const connectorChanges = definePartialUpdate(saveConnector, { secrets: ["privateKey"] })
export type ConnectorChange = ChangeOf<typeof connectorChanges>

const connector = namedObject("Connector", {
  /** The type set on this device or group itself. */
  connectorType: z.enum(CONNECTOR_TYPES),
  version: z.int(),
  /** State of the effective connector, own or inherited. */
  connectorState: z.enum(CONNECTOR_STATES),
  stateSince: z.nullable(instant),
  updateState: z.nullable(z.enum(UPDATE_STATES)),
  lastConnected: z.nullable(instant),
  lastDisconnected: z.nullable(instant),
  firmwareVersionCurrent: z.string(),
  firmwareVersionExpected: z.string(),
  queuePriority: z.int(),
  fallbackConfig: z.boolean(),
  /** The groups from the root down to the one whose connector is inherited; empty when none is. */
  inheritedPath: z.array(namedRef),
  /** The settings are the own ones: as at the start unless the type is DEDICATED. */
  ...connectorFields,
  hasPrivateKey: z.boolean(),
})
export type Connector = z.output<typeof connector>

/** `?force`, `?force=true`: ends the open sessions that stand against the change. */
const forceQuery = z.object({ force: z.optional(z.enum(["", "true", "false"])) })

const ofDevice = singletonEndpoints("/devices/:deviceId/connector", connector, connectorChanges.schema, {
  updateQuery: forceQuery,
  auth: readAndWriteRules(onDevice("DEVICE_READ"), onDevice("DEVICE_CONNECTOR_MODIFY")),
})
const ofGroup = singletonEndpoints(
  "/devicegroups/:deviceGroupId/connector",
  connector,
  connectorChanges.schema,
  {
    updateQuery: forceQuery,
    auth: readAndWriteRules(inSystem("DEVICE_GROUP_READ"), inSystem("DEVICE_GROUP_CONNECTOR_MODIFY")),
  },
)

export const connectorEndpoints = {
  getDeviceConnector: ofDevice.read("The connector of a device, own or inherited"),
  saveDeviceConnector: ofDevice.update("Changes the connector of a device; with force its open sessions end"),
  getDeviceGroupConnector: ofGroup.read("The connector of a device group, own or inherited"),
  saveDeviceGroupConnector: ofGroup.update(
    "Changes the connector of a device group; with force the open sessions through it end",
  ),
}
