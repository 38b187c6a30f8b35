/** The product's calls over a database of the test file's own, called without a socket. */
import { afterAll } from "bun:test"
import { rmSync } from "node:fs"
import { Hono } from "hono"
import { createAccessControl } from "../../src/app.tsx"
import type { ServerState } from "../../src/base/server-state.ts"
import { ensureDemoLicence } from "../../src/demo/seed/licence.ts"
import { type ErrorBody, refusalResponse, type Translate, toRefusal } from "../../src/http/errors.ts"
import { mountApi } from "../../src/http/routes.ts"
import { APPROVAL_HANDLERS } from "../../src/registry.ts"
import { allEndpoints } from "../../src/routes.ts"
import { LiveSessions } from "../../src/sessions/live/live-sessions.ts"
import type { SessionDeps } from "../../src/sessions/start/session-deps.ts"
import { createSessionState } from "../../src/sessions/start/state.ts"
import { type TestDatabase, testDatabase } from "./database.ts"
import { type TestDeps, testDeps } from "./deps.ts"
import { bodyTypeOf, checkResponse } from "./response-contract.ts"
import { aUser, createToken } from "./users.ts"

export interface TestResponse<T> {
  status: number
  body: T
}

export interface TestApi {
  app: Hono
  database: TestDatabase
  deps: TestDeps & SessionDeps
  /** Sends JSON below /api with a bearer token; null sends none. An answer that is not its row's fails the test. */
  call<T = ErrorBody>(
    token: string | null,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<TestResponse<T>>
  /** A superuser's id and token. */
  root: { userId: string; token: string }
}

/** Error texts belong to the web pages; here a refusal contains its key. */
const keys: Translate = (key) => key

/** Call it at the top level of a test file. @param state  as for `testDeps` */
export async function testApi(state?: ServerState): Promise<TestApi> {
  const database = await testDatabase()
  const base = testDeps(database.db, state)
  afterAll(() => rmSync(base.dataFolder, { recursive: true, force: true }))
  const deps = {
    ...base,
    live: new LiveSessions(base),
    ...createSessionState(base.clock),
    approvalHandlers: APPROVAL_HANDLERS,
  }
  const app = new Hono()
  mountApi(app, allEndpoints, deps, createAccessControl(deps))
  app.onError((error, c) => {
    const refusal = toRefusal(error)
    if (refusal.code === "SERVER_ERROR") console.error(error)
    return refusalResponse(refusal, keys, c.req.raw)
  })
  await ensureDemoLicence(deps)
  const rootId = await aUser(deps, { superuser: true, name: "root" })
  const root = { userId: rootId, token: await createToken(deps, rootId) }
  return { app, database, deps, root, call: (token, ...rest) => callApi(app, token, ...rest) }
}

/** Sends JSON, or the text that the call takes, below /api; an answer that is not its row's fails the test. */
export async function callApi<T>(
  app: Hono,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<TestResponse<T>> {
  const response = await app.request(`/api${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": bodyTypeOf(method, path) }),
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = /^application\/json(;|$)/.test(response.headers.get("content-type") ?? "") && text !== ""
  const read = isJson ? JSON.parse(text) : text || null
  checkResponse(method, path, response.status, read)
  return { status: response.status, body: read as T }
}
