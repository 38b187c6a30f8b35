/**
 * The algorithms a machine offers, read from its first message (RFC 4253 §7.1), and the error detail when none of
 * them is supported. The library reports only which list had no match.
 */
import type { Algorithms } from "ssh2"

/** The machine's lists, each in its order of preference; only names that look like names. */
interface KexInitOffer {
  kex: string[]
  serverHostKey: string[]
  cipher: string[]
  hmac: string[]
}

/** Greeting lines (RFC 4253 §4.2) and one packet of names are some kilobytes. */
const KEXINIT_BYTES_MAX = 64 * 1024
/** RFC 4253 §4.2: the longest identification. */
const FIRST_LINE_BYTES_MAX = 255
const MSG_KEXINIT = 20
const COOKIE_BYTES = 16
/** RFC 4251 §6: names are printable ASCII without commas, of at most 64 characters. */
const NAME = /^[A-Za-z0-9@._+-]{1,64}$/
/** What the lists of key exchanges carry beside key exchanges. */
const EXTENSION = /^(ext-info-|kex-strict-)/
/** More names than these make no sentence. */
const NAMES_SHOWN = 8

/** Buffers the first bytes from a machine. `offer` is null until its lists are complete; they may never be. */
export class KexInitReader {
  offer: KexInitOffer | null = null
  /** The first line, which is the identification, or a refusal in words of a machine that hangs up. */
  firstLine = ""
  private bytes: Buffer | null = Buffer.alloc(0)

  receive(bytes: Uint8Array): void {
    if (!this.bytes) return
    this.bytes = Buffer.concat([this.bytes, bytes])
    this.firstLine = this.bytes.toString("latin1", 0, FIRST_LINE_BYTES_MAX).split(/\r?\n/, 1)[0] ?? ""
    this.offer = parseKexInit(this.bytes)
    if (this.offer || this.bytes.length > KEXINIT_BYTES_MAX) this.bytes = null
  }
}

/** @returns null while the lists are incomplete */
function parseKexInit(bytes: Buffer): KexInitOffer | null {
  const packetAt = binaryPacketOffset(bytes)
  if (packetAt === null || bytes.length < packetAt + 6) return null
  const end = packetAt + 4 + bytes.readUInt32BE(packetAt)
  if (bytes[packetAt + 5] !== MSG_KEXINIT || bytes.length < end) return null
  const lists: string[][] = []
  let at = packetAt + 6 + COOKIE_BYTES
  // Key exchanges, host keys, ciphers to and from the machine, MACs to and from it.
  while (lists.length < 6 && at + 4 <= end) {
    const length = bytes.readUInt32BE(at)
    lists.push(parseNameList(bytes.toString("latin1", at + 4, Math.min(at + 4 + length, end))))
    at += 4 + length
  }
  const [kex = [], serverHostKey = [], cipher = [], , hmac = []] = lists
  return { kex: kex.filter((name) => !EXTENSION.test(name)), serverHostKey, cipher, hmac }
}

function parseNameList(list: string): string[] {
  return list.split(",").filter((name) => NAME.test(name))
}

/** Skips the lines that a machine may send before its version. */
function binaryPacketOffset(bytes: Buffer): number | null {
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf(0x0a, at)
    if (lineEnd < 0) return null
    if (bytes.toString("latin1", at, at + 4) === "SSH-") return lineEnd + 1
    at = lineEnd + 1
  }
  return null
}

/** Some ciphers bring their own MAC, and the lists of MACs do not count. */
const CARRIES_MAC = /gcm|poly1305/

/**
 * One sentence that names the algorithms of both sides.
 *
 * @param legacy  what would be offered with the old algorithms; null when they were offered
 */
export function mismatchDetail(
  machine: KexInitOffer | null,
  ours: Algorithms,
  legacy: Algorithms | null,
): string {
  const found = machine && findMismatch(machine, ours)
  if (!found) return "the machine offers no algorithm that we accept"
  const detail = `no ${found.name} in common: the machine offers ${formatNames(found.theirs)}; accepted are ${formatNames(found.ours)}`
  if (legacy && !findMismatch(machine, legacy)) {
    return `${detail}. Old algorithms, which this interface does not allow, would match`
  }
  return detail
}

interface Mismatch {
  name: string
  theirs: readonly string[]
  ours: readonly string[]
}

function findMismatch(machine: KexInitOffer, ours: Algorithms): Mismatch | null {
  const lists = [
    { name: "key exchange", theirs: machine.kex, ours: ours.kex },
    { name: "host key type", theirs: machine.serverHostKey, ours: ours.serverHostKey },
    { name: "cipher", theirs: machine.cipher, ours: ours.cipher },
    { name: "MAC", theirs: machine.hmac, ours: ours.hmac },
  ].map((list) => ({ ...list, ours: list.ours as readonly string[] }))
  const missing = lists.find((list) => !firstCommon(list))
  const cipher = firstCommon(lists[2]!)
  return !missing || (missing.name === "MAC" && cipher && CARRIES_MAC.test(cipher)) ? null : missing
}

/** The client's first that the machine has too is used (RFC 4253 §7.1). */
function firstCommon({ theirs, ours }: Pick<Mismatch, "theirs" | "ours">): string | undefined {
  return ours.find((name) => theirs.includes(name))
}

function formatNames(names: readonly string[]): string {
  if (names.length === 0) return "none"
  const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : ""
  return names.slice(0, NAMES_SHOWN).join(", ") + more
}
