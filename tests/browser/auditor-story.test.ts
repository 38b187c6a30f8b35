/**
 * An auditor who reads and may change nothing asks for a recording, an approver agrees by the link of the e-mail, and the auditor
 * watches the recording and finds all of it in the audit log.
 */

import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import type { Page } from "playwright-core"
import { openRecording } from "../../protocols/recording.ts"
import { encodeViewerMessage } from "../../protocols/viewer-wire.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { insertSession, updateSessionEnd } from "../../src/sessions/session/store.ts"
import { configureApproval } from "../harness/approvals.ts"
import { aLog, anIssue } from "../harness/builders.ts"
import { eventually } from "../harness/eventually.ts"
import { aUserWithPassword, PASSWORD } from "../harness/factors.ts"
import { deviceIdByName, passwordOf, servePages, testPages, userIdByName } from "../harness/pages.ts"
import { aUserGroup, grantOnDevice, grantOnSystem } from "../harness/users.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"

/** A browser start on a busy machine; each wait inside times out after seconds. */
setDefaultTimeout(120_000)

const pages = await testPages()
const { deps } = pages
/** Live updates keep a connection open that may be silent for long. */
const { server, address } = servePages(pages)

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

async function signIn(page: Page, path: string, username: string, password = passwordOf(username)) {
  await page.goto(`${address}${path}`)
  await page.fill("[name=username]", username)
  await page.fill("[name=password]", password)
  await page.keyboard.press("Enter")
}

/** Who reads the audit log, the users and the packing line's book, and changes nothing. @returns the user name */
async function anAuditor(deviceId: string): Promise<string> {
  const { userId, username } = await aUserWithPassword(deps)
  await grantOnSystem(deps, userId, ["AUDIT_READ", "USER_READ"])
  const recordings = ["RECORDING_READ", "RECORDING_CREATE"] as const
  await grantOnDevice(deps, userId, deviceId, ["DEVICE_READ", "ISSUE_READ", "LOG_READ", ...recordings])
  return username
}

/** A terminal session of the technician that is over. @returns the path of its recording's page */
async function aRecording(deviceId: string): Promise<string> {
  const technician = await userIdByName(pages, "technician")
  const issueId = await anIssue(deps, deviceId, technician)
  const logId = await aLog(deps, issueId, technician)
  const startedOn = deps.clock()
  const target = await deps.db
    .selectFrom("target_interface")
    .select("id")
    .where("device_id", "=", deviceId)
    .where("type", "=", "SSH")
    .executeTakeFirstOrThrow()
  const sessionId = await insertSession(deps.db, {
    ...{
      deviceId,
      issueId,
      logId,
      interfaceId: target.id,
      interfaceName: "Maintenance shell",
      interfaceType: "SSH",
    },
    ...{ ownerId: technician, recordingState: "RECORDING", startedOn },
  })
  const startedAtMs = startedOn.getTime()
  const file = recordingFilePath(deps, sessionId)
  await mkdir(dirname(file), { recursive: true })
  const recording = await openRecording(file, { sessionId, kind: "terminal", startedAtMs })
  const bytes = new TextEncoder().encode("recipe 500 loaded\r\n")
  recording.appendSnapshot(0, encodeViewerMessage({ kind: "terminalSnapshot", cols: 80, rows: 24, bytes }))
  await recording.close(2000)
  await updateSessionEnd(deps.db, sessionId, {
    ...{ state: "COMPLETED", endCode: null, endDetail: "", endedOn: startedOn },
    recording: { state: "COMPLETE", sizeBytes: 1000, durationMs: 2000 },
  })
  const approvers = await aUserGroup(deps, [await userIdByName(pages, "approver")])
  const root = { userId: await userIdByName(pages, "administrator") }
  await configureApproval({ deps, root }, { deviceId }, [{ groups: [approvers] }], "RECORDING")
  return `/devices/${deviceId}/issues/${issueId}/logs/${logId}/sessions/${sessionId}/recording`
}

test("an auditor asks for a recording, watches it after the approval and finds it in the audit log", async () => {
  const deviceId = await deviceIdByName(pages, "Packing line L-3")
  const recording = await aRecording(deviceId)
  await using audit = await newPage({ expect: /status of 40[39]/ })
  const { page } = audit
  await signIn(page, recording, await anAuditor(deviceId), PASSWORD)
  await page.fill("[name=reason]", "Yearly audit of line L-3")
  expect(await axeViolations(page)).toEqual([])
  await page.click("#recording-request-form button[type=submit]")
  await page.waitForURL(/\/approvals\/[0-9a-f-]{36}$/)
  const request = new URL(page.url()).pathname

  await using vote = await newPage()
  await signIn(vote.page, `${request}?vote=approve&stage=1`, "approver")
  await vote.page.waitForSelector("#approval-vote-form [value=true]:focus")
  await vote.page.keyboard.press("Enter")
  await vote.page.waitForSelector(".toast")

  await page.goto(`${address}${recording}`)
  const lines = () => page.locator(".xterm-rows").innerText()
  await eventually(lines, (text) => text.includes("recipe 500 loaded"))
  await page.getByRole("button", { name: "Play" }).click()
  await eventually(
    async () => Number(await page.getByRole("slider").inputValue()),
    (atMs) => atMs > 0,
  )

  await page.goto(address)
  await page.getByRole("link", { name: "Administration" }).click()
  await page.getByRole("link", { name: "Audit log" }).click()
  await page.click("#picker-machine summary")
  await page.fill("#picker-machine [type=search]", "L-3")
  await page.locator("#picker-machine-results").getByText("Packing line L-3").click()
  await page.click(".audit-filters button[type=submit]")
  await page.waitForURL(/machine=/)
  const entries = () => page.locator("main").innerText()
  for (const event of ["Approval requested", "Vote cast", "Approval granted", "Recording viewed"])
    expect(await entries()).toContain(event)
  expect(await axeViolations(page)).toEqual([])
})

test("an auditor lists all sessions that are over, and the printed history of a machine says whose it is", async () => {
  const deviceId = await deviceIdByName(pages, "Packing line L-3")
  await aRecording(deviceId)
  await using audit = await newPage()
  const { page } = audit
  await signIn(page, "/dashboard", await anAuditor(deviceId), PASSWORD)
  await page.getByLabel("Show completed sessions").check()
  await page.locator("#session-list").getByText("Maintenance shell").first().waitFor()
  expect(page.url()).toContain("completed=true")

  await page.goto(`${address}/devices/${deviceId}/history`)
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await page.getByRole("heading", { name: "History of Packing line L-3" }).waitFor()
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(await scheme()).toBe("light")
  expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false)
})
