/** Disk guarantees of a recording, over a file layer that stalls, fails and counts on command. */

import { describe, expect, test } from "bun:test"
import { openRecording } from "../../../protocols/recording.ts"
import { DISK_LIMITS, type DiskLimits, type RecordingFile } from "../../../protocols/recording-disk.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { waitUntil } from "../../harness/eventually.ts"

const HEADER = { sessionId: "disk", kind: "terminal" as const, startedAtMs: 0 }
/** Short, and far apart enough for a loaded machine to keep their order. */
const LIMITS: DiskLimits = { batchMs: 5, syncMs: 10, lagMs: 150, stallMs: 60_000, waitingBytes: 1_000_000 }

/** A file in memory. While it stalls, writes and syncs that begin wait. */
function aFile() {
  const written: Uint8Array[] = []
  let syncs = 0
  let stalled: PromiseWithResolvers<void> | null = null
  let stallsOnlySyncs = false
  let error: Error | null = null
  const file: RecordingFile = {
    async write(bytes, offset, length) {
      if (!stallsOnlySyncs) await stalled?.promise
      if (error) throw error
      written.push(bytes.slice(offset, offset + length))
      return { bytesWritten: length }
    },
    async datasync() {
      await stalled?.promise
      if (error) throw error
      syncs++
    },
    async close() {},
  }
  return {
    openFile: async () => file,
    get syncs() {
      return syncs
    },
    get writes() {
      return written.length
    },
    stall(onlySyncs = false) {
      stallsOnlySyncs = onlySyncs
      stalled = Promise.withResolvers()
    },
    goOn() {
      stalled?.resolve()
      stalled = null
    },
    fail(reason: Error) {
      error = reason
    },
  }
}

async function aRecording(limits: Partial<DiskLimits> = {}) {
  const file = aFile()
  const recording = await openRecording("", HEADER, {
    openFile: file.openFile,
    limits: { ...LIMITS, ...limits },
  })
  const paces: boolean[] = []
  const failures: string[] = []
  recording.onLagChange = (isBehind) => void paces.push(isBehind)
  recording.onFailure = ({ message }) => void failures.push(message)
  const append = (bytes = 10) =>
    recording.appendMessage(1, new Uint8Array(bytes).fill(MESSAGE.TERMINAL_OUTPUT))
  return { file, recording, paces, failures, append }
}

test("the disk limits keep viewers at most one second ahead of the disk and end a stall within 5 seconds", () => {
  expect(DISK_LIMITS.lagMs).toBeLessThanOrEqual(1000)
  expect(DISK_LIMITS.batchMs + DISK_LIMITS.syncMs).toBeLessThan(DISK_LIMITS.lagMs)
  expect(DISK_LIMITS.stallMs).toBeLessThanOrEqual(5000)
})

describe("a recording whose disk stalls", () => {
  for (const [what, onlySyncs] of [
    ["write", false],
    ["datasync", true],
  ] as const)
    test(`in a ${what} is behind after the limit, says so once, and goes on when the disk does`, async () => {
      const { file, recording, paces, append } = await aRecording()
      file.stall(onlySyncs)
      append()
      expect(recording.isBehind).toBe(false)
      await waitUntil("the recording is behind", () => paces.length === 1)
      expect([recording.isBehind, paces]).toEqual([true, [true]])
      const caughtUp = recording.whenCaughtUp()
      append()
      file.goOn()
      await caughtUp
      expect(recording.isBehind).toBe(false)
      await recording.close(2)
      expect([recording.failure, paces]).toEqual([null, [true, false]])
    })

  test("fails once after the stall limit, stays behind and is closed without waiting for the disk", async () => {
    const { file, recording, failures, append } = await aRecording({ stallMs: 50 })
    let hasCaughtUp = false
    file.stall()
    append()
    await waitUntil("the recording is behind", () => recording.isBehind)
    void recording.whenCaughtUp().then(() => {
      hasCaughtUp = true
    })
    await waitUntil("the recording has failed", () => failures.length > 0)
    expect(failures).toEqual([expect.stringMatching(/taken nothing of the recording for \d+ ms/)])
    expect(recording.close(2)).rejects.toThrow("taken nothing")
    file.goOn()
    await Promise.resolve()
    expect([recording.isBehind, hasCaughtUp, failures.length]).toEqual([true, false, 1])
  })

  test("counts as closed only when the write that the disk held has been carried out", async () => {
    const { file, recording, failures, append } = await aRecording({ stallMs: 50 })
    const before = file.writes
    let writesWhenClosed: number | null = null
    file.stall()
    append()
    await waitUntil("the recording has failed", () => failures.length > 0)
    const closed = recording.whenClosed.then(() => {
      writesWhenClosed = file.writes
    })
    await expect(recording.close(2)).rejects.toThrow("taken nothing")
    await new Promise((resolve) => setImmediate(resolve))
    expect<number | null>(writesWhenClosed).toBeNull()
    file.goOn()
    await closed
    expect<number | null>(writesWhenClosed).toBe(before + 1)
  })

  test("also fails when its waiting bytes exceed their limit", async () => {
    const { file, recording, failures, append } = await aRecording({ lagMs: 60_000, waitingBytes: 5000 })
    file.stall()
    append(4000)
    await waitUntil("the first batch waits for the disk", () => file.writes === 1)
    expect(failures).toEqual([])
    append(4000)
    await waitUntil("the recording has failed", () => failures.length > 0)
    expect(failures).toEqual(["the disk is too slow for the recording"])
    expect(recording.isBehind).toBe(true)
  })
})

describe("a recording on a healthy disk", () => {
  test("is synced shortly after the last record, also when nothing follows", async () => {
    const { file, recording, append } = await aRecording({ lagMs: 60_000 })
    const before = file.syncs
    append()
    await waitUntil("the first batch is synced", () => file.syncs > before)
    append()
    await waitUntil(
      "the second one is, with nothing after it",
      () => file.writes === 3 && file.syncs > before + 1,
    )
    const idle = file.syncs
    await Bun.sleep(5 * LIMITS.syncMs)
    expect(file.syncs).toBe(idle)
    await recording.close(2)
  })

  test("is synced once for many batches", async () => {
    const { file, recording, append } = await aRecording({ batchMs: 1, syncMs: 200, lagMs: 60_000 })
    append()
    await waitUntil("a sync", () => file.syncs === 2)
    for (let batch = 0; batch < 10; batch++) {
      const { writes } = file
      append()
      await waitUntil("the batch is written", () => file.writes > writes)
    }
    expect(file.syncs).toBeLessThan(7)
    await recording.close(2)
  })

  test("reports a failing sync once and writes nothing more", async () => {
    const { file, recording, failures, append } = await aRecording()
    append()
    await waitUntil("the first batch is synced", () => file.syncs === 2)
    file.fail(new Error("EIO"))
    append()
    await waitUntil("the failure is reported", () => failures.length > 0)
    append()
    expect(failures).toEqual(["EIO"])
    expect(recording.close(2)).rejects.toThrow("EIO")
  })
})

test("closing a recording waits for the periodic sync before it closes the file", async () => {
  let running = 0
  let runningAtClose: number | null = null
  const file: RecordingFile = {
    write: async (_bytes, _offset, length) => ({ bytesWritten: length }),
    async datasync() {
      running++
      // A slow disk: the timer of the periodic sync fires meanwhile.
      await Bun.sleep(3 * LIMITS.syncMs)
      running--
    },
    async close() {
      runningAtClose = running
    },
  }
  const recording = await openRecording("", HEADER, { openFile: async () => file, limits: LIMITS })
  for (let round = 0; round < 5; round++) {
    recording.appendMessage(1, new Uint8Array(10).fill(MESSAGE.TERMINAL_OUTPUT))
    await Bun.sleep(LIMITS.batchMs)
  }
  await recording.close(1)
  expect<number | null>(runningAtClose).toBe(0)
})
