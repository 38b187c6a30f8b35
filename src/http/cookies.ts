/** The cookies of browsers: sign-in, steps of a sign-in, authorization at a provider, and the recognised device. */
import { parse, serialize } from "hono/utils/cookie"
import { publicOriginOf, schemeOf } from "./request.ts"

/** `__Host-` binds a cookie to this host and to TLS. Browsers treat loopback as secure. */
const SECURE_NAME = "__Host-millwright"
const INSECURE_NAME = "millwright"

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** Between the steps of a sign-in. */
const STEP_SUFFIX = "-step"
/** From the redirect to an identity provider to its callback. */
const PROVIDER_SUFFIX = "-provider"
/** Recognises a browser in which accounts have signed in before; grants nothing by itself. */
const DEVICE_SUFFIX = "-device"
/** Marks the cookie of a guest of one session; a sign-in has another cookie. */
const GUEST_SUFFIX = "-guest"
const DEVICE_SECONDS = 90 * 24 * 3600

export const readSignInCookie = (request: Request) => readCookie(request, "")
export const readStepCookie = (request: Request) => readCookie(request, STEP_SUFFIX)
export const readProviderCookie = (request: Request) => readCookie(request, PROVIDER_SUFFIX)
export const readGuestCookie = (request: Request) => readCookie(request, GUEST_SUFFIX)
export const readDeviceCookie = (request: Request) => readCookie(request, DEVICE_SUFFIX)

/** @param maxAgeSeconds  0 deletes the cookie */
export function signInCookie(request: Request, token: string, maxAgeSeconds: number): string {
  return hostCookie(request, "", token, maxAgeSeconds)
}

/** @param maxAgeSeconds  0 deletes the cookie */
export function stepCookie(request: Request, token: string, maxAgeSeconds: number): string {
  return hostCookie(request, STEP_SUFFIX, token, maxAgeSeconds)
}

/** @param maxAgeSeconds  0 deletes the cookie */
export function providerCookie(request: Request, token: string, maxAgeSeconds: number): string {
  return hostCookie(request, PROVIDER_SUFFIX, token, maxAgeSeconds)
}

/** @param maxAgeSeconds  0 deletes the cookie */
export function guestCookie(request: Request, token: string, maxAgeSeconds: number): string {
  return hostCookie(request, GUEST_SUFFIX, token, maxAgeSeconds)
}

export function deviceCookie(request: Request, value: string): string {
  return hostCookie(request, DEVICE_SUFFIX, value, DEVICE_SECONDS)
}

/** The header with a browser's new token after a step-up, until the end of its sign-in; API clients have no cookie. */
export function renewedCookie(
  request: Request,
  renewed: { kind: "BROWSER" | "API"; token: string; expiresOn: Date },
  now: Date,
): Record<string, string> {
  if (renewed.kind === "API") return {}
  const seconds = Math.floor((renewed.expiresOn.getTime() - now.getTime()) / 1000)
  return { "set-cookie": signInCookie(request, renewed.token, seconds) }
}

/** @returns the value of a cookie, null when the request does not have it or its value is not valid */
export function cookieValue(request: Request, name: string): string | null {
  return parse(request.headers.get("cookie") ?? "", name)[name] ?? null
}

/** A cookie that scripts cannot read. Lax, because the callback of an identity provider comes from another site. */
export function httpOnlyCookie(
  name: string,
  value: string,
  maxAgeSeconds: number,
  isSecure: boolean,
): string {
  return serialize(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    maxAge: Math.max(0, maxAgeSeconds),
    secure: isSecure,
  })
}

/**
 * Plain HTTP on a network has no secure cookies: there the name has no prefix and `Secure` is left out. Behind a proxy that
 * terminates TLS the public address decides.
 */
function isSecureRequest(request: Request): boolean {
  const host = request.headers.get("host") ?? ""
  const isTls = schemeOf(request) === "https:" || publicOriginOf(request)?.startsWith("https:") === true
  return isTls || LOOPBACK.test(host)
}

const cookieName = (isSecure: boolean, suffix: string) => (isSecure ? SECURE_NAME : INSECURE_NAME) + suffix

function readCookie(request: Request, suffix: string): string | null {
  return cookieValue(request, cookieName(isSecureRequest(request), suffix))
}

function hostCookie(request: Request, suffix: string, value: string, maxAgeSeconds: number): string {
  const isSecure = isSecureRequest(request)
  return httpOnlyCookie(cookieName(isSecure, suffix), value, maxAgeSeconds, isSecure)
}
