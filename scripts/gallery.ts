/**
 * `bun run gallery`: pictures of every route on the demo plant, in languages, themes and widths, and what is wrong with
 * them: WCAG violations, console errors, layout shift, sideways scrolling, tables with columns outside their frame.
 *
 *   bun run gallery [PATH…] [--lang de,en-GB,nl] [--theme light,dark] [--width 390,768,1280] [--user technician]
 *     [--address http://127.0.0.1:8080] [--out gallery]
 *
 * Paths may hold placeholders such as `{device}`; without paths all known routes are visited. `--address` uses a demo
 * that runs already.
 */
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { Page } from "playwright-core"
import { axeViolations } from "../tests/browser/axe.ts"
import { closeBrowser, launchBrowser } from "../tests/browser/harness.ts"
import { filled, resolveIdentifiers, signIn, startDemo } from "./gallery-demo.ts"
import { GALLERY_ROUTES, type GalleryAccount, type GalleryRoute } from "./gallery-routes.ts"
import { type GallerySessions, startSessions } from "./gallery-sessions.ts"

/** A page that still loads after it is reported, not waited for. */
const STEP_MS = 15_000
const HEIGHT = 900
/** Fonts and images arrive, live parts draw once. */
const SETTLE_MS = 250
/** The same on a page whose script fetches what it shows: pictures of a film strip, markers. */
const SCRIPT_SETTLE_MS = 2000
/** Routes that need sessions of `startSessions`. */
const SESSION_PATHS = /\{(session|recording)\}/
/** More counts as poor (Core Web Vitals call 0.1 good). */
const LAYOUT_SHIFT_MAX = 0.05

interface Look {
  lang: string
  theme: string
  width: number
}

/** @returns 1 when anything was found wrong */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      lang: { type: "string", default: "de,en-GB,nl" },
      theme: { type: "string", default: "light,dark" },
      width: { type: "string", default: "390,768,1280" },
      user: { type: "string" },
      address: { type: "string" },
      out: { type: "string", default: "gallery" },
    },
  })
  const demo = values.address ? null : await startDemo()
  let sessions: GallerySessions | null = null
  try {
    const address = values.address ?? demo!.address
    const looks = allLooks(values)
    const routes = routesOf(positionals, values.user as GalleryAccount | undefined)
    const identifiers = await resolveIdentifiers(address)
    if (routes.some(({ path }) => SESSION_PATHS.test(path))) {
      sessions = await startSessions(address, identifiers)
      Object.assign(identifiers, sessions.paths)
    }
    let found = 0
    for (const look of looks) found += await photograph(address, look, routes, identifiers, values.out)
    console.log(found === 0 ? "nothing wrong" : `${found} found`)
    return found === 0 ? 0 : 1
  } finally {
    await sessions?.stop()
    await closeBrowser()
    await demo?.stop()
  }
}

function allLooks(values: { lang: string; theme: string; width: string }): Look[] {
  return values.lang
    .split(",")
    .flatMap((lang) =>
      values.theme
        .split(",")
        .flatMap((theme) => values.width.split(",").map((width) => ({ lang, theme, width: Number(width) }))),
    )
}

function routesOf(paths: string[], user: GalleryAccount | undefined): GalleryRoute[] {
  if (paths.length === 0) return GALLERY_ROUTES.filter(({ account }) => !user || account === user)
  return paths.map((path) => {
    const known = GALLERY_ROUTES.find((route) => route.path === path || route.name === path)
    const name = known?.name ?? (path.replace(/[^\w.=-]+/g, "-").replace(/^-|-$/g, "") || "start")
    return { ...known, name, path: known?.path ?? path, account: user ?? known?.account ?? "administrator" }
  })
}

/** @returns how many problems were found; a page that fails is one of them, and the next one is visited all the same */
export async function photograph(
  address: string,
  look: Look,
  routes: readonly GalleryRoute[],
  identifiers: Record<string, string>,
  out: string,
): Promise<number> {
  const folder = join(out, `${look.lang}-${look.theme}-${look.width}`)
  mkdirSync(folder, { recursive: true })
  const pages = new Map<GalleryAccount, Page>()
  const complaints: string[] = []
  let found = 0
  for (const { name, path, account, press, until } of routes) {
    const missing = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!).filter((key) => !identifiers[key])
    const problems: string[] = []
    if (missing.length > 0) problems.push(`the demo plant has no ${missing.join(", ")}`)
    else {
      complaints.length = 0
      try {
        const page = pages.get(account) ?? (await openPage(address, look, account, complaints))
        pages.set(account, page)
        const url = address + filled(path, identifiers)
        problems.push(...(await visit(page, url, join(folder, `${name}.png`), { press, until })))
      } catch (error) {
        problems.push(`gave up: ${firstLine(error)}`)
        // What made this page fail would still be at work on the next one.
        await pages.get(account)?.context().close()
        pages.delete(account)
      }
      problems.push(...complaints)
    }
    for (const problem of problems) console.log(`${folder}/${name}  ${path}  ${problem}`)
    found += problems.length
  }
  for (const page of pages.values()) await page.context().close()
  return found
}

const firstLine = (error: unknown) => `${error}`.split("\n")[0]!

async function visit(
  page: Page,
  url: string,
  file: string,
  { press, until }: Pick<GalleryRoute, "press" | "until">,
): Promise<string[]> {
  const problems: string[] = []
  const response = await page.goto(url, { waitUntil: "load" })
  const status = response?.status() ?? 0
  if (status >= 400 && !url.includes("/error")) problems.push(`status ${status}`)
  try {
    if (press) await page.locator(press).first().click()
    if (until) await page.locator(until).first().waitFor()
  } catch (error) {
    problems.push(firstLine(error))
  }
  await page.waitForTimeout(until ? SCRIPT_SETTLE_MS : SETTLE_MS)
  // Pressing has scrolled to the button, and what sticks to the window would stand in the middle of the picture.
  if (press) await page.evaluate(() => scrollTo(0, 0))
  const { overflow, cutTables, shift } = await page.evaluate(measurePage)
  if (overflow > 0) problems.push(`scrolls sideways by ${overflow} px`)
  for (const { table, by } of cutTables) problems.push(`the table ${table} is ${by} px wider than its frame`)
  // The answer to a button may take place where there was none.
  if (!press && shift > LAYOUT_SHIFT_MAX) problems.push(`layout shift ${shift.toFixed(3)}`)
  await page.screenshot({ path: file, fullPage: true })
  problems.push(...(await axeViolations(page)))
  return problems
}

interface PageMeasures {
  overflow: number
  cutTables: { table: string; by: number }[]
  shift: number
}

/** Runs in the page. */
async function measurePage(): Promise<PageMeasures> {
  const shift = await new Promise<number>((resolve) => {
    let total = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value
    })
    observer.observe({ type: "layout-shift", buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(total))))
  })
  const cutTables = [...document.querySelectorAll(".table-frame")]
    .map((frame) => ({
      table: frame.querySelector("caption")?.textContent ?? "",
      by: frame.scrollWidth - frame.clientWidth,
    }))
    .filter(({ by }) => by > 0)
  return { overflow: document.documentElement.scrollWidth - innerWidth, cutTables, shift }
}

async function openPage(
  address: string,
  look: Look,
  account: GalleryAccount,
  complaints: string[],
): Promise<Page> {
  const context = await (await launchBrowser()).newContext({
    locale: look.lang,
    timezoneId: "Europe/Berlin",
    viewport: { width: look.width, height: HEIGHT },
    reducedMotion: "reduce",
  })
  context.setDefaultTimeout(STEP_MS)
  await context.addCookies([
    { name: "theme", value: look.theme, url: address },
    { name: "lang", value: look.lang, url: address },
  ])
  if (account) await signIn(context, address, account)
  const page = await context.newPage()
  page.on("console", (message) => message.type() === "error" && complaints.push(`console: ${message.text()}`))
  page.on("pageerror", (error) => complaints.push(`exception: ${error}`))
  return page
}
