/** Virus scans of files on issues, by a real clamd. */

import { afterAll, describe, expect, test } from "bun:test"
import type { Antivirus } from "../../src/base/virus-scanner.ts"
import { createConfiguredAntivirus } from "../../src/edges/external-clients.ts"
import type { Attachment } from "../../src/maintenance/attachments/contract.ts"
import { scanAwaitingFiles } from "../../src/maintenance/attachments/scan/actions.ts"
import { testApi } from "../harness/api.ts"
import { aMaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { eventually } from "../harness/eventually.ts"
import { upload } from "../harness/uploads.ts"
import { INFECTION, startClamAv, VIRUS_NAME } from "../peers/clamav.ts"

const api = await testApi()
const { call, deps, root } = api
const peers = await startClamAv()
afterAll(() => peers.stop())

const { signal } = new AbortController()
const MEGABYTE = 1024 * 1024
const CLOSED_PORT = "clamd://127.0.0.1:9"

function antivirus(
  scannerUrl: string,
  policy: Partial<Parameters<typeof createConfiguredAntivirus>[0]> = {},
) {
  const defaults = { scanSizeMax: 1, scanTooLarge: "decline", scanUnreachable: "decline" } as const
  return createConfiguredAntivirus({ ...defaults, scannerUrl, ...policy })
}

const configure = (scanner: Antivirus | null) => {
  deps.antivirus = scanner
}

async function anIssuesFiles(): Promise<string> {
  const book = await aMaintenanceFixture(deps, root.userId)
  return `/devices/${book.deviceId}/issues/${book.issueId}/attachments`
}

async function add(files: string, bytes: string, name = "report.txt"): Promise<string> {
  const added = await upload<Attachment>(api.app, root.token, "POST", files, { name, bytes })
  expect(added.status).toBe(201)
  return `${files}/${added.body.id}`
}

const read = async (path: string) => (await call<Attachment>(root.token, "GET", path)).body

const settled = (path: string) =>
  eventually(
    () => read(path),
    ({ antivirusScanState }) => !["NEW", "IN_PROGRESS"].includes(antivirusScanState),
  )

const downloadStatus = async (path: string) => {
  const headers = { authorization: `Bearer ${root.token}` }
  return (await api.app.request(`/api${path}/file`, { headers })).status
}

describe("a file on an issue", () => {
  test("that is clean can be downloaded after its scan", async () => {
    configure(antivirus(peers.clamdUrl))
    const path = await add(await anIssuesFiles(), "the pump was replaced")
    expect(await settled(path)).toMatchObject({
      antivirusScanState: "SERVER_ACCEPTED",
      infectionFound: false,
    })
    expect(await downloadStatus(path)).toBe(200)
  })

  test("that is infected names the virus, is never given out, and its scan is in the audit log", async () => {
    configure(antivirus(peers.icapUrl))
    const path = await add(await anIssuesFiles(), `a macro ${INFECTION}`)
    const file = await settled(path)
    expect(file).toMatchObject({ antivirusScanState: "SERVER_DECLINED", infectionFound: true })
    expect(file.virusId).toStartWith(VIRUS_NAME)
    expect(await downloadStatus(path)).toBe(409)
    const entries = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "ATTACHMENT_SCANNED")
      .where("object_id", "=", file.id)
      .execute()
    expect(entries.map(({ details }) => details)).toMatchObject([
      { after: "SERVER_DECLINED", virusId: file.virusId },
    ])
  })

  test.each([
    ["declined", "decline", "SIZE_TOO_LARGE_DECLINED", 409],
    ["accepted", "accept", "SIZE_TOO_LARGE_ACCEPTED", 200],
  ] as const)(
    "larger than the limit is not scanned and its download is %s",
    async (_word, scanTooLarge, state, status) => {
      configure(antivirus(peers.clamdUrl, { scanTooLarge }))
      const path = await add(await anIssuesFiles(), "x".repeat(MEGABYTE + 1))
      expect((await read(path)).antivirusScanState).toBe(state)
      expect(await downloadStatus(path)).toBe(status)
    },
  )

  test.each([
    ["declined", "decline", "SCANNER_UNREACHABLE_DECLINED", 409],
    ["accepted", "accept", "SCANNER_UNREACHABLE_ACCEPTED", 200],
  ] as const)(
    "whose scanner does not answer is %s, and scanned again by the job after 5 minutes",
    async (_word, scanUnreachable, state, status) => {
      deps.setTime(TEST_NOW)
      configure(antivirus(CLOSED_PORT, { scanUnreachable }))
      const path = await add(await anIssuesFiles(), "the scanner restarts")
      expect((await settled(path)).antivirusScanState).toBe(state)
      expect(await downloadStatus(path)).toBe(status)
      configure(antivirus(peers.clamdUrl))
      expect(await scanAwaitingFiles(deps, signal)).toBe(0)
      deps.setTime(new Date(TEST_NOW.getTime() + 5 * 60_000 + 1))
      expect(await scanAwaitingFiles(deps, signal)).toBe(1)
      expect((await read(path)).antivirusScanState).toBe("SERVER_ACCEPTED")
      deps.setTime(TEST_NOW)
    },
  )

  test("whose scan was interrupted by a crash is scanned by the job", async () => {
    configure(antivirus(CLOSED_PORT))
    const path = await add(await anIssuesFiles(), "half scanned")
    const { id } = await settled(path)
    await deps.db.updateTable("attachment").set({ scan_state: "IN_PROGRESS" }).where("id", "=", id).execute()
    configure(antivirus(peers.clamdUrl))
    expect(await scanAwaitingFiles(deps, signal)).toBe(1)
    expect((await read(path)).antivirusScanState).toBe("SERVER_ACCEPTED")
  })

  test("that waits for a scan is released as not scanned when the scanner is taken away", async () => {
    configure(antivirus(peers.clamdUrl))
    const path = await add(await anIssuesFiles(), "waiting")
    const { id } = await settled(path)
    await deps.db.updateTable("attachment").set({ scan_state: "IN_PROGRESS" }).where("id", "=", id).execute()
    configure(null)
    expect(await scanAwaitingFiles(deps, signal)).toBe(1)
    expect((await read(path)).antivirusScanState).toBe("SCAN_DISABLED")
  })

  test("stored before a scanner was configured is scanned on request", async () => {
    configure(null)
    const path = await add(await anIssuesFiles(), `old ${INFECTION}`)
    expect((await read(path)).antivirusScanState).toBe("SCAN_DISABLED")
    configure(antivirus(peers.clamdUrl))
    const asked = await call<Attachment>(root.token, "PUT", `${path}/scan`)
    expect(asked.body.antivirusScanState).toBe("IN_PROGRESS")
    expect(await settled(path)).toMatchObject({ antivirusScanState: "SERVER_DECLINED", infectionFound: true })
  })
})

test("the public environment says whether files are scanned", async () => {
  const icapEnabled = async () =>
    (await call<{ icapEnabled: boolean }>(null, "GET", "/environment/public")).body.icapEnabled
  configure(antivirus(peers.clamdUrl))
  expect(await icapEnabled()).toBe(true)
  configure(null)
  expect(await icapEnabled()).toBe(false)
})
