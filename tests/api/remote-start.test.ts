import { afterEach, describe, expect, test } from "bun:test"
import { readdirSync, statSync } from "node:fs"
import { basename, dirname } from "node:path"
import { hoursAfter } from "../../src/base/clock.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { PREREQUISITES, type Prerequisite } from "../../src/sessions/session/rules.ts"
import { aLog } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { whenServed } from "../harness/eventually.ts"
import { aCountingMachine, aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { logPath, remoteTest, type SessionFixture } from "../harness/remote-sessions.ts"
import { aUserGroup, uniqueName } from "../harness/users.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const { db } = on.deps

const setIssue = (job: SessionFixture, change: Record<string, unknown>) =>
  db.updateTable("issue").set(change).where("id", "=", job.issueId).execute()

async function takeAuthority(job: SessionFixture, authority: string): Promise<void> {
  await db
    .deleteFrom("device_role_authority")
    .where("authority", "=", authority)
    .where("device_role_id", "in", (eb) =>
      eb.selectFrom("device_permission").select("device_role_id").where("device_id", "=", job.deviceId),
    )
    .execute()
}

/** How each prerequisite is missed, and nothing else. */
const MISSED: Record<Prerequisite, (job: SessionFixture) => Promise<unknown>> = {
  ASSIGNED: (job) => setIssue(job, { state: "OPEN", assigned_user_id: null }),
  START_REMOTE: (job) => takeAuthority(job, "DEVICE_START_REMOTE"),
  LOG_CREATE: (job) => takeAuthority(job, "LOG_CREATE"),
  WINDOW: (job) =>
    setIssue(job, { activation_on: hoursAfter(TEST_NOW, -3), window_hours: 3, window_end_on: TEST_NOW }),
  LATEST_LOG: async (job) => {
    on.deps.setTime(new Date(on.deps.clock().getTime() + 1))
    await aLog(on.deps, job.issueId, job.technician.userId)
  },
  REMOTE_ACCESS: (job) => setIssue(job, { enable_remote_access: false }),
  ISSUE_STATE: (job) => setIssue(job, { state: "CLOSED", done_sub_status: "DONE" }),
  RECORDING_CONSENT: () => setConsentText("You are recorded."),
}

/** Sets the installation's English consent text; empty: no consent is required. */
async function setConsentText(text: string): Promise<void> {
  await db.updateTable("installation_settings").set({ recording_consent_en: text }).execute()
}

afterEach(() => setConsentText(""))

const setInterface = (job: SessionFixture, change: Record<string, unknown>) =>
  db.updateTable("target_interface").set(change).where("id", "=", job.interfaceId).execute()

function giveCredentials(job: SessionFixture) {
  const path = `${logPath(job)}/interfaces/${job.interfaceId}/credentials`
  return on.call(job.technician.token, "PUT", path, { username: "", password: "panel-pw" })
}

describe("starting a session", () => {
  for (const prerequisite of PREREQUISITES)
    test(`without ${prerequisite} it is refused, says so, and dials nothing`, async () => {
      const machine = await aCountingMachine()
      const job = await on.aSessionFixture({ port: machine.port })
      await MISSED[prerequisite](job)
      const answer = await on.requestStart(job)
      expect(answer).toMatchObject({
        status: 409,
        body: { code: "PREREQUISITES_MISSING", details: { missing: [prerequisite] } },
      })
      expect(machine.connections).toBe(0)
      const sessions = db.selectFrom("remote_session").select("id")
      expect(await sessions.where("issue_id", "=", job.issueId).execute()).toEqual([])
    })

  test("lists all missing prerequisites in one refusal", async () => {
    const job = await on.aSessionFixture({ port: 1 })
    for (const prerequisite of PREREQUISITES) await MISSED[prerequisite](job)
    expect((await on.requestStart(job)).body).toMatchObject({ details: { missing: [...PREREQUISITES] } })
  })

  test("is refused with 403 on an interface restricted to user groups unless the user is a member", async () => {
    const machine = await aVncMachine()
    const other = await aUserGroup(on.deps, [])
    const restricted = { startRemotePermissionForAll: false }
    const job = await on.aSessionFixture({
      ...machine.target,
      ...restricted,
      startRemotePermissionUserGroupIds: [other],
    })
    expect(await on.requestStart(job)).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } })
    await setInterface(job, { ask_credentials: true })
    expect(await giveCredentials(job)).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } })
    await setInterface(job, { ask_credentials: false })
    await db
      .insertInto("user_group_member")
      .values({ user_group_id: other, user_id: job.technician.userId })
      .execute()
    expect(await giveCredentials(job)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    expect((await on.requestStart(job)).status).toBe(201)
  })

  test("is refused with 409 naming the type of an interface without a screen", async () => {
    const job = await on.aSessionFixture({ type: "TCP" })
    expect(await on.requestStart(job)).toMatchObject({ status: 409, body: { details: { type: "TCP" } } })
  })

  test("succeeds only as often as the interface allows when 100 requests arrive concurrently", async () => {
    const machine = await aVncMachine({ maxSessions: 2 })
    const job = await on.aSessionFixture({ ...machine.target, name: uniqueName("Busy panel") })
    const start = () => whenServed(() => on.requestStart(job))
    const answers = await Promise.all(Array.from({ length: 100 }, start))
    const started = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 409)
    expect([started.length, refused.length]).toEqual([2, 98])
    expect(refused[0]?.body).toMatchObject({ code: "SESSION_CONFLICT", details: { active: 2, max: 2 } })
    expect(machine.clientCount()).toBeLessThanOrEqual(2)
    const path = { ...job, sessionId: started[0]!.body.id }
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    expect((await on.requestStart(job)).status).toBe(201)
  })

  test("creates the recording, accessible only to the server's user, before the machine is dialled", async () => {
    const seen = Promise.withResolvers<string[]>()
    const machine = await aCountingMachine(() =>
      seen.resolve(readdirSync(on.deps.dataFolder, { recursive: true }).map(String)),
    )
    const path = await on.startSession(await on.aSessionFixture({ port: machine.port }))
    expect((await seen.promise).map((name) => basename(name))).toContain(`${path.sessionId}.trec`)
    const file = recordingFilePath(on.deps, path.sessionId)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
    expect(statSync(dirname(dirname(file))).mode & 0o777).toBe(0o700)
  })

  test("is refused with 503 for a forbidden host address, which the end detail does not contain", async () => {
    const machine = await aCountingMachine()
    const job = await on.aSessionFixture({ host: "169.254.169.254", port: machine.port })
    expect(await on.requestStart(job)).toMatchObject({ status: 503, body: { code: "DEVICE_UNAVAILABLE" } })
    const row = await db
      .selectFrom("remote_session")
      .selectAll()
      .where("device_id", "=", job.deviceId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: "CONNECTION_ERROR", recording_state: "NONE" })
    expect(row.end_detail).not.toContain("169.254")
  })

  const eventsOf = (sessionId: string) =>
    db
      .selectFrom("audit_entry")
      .select("event")
      .where("object_id", "=", sessionId)
      .where("event", "like", "SESSION%")
      .orderBy("id")
      .execute()
      .then((rows) => rows.map(({ event }) => event))

  test.each([
    [
      "remote access is disabled",
      "update issue set enable_remote_access = false where id = new.issue_id",
      "ISSUE_ENABLE_REMOTE_ACCESS_ERROR",
    ],
    [
      "the interface's recording is switched off",
      `update target_interface set recording = '{"screen": false}', changed_on = changed_on + interval '1 s'
         where id = new.target_interface_id`,
      "INTERFACE_MODIFIED_ERROR",
    ],
  ] as const)(
    "dials and records nothing if %s while the machine's name is resolved",
    async (_what, change, state) => {
      const machine = await aCountingMachine()
      const job = await on.aSessionFixture({ port: machine.port })
      // Simulates a change that is saved right after the start is.
      await on.database.sql.unsafe(`
        create function change() returns trigger language plpgsql as $$ begin ${change}; return null; end $$;
        create trigger change after insert on remote_session for each row execute function change()`)
      const { status, body } = await on.requestStart(job)
      await on.database.sql.unsafe("drop trigger change on remote_session; drop function change")
      expect([status, body.state, body.screenRecording]).toEqual([201, state, null])
      expect([machine.connections, await eventsOf(body.id)]).toEqual([
        0,
        ["SESSION_STARTED", "SESSION_ENDED"],
      ])
    },
  )

  test("is audited with its start and its end if the machine cannot be dialled", async () => {
    const job = await on.aSessionFixture({ host: "169.254.169.254" })
    await on.requestStart(job)
    const { id } = await db
      .selectFrom("remote_session")
      .select("id")
      .where("device_id", "=", job.deviceId)
      .executeTakeFirstOrThrow()
    expect(await eventsOf(id)).toEqual(["SESSION_STARTED", "SESSION_ENDED"])
    expect(on.deps.live.isRunningOrStarting(id)).toBe(false)
  })

  test("with credentials given once succeeds for one of two concurrent requests and is refused with 409 for the other", async () => {
    const machine = await aVncMachine({ password: "panel-pw" })
    const job = await on.aSessionFixture({ ...machine.target, authType: "PASSWORD", askCredentials: true })
    expect((await giveCredentials(job)).status).toBe(204)
    const answers = await Promise.all([on.requestStart(job), on.requestStart(job)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})
