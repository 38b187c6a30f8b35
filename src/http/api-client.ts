/** The typed client over the contract rows, for islands. */
import type { BodyInput, Endpoint, PathOf, QueryInput, ResponseOf } from "./endpoint.ts"
import { pathParamNames } from "./endpoint.ts"
import type { ErrorBody } from "./errors.ts"

interface ApiCallArguments<E extends Endpoint> {
  path: PathOf<E>
  body?: BodyInput<E>
  query?: QueryInput<E>
}

/** The hint that a status alone gives (specification §8). */
const CODE_BY_STATUS: Record<number, string> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  402: "NOT_LICENSED",
  403: "NOT_ALLOWED",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "FILE_TOO_LARGE",
  500: "SERVER_ERROR",
}

/** An error response; its message says which field is wrong where one is, and `body` holds code, text and fields. */
export class ApiError extends Error {
  override name = "CallRefused"
  readonly status: number
  readonly body: ErrorBody | null
  constructor(status: number, body: ErrorBody | null) {
    super(body?.problems?.[0]?.message ?? body?.message ?? `status ${status}`)
    this.status = status
    this.body = body
  }

  /** The error code of the body, or the one derived from the status when a proxy or a broken response has none. */
  get code(): string {
    return this.body?.code ?? CODE_BY_STATUS[this.status] ?? "UNKNOWN"
  }
}

/** Calls a row of a contract. @throws ApiError for every answer that is not 2xx */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  { path, body, query }: ApiCallArguments<E>,
  csrfToken: string,
): Promise<ResponseOf<E>> {
  if (endpoint.body && body === undefined) throw missingParameter("body", endpoint)
  const url = `/api${fillPath(endpoint, path as Record<string, string>)}${queryString(query as Record<string, unknown>)}`
  const headers = new Headers({ "x-csrf-token": csrfToken })
  if (body !== undefined) headers.set("content-type", endpoint.plainText ? "text/plain" : "application/json")
  const content = endpoint.plainText && body !== undefined ? String(body) : JSON.stringify(body)
  const response = await fetch(url, { method: endpoint.method, headers, body: content })
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null))
  return (response.status === 204 ? undefined : await response.json()) as ResponseOf<E>
}

function fillPath(endpoint: Endpoint, path: Record<string, string>): string {
  return pathParamNames(endpoint.path).reduce((url, name) => {
    const value = path[name]
    if (value === undefined || value === null) throw missingParameter(name, endpoint)
    return url.replace(`:${name}`, encodeURIComponent(value))
  }, endpoint.path)
}

function missingParameter(name: string, { method, path }: Endpoint): Error {
  return new Error(`Required parameter ${name} was null or undefined when calling ${method} ${path}`)
}

function queryString(query: Record<string, unknown> | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return entries.length ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}` : ""
}
