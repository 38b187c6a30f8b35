/** The options of a VNC link that the user or the interface settings determine. */
import type { Charset } from "../charset.ts"
import type { LayoutName } from "../keyboard/layouts.ts"
import type { LivenessLimits } from "../liveness.ts"

/** Lossless first: quality is only spent when `quality` is set. */
export type EncodingName = "zrle" | "tight" | "zlib" | "hextile" | "rre" | "copyrect" | "raw"

type Quality = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** Character set of the classic clipboard message, which carries none; the extended clipboard is always UTF-8. */
type ClipboardEncoding = Charset

/**
 * "KEYS": the physical key, right where viewer and machine have the same layout. "SYMBOLS": the character, for the server
 * to find a key for. A layout's name: the keys that type the character on that layout of the machine.
 */
export type VncKeyboard = "KEYS" | "SYMBOLS" | LayoutName

/** Bits of colour. */
export type VncColourDepth = 8 | 16 | 24

export interface VncOptions {
  /** Only the first 8 characters count (RFC 6143 §7.2.2). Null when none is stored. */
  password: string | null
  /** Sent through TLS or under an agreed key, to machines that ask for a name too. Null or empty when none is stored. */
  username?: string | null
  /** A certificate is trusted for the machine: nothing without one is spoken with it. */
  requiresCertificate?: boolean
  /** Takes what the machine offers beside VeNCrypt; see `openVncWithFallback`. */
  skipsVeNCrypt?: boolean
  /** For panels that send blue in place of red. */
  swapRedBlue?: boolean
  /** Bits of colour that are asked of the machine; 24 when left out. */
  colourDepth?: VncColourDepth
  /** Other viewers of the machine stay connected. */
  shared: true
  /** 0 (small) to 9 (good): allows the server JPEG inside Tight, passed on as `jpeg` events. Null: lossless. */
  quality: Quality | null
  /** "local": the server sends the pointer's shape; "remote": it paints the pointer into the picture. */
  cursor: "local" | "remote"
  clipboardEncoding: ClipboardEncoding
  /** How keys go to a machine that takes physical keys; "KEYS" when left out. */
  keyboard?: VncKeyboard
  /** Without it `LIVENESS_LIMITS`. */
  liveness?: LivenessLimits | undefined
  /** Preferred first; without it `ENCODINGS_LOSSLESS`, or `ENCODINGS_QUALITY` when `quality` is set. */
  encodings?: readonly EncodingName[]
}

export const ENCODINGS_LOSSLESS: readonly EncodingName[] = [
  "zrle",
  "tight",
  "hextile",
  "zlib",
  "rre",
  "copyrect",
  "raw",
]
export const ENCODINGS_QUALITY: readonly EncodingName[] = [
  "tight",
  "zrle",
  "hextile",
  "zlib",
  "rre",
  "copyrect",
  "raw",
]
/** With fewer than 24 bits: Tight, whose pixels are then another format again, saves nothing beside ZRLE. */
export const ENCODINGS_NARROW: readonly EncodingName[] = ["zrle", "hextile", "zlib", "rre", "copyrect", "raw"]
