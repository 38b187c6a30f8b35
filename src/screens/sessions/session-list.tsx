/** Sessions as rows: who, when, where, how it ended, and what was recorded. */
import { type Actor, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { joinPath, recordingPath } from "../../sessions/session/paths.ts"
import { effectiveAccessRight } from "../../sessions/session/rules.ts"
import type { SessionListAccess } from "../../sessions/session/store-access.ts"
import { RecordingBadge, SessionBadge } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { type Column, Table } from "../../web/table.tsx"
import { formatDuration } from "../../web/texts/format.ts"
import { OptionalTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

/** @param withMachine  on lists over many machines: names the machine and the issue */
export function SessionList({
  sessions,
  actor,
  rights,
  withMachine = false,
}: {
  sessions: Session[]
  actor: Actor
  rights: SessionListAccess
  withMachine?: boolean
}) {
  const { t } = useView()
  const columns = useSessionColumns(actor, rights, withMachine ? "machine" : null)
  if (sessions.length === 0) return null
  return (
    <Table label={t("terms.sessions")} columns={columns} rows={sessions} rowKey={(session) => session.id} />
  )
}

/** @param subject  names the issue, and on lists over many machines the machine too */
export function useSessionColumns(
  actor: Actor,
  rights: SessionListAccess,
  subject: "machine" | "issue" | null,
): Column<Session>[] {
  const { t, now } = useView()
  const issue: Column<Session> = {
    id: "issue",
    head: t("terms.issue"),
    cell: (session) => (
      <span className="cell-lines">
        <a href={`/devices/${session.deviceId}/issues/${session.issueId}`}>{session.issueTitle}</a>
        {subject === "machine" && <span className="muted">{session.deviceName}</span>}
      </span>
    ),
    narrow: "title",
  }
  return [
    ...(subject ? [issue] : []),
    { id: "interface", head: t("terms.interface"), cell: (session) => session.interfaceName },
    { id: "owner", head: t("terms.owner"), cell: (session) => session.owner.displayName },
    { id: "start", head: t("terms.start"), cell: (session) => <Time at={new Date(session.startTime)} /> },
    {
      id: "duration",
      head: t("terms.duration"),
      align: "end",
      cell: (session) => (
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
      head: t("terms.end"),
      cell: (session) => (
        <OptionalTime at={session.endTime ? new Date(session.endTime) : null} form="time">
          {t("remote.stillRunning")}
        </OptionalTime>
      ),
      narrow: "labelled",
    },
    {
      id: "state",
      head: t("terms.state"),
      cell: (session) => (
        <span title={session.endDetail || undefined}>
          <SessionBadge state={session.state} />
        </span>
      ),
    },
    {
      id: "actions",
      head: t("terms.recording"),
      isHeaderHidden: true,
      align: "end",
      cell: (session) => <SessionActions session={session} actor={actor} rights={rights} />,
    },
  ]
}

/** Join while it runs, watch when it is over. */
export function SessionActions({
  session,
  actor,
  rights,
}: {
  session: Session
  actor: Actor
  rights: SessionListAccess
}) {
  const { t } = useView()
  const access = rights.deviceAccess.get(session.deviceId)
  const invitation = rights.invitedSessionIds.has(session.id) ? "VIEW" : null
  if (session.isActive) {
    const mayJoin = access && effectiveAccessRight(actor, access, { ownerId: session.owner.id, invitation })
    return mayJoin && session.interfaceId ? (
      <ButtonLink href={joinPath(session, session.interfaceId)} icon="session" kind="primary">
        {t("remote.join")}
      </ButtonLink>
    ) : (
      <RecordingBadge recording={session.screenRecording ? "running" : "off"} />
    )
  }
  if (!session.screenRecording || session.screenRecording.state === "DELETED")
    return <RecordingBadge recording="off" />
  if (!access || !hasDeviceAuthority(actor, access, "RECORDING_READ"))
    return <RecordingBadge recording="on" />
  return (
    <ButtonLink href={recordingPath(session)} icon="play">
      {t("terms.recording")}
    </ButtonLink>
  )
}
