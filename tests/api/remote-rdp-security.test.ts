/** Credentials, certificates and the choice of security of RDP sessions, on a real FreeRDP shadow server and a real xrdp. */

import { describe, expect, test } from "bun:test"
import type { LinkEndCode } from "../../protocols/link-ends.ts"
import { startCuttingRelay } from "../harness/cutting-relay.ts"
import { waitUntil } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import { SHADOW_PASSWORD, SHADOW_USER, startFreeRdpShadow } from "../peers/freerdp-shadow.ts"
import { XClient } from "../peers/x-client.ts"
import { startXrdp } from "../peers/xrdp.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const nla = stopAfterAll(await startFreeRdpShadow())
const xrdp = stopAfterAll(await startXrdp())

const LOGIN = { authType: "PASSWORD" as const, username: SHADOW_USER, password: SHADOW_PASSWORD }
/** Resets the connection when the machine ends it. */
const relay = await startCuttingRelay(nla.port)
relay.setCut({ connection: 0, afterBytes: Number.MAX_SAFE_INTEGER, by: "RST" })
const shadow = { type: "RDP" as const, host: "127.0.0.1", port: nla.port, maxSessions: 5, ...LOGIN }
const tls = { ...shadow, port: xrdp.port }
const UNSEEN = { ignoreCertificate: true }

async function start(target: Parameters<typeof on.aSessionFixture>[0]) {
  const job = await on.aSessionFixture(target)
  return { job, path: await on.startSession(job) }
}

async function expectEnd(
  target: Parameters<typeof on.aSessionFixture>[0],
  code: LinkEndCode,
  detail: RegExp,
) {
  const { path } = await start(target)
  const session = await on.waitForEnd(path)
  expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: code })
  expect(session.endDetail).toMatch(detail)
  return session
}

describe("a machine with network level authentication", () => {
  test("shows its desktop to a session with the right credentials", async () => {
    const desktop = await XClient.open(nla.display)
    desktop.fill(0, 0, 640, 480, 0x335577)
    await desktop.sync()
    const { job, path } = await start({ ...shadow, rdpOptions: { ...UNSEEN, security: "NLA" } })
    const owner = await on.joinSession(path, job.technician)
    // RemoteFX, by which this server sends, is close to the colour and not equal to it.
    const isClose = () =>
      [16, 8, 0].every((bits) => {
        const part = (colour: number) => (colour >> bits) & 255
        return Math.abs(part(owner.pixel(320, 240)) - part(0x335577)) < 4
      })
    await owner.waitFor("the desktop", isClose)
    expect([owner.screen.width, owner.screen.height]).toEqual([640, 480])
    desktop.close()
  })

  test.each([
    ["a wrong password", { password: "wrong" }],
    ["an unknown user", { username: "unknown" }],
    ["a wrong password, with a reset behind its refusal", { password: "wrong", port: relay.port }],
  ])("ends the session with CLIENT_UNAUTHORIZED for %s", async (_what, wrong) => {
    const session = await expectEnd(
      { ...shadow, ...wrong, rdpOptions: UNSEEN },
      "CLIENT_UNAUTHORIZED",
      /wrong/,
    )
    expect(session).toMatchObject({ endDiagnosis: "rdpWrongPassword" })
  })

  test("is not entered by an interface that demands TLS", async () => {
    const rdpOptions = { ...UNSEEN, security: "TLS" as const }
    await expectEnd({ ...shadow, rdpOptions }, "CLIENT_BAD_TYPE", /requires NLA/)
  })

  test("is not entered by an interface that disables authentication", async () => {
    const rdpOptions = { ...UNSEEN, disableAuthentication: true }
    await expectEnd({ ...shadow, rdpOptions }, "CLIENT_BAD_TYPE", /requires NLA/)
  })
})

describe("an interface that demands NLA", () => {
  const rdpOptions = { ...UNSEEN, security: "NLA" as const }

  test("does not open a session with TLS alone", async () => {
    await expectEnd(
      { ...tls, rdpOptions },
      "CLIENT_BAD_TYPE",
      /chose TLS, the interface accepts NLA|requires TLS/,
    )
  })

  test("ends with CLIENT_UNAUTHORIZED without stored credentials", async () => {
    const without = { authType: "NONE" as const, username: "", password: "" }
    await expectEnd({ ...tls, ...without, rdpOptions }, "CLIENT_UNAUTHORIZED", /needs a user name/)
  })
})

describe("the certificate of an RDP machine", () => {
  test("is confirmed by the owner at the first connection, then pinned", async () => {
    const { job, path } = await start({ ...tls, rdpOptions: {} })
    const owner = await on.joinSession(path, job.technician)
    const asked = await owner.waitForNotice("hostKey")
    expect(asked).toMatchObject({ keyType: "x509", fingerprint: xrdp.fingerprint })
    const answer = { fingerprint: asked.fingerprint, accept: true }
    await on.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, answer)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    const pinned = async () =>
      (
        await on.deps.db
          .selectFrom("target_interface")
          .select("known_host_key")
          .where("id", "=", job.interfaceId)
          .executeTakeFirstOrThrow()
      ).known_host_key
    await waitUntil("the certificate is pinned", async () => (await pinned()) === `x509 ${xrdp.fingerprint}`)
    const again = await on.startSession(job)
    const viewer = await on.joinSession(again, job.technician)
    await viewer.waitFor("the picture", () => viewer.count("key") > 0)
    expect(viewer.notices.some(({ about }) => about === "hostKey")).toBe(false)
  })

  test("ends the session when the owner refuses it", async () => {
    const { job, path } = await start({ ...tls, rdpOptions: {} })
    const owner = await on.joinSession(path, job.technician)
    const { fingerprint } = await owner.waitForNotice("hostKey")
    await on.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, { fingerprint, accept: false })
    expect((await on.waitForEnd(path)).endCode).toBe("CLIENT_FORBIDDEN")
  })

  test("ends the session when it is another one than the pinned one", async () => {
    const knownHost = `x509 SHA256:${"A".repeat(43)}`
    await expectEnd({ ...tls, knownHost, rdpOptions: {} }, "CLIENT_FORBIDDEN", /certificate changed/)
  })

  test("is accepted when it is the one that the interface names", async () => {
    const { job, path } = await start({ ...tls, certificate: xrdp.certificate, rdpOptions: {} })
    const owner = await on.joinSession(path, job.technician)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
  })

  test("is not asked about where the interface ignores it, and the audit log notes that at each start", async () => {
    const { job, path } = await start({ ...tls, rdpOptions: UNSEEN })
    const owner = await on.joinSession(path, job.technician)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    const { details } = await on.deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("object_id", "=", path.sessionId)
      .where("event", "=", "SESSION_STARTED")
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ certificate: "ignored" })
  })
})

describe("a console session", () => {
  test("is requested from the machine where the interface says so", async () => {
    const { job, path } = await start({ ...tls, rdpOptions: { ...UNSEEN, console: true } })
    const owner = await on.joinSession(path, job.technician)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
  })
})
