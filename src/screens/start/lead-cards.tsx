/** Cards above the lists of the start page: what runs or asks right now. */
import type { ReactNode } from "react"
import type { PendingInvitation } from "../../sessions/session/contract-participants.ts"
import { joinPath, thumbnailPath } from "../../sessions/session/paths.ts"
import type { OwnSession, Worklist } from "../../sessions/worklist/store.ts"
import type { UnsupervisedSession } from "../../sessions/worklist/store-supervision.ts"
import { ButtonLink } from "../../web/button.tsx"
import { Icon } from "../../web/icon.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { Thumbnail } from "../sessions/thumbnail.tsx"
import { sessionPath } from "./work-table.tsx"

const LEAD_CARDS_MAX = 3

export interface LeadCardsProps {
  work: Worklist
  invitations: readonly PendingInvitation[]
  /** Sessions that wait for the reader as supervisor. */
  unsupervised: readonly UnsupervisedSession[]
  /** Ids of running sessions with a picture for the reader. */
  pictured: ReadonlySet<string>
}

/** First the sessions in which another person waits for the reader. The first card has the page's one primary button. */
export function LeadCards({ work, invitations, unsupervised, pictured }: LeadCardsProps) {
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
