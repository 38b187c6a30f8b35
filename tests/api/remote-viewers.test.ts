import { describe, expect, test } from "bun:test"
import { VIEWER_INPUT_BYTES_MAX } from "../../protocols/viewer-wire-input.ts"
import { getUser } from "../../src/identity/users/store.ts"
import { closedBy } from "../../src/sessions/live/outcome.ts"
import { nameRecordingEvents } from "../../src/sessions/recordings/events.ts"
import { recordingFilePath, withRecording } from "../../src/sessions/recordings/files.ts"
import { INVITATIONS_MAX, TICKET_TTL_MS, VIEWERS_MAX } from "../../src/sessions/session/rules.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { VIEWER_MESSAGES_AT_ONCE_MAX } from "../../src/sessions/viewers/message-allowance.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import {
  invite,
  type RemoteTest,
  remoteTest,
  sessionPath,
  type TestSignIn,
} from "../harness/remote-sessions.ts"
import { aUser, grantOnDevice } from "../harness/users.ts"
import { openViewer, type Viewer } from "../harness/viewer.ts"

stopMachinesAfterAll()

const on = await remoteTest()
/** Who closes the last window has left at once. */
const brief = await remoteTest({ absenceMs: 0 })
const RED = 0xff0000
const GREEN = 0x00ff00
const POINT = { x: 30, y: 20 }
/** Twice as many as the screen has streams for viewers that fall behind. */
const SLOW_VIEWERS = 18
/** A sign-in has so many unused tickets. */
const JOINS_AT_ONCE = 20

async function aRunningSession() {
  const machine = await aVncMachine()
  machine.screen.fill({ x: 0, y: 0, w: 320, h: 200 }, RED)
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the machine's picture", () => owner.pixel(30, 20) === RED)
  return { machine, job, path, owner }
}

/** Joins and leaves of a session in the audit log. */
const attendance = (side: RemoteTest, { sessionId }: SessionPath) =>
  side.deps.db
    .selectFrom("audit_entry")
    .select(["event", "user_id", "address", "details"])
    .where("object_id", "=", sessionId)
    .where("event", "in", ["SESSION_JOINED", "SESSION_LEFT"])
    .orderBy("id")
    .execute()

const bearer = ({ token }: TestSignIn) => ({ authorization: `Bearer ${token}` })
/** All earlier input has been processed once the repainted screen is shown. */
async function paints(viewer: Viewer, machine: Awaited<ReturnType<typeof aVncMachine>>, rgb: number) {
  machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, rgb)
  await viewer.waitFor("the new colour", () => viewer.pixel(30, 20) === rgb)
}

/** @returns how many were admitted */
async function joinAsMany(path: SessionPath, person: TestSignIn, attempts: number): Promise<number> {
  let admitted = 0
  for (let left = attempts; left > 0; left -= JOINS_AT_ONCE) {
    const joining = Array.from({ length: Math.min(left, JOINS_AT_ONCE) }, () =>
      on.joinSession(path, person).then(
        () => void admitted++,
        () => {},
      ),
    )
    await Promise.all(joining)
  }
  return admitted
}

describe("viewers of a session", () => {
  test("see identical pixels whenever they join", async () => {
    const { machine, job, path, owner } = await aRunningSession()
    const noise = Uint8Array.from({ length: 100 * 80 * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7919) % 251))
    machine.screen.put({ x: 50, y: 60, w: 100, h: 80 }, noise)
    const guest = await on.joinSession(path, await on.aUserOn(job))
    await paints(owner, machine, GREEN)
    await guest.waitFor("the same colour", () => guest.pixel(30, 20) === GREEN)
    expect(guest.screen.pixels).toEqual(owner.screen.pixels)
    expect(Buffer.from(machine.screen.pixels).equals(Buffer.from(guest.screen.pixels))).toBe(true)
    expect(guest.title).toBe("Test panel")
  })

  test("who join before the machine has sent a frame get the first frame", async () => {
    const machine = await aVncMachine()
    machine.freeze(true)
    const job = await on.aSessionFixture(machine.target)
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    const guest = await on.joinSession(path, await on.aUserOn(job))
    await owner.waitForNotice("state", ({ state }) => state === "CONNECTED")
    expect(owner.count("key")).toBe(0)
    machine.screen.fill({ x: 0, y: 0, w: 320, h: 200 }, GREEN)
    machine.freeze(false)
    for (const viewer of [owner, guest])
      await viewer.waitFor("the picture", () => viewer.pixel(30, 20) === GREEN)
  })

  test("are notified when another viewer joins or leaves", async () => {
    const { job, path, owner } = await aRunningSession()
    const person = await on.aUserOn(job)
    const guest = await on.joinSession(path, person)
    const both = await owner.waitForNotice("viewers", ({ viewers }) => viewers.length === 2)
    expect(both.viewers.map(({ userId, right }) => [userId, right])).toEqual([
      [job.technician.userId, "CONTROL"],
      [person.userId, "VIEW"],
    ])
    guest.disconnect()
    await owner.waitFor("the guest gone", () => {
      const last = owner.notices.findLast((notice) => notice.about === "viewers")
      return last?.viewers.length === 1
    })
    await waitUntil("the leave is saved", async () => {
      const { connections } = await on.session(path)
      return connections.length === 2 && connections[1]?.endTime !== null
    })
  })

  test("learn when they join what those with control see of the picture, and not of those who have lost it", async () => {
    const { job, path, owner } = await aRunningSession()
    const area = { x: 40, y: 30, w: 160, h: 100 }
    owner.send({ kind: "viewArea", ...area })
    const helper = await on.aUserOn(job)
    expect((await invite(on, path, job.technician, helper, "CONTROL")).status).toBe(201)
    const helping = await on.joinSession(path, helper)
    const { viewer: ownersWindow, ...seen } = await helping.waitForNotice("viewArea")
    expect(seen).toEqual({ about: "viewArea", ...area })

    helping.send({ kind: "viewArea", x: 0, y: 0, w: 320, h: 200 })
    await owner.waitForNotice("viewArea", ({ viewer }) => viewer !== ownersWindow)
    expect((await invite(on, path, job.technician, helper, "VIEW")).status).toBe(201)
    await helping.waitForNotice("right", ({ right }) => right === "VIEW")
    const late = await on.joinSession(path, await on.aUserOn(job))
    await late.waitForNotice("viewArea")
    expect(late.notices.filter(({ about }) => about === "viewArea")).toHaveLength(1)
  })

  test("who never acknowledge a picture delay no other viewer, and are sent few pictures more", async () => {
    const { machine, job, path, owner } = await aRunningSession()
    const person = await on.aUserOn(job)
    const silent = await Promise.all(
      Array.from({ length: SLOW_VIEWERS }, async () =>
        openViewer(on.address, {
          ticket: await on.ticket(path, person),
          headers: bearer(person),
          isSilent: true,
        }),
      ),
    )
    for (const viewer of silent) await viewer.waitFor("a first picture", () => viewer.count("key") > 0)
    for (let shade = 1; shade <= 150; shade++) await paints(owner, machine, shade * 0x10101)
    expect(owner.count("frame")).toBeGreaterThan(140)
    for (const viewer of silent) expect(viewer.count("frame")).toBeLessThan(90)
  })

  test("check 9: with the right VIEW send no input to the machine", async () => {
    const { machine, job, path, owner } = await aRunningSession()
    const guest = await on.joinSession(path, await on.aUserOn(job))
    await guest.waitFor("the picture", () => guest.count("key") > 0)
    guest.send({ kind: "pointer", ...POINT, buttons: 1 })
    guest.send({ kind: "key", down: true, keysym: 97, code: "KeyA" })
    guest.send({ kind: "clipboard", text: "from a guest" })
    guest.send({ kind: "resize", width: 640, height: 480 })
    guest.send({ kind: "wheel", ...POINT, dx: 0, dy: 1 })
    guest.send({ kind: "viewArea", x: 0, y: 0, w: 10, h: 10 })
    // The guest's words travel before this acknowledgement of a new picture.
    await paints(guest, machine, GREEN)
    owner.send({ kind: "key", down: true, keysym: 98, code: "KeyB" })
    await waitUntil("the owner's key", () => machine.screen.keys.length > 0)
    expect(machine.screen.keys).toEqual([{ keysym: 98, down: true }])
    expect(machine.screen.pointers).toEqual([])
    expect(machine.screen.pastedTexts).toEqual([])
    for (const viewer of [guest, owner]) {
      viewer.send({ kind: "ping", token: 1 })
      await viewer.waitForNotice("pong")
    }
    expect(owner.notices.filter(({ about }) => about === "viewArea")).toEqual([])
  })

  test("gain and lose control as soon as the owner changes their invitation", async () => {
    const { machine, job, path, owner } = await aRunningSession()
    const person = await on.aUserOn(job)
    const guest = await on.joinSession(path, person)
    await guest.waitFor("the picture", () => guest.count("key") > 0)
    expect((await invite(on, path, job.technician, person, "CONTROL")).status).toBe(201)
    await guest.waitForNotice("right", ({ right }) => right === "CONTROL")
    guest.send({ kind: "pointer", ...POINT, buttons: 1 })
    await waitUntil("the press", () => machine.screen.pointers.length > 0)
    const withdrawn = await on.call(
      job.technician.token,
      "DELETE",
      `${sessionPath(path)}/invitations/user/${person.userId}`,
    )
    expect(withdrawn.status).toBe(204)
    await guest.waitForNotice("right", ({ right }) => right === "VIEW")
    // The button that the guest held is released for them.
    await waitUntil("the release", () => machine.screen.pointers.at(-1)?.buttons === 0)
    const before = machine.screen.pointers.length
    guest.send({ kind: "pointer", x: 1, y: 1, buttons: 1 })
    await paints(guest, machine, GREEN)
    owner.send({ kind: "key", down: true, keysym: 98, code: "" })
    await waitUntil("the owner's key", () => machine.screen.keys.length > 0)
    expect(machine.screen.pointers.length).toBe(before)
  })

  test("check 9: without DEVICE_JOIN_REMOTE get no ticket, cannot be invited and do not see the session", async () => {
    const { job, path } = await aRunningSession()
    for (const person of [await on.aUserOn(job, ["DEVICE_READ"]), await on.aUserOn(job, [])]) {
      expect((await on.call(person.token, "POST", `${sessionPath(path)}/tickets`)).status).toBe(403)
      expect(await invite(on, path, job.technician, person, "VIEW")).toMatchObject({
        status: 400,
        body: { problems: [{ path: "userId" }] },
      })
      const seen = await on.call<{ rows: unknown[] }>(person.token, "GET", "/profile/activesessions")
      expect(seen.body.rows).toEqual([])
    }
  })

  test("check 9: with an invitation join after losing their role, and are disconnected when it is withdrawn", async () => {
    const { job, path } = await aRunningSession()
    const person = await on.aUserOn(job, ["DEVICE_READ", "DEVICE_JOIN_REMOTE"])
    await invite(on, path, job.technician, person, "VIEW")
    await on.deps.db
      .deleteFrom("device_role_authority")
      .where("authority", "=", "DEVICE_JOIN_REMOTE")
      .execute()
    const guest = await on.joinSession(path, person)
    await guest.waitFor("the picture", () => guest.pixel(30, 20) === RED)
    await on.call(job.technician.token, "DELETE", `${sessionPath(path)}/invitations/user/${person.userId}`)
    expect((await guest.closed).code).toBe(1008)
  })

  test("are not invited beyond the limit or when deleted, and only an existing invitation can be changed", async () => {
    const { job, path } = await aRunningSession()
    const people = await Promise.all(Array.from({ length: INVITATIONS_MAX + 1 }, () => aUser(on.deps)))
    const guests = people.map((userId) => ({ userId, token: "" }))
    const last = guests.pop()!
    for (const userId of people) await grantOnDevice(on.deps, userId, job.deviceId, ["DEVICE_JOIN_REMOTE"])
    const ask = (method: string, userId: string) =>
      on.call(job.technician.token, method, `${sessionPath(path)}/invitations/user/${userId}`, {
        accessRight: "VIEW",
      })
    expect((await ask("PUT", last.userId)).status).toBe(404)
    await on.deps.db
      .updateTable("app_user")
      .set({ deleted_on: TEST_NOW })
      .where("id", "=", last.userId)
      .execute()
    expect((await invite(on, path, job.technician, last, "VIEW")).status).toBe(404)
    const answers = await Promise.all(guests.map((guest) => invite(on, path, job.technician, guest, "VIEW")))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const more = await invite(on, path, job.technician, await on.aUserOn(job), "VIEW")
    expect(more).toMatchObject({ status: 409, body: { code: "CONFLICT", details: { max: INVITATIONS_MAX } } })
    expect((await invite(on, path, job.technician, guests[0]!, "CONTROL")).status).toBe(201)
    expect((await ask("PUT", guests[0]!.userId)).body).toMatchObject({ accessRight: "VIEW" })
  })

  test("are disconnected when their device permission is removed, even if they are invited", async () => {
    const { machine, job, path, owner } = await aRunningSession()
    const person = await on.aUserOn(job, ["DEVICE_READ", "DEVICE_JOIN_REMOTE"])
    await invite(on, path, job.technician, person, "CONTROL")
    const guest = await on.joinSession(path, person)
    await on.deps.db.deleteFrom("device_permission").where("user_id", "=", person.userId).execute()
    on.deps.publish({ kind: "permissions" })
    expect((await guest.closed).code).toBe(1008)
    await paints(owner, machine, GREEN)
  })

  test("never take the owner's place, however many join", async () => {
    const machine = await aVncMachine()
    const job = await on.aSessionFixture(machine.target)
    const path = await on.startSession(job)
    expect(await joinAsMany(path, await on.aUserOn(job), VIEWERS_MAX + 1)).toBe(VIEWERS_MAX - 1)
    const owner = await on.joinSession(path, job.technician)
    expect(owner.right()).toBe("CONTROL")
  })

  test("are in the audit log with one join each, whatever their windows and reconnects", async () => {
    const { job, path } = await aRunningSession()
    const colleague = await on.aUserOn(job)
    const windows = [await on.joinSession(path, colleague), await on.joinSession(path, colleague)]
    for (const window of windows) window.disconnect()
    await waitUntil("both windows are closed", async () =>
      (await on.session(path)).connections.slice(1).every(({ endTime }) => endTime !== null),
    )
    await on.joinSession(path, colleague)
    const here = { accessRight: "CONTROL", logId: path.logId }
    expect(await attendance(on, path)).toEqual([
      { event: "SESSION_JOINED", user_id: job.technician.userId, address: "127.0.0.1", details: here },
      {
        ...{ event: "SESSION_JOINED", user_id: colleague.userId, address: "127.0.0.1" },
        details: { ...here, accessRight: "VIEW" },
      },
    ])
  })

  test("are in the audit log when they leave for good, and join anew when they come back", async () => {
    const machine = await aVncMachine()
    const job = await brief.aSessionFixture(machine.target)
    const path = await brief.startSession(job)
    const owner = await brief.joinSession(path, job.technician)
    const colleague = await brief.aUserOn(job)
    const events = async () =>
      (await attendance(brief, path)).flatMap(({ event, user_id }) =>
        user_id === colleague.userId ? [event] : [],
      )
    const first = await brief.joinSession(path, colleague)
    first.disconnect()
    await waitUntil("the leave is recorded", async () => (await events()).length === 2)
    const again = await brief.joinSession(path, colleague)
    const { self: connectionId } = await again.waitForNotice("viewers")
    expect(await events()).toEqual(["SESSION_JOINED", "SESSION_LEFT", "SESSION_JOINED"])
    const removal = `${sessionPath(path)}/connections/${connectionId}/removal`
    await brief.call(job.technician.token, "PUT", removal, { reason: "is done" })
    await again.closed
    expect((await brief.call(colleague.token, "POST", `${sessionPath(path)}/tickets`)).status).toBe(403)
    await brief.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    await owner.closed
    expect(await events()).toEqual(["SESSION_JOINED", "SESSION_LEFT", "SESSION_JOINED"])
  })

  test("who are there until the session ends leave with its end and not a second time", async () => {
    const machine = await aVncMachine()
    const job = await brief.aSessionFixture(machine.target)
    const path = await brief.startSession(job)
    const here = [job.technician, await brief.aUserOn(job)]
    const viewers = await Promise.all(here.map((person) => brief.joinSession(path, person)))
    await brief.deps.live.end(path.sessionId, closedBy("OWNER"))
    for (const viewer of viewers) await viewer.closed
    const other = await brief.startSession(await brief.aSessionFixture(machine.target))
    const gone = await brief.aUserOn({ ...job, ...other })
    ;(await brief.joinSession(other, gone)).disconnect()
    await waitUntil("a later leave is in the audit log", async () =>
      (await attendance(brief, other)).some(({ event }) => event === "SESSION_LEFT"),
    )
    expect((await attendance(brief, path)).map(({ event }) => event)).toEqual([
      "SESSION_JOINED",
      "SESSION_JOINED",
    ])
  })

  test("whom the owner has removed stay away until the owner invites them again", async () => {
    const { job, path } = await aRunningSession()
    const colleague = await on.aUserOn(job)
    const viewer = await on.joinSession(path, colleague)
    const { self } = await viewer.waitForNotice("viewers")
    const removal = `${sessionPath(path)}/connections/${self}/removal`
    await on.call(job.technician.token, "PUT", removal, { reason: "not now" })
    await viewer.closed
    const refused = await on.requestTicket(path, colleague)
    expect(refused).toMatchObject({ status: 403, body: { reason: "removedFromSession" } })
    expect((await invite(on, path, job.technician, colleague, "CONTROL")).status).toBe(201)
    const again = await on.joinSession(path, colleague)
    await again.waitForNotice("viewers")
    expect(again.right()).toBe("CONTROL")
  })

  test("whose request for control the owner declines are told by whom in all their windows, keep their right and may ask again", async () => {
    const { job, path, owner } = await aRunningSession()
    const colleague = await on.aUserOn(job)
    const windows = [await on.joinSession(path, colleague), await on.joinSession(path, colleague)]
    const { self } = await windows[0]!.waitForNotice("viewers")
    const decline = (who: TestSignIn) =>
      on.call(who.token, "DELETE", `${sessionPath(path)}/connections/${self}/request`)
    const asking = (count: number) =>
      owner.waitFor(`${count} windows that ask`, () => {
        const list = owner.notices.findLast(({ about }) => about === "viewers")
        return list?.about === "viewers" && list.viewers.filter(({ asks }) => asks).length === count
      })
    expect((await decline(job.technician)).body).toMatchObject({ reason: "controlNotRequested" })
    for (const window of windows) window.send({ kind: "ask", isWanted: true })
    await asking(2)
    expect((await decline(colleague)).status).toBe(403)
    expect((await decline(job.technician)).status).toBe(204)
    const { displayName: by } = await getUser(on.deps.db, job.technician.userId, on.deps.clock())
    for (const window of windows) expect(await window.waitForNotice("declined")).toMatchObject({ by })
    await asking(0)
    expect(windows.map((window) => window.right())).toEqual(["VIEW", "VIEW"])
    windows[0]!.send({ kind: "ask", isWanted: true })
    await asking(1)
    await on.deps.live.end(path.sessionId, closedBy("OWNER"))
    await owner.closed
    const file = recordingFilePath(on.deps, path.sessionId)
    const events = nameRecordingEvents(await withRecording(file, (reader) => reader.events()))
    const person = (await getUser(on.deps.db, colleague.userId, on.deps.clock())).displayName
    expect(events.filter(({ event }) => event === "DECLINED")).toMatchObject([{ person }])
  })

  test("who are not the owner cannot invite, end the session or decide about a host key", async () => {
    const { job, path } = await aRunningSession()
    const rival = await on.aUserOn(job, [
      "DEVICE_READ",
      "LOG_READ",
      "DEVICE_START_REMOTE",
      "DEVICE_JOIN_REMOTE",
    ])
    expect((await invite(on, path, rival, rival, "CONTROL")).status).toBe(403)
    const end = `${sessionPath(path).replace("/sessions/", "/graphicalsessions/")}`
    expect((await on.call(rival.token, "PUT", end, { isActive: false })).status).toBe(403)
    const key = { fingerprint: "SHA256:x", accept: true }
    expect((await on.call(rival.token, "PUT", `${sessionPath(path)}/hostkey`, key)).status).toBe(403)
    expect((await on.session(path)).isActive).toBe(true)
  })

  const illegal: [string, (viewer: Viewer) => void][] = [
    ["a message that does not exist", (viewer) => viewer.sendBytes(Uint8Array.of(99, 1, 2))],
    ["no bytes at all", (viewer) => viewer.sendBytes(new Uint8Array(0))],
    ["a pointer cut short", (viewer) => viewer.sendBytes(Uint8Array.of(2, 1))],
    ["text", (viewer) => viewer.sendBytes("hello")],
    [
      "a flood of questions for an answer",
      (viewer) => {
        for (let token = 0; token < 2 * VIEWER_MESSAGES_AT_ONCE_MAX; token++)
          viewer.send({ kind: "ping", token })
      },
    ],
    [
      "more than the longest message",
      (viewer) => viewer.sendBytes(new Uint8Array(VIEWER_INPUT_BYTES_MAX + 1)),
    ],
  ]
  for (const [what, send] of illegal)
    test(`${what} removes the viewer who sent it, and no other viewer`, async () => {
      const { machine, job, path, owner } = await aRunningSession()
      const person = await on.aUserOn(job)
      await invite(on, path, job.technician, person, "CONTROL")
      const guest = await on.joinSession(path, person)
      await guest.waitFor("the picture", () => guest.count("key") > 0)
      send(guest)
      await guest.closed
      await paints(owner, machine, GREEN)
      expect((await on.session(path)).isActive).toBe(true)
    })

  test("are refused beyond the limit by name, and may join when one has left", async () => {
    const { job, path, owner } = await aRunningSession()
    const [person, late] = [await on.aUserOn(job), await on.aUserOn(job)]
    const first = await on.joinSession(path, person)
    expect(await joinAsMany(path, person, VIEWERS_MAX - 2)).toBe(VIEWERS_MAX - 2)
    await owner.waitForNotice("viewers", ({ viewers }) => viewers.length === VIEWERS_MAX)
    expect(await on.requestTicket(path, late)).toMatchObject({
      status: 409,
      body: { code: "CONFLICT", reason: "sessionFull", details: { max: VIEWERS_MAX } },
    })
    // The place of a lost socket becomes free later than its viewer comes back.
    expect((await on.requestTicket(path, person)).status).toBe(201)
    first.disconnect()
    await waitUntil("a place is free", async () => (await on.requestTicket(path, late)).status === 201)
    await on.joinSession(path, late)
  })

  test("are refused with a reason at 500 attempts, while its viewers go on and the refused ones leave no row", async () => {
    const { machine, job, path, owner } = await aRunningSession()
    const person = await on.aUserOn(job)
    const { id: signInId } = await on.deps.db
      .selectFrom("sign_in")
      .select("id")
      .where("user_id", "=", person.userId)
      .executeTakeFirstOrThrow()
    const ATTEMPTS = 500
    const refusals: { code: number; reason: string }[] = []
    let inside = 0
    for (let attempt = 0; attempt < ATTEMPTS; attempt += JOINS_AT_ONCE) {
      await Promise.all(
        Array.from({ length: JOINS_AT_ONCE }, async () => {
          const holder = { kind: "user", id: signInId } as const
          const ticket = on.deps.tickets.issue({ path, holder }, on.deps.clock())
          const viewer = await openViewer(on.address, { ticket, headers: bearer(person) })
          const refused = viewer.closed.then((end) => void refusals.push(end))
          const isIn = viewer.waitForNotice("viewers").then(() => void inside++)
          await Promise.race([refused, isIn.catch(() => refused)])
        }),
      )
      await paints(owner, machine, (attempt + 1) * 0x101)
    }
    expect(inside).toBe(VIEWERS_MAX - 1)
    expect(refusals).toEqual(
      Array(ATTEMPTS - inside).fill({
        code: 1013,
        reason: `the session is full: ${VIEWERS_MAX} viewers at most`,
      }),
    )
    expect(on.deps.live.find(path.sessionId)?.viewers.size).toBe(VIEWERS_MAX)
    const { connections } = await on.session(path)
    expect(connections.length).toBe(VIEWERS_MAX)
  })
})

describe("check 13: a viewer's socket", () => {
  const refused = (promise: Promise<Viewer>) =>
    promise.then(
      () => "opened",
      () => "refused",
    )

  test("opens only once per ticket", async () => {
    const { job, path } = await aRunningSession()
    const ticket = await on.ticket(path, job.technician)
    const headers = bearer(job.technician)
    await openViewer(on.address, { ticket, headers })
    expect(await refused(openViewer(on.address, { ticket, headers }))).toBe("refused")
  })

  test("does not open with a forged, an expired or another user's ticket", async () => {
    const { job, path } = await aRunningSession()
    const headers = bearer(job.technician)
    const forged = Buffer.alloc(32, 7).toString("base64url")
    expect(await refused(openViewer(on.address, { ticket: forged, headers }))).toBe("refused")
    expect(await refused(openViewer(on.address, { ticket: "", headers }))).toBe("refused")
    const foreign = await on.ticket(path, await on.aUserOn(job))
    expect(await refused(openViewer(on.address, { ticket: foreign, headers }))).toBe("refused")
    const old = await on.ticket(path, job.technician)
    on.deps.setTime(new Date(on.deps.clock().getTime() + TICKET_TTL_MS))
    expect(await refused(openViewer(on.address, { ticket: old, headers }))).toBe("refused")
  })

  test("does not open without credentials or for a page of another origin", async () => {
    const { job, path } = await aRunningSession()
    const [one, two] = [await on.ticket(path, job.technician), await on.ticket(path, job.technician)]
    expect(await refused(openViewer(on.address, { ticket: one, headers: {} }))).toBe("refused")
    const origin = "https://evil.example"
    const foreign = openViewer(on.address, { ticket: two, headers: bearer(job.technician), origin })
    expect(await refused(foreign)).toBe("refused")
    const plain = await fetch(`${on.address}/viewer`, { headers: bearer(job.technician) })
    expect(plain.status).toBe(403)
  })

  test("gets no ticket for a session that has ended or for a user without the right to join", async () => {
    const { job, path } = await aRunningSession()
    const stranger = await on.aUserOn(job, ["DEVICE_READ"])
    expect((await on.call(stranger.token, "POST", `${sessionPath(path)}/tickets`)).status).toBe(403)
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    const answer = await on.call(job.technician.token, "POST", `${sessionPath(path)}/tickets`)
    expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  })
})
