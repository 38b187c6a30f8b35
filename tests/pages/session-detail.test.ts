import { afterEach, beforeAll, describe, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { hoursAfter } from "../../src/base/clock.ts"
import { insertPlcBlock } from "../../src/sessions/plc/store.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { recordSessionEvent } from "../../src/sessions/session/actions-audit.ts"
import { insertSession, updateSessionEnd } from "../../src/sessions/session/store.ts"
import { upsertInvitation } from "../../src/sessions/session/store-invitations.ts"
import { deleteRemoval, insertRemoval } from "../../src/sessions/session/store-removals.ts"
import { insertViewer, updateViewerEnd } from "../../src/sessions/session/store-viewers.ts"
import { insertTransfer, saveTransfer } from "../../src/sessions/transfers/store.ts"
import { storeContent, uploadFolder } from "../../src/system/files/actions.ts"
import { saveStepUpPolicy } from "../../src/system/stepuppolicy/store.ts"
import { formatInstant } from "../../src/web/texts/format.ts"
import { configureApproval } from "../harness/approvals.ts"
import { eventually } from "../harness/eventually.ts"
import { aUserWithPassword, PASSWORD } from "../harness/factors.ts"
import {
  deviceIdByName,
  HTMX,
  newLog,
  signInToPages,
  takenIssue,
  testPages,
  userIdByName,
} from "../harness/pages.ts"
import { aUserGroup, grantOnDevice } from "../harness/users.ts"

const pages = await testPages()
const { deps } = pages
const { db } = deps
const technician = await signInToPages(pages, "technician")
const me = await userIdByName(pages, "technician")
const l3 = await deviceIdByName(pages, "Packing line L-3")
const now = deps.clock()
const log = { deviceId: l3, issueId: "", logId: "" }
let logPath = ""

beforeAll(async () => {
  logPath = await newLog(technician, await takenIssue(technician, l3))
  log.issueId = logPath.split("/")[4] ?? ""
  log.logId = logPath.split("/")[6] ?? ""
})

interface SessionOptions {
  ownerId?: string
  interfaceName?: string
  interfaceId?: string | null
  isRecorded?: boolean
  startedOn?: Date
}

async function running(options: SessionOptions = {}): Promise<string> {
  const target = await db
    .selectFrom("target_interface")
    .select("id")
    .where("device_id", "=", l3)
    .executeTakeFirstOrThrow()
  return insertSession(db, {
    ...log,
    interfaceId: target.id,
    interfaceName: options.interfaceName ?? "Line panel",
    interfaceType: "VNC",
    ownerId: options.ownerId ?? me,
    recordingState: options.isRecorded ? "RECORDING" : "NONE",
    startedOn: options.startedOn ?? now,
  })
}

async function completed(options: SessionOptions = {}): Promise<string> {
  const id = await running(options)
  await updateSessionEnd(db, id, {
    ...{ state: "COMPLETED", endCode: null, endDetail: "", endedOn: now },
    recording: options.isRecorded
      ? { state: "COMPLETE", sizeBytes: 1000, durationMs: 1000 }
      : { state: "NONE", sizeBytes: 0, durationMs: 0 },
  })
  return id
}

const connect = (sessionId: string, userId: string, right: "VIEW" | "CONTROL") =>
  insertViewer(db, { sessionId, userId, right, startedOn: now })

describe("the detail of a session", () => {
  test("names machine group, interface and owner, and the other connections that are still open", async () => {
    const id = await running()
    await connect(id, me, "CONTROL")
    await connect(id, await userIdByName(pages, "expert"), "VIEW")
    await updateViewerEnd(db, await connect(id, await userIdByName(pages, "m.nowak"), "CONTROL"), now)
    const detail = await technician.dialog(`/dashboard/sessions/${id}`)
    for (const text of ["Session on Packing line L-3", "Packaging", "Line panel · VNC", "(technician)"])
      expect(detail).toContain(text)
    expect(detail).toContain("Eva Lindqvist")
    expect(detail).toContain("<span>view</span>")
    expect(detail).not.toContain("Marek Nowak")
    expect(detail).toContain(`/sessions/${id}/join`)
  })

  test("offers no way to join when the session is over", async () => {
    const id = await completed()
    expect(await technician.dialog(`/dashboard/sessions/${id}`)).not.toContain("/join")
  })

  test("says in the reader's language what ended it, where the cause is known", async () => {
    const id = await running()
    await updateSessionEnd(db, id, {
      ...{ state: "CONNECTION_ERROR", endCode: "UPSTREAM_TIMEOUT", endDiagnosis: "stoppedResponding" },
      ...{ endDetail: "the machine's own words", endedOn: now },
      recording: { state: "NONE", sizeBytes: 0, durationMs: 0 },
    })
    const detail = await technician.dialog(`/dashboard/sessions/${id}`)
    expect(detail).toContain("The machine stopped responding. Check that it is switched on")
    expect(detail).not.toContain("own words")
  })

  test("is returned to by its owner and joined by others, with the same word on every page", async () => {
    const own = await running({ startedOn: new Date(now.getTime() + 2000) })
    const others = await running({ ownerId: await userIdByName(pages, "expert") })
    const pathsOf = (id: string) => [`/devices/${l3}?tab=sessions`, logPath, `/dashboard/sessions/${id}`]
    const wordsFor = async (id: string, paths: string[]) => {
      const shown = await Promise.all(
        paths.map((path) => (path.includes("/sessions/") ? technician.dialog(path) : technician.html(path))),
      )
      const link = new RegExp(`/sessions/${id}/join"[^>]*>(.*?)</a>`, "g")
      return shown.map((html) => [...html.matchAll(link)].map(([, word]) => word?.replaceAll(/<.*?>/g, "")))
    }
    const returns = await wordsFor(own, [...pathsOf(own), "/", `/devices/${l3}/issues/${log.issueId}`])
    expect([...new Set(returns.flat())]).toEqual(["Return"])
    expect(returns.every((words) => words.length > 0)).toBe(true)
    await grantOnDevice(deps, me, l3, ["DEVICE_JOIN_REMOTE"])
    expect(await wordsFor(others, pathsOf(others))).toEqual([["Join"], ["Join"], ["Join"]])
  })

  test("offers no way to join to a user whom its owner removed", async () => {
    const ownerId = await userIdByName(pages, "expert")
    const id = await running({ ownerId })
    await grantOnDevice(deps, me, l3, ["DEVICE_JOIN_REMOTE"])
    expect(await technician.dialog(`/dashboard/sessions/${id}`)).toContain(`/sessions/${id}/join`)
    await insertRemoval(db, { sessionId: id, userId: me })
    expect(await technician.dialog(`/dashboard/sessions/${id}`)).not.toContain("/join")
    expect(await technician.html(`/devices/${l3}?tab=sessions`)).not.toContain(`/sessions/${id}/join`)
  })

  test("is offered in a list as the reader's rights are now, after each change of them", async () => {
    const { username, userId: reader } = await aUserWithPassword(deps)
    await grantOnDevice(deps, reader, l3, ["DEVICE_READ", "ISSUE_READ", "LOG_READ"])
    const visitor = await signInToPages(pages, username, PASSWORD)
    const session = await running()
    const isOffered = async () => (await visitor.html("/dashboard")).includes(`/sessions/${session}/join"`)
    expect(await isOffered()).toBe(false)
    await upsertInvitation(db, { sessionId: session, userId: reader, right: "VIEW", createdBy: me })
    expect(await isOffered()).toBe(true)
    await insertRemoval(db, { sessionId: session, userId: reader })
    expect(await isOffered()).toBe(false)
    await deleteRemoval(db, session, reader)
    expect(await isOffered()).toBe(true)
    await db.deleteFrom("session_invitation").where("user_id", "=", reader).execute()
    expect(await isOffered()).toBe(false)
    await grantOnDevice(deps, reader, l3, ["DEVICE_JOIN_REMOTE"])
    expect(await isOffered()).toBe(true)
    await db.deleteFrom("device_role_authority").where("authority", "=", "DEVICE_JOIN_REMOTE").execute()
    expect(await isOffered()).toBe(false)
  })

  test("is in the machine's book with whom its owner removed, by whom and why", async () => {
    const sessionId = await running()
    await recordSessionEvent(
      { tx: db, actor: { userId: me, username: "technician" }, now },
      "SESSION_VIEWER_REMOVED",
      { ...log, sessionId },
      { person: "Gina Guest", reason: "Works on another machine" },
    )
    const book = await technician.html(`/devices/${l3}?show=change`)
    expect(book.replaceAll(/<[^>]*>/g, "")).toMatch(
      /Tom \w+ removed Gina Guest from a session on .*Works on another machine/,
    )
  })

  test("is opened by the address of the overview, also from its own address", async () => {
    const id = await running()
    const direct = await technician.get(`/dashboard/sessions/${id}`)
    expect(direct.headers.get("location")).toBe(`/dashboard?session=${id}`)
    expect(await technician.html(`/dashboard?session=${id}`)).toContain(`hx-get="/dashboard/sessions/${id}"`)
  })

  test("is not found for users who may not read the machine's logs", async () => {
    const id = await running()
    const outsider = await signInToPages(pages, "approver")
    await db
      .deleteFrom("user_group_member")
      .where("user_id", "=", await userIdByName(pages, "approver"))
      .execute()
    expect((await outsider.get(`/dashboard/sessions/${id}`, HTMX)).status).toBe(404)
    expect((await technician.get(`/dashboard/sessions/${id}`, HTMX)).status).toBe(200)
  })
})

describe("the overview of sessions", () => {
  test("has tabs for sessions of my issues, of my groups' issues, my invitations and those I created", async () => {
    const id = await completed({
      interfaceName: "Of my issue",
      ownerId: await userIdByName(pages, "s.bakker"),
    })
    const has = async (tab: string) =>
      (await technician.html(`/dashboard?tab=${tab}&completed=true`)).includes(`session=${id}`)
    expect([await has("issues"), await has("group"), await has("invited"), await has("created")]).toEqual([
      ...[true, false, false, false],
    ])
    const groupId = await aUserGroup(deps, [me])
    await db
      .updateTable("issue")
      .set({ assigned_user_id: null, assigned_user_group_id: groupId, state: "OPEN" })
      .where("id", "=", log.issueId)
      .execute()
    expect([await has("issues"), await has("group")]).toEqual([false, true])
    expect(await technician.html("/dashboard?tab=group")).not.toContain(`session=${id}`)
  })

  test("counts the running sessions of each tab, and in the head of the page", async () => {
    const counts = async () => {
      const html = await technician.html("/dashboard")
      const tabs = ["all", "issues", "group", "invited", "created"].map((tab) =>
        Number(new RegExp(`id="tab-${tab}"[^>]*>[^<]*<span class="tab-count">(\\d+)`).exec(html)?.[1] ?? 0),
      )
      return { tabs, head: Number(/(\d+) running/.exec(html)?.[1] ?? 0) }
    }
    const before = await counts()
    const id = await running({ ownerId: await userIdByName(pages, "s.bakker") })
    const invited = (await counts()).tabs.map((count, tab) => count - (before.tabs[tab] ?? 0))
    expect(invited[0]).toBe(1)
    expect([invited[3], invited[4]]).toEqual([0, 0])
    await running()
    const after = await counts()
    expect(after.head).toBe(before.head + 2)
    expect((after.tabs[4] ?? 0) - (before.tabs[4] ?? 0)).toBe(1)
    await updateSessionEnd(db, id, {
      ...{ state: "COMPLETED", endCode: null, endDetail: "", endedOn: now },
      recording: { state: "NONE", sizeBytes: 0, durationMs: 0 },
    })
    expect((await counts()).head).toBe(before.head + 1)
  })

  test("links the number of transferred files to their list", async () => {
    const id = await completed({ interfaceName: "With files" })
    const connectionId = await connect(id, me, "CONTROL")
    const file = {
      ...({ connectionId, machinePath: "", state: "CANCELLED", scanState: "SCAN_DISABLED" } as const),
      ...{ createdBy: me, createdOn: now },
    }
    const sent = { ...file, filename: "recipe.csv", direction: "TO_MACHINE", content: null } as const
    const fetched = { ...file, filename: "backup.zip", direction: "FROM_MACHINE", content: null } as const
    for (const transfer of [sent, fetched]) await insertTransfer(db, transfer)
    await db
      .updateTable("transferred_file")
      .set({ size_bytes: "1536" })
      .where("filename", "=", "recipe.csv")
      .execute()
    expect(await technician.html("/dashboard?tab=created&completed=true")).toContain("2 files")
    const list = await technician.dialog(`${logPath}/sessions/${id}/files`)
    for (const text of ["Files transferred (2)", "recipe.csv", "1.5 KiB", "to the machine", "backup.zip"])
      expect(list).toContain(text)
  })

  test("offers to scan a file again that was held, to its person and while its content is kept", async () => {
    const id = await completed()
    const connectionId = await connect(id, me, "CONTROL")
    const bytes = Buffer.from("500 g sugar")
    const hash = createHash("sha256").update(bytes).digest()
    const path = join(uploadFolder(deps), crypto.randomUUID())
    mkdirSync(uploadFolder(deps), { recursive: true })
    writeFileSync(path, bytes)
    const fileId = await storeContent(deps, { path, hash, sizeBytes: bytes.length }, (tx) =>
      insertTransfer(tx, {
        ...({ connectionId, machinePath: "", filename: "recipe.csv", direction: "FROM_MACHINE" } as const),
        ...({ state: "DECLINED", scanState: "SCANNER_UNREACHABLE_DECLINED" } as const),
        ...{ content: { hash, sizeBytes: bytes.length }, createdBy: me, createdOn: now },
      }),
    )
    const list = `${logPath}/sessions/${id}/files`
    const scan = `${list}/${connectionId}/${fileId}/scan`
    expect(await (await signInToPages(pages, "administrator")).dialog(list)).not.toContain(scan)
    const held = await technician.dialog(list)
    expect(held).toContain(`hx-post="${scan}"`)
    const reason = "Held back: the virus scanner does not answer. Try again later"
    expect(held).toContain(`<span class="muted cell-wrap">${reason}</span>`)
    const answer = await technician.post(scan, { page: "1" }, HTMX)
    expect(await answer.text()).toContain('id="session-files-list"')
    const done = await eventually(
      () => technician.dialog(list),
      (html) => html.includes(`${connectionId}/files/${fileId}/file`),
    )
    expect(done).not.toContain("hx-trigger")
    expect((await technician.post(scan, {}, HTMX)).status).toBe(409)
    await saveTransfer(db, fileId, { state: "SCANNING" })
    expect(await technician.dialog(list)).toContain('hx-trigger="load delay:2s"')
  })
})

describe("the PLC blocks of a session", () => {
  test("are listed with a download, and disassembled for users with the authority for it", async () => {
    const id = await completed()
    const block = { sessionId: id, content: Buffer.from("x"), createdBy: me, createdOn: now }
    const text = "Address\tOperation\tOperand\n0000\tL\t#Start"
    const code = await insertPlcBlock(db, { ...block, blockType: "FB", blockNumber: 12, disassembly: text })
    const data = await insertPlcBlock(db, { ...block, blockType: "DB", blockNumber: 4, disassembly: null })
    const path = `${logPath}/sessions/${id}/plcblocks`
    expect((await technician.get(path, HTMX)).status).toBe(403)
    const administrator = await signInToPages(pages, "administrator")
    const list = await administrator.dialog(path)
    for (const shown of ["FB 12", "DB 4", `/api${path}/${code}/file`, `${path}/${code}/stl`])
      expect(list).toContain(shown)
    const stl = await administrator.dialog(`${path}/${code}/stl`)
    expect(stl).toContain('<th scope="col">Operation</th>')
    expect(stl).toContain("<td>#Start</td>")
    expect(await administrator.dialog(`${path}/${data}/stl`)).toContain("This block has no disassembly.")
  })
})

async function requireRecordingApproval(): Promise<void> {
  const groupId = await aUserGroup(deps, [await userIdByName(pages, "administrator")])
  const root = { userId: await userIdByName(pages, "administrator") }
  await configureApproval({ deps, root }, { deviceId: l3 }, [{ groups: [groupId] }], "RECORDING")
  await grantOnDevice(deps, me, l3, ["RECORDING_READ", "RECORDING_CREATE"])
}

describe("a recording that needs an approval", () => {
  test("is requested with a reason, a start and a duration, and then shown as requested", async () => {
    const id = await completed({ isRecorded: true })
    await requireRecordingApproval()
    const path = `${logPath}/sessions/${id}/approvalrequest`
    expect(await technician.html("/dashboard?tab=created&completed=true")).toContain(`hx-get="${path}"`)
    const form = await technician.dialog(path)
    expect(form).toContain('data-counter="100"')
    expect(form).toMatch(/type="range" min="1" max="240"/)
    const empty = await technician.post(path, { reason: "", startDateTime: "", durationInHours: "0" }, HTMX)
    const html = await empty.text()
    expect(empty.status).toBe(422)
    for (const field of ["reason", "startDateTime", "durationInHours"])
      expect(html).toContain(`field-${field}-error`)
    const fields = { reason: "Audit", startDateTime: "10-03-2026 10:00", durationInHours: "2" }
    const sent = await technician.post(path, fields)
    const request = sent.headers.get("location") ?? ""
    expect(request).toMatch(/^\/approvals\//)
    expect(await technician.html("/dashboard?tab=created&completed=true")).toContain(`href="${request}"`)
    for (const page of [request, "/approvals?tab=created"])
      expect(await technician.html(page)).toMatch(/tone-green"><span class="badge-dot"><\/span>Recording</)
    const voter = await signInToPages(pages, "administrator")
    const shown = (await voter.html(request)).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")
    expect(shown).toMatch(
      /Owner Tom Berger Interface \S.* Recording \d\d\.\d\d\.\d{4} .*Access from 10\.03\.2026/,
    )
  })
})

describe("thumbnails of recordings", () => {
  const SIGN = '<span class="thumb" aria-hidden="true"><svg'
  /** The pages that show a session, with those parts in which this one has its place. */
  const pagesWith = (id: string) => [
    `/devices/${l3}?show=session`,
    `/devices/${l3}?tab=sessions`,
    "/dashboard?tab=created&completed=true",
    logPath,
    `/dashboard/sessions/${id}`,
  ]
  const shown = async (id: string, isActive = false) =>
    Promise.all(
      [...pagesWith(id), ...(isActive ? ["/"] : [])].map(async (path) => {
        const html = path.includes("/sessions/") ? await technician.dialog(path) : await technician.html(path)
        return html.includes(`/sessions/${id}/screenrecording/thumbnail`)
      }),
    )
  const ALL = [true, true, true, true, true]
  const NONE = ALL.map(() => false)

  test("are in lists, timelines and details for readers who may view the recording, and a sign is there for others", async () => {
    const root = { userId: await userIdByName(pages, "administrator") }
    await configureApproval({ deps, root }, { deviceId: l3 }, [], "RECORDING")
    const id = await completed({ isRecorded: true })
    await grantOnDevice(deps, me, l3, ["RECORDING_READ"])
    expect(await shown(id)).toEqual(ALL)
    // The start page shows the newest ones.
    const live = await running({ isRecorded: true, startedOn: new Date(now.getTime() + 1000) })
    expect(await shown(live, true)).toEqual([...ALL, true])
    const policy = { startSession: null, vote: null, changeRoles: null }
    await saveStepUpPolicy(db, { ...policy, viewRecording: 1 })
    deps.setTime(new Date(now.getTime() + 2 * 60_000))
    expect(await shown(id)).toEqual(NONE)
    deps.setTime(now)
    await saveStepUpPolicy(db, { ...policy, viewRecording: null })
    await requireRecordingApproval()
    expect(await shown(id)).toEqual(NONE)
    expect(await shown(live, true)).toEqual([...NONE, false])
    expect(await technician.html(`/devices/${l3}?tab=sessions`)).toContain(SIGN)
  })

  test("of recordings that are deleted or were never made have no place", async () => {
    const id = await completed()
    expect(await technician.dialog(`/dashboard/sessions/${id}`)).not.toContain('class="thumb"')
  })
})

describe("the page of a recording", () => {
  beforeAll(requireRecordingApproval)
  const recordingOf = (id: string) => `${logPath}/sessions/${id}/recording`
  const grant = async (...authorities: Parameters<typeof grantOnDevice>[3]) =>
    grantOnDevice(deps, me, l3, authorities)
  afterEach(() =>
    db
      .deleteFrom("device_role_authority")
      .where("authority", "in", ["RECORDING_UPDATE", "RECORDING_DELETE"])
      .execute(),
  )

  test("shows the request form in place of the picture when an approval is needed, then the open request", async () => {
    const id = await completed({ isRecorded: true })
    const refused = await technician.get(recordingOf(id))
    const html = await refused.text()
    expect(refused.status).toBe(403)
    expect(html).toContain("This recording may be viewed only after an approval.")
    expect(html).toContain(`action="${logPath}/sessions/${id}/approvalrequest"`)
    expect(html).not.toContain("/screenrecording")
    expect((await technician.get(recordingOf(id), HTMX)).status).toBe(403)
    const fields = { reason: "Audit", startDateTime: "10-03-2026 10:00", durationInHours: "2" }
    const sent = await technician.post(`${logPath}/sessions/${id}/approvalrequest`, fields)
    const pending = await (await technician.get(recordingOf(id))).text()
    expect(pending).toContain(`href="${sent.headers.get("location")}"`)
    expect(pending).not.toContain("recording-request-form")
  })

  test("of a session that is still running shows others than its owner how to watch, not the request form", async () => {
    const root = { userId: await userIdByName(pages, "administrator") }
    await configureApproval({ deps, root }, { deviceId: l3 }, [], "RECORDING")
    const id = await running({ isRecorded: true, ownerId: root.userId })
    const refused = await technician.get(recordingOf(id))
    const html = await refused.text()
    await requireRecordingApproval()
    expect(refused.status).toBe(403)
    expect(html).toContain("To watch it now, join the session.")
    expect(html).not.toContain("recording-request-form")
    expect(html).not.toContain("/screenrecording")
    expect(await technician.html(`/devices/${l3}?tab=sessions`)).not.toContain(
      `/sessions/${id}/screenrecording/thumbnail`,
    )
  })

  test("says from when and until when viewing it is approved", async () => {
    const id = await completed({ isRecorded: true })
    const fields = { reason: "Audit", startDateTime: "10-03-2026 10:00", durationInHours: "2" }
    await technician.post(`${logPath}/sessions/${id}/approvalrequest`, fields)
    const approveFrom = (startOn: Date) =>
      db
        .updateTable("approval_request")
        .set({ state: "APPROVED", start_on: startOn })
        .where("remote_session_id", "=", id)
        .execute()
    const later = new Date(now.getTime() + 60_000)
    await approveFrom(later)
    const early = await technician.get(recordingOf(id))
    expect(await early.text()).toContain(`approved from ${formatInstant(later, "UTC", "minute")}`)
    await approveFrom(now)
    const until = formatInstant(new Date(now.getTime() + 2 * 60 * 60 * 1000), "UTC", "minute")
    const shown = await technician.get(recordingOf(id))
    expect(shown.status).toBe(200)
    const html = await shown.text()
    expect(html).toContain(`viewing approved until ${until}`)
    expect(html).toContain(`<a href="${logPath}">Look at it</a>`)
  })

  test("is reached from the approval, by its requester and as long as the approval lasts", async () => {
    const id = await completed({ isRecorded: true })
    const fields = { reason: "Audit", startDateTime: "10-03-2026 09:00", durationInHours: "2" }
    const sent = await technician.post(`${logPath}/sessions/${id}/approvalrequest`, fields)
    const request = sent.headers.get("location") ?? ""
    const link = `href="${recordingOf(id)}"`
    expect(await technician.html(request)).not.toContain(link)
    const administrator = await signInToPages(pages, "administrator")
    await administrator.post(`${request}/vote`, { approved: "true", comment: "", overruled: "" })
    expect(await technician.html(request)).toContain(link)
    const approved = await technician.html("/approvals?tab=recordings")
    expect(approved).toContain(link)
    expect(approved).toContain(">End</th>")
    expect(approved).not.toContain("1 of 1 vote<")
    expect(await administrator.html(request)).not.toContain(link)
    const startAt = (startOn: Date) =>
      db
        .updateTable("approval_request")
        .set({ start_on: startOn })
        .where("remote_session_id", "=", id)
        .execute()
    for (const closed of [hoursAfter(now, -2), hoursAfter(now, 1)]) {
      await startAt(closed)
      expect(await technician.html(request)).not.toContain(link)
    }
  })

  test("names the others in the session once each, whatever they opened, and never its owner", async () => {
    const id = await completed({ isRecorded: true })
    const eva = await userIdByName(pages, "expert")
    for (const userId of [me, eva, me, eva]) await updateViewerEnd(db, await connect(id, userId, "VIEW"), now)
    const html = await technician.html(recordingOf(id))
    const [, others = ""] = /Others in the session<\/dt><dd[^>]*>([^<]*)</.exec(html) ?? []
    expect(others).toBe("Eva Lindqvist (view only)")
  })

  test("names each guest of a link that was used again, with the address that it was sent to", async () => {
    const id = await completed({ isRecorded: true })
    const invitationId = crypto.randomUUID()
    for (const name of ["Bert", "Berta", "Bert"]) {
      const guest = {
        ...{ guestId: "", invitationId, sessionId: id, name, email: "bert@service.example" },
        ...{ language: "en-GB", address: "", hasConsented: true },
      }
      const viewer = { sessionId: id, guest, right: "VIEW" as const, startedOn: now }
      await updateViewerEnd(db, await insertViewer(db, viewer), now)
    }
    const html = await technician.html(recordingOf(id))
    const [, others = ""] = /Others in the session<\/dt><dd[^>]*>([^<]*)</.exec(html) ?? []
    const named = (name: string) => `${name} (guest, bert@service.example, view only)`
    expect(others).toBe(`${named("Bert")}, ${named("Berta")}`)
  })

  test("offers keeping and deleting only to those who may", async () => {
    const id = await completed({ isRecorded: true })
    const path = recordingOf(id)
    const before = await (await technician.get(path)).text()
    expect(before).not.toContain(`${path}/keep`)
    expect(before).not.toContain(`${path}/delete`)
    expect((await technician.post(`${path}/keep`, { days: "30" })).status).toBe(403)
    expect((await technician.post(`${path}/delete`, {})).status).toBe(403)
    await grant("RECORDING_UPDATE", "RECORDING_DELETE")
    const after = await (await technician.get(path)).text()
    expect(after).toContain(`hx-get="${path}/keep"`)
    expect(after).toContain(`hx-get="${path}/delete"`)
  })

  test("keeps a recording for a number of days, which holds it against deletion", async () => {
    await grant("RECORDING_UPDATE", "RECORDING_DELETE")
    const id = await completed({ isRecorded: true })
    const path = recordingOf(id)
    for (const days of ["", "0", "many"]) {
      const wrong = await technician.post(`${path}/keep`, { days }, HTMX)
      expect([days, wrong.status]).toEqual([days, 422])
      expect(await wrong.text()).toContain("field-days-error")
    }
    expect((await technician.post(`${path}/keep`, { days: "30" })).headers.get("location")).toBe(path)
    const keptUntil = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString()
    expect(await (await technician.get(path)).text()).toContain(keptUntil.slice(0, 16))
    expect((await technician.post(`${path}/delete`, {})).status).toBe(409)
  })

  test("deletes a recording after a confirmation; page, dialog and list say so, and there is nothing to download", async () => {
    await grant("RECORDING_DELETE")
    const id = await completed({ isRecorded: true })
    const path = recordingOf(id)
    const file = recordingFilePath(deps, id)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, "recording")
    const dialog = await technician.dialog(`${path}/delete`)
    expect(dialog).toContain("cannot be restored")
    expect(existsSync(file)).toBe(true)
    expect((await technician.post(`${path}/delete`, {})).headers.get("location")).toBe(path)
    expect(existsSync(file)).toBe(false)
    expect(await technician.html(path)).not.toContain(`${path}/delete`)
    const list =
      (await technician.html("/dashboard?completed=true")).split("<tr").find((row) => row.includes(id)) ?? ""
    for (const html of [
      await technician.html(path),
      await technician.dialog(`/dashboard/sessions/${id}`),
      list,
    ]) {
      expect(html).toContain("recording deleted")
      expect(html).not.toContain("not recorded")
    }
    expect((await technician.post(`${path}/delete`, {})).status).toBe(404)
  })
})

describe("sessions beside each other", () => {
  const PAGE = "/sessions/side-by-side"
  const choiceOf = async (query: string) => technician.html(`${PAGE}?${query}`)
  const screens = (html: string) => html.match(/<ui-island [^>]*id="session-[^"]+"/g)?.length ?? 0

  test("are chosen among the running ones that the user may be in, those of the address first marked", async () => {
    const [one, other, over] = [await running(), await running(), await completed()]
    const html = await choiceOf(`ids=${one}`)
    expect(html).toMatch(new RegExp(`<input[^>]*checked[^>]*value="${one}"|value="${one}"[^>]*checked`))
    expect(html).toContain(`value="${other}"`)
    expect(html).not.toMatch(new RegExp(`value="${other}"[^>]*checked`))
    expect(html).not.toContain(over)
    expect(screens(html)).toBe(0)
  })

  test.each([
    ["separated by commas", (ids: string[]) => `ids=${ids.join(",")}`],
    ["as the form sends them", (ids: string[]) => ids.map((id) => `ids=${id}`).join("&")],
  ])("are shown for two to four ids %s, each once", async (_how, query) => {
    const ids = [await running(), await running(), await running(), await running()]
    expect(screens(await choiceOf(query(ids.slice(0, 2))))).toBe(2)
    expect(screens(await choiceOf(query(ids)))).toBe(4)
    const twice = await choiceOf(query([ids[0]!, ids[0]!, ids[1]!]))
    expect(screens(twice)).toBe(2)
    // None of the tiles decides the size of its machine's desktop.
    expect(twice).toContain("&quot;resizesMachine&quot;:false")
    expect(twice).not.toContain("&quot;resizesMachine&quot;:true")
  })

  test("more than four are refused with the choice and a hint", async () => {
    const ids = await Promise.all([running(), running(), running(), running(), running()])
    const html = await choiceOf(`ids=${ids.join(",")}`)
    expect(screens(html)).toBe(0)
    expect(html).toContain('role="alert"')
  })

  test("are refused as a whole when one of them is unknown, unseen or closed to the user", async () => {
    const [one, other] = [await running(), await running()]
    const unknown = "5f0f4b6a-5a1e-4d8c-9a77-0d6d4a3f1c11"
    const answer = async (ids: string[], user = technician) =>
      (await user.get(`${PAGE}?ids=${ids.join(",")}`)).status
    expect(await answer([one, other])).toBe(200)
    expect(await answer([one, unknown])).toBe(404)
    expect(await answer([one, "all"])).toBe(404)
    const reader = await aUserWithPassword(deps)
    const visitor = await signInToPages(pages, reader.username, PASSWORD)
    expect(await answer([one, other], visitor)).toBe(404)
    await grantOnDevice(deps, reader.userId, l3, ["DEVICE_READ", "LOG_READ"])
    expect(await answer([one, other], visitor)).toBe(403)
    expect(await visitor.html(PAGE)).not.toContain(one)
  })
})
