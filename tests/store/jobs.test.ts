/** Jobs: one run at a time across all nodes, logged runs, and time-dependent changes of the book. */
import { afterAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { MS_PER_DAY, MS_PER_MINUTE } from "../../src/base/clock.ts"
import { createLogger, type LogFields, silentLogger } from "../../src/base/logger.ts"
import { createDatabase, servingPoolOnSocket } from "../../src/edges/postgres/database.ts"
import { deleteOldSignIns, SIGN_INS_RETENTION_DAYS } from "../../src/identity/signin/cleanup/actions.ts"
import { findLiveSignIn } from "../../src/identity/signin/store.ts"
import { expireUsers } from "../../src/identity/users/expiry/actions.ts"
import { JOBS, startJobs } from "../../src/jobs.ts"
import { activateDueIssues } from "../../src/maintenance/issues/actions-approval.ts"
import { createWindowWarnings, expireIssues } from "../../src/maintenance/issues/due/actions.ts"
import { insertDueWarnings, lockIssuesToExpire } from "../../src/maintenance/issues/due/store.ts"
import { APPROVAL_HANDLERS } from "../../src/registry.ts"
import {
  deleteOldInvitations,
  INVITATION_RETENTION_DAYS,
} from "../../src/sessions/invitations/actions-expiry.ts"
import { LiveSessions } from "../../src/sessions/live/live-sessions.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import {
  deleteExpiredRecordings,
  getRetentionPolicy,
  RECORDINGS_PER_BATCH,
} from "../../src/sessions/retention/actions.ts"
import { saveRetention } from "../../src/sessions/retention/store.ts"
import { insertSession, updateSessionEnd } from "../../src/sessions/session/store.ts"
import { insertEmailInvitation, upsertInvitation } from "../../src/sessions/session/store-invitations.ts"
import { createSessionState } from "../../src/sessions/start/state.ts"
import { type Job, runJob } from "../../src/system/jobs/actions.ts"
import { JOB_NAMES, outcomeOf, RUN_RETENTION_DAYS } from "../../src/system/jobs/rules.ts"
import { runsPage } from "../../src/system/jobs/store.ts"
import { aMaintenanceFixture, type MaintenanceFixture } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { findSequentialScans } from "../harness/query-plans.ts"
import { aUser, createToken } from "../harness/users.ts"

/** Filling a large book on a busy machine. */
setDefaultTimeout(60_000)

const database = await testDatabase()
const large = await testDatabase()
const dataFolder = mkdtempSync(join(tmpdir(), "millwright-jobs-"))
afterAll(() => rmSync(dataFolder, { recursive: true }))
const base = testDeps(database.db)
const deps = {
  ...base,
  dataFolder,
  live: new LiveSessions(base),
  ...createSessionState(base.clock),
  approvalHandlers: APPROVAL_HANDLERS,
}
const { db } = deps
const userId = await aUser(deps)
const never = new AbortController().signal
const after = (ms: number) => deps.setTime(new Date(TEST_NOW.getTime() + ms))

/** Jobs process everything due in the whole database: closes what earlier tests left. */
beforeEach(async () => {
  deps.setTime(TEST_NOW)
  await database.sql`update issue set state = 'CLOSED', done_sub_status = 'DONE' where state <> 'CLOSED'`
  await database.sql`update remote_session set recording_state = 'DELETED' where recording_state = 'COMPLETE'`
})

async function anOpenBook(): Promise<MaintenanceFixture> {
  deps.setTime(TEST_NOW)
  return aMaintenanceFixture(deps, userId)
}

function issueOf(issueId: string) {
  return db.selectFrom("issue").selectAll().where("id", "=", issueId).executeTakeFirstOrThrow()
}

async function setIssue(issueId: string, columns: Record<string, unknown>): Promise<void> {
  await db.updateTable("issue").set(columns).where("id", "=", issueId).execute()
}

describe("the issue jobs", () => {
  test("open an approved issue at its activation time, not before", async () => {
    const { issueId } = await anOpenBook()
    await setIssue(issueId, { state: "APPROVAL_PENDING" })
    await setIssue(issueId, { state: "APPROVED" })
    after(-1)
    await activateDueIssues(deps)
    expect((await issueOf(issueId)).state).toBe("APPROVED")
    after(0)
    await activateDueIssues(deps)
    expect((await issueOf(issueId)).state).toBe("OPEN")
    expect(base.published).toContainEqual({ kind: "issue", id: issueId })
  })

  test("close an open issue as EXPIRED at its window's end and leave one in progress unchanged", async () => {
    const [open, taken] = [(await anOpenBook()).issueId, (await anOpenBook()).issueId]
    await setIssue(taken, { state: "IN_PROGRESS", assigned_user_id: userId })
    const end = (await issueOf(open)).window_end_on.getTime() - TEST_NOW.getTime()
    after(end - 1)
    await expireIssues(deps, never)
    expect((await issueOf(open)).state).toBe("OPEN")
    after(end)
    await expireIssues(deps, never)
    expect(await issueOf(open)).toMatchObject({ state: "CLOSED", done_sub_status: "EXPIRED", version: 2 })
    expect((await issueOf(taken)).state).toBe("IN_PROGRESS")
    expect(await expireIssues(deps, never)).toBe(0)
  })

  test("expire an issue with a running session only after the session has ended", async () => {
    const book = await anOpenBook()
    const sessionId = await aSession(book)
    after(MS_PER_DAY)
    await expireIssues(deps, never)
    expect((await issueOf(book.issueId)).state).toBe("OPEN")
    await endSession(sessionId)
    await expireIssues(deps, never)
    expect((await issueOf(book.issueId)).state).toBe("CLOSED")
  })

  test("expire each issue once in ten concurrent runs", async () => {
    const books = await Promise.all(Array.from({ length: 10 }, anOpenBook))
    after(MS_PER_DAY)
    const runs = await Promise.all(Array.from({ length: 10 }, () => expireIssues(deps, never)))
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(10)
    for (const { issueId } of books) expect((await issueOf(issueId)).version).toBe(2)
  })

  const warnings = async (issueId: string) =>
    (await createWindowWarnings(deps, never))
      .filter((one) => one.issueId === issueId)
      .map((one) => one.minutes)

  test("warn once each 15, 10 and 5 minutes before the window's end, and again after an extension", async () => {
    const { issueId } = await anOpenBook()
    const end = (await issueOf(issueId)).window_end_on.getTime() - TEST_NOW.getTime()
    const given: number[][] = []
    for (const minutesLeft of [16, 15, 14, 10, 9, 5, 1, 0]) {
      after(end - minutesLeft * MS_PER_MINUTE)
      given.push(await warnings(issueId), await warnings(issueId))
    }
    expect(given).toEqual([[], [], [15], [], [], [], [10], [], [], [], [5], [], [], [], [], []])
    await setIssue(issueId, {
      extension_hours: 1,
      window_end_on: new Date(TEST_NOW.getTime() + end + 3_600_000),
    })
    after(end + 3_600_000 - 15 * MS_PER_MINUTE)
    expect(await warnings(issueId)).toEqual([15])
  })

  test("create only the most urgent of several missed warnings", async () => {
    const { issueId } = await anOpenBook()
    const end = (await issueOf(issueId)).window_end_on.getTime() - TEST_NOW.getTime()
    after(end - 4 * MS_PER_MINUTE)
    expect(await warnings(issueId)).toEqual([5])
    expect(await warnings(issueId)).toEqual([])
  })

  test("warn once in ten concurrent runs", async () => {
    const { issueId } = await anOpenBook()
    const end = (await issueOf(issueId)).window_end_on.getTime() - TEST_NOW.getTime()
    after(end - 12 * MS_PER_MINUTE)
    const given = await Promise.all(Array.from({ length: 10 }, () => warnings(issueId)))
    expect(given.flat()).toEqual([15])
  })
})

async function aSession({ deviceId, issueId, logId, interfaceId }: MaintenanceFixture): Promise<string> {
  const names = { interfaceName: "HMI", interfaceType: "VNC" }
  const path = { deviceId, issueId, logId, interfaceId }
  const id = await insertSession(db, {
    ...{ ...path, ...names, ownerId: userId, recordingState: "RECORDING", startedOn: deps.clock() },
  })
  const file = recordingFilePath(deps, id)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, "recorded")
  return id
}

async function endSession(sessionId: string): Promise<void> {
  await updateSessionEnd(db, sessionId, {
    ...{ state: "COMPLETED", endCode: null, endDetail: "", endedOn: deps.clock() },
    recording: { state: "COMPLETE", sizeBytes: 8, durationMs: 1000 },
  })
}

describe("the recording jobs", () => {
  /** A session of a day, from TEST_NOW on. */
  async function aRecording(book: MaintenanceFixture): Promise<string> {
    deps.setTime(TEST_NOW)
    const id = await aSession(book)
    after(MS_PER_DAY)
    await endSession(id)
    return id
  }
  const recordingState = async (id: string) =>
    (
      await db
        .selectFrom("remote_session")
        .select("recording_state")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).recording_state

  test.each([
    ["FROM_START", 10],
    ["FROM_END", 11],
  ] as const)(
    "with a retention of 10 days counted %s delete a recording after day %d and not before",
    async (direction, day) => {
      const book = await anOpenBook()
      const id = await aRecording(book)
      const kept = await aRecording(await anOpenBook())
      await saveRetention(db, { deviceId: book.deviceId }, { days: 10, direction })
      after(day * MS_PER_DAY)
      await deleteExpiredRecordings(deps, never)
      expect([await recordingState(id), existsSync(recordingFilePath(deps, id))]).toEqual(["COMPLETE", true])
      after(day * MS_PER_DAY + 1)
      expect((await getRetentionPolicy(deps, { deviceId: book.deviceId })).recordingsToDelete).toBe(1)
      expect(await deleteExpiredRecordings(deps, never)).toEqual({ deleted: 1, failed: 0 })
      expect([await recordingState(id), existsSync(recordingFilePath(deps, id))]).toEqual(["DELETED", false])
      expect([await recordingState(kept), existsSync(recordingFilePath(deps, kept))]).toEqual([
        "COMPLETE",
        true,
      ])
      expect(await deleteExpiredRecordings(deps, never)).toEqual({ deleted: 0, failed: 0 })
    },
  )

  test("accept a missing file, count an undeletable file as failed, and delete the others", async () => {
    const book = await anOpenBook()
    const [gone, stuck, fine] = [await aRecording(book), await aRecording(book), await aRecording(book)]
    rmSync(recordingFilePath(deps, gone))
    rmSync(recordingFilePath(deps, stuck))
    mkdirSync(join(recordingFilePath(deps, stuck), "not a file"), { recursive: true })
    await saveRetention(db, { deviceId: book.deviceId }, { days: 1, direction: "FROM_START" })
    after(30 * MS_PER_DAY)
    expect(await deleteExpiredRecordings(deps, never)).toEqual({ deleted: 2, failed: 1 })
    const states = [await recordingState(gone), await recordingState(stuck), await recordingState(fine)]
    expect(states).toEqual(["DELETED", "COMPLETE", "DELETED"])
  })

  test("try undeletable files once in a run, and delete those behind them, also where they fill a batch", async () => {
    const book = await anOpenBook()
    const stuck: string[] = []
    for (let n = 0; n < RECORDINGS_PER_BATCH; n++) stuck.push(await aRecording(book))
    for (const id of stuck) {
      rmSync(recordingFilePath(deps, id))
      mkdirSync(join(recordingFilePath(deps, id), "not a file"), { recursive: true })
    }
    const fine = await aRecording(book)
    await db
      .updateTable("remote_session")
      .set({ started_on: new Date(TEST_NOW.getTime() + 1) })
      .where("id", "=", fine)
      .execute()
    await saveRetention(db, { deviceId: book.deviceId }, { days: 1, direction: "FROM_START" })
    after(30 * MS_PER_DAY)
    const stop = new AbortController()
    const tried: unknown[] = []
    const error = (_message: string, { sessionId }: LogFields = {}) => {
      if (tried.push(sessionId) > stuck.length) stop.abort()
    }
    const log = { ...silentLogger, error }
    const counts = await deleteExpiredRecordings({ ...deps, log }, stop.signal)
    expect(counts).toEqual({ deleted: 1, failed: stuck.length })
    expect(tried.toSorted()).toEqual(stuck.toSorted())
    expect(await recordingState(fine)).toBe("DELETED")
  })

  test("keep the recording of a running session regardless of its age", async () => {
    const book = await anOpenBook()
    const id = await aSession(book)
    await saveRetention(db, { deviceId: book.deviceId }, { days: 1, direction: "FROM_START" })
    after(30 * MS_PER_DAY)
    await deleteExpiredRecordings(deps, never)
    expect(await recordingState(id)).toBe("RECORDING")
  })
})

describe("the user jobs", () => {
  test("lock a user as USER_EXPIRED at the expiry time and end the user's sign-ins", async () => {
    deps.setTime(TEST_NOW)
    const id = await aUser(deps)
    await createToken(deps, id)
    await db.updateTable("app_user").set({ expires_on: TEST_NOW }).where("id", "=", id).execute()
    const signIn = await db
      .selectFrom("sign_in")
      .select("id")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow()
    after(-1)
    expect(await expireUsers(deps, never)).toBe(0)
    expect(await findLiveSignIn(deps, signIn.id, deps.clock())).not.toBeNull()
    after(0)
    expect(await expireUsers(deps, never)).toBe(1)
    expect(await findLiveSignIn(deps, signIn.id, deps.clock())).toBeNull()
    const user = await db
      .selectFrom("app_user")
      .select("locked_reason")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    expect(user.locked_reason).toBe("USER_EXPIRED")
    expect(base.published).toContainEqual({ kind: "user", id })
  })

  test("delete sign-ins 30 days after their last token has expired", async () => {
    deps.setTime(TEST_NOW)
    const id = await aUser(deps)
    await createToken(deps, id)
    const expired = { expires_on: TEST_NOW, refresh_expires_on: new Date(TEST_NOW.getTime() + MS_PER_DAY) }
    await db.updateTable("sign_in").set(expired).where("user_id", "=", id).execute()
    const left = () => db.selectFrom("sign_in").select("id").where("user_id", "=", id).execute()
    after((SIGN_INS_RETENTION_DAYS + 1) * MS_PER_DAY - 1)
    await deleteOldSignIns(deps, never)
    expect(await left()).toHaveLength(1)
    after((SIGN_INS_RETENTION_DAYS + 1) * MS_PER_DAY)
    await deleteOldSignIns(deps, never)
    expect(await left()).toHaveLength(0)
  })

  test("delete invitations one year after their session has ended", async () => {
    const book = await anOpenBook()
    const sessionId = await aSession(book)
    await endSession(sessionId)
    await upsertInvitation(db, { sessionId, userId, right: "VIEW", createdBy: userId })
    const createdOn = new Date(TEST_NOW.getTime() - MS_PER_DAY)
    await db.updateTable("session_invitation").set({ created_on: createdOn }).execute()
    await insertEmailInvitation(db, {
      ...{ sessionId, email: "a@x.example", right: "VIEW", tokenHash: Buffer.alloc(32) },
      ...{ pinHash: "x", startsOn: null, singleUse: true },
      ...{ createdBy: userId, createdOn, expiresOn: new Date(TEST_NOW.getTime() + MS_PER_DAY) },
    })
    after(INVITATION_RETENTION_DAYS * MS_PER_DAY)
    expect(await deleteOldInvitations(deps, never)).toBe(0)
    after(INVITATION_RETENTION_DAYS * MS_PER_DAY + 1)
    expect(await deleteOldInvitations(deps, never)).toBe(2)
  })
})

describe("the job runner", () => {
  const job = (action: Job["action"], name: Job["name"] = "planExpiry"): Job => ({ name, action })
  const runs = async (name: Job["name"] = "planExpiry") =>
    (await runsPage(db, { name }, { page: 1, size: 50, search: "" })).rows

  beforeEach(async () => {
    await database.sql`delete from job_run`
  })

  test("does not run a job that is already running", async () => {
    const [started, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = runJob(
      deps,
      job(async () => {
        started.resolve()
        await mayEnd.promise
        return { plans: 1 }
      }),
      never,
    )
    await started.promise
    const twice = job(() => Promise.reject(new Error("twice")))
    expect(await runJob(deps, twice, never)).toBe(false)
    expect((await runs())[0]).toMatchObject({ outcome: "RUNNING", ended: null })
    mayEnd.resolve()
    expect(await first).toBe(true)
    expect((await runs())[0]).toMatchObject({ outcome: "DONE", counts: { plans: 1 } })
  })

  test("logs a failed run and runs the job again", async () => {
    await runJob(
      deps,
      job(() => Promise.reject(new Error("the disk is full")), "planCreation"),
      never,
    )
    await runJob(
      deps,
      job(async () => ({ issues: 2 }), "planCreation"),
      never,
    )
    const [second, first] = await runs("planCreation")
    expect(first).toMatchObject({ outcome: "FAILED", error: "the disk is full" })
    expect(second).toMatchObject({ outcome: "DONE", counts: { issues: 2 } })
  })

  test("combines consecutive runs without work in one log row", async () => {
    const name = "userExpiry"
    for (const users of [0, 0, 0, 4, 0]) {
      deps.setTime(new Date(deps.clock().getTime() + 1000))
      await runJob(
        deps,
        job(async () => ({ users }), name),
        never,
      )
    }
    expect((await runs(name)).map((run) => [run.outcome, run.runs])).toEqual([
      ["IDLE", 1],
      ["DONE", 1],
      ["IDLE", 3],
    ])
  })

  test("marks a run that a crash interrupted as ABANDONED when the job runs again", async () => {
    await db.insertInto("job_run").values({ name: "issueExpiry", started_on: TEST_NOW }).execute()
    deps.setTime(new Date(TEST_NOW.getTime() + 1000))
    await runJob(
      deps,
      job(async () => ({}), "issueExpiry"),
      never,
    )
    expect((await runs("issueExpiry")).map((run) => run.outcome)).toEqual(["IDLE", "ABANDONED"])
  })

  test("runs and logs every job at the start, catches up, does nothing twice, and stops in order", async () => {
    expect(JOBS.map((one) => one.name).sort()).toEqual([...JOB_NAMES].sort())
    const { issueId } = await anOpenBook()
    after(3 * MS_PER_DAY)
    const jobs = startJobs(deps)
    await jobs.idle()
    // A job is due again at any second; after the stop none runs.
    await jobs.stop()
    expect((await issueOf(issueId)).state).toBe("CLOSED")
    for (const name of JOB_NAMES) expect((await runs(name))[0]!.outcome).not.toBe("RUNNING")
    for (const name of JOB_NAMES) expect((await runs(name))[0]!.outcome).not.toBe("FAILED")
    for (const { name, action } of JOBS) {
      const { failed: _, ...counts } = await action(deps, never)
      expect([name, outcomeOf(counts)]).toEqual([name, "IDLE"])
    }
    const count = async () => (await runsPage(db, {}, { page: 1, size: 1, search: "" })).total
    const before = await count()
    await jobs.idle()
    expect(await count()).toBe(before)
  })

  test("that wait for the database are logged with one line, and with another when the database answers again", async () => {
    const lines: string[] = []
    const log = createLogger({ level: "info", write: (line) => lines.push(line) })
    const away = createDatabase(servingPoolOnSocket("/nowhere", "none", 1))
    let attempts = 0
    const unlucky = {
      ...deps,
      log,
      get db() {
        attempts += 1
        return attempts <= 2 ? away.db : db
      },
    }
    const scheduled = JOB_NAMES.slice(0, 3).map((name) => ({
      ...job(async () => ({}), name),
      ...({ cron: "0 0 0 1 1 *", queue: "minutes" } as const),
    }))
    const jobs = startJobs(unlucky, scheduled)
    await jobs.idle()
    await jobs.stop()
    await away.stop()
    const entries = lines.map((line) => JSON.parse(line))
    expect(entries.map(({ level, message, work }) => [level, message, work])).toEqual([
      ["error", "Work waits for the database", "jobs"],
      ["info", "Work that waited for the database goes on", "jobs"],
    ])
    expect(entries[0].reason).toContain("/nowhere")
  })

  test("deletes old runs from the log", async () => {
    const old = new Date(TEST_NOW.getTime() - (RUN_RETENTION_DAYS + 1) * MS_PER_DAY)
    const row = { name: "planExpiry", started_on: old, ended_on: old, outcome: "DONE" }
    await db.insertInto("job_run").values(row).execute()
    deps.setTime(TEST_NOW)
    const cleanUp = JOBS.find((one) => one.name === "runLogCleanUp")!
    expect(await cleanUp.action(deps, never)).toEqual({ runs: 1 })
  })
})

describe("with a large database", () => {
  test("jobs find due rows through indexes", async () => {
    const largeDeps = testDeps(large.db)
    const creatorId = await aUser(largeDeps)
    await aMaintenanceFixture(largeDeps, creatorId)
    await large.sql`insert into issue (device_id, title, state, done_sub_status, issue_type, priority, activation_on,
        window_hours, window_end_on, created_by, changed_by)
      select (select id from device limit 1), 'issue ' || n,
        (array['CLOSED', 'CLOSED', 'CLOSED', 'OPEN', 'APPROVED'])[1 + n % 5], case when n % 5 < 3 then 'DONE' end,
        'ERROR', 'LOW', now() + n * interval '1 hour', 2, now() + (n + 2) * interval '1 hour', ${creatorId}, ${creatorId}
      from generate_series(1, 20000) n`
    await large.sql`analyze`
    for (const read of [
      (on: typeof db) => lockIssuesToExpire(on, TEST_NOW, 100),
      (on: typeof db) => insertDueWarnings(on, TEST_NOW, 100),
    ])
      expect(await findSequentialScans(large.sql, read)).not.toContain("issue")
  })
})
