/** The benchmark cases: every GET endpoint of the contract for every user with access, and the issue pages. */
import type postgres from "postgres"
import type { Endpoint } from "../src/http/endpoint.ts"
import { allEndpoints } from "../src/routes.ts"
import { EXPERT, ROOT, TECHNICIAN } from "./fill-plant.ts"
import { pathsOf } from "./samples.ts"

export const BENCH_USERS = { technician: TECHNICIAN, expert: EXPERT, superuser: ROOT } as const
export type BenchUser = keyof typeof BENCH_USERS

export interface Case {
  name: string
  /** The row of the contract, or the page, whatever the query. */
  call: string
  person: BenchUser
  as: "api" | "browser"
  /** Asked by the copy of the person who has issues: see `createBusyPeople`. */
  isBusy?: boolean
  paths: string[]
  /** p99 at 20 clients on 2 cores. */
  p99MsMax: number
}

const API_P99_MS_MAX = 80
const ISSUE_LIST_P99_MS_MAX = 50
/** Search text for calls with more than one page of rows. */
const SEARCH = "unit 1234"
const FAR_PAGE = 40

/** What shows the reader's own issues and their groups': most of the people who are measured have none. */
const LISTS_OF_OWN_ISSUES = new Set(["listAssignedIssues", "listGroupAssignedIssues"])
const PAGES_OF_OWN_ISSUES = new Set(["issues, mine", "issues, group", "start"])
const WITH_ISSUES = ", with issues"

/** Rows that are no list and no detail, and what they are. */
const EXCLUDED_CALLS: Record<string, string> = {
  exportAudit: "streams the whole audit log",
  getFaultReportAddress: "a machine's address for fault reports, which the filled plant has not given out",
  listMachineFiles: "asks the machine of a running session",
}

export function excludedCalls(): string[] {
  const excluded = allEndpoints.filter(
    ({ name, endpoint }) => endpoint.method === "GET" && (endpoint.binary || name in EXCLUDED_CALLS),
  )
  return excluded.map(({ name }) => `${name}: ${EXCLUDED_CALLS[name] ?? "a file, measured by its size"}`)
}

/** @throws Error when no sample path exists for a call, so that no call is left out by accident */
export async function apiCases(
  sql: postgres.Sql,
  devices: Record<BenchUser, string[] | null>,
  recorded: string[],
): Promise<Case[]> {
  const cases: Case[] = []
  for (const { name, endpoint } of allEndpoints) {
    if (endpoint.method !== "GET" || endpoint.binary || name in EXCLUDED_CALLS) continue
    for (const person of usersFor(endpoint)) {
      const bare = await pathsOf(sql, name, endpoint, devices[person], recorded)
      const needed = name === "listAudit" ? await findAuditedObject(sql) : ""
      const paths = bare.map((path) => path + needed)
      if (paths.length === 0 && person === "expert") continue
      if (paths.length === 0 && name !== "getRecordingInfo")
        throw new Error(`nothing to ask ${name} for as ${person}`)
      const one = {
        call: name,
        person,
        as: "api" as const,
        p99MsMax: name === "listIssues" ? ISSUE_LIST_P99_MS_MAX : API_P99_MS_MAX,
      }
      for (const [label, query] of queriesOf(endpoint, person))
        cases.push({ ...one, name: name + label, paths: paths.map((path) => withQuery(path, query)) })
      if (LISTS_OF_OWN_ISSUES.has(name)) cases.push({ ...one, name: name + WITH_ISSUES, paths, isBusy: true })
    }
  }
  return cases
}

/** An object for the audit log, whose query requires one. */
async function findAuditedObject(sql: postgres.Sql): Promise<string> {
  const [issue] = await sql<
    { id: string }[]
  >`select object_id as id from audit_entry where object_type = 'issue' limit 1`
  return `?objectType=issue&objectId=${issue!.id}`
}

const withQuery = (path: string, query: string) =>
  path + (path.includes("?") ? query.replace("?", "&") : query)

/** The queries of an endpoint: every list also with a search text, lists over all machines also at a far page. */
function queriesOf(endpoint: Endpoint, person: BenchUser): [label: string, query: string][] {
  const found: [string, string][] = [["", ""]]
  const isOfMachine = endpoint.path.includes(":deviceId")
  if (!hasPages(endpoint) || person === "expert" || (isOfMachine && person === "superuser")) return found
  found.push([" search", `?search=${encodeURIComponent(SEARCH)}`])
  if (!isOfMachine) found.push([` page ${FAR_PAGE}`, `?page=${FAR_PAGE}`])
  return found
}

function hasPages(endpoint: Endpoint): boolean {
  const definition = (endpoint.query as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape
  return definition !== undefined && "page" in definition
}

/**
 * The expert has nothing to do with the system, and on their machines takes the technician's way: theirs are the lists over
 * all machines.
 */
function usersFor({ auth: gate, path }: Endpoint): BenchUser[] {
  // Whose requests the others may see depends on each request; an import is its owner's alone.
  const isOfSome = path.startsWith("/approval/") || path.startsWith("/imports/")
  if (gate === "superuser" || isOfSome) return ["superuser"]
  const isForAll = gate === "signedIn" || gate === "public" || path === "/devices/:deviceId/issues"
  return isForAll ? ["technician", "expert", "superuser"] : ["technician", "superuser"]
}

const PAGES: readonly [name: string, path: string, barMs: number][] = [
  ["issues, open", "/issues", ISSUE_LIST_P99_MS_MAX],
  ["issues, over", "/issues?tab=over", ISSUE_LIST_P99_MS_MAX],
  ["issues, mine", "/issues?tab=mine", ISSUE_LIST_P99_MS_MAX],
  ["issues, group", "/issues?tab=group", ISSUE_LIST_P99_MS_MAX],
  ["issues, closed", "/issues?tab=closed", ISSUE_LIST_P99_MS_MAX],
  ["issues, searched", `/issues?search=${encodeURIComponent(SEARCH)}`, ISSUE_LIST_P99_MS_MAX],
  ["start", "/", API_P99_MS_MAX],
  ["search", `/search?q=${encodeURIComponent(SEARCH)}`, API_P99_MS_MAX],
  ["machines", "/devices", API_P99_MS_MAX],
  ["approvals", "/approvals", API_P99_MS_MAX],
  ["profile", "/profile", API_P99_MS_MAX],
  ["admin, machines", "/admin/devices", API_P99_MS_MAX],
  ["admin, users", "/admin/users", API_P99_MS_MAX],
  ["admin, user groups", "/admin/usergroups", API_P99_MS_MAX],
  ["admin, roles", "/admin/roles", API_P99_MS_MAX],
  ["sessions", "/dashboard", API_P99_MS_MAX],
]

export async function pageCases(
  sql: postgres.Sql,
  devices: Record<BenchUser, string[] | null>,
): Promise<Case[]> {
  const cases: Case[] = []
  for (const person of Object.keys(BENCH_USERS) as BenchUser[]) {
    const one = { person, as: "browser" as const }
    for (const [name, path, barMs] of PAGES.filter(
      (row) => person !== "expert" || !row[0].startsWith("admin"),
    )) {
      const page = { ...one, call: name, paths: [path], p99MsMax: barMs }
      cases.push({ ...page, name: `${name} (page)` })
      if (PAGES_OF_OWN_ISSUES.has(name))
        cases.push({ ...page, name: `${name}${WITH_ISSUES} (page)`, isBusy: true })
    }
    const issue = allEndpoints.find(({ name }) => name === "getIssue")!
    const paths = await pathsOf(sql, issue.name, issue.endpoint, devices[person], [])
    const pages = paths.map((path) => path.replace(/^\/api/, ""))
    cases.push({ ...one, name: "an issue (page)", call: "issue", paths: pages, p99MsMax: API_P99_MS_MAX })
    const lists = pages.map((path) => path.replace(/\/issues\/.*/, ""))
    cases.push({ ...one, name: "a machine (page)", call: "machine", paths: lists, p99MsMax: API_P99_MS_MAX })
  }
  return cases
}
