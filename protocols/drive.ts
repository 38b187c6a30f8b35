/**
 * The only file with sockets and timers: runs any protocol machine over any byte stream, and dials TCP.
 *
 * `runProtocol` passes bytes, inputs and time to the machine and executes its effects; `onEnd` is called exactly once
 * in every case. `dialTcp` opens a stream to an address that the caller has already resolved and checked.
 */
import type { Socket } from "bun"
import { type ByteStream, endByFault, type LinkEnd, ProtocolError, type RemoteLink } from "./link.ts"
import { END_DETAILS, type LinkEndCode } from "./link-ends.ts"
import type { Effect, ProtocolMachine } from "./protocol-machine.ts"
import { SendQueue } from "./send-queue.ts"
import { fileDescriptor, nameConnectError, setTcpUserTimeout } from "./tcp-socket.ts"
import { upgradeToTls } from "./tls-upgrade.ts"

/** An answer to a TCP SYN through a slow site line takes seconds, never ten. */
export const CONNECT_TIMEOUT_MS = 10_000
/** Slow panels need several seconds for their first answer; a stuck one must not hold a session for longer. */
export const HANDSHAKE_TIMEOUT_MS = 30_000
/** Input is tiny: a machine that leaves this much unread has stopped reading. */
export const SEND_QUEUE_BYTES_MAX = 4 * 1024 * 1024
/** Silence after which the operating system sends TCP keep-alive probes. */
const TCP_KEEPALIVE_MS = 15_000

/** A server's first messages after its TLS handshake, while the certificate is judged; real ones are a few dozen bytes. */
const UNJUDGED_BYTES_MAX = 64 * 1024

export interface ProtocolHandlers<Event> {
  onEvent(event: Event): void
  /** Exactly once, after the last event. */
  onEnd(end: LinkEnd): void
  /** From the start of the link to the first event of kind "ready"; null for machines that never become ready. */
  handshakeTimeoutMs?: number | null | undefined
  /**
   * Whether the certificate (DER) that the peer showed in its TLS handshake is trusted; null when it is. Before it is,
   * nothing is sent. Without this handler no protocol can start TLS.
   */
  judgePeer?(certificate: Uint8Array): Promise<LinkEnd | null>
  /** A fault of this side (not of the peer) that ended the link, for the log. */
  onInternalError?(error: unknown): void
}

/**
 * Runs `machine` over `stream` until one of them, or the caller, ends. The machine's `tick` is called once at the
 * start: it sets the time and lets a protocol in which the client sends first do so.
 */
export function runProtocol<Input, Event extends { kind: string }>(
  machine: ProtocolMachine<Input, Event>,
  stream: ByteStream,
  options: ProtocolHandlers<Event>,
): RemoteLink<Input> {
  let hasEnded = false
  let wakeTimer: ReturnType<typeof setTimeout> | null = null
  let wakeDueMs = 0
  /** Output of the running steps, written when the outermost one ends, because each write is a system call. */
  const unsent: Uint8Array[] = []
  let stepsRunning = 0
  /** What comes through TLS before the certificate is trusted; null when no decision is due. */
  let unjudged: Uint8Array[] | null = null
  const { handshakeTimeoutMs: limitMs = HANDSHAKE_TIMEOUT_MS } = options
  let handshakeTimer: ReturnType<typeof setTimeout> | null = null
  startHandshakeTimer()

  function startHandshakeTimer(): void {
    if (limitMs !== null) handshakeTimer = setTimeout(endByHandshakeTimeout, limitMs)
  }

  function endByHandshakeTimeout(): void {
    end({
      code: "UPSTREAM_TIMEOUT",
      detail: `the machine did not finish its greeting in time (${machine.stateName})`,
    })
  }

  function end(given: LinkEnd): void {
    if (hasEnded) return
    hasEnded = true
    flushSends()
    if (wakeTimer) clearTimeout(wakeTimer)
    if (handshakeTimer) clearTimeout(handshakeTimer)
    stream.close()
    options.onEnd(given)
  }

  function flushSends(): void {
    if (unsent.length === 0) return
    const [first, ...more] = unsent.splice(0)
    stream.write(more.length === 0 ? first! : Buffer.concat([first!, ...more]))
  }

  function applyEffect(effect: Effect<Event>): void {
    switch (effect.kind) {
      case "send":
        unsent.push(effect.bytes)
        break
      case "event":
        if (effect.event.kind === "ready" && handshakeTimer) clearTimeout(handshakeTimer)
        options.onEvent(effect.event)
        break
      case "end":
        end(effect.end)
        break
      case "startTls":
        void startTls()
    }
  }

  async function startTls(): Promise<void> {
    flushSends()
    const waiting: Uint8Array[] = []
    unjudged = waiting
    try {
      if (!stream.startTls) throw new Error("this link cannot start it")
      const distrust = await judge(await stream.startTls())
      if (distrust) return end(distrust)
    } catch (error) {
      return end({ code: "CLIENT_BAD_TYPE", detail: `TLS with the machine failed: ${errorMessage(error)}` })
    }
    unjudged = null
    run((nowMs) => machine.tlsReady(nowMs))
    for (const bytes of waiting) receive(bytes)
  }

  function receive(bytes: Uint8Array): void {
    if (!unjudged) return run((nowMs) => machine.receive(bytes, nowMs))
    unjudged.push(bytes.slice())
    const waitingBytes = unjudged.reduce((sum, { length }) => sum + length, 0)
    if (waitingBytes > UNJUDGED_BYTES_MAX)
      end({ code: "CLIENT_OVERRUN", detail: "the machine sends too much before its certificate is trusted" })
  }

  /** The time that a user takes for the decision is not the machine's. */
  async function judge(certificate: Uint8Array): Promise<LinkEnd | null> {
    if (hasEnded) return null
    if (!options.judgePeer) throw new Error("its certificate cannot be judged")
    if (handshakeTimer) clearTimeout(handshakeTimer)
    const distrust = await options.judgePeer(certificate)
    if (!hasEnded) startHandshakeTimer()
    return distrust
  }

  function run(step: (nowMs: number) => Effect<Event>[]): void {
    if (hasEnded) return
    stepsRunning++
    try {
      for (const effect of step(performance.now())) {
        if (hasEnded) return
        applyEffect(effect)
      }
      scheduleWake()
    } catch (error) {
      endWithError(error)
    } finally {
      stepsRunning--
    }
    if (stepsRunning === 0) flushSends()
  }

  function endWithError(error: unknown): void {
    if (error instanceof ProtocolError) return end({ code: "CLIENT_BAD_REQUEST", detail: error.message })
    options.onInternalError?.(error)
    end(endByFault(error))
  }

  /** A timer that fires too early is kept: checking again costs less than a new timer for every chunk. */
  function scheduleWake(): void {
    const atMs = machine.wakeAtMs
    if (hasEnded || atMs === null || (wakeTimer && wakeDueMs <= atMs)) return
    if (wakeTimer) clearTimeout(wakeTimer)
    wakeDueMs = atMs
    wakeTimer = setTimeout(onWake, Math.max(0, atMs - performance.now()))
  }

  function onWake(): void {
    wakeTimer = null
    run((nowMs) => (machine.wakeAtMs !== null && nowMs >= machine.wakeAtMs ? machine.tick(nowMs) : []))
  }

  stream.receiver = {
    data: receive,
    closed: end,
  }
  run((nowMs) => machine.tick(nowMs))
  return {
    input: (input) => run((nowMs) => machine.input(input, nowMs)),
    close: () => end({ code: "SESSION_CLOSED", detail: END_DETAILS.closedHere }),
  }
}

export interface DialOptions {
  /** An IP address, already resolved and allowed; never a name. */
  host: string
  port: number
  connectTimeoutMs?: number
  /** Closes the stream with CLIENT_OVERRUN when more than this waits to be sent. */
  sendQueueBytesMax?: number
}

/** Opens a TCP stream; bytes written before it is connected are queued. Failure arrives as `receiver.closed`. */
export function dialTcp(options: DialOptions): ByteStream {
  const {
    host,
    port,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
    sendQueueBytesMax: waitingBytesMax = SEND_QUEUE_BYTES_MAX,
  } = options
  const name = host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`
  const outbox = new SendQueue(waitingBytesMax)
  let socket: Socket<undefined> | null = null
  let secure: Socket<undefined> | null = null
  let isTls = false
  let isClosed = false
  const deadline = setTimeout(() => {
    end("UPSTREAM_TIMEOUT", `${name} did not answer within ${Math.ceil(connectTimeoutMs / 1000)} s`)
  }, connectTimeoutMs)

  const stream: ByteStream = {
    write(bytes) {
      if (!isClosed && !outbox.send(bytes)) end("CLIENT_OVERRUN", `${name} does not read what it is sent`)
    },
    close() {
      isClosed = true
      clearTimeout(deadline)
      ;(secure ?? socket)?.end()
    },
    async startTls() {
      if (!socket || isTls || isClosed || outbox.waitingBytes > 0)
        throw new Error("the connection is not ready for it")
      isTls = true
      try {
        const upgrade = await upgradeToTls(socket, {
          data: receive,
          drain: () => outbox.flush(),
          closed: (error) => (secure ? closed(error) : undefined),
        })
        secure = upgrade.socket
        outbox.open((bytes) => upgrade.socket.write(bytes))
        return upgrade.certificate
      } catch (error) {
        // The reason is the failed handshake, not the connection that closes after it.
        stream.close()
        throw error
      }
    },
    receiver: { data() {}, closed() {} },
  }

  function end(code: LinkEndCode, detail: string): void {
    if (isClosed) return
    stream.close()
    stream.receiver.closed({ code, detail })
  }

  const refuse = async (error: Error) => {
    const named = await nameConnectError(error, host, port)
    end(connectErrorCode(named), `${name} cannot be reached: ${errorMessage(named)}`)
  }
  const broke = (error: Error) =>
    end(disconnectCode(error), `the connection to ${name} broke: ${error.message}`)
  const receive = (bytes: Uint8Array) => {
    if (!isClosed) stream.receiver.data(bytes)
  }
  const closed = (error: Error | undefined) =>
    error ? broke(error) : end("RESOURCE_CLOSED", `${name} closed the connection`)
  const handler: Bun.SocketHandler<undefined> = {
    binaryType: "uint8array",
    open(opened) {
      socket = opened
      if (isClosed) return stream.close()
      clearTimeout(deadline)
      opened.setNoDelay(true)
      opened.setKeepAlive(true, TCP_KEEPALIVE_MS)
      setTcpUserTimeout(fileDescriptor(opened))
      outbox.open((bytes) => opened.write(bytes))
    },
    data: (_socket, bytes) => {
      if (!isTls) receive(bytes)
    },
    drain: () => {
      if (!isTls) outbox.flush()
    },
    close: (_socket, error) => {
      if (!isTls || secure) closed(error)
    },
    error: (_socket, error) => broke(error),
    connectError: (_socket, error) => void refuse(error),
  }
  // Deferred, because some failures are reported synchronously, before the caller can set a receiver.
  queueMicrotask(() => Bun.connect({ hostname: host, port, socket: handler }).catch(refuse))
  return stream
}

function disconnectCode(error: unknown): LinkEndCode {
  return error instanceof Error && "code" in error && error.code === "ETIMEDOUT"
    ? "UPSTREAM_TIMEOUT"
    : "RESOURCE_CLOSED"
}

function connectErrorCode(error: unknown): LinkEndCode {
  const code = error instanceof Error && "code" in error ? error.code : ""
  if (code === "ECONNREFUSED" || code === "ECONNRESET") return "UPSTREAM_UNAVAILABLE"
  return code === "ETIMEDOUT" ? "UPSTREAM_TIMEOUT" : "UPSTREAM_NOT_FOUND"
}

function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return "code" in error ? `${error.message} (${error.code})` : error.message
}
