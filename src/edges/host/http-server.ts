/** The port: HTTP and WebSockets of one app. */
import { type Logger, silentLogger } from "../../base/logger.ts"
import { normalizeAddress, parseNetworks } from "../../base/networks.ts"
import { createHostCheck } from "../../http/hosts.ts"
import { extractForwarding, markTls, setClientAddress } from "../../http/request.ts"

/** What answers; `S` is what its sockets carry. */
export interface HttpApp<S> {
  fetch(request: Request, server: Bun.Server<S>): Response | Promise<Response>
  websocket: Bun.WebSocketHandler<S>
}

export interface HttpServer<S = unknown> {
  address: string
  /** From now on `app` answers; until then every request gets 503. */
  serve(app: HttpApp<S>): void
  /** The handler of requests while the app cannot be served. */
  serveInstead(answer: (request: Request) => Response): void
  /** Completes the running requests, then closes every connection. */
  close(): Promise<void>
}

/** Above the largest body that any route takes, so that a route's own limit gives the clear answer. */
const BODY_BYTES_MAX = 2 * 1024 ** 3
/** A connection without a running request, or whose response makes no progress, is closed after this time. */
const IDLE_SECONDS_MAX = 60
/** Bun's highest, while a request is being answered: a tablet with a bad link may take its time to send, a machine to be dialled. */
const RUNNING_SECONDS_MAX = 255
/** Of all connections; several milliseconds of answers, in which no session passes on a picture. */
const REQUESTS_PER_TURN_MAX = 32
/** Running requests get this long at the stop. */
const DRAIN_TIMEOUT_MS = 3000
/** A start takes a few seconds, with a database that recovers longer. */
const START_RETRY_SECONDS = "2"

interface ListenOptions {
  host: string
  port: number
  /** Comma list of proxies whose forwarding headers are trusted, as addresses or networks; null for none. */
  trustedProxies?: string | null
  /** Address at which browsers reach this server, besides loopback and the one it listens on. */
  publicAddress?: string | null
}

/**
 * Opens the port before there is an app behind it: a conflict shows before anything else is started, and a port below
 * 1024 is opened while this process still may.
 *
 * @throws Error in plain words when the port is taken or not allowed
 */
export function bindHttpServer<S>(options: ListenOptions, log: Logger = silentLogger): HttpServer<S> {
  const server = listen<S>(options)
  const trusted = options.trustedProxies ? parseNetworks(options.trustedProxies) : null
  const warnOfProxy = proxyWarning(log)
  const rejectForeignHost = createHostCheck(options)
  const turn = limitTurns()
  return {
    address: `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${server.port}`,
    serve(app) {
      server.reload({
        ...ERROR_OPTIONS,
        websocket: app.websocket,
        async fetch(request, server) {
          await turn()
          const refusal = rejectForeignHost(request)
          if (refusal) return refusal
          const peer = server.requestIP(request)?.address ?? ""
          const forwarding = extractForwarding(request, peer, trusted)
          if (forwarding.isUntrusted) warnOfProxy(peer)
          if (forwarding.isTls) markTls(request)
          setClientAddress(request, forwarding.address)
          server.timeout(request, RUNNING_SECONDS_MAX)
          const response = await app.fetch(request, server)
          server.timeout(request, IDLE_SECONDS_MAX)
          return response
        },
      })
    },
    serveInstead(answer) {
      server.reload({
        ...ERROR_OPTIONS,
        fetch: (request) => rejectForeignHost(request) ?? answer(request),
      })
    },
    async close() {
      const drainTimeout = Promise.withResolvers<void>()
      const timer = setTimeout(drainTimeout.resolve, DRAIN_TIMEOUT_MS)
      await Promise.race([server.stop(), drainTimeout.promise])
      clearTimeout(timer)
      await server.stop(true)
    },
  }
}

/**
 * Bun hands over all requests that one connection has sent ahead before it looks at another one, and closes a connection that
 * sends ahead while a request waits.
 *
 * @returns what each request awaits: nothing, or the next turn of the event loop after many in this one
 */
function limitTurns(): () => Promise<void> | void {
  let requests = 0
  let next: Promise<void> | null = null
  const nextTurn = () =>
    new Promise<void>((resolve) =>
      setImmediate(() => {
        requests = 0
        next = null
        resolve()
      }),
    )
  return () => {
    next ??= nextTurn()
    requests += 1
    if (requests > REQUESTS_PER_TURN_MAX) return next
  }
}

/** Once: any client can send these headers. */
function proxyWarning(log: Logger): (peer: string) => void {
  let isSaid = false
  return (peer) => {
    if (isSaid) return
    isSaid = true
    log.warn(
      "a request has the headers of a proxy that is not trusted: clients are counted by the proxy's address",
      {
        peer,
        remedy: `if it is your proxy, start with --trusted-proxy ${normalizeAddress(peer)}`,
      },
    )
  }
}

const ERROR_OPTIONS = {
  // Bun's default error page exposes the source and its path.
  development: false,
  error: () => new Response(null, { status: 500 }),
} as const

function listen<S>({ host, port }: ListenOptions): Bun.Server<S> {
  try {
    return Bun.serve<S>({
      ...ERROR_OPTIONS,
      hostname: host,
      port,
      // Without it Bun shares the port in production: the kernel would deal out requests among all servers on it.
      reusePort: false,
      maxRequestBodySize: BODY_BYTES_MAX,
      idleTimeout: IDLE_SECONDS_MAX,
      fetch: () =>
        new Response("Millwright is starting\n", {
          status: 503,
          headers: { "retry-after": START_RETRY_SECONDS },
        }),
    })
  } catch (error) {
    throw new Error(`cannot listen on ${host}:${port}: ${errorReason(error)}`, { cause: error })
  }
}

function errorReason(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : ""
  if (code === "EADDRINUSE") return "the port is in use; choose another with --port"
  if (code === "EACCES") return "this user may not open it; choose a port above 1023 with --port"
  const text = error instanceof Error ? error.message : `${error}`
  return code === "EADDRNOTAVAIL" || code === "ENOENT" || code === "ENOTFOUND"
    ? `this machine has no such address (${text}); choose another with --host`
    : text
}
