/** What sessions to web pages run with in tests: the Chromium of this machine. */
import { findChromium } from "../../src/edges/chromium/chromium.ts"
import type { BrowserSettings } from "../../src/sessions/live/browsers.ts"

/** @throws Error where none is installed: these tests have no other peer */
export function testBrowsers(more: Partial<BrowserSettings> = {}): BrowserSettings {
  const installation = findChromium(null)
  if (!installation) throw new Error("these tests need Chromium")
  return {
    installation,
    browsersMax: 4,
    memoryBytesMax: 1024 * 1024 * 1024,
    isSandboxed: true,
    ...more,
  }
}
