/** The overview of sessions: what runs now, what I have started, what I am invited to. */

import type { Actor } from "../../base/authorities.ts"
import type { Page } from "../../base/page-request.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { sessionReaderId } from "../../sessions/session/rules.ts"
import type { SessionListAccess } from "../../sessions/session/store-access.ts"
import type { SessionFilter } from "../../sessions/session/store-list.ts"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Layout } from "../../web/layout.tsx"
import { listHref, Pager } from "../../web/pager.tsx"
import { PageHeader, Tabs } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { SessionList } from "./session-list.tsx"

export const SESSION_TABS = ["active", "created", "invited"] as const
type SessionTab = (typeof SESSION_TABS)[number]

/** Running sessions of the machines the user may read, the user's own, and those the user is invited to. */
export function tabFilter(tab: SessionTab, actor: Actor): SessionFilter {
  if (tab === "created") return { ownerId: actor.userId }
  if (tab === "invited") return { invitedUserId: actor.userId }
  return { readerId: sessionReaderId(actor) }
}

const TAB_TEXTS = {
  active: { label: "remote.active", none: "remote.noneActive" },
  created: { label: "remote.created", none: "remote.noneCreated" },
  invited: { label: "remote.invitations", none: "remote.noneInvited" },
} as const

export function DashboardPage({
  actor,
  sessions,
  rights,
  tab,
  isAll,
}: {
  actor: Actor
  sessions: Page<Session>
  rights: SessionListAccess
  tab: SessionTab
  /** Completed ones too. */
  isAll: boolean
}) {
  const { t } = useView()
  const own: Record<string, string> = tab === "active" ? {} : { tab }
  const keep = { ...own, ...(isAll ? { completed: "true" } : {}) }
  return (
    <Layout title={t("terms.sessions")} section="sessions">
      <PageHeader title={t("terms.sessions")} />
      <Tabs
        label={t("terms.sessions")}
        current={tab}
        tabs={SESSION_TABS.map((id) => ({
          id,
          label: t(TAB_TEXTS[id].label),
          href: listHref("/dashboard", id === "active" ? {} : { tab: id }),
        }))}
      />
      <div id="session-list" className="list">
        {tab !== "active" && (
          <div className="toolbar">
            <ButtonLink href={listHref("/dashboard", { ...own, completed: isAll ? "" : "true" })}>
              {t(isAll ? "remote.hideCompleted" : "remote.showCompleted")}
            </ButtonLink>
          </div>
        )}
        {sessions.rows.length === 0 ? (
          <EmptyState icon="session">{t(isAll ? TAB_TEXTS[tab].none : "remote.noneActive")}</EmptyState>
        ) : (
          <SessionList sessions={sessions.rows} actor={actor} rights={rights} withMachine />
        )}
        <Pager id="session-list" path="/dashboard" keep={keep} page={sessions.page} total={sessions.total} />
      </div>
    </Layout>
  )
}
