import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Hono } from "hono"
import type { Page, Route } from "playwright-core"
import { ensureClient } from "../../scripts/build-client.ts"
import { securityHeaders } from "../../src/http/security-headers.ts"
import { staticAssets } from "../../src/http/static-assets.ts"
import { ASSETS_DIR } from "../../src/web/assets.ts"
import { gallery } from "../harness/component-gallery.tsx"
import { eventually } from "../harness/eventually.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage, openEventStream } from "./harness.ts"
import { expectReadableAtBothWidths } from "./readable.ts"

let server: ReturnType<typeof Bun.serve>
let address = ""

beforeAll(async () => {
  await ensureClient()
  const app = new Hono()
    .use(securityHeaders())
    .get("/assets/*", staticAssets(ASSETS_DIR))
    .route("/__gallery", gallery())
  app.post("/__gallery", (c) => c.text("The press is busy.", 409))
  app.put("/api/profile", (c) => c.body(null, 204))
  app.get("/api/profile/invitations", (c) => c.json([]))
  app.get("/live", () => openEventStream())
  server = Bun.serve({ port: 0, hostname: "127.0.0.1", idleTimeout: 0, fetch: app.fetch })
  address = `http://127.0.0.1:${server.port}/__gallery`
})

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

describe("the page shell", () => {
  test("breaks its lines alike before and after its font has arrived", async () => {
    await using story = await newPage({ viewport: { width: 390, height: 800 }, expect: /ERR_FAILED/ })
    const { page } = story
    const widths = async () => {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      return page.evaluate(() => {
        const line = document.createElement("span")
        line.textContent =
          "Kessler Pressen HKP 1000 · Drücken Sie auf den Knopf: het onderhoudsvenster eindigt"
        line.style.whiteSpace = "nowrap"
        document.body.append(line)
        return line.getBoundingClientRect().width
      })
    }
    const arrived = await widths()
    await page.route("**/*.woff2", (route) => route.abort())
    expect((await widths()) / arrived).toBeWithin(0.98, 1.02)
  })

  test("searches while the user types, keeps the focus and updates the address", async () => {
    await using story = await newPage()
    const { page } = story
    await page.goto(address)
    await page.locator("#sample-list-search").pressSequentially("gripper")
    await page.waitForURL(/search=gripper/)
    await eventually(
      () => page.locator("#sample-list tbody tr").allInnerTexts(),
      (rows) => rows.length > 0 && rows.every((row) => row.includes("Gripper")),
    )
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("sample-list-search")
    expect(await page.inputValue("#sample-list-search")).toBe("gripper")
  })

  test.each([
    ["has not come after 120 seconds", () => new Promise<void>(() => {}), "02:00"],
    ["fails", (route: Route) => route.abort(), "00:00"],
  ])("reports a script that %s, and keeps the rest of the page working", async (_what, answer, later) => {
    await using story = await newPage({ expect: /ERR_FAILED/ })
    const { page } = story
    await page.clock.install()
    const asked = page.waitForRequest("**/window-countdown*.js")
    await page.route("**/window-countdown*.js", answer)
    await page.goto(address, { waitUntil: "commit" })
    await asked
    // The time runs from the page's own request for the script, which comes after the preload's.
    const toast = page.locator(".toast-red", { hasText: "could not be loaded. Reload the page." })
    await eventually(
      async () => {
        await page.clock.fastForward(later)
        return toast.count()
      },
      (shown) => shown > 0,
    )
    expect(await page.locator(".top-nav").isVisible()).toBe(true)
  })

  test("replaces the table when paging, and Back returns to the first page", async () => {
    await using story = await newPage()
    const { page } = story
    await page.goto(address)
    await page.click('a[aria-label="Next page"]')
    await page.waitForURL(/page=2/)
    await page.waitForSelector("text=16–30 of 43")
    await page.goBack()
    await page.waitForSelector("text=1–15 of 43")
  })

  test("a dialog is dragged by its header, and its header stays inside the window", async () => {
    await using story = await newPage()
    const { page } = story
    await page.goto(address)
    await page.click("text=Start remote session")
    const dialog = page.locator("dialog:modal")
    const header = dialog.locator(".dialog-header")
    const boxOf = async () => (await dialog.boundingBox())!
    /** Presses on the header's start, so that the pointer is not on its close button. */
    const dragBy = async (x: number, y: number) => {
      const { x: left, y: top } = (await header.boundingBox())!
      await page.mouse.move(left + 20, top + 10)
      await page.mouse.down()
      await page.mouse.move(left + 20 + x, top + 10 + y, { steps: 3 })
      await page.mouse.up()
    }
    await dialog.waitFor()
    await header.evaluate((element) =>
      Promise.all(element.parentElement!.getAnimations().map((a) => a.finished)),
    )
    const first = await boxOf()
    // The script for dragging may arrive after the dialog.
    await eventually(
      async () => {
        await dragBy(40, 30)
        return boxOf()
      },
      (box) => box.x > first.x && box.y > first.y,
    )
    const { x, y } = await boxOf()
    await dragBy(-25, 15)
    expect(await boxOf()).toMatchObject({ x: x - 25, y: y + 15 })
    await dragBy(-3000, -3000)
    const corner = await boxOf()
    expect(corner.y).toBe(0)
    expect(corner.x + corner.width).toBe(48)
    await page.setViewportSize({ width: 1000, height: 700 })
    await eventually(boxOf, (box) => box.x > 0 && box.x + box.width < 1000)
  })

  test("opens a dialog that takes the focus, and Escape returns the focus", async () => {
    await using story = await newPage()
    const { page } = story
    await page.goto(address)
    const opener = page.locator("button", { hasText: "Start remote session" }).first()
    await opener.click()
    await page.waitForSelector("dialog:modal")
    await eventually(
      () => page.evaluate(() => document.activeElement?.id),
      (id) => id === "field-logTitle",
    )
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press("Escape")
    await page.waitForSelector("dialog", { state: "detached" })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test("hydrates an island, which keeps running when the page around it is replaced", async () => {
    await using story = await newPage()
    const { page } = story
    await page.goto(address)
    const island = page.locator("ui-island#countdown-in-list:state(ready)")
    await island.waitFor()
    const first = await island.textContent()
    await eventually(
      () => island.textContent(),
      (text) => text !== first,
    )
    const timer = await island.locator("[role=timer]").elementHandle()
    await page.click('a[aria-label="Next page"]')
    await page.waitForSelector("text=16–30 of 43")
    expect(await timer?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await island.count()).toBe(1)
  })

  /** Runs `act` in the page with the island, mounted by then, before React hydrates the server's markup. */
  const beforeHydration = (page: Page, act: (island: HTMLElement) => void) =>
    page.addInitScript(`(${onMounted})(${act})`)

  /** Runs in the page. */
  function onMounted(act: (island: HTMLElement) => void): void {
    const elements = new WeakMap<CustomStateSet, HTMLElement>()
    const { attachInternals } = HTMLElement.prototype
    HTMLElement.prototype.attachInternals = function () {
      const internals = attachInternals.call(this)
      elements.set(internals.states, this)
      return internals
    }
    const { add } = CustomStateSet.prototype
    CustomStateSet.prototype.add = function (state) {
      const island = elements.get(this)
      if (island?.id === "countdown-in-list") act(island)
      return add.call(this, state)
    }
  }

  test("hydrates an island whose props changed before hydration without an error", async () => {
    await using story = await newPage()
    const { page } = story
    await beforeHydration(page, (island) => {
      const props = JSON.parse(island.getAttribute("props") ?? "{}")
      const endsAt = new Date(Date.parse(props.now) + 4 * 3_600_000 + 30_000).toISOString()
      island.setAttribute("props", JSON.stringify({ ...props, endsAt }))
    })
    await page.goto(address)
    await page.waitForSelector("ui-island#countdown-in-list [role=timer]:has-text('4:00:')")
  })

  test("unmounts an island that left the page before hydration without an error", async () => {
    await using story = await newPage()
    const { page } = story
    await beforeHydration(page, (island) => {
      Object.assign(window, { leaving: island })
      island.remove()
    })
    await page.goto(address)
    // React empties what it has unmounted.
    await page.waitForFunction(
      () => (Reflect.get(window, "leaving") as Element | undefined)?.childNodes.length === 0,
    )
  })

  test("reports a refused action in a toast and keeps the form's input", async () => {
    await using story = await newPage({ expect: /status of 409/ })
    const { page } = story
    await page.goto(address)
    await page.fill("#field-title", "Gripper 3")
    await page.click('#sample-form button[type="submit"]')
    await page.waitForSelector('.toast:has-text("The press is busy.")')
    expect(await page.inputValue("#field-title")).toBe("Gripper 3")
  })

  test("keeps theme and language for the next page", async () => {
    await using story = await newPage()
    const { page } = story
    await page.goto(address)
    await page.click("summary.menu-opener")
    await page.click('[data-theme-choice="dark"]')
    expect(await page.getAttribute("html", "data-theme")).toBe("dark")
    await page.click('[data-lang-choice="nl"]')
    await page.waitForSelector('html[lang="nl"][data-theme="dark"]')
  })

  test("shows times in the browser's time zone from the first visit", async () => {
    await using story = await newPage({ timezoneId: "Asia/Tokyo" })
    const { page } = story
    await page.goto(address)
    await page.waitForSelector('.page-subtitle time:has-text("20.11.2026 22:05:09")')
    await page.reload()
    expect(await page.getAttribute(".page-subtitle time", "data-zone")).toBe("Asia/Tokyo")
  })

  test("shows a counter within 10 characters of a limit and warns beyond it", async () => {
    await using story = await newPage()
    const { page } = story
    await page.goto(address)
    await page.fill("#field-title", "x".repeat(89))
    expect(await page.locator(".field-counter").count()).toBe(0)
    await page.fill("#field-title", "x".repeat(90))
    expect(await page.textContent(".field-counter")).toBe("90 / 100")
    await page.fill("#field-title", "x".repeat(101))
    expect(await page.locator(".field-counter-over").count()).toBe(1)
  })

  test("reveals a password and hides it again", async () => {
    await using story = await newPage()
    const { page } = story
    await page.goto(address)
    await page.click('[data-reveal="field-secret"]')
    expect(await page.getAttribute("#field-secret", "type")).toBe("text")
    await page.click('[data-reveal="field-secret"]')
    expect(await page.getAttribute("#field-secret", "type")).toBe("password")
  })

  test("has no axe violations and no sideways scrolling, also on a phone", async () => {
    await using story = await newPage({ viewport: { width: 1280, height: 844 } })
    for (const path of ["", "/sign-in", "/init", "/error"]) {
      await story.page.goto(address + path)
      await expectReadableAtBothWidths(story.page, path)
    }
  })
})
