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
    isSandboxed: hasUserNamespaces(),
    ...more,
  }
}

/** Chromium's sandbox needs user namespaces of an ordinary account, which some containers forbid. */
function hasUserNamespaces(): boolean {
  const unshare = ["unshare", "--user", "true"]
  const asOrdinaryAccount =
    process.getuid?.() === 0
      ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", ...unshare]
      : unshare
  return Bun.spawnSync(asOrdinaryAccount).exitCode === 0
}
