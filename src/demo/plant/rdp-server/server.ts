/**
 * A small RDP server (MS-RDPBCGR over TLS) for tests and the demo: a desktop with a panel in its middle, which follows the
 * client's window by display control.
 */

import { createServer, type Socket } from "node:net"
import { TLSSocket } from "node:tls"
import { closeServer, type FreezableServer, listenOnLoopback } from "../listen.ts"
import { createByteReader } from "../rfb-server/byte-reader.ts"
import type { Screen } from "../rfb-server/screen.ts"
import { serveRdpClient } from "./client.ts"
import type { SignIn } from "./client-settings.ts"
import { type AnsweredRequests, connectionConfirm, connectionRefusal } from "./messages.ts"
import { createPduReader } from "./pdu-reader.ts"

interface RdpServerOptions {
  screen: Screen
  signIn: SignIn
  /** PEM. */
  certificate: { certificate: string; privateKey: string }
  /** 0 or nothing: a free port. */
  port?: number
  /** Whether the desktop takes the size of the client's window; true unless said otherwise. */
  followsWindow?: boolean
  /** Between its first picture and the channel in which a client asks for a size; 0 unless said otherwise. */
  channelDelayMs?: number
  /** What it answers while the picture rests; REFRESH unless said otherwise. */
  answers?: AnsweredRequests
}

export interface RdpServer extends FreezableServer {
  /** Connections so far. */
  connections(): number
  /** Requests of clients that want to know whether it is there, answered or not. */
  probes(): number
}

const TLS_BIT = 1

/** Listens on 127.0.0.1. @throws Error when the port is taken (EADDRINUSE) */
export async function startRdpServer(options: RdpServerOptions): Promise<RdpServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  let probes = 0
  let isFrozen = false
  /** What clients have sent meanwhile. */
  const wakes: (() => void)[] = []
  const whenAwake = (work: () => void) => {
    if (isFrozen) wakes.push(work)
    else work()
  }
  const listener = createServer((socket) => {
    connections++
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on("error", () => socket.destroy())
    socket.on("close", () => sockets.delete(socket))
    socket.once("data", (request: Buffer) => {
      // The requested protocols are the last field of the request (§2.2.1.1.1).
      if (!(request.readUInt32LE(request.length - 4) & TLS_BIT)) return void socket.end(connectionRefusal())
      socket.write(connectionConfirm())
      serveInTls(socket, options, whenAwake, () => void probes++)
    })
  })
  const port = await listenOnLoopback(listener, options.port)
  return {
    port,
    connections: () => connections,
    probes: () => probes,
    freeze(freezes) {
      isFrozen = freezes
      if (!isFrozen) for (const wake of wakes.splice(0)) wake()
    },
    stop: () => closeServer(listener, sockets),
  }
}

function serveInTls(
  socket: Socket,
  { certificate, followsWindow = true, channelDelayMs = 0, answers = "REFRESH", ...rest }: RdpServerOptions,
  whenAwake: (work: () => void) => void,
  onProbe: () => void,
): void {
  const { certificate: cert, privateKey: key } = certificate
  const secure = new TLSSocket(socket, { isServer: true, key, cert })
  const bytes = createByteReader()
  secure.on("data", (chunk: Buffer) => whenAwake(() => bytes.push(chunk)))
  secure.on("error", () => socket.destroy())
  secure.on("close", () => bytes.close())
  const write = (message: Uint8Array) =>
    whenAwake(() => {
      if (!secure.destroyed) secure.write(message)
    })
  const pdus = createPduReader(bytes)
  serveRdpClient({ write, pdus }, { ...rest, followsWindow, channelDelayMs, answers, onProbe })
    .catch(() => {})
    .finally(() => secure.end())
}
