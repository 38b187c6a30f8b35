/**
 * RFB servers that mean harm or are broken, one name per way. A client must end its own session on each, within its
 * own limits, and harm nothing else.
 */
import { createServer, type Socket } from "node:net"
import { deflateSync } from "node:zlib"

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
  /** A ZRLE rectangle of a few pixels whose packed bytes grow to 64 MB. */
  "zrle-bomb",
  /** The same in Tight. */
  "tight-bomb",
  /** Another size with every picture, as fast as the client reads. */
  "changing-sizes",
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

/** Pseudo-encodings. */
export const DESKTOP_SIZE = -223
export const DESKTOP_NAME = -307
/** Far above what the rectangle needs, and quickly packed. */
const BOMB_BYTES = 64 * 1024 * 1024

const VERSION = Buffer.from("RFB 003.008\n")
const SECURITY = Buffer.from([1, 1, 0, 0, 0, 0])

/** Listens on a free port of 127.0.0.1. */
export const startHostileRfb = (way: HostileBehaviour) => listenRfb((socket) => attack(socket, way))

/** A server without a password and with a picture of this size, which goes on as the test says. */
export const startScriptedRfb = (width: number, height: number, script: (socket: Socket) => void) =>
  listenRfb((socket) => {
    socket.write(Buffer.concat([VERSION, SECURITY, serverInit(width, height, 4)]))
    script(socket)
  })

async function listenRfb(greet: (socket: Socket) => void): Promise<HostileRfb> {
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
    socket.on("error", () => socket.destroy())
    // The client's bytes are ignored: every response is prepared.
    socket.resume()
    greet(socket)
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
    case "zrle-bomb":
      return void socket.write(
        Buffer.concat([updateHead(1), rectHead(0, 0, 16, 16, 16), u32(bomb().length), bomb()]),
      )
    case "tight-bomb":
      return void socket.write(
        Buffer.concat([
          updateHead(1),
          rectHead(0, 0, 16, 16, 7),
          Buffer.of(0),
          compactLength(bomb().length),
          bomb(),
        ]),
      )
    case "changing-sizes": {
      let turn = 0
      return writeForever(socket, () => {
        const width = 2000 + (++turn % 2)
        return Buffer.concat([updateHead(1), rectHead(0, 0, width, 2000, DESKTOP_SIZE)])
      })
    }
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

/** One-pixel rectangles until the client leaves. */
function sendForever(socket: Socket): void {
  const rect = Buffer.concat([rectHead(0, 0, 1, 1, 0), Buffer.alloc(4)])
  const many = Buffer.concat(Array.from({ length: RECTS_PER_WRITE }, () => rect))
  writeForever(socket, () => many)
}

/** Until the client leaves; waits whenever it does not read. @param pauseMs  after each of them */
export function writeForever(socket: Socket, next: () => Uint8Array, pauseMs = 0): void {
  const send = () => {
    if (socket.destroyed) return
    if (!socket.write(next())) socket.once("drain", send)
    else if (pauseMs > 0) setTimeout(send, pauseMs)
    else setImmediate(send)
  }
  send()
}

/** A picture of one pixel, with which a session's recording begins. */
export function pixelUpdate(): Buffer {
  return Buffer.concat([updateHead(1), rectHead(0, 0, 1, 1, 0), Buffer.alloc(4)])
}

/** Zeros, packed to a thousandth. */
function bomb(): Buffer {
  packedBomb ??= deflateSync(Buffer.alloc(BOMB_BYTES), { level: 1 })
  return packedBomb
}
let packedBomb: Buffer | null = null

/** Tight's length in three bytes. */
function compactLength(bytes: number): Buffer {
  return Buffer.of(0x80 | (bytes & 0x7f), 0x80 | ((bytes >> 7) & 0x7f), bytes >> 14)
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function serverInit(width: number, height: number, nameBytes: number): Buffer {
  const init = Buffer.alloc(24)
  init.writeUInt16BE(width, 0)
  init.writeUInt16BE(height, 2)
  init.set([32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0], 4)
  init.writeUInt32BE(nameBytes, 20)
  return Buffer.concat([init, Buffer.from("evil")])
}

export function updateHead(rects: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(rects, 2)
  return head
}

export function rectHead(x: number, y: number, w: number, h: number, encoding: number): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(x, 0)
  head.writeUInt16BE(y, 2)
  head.writeUInt16BE(w, 4)
  head.writeUInt16BE(h, 6)
  head.writeInt32BE(encoding, 8)
  return head
}
