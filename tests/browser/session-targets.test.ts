/** What can be hit by a finger in a remote session: its bar, its tools, its dock and its dialogs. */
import { test } from "bun:test"
import type { Page } from "playwright-core"
import { newPage } from "./harness.ts"
import { expectNothingHidden } from "./readable.ts"
import { connect, ME, machine, OTHER, screenPageTests } from "./screen-page.tsx"
import { expectHittable } from "./targets.ts"

/** Each state is measured twice, on a machine that is busy with other tests. */
const TOUR_MS = 120_000
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

screenPageTests()

/** The keys of the on-screen keyboard share the width of the phone, as those of any other one do. */
async function isChecked(page: Page, what: string, isKeyboard = false) {
  await expectNothingHidden(page, what)
  await expectHittable(page, what, !isKeyboard)
}

test(
  "every control of a remote session is large enough for a finger: the bar, its tools, the dock and the dialogs",
  async () => {
    await using story = await newPage(PHONE)
    const { page } = story
    await connect(page, { lang: "de" })
    const person = (id: string, userId: string, name: string) => ({
      id,
      userId,
      name,
      right: "CONTROL" as const,
    })
    machine.notice({
      about: "viewers",
      self: "v1",
      viewers: [
        person("v1", ME, "Tom Berger"),
        { ...person("v2", OTHER, "Eva Lindqvist"), right: "VIEW", asks: true },
      ],
    })
    await page.waitForSelector(".dock-row")
    await isChecked(page, "people")
    for (const opener of await page.locator("button.tool-opener").all()) {
      const name = (await opener.getAttribute("title")) ?? ""
      if ((await opener.getAttribute("aria-pressed")) === "false") await opener.click()
      await isChecked(page, name, (await page.locator(".keyboard").count()) > 0)
      await opener.click()
    }
    for (const tool of await page.locator("details.tool").all()) {
      const name = (await tool.locator("summary").getAttribute("title")) ?? ""
      await tool.locator("summary").click()
      await isChecked(page, name)
      await tool.locator("summary").click()
    }
    machine.notice({ about: "hostKey", keyType: "ssh-ed25519", fingerprint: "SHA256:abc" })
    await page.waitForSelector("dialog:modal >> text=SHA256:abc")
    await isChecked(page, "host key")
    await page.click("dialog button.button-secondary")
    await page.waitForSelector("dialog:modal", { state: "detached" })
    await page.click(".remote-bar .button-danger")
    await page.waitForSelector("dialog:modal")
    await isChecked(page, "end")
    await page.click("dialog .button-danger")
    await page.waitForSelector(".remote-end")
    await isChecked(page, "ended")
  },
  TOUR_MS,
)
