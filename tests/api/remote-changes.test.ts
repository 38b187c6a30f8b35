/** What the book's people change at an issue or an interface while a session of it runs. */

import { describe, expect, test } from "bun:test"
import { hoursAfter } from "../../src/base/clock.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import type { SessionEndState } from "../../src/sessions/session/rules.ts"
import { testBrowsers } from "../harness/browsers.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aCountingMachine, aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, type SessionFixture } from "../harness/remote-sessions.ts"
import { aUser, createToken } from "../harness/users.ts"

stopMachinesAfterAll()

/** So late that only the change itself can be the cause of what follows. */
const on = await remoteTest({ browsers: testBrowsers(), recheckMs: 600_000 })

async function aSessionForTwo(more: object = {}) {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture({ ...machine.target, ...more })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  const colleague = await on.joinSession(path, await on.aUserOn(job))
  return { machine, job, path, owner, viewers: [owner, colleague] }
}
type Session = Awaited<ReturnType<typeof aSessionForTwo>>

/** The window of the issue then begins and ends so many hours from now. */
async function moveWindow({ job }: Session, startsIn: number, endsIn: number, more: object = {}) {
  const path = `/devices/${job.deviceId}/issues/${job.issueId}`
  const { token, userId: assignedUserId } = job.technician
  const { body } = await on.call<Issue>(token, "GET", path)
  const { title, description, version, issueType, priority, enableRemoteAccess } = body
  const answer = await on.call<Issue>(token, "PUT", path, {
    ...{ title, description, version, issueType, priority, enableRemoteAccess, assignedUserId },
    activationDateTime: hoursAfter(on.deps.clock(), startsIn).toISOString(),
    maintenanceWindowInHours: endsIn - startsIn,
    ...more,
  })
  expect(answer.status).toBe(200)
}

async function expectEndForAll({ viewers, path }: Pick<Session, "viewers" | "path">, state: SessionEndState) {
  for (const viewer of viewers) {
    const notice = await viewer.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(notice.code).toBe(state)
  }
  expect(await on.waitForEnd(path)).toMatchObject({ state })
}

describe("the window of a running session's issue", () => {
  test.each([
    ["ends earlier", -1, 1],
    ["ends later", -1, 8],
    ["starts and ends later, but has begun", -0.5, 9.5],
  ] as const)("that %s after a change is told to all viewers with its new end", async (_how, from, to) => {
    const session = await aSessionForTwo()
    await moveWindow(session, from, to)
    const wanted = hoursAfter(on.deps.clock(), to).getTime()
    for (const viewer of session.viewers)
      await viewer.waitForNotice("window", ({ endsAtMs }) => endsAtMs === wanted)
    expect((await on.session(session.path)).isActive).toBe(true)
  })

  test.each([
    ["begins later than now", 1, 5],
    ["is over", -5, -1],
  ] as const)("that %s after a change ends it for all viewers", async (_how, from, to) => {
    const session = await aSessionForTwo()
    await moveWindow(session, from, to, { disconnectSessionsUponTimeEnd: true })
    await expectEndForAll(session, "ISSUE_MAINTENANCE_WINDOW_ERROR")
  })

  test("that is over after a change ends no session of an issue whose sessions may go on", async () => {
    const session = await aSessionForTwo()
    await moveWindow(session, -5, -1, { disconnectSessionsUponTimeEnd: false })
    const wanted = hoursAfter(on.deps.clock(), -1).getTime()
    for (const viewer of session.viewers)
      await viewer.waitForNotice("window", ({ endsAtMs }) => endsAtMs === wanted)
    await on.deps.live.recheckNow()
    expect((await on.session(session.path)).isActive).toBe(true)
  })
})

/** Null: it is deleted. */
type Change = object | null

async function changeInterface(job: SessionFixture, kept: object, change: Change) {
  const root = await createToken(on.deps, await aUser(on.deps, { superuser: true }))
  on.deps.setTime(new Date(on.deps.clock().getTime() + 1000))
  const path = `/devices/${job.deviceId}/interfaces/${job.interfaceId}`
  const answer = await (change === null
    ? on.call(root, "DELETE", path)
    : on.call(root, "PUT", path, { name: "Panel", host: "127.0.0.1", ...kept, ...change }))
  expect(answer.status).toBeLessThan(300)
}

const LOGIN = { authType: "PASSWORD" as const, username: "fitter", password: "grey heron" }

describe("an interface whose machine is being dialled again", () => {
  const changes: Record<string, Change> = {
    "changed to read-only": { readOnly: true },
    "given another host": { host: "127.0.0.2" },
    "kept from copying": { disableCopy: true },
    "given other options of its protocol": { vncOptions: { swapRedBlue: true } },
    "given another protocol": { type: "SSH", ...LOGIN },
    "recorded no more": { recordingOptions: { screen: false } },
    deleted: null,
  }
  test.each(Object.keys(changes))("ends its session for all viewers at once when it is %s", async (how) => {
    const session = await aSessionForTwo({ vncOptions: { autoretry: 10 } })
    const { machine, job, viewers } = session
    await machine.stop()
    for (const viewer of viewers)
      await viewer.waitForNotice("machine", ({ state }) => state === "RECONNECTING")
    await changeInterface(job, { type: "VNC", port: machine.port }, changes[how]!)
    await expectEndForAll(session, "INTERFACE_MODIFIED_ERROR")
    expect(on.deps.live.find(session.path.sessionId)).toBeNull()
  })
})

describe("an interface whose machine has not answered yet", () => {
  test.each([
    ["RDP", "given another password", { password: "blue heron" }],
    ["SSH", "given another port", { port: 2 }],
    ["HTTPS", "deleted", null],
  ] as const)("of %s ends its session at once when it is %s", async (type, _how, change) => {
    const machine = await aCountingMachine()
    const login = type === "HTTPS" ? {} : LOGIN
    const job = await on.aSessionFixture({ type, host: "127.0.0.1", port: machine.port, ...login })
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    await waitUntil("the machine is dialled", () => machine.connections === 1)
    await changeInterface(job, { type, port: machine.port, ...login }, change)
    await expectEndForAll({ path, viewers: [owner] }, "INTERFACE_MODIFIED_ERROR")
    expect(on.deps.live.find(path.sessionId)).toBeNull()
  })
})
