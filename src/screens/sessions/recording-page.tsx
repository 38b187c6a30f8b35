/** The page of a recording: the player with its markers, or why it may not be viewed, and the facts of the session. */
import type { ReactNode } from "react"
import type { PlayerProps } from "../../../islands/player/props.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { logPath, sessionDialogPath } from "../../sessions/session/paths.ts"
import { RecordingBadge, SessionBadge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Notice } from "../../web/form.tsx"
import { ClientIsland } from "../../web/island.tsx"
import { Layout } from "../../web/layout.tsx"
import { DescriptionList, PageHeader, Panel } from "../../web/panel.tsx"
import { formatDuration, formatInstant, formatSize } from "../../web/texts/format.ts"
import { OptionalTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { RecordingRequestForm } from "./recording-request.tsx"
import { recordingOf } from "./session-dialog.tsx"
import { FilesLink } from "./session-list.tsx"

interface RecordingPageProps {
  session: Session
  /** Title of the session's log; null without the right to read logs. */
  logTitle: string | null
  /** How long the recording is kept at least, whatever the policy becomes; null where nothing was granted. */
  keptUntil: Date | null
  /** End of the reader's approved time to view it; null where no approval is needed. */
  approvedUntil: Date | null
  mayKeep: boolean
  mayDelete: boolean
  /** Content in place of the picture. */
  children: ReactNode
  mayDownload?: boolean
}

export function RecordingPage(props: RecordingPageProps) {
  const { session, logTitle, keptUntil, approvedUntil, children, ...may } = props
  const { t, zone } = useView()
  return (
    <Layout
      styles="player"
      title={t("recording.screen")}
      section="sessions"
      crumbs={[
        { label: t("terms.machines"), href: "/devices" },
        { label: session.deviceName, href: `/devices/${session.deviceId}` },
        { label: session.issueTitle, href: `/devices/${session.deviceId}/issues/${session.issueId}` },
        logTitle === null ? { label: t("terms.log") } : { label: logTitle, href: logPath(session) },
        { label: t("terms.recording") },
      ]}
    >
      <PageHeader
        title={`${session.deviceName} · ${session.interfaceName}`}
        badges={<SessionBadge state={session.state} />}
        actions={hasRecording(session) && <RecordingActions session={session} {...may} />}
      >
        {session.owner.displayName} · <Time at={session.startTime} />
        {approvedUntil && (
          <> · {t("recording.approvedUntil", { time: formatInstant(approvedUntil, zone, "minute") })}</>
        )}
      </PageHeader>
      <div className="recording">
        {children}
        <Panel title={t("terms.session")} icon="session">
          <SessionFacts session={session} logTitle={logTitle} keptUntil={keptUntil} />
        </Panel>
      </div>
    </Layout>
  )
}

function RecordingActions({
  session,
  mayKeep,
  mayDelete,
  mayDownload,
}: Pick<RecordingPageProps, "session" | "mayKeep" | "mayDelete" | "mayDownload">) {
  const { t } = useView()
  return (
    <>
      {mayDownload && (
        <ButtonLink href={`/api${logPath(session)}/sessions/${session.id}/screenrecording`} icon="download">
          {t("recording.download")}
        </ButtonLink>
      )}
      {mayKeep && (
        <Button icon="clock" {...dialogTrigger(sessionDialogPath(session, "recording/keep"))}>
          {t("recording.keepLonger")}
        </Button>
      )}
      {mayDelete && !session.isActive && (
        <Button
          kind="danger"
          icon="delete"
          {...dialogTrigger(sessionDialogPath(session, "recording/delete"))}
        >
          {t("recording.delete")}
        </Button>
      )}
    </>
  )
}

export function RecordingPlayer({ player }: { player: PlayerProps | null }) {
  const { t } = useView()
  return player ? (
    <ClientIsland name="player" id="player" props={player} texts={["recording", "player", "remote"]} />
  ) : (
    <EmptyState icon="recording">{t("recording.notAvailable")}</EmptyState>
  )
}

interface RecordingDeniedProps {
  session: Session
  /** Why the recording may not be viewed now. */
  reason: string | null
  /** An approval would let the reader view it now. */
  needsApproval: boolean
  /** The reader's own request that is open or not yet valid. */
  requestId: string | null
  /** When the reader's approval begins to be valid; null without one that is given. */
  approvedFrom: Date | null
  mayRequest: boolean
}

/** In place of the picture: the request for access, or the one that was sent; without need of one, the reason alone. */
export function RecordingDenied({
  session,
  reason,
  needsApproval,
  requestId,
  approvedFrom,
  mayRequest,
}: RecordingDeniedProps) {
  const { t, zone } = useView()
  if (!needsApproval) return <EmptyState icon="recording">{reason}</EmptyState>
  return (
    <Panel title={t("remote.requestTitle")} icon="lock">
      <div className="stack">
        {reason && (
          <Notice tone="blue">
            {reason}
            {approvedFrom &&
              ` ${t("recording.approvedFrom", { time: formatInstant(approvedFrom, zone, "minute") })}`}
          </Notice>
        )}
        {requestId !== null ? (
          <div className="form-actions">
            <ButtonLink href={`/approvals/${requestId}`} icon="vote">
              {t("remote.requestPending")}
            </ButtonLink>
          </div>
        ) : mayRequest ? (
          <RecordingRequestForm session={session} />
        ) : (
          <p>{t("remote.mayNotRequest")}</p>
        )}
      </div>
    </Panel>
  )
}

function SessionFacts({
  session,
  logTitle,
  keptUntil,
}: Pick<RecordingPageProps, "session" | "logTitle" | "keptUntil">) {
  const { t, lang } = useView()
  const endMs = session.endTime ? Date.parse(session.endTime) : null
  return (
    <DescriptionList
      pairs
      facts={[
        [
          t("terms.issue"),
          <a key="issue" href={`/devices/${session.deviceId}/issues/${session.issueId}`}>
            {session.issueTitle}
          </a>,
        ],
        [
          t("terms.log"),
          logTitle && (
            <a key="log" href={logPath(session)}>
              {logTitle}
            </a>
          ),
        ],
        [t("terms.interface"), `${session.interfaceName} (${session.interfaceType})`],
        [t("terms.start"), <Time key="start" at={session.startTime} />],
        [t("terms.end"), endMs === null ? t("remote.stillRunning") : <Time key="end" at={new Date(endMs)} />],
        [t("terms.duration"), endMs === null ? null : formatDuration(endMs - Date.parse(session.startTime))],
        [t("remote.participants"), participantsWithoutOwner(session).map(nameAndRight(t)).join(", ")],
        [t("remote.files"), <FilesLink key="files" session={session} />],
        [t("terms.recording"), <RecordingBadge key="recording" recording={recordingOf(session)} />],
        [
          t("recording.size"),
          hasRecording(session) ? formatSize(session.screenRecording?.sizeInBytes ?? 0, lang) : null,
        ],
        [
          t("recording.keptUntil"),
          <OptionalTime key="kept" at={hasRecording(session) ? keptUntil : null}>
            –
          </OptionalTime>,
        ],
      ]}
    />
  )
}

const hasRecording = ({ screenRecording }: Session): boolean =>
  screenRecording !== null && screenRecording.state !== "DELETED"

/** All participants except the owner, each once regardless of the number of connections. */
function participantsWithoutOwner({ owner, connections }: Session): Session["connections"] {
  // A link that is used again may bring a guest of another name.
  const keyOf = ({ isGuest, user }: Session["connections"][number]) =>
    isGuest ? `${user.id} ${user.displayName}` : user.id
  const seen = new Set([owner.id])
  return connections.filter((connection) => {
    const isNew = !seen.has(keyOf(connection))
    seen.add(keyOf(connection))
    return isNew
  })
}

const nameAndRight =
  (t: ReturnType<typeof useView>["t"]) =>
  ({ user, isGuest, accessRight }: Session["connections"][number]) => {
    const right = t(`remote.access_${accessRight}`)
    return `${user.displayName} (${isGuest ? `${t("remote.guest", { email: user.username })}, ${right}` : right})`
  }
