/** What covers the screen while there is nothing to see, and once it is over. */
import type { ReactNode } from "react"
import { Button, ButtonLink } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import type { TextKey } from "../../src/web/texts/i18n.ts"
import { useIslandView } from "../define.tsx"
import { type End, hasEnded, isOrdinaryEnd, type Model, mayReconnect } from "./model.ts"
import { type RemoteScreenProps, withSession } from "./props.ts"

export interface OverlayProps {
  session: RemoteScreenProps
  model: Model
  /** The picture on the screen is old but still there: cover it lightly. */
  hasPicture: boolean
  nowMs: number
  onReconnect(): void
}

export function Overlay({ session, model, hasPicture, nowMs, onReconnect }: OverlayProps) {
  const { t } = useIslandView()
  const { connection } = model
  if (connection.state === "connected") return null
  if (hasEnded(connection))
    return (
      <div className="remote-cover">
        <Ended session={session} model={model} end={connection.end} onReconnect={onReconnect} />
      </div>
    )
  if (connection.state === "waiting" && connection.for === "machine")
    return (
      <div className="remote-cover remote-cover-light" data-machine={model.machine.state}>
        <MachineAway name={session.interfaceName} machine={model.machine} nowMs={nowMs} />
      </div>
    )
  return (
    <div className={hasPicture ? "remote-cover remote-cover-light" : "remote-cover"}>
      <p className="remote-progress" role="status">
        <span className="remote-spinner" />
        {progressText(model, session.interfaceName, t)}
      </p>
    </div>
  )
}

/** Said once to screen readers; the seconds are for the eye. */
function MachineAway({ name, machine, nowMs }: { name: string; machine: Model["machine"]; nowMs: number }) {
  const { t } = useIslandView()
  const seconds = Math.max(0, Math.round((nowMs - machine.sinceMs) / 1000))
  const isSilent = machine.state === "SILENT"
  const reason = t(machine.state === "HELD" ? "remote.pictureHeld" : "remote.machineLost", { name })
  return (
    <p className="remote-progress">
      <span className="visually-hidden" role="alert">
        {isSilent ? t("remote.machineSilentAlert", { name }) : reason}
      </span>
      <span className="remote-spinner" />
      <span aria-hidden="true">
        {isSilent ? t("remote.machineSilent", { name, seconds: `${seconds}` }) : reason}
      </span>
    </p>
  )
}

function progressText({ connection }: Model, name: string, t: ReturnType<typeof useIslandView>["t"]): string {
  if (connection.state === "waiting")
    return t(connection.for === "server" ? "remote.connectionLost" : "remote.waiting")
  return connection.state === "disconnecting" ? t("viewer.disconnecting") : t("remote.connecting", { name })
}

function Ended(ended: { session: RemoteScreenProps; model: Model; end: End; onReconnect(): void }) {
  const { t } = useIslandView()
  const { session, model, end } = ended
  const isOrdinary = isOrdinaryEnd(end.code)
  const hasRecording = session.isRecorded && session.recordingPath !== null && model.sessionId !== null
  return (
    <section className="remote-end" aria-labelledby="remote-end-title">
      <h2 id="remote-end-title" className={isOrdinary ? undefined : "remote-end-failed"}>
        <Icon name={isOrdinary ? "check" : "warning"} />
        {t(titleOf(end))}
      </h2>
      <p role="alert">{endText(end, t)}</p>
      {end.detail && <p className="remote-end-detail">{end.detail}</p>}
      <div className="remote-end-actions">
        <ButtonLink kind={end.code === NOT_PROVED ? "secondary" : "primary"} href={session.closePath}>
          {t("viewer.backToLog")}
        </ButtonLink>
        {hasRecording && end.code !== "LEFT" && (
          <ButtonLink icon="recording" href={withSession(session.recordingPath ?? "", model.sessionId ?? "")}>
            {t("viewer.viewRecording")}
          </ButtonLink>
        )}
        {mayReconnect(model, session.me.userId) && (
          <Again isNotProved={end.code === NOT_PROVED} onClick={ended.onReconnect} />
        )}
      </div>
    </section>
  )
}

function Again({ isNotProved, onClick }: { isNotProved: boolean; onClick(): void }) {
  const { t } = useIslandView()
  return (
    <Button
      kind={isNotProved ? "primary" : "secondary"}
      icon={isNotProved ? "key" : "refresh"}
      onClick={onClick}
    >
      {t(isNotProved ? "viewer.prove" : "remote.reconnect")}
    </Button>
  )
}

/** The start wanted a fresh proof, and the person has not given it. */
const NOT_PROVED = "NOT_PROVED"

function titleOf({ code }: End): TextKey {
  if (code === NOT_PROVED) return "viewer.notStartedTitle"
  return isOrdinaryEnd(code) ? "viewer.endedTitle" : "viewer.failedTitle"
}

/** The server's own text or the catalogue's; an end that the catalogue does not know is at least admitted. */
export function endText(end: End, t: ReturnType<typeof useIslandView>["t"]): string {
  if (end.text) return end.text
  const key = `viewer.end_${end.code}`
  const text: string = t(key as TextKey)
  const isKnown = text !== "" && !text.includes("end_")
  return isKnown ? text : t("viewer.end_UNKNOWN")
}

/** A notice over the picture: the window's last minutes. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="remote-warning" role="alert">
      <Icon name="warning" />
      {children}
    </p>
  )
}
