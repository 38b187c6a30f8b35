/** Measures the bare lists of `baseline-server.ts` beside the product, and what the product's lists cost in their terms. */
import { join } from "node:path"
import { SERVING_ROLE } from "../sql/grants.ts"
import { EMBEDDED_DATABASE } from "../src/edges/postgres/database.ts"
import { socketPathOf } from "../src/edges/postgres/embedded.ts"
import { BARE_LISTS } from "./baseline-lists.ts"
import type { Case } from "./cases.ts"
import { type LoadRequest, type LoadResult, measure, runClients, sendRequest } from "./load.ts"
import { ownCpuSecondsOf } from "./processes.ts"
import { readAddress, type Server } from "./server.ts"

/** Server and database together, over the baseline's, in one run. */
const ISSUE_LISTS_MAX = 1
const OTHER_LISTS_MAX = 1.3
const P99_MAX = 1.5

export interface Baseline {
  cpuMs: number
  p99Ms: number
}

export interface BaselineServer {
  /** @param one  a list call */
  measure(one: Case, askFor: (n: number) => LoadRequest): Promise<Baseline>
  stop(): Promise<void>
}

/** Is there something that the call can be measured against? */
export function hasBaseline({ as, call, name }: Case): boolean {
  return as === "api" && name === call && (call === "listIssues" || call in BARE_LISTS)
}

export async function startBaseline(
  folder: string,
  product: Server,
  { clients, durationMs }: { clients: number; durationMs: number },
): Promise<BaselineServer> {
  const program = join(import.meta.dir, "baseline-server.ts")
  const child = Bun.spawn(
    [process.execPath, program, socketPathOf(folder), EMBEDDED_DATABASE, SERVING_ROLE],
    { stdout: "pipe", stderr: "inherit" },
  )
  const address = await readAddress(child.stdout)
  // The product's process is idle meanwhile: what its database takes is for the baseline.
  const cpuSeconds = () => ({ server: ownCpuSecondsOf(child.pid), database: product.cpuSeconds().database })
  return {
    async measure(one, askFor) {
      const ask = (n: number): LoadRequest => {
        const { url, headers } = askFor(n)
        return { url: address + pathOf(one.call, new URL(url).pathname), headers }
      }
      await runClients(clients, durationMs, ask, sendRequest)
      const { serverMs, databaseMs, p99Ms } = await measure(ask, clients, durationMs, cpuSeconds)
      return { cpuMs: serverMs + databaseMs, p99Ms }
    },
    async stop() {
      child.kill()
      await child.exited
    },
  }
}

/** The product's `/api/devices/<id>/issues` as `/devices/<id>`; any other path as `/bare/<call>/<its last id>`. */
function pathOf(call: string, path: string): string {
  const ids = path.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)
  return call === "listIssues" ? `/issues/of/${ids?.[0]}` : `/bare/${call}/${ids?.at(-1) ?? "-"}`
}

export interface Compared {
  one: Case
  result: LoadResult
  baseline: Baseline
}

/** The lists of the API that cost more than their multiple of the baseline, one line each. */
export function listsAboveBaseline(compared: readonly Compared[]): string[] {
  return compared.flatMap(({ one, result, baseline }) => {
    const times = cpuMsOf(result) / baseline.cpuMs
    const slower = result.p99Ms / baseline.p99Ms
    const most = one.call === "listIssues" ? ISSUE_LISTS_MAX : OTHER_LISTS_MAX
    const said = `${one.name}, ${one.person}: ${times.toFixed(2)} x the baseline's CPU, p99 ${slower.toFixed(2)} x`
    console.log(said)
    return times > most || slower > P99_MAX ? [`${said} (at most ${most} and ${P99_MAX})`] : []
  })
}

const cpuMsOf = ({ serverMs, databaseMs }: LoadResult): number => serverMs + databaseMs
