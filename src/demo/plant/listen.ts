/** How servers of the plant begin, on this host alone, and end. */
import type { Server, Socket } from "node:net"

/** A machine that listens. */
export interface PlantServer {
  readonly port: number
  stop(): Promise<void>
}

/** One that can be made to hang. */
export interface FreezableServer extends PlantServer {
  /** Takes what clients send and answers nothing, until called with false. */
  freeze(isFrozen: boolean): void
}

/** @param port  0 for a free one. @returns the port. @throws Error when it is taken (EADDRINUSE) */
export function listenOnLoopback(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => resolve((server.address() as { port: number }).port))
  })
}

/** Closes a server and its connections. */
export function closeServer(server: Server, sockets: Iterable<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    for (const socket of sockets) socket.destroy()
  })
}
