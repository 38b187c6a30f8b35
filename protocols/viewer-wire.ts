/**
 * Messages from the server to a viewer of a remote session: binary, versioned, one per WebSocket message. The
 * recording holds the same bytes, so the player is a viewer with another source.
 *
 * Every message is `u8 type` and a body; numbers are little-endian, texts UTF-8 to the end of the message.
 *
 * | type             | body                                                                | recorded |
 * |------------------|---------------------------------------------------------------------|----------|
 * | FRAME            | changes since the previous frame: see `viewer-wire-frame.ts`        | yes      |
 * | KEY              | the whole picture and its size, independent of earlier messages     | as KEY   |
 * | CURSOR           | u16 w, h, hotX, hotY, then `w * h * 4` bytes RGBA; w = h = 0 hides   | yes      |
 * | CLIPBOARD        | text                                                                | caller   |
 * | BELL             | nothing                                                             | yes      |
 * | TITLE            | text                                                                | yes      |
 * | TERMINAL_SIZE    | u16 cols, rows                                                      | yes      |
 * | TERMINAL_OUTPUT  | raw bytes of the machine                                            | yes      |
 * | TERMINAL_SNAPSHOT| u16 cols, rows, then bytes that redraw the screen on a reset terminal| as KEY  |
 * | NOTICE           | JSON of `Notice`                                                    | no       |
 * | LOCATION         | u8 bits: 1 can go back, 2 forward, 4 is loading; then the address   | yes      |
 * | PIECE            | a piece of a longer message: see `viewer-wire-pieces.ts`            | whole    |
 *
 * A desktop viewer starts at a KEY and follows FRAMEs; a new size arrives as a KEY. A terminal viewer starts at a
 * TERMINAL_SNAPSHOT and follows TERMINAL_OUTPUT and TERMINAL_SIZE. The messages of a viewer are in
 * `viewer-wire-input.ts`.
 */
import { ADDRESS_BYTES_MAX, CLIPBOARD_BYTES_MAX } from "./desktop.ts"
import { ProtocolError } from "./link.ts"
import { SCROLLBACK_LINES_MAX, TERMINAL_COLS_MAX, TERMINAL_ROWS_MAX } from "./terminal.ts"

export const MESSAGE = {
  FRAME: 1,
  KEY: 2,
  CURSOR: 3,
  CLIPBOARD: 4,
  BELL: 5,
  TITLE: 6,
  TERMINAL_SIZE: 7,
  TERMINAL_OUTPUT: 8,
  TERMINAL_SNAPSHOT: 9,
  NOTICE: 10,
  LOCATION: 11,
} as const

export type AccessRight = "VIEW" | "CONTROL"

/**
 * Whether the picture is current. SILENT: the machine has not responded for `forMs` milliseconds. RECONNECTING: its
 * link was lost `forMs` milliseconds ago and is being redialled. HELD: the recording's disk is behind, and output
 * that is not recorded yet is withheld. ANSWERS: the machine responds, `forMs` is 0.
 */
export interface MachineStatus {
  state: "ANSWERS" | "SILENT" | "RECONNECTING" | "HELD"
  forMs: number
}

/** The time in which the session may run. */
export interface SessionWindow {
  /** The end of the maintenance window, epoch milliseconds; null where none applies. */
  endsAtMs: number | null
  /** Hours by which it may still be extended by those who may. */
  extensionHoursLeft: number
}

/** Messages to the viewer about the session itself; never recorded (the recording has EVENT records instead). */
export type Notice =
  | {
      about: "state"
      state: "CONNECTING" | "CONNECTED" | "ENDED"
      code?: string
      detail?: string
      /** Name of a known cause, of which viewers have a text. */
      diagnosis?: string
      /** The cause of the end, of which viewers have a text, with the name of a person. */
      cause?: string
      person?: string
      /** Of a shell that was left. */
      exitStatus?: number | undefined
    }
  /** `self` is the id of the viewer that receives the notice; `remains`: the session goes on without its owner. */
  | { about: "viewers"; self: string; viewers: ViewerNotice[]; remains?: boolean }
  | { about: "right"; right: AccessRight }
  /** The owner gives this viewer no control for now. */
  | { about: "declined"; by: string }
  | ({ about: "window" } & SessionWindow)
  | ({ about: "machine" } & MachineStatus)
  /** The machine's host key, seen for the first time: the owner decides. */
  | { about: "hostKey"; keyType: string; fingerprint: string }
  /** Answers a PING. */
  | { about: "pong"; token: number }
  /** The part of the picture that a viewer with control sees, in its pixels: others can follow it. */
  | { about: "viewArea"; viewer: string; x: number; y: number; w: number; h: number }
  | ({ about: "supervision" } & Supervision)
  /** The machine shows its pictures in another colour depth than the interface asks for, in bits of a pixel. */
  | { about: "colourDepth"; asked: number; given: number }
  /** The list of transferred files has changed. */
  | { about: "files" }
  /** To the owner: an invitation was made, changed, used or locked. */
  | { about: "invitations" }
  /**
   * A web page asks for files, and this viewer may give them; null: it does not ask any more, or another one answers.
   * `accept`: endings and media types that its field takes, separated by commas; "" for any.
   */
  | { about: "upload"; request: { id: string; mayBeSeveral: boolean; accept: string } | null }

/** A viewer, as every viewer of the session sees them. */
export interface ViewerNotice {
  id: string
  /** Id of the user, or of a guest's invitation. */
  userId: string
  name: string
  right: AccessRight
  /** Joined by an invitation link, without an account. */
  isGuest?: boolean
  /** Requests control of the machine. */
  asks?: boolean
  /** May pause the session, and counts as the second pair of eyes. */
  supervises?: boolean
}

/**
 * Whether input may reach the machine. NONE: the interface requires no supervisor. WAITING: no supervisor has joined yet,
 * and the machine is not dialled. SUPERVISED: one is there. ABSENT: the last one has left. PAUSED: `by` has paused the
 * session for `reason`. When a pause ends, `by` and `reason` are those of its end. In WAITING, ABSENT and PAUSED no input reaches the machine.
 */
export interface Supervision {
  state: "NONE" | "WAITING" | "SUPERVISED" | "ABSENT" | "PAUSED"
  by: string
  reason: string
}

/** A message other than FRAME and KEY, which only the screen makes. */
export type PlainMessage =
  | { kind: "cursor"; w: number; h: number; hotX: number; hotY: number; rgba: Uint8Array }
  | { kind: "clipboard"; text: string }
  | { kind: "bell" }
  | { kind: "title"; text: string }
  /** For machines that are web pages. */
  | { kind: "location"; url: string; canGoBack: boolean; canGoForward: boolean; isLoading: boolean }
  | { kind: "terminalSize"; cols: number; rows: number }
  | { kind: "terminalOutput"; bytes: Uint8Array }
  | { kind: "terminalSnapshot"; cols: number; rows: number; bytes: Uint8Array }
  | { kind: "notice"; notice: Notice }

/**
 * FRAME and KEY are not decoded here: `ScreenDecoder.apply` decodes `message`, all its bytes. `seq` is to be acked.
 */
export type ViewerMessage =
  | PlainMessage
  | { kind: "frame"; seq: number; message: Uint8Array }
  | { kind: "key"; seq: number; message: Uint8Array }

/** What every adapter's own limit must not exceed, or its cursors could be sent and not be read. */
const CURSOR_SIDE_MAX = 512
/** A window title is a line. */
const TITLE_BYTES_MAX = 1024
/** One chunk of output as the session forwards it; longer output is split. */
export const TERMINAL_OUTPUT_BYTES_MAX = 1024 * 1024
/** A redraw of the longest scrollback at 400 bytes a line. */
const TERMINAL_SNAPSHOT_BYTES_MAX = SCROLLBACK_LINES_MAX * 400
/** A list of some hundred viewers. */
const NOTICE_BYTES_MAX = 64 * 1024

const encoder = new TextEncoder()
const decoder = new TextDecoder("utf-8", { fatal: true })

/** @returns the bytes of one WebSocket message; also what a recording stores */
export function encodeViewerMessage(message: PlainMessage): Uint8Array<ArrayBuffer> {
  switch (message.kind) {
    case "cursor":
      return encodeNumbers(MESSAGE.CURSOR, [message.w, message.h, message.hotX, message.hotY], message.rgba)
    case "clipboard":
      return encodeText(MESSAGE.CLIPBOARD, message.text)
    case "bell":
      return Uint8Array.of(MESSAGE.BELL)
    case "title":
      return encodeText(MESSAGE.TITLE, message.text)
    case "terminalSize":
      return encodeNumbers(MESSAGE.TERMINAL_SIZE, [message.cols, message.rows])
    case "terminalOutput":
      return encodeNumbers(MESSAGE.TERMINAL_OUTPUT, [], message.bytes)
    case "terminalSnapshot":
      return encodeNumbers(MESSAGE.TERMINAL_SNAPSHOT, [message.cols, message.rows], message.bytes)
    case "notice":
      return encodeText(MESSAGE.NOTICE, JSON.stringify(message.notice))
    case "location":
      return encodeLocation(message)
  }
}

/**
 * Reads one message of the server. Byte fields are views into `bytes`.
 *
 * @throws ProtocolError for an unknown type, a wrong length or a crossed limit
 */
export function decodeViewerMessage(bytes: Uint8Array): ViewerMessage {
  switch (bytes[0]) {
    case MESSAGE.FRAME:
      return { kind: "frame", seq: readSeq(bytes), message: bytes }
    case MESSAGE.KEY:
      return { kind: "key", seq: readSeq(bytes), message: bytes }
    case MESSAGE.CURSOR:
      return readCursor(bytes)
    case MESSAGE.CLIPBOARD:
      return { kind: "clipboard", text: readText(bytes, CLIPBOARD_BYTES_MAX) }
    case MESSAGE.BELL:
      if (bytes.length !== 1) throw new ProtocolError("a bell message has a body")
      return { kind: "bell" }
    case MESSAGE.TITLE:
      return { kind: "title", text: readText(bytes, TITLE_BYTES_MAX) }
    case MESSAGE.TERMINAL_SIZE:
      if (bytes.length !== 5) throw new ProtocolError(`a terminal size message has ${bytes.length} bytes`)
      return { kind: "terminalSize", ...readTerminalSize(bytes) }
    case MESSAGE.TERMINAL_OUTPUT:
      if (bytes.length > TERMINAL_OUTPUT_BYTES_MAX) throw new ProtocolError("terminal output above its limit")
      return { kind: "terminalOutput", bytes: bytes.subarray(1) }
    case MESSAGE.TERMINAL_SNAPSHOT:
      if (bytes.length > TERMINAL_SNAPSHOT_BYTES_MAX)
        throw new ProtocolError("terminal snapshot above its limit")
      return { kind: "terminalSnapshot", ...readTerminalSize(bytes), bytes: bytes.subarray(5) }
    case MESSAGE.NOTICE:
      return { kind: "notice", notice: readNotice(bytes) }
    case MESSAGE.LOCATION:
      return readLocation(bytes)
    default:
      throw new ProtocolError(`unknown viewer message ${bytes[0]}`)
  }
}

/** FRAME and KEY carry their sequence number at byte 4. */
function readSeq(bytes: Uint8Array): number {
  return toDataView(bytes, 8).getUint32(4, true)
}

function readCursor(bytes: Uint8Array): PlainMessage {
  const at = toDataView(bytes, 9)
  const [w, h] = [at.getUint16(1, true), at.getUint16(3, true)]
  if (w > CURSOR_SIDE_MAX || h > CURSOR_SIDE_MAX) throw new ProtocolError(`a cursor of ${w} x ${h} pixels`)
  if (bytes.length !== 9 + w * h * 4) throw new ProtocolError("a cursor message of the wrong length")
  return {
    kind: "cursor",
    w,
    h,
    hotX: at.getUint16(5, true),
    hotY: at.getUint16(7, true),
    rgba: bytes.subarray(9),
  }
}

const LOCATION_BITS = { canGoBack: 1, canGoForward: 2, isLoading: 4 } as const

function encodeLocation(location: Extract<PlainMessage, { kind: "location" }>): Uint8Array<ArrayBuffer> {
  const { canGoBack, canGoForward, isLoading } = LOCATION_BITS
  const bits =
    (location.canGoBack ? canGoBack : 0) |
    (location.canGoForward ? canGoForward : 0) |
    (location.isLoading ? isLoading : 0)
  const url = encoder.encode(location.url)
  const bytes = new Uint8Array(2 + url.length)
  bytes.set([MESSAGE.LOCATION, bits])
  bytes.set(url, 2)
  return bytes
}

function readLocation(bytes: Uint8Array): PlainMessage {
  const bits = toDataView(bytes, 2).getUint8(1)
  return {
    kind: "location",
    url: readText(bytes.subarray(1), ADDRESS_BYTES_MAX),
    canGoBack: (bits & LOCATION_BITS.canGoBack) !== 0,
    canGoForward: (bits & LOCATION_BITS.canGoForward) !== 0,
    isLoading: (bits & LOCATION_BITS.isLoading) !== 0,
  }
}

function readTerminalSize(bytes: Uint8Array): { cols: number; rows: number } {
  const at = toDataView(bytes, 5)
  const [cols, rows] = [at.getUint16(1, true), at.getUint16(3, true)]
  if (cols < 1 || cols > TERMINAL_COLS_MAX || rows < 1 || rows > TERMINAL_ROWS_MAX)
    throw new ProtocolError(`a terminal of ${cols} x ${rows}`)
  return { cols, rows }
}

/** The server is trusted with the shape of a notice; only its size and its JSON are checked. */
function readNotice(bytes: Uint8Array): Notice {
  const text = readText(bytes, NOTICE_BYTES_MAX)
  try {
    return JSON.parse(text) as Notice
  } catch {
    throw new ProtocolError("a notice that is not JSON")
  }
}

function readText(bytes: Uint8Array, bytesMax: number): string {
  if (bytes.length - 1 > bytesMax)
    throw new ProtocolError(`a text of ${bytes.length - 1} bytes, at most ${bytesMax}`)
  try {
    return decoder.decode(bytes.subarray(1))
  } catch {
    throw new ProtocolError("a text that is not UTF-8")
  }
}

function toDataView(bytes: Uint8Array, atLeast: number): DataView {
  if (bytes.length < atLeast) throw new ProtocolError(`a viewer message of ${bytes.length} bytes`)
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function encodeText(type: number, text: string): Uint8Array<ArrayBuffer> {
  return encodeNumbers(type, [], encoder.encode(text))
}

function encodeNumbers(type: number, numbers: number[], tail?: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + numbers.length * 2 + (tail?.length ?? 0))
  const at = new DataView(bytes.buffer)
  bytes[0] = type
  numbers.forEach((number, i) => {
    at.setUint16(1 + i * 2, number, true)
  })
  if (tail) bytes.set(tail, 1 + numbers.length * 2)
  return bytes
}
