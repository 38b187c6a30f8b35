/** Facts about a request that the server attaches before the app sees it. */
import { isIpAddress, type Networks, normalizeAddress } from "../base/networks.ts"

const addresses = new WeakMap<Request, string>()

/** Set by the port once per request: the peer's address, never an unverified header. */
export function setClientAddress(request: Request, address: string): void {
  addresses.set(request, address)
}

export function clientAddress(request: Request): string {
  return addresses.get(request) ?? ""
}

/** Characters that are safe in logs and headers. */
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/
const requestIds = new WeakMap<Request, string>()

/** Names the request for its log lines and its answer: as its client has named it, otherwise by itself. */
export function assignRequestId(request: Request): string {
  const given = request.headers.get("x-request-id") ?? ""
  const id = REQUEST_ID.test(given) ? given : crypto.randomUUID()
  requestIds.set(request, id)
  return id
}

export function requestIdOf(request: Request): string {
  return requestIds.get(request) ?? ""
}

const publicOrigins = new WeakMap<Request, string>()

/** Set by the app once per request: the public origin of this installation. */
export function setPublicOrigin(request: Request, origin: string): void {
  publicOrigins.set(request, origin)
}

/** e.g. "https://book.example.com"; null when not set. */
export function publicOriginOf(request: Request): string | null {
  return publicOrigins.get(request) ?? null
}

const tlsRequests = new WeakSet<Request>()

/** Set by the port when a trusted proxy reports that it received this request by TLS. */
export function markTls(request: Request): void {
  tlsRequests.add(request)
}

/** The scheme of the browser's request: this server serves plain HTTP, a trusted proxy may terminate TLS. */
export function schemeOf(request: Request): "http:" | "https:" {
  return tlsRequests.has(request) || request.url.startsWith("https:") ? "https:" : "http:"
}

/** What proxies write about a request, and what forgers write as well. Nothing behind the port sees them. */
const FORWARDING_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-prefix",
  "x-forwarded-proto",
  "x-forwarded-server",
  "x-forwarded-user",
  "x-original-url",
  "x-real-ip",
  "x-remote-user",
  "x-rewrite-url",
]

interface Forwarding {
  /** Address of the client behind the proxies. */
  address: string
  /** A trusted proxy received it by TLS. */
  isTls: boolean
  /** It has the headers of a proxy that is not trusted. */
  isUntrusted: boolean
}

/**
 * Client address and scheme from the forwarding headers, which are removed from the request.
 *
 * A proxy appends the address of its peer to `X-Forwarded-For`; from the right, the first address that is no trusted
 * proxy is the client. From an untrusted peer the header is ignored.
 *
 * @param peer     the other end of the connection
 * @param trusted  null: there is no proxy
 */
export function extractForwarding(request: Request, peer: string, trusted: Networks | null): Forwarding {
  const { headers } = request
  const forwarded = headers.get("x-forwarded-for")
  const isTrusted = trusted?.has(peer) ?? false
  const isTls = isTrusted && headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https"
  const isIgnored = !isTrusted && (forwarded !== null || headers.has("forwarded") || headers.has("x-real-ip"))
  for (const name of FORWARDING_HEADERS) request.headers.delete(name)
  return { address: clientFromForwardedFor(peer, forwarded, trusted), isTls, isUntrusted: isIgnored }
}

/** Limit of chained proxies; entries further left are untrusted. */
const PROXIES_MAX = 10

export function clientFromForwardedFor(
  peer: string,
  forwarded: string | null,
  trusted: Networks | null,
): string {
  if (!trusted?.has(peer) || forwarded === null) return normalizeAddress(peer)
  const hops = forwarded.split(",").slice(-PROXIES_MAX)
  let client = normalizeAddress(peer)
  for (const hop of hops.reverse().map((text) => text.trim())) {
    // An entry that is no address ends the trusted part of the chain.
    if (!isIpAddress(hop)) return client
    client = normalizeAddress(hop)
    if (!trusted.has(hop)) return client
  }
  return client
}
