/** Four eyes: an interface requires a supervisor; without one nothing is dialled, and no input reaches the machine. */

import { describe, expect, test } from "bun:test"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import { getUser } from "../../src/identity/users/store.ts"
import { nameRecordingEvents } from "../../src/sessions/recordings/events.ts"
import { recordingFilePath, withRecording } from "../../src/sessions/recordings/files.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import {
  remoteTest,
  type SessionFixture,
  sessionPath,
  TECHNICIAN_AUTHORITIES,
  VIEWER_AUTHORITIES,
} from "../harness/remote-sessions.ts"
import type { Viewer } from "../harness/viewer.ts"

stopMachinesAfterAll()

const on = await remoteTest({ recheckMs: 50 })
const SUPERVISOR: readonly DeviceAuthority[] = ["DEVICE_READ", "DEVICE_SUPERVISE_REMOTE"]
const KEY = { kind: "key" as const, keysym: 0x61, code: "KeyA" }

async function aSession(requiresSupervisor = true) {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  await on.deps.db
    .updateTable("target_interface")
    .set({ requires_supervisor: requiresSupervisor })
    .where("id", "=", job.interfaceId)
    .execute()
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  return { machine, job, path, owner }
}
type Running = Awaited<ReturnType<typeof aSession>>

async function supervise({ job, path }: Pick<Running, "job" | "path">) {
  const person = await on.aUserOn(job, SUPERVISOR)
  return { person, viewer: await on.joinSession(path, person) }
}

const stateOf = (viewer: Viewer, wanted: string) =>
  viewer.waitFor(`supervision ${wanted}`, () => {
    const last = viewer.notices.findLast((notice) => notice.about === "supervision")
    return last?.state === wanted
  })
/** Everything sent before has been handled by the Worker once the repainted picture is there. */
async function settles({ machine, owner }: Running, rgb: number) {
  owner.send({ kind: "key", down: false, keysym: 0xff1b, code: "Escape" })
  machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, rgb)
  await owner.waitFor("the picture", () => owner.pixel(5, 5) === rgb)
}
/** The person keeps all other rights. */
const takeSupervisionFrom = ({ userId }: { userId: string }) =>
  on.deps.db
    .deleteFrom("device_role_authority")
    .where("authority", "=", "DEVICE_SUPERVISE_REMOTE")
    .where("device_role_id", "in", (eb) =>
      eb.selectFrom("device_permission").select("device_role_id").where("user_id", "=", userId),
    )
    .execute()
const act = (running: Running, token: string, action: string, reason = "people in the cell") =>
  on.call(token, "PUT", `${sessionPath(running.path)}/supervision`, { action, reason })

describe("a session on an interface that requires a supervisor", () => {
  test("dials the machine only when a person with the right has joined", async () => {
    const running = await aSession()
    await stateOf(running.owner, "WAITING")
    await on.joinSession(running.path, await on.aUserOn(running.job, VIEWER_AUTHORITIES))
    await on.deps.live.recheckNow()
    expect(running.machine.clientCount()).toBe(0)
    await supervise(running)
    await stateOf(running.owner, "SUPERVISED")
    await running.owner.waitFor("the picture", () => running.owner.count("key") > 0)
    expect(running.machine.clientCount()).toBe(1)
  })

  test("takes input while it is supervised, none once the last supervisor has left, and again when one is back", async () => {
    const running = await aSession()
    const { machine, owner } = running
    const { viewer, person } = await supervise(running)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    owner.send({ ...KEY, down: true })
    await waitUntil("the key", () => machine.screen.keys.length === 1)
    viewer.disconnect()
    await stateOf(owner, "ABSENT")
    // What was held down is released by the session, not by the viewer.
    await waitUntil("the release", () => machine.screen.keys.length === 2)
    expect(machine.screen.keys.at(-1)).toEqual({ keysym: KEY.keysym, down: false })
    owner.send({ ...KEY, down: true })
    owner.send({ kind: "pointer", x: 3, y: 3, buttons: 1 })
    await settles(running, 0x112233)
    expect([machine.screen.keys.length, machine.screen.pointers.length]).toEqual([2, 0])
    await on.joinSession(running.path, person)
    await stateOf(owner, "SUPERVISED")
    owner.send({ ...KEY, down: true })
    await waitUntil("the key", () => machine.screen.keys.length === 3)
  })

  test("pauses when the supervisor loses the right", async () => {
    const running = await aSession()
    const { person } = await supervise(running)
    await stateOf(running.owner, "SUPERVISED")
    await takeSupervisionFrom(person)
    await stateOf(running.owner, "ABSENT")
  })

  test("no longer lists a viewer as a supervisor who loses the right and stays", async () => {
    const running = await aSession()
    const person = await on.aUserOn(running.job, [...VIEWER_AUTHORITIES, "DEVICE_SUPERVISE_REMOTE"])
    await on.joinSession(running.path, person)
    const listed = () => {
      const last = running.owner.notices.findLast((notice) => notice.about === "viewers")
      return last?.viewers.map(({ supervises }) => supervises === true).toSorted()
    }
    await running.owner.waitFor("a supervisor", () => String(listed()) === "false,true")
    await takeSupervisionFrom(person)
    await running.owner.waitFor("two viewers and no supervisor", () => String(listed()) === "false,false")
  })

  test("is not supervised by its owner, and not by a program", async () => {
    const machine = await aVncMachine()
    const job: SessionFixture = await on.aSessionFixture(machine.target)
    await on.deps.db
      .updateTable("target_interface")
      .set({ requires_supervisor: true })
      .where("id", "=", job.interfaceId)
      .execute()
    const { technician } = job
    await on.deps.db
      .updateTable("app_user")
      .set({ superuser: true })
      .where("id", "=", technician.userId)
      .execute()
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, technician)
    await stateOf(owner, "WAITING")
    const refused = await on.call(technician.token, "PUT", `${sessionPath(path)}/supervision`, {
      ...{ action: "PAUSE", reason: "mine" },
    })
    expect(refused.status).toBe(409)
    expect(machine.clientCount()).toBe(0)
  })
})

describe("a supervisor", () => {
  test("pauses the input of any session with a reason, also after leaving it, and lets it go on", async () => {
    const running = await aSession(false)
    const { machine, owner, path } = running
    const { person, viewer } = await supervise(running)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    expect((await act(running, person.token, "PAUSE")).status).toBe(204)
    await stateOf(owner, "PAUSED")
    expect(await owner.waitForNotice("supervision", ({ state }) => state === "PAUSED")).toMatchObject({
      reason: "people in the cell",
    })
    expect(on.deps.live.unsupervisedIds()).not.toContain(path.sessionId)
    viewer.disconnect()
    await waitUntil("the supervisor has left", () => on.deps.live.find(path.sessionId)?.viewers.size === 1)
    owner.send({ ...KEY, down: true })
    await settles(running, 0x223344)
    expect(machine.screen.keys).toEqual([])
    expect(on.deps.live.unsupervisedIds()).toContain(path.sessionId)
    await on.joinSession(path, person)
    expect((await act(running, person.token, "RESUME", "the cell is empty")).status).toBe(204)
    await stateOf(owner, "NONE")
    const { displayName: by } = await getUser(on.deps.db, person.userId, on.deps.clock())
    expect(owner.notices.findLast(({ about }) => about === "supervision")).toMatchObject({
      by,
      reason: "the cell is empty",
    })
    owner.send({ ...KEY, down: true })
    await waitUntil("the key", () => machine.screen.keys.length === 1)
    const late = await on.joinSession(path, person)
    await late.waitForNotice("supervision", ({ state, by, reason }) => `${state}${by}${reason}` === "NONE")
    expect((await act(running, person.token, "END")).status).toBe(204)
    await on.waitForEnd(path)
    const events = await withRecording(recordingFilePath(on.deps, path.sessionId), (reader) =>
      reader.events(),
    )
    expect(nameRecordingEvents(events).filter(({ event }) => event === "SUPERVISION")).toMatchObject([
      { state: "PAUSED", person: by, text: "people in the cell" },
      { state: "NONE", person: by, text: "the cell is empty" },
    ])
  })

  test("pauses the input before there is a reason, which is added, while an end and a resumption have one", async () => {
    const running = await aSession(false)
    const { machine, owner, path } = running
    const { person } = await supervise(running)
    const other = await supervise(running)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    for (const action of ["RESUME", "END"])
      expect((await act(running, person.token, action, " ")).status).toBe(400)
    expect((await act(running, person.token, "PAUSE", "")).status).toBe(204)
    await stateOf(owner, "PAUSED")
    owner.send({ ...KEY, down: true })
    await settles(running, 0x334455)
    expect(machine.screen.keys).toEqual([])
    expect((await act(running, person.token, "PAUSE", "people in the cell")).status).toBe(204)
    await owner.waitForNotice("supervision", ({ reason }) => reason === "people in the cell")
    // A second pause without a reason takes nothing away from the first.
    expect((await act(running, other.person.token, "PAUSE", "")).status).toBe(204)
    expect(on.deps.live.find(path.sessionId)?.supervision.current.reason).toBe("people in the cell")
    const audited = await on.deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("object_id", "=", path.sessionId)
      .where("event", "=", "SESSION_PAUSED")
      .orderBy("id")
      .execute()
    expect(audited.map(({ details }) => (details as { reason: string }).reason)).toEqual([
      "",
      "people in the cell",
    ])
  })

  test("ends the session with a reason, and all of it is in the audit log and the recording", async () => {
    const running = await aSession()
    const { person } = await supervise(running)
    await running.owner.waitFor("the picture", () => running.owner.count("key") > 0)
    await act(running, person.token, "PAUSE")
    expect((await act(running, person.token, "END", "smoke at the press")).status).toBe(204)
    const ended = await on.waitForEnd(running.path)
    expect(ended).toMatchObject({
      state: "COMPLETED",
      endCause: "SUPERVISOR",
      endDetail: "smoke at the press",
    })
    const supervisor = await getUser(on.deps.db, person.userId, on.deps.clock())
    expect(ended.endPerson).toBe(supervisor.displayName)
    const audited = await on.deps.db
      .selectFrom("audit_entry")
      .select(["event", "details"])
      .where("object_id", "=", running.path.sessionId)
      .where("event", "in", ["SESSION_SUPERVISION_CHANGED", "SESSION_PAUSED", "SESSION_ENDED_BY_SUPERVISOR"])
      .orderBy("id")
      .execute()
    expect(audited.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        "SESSION_SUPERVISION_CHANGED",
        "SESSION_PAUSED",
        "SESSION_ENDED_BY_SUPERVISOR",
      ]),
    )
    // That all leave with the end is no change of the supervision.
    const changes = audited.filter(({ event }) => event === "SESSION_SUPERVISION_CHANGED")
    expect(changes.map(({ details }) => (details as { state: string }).state)).toEqual([
      "SUPERVISED",
      "PAUSED",
    ])
    const file = recordingFilePath(on.deps, running.path.sessionId)
    const events = await withRecording(file, (reader) => reader.events())
    const states = events.flatMap(({ event }) => (event.about === "supervision" ? [event.state] : []))
    expect(states.slice(0, 3)).toEqual(["WAITING", "SUPERVISED", "PAUSED"])
    expect(nameRecordingEvents(events).at(-1)).toMatchObject({
      event: "END",
      state: "SUPERVISOR",
      person: ended.endPerson,
      text: "smoke at the press",
    })
  })

  test("who is not in the session decides nothing, and neither does a viewer without the right", async () => {
    const running = await aSession(false)
    const away = await on.aUserOn(running.job, SUPERVISOR)
    expect((await act(running, away.token, "PAUSE")).status).toBe(409)
    await supervise(running)
    expect((await act(running, away.token, "PAUSE")).status).toBe(409)
    const viewer = await on.aUserOn(running.job, TECHNICIAN_AUTHORITIES)
    await on.joinSession(running.path, viewer)
    expect((await act(running, viewer.token, "PAUSE")).status).toBe(403)
    expect((await act(running, away.token, "END", " ")).status).toBe(400)
  })

  test("cannot be removed by the owner", async () => {
    const running = await aSession()
    const { viewer } = await supervise(running)
    const { self } = await viewer.waitForNotice("viewers")
    const removal = `${sessionPath(running.path)}/connections/${self}/removal`
    const refused = await on.call(running.job.technician.token, "PUT", removal, { reason: "go" })
    expect(refused.status).toBe(409)
  })
})
