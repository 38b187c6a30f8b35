/** Ports for programs that are told on which one to listen. */
import { createServer } from "node:net"

/**
 * Below the ports that Linux gives to outgoing connections and to listeners without a wish (32768 and up): one of those
 * may be taken by any connection of the machine between this check and the start of the program.
 */
const FIRST_PORT = 17_000
const PORTS = 15_000
const TRIES = 50
const POLL_MS = 20

/** A port that nothing on this machine listens on, chosen at random, so that test processes side by side differ. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS)
    if ((await isFree(port, "127.0.0.1")) && (await isFree(port, "::1"))) return port
  }
  throw new Error(`${TRIES} ports from ${FIRST_PORT} on are taken`)
}

/** Whether `program` lets somebody connect to its port before it ends or `timeoutMs` are over. */
export async function isServing(program: Bun.Subprocess, port: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (program.exitCode === null && performance.now() < deadline) {
    try {
      const socket = await Bun.connect({ hostname: "127.0.0.1", port, socket: { data() {} } })
      socket.end()
      return true
    } catch {
      await Bun.sleep(POLL_MS)
    }
  }
  return false
}

/** A machine without IPv6 has no such address, and so nothing on it. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRNOTAVAIL"))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
