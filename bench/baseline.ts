/** Measures the bare list of `yardstick-server.ts` beside the product, and what the product's lists cost in its terms. */
import { join } from "node:path"
import { SERVING_ROLE } from "../sql/grants.ts"
import { EMBEDDED_DATABASE } from "../src/edges/postgres/database.ts"
import { socketPathOf } from "../src/edges/postgres/embedded.ts"
import type { Case } from "./cases.ts"
import { type LoadRequest, type LoadResult, measure } from "./load.ts"
import { ownCpuSecondsOf } from "./processes.ts"
import { readAddress, type Server } from "./server.ts"

/** Server and database together, over the yardstick's, in one run. */
const ISSUE_LISTS_MAX = 1
const OTHER_LISTS_MAX = 1.3
const P99_MAX = 1.5

export interface Baseline {
  cpuMs: number
  p99Ms: number
}

/** @param askFor  the product's own requests for the issues of machines, as the technician */
export async function measureBaseline(
  folder: string,
  product: Server,
  askFor: (n: number) => LoadRequest,
  clients: number,
  durationMs: number,
): Promise<Baseline> {
  const program = join(import.meta.dir, "yardstick-server.ts")
  const child = Bun.spawn(
    [process.execPath, program, socketPathOf(folder), EMBEDDED_DATABASE, SERVING_ROLE],
    { stdout: "pipe", stderr: "inherit" },
  )
  try {
    const address = await readAddress(child.stdout)
    const ask = (n: number): LoadRequest => {
      const { url, headers } = askFor(n)
      return { url: address + new URL(url).pathname, headers }
    }
    // The product's process is idle meanwhile: what its database takes is for the yardstick.
    const cpuSeconds = () => ({ server: ownCpuSecondsOf(child.pid), database: product.cpuSeconds().database })
    await measure(ask, clients, durationMs * 2, cpuSeconds)
    const { serverMs, databaseMs, p99Ms } = await measure(ask, clients, durationMs * 2, cpuSeconds)
    console.log(
      `yardstick, a bare list of issues: server ${serverMs.toFixed(2)} ms, database ${databaseMs.toFixed(2)} ms, p99 ${p99Ms.toFixed(1)} ms`,
    )
    return { cpuMs: serverMs + databaseMs, p99Ms }
  } finally {
    child.kill()
    await child.exited
  }
}

/** The lists of the API that cost more than their multiple of the yardstick, one line each. */
export function listsAboveBaseline(
  yardstick: Baseline,
  results: readonly { one: Case; result: LoadResult }[],
): string[] {
  return results.flatMap(({ one, result }) => {
    if (one.as !== "api" || !one.call.startsWith("list") || one.name !== one.call) return []
    const times = (result.serverMs + result.databaseMs) / yardstick.cpuMs
    const slower = result.p99Ms / yardstick.p99Ms
    const most = one.call === "listIssues" ? ISSUE_LISTS_MAX : OTHER_LISTS_MAX
    const said = `${one.name}, ${one.person}: ${times.toFixed(2)} x the yardstick's CPU, p99 ${slower.toFixed(2)} x`
    if (one.call === "listIssues") console.log(said)
    return times > most || slower > P99_MAX ? [`${said} (at most ${most} and ${P99_MAX})`] : []
  })
}
