/** Plays the recording of a session: the same picture its viewers saw, at any speed and from any moment. */
import { type KeyboardEvent, lazy, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { decodeViewerMessage } from "../../protocols/viewer-wire.ts"
import type { IdlePeriod } from "../../src/sessions/session/rules-recording-events.ts"
import { Button } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import { useIslandView } from "../define.tsx"
import { useFullscreen } from "../screen/hooks.ts"
import type { Zoom } from "../screen/zoom.ts"
import { requestStepUp, requiresStepUp, withStepUp } from "../step-up.ts"
import { addMarker, loadInfo, loadSegment } from "./calls.ts"
import { Controls } from "./controls.tsx"
import { FilmStrip, Preview, passedPicture } from "./film-strip.tsx"
import { commandOfKey, type PlayerCommand } from "./keys.ts"
import { MarkerForm } from "./marker-form.tsx"
import { MarkerLine, MarkerList } from "./marker-list.tsx"
import {
  kindsOf,
  type Marker,
  type MarkerKind,
  markersOf,
  nextMarker,
  previousMarker,
  withMarker,
} from "./markers.ts"
import { DesktopPicture, type PictureHandle } from "./pictures.tsx"
import { createPlayback, type PlaybackState } from "./playback.ts"
import type { PlayerProps } from "./props.ts"

/** Loaded for recordings of terminals only. */
const TerminalPicture = lazy(async () => ({
  default: (await import("./terminal-picture.tsx")).TerminalPicture,
}))

const TextSearch = lazy(async () => ({ default: (await import("./text-search.tsx")).TextSearch }))

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

  const isOpen = useIsOpen(state)
  const { markers: all, idlePeriods, add, ...events } = useHistory(props, isOpen)
  const [kind, setKind] = useState<MarkerKind | null>(null)
  const markers = useMemo(
    () => all && (kind === null ? all : all.filter((one) => one.kind === kind)),
    [all, kind],
  )
  const [markMs, setMarkMs] = useState<number | null>(null)
  const [previewMs, setPreviewMs] = useState<number | null>(null)
  const seek = useCallback((toMs: number) => void playback.seek(toMs), [playback])
  const { positionMs, isPlaying } = state
  const load = useCallback((atMs: number) => withStepUp(() => loadSegment(props, atMs)), [props])
  const showText = async (atMs: number, text: string) => {
    playback.pause()
    await playback.seek(atMs)
    await picture.current?.select?.(text)
  }
  const next = nextMarker(markers ?? [], positionMs)
  const previous = previousMarker(markers ?? [], positionMs, isPlaying)

  /** At the moment that is shown; the picture waits meanwhile. */
  const mark = () => {
    if (!props.mayMark || markers === null) return
    playback.pause()
    setMarkMs(playback.state.positionMs)
  }
  const run = (command: PlayerCommand) => {
    if (command.kind === "toggle") toggle()
    else if (command.kind === "fullscreen") toggleFullscreen?.()
    else if (command.kind === "mark") mark()
    else if (command.kind === "speed") playback.setSpeed(command.speed)
    else if (command.kind === "move") seek(playback.state.positionMs + command.byMs)
    else if (command.kind === "seek") seek(command.to === "start" ? 0 : props.durationMs)
    else {
      const marker = command.kind === "next" ? next : previous
      if (marker) seek(marker.atMs)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOfKey(event, event.target as Element)
    if (!command) return
    event.preventDefault()
    run(command)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole player, each also a control
    <div className="player-page" onKeyDown={onKeyDown}>
      <div className="player" ref={root} tabIndex={-1}>
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
              <Button
                icon={state.error === "FAILED" ? "refresh" : "key"}
                onClick={() => void playback.retry()}
              >
                {t(state.error === "FAILED" ? "player.retry" : "player.confirmIdentity")}
              </Button>
            </div>
          )}
        </div>
        <Controls
          idlePeriods={idlePeriods}
          onPreview={setPreviewMs}
          preview={isOpen && previewMs !== null && <Preview recording={props} atMs={previewMs} />}
          film={
            <div className="player-film-place">
              {/* Its pictures would take all connections of the browser, and hold up the markers. */}
              {(markers !== null || events.hasFailed) && (
                <FilmStrip
                  recording={props}
                  current={passedPicture(positionMs, props.durationMs)}
                  onSeek={seek}
                  onPreview={setPreviewMs}
                />
              )}
            </div>
          }
          line={<MarkerLine markers={markers ?? NO_MARKERS} durationMs={props.durationMs} onSeek={seek} />}
          onPrevious={previous && (() => seek(previous.atMs))}
          onNext={next && (() => seek(next.atMs))}
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
      <MarkerList
        markers={markers}
        kinds={kindsOf(all ?? NO_MARKERS)}
        kind={kind}
        onKind={setKind}
        {...events}
        positionMs={positionMs}
        onSeek={seek}
        onMark={props.mayMark ? mark : null}
        search={
          props.kind === "terminal" && (
            <TextSearch
              durationMs={props.durationMs}
              load={load}
              onChoose={(atMs, text) => void showText(atMs, text)}
            />
          )
        }
        form={
          markMs !== null && (
            <MarkerForm
              key={markMs}
              atMs={markMs}
              onSave={async (text) => {
                await add(markMs, text)
                // It would be missing among another kind.
                setKind(null)
                setMarkMs(null)
              }}
              onClose={() => setMarkMs(null)}
            />
          )
        }
      />
    </div>
  )
}

const NO_MARKERS: readonly Marker[] = []

/** True from the first picture on: until then the recording may still ask for a step-up. */
function useIsOpen({ isLoading, error }: PlaybackState): boolean {
  const [hasBegun, setHasBegun] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isLoading) setHasBegun(true)
    else if (hasBegun && error === null) setIsOpen(true)
  }, [isLoading, error, hasBegun])
  return isOpen
}

interface History {
  markers: Marker[]
  hasMore: boolean
  idlePeriods: readonly IdlePeriod[]
}

/** Read once, behind the first picture; markers may be added. */
function useHistory(props: PlayerProps, isOpen: boolean) {
  const { t, csrf, zone, lang } = useIslandView()
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<History | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one recording for the life of the island
  useEffect(() => {
    if (!isOpen) return
    setHasFailed(false)
    withStepUp(() => loadInfo(props))
      .then(({ events, hasMoreEvents, idlePeriods }) =>
        setFound({
          markers: markersOf(events, t, zone, lang, props.endText),
          hasMore: hasMoreEvents,
          idlePeriods,
        }),
      )
      .catch(() => setHasFailed(true))
  }, [isOpen, attempt])
  const add = async (atMs: number, text: string) => {
    const event = await withStepUp(() => addMarker(props, atMs, text, csrf))
    const [added] = markersOf([event], t, zone, lang)
    if (added) setFound((before) => before && { ...before, markers: withMarker(before.markers, added) })
  }
  return {
    add,
    markers: found?.markers ?? null,
    idlePeriods: found?.idlePeriods ?? null,
    hasMore: found?.hasMore ?? false,
    hasFailed,
    onRetry: () => setAttempt((count) => count + 1),
  }
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
