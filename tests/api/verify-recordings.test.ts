/** `files verify` reads every record of every stored recording. */
import { beforeAll, expect, test } from "bun:test"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import {
  type RecordingProblem,
  recordingProblem,
  verifyRecordings,
} from "../../src/sessions/recordings/actions-verify.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const made = { sessionId: "", file: "", bytes: Buffer.alloc(0) }

beforeAll(async () => {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
  const file = recordingFilePath(on.deps, path.sessionId)
  Object.assign(made, { sessionId: path.sessionId, file, bytes: readFileSync(file) })
})

/** The findings when the recording's file has these bytes. */
async function foundWith(bytes: Buffer | null) {
  if (bytes) {
    mkdirSync(dirname(made.file), { recursive: true })
    writeFileSync(made.file, bytes)
  } else rmSync(made.file)
  return verifyRecordings(on.deps)
}

const damaged = (state: RecordingProblem) => ({ checked: 1, damaged: [{ sessionId: made.sessionId, state }] })

test("a recording as it was made has no problem", async () => {
  expect(await foundWith(made.bytes)).toEqual({ checked: 1, damaged: [] })
})

test.each([0, 0.25, 0.5, 0.75, 0.99])(
  "a flipped bit %p of the way through the records is found",
  async (part) => {
    const bytes = Buffer.from(made.bytes)
    const at = 64 + Math.floor((bytes.length - 65) * part)
    bytes[at] = bytes[at]! ^ 1
    expect(await foundWith(bytes)).toEqual(damaged("TORN"))
  },
)

test("a recording that is too short, has another header, or is gone is found", async () => {
  expect(await foundWith(made.bytes.subarray(0, made.bytes.length - 1))).toEqual(damaged("TORN"))
  expect(await foundWith(Buffer.concat([Buffer.from("X"), made.bytes.subarray(1)]))).toEqual(
    damaged("MISSING"),
  )
  expect(await foundWith(null)).toEqual(damaged("MISSING"))
})

test("a recording that a crash cut is whole while it lasts as long as when its session ended", () => {
  const cut = { sessionId: made.sessionId, state: "CUT", sizeBytes: 500, durationMs: 900 } as const
  const check = { validBytes: 400, durationMs: 900, complete: false, indexed: false }
  expect(recordingProblem(check, cut)).toBeNull()
  expect(recordingProblem({ ...check, durationMs: 899 }, cut)).toBe("TORN")
})

test("a closed recording whose index does not name its keys is found", () => {
  const closed = { sessionId: made.sessionId, state: "COMPLETE", sizeBytes: 500, durationMs: 900 } as const
  const check = { validBytes: 500, durationMs: 900, complete: true, indexed: true }
  expect(recordingProblem(check, closed)).toBeNull()
  expect(recordingProblem({ ...check, indexed: false }, closed)).toBe("UNINDEXED")
})
