/**
 * The clipboard both ways: the classic cut text, and the extended clipboard (rfbproto, pseudo-encoding 0xC0A1E5CE),
 * which carries UTF-8 inside zlib and is used as soon as the server has told its abilities.
 */
import { constants, deflateSync, inflateSync } from "node:zlib"
import { ByteReader, ByteWriter, type Reading } from "../bytes.ts"
import { decodeCharset, encodeCharset } from "../charset.ts"
import { CLIPBOARD_BYTES_MAX } from "../desktop.ts"
import { WireError } from "../link.ts"
import { cutText, extendedCutText } from "./client-messages.ts"
import { deflatedMax } from "./deflated.ts"
import { CUT_TEXT_BYTES_SKIPPED_MAX } from "./limits.ts"
import type { Talk } from "./talk.ts"

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
export function* readServerCutText(talk: Talk): Reading<void> {
  yield 7
  talk.queue.skip(3)
  const length = talk.queue.i32()
  if (Math.abs(length) > CUT_TEXT_BYTES_SKIPPED_MAX) throw new WireError(`a clipboard of ${length} bytes`)
  if (length < 0) return yield* readExtended(talk, -length)
  if (length > CLIPBOARD_BYTES_MAX) return yield* skip(talk, length)
  yield length
  emitText(talk, decodeCharset(talk.queue.take(length), talk.options.clipboardEncoding))
}

function* readExtended(talk: Talk, length: number): Reading<void> {
  if (length < 4) throw new WireError("an extended clipboard message without flags")
  if (length > deflatedMax(CLIPBOARD_BYTES_MAX)) return yield* skip(talk, length)
  yield length
  const body = new ByteReader(talk.queue.take(length))
  const flags = body.u32()
  if (flags & CAPS) takeCaps(talk, flags)
  else if (flags & PROVIDE) takeProvided(talk, flags, body.take(body.left))
  else if (flags & NOTIFY && flags & FORMAT_TEXT)
    talk.send(extendedCutText(REQUEST | FORMAT_TEXT, new Uint8Array(0)))
  else if (flags & PEEK) notify(talk)
  else if (flags & REQUEST && flags & FORMAT_TEXT) provide(talk)
}

function* skip(talk: Talk, length: number): Reading<void> {
  for (let left = length; left > 0; ) {
    const part = Math.min(left, SKIP_BYTES)
    yield part
    talk.queue.skip(part)
    left -= part
  }
}

/** The server tells first; our answer says: text only, and how much of it may come unasked. */
function takeCaps(talk: Talk, flags: number): void {
  talk.clipboardCaps = flags
  const sizes = new ByteWriter().u32(CLIPBOARD_BYTES_MAX).done()
  talk.send(extendedCutText(CAPS | REQUEST | PEEK | NOTIFY | PROVIDE | FORMAT_TEXT, sizes))
}

/** zlib of u32 size and text, which ends with a zero byte and has lines ending in CR LF. */
function takeProvided(talk: Talk, flags: number, deflated: Uint8Array): void {
  if (!(flags & FORMAT_TEXT)) return
  const bytes = inflateText(deflated)
  if (!bytes) return
  const reader = new ByteReader(bytes)
  const size = reader.u32()
  if (size > reader.left) return // longer than we pass on
  const text = new TextDecoder().decode(reader.take(size))
  emitText(talk, text.replace(/\0.*$/s, "").replaceAll("\r\n", "\n"))
}

/** Null when the text is longer than we pass on. Other formats may follow the text: they are cut off. */
function inflateText(deflated: Uint8Array): Uint8Array | null {
  const maxOutputLength = CLIPBOARD_BYTES_MAX + 5
  try {
    return inflateSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") return null
    throw new WireError("the clipboard's zlib data is broken")
  }
}

function emitText(talk: Talk, text: string): void {
  talk.emit({ kind: "clipboard", text })
}

/** What the viewer copied. Longer text than allowed is not sent: half a text is worse than none. */
export function sendClipboard(talk: Talk, text: string): void {
  if (new TextEncoder().encode(text).length > CLIPBOARD_BYTES_MAX) return
  talk.clipboardText = text
  if (talk.clipboardCaps !== null && talk.clipboardCaps & ACTIONS & NOTIFY) return notify(talk)
  // libvncserver announces the extension also for programs that take the classic message alone (x11vnc): both are sent,
  // the one with all letters last.
  talk.send(cutText(encodeCharset(text, talk.options.clipboardEncoding)))
  if (talk.clipboardCaps !== null) provide(talk)
}

function notify(talk: Talk): void {
  talk.send(extendedCutText(NOTIFY | (talk.clipboardText === "" ? 0 : FORMAT_TEXT), new Uint8Array(0)))
}

function provide(talk: Talk): void {
  const lines = talk.clipboardText.replace(/\r?\n/g, "\r\n")
  const text = new TextEncoder().encode(`${lines}\0`)
  const body = new ByteWriter().u32(text.length).bytes(text).done()
  // Flushed, not finished: x11vnc inflates it with a stream that must go on, and hangs up when it ends.
  talk.send(
    extendedCutText(PROVIDE | FORMAT_TEXT, deflateSync(body, { finishFlush: constants.Z_SYNC_FLUSH })),
  )
}
