/**
 * Clipboard in both directions: classic latin-1 cut text (RFC 6143 §7.6.4) and, with clients that support it, the
 * extended clipboard (rfbproto, "Extended Clipboard Pseudo-Encoding"): UTF-8 text, announced, requested, then sent
 * compressed.
 */
import { constants, deflateSync, inflateSync } from "node:zlib"

const FORMAT_TEXT = 1
const ACTION_CAPS = 1 << 24
const ACTION_REQUEST = 1 << 25
const ACTION_PEEK = 1 << 26
const ACTION_NOTIFY = 1 << 27
const ACTION_PROVIDE = 1 << 28
/** Largest unsolicited text that is accepted. */
const UNSOLICITED_BYTES_MAX = 64 * 1024
/** Largest text unpacked; a client cannot make the server blow up a small message. */
const TEXT_BYTES_MAX = 1024 * 1024

interface Clipboard {
  /** The client announced the extended clipboard: the server replies with its capabilities. */
  startExtended(): void
  /** The machine's clipboard changed. */
  setText(text: string): void
  receiveExtended(body: Buffer): void
}

export function clipboard(write: (bytes: Uint8Array) => void, paste: (text: string) => void): Clipboard {
  let isExtended = false
  let offered = ""
  const send = (flags: number, body: Uint8Array = new Uint8Array()) => {
    const head = Buffer.alloc(12)
    head.writeUInt8(3)
    head.writeInt32BE(-(4 + body.length), 4)
    head.writeUInt32BE(flags >>> 0, 8)
    write(Buffer.concat([head, body]))
  }
  const provide = () => send(FORMAT_TEXT | ACTION_PROVIDE, compressText(offered))
  return {
    startExtended() {
      if (isExtended) return
      isExtended = true
      const sizes = Buffer.alloc(4)
      sizes.writeUInt32BE(UNSOLICITED_BYTES_MAX)
      send(FORMAT_TEXT | ACTION_CAPS | ACTION_REQUEST | ACTION_PEEK | ACTION_NOTIFY | ACTION_PROVIDE, sizes)
    },
    setText(text) {
      offered = text
      if (isExtended) send(FORMAT_TEXT | ACTION_NOTIFY)
      else write(classicText(text))
    },
    receiveExtended(body) {
      const flags = body.readUInt32BE(0)
      if (flags & ACTION_CAPS) return
      if (flags & ACTION_REQUEST) provide()
      else if (flags & ACTION_PEEK) send(offered === "" ? ACTION_NOTIFY : FORMAT_TEXT | ACTION_NOTIFY)
      else if (flags & ACTION_NOTIFY && flags & FORMAT_TEXT) send(FORMAT_TEXT | ACTION_REQUEST)
      else if (flags & ACTION_PROVIDE && flags & FORMAT_TEXT) paste(decompressText(body.subarray(4)))
    },
  }
}

function classicText(text: string): Buffer {
  const body = Buffer.from(text, "latin1")
  const head = Buffer.alloc(8)
  head.writeUInt8(3)
  head.writeUInt32BE(body.length, 4)
  return Buffer.concat([head, body])
}

/** Length, text, a closing zero byte; line ends as CR LF; packed by zlib. */
function compressText(text: string): Buffer {
  const bytes = Buffer.from(`${text.replace(/\r?\n/g, "\r\n")}\0`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return deflateSync(Buffer.concat([length, bytes]))
}

function decompressText(packed: Buffer): string {
  const bytes = inflateSync(packed, { maxOutputLength: TEXT_BYTES_MAX, finishFlush: constants.Z_SYNC_FLUSH })
  const text = bytes.subarray(4, 4 + bytes.readUInt32BE(0)).toString()
  return text.replace(/\0$/, "").replaceAll("\r\n", "\n")
}
