/** Bundles the programs of sessions' Workers, each with all it imports, into one file per protocol. */
import { PROTOCOLS } from "../src/machines/interfaces/rules-types.ts"
import { WORKER_BUNDLES, workerSource } from "../src/sessions/worker/programs.ts"

/**
 * @param folder  where to write them
 * @throws AggregateError with the bundler's messages
 */
export async function buildWorkers(folder = WORKER_BUNDLES): Promise<void> {
  await bundleWorkers(folder)
}

/**
 * Names stay as they are, so that the stack traces of faults can be read.
 *
 * @param folder  where to write them; without it they are in the result alone
 * @throws AggregateError with the bundler's messages
 */
export function bundleWorkers(folder?: string): Promise<Bun.BuildOutput> {
  return Bun.build({
    entrypoints: PROTOCOLS.map(workerSource),
    outdir: folder,
    naming: "[name].js",
    target: "bun",
    minify: { whitespace: true, syntax: true },
  })
}
