import { expect, test } from "bun:test"
import { sha256 } from "../../src/base/token.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
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

interface Event {
  at: number
  event: string
  person: string | null
  text: string
  addedOn: string | null
}

/** The recording of a session that has ended, a user who may change it and one who may play it. */
async function aRecording() {
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
  const readings = [...VIEWER_AUTHORITIES, "ISSUE_READ", "RECORDING_READ"] as const
  const editor = await on.aUserOn(job, [...readings, "RECORDING_UPDATE"])
  const recording = `${sessionPath(path)}/screenrecording`
  return {
    ...{ path, editor, reader: await on.aUserOn(job, readings) },
    add: (body: unknown, token = editor.token) =>
      on.call<Event & ErrorBody>(token, "POST", `${recording}/markers`, body),
    events: async () =>
      (await on.call<{ events: Event[] }>(editor.token, "GET", `${recording}/info`)).body.events,
    hashOfFile: async () =>
      sha256(await Bun.file(recordingFilePath(on.deps, path.sessionId)).bytes()).toString("hex"),
  }
}

/** Played, and never changed. */
const played = await aRecording()

test("a marker is added beside the recording, which stays as it was, with its author and time", async () => {
  const { add, editor, events, hashOfFile, path } = await aRecording()
  const [before, file] = [await events(), await hashOfFile()]
  const made = await add({ at: 0, text: "Valve opens late" })
  expect(made.status).toBe(200)
  expect(made.body).toMatchObject({ at: 0, event: "MARKER", text: "Valve opens late" })
  const after = await events()
  expect(after).toHaveLength(before.length + 1)
  expect(after.filter(({ addedOn }) => addedOn !== null)).toEqual([made.body])
  expect(after.map(({ at }) => at)).toEqual(after.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(await hashOfFile()).toBe(file)
  const audit = db.selectFrom("audit_entry").selectAll().where("object_id", "=", path.sessionId)
  expect(await audit.where("event", "=", "RECORDING_MARKED").executeTakeFirstOrThrow()).toMatchObject({
    ...{ issue_id: path.issueId, user_id: editor.userId },
    details: { atMs: 0, text: "Valve opens late" },
  })
})

test("a marker needs the right to change recordings", async () => {
  const { add, reader } = played
  expect((await add({ at: 0, text: "mine" }, reader.token)).status).toBe(403)
})

test.each([
  ["no text", { at: 0, text: " " }, "text"],
  ["a text of 201 characters", { at: 0, text: "x".repeat(201) }, "text"],
  ["a moment before the recording", { at: -1, text: "early" }, "at"],
  ["a moment behind its end", { at: 31 * 24 * 3_600_000, text: "late" }, "at"],
])("a marker with %s is refused beside its field", async (_, body, field) => {
  const answer = await played.add(body)
  expect(answer.status).toBe(400)
  expect(answer.body.problems.map((problem) => problem.path)).toEqual([field])
})

test("a recording has at most as many markers as people can make notes", async () => {
  const { add, editor, path } = await aRecording()
  await db
    .insertInto("recording_marker")
    .values(
      Array.from({ length: RECORDING_MARKERS_MAX }, () => ({
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
  const { add, path } = await aRecording()
  expect((await add({ at: 0, text: "Valve opens late" })).status).toBe(200)
  await db.transaction().execute((tx) => markRecordingDeleted(tx, path.sessionId))
  const left = db.selectFrom("recording_marker").select("id").where("remote_session_id", "=", path.sessionId)
  expect(await left.execute()).toEqual([])
  expect((await getSession(db, path)).screenRecording?.state).toBe("DELETED")
  expect((await add({ at: 0, text: "gone" })).status).toBe(404)
})

test("a recording whose viewing needs an approval takes no marker of those without one", async () => {
  const { add, path, editor } = await aRecording()
  const group = await aUserGroup(on.deps, [editor.userId])
  const api = { deps: on.deps, root: editor }
  await configureApproval(api, { deviceId: path.deviceId }, [{ groups: [group] }], "RECORDING")
  expect(await add({ at: 0, text: "unseen" })).toMatchObject({
    status: 403,
    body: { reason: "recordingNeedsApproval" },
  })
})
