/**
 * What an HTML page costs beside the API calls that answer with the same content, asked one after the other by the same user.
 * Both are measured in turns, because another load on the machine moves everything.
 */
import { required } from "../src/base/assert.ts"
import type { BenchUser, Case } from "./cases.ts"
import { type CpuSeconds, type LoadRequest, percentile, runClients, sendRequest } from "./load.ts"
import { machineCpuSeconds, ownCpuSecondsOf } from "./processes.ts"

/** CPU time of server and database, and p99 of the time to the whole content, over those of the calls. */
const CPU_MAX = 2.5
const P99_MAX = 2
/** Cores that other programs keep busy; with more of them p99 says how long requests waited for these programs. */
const OTHER_CORES_MAX = 0.5
/**
 * So often page and calls take turns: another load on the machine comes and goes within a second. Of 8 turns of a quarter of
 * a second, with some 170 answers each, p99 was the second slowest answer, which no two runs agreed on (README.md).
 */
const TURNS = 12
/** Of the length that is asked for: a turn of half a second, when it is 2 seconds. */
const TURN_SHARE = 1 / 4

/**
 * Before anything counts, as for the lists (`baseline.ts`): after 4000 pages the compiler alone still took 0.09 to 0.19 ms for
 * each, after 14 000 a fifth of that. Costly pages warm up for so many milliseconds.
 */
const WARM_UP_ANSWERS = 5000
const WARM_UP_MS_MAX = 10_000
const WARM_UP_TURN_MS = 250

/** On a busy machine a turn lasts until so many answers are there: less is compilation and chance. */
const ROUNDS_PER_TURN_MIN = 40

/** The expert has no rights on the system: the tree of the machines page has no call for them. */
const SYSTEM_CALLS = new Set(["/devicegroups"])

const SEARCHED = "search=unit%201234"

/**
 * The calls of each page, by the name of its case. `{path}` is the page's own path, which is the beginning of the calls for a
 * machine and an issue. What a page shows beyond them (navigation, counts of tabs, saved filters) is its own cost.
 */
const CALLS_OF_PAGE: Record<string, readonly string[]> = {
  start: [
    "/profile/assignedissues",
    "/profile/groupassignedissues",
    "/profile/myassignedactiveapprovalrequests",
    "/profile/mycreatedactiveapprovalrequests",
    "/profile/activesessions",
    "/profile/invitations",
    "/devices/emergencysessions",
  ],
  "issues, open": ["/issues?filter=open"],
  "issues, closed": ["/issues?filter=closed"],
  "issues, mine": ["/profile/assignedissues"],
  "issues, group": ["/profile/groupassignedissues"],
  "issues, searched": [`/issues?filter=open&${SEARCHED}`],
  search: [`/issues?${SEARCHED}`, `/devices?${SEARCHED}`],
  machines: ["/devices", "/devicegroups"],
  sessions: ["/devices/activesessions"],
  approvals: ["/profile/myassignedactiveapprovalrequests"],
  profile: ["/profile", "/profile/usergroups"],
  "admin, machines": ["/devices"],
  "admin, users": ["/users"],
  "admin, user groups": ["/usergroups"],
  "admin, roles": ["/systemroles", "/deviceroles"],
  machine: [
    "{path}",
    "{path}/issues",
    "{path}/interfaces",
    "{path}/sessions",
    "{path}/recurringissues",
    "{path}/connector",
  ],
  issue: ["{path}", "{path}/logs", "{path}/attachments", "{path}/checklist", "{path}/audit"],
}

/** Of a page, or of its calls together. */
interface Rounds {
  count: number
  cpu: CpuSeconds
  /** p99 of each turn: one in which the machine stood still does not count, as it would among the times of all. */
  p99Ms: number[]
}

/** Of one page, or of its calls together. */
interface CpuMs {
  server: number
  database: number
}

export interface PageCost {
  name: string
  person: BenchUser
  /** The calls answer with lists without rows alone: what is measured is the page around them. */
  isEmpty: boolean
  cpuMs: CpuMs
  callsCpuMs: CpuMs
  p99Ms: number
  /** Of its turns the least and the most: how far the median can be relied on. */
  p99Range: readonly [least: number, most: number]
  callsP99Ms: number
  /** Cores used by programs other than server, database and these clients. */
  otherCores: number
}

/** The `n`-th requests of a case's paths, in the order in which they are sent. */
type RequestsOf = (paths: readonly string[], as: Case["as"], n: number) => LoadRequest[]

/** Whether it is a page with calls of the same content, beside which it is measured. */
export function hasCalls({ as, call }: Case): boolean {
  return as === "browser" && call in CALLS_OF_PAGE
}

/** @param one of those with calls of the same content */
export async function measurePage(
  one: Case,
  requestsOf: RequestsOf,
  { clients, durationMs }: { clients: number; durationMs: number },
  cpuSeconds: () => CpuSeconds,
): Promise<PageCost> {
  const calls = required(CALLS_OF_PAGE[one.call], one.call).filter(
    (call) => one.person !== "expert" || !SYSTEM_CALLS.has(call),
  )
  const pathOf = (n: number) => one.paths[n % one.paths.length] ?? ""
  const askPage = (n: number) => requestsOf([pathOf(n)], "browser", n)
  const askCalls = (n: number) =>
    requestsOf(
      calls.map((call) => `/api${call.replace("{path}", pathOf(n))}`),
      "api",
      n,
    )
  const isEmpty = await areEmpty(askCalls(0))
  const [page, together] = [newRounds(), newRounds()]
  for (const askFor of [askPage, askCalls]) await warmUp(askFor, clients)
  const [started, othersBefore] = [performance.now(), machineCpuSeconds() - ownCpuSecondsOf(process.pid)]
  const servedBefore = sumOf(cpuSeconds())
  for (let turn = 0; turn < TURNS; turn++) {
    await addRounds(page, askPage, clients, durationMs * TURN_SHARE, cpuSeconds)
    await addRounds(together, askCalls, clients, durationMs * TURN_SHARE, cpuSeconds)
  }
  const others = machineCpuSeconds() - ownCpuSecondsOf(process.pid) - othersBefore
  const served = sumOf(cpuSeconds()) - servedBefore
  const pageP99 = page.p99Ms.toSorted(ascending)
  return {
    name: one.name,
    person: one.person,
    isEmpty,
    cpuMs: cpuMsOf(page),
    callsCpuMs: cpuMsOf(together),
    p99Ms: percentile(pageP99, 0.5),
    p99Range: [pageP99[0] ?? 0, pageP99.at(-1) ?? 0],
    callsP99Ms: percentile(together.p99Ms.toSorted(ascending), 0.5),
    otherCores: Math.max(0, others - served) / ((performance.now() - started) / 1000),
  }
}

const ascending = (a: number, b: number) => a - b
const sumOf = ({ server, database }: CpuSeconds) => server + database
const newRounds = (): Rounds => ({ count: 0, cpu: { server: 0, database: 0 }, p99Ms: [] })
const cpuMsOf = ({ count, cpu: { server, database } }: Rounds): CpuMs => ({
  server: (server * 1000) / count,
  database: (database * 1000) / count,
})

async function warmUp(askFor: (n: number) => LoadRequest[], clients: number): Promise<void> {
  const until = performance.now() + WARM_UP_MS_MAX
  for (let answers = 0; answers < WARM_UP_ANSWERS && performance.now() < until; )
    answers += (await runClients(clients, WARM_UP_TURN_MS, askFor, sendAll)).length
}

async function addRounds(
  rounds: Rounds,
  askFor: (n: number) => LoadRequest[],
  clients: number,
  durationMs: number,
  cpuSeconds: () => CpuSeconds,
): Promise<void> {
  const before = cpuSeconds()
  const times: number[] = []
  while (times.length < ROUNDS_PER_TURN_MIN)
    times.push(...(await runClients(clients, durationMs, askFor, sendAll)))
  const after = cpuSeconds()
  rounds.cpu.server += after.server - before.server
  rounds.cpu.database += after.database - before.database
  rounds.count += times.length
  rounds.p99Ms.push(percentile(times.sort(ascending), 0.99))
}

/** Does each of these calls answer with a list without rows? */
async function areEmpty(requests: readonly LoadRequest[]): Promise<boolean> {
  for (const { url, headers } of requests) {
    const answer = (await (await fetch(url, { headers })).json()) as { total?: number }
    if (answer.total !== 0) return false
  }
  return true
}

/** Of server and database. */
const parts = ({ server, database }: CpuMs) => `${server.toFixed(2)} + ${database.toFixed(2)}`

async function sendAll(requests: readonly LoadRequest[]): Promise<number> {
  let ms = 0
  for (const request of requests) ms += await sendRequest(request)
  return ms
}

/** One line about a page. */
export function describePage(page: PageCost): string {
  const { name, person, isEmpty, cpuMs, callsCpuMs, p99Ms, p99Range, otherCores } = page
  const { cpu, p99 } = ratiosOf(page)
  return `${name}, ${person}${isEmpty ? ", without rows" : ""}: ${cpu.toFixed(2)} x the CPU of its calls (${parts(cpuMs)} / ${parts(callsCpuMs)} ms); p99 ${p99Ms.toFixed(0)} ms (turns ${p99Range.map((ms) => ms.toFixed(0)).join(" to ")}), ${p99.toFixed(2)} x; others ${otherCores.toFixed(1)} cores`
}

const ratiosOf = ({ cpuMs, callsCpuMs, p99Ms, callsP99Ms }: PageCost) => ({
  cpu: sumOf(cpuMs) / sumOf(callsCpuMs),
  p99: p99Ms / callsP99Ms,
})

const isJudged = ({ otherCores }: PageCost) => otherCores <= OTHER_CORES_MAX

/** @returns a line for each page above its bars */
export function pagesAbove(pages: readonly PageCost[]): string[] {
  const undecided = pages.filter((page) => !isJudged(page)).length
  if (undecided > 0)
    console.log(`p99 of ${undecided} pages is not judged: others took more than ${OTHER_CORES_MAX} cores`)
  return pages.flatMap((page) => {
    const { cpu, p99 } = ratiosOf(page)
    const isAbove = cpu > CPU_MAX || (p99 > P99_MAX && isJudged(page))
    return isAbove ? [`${describePage(page)} (at most ${CPU_MAX} and ${P99_MAX})`] : []
  })
}
