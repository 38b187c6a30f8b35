/** Remote sessions of the demo's technician for the gallery: one that is over, with its recording, and one that runs. */
import type { Page } from "playwright-core"
import { launchBrowser } from "../tests/browser/harness.ts"
import { filled, signIn } from "./gallery-demo.ts"
import type { GalleryAccount } from "./gallery-routes.ts"

/** Who starts the sessions; the gallery shows them to the same account. */
const ACCOUNT = "technician" satisfies GalleryAccount
const QUICK_START = "/devices/{device}/issues/{work}/quickstart"
const CONNECTED = '[data-state="connected"]'
/** More than a short recording needs to be written. */
const WRITTEN_MS = 60_000
/** A loaded machine takes its time to start a Worker. */
const STEP_MS = 60_000

export interface GallerySessions {
  /** Paths by the placeholders of routes: `{session}` and `{recording}`. */
  paths: Record<"session" | "recording", string>
  /** Ends the running session. */
  stop(): Promise<void>
}

/** @param identifiers  of the machine and the issue that the sessions belong to */
export async function startSessions(
  address: string,
  identifiers: Record<string, string>,
): Promise<GallerySessions> {
  const context = await (await launchBrowser()).newContext()
  context.setDefaultTimeout(STEP_MS)
  await signIn(context, address, ACCOUNT)
  const page = await context.newPage()
  const quickStart = address + filled(QUICK_START, identifiers)
  await startSession(page, quickStart)
  await endSession(page)
  const recording = await writtenRecording(page, `${address}/dashboard?tab=created&completed=true`)
  await startSession(page, quickStart)
  const session = await runningSession(await context.newPage(), `${address}/dashboard?tab=created`)
  const stop = async () => {
    await endSession(page)
    await context.close()
  }
  return { paths: { session, recording }, stop }
}

async function startSession(page: Page, quickStart: string): Promise<void> {
  await page.goto(quickStart)
  await page.locator("#quick-start-form input[name=title]").fill("Holding pressure watched")
  await page.locator("#interface-table button.button-primary").first().click()
  await page.locator(CONNECTED).waitFor()
}

async function endSession(page: Page): Promise<void> {
  await page.locator(".remote-tools .button-danger").click()
  await page.locator(".remote-end").waitFor()
}

/** Path of the recording that is listed first. */
async function writtenRecording(page: Page, list: string): Promise<string> {
  const links = page.locator("a[href$='/recording']")
  const until = performance.now() + WRITTEN_MS
  do await page.goto(list)
  while ((await links.count()) === 0 && performance.now() < until)
  return (await links.first().getAttribute("href")) ?? ""
}

async function runningSession(page: Page, list: string): Promise<string> {
  await page.goto(list)
  const path = await page.locator("a[href$='/join']").first().getAttribute("href")
  await page.close()
  return path ?? ""
}
