/** Check 10: what not even a superuser gets past. */
import { afterEach, expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { MS_PER_DAY } from "../../src/base/clock.ts"
import { pathParamNames } from "../../src/http/endpoint.ts"
import { allEndpoints } from "../../src/routes.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { deleteExpiredRecordings } from "../../src/sessions/retention/actions.ts"
import type { RetentionPolicy } from "../../src/sessions/retention/contract.ts"
import { insertSession, updateSessionEnd } from "../../src/sessions/session/store.ts"
import { testApi } from "../harness/api.ts"
import { aMaintenanceFixture, type MaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, createToken, uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()
const never = new AbortController().signal
afterEach(() => deps.setTime(TEST_NOW))

test("check 10: a superuser's actions are audited like any other user's", async () => {
  const name = uniqueName("Hall")
  const made = await call<{ id: string }>(root.token, "POST", "/devicegroups", { name })
  expect(made.status).toBe(201)
  const entries = await deps.db
    .selectFrom("audit_entry")
    .select(["event", "user_id"])
    .where("object_id", "=", made.body.id)
    .execute()
  expect(entries).toEqual([{ event: "DEVICE_GROUP_CREATED", user_id: root.userId }])
})

test("check 10: no endpoint changes or deletes the audit log or a recording, even for a superuser", async () => {
  const writing = allEndpoints.filter(({ endpoint }) => endpoint.method !== "GET")
  expect(
    writing.map(({ endpoint }) => endpoint.path).filter((path) => /audit|recording$/.test(path)),
  ).toEqual([])
  const { deviceId, issueId, logId } = await aMaintenanceFixture(deps, root.userId)
  const session = `/devices/${deviceId}/issues/${issueId}/logs/${logId}/sessions/${crypto.randomUUID()}`
  for (const path of ["/environment/audit/export", `${session}/screenrecording`])
    for (const method of ["DELETE", "PUT", "POST"])
      expect((await call(root.token, method, path, {})).status).toBe(405)
})

const HELD_DAYS = 30

/** A fixture with a recent recording under a policy that keeps recordings for 30 days. */
async function aHeldRecording() {
  const book = await aMaintenanceFixture(deps, root.userId)
  const policy = `/devices/${book.deviceId}/retentionpolicy`
  await call(root.token, "PUT", policy, { retentionPeriodInDays: HELD_DAYS })
  const sessionId = await insertSession(deps.db, {
    ...{ ...book, ownerId: root.userId, interfaceName: "HMI", interfaceType: "VNC" },
    ...{ recordingState: "RECORDING", startedOn: deps.clock() },
  })
  await updateSessionEnd(deps.db, sessionId, {
    ...{ state: "COMPLETED", endCode: null, endDetail: "", endedOn: deps.clock() },
    recording: { state: "COMPLETE", sizeBytes: 8, durationMs: 1000 },
  })
  const file = recordingFilePath(deps, sessionId)
  await Bun.write(file, "recorded")
  const isKeptOn = async (day: number) => {
    deps.setTime(new Date(TEST_NOW.getTime() + day * MS_PER_DAY + 1))
    await deleteExpiredRecordings(deps, never)
    deps.setTime(TEST_NOW)
    return existsSync(file)
  }
  return { book, policy, sessionId, isKeptOn }
}

/** What a superuser could try to be rid of a recording before its time. */
const SHORTENINGS: [string, ...object[]][] = [
  ["shortened", { retentionPeriodInDays: 1 }],
  ["counted from the start instead, and shortened", { retentionPeriodInDays: 1, direction: "FROM_START" }],
  ["switched off and set anew", { retentionPeriodInDays: null }, { retentionPeriodInDays: 1 }],
  ["made longer and then shortened", { retentionPeriodInDays: 31 }, { retentionPeriodInDays: 1 }],
]

test.each(SHORTENINGS)(
  "check 10: a recording is kept for its retention period even if a superuser has its policy %s",
  async (_, ...changes) => {
    const { policy, isKeptOn } = await aHeldRecording()
    for (const change of changes) expect((await call(root.token, "PUT", policy, change)).status).toBe(200)
    expect([await isKeptOn(2), await isKeptOn(HELD_DAYS - 1), await isKeptOn(HELD_DAYS + 2)]).toEqual([
      true,
      true,
      false,
    ])
  },
)

test("check 10: the warning before a shorter policy counts only recordings that it would delete", async () => {
  const { policy } = await aHeldRecording()
  const warned = async (day: number) => {
    deps.setTime(new Date(TEST_NOW.getTime() + day * MS_PER_DAY + 1))
    return (await call<RetentionPolicy>(root.token, "GET", `${policy}?retentionPeriodInDays=1`)).body
  }
  expect([await warned(2), await warned(HELD_DAYS)]).toMatchObject([
    { recordingsToDelete: 0 },
    { recordingsToDelete: 1 },
  ])
})

/** Bodies by which writing calls would do something; what no call of the product takes does nothing. */
const BODIES: Record<string, unknown> = {
  saveRetentionPolicy: { retentionPeriodInDays: 1, direction: "FROM_START" },
  closeIssue: { reason: "DONE" },
  updateGraphicalSession: { isActive: false },
}

test("check 10: no call of a superuser, nor all of them together, deletes a recording within its retention period", async () => {
  const { book, sessionId, isKeptOn } = await aHeldRecording()
  const ids: Partial<Record<string, string>> = { ...book, sessionId } satisfies MaintenanceFixture & {
    sessionId: string
  }
  const statuses: Record<string, number> = {}
  const order = ({ name, endpoint }: (typeof allEndpoints)[number]) =>
    name === "saveRetentionPolicy" ? 2 : Number(endpoint.method === "DELETE")
  // Deleting calls come late, so that the others find their resources.
  const writing = allEndpoints
    .filter(({ endpoint }) => endpoint.method !== "GET" && !endpoint.upload)
    .sort((a, b) => order(a) - order(b))
  for (const { name, endpoint } of writing) {
    const token = await createToken(deps, await aUser(deps, { superuser: true }))
    const path = pathParamNames(endpoint.path).reduce(
      (made, param) => made.replace(`:${param}`, ids[param] ?? crypto.randomUUID()),
      endpoint.path as string,
    )
    statuses[name] = (await call(token, endpoint.method, path, BODIES[name] ?? {})).status
  }
  expect(statuses).toMatchObject({
    ...{ saveRetentionPolicy: 200, deleteRetentionPolicy: 204, closeIssue: 200 },
    ...{ deleteDevice: 409, deleteDeviceGroup: 409 },
  })
  expect(Object.values(statuses)).not.toContain(500)
  expect(await isKeptOn(HELD_DAYS - 1)).toBe(true)
  const rows = await deps.db.selectFrom("remote_session").select("id").where("id", "=", sessionId).execute()
  expect(rows).toEqual([{ id: sessionId }])
})

test("check 10: the server's database role can neither delete a session nor shorten its recording's retention", async () => {
  const { policy, sessionId } = await aHeldRecording()
  await call(root.token, "DELETE", policy)
  const session = deps.db.deleteFrom("remote_session").where("id", "=", sessionId)
  await expect(session.execute()).rejects.toThrow("permission denied")
  const shorter = deps.db
    .updateTable("remote_session")
    .set({ retention_days_from_end: 0 })
    .where("id", "=", sessionId)
  await expect(shorter.execute()).rejects.toThrow("the retention of a recording must not be shortened")
})
