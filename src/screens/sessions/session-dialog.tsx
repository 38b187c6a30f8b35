/** The detail of a session: where, for what and by whom, who else is connected, and what is left of it. */

import { type Actor, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Device } from "../../machines/devices/contract.ts"
import type { SessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { logPath, sessionDialogPath } from "../../sessions/session/paths.ts"
import { RecordingBadge, SessionBadge, type ShownRecording } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { Dialog, DialogClose, dialogTrigger } from "../../web/dialog.tsx"
import { DescriptionList } from "../../web/panel.tsx"
import { formatDuration } from "../../web/texts/format.ts"
import { sessionEndText } from "../../web/texts/session-end.ts"
import { OptionalTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { EmergencyBadge, ReviewAction, useEmergencyFacts } from "./emergency-review.tsx"
import { FilesLink, joinHref, SessionActions } from "./session-list.tsx"
import { SessionThumbnail } from "./thumbnail.tsx"

interface SessionDialogProps {
  session: Session
  actor: Actor
  rights: SessionListRights
  device: Device
}

export function SessionDialog(props: SessionDialogProps) {
  const { t } = useView()
  const { session } = props
  return (
    <Dialog
      id="session-detail"
      isView
      title={t("remote.sessionOn", { device: session.deviceName })}
      size="large"
      footer={
        <>
          <ReviewAction {...props} access={props.rights.deviceAccess.get(session.deviceId)} />
          {(joinHref(props) || hasRecording(session)) && <SessionActions {...props} isPrimary />}
          <DialogClose />
        </>
      }
    >
      <SessionThumbnail session={session} rights={props.rights} />
      <SessionFacts {...props} />
      <OtherConnections session={session} />
      <RecordedFiles {...props} />
    </Dialog>
  )
}

function SessionFacts({ session, device }: SessionDialogProps) {
  const { t, now } = useView()
  const issuePath = `/devices/${session.deviceId}/issues/${session.issueId}`
  const emergency = useEmergencyFacts(session)
  const endText = sessionEndText(session, t)
  const endMs = session.endTime ? Date.parse(session.endTime) : now.getTime()
  return (
    <DescriptionList
      pairs
      facts={[
        [
          t("terms.state"),
          <span key="state">
            <SessionBadge state={session.state} /> <EmergencyBadge session={session} />
          </span>,
        ],
        [t("terms.start"), <Time key="start" at={session.startTime} />],
        [
          t("terms.end"),
          <OptionalTime key="end" at={session.endTime}>
            {t("remote.stillRunning")}
          </OptionalTime>,
        ],
        [t("terms.duration"), formatDuration(endMs - Date.parse(session.startTime))],
        [t("terms.owner"), `${session.owner.displayName} (${session.owner.username})`],
        [
          t("terms.issue"),
          <a key="issue" href={issuePath}>
            {session.issueTitle}
          </a>,
        ],
        [t("terms.interface"), interfaceText(session)],
        [
          t("terms.machine"),
          <a key="machine" href={`/devices/${session.deviceId}`}>
            {session.deviceName}
          </a>,
        ],
        [t("terms.machineGroup"), device.deviceGroup?.name ?? ""],
        [t("terms.recording"), <RecordingBadge key="recording" recording={recordingOf(session)} />],
        [t("remote.files"), <FilesLink key="files" session={session} />],
        ...emergency,
        endText && [t("remote.endReason"), endText],
      ]}
    />
  )
}

/** The interface's id where its name is not known any more (specification §2). */
function interfaceText({ interfaceName, interfaceType, interfaceId }: Session): string {
  return interfaceName ? `${interfaceName} · ${interfaceType}` : (interfaceId ?? "")
}

/** Whether a session that is over has a recording, which can be watched or requested. */
const hasRecording = ({ isActive, screenRecording }: Session) =>
  !isActive && screenRecording !== null && screenRecording.state !== "DELETED"

/** Whether a session is, or was, recorded. */
export function recordingOf({ isActive, screenRecording }: Session): ShownRecording {
  if (!screenRecording) return "off"
  if (screenRecording.state === "DELETED") return "deleted"
  if (isActive) return "running"
  return screenRecording.state === "CUT" ? "cut" : "on"
}

/** The first connection is the owner's; those that have ended are not shown (specification §2). */
function OtherConnections({ session }: { session: Session }) {
  const { t } = useView()
  const others = session.connections.slice(1).filter(({ endTime }) => endTime === null)
  if (others.length === 0) return null
  return (
    <section className="connections" aria-label={t("remote.alsoConnected")}>
      <h3>
        {t("remote.alsoConnected")} <span className="tab-count">{others.length}</span>
      </h3>
      <ul className="aside-list">
        {others.map(({ id, user, isGuest, accessRight, startTime }) => (
          <li key={id}>
            <span className="cell-lines">
              <span>{user.displayName}</span>
              {isGuest && <span className="muted">{t("remote.guest", { email: user.username })}</span>}
              <span className="muted">
                {t("people.since")} <Time at={startTime} form="time" />
              </span>
            </span>
            <span>{t(`remote.right_${accessRight}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Recordings that are files, and the blocks of a PLC; nothing while the session runs. */
function RecordedFiles({ session, actor, rights }: SessionDialogProps) {
  const { t } = useView()
  const access = rights.deviceAccess.get(session.deviceId)
  if (session.isActive || !access) return null
  const may = (authority: "RECORDING_READ" | "PLC_READ") => hasDeviceAuthority(actor, access, authority)
  const file = (name: string) => `/api${logPath(session)}/sessions/${session.id}/${name}`
  return (
    <div className="form-actions">
      {may("RECORDING_READ") && session.clipboardRecording && (
        <ButtonLink href={file("clipboardrecording")} icon="clipboard">
          {t("remote.clipboardRecording")}
        </ButtonLink>
      )}
      {may("RECORDING_READ") && session.networkRecording && (
        <ButtonLink href={file("networkrecording")} icon="download">
          {t("remote.networkRecording")}
        </ButtonLink>
      )}
      {may("PLC_READ") && session.type === "S7" && (
        <Button icon="interface" {...dialogTrigger(sessionDialogPath(session, "plcblocks"))}>
          {t("remote.plcBlocks")}
        </Button>
      )}
    </div>
  )
}
