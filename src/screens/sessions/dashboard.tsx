/** The overview of sessions: what runs now, of my issues and my groups', to which I am invited, which I have started. */

import type { Actor } from "../../base/authorities.ts"
import type { Page } from "../../base/page-request.ts"
import type { SessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { SESSION_SORTS, sessionReaderId } from "../../sessions/session/rules.ts"
import type { RunningCounts, SessionFilter } from "../../sessions/session/store-list.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Checkbox } from "../../web/field.tsx"
import { Layout } from "../../web/layout.tsx"
import { List } from "../../web/list.tsx"
import { liveOn } from "../../web/live.ts"
import { listHref } from "../../web/pager.tsx"
import { PageHeader, Tabs } from "../../web/panel.tsx"
import { swapPart } from "../../web/swapped-part.ts"
import { useView } from "../../web/view.ts"
import { sessionColumns, sessionRowText } from "./session-list.tsx"

export const SESSIONS_EXPORT_PATH = "/dashboard/export.csv"
export const SESSION_TABS = ["all", "issues", "group", "invited", "created", "review"] as const
type SessionTab = (typeof SESSION_TABS)[number]

/** Sessions that the reader sees by the machine's logs are limited to such machines. */
export function tabFilter(tab: SessionTab, actor: Actor): SessionFilter {
  const readerId = sessionReaderId(actor)
  switch (tab) {
    case "issues":
      return { readerId, issueAssigneeId: actor.userId }
    case "group":
      return { readerId, issueGroupIds: actor.userGroupIds }
    case "invited":
      return { invitedUserId: actor.userId }
    case "created":
      return { ownerId: actor.userId }
    case "review":
      return { reviewer: actor }
    default:
      return { readerId }
  }
}

const TAB_TEXTS = {
  all: { label: "remote.all", none: "remote.noneAll" },
  issues: { label: "remote.myIssues", none: "remote.noneIssues" },
  group: { label: "remote.groupIssues", none: "remote.noneGroup" },
  invited: { label: "remote.invitations", none: "remote.noneInvited" },
  created: { label: "remote.created", none: "remote.noneCreated" },
  review: { label: "emergency.toReview", none: "emergency.noneToReview" },
} as const

export function DashboardPage({
  actor,
  sessions,
  running,
  rights,
  tab,
  isAll,
  search,
  openedId,
}: {
  actor: Actor
  sessions: Page<Session>
  running: RunningCounts
  rights: SessionListRights
  tab: SessionTab
  /** Completed ones too. */
  isAll: boolean
  search: string
  /** The session whose detail is open; null without one. */
  openedId: string | null
}) {
  const { t, now, openReviews = 0 } = useView()
  // For those to whom it means something.
  const tabs = SESSION_TABS.filter((id) => id !== "review" || tab === "review" || openReviews > 0)
  const own = { tab: tab === "all" ? undefined : tab }
  const keep = { ...own, completed: isAll && tab !== "review" ? "true" : undefined }
  return (
    <Layout title={t("terms.sessions")} section="sessions">
      <div id="sessions-overview" className="live-part" {...liveOn("sessions", "invitations")}>
        <PageHeader
          title={t("terms.sessions")}
          actions={
            <>
              <ButtonLink href="/sessions/side-by-side">{t("remote.sideBySide")}</ButtonLink>
              <ButtonLink
                href={listHref(SESSIONS_EXPORT_PATH, { ...keep, search })}
                icon="download"
                data-same-query=""
              >
                {t("triage.export")}
              </ButtonLink>
            </>
          }
        >
          <RunningFacts {...running} />
        </PageHeader>
        <Tabs
          label={t("terms.sessions")}
          current={tab}
          tabs={tabs.map((id) => ({
            id,
            label: t(TAB_TEXTS[id].label),
            href: listHref("/dashboard", id === "all" ? {} : { tab: id }),
            count: (id === "review" ? openReviews : running[id]) || undefined,
          }))}
        />
        <List
          id="session-list"
          path="/dashboard"
          keep={keep}
          page={sessions}
          sorts={SESSION_SORTS}
          searched={t("remote.searchPlaceholder")}
          label="terms.sessions"
          columns={sessionColumns(actor, rights, "machine")}
          rowText={(session) => sessionRowText({ session, actor, rights }, "machine", now)}
          empty={
            <EmptyState icon="session">{t(isAll ? TAB_TEXTS[tab].none : "remote.noneActive")}</EmptyState>
          }
          actions={tab !== "review" && <CompletedSwitch isAll={isAll} tab={tab} search={search} />}
        />
      </div>
      {openedId && <div {...dialogTrigger(`/dashboard/sessions/${openedId}`)} hx-trigger="load" />}
    </Layout>
  )
}

/** How many sessions run, and how many of them invite the reader. */
function RunningFacts({ all, invited }: RunningCounts) {
  const { t } = useView()
  const facts = [
    t(all === 0 ? "remote.noneRunning" : "remote.running", { count: all }),
    invited > 0 && t("remote.inviteYou", { count: invited }),
  ]
  return facts.filter(Boolean).join(" · ")
}

/** Shows completed sessions too, as soon as it is switched. */
function CompletedSwitch({ isAll, tab, search }: { isAll: boolean; tab: SessionTab; search: string }) {
  const { t } = useView()
  return (
    <form action="/dashboard" hx-get="/dashboard" hx-trigger="change" {...swapPart("session-list")}>
      <input type="hidden" name="tab" value={tab} />
      {search && <input type="hidden" name="search" value={search} />}
      <Checkbox name="completed" label="remote.showCompleted" checked={isAll} />
      <noscript>
        <Button type="submit">{t("shell.refresh")}</Button>
      </noscript>
    </form>
  )
}
