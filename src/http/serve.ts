/** Binds contract rows to handlers and mounts them below /api: gate, validation, answer. No domain in here. */
import type { Hono } from "hono"
import { assert } from "../base/assert.ts"
import type { Deps } from "../base/deps.ts"
import { parse } from "../base/parse.ts"
import { Refusal } from "../base/refusal.ts"
import type { Actor, DeviceAccess } from "../roles/rules.ts"
import { readJson, readText } from "./body.ts"
import type { AnswerOf, BodyOf, Endpoint, Gate, PathOf, QueryOf } from "./endpoint.ts"
import { pathParamNames, spellingsOf } from "./endpoint.ts"
import { type Gatekeeper, notingRefusals, passGate } from "./gate.ts"
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

export function mountApi<D>(app: Hono, bound: BoundEndpoint<D>[], deps: D, keeper: Gatekeeper): void {
  for (const { endpoint, handle } of bound) {
    app.on(endpoint.method, spellingsOf(`/api${endpoint.path}`), async (c) => {
      const request = c.req.raw
      const path = pathOf(endpoint, c.req.param() as Record<string, string>)
      const gate = endpoint.gate as Gate
      const passed = await passGate(keeper, gate, request, path, endpoint.tokens)
      const actor = passed.signedIn?.actor ?? null
      const call = {
        deps,
        actor,
        access: passed.access,
        path,
        query: endpoint.query ? parse(endpoint.query, c.req.query()) : undefined,
        body: endpoint.body ? parse(endpoint.body, await readBody(endpoint, request)) : undefined,
        request,
        address: addressOf(request),
      } as unknown as Call<Endpoint, D>
      return notingRefusals(keeper, { actor, gate, request, path }, async () =>
        answer(endpoint, await handle(call)),
      )
    })
  }
}

function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  return endpoint.plainText ? readText(request) : readJson(request)
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

function answer(endpoint: Endpoint, result: unknown): Response {
  if (result instanceof Response) return result
  if (!endpoint.answer) return new Response(null, { status: 204 })
  assert(result !== undefined, `${endpoint.method} ${endpoint.path} answers something`)
  return Response.json(result, {
    status: endpoint.status ?? 200,
    headers: { "cache-control": "no-store" },
  })
}
