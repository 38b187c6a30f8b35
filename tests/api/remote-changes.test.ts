/** What the book's people change at an issue or an interface while a session of it runs. */

import { describe, expect, test } from "bun:test"
import { hoursAfter } from "../../src/base/clock.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import type { SessionEndState } from "../../src/sessions/session/rules.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { aUser, createToken } from "../harness/users.ts"

stopMachinesAfterAll()

/** So late that only the change itself can be the cause of what follows. */
const on = await remoteTest({ recheckMs: 600_000 })

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

async function expectEndForAll({ viewers, path }: Session, state: SessionEndState) {
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

describe("an interface whose machine is being dialled again", () => {
  test.each(["changed to read-only", "given another host", "deleted"])(
    "ends its session for all viewers at once when it is %s",
    async (how) => {
      const session = await aSessionForTwo({ vncOptions: { autoretry: 10 } })
      const { machine, job, viewers } = session
      await machine.stop()
      for (const viewer of viewers)
        await viewer.waitForNotice("machine", ({ state }) => state === "RECONNECTING")
      const root = await createToken(on.deps, await aUser(on.deps, { superuser: true }))
      on.deps.setTime(new Date(on.deps.clock().getTime() + 1000))
      const path = `/devices/${job.deviceId}/interfaces/${job.interfaceId}`
      const kept = { name: "Panel", type: "VNC", host: "127.0.0.1", port: machine.port }
      const changed = {
        ...kept,
        ...(how === "given another host" ? { host: "127.0.0.2" } : { readOnly: true }),
      }
      const answer =
        how === "deleted" ? await on.call(root, "DELETE", path) : await on.call(root, "PUT", path, changed)
      expect(answer.status).toBeLessThan(300)
      await expectEndForAll(session, "INTERFACE_MODIFIED_ERROR")
      expect(on.deps.live.find(session.path.sessionId)).toBeNull()
    },
  )
})
