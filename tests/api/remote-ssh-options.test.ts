/** SSH options of an interface are applied, shown, recorded and audited. Against a real OpenSSH. */
import { expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, startOpenSsh } from "../peers/openssh.ts"

stopMachinesAfterAll()

const on = await remoteTest()

async function aMachine(...config: string[]) {
  const { port, fingerprints } = stopAfterAll(await startOpenSsh({ config }))
  const login = { authType: "PASSWORD" as const, username: OPENSSH_USER, password: OPENSSH_PASSWORD }
  return {
    type: "SSH" as const,
    host: "127.0.0.1",
    port,
    ...login,
    knownHost: fingerprints.rsa,
    maxSessions: 3,
  }
}
const RSA = ["HostKeyAlgorithms ssh-rsa,rsa-sha2-512"]
const type = (text: string) => ({ kind: "terminalKeys" as const, bytes: new TextEncoder().encode(text) })

test("a machine with legacy SSH algorithms connects once its interface allows them, and that is audited", async () => {
  const target = await aMachine(
    ...RSA,
    "KexAlgorithms diffie-hellman-group1-sha1",
    "MACs hmac-sha1",
    "Ciphers aes128-cbc",
  )
  const job = await on.aSessionFixture(target)
  const refused = await on.waitForEnd(await on.startSession(job))
  expect(refused).toMatchObject({ state: "CONNECTION_ERROR", endCode: "CLIENT_BAD_TYPE" })
  expect(refused.endDetail).toContain(
    "the machine offers diffie-hellman-group1-sha1; accepted are curve25519-sha256",
  )

  const admin = await on.aUserOn(job, ["DEVICE_READ", "DEVICE_UPDATE"])
  const address = `/devices/${job.deviceId}/interfaces/${job.interfaceId}`
  const saved = await on.call<object>(admin.token, "PUT", address, { sshOptions: { legacyAlgorithms: true } })
  expect(saved.body).toMatchObject({ sshOptions: { legacyAlgorithms: true, charset: "UTF_8" } })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the shell", () => owner.text.includes("fitter$ "))
  const entries = await on.deps.db
    .selectFrom("audit_entry")
    .select(["event", "details"])
    .where("device_id", "=", job.deviceId)
    .where("event", "in", ["INTERFACE_CHANGED", "SESSION_STARTED"])
    .orderBy("id")
    .execute()
  const said = entries.map(({ event, details }) => `${event} ${JSON.stringify(details)}`)
  expect(said[1]).toMatch(/INTERFACE_CHANGED .*legacyAlgorithms/)
  expect(said[0]).not.toContain("legacyAlgorithms")
  expect(said[2]).toContain('"legacyAlgorithms":"allowed"')
})

test("the exit status of a shell is shown to its viewers, saved and recorded", async () => {
  const job = await on.aSessionFixture(await aMachine(...RSA))
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the shell", () => owner.text.includes("fitter$ "))
  owner.send(type("exit 42\r"))
  const told = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
  expect(told).toMatchObject({ detail: "the shell was left with exit status 42", exitStatus: 42 })
  expect(await on.waitForEnd(path)).toMatchObject({ state: "COMPLETED", exitStatus: 42 })
  const recording = readFileSync(recordingFilePath(on.deps, path.sessionId), "latin1")
  expect(recording).toContain('"exitStatus":42')
})

test("the character set of an SSH interface applies to both input and output", async () => {
  const job = await on.aSessionFixture({ ...(await aMachine(...RSA)), sshOptions: { charset: "CP1252" } })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the shell", () => owner.text.includes("fitter$ "))
  owner.send(type("printf '<\\x80>'; read -r line; printf %s \"$line\" | od -An -tx1\r"))
  await owner.waitFor("the euro", () => owner.text.includes("<€>"))
  owner.send(type("ä€\r"))
  await owner.waitFor("the bytes", () => owner.text.includes(" e4 80"))
})

test("SSH options are rejected with 400 for interfaces of another protocol", async () => {
  const job = await on.aSessionFixture({})
  const admin = await on.aUserOn(job, ["DEVICE_READ", "DEVICE_UPDATE"])
  const body = { name: "Panel", type: "VNC", host: "10.0.0.7", port: 5900, sshOptions: {} }
  const refused = await on.call(admin.token, "POST", `/devices/${job.deviceId}/interfaces`, body)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain("sshOptions")
})
