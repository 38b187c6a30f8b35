/** Headers that keep a page to itself: nothing inline, nothing foreign, no frame around it. */
import type { MiddlewareHandler } from "hono"

declare module "hono" {
  interface ContextVariableMap {
    /** For styles that a widget must inject; also in `<meta property="csp-nonce">`. */
    styleNonce: string
  }
}

const NONCE_BYTES = 16
/** One year, the minimum for HSTS preload lists. */
const HSTS_SECONDS = 365 * 24 * 60 * 60

/**
 * Scripts and styles come from this server's address only. `style-src` has a nonce because terminal and date widgets write a
 * style sheet of their own; there is no inline script at all. `connect-src 'self'` covers the viewer's WebSocket.
 */
const contentSecurityPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; ${OTHER_SOURCES}`

const OTHER_SOURCES = [
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** The page that reads labels: the only one whose script may ask for the camera. */
export const SCAN_PATH = "/scan"

const permissionsPolicy = (camera: "()" | "(self)") =>
  `clipboard-read=(self), clipboard-write=(self), fullscreen=(self), camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`

const STATIC_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy("()"),
}

/** The headers that are the same in every answer. */
export const FIXED_HEADERS: readonly [name: string, value: string][] = Object.entries(STATIC_HEADERS)

/**
 * Sets the security headers on every answer.
 *
 * @param https  the server is reached over TLS, its own or a proxy's: adds Strict-Transport-Security
 */
export function securityHeaders({ https = false } = {}): MiddlewareHandler {
  const fixed = [...FIXED_HEADERS]
  if (https) fixed.push(["Strict-Transport-Security", `max-age=${HSTS_SECONDS}; includeSubDomains`])
  return async (c, next) => {
    const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString("base64")
    c.set("styleNonce", nonce)
    await next()
    // `c.header` would copy the whole response for each header, with its body as a stream.
    const { headers } = c.res
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce))
    for (const [name, value] of fixed) headers.set(name, value)
    if (c.req.path === SCAN_PATH) headers.set("Permissions-Policy", permissionsPolicy("(self)"))
  }
}
