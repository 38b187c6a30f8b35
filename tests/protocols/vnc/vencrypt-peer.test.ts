/** VNC through TLS against a real TigerVNC. */
import { afterAll, describe, expect, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fingerprintOfPem, readCertificate } from "../../../protocols/certificate.ts"
import type { DesktopEvent } from "../../../protocols/desktop.ts"
import type { VncOptions } from "../../../protocols/vnc/options.ts"
import { startCuttingRelay } from "../../harness/cutting-relay.ts"
import { stopMachinesAfterAll } from "../../harness/machines.ts"
import { createAuthority, createServerCertificate } from "../../peers/certificates.ts"
import { startTigerVnc, type TigerVncOptions } from "../../peers/tigervnc.ts"
import { connectVnc } from "../../peers/vnc-viewer.ts"
import { XClient } from "../../peers/x-client.ts"

stopMachinesAfterAll()

const folder = mkdtempSync(join(tmpdir(), "vencrypt-"))
const authority = await createAuthority(folder, "plant")
const certificate = await createServerCertificate(folder, authority, {
  name: "panel",
  alternativeNames: "DNS:panel",
})
const stops: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function start(options: TigerVncOptions) {
  const server = await startTigerVnc({ width: 320, height: 200, certificate, ...options })
  stops.push(server.stop)
  return server
}

const withoutPassword = await start({ securityTypes: "X509None" })
const withPassword = await start({ securityTypes: "X509Vnc,VncAuth", password: "geheim77" })
const anonymous = await start({ securityTypes: "TLSVnc", password: "geheim77" })
const usual = await start({ securityTypes: "TLSVnc,VncAuth", password: "geheim77" })

function view(port: number, options: Partial<VncOptions> = {}, isTrusted = true) {
  const shown: string[] = []
  const viewer = connectVnc(port, options, async (der) => {
    shown.push(readCertificate(der).fingerprint)
    return isTrusted ? null : { code: "CLIENT_FORBIDDEN", detail: "not trusted" }
  })
  stops.push(viewer.close)
  return { ...viewer, shown }
}

const isReady = (event: DesktopEvent): event is Extract<DesktopEvent, { kind: "ready" }> =>
  event.kind === "ready"

describe("a TigerVNC with a certificate", () => {
  test("shows its screen through TLS, pixel by pixel", async () => {
    const x = await XClient.open(withoutPassword.display)
    stops.push(() => x.close())
    const noise = Uint8Array.from({ length: 150 * 150 * 4 }, (_, i) => (i * 7919) % 251)
    x.putImage(20, 30, 150, 150, noise)
    await x.sync()
    const viewer = view(withoutPassword.port)
    const screen = await x.screen()
    await viewer.waitUntil(() => Buffer.compare(viewer.frame.pixels, screen) === 0)
    expect(viewer.shown).toEqual([fingerprintOfPem(readFileSync(certificate.certificateFile, "utf8"))])
  })

  test("is entered with the password through TLS, though it also offers VNC authentication", async () => {
    const viewer = view(withPassword.port, { password: "geheim77" })
    await viewer.waitForEvent(isReady)
    expect(viewer.shown).toHaveLength(1)
  })

  test("refuses a wrong password", async () => {
    const { code } = await view(withPassword.port, { password: "wrong" }).ended
    expect(code).toBe("CLIENT_UNAUTHORIZED")
  })

  test("refuses a wrong password also where its connection is reset behind the refusal", async () => {
    const patient = { password: "geheim77", more: ["-BlacklistThreshold=1000"] }
    const relay = await startCuttingRelay((await start({ securityTypes: "X509Vnc", ...patient })).port)
    for (let attempt = 0; attempt < 10; attempt++) {
      relay.setCut({ connection: 0, afterBytes: Number.MAX_SAFE_INTEGER, by: "RST" })
      const { code, detail } = await view(relay.port, { password: "wrong" }).ended
      expect([code, detail]).toEqual([
        "CLIENT_UNAUTHORIZED",
        expect.stringContaining("refuses the password: Authentication fail"),
      ])
    }
  })

  test("is left when its certificate is not trusted", async () => {
    const viewer = view(withPassword.port, { password: "geheim77" }, false)
    expect((await viewer.ended).code).toBe("CLIENT_FORBIDDEN")
    expect(viewer.events).toEqual([])
  })
})

describe("a TigerVNC whose TLS is anonymous", () => {
  test("ends with CLIENT_BAD_TYPE, and the reason names the subtype", async () => {
    const { code, detail } = await view(anonymous.port, { password: "geheim77" }).ended
    expect(code).toBe("CLIENT_BAD_TYPE")
    expect(detail).toContain("TLSVnc")
  })

  test("is entered by VNC authentication where it offers that too", async () => {
    const viewer = view(usual.port, { password: "geheim77" })
    await viewer.waitForEvent(isReady)
    expect(viewer.shown).toEqual([])
  })

  test("is refused when a certificate is trusted for the machine", async () => {
    const viewer = view(usual.port, { password: "geheim77", requiresCertificate: true })
    expect((await viewer.ended).code).toBe("CLIENT_FORBIDDEN")
  })
})
