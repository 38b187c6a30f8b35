/** The typed client over the contract rows, for islands. */
import type { AnswerOf, BodyInput, Endpoint, PathOf, QueryInput } from "./endpoint.ts"
import { pathParamNames } from "./endpoint.ts"
import type { ErrorBody } from "./errors.ts"

export interface CallArguments<E extends Endpoint> {
  path: PathOf<E>
  body?: BodyInput<E>
  query?: QueryInput<E>
}

/** The hint that a status alone gives (specification §8). */
const CODE_OF_STATUS: Record<number, string> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  402: "NOT_LICENSED",
  403: "NOT_ALLOWED",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "FILE_TOO_LARGE",
  500: "SERVER_ERROR",
}

/** The server said no; `body` is its answer with code, text and wrong fields. */
export class CallRefused extends Error {
  override name = "CallRefused"
  readonly status: number
  readonly body: ErrorBody | null
  constructor(status: number, body: ErrorBody | null) {
    super(body?.message ?? `status ${status}`)
    this.status = status
    this.body = body
  }

  /** The answer's code; what a proxy or a broken answer does not say follows from the status. */
  get code(): string {
    return this.body?.code ?? CODE_OF_STATUS[this.status] ?? "UNKNOWN"
  }
}

/** Calls a row of a contract. @throws CallRefused for every answer that is not 2xx */
export async function call<E extends Endpoint>(
  endpoint: E,
  { path, body, query }: CallArguments<E>,
  csrfToken: string,
): Promise<AnswerOf<E>> {
  if (endpoint.body && body === undefined) throw missingParameter("body", endpoint)
  const url = `/api${filled(endpoint, path as Record<string, string>)}${search(query as Record<string, unknown>)}`
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      "x-csrf-token": csrfToken,
      ...(body === undefined
        ? {}
        : { "content-type": endpoint.plainText ? "text/plain" : "application/json" }),
    },
    ...(body === undefined ? {} : { body: endpoint.plainText ? String(body) : JSON.stringify(body) }),
  })
  if (!response.ok) throw new CallRefused(response.status, await response.json().catch(() => null))
  return (response.status === 204 ? undefined : await response.json()) as AnswerOf<E>
}

function filled(endpoint: Endpoint, path: Record<string, string>): string {
  return pathParamNames(endpoint.path).reduce((url, name) => {
    const value = path[name]
    if (value === undefined || value === null) throw missingParameter(name, endpoint)
    return url.replace(`:${name}`, encodeURIComponent(value))
  }, endpoint.path)
}

function missingParameter(name: string, { method, path }: Endpoint): Error {
  return new Error(`Required parameter ${name} was null or undefined when calling ${method} ${path}`)
}

function search(query: Record<string, unknown> | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return entries.length ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}` : ""
}
