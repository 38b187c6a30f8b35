/** The contents of an issue's tabs. */

import { type DeviceAuthority, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { interfacesOfDevice } from "../../machines/interfaces/store.ts"
import { getApprovalRequestFor } from "../../maintenance/approvals/actions.ts"
import { approvalRefOf } from "../../maintenance/issues/actions-approval.ts"
import { issueAuditPage } from "../../maintenance/issues/actions-audit.ts"
import type { Checklist } from "../../maintenance/issues/checklist/contract.ts"
import { progressOf } from "../../maintenance/issues/checklist/rules.ts"
import { getChecklist } from "../../maintenance/issues/checklist/store.ts"
import { findLatestSignature } from "../../maintenance/issues/signature/store.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { toIssueDetail } from "../../maintenance/issues/store-detail.ts"
import { BOOK_KINDS } from "../../sessions/book/rules.ts"
import { isEmergencyOffered } from "../../sessions/emergency/rules.ts"
import { missingPrerequisitesWithResolutions } from "../../sessions/start/actions-prerequisites.ts"
import { type PageCall, parsePageRequest } from "../../web/pages.tsx"
import { renderPage } from "../../web/responses.ts"
import { findChangedFields } from "../approvals/changed-fields.ts"
import { AttachmentsTab } from "../attachments/attachments-tab.tsx"
import { loadAttachments } from "../attachments/load.ts"
import { loadTimeline } from "../book/timeline.tsx"
import { canStartOn } from "../sessions/interface-table.tsx"
import { ApprovalTab } from "./approval-tab.tsx"
import { AuditTab, ISSUE_AUDIT_LIST } from "./audit-tab.tsx"
import { BasicsTab } from "./basics-tab.tsx"
import {
  ISSUE_TABS,
  IssuePage,
  type IssueReader,
  type IssueTab,
  issuePath,
  TAB_AUTHORITIES,
} from "./issue-page.tsx"
import type { InterfaceReadiness } from "./readiness.tsx"
import { getIssueFacts, type IssueFacts } from "./store.ts"

type IssueCall = Pick<
  PageCall<Deps, { device: "ISSUE_READ" }, "/devices/:deviceId/issues/:issueId">,
  "deps" | "actor" | "access" | "path" | "query" | "view" | "request" | "address"
>

/** @throws Refusal NOT_ALLOWED for a tab that the reader may not see, NOT_FOUND without the issue */
export async function renderIssue(call: IssueCall): Promise<Response> {
  const { deps, actor, access, path, query, view } = call
  const may = (authority: DeviceAuthority) => hasDeviceAuthority(actor, access, authority)
  const tab = ISSUE_TABS.find((name) => name === query.tab) ?? "basics"
  const authority = TAB_AUTHORITIES[tab]
  if (authority && !may(authority))
    throw new Refusal("NOT_ALLOWED", `${actor.username} may not read ${tab} of issue ${path.issueId}`)
  const found = await getIssue(deps.db, path.deviceId, path.issueId)
  const [issue, facts] = await Promise.all([toIssueDetail(deps.db, found), getIssueFacts(deps.db, found.id)])
  const reported = issue.faultReport
  const report = reported && { ...reported, reportedOn: new Date(reported.reportedOn) }
  const reader = { issue, actor, access, report }
  const fileCount = may("ATTACHMENT_READ") ? facts.files : null
  const contents = await TAB_CONTENTS[tab](call, reader, facts)
  return renderPage(
    view,
    <IssuePage {...reader} tab={tab} fileCount={fileCount}>
      {contents}
    </IssuePage>,
  )
}

const TAB_CONTENTS: Record<
  IssueTab,
  (call: IssueCall, reader: IssueReader, facts: IssueFacts) => Promise<React.ReactNode>
> = {
  basics: async ({ deps, query }, reader, facts) => {
    const { issue, actor, access } = reader
    const scope = { deviceId: issue.deviceId, issueId: issue.id }
    // An issue's own page shows its changes too, unless its filter says otherwise.
    const asked = query.show === undefined ? { ...query, show: ALL_KINDS } : query
    const [loaded, missing, interfaces, checklist, signature] = await Promise.all([
      loadTimeline(deps, { actor, access }, scope, asked, issuePath(issue)),
      missingPrerequisitesWithResolutions(deps, actor, access, issue),
      getInterfaceReadiness(deps.db, reader),
      loadChecklist(deps.db, issue.id, facts),
      issue.state === "CLOSED" ? findLatestSignature(deps.db, issue.id) : null,
    ])
    const timeline = query.show === undefined ? { ...loaded, show: undefined } : loaded
    const names = missing.map(({ prerequisite }) => prerequisite)
    const offersEmergency = isEmergencyOffered(actor, access, names, issue.state)
    const mayReadApproval = hasDeviceAuthority(actor, access, "ISSUE_APPROVAL_REQUEST_READ")
    const approval = mayReadApproval || facts.approval?.createdBy === actor.userId ? facts.approval : null
    const shown = { timeline, missing, interfaces, offersEmergency, approval, checklist, signature }
    return <BasicsTab {...reader} {...shown} origin={facts.origin} />
  },

  attachments: async (call, { issue, actor, access }) => (
    <AttachmentsTab issue={issue} actor={actor} access={access} {...(await loadAttachments(call))} />
  ),

  audit: async ({ deps, query }, { issue, actor, access }) => {
    const request = parsePageRequest(query, ISSUE_AUDIT_LIST)
    const path = { deviceId: issue.deviceId, issueId: issue.id }
    return <AuditTab issue={issue} entries={await issueAuditPage(deps.db, actor, access, path, request)} />
  },

  approval: async ({ deps }, { issue, actor }) => {
    const object = { ...approvalRefOf(issue), deviceId: issue.deviceId }
    const request = await getApprovalRequestFor(deps.db, actor, object).catch(ignoreNotFound)
    const changedFields = request ? await findChangedFields(deps.db, request) : new Map()
    return <ApprovalTab request={request} changedFields={changedFields} />
  },
}

async function getInterfaceReadiness(
  db: Db,
  { issue, actor, access }: IssueReader,
): Promise<InterfaceReadiness> {
  const interfaces = await interfacesOfDevice(db, issue.deviceId)
  return {
    exist: interfaces.length > 0,
    isUsable: interfaces.some((target) => canStartOn(actor, target)),
    mayAdd: hasDeviceAuthority(actor, access, "DEVICE_UPDATE"),
  }
}

async function loadChecklist(
  db: Db,
  issueId: string,
  { hasChecklist, checklistVersion }: IssueFacts,
): Promise<Checklist> {
  if (hasChecklist) return getChecklist(db, issueId)
  return { items: [], ...progressOf([]), version: checklistVersion }
}

const ALL_KINDS = BOOK_KINDS.join(",")

/** An issue without a request has no request to show. */
function ignoreNotFound(error: unknown): null {
  if (error instanceof Refusal && error.code === "NOT_FOUND") return null
  throw error
}
