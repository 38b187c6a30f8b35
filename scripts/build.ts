/** Builds what the browser loads, into `public/assets`, and for production the programs of sessions' Workers. */

import { runIfChanged } from "./build-cache.ts"
import { buildClient } from "./build-client.ts"
import { buildWorkers } from "./build-workers.ts"

/** Everything that an island or a Worker may import, and the style sheets. */
const INPUTS = [
  "islands",
  "src",
  "protocols",
  "scripts/build-client.ts",
  "scripts/build-workers.ts",
  "bun.lock",
]

/** Builds unless nothing has changed since the last build of the same kind. */
export async function ensureBuilt({ dev = false } = {}): Promise<void> {
  const mode = dev ? "development" : "production"
  await runIfChanged("client", mode, INPUTS, "public/assets/manifest.json", async () => {
    await buildClient({ dev })
    if (!dev) await buildWorkers()
  })
}

export async function main(): Promise<void> {
  const started = performance.now()
  await ensureBuilt()
  console.log(`built in ${Math.round(performance.now() - started)} ms`)
}
