/** One question to an identity provider: checked address, checked certificate, bounded time and size, no redirects. */
import { isIP, isIPv6 } from "node:net"
import { ProviderFailure } from "../../base/provider-failure.ts"
import { Refusal } from "../../base/refusal.ts"
import { requireDescriptors } from "../files/descriptors.ts"
import { type LookupHost, resolveTarget } from "../network/egress.ts"

/** Metadata, keys and tokens are kilobytes; a token with thousands of groups is some hundred of them. */
export const RESPONSE_BYTES_MAX = 1024 * 1024

/** How far the way to a provider may go. */
export interface FetchPolicy {
  /** PEM of the authorities that the provider's certificate may be from; empty for the usual ones. */
  caCertificate: string
  /** A provider on this very host, also without TLS: the tests'. */
  allowLoopback: boolean
  /** The longest silence, per answer. */
  responseTimeoutMs: number
  /** Resolves host names; the system's resolver by default. */
  lookup?: LookupHost | undefined
}

/** The brackets of an IPv6 address in a URL. */
const BRACKETS = /^\[|\]$/g
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+)$/

/** @throws ProviderFailure for a URL that is neither HTTPS nor, where that is allowed, loopback */
export function checkProviderUrl(address: string, { allowLoopback }: FetchPolicy): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  const isLocal = url?.protocol === "http:" && allowLoopback && LOOPBACK_NAME.test(url.hostname)
  if (url && (url.protocol === "https:" || isLocal)) return url
  throw new ProviderFailure("PROVIDER_RESPONSE_INVALID", `"${address}" is no HTTPS address`)
}

/** A request as the library for OpenID Connect describes it. */
type ProviderRequest = { headers?: Record<string, string> } & object

/** Follows no redirects, and limits time and size of the response. The returned function throws ProviderFailure. */
export function boundedFetch(
  reach: FetchPolicy,
): (address: string, options: ProviderRequest) => Promise<Response> {
  return async (address, options) => {
    const url = checkProviderUrl(address, reach)
    const signal = AbortSignal.timeout(reach.responseTimeoutMs)
    try {
      const host = url.hostname.replace(BRACKETS, "")
      const checked = await withDeadline(signal, resolveTarget(host, reach.allowLoopback, reach.lookup))
      requireDescriptors()
      const response = await fetch(...requestTo(checked, url, options, reach, signal))
      const bytes = await readBounded(response, signal)
      const { status, headers } = response
      return new Response(bytes.length === 0 ? null : bytes, { status, headers })
    } catch (error) {
      if (error instanceof ProviderFailure) throw error
      throw new ProviderFailure("PROVIDER_UNREACHABLE", `${url.host}: ${causeText(error, reach)}`)
    }
  }
}

/** The same request at the checked address: a second answer of the name server changes nothing. */
function requestTo(
  checkedAddress: string,
  url: URL,
  options: ProviderRequest,
  { caCertificate }: FetchPolicy,
  signal: AbortSignal,
): [string, BunFetchRequestInit] {
  const target = new URL(url)
  target.hostname = isIPv6(checkedAddress) ? `[${checkedAddress}]` : checkedAddress
  const headers = new Headers(options.headers)
  headers.set("host", url.host)
  // A kilobyte can unpack to a gigabyte before its size is counted.
  headers.set("accept-encoding", "identity")
  const tls = {
    serverName: isIP(url.hostname.replace(BRACKETS, "")) ? undefined : url.hostname,
    ca: caCertificate === "" ? undefined : caCertificate,
  }
  // Providers behind one address must not share its connections: each is verified for one name.
  const init = { ...options, headers, tls, redirect: "manual", keepalive: false, decompress: false, signal }
  return [target.href, init as BunFetchRequestInit]
}

/** A name server may be silent too. */
function withDeadline<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const over = Promise.withResolvers<never>()
  signal.addEventListener("abort", () => over.reject(signal.reason), { once: true })
  return Promise.race([work, over.promise])
}

async function readBounded(response: Response, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  const stop = () => void reader?.cancel(signal.reason).catch(() => undefined)
  signal.addEventListener("abort", stop, { once: true })
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.length
      if (size > RESPONSE_BYTES_MAX) {
        stop()
        throw new ProviderFailure(
          "PROVIDER_RESPONSE_INVALID",
          `an answer has more than ${RESPONSE_BYTES_MAX} bytes`,
        )
      }
      chunks.push(part.value)
    }
  } finally {
    signal.removeEventListener("abort", stop)
  }
  signal.throwIfAborted()
  return new Uint8Array(Buffer.concat(chunks))
}

/** The system's own word, "ECONNREFUSED" or "DEPTH_ZERO_SELF_SIGNED_CERT", is what an administrator can look up. */
function causeText(error: unknown, { responseTimeoutMs: answerMsMax }: FetchPolicy): string {
  if (error instanceof Refusal) return error.message
  const { name, code, message } = error as { name?: string; code?: unknown; message?: string }
  if (name === "TimeoutError" || name === "AbortError") return `no answer within ${answerMsMax} ms`
  return typeof code === "string" && code !== "" ? code : (message ?? "no connection")
}
