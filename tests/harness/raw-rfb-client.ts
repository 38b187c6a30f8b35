/** A client that sends literal bytes and reads exact amounts, for tests of a fake server. */
import { connect } from "node:net"
import { type ByteReader, createByteReader } from "../../src/demo/plant/rfb-server/byte-reader.ts"

export interface RawRfbClient {
  send(...bytes: (number | Uint8Array | string)[]): void
  receive: ByteReader["read"]
  /** Settles when the server has hung up. */
  readonly ended: Promise<void>
  disconnect(): void
}

export async function connectRawRfbClient(port: number): Promise<RawRfbClient> {
  const socket = connect(port, "127.0.0.1")
  const bytes = createByteReader()
  const ended = new Promise<void>((done) => socket.once("close", () => done()))
  socket.on("data", (chunk: Buffer) => bytes.push(chunk))
  socket.on("close", () => bytes.close())
  socket.on("error", () => socket.destroy())
  await new Promise<void>((done, fail) => {
    socket.once("connect", done)
    socket.once("error", fail)
  })
  return {
    send: (...parts) =>
      void socket.write(
        Buffer.concat(
          parts.map((part) => (typeof part === "number" ? Uint8Array.of(part) : Buffer.from(part))),
        ),
      ),
    receive: bytes.read,
    ended,
    disconnect: () => void socket.destroy(),
  }
}

/** The handshake without a password, up to and with ServerInit. */
export async function performRawHandshake(
  client: RawRfbClient,
): Promise<{ width: number; height: number; name: string }> {
  await client.receive(12)
  client.send("RFB 003.008\n")
  await client.receive(2)
  client.send(1)
  await client.receive(4)
  client.send(1)
  const init = await client.receive(24)
  const name = (await client.receive(init.readUInt32BE(20))).toString()
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
