/** A client that says literal bytes and reads exact amounts: what a test of a fake server speaks. */
import { connect } from "node:net"
import { type Inbox, inbox } from "./rfb-server/inbox.ts"

export interface LiteralClient {
  say(...bytes: (number | Uint8Array | string)[]): void
  hear: Inbox["take"]
  /** Settles when the server has hung up. */
  readonly ended: Promise<void>
  leave(): void
}

export async function literalClient(port: number): Promise<LiteralClient> {
  const socket = connect(port, "127.0.0.1")
  const bytes = inbox()
  const ended = new Promise<void>((done) => socket.once("close", () => done()))
  socket.on("data", (chunk: Buffer) => bytes.push(chunk))
  socket.on("close", () => bytes.close())
  socket.on("error", () => socket.destroy())
  await new Promise<void>((done, fail) => {
    socket.once("connect", done)
    socket.once("error", fail)
  })
  return {
    say: (...parts) =>
      void socket.write(
        Buffer.concat(
          parts.map((part) => (typeof part === "number" ? Uint8Array.of(part) : Buffer.from(part))),
        ),
      ),
    hear: bytes.take,
    ended,
    leave: () => void socket.destroy(),
  }
}

/** The handshake without a password, up to and with ServerInit. */
export async function shakeHandsLiterally(
  client: LiteralClient,
): Promise<{ width: number; height: number; name: string }> {
  await client.hear(12)
  client.say("RFB 003.008\n")
  await client.hear(2)
  client.say(1)
  await client.hear(4)
  client.say(1)
  const init = await client.hear(24)
  const name = (await client.hear(init.readUInt32BE(20))).toString()
  return { width: init.readUInt16BE(0), height: init.readUInt16BE(2), name }
}

/** FramebufferUpdateRequest. */
export function updateRequest(isIncremental: boolean, x: number, y: number, w: number, h: number): Buffer {
  const request = Buffer.alloc(10)
  request.set([3, isIncremental ? 1 : 0])
  for (const [index, value] of [x, y, w, h].entries()) request.writeUInt16BE(value, 2 + index * 2)
  return request
}

/** SetEncodings. */
export function setEncodings(...encodings: number[]): Buffer {
  const message = Buffer.alloc(4 + encodings.length * 4)
  message.writeUInt8(2)
  message.writeUInt16BE(encodings.length, 2)
  for (const [index, encoding] of encodings.entries()) message.writeInt32BE(encoding, 4 + index * 4)
  return message
}

/** PointerEvent. */
export function pointerEvent(x: number, y: number, buttons: number): Buffer {
  const event = Buffer.alloc(6)
  event.set([5, buttons])
  event.writeUInt16BE(x, 2)
  event.writeUInt16BE(y, 4)
  return event
}

/** KeyEvent. */
export function keyEvent(keysym: number, down: boolean): Buffer {
  const event = Buffer.alloc(8)
  event.set([4, down ? 1 : 0])
  event.writeUInt32BE(keysym, 4)
  return event
}
