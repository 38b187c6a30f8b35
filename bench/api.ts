/**
 * Benchmark of every list and detail endpoint and of the HTML pages on a large company's data: requests per second,
 * p50 and p99 with 20 clients against the real server and its embedded database. The clients share its cores; "server
 * ms" and "database ms" are the CPU time per request and do not depend on the load of the machine.
 *
 *   bun run bench:api [--data <folder kept for the next run>] [--issues 1000000] [--seconds 2] [--clients 20] [--people 1]
 *     [--person technician,expert,superuser] [--only <part of a name>,<of another>] [--from <call that comes first>] [--part calls|lists|pages] [--profile <folder>]
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type postgres from "postgres"
import { ensureBuilt } from "../scripts/build.ts"
import { migrate } from "../sql/migrate.ts"
import type { Db } from "../src/base/deps.ts"
import { keysOf } from "../src/base/keys.ts"
import { type Database, openDatabase, openDatabaseForTools } from "../src/edges/postgres/database.ts"
import { createDefaults } from "../src/machines/initialisation/actions.ts"
import { isInitialised } from "../src/system/environment/store.ts"
import {
  type Compared,
  describe,
  describeP99,
  hasBaseline,
  listsAboveBaseline,
  startBaseline,
} from "./baseline.ts"
import { apiCases, type Case, excludedCalls, pageCases } from "./cases.ts"
import { fillDatabase } from "./fill.ts"
import { type LoadRequest, type LoadResult, measure, runClients, sendRequest } from "./load.ts"
import { describePage, hasCalls, measurePage, type PageCost, pagesAbove } from "./pages.ts"
import { BUSY_USERS, copyPeople, createBusyPeople, usernamesOf } from "./people.ts"
import { expandAllPlans } from "./plan-expansion.ts"
import { addActiveSessions, createRecordings, createTokens, devicesOf, type Tokens } from "./prepare.ts"
import { namesOf, selectCases } from "./selection.ts"
import { explainRequest, type Server, startServer } from "./server.ts"

const DEVICES = 10_000
/** A server runs for weeks: its code is compiled before anything is measured. */
const WARM_UP_MS = 20_000
const MEMORY_MIB_MAX = 250
const PLAN_EXPANSION_SECONDS_MAX = 10
const PLANS_SHOWN = 5

/** The calls alone, each list beside its baseline, each page beside its calls. */
const IS_OF_PART = { calls: () => true, lists: hasBaseline, pages: hasCalls } satisfies Record<
  string,
  (one: Case) => boolean
>
type Part = keyof typeof IS_OF_PART
const PARTS = keysOf(IS_OF_PART)

interface AllTokens {
  usual: Tokens
  /** Of those with issues. */
  busy: Tokens
}

async function signInAll(db: Db, people: number): Promise<AllTokens> {
  return {
    usual: await createTokens(db, (name) => usernamesOf(name, people)),
    busy: await createTokens(db, (name) => [BUSY_USERS[name]]),
  }
}

interface Options {
  clients: number
  /** So many people of each kind ask in turn. */
  people: number
  durationMs: number
  /** Whose calls and pages, by the names of `BENCH_USERS`. */
  person: string
  only: string
  from: string
  /** Without: all of them, and what the night costs. */
  part?: string
  profile?: string
}

export async function main(args: string[]): Promise<number> {
  // React's development build takes twice as long.
  if (process.env.NODE_ENV !== "production") throw new Error("run it as: bun run bench:api")
  const { values } = parseArgs({
    args,
    options: {
      issues: { type: "string", default: "1000000" },
      seconds: { type: "string", default: "2" },
      clients: { type: "string", default: "20" },
      people: { type: "string", default: "1" },
      person: { type: "string", default: "" },
      only: { type: "string", default: "" },
      from: { type: "string", default: "" },
      part: { type: "string" },
      data: { type: "string" },
      profile: { type: "string" },
    },
  })
  if (values.part !== undefined) namesOf("--part", values.part, PARTS)
  await ensureBuilt()
  const folder = values.data ?? mkdtempSync(join(tmpdir(), "millwright-bench-"))
  try {
    await prepare(folder, Number(values.issues))
    return await run(folder, {
      clients: Number(values.clients),
      people: Number(values.people),
      durationMs: Number(values.seconds) * 1000,
      person: values.person,
      only: values.only,
      from: values.from,
      part: values.part,
      profile: values.profile,
    })
  } finally {
    if (!values.data) rmSync(folder, { recursive: true, force: true })
  }
}

async function prepare(folder: string, issues: number): Promise<void> {
  if (!existsSync(folder)) throw new Error(`folder ${folder} does not exist`)
  const database = await openDatabase({ dataFolder: folder, databaseUrl: null })
  try {
    await migrate(database.sql)
    if (await isInitialised(database.db)) return
    await fillDatabase(database.sql, { devices: DEVICES, issues }, (piece, seconds) =>
      console.log(`filled ${piece} in ${seconds.toFixed(1)} s`),
    )
    await database.db.transaction().execute((tx) => createDefaults(tx, "Bench", new Date()))
  } finally {
    await database.stop()
  }
}

async function run(folder: string, options: Options): Promise<number> {
  const missed = await measureServer(folder, options)
  if (!options.only && !options.part) missed.push(...(await measurePlanExpansion(folder)))
  for (const one of missed) console.log(`missed the bar: ${one}`)
  return missed.length ? 1 : 0
}

/** @returns the bars that were missed */
async function measureServer(folder: string, options: Options): Promise<string[]> {
  const server = await startServer(folder, options.profile)
  const database = await openDatabaseForTools({ dataFolder: folder, databaseUrl: null })
  try {
    const isMeasured = (part: Part) => options.part === undefined || options.part === part
    const cases = selectCases(await casesOf(database, folder, options), options, (one) =>
      PARTS.some((part) => isMeasured(part) && IS_OF_PART[part](one)),
    )
    const missed: string[] = []
    // A browser may be idle for ten minutes: each part has tokens of its own, and each page.
    const signIn = () => signInAll(database.db, options.people)
    const tokens = await signIn()
    await warmUp(server, cases, tokens, options)
    if (isMeasured("calls")) {
      const results = await measureCases(server, cases, tokens, options)
      missed.push(...printThresholds(results), ...printMemory(server))
      await printPlans(database.sql, folder, results, tokens)
    }
    if (isMeasured("lists")) {
      const compared = await compare(server, folder, cases, await signIn(), options)
      console.log(describeP99(compared))
      missed.push(...listsAboveBaseline(compared))
    }
    if (isMeasured("pages")) {
      missed.push(...pagesAbove(await comparePages(server, database, cases, signIn, options)))
    }
    return missed
  } finally {
    await database.stop()
    await server.stop()
  }
}

/** Each list call and its baseline, in turns: a busy machine slows both. */
async function compare(
  server: Server,
  folder: string,
  cases: readonly Case[],
  tokens: AllTokens,
  options: Options,
): Promise<Compared[]> {
  const baselines = await startBaseline(folder, server, options)
  try {
    const compared: Compared[] = []
    for (const one of cases.filter(hasBaseline)) {
      const found = await baselines.compare(one, requestsOf(one, server.address, tokens))
      console.log(describe(found))
      compared.push(found)
    }
    return compared
  } finally {
    await baselines.stop()
  }
}

async function comparePages(
  server: Server,
  database: Database,
  cases: readonly Case[],
  signIn: () => Promise<AllTokens>,
  options: Options,
): Promise<PageCost[]> {
  const costs: PageCost[] = []
  for (const one of cases.filter(hasCalls)) {
    const tokens = await signIn()
    const requestsOf = (paths: readonly string[], as: Case["as"], n: number) => {
      const headers = headersOf({ ...one, as }, tokens, n)
      return paths.map((path) => ({ url: server.address + path, headers }))
    }
    // Those of before ran in no server, which has noticed it within a minute.
    if (one.call === "sessions") await addActiveSessions(database.sql)
    const cost = await measurePage(one, requestsOf, options, server.cpuSeconds)
    console.log(describePage(cost))
    costs.push(cost)
  }
  return costs
}

async function casesOf({ db, sql }: Database, folder: string, { people }: Options): Promise<Case[]> {
  await addActiveSessions(sql)
  const devices = await devicesOf(db)
  if (people > 1) await copyPeople(sql, people, devices)
  await createBusyPeople(sql, devices)
  const recorded = await createRecordings(sql, folder, devices)
  for (const one of excludedCalls()) console.log(`not measured: ${one}`)
  return [...(await pageCases(sql, devices)), ...(await apiCases(sql, devices, recorded))]
}

interface Result {
  one: Case
  result: LoadResult
}

async function warmUp(
  server: Server,
  cases: readonly Case[],
  tokens: AllTokens,
  { clients }: Options,
): Promise<void> {
  const ask = (n: number) => {
    const one = cases[n % cases.length]!
    return requestsOf(one, server.address, tokens)(Math.floor(n / cases.length))
  }
  await runClients(clients, WARM_UP_MS, ask, sendRequest)
}

async function measureCases(
  server: Server,
  cases: readonly Case[],
  tokens: AllTokens,
  { clients, durationMs }: Options,
): Promise<Result[]> {
  const results: Result[] = []
  console.log(
    formatRow("", "", "req/s", "p50 ms", "p99 ms", "max ms", "server ms", "database", "others", "MiB"),
  )
  for (const one of cases) {
    const result = await measure(
      requestsOf(one, server.address, tokens),
      clients,
      durationMs,
      server.cpuSeconds,
    )
    console.log(formatResult(one, result, server.memory().now))
    results.push({ one, result })
  }
  return results
}

function requestsOf(one: Case, address: string, tokens: AllTokens): (n: number) => LoadRequest {
  return (n) => ({ url: address + one.paths[n % one.paths.length]!, headers: headersOf(one, tokens, n) })
}

function headersOf(one: Case, tokens: AllTokens, n: number): Record<string, string> {
  const people = tokens[one.isBusy ? "busy" : "usual"][one.person][one.as]
  const token = people[n % people.length]!
  return one.as === "api"
    ? { authorization: `Bearer ${token}` }
    : { cookie: `__Host-millwright=${token}`, "accept-language": "en-GB" }
}

function printThresholds(results: readonly Result[]): string[] {
  const missed = results.filter(({ one, result }) => result.p99Ms > one.p99MsMax)
  console.log(`\n${results.length - missed.length} of ${results.length} within their bars`)
  return missed.map(
    ({ one, result }) => `${one.name}, ${one.person}: p99 ${result.p99Ms.toFixed(1)} ms > ${one.p99MsMax} ms`,
  )
}

function printMemory(server: Server): string[] {
  const { now, most } = server.memory()
  console.log(`server's memory: ${now.toFixed(0)} MiB, at most ${most.toFixed(0)} MiB`)
  return most > MEMORY_MIB_MAX ? [`memory ${most.toFixed(0)} MiB > ${MEMORY_MIB_MAX} MiB`] : []
}

/** Prints the slowest calls, each with its SQL statements and their query plans. */
async function printPlans(
  sql: postgres.Sql,
  folder: string,
  results: Result[],
  tokens: AllTokens,
): Promise<void> {
  const cost = ({ result }: Result) => result.serverMs + result.databaseMs
  const slowest = results.toSorted((a, b) => cost(b) - cost(a)).slice(0, PLANS_SHOWN)
  for (const { one, result } of slowest) {
    console.log(
      `\nslowest: ${one.name}, ${one.person}: ${cost({ one, result }).toFixed(1)} ms CPU, p99 ${result.p99Ms.toFixed(1)} ms`,
    )
    for (const { statement, plan } of await explainRequest(
      sql,
      folder,
      one.paths[0]!,
      headersOf(one, tokens, 0),
    ))
      console.log(`${statement.sql.replace(/\s+/g, " ").slice(0, 300)}\n  ${plan.join("\n  ")}`)
  }
}

/** With no server beside it, which would do part of the work. */
async function measurePlanExpansion(folder: string): Promise<string[]> {
  const database = await openDatabase({ dataFolder: folder, databaseUrl: null })
  try {
    const { issues, seconds } = await expandAllPlans(database, folder)
    console.log(`\nnight: ${issues} issues made from all plans in ${seconds.toFixed(1)} s`)
    return seconds > PLAN_EXPANSION_SECONDS_MAX
      ? [`the night's plans took ${seconds.toFixed(1)} s > ${PLAN_EXPANSION_SECONDS_MAX} s`]
      : []
  } finally {
    await database.stop()
  }
}

function formatResult(one: Case, result: LoadResult, mib: number): string {
  const number = (value: number, digits = 1) => value.toFixed(digits)
  return formatRow(
    one.name,
    one.person,
    number(result.perSecond, 0),
    number(result.p50Ms),
    number(result.p99Ms) + (result.p99Ms > one.p99MsMax ? "!" : " "),
    number(result.maxMs),
    number(result.serverMs, 2),
    number(result.databaseMs, 2),
    number(result.otherCores),
    number(mib, 0),
  )
}

const NAME_WIDTH = 46
const PERSON_WIDTH = 11
const COLUMN_WIDTH = 9

function formatRow(name: string, person: string, ...cells: string[]): string {
  return (
    name.padEnd(NAME_WIDTH) +
    person.padEnd(PERSON_WIDTH) +
    cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join("")
  )
}

if (import.meta.main) process.exit(await main(process.argv.slice(2)))
