import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { hoursAfter } from "../../src/base/clock.ts"
import { insertSession } from "../../src/sessions/session/store.ts"
import {
  deviceIdByName,
  newIssue,
  newLog,
  passwordOf,
  servePages,
  signInToPages,
  takenIssue,
  testPages,
  userIdByName,
} from "../harness/pages.ts"
import { grantOnDevice } from "../harness/users.ts"
import { closePages, newPage } from "./harness.ts"
import { expectFits, expectNothingHidden, expectReadable } from "./readable.ts"
import { expectHittable } from "./targets.ts"

/** A tour visits about thirty screens; each wait inside it times out after seconds. */
setDefaultTimeout(300_000)

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const l3 = await deviceIdByName(pages, "Packing line L-3")
const p7 = await deviceIdByName(pages, "Press P-7")
/** Of the areas of the reference one with few calls: each call looks alike. */
const SHORT_REFERENCE = "/api-reference/api-tokens"
const LONG_TITLE = `${"Unbreakable".repeat(7)} and a few words`
const { server, address } = servePages(pages)

/** Paths of an issue in progress with a long title, and of its log, with the id of a session. */
const book = { issue: "", log: "", session: "", closed: "", overdue: "" }

beforeAll(async () => {
  const description = `${"Long text. ".repeat(80)}https://example.com/${"x".repeat(150)}`
  book.issue = await takenIssue(technician, l3, { title: LONG_TITLE, description })
  book.log = await newLog(technician, book.issue, { title: LONG_TITLE, description })
  book.session = await aRunningSession(book.log)
  book.closed = await newIssue(technician, p7)
  await technician.post(`${book.closed}/close`, { reason: "WONT_DO" })
  book.overdue = await anOverdueIssue()
})

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

/** Of a user who may start an emergency session. */
async function anOverdueIssue(): Promise<string> {
  const path = await takenIssue(technician, l3)
  await grantOnDevice(pages.deps, await userIdByName(pages, "technician"), l3, ["DEVICE_START_EMERGENCY"])
  const now = pages.deps.clock()
  await pages.deps.db
    .updateTable("issue")
    .set({ activation_on: hoursAfter(now, -99), window_hours: 2, window_end_on: hoursAfter(now, -97) })
    .where("id", "=", path.split("/").at(-1) ?? "")
    .execute()
  return path
}

async function aRunningSession(log: string): Promise<string> {
  const [, , deviceId = "", , issueId = "", , logId = ""] = log.split("/")
  const target = await pages.deps.db
    .selectFrom("target_interface")
    .select("id")
    .where("device_id", "=", l3)
    .executeTakeFirstOrThrow()
  return await insertSession(pages.deps.db, {
    ...{ deviceId, issueId, logId, interfaceId: target.id, interfaceName: "Line panel" },
    ...{ interfaceType: "VNC", ownerId: await userIdByName(pages, "technician"), recordingState: "NONE" },
    startedOn: pages.deps.clock(),
  })
}

async function signIn(page: Page, username = "technician", password = passwordOf(username)) {
  await page.goto(`${address}/login`)
  await page.fill("[name=username]", username)
  await page.fill("[name=password]", password)
  await page.keyboard.press("Enter")
}

/** Screens with an address of their own, as the signed-in technician sees them. */
const screens = () => [
  "/",
  "/search?q=p7",
  "/scan",
  "/calendar",
  "/calendar?view=month",
  "/issues/new",
  "/issues",
  "/issues?tab=mine",
  "/issues?tab=group",
  "/issues?tab=closed&page=2",
  "/issues?search=nothing-is-called-so",
  "/devices",
  `/devices/${l3}`,
  `/devices/${l3}?tab=recurring`,
  `/devices/${l3}?tab=sessions`,
  `/devices/${l3}?tab=files`,
  `/devices/${l3}/issues`,
  `/devices/${l3}/history`,
  `/devices/${l3}/label`,
  `/devices/${p7}/issues/new`,
  book.issue,
  `${book.issue}/edit`,
  book.closed,
  `${book.issue}/logs/new`,
  book.log,
  "/dashboard",
  "/dashboard?tab=created&completed=true",
  "/dashboard?tab=invited",
  "/sessions/side-by-side",
  "/approvals",
  "/approvals?tab=created&completed=true",
  "/profile/otp",
  "/profile/passkeys",
  "/profile/step-up?target=/issues",
  "/profile",
  "/manual",
  "/manual/technician",
  "/about",
  "/download",
  "/legal",
  "/api-reference",
  "/api-reference?search=recurring",
  SHORT_REFERENCE,
  "/no-such-page",
  `/devices/${l3}/issues/no-id`,
]

/** Dialogs by the page they open on and the end of the address that answers them. */
const dialogs = (): [page: string, dialog: string][] => [
  [book.issue, "/close"],
  [book.issue, "/extend"],
  [book.issue, "/quickstart"],
  [book.log, "/interfaces"],
  [`/devices/${l3}?tab=recurring`, "/recurringissues/new"],
  [book.issue, "/checklist/edit"],
  [book.overdue, "/emergency"],
]

/** Phones show the same elements in another order: these pages have parts that only phones show. */
const onPhonesToo = () => ["/issues", "/calendar", `/devices/${l3}`, book.issue, book.log]

/** Phones have touch mode, and the longest words. */
const LOOKS = [
  { width: 1280, lang: "en-GB" },
  { width: 390, lang: "de" },
]
const PHONE_PIXELS_MAX = 720

describe("every screen has no axe violations, no horizontal scrolling and no targets that are too small", () => {
  for (const { width, lang } of LOOKS)
    test(`${width} px wide, ${lang}`, async () => {
      await using story = await openTour(width, lang)
      const { page } = story
      const isTouch = width < PHONE_PIXELS_MAX
      const isChecked = async (what: string, isRepeated = isTouch) => {
        if (isRepeated) await expectFits(page, what)
        else await expectReadable(page, what)
        await expectNothingHidden(page, what)
        await expectHittable(page, what, isTouch)
      }
      await signIn(page, "technician", "wrong")
      await page.waitForSelector(".notice.tone-red")
      await isChecked("wrong password")
      for (const path of ["/init", "/no-such-page"]) {
        await page.goto(address + path)
        await isChecked(path)
      }
      await signIn(page)
      await page.waitForURL((url) => url.pathname === "/")
      expect(await page.getAttribute("html", "lang")).toBe(lang)
      for (const path of screens()) {
        await page.goto(address + path)
        await isChecked(path, isTouch && !onPhonesToo().includes(path))
      }
      for (const [path = "", end = ""] of dialogs()) {
        await page.goto(address + path)
        const opener = page.locator(`[hx-get$="${end}"]`).first()
        if (!(await opener.isVisible())) {
          await page.click(".page-actions summary")
          await isChecked(`${path}, menu of actions`)
        }
        await opener.click()
        await page.waitForSelector("dialog:modal")
        await isChecked(path + end, false)
      }
      await page.goto(`${address}/devices/${p7}/issues/new`)
      await page.click("#issue-form button[type=submit]")
      await page.waitForSelector(".field-error")
      await isChecked("an issue with mistakes", false)
    })
})

test("dialogs, logs and tables have the sizes that the specification names", async () => {
  await using story = await openTour(1280, "en-GB")
  const { page } = story
  /** Opens a dialog by its address, at the end of its opening. */
  const open = async (path: string) => {
    await page.goto(address + path)
    const dialog = page.locator("dialog:modal")
    await dialog.waitFor()
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    return Math.round((await dialog.boundingBox())!.width)
  }
  const maxHeightOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).maxHeight)

  await signIn(page)
  await page.waitForURL((url) => url.pathname === "/")
  expect(await open(`${book.issue}/quickstart`)).toBeGreaterThanOrEqual(600)
  expect(await maxHeightOf(".description-box")).toBe("80px")
  // Also in a window that the dialog does not fit into.
  await page.setViewportSize({ width: 390, height: 600 })
  expect((await page.locator(".description-box").boundingBox())!.height).toBe(80)
  await page.setViewportSize({ width: 1280, height: 844 })

  await page.context().clearCookies()
  await signIn(page, "approver")
  await page.waitForURL((url) => url.pathname === "/")
  const request = await pages.deps.db.selectFrom("approval_request").select("id").executeTakeFirstOrThrow()
  expect(await open(`/approvals/${request.id}/vote`)).toBe(400)
  expect(await maxHeightOf(".approval-log")).toBe("400px")

  await page.context().clearCookies()
  await signIn(page, "administrator")
  await page.waitForURL((url) => url.pathname === "/")
  expect(await open(`${book.log}/sessions/${book.session}/plcblocks`)).toBe(1280 * 0.8)
})

test("the two tables of downloads have frames and columns at the same places, and cut no text", async () => {
  const downloads = join(pages.deps.dataFolder, "downloads")
  mkdirSync(downloads, { recursive: true })
  writeFileSync(join(downloads, "connector-debian-arm64.deb"), "package")
  await using story = await openTour(768, "de")
  const { page } = story
  await signIn(page)
  await page.waitForURL((url) => url.pathname === "/")
  await page.goto(`${address}/download`)
  const places = await page.$$eval(".table-frame", (frames) =>
    frames.map((frame) =>
      [frame, ...frame.querySelectorAll("th")].map((part) => {
        const { left, right } = part.getBoundingClientRect()
        return [left, right]
      }),
    ),
  )
  expect(places).toHaveLength(2)
  expect(places[0]).toEqual(places[1])
  const cut = await page.$$eval(".table-frame :is(td, td small, td .cell-lines > span)", (cells) =>
    cells
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

test("no screen scrolls sideways on a phone in Dutch", async () => {
  await using story = await openTour(390, "nl")
  const { page } = story
  await signIn(page)
  await page.waitForURL((url) => url.pathname === "/")
  expect(await page.getAttribute("html", "lang")).toBe("nl")
  for (const path of screens()) {
    await page.goto(address + path)
    await expectNothingHidden(page, path)
  }
})

test("on a phone the box that selects all issues covers the heads that scroll below it, in line with the boxes of the rows", async () => {
  await using story = await openTour(390, "nl")
  const { page } = story
  await signIn(page)
  await page.waitForURL((url) => url.pathname === "/")
  await page.goto(`${address}/issues`)
  await page.waitForSelector(".triage-table")
  const edge = await page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return {
      uncovered: box(".triage-table thead tr").right - box(".triage-table thead .cell-check").right,
      offset: box("[data-select-all]").x - box(".triage-table tbody [name=id]").x,
    }
  })
  expect(Math.abs(edge.uncovered)).toBeLessThan(1)
  expect(Math.abs(edge.offset)).toBeLessThan(1)
})

test.each(["de", "nl"])(
  "on a tablet the issues of a machine show their windows within their frame in %s",
  async (lang) => {
    await using story = await openTour(768, lang)
    const { page } = story
    await signIn(page)
    await page.waitForURL((url) => url.pathname === "/")
    await page.goto(`${address}/devices/${p7}/issues`)
    const [frame, window] = await Promise.all(
      ["#issue-list .table-frame", "#issue-list tbody time"].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    )
    expect(window?.width).toBeGreaterThan(50)
    expect((window?.x ?? 0) + (window?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
  },
)

test.each([
  [320, "de"],
  [1280, "nl"],
])("the issue list shows the words of each window as a whole at %i px in %s", async (width, lang) => {
  await using story = await openTour(width, lang)
  const { page } = story
  await signIn(page)
  await page.waitForURL((url) => url.pathname === "/")
  await page.goto(`${address}/issues`)
  await page.waitForSelector(".triage-table .window")
  const cut = await page.$$eval(".triage-table td.cell-window", (cells) =>
    cells
      .map((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        const edges = [cell, cell.closest(".list")!].map((element) => element.getBoundingClientRect().right)
        const beyond = words.getBoundingClientRect().right - Math.min(...edges)
        return { text: cell.textContent, beyond: Math.round(beyond) }
      })
      .filter(({ beyond }) => beyond > 0),
  )
  expect(cut).toEqual([])
})

async function openTour(width: number, lang: string) {
  const isTouch = width < PHONE_PIXELS_MAX
  const story = await newPage({
    ...{ viewport: { width, height: 844 }, hasTouch: isTouch, isMobile: isTouch },
    expect: /status of 4\d\d/,
  })
  await story.page.context().addCookies([
    { name: "theme", value: "light", url: address },
    { name: "lang", value: lang, url: address },
  ])
  return story
}
