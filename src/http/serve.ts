/** Binds contract rows to handlers and mounts them below /api: gate, validation, answer. No domain in here. */
import type { Hono } from "hono"
import { z } from "zod/mini"
import { assert } from "../base/assert.ts"
import { withoutNulls } from "../base/changes.ts"
import type { Deps } from "../base/deps.ts"
import { TOTAL_COUNTED_MAX } from "../base/paging.ts"
import { parse } from "../base/parse.ts"
import { Refusal } from "../base/refusal.ts"
import type { Actor, DeviceAccess } from "../roles/rules.ts"
import { readJson, readText } from "./body.ts"
import {
  entityTag,
  isKnown,
  isVersioned,
  refuseCondition,
  underCondition,
  wantedVersion,
  withWantedVersion,
} from "./conditions.ts"
import type { AnswerOf, BodyOf, Endpoint, Gate, Method, PathOf, QueryOf } from "./endpoint.ts"
import { pathParamNames, spellingsOf } from "./endpoint.ts"
import { type Gatekeeper, notingRefusals, passGate } from "./gate.ts"
import { answeredOnce } from "./idempotency.ts"
import { addressOf } from "./request.ts"

export interface Call<E extends Endpoint, D> {
  deps: D
  /** Null on public rows only. */
  actor: E["gate"] extends "public" ? null : Actor
  /** Set on rows with a device gate only. */
  access: E["gate"] extends { device: string } ? DeviceAccess : null
  path: PathOf<E>
  body: BodyOf<E>
  query: QueryOf<E>
  request: Request
  /** Where the request came from, for audit and throttling. */
  address: string
}

export type Handlers<Es extends Record<string, Endpoint>, D> = {
  [K in keyof Es]: (call: Call<Es[K], D>) => Promise<AnswerOf<Es[K]>> | AnswerOf<Es[K]>
}

export interface BoundEndpoint<D> {
  name: string
  endpoint: Endpoint
  handle: (call: Call<Endpoint, D>) => unknown
}

/** Pairs each row with the handler of the same name; a missing handler is a type error. */
export function serve<Es extends Record<string, Endpoint>, D = Deps>(
  endpoints: Es,
  handlers: Handlers<Es, D>,
): BoundEndpoint<D>[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    name,
    endpoint,
    handle: handlers[name] as unknown as BoundEndpoint<D>["handle"],
  }))
}

/** @param item  the path pattern of the row that reads what this one creates */
interface Mounted<D> extends BoundEndpoint<D> {
  item: string | null
}

/** Mounts the rows; a method that a path does not have is 405. */
export function mountApi<D>(app: Hono, bound: BoundEndpoint<D>[], deps: D, keeper: Gatekeeper): void {
  const methods = new Map<string, Method[]>()
  for (const row of bound) {
    const { method, path } = row.endpoint
    methods.set(path, [...(methods.get(path) ?? []), method])
    const mounted = { ...row, item: itemPathOf(row.endpoint, bound) }
    app.on(method, spellingsOf(`/api${path}`), (c) =>
      serveCall(mounted, deps, keeper, c.req.raw, {
        path: c.req.param() as Record<string, string>,
        query: c.req.query(),
      }),
    )
  }
  for (const [path, allowed] of methods)
    for (const spelling of spellingsOf(`/api${path}`))
      app.all(spelling, (c) => otherMethod(c.req.method, allowed))
}

/** HEAD is served by GET. */
function otherMethod(method: string, methods: readonly Method[]): Response {
  const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"]
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: { allow: allow.join(", ") } })
  throw new Refusal("METHOD_NOT_ALLOWED", `${method} is none of ${allow.join(", ")}`, { allow })
}

async function serveCall<D>(
  { endpoint, handle, item }: Mounted<D>,
  deps: D,
  keeper: Gatekeeper,
  request: Request,
  given: { path: Record<string, string>; query: Record<string, string> },
): Promise<Response> {
  const path = pathOf(endpoint, given.path)
  const gate = endpoint.gate as Gate
  const passed = await passGate(keeper, gate, request, path, endpoint.tokens)
  const actor = passed.signedIn?.actor ?? null
  const version = conditionOf(endpoint, request)
  const call = {
    deps,
    actor,
    access: passed.access,
    path,
    query: queryOf(endpoint, given.query),
    body: endpoint.body ? parse(endpoint.body, await readBody(endpoint, request, version)) : undefined,
    request,
    address: addressOf(request),
  } as unknown as Call<Endpoint, D>
  const respond = async () =>
    answer(endpoint, await underCondition(version, async () => handle(call)), { request, path }, item)
  const asked = { request, userId: actor?.userId ?? null, body: call.body }
  return notingRefusals(keeper, { actor, gate, request, path }, () =>
    answeredOnce(keeper.answers, endpoint, asked, respond),
  )
}

/** The version that the request is for, where rows have one. */
function conditionOf({ method, body }: Endpoint, request: Request): number | null {
  if (method === "GET") return null
  if (isVersioned(body)) return wantedVersion(request)
  refuseCondition(request)
  return null
}

const NO_QUERY = z.strictObject({})

/** What a row does not know is named: a misspelt filter would show more than was asked for. */
function queryOf(endpoint: Endpoint, given: Record<string, string>): unknown {
  if (!endpoint.query) {
    if (Object.keys(given).length > 0) parse(NO_QUERY, given)
    return undefined
  }
  return parse(strictOf(endpoint.query), given)
}

const strictSchemas = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

/** The same schema, refusing fields that it does not have. */
function strictOf(schema: z.ZodMiniType): z.ZodMiniType {
  const known = strictSchemas.get(schema)
  if (known) return known
  const strict = z.clone(schema, { ...schema._zod.def, catchall: z.never() } as typeof schema._zod.def)
  strictSchemas.set(schema, strict)
  return strict
}

async function readBody(endpoint: Endpoint, request: Request, version: number | null): Promise<unknown> {
  checkMediaType(endpoint, request)
  if (endpoint.plainText) return readText(request)
  const input = withWantedVersion(await readJson(request), version)
  return endpoint.method === "POST" && endpoint.body ? withoutNulls(endpoint.body, input) : input
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json *(?:;|$)/i

/** Plain text is taken under any name. @throws Refusal UNSUPPORTED_MEDIA_TYPE for a body that says that it is no JSON */
function checkMediaType({ plainText }: Endpoint, request: Request): void {
  const type = request.headers.get("content-type")
  if (plainText || type === null || JSON_TYPE.test(type)) return
  throw new Refusal("UNSUPPORTED_MEDIA_TYPE", `body is ${type}, not application/json`)
}

function pathOf(endpoint: Endpoint, given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    pathParamNames(endpoint.path).map((name) => {
      const value = given[name]
      if (!value) {
        throw new Refusal(
          "BAD_REQUEST",
          `Required parameter ${name} was null or undefined when calling ${endpoint.method} ${endpoint.path}`,
        )
      }
      return [name, value]
    }),
  )
}

/** Of a creating row: the path of the row that reads one of what it creates. */
export function itemPathOf(
  { method, path, status, item: named }: Endpoint,
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

/** A page says whether its total is all, or as far as was counted. */
function withExactness(result: unknown): unknown {
  const { rows, total } = result as { rows?: unknown; total?: unknown }
  if (!Array.isArray(rows) || typeof total !== "number") return result
  return { ...(result as object), totalIsExact: total < TOTAL_COUNTED_MAX }
}

/** The item's path: its last parameter is what was created, the others are those of the request. */
function locationOf(item: string, path: Record<string, string>, id: string): string {
  const names = pathParamNames(item)
  return names.reduce((filled, name) => {
    const value = name === names.at(-1) ? id : (path[name] ?? "")
    return filled.replace(`:${name}`, encodeURIComponent(value))
  }, item)
}

function answer(
  endpoint: Endpoint,
  result: unknown,
  { request, path }: { request: Request; path: Record<string, string> },
  item: string | null,
): Response {
  if (result instanceof Response) return result
  if (!endpoint.answer) return new Response(null, { status: 204 })
  assert(result !== undefined, `${endpoint.method} ${endpoint.path} answers something`)
  const headers: Record<string, string> = { "cache-control": "no-store", "content-type": "application/json" }
  const json = JSON.stringify(withExactness(result))
  const { id, version } = result as { id?: unknown; version?: unknown }
  if (isVersioned(endpoint.answer) && typeof version === "number") {
    headers.etag = entityTag(version, json)
    if (endpoint.method === "GET" && isKnown(request, headers.etag)) {
      return new Response(null, { status: 304, headers: { etag: headers.etag } })
    }
  }
  if (item !== null && typeof id === "string") headers.location = `/api${locationOf(item, path, id)}`
  return new Response(json, { status: endpoint.status ?? 200, headers })
}
