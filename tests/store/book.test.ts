/** The timeline of a machine: complete and in order over its pages, without what its reader may not read. */
import { describe, expect, test } from "bun:test"
import { captureStatements, explainStatement } from "../../bench/statements.ts"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import type { Db } from "../../src/base/deps.ts"
import {
  BOOK_ENTRIES,
  BOOK_KINDS,
  type BookCursor,
  type BookKind,
  bookFilter,
  bookReader,
  cursorText,
  parseCursor,
} from "../../src/sessions/book/rules.ts"
import { type BookScope, bookPage } from "../../src/sessions/book/store.ts"
import type { BookEntry } from "../../src/sessions/book/store-entries.ts"
import { actorOf } from "../harness/approvals.ts"
import { testDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { aUser } from "../harness/users.ts"

const { db, sql } = await testDatabase()
const userId = await aUser(testDeps(db), { name: "writer" })
const actor = { ...actorOf(userId), isSuperuser: false }

/** Machines with a book each; the first one is read, the others must not appear in it. */
const MACHINES = 40
const ISSUES_PER_MACHINE = 60
await sql`insert into device_group (name) values ('hall')`
await sql`insert into device (device_group_id, name)
  select (select id from device_group), 'machine ' || n from generate_series(1, ${MACHINES}) n`
// Every fifth issue shares its time with the next, and a log has the time of its issue.
await sql`insert into issue (device_id, title, state, issue_type, priority, activation_on, window_hours, window_end_on,
    created_on, created_by, changed_by)
  select d.id, 'issue ' || n, 'OPEN', 'ERROR', 'HIGH', now(), 8, now() + interval '8 hours',
    timestamptz '2026-03-01 00:00:00.123456Z' + (n - (n % 5) / 4) * interval '1 hour', ${userId}, ${userId}
  from device d cross join generate_series(1, ${ISSUES_PER_MACHINE}) n`
await sql`insert into work_log (issue_id, title, created_on, created_by)
  select id, 'log of ' || title, created_on, created_by from issue`
await sql`insert into remote_session (device_id, issue_id, work_log_id, interface_name, interface_type, owner_id,
    state, started_on, ended_on)
  select i.device_id, i.id, l.id, 'Panel', 'VNC', i.created_by, 'COMPLETED', i.created_on, i.created_on
  from issue i join work_log l on l.issue_id = i.id where i.title like '%0'`
await sql`insert into stored_file values (${Buffer.alloc(32, 7)}, 1, now())`
await sql`insert into attachment (issue_id, file_name, media_type, size_bytes, content_hash, created_on, created_by,
    changed_on, changed_by)
  select id, 'photo.png', 'image/png', 1, ${Buffer.alloc(32, 7)}, created_on, created_by, created_on, created_by
  from issue where title like '%3'`
await sql`insert into approval_request (object_type, object_id, device_id, title, start_on, created_by)
  select 'ISSUE', id, device_id, title, activation_on, created_by from issue where title like '%4'
  union all
  select 'RECORDING', id, device_id, 'recording', started_on, owner_id from remote_session`
await sql`insert into approval_entry (approval_request_id, sequence, type, created_on, created_by, comment, approved,
    overruled, stage)
  select r.id, n, 'VOTE', timestamptz '2026-03-01 12:00Z' + n * interval '1 day', ${userId}, 'seen', true, false, 0
  from approval_request r cross join generate_series(1, 2) n`
await sql`insert into recurring_issue (device_id, title, recurring_issue_type, priority, period, time_zone, start_on,
    day_of, day_of_week, day_from, window_hours, state, created_on, created_by, changed_by)
  select id, 'plan', 'MAINTENANCE', 'NORMAL', 'MONTHLY', 'UTC', now(), 1, 'MONDAY', 'FROM_START', 8, 'ACTIVE',
    timestamptz '2026-03-01 12:00Z', ${userId}, ${userId} from device`
await sql`insert into audit_entry (happened_on, user_id, username, event, object_type, object_id, device_id, issue_id)
  select i.created_on, ${userId}, 'writer', e.event, e.type, i.id, i.device_id, i.id
  from issue i cross join (values ('ISSUE_CREATED', 'issue'), ('ISSUE_CLOSED', 'issue'), ('ISSUE_TAKEN', 'issue'), ('LOG_DELETED', 'log'),
    ('ATTACHMENT_DELETED', 'attachment'), ('RECORDING_DELETED', 'session'), ('RECORDING_VIEWED', 'session'))
    e (event, type)
  where i.title like '%7'`
await sql`analyze`

const machine = await db
  .selectFrom("device")
  .select("id")
  .where("name", "=", "machine 1")
  .executeTakeFirstOrThrow()
const deviceId = machine.id
const issue = await db
  .selectFrom("issue")
  .select("id")
  .where("device_id", "=", deviceId)
  .where("title", "=", "issue 10")
  .executeTakeFirstOrThrow()

const READ: readonly DeviceAuthority[] = [
  ...(["DEVICE_READ", "ISSUE_READ", "LOG_READ", "ATTACHMENT_READ"] as const),
  ...(["RECORDING_READ", "ISSUE_APPROVAL_REQUEST_READ"] as const),
]
const readerWith = (authorities: readonly DeviceAuthority[]) =>
  bookReader(actor, { authorities: new Set(authorities) } as never)

interface Reading {
  scope?: BookScope
  authorities?: readonly DeviceAuthority[]
  kinds?: readonly BookKind[]
  search?: string
}

/** Every entry of the timeline, page by page through the cursor as a link has it. */
async function readAll({
  scope = { deviceId },
  authorities = READ,
  kinds = BOOK_KINDS,
  search = "",
}: Reading) {
  const entries: BookEntry[] = []
  let before: BookCursor | null = null
  do {
    const reader = readerWith(authorities)
    const page = await bookPage(db, scope, reader, {
      filter: bookFilter(reader, kinds.join()),
      before,
      search,
    })
    expect(page.entries.length).toBeLessThanOrEqual(BOOK_ENTRIES)
    entries.push(...page.entries)
    before = page.next && parseCursor(cursorText(page.next))
    expect(before === null).toBe(page.next === null)
  } while (before)
  return entries
}

const countByKind = (entries: readonly BookEntry[]) =>
  Object.fromEntries(BOOK_KINDS.map((kind) => [kind, entries.filter((one) => one.kind === kind).length]))

describe("the timeline of a machine", () => {
  test("shows each entry of the machine exactly once over all pages, newest first", async () => {
    const entries = await readAll({})
    // 60 issues with a log each; of ten issues one has a session, one a file, one a vote and one changes.
    expect(countByKind(entries)).toEqual({
      ...{ issue: 60, log: 60, session: 6, file: 6, plan: 1 },
      // Two votes on each of six issues and six recordings; five of the seven audit entries are changes.
      ...{ vote: 24, change: 30 },
    })
    expect(new Set(entries.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(entries.length)
    const times = entries.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  test("names the person and the issue of an entry, and what its kind shows", async () => {
    const entries = await readAll({ kinds: ["log", "file"] })
    const log = entries.find((entry) => entry.kind === "log" && entry.issue?.id === issue.id)
    expect(log).toMatchObject({
      title: "log of issue 10",
      person: { displayName: expect.stringMatching(/^writer \d+ Test$/) },
      issue: { title: "issue 10" },
    })
    const file = entries.find(({ kind }) => kind === "file")
    expect(file).toMatchObject({ fileName: "photo.png", scanState: "NEW" })
  })

  test("shows only the kinds that a filter names", async () => {
    const entries = await readAll({ kinds: ["session", "plan"] })
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(["session", "plan"]))
  })

  test("shows, without a filter, everything but changes other than the beginning and the end of issues", async () => {
    const entries = await readAll({ kinds: [] })
    expect(countByKind(entries)).toMatchObject({ issue: 60, log: 60, session: 6, file: 6, plan: 1, vote: 24 })
    const events = entries.filter((entry) => entry.kind === "change").map(({ event }) => event)
    expect(events.toSorted()).toEqual([...Array(6).fill("ISSUE_CLOSED")])
  })

  test("finds words of titles and names whatever their case", async () => {
    const found = await readAll({ search: "LOG OF ISSUE 12" })
    expect(found.map((entry) => entry.kind === "log" && entry.title)).toEqual(["log of issue 12"])
  })

  const SEEN: [name: string, without: DeviceAuthority, hidden: readonly BookKind[]][] = [
    ["issues and plans", "ISSUE_READ", ["issue", "plan"]],
    ["logs and sessions", "LOG_READ", ["log", "session"]],
    ["files", "ATTACHMENT_READ", ["file"]],
    ["votes", "ISSUE_APPROVAL_REQUEST_READ", ["vote"]],
  ]
  for (const [name, without, hidden] of SEEN) {
    test(`shows no ${name} without ${without}`, async () => {
      const entries = await readAll({ authorities: READ.filter((authority) => authority !== without) })
      const shown = new Set(entries.map(({ kind }) => kind))
      expect([...shown].sort()).toEqual(BOOK_KINDS.filter((kind) => !hidden.includes(kind)).sort())
    })
  }

  test("shows no votes on recordings and no deleted recordings without RECORDING_READ", async () => {
    const entries = await readAll({ authorities: READ.filter((authority) => authority !== "RECORDING_READ") })
    const votes = entries.filter((entry) => entry.kind === "vote")
    expect(new Set(votes.map(({ objectType }) => objectType))).toEqual(new Set(["ISSUE"]))
    const events = entries.filter((entry) => entry.kind === "change").map(({ event }) => event)
    expect(new Set(events)).toEqual(
      new Set(["ISSUE_CLOSED", "ISSUE_TAKEN", "LOG_DELETED", "ATTACHMENT_DELETED"]),
    )
  })

  const CHANGES: [without: DeviceAuthority, event: string, shown: number][] = [
    ["ISSUE_READ", "ISSUE_TAKEN", 18],
    ["LOG_READ", "LOG_DELETED", 24],
    ["ATTACHMENT_READ", "ATTACHMENT_DELETED", 24],
  ]
  for (const [without, event, shown] of CHANGES) {
    test(`shows no change ${event} without ${without}`, async () => {
      const entries = await readAll({
        kinds: ["change"],
        authorities: READ.filter((authority) => authority !== without),
      })
      expect(entries.length).toBe(shown)
      expect(entries.some((entry) => entry.kind === "change" && entry.event === event)).toBe(false)
    })
  }

  test("is empty for a reader of the machine alone, apart from the machine's own changes", async () => {
    expect(await readAll({ authorities: ["DEVICE_READ"] })).toEqual([])
  })

  test("reads no more rows of a table than the page needs", async () => {
    const reader = readerWith(READ)
    const older = parseCursor(`2026-03-02T12:00:00.123456Z~log~${issue.id}`)
    const work = (on: Db) =>
      bookPage(on, { deviceId }, reader, {
        filter: bookFilter(reader, BOOK_KINDS.join()),
        before: older,
        search: "",
      })
    const [statement] = await captureStatements(sql, work)
    const [plan] = await explainStatement(sql, statement!, "analyze, format json")
    const most = largestScan((plan as { Plan: PlanNode }[])[0]!.Plan)
    // Audit entries of events that are no change lie in between.
    expect(most.rows, most.table).toBeLessThanOrEqual(3 * BOOK_ENTRIES)
  })
})

describe("the timeline of an issue", () => {
  test("shows what belongs to the issue and to its sessions, and nothing of other issues", async () => {
    const entries = await readAll({ scope: { deviceId, issueId: issue.id } })
    expect(countByKind(entries)).toEqual({
      issue: 1,
      log: 1,
      session: 1,
      file: 0,
      plan: 0,
      vote: 2,
      change: 0,
    })
    expect(entries.every((entry) => entry.issue?.id === issue.id)).toBe(true)
  })
})

interface PlanNode {
  "Relation Name"?: string
  "Actual Rows": number
  "Actual Loops": number
  Plans?: PlanNode[]
}

function largestScan(plan: PlanNode): { table: string; rows: number } {
  const own = plan["Relation Name"]
    ? { table: plan["Relation Name"], rows: plan["Actual Rows"] }
    : { table: "", rows: 0 }
  const below = (plan.Plans ?? []).map(largestScan)
  return [own, ...below].reduce((most, one) => (one.rows > most.rows ? one : most))
}
