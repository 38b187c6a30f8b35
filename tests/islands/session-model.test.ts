import { describe, expect, test } from "bun:test"
import {
  type ConnectionState,
  canReconnect,
  initialModel,
  isOwnerAwaited,
  type Model,
  reduce,
  type SessionAction,
} from "../../islands/remote-screen/model.ts"
import { urgencyOf, warningDue } from "../../islands/remote-screen/window-warning.ts"

const START: Model = initialModel({ sessionId: null, ownerId: null, windowEndsAtMs: null })
const through = (...actions: SessionAction[]) => actions.reduce(reduce, START)
const stateAfter = (...actions: SessionAction[]) => through(...actions).connection.state

const starting: SessionAction = { kind: "starting" }
const open: SessionAction = { kind: "socketOpen" }
const picture: SessionAction = { kind: "picture" }
const lost: SessionAction = { kind: "socketLost", isInputLost: false }
const leaving: SessionAction = { kind: "leaving" }
const notice = (state: "CONNECTING" | "CONNECTED" | "ENDED", code?: string): SessionAction => ({
  kind: "notice",
  notice: { about: "state", state, ...(code ? { code } : {}) },
  atMs: 0,
})

const up = notice("CONNECTED")
const machine = (state: "ANSWERS" | "SILENT" | "RECONNECTING", forMs = 0): SessionAction => ({
  kind: "notice",
  notice: { about: "machine", state, forMs },
  atMs: 100_000,
})

describe("the states of a remote connection", () => {
  const table: [string, SessionAction[], ConnectionState][] = [
    ["before anything", [], "idle"],
    ["while the session is started", [starting], "connecting"],
    ["with the socket open", [starting, open], "connecting"],
    ["while the machine is dialled", [starting, open, notice("CONNECTING")], "connecting"],
    [
      "an empty terminal before its machine answers",
      [starting, open, notice("CONNECTING"), picture],
      "connecting",
    ],
    ["when the machine has answered", [starting, open, up], "waiting"],
    ["with the first picture", [starting, open, up, picture], "connected"],
    ["with a picture before the word", [starting, open, picture, up], "connected"],
    ["when the network is lost", [starting, open, up, picture, lost], "waiting"],
    ["when it is back", [starting, open, up, picture, lost, open, up, picture], "connected"],
    ["an old picture on a new socket", [starting, open, up, picture, lost, open, up], "waiting"],
    ["while the machine does not answer", [starting, open, up, picture, machine("SILENT", 7000)], "waiting"],
    [
      "when the machine answers again",
      [starting, open, up, picture, machine("SILENT", 7000), machine("ANSWERS")],
      "connected",
    ],
    ["while the machine is dialled again", [starting, open, up, picture, machine("RECONNECTING")], "waiting"],
    ["while it is being ended", [starting, open, up, picture, leaving], "disconnecting"],
    ["a picture on the way out", [starting, open, up, picture, leaving, picture], "disconnecting"],
    [
      "ended in the ordinary way",
      [starting, open, up, picture, notice("ENDED", "COMPLETED")],
      "disconnected",
    ],
    ["ended by an error", [starting, open, up, picture, notice("ENDED", "UPSTREAM_TIMEOUT")], "failed"],
    ["nothing comes after the end", [starting, notice("ENDED", "COMPLETED"), picture, lost], "disconnected"],
    ["but a new start", [starting, notice("ENDED", "COMPLETED"), starting], "connecting"],
    ["prerequisites missing", [starting, { kind: "missing", prerequisites: ["LATEST_LOG"] }], "failed"],
  ]
  for (const [name, actions, state] of table) test(name, () => expect(stateAfter(...actions)).toBe(state))
})

test("that input may be lost is shown until the machine's picture is there again, however often the network is lost meanwhile", () => {
  const withLoss: SessionAction = { kind: "socketLost", isInputLost: true }
  const before = through(starting, open, up, picture)
  expect(before.isInputLost).toBe(false)
  const waiting = [withLoss, lost, open, up].reduce(reduce, before)
  expect(waiting.isInputLost).toBe(true)
  expect(reduce(waiting, picture).isInputLost).toBe(false)
})

test("the silence of the machine is measured on the browser's clock and reset when its socket is lost", () => {
  const silent = through(starting, open, up, picture, machine("SILENT", 7000))
  expect(silent.machine).toEqual({ state: "SILENT", sinceMs: 93_000 })
  expect(reduce(reduce(silent, lost), open).machine.state).toBe("ANSWERS")
})

test("the session's participants come from the server, and the last known ones stay while the network is lost", () => {
  const viewers = [{ id: "v1", userId: "u1", name: "Tom", right: "CONTROL" as const }]
  const model = through(starting, open, {
    kind: "notice",
    notice: { about: "viewers", self: "v1", viewers },
    atMs: 0,
  })
  expect(model).toMatchObject({ self: "v1", participants: viewers })
  const withoutNetwork = reduce(model, lost)
  expect(withoutNetwork.participants).toEqual(viewers)
  expect(reduce(withoutNetwork, notice("ENDED", "COMPLETED")).participants).toEqual([])
})

test("a new host key waits for a decision until it is made or the connection ends", () => {
  const hostKey = { keyType: "ssh-ed25519", fingerprint: "SHA256:abc" }
  const model = through(starting, open, { kind: "notice", notice: { about: "hostKey", ...hostKey }, atMs: 0 })
  expect(model.hostKey).toEqual(hostKey)
  expect(reduce(model, { kind: "hostKeyDecided" }).hostKey).toBeNull()
  expect(reduce(model, notice("ENDED", "UPSTREAM_TIMEOUT")).hostKey).toBeNull()
})

test("there is a recording from the moment the machine's screen is seen, not of a session that never connects", () => {
  // A terminal has an empty picture before its machine answers.
  expect(through(starting, open, picture, notice("ENDED", "CLIENT_UNAUTHORIZED")).hasRecording).toBe(false)
  expect(through(starting, open, up, notice("ENDED", "RESOURCE_CLOSED")).hasRecording).toBe(false)
  expect(through(starting, open, up, picture, lost, notice("ENDED", "COMPLETED")).hasRecording).toBe(true)
})

test("a revoked right takes effect immediately", () => {
  const model = through(starting, { kind: "right", right: "CONTROL" })
  expect(model.right).toBe("CONTROL")
  expect(reduce(model, { kind: "notice", notice: { about: "right", right: "VIEW" }, atMs: 0 }).right).toBe(
    "VIEW",
  )
})

describe("reconnecting after the end", () => {
  const endedBy = (code: string) =>
    through(
      starting,
      { kind: "session", sessionId: "s", ownerId: "owner", startedAtMs: 0, hasRecording: false },
      notice("ENDED", code),
    )
  const table: [string, string, string, boolean][] = [
    ["the owner after an unreachable machine", "UPSTREAM_NOT_FOUND", "owner", true],
    ["the owner after an ordinary end", "COMPLETED", "owner", true],
    ["a guest after the session is over", "COMPLETED", "guest", false],
    ["the owner when the window is over", "ISSUE_MAINTENANCE_WINDOW_ERROR", "owner", false],
    ["the owner when the issue was closed", "ISSUE_STATE_ERROR", "owner", false],
  ]
  for (const [name, code, user, may] of table)
    test(name, () => expect(canReconnect(endedBy(code), user)).toBe(may))

  test("is allowed to a guest who only left the session", () => {
    const model = through(
      starting,
      { kind: "session", sessionId: "s", ownerId: "owner", startedAtMs: 0, hasRecording: false },
      { kind: "ended", end: { code: "LEFT", detail: "" } },
    )
    expect(canReconnect(model, "guest")).toBe(true)
  })

  test("is not offered while the session runs", () =>
    expect(canReconnect(through(starting, open, up, picture), "owner")).toBe(false))
})

test("the maintenance window shows a warning 15, 10 and 5 minutes before its end", () => {
  const minutes = (n: number) => n * 60_000
  expect([16, 15, 12, 10, 7, 5, 1, 0].map((n) => warningDue(minutes(n)))).toEqual([
    null,
    15,
    15,
    10,
    10,
    5,
    5,
    null,
  ])
  expect([16, 15, 6, 5].map((n) => urgencyOf(minutes(n)))).toEqual(["calm", "soon", "soon", "now"])
})

test("the view of a person can be followed while they are here and control the machine", () => {
  const viewer = (id: string, right: "CONTROL" | "VIEW") => ({ id, userId: id, name: id, right })
  const viewers = (...here: ReturnType<typeof viewer>[]): SessionAction => ({
    kind: "notice",
    notice: { about: "viewers", self: "me", viewers: here },
    atMs: 0,
  })
  const area = (id: string): SessionAction => ({
    kind: "notice",
    notice: { about: "viewArea", viewer: id, x: 0, y: 0, w: 10, h: 10 },
    atMs: 0,
  })
  const followed = (...actions: SessionAction[]) => [
    ...through(area("a"), area("b"), ...actions).viewAreas.keys(),
  ]
  expect(followed(viewers(viewer("a", "CONTROL"), viewer("b", "CONTROL")))).toEqual(["a", "b"])
  expect(followed(viewers(viewer("a", "VIEW"), viewer("b", "CONTROL")))).toEqual(["b"])
  expect(followed(viewers(viewer("a", "CONTROL")))).toEqual(["a"])
})

test("the owner is awaited while connected viewers are without them, unless the session is kept open", () => {
  const people = (userId: string, remains?: true): SessionAction => ({
    kind: "notice",
    notice: {
      about: "viewers",
      self: "v1",
      viewers: [{ id: "v1", userId, name: "Tom", right: "VIEW" }],
      remains,
    },
    atMs: 0,
  })
  const session: SessionAction = {
    ...{ kind: "session", sessionId: "s1", ownerId: "owner" },
    ...{ startedAtMs: 0, hasRecording: false },
  }
  const after = (...actions: SessionAction[]) =>
    isOwnerAwaited(through(starting, session, open, up, picture, ...actions))
  expect(after()).toBe(false)
  expect(after(people("other"))).toBe(true)
  expect(after(people("other"), lost)).toBe(false)
  expect(after(people("other", true))).toBe(false)
  expect(after(people("owner"))).toBe(false)
})
