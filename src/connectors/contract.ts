/** Connectors of devices and device groups as calls. The private key goes in and never comes out. */
import { z } from "zod/mini"
import { type ChangeOf, changesTo } from "../base/changes.ts"
import { id, instant, named, namedRef, optionalText, portNumber } from "../base/schema.ts"
import { get, put } from "../http/endpoint.ts"
import { HOST_CHARACTERS_MAX, isHost, isIpv4 } from "../interfaces/rules.ts"
import { PORT_MIN } from "../interfaces/rules-options.ts"
import {
  CA_CHARACTERS_MAX,
  CONNECTOR_KINDS,
  CONNECTOR_STATES,
  CONNECTOR_TYPES,
  ipListOf,
  isIpList,
  isNetmask,
  KEY_CHARACTERS_MAX,
  NET_FILE_CHARACTERS_MAX,
  NET_INTERFACE_TYPES,
  NET_INTERFACES,
  pemOfPublicKey,
  SERIAL_CHARACTERS_MAX,
  UPDATE_STATES,
} from "./rules.ts"

function optionalWhere(isRight: (text: string) => boolean, message: string) {
  return z._default(
    z.string("validation.invalid").check(
      z.trim(),
      z.maxLength(HOST_CHARACTERS_MAX, `validation.max|${HOST_CHARACTERS_MAX}`),
      z.refine((text) => text === "" || isRight(text), message),
    ),
    "",
  )
}

const netInterface = z.strictObject({
  type: z.enum(NET_INTERFACE_TYPES, "validation.choice"),
  ip: optionalWhere(isIpv4, "validation.ipv4"),
  netmask: optionalWhere(isNetmask, "validation.ipv4"),
  /** A network configuration as a text, for what the fields do not say. */
  file: optionalText(NET_FILE_CHARACTERS_MAX),
})

const settings = {
  kind: z._default(z.enum(CONNECTOR_KINDS, "validation.choice"), "STANDARD"),
  serial: optionalText(SERIAL_CHARACTERS_MAX),
  host: optionalWhere(isHost, "validation.hostname"),
  port: z._default(z.nullable(portNumber(PORT_MIN)), null),
  /** PEM, or an uncompressed P-256 point as 04 and 128 hexadecimal digits, which is kept as PEM. */
  publicKey: optionalText(KEY_CHARACTERS_MAX).check(z.overwrite(pemOfPublicKey)),
  /** PEM, one certificate or a chain. */
  caCertificate: optionalText(CA_CHARACTERS_MAX),
  certificateCheck: z._default(z.boolean(), true),
  hostname: optionalWhere(isHost, "validation.hostname"),
  defaultGateway: optionalWhere(isIpv4, "validation.ipv4"),
  /** Addresses of name servers, separated by commas. */
  dns: optionalWhere(isIpList, "validation.ipList").check(z.overwrite(ipListOf)),
  netInterfaces: z._default(
    z
      .array(netInterface)
      .check(
        z.minLength(NET_INTERFACES, "validation.invalid"),
        z.maxLength(NET_INTERFACES, "validation.invalid"),
      ),
    Array.from({ length: NET_INTERFACES }, () => ({ type: "DHCP" as const, ip: "", netmask: "", file: "" })),
  ),
}

export const saveConnector = z.strictObject({
  connectorType: z.enum(CONNECTOR_TYPES, "validation.choice"),
  ...settings,
  /** PEM, not encrypted. Blank keeps the old one while the serial number stays. */
  privateKey: optionalText(KEY_CHARACTERS_MAX),
  /** As read; left out, nobody else's change is looked for. */
  version: z.optional(z.int("validation.integer")),
})
export type SaveConnector = z.output<typeof saveConnector>
export const connectorChanges = changesTo(saveConnector, { secrets: ["privateKey"] })
export type ConnectorChange = ChangeOf<typeof saveConnector, "privateKey">

export const connector = named(
  "Connector",
  z.object({
    /** What this device or group says itself. */
    connectorType: z.enum(CONNECTOR_TYPES),
    version: z.int(),
    /** Of the connector that counts, own or inherited. */
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
    ...settings,
    hasPrivateKey: z.boolean(),
  }),
)
export type Connector = z.output<typeof connector>

/** Sessions that a change would end, as the conflict's `sessions` names them. */
export const openSession = z.object({
  id,
  device: namedRef,
  issueId: id,
  interfaceName: z.string(),
  username: z.string(),
})
export type OpenSession = z.output<typeof openSession>

/** `?force`, `?force=true`: ends the open sessions that stand against the change. */
const forceQuery = z.object({ force: z.optional(z.enum(["", "true", "false"])) })

const OF_DEVICE = "/devices/:deviceId/connector"
const OF_GROUP = "/devicegroups/:deviceGroupId/connector"

export const connectorEndpoints = {
  getDeviceConnector: get(OF_DEVICE, {
    summary: "The connector of a device, own or inherited",
    gate: { device: "DEVICE_READ" },
    answer: connector,
  }),
  saveDeviceConnector: put(OF_DEVICE, {
    summary: "Changes the connector of a device; with force its open sessions end",
    gate: { device: "DEVICE_CONNECTOR_MODIFY" },
    query: forceQuery,
    body: connectorChanges.schema,
    answer: connector,
    refuses: ["CONFLICT"],
  }),
  getDeviceGroupConnector: get(OF_GROUP, {
    summary: "The connector of a device group, own or inherited",
    gate: { system: "DEVICE_GROUP_READ" },
    answer: connector,
  }),
  saveDeviceGroupConnector: put(OF_GROUP, {
    summary: "Changes the connector of a device group; with force the open sessions through it end",
    gate: { system: "DEVICE_GROUP_CONNECTOR_MODIFY" },
    query: forceQuery,
    body: connectorChanges.schema,
    answer: connector,
    refuses: ["CONFLICT"],
  }),
}
