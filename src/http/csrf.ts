/** CSRF protection: same origin by the browser's headers, and the page's token. */
import { Refusal } from "../base/refusal.ts"
import { readForm } from "./body.ts"
import { hostName } from "./hosts.ts"
import { publicOriginOf, schemeOf } from "./request.ts"

const CSRF_HEADER = "x-csrf-token"
export const CSRF_FIELD = "_csrf"

/** Refuses what a browser sends on behalf of another site. Clients that are no browsers send neither header. @throws Refusal NOT_ALLOWED */
export function checkSameOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site")
  if (site !== null && site !== "same-origin" && site !== "none") {
    throw new Refusal("NOT_ALLOWED", `request came from another site (${site})`, { reason: "otherOrigin" })
  }
  const origin = request.headers.get("origin")
  if (origin !== null && !isOwnOrigin(origin, request))
    throw new Refusal("NOT_ALLOWED", "request has a foreign origin", { reason: "otherOrigin" })
}

/**
 * Whether `origin` is this installation, scheme included. The public address is. Requests to another own address (loopback,
 * an address in the network) match that address; TLS counts only when a trusted proxy reports it.
 */
export function isOwnOrigin(origin: string, request: Request): boolean {
  const own = publicOriginOf(request)
  if (origin === own) return true
  const host = request.headers.get("host") ?? new URL(request.url).host
  const isOfPublicHost = own !== null && new URL(own).hostname === hostName(host)
  return !isOfPublicHost && origin === URL.parse(`${schemeOf(request)}//${host}`)?.origin
}

/** The token of a request: the header of scripts, or the hidden field of a plain form; null without either. */
export async function csrfTokenOf(request: Request): Promise<string | null> {
  const header = request.headers.get(CSRF_HEADER)
  if (header !== null) return header
  if (!request.headers.get("content-type")?.includes("form")) return null
  const field = (await readForm(request.clone())).get(CSRF_FIELD)
  return typeof field === "string" ? field : null
}
