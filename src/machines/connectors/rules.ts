/** Connectors: limits of the settings, and which connector counts (specification §3, §4). */

import type { FieldProblem } from "../../base/refusal.ts"
import type { ConnectorState, ConnectorType } from "../devices/rules.ts"
import { isIpv4, isIpv6 } from "../interfaces/rules.ts"

export const CONNECTOR_KINDS = ["STANDARD", "ADVANCED"] as const
export const NET_INTERFACE_TYPES = ["DHCP", "MANUAL", "FILE"] as const
type NetInterfaceType = (typeof NET_INTERFACE_TYPES)[number]

export const SERIAL_CHARACTERS_MAX = 100
/** A 16 384-bit RSA key in PEM is 12 kB. */
export const KEY_CHARACTERS_MAX = 16_384
/** A chain of a few certificates with large keys. */
export const CA_CHARACTERS_MAX = 32_768
/** A network configuration is a page of text. */
export const NET_FILE_CHARACTERS_MAX = 16_384
/** A connector box has two network sockets: towards the company and towards the machine. */
export const NET_INTERFACE_COUNT = 2

/** A resolver uses at most three servers (resolv.conf(5), MAXNS); a few more do no harm. */
const DNS_SERVERS_MAX = 8

/** IPv4 and IPv6 addresses, separated by commas. */
export function isIpList(text: string): boolean {
  const addresses = splitAddresses(text)
  return addresses.length <= DNS_SERVERS_MAX && addresses.every((one) => isIpv4(one) || isIpv6(one))
}

/** The stored form: "10.0.0.1, 10.0.0.2". */
export function normalizeIpList(text: string): string {
  return text === "" ? "" : splitAddresses(text).join(", ")
}

function splitAddresses(text: string): string[] {
  return text.split(",").map((address) => address.trim())
}

/** SEC 1 §2.3.3: 04 and both coordinates, 32 bytes each. */
const UNCOMPRESSED_POINT = /^04[0-9a-f]{128}$/i
/** SubjectPublicKeyInfo of a P-256 key up to its point (RFC 5480 §2). */
const P256_SPKI_PREFIX = "3059301306072a8648ce3d020106082a8648ce3d030107034200"
const PEM_LINE_CHARACTERS = 64

/** The stored form of a public key: a hexadecimal uncompressed P-256 point becomes PEM, other texts are unchanged. */
export function publicKeyToPem(text: string): string {
  if (!UNCOMPRESSED_POINT.test(text)) return text
  const base64 = Buffer.from(P256_SPKI_PREFIX + text, "hex").toString("base64")
  const lines = base64.match(new RegExp(`.{1,${PEM_LINE_CHARACTERS}}`, "g")) ?? []
  return ["-----BEGIN PUBLIC KEY-----", ...lines, "-----END PUBLIC KEY-----"].join("\n")
}

/** In the order of their priority: the first one that holds counts. The table computes it (`connector.update_state`). */
export const UPDATE_STATES = [
  "CONFIG_FALLBACK",
  "INSTALLING",
  "DOWNLOADING",
  "QUEUED",
  "DOWNLOADED",
  "FIRMWARE_FALLBACK",
  "FIRMWARE_AVAILABLE",
  "OK",
] as const
export type UpdateState = (typeof UPDATE_STATES)[number]

/**
 * The effective connector: the owner's own unless INHERITED, then the first one that is not INHERITED up the chain of
 * groups. NONE ends the search; a chain of INHERITED only means that the machine is reached directly.
 *
 * @param chain  the device's own first, then its group's, up to the root
 * @returns null when the machine is reached directly
 */
export function effectiveConnector<C extends { type: ConnectorType }>(chain: readonly C[]): C | null {
  const first = chain.find(({ type }) => type !== "INHERITED")
  return first?.type === "DEDICATED" ? first : null
}

/** Only a machine without a connector in the way is dialled by the server itself. */
export function isDirectConnectionAllowed(effective: { state: ConnectorState } | null): boolean {
  return effective === null
}

/** A stored private key belongs to one connector; with another serial number it would be sent to another one. */
export function canKeepPrivateKey(before: { serial: string }, after: { serial: string }): boolean {
  return before.serial.toLowerCase() === after.serial.toLowerCase()
}

interface NetInterface {
  type: NetInterfaceType
  ip: string
  netmask: string
  file: string
}

interface ConnectorInput {
  connectorType: ConnectorType
  serial: string
  host: string
  publicKey: string
  netInterfaces: readonly NetInterface[]
}

/** Which fields are missing, or do not belong to the type chosen beside them. */
export function connectorFieldProblems(form: ConnectorInput): FieldProblem[] {
  if (form.connectorType !== "DEDICATED") return []
  const required = (["serial", "host"] as const).filter((field) => form[field] === "")
  return [
    ...required.map((path): FieldProblem => ({ path, message: "validation.required" })),
    ...form.netInterfaces.flatMap((net, index) =>
      netInterfaceProblems(net).map(({ path, message }) => ({
        path: `netInterfaces.${index}.${path}`,
        message,
      })),
    ),
  ]
}

const REQUIRED_FIELDS: Record<NetInterfaceType, readonly (keyof NetInterface)[]> = {
  DHCP: [],
  MANUAL: ["ip", "netmask"],
  FILE: ["file"],
}

function netInterfaceProblems(net: NetInterface): FieldProblem[] {
  const wanted = REQUIRED_FIELDS[net.type]
  return (["ip", "netmask", "file"] as const).flatMap((path) => {
    const isGiven = net[path] !== ""
    if (isGiven === wanted.includes(path)) return []
    return [{ path, message: isGiven ? "validation.invalid" : "validation.required" }]
  })
}

/** Ones, then zeros: 255.255.252.0, neither 0.0.0.0 nor 255.0.255.0. */
export function isNetmask(text: string): boolean {
  if (!isIpv4(text)) return false
  const bits = text
    .split(".")
    .map((part) => Number(part).toString(2).padStart(8, "0"))
    .join("")
  return /^1+0*$/.test(bits)
}
