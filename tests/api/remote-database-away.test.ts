/** Running sessions while the database does not answer, or not to everything. */

import { expect, test } from "bun:test"
import { Kysely } from "kysely"
import type { DB } from "../../sql/types.ts"
import { hoursAfter } from "../../src/base/clock.ts"
import { silentLogger } from "../../src/base/logger.ts"
import { createDialect } from "../../src/db/kysely-driver.ts"
import { RESPONSE_TIMEOUT_MS } from "../../src/edges/postgres/database.ts"
import { checkRunningSessions } from "../../src/sessions/live/eligibility.ts"
import { insertSession } from "../../src/sessions/session/store.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, sessionPath } from "../harness/remote-sessions.ts"

stopMachinesAfterAll()

const on = await remoteTest({ reconcileMs: 3_600_000 })
const strict = await remoteTest({ recheckMs: 50, unconfirmedAccessMs: 3_600_000 })
const brief = await remoteTest({ recheckMs: 50, unconfirmedAccessMs: 1000 })
const errors: string[] = []
const log = { ...silentLogger, error: (message: string) => void errors.push(message) }
const leaving = await remoteTest({ absenceMs: 50 }, { log })
type Side = typeof on

async function running(side: Side = on) {
  const machine = await aVncMachine({ maxSessions: 1 })
  const job = await side.aSessionFixture(machine.target)
  const path = await side.startSession(job)
  const owner = await side.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  return { machine, job, path, owner }
}

/** Makes sign-ins unreadable: rights cannot be checked. */
const hideSignIns = ({ database }: Side) => database.sql`alter table sign_in rename to sign_in_away`
const showSignIns = ({ database }: Side) => database.sql`alter table sign_in_away rename to sign_in`

test("the last known end of the window is enforced without the database", async () => {
  const { path, owner } = await running(strict)
  await strict.deps.live.recheckNow()
  await hideSignIns(strict)
  try {
    strict.deps.setTime(hoursAfter(strict.deps.clock(), 1000))
    const end = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(end.code).toBe("ISSUE_MAINTENANCE_WINDOW_ERROR")
  } finally {
    await showSignIns(strict)
  }
  expect(await strict.waitForEnd(path)).toMatchObject({ state: "ISSUE_MAINTENANCE_WINDOW_ERROR" })
})

test("a session ends when the database has not confirmed its rights within a bounded time", async () => {
  const { path, owner } = await running(brief)
  await hideSignIns(brief)
  try {
    const end = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(end).toMatchObject({
      code: "USER_AUTHORIZATION_ERROR",
      cause: "RIGHTS_UNCONFIRMED",
    })
  } finally {
    await showSignIns(brief)
  }
  expect(await brief.waitForEnd(path)).toMatchObject({ state: "USER_AUTHORIZATION_ERROR" })
})

test("a session end that cannot be saved frees its place on the interface, and is saved later", async () => {
  const { job, path } = await running()
  const { sql } = on.database
  await sql`create function refuse_end() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`
  await sql.unsafe(`create trigger refuse_end before update on remote_session for each row
    when (old.id = '${path.sessionId}') execute function refuse_end()`)
  const ended = on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
  await waitUntil("the session no longer runs", () => on.deps.live.find(path.sessionId) === null)
  expect((await on.session(path)).isActive).toBe(true)
  expect((await on.requestStart(job)).status).toBe(201)
  for (let round = 0; round < 3; round++) await on.deps.live.reconcile()
  await sql`drop function refuse_end() cascade`
  await ended
  expect(await on.session(path)).toMatchObject({ state: "COMPLETED" })
})

test("a leave and a change of the supervision that cannot be saved are saved later, in their order", async () => {
  const { job, path, owner } = await running(leaving)
  const person = await leaving.aUserOn(job, ["DEVICE_READ", "DEVICE_SUPERVISE_REMOTE"])
  const supervisor = await leaving.joinSession(path, person)
  const { self } = await supervisor.waitForNotice("viewers")
  const act = (action: string) =>
    leaving.call(person.token, "PUT", `${sessionPath(path)}/supervision`, { action, reason: action })
  const { sql } = leaving.database
  const entries = async () => {
    const rows = await leaving.deps.db
      .selectFrom("audit_entry")
      .select(["event", "details"])
      .where("object_id", "=", path.sessionId)
      .where("event", "in", ["SESSION_SUPERVISION_CHANGED", "SESSION_LEFT"])
      .orderBy("id")
      .execute()
    return rows.map(({ event, details }) => (details as { state?: string }).state ?? event)
  }
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`
  await sql`create trigger refuse before update on session_viewer for each row execute function refuse()`
  await sql`create trigger refuse before insert on audit_entry for each row
    when (new.event in ('SESSION_SUPERVISION_CHANGED', 'SESSION_LEFT')) execute function refuse()`
  await act("PAUSE")
  await owner.waitForNotice("supervision", ({ state }) => state === "PAUSED")
  supervisor.disconnect()
  await waitUntil("the person has left", () => leaving.deps.live.find(path.sessionId)?.viewers.size === 1)
  const wanted = ["a change of the supervision", "that a viewer left"]
  await waitUntil("saving was tried", () => wanted.every((what) => errors.includes(`Saving ${what} failed`)))
  await sql`drop function refuse() cascade`
  await waitUntil("the leave is saved", async () => {
    const { connections } = await leaving.session(path)
    return connections.find(({ id }) => id === self)?.endTime !== null
  })
  await waitUntil("the entries are saved", async () => (await entries()).length === 2)
  expect(await entries()).toEqual(["PAUSED", "SESSION_LEFT"])
})

test("a session that is ACTIVE only in the database takes no place, and is ended when it is found twice", async () => {
  const machine = await aVncMachine({ maxSessions: 1 })
  const job = await on.aSessionFixture(machine.target)
  const { deviceId, issueId, logId, interfaceId } = job
  const sessionId = await insertSession(on.deps.db, {
    ...{ deviceId, issueId, logId, interfaceId },
    ...{ interfaceName: "HMI", interfaceType: "VNC", ownerId: job.technician.userId },
    ...{ recordingState: "RECORDING", startedOn: on.deps.clock() },
  })
  const lost = { deviceId, issueId, logId, sessionId }
  const path = await on.startSession(job)
  await on.deps.live.reconcile()
  expect((await on.session(lost)).isActive).toBe(true)
  await on.deps.live.reconcile()
  expect(await on.session(lost)).toMatchObject({ state: "MANAGER_SHUTDOWN_ERROR", isActive: false })
  expect((await on.session(path)).isActive).toBe(true)
  expect((await on.requestStart(job)).status).toBe(409)
})

test("a session start that fails after the session runs leaves no session running", async () => {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const { sql } = on.database
  await sql`alter table transferred_file rename to transferred_file_away`
  try {
    expect((await on.requestStart(job)).status).toBe(500)
  } finally {
    await sql`alter table transferred_file_away rename to transferred_file`
  }
  await waitUntil("the session has ended", async () => {
    const found = await on.deps.db
      .selectFrom("remote_session")
      .select("state")
      .where("device_id", "=", job.deviceId)
      .execute()
    return found.length === 1 && found[0]?.state === "CONNECTION_ERROR"
  })
  await waitUntil("the machine is left alone", () => machine.clientCount() === 0)
})

test("neither a session nor a connection to it ends before it started when the clock is set back", async () => {
  const { path } = await running()
  const began = on.deps.clock()
  on.deps.setTime(hoursAfter(began, -5))
  await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
  on.deps.setTime(began)
  const session = await on.session(path)
  for (const { startTime, endTime } of [session, ...session.connections])
    expect(Date.parse(endTime ?? "")).toBeGreaterThanOrEqual(Date.parse(startTime))
})

test("rechecking three sessions takes the same number of SQL statements as rechecking one", async () => {
  const statements: string[] = []
  const db = new Kysely<DB>({
    dialect: createDialect({
      all: { sql: on.database.sql, limits: { quick: 2, slow: 0 } },
      responseTimeoutMs: RESPONSE_TIMEOUT_MS,
    }),
    log: (event) => void statements.push(event.query.sql),
  })
  const sessions = await Promise.all(
    [1, 2, 3].map(async () => {
      const { path, job } = await running()
      const { technician } = job
      const { id: signInId } = await on.deps.db
        .selectFrom("sign_in")
        .select("id")
        .where("user_id", "=", technician.userId)
        .executeTakeFirstOrThrow()
      return {
        ...{ path, interfaceId: job.interfaceId, interfaceChangedOn: "", connectorVersion: null },
        ...{
          ownerId: technician.userId,
          ownerSignInId: signInId,
          viewers: [{ id: "v", signInId, guestId: null }],
        },
      }
    }),
  )
  const countFor = async (asked: typeof sessions) => {
    statements.length = 0
    const eligibilities = await checkRunningSessions({ ...on.deps, db }, asked)
    expect(eligibilities.map(({ viewerRights: rights }) => rights.get("v"))).toEqual(
      asked.map(() => "CONTROL"),
    )
    return statements.length
  }
  expect(await countFor(sessions)).toBe(await countFor(sessions.slice(0, 1)))
  expect(statements.length).toBeLessThanOrEqual(8)
})
