/** What a VNC session dials. */
import type { VncColourDepth, VncKeyboard } from "../../../../protocols/vnc/options.ts"
import type { ToTarget } from "./adapter.ts"

export interface VncTarget {
  kind: "vnc"
  address: string
  port: number
  /** For machines that ask for one; empty when none is stored. */
  username: string
  password: string | null
  /** Fingerprint of the certificate that is trusted; null when the machine has never shown one. */
  pinnedCertificate: string | null
  /** PEM of the certificate that the machine must show; null for none. It counts instead of the pinned one. */
  requiredCertificate: string | null
  cursor: "local" | "remote"
  swapRedBlue: boolean
  clipboardEncoding: "ISO8859_1" | "UTF_8" | "UTF_16" | "CP1252"
  keyboard: VncKeyboard
  colourDepth: VncColourDepth
  /** How often a machine that cannot be reached is dialled again. */
  autoretry: number
  /** Viewers may request another screen size from the machine. */
  allowsResize: boolean
  /** Each copy and paste is recorded with its size and hash. */
  isClipboardRecorded: boolean
}

/** Pixels of 32 bits have 24 bits of colour. */
const toColourDepth = (bits: 8 | 16 | 24 | 32): VncColourDepth => (bits === 32 ? 24 : bits)

export const toVncTarget: ToTarget<VncTarget> = (target, secret, address) => {
  const { port, vncOptions, recordingOptions } = target
  return {
    kind: "vnc",
    address,
    port,
    username: target.username,
    password: secret.password ?? null,
    pinnedCertificate: target.knownHost || null,
    requiredCertificate: target.certificate || null,
    cursor: vncOptions?.cursor === "REMOTE" ? "remote" : "local",
    swapRedBlue: vncOptions?.swapRedBlue ?? false,
    clipboardEncoding: vncOptions?.clipboardEncoding ?? "ISO8859_1",
    keyboard: vncOptions?.keyboard ?? "KEYS",
    colourDepth: toColourDepth(vncOptions?.colourDepth ?? 24),
    autoretry: vncOptions?.autoretry ?? 0,
    allowsResize: vncOptions?.resizeToWindow ?? false,
    isClipboardRecorded: recordingOptions.clipboard,
  }
}
