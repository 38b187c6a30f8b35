/** Invitations by e-mail to a running session: allowed recipients and inviters, expiry, and storage of the link. */
import { describe, expect, test } from "bun:test"
import { createHash, randomUUID } from "node:crypto"
import type { ErrorBody } from "../../src/http/errors.ts"
import { grantDeviceRole, insertDeviceRole } from "../../src/identity/roles/store.ts"
import { getIssue } from "../../src/maintenance/issues/store.ts"
import type { EmailInvitation, InvitationWithPin } from "../../src/sessions/session/contract-participants.ts"
import { INVITATIONS_MAX } from "../../src/sessions/session/rules.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import {
  invite,
  remoteTest,
  sessionPath,
  TECHNICIAN_AUTHORITIES,
  type TestSignIn,
  VIEWER_AUTHORITIES,
} from "../harness/remote-sessions.ts"
import { aUserGroup, uniqueName } from "../harness/users.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const { db } = on.deps
const machine = await aVncMachine({ maxSessions: 20 })

/** A running session on a machine whose joining group allows mail to these domains. */
async function aRunningSession(domains: string[] = ["service.example"]) {
  const job = await on.aSessionFixture(machine.target)
  const groupId = await aUserGroup(on.deps, [])
  await allowDomains(groupId, domains)
  const roleId = await insertDeviceRole(db, uniqueName("joiners"), ["DEVICE_JOIN_REMOTE"])
  await grantDeviceRole(db, job.deviceId, roleId, { userGroupId: groupId })
  const path = await on.startSession(job)
  return { job, path, invitations: `${sessionPath(path)}/invitations/email` }
}

async function allowDomains(groupId: string, domains: string[]): Promise<void> {
  await db
    .updateTable("user_group")
    .set({ allowed_email_domains: domains })
    .where("id", "=", groupId)
    .execute()
}

function inviteAddress(path: SessionPath, who: TestSignIn, email: string, accessRight = "VIEW") {
  return on.call<InvitationWithPin & ErrorBody>(who.token, "POST", `${sessionPath(path)}/invitations/email`, {
    email,
    accessRight,
  })
}

async function eventsOf({ sessionId }: SessionPath): Promise<string[]> {
  const rows = await db
    .selectFrom("audit_entry")
    .select("event")
    .where("object_id", "=", sessionId)
    .where("event", "like", "SESSION_INVIT%")
    .orderBy("id")
    .execute()
  return rows.map((row) => row.event)
}

describe("check 9: inviting an e-mail address", () => {
  test("grants a right until the window ends; the link is only in the e-mail, sealed, and stored as a hash", async () => {
    const { job, path, invitations } = await aRunningSession()
    const { status, body: answered } = await inviteAddress(
      ...([path, job.technician, "anna@service.example", "CONTROL"] as const),
    )
    const { pin, ...body } = answered
    expect(pin).toMatch(/^\d{6}$/)
    expect([status, body.email, body.accessRight]).toEqual([201, "anna@service.example", "CONTROL"])
    const issue = await getIssue(db, path.deviceId, path.issueId)
    expect(body.expiresOn).toBe(issue.maintenanceWindowEndDateTime)
    const listed = await on.call(job.technician.token, "GET", invitations)
    expect(listed.body as unknown).toEqual([body])
    const row = await db
      .selectFrom("session_email_invitation")
      .select("token_hash")
      .where("id", "=", body.id)
      .executeTakeFirstOrThrow()
    const { content } = await db
      .selectFrom("notification")
      .select("content")
      .where("recipient", "=", "anna@service.example")
      .executeTakeFirstOrThrow()
    const { sealed, ...open } = content as { sealed: string }
    const link = on.deps.secretBox.open(Buffer.from(sealed, "base64"), "notification")
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? ""
    expect(Buffer.from(token, "base64url")).toHaveLength(32)
    expect(row.token_hash).toEqual(createHash("sha256").update(token).digest())
    for (const seen of [body, listed.body, open]) expect(JSON.stringify(seen)).not.toContain(token)
  })

  test("is in the language of the inviter's latest sign-in while they have chosen none", async () => {
    const { job, path } = await aRunningSession()
    await db
      .updateTable("app_user")
      .set({ browser_language: "nl" })
      .where("id", "=", job.technician.userId)
      .execute()
    await inviteAddress(path, job.technician, "noor@service.example")
    const queued = await db
      .selectFrom("notification")
      .select("language")
      .where("recipient", "=", "noor@service.example")
      .executeTakeFirstOrThrow()
    expect(queued.language).toBe("nl")
  })

  test("is refused for users other than the session owner, and after the session has ended", async () => {
    const { job, path } = await aRunningSession()
    const colleague = await on.aUserOn(job, TECHNICIAN_AUTHORITIES)
    expect((await inviteAddress(path, colleague, "a@service.example")).status).toBe(403)
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    const late = await inviteAddress(path, job.technician, "a@service.example")
    expect(late).toMatchObject({ status: 409, body: { message: "The session has ended." } })
  })

  test("requires a domain that the device's groups allow, unless they allow all domains", async () => {
    const { job, path } = await aRunningSession(["Service.example"])
    const domains = `/devices/${job.deviceId}/invitableemaildomains`
    expect((await on.call(job.technician.token, "GET", domains)).body as unknown).toEqual(["service.example"])
    for (const wrong of ["a@other.example", "a@sub.service.example", "a@service.example.evil.example"]) {
      const { status, body } = await inviteAddress(path, job.technician, wrong)
      expect([wrong, status, body.problems?.[0]?.path]).toEqual([wrong, 400, "email"])
    }
    for (const none of [
      "",
      "a",
      "a@",
      "a@service.example\r\nBcc: b@x.example",
      "a@service.example,b@x.example",
    ])
      expect((await inviteAddress(path, job.technician, none)).status).toBe(400)
    expect((await inviteAddress(path, job.technician, "a@SERVICE.example")).status).toBe(201)
    const open = await aRunningSession(["*"])
    expect((await inviteAddress(open.path, open.job.technician, "a@other.example")).status).toBe(201)
  })

  test("succeeds once per address, regardless of repetition and letter case", async () => {
    const { job, path } = await aRunningSession()
    const answers = await Promise.all(
      ["bo@service.example", "Bo@service.example", "BO@service.example"].map((email) =>
        inviteAddress(path, job.technician, email),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await eventsOf(path)).toEqual(["SESSION_INVITED"])
  })

  test("is refused beyond the maximum number of invitations, also for concurrent requests", async () => {
    const { job, path } = await aRunningSession()
    const answers = await Promise.all(
      Array.from({ length: INVITATIONS_MAX + 5 }, (_, n) =>
        inviteAddress(path, job.technician, `guest${n}@service.example`),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(INVITATIONS_MAX)
    const refused = answers.filter(({ status }) => status === 409)
    const details = { max: INVITATIONS_MAX }
    expect(refused.map(({ body }) => body.details)).toEqual(Array(5).fill(details))
  })
})

describe("check 9: an invitation by e-mail", () => {
  test("is changed and withdrawn, and both actions are audited", async () => {
    const { job, path, invitations } = await aRunningSession()
    const { pin: _, ...body } = (await inviteAddress(path, job.technician, "cy@service.example")).body
    const one = `${invitations}/${body.id}`
    const owner = job.technician.token
    const changed = await on.call<EmailInvitation>(owner, "PUT", one, { accessRight: "CONTROL" })
    expect(changed.body).toEqual({ ...body, accessRight: "CONTROL" } as EmailInvitation)
    const onlooker = await on.aUserOn(job, [...VIEWER_AUTHORITIES, "DEVICE_START_REMOTE"])
    expect((await on.call(onlooker.token, "DELETE", one)).status).toBe(403)
    expect((await on.call(owner, "DELETE", one)).status).toBe(204)
    expect((await on.call(owner, "DELETE", one)).status).toBe(404)
    expect((await on.call(owner, "PUT", one, { accessRight: "VIEW" })).status).toBe(404)
    expect(await eventsOf(path)).toEqual([
      "SESSION_INVITED",
      "SESSION_INVITATION_CHANGED",
      "SESSION_INVITATION_WITHDRAWN",
    ])
  })

  test("is not found under the path of another session", async () => {
    const [here, there] = [await aRunningSession(), await aRunningSession()]
    const { body } = await inviteAddress(there.path, there.job.technician, "di@service.example")
    const misplaced = `${here.invitations}/${body.id}`
    const owner = here.job.technician.token
    expect((await on.call(owner, "DELETE", misplaced)).status).toBe(404)
    expect(
      (await on.call(owner, "PUT", `${here.invitations}/${randomUUID()}`, { accessRight: "VIEW" })).status,
    ).toBe(404)
  })
})

test("inviting a user repeatedly sends one e-mail, and withdrawing the invitation is audited", async () => {
  const { job, path } = await aRunningSession()
  const guest = await on.aUserOn(job)
  const email = "guest-by-name@service.example"
  await db.updateTable("app_user").set({ email }).where("id", "=", guest.userId).execute()
  await Promise.all(Array.from({ length: 20 }, () => invite(on, path, job.technician, guest, "VIEW")))
  expect(await eventsOf(path)).toEqual(["SESSION_INVITED"])
  expect((await invite(on, path, job.technician, guest, "CONTROL")).status).toBe(201)
  const letters = await db
    .selectFrom("notification")
    .select("content")
    .where("recipient", "=", email)
    .execute()
  expect(letters).toHaveLength(1)
  expect(letters[0]?.content).toMatchObject({ path: expect.stringContaining(path.sessionId) })
  const gone = `${sessionPath(path)}/invitations/user/${guest.userId}`
  expect((await on.call(job.technician.token, "DELETE", gone)).status).toBe(204)
  expect((await eventsOf(path)).at(-1)).toBe("SESSION_INVITATION_WITHDRAWN")
})
