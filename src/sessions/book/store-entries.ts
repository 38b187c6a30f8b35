/** Entries of the timeline, and what each kind shows of its row. */
import { sql } from "kysely"
import type { UserRef } from "../../base/schema.ts"
import type { ApprovalObjectType } from "../../maintenance/approvals/rules.ts"
import type { DoneSubStatus, IssueState, IssueType, Priority } from "../../maintenance/issues/rules.ts"
import type { Period, PlanState } from "../../maintenance/plans/rules.ts"
import type { ScanState } from "../../system/antivirus/rules.ts"
import type { Session } from "../session/contract.ts"
import type { ChangeEvent } from "./rules.ts"

/** What each kind shows beside its time, person and issue. */
interface FactsOfKind {
  issue: {
    title: string
    description: string
    priority: Priority
    issueType: IssueType
    state: IssueState
    doneSubStatus: DoneSubStatus | null
    /** Created by a plan. */
    fromPlan: boolean
  }
  log: { title: string; description: string }
  session: { session: Session }
  file: {
    fileName: string
    mediaType: string
    sizeBytes: number
    scanState: ScanState
    infectionFound: boolean
    downloadDisabled: boolean
  }
  plan: { title: string; period: Period; state: PlanState }
  vote: {
    type: "VOTE" | "RETRACT_VOTE" | "COMMENT"
    /** Null unless it is a vote. */
    approved: boolean | null
    overruled: boolean | null
    comment: string
    requestId: string
    objectType: ApprovalObjectType
    objectTitle: string
  }
  change: {
    event: ChangeEvent
    /** The name at that time; "" for the server itself. */
    username: string
    details: Record<string, string | number | boolean | null>
  }
}

export type BookEntry = {
  [Kind in keyof FactsOfKind]: {
    kind: Kind
    id: string
    at: Date
    /** Null for actions of the server. */
    person: UserRef | null
    /** Null for what belongs to the machine alone. */
    issue: { id: string; title: string } | null
  } & FactsOfKind[Kind]
}[keyof FactsOfKind]

/** What an entry shows beside its time, person and issue; read for the shown entries alone. */
export const FACTS = sql`case kind
  when 'issue' then (select jsonb_build_object('title', title, 'description', description, 'priority', priority,
      'issueType', issue_type, 'state', state, 'doneSubStatus', done_sub_status, 'fromPlan', recurring_issue_id is not null)
    from issue where issue.id = found.id::uuid)
  when 'log' then (select jsonb_build_object('title', title, 'description', description)
    from work_log where work_log.id = found.id::uuid)
  when 'file' then (select jsonb_build_object('fileName', file_name, 'mediaType', media_type, 'sizeBytes', size_bytes,
      'scanState', scan_state, 'infectionFound', infection_found, 'downloadDisabled', download_disabled)
    from attachment where attachment.id = found.id::uuid)
  when 'plan' then (select jsonb_build_object('title', title, 'period', period, 'state', state)
    from recurring_issue where recurring_issue.id = found.id::uuid)
  when 'vote' then (select jsonb_build_object('type', entry.type, 'approved', entry.approved,
      'overruled', entry.overruled, 'comment', entry.comment, 'requestId', request.id,
      'objectType', request.object_type, 'objectTitle', request.title)
    from approval_entry entry join approval_request request on request.id = entry.approval_request_id
    where entry.approval_request_id = split_part(found.id, ':', 1)::uuid
      and entry.sequence = split_part(found.id, ':', 2)::int)
  when 'change' then (select jsonb_build_object('event', event, 'username', username, 'details', details)
    from audit_entry where audit_entry.id = found.id::bigint) end`
