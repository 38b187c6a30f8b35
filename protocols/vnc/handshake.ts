/**
 * From the first byte to the first request: version, security, ServerInit (RFC 6143 §7.1 to §7.3).
 * Supported: 3.3, 3.7, 3.8; security None, VNC authentication and, from 3.7 on, VeNCrypt (`vencrypt.ts`), Apple Remote
 * Desktop and MS-Logon II (`account-sign-in.ts`).
 */
import type { ParseGenerator } from "../bytes.ts"
import { decodeLatin1 } from "../charset.ts"
import { ProtocolError } from "../link.ts"
import { printableLine } from "../printable.ts"
import { credentialsOf, signInToApple, signInToMsLogon } from "./account-sign-in.ts"
import { checkSize, LinkEndError, type RfbConnection } from "./connection.ts"
import { REASON_BYTES_MAX, REASON_CHARS_SHOWN } from "./limits.ts"
import type { VncOptions } from "./options.ts"
import {
  SECURITY_APPLE,
  SECURITY_MS_LOGON,
  SECURITY_NONE,
  SECURITY_VENCRYPT,
  SECURITY_VNC,
  vncAuthResponse,
} from "./security.ts"
import { readName } from "./text.ts"
import { negotiateVeNCrypt, plainCredentials, type SignIn, withoutCertificate } from "./vencrypt.ts"

type Version = "003.003" | "003.007" | "003.008"

/** Names for the refusal; the numbers are registered in RFC 6143 §7.1.2 and the community's list. */
const SECURITY_NAMES: Record<number, string> = {
  5: "RA2",
  6: "RA2ne",
  16: "Tight",
  17: "Ultra",
  18: "TLS",
  [SECURITY_NONE]: "None",
  [SECURITY_VNC]: "VncAuth",
  [SECURITY_VENCRYPT]: "VeNCrypt",
  20: "SASL",
  21: "MD5",
  22: "xvp",
  [SECURITY_APPLE]: "Apple",
  [SECURITY_MS_LOGON]: "MS-Logon II",
  129: "RA2 256",
}

/** @returns the desktop's name; the frame has the server's size and the pixel format is still the server's */
export function* readHandshake(connection: RfbConnection): ParseGenerator<string> {
  const version = yield* readVersion(connection)
  connection.state = "WaitSecurityTypes"
  const type =
    version === "003.003" ? yield* readSecurityType33(connection) : yield* readSecurityTypes(connection)
  const isVeNCrypt = type === SECURITY_VENCRYPT
  const signIn = isVeNCrypt ? yield* negotiateVeNCrypt(connection) : signInOf(type)
  if (signIn === "challenge") yield* answerChallenge(connection)
  if (signIn === "plain") sendCredentials(connection)
  if (signIn === "apple") yield* signInToApple(connection)
  if (signIn === "msLogon") yield* signInToMsLogon(connection)
  const hasResult = signIn !== "none" || isVeNCrypt || version === "003.008"
  if (hasResult) yield* readSecurityResult(connection, version)
  connection.state = "WaitServerInit"
  connection.send(Uint8Array.of(connection.options.shared ? 1 : 0))
  return yield* readServerInit(connection)
}

function* readVersion(connection: RfbConnection): ParseGenerator<Version> {
  yield 12
  const text = decodeLatin1(connection.queue.take(12))
  const match = /^RFB (\d{3})\.(\d{3})\n$/.exec(text)
  if (!match) throw new ProtocolError("the machine does not speak VNC (no RFB greeting)")
  const version = versionFor(Number(match[1]), Number(match[2]))
  connection.send(new TextEncoder().encode(`RFB ${version}\n`))
  return version
}

/** Anything unknown is treated as 3.3 (RFC 6143 §7.1.1), anything newer as 3.8. */
function versionFor(major: number, minor: number): Version {
  if (major === 0)
    throw new LinkEndError("CLIENT_BAD_TYPE", "the machine is a VNC repeater, which is not supported")
  if (major > 3 || (major === 3 && minor >= 8)) return "003.008"
  return major === 3 && minor === 7 ? "003.007" : "003.003"
}

function* readSecurityTypes(connection: RfbConnection): ParseGenerator<number> {
  yield 1
  const count = connection.queue.u8()
  if (count === 0) throw refusal(yield* readReason(connection))
  yield count
  const offered = [...connection.queue.take(count)]
  const unencrypted = unencryptedTypes(connection.options)
  connection.offersUnencrypted = unencrypted.some((type) => offered.includes(type))
  const spoken = connection.options.skipsVeNCrypt ? unencrypted : [SECURITY_VENCRYPT, ...unencrypted]
  const type = chooseSecurity(offered, connection.options, spoken)
  connection.send(Uint8Array.of(type))
  return type
}

/** RFB has no codes for refusals: servers say in English that they have too many viewers or failed sign-ins. */
function refusal(reason: string): LinkEndError {
  const code = /\btoo many\b/i.test(reason) ? "CLIENT_TOO_MANY" : "CLIENT_FORBIDDEN"
  const isBlocked = /\btoo many\b.*\b(failures|attempts)\b/i.test(reason)
  const detail = `the machine refuses the connection: ${reason}`
  return new LinkEndError(code, detail, isBlocked ? "signInsBlocked" : undefined)
}

function* readSecurityType33(connection: RfbConnection): ParseGenerator<number> {
  yield 4
  const type = connection.queue.u32()
  if (type === 0) throw refusal(yield* readReason(connection))
  return chooseSecurity([type], connection.options, [SECURITY_NONE, SECURITY_VNC])
}

/** A user name is stored to be used; without one the sign-in with an account is left to the machines that know no other. */
function unencryptedTypes({ username }: VncOptions): number[] {
  const account = [SECURITY_APPLE, SECURITY_MS_LOGON]
  return username ? [SECURITY_NONE, ...account, SECURITY_VNC] : [SECURITY_NONE, SECURITY_VNC, ...account]
}

/** @param spoken  preferred first: what is encrypted before what is not */
function chooseSecurity(offered: number[], { requiresCertificate }: VncOptions, spoken: number[]): number {
  const type = spoken.find((known) => offered.includes(known))
  const names = offered.map((number) => SECURITY_NAMES[number] ?? String(number)).join(", ")
  if (requiresCertificate && type !== SECURITY_VENCRYPT) {
    throw new LinkEndError("CLIENT_FORBIDDEN", withoutCertificate(names))
  }
  if (type !== undefined) return type
  throw new LinkEndError(
    "CLIENT_BAD_TYPE",
    `the machine offers only security types that are not supported: ${names}`,
  )
}

const SIGN_INS: Record<number, SignIn> = {
  [SECURITY_VNC]: "challenge",
  [SECURITY_APPLE]: "apple",
  [SECURITY_MS_LOGON]: "msLogon",
}

function signInOf(type: number): SignIn {
  return SIGN_INS[type] ?? "none"
}

function sendCredentials(connection: RfbConnection): void {
  const { username, password } = credentialsOf(connection)
  connection.send(plainCredentials(username, password))
}

function* answerChallenge(connection: RfbConnection): ParseGenerator<void> {
  connection.state = "WaitChallenge"
  yield 16
  const challenge = connection.queue.take(16)
  const { password } = connection.options
  if (password === null)
    throw new LinkEndError(
      "CLIENT_UNAUTHORIZED",
      "the machine asks for a password and none is set",
      "credentialsMissing",
    )
  connection.send(vncAuthResponse(password, challenge))
}

function* readSecurityResult(connection: RfbConnection, version: Version): ParseGenerator<void> {
  connection.state = "WaitSecurityResult"
  yield 4
  const result = connection.queue.u32()
  if (result === 0) return
  const reason =
    version === "003.008"
      ? yield* readReason(connection)
      : result === 2
        ? "too many attempts"
        : "wrong password"
  throw new LinkEndError("CLIENT_UNAUTHORIZED", `the machine refuses the password: ${reason}`)
}

function* readReason(connection: RfbConnection): ParseGenerator<string> {
  yield 4
  const length = connection.queue.u32()
  if (length > REASON_BYTES_MAX) throw new ProtocolError(`a reason of ${length} bytes`)
  yield length
  const text = printableLine(new TextDecoder().decode(connection.queue.take(length)), REASON_CHARS_SHOWN)
  return text === "" ? "no reason given" : text
}

function* readServerInit(connection: RfbConnection): ParseGenerator<string> {
  yield 24
  const width = connection.queue.u16()
  const height = connection.queue.u16()
  checkSize(width, height)
  connection.queue.skip(16) // its own pixel format, which the client's replaces
  const name = yield* readName(connection.queue)
  connection.resize(width, height)
  return name
}
