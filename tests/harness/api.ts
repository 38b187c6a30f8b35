/** The product's calls over a database of the test file's own, called without a socket. */
import { afterAll } from "bun:test"
import { rmSync } from "node:fs"
import { Hono } from "hono"
import { ensureDemoLicence } from "../../sql/seeds/demo-licence.ts"
import { allEndpoints, gatekeeperOf } from "../../src/app.tsx"
import { asRefusal, type ErrorBody, refusalResponse, type Translate } from "../../src/http/errors.ts"
import { mountApi } from "../../src/http/serve.ts"
import type { RemoteDeps } from "../../src/remote/actions.ts"
import { LiveSessions } from "../../src/remote/live.ts"
import { ViewerTickets } from "../../src/remote/tickets.ts"
import { checkAnswer } from "./contract.ts"
import { type TestDatabase, testDatabase } from "./database.ts"
import { type TestDeps, testDeps } from "./deps.ts"
import { aPerson, tokenOf } from "./people.ts"

export interface Answer<T> {
  status: number
  body: T
}

export interface TestApi {
  app: Hono
  database: TestDatabase
  deps: TestDeps & RemoteDeps
  /** Sends JSON below /api with a bearer token; null sends none. An answer that is not its row's fails the test. */
  call<T = ErrorBody>(token: string | null, method: string, path: string, body?: unknown): Promise<Answer<T>>
  /** A superuser's id and token. */
  root: { userId: string; token: string }
}

/** Error texts are the web's; here a refusal says its key. */
const keys: Translate = (key) => key

/** Call it at the top level of a test file. */
export async function testApi(): Promise<TestApi> {
  const database = await testDatabase()
  const base = testDeps(database.db)
  afterAll(() => rmSync(base.dataFolder, { recursive: true, force: true }))
  const deps = {
    ...base,
    live: new LiveSessions(base),
    tickets: new ViewerTickets(),
  }
  const app = new Hono()
  mountApi(app, allEndpoints, deps, gatekeeperOf(deps))
  app.onError((error, c) => {
    const refusal = asRefusal(error)
    if (refusal.code === "SERVER_ERROR") console.error(error)
    return refusalResponse(refusal, keys, c.req.raw)
  })
  await ensureDemoLicence(deps)
  const rootId = await aPerson(deps, { superuser: true, name: "root" })
  const root = { userId: rootId, token: await tokenOf(deps, rootId) }
  return { app, database, deps, root, call: (token, ...rest) => call(app, token, ...rest) }
}

async function call<T>(
  app: Hono,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const response = await app.request(`/api${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = /^application\/json(;|$)/.test(response.headers.get("content-type") ?? "") && text !== ""
  const read = isJson ? JSON.parse(text) : text || null
  checkAnswer(method, path, response.status, read)
  return { status: response.status, body: read as T }
}
