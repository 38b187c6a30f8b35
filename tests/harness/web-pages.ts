/** Sessions to web pages of machines, whose certificates are confirmed as their owners do. */
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { type RemoteTest, type SessionFixture, sessionPath } from "./remote-sessions.ts"
import type { Viewer } from "./viewer.ts"

/** Starts a session, trusts the machine's certificate and waits for its picture. */
export async function openPanel(test: RemoteTest, job: SessionFixture) {
  const path = await test.startSession(job)
  const owner = await test.joinSession(path, job.technician)
  await trustMachine(test, path, job, owner)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  return { path, owner }
}

export async function trustMachine(test: RemoteTest, path: SessionPath, job: SessionFixture, owner: Viewer) {
  const { fingerprint } = await owner.waitForNotice("hostKey")
  const key = { fingerprint, accept: true }
  const { status } = await test.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, key)
  if (status !== 204) throw new Error(`the machine is not trusted: ${status}`)
}
