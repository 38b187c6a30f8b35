/** An administrator creates a user, a user group with this user, and a role, with the keyboard alone; pickers. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { deviceIdByName, passwordOf, servePages, testPages, userIdByName } from "../harness/pages.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { signBrowserIn } from "./signed-in.ts"

setDefaultTimeout(120_000)

const pages = await testPages()
const { server, address } = servePages(pages)

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

/** More than any page here has to pass by. */
const TABS_MAX = 150

/** Presses Tab until the focus is on the element. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < TABS_MAX; presses++) {
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    )
    if (isThere) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab does not reach ${selector}`)
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`)
  await page.keyboard.type(text)
}

/** Follows a link by Tab and Enter, and waits for its page. */
async function follow(page: Page, href: string): Promise<void> {
  await tabTo(page, `a[href="${href}"]`)
  await page.keyboard.press("Enter")
  await page.waitForURL(address + href)
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect([what, await axeViolations(page)]).toEqual([what, []])
}

test("an administrator creates a user, a group and a role with the keyboard alone", async () => {
  await using story = await newPage()
  const { page } = story
  await page.goto(`${address}/login`)
  await type(page, "username", "administrator")
  await type(page, "password", passwordOf("administrator"))
  await page.keyboard.press("Enter")
  await page.waitForSelector(".top-nav")

  await tabTo(page, '.top-nav a[href^="/admin"]')
  await page.keyboard.press("Enter")
  await page.waitForSelector(".rail")
  await follow(page, "/admin/users")
  await expectAccessible(page, "users")
  await follow(page, "/admin/users/new")
  await type(page, "firstname", "Piet")
  await type(page, "surname", "Jansen")
  await type(page, "password", "Krachtige-Pers-9")
  await type(page, "passwordRepeat", "Krachtige-Pers-9")
  await page.keyboard.press("Enter")
  // The first wrong field has the focus, and nothing that was typed is lost.
  await page.waitForFunction(() => document.activeElement?.id === "field-username")
  expect(await page.inputValue('[name="surname"]')).toBe("Jansen")
  await page.keyboard.type("p.jansen")
  await page.keyboard.press("Enter")
  await page.waitForSelector('h1:text("Piet Jansen")')
  await expectAccessible(page, "user")

  await follow(page, "/admin/usergroups")
  await follow(page, "/admin/usergroups/new")
  await type(page, "name", "Night shift")
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/admin\/usergroups\/[0-9a-f-]+\?tab=users/)
  await tabTo(page, "summary.picker-summary")
  await page.keyboard.press("Enter")
  await page.waitForSelector(".picker-search:focus")
  await page.keyboard.type("jansen")
  const option = `[name="users.${await userIdByName(pages, "p.jansen")}"]`
  // Everybody is offered until the search is answered.
  await page.waitForSelector(`.picker-results:not(:has(li + li)) ${option}`)
  await tabTo(page, option)
  await page.keyboard.press("Space")
  // What is picked moves to the choice, and the focus stays in the list.
  await page.waitForSelector(".picker-panel :focus")
  await tabTo(page, "#add-members button[type=submit]")
  await page.keyboard.press("Enter")
  await page.waitForSelector('#member-list :text("Piet Jansen")')
  await expectAccessible(page, "members of the group")

  await follow(page, "/admin/roles")
  await follow(page, "/admin/roles/systemroles/new")
  await type(page, "name", "Reception")
  await tabTo(page, '[name="authority_USER_READ"]')
  await page.keyboard.press("Space")
  await page.keyboard.press("Enter")
  await page.waitForSelector('h1:text("Reception")')
  expect(await page.isChecked('[name="authority_USER_READ"]')).toBe(true)
  await expectAccessible(page, "role")
})

test("a list of people that is replaced leaves the focus at the same option, or gives it to the search", async () => {
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address, "administrator")
  await page.goto(`${address}/admin/devices/${await deviceIdByName(pages, "Press P-7")}`)
  const picker = page.locator(".picker:has([hx-get^='/pickers/users'])").first()
  await picker.locator("summary").press("Enter")
  const search = picker.locator(".picker-search")
  const options = picker.locator(".picker-results input")
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement)?.value ?? "")
  const berger = await userIdByName(pages, "technician")

  /** Moves to an option of the list while the answer to a search is under way, and lets it arrive. */
  const replaceUnder = async (text: string, option: string) => {
    const answered = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await page.route(/\/pickers\/users/, async (route) => {
      const response = await route.fetch()
      asked.resolve()
      await answered.promise
      await route.fulfill({ response })
    })
    await search.fill(text)
    await asked.promise
    const old = await options.first().elementHandle()
    while ((await focused()) !== option) await page.keyboard.press("ArrowDown")
    answered.resolve()
    await page.waitForFunction((element) => !element?.isConnected, old)
    await page.unroute(/\/pickers\/users/)
  }

  await options.nth(3).waitFor()
  await replaceUnder("berger", berger)
  await page.waitForFunction((value) => (document.activeElement as HTMLInputElement)?.value === value, berger)
  expect(await options.count()).toBe(1)
  await replaceUnder("lindqvist", berger)
  await page.waitForSelector(".picker-search:focus")
  // The way goes on from there.
  await page.keyboard.press("ArrowDown")
  expect(await focused()).toBe(await userIdByName(pages, "expert"))
})
