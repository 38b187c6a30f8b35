/** Form drafts survive a reload, a failed save and an expired sign-in, for their author alone. */

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Locator, Page, Request } from "playwright-core"
import { anIssue } from "../harness/builders.ts"
import { eventually } from "../harness/eventually.ts"
import { deviceIdByName, passwordOf, servePages, testPages, userIdByName } from "../harness/pages.ts"
import { closePages, newPage } from "./harness.ts"
import { signBrowserIn } from "./signed-in.ts"

setDefaultTimeout(120_000)
/** A browser and a database on a machine that does other things too. */
const STEP_MS_MAX = 30_000

const pages = await testPages()
const p7 = await deviceIdByName(pages, "Press P-7")
const { server, address } = servePages(pages)
const NEW_ISSUE = `${address}/devices/${p7}/issues/new`
const TITLE = "#issue-form #field-title"
const REMOTE_ACCESS = "#issue-form [name=enableRemoteAccess]"

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

async function signIn(page: Page, username = "technician") {
  page.setDefaultTimeout(STEP_MS_MAX)
  await signBrowserIn(page, address, username)
}

async function enter(page: Page, username: string) {
  await page.fill("[name=username]", username)
  await page.fill("[name=password]", passwordOf(username))
  await page.keyboard.press("Enter")
}

async function fillNewIssue(page: Page, title: string) {
  await page.goto(NEW_ISSUE)
  await page.fill(TITLE, title)
  await page.selectOption("#issue-form [name=priority]", "HIGH")
  await page.uncheck(REMOTE_ACCESS)
}

async function expectRestored(page: Page, title: string) {
  await page.waitForFunction(
    ([selector, value]) => document.querySelector<HTMLInputElement>(selector!)?.value === value,
    [TITLE, title],
  )
  expect(await page.inputValue("#issue-form [name=priority]")).toBe("HIGH")
  expect(await page.isChecked(REMOTE_ACCESS)).toBe(false)
  await page.waitForSelector("text=Your unsaved input has been restored.")
}

/** Whether what a new issue leads to is asked with the box still checked. */
const hasRemoteAccess = (request: Request) => request.postData()?.includes("enableRemoteAccess=true") ?? false

const endSignIns = () =>
  pages.deps.db.updateTable("sign_in").set({ revoked_on: pages.deps.clock() }).execute()

describe("an unsaved form", () => {
  test("is restored after the browser reloads the page", async () => {
    await using story = await newPage()
    await signIn(story.page)
    await fillNewIssue(story.page, "Oil below the press")
    await story.page.reload()
    await expectRestored(story.page, "Oil below the press")
  })

  test("names at its end what is not as it was saved, also after a reload", async () => {
    await using story = await newPage()
    const { page } = story
    await signIn(page, "administrator")
    await page.goto(`${address}/admin/devices/${p7}`)
    await page.waitForSelector('html[data-scripts="loaded"]')
    const line = page.locator("#device-form [data-unsaved]")
    const says = (text: string) =>
      eventually(
        () => line.textContent(),
        (shown) => shown === text,
      )
    const location = await page.inputValue("#device-form [name=location]")
    await page.fill("#device-form [name=location]", "Hall 9")
    await says("1 unsaved change: Location")
    await page.check("#device-form [name=closingSignatureRequired]")
    await says("2 unsaved changes: Location, Closing an issue needs a signature")
    await page.reload()
    await says("2 unsaved changes: Location, Closing an issue needs a signature")
    await page.fill("#device-form [name=location]", location)
    await page.uncheck("#device-form [name=closingSignatureRequired]")
    await says("")
    await page.press("#picker-deviceGroupId summary", "Enter")
    await page.fill("#picker-deviceGroupId [type=search]", "robot")
    const found = page.locator("#picker-deviceGroupId-results li:only-child input")
    await found.waitFor()
    expect(await line.textContent()).toBe("")
    await found.check()
    await says("1 unsaved change: Machine group")
    await page.press("#picker-deviceGroupId summary", "Enter")
    await page.fill("#picker-deviceGroupId [type=search]", "")
    await page.waitForSelector("#picker-deviceGroupId-results li:nth-child(2)")
    const saved = page.locator("#picker-deviceGroupId label", { hasText: "Press shop" })
    expect(await saved.count()).toBe(1)
    await saved.click()
    expect(await line.textContent()).toBe("")
  })

  test("is restored after the sign-in expired and the user signed in again", async () => {
    await using story = await newPage({ expect: /status of 401/ })
    const { page } = story
    await signIn(page)
    // Until then the page itself would find the sign-in expired, and leave before the click.
    const isComputed = page.waitForResponse(
      (answer) => answer.url().endsWith("/effects") && !hasRemoteAccess(answer.request()),
    )
    await fillNewIssue(page, "Belt slips under load")
    await isComputed
    await endSignIns()
    await page.click('#issue-form button[type="submit"]')
    await page.waitForURL(/\/login/)
    await enter(page, "technician")
    await page.waitForURL(NEW_ISSUE)
    await expectRestored(page, "Belt slips under load")
  })

  test("is restored after the sign-in expired while it was written, and the page left by itself", async () => {
    await using story = await newPage({ expect: /status of 401/ })
    const { page } = story
    await signIn(page)
    await page.route("**/effects", async (route) => {
      if (!hasRemoteAccess(route.request())) await endSignIns()
      await route.continue()
    })
    await fillNewIssue(page, "Chain is too long")
    await page.waitForURL(/\/login/)
    await page.unroute("**/effects")
    await enter(page, "technician")
    await page.waitForURL(NEW_ISSUE)
    await expectRestored(page, "Chain is too long")
  })

  test("of a dialog is open again with its input after the sign-in expired and the same user signed in again", async () => {
    await using story = await newPage({ expect: /status of 401/ })
    const { page } = story
    await signIn(page)
    const issue = `${address}/devices/${p7}/issues/${await anIssue(pages.deps, p7, await userIdByName(pages, "technician"))}`
    await page.goto(issue)
    await page.click('[hx-get$="/close"]')
    await page.waitForSelector("dialog:modal")
    await page.fill("dialog [name=text]", "Replaced the hose")
    await endSignIns()
    await page.click("dialog button[type=submit]")
    await page.waitForURL(/\/login/)
    await enter(page, "technician")
    await page.waitForURL(issue)
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLTextAreaElement>("dialog:modal [name=text]")?.value ===
        "Replaced the hose",
    )
    await page.keyboard.press("Escape")
    await page.reload()
    await page.waitForSelector('html[data-scripts="loaded"]')
    expect(await page.locator("dialog:modal").count()).toBe(0)
  })

  test("keeps its input and is restored after the server failed to save it", async () => {
    await using story = await newPage({ expect: /status of 503|ERR_FAILED/ })
    const { page } = story
    await signIn(page)
    await fillNewIssue(page, "Valve V3 leaks")
    await page.route(NEW_ISSUE, (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    )
    await page.click('#issue-form button[type="submit"]')
    await page.waitForSelector(".toast-red")
    expect(await page.inputValue(TITLE)).toBe("Valve V3 leaks")
    await page.reload()
    await expectRestored(page, "Valve V3 leaks")
  })

  test("is restored after a save that was refused for an invalid field", async () => {
    await using story = await newPage()
    const { page } = story
    await signIn(page)
    await fillNewIssue(page, "Motor hums")
    await page.fill("#issue-form [name=maintenanceWindowInHours]", "0")
    await page.click('#issue-form button[type="submit"]')
    await page.waitForSelector("#issue-form .field-error")
    await page.reload()
    await expectRestored(page, "Motor hums")
  })

  test("is discarded once it is saved", async () => {
    await using story = await newPage()
    const { page } = story
    await signIn(page)
    await fillNewIssue(page, "Sensor S2 drifts")
    await page.click('#issue-form button[type="submit"]')
    await page.waitForURL((url) => /\/issues\/[0-9a-f-]{36}$/.test(url.pathname))
    await page.goto(NEW_ISSUE)
    expect(await page.inputValue(TITLE)).toBe("")
    expect(await page.isChecked(REMOTE_ACCESS)).toBe(true)
  })

  test("is discarded when the user cancels", async () => {
    await using story = await newPage()
    const { page } = story
    await signIn(page)
    await fillNewIssue(page, "A mistake")
    await page.click("#issue-form .form-actions a")
    await page.goto(NEW_ISSUE)
    expect(await page.inputValue(TITLE)).toBe("")
  })

  test("is not shown to another user in the same browser, and is deleted on sign-out", async () => {
    await using story = await newPage()
    const { page } = story
    await signIn(page)
    await fillNewIssue(page, "For the day shift only")
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
    expect(await kept()).toContain("For the day shift only")
    await endSignIns()
    await page.goto(`${address}/login`)
    await enter(page, "administrator")
    await page.waitForURL((url) => url.pathname === "/")
    expect(await kept()).not.toContain("For the day shift only")
    await page.goto(NEW_ISSUE)
    expect(await page.inputValue(TITLE)).toBe("")
    await page.fill(TITLE, "Typed by the administrator")
    await page.goto(`${address}/issues`)
    await page.click("summary.menu-opener")
    await page.locator('form[action="/logout"] button').click()
    await page.waitForURL(/\/login/)
    expect(await kept()).not.toContain("Typed by the administrator")
  })

  test("never stores a password", async () => {
    await using story = await newPage()
    const { page } = story
    await signIn(page)
    await page.goto(`${address}/profile`)
    for (const input of await page.locator('input[type="password"]').all()) await input.fill("secret 4711")
    await page.locator("#account [name=firstname]").fill("Tessa M.")
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
    expect(kept).toContain("Tessa M.")
    expect(kept).not.toContain("secret 4711")
  })
})

test("the dialog of a new API token keeps what was typed and chosen until the token is made", async () => {
  await using story = await newPage()
  const { page } = story
  await signIn(page)
  const [name, right] = ["#new-token-form [name=name]", "#new-token-form [name=scope_DEVICE_READ]"]
  const open = async () => {
    await page.goto(`${address}/profile/tokens`)
    await page.waitForSelector('html[data-scripts="loaded"]')
    await page.click('[hx-get$="/tokens/new"]')
    await page.waitForSelector(name)
  }
  await open()
  await page.fill(name, "Historian in hall 2")
  await page.check(right)
  await open()
  expect([await page.inputValue(name), await page.isChecked(right)]).toEqual(["Historian in hall 2", true])
  await page.click("#new-token-form button[type=submit]")
  await page.waitForSelector("#made-token")
  await open()
  expect([await page.inputValue(name), await page.isChecked(right)]).toEqual(["", false])
})

test("rows that were added to a checklist are restored with the rest of the form, and removed ones are not", async () => {
  await using story = await newPage()
  const { page } = story
  await signIn(page)
  const issue = await anIssue(pages.deps, p7, await userIdByName(pages, "technician"))
  await page.goto(`${address}/devices/${p7}/issues/${issue}/checklist/edit`)
  const texts = page.locator("#edit-checklist-form [data-item-rows] .item-text")
  const values = () => texts.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const add = page.getByRole("button", { name: "Add item" })
  // The script of the editor comes after the page.
  await eventually(
    async () => {
      if ((await texts.count()) < 4) await add.press("Enter")
      return texts.count()
    },
    (count) => count >= 4,
  )
  for (const [at, text] of ["Belt", "Oil", "Filter", "Fan"].entries()) await texts.nth(at).fill(text)
  await page.getByRole("button", { name: "Remove item" }).nth(2).click()
  expect(await values()).toEqual(["Belt", "Oil", "Fan"])
  await page.reload()
  expect(await eventually(values, (found) => found.length >= 3)).toEqual(["Belt", "Oil", "Fan"])
  await page.click('#edit-checklist-form button[type="submit"]')
  const saved = () =>
    pages.deps.db
      .selectFrom("checklist_item")
      .select("text")
      .where("issue_id", "=", issue)
      .orderBy("position")
      .execute()
  const items = await eventually(saved, (found) => found.length > 0)
  expect(items.map(({ text }) => text)).toEqual(["Belt", "Oil", "Fan"])
})

/** What the form would send, without its own id and protection. */
function inputOf(page: Page, form: string): Promise<string[]> {
  return page
    .locator(form)
    .evaluate((element) =>
      [...new FormData(element as HTMLFormElement)]
        .filter(([name]) => !name.startsWith("_") && name !== "pick" && !name.endsWith("version"))
        .map(([name, value]) => `${name}=${value}`),
    )
}

async function pickOption(page: Page, name: string, label: string) {
  const picker = page.locator(`#picker-${name}`)
  await picker.locator("summary").click()
  await picker.locator(".picker-results label", { hasText: label }).click()
  if ((await picker.locator("details[open]").count()) > 0) await page.keyboard.press("Escape")
}

test("stages that were added and moved are restored with the groups that were picked in them", async () => {
  await using story = await newPage()
  const { page } = story
  await signIn(page, "administrator")
  await page.goto(`${address}/admin/devices/${p7}/approval`)
  await page.waitForSelector('html[data-scripts="loaded"]')
  await page.selectOption("[name='issueApprovalConfig.type']", "DEDICATED")
  // Without the hidden fields by which the rows of a draft are sent after a reload.
  const descriptions = page.locator("textarea[name^='issueApprovalConfig.stages.'][name$='.description']")
  const texts = () => descriptions.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
  const change = async (command: string, isDone: (texts: string[]) => boolean) => {
    await page.click(`[name='rowCommand.issueApprovalConfig'][value='${command}']`)
    await eventually(texts, isDone)
  }
  const before = await descriptions.count()
  await change("add 0", (shown) => shown.length === before + 1)
  await change("add 0", (shown) => shown.length === before + 2)
  await descriptions.nth(before + 1).fill("Read by the shift leader")
  await pickOption(page, `issueApprovalConfig-stages-${before + 1}-voteUserGroups`, "Approvers")
  await change(`up ${before + 1}`, (shown) => shown[before] === "Read by the shift leader")
  expect(await texts()).toEqual([...Array(before).fill(""), "Read by the shift leader", ""])
  const typed = await inputOf(page, "#approval-config-form")
  expect(typed.some((field) => /voteUserGroups\.[0-9a-f-]{36}=true/.test(field))).toBe(true)
  await page.reload()
  await eventually(texts, (shown) => shown.length === before + 2)
  expect(await inputOf(page, "#approval-config-form")).toEqual(typed)

  await change(`remove ${before}`, (shown) => shown.length === before + 1)
  expect((await texts()).at(-1)).toBe("")
})

test("a typed password stays when rows are added, and what was typed in a removed row does not", async () => {
  await using story = await newPage({ expect: /status of 503/ })
  const { page } = story
  await signIn(page, "administrator")
  await page.goto(`${address}/admin/devices/${p7}/interfaces/new`)
  await page.waitForSelector('html[data-scripts="loaded"]')
  await page.selectOption("#interface-form [name=type]", "VNC")
  await page.selectOption("#interface-form [name=authType]", "PASSWORD")
  await page.fill("#interface-form [name=password]", "first-typed-secret")
  await page.selectOption("#interface-form [name=type]", "IP")
  const add = page.locator("[name='rowCommand.filterRules'][value='add 0']")
  const ports = page.locator("[name^='filterRules.'][name$='.minPort']:not([type=hidden])")
  const change = async (button: Locator, count: number) => {
    await button.click()
    await eventually(
      () => ports.count(),
      (shown) => shown === count,
    )
  }
  await change(add, 1)
  await change(add, 2)
  await ports.nth(0).fill("102")
  await page.route("**/interfaces/new", (route) => route.fulfill({ status: 503 }), { times: 1 })
  const refused = page.waitForResponse((answer) => answer.status() === 503)
  await add.click()
  await refused
  await page.waitForSelector(".toast")
  expect(await ports.nth(0).inputValue()).toBe("102")
  await change(page.locator("[name='rowCommand.filterRules'][value='remove 0']"), 1)
  expect(await ports.nth(0).inputValue()).toBe("")
  expect(await page.inputValue("#interface-form [name=password]")).toBe("first-typed-secret")
})

test("a picked person is restored in a form, and in a dialog that is opened again, until it is saved", async () => {
  await using story = await newPage()
  const { page } = story
  await signIn(page, "administrator")
  await page.goto(`${address}/admin/devices/${p7}`)
  await page.waitForSelector('html[data-scripts="loaded"]')
  await pickOption(page, "notificationUserId", "Sanne")
  const typed = await inputOf(page, "#device-form")
  await page.reload()
  const shown = page.locator("#picker-notificationUserId .picker-shown")
  await eventually(
    () => shown.textContent(),
    (text) => text === "Sanne Bakker",
  )
  expect(await page.textContent("#picker-notificationUserId summary .initials")).toBe("SB")
  expect(await inputOf(page, "#device-form")).toEqual(typed)

  await page.goto(`${address}/admin/devices/${p7}/permissions`)
  const open = async () => {
    await page.waitForSelector('html[data-scripts="loaded"]')
    await page.click("[hx-get$='/permissions/new']")
    await page.waitForSelector("#permission-form .picker")
  }
  const chosen = () => page.locator("#picker-userGroupId .picker-shown").textContent()
  await open()
  await pickOption(page, "userGroupId", "Approvers")
  await page.reload()
  await open()
  expect(await eventually(chosen, (text) => text === "Approvers")).toBe("Approvers")
  await pickOption(page, "deviceRoleId", "Administration")
  await page.click("#permission-form button[type=submit]")
  await page.waitForSelector("#permission-dialog", { state: "detached" })
  await open()
  expect(await chosen()).not.toBe("Approvers")
})
