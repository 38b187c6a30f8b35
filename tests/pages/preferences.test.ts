/** Appearance and language: stored per user after the sign-in, per browser before it. */
import { describe, expect, test } from "bun:test"
import { enqueueNotification } from "../../src/system/notifications/actions.ts"
import { leaseDueNotifications } from "../../src/system/notifications/store.ts"
import { getSettings } from "../../src/system/settings/store.ts"
import { passwordOf, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { aUser } from "../harness/users.ts"

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

/** The e-mail to a user who has just signed in with a browser that sends these headers. */
async function emailAfterSignIn(username: string, headers: Record<string, string>) {
  const { app } = pages
  const body = new URLSearchParams({ username, password: passwordOf(username) })
  const signedIn = await app.request("/login", { method: "POST", headers, body })
  expect(signedIn.status).toBe(303)
  return emailTo(await userIdByName(pages, username))
}

async function emailTo(userId: string) {
  const { deps } = pages
  await deps.db.deleteFrom("notification").execute()
  const event = { kind: "CREDENTIALS_CHANGED", userId, change: "OTP_DISABLED" } as const
  await enqueueNotification(deps.db, event, deps.clock())
  const [queued] = await leaseDueNotifications(deps.db, deps.clock(), 1)
  return queued
}

test("e-mails to a user are queued with the time zone of the browser at the user's latest sign-in", async () => {
  const zoneAfterSignIn = async (cookie: string) => (await emailAfterSignIn("expert", { cookie }))?.timeZone
  expect(await zoneAfterSignIn("zone=America/New_York")).toBe("America/New_York")
  expect(await zoneAfterSignIn("zone=Atlantis/Capital")).toBe("America/New_York")
  expect(await zoneAfterSignIn("")).toBe("America/New_York")
  expect(await zoneAfterSignIn("zone=Europe/Amsterdam")).toBe("Europe/Amsterdam")
})

describe("e-mails to a user who has chosen no language", () => {
  const languageAfterSignIn = async (headers: Record<string, string>) =>
    (await emailAfterSignIn("approver", headers))?.language

  test("are in the language of the pages at the user's latest sign-in", async () => {
    expect(await languageAfterSignIn({ "accept-language": "de-AT,de;q=0.9,en;q=0.5" })).toBe("de")
    expect(await languageAfterSignIn({ "accept-language": "de", cookie: "lang=nl" })).toBe("nl")
    expect(await languageAfterSignIn({ "accept-language": "fr" })).toBe("nl")
    expect(await languageAfterSignIn({})).toBe("nl")
  })

  test("are in the user's own language as soon as there is one", async () => {
    await languageAfterSignIn({ "accept-language": "nl" })
    const reader = await signInToPages(pages, "approver")
    await choose(reader, { language: "de" })
    expect(await languageAfterSignIn({ "accept-language": "nl" })).toBe("de")
    await choose(reader, { language: null })
    expect(await languageAfterSignIn({})).toBe("nl")
  })

  test("are in the language of the installation before the user's first sign-in", async () => {
    const userId = await aUser(pages.deps)
    await pages.deps.db
      .updateTable("app_user")
      .set({ email: "new@plant.example" })
      .where("id", "=", userId)
      .execute()
    expect((await emailTo(userId))?.language).toBe("en-GB")
    const administrator = await signInToPages(pages, "administrator")
    const { version } = await getSettings(pages.deps.db)
    const saved = await administrator.post("/admin/settings", {
      ...{ version: String(version), customerName: "Acme", inactivityTimeoutInSeconds: "600" },
      ...{ emergencyDurationInMinutes: "60", emailLanguage: "nl" },
    })
    expect(saved.status).toBe(303)
    expect((await emailTo(userId))?.language).toBe("nl")
  })
})
