/** The controls under a recording. */
import { type CSSProperties, memo, type ReactNode } from "react"
import type { IdlePeriod } from "../../src/sessions/session/rules-recording-events.ts"
import { IconButton } from "../../src/web/button.tsx"
import { formatDuration, formatInstant, formatNumber } from "../../src/web/texts/format.ts"
import { useIslandView } from "../define.tsx"
import type { Zoom } from "../screen/zoom.ts"
import { type Playback, type PlaybackState, SPEEDS } from "./playback.ts"
import { momentAt, skippedMs } from "./time-line.ts"

/** The finest step of the slider, so that it reaches the very end. */
const SLIDER_STEP_MS = 1

interface ControlsProps {
  /** Above the slider: what happened when. */
  line: ReactNode
  /** Below the slider. */
  film: ReactNode
  /** Over the slider: the picture of the moment that is pointed at. */
  preview: ReactNode
  onPreview(atMs: number | null): void
  /** null while they are being read. */
  idlePeriods: readonly IdlePeriod[] | null
  /** null where there is no such marker. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  state: PlaybackState
  playback: Playback
  durationMs: number
  /** ISO instant. */
  startTime: string
  /** null where there is nothing to zoom. */
  zoom: Zoom | null
  onZoom(zoom: Zoom): void
  onToggle(): void
  isFullscreen: boolean
  onFullscreen: (() => void) | null
}

export function Controls(controls: ControlsProps) {
  const { t, zone, lang } = useIslandView()
  const { state, playback, durationMs, zoom } = controls
  const elapsed = t("recording.elapsed", {
    elapsed: formatDuration(state.positionMs),
    total: formatDuration(durationMs),
  })
  const skipped = skippedMs(controls.idlePeriods ?? NO_PERIODS)
  const wallClock = new Date(Date.parse(controls.startTime) + state.positionMs)
  // Set through the CSSOM: this island is never rendered on the server.
  const played = { "--played": state.positionMs / Math.max(1, durationMs) } as CSSProperties
  return (
    <fieldset className="player-controls" aria-label={t("player.label")}>
      {controls.line}
      <div className="player-track">
        <IdlePeriods periods={controls.idlePeriods ?? NO_PERIODS} durationMs={durationMs} />
        {controls.preview}
        <input
          className="player-slider"
          type="range"
          min={0}
          max={Math.max(1, durationMs)}
          step={SLIDER_STEP_MS}
          value={state.positionMs}
          style={played}
          aria-label={t("recording.position")}
          aria-valuetext={elapsed}
          onChange={(event) => void playback.seek(Number(event.target.value))}
          onPointerMove={({ clientX, currentTarget }) =>
            controls.onPreview(momentAt(clientX, currentTarget.getBoundingClientRect(), durationMs))
          }
          onPointerLeave={() => controls.onPreview(null)}
        />
      </div>
      {controls.film}
      <div className="player-row">
        <IconButton
          label={t(state.isPlaying ? "recording.pause" : "recording.play")}
          icon={state.isPlaying ? "pause" : "play"}
          disabled={state.error !== null}
          onClick={controls.onToggle}
        />
        <IconButton
          label={t("player.previousMarker")}
          icon="left"
          aria-keyshortcuts="P"
          aria-disabled={controls.onPrevious === null}
          onClick={() => controls.onPrevious?.()}
        />
        <IconButton
          label={t("player.nextMarker")}
          icon="right"
          aria-keyshortcuts="N"
          aria-disabled={controls.onNext === null}
          onClick={() => controls.onNext?.()}
        />
        <output className="player-time">
          {formatDuration(state.positionMs)} <span className="muted">/ {formatDuration(durationMs)}</span>
        </output>
        <time
          className="player-clock muted"
          dateTime={wallClock.toISOString()}
          title={t("player.recordedAt")}
        >
          {formatInstant(wallClock, zone, "datetime")}
        </time>
        <label className="checkbox player-idle">
          <input
            type="checkbox"
            checked={state.skipsIdle}
            onChange={(event) => playback.setSkipsIdle(event.target.checked)}
          />
          {skipped > 0 ? t("player.skipIdleOf", { time: formatDuration(skipped) }) : t("player.skipIdle")}
        </label>
        <fieldset className="segmented player-speed" aria-label={t("recording.speed")}>
          {SPEEDS.map((speed) => (
            <button
              key={speed}
              type="button"
              aria-pressed={speed === state.speed}
              onClick={() => playback.setSpeed(speed)}
            >
              {formatNumber(speed, lang)}×
            </button>
          ))}
        </fieldset>
        {zoom !== null && (
          <span className="player-zoom">
            <IconButton
              label={t(zoom === "fit" ? "remote.actualSize" : "remote.fit")}
              icon="zoom"
              aria-pressed={zoom !== "fit"}
              onClick={() => controls.onZoom(zoom === "fit" ? 1 : "fit")}
            />
          </span>
        )}
        {controls.onFullscreen && (
          <IconButton
            label={t(controls.isFullscreen ? "remote.leaveFullscreen" : "remote.fullscreen")}
            icon="fullscreen"
            aria-pressed={controls.isFullscreen}
            onClick={controls.onFullscreen}
          />
        )}
      </div>
    </fieldset>
  )
}

const NO_PERIODS: readonly IdlePeriod[] = []

/** Hatched on the time line. The checkbox says their length in words. */
const IdlePeriods = memo(function IdlePeriods(line: { periods: readonly IdlePeriod[]; durationMs: number }) {
  const whole = Math.max(1, line.durationMs)
  return (
    <div className="player-idle-periods" aria-hidden="true">
      {line.periods.map(({ from, to }) => (
        // Set through the CSSOM: this island is never rendered on the server.
        <span key={from} style={{ "--at": from / whole, "--length": (to - from) / whole } as CSSProperties} />
      ))}
    </div>
  )
})
