/** A real Firefox ESR for the browser stories that must also pass there, driven through WebDriver BiDi. */
import { existsSync } from "node:fs"
import puppeteer, { type Browser, type Page } from "puppeteer-core"

/** A story has many steps on a machine with two cores. */
const STEP_MS_MAX = 30_000
const CANDIDATES = [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"]

const PREFERENCES = {
  /** That the tests read. */
  "intl.accept_languages": "en-GB, en",
  /** As in the tests with Chromium. */
  "ui.prefersReducedMotion": 1,
  /** Painting, which is the work of the processor here, takes half of Firefox's time at its 60 frames a second. */
  "layout.frame_rate": 15,
}

interface Firefox {
  page: Page
  /** Uncaught exceptions and console errors so far. */
  problems: string[]
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Firefox reports the requests that end because their page is left; those of htmx as if the network had failed. */
const ABORTED =
  /AbortError: The operation was aborted|htmx:error: NetworkError when attempting to fetch resource/

let browser: Browser | null = null

async function launchFirefox(): Promise<Browser> {
  if (browser?.connected) return browser
  const executablePath = CANDIDATES.find((path) => path && existsSync(path))
  if (!executablePath)
    throw new Error("no Firefox found: install the package firefox-esr, or set FIREFOX to its path")
  browser = await puppeteer.launch({
    ...{ browser: "firefox", executablePath, extraPrefsFirefox: PREFERENCES },
    defaultViewport: { width: 1280, height: 800 },
  })
  return browser
}

/** Call in afterAll of a file that opened a page. */
export async function closeFirefox(): Promise<void> {
  await browser?.close()
  browser = null
}

/** One page with cookies of its own, in a browser that all share; closing it fails the test if the browser complained. */
export async function openFirefox(): Promise<Firefox> {
  const context = await (await launchFirefox()).createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_MS_MAX)
  const problems: string[] = []
  const complain = (problem: string) => {
    if (!ABORTED.test(problem)) problems.push(problem)
  }
  page.on("pageerror", (error) => complain(String(error)))
  page.on("console", (message) => message.type() === "error" && complain(message.text()))
  return {
    page,
    problems,
    async [Symbol.asyncDispose]() {
      await context.close()
      if (problems.length > 0) throw new Error(`Firefox complained:\n${problems.join("\n")}`)
    },
  }
}
