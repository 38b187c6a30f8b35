/** A machine that vanishes in the middle of a session: its viewers are told, and the session ends. */
import { expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { openRecordingReader } from "../../protocols/recording-read.ts"
import { recordingFile } from "../../src/remote/recordings.ts"
import type { SessionPath } from "../../src/remote/store.ts"
import { aRelay, aVncMachine } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote.ts"

const patient = await remoteTest({
  liveness: { probeAfterMs: 100, noticeAfterMs: 200, endAfterMs: 60_000 },
})
const brief = await remoteTest({ liveness: { probeAfterMs: 100, noticeAfterMs: 200, endAfterMs: 1_000 } })

async function running(on: typeof patient) {
  const machine = await aVncMachine()
  const relay = await aRelay(machine.port)
  const job = await on.aJob({ ...machine.target, port: relay.port })
  const path = await on.start(job)
  const owner = await on.join(path, job.technician)
  await owner.sees("the picture", () => owner.count("key") > 0)
  return { machine, relay, job, path, owner }
}

async function recordedEvents(on: typeof patient, { sessionId }: SessionPath) {
  const bytes = readFileSync(recordingFile(on.deps, sessionId))
  const reader = await openRecordingReader({
    sizeBytes: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  })
  return (await reader.events()).map(({ event }) => event)
}

test("every viewer, also one who joins meanwhile, is told that the machine does not answer, and that it does again", async () => {
  const { relay, job, path, owner } = await running(patient)
  relay.goSilent(true)
  const told = await owner.hears("machine", ({ state }) => state === "SILENT")
  expect(told.forMs).toBeGreaterThanOrEqual(300)
  const guest = await patient.join(path, await patient.person(job))
  expect((await guest.hears("machine")).forMs).toBeGreaterThanOrEqual(told.forMs)
  relay.goSilent(false)
  for (const viewer of [owner, guest]) await viewer.hears("machine", ({ state }) => state === "ANSWERS")
  expect((await patient.session(path)).isActive).toBe(true)
})

test("a machine that stays silent ends the session with UPSTREAM_TIMEOUT, and the recording shows since when", async () => {
  const { relay, path, owner } = await running(brief)
  relay.goSilent(true)
  const end = await owner.hears("state", ({ state }) => state === "ENDED")
  expect(end.code).toBe("UPSTREAM_TIMEOUT")
  expect(await brief.ended(path)).toMatchObject({ state: "CONNECTION_ERROR", endCode: "UPSTREAM_TIMEOUT" })
  expect(await recordedEvents(brief, path)).toContainEqual({
    about: "machine",
    state: "SILENT",
    forMs: expect.any(Number),
  })
})
