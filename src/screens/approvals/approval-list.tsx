/** Lists of approval requests: assigned to the user's groups, created by the user, and recordings that may be viewed. */
import type { Page, SortOptions } from "../../base/page-request.ts"
import type { ApprovalRequest } from "../../maintenance/approvals/contract.ts"
import { APPROVAL_SORTS } from "../../maintenance/approvals/rules.ts"
import type { ApprovalListName } from "../../maintenance/approvals/store-lists.ts"
import { ApprovalBadge, ApprovalObjectBadge } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Layout } from "../../web/layout.tsx"
import { List } from "../../web/list.tsx"
import { type ListParameters, listHref } from "../../web/pager.tsx"
import { PageHeader, Tabs } from "../../web/panel.tsx"
import type { ColumnList } from "../../web/table.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { approvedRecordingPath } from "./approved-recording.ts"
import { StageVotes } from "./stages.tsx"

export const APPROVAL_TABS = ["assigned", "created", "recordings"] as const
type ApprovalTab = (typeof APPROVAL_TABS)[number]

/** The list of the store behind a tab; `isAll` includes requests that are decided. */
export function listOfTab(tab: ApprovalTab, isAll: boolean): ApprovalListName {
  if (tab === "recordings") return "approvedRecordings"
  if (tab === "created") return isAll ? "created" : "createdActive"
  return isAll ? "assigned" : "assignedActive"
}

/** Requests that wait for a vote begin with the one that starts first; others with the newest. */
export function sortsOfTab(tab: ApprovalTab, isAll: boolean): SortOptions<string> {
  return tab === "assigned" && !isAll ? { ...APPROVAL_SORTS, defaultSort: "startTime" } : APPROVAL_SORTS
}

const TAB_TEXTS = {
  assigned: { label: "approvals.assigned", none: "approvals.noneAssigned" },
  created: { label: "approvals.created", none: "approvals.noneCreated" },
  recordings: { label: "approvals.recordings", none: "approvals.noneRecordings" },
} as const

export function ApprovalListPage({
  tab,
  isAll,
  requests,
}: {
  tab: ApprovalTab
  isAll: boolean
  requests: Page<ApprovalRequest>
}) {
  const { t } = useView()
  const own: Record<string, string> = tab === "assigned" ? {} : { tab }
  const keep: ListParameters = { ...own, completed: isAll ? "true" : undefined }
  return (
    <Layout title={t("approvals.title")} section="approvals">
      <PageHeader title={t("approvals.title")} />
      <Tabs
        label={t("approvals.title")}
        current={tab}
        tabs={APPROVAL_TABS.map((id) => ({
          id,
          label: t(TAB_TEXTS[id].label),
          href: listHref("/approvals", id === "assigned" ? {} : { tab: id }),
        }))}
      />
      <List
        id="approval-list"
        path="/approvals"
        keep={keep}
        page={requests}
        label={TAB_TEXTS[tab].label}
        columns={useColumns(tab)}
        rowHref={(request) => `/approvals/${request.id}`}
        sorts={sortsOfTab(tab, isAll)}
        live={["approvals"]}
        empty={<EmptyState icon="check">{t(TAB_TEXTS[tab].none)}</EmptyState>}
        actions={
          tab !== "recordings" && (
            <ButtonLink href={listHref("/approvals", { ...own, completed: isAll ? "" : "true" })}>
              {t(isAll ? "approvals.hideDecided" : "approvals.showDecided")}
            </ButtonLink>
          )
        }
      />
    </Layout>
  )
}

/** An approved recording shows until when it may be watched; its votes are complete. */
function useColumns(tab: ApprovalTab): ColumnList<ApprovalRequest> {
  const { t, actor, now } = useView()
  return [
    {
      id: "title",
      sort: "title",
      head: "terms.title",
      narrow: "title",
      cell: ({ approvalObject, createdBy }) => (
        <span className="cell-lines">
          <span>{approvalObject.title}</span>
          <span className="muted">
            {approvalObject.deviceName} · {t("approvals.requestedBy", { name: createdBy.displayName })}
          </span>
        </span>
      ),
    },
    {
      id: "type",
      head: "terms.type",
      cell: ({ approvalObject }) => <ApprovalObjectBadge type={approvalObject.approvalObjectType} />,
    },
    { id: "state", head: "terms.state", cell: (request) => <ApprovalBadge state={request.state} /> },
    tab !== "recordings" && {
      id: "votes",
      head: "approvals.stage",
      narrow: "labelled",
      cell: (request) => <StageVotes request={request} stage={request.currentStage} />,
    },
    {
      id: "start",
      sort: "startTime",
      head: "approvals.start",
      narrow: "labelled",
      cell: (request) => <Time at={request.approvalObject.startTime} form="minute" />,
    },
    tab === "recordings" && {
      id: "end",
      head: "terms.end",
      narrow: "labelled",
      cell: ({ approvalObject: { endTime } }) => endTime && <Time at={endTime} form="minute" />,
    },
    {
      id: "created",
      sort: "createdOn",
      head: "approvals.requestedOn",
      narrow: "wide",
      cell: (request) => <Time at={request.createdOn} form="minute" />,
    },
    {
      id: "step",
      head: "start.nextStep",
      align: "end",
      cell: (request) => {
        const { id, may } = request
        const recording = approvedRecordingPath(request, actor, now)
        if (recording)
          return (
            <ButtonLink href={recording} icon="play">
              {t("recording.watch")}
            </ButtonLink>
          )
        return (
          (may.vote || may.overrule) && (
            <ButtonLink href={`/approvals/${id}?dialog=/approvals/${id}/vote`} icon="vote">
              {t("approvals.vote")}
            </ButtonLink>
          )
        )
      },
    },
  ]
}
