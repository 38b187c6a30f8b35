/** A real Chromium for browser stories: strict pages that fail on any console error, axe, and waiting for a truth. */
import { existsSync } from "node:fs"
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core"

/**
 * Playwright must always give up before bun:test does: when a bun test times out, Bun kills its children, which is
 * Chromium, and every later test of the file fails with it.
 */
const STEP_MS = 30_000

/**
 * Without the windows and menus that the whole browser keeps behind a page that shows none of them, the headless shell
 * takes half of its CPU time. Not by its script in /usr/bin, which would remain its parent process.
 */
const CANDIDATES = [
  process.env.CHROMIUM,
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
]

const FLAGS = ["--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb", "--hide-scrollbars"]

let browser: Browser | null = null

/** The browser of this process, which all test files share; started again if it died. */
export async function launchBrowser(): Promise<Browser> {
  if (browser?.isConnected()) return browser
  const executablePath = CANDIDATES.find((path) => path && existsSync(path))
  if (!executablePath)
    throw new Error("no Chromium found: install the package chromium, or set CHROMIUM to its path")
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : []
  browser = await chromium.launch({ executablePath, args: [...FLAGS, ...sandbox] })
  return browser
}

/** A browser of its own whose camera shows a film (y4m), and which gives it to every page that asks. */
export async function launchWithCamera(film: string) {
  const executablePath = CANDIDATES.find((path) => path && existsSync(path)) ?? ""
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : []
  const camera = [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
  ]
  const withCamera = await chromium.launch({ executablePath, args: [...FLAGS, ...sandbox, ...camera] })
  return { browser: withCamera, [Symbol.asyncDispose]: () => withCamera.close() }
}

/** Call in afterAll of every file that opened a page: closes what a failed test has left open, and keeps the browser. */
export async function closePages() {
  for (const context of browser?.contexts() ?? []) await context.close()
}

/** For tools; that of the tests ends with their process. */
export async function closeBrowser() {
  await browser?.close()
  browser = null
}

type StrictPage = {
  page: Page
  /** Console errors, uncaught exceptions and CSP violations so far; an expected one may be removed by the test. */
  problems: string[]
  [Symbol.asyncDispose]: () => Promise<void>
}

/**
 * A page in a context of its own (no shared cookies): `await using story = await newPage()`. Closing it fails the test
 * if the browser complained.
 *
 * @param expect  complaints to ignore, e.g. /status of 422/ where a story sends a broken form on purpose
 */
export async function newPage(
  options: BrowserContextOptions & { expect?: RegExp; browser?: Browser } = {},
): Promise<StrictPage> {
  const { expect = /status of 422/, browser: given, ...contextOptions } = options
  const context = await (given ?? (await launchBrowser())).newContext({
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    ...contextOptions,
  })
  context.setDefaultTimeout(STEP_MS)
  const problems: string[] = []
  const complain = (text: string) => {
    if (!expect.test(text)) problems.push(text)
  }
  const page = await context.newPage()
  page.on("console", (message) => message.type() === "error" && complain(message.text()))
  page.on("pageerror", (error) => complain(String(error)))
  return {
    page,
    problems,
    async [Symbol.asyncDispose]() {
      await context.close()
      if (problems.length > 0) throw new Error(`the browser complained:\n${problems.join("\n")}`)
    },
  }
}

/**
 * The content of the remote screen's canvas. A Worker paints it, so the page cannot read its pixels; a copy is
 * readable. Sizes are 0 before the first picture.
 *
 * @returns the colour at a point as [r, g, b, a], and the SHA-256 of all pixels (RGBA)
 */
export function canvasOf(
  page: Page,
  at = { x: 0, y: 0 },
): Promise<{ width: number; height: number; colour: number[]; hash: string }> {
  return page.locator(".remote-canvas").evaluate(async (element, { x, y }) => {
    const shown = element as HTMLCanvasElement
    const [width = 0, height = 0] = (shown.dataset.size ?? "").split("x").map(Number)
    if (width === 0 || height === 0) return { width: 0, height: 0, colour: [], hash: "" }
    const context = new OffscreenCanvas(width, height).getContext("2d")!
    context.drawImage(shown, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data))
    const colour = [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)]
    return { width, height, colour, hash: [...digest].join(" ") }
  }, at)
}

/** Sum of the layout shifts since the page was loaded (the web vital CLS without its windows of time). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    return new Promise<number>((resolve) => {
      let total = 0
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntriesByType("layout-shift"))
          total += (entry as unknown as { value: number }).value
        // Every page has this entry, and it is asked for last.
        if (list.getEntriesByType("navigation").length > 0) resolve(total)
      })
      for (const type of ["layout-shift", "navigation"]) observer.observe({ type, buffered: true })
    })
  })
}

/** The response to `/live` of a test's own server: a stream of changes without a change. */
export function openEventStream(): Response {
  const stream = new ReadableStream({ start: (controller) => controller.enqueue(":\n\n") })
  return new Response(stream, { headers: { "content-type": "text/event-stream" } })
}
