/**
 * VeNCrypt, version 0.2 (rfbproto, security type 19): the server names subtypes, the client chooses one, and TLS starts
 * in the middle of the greeting. Spoken are the subtypes with a certificate. Those with anonymous Diffie-Hellman (TLS…)
 * do not protect against an attacker who answers in the machine's place, and Bun's TLS does not have them.
 */
import { ByteWriter, PAUSE, type ParseGenerator } from "../bytes.ts"
import { ProtocolError } from "../link.ts"
import { LinkEndError, type RfbConnection } from "./connection.ts"
import type { VncOptions } from "./options.ts"
import { SECURITY_NONE, SECURITY_VNC } from "./security.ts"

const X509_NONE = 260
const X509_VNC = 261
const X509_PLAIN = 262
const VERSION_MAJOR = 0
const VERSION_MINOR = 2

const SUBTYPE_NAMES: Record<number, string> = {
  [SECURITY_NONE]: "None",
  [SECURITY_VNC]: "VncAuth",
  256: "Plain",
  257: "TLSNone",
  258: "TLSVnc",
  259: "TLSPlain",
  [X509_NONE]: "X509None",
  [X509_VNC]: "X509Vnc",
  [X509_PLAIN]: "X509Plain",
  263: "TLSSASL",
  264: "X509SASL",
}

/** How the viewer signs in, within TLS or without; the last two only without. */
export type SignIn = "none" | "challenge" | "plain" | "apple" | "msLogon"

const SIGN_INS: Record<number, SignIn> = {
  [SECURITY_NONE]: "none",
  [SECURITY_VNC]: "challenge",
  [X509_NONE]: "none",
  [X509_VNC]: "challenge",
  [X509_PLAIN]: "plain",
}

/** @throws LinkEndError CLIENT_BAD_TYPE when nothing offered is spoken, CLIENT_FORBIDDEN when it is not what is demanded */
export function* negotiateVeNCrypt(connection: RfbConnection): ParseGenerator<SignIn> {
  connection.state = "WaitVeNCrypt"
  yield* agreeOnVersion(connection)
  const subtype = chooseSubtype(yield* readSubtypes(connection), connection)
  connection.send(new ByteWriter().u32(subtype).toBytes())
  if (subtype >= X509_NONE) yield* startTls(connection)
  return SIGN_INS[subtype]!
}

/** The subtype Plain: both texts in UTF-8 behind their lengths. Only ever sent through TLS. */
export function plainCredentials(username: string, password: string): Uint8Array {
  const [name, secret] = [username, password].map((text) => new TextEncoder().encode(text)) as [
    Uint8Array,
    Uint8Array,
  ]
  return new ByteWriter().u32(name.length).u32(secret.length).bytes(name).bytes(secret).toBytes()
}

function* agreeOnVersion(connection: RfbConnection): ParseGenerator<void> {
  const { queue } = connection
  yield 2
  const [major, minor] = [queue.u8(), queue.u8()]
  if (major === VERSION_MAJOR && minor < VERSION_MINOR) {
    throw new LinkEndError(
      "CLIENT_BAD_TYPE",
      `the machine speaks VeNCrypt ${major}.${minor}, which is not supported`,
    )
  }
  connection.send(Uint8Array.of(VERSION_MAJOR, VERSION_MINOR))
  yield 1
  if (queue.u8() !== 0) throw new LinkEndError("CLIENT_BAD_TYPE", "the machine refuses VeNCrypt 0.2")
}

function* readSubtypes({ queue }: RfbConnection): ParseGenerator<number[]> {
  yield 1
  const count = queue.u8()
  yield count * 4
  return Array.from({ length: count }, () => queue.u32())
}

function chooseSubtype(offered: number[], connection: RfbConnection): number {
  const { options } = connection
  const ranked = options.requiresCertificate
    ? [...usableSubtypes(options), X509_VNC, X509_PLAIN]
    : [...usableSubtypes(options), SECURITY_NONE, SECURITY_VNC, X509_VNC, X509_PLAIN]
  const subtype = ranked.find((known) => offered.includes(known))
  if (subtype !== undefined) return subtype
  const names = offered.map((number) => SUBTYPE_NAMES[number] ?? String(number)).join(", ") || "nothing"
  if (options.requiresCertificate) throw new LinkEndError("CLIENT_FORBIDDEN", withoutCertificate(names))
  connection.canSkipVeNCrypt = connection.offersUnencrypted
  throw new LinkEndError(
    "CLIENT_BAD_TYPE",
    `the machine offers VeNCrypt only as ${names}; supported are X509None, X509Vnc and X509Plain, for which its VNC server needs a certificate`,
  )
}

/** A certificate is trusted for the machine, and it does not offer to show one. */
export function withoutCertificate(names: string): string {
  return `a certificate is trusted for the machine, and it offers only security types without one: ${names}`
}

/** The encrypted ones for which there are credentials; a user name is stored to be used. */
function usableSubtypes({ username, password }: VncOptions): number[] {
  if (password === null) return [X509_NONE]
  return username ? [X509_PLAIN, X509_NONE, X509_VNC] : [X509_NONE, X509_VNC]
}

/** Bytes that come before the handshake did not come through it: they must not pass for the machine's. */
function* startTls(connection: RfbConnection): ParseGenerator<void> {
  yield 1
  if (connection.queue.u8() !== 1) {
    throw new LinkEndError("CLIENT_BAD_TYPE", "the machine refuses to start TLS; it may lack a certificate")
  }
  if (connection.queue.length > 0) throw new ProtocolError("bytes before the TLS handshake")
  connection.state = "WaitTls"
  connection.startTls()
  yield PAUSE
}
