/**
 * The programs of sessions' Workers, one per protocol: in production one file each, bundled from the source, which takes one to
 * two megabytes less in each Worker. `bun run dev` loads the source.
 */
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Protocol } from "../../machines/interfaces/rules-types.ts"

/** Written by `scripts/build-workers.ts`, before each start in production. */
export const WORKER_BUNDLES = join(import.meta.dir, "../../../.millwright/workers")

export const workerSource = (protocol: Protocol) => join(import.meta.dir, `entries/${protocol}.ts`)

/** What `new Worker` loads. */
export function workerProgram(protocol: Protocol, bundles = WORKER_BUNDLES): string {
  const bundle = join(bundles, `${protocol}.js`)
  return process.env.NODE_ENV === "production" && existsSync(bundle) ? bundle : workerSource(protocol)
}
