/** Plays the recording of a session: the same picture its viewers saw, at any speed and from any moment. */
import { type KeyboardEvent, lazy, useEffect, useMemo, useRef, useState } from "react"
import { decodeViewerMessage } from "../../protocols/viewer-wire.ts"
import { parseSegment, type Segment } from "../../protocols/viewer-wire-segment.ts"
import { ApiError } from "../../src/http/api-client.ts"
import { remoteEndpoints } from "../../src/sessions/session/contract.ts"
import { Button } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import { useIslandView } from "../define.tsx"
import { useFullscreen } from "../screen/hooks.ts"
import type { Zoom } from "../screen/zoom.ts"
import { requestStepUp, requiresStepUp } from "../step-up.ts"
import { Controls } from "./controls.tsx"
import { DesktopPicture, type PictureHandle } from "./pictures.tsx"
import { createPlayback, type PlaybackState } from "./playback.ts"
import type { PlayerProps } from "./props.ts"

/** Loaded for recordings of terminals only. */
const TerminalPicture = lazy(async () => ({
  default: (await import("./terminal-picture.tsx")).TerminalPicture,
}))
/** An arrow key moves so far. */
const SEEK_STEP_MS = 5000

export function Player(props: PlayerProps) {
  const { t } = useIslandView()
  const root = useRef<HTMLDivElement>(null)
  const picture = useRef<PictureHandle>(null)
  const [zoom, setZoom] = useState<Zoom>("fit")
  const [isFullscreen, toggleFullscreen] = useFullscreen(root)
  const { state, playback } = usePlayback(props, async (bytes) => {
    await picture.current?.draw(decodeViewerMessage(bytes))
  })
  const toggle = () => (state.isPlaying ? playback.pause() : playback.play())

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const isOwnKey = /^(SELECT|BUTTON|TEXTAREA)$/.test(target.tagName) || target.matches("[type=checkbox]")
    const targets: Record<string, number> = {
      ArrowLeft: playback.state.positionMs - SEEK_STEP_MS,
      ArrowRight: playback.state.positionMs + SEEK_STEP_MS,
      Home: 0,
      End: props.durationMs,
    }
    const toMs = targets[event.key]
    if (isOwnKey || (event.key !== " " && toMs === undefined)) return
    event.preventDefault()
    if (toMs === undefined) toggle()
    else void playback.seek(toMs)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole player, each also a control
    <div className="player" ref={root} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className="player-view">
        {props.kind === "desktop" ? (
          <DesktopPicture ref={picture} zoom={zoom} label={t("recording.screen")} onToggle={toggle} />
        ) : (
          <TerminalPicture ref={picture} scrollback={props.scrollback} label={t("recording.screen")} />
        )}
        {state.isLoading && (
          <p className="player-note" role="status">
            <span className="remote-spinner" />
            {t("recording.loading")}
          </p>
        )}
        {state.error && (
          <div className="player-failed">
            <p role="alert">
              <Icon name={state.error === "FAILED" ? "warning" : "lock"} />
              {t(state.error === "FAILED" ? "recording.notAvailable" : "player.stepUpRequired")}
            </p>
            <Button icon={state.error === "FAILED" ? "refresh" : "key"} onClick={() => void playback.retry()}>
              {t(state.error === "FAILED" ? "player.retry" : "player.prove")}
            </Button>
          </div>
        )}
      </div>
      <Controls
        state={state}
        playback={playback}
        durationMs={props.durationMs}
        startTime={props.startTime}
        zoom={props.kind === "desktop" ? zoom : null}
        onZoom={setZoom}
        onToggle={toggle}
        isFullscreen={isFullscreen}
        onFullscreen={toggleFullscreen}
      />
    </div>
  )
}

function usePlayback(props: PlayerProps, show: (bytes: Uint8Array) => Promise<void>) {
  const latest = useRef(show)
  latest.current = show
  const [state, setState] = useState<PlaybackState | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one recording for the life of the island
  const playback = useMemo(
    () =>
      createPlayback({
        durationMs: props.durationMs,
        load: (atMs) => loadSegment(props, atMs),
        requestStepUp(reason) {
          if (!requiresStepUp(reason)) return null
          savePosition(playback.state.positionMs)
          return requestStepUp()
        },
        draw: (bytes) => latest.current(bytes),
        onChange: setState,
      }),
    [],
  )
  useEffect(() => {
    void playback.open(readPosition(location.search))
    let frame = requestAnimationFrame(function tick(nowMs) {
      playback.tick(nowMs)
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [playback])
  return { state: state ?? playback.state, playback }
}

/** @throws ApiError when the server does not give it, WireError when it is none */
async function loadSegment(props: PlayerProps, atMs: number): Promise<Segment> {
  const path = remoteEndpoints.getRecordingSegment.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(props[name as keyof PlayerProps])),
  )
  const response = await fetch(`/api${path}?at=${Math.floor(atMs)}`)
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null))
  return parseSegment(new Uint8Array(await response.arrayBuffer()))
}

/** In the page's address: where the player opens, in milliseconds. */
const POSITION_PARAMETER = "at"

/** Stores the position in the address: step-up at an identity provider leaves the page and returns to it. */
function savePosition(atMs: number): void {
  const address = new URL(location.href)
  address.searchParams.set(POSITION_PARAMETER, `${Math.floor(atMs)}`)
  history.replaceState(history.state, "", address)
}

function readPosition(search: string): number {
  const atMs = Number(new URLSearchParams(search).get(POSITION_PARAMETER))
  return Number.isFinite(atMs) ? atMs : 0
}
