/** The whole product on the test file's own database with the demo book, called without a socket. */
import type { Hono } from "hono"
import { ensureClient } from "../../scripts/build-client.ts"
import { buildApp } from "../../src/app.tsx"
import { demoAccounts, seedDemo } from "../../src/demo/seed/seed.ts"
import { createIssue } from "../../src/maintenance/issues/actions.ts"
import { createIssue as issueInput } from "../../src/maintenance/issues/contract.ts"
import { APPROVAL_HANDLERS } from "../../src/registry.ts"
import { LiveSessions } from "../../src/sessions/live/live-sessions.ts"
import type { SessionDeps } from "../../src/sessions/start/session-deps.ts"
import { createSessionState } from "../../src/sessions/start/state.ts"
import { actorOf, configureApproval } from "./approvals.ts"
import { type DatabaseContent, type TestDatabase, testDatabase } from "./database.ts"
import { type TestDeps, testDeps } from "./deps.ts"
import { quickHash } from "./quick-hash.ts"
import { aUserGroup } from "./users.ts"

/** Port 9 of a test machine has no listener, and no test of a page connects to a machine. */
const UNREACHABLE = { port: 9 }
export const NO_MACHINES = {
  p7: UNREACHABLE,
  r2: UNREACHABLE,
  l3: UNREACHABLE,
  l3Shell: UNREACHABLE,
  r2Web: UNREACHABLE,
  l3Computer: UNREACHABLE,
}

interface TestPages {
  app: Hono
  deps: TestDeps & SessionDeps
}

/** Call it at the top level of a test file. */
export function testPages(): Promise<TestPages> {
  return pagesOver(demoBook)
}

/** The same before the first start. */
export function uninitialisedPages(): Promise<TestPages> {
  return pagesOver()
}

async function demoBook({ db }: TestDatabase): Promise<void> {
  await seedDemo(testDeps(db), NO_MACHINES, quickHash)
}

async function pagesOver(content?: DatabaseContent): Promise<TestPages> {
  const [database] = await Promise.all([testDatabase(content), ensureClient()])
  const base = testDeps(database.db)
  const live = new LiveSessions(base)
  const deps = { ...base, live, ...createSessionState(base.clock), approvalHandlers: APPROVAL_HANDLERS }
  return { app: buildApp(deps), deps }
}

/** Serves the pages to a browser, at a free port of this host. Stop `server` after the tests. */
export function servePages({ app }: TestPages): { server: Bun.Server<undefined>; address: string } {
  const server = Bun.serve({
    ...{ port: 0, hostname: "127.0.0.1" },
    // Each page keeps a stream of changes open, which is silent while nothing changes.
    idleTimeout: 0,
    fetch: (request) => app.fetch(request),
  })
  return { server, address: `http://127.0.0.1:${server.port}` }
}

export interface BrowserSession {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Posts a form with the visitor's CSRF token, unless `fields` bring their own. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** The body of `get`. */
  html(path: string): Promise<string>
  /** A dialog as htmx gets it. */
  dialog(path: string): Promise<string>
  csrf: string
  cookie: string
}

/** Signs a user in as a browser does: a demo account unless a password is given. */
export async function signInToPages(
  { app }: TestPages,
  username: string,
  password = passwordOf(username),
): Promise<BrowserSession> {
  const signedIn = await app.request("/login", {
    method: "POST",
    body: new URLSearchParams({ username, password }),
  })
  const cookie = (signedIn.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.request(path, {
      headers: { ...headers, cookie: [cookie, headers.cookie].filter(Boolean).join("; ") },
    })
  const html = async (path: string) => (await get(path)).text()
  const dialog = async (path: string) => (await get(path, HTMX)).text()
  const csrf = /<meta name="csrf" content="([^"]+)"/.exec(await html("/issues"))?.[1] ?? ""
  const post: BrowserSession["post"] = async (path, fields, headers = {}) =>
    app.request(path, {
      method: "POST",
      headers: { ...headers, cookie },
      body: new URLSearchParams({ _csrf: csrf, ...fields }),
    })
  return { get, post, html, dialog, csrf, cookie }
}

export function passwordOf(username: string): string {
  return demoAccounts.find((account) => account.username === username)?.password ?? ""
}

/** What htmx adds to a request for a part of a page. */
export const HTMX = { "hx-request": "true", "hx-request-type": "partial" }

/** The id of a demo machine, by its name. */
export async function deviceIdByName({ deps }: TestPages, name: string): Promise<string> {
  const row = await deps.db
    .selectFrom("device")
    .select("id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow()
  return row.id
}

export async function userIdByName({ deps }: TestPages, username: string): Promise<string> {
  const row = await deps.db
    .selectFrom("app_user")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Creates an issue on a machine by its form. @returns the path of its page */
export function newIssue(
  visitor: BrowserSession,
  deviceId: string,
  more: Record<string, string> = {},
): Promise<string> {
  return submitNew(visitor, `/devices/${deviceId}/issues/new`, issueFields(more))
}

/** The same, taken by the visitor. */
export async function takenIssue(
  visitor: BrowserSession,
  deviceId: string,
  more: Record<string, string> = {},
): Promise<string> {
  const path = await newIssue(visitor, deviceId, more)
  await visitor.post(`${path}/take`, {})
  return path
}

/** Writes a log of the issue with this path. @returns the path of its page */
export function newLog(
  visitor: BrowserSession,
  issue: string,
  fields: Record<string, string> = { title: "Look at it" },
): Promise<string> {
  return submitNew(visitor, `${issue}/logs/new`, fields)
}

/** @returns the page of what was created. @throws Error when the form was refused */
async function submitNew(
  visitor: BrowserSession,
  form: string,
  fields: Record<string, string>,
): Promise<string> {
  const answer = await visitor.post(form, fields)
  const location = answer.headers.get("location")
  if (answer.status !== 303 || location === null) throw new Error(`${form}: ${answer.status}`)
  return location
}

/** Complete fields of an issue's form. */
export function issueFields(more: Record<string, string> = {}): Record<string, string> {
  return {
    title: "Pressure drops",
    description: "",
    descriptionForm: "text",
    issueType: "ERROR",
    priority: "HIGH",
    activationDateTime: "10-03-2026 08:00",
    maintenanceWindowInHours: "4",
    enableRemoteAccess: "true",
    ...more,
  }
}

/**
 * A request that one vote of the approver decides, and the path of its issue; all issues of the machine need one.
 *
 * @param overruler  name of the user who may overrule
 */
export async function aPageRequest(
  pages: TestPages,
  title: string,
  device = "Press P-7",
  overruler?: string,
): Promise<{ request: string; issue: string; version: number }> {
  const { deps } = pages
  const [deviceId, userId] = await Promise.all([
    deviceIdByName(pages, device),
    userIdByName(pages, "administrator"),
  ])
  const voters = await aUserGroup(deps, [await userIdByName(pages, "approver")])
  const overrule = overruler ? [await aUserGroup(deps, [await userIdByName(pages, overruler)])] : []
  await configureApproval({ deps, root: { userId } }, { deviceId }, [{ groups: [voters], overrule }])
  const input = issueInput.parse({ title, activationDateTime: deps.clock().toISOString() })
  const { id, version } = await createIssue(deps, actorOf(userId), deviceId, input)
  const row = deps.db.selectFrom("approval_request").select("id").where("issue_id", "=", id)
  const request = `/approvals/${(await row.executeTakeFirstOrThrow()).id}`
  return { request, issue: `/devices/${deviceId}/issues/${id}`, version }
}
