/** The Host header: its syntax, and which names this server answers to. A foreign name is DNS rebinding or a mistake. */
import { isIP } from "node:net"

const HOST_CHARACTERS_MAX = 260
const PORT_MAX = 65_535
const LABEL = "[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?"
const HOST_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*\\.?$`)
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** `--host` values that listen on every address of the machine. */
const WILDCARD_ADDRESSES = new Set(["0.0.0.0", "::", "[::]"])

/** @returns the name or address in lower case, without port and final dot; null when it is no valid Host header */
export function hostName(header: string | null): string | null {
  if (header === null || header.length > HOST_CHARACTERS_MAX) return null
  const [, name = "", port] = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(header.toLowerCase()) ?? []
  if (port !== undefined && (Number(port) < 1 || Number(port) > PORT_MAX)) return null
  const isValid = name.startsWith("[") ? isIP(name.slice(1, -1)) === 6 : HOST_NAME.test(name)
  return isValid ? name.replace(/\.$/, "") : null
}

interface ListenAddress {
  /** `--host` */
  host: string
  /** `--public-address` */
  publicAddress?: string | null
}

/**
 * Host names of this server: its public address, loopback, and the listen address. A server that listens on every
 * address accepts each literal address, including one translated by a router: DNS rebinding needs a name, never a
 * literal address.
 */
export function isAllowedHost(name: string, { host, publicAddress }: ListenAddress): boolean {
  if (LOOPBACK_NAME.test(name)) return true
  if (publicAddress && name === hostName(new URL(publicAddress).host)) return true
  if (WILDCARD_ADDRESSES.has(host)) return name.startsWith("[") || isIP(name) === 4
  return name === hostName(host.includes(":") && !host.startsWith("[") ? `[${host}]` : host)
}

/** @returns a check of each request: what to answer instead of passing it on, or null */
export function createHostCheck(place: ListenAddress): (request: Request) => Response | null {
  // Nearly all requests have the same header.
  let lastAllowed: string | null = null
  return (request) => {
    if (request.method === "CONNECT") return plainTextResponse(400, "CONNECT is for proxies; this is none")
    const header = request.headers.get("host")
    if (header !== null && header === lastAllowed) return null
    const name = hostName(header)
    if (name === null) return plainTextResponse(400, "The request needs one valid Host header")
    if (isAllowedHost(name, place)) {
      lastAllowed = header
      return null
    }
    return plainTextResponse(
      421,
      `This server does not answer to "${name}". --public-address names its own address.`,
    )
  }
}

function plainTextResponse(status: number, text: string): Response {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    connection: "close",
  }
  return new Response(`${text}\n`, { status, headers })
}
