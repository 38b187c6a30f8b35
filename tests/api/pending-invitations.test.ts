/** GET /profile/invitations: the sessions a user is invited to, and nothing else. */

import { expect, test } from "bun:test"
import type { PendingInvitation } from "../../src/sessions/session/contract-participants.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import {
  invite,
  remoteTest,
  sessionPath,
  type TestSignIn,
  VIEWER_AUTHORITIES,
} from "../harness/remote-sessions.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const machine = await aVncMachine({ maxSessions: 20 })

const pendingOf = async ({ token }: TestSignIn) =>
  (await on.call<PendingInvitation[]>(token, "GET", "/profile/invitations")).body

test("an invitation is pending until the invited user joins, and again after the user leaves", async () => {
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  const guest = await on.aUserOn(job, VIEWER_AUTHORITIES)
  expect(await pendingOf(guest)).toEqual([])
  await invite(on, path, job.technician, guest, "CONTROL")
  const [pending, ...others] = await pendingOf(guest)
  expect(others).toEqual([])
  expect(pending).toMatchObject({
    sessionId: path.sessionId,
    accessRight: "CONTROL",
    invitedBy: { id: job.technician.userId },
    joinPath: `${sessionPath(path).split("/sessions/")[0]}/interfaces/${job.interfaceId}/sessions/${path.sessionId}/join`,
  })
  expect(await pendingOf(job.technician)).toEqual([])
  const viewer = await on.joinSession(path, guest)
  expect(await pendingOf(guest)).toEqual([])
  viewer.disconnect()
  await viewer.closed
  await waitUntil("the invitation is pending again", async () => (await pendingOf(guest)).length === 1)
})

test("an invitation that was withdrawn, or whose session has ended, is not pending", async () => {
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  const [guest, other] = [
    await on.aUserOn(job, VIEWER_AUTHORITIES),
    await on.aUserOn(job, VIEWER_AUTHORITIES),
  ]
  await invite(on, path, job.technician, guest, "VIEW")
  await invite(on, path, job.technician, other, "VIEW")
  await on.call(job.technician.token, "DELETE", `${sessionPath(path)}/invitations/user/${other.userId}`)
  expect(await pendingOf(other)).toEqual([])
  expect(await pendingOf(guest)).toMatchObject([{ sessionId: path.sessionId }])
  const graphical = sessionPath(path).replace("/sessions/", "/graphicalsessions/")
  await on.call(job.technician.token, "PUT", graphical, { isActive: false })
  await on.waitForEnd(path)
  expect(await pendingOf(guest)).toEqual([])
})
