/** A user of an identity provider signs in, lands on the requested page, and signs out of both. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { seedDemo } from "../../src/demo/seed/seed.ts"
import { createTestDatabase, type TestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { aProvider, aSourceGroup } from "../harness/providers.ts"
import { quickHash } from "../harness/quick-hash.ts"
import { type RemoteServer, serveRemote } from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { type OidcPeer, startOidcPeer } from "../peers/oidc.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { expectNoOverflow } from "./readable.ts"

/** Playwright gives up on its own first. */
setDefaultTimeout(120_000)

const STEP_MS_MAX = 30_000
/** No test here connects to a machine. */
const NOWHERE = { port: 9 }
const folder = temporaryFolder("provider-story")
let database: TestDatabase
let server: RemoteServer<ReturnType<typeof testDeps>>
let peer: OidcPeer
let providerId: string

beforeAll(async () => {
  database = await createTestDatabase()
  const deps = { ...testDeps(database.db), dataFolder: folder.path, clock: () => new Date() }
  await seedDemo(
    deps,
    { p7: NOWHERE, r2: NOWHERE, l3: NOWHERE, l3Shell: NOWHERE, r2Web: NOWHERE, l3Computer: NOWHERE },
    quickHash,
  )
  server = await serveRemote(deps)
  peer = await startOidcPeer({
    redirectUris: [`${server.address}/login/oidc/callback`],
    postLogoutRedirectUris: [`${server.address}/login?logout=true`],
    hasLoginPage: true,
  })
  providerId = await aProvider(server.deps, peer.issuer, { name: "Plant ID" })
  await aSourceGroup(server.deps, "OIDC", providerId, { groupMappings: ["fitters"] })
  peer.people.set("ada", {
    sub: "ada",
    preferred_username: "ada",
    given_name: "Ada",
    family_name: "Berg",
    groups: ["fitters"],
  })
  peer.currentSubject = "ada"
})
afterAll(async () => {
  await closePages()
  await peer.stop()
  await server.stop()
  await database.stop()
  folder.remove()
})

test("a user signs in at the identity provider, returns to the requested page, and signs out of both", async () => {
  await using story = await newPage()
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  await page.goto(`${server.address}/devices?search=press`)
  await page.waitForURL(/\/login\?target=/)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole("link", { name: "Sign in with Plant ID" }).click()
  await page.getByRole("button", { name: "Continue as ada" }).click()
  await page.waitForURL(`${server.address}/devices?search=press`)
  await page.getByText("Ada Berg").first().click()
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.waitForURL(new RegExp(`^${peer.issuer}/session/end`))
  await page.getByRole("button", { name: /yes/i }).click()
  await page.waitForURL(`${server.address}/login?logout=true`)
  await page.getByText("You have signed out.").waitFor()
  await page.goto(`${server.address}/devices`)
  await page.waitForURL(/\/login/)
})

test("a step-up signs in again at the provider and returns to the same page", async () => {
  await using story = await newPage({ expect: /status of 403/ })
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  await page.goto(`${server.address}/login?target=/profile/tokens`)
  await page.getByRole("link", { name: "Sign in with Plant ID" }).click()
  await page.getByRole("button", { name: "Continue as ada" }).click()
  await page.waitForURL(`${server.address}/profile/tokens`)
  await server.deps.db
    .updateTable("sign_in")
    .set({ authenticated_on: new Date(0) })
    .execute()
  const newToken = () => page.getByRole("button", { name: "New token" }).first().click()
  await newToken()
  const dialog = page.getByRole("dialog", { name: "Confirm your identity" })
  await dialog.getByRole("link", { name: "Confirm at Plant ID" }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Confirm at Plant ID")
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press("Enter")
  // The session at the provider is still active: without a prompt parameter it would not ask for a sign-in.
  await page.getByRole("button", { name: "Continue as ada" }).click()
  await page.waitForURL(`${server.address}/profile/tokens`)
  await newToken()
  await page.getByRole("dialog", { name: "New token" }).waitFor()
})

test("the provider's sign-in is reached from the password field by keyboard alone", async () => {
  await using story = await newPage()
  const { page } = story
  await page.goto(`${server.address}/login`)
  await page.focus("#field-password")
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "")
  for (let step = 0; step < 4 && (await focused()) !== "Sign in with Plant ID"; step++)
    await page.keyboard.press("Tab")
  expect(await focused()).toBe("Sign in with Plant ID")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Continue as ada" }).waitFor()
})

test("an unreachable provider with a long name is reported without axe violations in both themes on a narrow viewport", async () => {
  const name = "Suppliers association of the south, guests of 2026"
  const goneId = await aProvider(server.deps, "http://127.0.0.1:9", { name })
  for (const colorScheme of ["light", "dark"] as const) {
    await using story = await newPage({ colorScheme, viewport: { width: 390, height: 844 } })
    const { page } = story
    await page.goto(`${server.address}/login?target=/devices`)
    await page.getByRole("link", { name: "Sign in with Suppliers" }).click()
    await page.getByRole("alert").getByText("of the south, guests of 2026 does not respond.").waitFor()
    expect(await page.locator("code").textContent()).toBe("PROVIDER_UNREACHABLE")
    expect(await axeViolations(page)).toEqual([])
    await expectNoOverflow(page, "the page of a provider that does not answer")
  }
  await server.deps.db.deleteFrom("identity_provider").where("id", "=", goneId).execute()
})
