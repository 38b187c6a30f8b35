/** A machine that disappears during a session: its viewers are notified, and the session ends. */
import { expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { openRecordingReader } from "../../protocols/recording-reader.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { aVncMachine, startRelay, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"

stopMachinesAfterAll()

const patient = await remoteTest({
  liveness: { probeAfterMs: 100, noticeAfterMs: 200, endAfterMs: 60_000 },
})
const brief = await remoteTest({ liveness: { probeAfterMs: 100, noticeAfterMs: 200, endAfterMs: 1_000 } })

async function running(on: typeof patient) {
  const machine = await aVncMachine()
  const relay = await startRelay(machine.port)
  const job = await on.aSessionFixture({ ...machine.target, port: relay.port })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  return { machine, relay, job, path, owner }
}

async function recordedEvents(on: typeof patient, { sessionId }: SessionPath) {
  const bytes = readFileSync(recordingFilePath(on.deps, sessionId))
  const reader = await openRecordingReader({
    sizeBytes: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  })
  return (await reader.events()).map(({ event }) => event)
}

test("viewers, also those who join later, are notified when the machine stops and resumes answering", async () => {
  const { relay, job, path, owner } = await running(patient)
  relay.setSilent(true)
  const told = await owner.waitForNotice("machine", ({ state }) => state === "SILENT")
  expect(told.forMs).toBeGreaterThanOrEqual(300)
  const guest = await patient.joinSession(path, await patient.aUserOn(job))
  expect((await guest.waitForNotice("machine")).forMs).toBeGreaterThanOrEqual(told.forMs)
  relay.setSilent(false)
  for (const viewer of [owner, guest])
    await viewer.waitForNotice("machine", ({ state }) => state === "ANSWERS")
  expect((await patient.session(path)).isActive).toBe(true)
})

test("a machine that stays silent ends the session with UPSTREAM_TIMEOUT, and the recording contains the silence", async () => {
  const { relay, path, owner } = await running(brief)
  relay.setSilent(true)
  const end = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
  expect(end.code).toBe("UPSTREAM_TIMEOUT")
  expect(await brief.waitForEnd(path)).toMatchObject({
    state: "CONNECTION_ERROR",
    endCode: "UPSTREAM_TIMEOUT",
    endDiagnosis: "stoppedResponding",
  })
  expect(await recordedEvents(brief, path)).toContainEqual({
    about: "machine",
    state: "SILENT",
    forMs: expect.any(Number),
  })
})
