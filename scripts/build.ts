/** Builds what the browser loads: islands, styles and fonts, into `public/assets`. */

import { runIfChanged } from "./build-cache.ts"
import { buildClient } from "./build-client.ts"

/** Everything an island may import, and the style sheets. */
const INPUTS = ["islands", "src", "protocols", "scripts/build-client.ts", "bun.lock"]

/** Builds unless nothing has changed since the last build of the same kind. */
export async function ensureBuilt({ dev = false } = {}): Promise<void> {
  const mode = dev ? "development" : "production"
  await runIfChanged("client", mode, INPUTS, "public/assets/manifest.json", () => buildClient({ dev }))
}

export async function main(): Promise<void> {
  const started = performance.now()
  await ensureBuilt()
  console.log(`built in ${Math.round(performance.now() - started)} ms`)
}
