/** Binds contract rows to handlers and mounts them below /api: gate, validation, answer. No domain in here. */
import type { Hono } from "hono"
import { z } from "zod/mini"
import { assert } from "../base/assert.ts"
import type { Actor, DeviceAccess } from "../base/authorities.ts"
import type { Deps } from "../base/deps.ts"
import { TOTAL_COUNT_MAX } from "../base/page-request.ts"
import { parse } from "../base/parse.ts"
import { withoutNulls } from "../base/partial-update.ts"
import { Refusal, validationRefusal } from "../base/refusal.ts"
import { type AccessControl, auditRefusal, authorizeRequest } from "./authorize.ts"
import { readJson, readText } from "./body.ts"
import {
  entityTag,
  ifMatchVersion,
  isNotModified,
  isVersioned,
  rejectIfMatch,
  withIfMatchVersion,
  withPrecondition,
} from "./conditional-requests.ts"
import type { AccessRule, BodyOf, Endpoint, Method, PathOf, QueryOf, ResponseOf } from "./endpoint.ts"
import { pathAliases, pathParamNames } from "./endpoint.ts"
import { withIdempotency } from "./idempotency.ts"
import { clientAddress } from "./request.ts"
import { withSendingCheck } from "./sending-check.ts"
import { textAnswer } from "./text-answer.ts"

interface ApiCall<E extends Endpoint, D> {
  deps: D
  /** Null on public rows only. */
  actor: E["auth"] extends "public" ? null : Actor
  /** Set on rows with a device gate only. */
  access: E["auth"] extends { device: string } ? DeviceAccess : null
  path: PathOf<E>
  body: BodyOf<E>
  query: QueryOf<E>
  request: Request
  /** Address of the client, for audit and throttling. */
  address: string
}

type Handlers<Es extends Record<string, Endpoint>, D> = {
  [K in keyof Es]: (call: ApiCall<Es[K], D>) => Promise<ResponseOf<Es[K]>> | ResponseOf<Es[K]>
}

export interface BoundEndpoint<D> {
  name: string
  endpoint: Endpoint
  handle: (call: ApiCall<Endpoint, D>) => unknown
}

/** Pairs each row with the handler of the same name; a missing handler is a type error. */
export function bindEndpoints<Es extends Record<string, Endpoint>, D = Deps>(
  endpoints: Es,
  handlers: Handlers<Es, D>,
): BoundEndpoint<D>[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    name,
    endpoint,
    handle: handlers[name] as unknown as BoundEndpoint<D>["handle"],
  }))
}

/** A row with what follows from it for each of its calls. */
interface MountedEndpoint<D> extends BoundEndpoint<D> {
  /** The path pattern of the row that reads what this one creates. */
  item: string | null
  pathParams: readonly string[]
  /** Refuses unknown parameters: a misspelt filter would return more rows than intended. */
  query: z.ZodMiniType | null
  isBodyVersioned: boolean
  isAnswerVersioned: boolean
}

function mountedEndpoint<D>(row: BoundEndpoint<D>, rows: readonly BoundEndpoint<D>[]): MountedEndpoint<D> {
  const { endpoint } = row
  return {
    ...row,
    item: itemPathOf(endpoint, rows),
    pathParams: pathParamNames(endpoint.path),
    query: endpoint.query ? strictSchema(endpoint.query) : null,
    isBodyVersioned: isVersioned(endpoint.body),
    isAnswerVersioned: isVersioned(endpoint.response),
  }
}

/** Mounts the rows; a method that a path does not have is 405. */
export function mountApi<D>(app: Hono, bound: BoundEndpoint<D>[], deps: D, keeper: AccessControl): void {
  const paths = [...Map.groupBy(bound, ({ endpoint }) => endpoint.path)]
  // A fixed part comes before a parameter in its place: /devices/sessions is no device, with any method.
  const ordered = paths.toSorted(
    ([one], [other]) => pathParamNames(one).length - pathParamNames(other).length,
  )
  for (const [path, rows] of ordered) {
    const spellings = pathAliases(`/api${path}`)
    for (const row of rows) {
      const mounted = mountedEndpoint(row, bound)
      app.on(row.endpoint.method, spellings, (c) =>
        handleCall(mounted, deps, keeper, c.req.raw, {
          path: c.req.param() as Record<string, string>,
          query: c.req.queries(),
        }),
      )
    }
    for (const spelling of spellings)
      refuseOtherMethods(
        app,
        spelling,
        rows.map(({ endpoint }) => endpoint.method),
      )
  }
}

/** Every other method of this path is 405; its rows are mounted before. */
export function refuseOtherMethods(app: Hono, path: string, methods: readonly Method[]): void {
  app.all(path, (c) => methodNotAllowed(c.req.method, methods))
}

/** HEAD is served by GET. */
function methodNotAllowed(method: string, methods: readonly Method[]): Response {
  const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"]
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: { allow: allow.join(", ") } })
  throw new Refusal("METHOD_NOT_ALLOWED", `${method} is none of ${allow.join(", ")}`, { allow })
}

async function handleCall<D>(
  mounted: MountedEndpoint<D>,
  deps: D,
  keeper: AccessControl,
  request: Request,
  given: { path: Record<string, string>; query: Record<string, string[]> },
): Promise<Response> {
  const { endpoint } = mounted
  const path = pathParams(mounted, given.path)
  const gate = endpoint.auth as AccessRule
  const passed = await authorizeRequest(keeper, gate, request, path, endpoint.tokens)
  const actor = passed.signedIn?.actor ?? null
  const version = preconditionOf(mounted, request)
  if (endpoint.body || endpoint.upload || endpoint.octets) checkMediaType(endpoint, request)
  const call = {
    deps,
    actor,
    access: passed.access,
    path,
    query: parseQuery(mounted, given.query),
    body: endpoint.body ? parse(endpoint.body, await readBody(endpoint, request, version)) : undefined,
    request,
    address: clientAddress(request),
  } as unknown as ApiCall<Endpoint, D>
  try {
    // A read has neither a precondition nor an idempotency key.
    if (endpoint.method === "GET") {
      const response = toResponse(mounted, await mounted.handle(call), { request, path })
      return withSendingCheck(keeper, { actor, rule: gate, path }, response)
    }
    return await answerChange(mounted, keeper, call, version)
  } catch (error) {
    await auditRefusal(keeper, { actor, gate, request, path }, error)
    throw error
  }
}

function answerChange<D>(
  mounted: MountedEndpoint<D>,
  keeper: AccessControl,
  call: ApiCall<Endpoint, D>,
  version: number | null,
): Promise<Response> {
  const { request, body } = call
  const path = call.path as Record<string, string>
  const respond = async () =>
    toResponse(mounted, await withPrecondition(version, async () => mounted.handle(call)), { request, path })
  const asked = { request, userId: (call.actor as Actor | null)?.userId ?? null, body }
  return withIdempotency(keeper.idempotency, mounted.endpoint, asked, respond)
}

/** The version that the request is for, where rows have one. */
function preconditionOf(
  { endpoint, isBodyVersioned }: MountedEndpoint<never>,
  request: Request,
): number | null {
  if (endpoint.method === "GET") return null
  if (isBodyVersioned) return ifMatchVersion(request)
  rejectIfMatch(request)
  return null
}

const EMPTY_QUERY = z.strictObject({})

/** @throws Refusal BAD_REQUEST, also for a parameter that is given twice: one of its values would be ignored */
function parseQuery(
  { query }: Pick<MountedEndpoint<never>, "query">,
  given: Record<string, string[]>,
): unknown {
  const entries = Object.entries(given)
  const repeated = entries.filter(([, values]) => values.length > 1)
  if (repeated.length > 0)
    throw validationRefusal(repeated.map(([path]) => ({ path, message: "validation.repeated" })))
  const single = Object.fromEntries(entries.map(([name, [value]]) => [name, value]))
  if (query) return parse(query, single)
  if (entries.length > 0) parse(EMPTY_QUERY, single)
  return undefined
}

/** The same schema, refusing fields that it does not have. */
function strictSchema(schema: z.ZodMiniType): z.ZodMiniType {
  return z.clone(schema, { ...schema._zod.def, catchall: z.never() } as typeof schema._zod.def)
}

async function readBody(endpoint: Endpoint, request: Request, version: number | null): Promise<unknown> {
  if (endpoint.plainText) return readText(request)
  const input = withIfMatchVersion(await readJson(request), version)
  return endpoint.method === "POST" && endpoint.body ? withoutNulls(endpoint.body, input) : input
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json *(?:;|$)/i
const OCTETS_TYPE = /^application\/octet-stream *(?:;|$)/i
const MULTIPART_TYPE = /^multipart\/form-data *(?:;|$)/i

/**
 * Accepts plain text with any media type but JSON's: programs name others without meaning them.
 *
 * @throws Refusal UNSUPPORTED_MEDIA_TYPE for a body that is declared another one than the endpoint takes, or compressed
 */
function checkMediaType({ body, plainText, upload, octets }: Endpoint, { headers }: Request): void {
  const coding = headers.get("content-encoding")
  if (coding !== null && coding !== "identity")
    throw new Refusal("UNSUPPORTED_MEDIA_TYPE", `body is ${coding}, not plain`)
  const type = headers.get("content-type")
  if (type === null) return
  if (plainText && JSON_TYPE.test(type))
    throw new Refusal("UNSUPPORTED_MEDIA_TYPE", `body is ${type}, not text/plain`)
  if (plainText) return
  if (body && !JSON_TYPE.test(type))
    throw new Refusal("UNSUPPORTED_MEDIA_TYPE", `body is ${type}, not application/json`)
  if (octets && !OCTETS_TYPE.test(type))
    throw new Refusal("UNSUPPORTED_MEDIA_TYPE", `body is ${type}, not application/octet-stream`)
  if (upload && !MULTIPART_TYPE.test(type))
    throw new Refusal("UNSUPPORTED_MEDIA_TYPE", `body is ${type}, not multipart/form-data`)
}

function pathParams(
  { endpoint, pathParams: names }: Pick<MountedEndpoint<never>, "endpoint" | "pathParams">,
  given: Record<string, string>,
): Record<string, string> {
  const path: Record<string, string> = {}
  for (const name of names) {
    const value = given[name]
    if (!value) {
      throw new Refusal(
        "BAD_REQUEST",
        `Required parameter ${name} was null or undefined when calling ${endpoint.method} ${endpoint.path}`,
      )
    }
    path[name] = value
  }
  return path
}

/** The path that reads what a creating endpoint has created; null for other endpoints. */
export function itemPathOf(
  { method, path, status, itemPath: named }: Endpoint,
  rows: readonly { endpoint: Endpoint }[],
): string | null {
  if (named !== undefined) return named
  if (method !== "POST" || status !== 201) return null
  const item = rows.find(({ endpoint }) => {
    const rest = endpoint.path.startsWith(`${path}/:`) ? endpoint.path.slice(path.length + 2) : "/"
    return endpoint.method === "GET" && !rest.includes("/")
  })
  return item?.endpoint.path ?? null
}

/** Adds to a page whether its total is exact or a lower bound. */
function withTotalIsExact(result: unknown): unknown {
  const { rows, total } = result as { rows?: unknown; total?: unknown }
  if (!Array.isArray(rows) || typeof total !== "number") return result
  return { ...(result as object), totalIsExact: total < TOTAL_COUNT_MAX }
}

/** The item's path: its last parameter is what was created, the others are those of the request. */
function locationOf(item: string, path: Record<string, string>, id: string): string {
  const names = pathParamNames(item)
  return names.reduce((filled, name) => {
    const value = name === names.at(-1) ? id : (path[name] ?? "")
    return filled.replace(`:${name}`, encodeURIComponent(value))
  }, item)
}

function toResponse(
  {
    endpoint,
    item,
    isAnswerVersioned,
  }: Pick<MountedEndpoint<never>, "endpoint" | "item" | "isAnswerVersioned">,
  result: unknown,
  { request, path }: { request: Request; path: Record<string, string> },
): Response {
  if (result instanceof Response) return result
  if (!endpoint.response) return new Response(null, { status: 204 })
  assert(result !== undefined, `${endpoint.method} ${endpoint.path} answers something`)
  const headers: Record<string, string> = { "cache-control": "no-store", "content-type": "application/json" }
  const json = JSON.stringify(withTotalIsExact(result))
  const { id, version } = result as { id?: unknown; version?: unknown }
  if (isAnswerVersioned && typeof version === "number") {
    headers.etag = entityTag(version, json)
    if (endpoint.method === "GET" && isNotModified(request, headers.etag)) {
      return new Response(null, { status: 304, headers: { etag: headers.etag } })
    }
  }
  if (item !== null && typeof id === "string") headers.location = `/api${locationOf(item, path, id)}`
  const init = { status: endpoint.status ?? 200, headers }
  // Responses to creations are short and stored for their idempotency key.
  return endpoint.method === "GET" ? textAnswer(json, init) : new Response(json, init)
}
