/** Whether a page can be read: in both themes, without scrolling sideways. */

import { expect } from "bun:test"
import type { Page } from "playwright-core"
import { eventually } from "../harness/eventually.ts"
import { axeViolations, contrastViolations } from "./axe.ts"
import { expectHittable } from "./targets.ts"

interface Readability {
  /** Of axe's findings; those are no fault on this page. */
  ignored?: RegExp
  /** The colours of the dark theme are checked too, unless false. */
  isDarkToo?: boolean
}

/**
 * Expects no axe finding and no horizontal scrolling of a page that is shown in the light theme.
 *
 * @param what  names the page in a failure
 */
export async function expectReadable(
  page: Page,
  what: string,
  { ignored, isDarkToo = true }: Readability = {},
): Promise<void> {
  const isFault = (line: string) => !ignored?.test(line)
  expect([what, (await axeViolations(page)).filter(isFault)]).toEqual([what, []])
  await expectNoOverflow(page, what)
  if (!isDarkToo) return
  // The themes differ in colours alone.
  const light = await chooseTheme(page, "dark")
  const inTheDark = `${what}, dark`
  expect([inTheDark, (await contrastViolations(page)).filter(isFault)]).toEqual([inTheDark, []])
  await chooseTheme(page, light)
}

/**
 * Expects that the page is as wide as the window. A phone zooms out until a page that is too wide fits, so that its own
 * `innerWidth` says nothing.
 */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const { width } = page.viewportSize()!
  const overflow = (await page.evaluate(() => document.documentElement.scrollWidth)) - width
  expect([what, overflow]).toEqual([what, 0])
}

/** How many pixels of the current tab lie beyond the right end of its row, which scrolls on a narrow screen. */
const hiddenOfCurrentTab = (page: Page) =>
  page.evaluate(() => {
    const right = (element?: Element | null) => element?.getBoundingClientRect().right ?? 0
    return [...document.querySelectorAll(".tabs:has([aria-current])")].map((tabs) =>
      Math.max(0, Math.floor(right(tabs.querySelector("[aria-current]")) - right(tabs))),
    )
  })

/** Expects no horizontal scrolling of the page, and the current tab in view. */
export async function expectNothingHidden(page: Page, what: string): Promise<void> {
  await expectNoOverflow(page, what)
  // The page's script moves it into view.
  const hidden = async () => Math.max(0, ...(await hiddenOfCurrentTab(page)))
  await eventually(hidden, (pixels) => pixels === 0, `the current tab in view: ${what}`)
}

/** As the menu does, without a request. @returns the theme before; "" follows the system */
function chooseTheme(page: Page, theme: string): Promise<string> {
  return page.evaluate((theme) => {
    const { dataset } = document.documentElement
    const before = dataset.theme ?? ""
    if (theme === "") delete dataset.theme
    else dataset.theme = theme
    return before
  }, theme)
}

/**
 * Expects of a page that axe checks in a wide window what its width decides: axe, which takes half a second a page, finds
 * the same elements again.
 */
export async function expectFits(page: Page, what: string): Promise<void> {
  // What is scrolled below the head of the page would be too small to be pressed.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNothingHidden(page, what)
  expect([what, await unreachableRegions(page)]).toEqual([what, []])
}

/** Regions that scroll and that the keyboard does not reach. */
function unreachableRegions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]"
    const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll"
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        const isCut =
          (scrolls(overflowX) && scrollWidth > clientWidth) ||
          (scrolls(overflowY) && scrollHeight > clientHeight)
        return isCut && !element.matches(FOCUSABLE) && !element.querySelector(FOCUSABLE)
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`)
  })
}

const PHONE = { width: 390, height: 844 }

/** Expects that the page which is open in a wide window is readable there, and fits a phone. */
export async function expectReadableAtBothWidths(
  page: Page,
  what: string,
  readability: Readability = {},
): Promise<void> {
  await expectReadable(page, what, readability)
  const wide = page.viewportSize()!
  await page.setViewportSize(PHONE)
  await expectFits(page, `${what}, on a phone`)
  await expectHittable(page, `${what}, on a phone`, false)
  await page.setViewportSize(wide)
}
