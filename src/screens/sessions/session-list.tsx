/** Sessions as rows: who, when, where, how it ended, and what was recorded. */

import { type Actor, hasDeviceAuthority } from "../../base/authorities.ts"
import type { SessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import type { Session } from "../../sessions/session/contract.ts"
import {
  joinPath,
  recordingPath,
  sessionDetailPath,
  sessionDialogPath,
} from "../../sessions/session/paths.ts"
import { effectiveAccessRight } from "../../sessions/session/rules.ts"
import { RecordingBadge, SessionBadge, type ShownRecording } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { type ColumnList, Table } from "../../web/table.tsx"
import { formatDuration } from "../../web/texts/format.ts"
import { sessionEndText } from "../../web/texts/session-end.ts"
import { OptionalTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { EmergencyBadge } from "./emergency-review.tsx"
import { SessionThumbnail } from "./thumbnail.tsx"

/** The sessions of one log. */
export function SessionList({
  sessions,
  actor,
  rights,
}: {
  sessions: Session[]
  actor: Actor
  rights: SessionListRights
}) {
  const { now } = useView()
  if (sessions.length === 0) return null
  return (
    <div id="session-list">
      <Table
        label="terms.sessions"
        columns={sessionColumns(actor, rights, null)}
        rows={sessions}
        rowText={(session) => sessionRowText({ session, actor, rights }, null, now)}
      />
    </div>
  )
}

/** What a row names: the issue, and on lists over many machines the machine too. */
type SessionSubject = "machine" | "issue" | null

/** @param subject  see `SessionSubject` */
export function sessionColumns(
  actor: Actor,
  rights: SessionListRights,
  subject: SessionSubject,
): ColumnList<Session> {
  return [
    subject !== null && {
      id: "issue",
      head: subject === "machine" ? "terms.machine" : "terms.issue",
      cell: (session) => (
        <span className="cell-lines">
          {subject === "machine" ? (
            <>
              <SessionLink session={session} />
              <span className="muted">{session.issueTitle}</span>
            </>
          ) : (
            <a href={`/devices/${session.deviceId}/issues/${session.issueId}`}>{session.issueTitle}</a>
          )}
        </span>
      ),
      narrow: "title",
    },
    {
      id: "picture",
      head: "recording.picture",
      isHeaderHidden: true,
      cell: (session) => <SessionThumbnail session={session} rights={rights} />,
    },
    {
      id: "interface",
      head: "terms.interface",
      cell: ({ interfaceName, interfaceType }) => (
        <span className="cell-lines">
          {interfaceName}
          <span className="muted">{interfaceType}</span>
        </span>
      ),
      narrow: subject ? undefined : "title",
    },
    { id: "owner", head: "terms.owner", cell: (session) => session.owner.displayName },
    {
      id: "start",
      sort: "startTime",
      head: "terms.start",
      cell: (session) => <Time at={session.startTime} />,
    },
    {
      id: "duration",
      head: "terms.duration",
      align: "end",
      cell: (session, { now }) => (
        <span className="numeric">
          {formatDuration(
            (session.endTime ? Date.parse(session.endTime) : now.getTime()) - Date.parse(session.startTime),
          )}
        </span>
      ),
      narrow: "wide",
    },
    {
      id: "end",
      head: "terms.end",
      cell: (session, { t }) => (
        <OptionalTime at={session.endTime} form="time">
          <span className="none">{t("remote.stillRunning")}</span>
        </OptionalTime>
      ),
      narrow: "labelled",
    },
    {
      id: "state",
      head: "terms.state",
      cell: (session, { t }) => (
        <span className="cell-badges" title={sessionEndText(session, t) || undefined}>
          <SessionBadge state={session.state} /> <EmergencyBadge session={session} />
        </span>
      ),
    },
    {
      id: "files",
      head: "remote.files",
      align: "end",
      cell: (session) => <FilesLink session={session} />,
      narrow: "wide",
    },
    {
      id: "actions",
      head: "terms.recording",
      isHeaderHidden: true,
      align: "end",
      cell: (session) => <SessionActions session={session} actor={actor} rights={rights} />,
    },
  ]
}

/** Cache key of a session's row: the session, what the reader can do with it, and while it runs the second, for its length. */
export function sessionRowText(props: SessionActionProps, subject: SessionSubject, now: Date): string {
  const { session, rights } = props
  const second = session.isActive ? Math.floor(now.getTime() / 1000) : null
  const isViewable = rights.viewableIds.has(session.id)
  return `session ${JSON.stringify([session, actionOf(props), isViewable, subject, second])}`
}

/** Opens the session's detail; without script the overview with the detail open. */
function SessionLink({ session }: { session: Session }) {
  return (
    <a href={sessionDetailPath(session.id)} {...dialogTrigger(`/dashboard/sessions/${session.id}`)}>
      {session.deviceName}
    </a>
  )
}

/** How many files were transferred, as the way to their list. */
export function FilesLink({ session }: { session: Session }) {
  const { t } = useView()
  if (session.fileTransfers === 0) return <span className="muted">{t("remote.noFiles")}</span>
  return (
    <a href={sessionDialogPath(session, "files")} {...dialogTrigger(sessionDialogPath(session, "files"))}>
      {t("remote.fileCount", { count: session.fileTransfers })}
    </a>
  )
}

interface SessionActionProps {
  session: Session
  actor: Actor
  rights: SessionListRights
}

/** The page that joins the session; null where the reader cannot join it now. */
export function joinHref({ session, actor, rights }: SessionActionProps): string | null {
  const access = rights.deviceAccess.get(session.deviceId)
  const invitation = rights.invitedSessionIds.has(session.id) ? "VIEW" : null
  if (!session.isActive || !access || !session.interfaceId) return null
  const isRemoved = rights.removedSessionIds.has(session.id)
  const right = effectiveAccessRight(actor, access, { ownerId: session.owner.id, invitation, isRemoved })
  return right ? joinPath(session, session.interfaceId) : null
}

/** What the reader can do with a session now; a state of its recording where that is nothing. */
type SessionAction =
  | { kind: "join"; href: string; isOwn: boolean }
  | { kind: "watch" }
  | { kind: "request"; mayRequest: boolean }
  | { kind: "pending"; requestId: string }
  | { kind: "none"; recording: ShownRecording }

/** Join while it runs, or return to one's own; when it is over, watch its recording, or request access to it. */
function actionOf(props: SessionActionProps): SessionAction {
  const { session, actor, rights } = props
  const { screenRecording, approvalRequest } = session
  const access = rights.deviceAccess.get(session.deviceId)
  if (session.isActive) {
    const href = joinHref(props)
    if (href) return { kind: "join", href, isOwn: session.owner.id === actor.userId }
    return { kind: "none", recording: screenRecording ? "running" : "off" }
  }
  if (!screenRecording) return { kind: "none", recording: "off" }
  if (screenRecording.state === "DELETED") return { kind: "none", recording: "deleted" }
  if (!access || !hasDeviceAuthority(actor, access, "RECORDING_READ"))
    return { kind: "none", recording: "on" }
  // An approval applies to its creator only. The recording itself checks the time again.
  const own = approvalRequest?.createdBy === actor.userId ? approvalRequest : null
  if (!rights.approvalDeviceIds.has(session.deviceId) || own?.state === "APPROVED") return { kind: "watch" }
  if (own?.state === "APPROVAL_PENDING") return { kind: "pending", requestId: own.id }
  return { kind: "request", mayRequest: hasDeviceAuthority(actor, access, "RECORDING_CREATE") }
}

/** @param isPrimary  not in rows of lists */
export function SessionActions({
  isPrimary = false,
  ...props
}: SessionActionProps & { isPrimary?: boolean }) {
  const { t } = useView()
  const { session } = props
  const action = actionOf(props)
  switch (action.kind) {
    case "join":
      return (
        <ButtonLink href={action.href} icon="session" kind={isPrimary ? "primary" : "secondary"}>
          {t(action.isOwn ? "remote.return" : "remote.join")}
        </ButtonLink>
      )
    case "watch":
      return (
        <ButtonLink href={recordingPath(session)} icon="play">
          {t("terms.recording")}
        </ButtonLink>
      )
    case "pending":
      return (
        <ButtonLink href={`/approvals/${action.requestId}`} icon="vote">
          {t("remote.requestPending")}
        </ButtonLink>
      )
    case "request":
      return (
        <Button
          icon="vote"
          disabledReason={action.mayRequest ? undefined : t("remote.mayNotRequest")}
          {...dialogTrigger(sessionDialogPath(session, "approvalrequest"))}
        >
          {t("remote.requestRecording")}
        </Button>
      )
    case "none":
      return <RecordingBadge recording={action.recording} />
  }
}
