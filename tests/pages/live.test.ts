/** The stream of changes of an open page, read as a browser reads it. */
import { describe, expect, test } from "bun:test"
import { buildApp } from "../../src/app.tsx"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import { ChangeFeed } from "../../src/base/change-feed.ts"
import { isUserActivity } from "../../src/identity/signin/rules.ts"
import { liveStream } from "../../src/screens/live/stream.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import { aUserWithPassword, PASSWORD } from "../harness/factors.ts"
import {
  type BrowserSession,
  deviceIdByName,
  signInToPages,
  testPages,
  userIdByName,
} from "../harness/pages.ts"
import { aUserGroup, aUserGroupOnDevice, grantOnDevice, grantOnSystem } from "../harness/users.ts"

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const { deps } = pages
const P7 = await deviceIdByName(pages, "Press P-7")
const ISSUE = await anIssue(deps, P7, await userIdByName(pages, "technician"))
const UNKNOWN = "11111111-1111-4111-8111-111111111111"

/** The names of the events of a stream, as they come. */
function eventsOf(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  return {
    /** Reads until an event with this name comes. @returns the names since the last call */
    async until(last: string): Promise<string[]> {
      let text = ""
      const names = () => [...text.matchAll(/^event: (.+)$/gm)].map(([, name]) => name!)
      while (!names().includes(last)) {
        const { value, done } = await reader.read()
        if (done) break
        text += value
      }
      return names()
    },
    close: () => reader.cancel(),
  }
}

async function eventsUntil(response: Response, last: string): Promise<string[]> {
  const events = eventsOf(response)
  const names = await events.until(last)
  await events.close()
  return names
}

const openAs = (reader: BrowserSession, topics: string, headers: Record<string, string> = {}) =>
  reader.get(`/live?topics=${encodeURIComponent(topics)}`, headers)
const open = (topics: string, headers?: Record<string, string>) => openAs(technician, topics, headers)

describe("the stream of changes", () => {
  test("names the topics of a change that the page depends on, and no other topics and no content", async () => {
    const stream = await open(`issues,issue:${ISSUE}`)
    expect(stream.headers.get("content-type")).toBe("text/event-stream")
    deps.publish({ kind: "approval", objectId: ISSUE })
    deps.publish({ kind: "issue", id: UNKNOWN })
    deps.publish({ kind: "issue", id: ISSUE })
    expect(await eventsUntil(stream, `issue:${ISSUE}`)).toEqual(["issues", `issue:${ISSUE}`])
  })

  test("asks every page to refresh after a change of rights", async () => {
    const stream = await open("issues")
    deps.publish({ kind: "permissions" })
    expect(await eventsUntil(stream, "refresh")).toEqual(["refresh"])
  })

  test("sends what a reconnecting page has missed", async () => {
    const before = deps.changes.newest
    deps.publish({ kind: "approval", objectId: ISSUE })
    const stream = await open("approvals", { "last-event-id": `${before}` })
    expect(await eventsUntil(stream, "approvals")).toEqual(["approvals"])
  })

  test("asks a page to refresh that was away for longer than changes are kept", async () => {
    const stream = await open("approvals", { "last-event-id": "999999999" })
    expect(await eventsUntil(stream, "refresh")).toEqual(["refresh"])
  })

  test("ends with the sign-in of its page, and with no other one of the user", async () => {
    const [leaving, staying] = [await signInToPages(pages, "expert"), await signInToPages(pages, "expert")]
    const [ending, going] = [
      await leaving.get("/live?topics=issues"),
      await staying.get("/live?topics=issues"),
    ]
    await leaving.post("/logout", {})
    expect(await ending.text()).not.toContain("event:")
    deps.publish({ kind: "issue", id: ISSUE })
    expect(await eventsUntil(going, "issues")).toEqual(["issues"])
  })

  test("ends when the user is locked, and goes on after any other change of the user", async () => {
    const reader = await signInToPages(pages, "expert")
    const userId = await userIdByName(pages, "expert")
    const stream = await reader.get("/live?topics=issues")
    const setLocked = (reason: string | null) =>
      deps.db.updateTable("app_user").set({ locked_reason: reason }).where("id", "=", userId).execute()
    const going = await reader.get("/live?topics=issues")
    deps.publish({ kind: "user", id: userId })
    deps.publish({ kind: "issue", id: ISSUE })
    expect(await eventsUntil(going, "issues")).toEqual(["issues"])
    await setLocked("BY_ADMIN")
    deps.publish({ kind: "user", id: userId })
    expect(await stream.text()).toContain("event: issues")
    await setLocked(null)
  })

  test("needs a sign-in", async () => {
    const refused = await pages.app.request("/live?topics=issues")
    expect([refused.status, refused.headers.get("location")]).toEqual([
      303,
      expect.stringContaining("/login"),
    ])
  })

  test("ends when the server stops", async () => {
    const stopping = { ...deps, changes: new ChangeFeed() }
    const path = "/live?topics=issues"
    const stream = await buildApp(stopping).request(path, { headers: { cookie: technician.cookie } })
    stopping.changes.stop()
    expect(stream.headers.get("content-type")).toBe("text/event-stream")
    expect(await stream.text()).not.toContain("event:")
  })
})

describe("a change of an object", () => {
  const topicsOf = (deviceId: string, issueId: string) =>
    [`device:${deviceId}`, `issue:${issueId}`, `approval:${issueId}`, "invitations"].join()

  /** A person of their own with these rights on a machine, whose issue waits for an approval. */
  async function aReader(authorities: readonly DeviceAuthority[], superuser = false) {
    const deviceId = await aDevice(deps)
    const { userId, username } = await aUserWithPassword(deps, { superuser })
    if (authorities.length > 0) await grantOnDevice(deps, userId, deviceId, authorities)
    const issueId = await anIssue(deps, deviceId, userId)
    const { id: requestId } = await deps.db
      .insertInto("approval_request")
      .values({
        ...{ object_type: "ISSUE", object_id: issueId, device_id: deviceId, title: "asked for" },
        ...{ start_on: deps.clock(), created_by: await userIdByName(pages, "technician") },
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    const reader = await signInToPages(pages, username, PASSWORD)
    /** Everything of the machine, and last what is told to everybody. */
    const publishAll = () => {
      deps.publish({ kind: "device", id: deviceId })
      deps.publish({ kind: "issue", id: issueId })
      deps.publish({ kind: "approval", objectId: issueId })
      deps.publish({ kind: "invitation", sessionId: UNKNOWN })
    }
    const all = [`device:${deviceId}`, `issue:${issueId}`, `approval:${issueId}`, "invitations"]
    const live = async (headers?: Record<string, string>) =>
      eventsOf(await openAs(reader, topicsOf(deviceId, issueId), headers))
    const withdraw = () => deps.db.deleteFrom("device_permission").where("user_id", "=", userId).execute()
    return { userId, deviceId, issueId, requestId, publishAll, all, live, withdraw }
  }

  test("is told to whom the machine is visible, by a right of their own, of a group or of the whole system", async () => {
    const own = await aReader(["LOG_READ"])
    const [superuser, viaGroup, viaSystem] = [await aReader([], true), await aReader([]), await aReader([])]
    await aUserGroupOnDevice(deps, viaGroup.deviceId, [viaGroup.userId])
    await grantOnSystem(deps, viaSystem.userId, ["DEVICE_READ"])
    for (const { live, publishAll, all } of [own, superuser, viaGroup, viaSystem]) {
      const events = await live()
      publishAll()
      expect(await events.until("invitations")).toEqual(all)
      await events.close()
    }
  })

  test("is not told from the withdrawal of the last right on its machine on, neither by an open stream nor by a new one", async () => {
    const { publishAll, all, live, withdraw } = await aReader(["DEVICE_READ", "ISSUE_READ"])
    const events = await live()
    publishAll()
    expect(await events.until("invitations")).toEqual(all)
    await withdraw()
    const later = await live()
    publishAll()
    expect(await events.until("invitations")).toEqual(["invitations"])
    expect(await later.until("invitations")).toEqual(["invitations"])
    await Promise.all([events.close(), later.close()])
  })

  test("from before the withdrawal is not told after it, also to a browser that asks for what it has missed", async () => {
    const { publishAll, live, withdraw } = await aReader(["DEVICE_READ"])
    const before = deps.changes.newest
    publishAll()
    await withdraw()
    const events = await live({ "last-event-id": `${before}` })
    expect(await events.until("invitations")).toEqual(["invitations"])
    await events.close()
  })

  test("is told to those who take part in its approval without a right on the machine, of the approval alone", async () => {
    const { userId, requestId, issueId, publishAll, live } = await aReader([])
    const events = await live()
    publishAll()
    expect(await events.until("invitations")).toEqual(["invitations"])
    const stage = { approval_request_id: requestId, position: 0 }
    await deps.db
      .insertInto("approval_request_stage")
      .values({ ...stage, required_votes: 1 })
      .execute()
    const user_group_id = await aUserGroup(deps, [userId])
    await deps.db
      .insertInto("approval_request_group")
      .values({ ...stage, vote_right: "VOTE", user_group_id })
      .execute()
    publishAll()
    expect(await events.until("invitations")).toEqual([`approval:${issueId}`, "invitations"])
    await events.close()
  })

  test("makes a page ask by itself while the database does not answer who may hear of it", async () => {
    const feed = new ChangeFeed()
    const away = () => Promise.reject(new Error("no database"))
    const reader = { userId: "", signInId: "", isSignedIn: async () => true, listReadable: away }
    const topics = new Set([`issue:${ISSUE}`])
    const stream = new Response(liveStream(feed, { reader, topics, after: null }))
    feed.publish({ kind: "issue", id: ISSUE })
    expect(await eventsUntil(stream, "refresh")).toEqual(["refresh"])
  })
})

test("a page's own update is no user activity, unlike opening the page", () => {
  expect(isUserActivity("/issues", new Headers({ "x-background": "true" }))).toBe(false)
  expect(isUserActivity("/issues", new Headers())).toBe(true)
})
