/** Fate of a browser's existing sign-in when a user signs in with this browser again. */
import { describe, expect, test } from "bun:test"
import { passwordOf, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const { app, deps } = pages

const signIn = (more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.request("/login", {
    method: "POST",
    headers,
    body: new URLSearchParams({ username: "technician", password: passwordOf("technician"), ...more }),
  })

describe("a browser with a sign-in", () => {
  test("ends it when any user signs in again, and the sign-out is audited", async () => {
    const first = await signInToPages(pages, "technician")
    const earlier = first.cookie
    const again = await signIn({ username: "expert", password: passwordOf("expert") }, { cookie: earlier })
    expect(again.status).toBe(303)
    const call = await app.request("/api/profile", { headers: { cookie: earlier } })
    expect(call.status).toBe(401)
    const [last] = await deps.db
      .selectFrom("audit_entry")
      .select(["event", "object_id"])
      .where("event", "=", "SIGN_OUT")
      .orderBy("id", "desc")
      .limit(1)
      .execute()
    expect(last).toMatchObject({ event: "SIGN_OUT", object_id: await userIdByName(pages, "technician") })
  })

  test("keeps it after an attempt with a wrong password", async () => {
    const first = await signInToPages(pages, "technician")
    const wrong = await signIn({ password: "wrong" }, { cookie: first.cookie })
    expect(wrong.status).not.toBe(303)
    expect((await first.get("/api/profile")).status).toBe(200)
  })

  test("keeps it when the same user signs in again in another browser", async () => {
    const [one, other] = [await signInToPages(pages, "technician"), await signInToPages(pages, "technician")]
    await signIn({}, { cookie: one.cookie })
    expect((await other.get("/api/profile")).status).toBe(200)
  })

  test("is told on the sign-in page that it has ended, and a browser without one is not", async () => {
    const ended = await signInToPages(pages, "technician")
    await deps.db.updateTable("sign_in").set({ revoked_on: deps.clock() }).execute()
    const gate = async (headers: Record<string, string>) =>
      (await app.request("/devices", { headers })).headers.get("location")
    expect(await gate({ cookie: ended.cookie })).toBe("/login?expired=ended&target=%2Fdevices")
    expect(await gate({})).toBe("/login?target=%2Fdevices")
  })
})
