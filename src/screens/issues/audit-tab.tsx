/** The tab Audit Log of an issue: who did what to it, its logs, sessions and files. */
import type { Page } from "../../base/page-request.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import type { AuditEntry } from "../../system/audit/contract.ts"
import { OBJECT_AUDIT_SORTS } from "../../system/audit/rules.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { EventWithDetails } from "../audit/entry-parts.tsx"
import { issuePath } from "./issue-page.tsx"

export function AuditTab({ issue, entries }: { issue: Issue; entries: Page<AuditEntry> }) {
  const { t } = useView()
  return (
    <List
      {...ISSUE_AUDIT_LIST}
      path={issuePath(issue)}
      keep={{ tab: "audit" }}
      page={entries}
      empty={<EmptyState icon="log">{t("book.auditNone")}</EmptyState>}
    />
  )
}

export const ISSUE_AUDIT_LIST: ListDeclaration<AuditEntry> = {
  id: "audit-list",
  label: "issues.audit",
  sorts: OBJECT_AUDIT_SORTS,
  plain: true,
  columns: [
    {
      id: "time",
      sort: "happenedOn",
      head: "book.auditTime",
      cell: (entry) => <Time at={entry.happenedOn} />,
    },
    { id: "user", head: "settings.auditUser", cell: (entry, { t }) => entry.username || t("book.system") },
    {
      id: "event",
      head: "book.auditEvent",
      cell: ({ event, details }) => <EventWithDetails event={event} details={details} />,
      narrow: "title",
    },
    {
      id: "address",
      head: "book.auditAddress",
      cell: (entry) => <span className="numeric muted">{entry.address}</span>,
      narrow: "hide",
    },
  ],
}
