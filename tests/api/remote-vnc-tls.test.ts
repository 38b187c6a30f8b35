/** VNC sessions through TLS: the certificate's trust, on a real TigerVNC. */

import { afterAll, describe, expect, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fingerprintOfPem } from "../../protocols/certificate.ts"
import type { LinkEndCode } from "../../protocols/link-ends.ts"
import { waitUntil } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import { createAuthority, createServerCertificate } from "../peers/certificates.ts"
import { startTigerVnc } from "../peers/tigervnc.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const folder = mkdtempSync(join(tmpdir(), "vnc-tls-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const authority = await createAuthority(folder, "plant")
const certificate = await createServerCertificate(folder, authority, {
  name: "panel",
  alternativeNames: "DNS:panel",
})
const pem = readFileSync(certificate.certificateFile, "utf8")
const password = "geheim77"
const panel = stopAfterAll(
  await startTigerVnc({ width: 320, height: 200, securityTypes: "X509Vnc,VncAuth", password, certificate }),
)
const unencrypted = stopAfterAll(await startTigerVnc({ width: 320, height: 200, password }))

const target = {
  ...{ type: "VNC" as const, host: "127.0.0.1", port: panel.port, maxSessions: 5 },
  ...{ authType: "PASSWORD" as const, password },
}

async function start(given: Parameters<typeof on.aSessionFixture>[0]) {
  const job = await on.aSessionFixture(given)
  return { job, path: await on.startSession(job) }
}

async function expectEnd(given: Parameters<typeof on.aSessionFixture>[0], code: LinkEndCode, detail: RegExp) {
  const { path } = await start(given)
  const session = await on.waitForEnd(path)
  expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: code })
  expect(session.endDetail).toMatch(detail)
}

describe("the certificate of a VNC machine", () => {
  test("is confirmed by the owner at the first connection, then pinned", async () => {
    const { job, path } = await start(target)
    const owner = await on.joinSession(path, job.technician)
    const asked = await owner.waitForNotice("hostKey")
    expect(asked).toMatchObject({ keyType: "x509", fingerprint: fingerprintOfPem(pem) })
    const answer = { fingerprint: asked.fingerprint, accept: true }
    await on.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, answer)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    const pinned = async () => {
      const known = on.deps.db.selectFrom("target_interface").select("known_host_key")
      return (await known.where("id", "=", job.interfaceId).executeTakeFirstOrThrow()).known_host_key
    }
    await waitUntil("the certificate is pinned", async () => (await pinned()) === `x509 ${asked.fingerprint}`)
    const viewer = await on.joinSession(await on.startSession(job), job.technician)
    await viewer.waitFor("the picture", () => viewer.count("key") > 0)
    expect(viewer.notices.some(({ about }) => about === "hostKey")).toBe(false)
  })

  test("ends the session when the owner refuses it", async () => {
    const { job, path } = await start(target)
    const owner = await on.joinSession(path, job.technician)
    const { fingerprint } = await owner.waitForNotice("hostKey")
    await on.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, { fingerprint, accept: false })
    expect((await on.waitForEnd(path)).endCode).toBe("CLIENT_FORBIDDEN")
  })

  test("ends the session when it is another one than the pinned one", async () => {
    const knownHost = `x509 SHA256:${"A".repeat(43)}`
    await expectEnd({ ...target, knownHost }, "CLIENT_FORBIDDEN", /certificate changed/)
  })

  test("ends the session when it is another one than the interface names", async () => {
    await expectEnd(
      { ...target, certificate: authority.certificate },
      "CLIENT_FORBIDDEN",
      /certificate changed/,
    )
  })

  test("is accepted when it is the one that the interface names", async () => {
    const { job, path } = await start({ ...target, certificate: pem })
    const owner = await on.joinSession(path, job.technician)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    expect(owner.notices.some(({ about }) => about === "hostKey")).toBe(false)
  })

  test("once trusted, keeps the session from a machine that offers no encryption", async () => {
    const downgraded = { ...target, port: unencrypted.port, certificate: pem }
    await expectEnd(downgraded, "CLIENT_FORBIDDEN", /only security types without one: VncAuth/)
  })
})
