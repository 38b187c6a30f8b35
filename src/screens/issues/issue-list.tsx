/** The issues of a machine: my issues, my group's, open, closed. */

import type { Page } from "../../base/page-request.ts"
import { ISSUE_SORTS, type IssueFilterName } from "../../maintenance/issues/rules.ts"
import type { IssueSummary } from "../../maintenance/issues/store-lists.ts"
import { IssueBadge, PriorityBadge } from "../../web/badge.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { Tabs } from "../../web/panel.tsx"
import type { TextKey } from "../../web/texts/i18n.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

/** The tabs of every issue list; each is an address of its own. */
export function IssueTabs({ path, tab }: { path: string; tab: IssueFilterName }) {
  const { t } = useView()
  const tabs: [IssueFilterName, string][] = [
    ["open", t("issues.allOpen")],
    ["mine", t("issues.mine")],
    ["group", t("issues.group")],
    ["closed", t("issues.closedOnes")],
  ]
  return (
    <Tabs
      label={t("terms.issues")}
      current={tab}
      tabs={tabs.map(([id, label]) => ({ id, label, href: id === "open" ? path : `${path}?tab=${id}` }))}
    />
  )
}

const EMPTY_TEXTS = {
  mine: "issues.noneMine",
  group: "issues.noneGroup",
  open: "issues.none",
  closed: "issues.none",
  all: "issues.none",
} as const satisfies Record<IssueFilterName, TextKey>

export function IssueList({
  path,
  tab,
  issues,
}: {
  path: string
  tab: IssueFilterName
  issues: Page<IssueSummary>
}) {
  const { t } = useView()
  return (
    <List
      {...ISSUE_LIST}
      path={path}
      keep={tab === "open" ? {} : { tab }}
      page={issues}
      rowHref={(issue) => `/devices/${issue.deviceId}/issues/${issue.id}`}
      rowText={(issue) => `issue ${JSON.stringify(issue)}`}
      empty={<EmptyState icon="issue">{t(EMPTY_TEXTS[tab])}</EmptyState>}
    />
  )
}

export const ISSUE_LIST: ListDeclaration<IssueSummary> = {
  id: "issue-list",
  label: "terms.issues",
  sorts: ISSUE_SORTS,
  columns: [
    { id: "title", sort: "title", head: "terms.title", cell: (issue) => issue.title, narrow: "title" },
    {
      id: "state",
      head: "terms.state",
      cell: (issue) => <IssueBadge state={issue.state} done={issue.doneSubStatus} />,
    },
    {
      id: "priority",
      sort: "priority",
      head: "terms.priority",
      cell: (issue) => <PriorityBadge priority={issue.priority} isCompact />,
    },
    {
      id: "who",
      head: "terms.assignee",
      cell: (issue, { t }) => issue.assignee ?? <span className="muted">{t("terms.unassigned")}</span>,
    },
    {
      id: "window",
      sort: "activationDateTime",
      head: "terms.maintenanceWindow",
      cell: (issue, { t }) => (
        <span className="numeric cell-lines">
          <Time at={issue.activationDateTime} form="minute" />
          <span className="muted">{t("windows.offset", { hours: issue.windowHours })}</span>
        </span>
      ),
      narrow: "labelled",
    },
  ],
}
