/** GET /profile/invitations: the sessions that wait for a person, and nothing else. */
import { expect, test } from "bun:test"
import type { PendingInvitation } from "../../src/remote/contract.ts"
import { aVncMachine } from "../harness/machines.ts"
import { until } from "../harness/processes.ts"
import { addressOf, invite, ONLOOKER, remoteTest, type SignedIn } from "../harness/remote.ts"

const on = await remoteTest()
const machine = await aVncMachine({ maxSessions: 20 })

const pendingOf = async ({ token }: SignedIn) =>
  (await on.call<PendingInvitation[]>(token, "GET", "/profile/invitations")).body

test("an invitation is pending from the invitation until the person joins, and again after leaving", async () => {
  const job = await on.aJob(machine.target)
  const path = await on.start(job)
  const guest = await on.person(job, ONLOOKER)
  expect(await pendingOf(guest)).toEqual([])
  await invite(on, path, job.technician, guest, "CONTROL")
  const [pending, ...others] = await pendingOf(guest)
  expect(others).toEqual([])
  expect(pending).toMatchObject({
    sessionId: path.sessionId,
    accessRight: "CONTROL",
    invitedBy: { id: job.technician.userId },
    joinPath: `${addressOf(path).split("/sessions/")[0]}/interfaces/${job.interfaceId}/sessions/${path.sessionId}/join`,
  })
  expect(await pendingOf(job.technician)).toEqual([])
  const viewer = await on.join(path, guest)
  expect(await pendingOf(guest)).toEqual([])
  viewer.leave()
  await viewer.closed
  await until("the invitation is pending again", async () => (await pendingOf(guest)).length === 1)
})

test("an invitation to a session that has ended, or that was withdrawn, is not pending", async () => {
  const job = await on.aJob(machine.target)
  const path = await on.start(job)
  const [guest, other] = [await on.person(job, ONLOOKER), await on.person(job, ONLOOKER)]
  await invite(on, path, job.technician, guest, "VIEW")
  await invite(on, path, job.technician, other, "VIEW")
  await on.call(job.technician.token, "DELETE", `${addressOf(path)}/invitations/user/${other.userId}`)
  expect(await pendingOf(other)).toEqual([])
  const graphical = addressOf(path).replace("/sessions/", "/graphicalsessions/")
  await on.call(job.technician.token, "PUT", graphical, { isActive: false })
  await on.ended(path)
  expect(await pendingOf(guest)).toEqual([])
})
