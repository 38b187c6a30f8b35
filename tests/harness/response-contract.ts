/** Whether a response matches the row of its call, and so the OpenAPI document. */

import type { RefusalCode } from "../../src/base/refusal.ts"
import { isVersioned } from "../../src/http/conditional-requests.ts"
import { type Endpoint, pathParamNames } from "../../src/http/endpoint.ts"
import { allEndpoints } from "../../src/routes.ts"

const ENDPOINTS = allEndpoints.map(({ endpoint }) => ({
  endpoint,
  path: new RegExp(`^${endpoint.path.replace(/:[A-Za-z]+/g, "[^/]+")}$`),
}))

/** In the order of routing: /devices/sessions is no device. */
function findEndpoint(method: string, path: string): Endpoint | undefined {
  const [pathname = ""] = path.split("?")
  return ENDPOINTS.find(({ endpoint, path }) => endpoint.method === method && path.test(pathname))?.endpoint
}

/** The media type that a call takes; JSON's for paths without a row. */
export function bodyTypeOf(method: string, path: string): string {
  return findEndpoint(method, path)?.plainText ? "text/plain" : "application/json"
}

/** @throws when the status, a field or a refusal's code is not the row's. Paths without a row are not judged. */
export function checkResponse(method: string, path: string, status: number, body: unknown): void {
  const endpoint = findEndpoint(method, path)
  if (!endpoint) return
  const call = `${method} ${endpoint.path}`
  if (status >= 400) {
    const { code } = body as { code: string }
    if (!refusalCodesOf(endpoint).has(code))
      throw new Error(`${call} refuses with ${code} (${status}), which its row does not say`)
    return
  }
  if (endpoint.binary) return
  const wanted = endpoint.response ? (endpoint.status ?? 200) : 204
  if (status !== wanted) throw new Error(`${call} answers ${status}, its row says ${wanted}`)
  if (!endpoint.response) return
  const parsed = endpoint.response.safeParse(body)
  if (!parsed.success) throw new Error(`${call} answers ${JSON.stringify(parsed.error.issues)}`)
  if (!Bun.deepEquals(parsed.data, body)) throw new Error(`${call} answers fields that its row does not say`)
}

/** Every code a row can answer with. */
function refusalCodesOf(endpoint: Endpoint): Set<string> {
  const codes = new Set<RefusalCode>(endpoint.refuses ?? [])
  // At least for an unknown query parameter.
  codes.add("BAD_REQUEST")
  if (endpoint.method === "PUT" && isVersioned(endpoint.body)) codes.add("PRECONDITION_FAILED")
  if (endpoint.body || endpoint.upload || endpoint.octets)
    codes.add("FILE_TOO_LARGE").add("UNSUPPORTED_MEDIA_TYPE")
  if (endpoint.upload || endpoint.octets) codes.add("STORAGE_FULL")
  if (endpoint.auth !== "public") codes.add("UNAUTHORIZED").add("TIMEOUT")
  if (canBeForbidden(endpoint)) codes.add("NOT_ALLOWED")
  if (pathParamNames(endpoint.path).length) codes.add("NOT_FOUND")
  // The latter when the database serves no request in time.
  codes.add("SERVER_ERROR").add("SERVER_BUSY")
  return codes
}

/**
 * Whether it can answer NOT_ALLOWED: writes by the CSRF check; reads unless public or open to all signed-in users and tokens.
 */
function canBeForbidden({ auth: gate, method, tokens }: Endpoint): boolean {
  if (method !== "GET") return true
  return gate !== "public" && !(gate === "signedIn" && tokens === "any")
}
