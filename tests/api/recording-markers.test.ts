import { expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { markRecordingDeleted } from "../../src/sessions/retention/store-recordings.ts"
import { RECORDING_MARKERS_MAX } from "../../src/sessions/session/rules-recording-events.ts"
import { getSession } from "../../src/sessions/session/store.ts"
import { configureApproval } from "../harness/approvals.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, sessionPath, VIEWER_AUTHORITIES } from "../harness/remote-sessions.ts"
import { aUserGroup } from "../harness/users.ts"

stopMachinesAfterAll()
const on = await remoteTest()
const { db } = on.deps
const machine = await aVncMachine()
const job = await on.aSessionFixture(machine.target)
const path = await on.startSession(job)
const owner = await on.joinSession(path, job.technician)
await owner.waitFor("the picture", () => owner.count("key") > 0)
await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
const editor = await on.aUserOn(job, [
  "DEVICE_READ",
  "ISSUE_READ",
  "LOG_READ",
  "RECORDING_READ",
  "RECORDING_UPDATE",
])
const reader = await on.aUserOn(job, [...VIEWER_AUTHORITIES, "RECORDING_READ"])
const recording = `${sessionPath(path)}/screenrecording`

interface Event {
  at: number
  event: string
  person: string | null
  text: string
  addedOn: string | null
}

const add = (body: unknown, token = editor.token) =>
  on.call<Event>(token, "POST", `${recording}/markers`, body)
const info = async () =>
  (await on.call<{ events: Event[]; durationInMs: number }>(editor.token, "GET", `${recording}/info`)).body
const hashOfFile = async () =>
  createHash("sha256")
    .update(await Bun.file(recordingFilePath(on.deps, path.sessionId)).bytes())
    .digest("hex")

test("a marker is added beside the recording, which stays as it was, with its author and time", async () => {
  const [before, file] = [await info(), await hashOfFile()]
  const made = await add({ at: 0, text: "Valve opens late" })
  expect(made.status).toBe(200)
  expect(made.body).toMatchObject({ at: 0, event: "MARKER", text: "Valve opens late" })
  const { events } = await info()
  expect(events).toHaveLength(before.events.length + 1)
  const added = events.filter(({ addedOn }) => addedOn !== null)
  expect(added).toEqual([made.body])
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(await hashOfFile()).toBe(file)
  const audit = db.selectFrom("audit_entry").selectAll().where("event", "=", "RECORDING_MARKED")
  expect(await audit.executeTakeFirstOrThrow()).toMatchObject({
    ...{ object_id: path.sessionId, issue_id: path.issueId, user_id: editor.userId },
    details: { atMs: 0, text: "Valve opens late" },
  })
})

test("a marker needs the right to change recordings", async () => {
  expect((await add({ at: 0, text: "mine" }, reader.token)).status).toBe(403)
})

test.each([
  ["no text", { at: 0, text: " " }, "text"],
  ["a text of 201 characters", { at: 0, text: "x".repeat(201) }, "text"],
  ["a moment before the recording", { at: -1, text: "early" }, "at"],
  ["a moment behind its end", { at: 31 * 24 * 3_600_000, text: "late" }, "at"],
])("a marker with %s is refused beside its field", async (_, body, field) => {
  const answer = await on.call<{ problems: { path: string }[] }>(
    editor.token,
    "POST",
    `${recording}/markers`,
    body,
  )
  expect(answer.status).toBe(400)
  expect(answer.body.problems.map((problem) => problem.path)).toEqual([field])
})

test("a recording has at most as many markers as people can make notes", async () => {
  const present = (await info()).events.filter(({ addedOn }) => addedOn !== null).length
  await db
    .insertInto("recording_marker")
    .values(
      Array.from({ length: RECORDING_MARKERS_MAX - present }, () => ({
        ...{ remote_session_id: path.sessionId, at_ms: 0, text: "note" },
        ...{ created_on: on.deps.clock(), created_by: editor.userId },
      })),
    )
    .execute()
  expect(await add({ at: 0, text: "one too many" })).toMatchObject({
    status: 409,
    body: { reason: "tooManyMarkers" },
  })
})

test("the markers go with the recording", async () => {
  await db.transaction().execute((tx) => markRecordingDeleted(tx, path.sessionId, on.deps.clock()))
  const left = db.selectFrom("recording_marker").select("id").where("remote_session_id", "=", path.sessionId)
  expect(await left.execute()).toEqual([])
  expect((await getSession(db, path)).screenRecording?.state).toBe("DELETED")
  expect((await add({ at: 0, text: "gone" })).status).toBe(404)
})

test("a recording whose viewing needs an approval takes no marker of those without one", async () => {
  const group = await aUserGroup(on.deps, [reader.userId])
  const api = { deps: on.deps, root: reader }
  await configureApproval(api, { deviceId: path.deviceId }, [{ groups: [group] }], "RECORDING")
  expect(await add({ at: 0, text: "unseen" })).toMatchObject({
    status: 403,
    body: { reason: "recordingNeedsApproval" },
  })
})
