/** A device's retention policy and the run log through the API. */
import { afterEach, describe, expect, test } from "bun:test"
import { existsSync } from "node:fs"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import { MS_PER_DAY } from "../../src/base/clock.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { deleteExpiredRecordings } from "../../src/sessions/retention/actions.ts"
import type { RetentionPolicy } from "../../src/sessions/retention/contract.ts"
import type { Session } from "../../src/sessions/session/contract.ts"
import { insertSession, updateSessionEnd } from "../../src/sessions/session/store.ts"
import { runJob } from "../../src/system/jobs/actions.ts"
import type { JobRun } from "../../src/system/jobs/contract.ts"
import { testApi } from "../harness/api.ts"
import { aVoterGroup, configureApproval } from "../harness/approvals.ts"
import { aDevice, aDeviceGroup, aLog, anInterface, anIssue } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, createToken, grantOnDevice, grantOnSystem, uniqueName } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api
afterEach(() => deps.setTime(TEST_NOW))
const OFF = { retentionPeriodInDays: null, direction: "FROM_END", inherited: true, recordingsToDelete: 0 }

describe("a device's retention policy", () => {
  test("is off by default, can be set, and is off again when deleted", async () => {
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

  test("is audited with before and after values when changed", async () => {
    const deviceId = await aDevice(deps)
    const path = `/devices/${deviceId}/retentionpolicy`
    await call(root.token, "PUT", path, { retentionPeriodInDays: 30 })
    const entry = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "RETENTION_POLICY_CHANGED")
      .where("object_id", "=", deviceId)
      .executeTakeFirstOrThrow()
    expect(entry.details).toMatchObject({
      "retentionPeriodInDays.before": null,
      "retentionPeriodInDays.after": 30,
    })
  })

  test("is readable with DEVICE_READ, but not changed with DEVICE_UPDATE", async () => {
    const deviceId = await aDevice(deps)
    const path = `/devices/${deviceId}/retentionpolicy`
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, deviceId, ["DEVICE_READ", "DEVICE_UPDATE"])
    const token = await createToken(deps, userId)
    expect((await call(token, "GET", path)).status).toBe(200)
    expect((await call(token, "PUT", path, { retentionPeriodInDays: 1 })).status).toBe(403)
    expect((await call(token, "DELETE", path)).status).toBe(403)
  })

  test.each([
    ["retentionPeriodInDays", { retentionPeriodInDays: 0 }],
    ["retentionPeriodInDays", { retentionPeriodInDays: 36_501 }],
    ["retentionPeriodInDays", { retentionPeriodInDays: 1.5 }],
    ["direction", { retentionPeriodInDays: 1, direction: "SIDEWAYS" }],
  ])("is rejected with 400 naming an invalid %s", async (field, body) => {
    const path = `/devices/${await aDevice(deps)}/retentionpolicy`
    const answer = await call(root.token, "PUT", path, body)
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.body.problems.map((problem) => problem.path)).toEqual([field])
  })
})

/** A complete recording of now, with its file. */
async function aRecording(deviceGroupId: string) {
  const deviceId = await aDevice(deps, { deviceGroupId })
  const issueId = await anIssue(deps, deviceId, root.userId)
  const logId = await aLog(deps, issueId, root.userId)
  const interfaceId = await anInterface(deps, deviceId)
  const sessionId = await insertSession(deps.db, {
    ...{ deviceId, issueId, logId, interfaceId, ownerId: root.userId, interfaceName: "HMI" },
    ...{ interfaceType: "VNC", recordingState: "RECORDING", startedOn: deps.clock() },
  })
  const end = async (state: "COMPLETE" | "CUT" = "COMPLETE") => {
    await updateSessionEnd(deps.db, sessionId, {
      ...{ state: "COMPLETED", endCode: null, endDetail: "", endedOn: deps.clock() },
      recording: { state, sizeBytes: 8, durationMs: 1000 },
    })
  }
  const file = recordingFilePath(deps, sessionId)
  await Bun.write(file, "recorded")
  const session = `/devices/${deviceId}/issues/${issueId}/logs/${logId}/sessions/${sessionId}`
  return { deviceId, issueId, logId, sessionId, session, file, end }
}

async function aCompleteRecording(deviceGroupId?: string) {
  const recording = await aRecording(deviceGroupId ?? (await aDeviceGroup(deps)))
  await recording.end()
  return recording
}

const never = new AbortController().signal
/** Is the recording there after so many days, when the job runs then? */
async function isThereAfter(days: number, file: string): Promise<boolean> {
  deps.setTime(new Date(TEST_NOW.getTime() + days * MS_PER_DAY + 1))
  await deleteExpiredRecordings(deps, never)
  deps.setTime(TEST_NOW)
  return existsSync(file)
}

const groupPolicy = (groupId: string) => `/devicegroups/${groupId}/retentionpolicy`
const set = (path: string, days: number | null) =>
  call<RetentionPolicy>(root.token, "PUT", path, { retentionPeriodInDays: days })
const read = async (path: string) => (await call<RetentionPolicy>(root.token, "GET", path)).body

describe("a device group's retention policy", () => {
  test("is inherited by groups and devices below it that have no policy of their own, and by no others", async () => {
    const top = await aDeviceGroup(deps)
    const [middle, other] = [await aDeviceGroup(deps, top), await aDeviceGroup(deps)]
    const [heir, own, stranger] = await Promise.all(
      [middle, middle, other].map((group) => aCompleteRecording(group)),
    )
    await set(groupPolicy(top), 10)
    await set(`/devices/${own!.deviceId}/retentionpolicy`, null)
    const named = await call<{ name: string }>(root.token, "GET", `/devicegroups/${top}`)
    const inheritedFrom = { id: top, name: named.body.name }
    expect(await read(groupPolicy(top))).toMatchObject({
      retentionPeriodInDays: 10,
      inherited: false,
      inheritedFrom: null,
    })
    for (const path of [groupPolicy(middle), `/devices/${heir!.deviceId}/retentionpolicy`])
      expect(await read(path)).toMatchObject({ retentionPeriodInDays: 10, inherited: true, inheritedFrom })
    expect(await read(`/devices/${own!.deviceId}/retentionpolicy`)).toMatchObject({
      retentionPeriodInDays: null,
      inherited: false,
    })
    expect(await read(`/devices/${stranger!.deviceId}/retentionpolicy`)).toMatchObject(OFF)
    expect(await isThereAfter(9, heir!.file)).toBe(true)
    expect(await isThereAfter(10, heir!.file)).toBe(false)
    expect([existsSync(own!.file), existsSync(stranger!.file)]).toEqual([true, true])
  })

  test("previews how many recordings it would delete, including those of groups below it that inherit it", async () => {
    const top = await aDeviceGroup(deps)
    const [below, apart] = [await aDeviceGroup(deps, top), await aDeviceGroup(deps, top)]
    await set(groupPolicy(apart), 100)
    for (const group of [top, below, apart]) await aCompleteRecording(group)
    deps.setTime(new Date(TEST_NOW.getTime() + 2 * MS_PER_DAY))
    const preview = await read(`${groupPolicy(top)}?retentionPeriodInDays=1`)
    deps.setTime(TEST_NOW)
    expect(preview.recordingsToDelete).toBe(2)
  })

  test("previews no deletion of recordings that the policy before keeps for longer", async () => {
    const group = await aDeviceGroup(deps)
    await set(groupPolicy(group), 3)
    await aCompleteRecording(group)
    const previewAfter = async (days: number) => {
      deps.setTime(new Date(TEST_NOW.getTime() + days * MS_PER_DAY))
      const preview = await read(`${groupPolicy(group)}?retentionPeriodInDays=1`)
      deps.setTime(TEST_NOW)
      return preview.recordingsToDelete
    }
    expect([await previewAfter(2), await previewAfter(4)]).toEqual([0, 1])
  })

  test("that is shortened, deleted or left by a move keeps recordings for the retention promised before", async () => {
    const [group, elsewhere] = [await aDeviceGroup(deps), await aDeviceGroup(deps)]
    await set(groupPolicy(elsewhere), 1)
    const changes: ((deviceId: string) => Promise<{ status: number }>)[] = [
      () => set(groupPolicy(group), 1),
      (deviceId) => set(`/devices/${deviceId}/retentionpolicy`, 1),
      (deviceId) =>
        call(root.token, "PUT", `/devices/${deviceId}`, {
          name: uniqueName("moved"),
          deviceGroupId: elsewhere,
        }),
      () =>
        call(root.token, "PUT", `/devicegroups/${group}`, { name: uniqueName("moved"), parentId: elsewhere }),
    ]
    for (const change of changes) {
      await set(groupPolicy(group), 30)
      const { deviceId, file } = await aCompleteRecording(group)
      expect((await change(deviceId)).status).toBe(200)
      if (change === changes.at(-1)) await call(root.token, "DELETE", groupPolicy(group))
      expect([await isThereAfter(29, file), await isThereAfter(30, file)]).toEqual([true, false])
    }
  })

  test("that is shortened twice keeps recordings for the longest retention promised, not for the last one", async () => {
    const group = await aDeviceGroup(deps)
    await set(groupPolicy(group), 30)
    const { file } = await aCompleteRecording(group)
    for (const days of [10, 1]) expect((await set(groupPolicy(group), days)).status).toBe(200)
    expect([await isThereAfter(29, file), await isThereAfter(30, file)]).toEqual([true, false])
  })

  test("is set, also by a move, with DEVICE_GROUP_UPDATE_RETENTION_POLICY and read with DEVICE_GROUP_READ", async () => {
    const [group, elsewhere] = [await aDeviceGroup(deps), await aDeviceGroup(deps)]
    await set(groupPolicy(group), 30)
    const userId = await aUser(deps)
    await grantOnSystem(deps, userId, ["DEVICE_GROUP_READ", "DEVICE_GROUP_UPDATE"])
    const token = await createToken(deps, userId)
    const child = await aDeviceGroup(deps, group)
    const move = { name: uniqueName("moved"), parentId: elsewhere }
    expect((await call(token, "GET", groupPolicy(group))).status).toBe(200)
    expect((await call(token, "PUT", groupPolicy(group), { retentionPeriodInDays: 1 })).status).toBe(403)
    expect((await call(token, "DELETE", groupPolicy(group))).status).toBe(403)
    expect((await call(token, "PUT", `/devicegroups/${child}`, move)).status).toBe(403)
    await grantOnSystem(deps, userId, ["DEVICE_GROUP_UPDATE_RETENTION_POLICY"])
    expect((await call(token, "PUT", `/devicegroups/${child}`, move)).status).toBe(200)
    expect((await call(token, "PUT", groupPolicy(group), { retentionPeriodInDays: 1 })).status).toBe(200)
    expect((await call(token, "DELETE", groupPolicy(group))).status).toBe(204)
  })
})

describe("a single recording", () => {
  async function deleter(deviceId: string, ...authorities: DeviceAuthority[]): Promise<string> {
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, deviceId, authorities)
    return createToken(deps, userId)
  }

  test("is deleted manually with RECORDING_DELETE, stays listed as DELETED, and the deletion is audited", async () => {
    const { deviceId, session, sessionId, file } = await aCompleteRecording()
    const token = await deleter(deviceId, "RECORDING_DELETE")
    expect((await call(token, "DELETE", `${session}/recordings`)).status).toBe(204)
    expect(existsSync(file)).toBe(false)
    const seen = await call<Session>(root.token, "GET", session)
    expect(seen.body.screenRecording).toMatchObject({ state: "DELETED" })
    const entry = await deps.db
      .selectFrom("audit_entry")
      .select("event")
      .where("object_id", "=", sessionId)
      .executeTakeFirstOrThrow()
    expect(entry.event).toBe("RECORDING_DELETED")
    expect((await call(token, "DELETE", `${session}/recordings`)).status).toBe(404)
  })

  test("is in the changes of its issue when it is deleted, manually or by its retention period", async () => {
    const [manual, expired] = [await aCompleteRecording(), await aCompleteRecording()]
    await call(root.token, "DELETE", `${manual.session}/recordings`)
    await set(`/devices/${expired.deviceId}/retentionpolicy`, 10)
    expect(await isThereAfter(10, expired.file)).toBe(false)
    const deletions = await deps.db
      .selectFrom("audit_entry")
      .select(["issue_id", "user_id"])
      .where("event", "=", "RECORDING_DELETED")
      .where("object_id", "in", [manual.sessionId, expired.sessionId])
      .orderBy("id")
      .execute()
    expect(deletions).toEqual([
      { issue_id: manual.issueId, user_id: root.userId },
      { issue_id: expired.issueId, user_id: null },
    ])
  })

  test("is not deleted manually during its retention period or promised time, or while it is being written", async () => {
    const held: Record<string, () => Promise<{ session: string; file: string }>> = {
      "its own policy": async () => {
        const recording = await aCompleteRecording()
        await set(`/devices/${recording.deviceId}/retentionpolicy`, 30)
        return recording
      },
      "its group's policy": async () => {
        const group = await aDeviceGroup(deps)
        await set(groupPolicy(group), 30)
        return aCompleteRecording(group)
      },
      "a policy that was taken away": async () => {
        const recording = await aCompleteRecording()
        await set(`/devices/${recording.deviceId}/retentionpolicy`, 30)
        await call(root.token, "DELETE", `/devices/${recording.deviceId}/retentionpolicy`)
        return recording
      },
      "a policy counted from the start that was taken away": async () => {
        const recording = await aCompleteRecording()
        const path = `/devices/${recording.deviceId}/retentionpolicy`
        await call(root.token, "PUT", path, { retentionPeriodInDays: 30, direction: "FROM_START" })
        await call(root.token, "DELETE", path)
        return recording
      },
      "a policy that was taken away while it was being written, though it was cut": async () => {
        const recording = await aRecording(await aDeviceGroup(deps))
        await set(`/devices/${recording.deviceId}/retentionpolicy`, 30)
        await call(root.token, "DELETE", `/devices/${recording.deviceId}/retentionpolicy`)
        await recording.end("CUT")
        return recording
      },
      "a promise longer than a policy that was taken away": async () => {
        const recording = await aCompleteRecording()
        await call(root.token, "PUT", `${recording.session}/recordings/keeping`, { days: 30 })
        await set(`/devices/${recording.deviceId}/retentionpolicy`, 10)
        await call(root.token, "DELETE", `/devices/${recording.deviceId}/retentionpolicy`)
        return recording
      },
      "a promise of its own": async () => {
        const recording = await aCompleteRecording()
        const token = await deleter(recording.deviceId, "RECORDING_UPDATE")
        expect(
          (await call(token, "PUT", `${recording.session}/recordings/keeping`, { days: 30 })).status,
        ).toBe(204)
        expect(
          (await call(token, "PUT", `${recording.session}/recordings/keeping`, { days: 1 })).status,
        ).toBe(204)
        return recording
      },
    }
    for (const [why, make] of Object.entries(held)) {
      const { session, file } = await make()
      deps.setTime(new Date(TEST_NOW.getTime() + 29 * MS_PER_DAY))
      const answer = await call(root.token, "DELETE", `${session}/recordings`)
      expect([why, answer.status, existsSync(file)]).toEqual([why, 409, true])
      deps.setTime(new Date(TEST_NOW.getTime() + 30 * MS_PER_DAY + 1))
      expect([why, (await call(root.token, "DELETE", `${session}/recordings`)).status]).toEqual([why, 204])
      deps.setTime(TEST_NOW)
    }
    const live = await aRecording(await aDeviceGroup(deps))
    expect((await call(root.token, "DELETE", `${live.session}/recordings`)).status).toBe(409)
  })

  test("with a pending or approved request is deleted neither manually nor by its retention policy", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const recording = await aCompleteRecording()
    const { deviceId, session, file } = recording
    await configureApproval(api, { deviceId }, [{ groups: [groupId] }], "RECORDING")
    await set(`/devices/${deviceId}/retentionpolicy`, 1)
    const token = await deleter(deviceId, "RECORDING_CREATE", "RECORDING_READ")
    const startDateTime = new Date(TEST_NOW.getTime() + 5 * MS_PER_DAY).toISOString()
    const asked = await call<{ id: string }>(token, "POST", `${session}/approvalRequest`, {
      startDateTime,
      durationInHours: 24,
      reason: "axis",
    })
    expect(asked.status).toBe(201)
    const remove = async (day: number) => {
      deps.setTime(new Date(TEST_NOW.getTime() + day * MS_PER_DAY + 1))
      const { status } = await call(root.token, "DELETE", `${session}/recordings`)
      deps.setTime(TEST_NOW)
      return status
    }
    expect([await isThereAfter(3, file), await remove(3)]).toEqual([true, 409])
    const vote = { comment: "", approved: true, overruled: false }
    expect((await call(people[0]!.token, "POST", `/approval/${asked.body.id}/vote`, vote)).status).toBe(200)
    expect([await isThereAfter(4, file), await remove(4)]).toEqual([true, 409])
    // The approved day is over.
    expect(await isThereAfter(6, file)).toBe(false)
  })
})

describe("the job run log", () => {
  test("is readable with LICENSE_INSTALL and refused to other users", async () => {
    const signal = new AbortController().signal
    await runJob(deps, { name: "planCreation", action: async () => ({ issues: 3 }) }, signal)
    const administrator = await aUser(deps)
    await grantOnSystem(deps, administrator, ["LICENSE_INSTALL"])
    const token = await createToken(deps, administrator)
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
    const stranger = await createToken(deps, await aUser(deps))
    expect((await call(stranger, "GET", "/environment/jobs")).status).toBe(403)
  })
})
