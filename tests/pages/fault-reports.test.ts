/** Faults reported without signing in: the public page, the label of a machine, and the decision about a report. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test"
import { readdir } from "node:fs/promises"
import { MS_PER_HOUR, MS_PER_MINUTE } from "../../src/base/clock.ts"
import type { Antivirus } from "../../src/base/virus-scanner.ts"
import { THROTTLES } from "../../src/identity/signin/throttle/rules.ts"
import { ReceiveSlots } from "../../src/maintenance/faultreports/actions-reception.ts"
import {
  isSlowReport,
  REPORT_PHOTO_BYTES_MAX,
  REPORT_PHOTOS_MAX,
  REPORT_RECEIVE_MS_MAX,
  REPORT_TEXT_CHARACTERS_MAX,
  REPORTS_RECEIVED_AT_ONCE_MAX,
} from "../../src/maintenance/faultreports/rules.ts"
import { uploadFolder } from "../../src/system/files/actions.ts"
import { aDevice } from "../harness/builders.ts"
import { waitUntil } from "../harness/eventually.ts"
import { deviceIdByName, HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { aPng } from "../harness/uploads.ts"
import { grantOnDevice } from "../harness/users.ts"

const pages = await testPages()
const { app, deps } = pages
const { db } = deps
const administrator = await signInToPages(pages, "administrator")
const technician = await signInToPages(pages, "technician")
const expert = await signInToPages(pages, "expert")
const p7 = await deviceIdByName(pages, "Press P-7")
const technicianId = await userIdByName(pages, "technician")
const LABEL = `/devices/${p7}/label`

const setInstallation = (isOn: boolean) =>
  db.updateTable("installation_settings").set({ fault_reports_enabled: isOn }).execute()

/** The path in the machine's label; null without one. */
const pathOnLabel = async (label = LABEL) =>
  /\/report\/[A-Za-z0-9_-]{22}/.exec(await administrator.html(label))?.[0] ?? null

async function openAddress(label = LABEL): Promise<string> {
  await administrator.post(`${label}/reports`, {})
  return (await pathOnLabel(label)) ?? ""
}

interface Sent {
  fields?: Record<string, string>
  photos?: readonly { name: string; bytes: Uint8Array }[]
  headers?: Record<string, string>
}

function send(path: string, { fields = {}, photos = [], headers = {} }: Sent = {}): Promise<Response> {
  const form = new FormData()
  const given = {
    description: "Oil below the press",
    title: "",
    reporter: "",
    submission: crypto.randomUUID(),
    ...fields,
  }
  for (const [name, value] of Object.entries(given)) form.append(name, value)
  for (const { name, bytes } of photos) form.append("photos", new File([bytes as BlobPart], name))
  return Promise.resolve(app.request(path, { method: "POST", body: form, headers }))
}

const lastReport = () =>
  db
    .selectFrom("fault_report")
    .innerJoin("issue", "issue.id", "fault_report.issue_id")
    .selectAll("fault_report")
    .select(["issue.title", "issue.description", "issue.state", "issue.device_id", "issue.done_sub_status"])
    .select(["issue.enable_remote_access", "issue.issue_type", "issue.activation_on"])
    .orderBy("issue.id", "desc")
    .executeTakeFirstOrThrow()

const countIssues = async () =>
  Number(
    (
      await db
        .selectFrom("issue")
        .select((eb) => eb.fn.countAll().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  )

const lastAudit = (event: string) =>
  db.selectFrom("audit_entry").selectAll().where("event", "=", event).orderBy("id", "desc").executeTakeFirst()

/** What a visitor can tell answers apart by: without the random nonce of the styles. */
async function seen(response: Response): Promise<unknown> {
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !/csp|security-policy|request-id|date/.test(name)),
  )
  return { status: response.status, headers, body: (await response.text()).replace(/nonce="[^"]*"/g, "") }
}

beforeEach(async () => {
  await setInstallation(true)
  await db.deleteFrom("sign_in_throttle").execute()
})
afterEach(async () => {
  await db.deleteFrom("fault_report_address").execute()
})

describe("an address that opens nothing", () => {
  const unknown = `/report/${"A".repeat(22)}`

  test.each([
    ["of the installation's setting", () => setInstallation(false)],
    ["of a revoked address", () => administrator.post(`${LABEL}/reports/revoke`, {})],
    ["of a renewed address", () => administrator.post(`${LABEL}/reports/renew`, {})],
  ])("because %s is answered as an unknown one, to GET and to POST", async (_, close) => {
    const path = await openAddress()
    expect((await app.request(path)).status).toBe(200)
    await close()
    const issues = await countIssues()
    const withoutPath = (answer: unknown) =>
      JSON.stringify(answer).replaceAll(path, "").replaceAll(unknown, "")
    expect(withoutPath(await seen(await app.request(path)))).toBe(
      withoutPath(await seen(await app.request(unknown))),
    )
    expect(withoutPath(await seen(await send(path)))).toBe(withoutPath(await seen(await send(unknown))))
    expect((await app.request(path)).status).toBe(404)
    expect(await countIssues()).toBe(issues)
  })

  test("is refused before the body is read", async () => {
    let isRead = false
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { "content-type": "multipart/form-data; boundary=x" }
    const answer = await app.request(unknown, {
      method: "POST",
      body,
      headers,
      duplex: "half",
    } as RequestInit)
    expect([answer.status, isRead]).toEqual([404, false])
  })

  test("is what every machine has until a user allows reports", async () => {
    expect(await pathOnLabel()).toBeNull()
    expect(await technician.html(LABEL)).not.toContain("/report/")
  })
})

describe("the page of a machine's label", () => {
  test("shows the machine's name and nothing else of it or of the installation", async () => {
    const path = await openAddress()
    const answer = await app.request(path)
    const html = await answer.text()
    expect(html).toContain("Press P-7")
    const device = await db.selectFrom("device").selectAll().where("id", "=", p7).executeTakeFirstOrThrow()
    const { customer_name } = await db
      .selectFrom("installation")
      .select("customer_name")
      .executeTakeFirstOrThrow()
    const secrets = [p7, device.serial, device.location, device.manufacturer, customer_name, "administrator"]
    for (const secret of secrets.filter(Boolean)) expect(html).not.toContain(secret as string)
    expect(answer.headers.get("set-cookie")).toBeNull()
  })

  test.each([
    ["de-AT,de;q=0.9", "Störung melden"],
    ["en-GB", "Report a fault"],
    ["nl", "Storing melden"],
    ["fr", "Report a fault"],
  ])("speaks the language of the browser: %s", async (language, title) => {
    const answer = await app.request(await openAddress(), { headers: { "accept-language": language } })
    expect(await answer.text()).toContain(`<h1>${title}</h1>`)
  })

  test("sends a user who may read the machine to its book, and shows any other user the form", async () => {
    const path = await openAddress()
    const answer = await technician.get(path)
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/devices/${p7}`])
    expect(await technician.html(`${path}?form`)).toContain('name="description"')
    const other = await aDevice(deps)
    const otherPath = await openAddress(`/devices/${other}/label`)
    expect(await technician.html(otherPath)).toContain('name="description"')
  })

  test("shows a visitor whose sign-in has ended the form", async () => {
    const answer = await app.request(await openAddress(), { headers: { cookie: "sign_in=ended" } })
    expect(answer.status).toBe(200)
  })
})

describe("a report", () => {
  test("becomes a new issue with its photos, a reference number and an audit entry without a user", async () => {
    const path = await openAddress()
    const photos = [
      { name: "IMG_1.PNG", bytes: aPng(8, 8) },
      { name: "../x.html", bytes: aPng(9, 9) },
    ]
    const answer = await send(path, { fields: { title: "Oil", reporter: "Ann, hall 3" }, photos })
    expect(answer.status).toBe(303)
    const report = await lastReport()
    expect(report).toMatchObject({
      ...{
        title: "Oil",
        description: "Oil below the press",
        reporter: "Ann, hall 3",
        state: "NEW",
        device_id: p7,
      },
      ...{ issue_type: "ERROR", enable_remote_access: false, rejection: "" },
    })
    expect(answer.headers.get("location")).toBe(`${path}?sent=${report.reference}`)
    const thanks = await (await app.request(answer.headers.get("location") ?? "")).text()
    expect(thanks).toContain(`<strong>${report.reference}</strong>`)
    const files = await db
      .selectFrom("attachment")
      .selectAll()
      .where("issue_id", "=", report.issue_id)
      .execute()
    expect(files.map((file) => [file.file_name, file.media_type, file.scan_state]).sort()).toEqual([
      [`${report.reference}-1.png`, "image/png", "SCAN_DISABLED"],
      [`${report.reference}-2.png`, "image/png", "SCAN_DISABLED"],
    ])
    const audit = await lastAudit("FAULT_REPORTED")
    expect(audit).toMatchObject({
      ...{ user_id: null, username: "", object_id: report.issue_id },
      details: { title: "Oil", reference: report.reference, reporter: "Ann, hall 3", photos: 2 },
    })
    expect(deps.published).toContainEqual({ kind: "issue", id: report.issue_id })
    expect(await readdir(uploadFolder(deps))).toEqual([])
  })

  test("with as many photos as it may have waits for their scans where files are scanned", async () => {
    const path = await openAddress()
    const policy = { bytesMax: 10_000_000, tooLarge: "decline", unreachable: "decline" }
    let scans = 0
    const run = async () => {
      scans += 1
      return null
    }
    deps.antivirus = { policy, running: new Set(), slots: { tryRun: run } } as unknown as Antivirus
    try {
      const photos = Array.from({ length: REPORT_PHOTOS_MAX }, (_, at) => ({
        name: "a.png",
        bytes: aPng(10, 10 + at),
      }))
      await send(path, { photos })
      const { issue_id } = await lastReport()
      const files = await db.selectFrom("attachment").selectAll().where("issue_id", "=", issue_id).execute()
      expect(files.map((file) => file.scan_state)).toEqual(photos.map(() => "NEW"))
      await waitUntil("each photo is scanned", () => scans === photos.length)
    } finally {
      deps.antivirus = null
    }
  })

  test("has its text escaped and its invisible characters removed", async () => {
    const description = "<img src=x onerror=alert(1)>\u0007 & more\r\nsecond line"
    const answer = await send(await openAddress(), {
      fields: { description, reporter: "A\u0000\u001b[31mnn" },
    })
    expect(answer.status).toBe(303)
    const report = await lastReport()
    expect(report.description).toBe("&lt;img src=x onerror=alert(1)&gt; &amp; more<br>second line")
    expect(report.title).toBe("<img src=x onerror=alert(1)> & more")
    expect(report.reporter).toBe("A [31mnn")
    expect(await technician.html(`/devices/${p7}/issues/${report.issue_id}`)).not.toContain("<img src=x")
  })

  test("that is sent twice is one report, and both answers have its reference", async () => {
    const path = await openAddress()
    const fields = { submission: crypto.randomUUID() }
    const issues = await countIssues()
    const [one, other] = await Promise.all([send(path, { fields }), send(path, { fields })])
    expect(one.headers.get("location")).toBe(other.headers.get("location"))
    expect(await countIssues()).toBe(issues + 1)
  })

  test.each([
    ["no text", { fields: { description: " " } }, "field-description-error"],
    [
      "too long a text",
      { fields: { description: "x".repeat(REPORT_TEXT_CHARACTERS_MAX + 1) } },
      "field-description-error",
    ],
    [
      "a file that is no photo",
      { photos: [{ name: "a.jpg", bytes: Buffer.from("MZ not a photo") }] },
      "field-photos-error",
    ],
    [
      "an SVG",
      { photos: [{ name: "a.png", bytes: Buffer.from("<svg onload='x'/>") }] },
      "field-photos-error",
    ],
    [
      "too many photos",
      {
        photos: Array.from({ length: REPORT_PHOTOS_MAX + 1 }, (_, at) => ({
          name: `${at}.png`,
          bytes: aPng(4, 4 + at),
        })),
      },
      "field-photos-error",
    ],
  ] as const)("with %s is refused beside its field and keeps what was typed", async (_, sent, marked) => {
    const path = await openAddress()
    const issues = await countIssues()
    const fields = { reporter: "Typed name", ...("fields" in sent ? sent.fields : {}) }
    for (const headers of [{}, HTMX]) {
      const answer = await send(path, { ...sent, fields, headers } as Sent)
      const html = await answer.text()
      expect([answer.status, html.includes(marked), html.includes("Typed name")]).toEqual([
        headers === HTMX ? 422 : 400,
        true,
        true,
      ])
    }
    expect(await countIssues()).toBe(issues)
    expect(await readdir(uploadFolder(deps))).toEqual([])
  })

  test("with a photo above the limit is refused with nothing left behind", async () => {
    const bytes = Buffer.concat([aPng(4, 4), Buffer.alloc(REPORT_PHOTO_BYTES_MAX)])
    const answer = await send(await openAddress(), { photos: [{ name: "a.png", bytes }] })
    expect(answer.status).toBe(413)
    expect(await readdir(uploadFolder(deps))).toEqual([])
  })

  test.each([
    [
      "that breaks off",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nhalf',
    ],
    ["of another type", "application/json", '{"description":"x"}'],
  ])("with a body %s is refused", async (_, type, body) => {
    const answer = await app.request(await openAddress(), {
      method: "POST",
      body,
      headers: { "content-type": type },
    })
    expect(answer.status).toBe(400)
  })

  test.each([
    ["sec-fetch-site", "cross-site"],
    ["origin", "https://evil.example"],
  ])("from another site (%s) is refused", async (name, value) => {
    const issues = await countIssues()
    expect((await send(await openAddress(), { headers: { [name]: value } })).status).toBe(403)
    expect(await countIssues()).toBe(issues)
  })

  test("shows no reference of another machine", async () => {
    await send(await openAddress())
    const { reference } = await lastReport()
    const other = await openAddress(`/devices/${await aDevice(deps)}/label`)
    expect(await (await app.request(`${other}?sent=${reference}`)).text()).not.toContain(reference)
  })
})

/** A report whose body stops after some bytes, until it is told to end. */
function slowReport(path: string, bytes = 0) {
  const isRead = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  let isBegun = bytes === 0
  const source = {
    async pull(controller: ReadableStreamDefaultController) {
      if (!isBegun) {
        isBegun = true
        return controller.enqueue(Buffer.alloc(bytes, "-"))
      }
      isRead.resolve()
      await end.promise
      controller.close()
    },
  }
  const body = new ReadableStream(source, { highWaterMark: 0 })
  const headers = { "content-type": "multipart/form-data; boundary=x" }
  const answer = app.request(path, { method: "POST", body, headers, duplex: "half" } as RequestInit)
  return { isRead: isRead.promise, end: end.resolve, answer }
}

describe("too many reports", () => {
  test("that arrive at the same time are refused beyond a limit, until one has arrived", async () => {
    const path = await openAddress()
    const stalled = Array.from({ length: REPORTS_RECEIVED_AT_ONCE_MAX }, () => slowReport(path))
    await Promise.all(stalled.map(({ isRead }) => isRead))
    expect((await send(path)).status).toBe(503)
    for (const { end } of stalled) end()
    for (const { answer } of stalled) expect((await answer).status).toBe(400)
    expect((await send(path)).status).toBe(303)
  })

  test("that arrive slowly give their places to others after ten seconds, the slowest first", async () => {
    const path = await openAddress()
    const arriving = Array.from({ length: REPORTS_RECEIVED_AT_ONCE_MAX }, (_, n) =>
      slowReport(path, 100 * (6 - n)),
    )
    await Promise.all(arriving.map(({ isRead }) => isRead))
    deps.setTime(new Date(deps.clock().getTime() + 9_000))
    expect((await send(path)).status).toBe(503)
    deps.setTime(new Date(deps.clock().getTime() + 1_000))
    expect((await send(path)).status).toBe(303)
    expect((await arriving.at(-1)!.answer).status).toBe(503)
    const waiting = await Promise.race([...arriving.slice(0, -1).map(({ answer }) => answer), "all wait"])
    expect(waiting).toBe("all wait")
    for (const { end } of arriving) end()
    await Promise.all(arriving.map(({ answer }) => answer))
  })

  test("that have arrived keep their places until they are saved", async () => {
    const slots = new ReceiveSlots()
    const saved = Promise.withResolvers<string>()
    const receive = () =>
      slots.run(deps.clock, (reception) => {
        reception.complete()
        return Promise.race([saved.promise, reception.givenUp])
      })
    const saving = Array.from({ length: REPORTS_RECEIVED_AT_ONCE_MAX }, receive)
    deps.setTime(new Date(deps.clock().getTime() + 60_000))
    const late = receive().catch(({ code }) => code)
    saved.resolve("saved")
    expect(await late).toBe("SERVER_BUSY")
    expect(await Promise.all(saving)).toEqual(saving.map(() => "saved"))
    expect(await receive()).toBe("saved")
  })

  test("that arrive as fast as the largest photo must are not slow", () => {
    const bytes = REPORT_PHOTO_BYTES_MAX / (REPORT_RECEIVE_MS_MAX / 20_000)
    const isSlow = [Math.ceil(bytes), Math.floor(bytes)].map((sent) => isSlowReport(sent, 20_000))
    expect(isSlow).toEqual([false, true])
  })

  test("from one network wait, whichever machine they are about, and are audited once", async () => {
    const path = await openAddress()
    const other = await openAddress(`/devices/${await aDevice(deps)}/label`)
    const fields = { description: "" }
    for (let at = 0; at <= THROTTLES.REPORT_NETWORK.free; at += 1)
      expect((await send(path, { fields })).status).toBe(400)
    for (const throttled of [path, other]) {
      const answer = await send(throttled)
      expect([answer.status, (await answer.text()).includes("Too many fault reports")]).toEqual([429, true])
      expect(answer.headers.get("retry-after")).toBe(`${THROTTLES.REPORT_NETWORK.backoffInitialMs / 1000}`)
    }
    expect(await lastAudit("FAULT_REPORTS_THROTTLED")).toMatchObject({
      device_id: p7,
      details: { counted: "REPORT_NETWORK" },
    })
    const start = deps.clock()
    deps.setTime(new Date(start.getTime() + MS_PER_MINUTE))
    expect((await send(path)).status).toBe(303)
    deps.setTime(start)
  })

  test("about one machine wait, whichever network they come from", async () => {
    const path = await openAddress()
    const key = {
      kind: "REPORT_MACHINE",
      failures: THROTTLES.REPORT_MACHINE.free,
      blocked_until: deps.clock(),
    }
    await send(path)
    await db
      .updateTable("sign_in_throttle")
      .set({ ...key, expires_on: new Date(deps.clock().getTime() + MS_PER_HOUR) })
      .where("kind", "=", "REPORT_MACHINE")
      .execute()
    await db.deleteFrom("sign_in_throttle").where("kind", "=", "REPORT_NETWORK").execute()
    expect((await send(path)).status).toBe(303)
    await db.deleteFrom("sign_in_throttle").where("kind", "=", "REPORT_NETWORK").execute()
    expect((await send(path)).status).toBe(429)
  })
})

describe("the label", () => {
  test("leads to the book until reports are allowed, then to the report page, and again after they stop", async () => {
    expect(await technician.html(LABEL)).toContain(`http://localhost/devices/${p7}</span>`)
    const path = await openAddress()
    const html = await technician.html(LABEL)
    expect(html).toContain(`http://localhost${path}</span>`)
    await setInstallation(false)
    expect(await technician.html(LABEL)).not.toContain("/report/")
    await setInstallation(true)
    await administrator.post(`${LABEL}/reports/revoke`, {})
    expect(await technician.html(LABEL)).not.toContain("/report/")
  })

  test("takes the right to change the machine and to create its issues to be opened", async () => {
    for (const path of [`${LABEL}/reports`, `${LABEL}/reports/renew`, `${LABEL}/reports/revoke`])
      expect((await expert.post(path, {})).status).toBe(403)
    const other = await aDevice(deps)
    await grantOnDevice(deps, technicianId, other, ["DEVICE_READ", "DEVICE_UPDATE"])
    const label = `/devices/${other}/label`
    expect((await technician.post(`${label}/reports`, {})).status).toBe(403)
    expect((await technician.post(`${label}/reports/renew`, {})).status).toBe(403)
    expect(await pathOnLabel(label)).toBeNull()
    await grantOnDevice(deps, technicianId, other, ["ISSUE_CREATE"])
    expect((await technician.post(`${label}/reports`, {})).status).toBe(303)
    expect(await pathOnLabel(label)).not.toBeNull()
  })

  test("keeps its token sealed and hashed, and its changes in the audit log without the token", async () => {
    const path = await openAddress()
    const token = path.split("/").at(-1) ?? ""
    const row = await db.selectFrom("fault_report_address").selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(token)
    expect(Buffer.from(row.sealed_token).includes(token)).toBe(false)
    await administrator.post(`${LABEL}/reports/renew`, {})
    await administrator.post(`${LABEL}/reports/revoke`, {})
    const opened = await lastAudit("FAULT_REPORT_ADDRESS_OPENED")
    expect(opened).toMatchObject({ object_id: p7, details: { name: "Press P-7", renewed: true } })
    expect(await lastAudit("FAULT_REPORT_ADDRESS_REVOKED")).toMatchObject({ object_id: p7 })
    const entries = await db.selectFrom("audit_entry").select("details").execute()
    expect(JSON.stringify(entries)).not.toContain(token)
  })
})

describe("a machine's book", () => {
  test("leads a user who may create issues to a new fault, and any other reader to the report page", async () => {
    const path = await openAddress()
    expect(await technician.html(`/devices/${p7}`)).toContain(`/devices/${p7}/issues/new?type=ERROR`)
    const form = await technician.html(`/devices/${p7}/issues/new?type=ERROR`)
    expect(form).toMatch(/<option value="ERROR" selected[^>]*>/)
    expect(await expert.html(`/devices/${p7}`)).toContain(`href="${path}?form"`)
  })
})

describe("the decision", () => {
  const reported = async () => {
    await send(await openAddress(), { fields: { title: `Fault ${crypto.randomUUID()}`, reporter: "Ann" } })
    const { issue_id, title } = await lastReport()
    return { title, path: `/devices/${p7}/issues/${issue_id}` }
  }

  test("is asked for in the tab of reported faults and on the start page of those who may decide", async () => {
    await db.deleteFrom("fault_report").execute()
    const { title, path } = await reported()
    expect(await technician.html("/issues?tab=reported")).toContain(title)
    expect(await technician.html("/issues")).toMatch(/Reported faults<span class="tab-count">/)
    const start = await technician.html("/")
    expect([start.includes(title), start.includes(`href="${path}"`)]).toEqual([true, true])
    expect(await expert.html("/")).not.toContain(title)
  })

  test("to accept opens the issue with its window from now on, and ends the wait", async () => {
    const { title, path } = await reported()
    const html = await technician.html(path)
    for (const text of [
      "Reported without signing in",
      "Ann",
      `${path}/report/accept`,
      `${path}/report/reject`,
      "This is a fault report. Accept it first.",
    ])
      expect(html.includes(text)).toBe(true)
    expect(html.includes("A person without an account</strong> opened")).toBe(true)
    expect(html).not.toContain(`${path}/submit`)
    const start = deps.clock()
    const later = new Date(start.getTime() + 30 * MS_PER_HOUR)
    deps.setTime(later)
    try {
      const again = await signInToPages(pages, "technician")
      expect((await again.post(`${path}/report/accept`, {})).status).toBe(303)
      expect(await lastReport()).toMatchObject({ state: "OPEN", activation_on: later })
      expect(await again.html("/issues?tab=reported")).not.toContain(title)
      expect((await again.post(`${path}/report/accept`, {})).status).toBe(409)
    } finally {
      deps.setTime(start)
    }
  })

  test("to reject closes the issue and keeps the reason, which is required", async () => {
    const { path } = await reported()
    expect(await technician.dialog(`${path}/report/reject`)).toContain('name="rejection"')
    const missing = await technician.post(
      `${path}/report/reject`,
      { reason: "WONT_DO", rejection: " " },
      HTMX,
    )
    expect([missing.status, (await lastReport()).state]).toEqual([422, "NEW"])
    const reject = { reason: "DUPLICATE", rejection: "Reported this morning" }
    expect((await technician.post(`${path}/report/reject`, reject)).status).toBe(303)
    expect(await lastReport()).toMatchObject({
      ...{ state: "CLOSED", done_sub_status: "DUPLICATE", rejection: "Reported this morning" },
    })
    expect(await technician.html(path)).toContain("Reported this morning")
    expect(await lastAudit("FAULT_REPORT_REJECTED")).toMatchObject({
      details: { rejection: "Reported this morning" },
    })
    const book = await technician.html(path.split("/issues/")[0] ?? "")
    expect(book).toMatch(/rejected the fault report[\s\S]{0,400}Reported this morning/)
  })

  test("to reject an accepted report is refused, and leaves it open", async () => {
    const { path } = await reported()
    await technician.post(`${path}/report/accept`, {})
    const late = await technician.post(`${path}/report/reject`, { reason: "WONT_DO", rejection: "Too late" })
    expect(late.status).toBe(409)
    expect(await lastReport()).toMatchObject({ state: "OPEN", rejection: "" })
  })

  test("takes the rights of the decision on the machine, and a report", async () => {
    const { path } = await reported()
    expect((await expert.post(`${path}/report/accept`, {})).status).toBe(403)
    expect((await expert.post(`${path}/report/reject`, { reason: "WONT_DO", rejection: "x" })).status).toBe(
      403,
    )
    const draft = await db
      .insertInto("issue")
      .values({
        ...{
          device_id: p7,
          title: "A draft",
          state: "NEW",
          issue_type: "ERROR",
          priority: "LOW",
          window_hours: 1,
        },
        ...{ activation_on: deps.clock(), window_end_on: new Date(deps.clock().getTime() + MS_PER_HOUR) },
        ...{ created_by: technicianId, changed_by: technicianId },
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    for (const verb of ["accept", "reject"])
      expect(
        (
          await technician.post(`/devices/${p7}/issues/${draft.id}/report/${verb}`, {
            reason: "DONE",
            rejection: "x",
          })
        ).status,
      ).toBe(404)
  })
})
