/** A device's retention policy and the run log through the API. */
import { describe, expect, test } from "bun:test"
import { runJob } from "../../src/jobs/actions.ts"
import type { JobRun } from "../../src/jobs/contract.ts"
import type { RetentionPolicy } from "../../src/retention/contract.ts"
import { testApi } from "../harness/api.ts"
import { aDevice } from "../harness/book.ts"
import { allowOnDevice, allowOnSystem, aPerson, tokenOf } from "../harness/people.ts"

const { call, deps, root } = await testApi()
const OFF = { retentionPeriodInDays: null, direction: "FROM_END", recordingsToDelete: 0 }

describe("retention policy", () => {
  test("it is off at first, can be set, and is off again when deleted", async () => {
    const path = `/devices/${await aDevice(deps)}/retentionpolicy`
    const read = async () => (await call<RetentionPolicy>(root.token, "GET", path)).body
    expect(await read()).toMatchObject(OFF)
    const set = { retentionPeriodInDays: 90, direction: "FROM_START" }
    expect(await call<RetentionPolicy>(root.token, "PUT", path, set)).toMatchObject({
      status: 200,
      body: set,
    })
    expect(await read()).toMatchObject(set)
    expect((await call(root.token, "DELETE", path)).status).toBe(204)
    expect(await read()).toMatchObject(OFF)
  })

  test("changing it is audited with before and after", async () => {
    const deviceId = await aDevice(deps)
    const path = `/devices/${deviceId}/retentionpolicy`
    await call(root.token, "PUT", path, { retentionPeriodInDays: 30 })
    const entry = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "RETENTION_CHANGED")
      .where("object_id", "=", deviceId)
      .executeTakeFirstOrThrow()
    expect(entry.details).toMatchObject({
      "retentionPeriodInDays.before": null,
      "retentionPeriodInDays.after": 30,
    })
  })

  test("whoever may read the device reads it; setting it needs its own authority", async () => {
    const deviceId = await aDevice(deps)
    const path = `/devices/${deviceId}/retentionpolicy`
    const userId = await aPerson(deps)
    await allowOnDevice(deps, userId, deviceId, ["DEVICE_READ", "DEVICE_UPDATE"])
    const token = await tokenOf(deps, userId)
    expect((await call(token, "GET", path)).status).toBe(200)
    expect((await call(token, "PUT", path, { retentionPeriodInDays: 1 })).status).toBe(403)
    expect((await call(token, "DELETE", path)).status).toBe(403)
  })

  test.each([
    ["retentionPeriodInDays", { retentionPeriodInDays: 0 }],
    ["retentionPeriodInDays", { retentionPeriodInDays: 36_501 }],
    ["retentionPeriodInDays", { retentionPeriodInDays: 1.5 }],
    ["direction", { retentionPeriodInDays: 1, direction: "SIDEWAYS" }],
  ])("a wrong %s is named", async (field, body) => {
    const path = `/devices/${await aDevice(deps)}/retentionpolicy`
    const answer = await call(root.token, "PUT", path, body)
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.body.problems.map((problem) => problem.path)).toEqual([field])
  })
})

describe("the run log", () => {
  test("whoever installs licences sees what the jobs did, nobody else", async () => {
    const signal = new AbortController().signal
    await runJob(deps, { name: "planCreation", action: async () => ({ issues: 3 }) }, signal)
    const administrator = await aPerson(deps)
    await allowOnSystem(deps, administrator, ["LICENSE_INSTALL"])
    const token = await tokenOf(deps, administrator)
    const { body } = await call<{ rows: JobRun[]; total: number }>(
      token,
      "GET",
      "/environment/jobs?name=planCreation",
    )
    expect(body).toMatchObject({
      total: 1,
      rows: [{ name: "planCreation", outcome: "DONE", counts: { issues: 3 } }],
    })
    expect((await call(token, "GET", "/environment/jobs?name=mining")).status).toBe(400)
    const stranger = await tokenOf(deps, await aPerson(deps))
    expect((await call(stranger, "GET", "/environment/jobs")).status).toBe(403)
  })
})
