/** What the page of an issue shows beside the issue itself, read by one statement. */
import { sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import { compileSqlOnce } from "../../db/statement-cache.ts"
import type { ApprovalRequestState } from "../../maintenance/approvals/store.ts"

export interface IssueFacts {
  files: number
  /** The latest approval request and who made it; null without one. */
  approval: (ApprovalRequestState & { createdBy: string }) | null
  hasChecklist: boolean
  checklistVersion: number
  /** The failed item that led to the issue. */
  origin: FollowUpOrigin | null
}

export interface FollowUpOrigin {
  issueId: string
  issueTitle: string
  itemText: string
}

/** The facts of an issue that exists. */
export async function getIssueFacts(db: Db, issueId: string): Promise<IssueFacts> {
  return itemAt(await FACTS(db, { issueId }), 0)
}

const FACTS = compileSqlOnce(
  (p: { issueId: string }) => sql<IssueFacts>`
    select (select count(*)::int from attachment where attachment.issue_id = shown.id) as files,
      (select json_build_object('id', request.id, 'state', request.state, 'createdBy', request.created_by)
        from approval_request request
        where request.object_type = 'ISSUE' and request.object_id = shown.id order by request.id desc limit 1) as approval,
      exists (select from checklist_item item where item.issue_id = shown.id) as "hasChecklist",
      shown.checklist_version as "checklistVersion",
      (select json_build_object('issueId', issue.id, 'issueTitle', issue.title, 'itemText', item.text)
        from checklist_item item join issue on issue.id = item.issue_id
        where item.follow_up_issue_id = shown.id limit 1) as origin
    from issue shown where shown.id = ${p.issueId}`,
)
