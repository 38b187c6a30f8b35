/** A database that is unavailable, locked or full, as seen by clients and users; and the report to monitoring. */
import { expect, test } from "bun:test"
import { rm } from "node:fs/promises"
import { buildApp } from "../../src/app.tsx"
import { createDatabase, servingPoolOnSocket } from "../../src/edges/postgres/database.ts"
import { signInCookie } from "../../src/http/cookies.ts"
import { testApi } from "../harness/api.ts"

const { deps, root, database } = await testApi()
/** With the pages and everything in front of them. */
const app = buildApp(deps)

const bearer = { headers: { authorization: `Bearer ${root.token}` } }

/** The same server on a database that is not there. */
async function withoutDatabase<T>(work: (away: ReturnType<typeof buildApp>) => Promise<T>): Promise<T> {
  const { db, stop } = createDatabase(servingPoolOnSocket("/nowhere", "none", 1))
  try {
    return await work(buildApp({ ...deps, db }))
  } finally {
    await stop()
  }
}

test("API calls and pages return 503 with Retry-After without the database, and API calls name the reason", () =>
  withoutDatabase(async (away) => {
    const answer = await away.request("/api/devices", bearer)
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await answer.json()).toMatchObject({
      code: "SERVER_BUSY",
      message: expect.stringContaining("database cannot be reached"),
    })
    const headers = { host: "127.0.0.1" }
    const cookie = signInCookie(new Request("http://127.0.0.1/", { headers }), "x".repeat(43), 60).split(
      ";",
    )[0]!
    const page = await away.request("http://127.0.0.1/issues", { headers: { ...headers, cookie } })
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"])
  }))

test("a locked table causes 503 after its timeout for calls that need it, while other calls succeed", async () => {
  await database.sql.begin(async (holder) => {
    await holder`lock table device in access exclusive mode`
    const blocked = app.request("/api/devices", bearer)
    expect((await app.request("/api/usergroups", bearer)).status).toBe(200)
    const answer = await blocked
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
  })
  expect((await app.request("/api/devices", bearer)).status).toBe(200)
}, 15_000)

test("the health check returns 200 even without the database", () =>
  withoutDatabase(async (away) => {
    const answer = await away.request("/healthz")
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }])
  }))

test("the readiness check returns 200 with database and storage, and 503 without the database", async () => {
  const ready = await app.request("/readyz")
  const checks = { database: true, storage: true, diskSpace: true }
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ready", checks }])
  await withoutDatabase(async (away) => {
    const answer = await away.request("/readyz")
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: "notReady", checks: { ...checks, database: false } },
    ])
  })
})

test("the readiness check returns 503 when files cannot be written", async () => {
  const dataFolder = `${deps.dataFolder}/a-file`
  await Bun.write(dataFolder, "")
  const answer = await buildApp({ ...deps, dataFolder }).request("/readyz")
  expect([answer.status, (await answer.json()).checks.storage]).toEqual([503, false])
  await rm(dataFolder)
})
