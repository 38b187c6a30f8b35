/** `files verify` reads every record of every stored recording. */
import { beforeAll, describe, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import {
  FILE_HEADER_BYTES,
  KEY_BIT,
  RECORD_HEADER_BYTES,
  recordCrc,
} from "../../protocols/recording-format.ts"
import { itemAt } from "../../src/base/assert.ts"
import {
  type RecordingProblem,
  recordingProblem,
  verifyRecordings,
} from "../../src/sessions/recordings/actions-verify.ts"
import { hashOfRecording, recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { auditPage } from "../../src/system/audit/store.ts"
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

const damaged = (state: RecordingProblem) => ({
  checked: 1,
  damaged: [{ sessionId: made.sessionId, state }],
  withoutHash: 0,
})

test("a recording as it was made has no problem", async () => {
  expect(await foundWith(made.bytes)).toEqual({ checked: 1, damaged: [], withoutHash: 0 })
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

/** The records of the file, with their headers. */
function recordsOf(bytes: Buffer): Buffer[] {
  const records: Buffer[] = []
  for (let at = FILE_HEADER_BYTES; at < bytes.length; ) {
    const end = at + RECORD_HEADER_BYTES + (bytes.readUInt32LE(at) & ~KEY_BIT)
    records.push(bytes.subarray(at, end))
    at = end
  }
  return records
}

const isKey = (record: Buffer) => record.readUInt32LE(0) >= KEY_BIT

/** The same record with another last byte and the checksum that belongs to it. */
function rewritten(record: Buffer): Buffer {
  const forged = Buffer.from(record)
  forged[forged.length - 1]! ^= 1
  forged.writeUInt32LE(recordCrc(forged.subarray(0, 8), forged.subarray(RECORD_HEADER_BYTES)), 8)
  return forged
}

describe("check 35: records whose checksums are right are found", () => {
  const found = (records: Buffer[]) =>
    foundWith(Buffer.concat([made.bytes.subarray(0, FILE_HEADER_BYTES), ...records]))
  /** The first of two records that are no keys, so that the index stays right whatever happens to them. */
  const firstOfTwo = (records: Buffer[]) =>
    records.findIndex((record, i) => !isKey(record) && !isKey(itemAt(records, i + 1)))

  test("when one of them was written anew", async () => {
    const records = recordsOf(made.bytes)
    const at = firstOfTwo(records)
    expect(await found(records.with(at, rewritten(itemAt(records, at))))).toEqual(damaged("ALTERED"))
  })

  test("when two of them were exchanged", async () => {
    const records = recordsOf(made.bytes)
    const at = firstOfTwo(records)
    const exchanged = records.with(at, itemAt(records, at + 1)).with(at + 1, itemAt(records, at))
    expect(await found(exchanged)).toEqual(damaged("ALTERED"))
  })

  test("when one of them was removed", async () => {
    const records = recordsOf(made.bytes)
    expect(await found(records.toSpliced(firstOfTwo(records), 1))).toEqual(damaged("TORN"))
  })
})

test("the audit entry of a session's end has the SHA-256 of its recording", async () => {
  const { rows } = await auditPage(
    on.deps.db,
    { objectType: "session", objectId: made.sessionId },
    { page: 1, size: 15, search: "SESSION_ENDED" },
  )
  const sha256 = createHash("sha256").update(made.bytes).digest("hex")
  expect(rows.map(({ details }) => details)).toEqual([expect.objectContaining({ recordingSha256: sha256 })])
})

test("a recording that its writer did not complete gets the hash of what lies on the disk", async () => {
  writeFileSync(made.file, made.bytes)
  const sha256 = createHash("sha256").update(made.bytes).digest("hex")
  expect(await hashOfRecording(made.file)).toBe(sha256)
  expect(await hashOfRecording(`${made.file}-gone`)).toBeUndefined()
  // Opening a pipe waits for its writer, as reading waits for a disk that does not respond.
  const stalled = `${made.file}-stalled`
  await Bun.$`mkfifo ${stalled}`
  expect(await hashOfRecording(stalled, 50)).toBeUndefined()
  await Bun.write(stalled, "")
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
