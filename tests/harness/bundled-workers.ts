/**
 * The programs of sessions' Workers as production loads them, bundled once per test process and kept in memory: a Worker that
 * loads its source takes two to four times as long to start.
 */
import { basename } from "node:path"
import { bundleWorkers } from "../../scripts/build-workers.ts"
import type { Protocol } from "../../src/machines/interfaces/rules-types.ts"

let bundled: Promise<(protocol: Protocol) => string> | undefined

/** @returns the address of a program by its protocol */
export function bundledWorkers(): Promise<(protocol: Protocol) => string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<(protocol: Protocol) => string> {
  const { outputs } = await bundleWorkers()
  const files = await Promise.all(
    outputs.map(async (output) => {
      const program = new Blob([await output.text()], { type: "text/javascript" })
      return [basename(output.path, ".js"), URL.createObjectURL(program)] as const
    }),
  )
  const addresses = new Map<string, string>(files)
  return (protocol) => {
    const address = addresses.get(protocol)
    if (!address) throw new Error(`the bundler made no program for ${protocol}`)
    return address
  }
}
