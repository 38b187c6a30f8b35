/**
 * The clipboard in both directions: the classic cut text, and the extended clipboard (rfbproto, pseudo-encoding
 * 0xC0A1E5CE), which carries UTF-8 inside zlib and is used once the server has announced its capabilities.
 */
import { constants, deflateSync, inflateSync } from "node:zlib"
import { ByteReader, ByteWriter, type ParseGenerator } from "../bytes.ts"
import { decodeCharset, encodeCharset } from "../charset.ts"
import { CLIPBOARD_BYTES_MAX } from "../desktop.ts"
import { ProtocolError } from "../link.ts"
import { cutText, extendedCutText } from "./client-messages.ts"
import type { RfbConnection } from "./connection.ts"
import { deflateBound } from "./deflate-bound.ts"
import { CUT_TEXT_BYTES_SKIPPED_MAX, PACKED_TEXT_COST_PIXELS } from "./limits.ts"

const FORMAT_TEXT = 1
const CAPS = 1 << 24
const REQUEST = 1 << 25
const PEEK = 1 << 26
const NOTIFY = 1 << 27
const PROVIDE = 1 << 28
const ACTIONS = 0x1f << 24
/** Skipping goes in pieces of this size, so that a long text never waits in memory. */
const SKIP_BYTES = 64 * 1024

/** ServerCutText, type byte read already. A negative length is an extended message. */
export function* readServerCutText(connection: RfbConnection): ParseGenerator<void> {
  yield 7
  connection.queue.skip(3)
  const length = connection.queue.i32()
  if (Math.abs(length) > CUT_TEXT_BYTES_SKIPPED_MAX) throw new ProtocolError(`a clipboard of ${length} bytes`)
  if (length < 0) return yield* readExtended(connection, -length)
  if (length > CLIPBOARD_BYTES_MAX) return yield* skipBytes(connection, length)
  yield length
  emitText(connection, decodeCharset(connection.queue.take(length), connection.options.clipboardEncoding))
}

function* readExtended(connection: RfbConnection, length: number): ParseGenerator<void> {
  if (length < 4) throw new ProtocolError("an extended clipboard message without flags")
  if (length > deflateBound(CLIPBOARD_BYTES_MAX)) return yield* skipBytes(connection, length)
  yield length
  const body = new ByteReader(connection.queue.take(length))
  const flags = body.u32()
  if (flags & CAPS) handleCaps(connection, flags)
  else if (flags & PROVIDE) handleProvide(connection, flags, body.take(body.remaining))
  else if (flags & NOTIFY && flags & FORMAT_TEXT)
    connection.send(extendedCutText(REQUEST | FORMAT_TEXT, new Uint8Array(0)))
  else if (flags & PEEK) sendNotify(connection)
  else if (flags & REQUEST && flags & FORMAT_TEXT) {
    connection.chargePixels(connection.clipboardText.length * PACKED_TEXT_COST_PIXELS)
    sendProvide(connection)
  }
}

function* skipBytes(connection: RfbConnection, length: number): ParseGenerator<void> {
  for (let left = length; left > 0; ) {
    const part = Math.min(left, SKIP_BYTES)
    yield part
    connection.queue.skip(part)
    left -= part
  }
}

/** Handles the server's capabilities; the reply announces text only, and the largest unsolicited size. */
function handleCaps(connection: RfbConnection, flags: number): void {
  connection.clipboardCaps = flags
  const sizes = new ByteWriter().u32(CLIPBOARD_BYTES_MAX).toBytes()
  connection.send(extendedCutText(CAPS | REQUEST | PEEK | NOTIFY | PROVIDE | FORMAT_TEXT, sizes))
}

/** zlib of u32 size and text, which ends with a zero byte and has lines ending in CR LF. */
function handleProvide(connection: RfbConnection, flags: number, deflated: Uint8Array): void {
  if (!(flags & FORMAT_TEXT)) return
  const bytes = inflateText(deflated)
  connection.chargePixels((bytes?.length ?? CLIPBOARD_BYTES_MAX) * PACKED_TEXT_COST_PIXELS)
  if (!bytes) return
  const reader = new ByteReader(bytes)
  const size = reader.u32()
  if (size > reader.remaining) return // longer than what is passed on
  const text = new TextDecoder().decode(reader.take(size))
  emitText(connection, text.replace(/\0.*$/s, "").replaceAll("\r\n", "\n"))
}

/** Null when the text is longer than what is passed on. Other formats may follow the text: they are cut off. */
function inflateText(deflated: Uint8Array): Uint8Array | null {
  const maxOutputLength = CLIPBOARD_BYTES_MAX + 5
  try {
    return inflateSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") return null
    throw new ProtocolError("the clipboard's zlib data is broken")
  }
}

function emitText(connection: RfbConnection, text: string): void {
  connection.emit({ kind: "clipboard", text })
}

/** What the viewer copied. Longer text than allowed is not sent: half a text is worse than none. */
export function sendClipboard(connection: RfbConnection, text: string): void {
  if (new TextEncoder().encode(text).length > CLIPBOARD_BYTES_MAX) return
  connection.clipboardText = text
  if (connection.clipboardCaps !== null && connection.clipboardCaps & ACTIONS & NOTIFY)
    return sendNotify(connection)
  // libvncserver announces the extension also for programs that take the classic message alone (x11vnc): both are sent,
  // the one with the full character set last.
  connection.send(cutText(encodeCharset(text, connection.options.clipboardEncoding)))
  if (connection.clipboardCaps !== null) sendProvide(connection)
}

function sendNotify(connection: RfbConnection): void {
  connection.send(
    extendedCutText(NOTIFY | (connection.clipboardText === "" ? 0 : FORMAT_TEXT), new Uint8Array(0)),
  )
}

function sendProvide(connection: RfbConnection): void {
  const lines = connection.clipboardText.replace(/\r?\n/g, "\r\n")
  const text = new TextEncoder().encode(`${lines}\0`)
  const body = new ByteWriter().u32(text.length).bytes(text).toBytes()
  // Flushed, not finished: x11vnc inflates it with a stream that must go on, and hangs up when it ends.
  connection.send(
    extendedCutText(PROVIDE | FORMAT_TEXT, deflateSync(body, { finishFlush: constants.Z_SYNC_FLUSH })),
  )
}
