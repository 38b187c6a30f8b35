/** The stream of changes of an open page, read as a browser reads it. */
import { describe, expect, test } from "bun:test"
import { buildApp } from "../../src/app.tsx"
import { ChangeFeed } from "../../src/base/change-feed.ts"
import { isUserActivity } from "../../src/identity/signin/rules.ts"
import { signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const { deps } = pages
const ISSUE = "11111111-1111-4111-8111-111111111111"

/** Reads events until one with this name has come. @returns the names so far */
async function eventsUntil(response: Response, last: string): Promise<string[]> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  const names = () => [...text.matchAll(/^event: (.+)$/gm)].map(([, name]) => name!)
  while (!names().includes(last)) {
    const { value, done } = await reader.read()
    if (done) break
    text += value
  }
  await reader.cancel()
  return names()
}

const open = (topics: string, headers: Record<string, string> = {}) =>
  technician.get(`/live?topics=${encodeURIComponent(topics)}`, headers)

describe("the stream of changes", () => {
  test("names the topics of a change that the page depends on, and no other topics and no content", async () => {
    const stream = await open(`issues,issue:${ISSUE}`)
    expect(stream.headers.get("content-type")).toBe("text/event-stream")
    deps.publish({ kind: "approval", objectId: ISSUE })
    deps.publish({ kind: "issue", id: "22222222-2222-4222-8222-222222222222" })
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
    deps.publish({ kind: "user", id: userId })
    deps.publish({ kind: "issue", id: ISSUE })
    const going = await reader.get("/live?topics=issues")
    await setLocked("BY_ADMIN")
    deps.publish({ kind: "user", id: userId })
    const [first] = await Promise.all([stream.text(), going.text()])
    expect(first).toContain("event: issues")
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

test("a page's own update is no user activity, unlike opening the page", () => {
  expect(isUserActivity("/issues", new Headers({ "x-background": "true" }))).toBe(false)
  expect(isUserActivity("/issues", new Headers())).toBe(true)
})
