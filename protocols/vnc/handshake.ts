/**
 * From the first byte to the first request: version, security, ServerInit (RFC 6143 §7.1 to §7.3).
 * Spoken: 3.3, 3.7, 3.8; security None and VNC authentication.
 */
import type { Reading } from "../bytes.ts"
import { latin1 } from "../charset.ts"
import { WireError } from "../link.ts"
import { printableLine } from "../printable.ts"
import { REASON_BYTES_MAX, REASON_CHARS_SHOWN } from "./limits.ts"
import { vncAuthResponse } from "./security.ts"
import { checkSize, Ending, type Talk } from "./talk.ts"
import { readName } from "./text.ts"

type Version = "003.003" | "003.007" | "003.008"

const SECURITY_NONE = 1
const SECURITY_VNC = 2

/** Names for the refusal; the numbers are registered in RFC 6143 §7.1.2 and the community's list. */
const SECURITY_NAMES: Record<number, string> = {
  5: "RA2",
  6: "RA2ne",
  16: "Tight",
  17: "Ultra",
  18: "TLS",
  19: "VeNCrypt",
  20: "SASL",
  21: "MD5",
  22: "xvp",
  30: "Apple",
  129: "RA2 256",
}

/** @returns the desktop's name; the frame has the server's size and the pixel format is still the server's */
export function* readHandshake(talk: Talk): Reading<string> {
  const version = yield* readVersion(talk)
  talk.state = "WaitSecurityTypes"
  const type = version === "003.003" ? yield* readOldSecurity(talk) : yield* readSecurity(talk)
  if (type === SECURITY_VNC) yield* answerChallenge(talk)
  if (type === SECURITY_VNC || version === "003.008") yield* readSecurityResult(talk, version)
  talk.state = "WaitServerInit"
  talk.send(Uint8Array.of(talk.options.shared ? 1 : 0))
  return yield* readServerInit(talk)
}

function* readVersion(talk: Talk): Reading<Version> {
  yield 12
  const text = latin1(talk.queue.take(12))
  const match = /^RFB (\d{3})\.(\d{3})\n$/.exec(text)
  if (!match) throw new WireError("the machine does not speak VNC (no RFB greeting)")
  const version = versionFor(Number(match[1]), Number(match[2]))
  talk.send(new TextEncoder().encode(`RFB ${version}\n`))
  return version
}

/** Anything unknown is treated as 3.3 (RFC 6143 §7.1.1), anything newer as 3.8. */
function versionFor(major: number, minor: number): Version {
  if (major === 0)
    throw new Ending("CLIENT_BAD_TYPE", "the machine is a VNC repeater, which is not supported")
  if (major > 3 || (major === 3 && minor >= 8)) return "003.008"
  return major === 3 && minor === 7 ? "003.007" : "003.003"
}

function* readSecurity(talk: Talk): Reading<number> {
  yield 1
  const count = talk.queue.u8()
  if (count === 0)
    throw new Ending("CLIENT_FORBIDDEN", `the machine refuses the connection: ${yield* readReason(talk)}`)
  yield count
  const offered = [...talk.queue.take(count)]
  const type = chooseSecurity(offered)
  talk.send(Uint8Array.of(type))
  return type
}

function* readOldSecurity(talk: Talk): Reading<number> {
  yield 4
  const type = talk.queue.u32()
  if (type === 0)
    throw new Ending("CLIENT_FORBIDDEN", `the machine refuses the connection: ${yield* readReason(talk)}`)
  return chooseSecurity([type])
}

function chooseSecurity(offered: number[]): number {
  const type = [SECURITY_NONE, SECURITY_VNC].find((known) => offered.includes(known))
  if (type !== undefined) return type
  const names = offered.map((number) => SECURITY_NAMES[number] ?? String(number)).join(", ")
  throw new Ending(
    "CLIENT_BAD_TYPE",
    `the machine offers only security types that are not supported: ${names}`,
  )
}

function* answerChallenge(talk: Talk): Reading<void> {
  talk.state = "WaitChallenge"
  yield 16
  const challenge = talk.queue.take(16)
  const { password } = talk.options
  if (password === null)
    throw new Ending("CLIENT_UNAUTHORIZED", "the machine asks for a password and none is set")
  talk.send(vncAuthResponse(password, challenge))
}

function* readSecurityResult(talk: Talk, version: Version): Reading<void> {
  talk.state = "WaitSecurityResult"
  yield 4
  const result = talk.queue.u32()
  if (result === 0) return
  const reason =
    version === "003.008" ? yield* readReason(talk) : result === 2 ? "too many attempts" : "wrong password"
  throw new Ending("CLIENT_UNAUTHORIZED", `the machine refuses the password: ${reason}`)
}

function* readReason(talk: Talk): Reading<string> {
  yield 4
  const length = talk.queue.u32()
  if (length > REASON_BYTES_MAX) throw new WireError(`a reason of ${length} bytes`)
  yield length
  const text = printableLine(new TextDecoder().decode(talk.queue.take(length)), REASON_CHARS_SHOWN)
  return text === "" ? "no reason given" : text
}

function* readServerInit(talk: Talk): Reading<string> {
  yield 24
  const width = talk.queue.u16()
  const height = talk.queue.u16()
  checkSize(width, height)
  talk.queue.skip(16) // its own pixel format: ours replaces it
  const name = yield* readName(talk.queue)
  talk.resize(width, height)
  return name
}
