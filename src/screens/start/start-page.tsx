/** The start page: what must I do next? */
import type { ReactNode } from "react"
import { WORK_COUNT_MAX } from "../../sessions/worklist/rules.ts"
import type { Worklist } from "../../sessions/worklist/store.ts"
import type { LicenceEnd } from "../../system/licence/reminders/actions.ts"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Icon, type IconName } from "../../web/icon.tsx"
import { Layout } from "../../web/layout.tsx"
import { liveOn } from "../../web/live.ts"
import { Columns, PageHeader } from "../../web/panel.tsx"
import type { TextKey } from "../../web/texts/i18n.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { LicenceEndNotice } from "../config/licence.tsx"
import { ScanLink } from "../scan/scan-link.tsx"
import { SetupNotice } from "../setup/notice.tsx"
import type { SetupState } from "../setup/state.ts"
import { LeadCards, type LeadCardsProps } from "./lead-cards.tsx"
import { WindowsToday } from "./windows-today.tsx"
import { Plans, Reported, Requests, Reviews } from "./work-rows.tsx"
import { WorkTable } from "./work-table.tsx"

interface StartProps extends LeadCardsProps {
  /** The first-run guide while it is open, for superusers. */
  setup: SetupState | null
  /** For those who can install a licence, when it is time. */
  licenceEnd: LicenceEnd | null
}

export function StartPage({ work, invitations, unsupervised, setup, licenceEnd, pictured }: StartProps) {
  const { t, now, mayCreateIssues } = useView()
  return (
    <Layout title={t("start.title")} section="start" styles="start">
      <PageHeader
        title={t("start.title")}
        actions={
          <>
            <ScanLink />
            {mayCreateIssues && (
              <ButtonLink href="/issues/new" icon="plus" aria-keyshortcuts="n">
                {t("issues.newIssue")}
              </ButtonLink>
            )}
          </>
        }
      >
        <Time at={now} form="minute" /> ·{" "}
        <a href="/issues">{t("start.openIssues", { count: shownCount(work.openCount) as number })}</a>
      </PageHeader>
      {setup && <SetupNotice state={setup} />}
      {licenceEnd && (
        <div className="page-notice">
          <LicenceEndNotice end={licenceEnd}>
            <a href="/admin/config">{t("settings.licence")}</a>
          </LicenceEndNotice>
        </div>
      )}
      <div id="start-work" className="stack" {...liveOn("issues", "sessions", "invitations", "approvals")}>
        <LeadCards work={work} invitations={invitations} unsupervised={unsupervised} pictured={pictured} />
        <Columns aside={<Aside work={work} />}>
          {work.toVoteCount > 0 && <Votes work={work} />}
          {work.reported.length > 0 && (
            <WorkPanel of="reported" count={work.reportedCount}>
              <Reported faults={work.reported} />
            </WorkPanel>
          )}
          <Issues work={work} of="mine" />
          <Issues work={work} of="free" />
          <div className="start-pair">
            <WorkPanel of="waiting" count={work.waiting.length}>
              <Requests requests={work.waiting} none={t("start.noWaiting")} />
            </WorkPanel>
            <WorkPanel of="plans" count={work.plans.length}>
              <Plans plans={work.plans} />
            </WorkPanel>
          </div>
        </Columns>
      </div>
    </Layout>
  )
}

/** The panels with their sign and name, and the address and name of the whole list where there is one. */
const PANELS = {
  votes: { icon: "vote", title: "start.toApprove" },
  reported: { icon: "qr", title: "reports.queue", all: ["/issues?tab=reported", "reports.allReported"] },
  mine: { icon: "issue", title: "start.mine", all: ["/issues?tab=mine", "start.allMine"] },
  free: { icon: "users", title: "start.freeInGroups", all: ["/issues?tab=group", "start.allFree"] },
  waiting: { icon: "clock", title: "start.waiting" },
  plans: { icon: "plan", title: "start.plans" },
  reviews: { icon: "warning", title: "emergency.toReview", all: ["/dashboard?tab=review", "start.review"] },
  windows: { icon: "clock", title: "start.windowsToday", all: ["/calendar", "start.calendar"] },
} as const satisfies Record<string, PanelDeclaration>

interface PanelDeclaration {
  icon: IconName
  title: TextKey
  all?: readonly [href: string, label: TextKey]
}

/** The reader's own issues, or those of the reader's groups that nobody has taken. */
function Issues({ work, of }: { work: Worklist; of: "mine" | "free" }) {
  const { t } = useView()
  const none =
    of === "free"
      ? t("start.nothingFree")
      : work.freeCount > 0
        ? t("start.nothingToDo", { count: work.freeCount })
        : t("start.nothingMine")
  return (
    <WorkPanel of={of} count={work[`${of}Count`]}>
      {work[of].length > 0 ? (
        <WorkTable
          label={PANELS[of].title}
          issues={work[of]}
          sessions={work.sessions}
          isMine={of === "mine"}
        />
      ) : (
        <EmptyState icon="check">{none}</EmptyState>
      )}
    </WorkPanel>
  )
}

/** "99+" where counting stopped. */
function shownCount(count: number): number | string {
  return count > WORK_COUNT_MAX ? `${WORK_COUNT_MAX}+` : count
}

function WorkPanel({ of, count, children }: { of: keyof typeof PANELS; count: number; children: ReactNode }) {
  const { t } = useView()
  const { icon, title, all }: PanelDeclaration = PANELS[of]
  return (
    <section className="panel panel-flush">
      <header className="panel-header">
        <Icon name={icon} />
        <h2>{t(title)}</h2>
        {count > 0 && <span className="muted">{shownCount(count)}</span>}
        {all && (
          <a className="panel-actions" href={all[0]}>
            {t(all[1])}
          </a>
        )}
      </header>
      <div className="panel-body">{children}</div>
    </section>
  )
}

function Aside({ work }: { work: Worklist }) {
  return (
    <>
      {work.reviewCount > 0 && (
        <WorkPanel of="reviews" count={work.reviewCount}>
          <Reviews reviews={work.reviews} />
        </WorkPanel>
      )}
      {work.toVoteCount === 0 && <Votes work={work} />}
      <WorkPanel of="windows" count={work.windows.length}>
        <WindowsToday windows={work.windows} />
      </WorkPanel>
    </>
  )
}

/** Before the reader's own work while others wait for a vote, at the side otherwise. */
function Votes({ work }: { work: Worklist }) {
  const { t } = useView()
  return (
    <WorkPanel of="votes" count={work.toVoteCount}>
      <Requests requests={work.toVote} none={t("start.noVotes")} isVoter />
    </WorkPanel>
  )
}
