/**
 * Messages from a viewer to the server. They come from a browser that may be hostile: every field is validated, and a
 * message that is not complete and legal is a `ProtocolError`.
 *
 * Little-endian; each message is `u8 type` and:
 *
 * | type            | body                                                                      |
 * |-----------------|---------------------------------------------------------------------------|
 * | KEY             | u8 down (0, 1), u32 keysym, then `KeyboardEvent.code` in ASCII, may be "" |
 * | POINTER         | u16 x, u16 y, u8 buttons                                                  |
 * | WHEEL           | u16 x, u16 y, i8 dx, i8 dy (notches)                                      |
 * | CLIPBOARD       | text                                                                      |
 * | RESIZE          | u16 width, u16 height                                                     |
 * | TERMINAL_KEYS   | bytes for the machine                                                     |
 * | TERMINAL_RESIZE | u16 cols, u16 rows                                                        |
 * | ACK             | u32 seq of the last FRAME or KEY drawn                                    |
 * | PING            | u32 token, sent back in a notice: the delay between viewer and server     |
 * | ASK             | u8 1 requests control of the machine, 0 withdraws the request             |
 * | MARKER          | text: marks this moment in the recording, may be ""                       |
 * | QUALITY         | u8: a place in `PICTURE_QUALITIES`                                        |
 * | VIEW_AREA       | u16 x, y, w, h: the part of the picture that the viewer sees              |
 * | NAVIGATE        | u8 a place in `NAVIGATIONS`, then an address, "" but for the last one     |
 * | CANCEL_UPLOAD   | id of a web page's request for files, in ASCII: it gets none              |
 * | PIECE           | a piece of a longer message: see `viewer-wire-pieces.ts`                  |
 * | TIME            | u32 milliseconds of a clock of the viewer's: what follows was made then   |
 *
 * The first eight and NAVIGATE are for the machine and its screen. PING, ASK, VIEW_AREA, CANCEL_UPLOAD and TIME are
 * for the session's main thread; MARKER and QUALITY for its Worker. None of them reaches the machine.
 */
import {
  ADDRESS_BYTES_MAX,
  CLIPBOARD_BYTES_MAX,
  type DesktopInput,
  FRAME_PIXELS_MAX,
  NAVIGATIONS,
} from "./desktop.ts"
import { ProtocolError } from "./link.ts"
import { TERMINAL_COLS_MAX, TERMINAL_INPUT_BYTES_MAX, TERMINAL_ROWS_MAX } from "./terminal.ts"

export const INPUT = {
  KEY: 1,
  POINTER: 2,
  WHEEL: 3,
  CLIPBOARD: 4,
  RESIZE: 5,
  TERMINAL_KEYS: 6,
  TERMINAL_RESIZE: 7,
  ACK: 8,
  PING: 9,
  ASK: 10,
  MARKER: 11,
  QUALITY: 12,
  VIEW_AREA: 13,
  NAVIGATE: 14,
  CANCEL_UPLOAD: 15,
  // 16 is PIECE.
  TIME: 17,
} as const

/** What a viewer prefers where its link is slow; each viewer for itself. */
export const PICTURE_QUALITIES = ["AUTOMATIC", "SHARP", "FAST", "DATA_SAVING", "GREY"] as const
export type PictureQuality = (typeof PICTURE_QUALITIES)[number]

/**
 * What a viewer does to the machine. `refresh` and `quality` are issued by the server only; a viewer cannot request other
 * pictures from the machine.
 */
export type MachineInput =
  | Exclude<DesktopInput, { kind: "refresh" | "quality" }>
  | { kind: "terminalKeys"; bytes: Uint8Array }
  | { kind: "terminalResize"; cols: number; rows: number }

/** What a viewer says to the session; the right VIEW is enough. */
export type SessionInput =
  | { kind: "ack"; seq: number }
  | { kind: "ping"; token: number }
  | { kind: "ask"; isWanted: boolean }
  | { kind: "marker"; text: string }
  | { kind: "pictureQuality"; quality: PictureQuality }
  | { kind: "viewArea"; x: number; y: number; w: number; h: number }
  | { kind: "cancelUpload"; requestId: string }
  | { kind: "time"; atMs: number }

export type ViewerInput = MachineInput | SessionInput

const SESSION_INPUT_KINDS: ReadonlySet<ViewerInput["kind"]> = new Set<SessionInput["kind"]>([
  "ack",
  "ping",
  "ask",
  "marker",
  "pictureQuality",
  "viewArea",
  "cancelUpload",
  "time",
])

export function isSessionInput(input: ViewerInput): input is SessionInput {
  return SESSION_INPUT_KINDS.has(input.kind)
}

/** What a person saw when they acted is older than this: the machine must not get it, for its picture has changed since. */
export const INPUT_AGE_MAX_MS = 5000

/** Whether the machine acts on it. Releases, moves and texts for its clipboard may come late. */
export function isPress(input: ViewerInput): boolean {
  switch (input.kind) {
    case "key":
      return input.down
    case "pointer":
      return input.buttons !== 0
    case "wheel":
    case "terminalKeys":
    case "navigate":
      return true
    default:
      return false
  }
}

/** The longest `KeyboardEvent.code` is "MediaPlayPause"-like; 32 leaves room. */
const KEY_CODE_LENGTH_MAX = 32
/** The largest message a viewer may send: a full clipboard. Also the limit of the socket. */
export const VIEWER_INPUT_BYTES_MAX = 1 + CLIPBOARD_BYTES_MAX
/** Left, middle, right, back, forward. */
const BUTTONS_MAX = 0b11111
/** X11 keysyms are 29 bits. */
const KEYSYM_MAX = 0x1fffffff
/** A note on a moment is a line. */
export const MARKER_BYTES_MAX = 400
/** A UUID as text. */
const REQUEST_ID_LENGTH = 36
/** A side below this is a fault of the layout and no request. */
const RESIZE_SIDE_MIN = 16

const encoder = new TextEncoder()
const decoder = new TextDecoder("utf-8", { fatal: true })

export function encodeViewerInput(input: ViewerInput): Uint8Array<ArrayBuffer> {
  switch (input.kind) {
    case "key":
      return pack(INPUT.KEY, [u8(input.down ? 1 : 0), u32(input.keysym)], encoder.encode(input.code))
    case "pointer":
      return pack(INPUT.POINTER, [u16(input.x), u16(input.y), u8(input.buttons)])
    case "wheel":
      return pack(INPUT.WHEEL, [u16(input.x), u16(input.y), u8(input.dx), u8(input.dy)])
    case "clipboard":
      return pack(INPUT.CLIPBOARD, [], encoder.encode(input.text))
    case "resize":
      return pack(INPUT.RESIZE, [u16(input.width), u16(input.height)])
    case "terminalKeys":
      return pack(INPUT.TERMINAL_KEYS, [], input.bytes)
    case "terminalResize":
      return pack(INPUT.TERMINAL_RESIZE, [u16(input.cols), u16(input.rows)])
    case "ack":
      return pack(INPUT.ACK, [u32(input.seq)])
    case "ping":
      return pack(INPUT.PING, [u32(input.token)])
    case "ask":
      return pack(INPUT.ASK, [u8(input.isWanted ? 1 : 0)])
    case "marker":
      return pack(INPUT.MARKER, [], encoder.encode(input.text))
    case "pictureQuality":
      return pack(INPUT.QUALITY, [u8(PICTURE_QUALITIES.indexOf(input.quality))])
    case "viewArea":
      return pack(INPUT.VIEW_AREA, [u16(input.x), u16(input.y), u16(input.w), u16(input.h)])
    case "cancelUpload":
      return pack(INPUT.CANCEL_UPLOAD, [], encoder.encode(input.requestId))
    case "time":
      return pack(INPUT.TIME, [u32(input.atMs)])
    case "navigate":
      return pack(INPUT.NAVIGATE, [u8(NAVIGATIONS.indexOf(input.to))], encoder.encode(input.address))
  }
}

/**
 * Reads one message of a viewer. Byte fields are views into `bytes`.
 *
 * @throws ProtocolError for an unknown type, a wrong length, a value outside its range or a crossed limit
 */
export function decodeViewerInput(bytes: Uint8Array): ViewerInput {
  if (bytes.length > VIEWER_INPUT_BYTES_MAX) throw new ProtocolError(`an input of ${bytes.length} bytes`)
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (bytes[0]) {
    case INPUT.KEY:
      return readKey(at, bytes)
    case INPUT.POINTER:
      expectLength(bytes, 6)
      return {
        kind: "pointer",
        ...readPoint(at),
        buttons: checkRange(at.getUint8(5), 0, BUTTONS_MAX, "buttons"),
      }
    case INPUT.WHEEL:
      expectLength(bytes, 7)
      return { kind: "wheel", ...readPoint(at), dx: at.getInt8(5), dy: at.getInt8(6) }
    case INPUT.CLIPBOARD:
      return { kind: "clipboard", text: readText(bytes.subarray(1)) }
    case INPUT.RESIZE:
      return readResize(at, bytes)
    case INPUT.TERMINAL_KEYS:
      if (bytes.length < 2 || bytes.length - 1 > TERMINAL_INPUT_BYTES_MAX)
        throw new ProtocolError(`terminal keys of ${bytes.length - 1} bytes`)
      return { kind: "terminalKeys", bytes: bytes.subarray(1) }
    case INPUT.TERMINAL_RESIZE:
      expectLength(bytes, 5)
      return {
        kind: "terminalResize",
        cols: checkRange(at.getUint16(1, true), 1, TERMINAL_COLS_MAX, "columns"),
        rows: checkRange(at.getUint16(3, true), 1, TERMINAL_ROWS_MAX, "rows"),
      }
    case INPUT.ACK:
      expectLength(bytes, 5)
      return { kind: "ack", seq: at.getUint32(1, true) }
    case INPUT.PING:
      expectLength(bytes, 5)
      return { kind: "ping", token: at.getUint32(1, true) }
    case INPUT.TIME:
      expectLength(bytes, 5)
      return { kind: "time", atMs: at.getUint32(1, true) }
    case INPUT.ASK:
      expectLength(bytes, 2)
      return { kind: "ask", isWanted: checkRange(at.getUint8(1), 0, 1, "request") === 1 }
    case INPUT.MARKER:
      if (bytes.length - 1 > MARKER_BYTES_MAX)
        throw new ProtocolError(`a marker of ${bytes.length - 1} bytes`)
      return { kind: "marker", text: readText(bytes.subarray(1)) }
    case INPUT.QUALITY: {
      expectLength(bytes, 2)
      const place = checkRange(at.getUint8(1), 0, PICTURE_QUALITIES.length - 1, "quality")
      return { kind: "pictureQuality", quality: PICTURE_QUALITIES[place]! }
    }
    case INPUT.VIEW_AREA:
      expectLength(bytes, 9)
      return {
        kind: "viewArea",
        ...readPoint(at),
        w: checkRange(at.getUint16(5, true), 1, 0xffff, "width"),
        h: checkRange(at.getUint16(7, true), 1, 0xffff, "height"),
      }
    case INPUT.NAVIGATE:
      return readNavigation(bytes)
    case INPUT.CANCEL_UPLOAD:
      expectLength(bytes, 1 + REQUEST_ID_LENGTH)
      return { kind: "cancelUpload", requestId: readText(bytes.subarray(1)) }
    default:
      throw new ProtocolError(`unknown viewer input ${bytes[0]}`)
  }
}

function readKey(at: DataView, bytes: Uint8Array): ViewerInput {
  if (bytes.length < 6 || bytes.length > 6 + KEY_CODE_LENGTH_MAX)
    throw new ProtocolError(`a key input of ${bytes.length} bytes`)
  const code = readText(bytes.subarray(6))
  if (!/^[A-Za-z0-9]*$/.test(code)) throw new ProtocolError("a key code that is no KeyboardEvent.code")
  return {
    kind: "key",
    down: checkRange(at.getUint8(1), 0, 1, "down") === 1,
    keysym: checkRange(at.getUint32(2, true), 0, KEYSYM_MAX, "keysym"),
    code,
  }
}

function readResize(at: DataView, bytes: Uint8Array): ViewerInput {
  expectLength(bytes, 5)
  const width = checkRange(at.getUint16(1, true), RESIZE_SIDE_MIN, 0xffff, "width")
  const height = checkRange(at.getUint16(3, true), RESIZE_SIDE_MIN, 0xffff, "height")
  checkRange(width * height, 1, FRAME_PIXELS_MAX, "pixels")
  return { kind: "resize", width, height }
}

function readNavigation(bytes: Uint8Array): ViewerInput {
  const to = NAVIGATIONS[bytes[1] ?? NAVIGATIONS.length]
  if (!to || bytes.length > 2 + ADDRESS_BYTES_MAX)
    throw new ProtocolError(`a navigation of ${bytes.length} bytes`)
  const address = readText(bytes.subarray(2))
  if ((to === "ADDRESS") !== (address !== "")) throw new ProtocolError("a navigation with a wrong address")
  return { kind: "navigate", to, address }
}

function readPoint(at: DataView): { x: number; y: number } {
  return { x: at.getUint16(1, true), y: at.getUint16(3, true) }
}

function readText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new ProtocolError("an input text that is not UTF-8")
  }
}

function expectLength(bytes: Uint8Array, length: number): void {
  if (bytes.length !== length) throw new ProtocolError(`viewer input ${bytes[0]} of ${bytes.length} bytes`)
}

function checkRange(value: number, min: number, max: number, name: string): number {
  if (value < min || value > max) throw new ProtocolError(`${name} ${value} outside ${min}..${max}`)
  return value
}

const u8 = (value: number): [1, number] => [1, value]
const u16 = (value: number): [2, number] => [2, value]
const u32 = (value: number): [4, number] => [4, value]

function pack(type: number, fields: [1 | 2 | 4, number][], tail?: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = fields.reduce((sum, [width]) => sum + width, 1)
  const bytes = new Uint8Array(size + (tail?.length ?? 0))
  const view = new DataView(bytes.buffer)
  bytes[0] = type
  let offset = 1
  for (const [width, value] of fields) {
    if (width === 1) view.setUint8(offset, value)
    else if (width === 2) view.setUint16(offset, value, true)
    else view.setUint32(offset, value, true)
    offset += width
  }
  if (tail) bytes.set(tail, offset)
  return bytes
}
