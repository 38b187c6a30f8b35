/** What axe finds on a page in Chromium. */
import axeSource from "axe-core/axe.min.js" with { type: "text" }
import type { Page } from "playwright-core"

/** WCAG 2.2 A and AA, and the best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
/** What axe finds by colours alone. */
const CONTRAST_RULES = ["color-contrast", "link-in-text-block"]
const OTHER_RULES = Object.fromEntries(CONTRAST_RULES.map((rule) => [rule, { enabled: false }]))
/** Of texts with the same style on a page: the first may lie where axe cannot tell its background. */
const LOOKS_MAX = 3

interface Finding {
  id: string
  nodes: { target: string[]; html: string; failureSummary: string; element: Element }[]
}
type Axe = (
  context: Document | { include: Element[] },
  options: object,
) => Promise<{ violations: Finding[]; passes: Finding[] }>

/** By `styleOf`: combinations of text and background whose contrast axe has found sufficient in this process. */
const sufficient = new Set<number>()

/** WCAG 2.2 A and AA violations of the page as it stands, one line each; a test expects none. */
export async function axeViolations(page: Page): Promise<string[]> {
  await prepare(page)
  const others = await page.evaluate(
    async ({ TAGS, OTHER_RULES }) => {
      const { axe } = window as unknown as { axe: { run: Axe } }
      // The thousands of elements that pass a rule need not be named: a fifth of the time. Another third is reading all
      // styles again, for an experimental rule that is in none of the groups.
      const options = { resultTypes: ["violations"], preload: { assets: ["media"] } }
      const { violations } = await axe.run(document, { runOnly: TAGS, rules: OTHER_RULES, ...options })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
      )
    },
    { TAGS, OTHER_RULES },
  )
  return [...others.map(lineOf), ...(await contrastViolations(page))]
}

/**
 * Texts of the page whose contrast is too low, one line each. Contrast is a matter of styles, and two fifths of axe's time:
 * it looks at the texts alone whose style it has not found sufficient before.
 */
export async function contrastViolations(page: Page): Promise<string[]> {
  await prepare(page)
  const { violations, passed } = await page.evaluate(
    async ({ CONTRAST_RULES, LOOKS_MAX, known }) => {
      const { axe } = window as unknown as { axe: { run: Axe } }
      const knownStyles = new Set(known)
      const backgrounds = new Map<Element | null, string>([[null, ""]])

      /** What lies behind the content of an element, from the outermost on. */
      function backgroundOf(element: Element | null): string {
        const found = backgrounds.get(element)
        if (found !== undefined) return found
        const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element!)
        const own = [backgroundColor, backgroundImage, opacity, filter, position].join()
        const inherited = backgroundOf(element!.parentElement)
        const all = own === "rgba(0, 0, 0, 0),none,1,none,static" ? inherited : `${inherited}/${own}`
        backgrounds.set(element, all)
        return all
      }

      /** What the contrast of an element's text depends on, as a number. */
      function styleOf(element: Element): number {
        const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
        const around = element.parentElement ? getComputedStyle(element.parentElement).color : ""
        const text = [element.localName, color, around, fontSize, fontWeight, textShadow, textDecorationLine]
        let hash = 0
        for (const character of text.join() + backgroundOf(element))
          hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
        return hash
      }

      /** Whether axe would look at it: it has a text of its own, which is in sight. */
      function showsText(element: Element): boolean {
        const isText =
          element.matches("select, textarea, input:not([type=checkbox], [type=radio], [type=range])") ||
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        if (!isText || element.matches(":disabled, .visually-hidden, .visually-hidden *")) return false
        const { right, bottom } = element.getBoundingClientRect()
        return right > 0 && bottom > 0 && element.checkVisibility({ visibilityProperty: true })
      }

      const styles = new Map<Element, number>()
      const counts = new Map<number, number>()
      for (const element of document.querySelectorAll("body *")) {
        if (!showsText(element)) continue
        const style = styleOf(element)
        const count = counts.get(style) ?? 0
        counts.set(style, count + 1)
        if (!knownStyles.has(style) && count < LOOKS_MAX) styles.set(element, style)
      }
      if (styles.size === 0) return { violations: [], passed: [] }
      const { violations, passes } = await axe.run(
        { include: [...styles.keys()] },
        {
          ...{ runOnly: CONTRAST_RULES, resultTypes: ["violations", "passes"], preload: false },
          // To name each element by a selector would take longer than the rules.
          ...{ elementRef: true, selectors: false },
        },
      )
      const passing = passes.flatMap(({ nodes }) => nodes.map(({ element }) => styles.get(element)))
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => ({ id, target: [html], failureSummary })),
        ),
        passed: passing.filter((style) => style !== undefined),
      }
    },
    { CONTRAST_RULES, LOOKS_MAX, known: [...sufficient] },
  )
  for (const style of passed) sufficient.add(style)
  return violations.map(lineOf)
}

async function prepare(page: Page): Promise<void> {
  // What is scrolled below the head of the page would be too small to be pressed.
  await page.evaluate(() => scrollTo(0, 0))
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource)
}

function lineOf(finding: { id: string; target: string[]; failureSummary: string }): string {
  return `${finding.id}: ${finding.target.join(" ")}: ${finding.failureSummary.replace(/\s+/g, " ")}`
}
