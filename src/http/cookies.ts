/** The sign-in's cookie, and the preferences that a page needs before anybody has signed in. */
import { publicOriginOf, schemeOf } from "./request.ts"

/** `__Host-` binds the cookie to this host and to TLS; browsers treat loopback as safe, so development is the same. */
const SECURE_NAME = "__Host-millwright"
const INSECURE_NAME = "millwright"

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/**
 * Plain HTTP on a network has no safe cookies; there the name says so and `Secure` is left out. A proxy that ends TLS speaks
 * plain HTTP with us: what counts is the address that browsers were given.
 */
function isSecureRequest(request: Request): boolean {
  const host = request.headers.get("host") ?? ""
  const isTls = schemeOf(request) === "https:" || publicOriginOf(request)?.startsWith("https:") === true
  return isTls || LOOPBACK.test(host)
}

export function readSignInCookie(request: Request): string | null {
  return cookieValue(request, isSecureRequest(request) ? SECURE_NAME : INSECURE_NAME)
}

/** `maxAgeSeconds` 0 removes it. */
export function signInCookie(request: Request, token: string, maxAgeSeconds: number): string {
  return secureCookie(request, "", token, maxAgeSeconds)
}

/** A browser's token after a fresh proof, for as long as its sign-in still lives; API clients have no cookie. */
export function renewedCookie(
  request: Request,
  renewed: { kind: "BROWSER" | "API"; token: string; expiresOn: Date },
  now: Date,
): Record<string, string> {
  if (renewed.kind === "API") return {}
  const seconds = Math.floor((renewed.expiresOn.getTime() - now.getTime()) / 1000)
  return { "set-cookie": signInCookie(request, renewed.token, seconds) }
}

/** Between the steps of signing in. Lax: the way back from an identity provider starts on another site. */
const STEP_SUFFIX = "-step"

export function readStepCookie(request: Request): string | null {
  return cookieValue(request, (isSecureRequest(request) ? SECURE_NAME : INSECURE_NAME) + STEP_SUFFIX)
}

/** `maxAgeSeconds` 0 removes it. */
export function stepCookie(request: Request, token: string, maxAgeSeconds: number): string {
  return secureCookie(request, STEP_SUFFIX, token, maxAgeSeconds)
}

/** Of a browser that was sent to an identity provider, until it comes back. */
const PROVIDER_SUFFIX = "-provider"

export function readProviderCookie(request: Request): string | null {
  return cookieValue(request, (isSecureRequest(request) ? SECURE_NAME : INSECURE_NAME) + PROVIDER_SUFFIX)
}

/** `maxAgeSeconds` 0 removes it. */
export function providerCookie(request: Request, token: string, maxAgeSeconds: number): string {
  return secureCookie(request, PROVIDER_SUFFIX, token, maxAgeSeconds)
}

/** Recognises a browser in which accounts have signed in before, and proves nothing else. */
const DEVICE_SUFFIX = "-device"
const DEVICE_SECONDS = 90 * 24 * 3600

export function readDeviceCookie(request: Request): string | null {
  return cookieValue(request, (isSecureRequest(request) ? SECURE_NAME : INSECURE_NAME) + DEVICE_SUFFIX)
}

export function deviceCookie(request: Request, value: string): string {
  return secureCookie(request, DEVICE_SUFFIX, value, DEVICE_SECONDS)
}

function secureCookie(request: Request, suffix: string, value: string, maxAgeSeconds: number): string {
  const name = (isSecureRequest(request) ? SECURE_NAME : INSECURE_NAME) + suffix
  const secure = isSecureRequest(request) ? "; Secure" : ""
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}

export function cookieValue(request: Request, name: string): string | null {
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=")
    if (key === name) return value.join("=")
  }
  return null
}

const YEAR_SECONDS = 31_536_000

/** A preference (language, theme): readable by scripts, worth nothing to a thief. */
export function preferenceCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`
}
