/** The port: HTTP and WebSockets of one app. */
import { parseNetworks } from "../base/networks.ts"
import { rememberAddress, takeForwarding } from "../http/request.ts"

/** What answers; `S` is what its sockets carry. */
export interface PortApp<S> {
  fetch(request: Request, server: Bun.Server<S>): Response | Promise<Response>
  websocket: Bun.WebSocketHandler<S>
}

export interface OpenPort {
  address: string
  /** Answers what is running, then closes every connection. */
  close(): Promise<void>
}

/** Above the largest body that any route takes, so that a route's own limit gives the clear answer. */
const BODY_BYTES_MAX = 128 * 1024 * 1024
/** Bun's highest: a tablet with a bad link may take its time; streams set their own. */
const IDLE_SECONDS_MAX = 255
/** Running requests get this long at the stop. */
const DRAIN_MS_MAX = 3000

interface Place {
  host: string
  port: number
  /** Comma list of addresses and networks whose word about where a request comes from counts; null without. */
  trustedProxies?: string | null
}

/** @throws Error in plain words when the port is taken or not allowed */
export function openPort<S>(app: PortApp<S>, place: Place): OpenPort {
  const server = listen(app, place)
  return {
    address: `http://${place.host.includes(":") ? `[${place.host}]` : place.host}:${server.port}`,
    async close() {
      const patience = Promise.withResolvers<void>()
      const timer = setTimeout(patience.resolve, DRAIN_MS_MAX)
      await Promise.race([server.stop(), patience.promise])
      clearTimeout(timer)
      await server.stop(true)
    },
  }
}

function listen<S>(app: PortApp<S>, { host, port, trustedProxies }: Place): Bun.Server<S> {
  const trusted = trustedProxies ? parseNetworks(trustedProxies) : null
  try {
    return Bun.serve({
      hostname: host,
      port,
      maxRequestBodySize: BODY_BYTES_MAX,
      idleTimeout: IDLE_SECONDS_MAX,
      // Bun's own page about an error shows the source and where it lies.
      development: false,
      error: () => new Response(null, { status: 500 }),
      websocket: app.websocket,
      fetch(request, server) {
        const peer = server.requestIP(request)?.address ?? ""
        rememberAddress(request, takeForwarding(request, peer, trusted))
        return app.fetch(request, server)
      },
    })
  } catch (error) {
    throw new Error(`cannot listen on ${host}:${port}: ${reason(error)}`, { cause: error })
  }
}

function reason(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : ""
  if (code === "EADDRINUSE") return "the port is in use; choose another with --port"
  if (code === "EACCES") return "this user may not open it; choose a port above 1023 with --port"
  return error instanceof Error ? error.message : `${error}`
}
