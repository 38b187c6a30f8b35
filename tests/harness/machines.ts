/** Machines at the far end of a session, stopped when their test file ends. */
import { afterAll } from "bun:test"
import { connect, createServer, type Socket } from "node:net"
import { type RfbServer, startRfbServer } from "../../src/demo/plant/rfb-server/server.ts"
import { createTestScreen, type TestScreen } from "./test-screen.ts"

/** Of the test file that runs: files share this module, one after the other; null: the file has not asked for it. */
let stops: (() => unknown)[] | null = null

/** Call it at the top level of a test file, before anything that this module starts or is given to stop. */
export function stopMachinesAfterAll(): void {
  const ofThisFile: (() => unknown)[] = []
  stops = ofThisFile
  afterAll(async () => {
    stops = null
    for (const stop of ofThisFile.reverse()) await stop()
  })
}

/**
 * Stops it with the file.
 *
 * @throws Error when the file has no `stopMachinesAfterAll()`
 */
export function stopAfterAll<T extends { stop(): unknown }>(machine: T): T {
  if (stops === null) throw new Error("call stopMachinesAfterAll() at the top level of the test file")
  stops.push(() => machine.stop())
  return machine
}

export interface VncMachine extends RfbServer {
  screen: TestScreen
  /** As `anInterface` takes it. */
  target: { type: "VNC"; host: string; port: number; maxSessions: number }
}

/** A panel that shows what the test paints. */
export async function aVncMachine(
  options: { password?: string; maxSessions?: number; width?: number; height?: number } = {},
): Promise<VncMachine> {
  const { width = 320, height = 200 } = options
  const screen = createTestScreen(width, height, "Test panel")
  const server = stopAfterAll(await startRfbServer({ screen, password: options.password ?? null }))
  const maxSessions = options.maxSessions ?? 3
  return Object.assign(server, {
    screen,
    target: { type: "VNC" as const, host: "127.0.0.1", port: server.port, maxSessions },
  })
}

interface Relay {
  port: number
  /** From now on nothing passes either way and nothing is closed, as when the cable is pulled; false: all goes on. */
  setSilent(isSilent: boolean): void
  /** Cuts every connection; new ones are welcome. */
  disconnectAll(): void
  /** Connections so far. */
  readonly connections: number
  stop(): void
}

/** In front of the machine at this port of the same host. */
export async function startRelay(machinePort: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  const pairs: [Socket, Socket][] = []
  let isSilent = false
  let connections = 0
  const server = createServer((near) => {
    connections += 1
    const far = connect(machinePort, "127.0.0.1")
    pairs.push([near, far])
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.setNoDelay(true)
      one.on("error", () => {})
      one.on("close", () => {
        sockets.delete(one)
        if (!isSilent) other.destroy()
      })
      if (!isSilent) one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return stopAfterAll({
    port: (server.address() as { port: number }).port,
    setSilent(goesSilent) {
      isSilent = goesSilent
      for (const [near, far] of pairs)
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          one.unpipe(other)
          if (isSilent) one.pause()
          else one.pipe(other)
        }
    },
    disconnectAll() {
      for (const socket of sockets) socket.destroy()
    },
    get connections() {
      return connections
    },
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  })
}

interface CountingMachine {
  port: number
  /** Connections so far. */
  readonly connections: number
  stop(): Promise<void>
}

/** Accepts connections, sends nothing and counts them. */
export async function aCountingMachine(onConnection: () => void = () => {}): Promise<CountingMachine> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on("error", () => {})
    socket.resume()
    onConnection()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return stopAfterAll({
    port: (server.address() as { port: number }).port,
    get connections() {
      return connections
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  })
}
