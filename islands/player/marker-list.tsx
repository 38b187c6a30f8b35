/** What happened in a recording: marks above the slider, and the same as a list beside the picture. */
import { type CSSProperties, type MouseEvent, memo, type ReactNode, useEffect, useRef } from "react"
import { Button, IconButton } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import { formatDuration } from "../../src/web/texts/format.ts"
import { useIslandView } from "../define.tsx"
import { type Marker, type MarkerKind, nearestMarker, passedMarker } from "./markers.ts"

/** A click on the line means the nearest mark, which is a few pixels wide. The list says the same to screen readers. */
export const MarkerLine = memo(function MarkerLine(line: {
  markers: readonly Marker[]
  durationMs: number
  onSeek(atMs: number): void
}) {
  const { markers, durationMs, onSeek } = line
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const marker = nearestMarker(markers, ((event.clientX - left) / Math.max(1, width)) * durationMs)
    if (marker) onSeek(marker.atMs)
  }
  return (
    // For the mouse alone: the list has a button for each marker.
    <div className="player-line" aria-hidden="true" onClick={onClick}>
      {markers.map((marker, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no state of their own
          key={at}
          className="player-mark"
          data-tone={marker.tone}
          title={`${formatDuration(marker.atMs)} ${marker.label}`}
          // Set through the CSSOM: this island is never rendered on the server.
          style={{ "--at": Math.min(1, marker.atMs / Math.max(1, durationMs)) } as CSSProperties}
        />
      ))}
    </div>
  )
})

interface MarkerListProps {
  /** Of the chosen kind; null while they are being read. */
  markers: readonly Marker[] | null
  /** That occur in the recording. */
  kinds: readonly MarkerKind[]
  /** Null for all. */
  kind: MarkerKind | null
  onKind(kind: MarkerKind | null): void
  hasMore: boolean
  hasFailed: boolean
  positionMs: number
  onSeek(atMs: number): void
  onRetry(): void
  /** Opens the form of a new marker; null for readers who may not add one. */
  onMark: (() => void) | null
  /** Of text, in recordings that have any. */
  search: ReactNode
  /** The form of a new marker, while it is open. */
  form: ReactNode
}

/** Narrows the list, the line and where N and P lead: of a long session an auditor looks for one kind. */
function KindFilter({ kinds, kind, onKind }: Pick<MarkerListProps, "kinds" | "kind" | "onKind">) {
  const { t } = useIslandView()
  return (
    <select
      className="input player-filter"
      aria-label={t("player.filter")}
      value={kind ?? ""}
      onChange={({ target }) => onKind(kinds.find((one) => one === target.value) ?? null)}
    >
      <option value="">{t("player.kind_ALL")}</option>
      {kinds.map((one) => (
        <option key={one} value={one}>
          {t(`player.kind_${one}`)}
        </option>
      ))}
    </select>
  )
}

export function MarkerList(list: MarkerListProps) {
  const { t } = useIslandView()
  const { markers, positionMs } = list
  return (
    <section className="player-events" aria-label={t("player.markers")}>
      {list.search}
      <header className="panel-header">
        <Icon name="bookmark" />
        <h2>{t("player.markers")}</h2>
        {markers !== null && <span className="muted">{markers.length}</span>}
        <div className="panel-actions">
          {list.kinds.length > 1 && <KindFilter {...list} />}
          {list.onMark && (
            <IconButton
              label={t("player.addMarker")}
              icon="plus"
              aria-keyshortcuts="M"
              disabled={markers === null}
              onClick={list.onMark}
            />
          )}
        </div>
      </header>
      {list.form}
      {list.hasFailed ? (
        <div className="player-none">
          <p role="alert">{t("player.markersFailed")}</p>
          <Button icon="refresh" onClick={list.onRetry}>
            {t("player.retry")}
          </Button>
        </div>
      ) : markers === null ? (
        <p className="player-none muted">{t("player.markersLoading")}</p>
      ) : markers.length === 0 ? (
        <p className="player-none muted">{t("player.noMarkers")}</p>
      ) : (
        <Rows markers={markers} onSeek={list.onSeek} current={passedMarker(markers, positionMs)} />
      )}
      {list.hasMore && <p className="player-none muted">{t("player.moreMarkers")}</p>}
    </section>
  )
}

/** Drawn again only when another marker has passed, not for every moment of the playback. */
const Rows = memo(function Rows({
  markers,
  current,
  onSeek,
}: {
  markers: readonly Marker[]
  current: number
  onSeek(atMs: number): void
}) {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that is current now
  useEffect(() => scrollToCurrent(list.current), [current])
  return (
    <ol className="player-rows" ref={list}>
      {markers.map((marker, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state of their own
        <li key={at}>
          <button
            type="button"
            aria-current={at === current ? "true" : undefined}
            onClick={() => onSeek(marker.atMs)}
          >
            <span className="player-at">{formatDuration(marker.atMs)}</span>
            <span className="player-sign" data-tone={marker.tone}>
              <Icon name={marker.icon} />
            </span>
            <span className="player-what">
              {marker.label}
              {marker.detail && <small>{marker.detail}</small>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
})

/** Within the list alone: the page stays where it is. */
function scrollToCurrent(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>("[aria-current]")?.parentElement
  if (!list || !row) return
  const top = row.offsetTop - list.offsetTop
  if (top < list.scrollTop || top + row.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top - list.clientHeight / 3
}
