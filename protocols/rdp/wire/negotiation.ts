/** X.224 connection request and confirm with the security negotiation (MS-RDPBCGR §2.2.1.1, §2.2.1.2). */
import { ByteReader, ByteWriter } from "../../bytes.ts"
import { ProtocolError } from "../../link.ts"
import { tpkt } from "./pdu-splitter.ts"

/** Bits of the protocols requested, and the one selected. Standard RDP security is 0. */
export const PROTOCOL_STANDARD = 0
export const PROTOCOL_TLS = 1
export const PROTOCOL_NLA = 2
/** NLA with an authorization result after it. */
export const PROTOCOL_NLA_EX = 8

const X224_REQUEST = 0xe0
const X224_CONFIRM = 0xd0
const NEGOTIATION_REQUEST = 1
const NEGOTIATION_RESPONSE = 2
const NEGOTIATION_FAILURE = 3

/** Failure codes of §2.2.1.2.2. */
export const FAILURE_TLS_REQUIRED = 1
export const FAILURE_TLS_NOT_ALLOWED = 2
export const FAILURE_NO_CERTIFICATE = 3
export const FAILURE_FLAGS = 4
export const FAILURE_NLA_REQUIRED = 5
export const FAILURE_TLS_WITH_USER_REQUIRED = 6

export type Confirm = { kind: "selected"; protocol: number } | { kind: "failure"; code: number }

/**
 * @param username  for the cookie by which load balancers find the user's session; cut as they expect
 * @param protocols bits
 */
export function connectionRequest(username: string, protocols: number): Uint8Array {
  const user = username.replace(/[^\x21-\x7e]/g, "").slice(0, COOKIE_USER_CHARACTERS_MAX)
  const cookie = new TextEncoder().encode(user === "" ? "" : `Cookie: mstshash=${user}\r\n`)
  const body = new ByteWriter()
    .bytes(cookie)
    .u8(NEGOTIATION_REQUEST)
    .u8(0)
    .u16LE(8)
    .u32LE(protocols)
    .toBytes()
  return tpkt(x224(X224_REQUEST, body))
}

/** Longer user names are cut in the cookie (§2.2.1.1). */
const COOKIE_USER_CHARACTERS_MAX = 9

/** A confirm that selects this protocol, as the protocol core expects one. */
export function connectionConfirm(protocol: number): Uint8Array {
  const body = new ByteWriter().u8(NEGOTIATION_RESPONSE).u8(0).u16LE(8).u32LE(protocol).toBytes()
  return tpkt(x224(X224_CONFIRM, body))
}

function x224(code: number, body: Uint8Array): Uint8Array {
  return new ByteWriter()
    .u8(body.length + 6)
    .u8(code)
    .zeros(5)
    .bytes(body)
    .toBytes()
}

/** @param pdu  a complete TPKT packet. @throws ProtocolError when it is no confirm */
export function parseConfirm(pdu: Uint8Array): Confirm {
  const reader = new ByteReader(pdu.subarray(4))
  const length = reader.u8()
  if (reader.u8() !== X224_CONFIRM)
    throw new ProtocolError("the machine does not speak RDP (no X.224 confirm)")
  reader.take(5)
  // Machines of before 2003 answer without a negotiation.
  if (length < 14 || reader.remaining < 8) return { kind: "selected", protocol: PROTOCOL_STANDARD }
  const type = reader.u8()
  reader.take(3)
  const value = reader.u32LE()
  if (type === NEGOTIATION_FAILURE) return { kind: "failure", code: value }
  if (type === NEGOTIATION_RESPONSE) return { kind: "selected", protocol: value }
  throw new ProtocolError(`a negotiation message of type ${type}`)
}
