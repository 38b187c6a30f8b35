/** What only a browser shows of the book's pages: keyboard, focus, dialogs and parsed rich text. */

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { RICH_TEXT_TAGS, sanitiseRichText } from "../../src/base/rich-text.ts"
import { eventually } from "../harness/eventually.ts"
import { HOSTILE_HTML } from "../harness/hostile-html.ts"
import {
  deviceIdByName,
  newIssue,
  newLog,
  servePages,
  signInToPages,
  takenIssue,
  testPages,
} from "../harness/pages.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { signBrowserIn } from "./signed-in.ts"

setDefaultTimeout(120_000)

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const l3 = await deviceIdByName(pages, "Packing line L-3")
const p7 = await deviceIdByName(pages, "Press P-7")
const { server, address } = servePages(pages)

/** Paths of an issue in progress, and of its log. */
const book = { issue: "", log: "" }

beforeAll(async () => {
  book.issue = await takenIssue(technician, l3)
  book.log = await newLog(technician, book.issue, { title: "Look at the belt", description: "" })
})

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

/** Dialogs by the page they open on and the end of the address that answers them. */
const dialogs = (): [page: string, dialog: string][] => [
  [book.issue, "/close"],
  [book.issue, "/extend"],
  [book.issue, "/quickstart"],
  [book.log, "/interfaces"],
  [`/devices/${l3}?tab=recurring`, "/recurringissues/new"],
]

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "")

/** What a key moves the focus to and nothing of which is in sight. */
async function hiddenStops(page: Page, key: "Tab" | "Shift+Tab", stops: number): Promise<string[]> {
  const hidden: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press(key)
    const stopName = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      if (element === document.body) return null
      const { x, y, width, height } = element.getBoundingClientRect()
      const isSeen = [0.1, 0.5, 0.9].some((part) => {
        const top = document.elementFromPoint(x + width * part, y + height * part)
        return top !== null && (element.contains(top) || top.closest("label")?.contains(element))
      })
      return isSeen ? null : element.outerHTML.slice(0, 100)
    })
    if (stopName) hidden.push(stopName)
  }
  return hidden
}

describe("with the keyboard alone", () => {
  test("Tab moves from the skip link through the navigation into the page, and the focus is always visible", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(address)
    const seen: string[] = []
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press("Tab")
      const at = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        const marks = [getComputedStyle(element), getComputedStyle(element, "::after")]
        const isMarked = marks.some((style) => style.outlineStyle !== "none" && style.outlineWidth !== "0px")
        return { text: (element.textContent || element.ariaLabel || element.id).trim(), isMarked }
      })
      expect(at).toMatchObject({ isMarked: true })
      seen.push(at.text)
    }
    // The field of the search stands before the menu of the user.
    const navigation = ["Start", "Issues", "Machines", "Calendar", "Sessions", "Approvals"]
    expect(seen.slice(0, 8)).toEqual(["Skip to content", "Millwright", ...navigation])
    expect(seen.slice(9)).toContain("New issue")
  })

  test("what Tab and Shift+Tab reach is in sight, not behind what stays at the edges of the window", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address, "administrator")
    const phone = { width: 390, height: 844 }
    const both = ["Tab", "Shift+Tab"] as const
    for (const [path, size, shown, keys, stops] of [
      ["/admin/roles/deviceroles/new", { width: 1280, height: 700 }, "h1", both, 60],
      [`/admin/devices/${p7}`, phone, "h1", both, 50],
      // Backwards from its first field the focus comes to the editor of rich text by way of its hidden field.
      [`/devices/${p7}/recurringissues/new`, phone, "dialog:modal .ProseMirror", ["Shift+Tab"], 12],
    ] as const) {
      await page.setViewportSize(size)
      await page.goto(address + path)
      await page.waitForSelector(shown)
      for (const key of keys)
        expect([path, key, await hiddenStops(page, key, stops)]).toEqual([path, key, []])
    }
  })

  test("an issue is created, taken and closed, with confirmations", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(`${address}/devices/${p7}/issues/new`)
    await eventually(
      () => focused(page),
      (id) => id === "field-title",
    )
    await page.keyboard.type("Written by keyboard")
    await page.keyboard.press("Enter")
    await page.waitForURL(/issues\/[0-9a-f-]{36}$/)
    await page.locator('.page-actions form[action$="/take"] button').press("Enter")
    await page.waitForSelector('.toast:has-text("The issue is assigned to you.")')
    await page.locator('[hx-get$="/close"]').press("Enter")
    await page.waitForSelector("dialog:modal")
    const undo = page.locator("dialog #toasts").getByRole("button", { name: "Undo" })
    // Playwright presses only what nothing covers, and what is not inert.
    await undo.click({ trial: true })
    await page.locator("dialog button[type=submit]").press("Enter")
    await page.waitForSelector('body > #toasts > .toast:has-text("The issue is closed.")')
  })

  test("a dialog keeps the focus until Escape returns it to the button that opened it", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(address + book.issue)
    const opener = page.locator('[hx-get$="/quickstart"]')
    await opener.press("Enter")
    await page.waitForSelector("dialog:modal")
    await eventually(
      () => focused(page),
      (id) => id === "field-title",
    )
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab")
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      )
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press("Escape")
    await page.waitForSelector("dialog[open]", { state: "detached" })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test("of an issue's actions a phone shows two and has the others in a menu, to which their dialogs return the focus", async () => {
    await using story = await newPage({ viewport: { width: 390, height: 844 } })
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(address + book.issue)
    const shown = page.locator(".page-actions .button:visible")
    expect(await shown.allInnerTexts()).toEqual(["Start remote session", "Close issue", "More actions"])
    await page.locator(".page-actions summary").press("Enter")
    expect(await shown.allInnerTexts()).toContain("Extend window")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.waitForSelector("dialog:modal")
    await page.keyboard.press("Escape")
    await page.waitForSelector("dialog[open]", { state: "detached" })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("More actions")
    expect(await shown.count()).toBe(3)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await shown.allInnerTexts()).toEqual([
      "Start remote session",
      "Close issue",
      "Extend window",
      "Unassign",
      "Edit",
    ])
  })

  test("a page that comes again after its form was saved keeps its scroll position and the focus on the button", async () => {
    await using story = await newPage({ viewport: { width: 1024, height: 400 } })
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(address + (await newIssue(technician, p7)))
    await page.locator("#log-title").fill("Cleaned the light barrier")
    const save = page.locator("#log-composer button[type=submit]")
    await save.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await save.press("Enter")
    await page.getByText("Cleaned the light barrier").waitFor()
    await eventually(
      () => save.evaluate((button) => button === document.activeElement),
      (isFocused) => isFocused,
    )
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })

  test("a link to the same page begins at its top after a form was answered in place", async () => {
    await using story = await newPage({ viewport: { width: 1024, height: 400 } })
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(address + book.issue)
    await page.locator("#log-title").fill("   ")
    await page.locator("#log-composer button[type=submit]").press("Enter")
    await page.waitForSelector("#log-composer .field-error")
    const loaded = page.waitForEvent("load")
    await page.locator("#tab-basics").press("Enter")
    await loaded
    expect(await page.evaluate(() => [document.body.scrollHeight > innerHeight, scrollY])).toEqual([true, 0])
  })

  test("the focus stays on a button that its answer replaces", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address, "administrator")
    await page.goto(`${address}/admin/devices/${p7}/interfaces/new`)
    const test = page.getByRole("button", { name: "Test connection" })
    await test.press("Enter")
    await page.locator("#connection-test .notice, #connection-test .test-problems").first().waitFor()
    await eventually(
      () => test.evaluate((button) => button === document.activeElement),
      (isFocused) => isFocused,
    )
  })

  test("the connection test is four stops before an interface's port, and Enter in the port saves", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address, "administrator")
    await page.goto(`${address}/admin/devices/${p7}/interfaces`)
    await page.focus("#field-port")
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press("Shift+Tab")
    const test = page.getByRole("button", { name: "Test connection" })
    expect(await test.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.focus("#field-port")
    await page.keyboard.press("Enter")
    await page.getByText("Saved.").waitFor()
  })

  test("in a 390 px wide viewport an issue shows its window in words, and the form's date field its full width", async () => {
    await using story = await newPage({ viewport: { width: 390, height: 844 } })
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(`${address}/issues`)
    const row = page.locator("#issue-list tbody tr.row-linked").first()
    expect(await row.innerText()).toMatch(/left|opens in|over for/)
    await page.goto(`${address}/devices/${p7}/issues/new`)
    const box = await page.locator("#field-activationDateTime").boundingBox()
    const form = await page.locator("#issue-form").boundingBox()
    expect(box?.width).toBeCloseTo(form?.width ?? 0, 0)
  })

  test("the field for notification addresses is shown only if the chosen group allows any", async () => {
    const { deps } = pages
    const named = "Maintenance Hall 2"
    const allow = (domains: string[]) =>
      deps.db
        .updateTable("user_group")
        .set({ allowed_email_domains: domains })
        .where("name", "=", named)
        .execute()
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    const field = page.locator("[name=notificationEmails]")
    const form = () => page.goto(`${address}/devices/${p7}/issues/new`)
    await allow([])
    await form()
    await page.selectOption("[name=assignedUserGroupId]", { label: named })
    expect(await field.isVisible()).toBe(false)
    await allow(["plant.example"])
    await form()
    for (const [chosen, isAsked] of [
      ["", false],
      [{ label: named }, true],
      ["", false],
    ] as const) {
      await page.selectOption("[name=assignedUserGroupId]", chosen)
      expect(await field.isVisible()).toBe(isAsked)
    }
  })

  test("Tab leaves the editor of rich text, also after the form was refused", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(`${address}/devices/${l3}/issues/new`)
    const leaveEditor = async () => {
      await page.locator("#issue-form .ProseMirror").focus()
      await page.keyboard.press("Tab")
      return page.evaluate(() => document.activeElement?.textContent)
    }
    // The field below it is not seen: nothing moves the focus on from there in a Firefox without the focus of its window.
    const isPassedOver = () =>
      page.waitForSelector('#field-description[tabindex="-1"]', { state: "attached" })
    await isPassedOver()
    expect(await leaveEditor()).toBe("Save")
    await page.keyboard.press("Enter")
    await page.waitForSelector("#field-title:focus")
    await isPassedOver()
    expect(await leaveEditor()).toBe("Save")
    await page.keyboard.press("Shift+Tab")
    await page.waitForSelector("#issue-form .ProseMirror:focus")
    await page.locator("#issue-form label", { hasText: "Description" }).click()
    await page.waitForSelector("#issue-form .ProseMirror:focus")
  })

  test("a refused form moves the focus to its first invalid field", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(`${address}/devices/${p7}/issues/new`)
    await page.fill("#field-title", "Pump stops")
    await page.fill("#field-maintenanceWindowInHours", "0")
    await page.fill("#field-ticketSystemURL", "no address")
    await page.locator('#issue-form button[type="submit"]').last().press("Enter")
    await eventually(
      () => focused(page),
      (id) => id === "field-maintenanceWindowInHours",
    )
    expect(await page.locator("#field-ticketSystemURL").getAttribute("aria-invalid")).toBe("true")
  })

  test("the address of a dialog opens its page with the dialog", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    for (const [home, dialog] of dialogs()) {
      const { pathname } = new URL(home, address)
      await page.goto(address + pathname + dialog)
      await page.waitForSelector("dialog:modal")
      expect(new URL(page.url()).pathname).toBe(pathname)
      // A field, or the heading of a dialog without any.
      const isInside = () =>
        page.evaluate(() => document.activeElement?.matches("dialog :is(input, select, textarea, h2)"))
      expect([dialog, await isInside()]).toEqual([dialog, true])
      await page.keyboard.press("Escape")
      await eventually(
        () => page.evaluate(() => document.activeElement?.getAttribute("hx-get")),
        (address) => address === pathname + dialog,
      )
    }
    await page.goto(`${address}${book.issue}?dialog=${encodeURIComponent("/profile/signins/others")}`)
    await page.waitForSelector("h1")
    expect(await page.locator("#dialog-host").getAttribute("hx-get")).toBeNull()
  })

  test("after a prerequisite is resolved, closing the dialog shows the changed issue", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    const path = await newIssue(technician, p7, { enableRemoteAccess: "" })
    await page.goto(address + path)
    await page.click('[hx-get$="/quickstart"]')
    await page.waitForSelector("dialog#missing-prerequisites:modal")
    expect(await axeViolations(page)).toEqual([])
    const take = page.locator("dialog").getByRole("button", { name: "Assign to me" })
    await take.press("Enter")
    await page.waitForSelector("dialog#missing-prerequisites:modal >> text=Enable remote access")
    await take.waitFor({ state: "detached" })
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Unassign" }).waitFor()
  })

  test("Enter in the quick start's title does not choose among several interfaces", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(address + book.issue)
    await page.click('[hx-get$="/quickstart"]')
    await page.fill("dialog [name=title]", "Check the belt")
    await page.keyboard.press("Enter")
    await page.waitForSelector('dialog .notice:has-text("Choose an interface")')
    expect(await page.inputValue("dialog [name=title]")).toBe("Check the belt")
    expect(page.url()).toBe(address + book.issue)
  })
})

test("on a 390 px wide screen, where they are cards, issues are sorted and selected all at once by their heads", async () => {
  await using story = await newPage({ viewport: { width: 390, height: 844 } })
  const { page } = story
  await signBrowserIn(page, address)
  await page.goto(`${address}/issues`)
  await page.click('.triage-table .sort:has-text("Title")')
  await page.waitForSelector('.triage-table [aria-sort="ascending"]:has-text("Title")')
  await page.click(".triage-table [data-select-all]")
  const boxes = page.locator(".triage-table tbody input[type=checkbox]")
  const areChecked = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))
  expect(new Set(areChecked)).toEqual(new Set([true]))
})

test("issues are triaged by keyboard alone: previewed, selected, closed together, and searched", async () => {
  for (const title of ["Piston one", "Piston two"])
    await newIssue(technician, p7, { title, activationDateTime: "10-03-2026 08:00" })
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address)
  await page.goto(address)
  await page.keyboard.press("n")
  await page.waitForURL("**/issues/new")
  await page.waitForSelector("#machine-choice-search:focus")
  await page.goto(`${address}/issues`)
  await page.waitForSelector(".triage[data-has-keys]")
  await page.keyboard.press("/")
  await page.waitForSelector("#issue-search:focus")
  await page.keyboard.type("piston")
  await page.waitForURL("**/issues?*search=piston*")
  await eventually(
    () => page.locator("#issue-list .row-linked").count(),
    (rows) => rows === 2,
  )
  await page.keyboard.press("ArrowDown")
  const title = () => page.evaluate(() => document.activeElement?.textContent ?? "")
  const first = await title()
  expect(first).toStartWith("Piston ")
  await page.keyboard.press("Space")
  await page.waitForSelector(`#issue-preview:not([hidden]) h2:has-text("${first}")`)
  expect(await title()).toBe(first)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press("j")
  const second = await title()
  expect(second).not.toBe(first)
  expect(await page.locator("#issue-list [aria-current] .row-link").allTextContents()).toEqual([second])
  await page.waitForSelector(`#issue-preview h2:has-text("${second}")`)
  await page.keyboard.press("Escape")
  await page.waitForSelector("#issue-preview", { state: "hidden" })
  expect(await title()).toBe(second)
  await page.keyboard.press("x")
  await page.keyboard.press("k")
  await page.keyboard.press("x")
  expect(await page.locator(".bulk-bar").innerText()).toContain("2 selected")
  await page.keyboard.press("c")
  await page.waitForSelector("dialog#bulk-dialog:modal")
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press("Tab")
  await page.locator("dialog button[type=submit]").press("Enter")
  await page.waitForSelector("dialog >> text=2 of 2 changed")
  await page.keyboard.press("Escape")
  await page.waitForSelector("text=No issue matches these filters.")
})

test("Enter makes an API token and then copies it, and neither closes nor moves the only view of it", async () => {
  await using story = await newPage({ permissions: ["clipboard-read", "clipboard-write"] })
  const { page } = story
  await signBrowserIn(page, address)
  await page.goto(`${address}/profile/tokens`)
  await page.getByRole("button", { name: "New token" }).press("Enter")
  await page.fill("#new-token-form #field-name", "Historian")
  await page.check("#new-token-form [name=scope_DEVICE_READ]")
  const dialog = page.locator("dialog#new-token")
  const place = await dialog.boundingBox()
  await page.getByRole("button", { name: "Create token" }).press("Enter")
  await page.getByRole("button", { name: "Copy", exact: true }).and(page.locator(":focus")).waitFor()
  expect(await dialog.boundingBox()).toEqual(place)
  // The script of the button may still load.
  const copies = async () => {
    await page.keyboard.press("Enter")
    return page.locator(".toast", { hasText: "Copied." }).count()
  }
  await eventually(copies, (count) => count > 0)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^mwt_\S{20,}$/)
  expect(await page.getByLabel("Token", { exact: true }).innerText()).toBe(copied)
  expect(await axeViolations(page)).toEqual([])
})

test("the focus returns to the button of a menu after the dialog that one of its items has opened", async () => {
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address, "approver")
  await page.goto(address)
  for (const leave of ["Escape", "Enter"]) {
    await page.focus("summary.menu-opener")
    await page.keyboard.press("Enter")
    await page.focus('.menu-item[href="/about"]')
    await page.keyboard.press("Enter")
    await page.waitForSelector("dialog#about:modal")
    if (leave === "Enter") await page.focus("dialog#about .dialog-footer button")
    await page.keyboard.press(leave)
    await page.waitForSelector("summary.menu-opener:focus")
  }
})

test("a language chosen in the menu is kept for the user in another browser", async () => {
  {
    await using story = await newPage()
    await signBrowserIn(story.page, address, "approver")
    await story.page.goto(address)
    await story.page.click("summary.menu-opener")
    await story.page.click('[data-lang-choice="nl"]')
    await story.page.waitForSelector('html[lang="nl"]')
  }
  await using story = await newPage({ locale: "de-DE" })
  await signBrowserIn(story.page, address, "approver")
  await story.page.goto(address)
  expect(await story.page.getAttribute("html", "lang")).toBe("nl")
})

test("sanitised rich text stays harmless after Chromium has parsed it repeatedly", async () => {
  await using story = await newPage()
  const { page } = story
  const cleaned = await Promise.all(HOSTILE_HTML.map(sanitiseRichText))
  const found = await page.evaluate(
    ([texts, allowed]) => {
      const wrong: string[] = []
      for (const html of texts) {
        const host = document.createElement("div")
        document.body.append(host)
        // Twice: a mutation shows in what a browser makes of its own words.
        host.innerHTML = html
        host.innerHTML = `<p>${host.innerHTML}</p>`
        host.innerHTML = `<table><tr><td>${host.innerHTML}</td></tr></table>`
        for (const element of host.querySelectorAll("*"))
          for (const { name, value } of element.attributes)
            if (name !== "href" || !/^(https?|mailto):/i.test(value))
              wrong.push(`${name}=${value} of ${html}`)
        const tags = [...host.querySelectorAll("*")].map(({ localName }) => localName)
        wrong.push(...tags.filter((tag) => !allowed.includes(tag)).map((tag) => `${tag} of ${html}`))
        host.remove()
      }
      return wrong
    },
    [cleaned, [...RICH_TEXT_TAGS, "table", "tbody", "tr", "td"]] as const,
  )
  expect(found).toEqual([])
})
