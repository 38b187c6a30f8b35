/**
 * `bun run bench:updates`: milliseconds from a click or a key until the changed screen is painted, in headless Chromium on
 * this host: searching, changing the tab, turning the page.
 *
 *   bun run bench:updates [--data <folder that bench:api filled>] [--times 10] [--only issues]
 *
 * Without `--data` it visits the demo plant, whose lists are short. The wait before a search is sent, which is specified, is
 * taken off.
 */
import { parseArgs } from "node:util"
import type { BrowserContext, Page } from "playwright-core"
import { signIn, startDemo } from "../scripts/gallery-demo.ts"
import { openDatabaseForTools } from "../src/edges/postgres/database.ts"
import { SEARCH_DELAY_MS } from "../src/web/search-bar.tsx"
import { closeBrowser, launchBrowser } from "../tests/browser/harness.ts"
import { BENCH_USERS } from "./cases.ts"
import { percentile } from "./load.ts"
import { createTokens } from "./prepare.ts"
import { withNameOf } from "./selection.ts"
import { startServer } from "./server.ts"

const MEDIAN_MS_MAX = 100
const WAIT_MS = 15_000

interface Visited {
  address: string
  context: BrowserContext
  stop(): Promise<void>
}

interface Update {
  name: string
  path: string
  /** The element that is clicked, or the field that is filled with `text`. */
  element: string
  text?: string
}

const UPDATES: readonly Update[] = [
  { name: "issues, search", path: "/issues", element: "input[name=search]", text: "pump" },
  { name: "issues, tab", path: "/issues", element: "main nav a[href*='tab=']" },
  { name: "issues, closed tab", path: "/issues", element: "main nav a[href*='tab=closed']" },
  { name: "issues, next page", path: "/issues?tab=closed", element: ".pager a[href*='page=2']" },
  { name: "machines, search", path: "/devices", element: "input[name=search]", text: "line" },
  { name: "machines, next page", path: "/devices", element: ".pager a[href*='page=2']" },
  { name: "machine, issues tab", path: "{machine}", element: "main nav.tabs a[href$='/issues']" },
  { name: "machine, sessions tab", path: "{machine}", element: "main nav.tabs a[href*='tab=sessions']" },
  { name: "users, search", path: "/admin/users", element: "input[name=search]", text: "an" },
  { name: "users, next page", path: "/admin/users", element: ".pager a[href*='page=2']" },
]

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string" },
      times: { type: "string", default: "10" },
      only: { type: "string", default: "" },
    },
  })
  const updates = withNameOf(UPDATES, "--only", values.only, ({ name }) => name)
  const visited = values.data ? await visitFilled(values.data) : await visitDemo()
  let missed = 0
  try {
    const page = await visited.context.newPage()
    await page.addInitScript(noteTimes)
    const machine = await machinePath(page, visited.address)
    for (const update of updates) {
      const path = visited.address + update.path.replace("{machine}", machine)
      const times = await timesOf(page, path, update, Number(values.times))
      const [median, worst] = [percentile(times, 0.5), times.at(-1) ?? 0]
      console.log(
        times.length === 0
          ? `${update.name.padEnd(24)} nothing to click`
          : `${update.name.padEnd(24)} median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
      )
      if (median > MEDIAN_MS_MAX) missed++
    }
    console.log(missed === 0 ? `every median is at most ${MEDIAN_MS_MAX} ms` : `${missed} medians above it`)
    return missed === 0 ? 0 : 1
  } finally {
    await closeBrowser()
    await visited.stop()
  }
}

async function visitDemo(): Promise<Visited> {
  const demo = await startDemo()
  const context = await (await launchBrowser()).newContext()
  await signIn(context, demo.address, "administrator")
  return { address: demo.address, context, stop: demo.stop }
}

async function visitFilled(folder: string): Promise<Visited> {
  const server = await startServer(folder)
  const database = await openDatabaseForTools({ dataFolder: folder, databaseUrl: null })
  const { superuser } = await createTokens(database.db, (name) => [BENCH_USERS[name]])
  await database.stop()
  const context = await (await launchBrowser()).newContext({
    extraHTTPHeaders: { cookie: `__Host-millwright=${superuser.browser[0]}` },
  })
  return { address: server.address, context, stop: server.stop }
}

async function machinePath(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/devices`)
  const links = await page
    .locator("main a[href^='/devices/']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  const found = links.find((href) => /^\/devices\/[0-9a-f-]{36}$/.test(href))
  if (!found) throw new Error("the list of machines has no machine")
  return found
}

/** Milliseconds of each update, sorted; empty without the element. The first visit fills caches and is not counted. */
async function timesOf(
  page: Page,
  path: string,
  { element, text }: Update,
  count: number,
): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n <= count; n++) {
    await page.goto(path, { waitUntil: "networkidle" })
    const found = page.locator(element).first()
    if ((await found.count()) === 0) return []
    await page.evaluate(() => Object.assign(window, { isBefore: true }))
    await (text ? found.fill(text) : found.click())
    const painted = await page.waitForFunction(updatedAt, undefined, { timeout: WAIT_MS, polling: 20 })
    const started = await page.evaluate(() => Number(sessionStorage.getItem("started")))
    const ms = (await painted.jsonValue()) - started - (text ? SEARCH_DELAY_MS : 0)
    if (n > 0) times.push(ms)
  }
  return times.sort((a, b) => a - b)
}

type Noted = Window & { isBefore?: boolean; paintedAt?: number }

/** The part in each document of the browser: notes when an input began, and when what htmx has swapped in is painted. */
function noteTimes(): void {
  const now = () => performance.timeOrigin + performance.now()
  for (const kind of ["click", "input"])
    addEventListener(
      kind,
      (event) => sessionStorage.setItem("started", String(performance.timeOrigin + event.timeStamp)),
      true,
    )
  // The frame is painted when a task behind it runs.
  document.addEventListener("htmx:after:settle", () =>
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { paintedAt: now() }))),
  )
}

/** The moment in the browser at which the update was painted, in this document or in the one that replaced it; 0 before. */
function updatedAt(): number {
  const { isBefore, paintedAt = 0 } = window as Noted
  if (isBefore) return paintedAt > Number(sessionStorage.getItem("started")) ? paintedAt : 0
  const [paint] = performance.getEntriesByName("first-contentful-paint")
  return paint ? performance.timeOrigin + paint.startTime : 0
}

if (import.meta.main) process.exit(await main(Bun.argv.slice(2)))
