/** The bar over the screen: the machine, the session's state, the time that is left, and the tools. */
import type { ReactNode } from "react"
import { Button, IconButton } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import { formatDuration, formatInstant } from "../../src/web/texts/format.ts"
import type { TextKey } from "../../src/web/texts/i18n.ts"
import { useIslandView } from "../define.tsx"
import { endKindOf } from "./end-kind.ts"
import { type HeldPlace, heldPlace } from "./held-place.ts"
import { type Connection, type ConnectionState, hasEnded, isInputPaused, type Model } from "./model.ts"
import type { RemoteScreenProps } from "./props.ts"
import type { Traffic } from "./traffic.ts"
import { HOUR_MS, urgencyOf } from "./window-warning.ts"

const DAY_MS = 86_400_000
/** Longer is said in days. */
const DAYS_SHOWN_MIN = 2

const STATE_BADGES: Record<ConnectionState, { tone: string; text: TextKey }> = {
  idle: { tone: "neutral", text: "viewer.stateConnecting" },
  connecting: { tone: "blue", text: "viewer.stateConnecting" },
  waiting: { tone: "amber", text: "viewer.stateWaiting" },
  connected: { tone: "green", text: "viewer.stateConnected" },
  disconnecting: { tone: "neutral", text: "viewer.stateDisconnecting" },
  disconnected: { tone: "neutral", text: "viewer.stateDisconnected" },
  failed: { tone: "red", text: "viewer.stateFailed" },
}

/** Why no input reaches the machine. */
const PAUSE_TEXTS: Partial<Record<Model["supervision"]["state"], TextKey>> = {
  WAITING: "viewer.supervision_WAITING",
  ABSENT: "viewer.supervision_ABSENT",
  PAUSED: "viewer.supervision_PAUSED",
}

interface BarProps {
  session: RemoteScreenProps
  model: Model
  nowMs: number
  /** The window's title on the machine, where it has one. */
  title: string
  isOwner: boolean
  traffic: Traffic
  /** Hours by which this person may still extend the window. */
  extensionHours: number
  onExtend(): void
  isFullscreen: boolean
  onFullscreen: (() => void) | null
  onEnd(): void
  onLeave(): void
  /** The tools between the times and the way out. */
  children: ReactNode
}

export function Bar(bar: BarProps) {
  const { t } = useIslandView()
  const { session, model } = bar
  const isOver = hasEnded(model.connection)
  const held = heldPlace(isOver)
  /** In full screen there is a way out of it, and a bar that lies over the end's screen. */
  const hasTools = !isOver || !bar.isFullscreen
  const leaveLabel = t(session.isGuest ? "remote.leave" : "viewer.backToLog")
  return (
    <header className="remote-bar">
      <div className="remote-line">
        {!session.isTile && !(session.isGuest && isOver) && (
          <a className="icon-button" href={session.closePath} aria-label={leaveLabel} title={leaveLabel}>
            <Icon name="left" />
          </a>
        )}
        <h2
          className="remote-where"
          title={[session.deviceName, session.interfaceName, bar.title || session.issueTitle].join(" · ")}
        >
          <span className="remote-machine">{session.deviceName}</span>
          <Icon name="right" />
          <span className="remote-interface">{session.interfaceName}</span>
        </h2>
        <StatusBadges session={session} model={model} traffic={bar.traffic} />
        <SessionTimes {...bar} style={held} />
        <div
          className="remote-tools"
          role="toolbar"
          aria-label={t("remote.toggleMenu")}
          style={hasTools ? held : undefined}
        >
          {hasTools && bar.children}
          {bar.onFullscreen && (
            <IconButton
              label={t(bar.isFullscreen ? "remote.leaveFullscreen" : "remote.fullscreen")}
              icon="fullscreen"
              aria-pressed={bar.isFullscreen}
              onClick={bar.onFullscreen}
            />
          )}
          {hasTools && (
            <Button
              icon="signOut"
              title={bar.isOwner ? t("viewer.leaveHint") : undefined}
              onClick={bar.onLeave}
            >
              {t("remote.leave")}
            </Button>
          )}
          {hasTools && bar.isOwner && !session.isTile && (
            <Button kind="danger" icon="stop" title={t("remote.endSessionHint")} onClick={bar.onEnd}>
              {t("remote.endSession")}
            </Button>
          )}
        </div>
      </div>
      {session.isEmergency && <EmergencyBanner session={session} style={held} />}
    </header>
  )
}

/** Shown as long as the session runs: the people in the session must not take it for planned work. */
function EmergencyBanner({ session, style }: Pick<BarProps, "session"> & HeldPlace) {
  const { t, zone } = useIslandView()
  const time = session.windowEndsAt ? formatInstant(new Date(session.windowEndsAt), zone, "clock") : ""
  return (
    <p className="notice tone-red" role="note" style={style}>
      <Icon name="warning" />
      {t("viewer.emergency", { time })}
    </p>
  )
}

/** An end that a rule or a person decided is no failure, and a session that was left may go on. */
function badgeOf(connection: Connection): { tone: string; text: TextKey } {
  if (!hasEnded(connection)) return STATE_BADGES[connection.state]
  const kind = endKindOf(connection.end)
  if (kind === "left") return { tone: "neutral", text: "viewer.stateLeft" }
  return STATE_BADGES[kind === "failed" || kind === "notStarted" ? "failed" : "disconnected"]
}

function StatusBadges({ session, model, traffic }: Pick<BarProps, "session" | "model" | "traffic">) {
  const { t } = useIslandView()
  const { connection } = model
  const { tone, text } = badgeOf(connection)
  const isLive = connection.state === "connected"
  return (
    <div className="remote-marks">
      <span className={`badge tone-${tone}`} role="status" data-state={connection.state}>
        <span className={isLive ? "badge-dot badge-dot-live" : "badge-dot"} />
        <span className="remote-state">{t(text)}</span>
      </span>
      {session.isTile && (
        <span className="badge tone-blue remote-typing" title={t("viewer.hasKeyboard")}>
          <Icon name="keyboard" />
          <span className="visually-hidden">{t("viewer.hasKeyboard")}</span>
        </span>
      )}
      {session.isRecorded && !hasEnded(model.connection) && (
        <span
          className="remote-rec"
          role="img"
          title={t("remote.recorded")}
          aria-label={t("remote.recorded")}
        >
          {t("viewer.rec")}
        </span>
      )}
      {isLive && traffic.delayMs !== null && (
        <span className="remote-delay" title={t("viewer.delayHint")}>
          {t("viewer.milliseconds", { ms: Math.round(traffic.delayMs) })}
        </span>
      )}
      {isLive && session.legacyAlgorithms && (
        <span className="badge tone-amber" title={t("remote.legacyAlgorithmsHint")}>
          <Icon name="warning" />
          {t("remote.legacyAlgorithms")}
        </span>
      )}
      {isLive && model.colourDepth && (
        <span
          className="badge tone-amber"
          data-colour-depth={model.colourDepth.given}
          title={t("viewer.colourDepthHint", model.colourDepth)}
        >
          <Icon name="warning" />
          {t("viewer.colourDepth", { given: model.colourDepth.given })}
        </span>
      )}
      {isInputPaused(model) && !hasEnded(model.connection) && (
        <span
          className="badge tone-amber remote-paused"
          title={t(PAUSE_TEXTS[model.supervision.state] ?? "viewer.inputPaused")}
        >
          <Icon name="pause" />
          {t("viewer.inputPaused")}
        </span>
      )}
      {isLive && (session.readOnly || model.right === "VIEW") && (
        <span
          className="badge tone-amber"
          title={t(session.readOnly ? "remote.interfaceReadOnly" : "remote.viewOnly")}
        >
          <Icon name="eye" />
          {t(session.readOnly ? "viewer.readOnly" : "viewer.viewOnly")}
        </span>
      )}
    </div>
  )
}

function SessionTimes(times: BarProps & HeldPlace) {
  const { t, lang } = useIslandView()
  const { model, nowMs } = times
  if (model.startedAtMs === null) return null
  const { windowEndsAtMs } = model
  const leftMs = windowEndsAtMs === null ? null : windowEndsAtMs - nowMs
  return (
    <div className="remote-times" style={times.style}>
      <span role="timer" title={t("viewer.elapsed")} aria-label={t("viewer.elapsed")}>
        {formatDuration(nowMs - model.startedAtMs)}
      </span>
      {leftMs !== null && (
        <span className={`remote-window remote-window-${urgencyOf(leftMs)}`}>
          <Icon name="clock" />
          {leftMs > 0 ? (
            <TimeLeft
              text={t(times.session.isEmergency ? "viewer.emergencyTimeLeft" : "remote.timeLeft", {
                time: leftWords(leftMs, lang),
              })}
              time={leftWords(leftMs, lang)}
            />
          ) : (
            t("viewer.windowOver")
          )}
          {leftMs + times.extensionHours * HOUR_MS > 0 &&
            times.extensionHours > 0 &&
            urgencyOf(leftMs) !== "calm" && (
              <button type="button" className="link remote-extend" onClick={times.onExtend}>
                {t("viewer.extend")}
              </button>
            )}
        </span>
      )}
    </div>
  )
}

/** "1:13:08"; "6 days" where seconds say nothing. */
function leftWords(ms: number, lang: string): string {
  if (ms < DAYS_SHOWN_MIN * DAY_MS) return formatDuration(ms)
  const days = Math.round(ms / DAY_MS)
  return new Intl.NumberFormat(lang, { style: "unit", unit: "day", unitDisplay: "long" }).format(days)
}

/** A sentence, or where room is short the time alone. */
function TimeLeft({ text, time }: { text: string; time: string }) {
  return (
    <>
      <span className="remote-left-long">{text}</span>
      <span className="remote-left-short" title={text}>
        {time}
      </span>
    </>
  )
}
