/** Sizes of pointer targets on a page: WCAG 2.2, 2.5.8, and the larger ones of touch mode. */
import { expect } from "bun:test"
import type { Page } from "playwright-core"

/** Of every target, or the space around its middle. */
const TARGET_PIXELS = 24
/** Of every control where the pointer is a finger. */
const TOUCH_TARGET_PIXELS = 44

/**
 * Expects that nothing is too small to be hit, and no tab narrower than its text, which would cover the next one. The
 * spacing exception is for pages with a mouse.
 *
 * @param what  names the page in a failure
 */
export async function expectHittable(page: Page, what: string, isTouch: boolean): Promise<void> {
  expect([what, await smallTargets(page, TARGET_PIXELS, true)]).toEqual([what, []])
  if (isTouch) expect([what, await smallTargets(page, TOUCH_TARGET_PIXELS, false)]).toEqual([what, []])
  const tabs = page.locator(".tab, .segmented > *")
  const cut = await tabs.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((tab) => tab.textContent),
  )
  expect([what, cut]).toEqual([what, []])
}

/**
 * Targets that are too small to be hit, each as words; none is the aim. Exceptions of 2.5.8 apply: links within text, and
 * with `withSpacing` targets with enough space around their middles. A control's label is part of it.
 */
function smallTargets(page: Page, pixels: number, withSpacing: boolean): Promise<string[]> {
  return page.evaluate(
    ({ pixels, withSpacing, isTouch }) => {
      type Target = { element: Element; rect: DOMRect; isSmall: boolean }

      const SELECTOR =
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option]"

      function isVisible(element: Element): boolean {
        const { visibility, pointerEvents } = getComputedStyle(element)
        // Buttons that the Enter key presses; and what lies below a dialog.
        const modal = document.querySelector("dialog:modal")
        if (element.matches(".visually-hidden") || (modal && !modal.contains(element))) return false
        // A field for keys alone, which lets every touch through.
        if (pointerEvents === "none") return false
        // Heads of a table that is shown as cards are there for screen readers.
        if (element.closest("thead") && getComputedStyle(element.closest("thead")!).clipPath !== "none")
          return false
        const { width, height } = element.getBoundingClientRect()
        // A link that is shown by its focus alone lies outside the page until then.
        const { right, bottom } = element.getBoundingClientRect()
        return visibility !== "hidden" && width > 1 && height > 1 && right > 0 && bottom + scrollY > 0
      }

      /** A link whose line has other text beside it. */
      function isInText(element: Element): boolean {
        if (getComputedStyle(element).display !== "inline") return false
        const block = element.closest("p, li, dd, dt, td, th, div, span, figcaption, label, h1, h2, h3")
        const text = block?.textContent?.trim() ?? ""
        return text.length > (element.textContent?.trim().length ?? 0)
      }

      /** Of a list or table, without the looks of a control: has the smaller size everywhere. */
      function isPlainLink(element: Element): boolean {
        return element.matches("a:not([class])") && !element.closest("nav, .segmented, .crumbs")
      }

      /** With its label, and with what its styles put over the surroundings. */
      function areaOf(element: Element): DOMRect {
        const rect = element.getBoundingClientRect()
        const labels = (element as HTMLInputElement).labels
        const boxes = [rect, ...[...(labels ?? [])].map((label) => label.getBoundingClientRect())]
        const touching = boxes.filter((box) => box.left <= rect.right + 16 && box.right >= rect.left - 16)
        const left = Math.min(...touching.map((box) => box.left))
        const top = Math.min(...touching.map((box) => box.top))
        const right = Math.max(...touching.map((box) => box.right))
        const bottom = Math.max(...touching.map((box) => box.bottom))
        return new DOMRect(left, top, right - left, bottom - top)
      }

      /** How far the target answers to both sides of its middle. */
      function reach(element: Element, axis: "x" | "y"): number {
        element.scrollIntoView({ block: "center", inline: "nearest" })
        const { left, right, top, height } = element.getBoundingClientRect()
        // A text that is cut off is hit in the part that shows.
        const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, top + height / 2]
        const answers = (by: number) => {
          const hit = document.elementFromPoint(axis === "x" ? x + by : x, axis === "y" ? y + by : y)
          const labels = [...((element as HTMLInputElement).labels ?? [])]
          return hit !== null && [element, ...labels].some((part) => part.contains(hit))
        }
        const half = pixels / 2 - 0.5
        if (answers(-half) && answers(half)) return pixels
        let length = 0
        for (const side of [-1, 1])
          for (let by = 0.5; by < pixels && answers(side * by); by += 0.5) length += 0.5
        return length
      }

      const targets: Target[] = [...document.querySelectorAll(SELECTOR)]
        .filter((element) => isVisible(element) && !isInText(element) && !(isTouch && isPlainLink(element)))
        .map((element) => {
          const rect = areaOf(element)
          return { element, rect, isSmall: rect.width < pixels || rect.height < pixels }
        })

      function isSpaced({ rect, element }: Target): boolean {
        const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
        return targets.every((other) => {
          if (other.element === element || other.element.contains(element)) return true
          // What a closed menu holds takes no space, though it has a size.
          if (element.checkVisibility() && !other.element.checkVisibility()) return true
          const { left, right, top, bottom } = other.rect
          const middle = [(left + right) / 2, (top + bottom) / 2] as const
          if (other.isSmall) return Math.hypot(middle[0] - x, middle[1] - y) >= pixels
          const nearest = [Math.min(right, Math.max(left, x)), Math.min(bottom, Math.max(top, y))] as const
          return Math.hypot(nearest[0] - x, nearest[1] - y) >= pixels / 2
        })
      }

      return targets
        .filter((target) => target.isSmall && !(withSpacing && isSpaced(target)))
        .filter(({ element }) => Math.min(reach(element, "x"), reach(element, "y")) < pixels - 1)
        .map(({ element, rect }) => {
          const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30) ?? ""
          const kind = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`
          return `${kind} "${name}" ${Math.round(rect.width)} x ${Math.round(rect.height)}`
        })
    },
    { pixels, withSpacing, isTouch: pixels > 24 },
  )
}
