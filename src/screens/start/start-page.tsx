/** The start page: what must I do next? */
import type { ReactNode } from "react"
import type { PendingInvitation } from "../../sessions/session/contract-participants.ts"
import { joinPath, sessionDetailPath, thumbnailPath } from "../../sessions/session/paths.ts"
import { WORK_COUNT_MAX } from "../../sessions/worklist/rules.ts"
import type { OwnSession, ReportedFault, Worklist, WorklistRequest } from "../../sessions/worklist/store.ts"
import type { UnsupervisedSession } from "../../sessions/worklist/store-supervision.ts"
import type { LicenceEnd } from "../../system/licence/reminders/actions.ts"
import { Badge } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Icon, type IconName } from "../../web/icon.tsx"
import { Layout } from "../../web/layout.tsx"
import { liveOn } from "../../web/live.ts"
import { Columns, PageHeader } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { LicenceEndNotice } from "../config/licence.tsx"
import { SCAN_PATH } from "../scan/paths.ts"
import { Thumbnail } from "../sessions/thumbnail.tsx"
import { SetupNotice } from "../setup/notice.tsx"
import type { SetupState } from "../setup/state.ts"
import { WindowsToday } from "./windows-today.tsx"
import { sessionPath, WorkTable } from "./work-table.tsx"

/** Cards above the lists: what runs or asks right now. */
const LEAD_CARDS_MAX = 3

interface StartProps {
  work: Worklist
  invitations: readonly PendingInvitation[]
  /** Sessions that wait for the reader as supervisor. */
  unsupervised: readonly UnsupervisedSession[]
  /** The first-run guide while it is open, for superusers. */
  setup: SetupState | null
  /** For those who can install a licence, when it is time. */
  licenceEnd: LicenceEnd | null
  /** Ids of running sessions with a picture for the reader. */
  pictured: ReadonlySet<string>
}

export function StartPage({ work, invitations, unsupervised, setup, licenceEnd, pictured }: StartProps) {
  const { t, now, mayCreateIssues } = useView()
  return (
    <Layout title={t("start.title")} section="start" styles="start">
      <PageHeader
        title={t("start.title")}
        actions={
          <>
            <ButtonLink href={SCAN_PATH} icon="qr">
              {t("scan.title")}
            </ButtonLink>
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
            <WorkPanel
              icon="qr"
              title={t("reports.queue")}
              count={work.reportedCount}
              all={["/issues?tab=reported", t("reports.allReported")]}
            >
              <Reported faults={work.reported} />
            </WorkPanel>
          )}
          <WorkPanel
            icon="issue"
            title={t("start.mine")}
            count={work.mineCount}
            all={["/issues?tab=mine", t("start.allMine")]}
          >
            {work.mine.length > 0 ? (
              <WorkTable label="start.mine" issues={work.mine} sessions={work.sessions} isMine />
            ) : (
              <EmptyState icon="check">
                {work.freeCount > 0
                  ? t("start.nothingAtAll", { count: work.freeCount })
                  : t("start.nothingMine")}
              </EmptyState>
            )}
          </WorkPanel>
          <WorkPanel
            icon="users"
            title={t("start.free")}
            count={work.freeCount}
            all={["/issues?tab=group", t("start.allFree")]}
          >
            {work.free.length > 0 ? (
              <WorkTable label="start.free" issues={work.free} sessions={work.sessions} />
            ) : (
              <EmptyState icon="check">{t("start.nothingFree")}</EmptyState>
            )}
          </WorkPanel>
          <div className="start-pair">
            <WorkPanel icon="clock" title={t("start.waiting")} count={work.waiting.length}>
              <Requests requests={work.waiting} none={t("start.noWaiting")} />
            </WorkPanel>
            <WorkPanel icon="plan" title={t("start.plans")} count={work.plans.length}>
              <Plans work={work} />
            </WorkPanel>
          </div>
        </Columns>
      </div>
    </Layout>
  )
}

/** "99+" where counting stopped. */
function shownCount(count: number): number | string {
  return count > WORK_COUNT_MAX ? `${WORK_COUNT_MAX}+` : count
}

function WorkPanel({
  icon,
  title,
  count,
  all,
  children,
}: {
  icon: IconName
  title: string
  count: number
  /** Address and words of the whole list. */
  all?: readonly [href: string, label: string]
  children: ReactNode
}) {
  return (
    <section className="panel panel-flush">
      <header className="panel-header">
        <Icon name={icon} />
        <h2>{title}</h2>
        {count > 0 && <span className="muted">{shownCount(count)}</span>}
        {all && (
          <a className="panel-actions" href={all[0]}>
            {all[1]}
          </a>
        )}
      </header>
      <div className="panel-body">{children}</div>
    </section>
  )
}

/** First the sessions in which another person waits for the reader. The first card has the page's one primary button. */
function LeadCards({ work, invitations, unsupervised, pictured }: Omit<StartProps, "setup" | "licenceEnd">) {
  const own = work.sessions.filter(({ interfaceId }) => interfaceId !== null)
  const cards: ((isFirst: boolean) => ReactNode)[] = [
    ...unsupervised.map((session) => (isFirst: boolean) => (
      <SupervisionCard key={session.id} session={session} isFirst={isFirst} />
    )),
    ...invitations.map((invitation) => (isFirst: boolean) => (
      <InvitationCard key={invitation.sessionId} invitation={invitation} isFirst={isFirst} />
    )),
    ...own.map((session) => (isFirst: boolean) => (
      <SessionCard
        key={session.id}
        session={session}
        isFirst={isFirst}
        hasPicture={pictured.has(session.id)}
      />
    )),
  ]
  return cards.slice(0, LEAD_CARDS_MAX).map((card, at) => card(at === 0))
}

function LeadCard({
  title,
  facts,
  picture,
  children,
}: {
  title: string
  facts: ReactNode
  /** In place of the sign. */
  picture?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="lead-card">
      {picture || (
        <span className="lead-icon">
          <Icon name="session" />
        </span>
      )}
      <div className="lead-text">
        <h2>{title}</h2>
        <p className="muted">{facts}</p>
      </div>
      {children}
    </section>
  )
}

function SupervisionCard({ session, isFirst }: { session: UnsupervisedSession; isFirst: boolean }) {
  const { t } = useView()
  const { deviceName, interfaceId, interfaceName, issueTitle, owner } = session
  return (
    <LeadCard
      title={t("start.waitsForSupervisor", { name: owner, device: deviceName })}
      facts={[interfaceName, issueTitle].join(" · ")}
    >
      <ButtonLink
        href={joinPath(session, interfaceId)}
        kind={isFirst ? "primary" : "secondary"}
        icon="session"
      >
        {t("start.supervise")}
      </ButtonLink>
    </LeadCard>
  )
}

function InvitationCard({ invitation, isFirst }: { invitation: PendingInvitation; isFirst: boolean }) {
  const { t } = useView()
  const { deviceName, interfaceName, issueTitle, accessRight, invitedBy } = invitation
  const right = t(accessRight === "CONTROL" ? "start.mayControl" : "start.mayView")
  return (
    <LeadCard
      title={t("start.invites", { name: invitedBy.displayName, device: deviceName })}
      facts={[interfaceName, right, issueTitle].join(" · ")}
    >
      <ButtonLink href={invitation.joinPath} kind={isFirst ? "primary" : "secondary"} icon="session">
        {t("remote.join")}
      </ButtonLink>
    </LeadCard>
  )
}

function SessionCard({
  session,
  isFirst,
  hasPicture,
}: {
  session: OwnSession
  isFirst: boolean
  hasPicture: boolean
}) {
  const { t } = useView()
  const { deviceName, interfaceName, startedOn, isRecorded, watchers } = session
  return (
    <LeadCard
      title={t("start.running", { device: deviceName })}
      picture={hasPicture && <Thumbnail src={thumbnailPath(session)} label={t("recording.live")} />}
      facts={
        <>
          {interfaceName} · {t("people.since")} <Time at={startedOn} form="clock" />
          {isRecorded && ` · ${t("start.recorded")}`}
          {watchers > 0 && ` · ${t("start.watchers", { count: watchers })}`}
        </>
      }
    >
      <ButtonLink href={sessionPath(session)} kind={isFirst ? "primary" : "secondary"} icon="right">
        {t("remote.return")}
      </ButtonLink>
    </LeadCard>
  )
}

function Aside({ work }: { work: Worklist }) {
  const { t } = useView()
  return (
    <>
      {work.reviewCount > 0 && (
        <WorkPanel
          icon="warning"
          title={t("emergency.toReview")}
          count={work.reviewCount}
          all={["/dashboard?tab=review", t("start.review")]}
        >
          <Reviews work={work} />
        </WorkPanel>
      )}
      {work.toVoteCount === 0 && <Votes work={work} />}
      <WorkPanel
        icon="clock"
        title={t("start.windowsToday")}
        count={work.windows.length}
        all={["/calendar", t("start.calendar")]}
      >
        <WindowsToday windows={work.windows} />
      </WorkPanel>
    </>
  )
}

/** Before the reader's own work while others wait for a vote, at the side otherwise. */
function Votes({ work }: { work: Worklist }) {
  const { t } = useView()
  return (
    <WorkPanel icon="vote" title={t("start.toApprove")} count={work.toVoteCount}>
      <Requests requests={work.toVote} none={t("start.noVotes")} isVoter />
    </WorkPanel>
  )
}

function Requests({
  requests,
  none,
  isVoter = false,
}: {
  requests: readonly WorklistRequest[]
  none: string
  isVoter?: boolean
}) {
  const { t } = useView()
  if (requests.length === 0) return <p className="rows-none muted">{none}</p>
  return (
    <ul className="rows">
      {requests.map((request) => (
        <li key={request.id}>
          <span className="rows-text">
            <a href={`/approvals/${request.id}`}>{request.title}</a>
            <span className="muted">
              {request.deviceName} ·{" "}
              {isVoter
                ? t("start.askedBy", { name: request.createdBy })
                : t("start.stageOf", { stage: request.stage, count: request.stages })}
            </span>
          </span>
          {isVoter && <ButtonLink href={`/approvals/${request.id}`}>{t("start.review")}</ButtonLink>}
        </li>
      ))}
    </ul>
  )
}

function Reported({ faults }: { faults: readonly ReportedFault[] }) {
  const { t } = useView()
  return (
    <ul className="rows">
      {faults.map((fault) => {
        const path = `/devices/${fault.deviceId}/issues/${fault.id}`
        return (
          <li key={fault.id}>
            <span className="rows-text">
              <a href={path}>{fault.title}</a>
              <span className="muted">
                {[fault.deviceName, fault.reporter].filter(Boolean).join(" · ")} ·{" "}
                <Time at={fault.reportedOn} form="minute" />
              </span>
            </span>
            <ButtonLink href={path}>{t("reports.review")}</ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}

function Reviews({ work }: { work: Worklist }) {
  const { t } = useView()
  return (
    <ul className="rows">
      {work.reviews.map((review) => (
        <li key={review.id}>
          <span className="rows-text">
            <a href={sessionDetailPath(review.id)}>{review.deviceName}</a>
            <span className="muted">
              {t("emergency.startedBy", { name: review.startedBy })} ·{" "}
              <Time at={review.startedOn} form="minute" />
            </span>
          </span>
          {review.isActive && (
            <Badge tone="red" live>
              {t("emergency.running")}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  )
}

function Plans({ work }: { work: Worklist }) {
  const { t } = useView()
  if (work.plans.length === 0) return <p className="rows-none muted">{t("start.noPlans")}</p>
  return (
    <ul className="rows">
      {work.plans.map((plan) => (
        <li key={plan.id}>
          <span className="rows-text">
            <a href={`/devices/${plan.deviceId}/recurringissues/${plan.id}`}>{plan.title}</a>
            <span className="muted">
              {plan.deviceName} · <Time at={plan.activationOn} form="minute" />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
