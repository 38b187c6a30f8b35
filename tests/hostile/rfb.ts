/**
 * RFB servers that mean harm or are broken, one name per way. A client must end its own session on each, within its
 * own limits, and harm nothing else.
 */
import { createServer, type Socket } from "node:net"

export const HOSTILE_BEHAVIOURS = [
  /** Answers every connection with bytes that are no RFB. */
  "garbage",
  /** Accepts connections and never responds. */
  "silent",
  /** Sends its version and nothing more. */
  "silent-after-version",
  /** Announces a picture of 65535 x 65535. */
  "huge-size",
  /** Announces a desktop name of 4 GB. */
  "huge-name",
  /** Announces a refusal with a reason of 4 GB. */
  "huge-reason",
  /** One update that announces LastRect and never ends. */
  "endless-rects",
  /** A rectangle outside the picture. */
  "rect-outside",
  /** A ZRLE rectangle that announces 2 GB of packed bytes. */
  "wrong-length",
  /** A ZRLE rectangle whose packed bytes are no zlib. */
  "bad-zlib",
  /** A rectangle in an encoding that was not requested. */
  "unknown-encoding",
  /** A message type that does not exist. */
  "unknown-message",
  /** Cut text of 2 GB. */
  "huge-clipboard",
  /** Ends the connection in the middle of a rectangle. */
  "cut-short",
] as const
export type HostileBehaviour = (typeof HOSTILE_BEHAVIOURS)[number]

export interface HostileRfb {
  readonly port: number
  stop(): Promise<void>
}

/** Width and height of the picture of those ways that come as far as that. */
const SCREEN_SIDE = 64
/** One round of the endless update: enough that a client without a limit is soon drowned. */
const RECTS_PER_WRITE = 1000

const VERSION = Buffer.from("RFB 003.008\n")
const SECURITY = Buffer.from([1, 1, 0, 0, 0, 0])

/** Listens on a free port of 127.0.0.1. */
export async function startHostileRfb(way: HostileBehaviour): Promise<HostileRfb> {
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
    socket.on("error", () => socket.destroy())
    // The client's bytes are ignored: every response is prepared.
    socket.resume()
    attack(socket, way)
  })
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done))
  const address = listener.address()
  if (address === null || typeof address === "string") throw new Error("the hostile server has no port")
  return {
    port: address.port,
    stop: () =>
      new Promise((done) => {
        listener.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function attack(socket: Socket, way: HostileBehaviour): void {
  switch (way) {
    case "garbage":
      return void socket.write("HTTP/1.1 400 Bad Request\r\n\r\n")
    case "silent":
      return
    case "silent-after-version":
      return void socket.write(VERSION)
    case "huge-reason":
      return void socket.write(Buffer.concat([VERSION, Buffer.from([0, 0xff, 0xff, 0xff, 0xff])]))
    case "huge-size":
      return void socket.write(Buffer.concat([VERSION, SECURITY, serverInit(0xffff, 0xffff, 4)]))
    case "huge-name":
      return void socket.write(
        Buffer.concat([VERSION, SECURITY, serverInit(SCREEN_SIDE, SCREEN_SIDE, 0xffffffff)]),
      )
    default:
      socket.write(Buffer.concat([VERSION, SECURITY, serverInit(SCREEN_SIDE, SCREEN_SIDE, 4)]))
      attackWithUpdate(socket, way)
  }
}

type UpdateBehaviour = Exclude<
  HostileBehaviour,
  "garbage" | "silent" | "silent-after-version" | "huge-reason" | "huge-size" | "huge-name"
>

function attackWithUpdate(socket: Socket, way: UpdateBehaviour): void {
  switch (way) {
    case "endless-rects":
      socket.write(updateHead(0xffff))
      sendForever(socket)
      return
    case "rect-outside":
      return void socket.write(
        Buffer.concat([updateHead(1), rectHead(SCREEN_SIDE, SCREEN_SIDE, 16, 16, 0), Buffer.alloc(1024)]),
      )
    case "wrong-length":
      return void socket.write(
        Buffer.concat([
          updateHead(1),
          rectHead(0, 0, SCREEN_SIDE, SCREEN_SIDE, 16),
          Buffer.from([0x7f, 0xff, 0xff, 0xff]),
        ]),
      )
    case "bad-zlib":
      return void socket.write(
        Buffer.concat([
          updateHead(1),
          rectHead(0, 0, SCREEN_SIDE, SCREEN_SIDE, 16),
          Buffer.from([0, 0, 0, 8]),
          Buffer.from("not zlib"),
        ]),
      )
    case "unknown-encoding":
      return void socket.write(
        Buffer.concat([updateHead(1), rectHead(0, 0, SCREEN_SIDE, SCREEN_SIDE, 4242), Buffer.alloc(64)]),
      )
    case "unknown-message":
      return void socket.write(Buffer.from([0xee, 1, 2, 3]))
    case "huge-clipboard":
      return void socket.write(Buffer.from([3, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff]))
    case "cut-short":
      return void socket.end(
        Buffer.concat([updateHead(1), rectHead(0, 0, SCREEN_SIDE, SCREEN_SIDE, 0), Buffer.alloc(100)]),
      )
  }
}

/** One-pixel rectangles until the client leaves; waits whenever it does not read. */
function sendForever(socket: Socket): void {
  const rect = Buffer.concat([rectHead(0, 0, 1, 1, 0), Buffer.alloc(4)])
  const many = Buffer.concat(Array.from({ length: RECTS_PER_WRITE }, () => rect))
  const send = () => {
    if (socket.destroyed) return
    if (socket.write(many)) setImmediate(send)
    else socket.once("drain", send)
  }
  send()
}

function serverInit(width: number, height: number, nameBytes: number): Buffer {
  const init = Buffer.alloc(24)
  init.writeUInt16BE(width, 0)
  init.writeUInt16BE(height, 2)
  init.set([32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0], 4)
  init.writeUInt32BE(nameBytes, 20)
  return Buffer.concat([init, Buffer.from("evil")])
}

function updateHead(rects: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(rects, 2)
  return head
}

function rectHead(x: number, y: number, w: number, h: number, encoding: number): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(x, 0)
  head.writeUInt16BE(y, 2)
  head.writeUInt16BE(w, 4)
  head.writeUInt16BE(h, 6)
  head.writeInt32BE(encoding, 8)
  return head
}
