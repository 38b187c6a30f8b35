/** Client messages after the handshake (RFC 6143 §7.5), read one at a time. */
import type { ByteReader } from "./byte-reader.ts"
import { type PixelFormat, readPixelFormat } from "./pixel-format.ts"
import type { Area } from "./screen.ts"

/** Longest clipboard of a client; a page of text, not a file. */
const CLIPBOARD_BYTES_MAX = 1024 * 1024

export type ClientMessage =
  | { kind: "pixelFormat"; format: PixelFormat }
  | { kind: "encodings"; encodings: number[] }
  | { kind: "updateRequest"; isIncremental: boolean; area: Area }
  | { kind: "key"; keysym: number; down: boolean }
  | { kind: "pointer"; x: number; y: number; buttons: number }
  | { kind: "clipboard"; text: string }
  | { kind: "extendedClipboard"; body: Buffer }

/** @throws Error for a message type the server never announced, and when the client leaves */
export async function readMessage(inbox: ByteReader): Promise<ClientMessage> {
  const type = (await inbox.read(1)).readUInt8(0)
  switch (type) {
    case 0:
      return { kind: "pixelFormat", format: readPixelFormat((await inbox.read(19)).subarray(3)) }
    case 2:
      return readEncodings(inbox)
    case 3:
      return readUpdateRequest(await inbox.read(9))
    case 4: {
      const body = await inbox.read(7)
      return { kind: "key", down: body.readUInt8(0) !== 0, keysym: body.readUInt32BE(3) }
    }
    case 5: {
      const body = await inbox.read(5)
      return { kind: "pointer", buttons: body.readUInt8(0), x: body.readUInt16BE(1), y: body.readUInt16BE(3) }
    }
    case 6:
      return readClipboard(inbox)
    default:
      throw new Error(`the client sent a message of type ${type}`)
  }
}

async function readEncodings(inbox: ByteReader): Promise<ClientMessage> {
  const count = (await inbox.read(3)).readUInt16BE(1)
  const body = await inbox.read(count * 4)
  return {
    kind: "encodings",
    encodings: Array.from({ length: count }, (_, index) => body.readInt32BE(index * 4)),
  }
}

function readUpdateRequest(body: Buffer): ClientMessage {
  const area = {
    x: body.readUInt16BE(1),
    y: body.readUInt16BE(3),
    w: body.readUInt16BE(5),
    h: body.readUInt16BE(7),
  }
  return { kind: "updateRequest", isIncremental: body.readUInt8(0) !== 0, area }
}

/** A negative length announces the extended clipboard's body. */
async function readClipboard(inbox: ByteReader): Promise<ClientMessage> {
  const length = (await inbox.read(7)).readInt32BE(3)
  if (Math.abs(length) > CLIPBOARD_BYTES_MAX) throw new Error(`the client's clipboard is ${length} bytes`)
  const body = await inbox.read(Math.abs(length))
  if (length < 0) return { kind: "extendedClipboard", body }
  return { kind: "clipboard", text: body.toString("latin1") }
}
