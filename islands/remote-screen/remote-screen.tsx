/** A remote session in the browser: the machine's screen with its status and tools. */
import { useEffect, useRef, useState } from "react"
import { useIslandView } from "../define.tsx"
import { useBeforeUnloadPrompt, useFullscreen, useNow } from "../screen/hooks.ts"
import type { Zoom } from "../screen/zoom.ts"
import { Bar } from "./bar.tsx"
import { DesktopScreen } from "./desktop-screen.tsx"
import { EndDialog, HostKeyDialog, MissingPrerequisitesDialog } from "./dialogs.tsx"
import { hasEnded } from "./model.ts"
import { Overlay, Warning } from "./overlay.tsx"
import { PageBar } from "./page-bar.tsx"
import { ParticipantsTool } from "./participants-tool.tsx"
import type { RemoteScreenProps } from "./props.ts"
import type { ScreenHandle } from "./screen-handle.ts"
import { TerminalView } from "./terminal-view.tsx"
import { ClipboardTool, FontTool, KeysTool, ZoomTool } from "./tools.tsx"
import { useSession } from "./use-session.ts"
import { warningDue } from "./window-warning.ts"

export function RemoteScreen(props: RemoteScreenProps) {
  const { t } = useIslandView()
  const root = useRef<HTMLDivElement>(null)
  const screen = useRef<ScreenHandle>(null)
  const session = useSession(props, screen)
  const { model, link } = session
  const [zoom, setZoom] = useState<Zoom>("fit")
  const [fontSize, setFontSize] = useState(props.fontSize)
  const [isConfirmingEnd, setAsking] = useState(false)
  const [isFullscreen, toggleFullscreen] = useFullscreen(root)
  const nowMs = useNow()
  useBeforeUnloadPrompt(model.sessionId !== null && !hasEnded(model.connection))

  const isConnected = model.connection.state === "connected"
  const isOwner = (model.ownerId ?? props.me.userId) === props.me.userId
  const mayControl = isConnected && model.right === "CONTROL" && !props.readOnly
  const decidesSize = mayControl && isOwner
  const label = t("remote.screen", { name: props.interfaceName })
  const leaveScreen = () =>
    root.current?.querySelector<HTMLElement>(".remote-tools :is(summary, button)")?.focus()
  const end = () => {
    setAsking(false)
    void link.end()
  }

  /** Keys are for the machine afterwards, not for the button. */
  const enterFullscreen = () => {
    toggleFullscreen?.()
    screen.current?.focus()
  }

  useEffect(() => {
    if (isConnected) screen.current?.focus()
  }, [isConnected])

  return (
    <div className="remote" ref={root} data-kind={props.kind}>
      <Bar
        session={props}
        model={model}
        nowMs={nowMs}
        title={session.title}
        isOwner={isOwner}
        isFullscreen={isFullscreen}
        onFullscreen={toggleFullscreen && enterFullscreen}
        onEnd={() => (model.participants.length > 1 ? setAsking(true) : end())}
        onLeave={link.leave}
      >
        {model.sessionId !== null && (
          <ParticipantsTool
            model={model}
            path={{ ...props, sessionId: model.sessionId }}
            isOwner={isOwner}
            myUserId={props.me.userId}
          />
        )}
        {mayControl && props.kind === "desktop" && (
          <KeysTool onCombination={(keysyms) => screen.current?.sendKeyCombination(keysyms)} />
        )}
        <ClipboardTool
          fromMachine={session.clipboard}
          mayPaste={mayControl && !props.disablePaste}
          onSend={(text) => screen.current?.sendText(text) ?? true}
        />
        {props.kind === "desktop" && <ZoomTool zoom={zoom} onZoom={setZoom} />}
        {props.kind === "terminal" && decidesSize && <FontTool px={fontSize} onPx={setFontSize} />}
      </Bar>
      {session.location && !hasEnded(model.connection) && (
        <PageBar
          location={session.location}
          mayControl={mayControl}
          onNavigate={(to, address) => {
            link.send({ kind: "navigate", to, address })
            screen.current?.focus()
          }}
        />
      )}
      <div className="remote-view">
        {props.kind === "desktop" ? (
          <DesktopScreen
            ref={screen}
            label={label}
            zoom={zoom}
            mayControl={mayControl}
            decidesSize={decidesSize && props.resizesMachine}
            send={link.send}
            onLeave={leaveScreen}
          />
        ) : (
          <TerminalView
            ref={screen}
            label={label}
            scrollback={props.scrollback}
            fontSize={fontSize}
            mayControl={mayControl}
            decidesSize={decidesSize}
            isConnected={isConnected}
            send={link.send}
            onLeave={leaveScreen}
          />
        )}
        <Overlay
          session={props}
          model={model}
          hasPicture={session.hasPicture}
          nowMs={nowMs}
          onReconnect={session.reconnect}
        />
        {!hasEnded(model.connection) && <WindowWarning endsAtMs={model.windowEndsAtMs} nowMs={nowMs} />}
      </div>
      <p id="remote-way-out" className="visually-hidden">
        {t("viewer.wayOut")}
      </p>
      {model.missing.length > 0 && (
        <MissingPrerequisitesDialog missing={model.missing} closePath={props.closePath} />
      )}
      {model.hostKey && isOwner && (
        <HostKeyDialog
          key={model.hostKey.fingerprint}
          hostKey={model.hostKey}
          onDecide={session.decideHostKey}
        />
      )}
      {isConfirmingEnd && <EndDialog onEnd={end} onCancel={() => setAsking(false)} />}
    </div>
  )
}

/** Long enough to be read, short enough not to be in the way. */
const WARNING_DURATION_MS = 12_000

function WindowWarning({ endsAtMs, nowMs }: { endsAtMs: number | null; nowMs: number }) {
  const { t } = useIslandView()
  const minutes = endsAtMs === null ? null : warningDue(endsAtMs - nowMs)
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    setShown(minutes)
    if (minutes === null) return
    const timer = setTimeout(() => setShown(null), WARNING_DURATION_MS)
    return () => clearTimeout(timer)
  }, [minutes])
  if (shown === null || endsAtMs === null) return null
  const count = Math.max(1, Math.ceil((endsAtMs - nowMs) / 60_000))
  return <Warning>{t("remote.windowWarning", { count })}</Warning>
}
