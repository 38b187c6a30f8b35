/** What becomes of the sign-in that a browser has when somebody signs in with it again. */
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

describe("A browser has one sign-in", () => {
  test("signing in again ends the earlier one, whoever signs in, and says so in the audit log", async () => {
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

  test("a wrong password ends nothing", async () => {
    const first = await signInToPages(pages, "technician")
    const wrong = await signIn({ password: "wrong" }, { cookie: first.cookie })
    expect(wrong.status).not.toBe(303)
    expect((await first.get("/api/profile")).status).toBe(200)
  })

  test("another browser of the same person stays signed in", async () => {
    const [one, other] = [await signInToPages(pages, "technician"), await signInToPages(pages, "technician")]
    await signIn({}, { cookie: one.cookie })
    expect((await other.get("/api/profile")).status).toBe(200)
  })
})
