/** Small pictures of a recording at equal distances, and the one of the moment that is pointed at. */
import { type CSSProperties, memo, useEffect, useState } from "react"
import { filmStripMoments } from "../../src/sessions/recordings/rules-thumbnails.ts"
import { STEP_UP_DONE_EVENT } from "../../src/system/stepuppolicy/rules-events.ts"
import { formatDuration } from "../../src/web/texts/format.ts"
import { useIslandView } from "../define.tsx"
import { thumbnailAddress } from "./calls.ts"
import type { PlayerProps } from "./props.ts"
import { shownMoment } from "./time-line.ts"

/** Size of an image before its bytes are there. The styles set the shown size. */
const [IMAGE_WIDTH, IMAGE_HEIGHT] = [160, 100]

interface FilmStripProps {
  recording: PlayerProps
  /** Index of the picture that has passed last. */
  current: number
  onSeek(atMs: number): void
  /** A picture is pointed at or has the focus; null: none any more. */
  onPreview(atMs: number | null): void
}

/** Index of the last picture of the film strip that has passed. */
export function passedPicture(positionMs: number, durationMs: number): number {
  return Math.max(
    0,
    filmStripMoments(durationMs).findLastIndex((atMs) => atMs <= positionMs),
  )
}

/** Drawn again only when another picture has passed, not for every moment of the playback. */
export const FilmStrip = memo(function FilmStrip({ recording, current, onSeek, onPreview }: FilmStripProps) {
  const { t } = useIslandView()
  return (
    <fieldset className="player-film" aria-label={t("player.filmStrip")}>
      {filmStripMoments(recording.durationMs).map((atMs, at) => (
        <button
          key={atMs}
          type="button"
          className="thumb"
          aria-label={t("player.seekTo", { time: formatDuration(atMs) })}
          aria-current={at === current ? "true" : undefined}
          onClick={() => onSeek(atMs)}
          onFocus={(event) => event.currentTarget.matches(":focus-visible") && onPreview(atMs)}
          onBlur={() => onPreview(null)}
        >
          <Picture recording={recording} atMs={atMs} />
          <span className="thumb-label">{formatDuration(atMs)}</span>
        </button>
      ))}
    </fieldset>
  )
})

/** Above the time line, over the moment. */
export function Preview({ recording, atMs }: { recording: PlayerProps; atMs: number }) {
  const share = atMs / Math.max(1, recording.durationMs)
  return (
    // Set through the CSSOM: this island is never rendered on the server.
    <div className="player-preview" aria-hidden="true" style={{ "--at": share } as CSSProperties}>
      <span className="thumb">
        <Picture recording={recording} atMs={shownMoment(atMs, recording.durationMs)} />
        <span className="thumb-label">{formatDuration(atMs)}</span>
      </span>
    </div>
  )
}

/**
 * A picture that cannot be had leaves its place empty: the recording plays without it. One that was refused until the
 * viewer authenticates again is asked for anew afterwards.
 */
function Picture({ recording, atMs }: { recording: PlayerProps; atMs: number }) {
  const src = thumbnailAddress(recording, atMs)
  const [missing, setMissing] = useState<string | null>(null)
  useEffect(() => {
    if (missing === null) return
    const askAgain = () => setMissing(null)
    document.addEventListener(STEP_UP_DONE_EVENT, askAgain)
    return () => document.removeEventListener(STEP_UP_DONE_EVENT, askAgain)
  }, [missing])
  return (
    <img
      // Another element after a refusal: one that has failed does not load again.
      key={missing === src ? "missing" : src}
      src={missing === src ? undefined : src}
      alt=""
      width={IMAGE_WIDTH}
      height={IMAGE_HEIGHT}
      hidden={missing === src}
      onError={() => setMissing(src)}
    />
  )
}
