/** Plays the recording of a session: the same picture its viewers saw, at any speed and from any moment. */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react"
import { decodeViewerMessage } from "../../protocols/viewer-wire.ts"
import { parseSegment, type Segment } from "../../protocols/viewer-wire-segment.ts"
import { CallRefused } from "../../src/http/call.ts"
import { remoteEndpoints } from "../../src/remote/contract.ts"
import { Button } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import { useIslandView } from "../define.tsx"
import { askForProof, asksForProof } from "../proof.ts"
import { useFullscreen } from "../screen/hooks.ts"
import type { Zoom } from "../screen/zoom.ts"
import { Controls } from "./controls.tsx"
import { DesktopPicture, type PictureHandle, TerminalPicture } from "./pictures.tsx"
import { createPlayback, type PlaybackState } from "./playback.ts"
import type { PlayerProps } from "./props.ts"

/** An arrow key moves so far. */
const STEP_MS = 5000

export function Player(props: PlayerProps) {
  const { t } = useIslandView()
  const root = useRef<HTMLDivElement>(null)
  const picture = useRef<PictureHandle>(null)
  const [zoom, setZoom] = useState<Zoom>("fit")
  const [isFullscreen, toggleFullscreen] = useFullscreen(root)
  const { state, playback } = usePlayback(props, async (bytes) => {
    await picture.current?.show(decodeViewerMessage(bytes))
  })
  const toggle = () => (state.isPlaying ? playback.pause() : playback.play())

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const isOwnKey = /^(SELECT|BUTTON|TEXTAREA)$/.test(target.tagName) || target.matches("[type=checkbox]")
    const targets: Record<string, number> = {
      ArrowLeft: playback.state.positionMs - STEP_MS,
      ArrowRight: playback.state.positionMs + STEP_MS,
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
        {state.trouble && (
          <div className="player-failed">
            <p role="alert">
              <Icon name={state.trouble === "FAILED" ? "warning" : "lock"} />
              {t(state.trouble === "FAILED" ? "recording.notAvailable" : "player.notProved")}
            </p>
            <Button
              icon={state.trouble === "FAILED" ? "refresh" : "key"}
              onClick={() => void playback.retry()}
            >
              {t(state.trouble === "FAILED" ? "player.retry" : "player.prove")}
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
        prove(reason) {
          if (!asksForProof(reason)) return null
          rememberPlace(playback.state.positionMs)
          return askForProof()
        },
        show: (bytes) => latest.current(bytes),
        changed: setState,
      }),
    [],
  )
  useEffect(() => {
    void playback.open(placeFrom(location.search))
    let frame = requestAnimationFrame(function tick(nowMs) {
      playback.tick(nowMs)
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [playback])
  return { state: state ?? playback.state, playback }
}

/** @throws CallRefused when the server does not give it, WireError when it is none */
async function loadSegment(props: PlayerProps, atMs: number): Promise<Segment> {
  const path = remoteEndpoints.getRecordingSegment.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(props[name as keyof PlayerProps])),
  )
  const response = await fetch(`/api${path}?at=${Math.floor(atMs)}`)
  if (!response.ok) throw new CallRefused(response.status, await response.json().catch(() => null))
  return parseSegment(new Uint8Array(await response.arrayBuffer()))
}

/** In the page's address: where the player opens, in milliseconds. */
const PLACE = "at"

/** A proof at an identity provider leaves the page and comes back to its address. */
function rememberPlace(atMs: number): void {
  const address = new URL(location.href)
  address.searchParams.set(PLACE, `${Math.floor(atMs)}`)
  history.replaceState(history.state, "", address)
}

function placeFrom(search: string): number {
  const atMs = Number(new URLSearchParams(search).get(PLACE))
  return Number.isFinite(atMs) ? atMs : 0
}
