/** Guests: people without an account whom an invitation link and its PIN admit to one session, and to nothing else. */

import { describe, expect, spyOn, test } from "bun:test"
import { HIGHEST_PRIORITY } from "../../src/base/semaphore.ts"
import { createToken, hashToken } from "../../src/base/token.ts"
import { updateRow } from "../../src/db/rows.ts"
import { pathParamNames } from "../../src/http/endpoint.ts"
import { HASHING_CONCURRENCY, PasswordHasher } from "../../src/identity/passwords/hashing/actions.ts"
import { allEndpoints, allPages } from "../../src/routes.ts"
import { admitGuest, openInvitationLink } from "../../src/sessions/guests/actions.ts"
import { guestAccess } from "../../src/sessions/live/viewer-access.ts"
import type { InvitationWithPin } from "../../src/sessions/session/contract-participants.ts"
import { GUEST_PIN_TRIES_MAX } from "../../src/sessions/session/rules-participants.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { markLinkUsed } from "../../src/sessions/session/store-guests.ts"
import { renewEmailInvitation } from "../../src/sessions/session/store-invitations.ts"
import { eventually, waitUntil } from "../harness/eventually.ts"
import { guestFixtures } from "../harness/guests.ts"
import { waitingStatements } from "../harness/locks.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, sessionPath, type TestSignIn } from "../harness/remote-sessions.ts"
import { openViewer } from "../harness/viewer.ts"

stopMachinesAfterAll()

const on = await remoteTest({ recheckMs: 50 })
const { db } = on.deps
const {
  allowGuests,
  inviteByEmail: invite,
  mailedToken,
  followLink: follow,
  admitGuest: admit,
  callAsGuest: asGuest,
  joinAsGuest: join,
} = guestFixtures(on)
const POINT = { x: 30, y: 20 }

async function aSessionWithGuests(): Promise<{
  machine: Awaited<ReturnType<typeof aVncMachine>>
  owner: TestSignIn
  path: SessionPath
}> {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  await allowGuests(job.deviceId)
  return { machine, owner: job.technician, path: await on.startSession(job) }
}

/** Follows the link with the right PIN, whose check begins when `change` is done. */
async function followDuring(
  { id, token, pin }: { id: string; token: string; pin: string },
  change: () => Promise<unknown>,
) {
  const { promise: isDone, resolve: release } = Promise.withResolvers<void>()
  const hasher = on.deps.state.get(PasswordHasher)
  const holding = Array.from({ length: HASHING_CONCURRENCY }, () =>
    hasher.slots.run(HIGHEST_PRIORITY, () => isDone),
  )
  const following = follow(token, pin)
  const tries = db.selectFrom("session_email_invitation").select("failed_pins").where("id", "=", id)
  await eventually(
    () => tries.executeTakeFirstOrThrow(),
    ({ failed_pins }) => failed_pins === 1,
  )
  await change()
  release()
  await Promise.all(holding)
  return following
}

const NO_ID = "00000000-0000-4000-8000-000000000000"

describe("a guest with link and PIN", () => {
  test("sees the session's picture, is named in it, and is in the book as a guest", async () => {
    const { machine, owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    const guest = await admit(invitation.token, invitation.pin)
    const viewer = await join(guest)
    machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, 0x123456)
    await viewer.waitFor("the machine's picture", () => viewer.pixel(POINT.x, POINT.y) === 0x123456)
    const { viewers, self } = await viewer.waitForNotice("viewers")
    expect(viewers.find(({ id }) => id === self)).toMatchObject({
      name: "Gina Guest",
      isGuest: true,
      right: "VIEW",
    })
    const { connections } = await on.session(path)
    expect(connections.at(-1)).toMatchObject({
      isGuest: true,
      user: { id: invitation.id, username: invitation.email, displayName: "Gina Guest" },
    })
    const events = await db
      .selectFrom("audit_entry")
      .select(["event", "user_id"])
      .where("object_id", "=", path.sessionId)
      .where("event", "in", ["SESSION_GUEST_ADMITTED", "SESSION_JOINED"])
      .orderBy("id")
      .execute()
    expect(events).toEqual([
      { event: "SESSION_GUEST_ADMITTED", user_id: null },
      { event: "SESSION_JOINED", user_id: null },
    ])
  })

  test("sends input only while the invitation allows control", async () => {
    const { machine, owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    const viewer = await join(await admit(invitation.token, invitation.pin))
    await viewer.waitFor("the picture", () => viewer.count("key") > 0)
    viewer.send({ kind: "pointer", ...POINT, buttons: 1 })
    const one = `${sessionPath(path)}/invitations/email/${invitation.id}`
    await on.call(owner.token, "PUT", one, { accessRight: "CONTROL" })
    await viewer.waitForNotice("right", ({ right }) => right === "CONTROL")
    viewer.send({ kind: "pointer", x: 7, y: 8, buttons: 1 })
    await waitUntil("the press", () => machine.screen.pointers.length > 0)
    expect(machine.screen.pointers[0]).toMatchObject({ x: 7, y: 8 })
  })

  test("is refused every call and every page but their own, whatever the ids", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner, { accessRight: "CONTROL" })
    const guest = await admit(invitation.token, invitation.pin)
    const ids: Record<string, string> = { ...path, invitationId: invitation.id }
    const fill = (pattern: string) =>
      pathParamNames(pattern).reduce(
        (filled, name) => filled.replace(`:${name}`, ids[name] ?? NO_ID),
        pattern,
      )
    const calls = allEndpoints
      .filter(({ endpoint }) => endpoint.auth !== "public")
      .map(({ endpoint }) => ({ method: endpoint.method as string, path: `/api${endpoint.path}` }))
    const pages = allPages.filter(({ auth }) => auth !== "public" && auth !== "guest")
    const open: string[] = []
    for (const { method, path: pattern } of [...calls, ...pages]) {
      const { status } = await asGuest(guest, method, fill(pattern))
      // A page leads to the sign-in.
      if (status !== 401 && !(status === 303 && !pattern.startsWith("/api/")))
        open.push(`${method} ${pattern} ${status}`)
    }
    expect(open).toEqual([])
    expect((await asGuest(guest, "GET", "/guest/session")).status).toBe(200)
  })

  test("has a right in the session of the invitation alone", async () => {
    const { owner, path } = await aSessionWithGuests()
    const { token, pin, id } = await invite(path, owner)
    await admit(token, pin)
    const found = await db
      .selectFrom("session_guest")
      .select("id")
      .where("session_email_invitation_id", "=", id)
      .executeTakeFirstOrThrow()
    expect((await guestAccess(db, path.sessionId, found.id))?.right).toBe("VIEW")
    expect(await guestAccess(db, NO_ID, found.id)).toBeNull()
  })

  test("learns nothing of the book from the session's page", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    const guest = await admit(invitation.token, invitation.pin)
    const html = await (await asGuest(guest, "GET", "/guest")).text()
    for (const secret of [path.issueId, path.logId, path.deviceId, "127.0.0.1"])
      expect(html).not.toContain(secret)
    expect(html).not.toContain('href="/issues"')
  })

  test("needs the page's token to request a ticket, and the cookie to use it", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    const guest = await admit(invitation.token, invitation.pin)
    const other = await invite(path, owner)
    const { csrf } = await admit(other.token, other.pin)
    for (const foreign of ["wrong", csrf])
      expect((await asGuest({ ...guest, csrf: foreign }, "POST", "/guest/tickets")).status).toBe(403)
    const { ticket } = (await (await asGuest(guest, "POST", "/guest/tickets")).json()) as { ticket: string }
    expect(openViewer(on.address, { ticket, headers: {} })).rejects.toThrow()
  })

  test("leaves at once when the invitation is withdrawn", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    const guest = await admit(invitation.token, invitation.pin)
    const viewer = await join(guest)
    await on.call(owner.token, "DELETE", `${sessionPath(path)}/invitations/email/${invitation.id}`)
    expect((await viewer.closed).code).toBe(1008)
    expect((await asGuest(guest, "POST", "/guest/tickets")).status).toBe(403)
    expect((await follow(invitation.token, invitation.pin)).status).toBe(404)
  })

  test("leaves at once when the invitation is renewed, and returns by the new link and PIN alone", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner, { singleUse: false })
    const guest = await admit(invitation.token, invitation.pin)
    const viewer = await join(guest)
    const renewal = `${sessionPath(path)}/invitations/email/${invitation.id}/renewal`
    const { body: renewed } = await on.call<InvitationWithPin>(owner.token, "PUT", renewal)
    expect((await viewer.closed).code).toBe(1008)
    expect((await asGuest(guest, "POST", "/guest/tickets")).status).toBe(403)
    expect((await follow(invitation.token, renewed.pin)).status).toBe(404)
    const again = await join(await admit(await mailedToken(invitation.email), renewed.pin))
    await again.waitFor("the picture", () => again.count("key") > 0)
  })

  test("finds a link ended whose session is still active in the book and runs no more, as after a crash", async () => {
    const { owner, path } = await aSessionWithGuests()
    const { token } = await invite(path, owner)
    const live: typeof on.deps.live = Object.create(on.deps.live, { find: { value: () => null } })
    const restarted = { ...on.deps, live }
    expect((await openInvitationLink(on.deps, token))?.refusal).toBeNull()
    expect((await openInvitationLink(restarted, token))?.refusal).toBe("ENDED")
  })

  test("is removed by the owner with a reason, and cannot return", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    const guest = await admit(invitation.token, invitation.pin)
    const viewer = await join(guest)
    const { self } = await viewer.waitForNotice("viewers")
    const removal = `${sessionPath(path)}/connections/${self}/removal`
    expect((await on.call(owner.token, "PUT", removal, { reason: "wrong person" })).status).toBe(204)
    const told = await viewer.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(told).toMatchObject({ code: "REMOVED", detail: expect.stringContaining("wrong person") })
    expect((await asGuest(guest, "POST", "/guest/tickets")).status).toBe(403)
  })

  test("who calls themselves by another person's name is in the audit log and the recording with the address of their link", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    const viewer = await join(await admit(invitation.token, invitation.pin))
    const { self } = await viewer.waitForNotice("viewers")
    const connection = `${sessionPath(path)}/connections/${self}`
    await on.call(owner.token, "PUT", `${connection}/removal`, { reason: "wrong person" })
    await viewer.closed
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    await on.waitForEnd(path)
    const person = `Gina Guest (${invitation.email})`
    const removed = await db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "SESSION_VIEWER_REMOVED")
      .where("object_id", "=", path.sessionId)
      .executeTakeFirstOrThrow()
    expect(removed.details).toMatchObject({ person })
    const info = await on.call<{ events: { event: string; person: string | null }[] }>(
      ...([owner.token, "GET", `${sessionPath(path)}/screenrecording/info`] as const),
    )
    const joined = info.body.events.filter(({ event }) => event === "JOIN" || event === "REMOVAL")
    expect(joined.map((one) => one.person)).toEqual([person, person])
  })

  test("gets no picture of a session that outlives its window unless they were in it, and none of an ended one", async () => {
    const { owner, path } = await aSessionWithGuests()
    const [known, late] = [await invite(path, owner), await invite(path, owner)]
    const guests = [await admit(known.token, known.pin), await admit(late.token, late.pin)] as const
    ;(await join(guests[0])).disconnect()
    const hoursAgo = (hours: number) => new Date(on.deps.clock().getTime() - hours * 3_600_000)
    await db
      .updateTable("issue")
      .set({
        disconnect_sessions_upon_time_end: false,
        activation_on: hoursAgo(3),
        window_hours: 2,
        window_end_on: hoursAgo(1),
      })
      .where("id", "=", path.issueId)
      .execute()
    await on.deps.live.recheckNow()
    const statuses = async () => {
      const answers = await Promise.all(guests.map((guest) => asGuest(guest, "POST", "/guest/tickets")))
      return answers.map(({ status }) => status)
    }
    expect(await statuses()).toEqual([201, 403])
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    expect(await statuses()).toEqual([409, 409])
  })

  test("consents to the recording before there is a picture, where the installation requires it", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    await db.updateTable("installation_settings").set({ recording_consent_en: "You are recorded." }).execute()
    try {
      const guest = await admit(invitation.token, invitation.pin)
      const asked = await (await asGuest(guest, "GET", "/guest")).text()
      expect(asked).toContain("You are recorded.")
      expect(asked).not.toContain("<ui-island")
      expect((await asGuest(guest, "POST", "/guest/tickets")).status).toBe(403)
      const hash = /name="hash" value="([^"]+)"/.exec(asked)?.[1] ?? ""
      const consentTo = (text: string) =>
        fetch(`${on.address}/guest/consent`, {
          method: "POST",
          redirect: "manual",
          headers: { cookie: guest.cookie },
          body: new URLSearchParams({ hash: text, _csrf: guest.csrf }),
        })
      expect((await consentTo("0".repeat(hash.length))).status).toBe(409)
      expect((await consentTo(hash)).status).toBe(303)
      const proof = await db
        .selectFrom("audit_entry")
        .select("details")
        .where("event", "=", "SESSION_GUEST_CONSENTED")
        .executeTakeFirst()
      const who = { email: invitation.email, name: "Gina Guest" }
      expect(proof?.details).toMatchObject({ ...who, language: "en-GB", textHash: hash })
      await join(guest)
      const { ticket } = (await (await asGuest(guest, "POST", "/guest/tickets")).json()) as { ticket: string }
      await db.updateTable("installation_settings").set({ recording_consent_en: "Another text." }).execute()
      const late = await openViewer(on.address, { ticket, headers: { cookie: guest.cookie } })
      expect((await late.closed).code).toBe(1008)
      expect((await asGuest(guest, "POST", "/guest/tickets")).status).toBe(403)
    } finally {
      await db.updateTable("installation_settings").set({ recording_consent_en: "" }).execute()
    }
  })
})

describe("an invitation link", () => {
  const shows = async (token: string) => {
    const answer = await fetch(`${on.address}/invitation?token=${token}`)
    return { status: answer.status, text: await answer.text() }
  }

  test("is used up by its guest, not by opening it, unless it may be used again", async () => {
    const { owner, path } = await aSessionWithGuests()
    const once = await invite(path, owner)
    for (let opened = 0; opened < 3; opened++) expect((await shows(once.token)).status).toBe(200)
    await admit(once.token, once.pin)
    expect((await follow(once.token, once.pin)).status).toBe(403)
    expect((await shows(once.token)).text).toContain("used already")
    const again = await invite(path, owner, { singleUse: false })
    const first = await admit(again.token, again.pin)
    const second = await admit(again.token, again.pin.replace(/^.../, "$& "))
    expect((await asGuest(first, "GET", "/guest/session")).status).toBe(403)
    expect((await asGuest(second, "GET", "/guest/session")).status).toBe(200)
  })

  test("admits one guest however many follow it at once", async () => {
    const { owner, path } = await aSessionWithGuests()
    const { token, pin } = await invite(path, owner)
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(token, pin)))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    const told = await Promise.all(answers.map((answer) => answer.text()))
    expect(told.filter((text) => text.includes("used already"))).toHaveLength(answers.length - 1)
    const guests = db.selectFrom("session_guest").select("id").where("remote_session_id", "=", path.sessionId)
    expect(await guests.execute()).toHaveLength(1)
  })

  test("says how many tries are left after a wrong PIN, which a mistyped one does not use up", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    const wrong = invitation.pin === "000000" ? "000001" : "000000"
    const answerTo = async (pin: string) => (await follow(invitation.token, pin)).text()
    expect(await answerTo(wrong)).toContain(`The PIN is wrong. Tries left: ${GUEST_PIN_TRIES_MAX - 1}.`)
    expect(await answerTo("12345")).not.toContain("Tries left")
    expect(await answerTo(wrong)).toContain(`Tries left: ${GUEST_PIN_TRIES_MAX - 2}.`)
  })

  test("is locked after five wrong PINs, also concurrent ones, until it is renewed", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    const wrong = invitation.pin === "000000" ? "000001" : "000000"
    const typo = () => follow(invitation.token, invitation.pin.slice(1))
    const typos = await Promise.all(Array.from({ length: GUEST_PIN_TRIES_MAX }, typo))
    expect(typos.map(({ status }) => status)).toEqual(typos.map(() => 400))
    expect((await shows(invitation.token)).text).not.toContain("locked")
    const tries = await Promise.all(
      Array.from({ length: GUEST_PIN_TRIES_MAX + 3 }, () => follow(invitation.token, wrong)),
    )
    expect(tries.some(({ status }) => status === 303)).toBe(false)
    expect((await follow(invitation.token, invitation.pin)).status).toBe(403)
    expect((await shows(invitation.token)).text).toContain("locked")
    const refused = await db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "SESSION_GUEST_REFUSED")
      .where("object_id", "=", path.sessionId)
      .execute()
    expect(refused.map(({ details }) => details)).toEqual(
      Array.from({ length: GUEST_PIN_TRIES_MAX }, () => ({ email: invitation.email, guest: true })),
    )
    const renewal = `${sessionPath(path)}/invitations/email/${invitation.id}/renewal`
    const renewed = await on.call<InvitationWithPin>(owner.token, "PUT", renewal)
    expect(renewed.body).toMatchObject({ isLocked: false, id: invitation.id })
    expect((await shows(invitation.token)).status).toBe(404)
    await admit(await mailedToken(invitation.email), renewed.body.pin)
  })

  test("that may be used again admits all who follow it at once, and has all its tries again after a right PIN", async () => {
    const { owner, path } = await aSessionWithGuests()
    const { token, pin } = await invite(path, owner, { singleUse: false })
    const wrong = pin === "000000" ? "000001" : "000000"
    expect((await follow(token, wrong)).status).toBe(400)
    const together = await Promise.all(
      Array.from({ length: 2 * GUEST_PIN_TRIES_MAX }, () => follow(token, pin)),
    )
    expect(together.map(({ status }) => status)).toEqual(together.map(() => 303))
    const last = []
    for (let tries = 0; tries < GUEST_PIN_TRIES_MAX; tries++) last.push((await follow(token, wrong)).status)
    expect(last).toEqual([400, 400, 400, 400, 403])
  })

  test("that may be used once is marked as used once, also by a server that has not seen the use", async () => {
    const { owner, path } = await aSessionWithGuests()
    const marked = async (more: { singleUse: boolean }) => {
      const { id, token } = await invite(path, owner, more)
      const mark = () => markLinkUsed(db, id, hashToken(token), on.deps.clock())
      return [await mark(), await mark()]
    }
    expect(await marked({ singleUse: true })).toEqual([true, false])
    expect(await marked({ singleUse: false })).toEqual([true, true])
  })

  test("tells the owner of every wrong PIN, and nobody else in the session", async () => {
    const { owner, path } = await aSessionWithGuests()
    const [first, second] = [await invite(path, owner), await invite(path, owner)]
    const guest = await join(await admit(first.token, first.pin))
    const viewer = await on.joinSession(path, owner)
    await follow(second.token, second.pin === "000000" ? "000001" : "000000")
    await viewer.waitForNotice("invitations")
    expect(guest.notices.map(({ about }) => about)).not.toContain("invitations")
  })

  test("has one try at a time, also after a try that had to wait has begun", async () => {
    const { owner, path } = await aSessionWithGuests()
    const { id, token, pin } = await invite(path, owner, { singleUse: false })
    const triesLeft = (count: number) =>
      db
        .updateTable("session_email_invitation")
        .set({ failed_pins: GUEST_PIN_TRIES_MAX - count })
        .where("id", "=", id)
        .execute()
    await triesLeft(2)
    const checks: ((isRight: boolean) => void)[] = []
    const verify = spyOn(on.deps.state.get(PasswordHasher), "verify").mockImplementation(
      () => new Promise((resolve) => checks.push(resolve)),
    )
    try {
      let statements = 0
      const counted = db.withPlugin({
        transformQuery({ node }) {
          statements += 1
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const attempt = (through = db) =>
        admitGuest(
          { ...on.deps, db: through },
          { token, pin, name: "Gina Guest", language: "en", address: "10.0.0.9" },
        )
      const wrong = attempt()
      const right = attempt()
      await waitUntil("the first PIN is being checked", () => checks.length === 1)
      checks[0]!(false)
      expect(await wrong).toEqual({ kind: "wrongPin", triesLeft: 1 })
      await waitUntil("the second PIN is being checked", () => checks.length === 2)
      const another = attempt(counted)
      await new Promise(setImmediate)
      expect(statements).toBe(0)
      checks[1]!(true)
      expect(await right).toMatchObject({ kind: "admitted" })
      await waitUntil("the third PIN is being checked", () => checks.length === 3)
      checks[2]!(true)
      expect(await another).toMatchObject({ kind: "admitted" })
    } finally {
      verify.mockRestore()
    }
  })

  test("that is renewed while its PIN is being checked admits nobody any more", async () => {
    const { owner, path } = await aSessionWithGuests()
    const { id, token, pin } = await invite(path, owner)
    const rows = db.selectFrom("session_email_invitation").selectAll().where("id", "=", id)
    const followed = await followDuring({ id, token, pin }, async () => {
      const { pin_hash, expires_on } = await rows.executeTakeFirstOrThrow()
      const link = { tokenHash: hashToken(createToken()), pinHash: pin_hash ?? "", expiresOn: expires_on }
      await renewEmailInvitation(db, id, link)
    })
    expect(followed.status).toBe(404)
    expect(await rows.executeTakeFirstOrThrow()).toMatchObject({ used_on: null })
  })

  test("whose session ends while its PIN is being checked admits nobody, and says that the session has ended", async () => {
    const { owner, path } = await aSessionWithGuests()
    const invitation = await invite(path, owner)
    const followed = await followDuring(invitation, () =>
      on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" }),
    )
    expect(followed.status).toBe(403)
    expect(await followed.text()).toContain("The session has ended.")
    const used = db.selectFrom("session_email_invitation").select("used_on").where("id", "=", invitation.id)
    expect(await used.executeTakeFirstOrThrow()).toEqual({ used_on: null })
    const guests = db.selectFrom("session_guest").select("id").where("remote_session_id", "=", path.sessionId)
    expect(await guests.execute()).toEqual([])
  })

  test("whose session ends between the right PIN and the admission admits nobody", async () => {
    const { owner, path } = await aSessionWithGuests()
    const { token, pin } = await invite(path, owner)
    const { following } = await db.transaction().execute(async (tx) => {
      await updateRow(tx, "remote_session", path.sessionId, { state: "COMPLETED", ended_on: on.deps.clock() })
      const following = follow(token, pin)
      const isAwaited = async () => (await waitingStatements(db)) > 0
      await Promise.race([following, waitUntil("the session's row is awaited", isAwaited)])
      return { following }
    })
    const answer = await following
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain("The session has ended.")
  })

  test("is refused before its start and after its expiry, and its times are within the window", async () => {
    const { owner, path } = await aSessionWithGuests()
    const now = on.deps.clock()
    const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
    const later = await invite(path, owner, { startsOn: inMinutes(30) })
    const early = (await shows(later.token)).text
    expect(early).toContain("not valid yet")
    expect(early).toMatch(new RegExp(`Valid from <time dateTime="${inMinutes(30)}"`, "i"))
    expect((await follow(later.token, later.pin)).status).toBe(403)
    const short = await invite(path, owner, { expiresOn: inMinutes(5) })
    expect(short.expiresOn).toBe(inMinutes(5))
    on.deps.setTime(new Date(now.getTime() + 6 * 60_000))
    expect((await shows(short.token)).text).toContain("expired")
    expect((await follow(short.token, short.pin)).status).toBe(403)
    on.deps.setTime(now)
    for (const [field, times] of [
      ["startsOn", { startsOn: inMinutes(30), expiresOn: inMinutes(30) }],
      ["expiresOn", { expiresOn: inMinutes(0) }],
    ] as const) {
      const body = { email: "guest@service.example", accessRight: "VIEW", ...times }
      const address = `${sessionPath(path)}/invitations/email`
      const refused = await on.call<{ problems: { path: string }[] }>(owner.token, "POST", address, body)
      expect(refused).toMatchObject({ status: 400, body: { problems: [{ path: field }] } })
    }
    const nextMs = new Date(now.getTime() + 1).toISOString()
    const shortest = await invite(path, owner, { startsOn: now.toISOString(), expiresOn: nextMs })
    expect(shortest).toMatchObject({ startsOn: now.toISOString(), expiresOn: nextMs })
    const far = await invite(path, owner, { expiresOn: inMinutes(60 * 24 * 30) })
    expect(Date.parse(far.expiresOn)).toBeLessThan(now.getTime() + 24 * 3_600_000)
  })

  test("that is refused to a page in the browser leads to the page that says why", async () => {
    const { owner, path } = await aSessionWithGuests()
    const { id, token, pin } = await invite(path, owner)
    await on.call(owner.token, "DELETE", `${sessionPath(path)}/invitations/email/${id}`)
    const answer = await fetch(`${on.address}/invitation`, {
      ...{ method: "POST", headers: { "hx-request": "true" } },
      body: new URLSearchParams({ token, pin, name: "Gina Guest" }),
    })
    expect([answer.status, answer.headers.get("hx-redirect")]).toEqual([200, `/invitation?token=${token}`])
  })

  test("that belongs to no invitation or to an ended session discloses nothing", async () => {
    expect((await shows("x".repeat(43))).status).toBe(404)
    const { owner, path } = await aSessionWithGuests()
    const { token, pin } = await invite(path, owner)
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    expect((await shows(token)).text).toContain("The session has ended.")
    expect((await follow(token, pin)).status).toBe(403)
  })
})
