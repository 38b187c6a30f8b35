/** Servers of the plant listen on this host alone. */
import type { Server } from "node:net"

/** @param port  0 for a free one. @returns the port. @throws Error when it is taken (EADDRINUSE) */
export function listenOnLoopback(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => resolve((server.address() as { port: number }).port))
  })
}
