/** A database that is unavailable, locked or full, as seen by clients and users; and the report to monitoring. */
import { expect, test } from "bun:test"
import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildApp } from "../../src/app.tsx"
import { createLogger, type Logger, type LogLevel, silentLogger } from "../../src/base/logger.ts"
import { createToken } from "../../src/base/token.ts"
import { createDatabase, servingPoolOnSocket } from "../../src/edges/postgres/database.ts"
import { signInCookie } from "../../src/http/cookies.ts"
import { SAME_CAUSE_INTERVAL_MS } from "../../src/http/log-throttle.ts"
import { testApi } from "../harness/api.ts"

const { deps, root, database } = await testApi()
/** With the pages and everything in front of them. */
const app = buildApp(deps)

const bearer = { headers: { authorization: `Bearer ${root.token}` } }

/** The same server on a database that is not there. */
async function withoutDatabase<T>(
  work: (away: ReturnType<typeof buildApp>) => Promise<T>,
  log: Logger = silentLogger,
): Promise<T> {
  const { db, stop } = createDatabase(servingPoolOnSocket("/nowhere", "none", 1))
  try {
    return await work(buildApp({ ...deps, db, log }))
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

/** What requests without a database leave in the log. */
async function logOf(level: LogLevel, work: (away: ReturnType<typeof buildApp>) => Promise<void>) {
  const lines: string[] = []
  await withoutDatabase(work, createLogger({ level, write: (line) => lines.push(line) }))
  return lines
}

test("while the database is away, one line for all requests of an interval is logged, and the next tells their number", async () => {
  const lines = await logOf("warn", async (away) => {
    for (let n = 0; n < 5; n += 1) await away.request("/api/devices", bearer)
    deps.setTime(new Date(deps.clock().getTime() + SAME_CAUSE_INTERVAL_MS))
    await away.request("/api/devices", bearer)
  })
  const unlogged = lines.map((line) => JSON.parse(line)).map(({ message, unlogged }) => [message, unlogged])
  const sentence = "The database could not serve a request"
  expect(unlogged).toEqual([
    [sentence, 0],
    [sentence, 4],
  ])
})

test("the address of a calendar feed or of a machine's label is logged without its token when its request fails", async () => {
  const token = createToken()
  const label = createToken(16)
  const lines = await logOf("debug", async (away) => {
    const calendarFeed = await away.request(`/calendar/feed/${token}.ics`)
    expect(calendarFeed.status).toBe(503)
    deps.setTime(new Date(deps.clock().getTime() + SAME_CAUSE_INTERVAL_MS))
    expect((await away.request(`/report/${label}`)).status).toBe(503)
    await away.request(`/report/${label}/more`)
  })
  const paths = new Set(lines.flatMap((line) => JSON.parse(line).path ?? []))
  expect([...paths]).toEqual(["/calendar/feed/[redacted]", "/report/[redacted]"])
  const text = lines.join("\n")
  expect([text.includes(token), text.includes(label)]).toEqual([false, false])
})

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

test("a change that the database has no disk space for is refused with 507, and logged as an error", async () => {
  const lines: string[] = []
  const logging = buildApp({
    ...deps,
    log: createLogger({ level: "warn", write: (line) => lines.push(line) }),
  })
  const { sql } = database
  await sql`create function refuse_full() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`
  await sql`create trigger refuse_full before insert on user_group for each row execute function refuse_full()`
  try {
    const headers = { ...bearer.headers, "content-type": "application/json" }
    const body = JSON.stringify({ name: "Fitters" })
    const answer = await logging.request("/api/usergroups", { method: "POST", headers, body })
    expect([answer.status, (await answer.json()).code]).toEqual([507, "STORAGE_FULL"])
    const { level, message } = JSON.parse(lines[0] ?? "{}")
    expect([level, message]).toEqual(["error", "The disk is full: nothing can be saved"])
  } finally {
    await sql`drop function refuse_full cascade`
  }
})

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

test("the readiness check returns 503 when less than 512 MB of the disk are free", async () => {
  const mounted = mkdtempSync(join(tmpdir(), "millwright-nearly-full-"))
  const spaceWith = async (megabytes: number) => {
    await Bun.$`mount -t tmpfs -o size=${megabytes}m none ${mounted}`.quiet()
    try {
      const answer = await buildApp({ ...deps, dataFolder: mounted }).request("/readyz")
      const { storage, diskSpace } = (await answer.json()).checks
      return { status: answer.status, storage, diskSpace }
    } finally {
      await Bun.$`umount ${mounted}`.quiet()
    }
  }
  expect(await spaceWith(511)).toEqual({ status: 503, storage: true, diskSpace: false })
  expect(await spaceWith(520)).toEqual({ status: 200, storage: true, diskSpace: true })
  await rm(mounted, { recursive: true })
})
