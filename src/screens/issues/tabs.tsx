/** The contents of an issue's tabs. */

import { type DeviceAuthority, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { getApprovalRequestFor } from "../../maintenance/approvals/actions.ts"
import { findRequestState } from "../../maintenance/approvals/store.ts"
import { getIssueStorageUsage } from "../../maintenance/attachments/store.ts"
import { findFaultReport } from "../../maintenance/faultreports/store.ts"
import { approvalRefOf } from "../../maintenance/issues/actions-approval.ts"
import { findOrigin, getChecklist } from "../../maintenance/issues/checklist/store.ts"
import { findLatestSignature } from "../../maintenance/issues/signature/store.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { toIssueDetail } from "../../maintenance/issues/store-detail.ts"
import { BOOK_KINDS } from "../../sessions/book/rules.ts"
import { isEmergencyOffered } from "../../sessions/emergency/rules.ts"
import { missingPrerequisitesWithResolutions } from "../../sessions/start/actions-prerequisites.ts"
import { OBJECT_AUDIT_SORTS } from "../../system/audit/rules.ts"
import { auditPage } from "../../system/audit/store.ts"
import { type PageCall, parsePageRequest } from "../../web/pages.tsx"
import { renderPage } from "../../web/responses.ts"
import { AttachmentsTab } from "../attachments/attachments-tab.tsx"
import { loadAttachments } from "../attachments/load.ts"
import { loadTimeline } from "../book/timeline.tsx"
import { ApprovalTab } from "./approval-tab.tsx"
import { AuditTab } from "./audit-tab.tsx"
import { BasicsTab } from "./basics-tab.tsx"
import {
  ISSUE_TABS,
  IssuePage,
  type IssueReader,
  type IssueTab,
  issuePath,
  TAB_AUTHORITIES,
} from "./issue-page.tsx"

type IssueCall = Pick<
  PageCall<Deps, { device: "ISSUE_READ" }, "/devices/:deviceId/issues/:issueId">,
  "deps" | "actor" | "access" | "path" | "query" | "view" | "request" | "address"
>

export async function renderIssue(call: IssueCall): Promise<Response> {
  const { deps, actor, access, path, query, view } = call
  const may = (authority: DeviceAuthority) => hasDeviceAuthority(actor, access, authority)
  const tab = ISSUE_TABS.find((name) => name === query.tab) ?? "basics"
  const authority = TAB_AUTHORITIES[tab]
  if (authority && !may(authority))
    throw new Refusal("NOT_ALLOWED", `${actor.username} may not read ${tab} of issue ${path.issueId}`)
  const issue = await toIssueDetail(deps.db, await getIssue(deps.db, path.deviceId, path.issueId))
  const report = await findFaultReport(deps.db, issue.id)
  const reader = { issue, actor, access, report }
  const fileCount = may("ATTACHMENT_READ") ? (await getIssueStorageUsage(deps.db, issue.id)).count : null
  const contents = await TAB_CONTENTS[tab](call, reader)
  return renderPage(
    view,
    <IssuePage {...reader} tab={tab} fileCount={fileCount}>
      {contents}
    </IssuePage>,
  )
}

const TAB_CONTENTS: Record<IssueTab, (call: IssueCall, reader: IssueReader) => Promise<React.ReactNode>> = {
  basics: async ({ deps, query }, reader) => {
    const { issue, actor, access } = reader
    const scope = { deviceId: issue.deviceId, issueId: issue.id }
    // An issue's own page shows its changes too, unless its filter says otherwise.
    const asked = query.show === undefined ? { ...query, show: ALL_KINDS } : query
    const loaded = await loadTimeline(deps, { actor, access }, scope, asked, issuePath(issue))
    const timeline = query.show === undefined ? { ...loaded, show: undefined } : loaded
    const missing = await missingPrerequisitesWithResolutions(deps, actor, access, issue)
    const names = missing.map(({ prerequisite }) => prerequisite)
    const offersEmergency = isEmergencyOffered(actor, access, names, issue.state)
    const mayReadApproval = hasDeviceAuthority(actor, access, "ISSUE_APPROVAL_REQUEST_READ")
    const approval = mayReadApproval ? await findRequestState(deps.db, approvalRefOf(issue)) : null
    const checklist = await getChecklist(deps.db, issue.id)
    const signature = issue.state === "CLOSED" ? await findLatestSignature(deps.db, issue.id) : null
    const origin = await findOrigin(deps.db, issue.id)
    const facts = { timeline, missing, offersEmergency, approval, checklist, signature, origin }
    return <BasicsTab {...reader} {...facts} />
  },

  attachments: async (call, { issue, actor, access }) => (
    <AttachmentsTab issue={issue} actor={actor} access={access} {...(await loadAttachments(call))} />
  ),

  audit: async ({ deps, query }, { issue }) => {
    const request = parsePageRequest(query, "page", OBJECT_AUDIT_SORTS)
    return <AuditTab issue={issue} entries={await auditPage(deps.db, { issueId: issue.id }, request)} />
  },

  approval: async ({ deps }, { issue, actor }) => {
    const object = { ...approvalRefOf(issue), deviceId: issue.deviceId }
    const request = await getApprovalRequestFor(deps.db, actor, object).catch(ignoreNotFound)
    return <ApprovalTab request={request} />
  },
}

const ALL_KINDS = BOOK_KINDS.join(",")

/** An issue without a request has no request to show. */
function ignoreNotFound(error: unknown): null {
  if (error instanceof Refusal && error.code === "NOT_FOUND") return null
  throw error
}
