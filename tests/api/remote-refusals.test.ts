/** Machines that cannot be reached, are full or report an error, caused for real, end the session with the code of the cause and without a recording. */
import { afterAll, expect, test } from "bun:test"
import { connect, type Socket } from "node:net"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, type SessionFixture, sessionPath } from "../harness/remote-sessions.ts"
import { startScriptedMachine } from "../hostile/ssh.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, startOpenSsh } from "../peers/openssh.ts"
import { startTigerVnc } from "../peers/tigervnc.ts"

stopMachinesAfterAll()
const on = await remoteTest()
const HERE = { host: "127.0.0.1", maxSessions: 5, authType: "PASSWORD" as const }
const sockets = new Set<Socket>()
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

/** Starts a session and waits for its end. @param asksForKey  the machine's host key is not yet known: accepted here */
async function endOf(job: SessionFixture, { asksForKey = false } = {}) {
  const path = await on.startSession(job)
  const viewer = await on.joinSession(path, job.technician).catch(() => null)
  if (asksForKey) {
    const { fingerprint } = await viewer!.waitForNotice("hostKey")
    const answer = { fingerprint, accept: true }
    await on.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, answer)
  }
  const told = await viewer?.waitForNotice("state", ({ state }) => state === "ENDED")
  const session = await on.waitForEnd(path)
  expect(session).toMatchObject({ state: "CONNECTION_ERROR", isActive: false, screenRecording: null })
  if (told) expect([told.code, told.detail]).toEqual([session.endCode ?? "", session.endDetail])
  return { code: session.endCode, detail: session.endDetail }
}

/** A connection that says nothing, and stays in the machine's count of sign-ins. */
async function connectSilently(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1")
  sockets.add(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once("data", () => resolve())
    socket.once("error", reject)
  })
}

test("a host name without an address refuses the start, and the session ends with UPSTREAM_NOT_FOUND", async () => {
  const job = await on.aSessionFixture({ type: "VNC", host: "no-such-machine.invalid" })
  const refused = await on.requestStart(job)
  expect(refused).toMatchObject({ status: 503, body: { code: "DEVICE_UNAVAILABLE" } })
  expect(refused.body.message).toContain("no-such-machine.invalid")
  const { id: sessionId } = await on.deps.db
    .selectFrom("remote_session")
    .select("id")
    .where("device_id", "=", job.deviceId)
    .executeTakeFirstOrThrow()
  const path: SessionPath = { ...job, sessionId }
  expect(await on.session(path)).toMatchObject({ state: "CONNECTION_ERROR", endCode: "UPSTREAM_NOT_FOUND" })
})

test("an OpenSSH server with as many sign-ins as it takes ends the session with CLIENT_TOO_MANY", async () => {
  const machine = stopAfterAll(await startOpenSsh({ config: ["MaxStartups 1:100:1"] }))
  await connectSilently(machine.port)
  const sign = { username: OPENSSH_USER, password: OPENSSH_PASSWORD }
  const job = await on.aSessionFixture({ ...HERE, type: "SSH", port: machine.port, ...sign })
  const detail = "the machine has too many connections that are signing in"
  expect(await endOf(job)).toEqual({ code: "CLIENT_TOO_MANY", detail })
})

test("a TigerVNC server that blocks this server after failed sign-ins ends the session with CLIENT_TOO_MANY", async () => {
  const more = ["-BlacklistThreshold=1", "-BlacklistTimeout=60"]
  const machine = stopAfterAll(await startTigerVnc({ password: "panel-7", more }))
  const target = { ...HERE, type: "VNC" as const, port: machine.port }
  const wrong = await on.aSessionFixture({ ...target, password: "wrong" })
  expect((await endOf(wrong)).code).toBe("CLIENT_UNAUTHORIZED")
  const right = await on.aSessionFixture({ ...target, password: "panel-7" })
  expect(await endOf(right)).toEqual({
    code: "CLIENT_TOO_MANY",
    detail: "the machine refuses the connection: Too many security failures",
  })
})

test("an SSH machine that disconnects with an error of its own ends the session with DEVICE_ERROR", async () => {
  /** RFC 4253 §11.1: SSH_DISCONNECT_SERVICE_NOT_AVAILABLE. */
  const farewell = () => ({ reason: 7, text: "the controller is in fault state" })
  const machine = stopAfterAll(await startScriptedMachine({ farewell }))
  const sign = { username: "service", password: "x" }
  const job = await on.aSessionFixture({ ...HERE, type: "SSH", port: machine.port, ...sign })
  const detail = "the machine reports an error: the controller is in fault state"
  expect(await endOf(job, { asksForKey: true })).toEqual({ code: "DEVICE_ERROR", detail })
})
