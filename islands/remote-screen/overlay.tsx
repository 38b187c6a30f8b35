/** What covers the screen while there is nothing to see, and once it is over. */
import { useEffect, useId, useRef } from "react"
import { Button, ButtonLink } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import type { TextKey } from "../../src/web/texts/i18n.ts"
import { endReasonText, needsDetail } from "../../src/web/texts/session-end.ts"
import { useIslandView } from "../define.tsx"
import { endAdvice, guestAdvice } from "./end-advice.ts"
import { type EndKind, endKindOf, mayStillRun, STEP_UP_REQUIRED } from "./end-kind.ts"
import { useFilesAfterEnd } from "./files-after-end.ts"
import type { FileCalls } from "./files-calls.ts"
import { focusInstead } from "./focus.ts"
import { canReconnect, type EndReason, hasEnded, isNormalEnd, type Model } from "./model.ts"
import { type RemoteScreenProps, withSession } from "./props.ts"

interface OverlayProps {
  session: RemoteScreenProps
  model: Model
  /** The picture on the screen is old but still there: cover it lightly. */
  hasPicture: boolean
  nowMs: number
  /** Null where this person transfers no files. */
  fileCalls: FileCalls | null
  /** Names of what is on its way to the server. */
  uploads: readonly string[]
  onReconnect(): void
}

export function Overlay(overlay: OverlayProps) {
  const { t } = useIslandView()
  const { session, model, hasPicture, nowMs } = overlay
  const { connection } = model
  if (connection.state === "connected") return null
  if (hasEnded(connection))
    return (
      <div className="remote-cover">
        <SessionEnded {...overlay} end={connection.end} />
      </div>
    )
  if (connection.state === "waiting" && connection.for === "machine")
    return (
      <div className="remote-cover remote-cover-light" data-machine={model.machine.state}>
        <MachineUnresponsive name={session.interfaceName} machine={model.machine} nowMs={nowMs} />
      </div>
    )
  return (
    <div className={hasPicture ? "remote-cover remote-cover-light" : "remote-cover"}>
      <div className="remote-end" role="status">
        <p className="remote-progress">
          <span className="remote-spinner" />
          {progressText(model, session.interfaceName, t)}
        </p>
        {waitsForSupervisor(model) && (
          <p className="remote-end-detail">{t("viewer.waitsForSupervisorHint")}</p>
        )}
        {model.isInputLost && <p className="remote-end-detail">{t("viewer.inputLost")}</p>}
        {mayEndMeanwhile(model, session) && <p className="remote-end-detail">{t("viewer.lostEnding")}</p>}
      </div>
    </div>
  )
}

/** Announced to screen readers once; the seconds are only visible. */
function MachineUnresponsive({
  name,
  machine,
  nowMs,
}: {
  name: string
  machine: Model["machine"]
  nowMs: number
}) {
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

function waitsForSupervisor({ connection, supervision }: Model): boolean {
  return connection.state === "connecting" && supervision.state === "WAITING"
}

/** The session waits for its owner no longer than the grace period, whatever keeps them away. */
function mayEndMeanwhile(model: Model, session: RemoteScreenProps): boolean {
  const { connection, remains } = model
  return (
    connection.state === "waiting" && connection.for === "server" && !remains && isOwnerOf(model, session)
  )
}

function progressText(model: Model, name: string, t: ReturnType<typeof useIslandView>["t"]): string {
  const { connection } = model
  if (waitsForSupervisor(model)) return t("viewer.waitsForSupervisor")
  if (connection.state === "waiting")
    return t(connection.for === "server" ? "remote.connectionLost" : "remote.waiting")
  return connection.state === "disconnecting" ? t("viewer.disconnecting") : t("remote.connecting", { name })
}

function SessionEnded(ended: OverlayProps & { end: EndReason }) {
  const { t } = useIslandView()
  const { session, model } = ended
  const end = toOwnEnd(ended.end, model, session)
  const isRunning = mayStillRun(end)
  const { cut, ready } = useFilesAfterEnd(
    isRunning ? null : ended.fileCalls,
    isRunning ? NO_UPLOADS : ended.uploads,
  )
  const isOrdinary = isNormalEnd(end.code)
  const advice = session.isGuest ? guestAdvice(end) : endAdvice(end)
  // That the server was stopped is said by the end itself, and a known cause by its own text.
  const isSaid =
    (end.code === "MANAGER_SHUTDOWN_ERROR" && end.cause === "SERVER_STOPPED") ||
    (end.diagnosis !== undefined && !needsDetail(end.diagnosis))
  const isOwner = isOwnerOf(model, session)
  const detail = isSaid ? "" : ownReasonText(end, isOwner, t)
  const issuePath = advice && LEADS_TO_ISSUE.has(advice) ? session.quickAccess?.issuePath : undefined
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  // Not its first link: Enter that was meant for the machine would follow it.
  useEffect(() => focusInstead(section.current), [])
  const hasRecording = session.isRecorded && model.hasRecording && session.recordingPath !== null
  return (
    <section className="remote-end" ref={section} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={isOrdinary ? undefined : "remote-end-failed"}>
        <Icon name={isOrdinary ? "check" : "warning"} />
        {t(TITLES[endKindOf(end)])}
      </h2>
      <p role="alert">{isOwner && end.code === "LEFT" ? t(ownLeaveText(model)) : endText(end, t)}</p>
      {detail && <p className="remote-end-detail">{detail}</p>}
      {advice && <p>{t(advice)}</p>}
      {cut.length > 0 && <p role="status">{t("viewer.filesIncomplete", { names: cut.join(", ") })}</p>}
      {ready.length > 0 && (
        <p className="remote-end-files" role="status">
          {t("viewer.filesReady")}
          {ready.map(({ name, address }) => (
            <a key={address} href={address} download={name}>
              {name}
            </a>
          ))}
        </p>
      )}
      <div className="remote-end-actions">
        {SIGNED_OUT.has(end.code) ? (
          <ButtonLink kind="primary" icon="key" href={signInPath(end.code, session)}>
            {t("viewer.signIn")}
          </ButtonLink>
        ) : session.isGuest ? null : (
          <>
            {issuePath && (
              <ButtonLink kind="primary" href={issuePath}>
                {t("viewer.goToIssue")}
              </ButtonLink>
            )}
            <ButtonLink
              kind={issuePath || end.code === STEP_UP_REQUIRED ? "secondary" : "primary"}
              href={session.closePath}
            >
              {t("viewer.backToLog")}
            </ButtonLink>
          </>
        )}
        {hasRecording && !isRunning && !SIGNED_OUT.has(end.code) && (
          <ButtonLink icon="recording" href={withSession(session.recordingPath ?? "", model.sessionId ?? "")}>
            {t("viewer.viewRecording")}
          </ButtonLink>
        )}
        {canReconnect(model, session.me.userId) && (
          <ReconnectButton
            text={reconnectText(end, isOwner || session.isGuest)}
            restartPath={session.restartPath}
            onClick={ended.onReconnect}
          />
        )}
      </div>
    </section>
  )
}

function ReconnectButton(button: { text: TextKey; restartPath: string | null; onClick(): void }) {
  const { t } = useIslandView()
  const { text, restartPath, onClick } = button
  // Credentials and the reason of an emergency count once: a start without new ones would be refused.
  if (restartPath !== null && text === "remote.reconnect")
    return (
      <ButtonLink icon="refresh" href={restartPath}>
        {t(text)}
      </ButtonLink>
    )
  const isProof = text === "viewer.confirmIdentity"
  return (
    <Button kind={isProof ? "primary" : "secondary"} icon={isProof ? "key" : "refresh"} onClick={onClick}>
      {t(text)}
    </Button>
  )
}

/** One returns to an own session and joins that of another; after an end a new one is started. */
function reconnectText({ code }: EndReason, returns: boolean): TextKey {
  if (code === STEP_UP_REQUIRED) return "viewer.confirmIdentity"
  if (code !== "LEFT") return "remote.reconnect"
  return returns ? "remote.return" : "remote.join"
}

/** That the owner had left is said to others: an owner whose computer slept has not left. */
function ownReasonText(end: EndReason, isOwner: boolean, t: ReturnType<typeof useIslandView>["t"]): string {
  return isOwner && end.cause === "OWNER_LEFT" ? t("viewer.ownAbsence") : endReasonText(end, t)
}

/** What becomes of the session that its owner has left. */
function ownLeaveText({ remains }: Model): TextKey {
  return remains ? "viewer.leftOpen" : "viewer.leftEnding"
}

/** What a new session needs is shown and changed there. */
const LEADS_TO_ISSUE: ReadonlySet<TextKey> = new Set(["viewer.next_issue", "viewer.next_window"])

/** Ends with which this person's sign-in is over too. */
const SIGNED_OUT: ReadonlySet<string> = new Set(["SIGNED_OUT", "UNAUTHORIZED"])
const NO_UPLOADS: readonly string[] = []

/** Diagnoses that entering the credentials anew removes. */
const WRONG_CREDENTIALS: readonly (string | null | undefined)[] = [
  undefined,
  null,
  "rdpWrongPassword",
  "credentialsMissing",
]

/**
 * That the owner is signed out is said to others; the owner is told what they can do themselves. Credentials that were
 * asked for are stored nowhere, so that no administrator can correct them.
 */
function toOwnEnd(end: EndReason, model: Model, session: RemoteScreenProps): EndReason {
  if (
    session.asksCredentials &&
    end.code === "CLIENT_UNAUTHORIZED" &&
    WRONG_CREDENTIALS.includes(end.diagnosis)
  )
    return { code: "CREDENTIALS_REJECTED", detail: end.detail }
  const isOwn = end.code === "USER_LOGOUT_ERROR" && isOwnerOf(model, session)
  return isOwn ? { ...end, code: "SIGNED_OUT" } : end
}

function isOwnerOf({ ownerId }: Model, { me }: RemoteScreenProps): boolean {
  return (ownerId ?? me.userId) === me.userId
}

/** Back to this page, where the session may still run; to the log, from which a new one starts. */
function signInPath(code: string, { closePath }: RemoteScreenProps): string {
  const target = code === "UNAUTHORIZED" ? location.pathname + location.search : closePath
  return `/login?${new URLSearchParams({ target })}`
}

const TITLES: Record<EndKind, TextKey> = {
  ended: "viewer.endedTitle",
  failed: "viewer.failedTitle",
  left: "viewer.leftTitle",
  outside: "viewer.noLongerInSessionTitle",
  notStarted: "viewer.notStartedTitle",
}

/** The server's own message, that of a known cause, or the catalogue's; an unknown code gets a generic message. */
function endText(end: EndReason, t: ReturnType<typeof useIslandView>["t"]): string {
  if (end.text) return end.text
  if (end.diagnosis) {
    const explained: string = t(`viewer.diagnosis_${end.diagnosis}` as TextKey)
    if (explained !== "" && !explained.includes("diagnosis_")) return explained
  }
  const key = `viewer.end_${end.code}`
  const text: string = t(key as TextKey)
  const isKnown = text !== "" && !text.includes("end_")
  return isKnown ? text : t("viewer.end_UNKNOWN")
}
