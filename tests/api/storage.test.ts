/** The space in use: sums of what is stored, as the job measured them last. */
import { describe, expect, test } from "bun:test"
import { sha256 } from "../../src/base/token.ts"
import { updateStorageUse } from "../../src/sessions/storage/actions.ts"
import type { StorageUse } from "../../src/sessions/storage/contract.ts"
import { isSpaceLow, LARGEST_MACHINES_SHOWN, MEASUREMENT_TTL_MS } from "../../src/sessions/storage/rules.ts"
import { testApi } from "../harness/api.ts"
import { aRecordedSession } from "../harness/approvals.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { eventually } from "../harness/eventually.ts"

const api = await testApi()
const { call, deps, root } = api
let minutes = 0

/** The storage in use, after the job has measured it. */
async function measured(): Promise<StorageUse> {
  wait(1)
  await updateStorageUse(deps)
  return asked()
}

const asked = async () => (await call<StorageUse>(root.token, "GET", "/environment/storage")).body

function wait(longer: number) {
  minutes += longer
  deps.setTime(new Date(TEST_NOW.getTime() + minutes * MEASUREMENT_TTL_MS))
}

interface Sizes {
  recording_bytes: number
  clipboard_recording_bytes?: number
  network_recording_bytes?: number
}

async function aRecording(deviceId: string, sizes: Sizes): Promise<string> {
  const issueId = await anIssue(deps, deviceId, root.userId)
  const { sessionId } = await aRecordedSession(api, { deviceId, issueId }, root.userId)
  await deps.db.updateTable("remote_session").set(sizes).where("id", "=", sessionId).execute()
  return sessionId
}

describe("the storage in use", () => {
  test("has recordings with clipboard and network contents, and none that were deleted", async () => {
    const { count, bytes } = (await measured()).recordings
    const deviceId = await aDevice(deps, { name: "Press with recordings" })
    await aRecording(deviceId, {
      ...{ recording_bytes: 100_000_000, clipboard_recording_bytes: 20, network_recording_bytes: 3 },
    })
    const deleted = await aRecording(deviceId, { recording_bytes: 500_000 })
    await deps.db
      .updateTable("remote_session")
      .set({ recording_state: "DELETED" })
      .where("id", "=", deleted)
      .execute()
    const { recordings } = await measured()
    expect(recordings).toMatchObject({ count: count + 1, bytes: bytes + 100_000_023 })
    expect(recordings.largestDevices[0]).toEqual({
      ...{ device: { id: deviceId, name: "Press with recordings" }, count: 1, bytes: 100_000_023 },
    })
  })

  test("lists the ten machines with the most bytes, and sums those of all machines", async () => {
    const before = (await measured()).recordings
    const sizes = Array.from({ length: LARGEST_MACHINES_SHOWN + 1 }, (_, n) => 9_000_000 - n)
    for (const recording_bytes of sizes.toReversed())
      await aRecording(await aDevice(deps), { recording_bytes })
    const { recordings } = await measured()
    expect(recordings.count).toBe(before.count + 11)
    expect(recordings.bytes).toBe(before.bytes + 98_999_945)
    const largest = [...before.largestDevices.map(({ bytes }) => bytes), ...sizes].toSorted((a, b) => b - a)
    expect(recordings.largestDevices.map(({ bytes }) => bytes)).toEqual(
      largest.slice(0, LARGEST_MACHINES_SHOWN),
    )
  })

  test("counts a machine's picture and has the sizes of database and file system", async () => {
    const deviceId = await aDevice(deps)
    const content_hash = sha256("picture")
    await deps.db
      .insertInto("stored_file")
      .values({ content_hash, size_bytes: 700, stored_on: TEST_NOW })
      .execute()
    await deps.db
      .insertInto("device_image")
      .values({
        ...{ device_id: deviceId, content_hash, media_type: "image/png", size_bytes: 700 },
        ...{ width: 1, height: 1, changed_on: TEST_NOW, changed_by: root.userId },
      })
      .execute()
    const use = await measured()
    expect(use.deviceImages).toEqual({ count: 1, bytes: 700 })
    expect(use.attachments).toEqual({ count: 0, bytes: 0 })
    expect(use.transferredFiles).toEqual({ count: 0, bytes: 0 })
    expect(use.databaseBytes).toBeGreaterThan(1_000_000)
    expect(use.fileSystem.usedBytes).toBeGreaterThan(0)
    expect(use.fileSystem.isLow).toBe(isSpaceLow(use.fileSystem))
  })

  test("is the same within a minute, and says when it was measured", async () => {
    const first = await measured()
    await aRecording(await aDevice(deps), { recording_bytes: 5 })
    expect(await asked()).toEqual(first)
    expect(first.measuredOn).toBe(deps.clock().toISOString())
  })

  test("is answered without waiting for a measurement once it is older, and measured for the next request", async () => {
    const first = await measured()
    await aRecording(await aDevice(deps), { recording_bytes: 5 })
    wait(1)
    expect(await asked()).toEqual(first)
    const next = await eventually(asked, ({ measuredOn }) => measuredOn !== first.measuredOn)
    expect(next.recordings.bytes).toBe(first.recordings.bytes + 5)
  })

  test("is measured for the request itself when the job has not run for a quarter of an hour", async () => {
    const first = await measured()
    await aRecording(await aDevice(deps), { recording_bytes: 5 })
    wait(15)
    expect((await asked()).recordings.bytes).toBe(first.recordings.bytes + 5)
  })
})

test.each([
  [900, 100, false],
  [901, 99, true],
  [0, 0, false],
  [1000, 0, true],
])("with %d bytes used and %d free, space is low: %p", (usedBytes, freeBytes, isLow) => {
  expect(isSpaceLow({ usedBytes, freeBytes })).toBe(isLow)
})
