/** Every supported encoding and pseudo-encoding: its number on the wire and its decoder. */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"
import type { RfbConnection } from "../connection.ts"
import { REASON_BYTES_MAX } from "../limits.ts"
import type { EncodingName, VncOptions } from "../options.ts"
import { ENCODINGS_LOSSLESS, ENCODINGS_NARROW, ENCODINGS_QUALITY } from "../options.ts"
import { readName } from "../text.ts"
import { decodeCopyRect } from "./copyrect.ts"
import { decodeCursor, decodeXCursor } from "./cursor.ts"
import { applySize, decodeDesktopSize, decodeExtendedDesktopSize } from "./desktop-size.ts"
import { decodeHextile } from "./hextile.ts"
import { decodeRaw } from "./raw.ts"
import { decodeRre } from "./rre.ts"
import { decodeTight, tryDecodeFill } from "./tight.ts"
import { decodeZlib } from "./zlib.ts"
import { decodeZrle, tryDecodeZrle } from "./zrle.ts"

/**
 * The common signature of the decoders: reads the rectangle from `connection.queue`, draws into `connection.pixels`.
 */
type Decode = (connection: RfbConnection, rect: Rect) => ParseGenerator<void>

export interface Encoding {
  decode: Decode
  /**
   * Synchronous variant for small, frequent rectangles: for a panel page, compiling the generators costs as much as
   * drawing. @returns false, with nothing read, when the case is not supported or bytes are missing
   */
  tryDecode?: (connection: RfbConnection, rect: Rect) => boolean
  /**
   * "damage": the rectangle is an area of the screen, all pixels of which were written.
   * "own": an area of the screen too, but the decoder reports its changes.
   * "none": the rectangle's numbers have another meaning.
   */
  reports: "damage" | "own" | "none"
}

const ENCODING_NUMBERS: Record<EncodingName, number> = {
  raw: 0,
  copyrect: 1,
  rre: 2,
  hextile: 5,
  zlib: 6,
  tight: 7,
  zrle: 16,
}
const DESKTOP_SIZE = -223
export const LAST_RECT = -224
const CURSOR = -239
const X_CURSOR = -240
const QEMU_KEYS = -258
const DESKTOP_NAME = -307
const EXTENDED_DESKTOP_SIZE = -308
const FENCE = -312
const CONTINUOUS_UPDATES = -313
const EXTENDED_MOUSE_BUTTONS = -316
const EXTENDED_CLIPBOARD = 0xc0a1e5ce | 0
const SERVER_IDENTITY = 0xfffe0003 | 0
/** x11vnc gives the name of its library alone: "unknown (LibVNCServer 0.9.14)". */
const CACHING_SERVER_NAME = "LibVNCServer"
/** JPEG quality level 0; 9 is -23. */
const QUALITY_0 = -32

export const ENCODINGS = new Map<number, Encoding>([
  [ENCODING_NUMBERS.raw, { decode: decodeRaw, reports: "damage" }],
  [ENCODING_NUMBERS.copyrect, { decode: decodeCopyRect, reports: "own" }],
  [ENCODING_NUMBERS.rre, { decode: decodeRre, reports: "damage" }],
  [ENCODING_NUMBERS.hextile, { decode: decodeHextile, reports: "damage" }],
  [ENCODING_NUMBERS.zlib, { decode: decodeZlib, reports: "damage" }],
  [ENCODING_NUMBERS.tight, { decode: decodeTight, tryDecode: tryDecodeFill, reports: "own" }],
  [ENCODING_NUMBERS.zrle, { decode: decodeZrle, tryDecode: tryDecodeZrle, reports: "damage" }],
  [DESKTOP_SIZE, { decode: decodeDesktopSize, reports: "none" }],
  [CURSOR, { decode: decodeCursor, reports: "none" }],
  [X_CURSOR, { decode: decodeXCursor, reports: "none" }],
  [QEMU_KEYS, { decode: decodeQemuKeys, reports: "none" }],
  [EXTENDED_MOUSE_BUTTONS, { decode: decodeExtendedMouseButtons, reports: "none" }],
  [SERVER_IDENTITY, { decode: decodeServerIdentity, reports: "none" }],
  [DESKTOP_NAME, { decode: decodeDesktopName, reports: "none" }],
  [EXTENDED_DESKTOP_SIZE, { decode: decodeExtendedDesktopSize, reports: "none" }],
])

/** @returns the numbers to announce, preferred first */
export function requestedEncodings(options: VncOptions, quality: number | null): number[] {
  const names = options.encodings ?? defaultEncodings(options, quality)
  return [
    ...names.map((name) => ENCODING_NUMBERS[name]),
    ...(quality === null ? [] : [QUALITY_0 + quality]),
    ...(options.cursor === "local" ? [CURSOR, X_CURSOR] : []),
    DESKTOP_SIZE,
    EXTENDED_DESKTOP_SIZE,
    LAST_RECT,
    DESKTOP_NAME,
    QEMU_KEYS,
    EXTENDED_MOUSE_BUTTONS,
    FENCE,
    CONTINUOUS_UPDATES,
    EXTENDED_CLIPBOARD,
    SERVER_IDENTITY,
  ]
}

function defaultEncodings({ colourDepth = 24 }: VncOptions, quality: number | null): readonly EncodingName[] {
  if (colourDepth !== 24) return ENCODINGS_NARROW
  return quality === null ? ENCODINGS_LOSSLESS : ENCODINGS_QUALITY
}

/** An empty rectangle: the server understands QEMU Extended Key Events. */
function* decodeQemuKeys(connection: RfbConnection): ParseGenerator<void> {
  yield 0
  connection.hasQemuKeys = true
}

/** An empty rectangle: the server understands pointer events with more than eight buttons. */
function* decodeExtendedMouseButtons(connection: RfbConnection): ParseGenerator<void> {
  yield 0
  connection.hasExtendedMouseButtons = true
}

/** LibVNCServer: the name and version of the server's program, as many bytes as the rectangle is wide. */
function* decodeServerIdentity(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  if (rect.w > REASON_BYTES_MAX) throw new ProtocolError(`a server's name of ${rect.w} bytes`)
  yield rect.w
  const name = new TextDecoder().decode(connection.queue.take(rect.w))
  if (!name.includes(CACHING_SERVER_NAME)) return
  connection.hasClientCache = true
  applySize(connection, connection.frame.width, connection.frame.height)
}

function* decodeDesktopName(connection: RfbConnection): ParseGenerator<void> {
  connection.emit({ kind: "title", title: yield* readName(connection.queue) })
}
