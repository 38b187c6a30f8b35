/** Refusals of Windows during NLA, as its documents describe them (MS-CSSP §2.2.1, MS-ERREF §2.3.1), and how users read them. */
import { expect, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createServer as createTlsServer } from "node:tls"
import { LINK_DIAGNOSES, type LinkDiagnosis } from "../../protocols/link-ends.ts"
import { connectionConfirm, PROTOCOL_NLA } from "../../protocols/rdp/wire/negotiation.ts"
import { der } from "../../protocols/rdp/wire/rdcleanpath.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { createSelfSignedFiles } from "../peers/certificates.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const LOGIN = { authType: "PASSWORD" as const, username: "fitter", password: "grey heron" }
const TARGET = { type: "RDP" as const, host: "127.0.0.1", maxSessions: 5, ...LOGIN }

/** TSRequest with version 6 and an error code. */
function tsRequest(status: number): Uint8Array {
  const code = Uint8Array.of(status >>> 24, (status >> 16) & 255, (status >> 8) & 255, status & 255)
  const version = der(0xa0, der(0x02, Uint8Array.of(6)))
  return der(0x30, version, der(0xa4, der(0x02, code)))
}

/** A machine that answers the first message of NLA with this status. */
async function aMachineRefusingWith(status: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "nla-"))
  const { key, certificate } = createSelfSignedFiles(folder, { name: "windows", newKey: "rsa:2048" })
  const tls = createTlsServer({ key, cert: certificate }, (socket) => {
    socket.on("error", () => socket.destroy())
    socket.once("data", () => socket.end(tsRequest(status)))
  })
  await new Promise<void>((resolve) => tls.listen(0, "127.0.0.1", resolve))
  const front = createServer((socket) => {
    socket.on("error", () => socket.destroy())
    socket.once("data", () => {
      socket.write(connectionConfirm(PROTOCOL_NLA))
      const inner = connect((tls.address() as { port: number }).port, "127.0.0.1")
      inner.on("error", () => socket.destroy())
      socket.pipe(inner).pipe(socket)
    })
  })
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve))
  stopAfterAll({
    stop() {
      tls.close()
      front.close()
      rmSync(folder, { recursive: true })
    },
  })
  return (front.address() as { port: number }).port
}

const refusals: [string, number, LinkDiagnosis][] = [
  ["STATUS_LOGON_FAILURE", 0xc000006d, "rdpWrongPassword"],
  ["STATUS_ACCOUNT_RESTRICTION", 0xc000006e, "rdpAccountRestricted"],
  ["STATUS_PASSWORD_EXPIRED", 0xc0000071, "rdpPasswordExpired"],
  ["STATUS_PASSWORD_MUST_CHANGE", 0xc0000224, "rdpPasswordExpired"],
  ["STATUS_ACCOUNT_LOCKED_OUT", 0xc0000234, "rdpAccountLocked"],
  ["SEC_E_UNSUPPORTED_FUNCTION", 0x80090302, "rdpCredsspOracle"],
]

test.each(refusals)(
  "a Windows machine that answers %s ends the session with its diagnosis",
  async (_n, status, diagnosis) => {
    const port = await aMachineRefusingWith(status)
    const job = await on.aSessionFixture({ ...TARGET, port, rdpOptions: { ignoreCertificate: true } })
    const session = await on.waitForEnd(await on.startSession(job))
    expect(session).toMatchObject({ endCode: "CLIENT_UNAUTHORIZED", endDiagnosis: diagnosis })
  },
)

test("each diagnosis of a machine's refusal has a text in all three languages", async () => {
  for (const language of ["de", "en-GB", "nl"]) {
    const texts = readFileSync(join(import.meta.dir, `../../src/web/texts/${language}/viewer.ts`), "utf8")
    for (const diagnosis of LINK_DIAGNOSES)
      expect([language, texts]).toEqual([language, expect.stringContaining(`diagnosis_${diagnosis}:`)])
  }
})
