/** Every page of the administration and of the first-run guide: what can be hit and seen, by finger and by mouse. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { pathParamNames } from "../../src/http/endpoint.ts"
import { allPages } from "../../src/routes.ts"
import { GROUP_TABS } from "../../src/screens/usergroups/group-page.tsx"
import { aUserFixture } from "../harness/complete-fixtures.ts"
import { exportOf, uploadAndCheck } from "../harness/imports.ts"
import { deviceIdByName, passwordOf, servePages, testPages, userIdByName } from "../harness/pages.ts"
import { createToken } from "../harness/users.ts"
import { closePages, newPage } from "./harness.ts"
import { expectNoOverflow, expectNothingHidden } from "./readable.ts"
import { expectHittable } from "./targets.ts"

/** A tour visits about ninety screens; each wait inside it times out after seconds. */
setDefaultTimeout(300_000)

const pages = await testPages()
const { server, address } = servePages(pages)

/** No page, as files are none: a part that htmx loads, or the result of a trial that needs a running provider. */
const NO_PAGES = [
  "/admin/users/otpsecret",
  "/admin/devicegroups/:deviceGroupId/children",
  "/admin/devices/:deviceId/retention/loss",
  "/admin/devicegroups/:deviceGroupId/retention/loss",
  "/admin/providers/try/:trialId",
  // Needs the sign-in that it ends.
  "/admin/access/end",
]

/** What a parameter of the query shows has no route of its own. */
const TABS = [
  ...GROUP_TABS.map((tab) => `/admin/usergroups/:userGroupId?tab=${tab}`),
  "/admin/roles?tab=device",
  "/admin/config?tab=password-policy",
  "/admin/settings?tab=texts",
  "/admin/settings?tab=mail",
  "/admin/import?kind=users",
  "/admin/jobs?tab=runs",
  "/admin/audit?search=SIGN_IN",
]

const SETUP_STEPS = ["company", "machine", "interface", "issue", "people", "licence"]

/** By the names of path parameters. */
const ids: Record<string, string> = {}

beforeAll(async () => {
  const { deps, app } = pages
  const { db } = deps
  const administrator = await userIdByName(pages, "administrator")
  const { oidcSourceId, ldapSourceId, userGroupId, systemRoleId } = await aUserFixture({ deps })
  const firstOf = async (
    table: "device_role" | "identity_provider" | "ldap_provider" | "target_interface" | "device_permission",
  ) => (await db.selectFrom(table).select("id").executeTakeFirstOrThrow()).id
  const permission = await db
    .selectFrom("device_permission")
    .innerJoin("device", "device.id", "device_permission.device_id")
    .select(["device_permission.id", "device.id as deviceId", "device_group_id"])
    .where("device.id", "=", await deviceIdByName(pages, "Press P-7"))
    .executeTakeFirstOrThrow()
  const target = await db
    .selectFrom("target_interface")
    .select("id")
    .where("device_id", "=", permission.deviceId)
    .executeTakeFirstOrThrow()
  const importer = { app, root: { token: await createToken(deps, administrator) } }
  // The page of an import that is not checked yet posts itself, and leaves the tour.
  const { id: importId } = await uploadAndCheck(importer, "devices", await exportOf(importer, "devices"))
  Object.assign(ids, {
    ...{ userGroupId, systemRoleId, importId, oidcSourceId, ldapSourceId },
    userId: await userIdByName(pages, "technician"),
    deviceId: permission.deviceId,
    devicePermissionId: permission.id,
    deviceGroupId: permission.device_group_id,
    interfaceId: target.id,
    deviceRoleId: await firstOf("device_role"),
    identityProviderId: await firstOf("identity_provider"),
    ldapProviderId: await firstOf("ldap_provider"),
  })
})

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

/** Every address of a page, from the routes of the product: a new one is part of the tour. */
function addresses(): string[] {
  const routes = allPages
    .filter(({ method, path }) => method === "GET" && /^\/(admin|setup)(\/|$)/.test(path))
    .map(({ path }) => path)
    .filter((path) => !path.endsWith(".csv") && !NO_PAGES.includes(path))
  const steps = SETUP_STEPS.map((step) => `/setup/${step}`)
  return [...routes.filter((path) => !path.endsWith(":step")), ...TABS, ...steps].map(filled)
}

/** What `:id` stands for, by a part of its path. */
const KINDS_OF_ID = {
  "/admin/providers/": "identityProviderId",
  "/admin/directories/": "ldapProviderId",
  oidcusersources: "oidcSourceId",
  ldapusersources: "ldapSourceId",
}

function filled(path: string): string {
  const [, name = ""] = Object.entries(KINDS_OF_ID).find(([part]) => path.includes(part)) ?? []
  const idOf = (param: string) => ids[param === "id" ? name : param]
  return pathParamNames(path).reduce((result, name) => {
    const id = idOf(name)
    if (!id) throw new Error(`no identifier for :${name} of ${path}`)
    return result.replace(`:${name}`, id)
  }, path)
}

const HEIGHT = 844

test("no page of the administration scrolls sideways or has targets that are too small for a finger or a mouse", async () => {
  await using story = await newPage({ viewport: { width: 390, height: HEIGHT }, hasTouch: true })
  const { page } = story
  const input = await page.context().newCDPSession(page)
  // Whose words are the longest.
  await signIn(page, "de")
  for (const path of addresses()) {
    await input.send("Emulation.setTouchEmulationEnabled", { enabled: true })
    await page.setViewportSize({ width: 390, height: HEIGHT })
    const answer = await page.goto(address + path)
    expect([path, answer?.status()]).toEqual([path, 200])
    await expectNothingHidden(page, `${path}, on a phone`)
    await expectHittable(page, `${path}, on a phone`, true)
    await input.send("Emulation.setTouchEmulationEnabled", { enabled: false })
    await page.setViewportSize({ width: 1280, height: HEIGHT })
    await expectNothingHidden(page, path)
    await expectHittable(page, path, false)
  }
})

/** Phone, tablet, small and large laptop, desktop. */
const WIDTHS_OF_TESTS = [390, 820, 1100, 1280, 1600]

test("a test stands beside or above its form without covering it at any width", async () => {
  await using story = await newPage()
  const { page } = story
  await signIn(page, "nl")
  const tested = [
    `/admin/devices/${ids.deviceId}/interfaces`,
    `/admin/providers/${ids.identityProviderId}`,
    `/admin/directories/${ids.ldapProviderId}`,
  ]
  for (const path of tested) {
    await page.goto(address + path)
    for (const width of WIDTHS_OF_TESTS) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page, `${path}, ${width} px`)
      const { panel, form, button } = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
        return {
          panel: box(".test-panel"),
          form: box(".form-test-form"),
          button: box(".test-head button"),
        }
      })
      const isBeside = form.right <= panel.left
      const isApart = isBeside || panel.bottom <= form.top || form.bottom <= panel.top
      expect([path, width, isApart, button.right <= panel.right]).toEqual([path, width, true, true])
      expect([path, width, panel.width >= 200, form.width >= 280]).toEqual([path, width, true, true])
    }
  }
})

test("the message that a form is saved does not cover the bar with its buttons", async () => {
  await using story = await newPage()
  const { page } = story
  await signIn(page, "en-GB")
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`${address}/admin/devices/${ids.deviceId}/approval`)
    await page.locator(".sticky-save").getByRole("button", { name: "Save" }).click()
    const saved = await page.locator('.toast:has-text("Saved.")').boundingBox()
    const bar = await page.locator(".sticky-save").boundingBox()
    expect(saved!.y + saved!.height).toBeLessThanOrEqual(bar!.y)
  }
})

test("the fields of the password policy stand in a line also where one has a note, at any width", async () => {
  await using story = await newPage()
  const { page } = story
  await signIn(page, "de")
  await page.goto(`${address}/admin/config?tab=password-policy`)
  await page.fill("[name=digits]", "99")
  await page.locator("#password-policy button[type=submit]").click()
  await page.locator("#field-digits-error").waitFor()
  for (const width of [600, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const places = await page.locator(".field-row-five input").evaluateAll((inputs) => {
      const tops = inputs.map((input) => Math.round(input.getBoundingClientRect().top))
      // Each line of fields has one place.
      return { lines: new Set(tops).size, fields: tops.length }
    })
    expect([width, places.fields, places.lines]).toEqual([width, 5, width < 720 ? 2 : 1])
  }
})

test("a field that has no room beside two others takes a whole row, and no row of a form is half empty", async () => {
  await using story = await newPage()
  const { page } = story
  await signIn(page, "nl")
  await page.goto(`${address}/admin/devices/${ids.deviceId}`)
  for (const width of [600, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const ends = await page.locator("#device-form .field-row").evaluateAll((rows) =>
      rows.map((row) => {
        const last = row.lastElementChild!.getBoundingClientRect()
        return Math.round(row.getBoundingClientRect().right - last.right)
      }),
    )
    expect([width, ends.length > 2, Math.max(...ends)]).toEqual([width, true, 0])
  }
})

test("a button with a long label breaks its words on the smallest screen", async () => {
  await using story = await newPage({ viewport: { width: 320, height: 640 } })
  const { page } = story
  await signIn(page, "de")
  await page.goto(`${address}/admin/users/${ids.userId}`)
  const button = page.getByRole("button", { name: "Speichern" })
  await button.evaluate((shown) => shown.append(" Entsperren und Einmalpasswort an diese Person senden"))
  const { x, width } = (await button.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(320)
})

test("badges and words below a bar keep their distance from the lines of their table", async () => {
  await using story = await newPage({ viewport: { width: 1280, height: 900 } })
  const { page } = story
  await signIn(page, "en-GB")
  const lists = [
    ["/admin/users", "td .badge"],
    ["/devices", "td .window-words"],
  ] as const
  for (const [path, parts] of lists) {
    await page.goto(address + path)
    const distances = await page.locator(parts).evaluateAll((found) =>
      found.map((part) => {
        const [box, row] = [part.getBoundingClientRect(), part.closest("tr")!.getBoundingClientRect()]
        const [first, line] = [part.parentElement!.firstElementChild!.getBoundingClientRect(), row.top]
        return Math.min(box.top - line, first.top - line, row.bottom - box.bottom)
      }),
    )
    expect([path, distances.length > 0, Math.min(...distances) >= 3]).toEqual([path, true, true])
  }
})

test("the three buttons below a provider's form share a row on a phone, in three languages", async () => {
  for (const lang of ["de", "en-GB", "nl"]) {
    await using story = await newPage({ viewport: { width: 390, height: 844 } })
    const { page } = story
    await signIn(page, lang)
    await page.goto(`${address}/admin/providers`)
    const tops = await page
      .locator(".sticky-save > .button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
    expect([lang, tops.length, new Set(tops).size]).toEqual([lang, 3, 1])
    expect(await page.getByRole("link", { name: /Löschen|Delete|Verwijderen/ }).count()).toBe(1)
  }
})

async function signIn(page: Page, lang: string) {
  await page.context().addCookies([
    { name: "theme", value: "light", url: address },
    { name: "lang", value: lang, url: address },
  ])
  await page.goto(`${address}/login`)
  await page.fill("[name=username]", "administrator")
  await page.fill("[name=password]", passwordOf("administrator"))
  await page.keyboard.press("Enter")
  await page.waitForURL((url) => url.pathname === "/")
}
