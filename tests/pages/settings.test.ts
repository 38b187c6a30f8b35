/** The administration's settings as an administrator changes them: company, texts, mail, step-up and jobs. */
import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import { createMailer } from "../../src/edges/external-clients.ts"
import { getSettings } from "../../src/system/settings/store.ts"
import { getStepUpPolicy } from "../../src/system/stepuppolicy/store.ts"
import { HTMX, signInToPages, testPages } from "../harness/pages.ts"
import { MAIL_PASSWORD, MAIL_USER, startMailServer } from "../peers/smtp.ts"

const pages = await testPages()
const { deps } = pages
const administrator = await signInToPages(pages, "administrator")
const mailServer = await startMailServer({
  refuse: (recipient) => (recipient.startsWith("unknown") ? 550 : null),
})
afterAll(() => mailServer.stop())

const events = async () =>
  (await deps.db.selectFrom("audit_entry").select("event").orderBy("id", "desc").limit(3).execute()).map(
    ({ event }) => event,
  )
const versionOf = async () => String((await getSettings(deps.db)).version)

describe("the general settings", () => {
  const general = async (more: Record<string, string> = {}) => ({
    version: await versionOf(),
    ...{ customerName: "Acme Presses", inactivityTimeoutInSeconds: "900", approvalWorkflowEnabled: "true" },
    emergencyDurationInMinutes: "60",
    ...more,
  })

  test("save the company, which stands on every page soon after, and the inactivity timeout", async () => {
    const saved = await administrator.post("/admin/settings", await general())
    expect(saved.headers.get("location")).toBe("/admin/settings")
    expect((await getSettings(deps.db)).inactivityTimeoutInSeconds).toBe(900)
    deps.setTime(new Date(deps.clock().getTime() + 10_000))
    expect(await administrator.html("/issues")).toContain('<span class="customer">Acme Presses</span>')
    expect(await events()).toContain("SETTINGS_CHANGED")
  })

  test("an unchecked box switches approvals off", async () => {
    const { approvalWorkflowEnabled: _, ...unchecked } = await general()
    await administrator.post("/admin/settings", unchecked)
    expect((await getSettings(deps.db)).approvalWorkflowEnabled).toBe(false)
    await administrator.post("/admin/settings", await general())
    expect((await getSettings(deps.db)).approvalWorkflowEnabled).toBe(true)
  })

  test.each([
    ["customerName", ""],
    ["inactivityTimeoutInSeconds", "59"],
    ["inactivityTimeoutInSeconds", "soon"],
    ["emailLanguage", "fr"],
  ])("refuse %s %p beside its field and change nothing", async (name, typed) => {
    const before = await getSettings(deps.db)
    const refused = await administrator.post("/admin/settings", await general({ [name]: typed }), HTMX)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(`id="field-${name}-error"`)
    expect(await getSettings(deps.db)).toEqual(before)
  })
})

test("the general settings name all wrong fields at once, also that of the company", async () => {
  const wrong = { version: await versionOf(), customerName: "", inactivityTimeoutInSeconds: "soon" }
  const html = await (await administrator.post("/admin/settings", wrong, HTMX)).text()
  for (const name of ["customerName", "inactivityTimeoutInSeconds", "emergencyDurationInMinutes"])
    expect(html).toContain(`id="field-${name}-error"`)
})

test("a form that is too large to be sent is refused without the mention of a file", async () => {
  const answer = await administrator.post("/admin/settings", { customerName: "x".repeat(300_000) }, HTMX)
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining("at most 256 KiB")])
})

test("legal texts and consent texts are saved sanitised, and texts that were not edited stay as they are", async () => {
  const rich = '<p>Read <b>this</b>.</p><script>alert("x")</script>'
  const saved = await administrator.post("/admin/settings/texts", {
    ...{ version: await versionOf(), legalAgreementRequired: "true" },
    ...{ legalInfo1: rich, legalInfo1Form: "html", legalInfo2: "Two\nlines", legalInfo2Form: "text" },
    ...{ recordingConsentDe: "Ja?", recordingConsentEn: "Yes?", recordingConsentNl: "" },
  })
  expect(saved.headers.get("location")).toBe("/admin/settings?tab=texts")
  expect(await getSettings(deps.db)).toMatchObject({
    ...{ legalInfo1: "<p>Read <b>this</b>.</p>", legalInfo2: "Two<br>lines" },
    ...{ recordingConsentDe: "Ja?", recordingConsentEn: "Yes?", recordingConsentNl: "" },
    legalAgreementRequired: true,
  })
  const clear = { legalInfo1: "", legalInfo2: "", recordingConsentDe: "", recordingConsentEn: "" }
  await administrator.post("/admin/settings/texts", { version: await versionOf(), ...clear })
  expect((await getSettings(deps.db)).legalAgreementRequired).toBe(false)
})

describe("the mail tab", () => {
  beforeEach(() => {
    deps.mailer = null
  })

  function setMailer(): void {
    const ca = encodeURIComponent(mailServer.caFile)
    const smtpUrl = `smtp://${MAIL_USER}:${encodeURIComponent(MAIL_PASSWORD)}@localhost:${mailServer.port}?ca=${ca}`
    deps.mailer = createMailer({ smtpUrl, mailFrom: "Book <book@example.com>" })
  }

  test("says that no mail server is configured and refuses a test e-mail", async () => {
    expect(await administrator.html("/admin/settings?tab=mail")).toContain("No mail server is configured.")
    const refused = await administrator.post(
      "/admin/settings/mail/test",
      { recipient: "a@example.com" },
      HTMX,
    )
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("No mail server is configured. Start the server with --smtp-url"),
    ])
  })

  test("sends a test e-mail through the mail server and names the server without its password", async () => {
    setMailer()
    const html = await administrator.html("/admin/settings?tab=mail")
    expect(html).toContain(`localhost:${mailServer.port}`)
    expect(html).toContain("STARTTLS, required")
    expect(html).not.toContain(MAIL_PASSWORD)
    const sent = await administrator.post("/admin/settings/mail/test", { recipient: "max@example.com" }, HTMX)
    expect(sent.status).toBe(200)
    expect(await sent.text()).toContain("has accepted the e-mail to max@example.com")
    expect(mailServer.received.at(-1)).toMatchObject({ to: ["max@example.com"], user: MAIL_USER })
    expect(await events()).toContain("TEST_EMAIL_SENT")
  })

  test("shows the mail server's own words when it refuses the recipient", async () => {
    setMailer()
    const refused = await administrator.post(
      "/admin/settings/mail/test",
      { recipient: "unknown@example.com" },
      HTMX,
    )
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/The mail server refused the e-mail: .*550/s)
  })

  test("refuses an address that is none beside its field", async () => {
    const refused = await administrator.post("/admin/settings/mail/test", { recipient: "noaddress" }, HTMX)
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('id="field-recipient-error"'),
    ])
  })
})

describe("the sign-in settings", () => {
  test("save minutes per action, and a blank field requires no confirmation", async () => {
    const { version } = await getStepUpPolicy(deps.db)
    const minutes = { startSession: "15", vote: "", viewRecording: "60", changeRoles: "" }
    const saved = await administrator.post("/admin/signin", { version: String(version), ...minutes })
    expect(saved.headers.get("location")).toBe("/admin/signin")
    expect(await getStepUpPolicy(deps.db)).toMatchObject({
      ...{ startSession: 15, vote: null, viewRecording: 60, changeRoles: null },
    })
  })

  test("refuse more minutes than a sign-in lasts", async () => {
    const refused = await administrator.post("/admin/signin", { startSession: "721" }, HTMX)
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('id="field-startSession-error"'),
    ])
  })
})

describe("the jobs page", () => {
  test("runs a job now and shows its result, next run and run log", async () => {
    const started = await administrator.post("/admin/jobs/userExpiry/run", {})
    expect(started.headers.get("location")).toBe("/admin/jobs")
    const html = await administrator.html("/admin/jobs")
    const row = /<tr[^>]*>(?:(?!<\/tr>).)*Lock expired users.*?<\/tr>/s.exec(html)?.[0] ?? ""
    expect(row).toContain("Nothing to do")
    expect(row).toMatch(/<time[^>]*dateTime="2026-03-10T09:0[01]:02.000Z"/i)
    const runs = "/admin/jobs?tab=runs&name=userExpiry"
    expect(await administrator.html(runs)).toContain("Nothing to do")
    expect(await administrator.html(`${runs}&outcome=FAILED`)).toContain("No entries")
    expect(await events()).toContain("JOB_STARTED")
  })

  test("says in words what a run did, and why one failed", async () => {
    const at = deps.clock()
    const run = (name: string, outcome: string, more: object) =>
      deps.db
        .insertInto("job_run")
        .values({ name, outcome, started_on: at, ended_on: at, ...more })
        .execute()
    await run("recordingRetention", "DONE", { counts: { deleted: 1200, failed: 0 } })
    await run("virusScans", "FAILED", { error: "connect ECONNREFUSED 10.0.0.1:1344" })
    const logOf = async (name: string) => {
      const log = await administrator.get(`/admin/jobs?tab=runs&name=${name}`, { "accept-language": "de" })
      return log.text()
    }
    expect(await logOf("recordingRetention")).toContain("Aufzeichnungen gelöscht: 1.200<")
    expect(await logOf("virusScans")).toContain("dort werden keine Verbindungen angenommen (ECONNREFUSED)")
  })

  test("keeps the newest failure of a job in sight after it has succeeded again", async () => {
    const failed = { name: "notifications", outcome: "FAILED", error: "connection refused" }
    const at = new Date(deps.clock().getTime() - 3_600_000)
    await deps.db
      .insertInto("job_run")
      .values({ ...failed, started_on: at, ended_on: at })
      .execute()
    await administrator.post("/admin/jobs/notifications/run", {})
    const html = await administrator.html("/admin/jobs")
    const row = /<tr[^>]*>(?:(?!<\/tr>).)*Send e-mails.*?<\/tr>/s.exec(html)?.[0] ?? ""
    expect(row).toContain("connection refused")
    expect(row).not.toContain("tone-red")
  })

  test("answers an unknown job with 404", async () => {
    expect((await administrator.post("/admin/jobs/nothing/run", {})).status).toBe(404)
  })
})
