/**
 * Every list and detail call, and the pages of the book, on a large company's data: requests per second, p50 and p99 with
 * 20 clients on the real server with its embedded database. The clients share its cores; "server ms" and "database ms"
 * are the CPU time that one request takes, and say the same on a busy machine.
 *
 *   bun run bench:api [--data <folder kept for the next run>] [--issues 1000000] [--seconds 2] [--clients 20]
 *     [--only <part of a name>] [--from <call that comes first>] [--profile <folder>]
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type postgres from "postgres"
import { ensureBuilt } from "../scripts/build.ts"
import { migrate } from "../sql/migrate.ts"
import { type Database, openDatabase, openDatabaseBeside } from "../src/edges/database.ts"
import { furnish } from "../src/environment/actions.ts"
import { isInitialised } from "../src/environment/store.ts"
import { apiCases, type Case, leftOut, pageCases } from "./cases.ts"
import { fillBook } from "./fill.ts"
import { type Ask, askAbout, type Measured, measure } from "./load.ts"
import { expandAllPlans } from "./night.ts"
import { addActiveSessions, devicesOf, recordSome, signIns, type Tokens } from "./prepare.ts"
import { plansOf, type Server, startServer } from "./server.ts"
import { listsAbove, measureYardstick } from "./yardstick.ts"

const DEVICES = 10_000
/** A server runs for weeks: its code is compiled before anything is measured. */
const WARM_UP_MS = 20_000
const MEMORY_BAR_MIB = 250
const NIGHT_BAR_SECONDS = 10
const PLANS_SHOWN = 5

interface Options {
  clients: number
  durationMs: number
  only: string
  from: string
  profile?: string
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      issues: { type: "string", default: "1000000" },
      seconds: { type: "string", default: "2" },
      clients: { type: "string", default: "20" },
      only: { type: "string", default: "" },
      from: { type: "string", default: "" },
      data: { type: "string" },
      profile: { type: "string" },
    },
  })
  await ensureBuilt()
  const folder = values.data ?? mkdtempSync(join(tmpdir(), "millwright-bench-"))
  try {
    await prepare(folder, Number(values.issues))
    return await run(folder, {
      clients: Number(values.clients),
      durationMs: Number(values.seconds) * 1000,
      only: values.only,
      from: values.from,
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
    await fillBook(database.sql, { devices: DEVICES, issues }, (piece, seconds) =>
      console.log(`filled ${piece} in ${seconds.toFixed(1)} s`),
    )
    await database.db.transaction().execute((tx) => furnish(tx, { clock: () => new Date() }, "Bench"))
  } finally {
    await database.stop()
  }
}

async function run(folder: string, options: Options): Promise<number> {
  const missed = await measureServer(folder, options)
  if (!options.only) missed.push(...(await measureNight(folder)))
  for (const one of missed) console.log(`missed the bar: ${one}`)
  return missed.length ? 1 : 0
}

/** @returns the bars that were missed */
async function measureServer(folder: string, options: Options): Promise<string[]> {
  const server = await startServer(folder, options.profile)
  const database = await openDatabaseBeside({ dataFolder: folder, databaseUrl: null })
  try {
    const tokens = await signIns(database.db)
    const all = (await casesOf(database, folder)).filter(({ name }) => name.includes(options.only))
    const first = options.from ? all.findIndex(({ name }) => name === options.from) : 0
    if (first < 0) throw new Error(`--from names no call that is measured: ${options.from}`)
    const cases = all.slice(first)
    const results = await measureCases(server, cases, tokens, options)
    const missed = [...printBars(results), ...printMemory(server)]
    const list = all.find(({ name, person }) => name === "listIssues" && person === "technician")
    if (list) {
      const { clients, durationMs } = options
      const ask = askOf(list, server.address, tokens)
      const yardstick = await measureYardstick(folder, server, ask, clients, durationMs)
      missed.push(...listsAbove(yardstick, results))
    }
    // The browsers of before may have been idle for too long.
    await printPlans(database.sql, folder, results, await signIns(database.db))
    return missed
  } finally {
    await database.stop()
    await server.stop()
  }
}

async function casesOf({ db, sql }: Database, folder: string): Promise<Case[]> {
  await addActiveSessions(sql)
  const devices = await devicesOf(db)
  const recorded = await recordSome(sql, folder, devices)
  for (const one of leftOut()) console.log(`not measured: ${one}`)
  return [...(await pageCases(sql, devices)), ...(await apiCases(sql, devices, recorded))]
}

interface Result {
  one: Case
  result: Measured
}

async function measureCases(
  server: Server,
  cases: readonly Case[],
  tokens: Tokens,
  { clients, durationMs }: Options,
): Promise<Result[]> {
  const results: Result[] = []
  await askAbout(clients, WARM_UP_MS, (n) => {
    const one = cases[n % cases.length]!
    return askOf(one, server.address, tokens)(Math.floor(n / cases.length))
  })
  console.log(row("", "", "req/s", "p50 ms", "p99 ms", "max ms", "server ms", "database", "others", "MiB"))
  for (const one of cases) {
    const result = await measure(askOf(one, server.address, tokens), clients, durationMs, server.cpuSeconds)
    console.log(resultRow(one, result, server.memory().now))
    results.push({ one, result })
  }
  return results
}

function askOf(one: Case, address: string, tokens: Tokens): (n: number) => Ask {
  const headers = headersOf(one, tokens)
  return (n) => ({ url: address + one.paths[n % one.paths.length]!, headers })
}

function headersOf(one: Case, tokens: Tokens): Record<string, string> {
  const token = tokens[one.person][one.as]
  return one.as === "api"
    ? { authorization: `Bearer ${token}` }
    : { cookie: `__Host-millwright=${token}`, "accept-language": "en-GB" }
}

function printBars(results: readonly Result[]): string[] {
  const missed = results.filter(({ one, result }) => result.p99Ms > one.barMs)
  console.log(`\n${results.length - missed.length} of ${results.length} within their bars`)
  return missed.map(
    ({ one, result }) => `${one.name}, ${one.person}: p99 ${result.p99Ms.toFixed(1)} ms > ${one.barMs} ms`,
  )
}

function printMemory(server: Server): string[] {
  const { now, most } = server.memory()
  console.log(`server's memory: ${now.toFixed(0)} MiB, at most ${most.toFixed(0)} MiB`)
  return most > MEMORY_BAR_MIB ? [`memory ${most.toFixed(0)} MiB > ${MEMORY_BAR_MIB} MiB`] : []
}

/** The slowest calls, each with what it asked the database and how that was answered. */
async function printPlans(
  sql: postgres.Sql,
  folder: string,
  results: Result[],
  tokens: Tokens,
): Promise<void> {
  const cost = ({ result }: Result) => result.serverMs + result.databaseMs
  const slowest = results.toSorted((a, b) => cost(b) - cost(a)).slice(0, PLANS_SHOWN)
  for (const { one, result } of slowest) {
    console.log(
      `\nslowest: ${one.name}, ${one.person}: ${cost({ one, result }).toFixed(1)} ms CPU, p99 ${result.p99Ms.toFixed(1)} ms`,
    )
    for (const { statement, plan } of await plansOf(sql, folder, one.paths[0]!, headersOf(one, tokens)))
      console.log(`${statement.sql.replace(/\s+/g, " ").slice(0, 300)}\n  ${plan.join("\n  ")}`)
  }
}

/** With no server beside it, which would do part of the work. */
async function measureNight(folder: string): Promise<string[]> {
  const database = await openDatabase({ dataFolder: folder, databaseUrl: null })
  try {
    const { issues, seconds } = await expandAllPlans(database, folder)
    console.log(`\nnight: ${issues} issues made from all plans in ${seconds.toFixed(1)} s`)
    return seconds > NIGHT_BAR_SECONDS
      ? [`the night's plans took ${seconds.toFixed(1)} s > ${NIGHT_BAR_SECONDS} s`]
      : []
  } finally {
    await database.stop()
  }
}

function resultRow(one: Case, result: Measured, mib: number): string {
  const number = (value: number, digits = 1) => value.toFixed(digits)
  return row(
    one.name,
    one.person,
    number(result.perSecond, 0),
    number(result.p50Ms),
    number(result.p99Ms) + (result.p99Ms > one.barMs ? "!" : " "),
    number(result.maxMs),
    number(result.serverMs, 2),
    number(result.databaseMs, 2),
    number(result.others),
    number(mib, 0),
  )
}

const NAME_WIDTH = 46
const PERSON_WIDTH = 11
const COLUMN_WIDTH = 9

function row(name: string, person: string, ...cells: string[]): string {
  return (
    name.padEnd(NAME_WIDTH) +
    person.padEnd(PERSON_WIDTH) +
    cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join("")
  )
}

if (import.meta.main) process.exit(await main(process.argv.slice(2)))
