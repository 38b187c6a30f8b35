/** Standard RDP security, of machines that know no TLS, against a real xrdp at each of its levels of encryption. */
import { expect, test } from "bun:test"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import { KEY_PRESS, XClient } from "../peers/x-client.ts"
import { startXrdp } from "../peers/xrdp.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const LOGIN = { authType: "PASSWORD" as const, username: "fitter", password: "grey heron" }
const TARGET = { type: "RDP" as const, host: "127.0.0.1", maxSessions: 5, ...LOGIN }
const rdpOptions = { security: "RDP" as const, ignoreCertificate: true, width: 800, height: 600 }
const LEVELS = ["none", "low", "medium", "high", "fips"] as const

test.each(LEVELS)(
  "a machine with encryption level %s shows its desktop and takes keys",
  async (cryptLevel) => {
    const machine = stopAfterAll(await startXrdp({ securityLayer: "rdp", cryptLevel }))
    const desktop = await XClient.open(machine.display)
    const job = await on.aSessionFixture({ ...TARGET, port: machine.port, rdpOptions })
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    desktop.fill(0, 0, 800, 600, 0x6a5b4c)
    await owner.waitFor("the desktop", () => owner.pixel(400, 300) === 0x6a5b4c)
    await desktop.listen()
    owner.send({ kind: "pointer", x: 300, y: 300, buttons: 0 })
    for (const down of [true, false]) owner.send({ kind: "key", keysym: 0x71, code: "KeyQ", down })
    const { detail } = await desktop.event(({ type }) => type === KEY_PRESS)
    expect(await desktop.keysymOf(detail)).toBe(0x71)
    desktop.close()
  },
)

test("standard RDP security is not used by an interface that leaves the choice to the machine", async () => {
  const machine = stopAfterAll(await startXrdp({ securityLayer: "rdp" }))
  const job = await on.aSessionFixture({ ...TARGET, port: machine.port, rdpOptions: {} })
  const session = await on.waitForEnd(await on.startSession(job))
  expect(session.endCode).toBe("CLIENT_BAD_TYPE")
  expect(session.endDetail).toContain("standard RDP security only")
})

test("the key of a machine with standard RDP security is confirmed by the owner at the first connection", async () => {
  const machine = stopAfterAll(await startXrdp({ securityLayer: "rdp" }))
  const options = { ...rdpOptions, ignoreCertificate: false }
  const job = await on.aSessionFixture({ ...TARGET, port: machine.port, rdpOptions: options })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  const { keyType, fingerprint } = await owner.waitForNotice("hostKey")
  expect(keyType).toBe("rdp-rsa")
  await on.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, { fingerprint, accept: true })
  await owner.waitFor("the picture", () => owner.count("key") > 0)
})

test("the keys of standard RDP security change after 4096 packets, and the machine goes on to follow", async () => {
  const machine = stopAfterAll(await startXrdp({ securityLayer: "rdp", cryptLevel: "high" }))
  const desktop = await XClient.open(machine.display)
  const job = await on.aSessionFixture({ ...TARGET, port: machine.port, rdpOptions })
  const owner = await on.joinSession(await on.startSession(job), job.technician)
  desktop.fill(0, 0, 800, 600, 0x6a5b4c)
  await owner.waitFor("the desktop", () => owner.pixel(400, 300) === 0x6a5b4c)
  for (let i = 0; i < 4200; i++) owner.send({ kind: "pointer", x: 100 + (i % 200), y: 100, buttons: 0 })
  await desktop.listen()
  for (const down of [true, false]) owner.send({ kind: "key", keysym: 0x71, code: "KeyQ", down })
  const { detail } = await desktop.event(({ type }) => type === KEY_PRESS)
  expect(await desktop.keysymOf(detail)).toBe(0x71)
  desktop.close()
})
