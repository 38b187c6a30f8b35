/** The tables of the timeline's kinds, each with the columns of an index that is walked newest first. */
import { type RawBuilder, sql } from "kysely"
import type { BookKind } from "./rules.ts"

/** The table of the entries of a kind, and the columns by which an index finds them. */
export interface Source {
  table: RawBuilder<unknown>
  at: RawBuilder<unknown>
  /** Order of entries with the same time, the index's last columns. */
  tie: readonly RawBuilder<unknown>[]
  id: RawBuilder<unknown>
  userId: RawBuilder<unknown>
  issueId: RawBuilder<unknown>
  device: RawBuilder<unknown>
  issue: (issueId: string) => RawBuilder<unknown>
  searched: readonly RawBuilder<unknown>[]
}

const NO_ISSUE = sql`null::uuid`

/** Null for what came in with a fault report without a sign-in, which the database keeps in its owner's name. */
function creatorUnlessReported(isOfReport: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when exists (select from fault_report report where ${isOfReport}) then null else entry.created_by end`
}

/** Rows with an id of their own, on a machine, which a user has created. */
const ON_MACHINE = {
  at: sql`entry.created_on`,
  userId: sql`entry.created_by`,
  tie: [sql`entry.id`],
  id: sql`entry.id::text`,
  device: sql`entry.device_id`,
}
/** The same, of an issue. */
const OF_ISSUE = {
  ...ON_MACHINE,
  issueId: sql`entry.issue_id`,
  issue: (issueId: string) => sql`entry.issue_id = ${issueId}`,
}

export const SOURCES: Record<BookKind, Source> = {
  issue: {
    ...ON_MACHINE,
    table: sql`issue entry`,
    userId: creatorUnlessReported(sql`report.issue_id = entry.id`),
    issueId: sql`entry.id`,
    issue: (issueId) => sql`entry.id = ${issueId}`,
    searched: [sql`entry.title`, sql`entry.description`],
  },
  log: {
    ...OF_ISSUE,
    table: sql`work_log entry`,
    searched: [sql`entry.title`, sql`entry.description`],
  },
  session: {
    ...OF_ISSUE,
    table: sql`remote_session entry`,
    at: sql`entry.started_on`,
    userId: sql`entry.owner_id`,
    searched: [sql`entry.interface_name`],
  },
  file: {
    ...OF_ISSUE,
    table: sql`attachment entry`,
    userId: creatorUnlessReported(
      sql`report.issue_id = entry.issue_id and report.reported_on = entry.created_on`,
    ),
    searched: [sql`entry.file_name`],
  },
  plan: {
    ...ON_MACHINE,
    table: sql`recurring_issue entry`,
    issueId: NO_ISSUE,
    issue: () => sql`false`,
    searched: [sql`entry.title`],
  },
  vote: {
    table: sql`approval_entry entry join approval_request request on request.id = entry.approval_request_id`,
    at: sql`entry.created_on`,
    tie: [sql`entry.approval_request_id`, sql`entry.sequence`],
    id: sql`entry.approval_request_id || ':' || entry.sequence`,
    userId: sql`entry.created_by`,
    issueId: sql`coalesce(request.issue_id, (
      select session.issue_id from remote_session session where session.id = request.remote_session_id))`,
    device: sql`entry.device_id`,
    issue: (issueId) => sql`entry.approval_request_id = any(array(
      select id from approval_request where issue_id = ${issueId}
      union all
      select asked.id from remote_session session
        join approval_request asked on asked.remote_session_id = session.id where session.issue_id = ${issueId}))`,
    searched: [sql`entry.comment`],
  },
  change: {
    ...OF_ISSUE,
    table: sql`audit_entry entry`,
    at: sql`entry.happened_on`,
    userId: sql`entry.user_id`,
    // Its texts come from the product, not from users: a search leaves them out.
    searched: [],
  },
}
