/** A line to a machine that is cut after a chosen number of the machine's bytes. */
import { connect, createServer, type Socket } from "node:net"
import { stopAfterAll } from "./machines.ts"

export interface Cut {
  /** Which connection to the relay since the cut was set, from 0; those before it pass untouched, those after it are cut too. */
  connection: number
  /** Of the machine, in that connection, that still pass. */
  afterBytes: number
  /** RST: the connection is reset; FIN: it is ended in order. */
  by: "RST" | "FIN"
}

interface CuttingRelay {
  port: number
  /** For each connection since the last cut was set: how many bytes had passed after each message of the machine. */
  readonly messageEnds: readonly (readonly number[])[]
  /** For the connections from now on. */
  setCut(cut: Cut | null): void
  stop(): void
}

/** In front of the machine at this port of the same host; stopped with the test file. */
export async function startCuttingRelay(machinePort: number): Promise<CuttingRelay> {
  const sockets = new Set<Socket>()
  let messageEnds: number[][] = []
  let cut: Cut | null = null
  const server = createServer((near) => {
    const here = cut && messageEnds.length >= cut.connection ? cut : null
    const ends: number[] = []
    messageEnds.push(ends)
    const far = connect(machinePort, "127.0.0.1")
    const close = () => {
      if (here?.by === "RST") near.resetAndDestroy()
      else near.end()
      far.destroy()
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on("error", close)
      socket.on("close", () => {
        sockets.delete(socket)
        close()
      })
    }
    near.on("data", (bytes) => far.write(bytes))
    if (here?.afterBytes === 0) return close()
    let passed = 0
    far.on("data", (bytes) => {
      const left = (here?.afterBytes ?? Number.POSITIVE_INFINITY) - passed
      if (left <= 0) return
      passed += Math.min(left, bytes.length)
      ends.push(passed)
      near.write(bytes.subarray(0, Math.min(left, bytes.length)), () => bytes.length >= left && close())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()))
  return stopAfterAll({
    port: (server.address() as { port: number }).port,
    get messageEnds() {
      return messageEnds
    },
    setCut(next) {
      cut = next
      messageEnds = []
    },
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  })
}
