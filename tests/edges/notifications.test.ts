/** E-mails from the action to a real mail server. */
import { afterAll, afterEach, describe, expect, test } from "bun:test"
import { minutesAfter } from "../../src/base/clock.ts"
import type { Mailer } from "../../src/base/mailer.ts"
import { createMailer } from "../../src/edges/external-clients.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import { createWindowWarnings } from "../../src/maintenance/issues/due/actions.ts"
import { enqueueNotification, sealForEmail } from "../../src/system/notifications/actions.ts"
import { sendDueNotifications } from "../../src/system/notifications/actions-sending.ts"
import { renderEmail } from "../../src/system/notifications/emails.tsx"
import { ATTEMPTS_MAX } from "../../src/system/notifications/rules.ts"
import { deleteFinishedNotifications } from "../../src/system/notifications/store.ts"
import { testApi } from "../harness/api.ts"
import { approvalFixtures, aVoterGroup } from "../harness/approvals.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, aUserGroup, grantOnDevice } from "../harness/users.ts"
import { MAIL_PASSWORD, MAIL_USER, type MailServerOptions, startMailServer } from "../peers/smtp.ts"

const api = await testApi()
const { call, deps, root } = api
const PUBLIC = "https://book.example.com"

const cleanUps: (() => unknown)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})
afterEach(async () => {
  deps.setTime(TEST_NOW)
  await deps.db.deleteFrom("notification").execute()
})

async function aServer(options: MailServerOptions = {}) {
  const server = await startMailServer(options)
  cleanUps.push(() => server.stop())
  return server
}

const good = await aServer()
const goodMailer = mailer(good)

function mailer(
  server: { port: number; caFile: string },
  change: { password?: string; ca?: boolean; host?: string } = {},
): Mailer {
  const password = encodeURIComponent(change.password ?? MAIL_PASSWORD)
  const ca = change.ca === false ? "" : `?ca=${encodeURIComponent(server.caFile)}`
  const smtpUrl = `smtp://${MAIL_USER}:${password}@${change.host ?? "localhost"}:${server.port}${ca}`
  const opened = createMailer({ smtpUrl, mailFrom: "Book <book@example.com>" })!
  cleanUps.push(() => opened.close())
  return opened
}

const send = (by: Mailer | null = goodMailer) =>
  sendDueNotifications({ ...deps, mailer: by, publicAddress: PUBLIC }, renderEmail)

async function aPersonWithMail(email: string, language: string | null = null): Promise<string> {
  const userId = await aUser(deps)
  await deps.db.updateTable("app_user").set({ email, language }).where("id", "=", userId).execute()
  return userId
}

async function assign(body: object, title = "Pressure drops") {
  const deviceId = await aDevice(deps, { name: `Press ${crypto.randomUUID().slice(0, 8)}` })
  return {
    deviceId,
    create: () =>
      call<Issue>(root.token, "POST", `/devices/${deviceId}/issues`, {
        title,
        activationDateTime: "2026-03-10T09:00:00Z",
        ...body,
      }),
  }
}

async function assignedTo(userId: string, title?: string): Promise<Issue> {
  const { deviceId, create } = await assign({ assignedUserId: userId }, title)
  await grantOnDevice(deps, userId, deviceId, ["ISSUE_UPDATE"])
  const { status, body } = await create()
  expect(status).toBe(201)
  return body
}

const outbox = () => deps.db.selectFrom("notification").selectAll().orderBy("id").execute()

/** The readable part of an e-mail's source: quoted-printable decoded. */
function readable(source: string): string {
  const joined = source.replace(/=\r\n/g, "")
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8")
}

describe("an assignment", () => {
  test("is e-mailed encrypted and authenticated in the user's language, as text and HTML with a link", async () => {
    const userId = await aPersonWithMail("t.weber@example.com", "de")
    const issue = await assignedTo(userId)
    expect(await send()).toMatchObject({ sent: 1, failed: 0 })
    const letter = good.received.at(-1)!
    expect(letter).toMatchObject({
      ...{ from: "book@example.com", to: ["t.weber@example.com"], user: MAIL_USER, isEncrypted: true },
    })
    const text = readable(letter.source)
    expect(text).toContain("Ein Auftrag wurde Ihnen oder Ihrer Gruppe zugewiesen.")
    expect(text).toContain(`${PUBLIC}/devices/${issue.deviceId}/issues/${issue.id}`)
    expect(text).toContain("Content-Type: text/html")
    expect(text).toContain("Auto-Submitted: auto-generated")
    expect(await outbox()).toMatchObject([{ state: "SENT", content: null, attempts: 1 }])
  })

  test("by taking an issue oneself sends no e-mail", async () => {
    const deviceId = await aDevice(deps)
    const issueId = await anIssue(deps, deviceId, root.userId)
    await call(root.token, "PUT", `/devices/${deviceId}/issues/${issueId}/action/take`)
    expect(await outbox()).toEqual([])
  })

  test.each([
    ["", []],
    ["*", ["one@example.com", "two@example.com"]],
    ["team@example.com", ["team@example.com"]],
  ])("to a group with the address %j is e-mailed to %j", async (groupEmail, expected) => {
    const people = [await aPersonWithMail("one@example.com"), await aPersonWithMail("two@example.com")]
    const locked = await aPersonWithMail("locked@example.com")
    const departed = await aPersonWithMail("departed@example.com")
    const without = [locked, departed]
    await deps.db
      .updateTable("app_user")
      .set({ locked_reason: "BY_ADMIN" })
      .where("id", "=", locked)
      .execute()
    await deps.db
      .updateTable("app_user")
      .set({ deprovisioned_on: deps.clock() })
      .where("id", "=", departed)
      .execute()
    const groupId = await aUserGroup(deps, [...people, ...without])
    await deps.db
      .updateTable("user_group")
      .set({ group_email_address: groupEmail })
      .where("id", "=", groupId)
      .execute()
    const deviceId = await aDevice(deps)
    const issueId = await anIssue(deps, deviceId, root.userId)
    await deps.db
      .updateTable("issue")
      .set({ assigned_user_group_id: groupId })
      .where("id", "=", issueId)
      .execute()
    await enqueueNotification(deps.db, { kind: "ISSUE_ASSIGNED", issueId }, deps.clock())
    const rows = await outbox()
    expect(rows.map((row) => row.recipient).sort()).toEqual(expected)
    await deps.db
      .updateTable("issue")
      .set({ assigned_user_group_id: null, assigned_user_id: departed })
      .where("id", "=", issueId)
      .execute()
    await enqueueNotification(deps.db, { kind: "ISSUE_ASSIGNED", issueId }, deps.clock())
    expect(await outbox()).toHaveLength(expected.length)
    // E-mail addresses are unique per user: cleared for the next case.
    await deps.db
      .updateTable("app_user")
      .set({ email: "" })
      .where("id", "in", [...people, ...without])
      .execute()
  })

  test("sends no e-mail when its transaction is rolled back", async () => {
    const userId = await aPersonWithMail("rolled@example.com")
    const issue = await assignedTo(userId)
    await deps.db.deleteFrom("notification").execute()
    const failing = deps.db.transaction().execute(async (tx) => {
      await enqueueNotification(tx, { kind: "ISSUE_ASSIGNED", issueId: issue.id }, deps.clock())
      throw new Error("no")
    })
    await expect(failing).rejects.toThrow("no")
    expect(await outbox()).toEqual([])
  })
})

describe("approval and window e-mails", () => {
  const told = async () => (await outbox()).map((row) => `${row.kind} ${row.recipient}`).sort()

  test("go to each stage's group when it is its turn, and to the requester after the decision", async () => {
    const [first, second] = [await aVoterGroup(api, 1), await aVoterGroup(api, 1)]
    for (const [n, { groupId }] of [first, second].entries()) {
      const inDatabase = deps.db.updateTable("user_group").where("id", "=", groupId)
      await inDatabase.set({ group_email_address: `stage${n + 1}@example.com` }).execute()
    }
    const { request, author } = await approvalFixtures(api).anIssueUnderApproval([
      { groups: [first.groupId] },
      { groups: [second.groupId] },
    ])
    await deps.db
      .updateTable("app_user")
      .set({ email: "author@example.com" })
      .where("id", "=", author.userId)
      .execute()
    expect(await told()).toEqual(["APPROVAL_REQUESTED stage1@example.com"])
    await approvalFixtures(api).vote(first.people[0]!.token, request)
    await approvalFixtures(api).vote(second.people[0]!.token, request)
    expect(await told()).toEqual([
      "APPROVAL_DECIDED author@example.com",
      "APPROVAL_REQUESTED stage1@example.com",
      "APPROVAL_REQUESTED stage2@example.com",
    ])
    expect(await send()).toMatchObject({ sent: 3 })
    expect(readable(good.received.at(-1)!.source)).toMatch(/\/devices\/.*\/issues\//)
  })

  test.each([
    ["de", "Zustimmen", "Ablehnen"],
    ["en-GB", "Approve", "Deny"],
    ["nl", "Goedkeuren", "Weigeren"],
  ])(
    "to a voter (%s) lead to the request, and to its stage with either answer chosen",
    async (language, approve, deny) => {
      const group = await aVoterGroup(api, 1)
      await deps.db
        .updateTable("app_user")
        .set({ email: `voter-${language}@example.com`, language })
        .where("id", "=", group.people[0]!.userId)
        .execute()
      await deps.db
        .updateTable("user_group")
        .set({ group_email_address: "*" })
        .where("id", "=", group.groupId)
        .execute()
      const { request } = await approvalFixtures(api).anIssueUnderApproval([{ groups: [group.groupId] }])
      await send()
      const text = readable(good.received.at(-1)!.source)
      const address = `${PUBLIC}/approvals/${request.id}`
      for (const [label, vote] of [
        [approve, "approve"],
        [deny, "deny"],
      ]) {
        expect(text).toContain(`${label}: ${address}?vote=${vote}&stage=1`)
        expect(text).toContain(`href="${address}?vote=${vote}&amp;stage=1"`)
      }
      expect(text).toContain(`href="${address}"`)
    },
  )

  test("about an approval say what is asked for and when, that it was changed, and who decided with which comment", async () => {
    const group = await aVoterGroup(api, 1)
    const voter = group.people[0]!
    const { request, author, path } = await approvalFixtures(api).anIssueUnderApproval([
      { groups: [group.groupId] },
    ])
    for (const [id, email] of [
      [voter.userId, "voter-facts@example.com"],
      [author.userId, "author-facts@example.com"],
    ] as const)
      await deps.db.updateTable("app_user").set({ email }).where("id", "=", id).execute()
    await deps.db
      .updateTable("user_group")
      .set({ group_email_address: "*" })
      .where("id", "=", group.groupId)
      .execute()
    await call(api.root.token, "PUT", path, { priority: "HIGH" })
    await send()
    const asked = readable(good.received.at(-1)!.source)
    expect(asked).toContain("Approval requested again: Change the valve")
    expect(asked).toContain("was changed or reopened. All votes begin again.")
    expect(asked).toMatch(/Type: Issue\r?\nStart: 10\.03\.2026 09:00\r?\nEnd: 10\.03\.2026 11:00/)
    await approvalFixtures(api).vote(voter.token, request, false, { comment: "Not\nthis week" })
    await send()
    const decided = readable(good.received.at(-1)!.source)
    expect(decided).toContain("Your request has been denied.")
    expect(decided).toMatch(/By: approver[^\n]*\nComment: Not this week\r?\n/)
  })

  test("warn the assigned user 15, 10 and 5 minutes before the end of a window", async () => {
    const issue = await assignedTo(await aPersonWithMail("window@example.com"))
    await deps.db.deleteFrom("notification").execute()
    const end = Date.parse(issue.maintenanceWindowEndDateTime)
    for (const minutes of [16, 15, 14, 10, 5, 1]) {
      deps.setTime(new Date(end - minutes * 60_000))
      await createWindowWarnings(deps, new AbortController().signal)
    }
    const warnings = (await outbox()).filter((row) => row.recipient === "window@example.com")
    expect(warnings.map((row) => (row.content as { values: { minutes: number } }).values.minutes)).toEqual([
      15, 10, 5,
    ])
  })
})

describe("an e-mail", () => {
  test("gets no header, recipient or markup from an issue's title", async () => {
    const userId = await aPersonWithMail("safe@example.com")
    const title = "Pump\u2028Bcc: evil@example.com <script>alert(1)</script>"
    await assignedTo(userId, title)
    await send()
    const { to, source } = good.received.at(-1)!
    const text = readable(source)
    expect(to).toEqual(["safe@example.com"])
    expect(source.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im)
    expect(text).toContain("&lt;script&gt;")
    expect(text.slice(text.indexOf("<!doctype"))).not.toContain("<script>")
  })

  test("is not created for anything other than a single plain address", async () => {
    const moment = {
      kind: "INVITATION",
      deviceName: "P-7",
      invitedBy: "root",
      accessRight: "VIEW",
      path: "/",
    } as const
    for (const email of [
      "a@b.example\r\nBcc: c@d.example",
      "a@b.example,c@d.example",
      "Name <a@b.example>",
      "a b@c.example",
      "@",
      "a@localhost",
    ]) {
      await enqueueNotification(deps.db, { ...moment, to: { email, language: null } }, deps.clock())
    }
    expect(await outbox()).toEqual([])
  })

  test("to a guest is in the language of the inviter, has the link, its times, and says that the PIN comes another way", async () => {
    const invitation = {
      kind: "INVITATION",
      deviceName: "P-7",
      invitedBy: "Tom Berger",
      accessRight: "VIEW",
      path: "",
      to: { email: "gina@service.example", language: "de" },
      link: {
        sealed: sealForEmail(deps, "/invitation?token=kiwi-4711"),
        startsOn: new Date("2026-03-02T09:00:00Z"),
        expiresOn: new Date("2026-03-02T11:30:00Z"),
      },
    } as const
    await enqueueNotification(deps.db, invitation, deps.clock())
    await send()
    const text = readable(good.received.at(-1)!.source)
    expect(text).toContain("/invitation?token=kiwi-4711")
    expect(text).toContain("eine sechsstellige PIN, die Sie von Tom Berger erhalten")
    expect(text).toMatch(/Gültig ab: 02\.03\.2026 \d\d:00\s+Gültig bis: 02\.03\.2026 \d\d:30/)
    expect(text).toContain("Zeitzone")
  })

  test("with a one-time password is stored encrypted, contains it when sent, and is then deleted", async () => {
    const userId = await aPersonWithMail("reset@example.com", "nl")
    const sealedPassword = sealForEmail(deps, "kiwi-4711-boat")
    const validUntil = minutesAfter(deps.clock(), 30)
    const event = { userId, sealedPassword, validUntil, newAccount: null, requesterLanguage: "de" }
    await enqueueNotification(deps.db, { kind: "PASSWORD_RESET", ...event }, deps.clock())
    expect(JSON.stringify(await outbox())).not.toContain("kiwi")
    await send()
    expect(readable(good.received.at(-1)!.source)).toContain("Eenmalig wachtwoord: kiwi-4711-boat")
    expect(await outbox()).toMatchObject([{ state: "SENT", content: null }])
  })
})

describe("an e-mail that the mail server does not accept", () => {
  async function aWaitingLetter(email = `${crypto.randomUUID()}@example.com`) {
    await assignedTo(await aPersonWithMail(email))
  }

  const later = async () => {
    const [row] = await outbox()
    deps.setTime(row!.next_attempt_on)
  }

  test("because of a wrong SMTP password is retried later and sent with the correct one", async () => {
    await aWaitingLetter()
    expect(await send(mailer(good, { password: "wrong" }))).toMatchObject({ postponed: 1 })
    expect(await outbox()).toMatchObject([{ state: "WAITING", attempts: 1 }])
    expect(await send()).toMatchObject({ sent: 0 })
    await later()
    const before = good.received.length
    expect(await send()).toMatchObject({ sent: 1 })
    expect(good.received.length).toBe(before + 1)
  })

  test("is not sent unencrypted, nor to a server with an untrusted certificate", async () => {
    const plain = await aServer({ isPlain: true })
    for (const by of [mailer(plain, { ca: false }), mailer(good, { ca: false })]) {
      await aWaitingLetter()
      expect(await send(by)).toMatchObject({ sent: 0, postponed: 1 })
      await deps.db.deleteFrom("notification").execute()
    }
    expect(plain.received).toEqual([])
  })

  test("is sent to a server that is configured by its address only if the certificate is for that address", async () => {
    const host = "127.0.0.1"
    await aWaitingLetter()
    expect(await send(mailer(good, { host }))).toMatchObject({ sent: 1 })
    for (const names of ["DNS:localhost", "DNS:localhost,IP:127.0.0.2"]) {
      const other = await aServer({ names })
      await aWaitingLetter()
      expect(await send(mailer(other, { host }))).toMatchObject({ sent: 0, postponed: 1 })
      expect(other.received).toEqual([])
      await deps.db.deleteFrom("notification").execute()
    }
  })

  test("fails for an unknown address, and is retried for a full mailbox", async () => {
    const picky = await aServer({
      refuse: (to) => (to.startsWith("gone") ? 550 : to.startsWith("full") ? 452 : null),
    })
    await aWaitingLetter("gone@example.com")
    await aWaitingLetter("full@example.com")
    await aWaitingLetter("fine@example.com")
    expect(await send(mailer(picky))).toMatchObject({ failed: 1, postponed: 1, sent: 1 })
    expect((await outbox()).map((row) => row.state)).toEqual(["FAILED", "WAITING", "SENT"])
  })

  test("is retried at growing intervals until it expires or the attempts are used up", async () => {
    const away = await startMailServer()
    const by = mailer(away)
    await away.stop()
    await aWaitingLetter()
    await deps.db
      .updateTable("notification")
      .set({ expires_on: new Date("2027-01-01") })
      .execute()
    const waits: number[] = []
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
      await send(by)
      const [row] = await outbox()
      waits.push(row!.next_attempt_on.getTime() - deps.clock().getTime())
      deps.setTime(row!.next_attempt_on)
    }
    const growing = waits.slice(0, -1)
    expect(growing).toEqual([...growing].sort((a, b) => a - b))
    expect(await outbox()).toMatchObject([{ state: "FAILED", attempts: ATTEMPTS_MAX, content: null }])
    await aWaitingLetter()
    deps.setTime(new Date(deps.clock().getTime() + 80 * 3_600_000))
    expect(await send(by)).toMatchObject({ expired: 1 })
  })

  test("is marked OFF if no mail server is configured", async () => {
    await aWaitingLetter()
    expect(await send(null)).toMatchObject({ off: 1, sent: 0 })
    expect(await outbox()).toMatchObject([{ state: "OFF", content: null }])
    deps.setTime(new Date(TEST_NOW.getTime() + 31 * 24 * 3_600_000))
    expect(await deleteFinishedNotifications(deps.db, deps.clock())).toBe(1)
  })
})

describe("concurrent mail senders", () => {
  test("send 60 e-mails once each, and a warning requested twice is stored once", async () => {
    const userId = await aPersonWithMail("many@example.com")
    const issue = await assignedTo(userId)
    await deps.db.deleteFrom("notification").execute()
    for (let n = 0; n < 2; n += 1) {
      await enqueueNotification(
        deps.db,
        { kind: "WINDOW_WARNING", issueId: issue.id, minutesLeft: 15 },
        deps.clock(),
      )
    }
    expect(await outbox()).toHaveLength(1)
    for (let n = 0; n < 59; n += 1)
      await enqueueNotification(deps.db, { kind: "ISSUE_ASSIGNED", issueId: issue.id }, deps.clock())
    const before = good.received.length
    const counts = await Promise.all([send(), send()])
    expect(counts[0].sent + counts[1].sent).toBe(60)
    const ids = good.received.slice(before).map((letter) => /^message-id: (.*)$/im.exec(letter.source)![1])
    expect(new Set(ids).size).toBe(60)
  })
})
