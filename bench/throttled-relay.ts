/** A TCP relay that behaves like a slow line: so many bytes a second towards the client, and a delay both ways. */
import type { Socket } from "bun"

interface RelayOptions {
  /** Towards the client; the other way is not throttled, for input and acknowledgements are small. */
  bytesPerMs: number
  /** Each way. */
  delayMs: number
}

interface ThrottledRelay {
  port: number
  /** So far. */
  readonly connections: number
  /** For what comes from now on. */
  setBytesPerMs(bytesPerMs: number): void
  /** Milliseconds that each piece waited for the line to be free, since the last call. */
  takeQueuedMs(): number[]
  stop(): void
}

/** As a router would cut them. */
const PIECE_BYTES = 1400
/** Interval at which the relay checks for pieces that are due. */
const TICK_MS = 2

interface Piece {
  atMs: number
  bytes: Uint8Array
}

interface Line {
  upstream: Socket<Line> | null
  client: Socket<Line> | null
  toClient: Piece[]
  toServer: Piece[]
  /** The line is busy until then. */
  freeAtMs: number
}

/** @param port of the server on the loopback address */
export function startThrottledRelay(
  port: number,
  { bytesPerMs: first, delayMs }: RelayOptions,
): ThrottledRelay {
  let bytesPerMs = first
  let queuedMs: number[] = []
  const lines = new Set<Line>()
  let connections = 0

  function carry(line: Line, bytes: Uint8Array): void {
    for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES) {
      const piece = bytes.slice(offset, offset + PIECE_BYTES)
      const nowMs = performance.now()
      queuedMs.push(Math.max(0, line.freeAtMs - nowMs))
      line.freeAtMs = Math.max(nowMs, line.freeAtMs) + piece.length / bytesPerMs
      line.toClient.push({ atMs: line.freeAtMs + delayMs, bytes: piece })
    }
  }

  const timer = setInterval(() => {
    for (const { client, upstream, toClient, toServer } of lines) {
      if (client) deliver(toClient, client)
      if (upstream) deliver(toServer, upstream)
    }
  }, TICK_MS)

  const server = Bun.listen<Line>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      binaryType: "uint8array",
      open(client) {
        const line: Line = { upstream: null, client, toClient: [], toServer: [], freeAtMs: 0 }
        client.data = line
        lines.add(line)
        connections++
        void Bun.connect<Line>({
          hostname: "127.0.0.1",
          port,
          data: line,
          socket: {
            binaryType: "uint8array",
            open(upstream) {
              line.upstream = upstream
            },
            data: (upstream, bytes) => carry(upstream.data, bytes),
            close: () => void client.end(),
          },
        })
      },
      data({ data: line }, bytes) {
        line.toServer.push({ atMs: performance.now() + delayMs, bytes: bytes.slice() })
      },
      close({ data: line }) {
        lines.delete(line)
        line.upstream?.end()
      },
    },
  })

  return {
    port: server.port,
    get connections() {
      return connections
    },
    setBytesPerMs(next) {
      bytesPerMs = next
    },
    takeQueuedMs() {
      const taken = queuedMs
      queuedMs = []
      return taken
    },
    stop() {
      clearInterval(timer)
      server.stop(true)
    },
  }
}

function deliver(pieces: Piece[], socket: Socket<Line>): void {
  const nowMs = performance.now()
  for (let piece = pieces[0]; piece && piece.atMs <= nowMs; piece = pieces[0]) {
    const written = Math.max(0, socket.write(piece.bytes))
    if (written < piece.bytes.length) {
      piece.bytes = piece.bytes.subarray(written)
      return
    }
    pieces.shift()
  }
}
