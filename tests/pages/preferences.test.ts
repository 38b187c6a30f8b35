/** Appearance and language: stored per user after the sign-in, per browser before it. */
import { describe, expect, test } from "bun:test"
import { enqueueNotification } from "../../src/system/notifications/actions.ts"
import { leaseDueNotifications } from "../../src/system/notifications/store.ts"
import { passwordOf, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const themeOf = (html: string) => /<html lang="[^"]*"(?: data-theme="([^"]*)")?/.exec(html)?.[1] ?? "system"
const langOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1]

async function choose(who: Awaited<ReturnType<typeof signInToPages>>, body: object) {
  const headers = { cookie: who.cookie, "x-csrf-token": who.csrf, "content-type": "application/json" }
  const answer = await pages.app.request("/api/profile", {
    ...{ method: "PUT", headers, body: JSON.stringify(body) },
  })
  return { status: answer.status, body: (await answer.json()) as { theme: string | null } }
}

describe("the theme and language chosen by a user", () => {
  test("apply in the user's second browser despite its cookies, and to no other user", async () => {
    const [first, second] = [
      await signInToPages(pages, "technician"),
      await signInToPages(pages, "technician"),
    ]
    expect(themeOf(await first.html("/issues"))).toBe("system")
    expect(await choose(first, { theme: "dark" })).toMatchObject({ status: 200, body: { theme: "dark" } })
    await choose(first, { language: "nl" })
    for (const cookie of ["", "theme=light; lang=de"]) {
      const html = await (await second.get("/issues", { cookie })).text()
      expect([themeOf(html), langOf(html)]).toEqual(["dark", "nl"])
    }
    expect(themeOf(await (await signInToPages(pages, "expert")).html("/issues"))).toBe("system")
    await choose(first, { theme: "system" })
    const html = await (await second.get("/issues", { cookie: "theme=dark" })).text()
    expect(themeOf(html)).toBe("system")
  })

  test("must be offered values, or are refused with 400", async () => {
    const visitor = await signInToPages(pages, "expert")
    expect((await choose(visitor, { theme: "pink" })).status).toBe(400)
  })
})

test("the theme cookie of the browser applies before a sign-in and until the user has chosen a theme", async () => {
  const login = async (cookie: string) => (await pages.app.request("/login", { headers: { cookie } })).text()
  expect(themeOf(await login("theme=dark"))).toBe("dark")
  expect(themeOf(await login("theme=pink"))).toBe("system")
  const approver = await signInToPages(pages, "approver")
  expect(themeOf(await (await approver.get("/issues", { cookie: "theme=dark" })).text())).toBe("dark")
})

test("e-mails to a user are queued with the time zone of the browser at the user's latest sign-in", async () => {
  const { app, deps } = pages
  const userId = await userIdByName(pages, "expert")
  const zoneAfterSignIn = async (cookie: string) => {
    const body = new URLSearchParams({ username: "expert", password: passwordOf("expert") })
    const signedIn = await app.request("/login", { method: "POST", headers: { cookie }, body })
    expect(signedIn.status).toBe(303)
    await deps.db.deleteFrom("notification").execute()
    await enqueueNotification(
      deps.db,
      { kind: "CREDENTIALS_CHANGED", userId, change: "OTP_DISABLED" },
      deps.clock(),
    )
    const [queued] = await leaseDueNotifications(deps.db, deps.clock(), 1)
    return queued?.timeZone
  }
  expect(await zoneAfterSignIn("zone=America/New_York")).toBe("America/New_York")
  expect(await zoneAfterSignIn("zone=Atlantis/Capital")).toBe("America/New_York")
  expect(await zoneAfterSignIn("")).toBe("America/New_York")
  expect(await zoneAfterSignIn("zone=Europe/Amsterdam")).toBe("Europe/Amsterdam")
})
