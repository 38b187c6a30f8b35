/** The machine's host key: its fingerprint and whether it is the one that was pinned. */
import { printableLine } from "../printable.ts"

export interface HostKey {
  /** Type named in the key itself: "ssh-ed25519", "ssh-rsa", "ecdsa-sha2-nistp256" … */
  type: string
  /** "SHA256:" and 43 characters of unpadded base64, as OpenSSH prints it. */
  fingerprint: string
  /** The public key in SSH wire form (RFC 4253 §6.6), base64; the second field of a known_hosts or .pub line. */
  keyBase64: string
}

/** One pinned key: "SHA256:…" or, better, "<type> SHA256:…", which selects this key on a machine with several. */
export type PinnedKey = string

/** Longest type name that is read from a key; real ones have 11 to 34 characters. */
const TYPE_BYTES_MAX = 64

/** Of a key or a certificate, as OpenSSH prints it: SHA-256 in base64 without padding. */
export function fingerprintOf(bytes: Uint8Array): string {
  return `SHA256:${new Bun.CryptoHasher("sha256").update(bytes).digest("base64").replace(/=+$/, "")}`
}

/** @param key  SSH wire form: a length-prefixed type name, then the key's numbers */
export function readHostKey(key: Uint8Array): HostKey {
  const bytes = Buffer.from(key.buffer, key.byteOffset, key.byteLength)
  const typeBytes = bytes.length >= 4 ? Math.min(bytes.readUInt32BE(0), TYPE_BYTES_MAX) : 0
  return {
    type: printableLine(bytes.toString("latin1", 4, 4 + typeBytes), TYPE_BYTES_MAX),
    fingerprint: fingerprintOf(bytes),
    keyBase64: bytes.toString("base64"),
  }
}

/** The fingerprint of a pin, without type and base64 padding. */
function pinnedFingerprint(pin: PinnedKey): string {
  return (pin.trim().split(/\s+/).at(-1) ?? "").replace(/=+$/, "")
}

/** The types named in pins, for the order in which host key algorithms are offered. */
export function pinnedTypes(pins: readonly PinnedKey[]): string[] {
  return pins
    .map((pin) => pin.trim().split(/\s+/))
    .flatMap((words) => (words.length > 1 ? words.slice(0, 1) : []))
}

/** `unknown` = nothing is pinned; the caller decides about trust on first use. */
export function verifyHostKey(key: HostKey, pins: readonly PinnedKey[]): "known" | "unknown" | "changed" {
  if (pins.length === 0) return "unknown"
  return pins.some((pin) => pinnedFingerprint(pin) === key.fingerprint) ? "known" : "changed"
}
