/**
 * A small RFB 3.8 server for tests and the demo: shows one screen to any number of clients. It shares no code with
 * `protocols/vnc`, so that each checks the other.
 */

import { createServer, type Socket } from "node:net"
import { closeServer, type FreezableServer, listenOnLoopback } from "../listen.ts"
import { createByteReader } from "./byte-reader.ts"
import { serveClient } from "./client.ts"
import type { Screen } from "./screen.ts"

export interface RfbServerOptions {
  screen: Screen
  /** 0 or nothing: a free port. */
  port?: number
  /** VNC authentication with this password; nothing or null: no authentication. */
  password?: string | null
}

export interface RfbServer extends FreezableServer {
  /** Clients past the handshake. */
  clientCount(): number
  /** Cuts every connection; new ones are welcome. */
  dropClients(): void
}

/** Listens on 127.0.0.1. @throws Error when the port is taken (EADDRINUSE) */
export async function startRfbServer(options: RfbServerOptions): Promise<RfbServer> {
  const sockets = new Set<Socket>()
  const wakes = new Map<Socket, () => void>()
  let isFrozen = false
  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    const bytes = createByteReader()
    socket.on("data", (chunk: Buffer) => bytes.push(chunk))
    socket.on("error", () => socket.destroy())
    socket.on("close", () => {
      sockets.delete(socket)
      wakes.delete(socket)
      bytes.close()
    })
    serveClient(socket, bytes, {
      screen: options.screen,
      password: options.password ?? null,
      isFrozen: () => isFrozen,
      registerWake: (wake) => wakes.set(socket, wake),
    }).catch(() => socket.end())
  })
  const port = await listenOnLoopback(listener, options.port)
  return {
    port,
    clientCount: () => wakes.size,
    dropClients() {
      for (const socket of sockets) socket.destroy()
    },
    freeze(freezes) {
      isFrozen = freezes
      for (const wake of wakes.values()) wake()
    },
    stop: () => closeServer(listener, sockets),
  }
}
