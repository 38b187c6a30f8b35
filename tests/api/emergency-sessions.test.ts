/** Emergency sessions: outside the maintenance window by a right of their own, recorded, limited, told and reviewed. */

import { describe, expect, test } from "bun:test"
import { renameSync, rmSync, writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import { hoursAfter, minutesAfter } from "../../src/base/clock.ts"
import { revokeSignIn } from "../../src/identity/revocation/store.ts"
import { recordingFilePath, withRecording } from "../../src/sessions/recordings/files.ts"
import type { Session } from "../../src/sessions/session/contract.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { waitUntil } from "../harness/eventually.ts"
import { guestFixtures } from "../harness/guests.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import {
  invite,
  remoteTest,
  type SessionFixture,
  sessionPath,
  TECHNICIAN_AUTHORITIES,
  type TestSignIn,
  VIEWER_AUTHORITIES,
} from "../harness/remote-sessions.ts"
import { aUser, aUserGroup, createToken } from "../harness/users.ts"

stopMachinesAfterAll()

const on = await remoteTest({ recheckMs: 50 })
const { db } = on.deps
const guests = guestFixtures(on)
const machine = await aVncMachine({ maxSessions: 50 })
const EMERGENCY: readonly DeviceAuthority[] = [...TECHNICIAN_AUTHORITIES, "DEVICE_START_EMERGENCY"]
const REVIEWER: readonly DeviceAuthority[] = [...VIEWER_AUTHORITIES, "DEVICE_REVIEW_EMERGENCY"]
const REASON = "The press is stuck with a workpiece inside"

const setIssue = (job: SessionFixture, change: Record<string, unknown>) =>
  db.updateTable("issue").set(change).where("id", "=", job.issueId).execute()
const closedWindow = () => ({
  activation_on: hoursAfter(on.deps.clock(), -9),
  window_hours: 2,
  window_end_on: hoursAfter(on.deps.clock(), -7),
})

interface Emergency {
  job: SessionFixture
  reviewer: TestSignIn
}

/** A job whose window is over, its technician with the right, and another user who may review. */
async function anEmergency(
  target: Partial<typeof machine.target> & Record<string, unknown> = {},
  authorities = EMERGENCY,
): Promise<Emergency> {
  const made = await on.aSessionFixture({ ...machine.target, ...target })
  const technician = await on.aUserOn(made, authorities)
  const job = { ...made, technician }
  await setIssue(job, { ...closedWindow(), assigned_user_id: technician.userId })
  return { job, reviewer: await on.aUserOn(job, REVIEWER) }
}

const startPath = ({ deviceId, issueId, logId, interfaceId }: SessionFixture) =>
  `/devices/${deviceId}/issues/${issueId}/logs/${logId}/interfaces/${interfaceId}/emergencysessions`
const requestEmergency = (
  job: SessionFixture,
  body: unknown = { reason: REASON },
  token = job.technician.token,
) => on.call<Session>(token, "POST", startPath(job), body)

async function started({ job }: Emergency): Promise<SessionPath> {
  const { status, body } = await requestEmergency(job)
  expect(status).toBe(201)
  return { deviceId: job.deviceId, issueId: job.issueId, logId: job.logId, sessionId: body.id }
}
const review = (path: SessionPath, who: TestSignIn, comment = "Watched the recording: justified.") =>
  on.call<Session>(who.token, "PUT", `${sessionPath(path)}/emergencyreview`, { comment })
const end = async (path: SessionPath) => {
  await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "" })
  return on.waitForEnd(path)
}
const eventsOf = async (sessionId: string) => {
  const rows = await db
    .selectFrom("audit_entry")
    .select(["event", "details", "user_id"])
    .where("object_id", "=", sessionId)
    .where("event", "like", "EMERGENCY%")
    .orderBy("id")
    .execute()
  return rows.map(({ event, details, user_id }) => ({
    event,
    details: details as Record<string, unknown>,
    user_id,
  }))
}
const countSessions = async (job: SessionFixture) =>
  (await db.selectFrom("remote_session").select("id").where("device_id", "=", job.deviceId).execute()).length
const emailsTo = async (userIds: readonly string[]) =>
  db
    .selectFrom("notification")
    .innerJoin("app_user", "app_user.email", "notification.recipient")
    .select(["app_user.id", "notification.content"])
    .where("kind", "=", "EMERGENCY_SESSION")
    .where("app_user.id", "in", [...userIds])
    .execute()

describe("the start of an emergency session", () => {
  test("succeeds after the window with a reason, where the usual start is refused", async () => {
    const emergency = await anEmergency()
    expect(await on.requestStart(emergency.job)).toMatchObject({
      body: { code: "PREREQUISITES_MISSING", details: { missing: ["WINDOW"] } },
    })
    const path = await started(emergency)
    expect(await on.session(path)).toMatchObject({
      isActive: true,
      emergency: {
        reason: REASON,
        endsOn: minutesAfter(on.deps.clock(), 60).toISOString(),
        reviewedBy: null,
        reviewedOn: null,
      },
    })
    expect(await eventsOf(path.sessionId)).toMatchObject([
      {
        event: "EMERGENCY_SESSION_STARTED",
        user_id: emergency.job.technician.userId,
        details: { reason: REASON, without: "WINDOW" },
      },
      { event: "EMERGENCY_SESSION_NOTIFIED" },
    ])
  })

  test("lets its owner invite people after the window, by e-mail until its own end", async () => {
    const emergency = await anEmergency()
    const path = await started(emergency)
    const { technician } = emergency.job
    await guests.allowGuests(emergency.job.deviceId)
    const invitation = await guests.inviteByEmail(path, technician)
    expect(invitation.expiresOn).toBe(minutesAfter(on.deps.clock(), 60).toISOString())
    const viewer = await guests.joinAsGuest(await guests.admitGuest(invitation.token, invitation.pin))
    await viewer.waitFor("the picture", () => viewer.count("key") > 0)
    const colleague = await on.aUserOn(emergency.job)
    expect((await invite(on, path, technician, colleague, "CONTROL")).status).toBe(201)
    expect((await on.requestTicket(path, colleague)).status).toBe(201)
  })

  test("is refused with 403 without the right, which starting, supervising and reviewing do not imply", async () => {
    const others: DeviceAuthority[] = [
      ...TECHNICIAN_AUTHORITIES,
      "DEVICE_SUPERVISE_REMOTE",
      "DEVICE_REVIEW_EMERGENCY",
      "DEVICE_UPDATE",
    ]
    const { job } = await anEmergency({}, others)
    expect(await requestEmergency(job)).toMatchObject({ status: 403 })
    expect(await countSessions(job)).toBe(0)
  })

  test.each([
    ["without a reason", {}],
    ["with an empty reason", { reason: "" }],
    ["with a reason of 19 characters", { reason: "stuck press in hall" }],
    ["with a reason of blanks", { reason: " ".repeat(40) }],
    ["with a reason of 501 characters", { reason: "x".repeat(501) }],
  ])("is refused with 400 %s", async (_what, body) => {
    const { job } = await anEmergency()
    const refused = await requestEmergency(job, body)
    expect(refused).toMatchObject({ status: 400, body: { problems: [{ path: "reason" }] } })
    expect(await countSessions(job)).toBe(0)
  })

  test("is refused while the window is open, because nothing hinders the usual start", async () => {
    const { job } = await anEmergency()
    await setIssue(job, {
      activation_on: hoursAfter(on.deps.clock(), -1),
      window_end_on: hoursAfter(on.deps.clock(), 1),
    })
    expect(await requestEmergency(job)).toMatchObject({
      ...{ status: 409, body: { reason: "emergencyNotNeeded" } },
    })
  })

  test("succeeds while the issue waits for its approval", async () => {
    const emergency = await anEmergency()
    await setIssue(emergency.job, { state: "APPROVAL_PENDING" })
    const path = await started(emergency)
    expect((await eventsOf(path.sessionId))[0]?.details.without).toBe("WINDOW, ISSUE_STATE")
    await on.deps.live.recheckNow()
    expect(await on.session(path)).toMatchObject({ isActive: true })
  })

  test.each([
    ["REMOTE_ACCESS", { enable_remote_access: false }],
    ["ASSIGNED", { state: "OPEN", assigned_user_id: null }],
    ["ISSUE_STATE", { state: "CLOSED", done_sub_status: "DONE" }],
  ])("is refused while %s is missing too", async (missing, change) => {
    const { job } = await anEmergency()
    await setIssue(job, change)
    expect(await requestEmergency(job)).toMatchObject({
      body: { code: "PREREQUISITES_MISSING", details: { missing: [missing] } },
    })
  })

  test.each([
    ["the right to start sessions", "DEVICE_START_REMOTE", "START_REMOTE"],
    ["the right to write logs", "LOG_CREATE", "LOG_CREATE"],
  ] as const)("is refused without %s", async (_what, authority, missing) => {
    const { job } = await anEmergency(
      {},
      EMERGENCY.filter((one) => one !== authority),
    )
    expect(await requestEmergency(job)).toMatchObject({ body: { details: { missing: [missing] } } })
  })

  test("is refused at the interface's session limit, without credentials it asks for, and for other groups", async () => {
    const full = await anEmergency({ maxSessions: 1 })
    await started(full)
    expect(await requestEmergency(full.job)).toMatchObject({ body: { code: "SESSION_CONFLICT" } })
    const asking = await anEmergency({ authType: "PASSWORD", askCredentials: true })
    expect(await requestEmergency(asking.job)).toMatchObject({
      body: { reason: "credentialsRequired" },
    })
    const closed = await anEmergency()
    await db
      .updateTable("target_interface")
      .set({ start_remote_for_all: false })
      .where("id", "=", closed.job.interfaceId)
      .execute()
    expect(await requestEmergency(closed.job)).toMatchObject({
      body: { reason: "interfaceForbidden" },
    })
  })

  test("is refused without a recent proof of identity, though the policy asks for none", async () => {
    const { job } = await anEmergency()
    const stale = await createToken(on.deps, job.technician.userId)
    await db
      .updateTable("sign_in")
      .set({ authenticated_on: minutesAfter(on.deps.clock(), -11) })
      .where("user_id", "=", job.technician.userId)
      .execute()
    expect(await requestEmergency(job, { reason: REASON }, stale)).toMatchObject({
      ...{ status: 403, body: { details: { stepUp: expect.any(Array), action: "START_EMERGENCY" } } },
    })
  })

  test("is refused where no other user may review it: one whom the directory has removed cannot", async () => {
    const { job, reviewer } = await anEmergency()
    await db
      .updateTable("app_user")
      .set({ deprovisioned_on: on.deps.clock() })
      .where("id", "=", reviewer.userId)
      .execute()
    // The starter's own right to review does not count.
    await db
      .insertInto("device_role_authority")
      .columns(["device_role_id", "authority"])
      .expression((eb) =>
        eb
          .selectFrom("device_permission")
          .select((part) => ["device_role_id", part.val("DEVICE_REVIEW_EMERGENCY").as("authority")])
          .where("user_id", "=", job.technician.userId),
      )
      .execute()
    // Nor does a user who is only notified.
    await db
      .updateTable("device")
      .set({ notification_user_id: await aUser(on.deps) })
      .where("id", "=", job.deviceId)
      .execute()
    expect(await requestEmergency(job)).toMatchObject({
      ...{ status: 409, body: { reason: "emergencyWithoutReviewer" } },
    })
    expect(await countSessions(job)).toBe(0)
  })
})

describe("the notification of an emergency session", () => {
  test("is in the outbox for reviewers, the machine's named users and the group of the settings, not for the starter", async () => {
    const emergency = await anEmergency()
    const { job, reviewer } = emergency
    const [named, inNamedGroup, inGroup, other] = [
      await aUser(on.deps),
      await aUser(on.deps),
      await aUser(on.deps),
      await aUser(on.deps),
    ]
    const everyone = [reviewer.userId, named, inNamedGroup, inGroup, other, job.technician.userId]
    for (const id of everyone)
      await db
        .updateTable("app_user")
        .set({ email: `${id}@plant.example` })
        .where("id", "=", id)
        .execute()
    const groupId = await aUserGroup(on.deps, [inGroup, job.technician.userId])
    const notification_user_group_id = await aUserGroup(on.deps, [inNamedGroup])
    await db
      .updateTable("device")
      .set({ notification_user_id: named, notification_user_group_id })
      .where("id", "=", job.deviceId)
      .execute()
    await db.updateTable("installation_settings").set({ emergency_user_group_id: groupId }).execute()
    const path = await started(emergency)
    const emails = await emailsTo(everyone)
    expect(emails.map(({ id }) => id).sort()).toEqual([reviewer.userId, named, inNamedGroup, inGroup].sort())
    expect(emails[0]?.content).toMatchObject({
      path: `/dashboard?session=${path.sessionId}`,
      values: { reason: REASON, end: minutesAfter(on.deps.clock(), 60).toISOString() },
    })
    expect((await eventsOf(path.sessionId))[1]?.details.users).toBe(4)
    await db.updateTable("installation_settings").set({ emergency_user_group_id: null }).execute()
  })

  test("is not sent when the start fails in the same transaction", async () => {
    const { job, reviewer } = await anEmergency({ maxSessions: 1 })
    await db
      .updateTable("app_user")
      .set({ email: `${reviewer.userId}@plant.example` })
      .where("id", "=", reviewer.userId)
      .execute()
    const answers = await Promise.all([requestEmergency(job), requestEmergency(job), requestEmergency(job)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await emailsTo([reviewer.userId])).toHaveLength(1)
  })
})

describe("the recording of an emergency session", () => {
  const nothing = { screen: false, clipboard: false }

  test("has the picture and the clipboard although machine and interface switch recording off", async () => {
    const emergency = await anEmergency({ recordingOptions: nothing })
    const { job } = emergency
    await db.updateTable("device").set({ recording_enabled: false }).where("id", "=", job.deviceId).execute()
    const path = await started(emergency)
    const owner = await on.joinSession(path, job.technician)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    const pasted = machine.screen.pastedTexts.length
    owner.send({ kind: "clipboard", text: "reset code" })
    await waitUntil("the paste", () => machine.screen.pastedTexts.length > pasted)
    const session = await end(path)
    expect(session.screenRecording).toMatchObject({ state: "COMPLETE" })
    const events = await withRecording(recordingFilePath(on.deps, path.sessionId), (reader) =>
      reader.events(),
    )
    expect(events.map(({ event }) => event.about)).toContain("clipboard")
  })

  test("needs the consent of its user, also where the usual session would not be recorded", async () => {
    const emergency = await anEmergency({ recordingOptions: nothing })
    const setConsentText = (recording_consent_en: string) =>
      db.updateTable("installation_settings").set({ recording_consent_en }).execute()
    await setConsentText("You are recorded.")
    const answer = await requestEmergency(emergency.job)
    await setConsentText("")
    expect(answer).toMatchObject({
      body: { code: "PREREQUISITES_MISSING", details: { missing: ["RECORDING_CONSENT"] } },
    })
  })

  test("is required: the machine is not dialled when it cannot be opened", async () => {
    const unreached = await aVncMachine()
    const emergency = await anEmergency(unreached.target)
    const folder = join(on.deps.dataFolder, "recordings")
    await mkdir(folder, { recursive: true })
    renameSync(folder, `${folder} aside`)
    // A file where the folder belongs.
    writeFileSync(folder, "")
    try {
      const path = await started(emergency)
      expect(await on.waitForEnd(path)).toMatchObject({
        state: "CONNECTION_ERROR",
        endDetail: "the session cannot be recorded",
      })
      expect(unreached.clientCount()).toBe(0)
    } finally {
      rmSync(folder)
      renameSync(`${folder} aside`, folder)
    }
  })
})

describe("a running emergency session", () => {
  test("ends at its limit, not at the end of the window, and tells its viewers that end", async () => {
    const emergency = await anEmergency()
    const path = await started(emergency)
    const owner = await on.joinSession(path, emergency.job.technician)
    const endsAtMs = minutesAfter(on.deps.clock(), 60).getTime()
    await owner.waitFor("the end", () =>
      owner.notices.some((notice) => notice.about === "window" && notice.endsAtMs === endsAtMs),
    )
    // The warnings of the issue's window do not concern it.
    on.deps.live.announceWindowEnd(path.issueId, 1)
    // Notices come in their order: what was announced before is here with the answer.
    owner.send({ kind: "ping", token: 7 })
    await owner.waitForNotice("pong")
    expect(owner.notices.some((notice) => notice.about === "window" && notice.endsAtMs === 1)).toBe(false)
    const now = on.deps.clock()
    on.deps.setTime(minutesAfter(now, 59))
    await on.deps.live.recheckNow()
    expect(await on.session(path)).toMatchObject({ isActive: true })
    on.deps.setTime(minutesAfter(now, 60))
    expect(await on.waitForEnd(path)).toMatchObject({ state: "EMERGENCY_TIME_ERROR" })
    on.deps.setTime(now)
  })

  test("ends when the right to start emergency sessions is taken away", async () => {
    const emergency = await anEmergency()
    const path = await started(emergency)
    await on.joinSession(path, emergency.job.technician)
    await db.deleteFrom("device_role_authority").where("authority", "=", "DEVICE_START_EMERGENCY").execute()
    expect(await on.waitForEnd(path)).toMatchObject({ state: "USER_AUTHORIZATION_ERROR" })
  })

  test("admits users who were not in it, though the window is over", async () => {
    const emergency = await anEmergency()
    const path = await started(emergency)
    await on.joinSession(path, emergency.job.technician)
    await on.joinSession(path, await on.aUserOn(emergency.job))
  })

  test("ends with the sign-in of its owner", async () => {
    const emergency = await anEmergency()
    const path = await started(emergency)
    const { userId } = emergency.job.technician
    for (const { id } of await db.selectFrom("sign_in").select("id").where("user_id", "=", userId).execute())
      await revokeSignIn(db, id, on.deps.clock())
    expect(await on.waitForEnd(path)).toMatchObject({ state: "USER_LOGOUT_ERROR" })
  })
})

describe("the review of an emergency session", () => {
  test("is listed for reviewers of the machine until another user has reviewed it, with an audit entry", async () => {
    const emergency = await anEmergency()
    const path = await started(emergency)
    const { reviewer, job } = emergency
    const listed = async (who: TestSignIn) =>
      (await on.call<{ rows: Session[] }>(who.token, "GET", "/devices/emergencysessions")).body.rows.map(
        ({ id }) => id,
      )
    expect(await listed(reviewer)).toEqual([path.sessionId])
    expect(await listed(job.technician)).toEqual([])
    expect(await review(path, reviewer)).toMatchObject({
      ...{ status: 409, body: { reason: "emergencyStillRunning" } },
    })
    await end(path)
    expect(await review(path, reviewer, "")).toMatchObject({ status: 400 })
    expect(await review(path, reviewer, "Justified.")).toMatchObject({
      status: 200,
      body: { emergency: { reviewedBy: { id: reviewer.userId }, reviewComment: "Justified." } },
    })
    expect(await listed(reviewer)).toEqual([])
    expect((await eventsOf(path.sessionId)).at(-1)).toMatchObject({
      ...{ event: "EMERGENCY_SESSION_REVIEWED", user_id: reviewer.userId },
      details: { comment: "Justified." },
    })
    const another = await on.aUserOn(job, REVIEWER)
    expect(await review(path, another)).toMatchObject({ body: { reason: "emergencyReviewed" } })
  })

  test("is refused to its starter, also with the right to review, and to users without it", async () => {
    const emergency = await anEmergency({}, [...EMERGENCY, "DEVICE_REVIEW_EMERGENCY"])
    const path = await started(emergency)
    await end(path)
    expect(await review(path, emergency.job.technician)).toMatchObject({
      ...{ status: 403, body: { reason: "emergencyOwnSession" } },
    })
    expect(await review(path, await on.aUserOn(emergency.job, EMERGENCY))).toMatchObject({ status: 403 })
    expect((await on.session(path)).emergency?.reviewedBy).toBeNull()
  })

  test("comes before the recording can be deleted", async () => {
    const emergency = await anEmergency()
    const path = await started(emergency)
    const viewer = await on.joinSession(path, emergency.job.technician)
    await viewer.waitFor("the picture", () => viewer.count("key") > 0)
    await end(path)
    const owner = await on.aUserOn(emergency.job, [...VIEWER_AUTHORITIES, "RECORDING_DELETE"])
    const remove = () => on.call(owner.token, "DELETE", `${sessionPath(path)}/recordings`)
    expect(await remove()).toMatchObject({ status: 409, body: { reason: "recordingRetained" } })
    await review(path, emergency.reviewer)
    expect(await remove()).toMatchObject({ status: 204 })
  })

  test("of two reviewers at once is saved once", async () => {
    const emergency = await anEmergency()
    const path = await started(emergency)
    await end(path)
    const another = await on.aUserOn(emergency.job, REVIEWER)
    const answers = await Promise.all([review(path, emergency.reviewer), review(path, another)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test("of a session in its window is refused", async () => {
    const job = await on.aSessionFixture(machine.target)
    const path = await on.startSession(job)
    await end(path)
    const reviewer = await on.aUserOn(job, REVIEWER)
    expect(await review(path, reviewer)).toMatchObject({ body: { reason: "emergencyNotOne" } })
  })

  test("by its starter, a second one, and a changed reason are refused by the database too", async () => {
    const emergency = await anEmergency()
    const path = await started(emergency)
    const row = db.updateTable("emergency_session").where("remote_session_id", "=", path.sessionId)
    const by = (userId: string) => ({
      ...{ reviewed_by: userId, reviewed_on: on.deps.clock(), review_comment: "fine" },
    })
    expect(row.set(by(emergency.job.technician.userId)).execute()).rejects.toThrow("another_user")
    expect(row.set({ reason: "another" }).execute()).rejects.toThrow("changes once")
    await row.set(by(emergency.reviewer.userId)).execute()
    expect(row.set({ review_comment: "other" }).execute()).rejects.toThrow("changes once")
  })
})
