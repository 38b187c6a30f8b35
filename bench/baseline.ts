/** Measures the lists of `baseline-server.ts` beside the product's, and what the product's lists cost in their terms. */

import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { SERVING_ROLE } from "../sql/grants.ts"
import { EMBEDDED_DATABASE } from "../src/edges/postgres/database.ts"
import { socketPathOf } from "../src/edges/postgres/embedded.ts"
import { BARE_LISTS } from "./baseline-lists.ts"
import { WRITTEN_LISTS } from "./baseline-statements.ts"
import type { Case } from "./cases.ts"
import { type CpuSeconds, type LoadRequest, percentile, runClients, sendRequest } from "./load.ts"
import { machineCpuSeconds, ownCpuSecondsOf } from "./processes.ts"
import { readAddress, type Server } from "./server.ts"

/** Server and database together, over the baseline's, in one run. */
const ISSUE_LISTS_MAX = 1
const OTHER_LISTS_MAX = 1.3
const P99_MAX = 1.5
/** Other programs make the slowest answers slower than their own: p99 is judged where they take less than this of the cores. */
const OTHER_CORES_MAX = 0.2
/** Lists of issues, which people look at all day. */
const ISSUE_LISTS = new Set(["listIssues", "listAllIssues", "listAssignedIssues", "listGroupAssignedIssues"])

/** So often product and baseline take turns: another load on the machine comes and goes within a second. */
const TURNS = 4
/** On a busy machine a turn lasts until so many answers are there: less is compilation and chance. */
const ANSWERS_PER_TURN_MIN = 150
/**
 * Before anything counts: until then code is compiled and statements are planned. After 600 answers the compiler alone took
 * 0.13 ms for each answer of the product and 0.03 of the baseline, whose program is a page; a server runs for weeks.
 */
const WARM_UP_ANSWERS = 5000
/** Paths whose answers are compared. */
const COMPARED_PATHS = 10

/** Of the product or of the baseline, over all turns. */
interface Cost {
  times: number[]
  cpu: CpuSeconds
  /** That the turns took. */
  seconds: number
}

/** What jobs, rechecks and the lease take while nothing is asked, so far in this run. */
type Idle = Omit<Cost, "times">

interface PerCall {
  serverMs: number
  databaseMs: number
  p99Ms: number
}

export interface Compared {
  one: Case
  /** The same answer from a statement written for the list; else the newest rows of its table. */
  isWritten: boolean
  product: PerCall
  baseline: PerCall
  /** Cores that other programs kept busy meanwhile. */
  otherCores: number
}

interface BaselineServer {
  /**
   * @param one  a list call
   * @throws Error when the written list answers with something else than the product
   */
  compare(one: Case, askFor: (n: number) => LoadRequest): Promise<Compared>
  stop(): Promise<void>
}

/** Is there something that the call can be measured against? */
export function hasBaseline({ as, call, name, isBusy }: Case): boolean {
  return as === "api" && (name === call || isBusy === true) && (call in WRITTEN_LISTS || call in BARE_LISTS)
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
  const idle: Idle = { cpu: { server: 0, database: 0 }, seconds: 0 }
  return {
    async compare(one, askFor) {
      const isWritten = one.call in WRITTEN_LISTS
      const askBaseline = (n: number): LoadRequest => {
        const { url, headers } = askFor(n)
        return {
          url: `${address}/${one.person === "expert" ? "few" : "many"}/${one.call}${new URL(url).pathname}`,
          headers,
        }
      }
      if (isWritten) await requireSameAnswers(one, askFor, askBaseline)
      const costs = { product: newCost(), baseline: newCost() }
      const run = (
        ask: typeof askFor,
        cpu: () => CpuSeconds,
        cost: Cost,
        answersMin = ANSWERS_PER_TURN_MIN,
      ) => runTurn(ask, cpu, cost, { clients, durationMs: durationMs / TURNS, answersMin })
      await run(askBaseline, cpuSeconds, newCost(), WARM_UP_ANSWERS)
      await run(askFor, product.cpuSeconds, newCost(), WARM_UP_ANSWERS)
      const started = performance.now()
      const before = otherCpuSeconds(product, child.pid)
      for (let turn = 0; turn < TURNS; turn++) {
        await run(askBaseline, cpuSeconds, costs.baseline)
        await run(askFor, product.cpuSeconds, costs.product)
        await addCost(idle, product.cpuSeconds, () => Bun.sleep(durationMs / TURNS))
      }
      const seconds = (performance.now() - started) / 1000
      const otherCores = Math.max(0, otherCpuSeconds(product, child.pid) - before) / seconds
      return {
        one,
        isWritten,
        product: perCall(costs.product, idle),
        // Its own process does nothing while it is not asked.
        baseline: perCall(costs.baseline, { ...idle, cpu: { ...idle.cpu, server: 0 } }),
        otherCores,
      }
    },
    async stop() {
      child.kill()
      await child.exited
    },
  }
}

const newCost = (): Cost => ({ times: [], cpu: { server: 0, database: 0 }, seconds: 0 })

async function addCost(
  cost: Omit<Cost, "times">,
  cpuSeconds: () => CpuSeconds,
  work: () => Promise<void>,
): Promise<void> {
  const [before, started] = [cpuSeconds(), performance.now()]
  await work()
  const after = cpuSeconds()
  cost.seconds += (performance.now() - started) / 1000
  cost.cpu.server += after.server - before.server
  cost.cpu.database += after.database - before.database
}

async function runTurn(
  ask: (n: number) => LoadRequest,
  cpuSeconds: () => CpuSeconds,
  cost: Cost,
  { clients, durationMs, answersMin }: { clients: number; durationMs: number; answersMin: number },
): Promise<void> {
  const enough = cost.times.length + answersMin
  await addCost(cost, cpuSeconds, async () => {
    do {
      const asked = cost.times.length
      const times = await runClients(clients, durationMs, (n) => ask(asked + n), sendRequest)
      cost.times.push(...times)
    } while (cost.times.length < enough)
  })
}

/** Without what the same time costs when nothing is asked: on a busy machine, which answers little, that would be most of it. */
function perCall({ times, cpu, seconds }: Cost, idle: Idle): PerCall {
  times.sort((a, b) => a - b)
  const share = (part: keyof CpuSeconds) =>
    ((cpu[part] - (idle.cpu[part] / idle.seconds) * seconds) * 1000) / times.length
  return { serverMs: share("server"), databaseMs: share("database"), p99Ms: percentile(times, 0.99) }
}

function otherCpuSeconds(product: Server, baselinePid: number): number {
  const { server, database } = product.cpuSeconds()
  const own = server + database + ownCpuSecondsOf(baselinePid) + ownCpuSecondsOf(process.pid)
  return machineCpuSeconds() - own
}

async function requireSameAnswers(
  one: Case,
  askProduct: (n: number) => LoadRequest,
  askBaseline: (n: number) => LoadRequest,
): Promise<void> {
  for (let n = 0; n < Math.min(COMPARED_PATHS, one.paths.length); n++) {
    const [answer, written] = await Promise.all([askProduct(n), askBaseline(n)].map(readAnswer))
    if (!isDeepStrictEqual(answer, written))
      throw new Error(
        `${one.call}, ${one.person}: the baseline answers otherwise to ${one.paths[n]}:\n${JSON.stringify(written)}\n${JSON.stringify(answer)}`,
      )
  }
}

async function readAnswer({ url, headers }: LoadRequest): Promise<unknown> {
  const answer = await fetch(url, { headers })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

/** The lists of the API that cost more than their multiple of the baseline, one line each. */
export function listsAboveBaseline(compared: readonly Compared[]): string[] {
  return compared.flatMap((each) => {
    const said = describe(each)
    const most = ISSUE_LISTS.has(each.one.call) ? ISSUE_LISTS_MAX : OTHER_LISTS_MAX
    const isMissed = ratiosOf(each).cpu > most || (isQuiet(each) && ratiosOf(each).p99 > P99_MAX)
    return isMissed ? [`${said} (at most ${most} and ${P99_MAX})`] : []
  })
}

const isQuiet = ({ otherCores }: Compared) => otherCores <= OTHER_CORES_MAX

/** One line about the slowest answers: how many lists they were judged of, because the machine was quiet. */
export function describeP99(compared: readonly Compared[]): string {
  const judged = compared.filter(isQuiet)
  const within = judged.filter((each) => ratiosOf(each).p99 <= P99_MAX)
  return `p99 at most ${P99_MAX} x: ${within.length} of ${judged.length} lists; not judged, because other programs took more than ${OTHER_CORES_MAX} cores: ${compared.length - judged.length}`
}

/** One line about a list: milliseconds of CPU are those of server and database. */
export function describe(compared: Compared): string {
  const { one, isWritten, product, baseline, otherCores } = compared
  const { cpu, p99 } = ratiosOf(compared)
  const parts = ({ serverMs, databaseMs }: PerCall) => `${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)}`
  const against = isWritten ? "the same answer" : "bare rows"
  const slowest = `p99 ${p99.toFixed(2)} x (${product.p99Ms.toFixed(1)} / ${baseline.p99Ms.toFixed(1)} ms)`
  return `${one.name}, ${one.person}: CPU ${cpu.toFixed(2)} x ${against} (${parts(product)} / ${parts(baseline)} ms), ${slowest} (others ${otherCores.toFixed(1)})`
}

function ratiosOf({ product, baseline }: Compared): { cpu: number; p99: number } {
  const cpuMs = ({ serverMs, databaseMs }: PerCall) => serverMs + databaseMs
  return { cpu: cpuMs(product) / cpuMs(baseline), p99: product.p99Ms / baseline.p99Ms }
}
