/** A small picture of a session's recording. Its place has one size, with and without the picture. */
import type { SessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { thumbnailPath } from "../../sessions/session/paths.ts"
import { Icon } from "../../web/icon.tsx"
import { formatDuration } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"

/** Size of an image before its bytes are there. The styles set the shown size. */
const [IMAGE_WIDTH, IMAGE_HEIGHT] = [96, 60]

/**
 * Decoration beside words that say the same.
 *
 * @param src    null for readers who may not view the recording now: an icon is shown instead
 * @param label  in its corner: a length, or "live"
 */
export function Thumbnail({
  src,
  label,
  isLive = false,
}: {
  src: string | null
  label?: string | undefined
  isLive?: boolean
}) {
  return (
    <span className="thumb" aria-hidden="true">
      {src === null ? (
        <Icon name={isLive ? "session" : "recording"} />
      ) : (
        <img src={src} alt="" width={IMAGE_WIDTH} height={IMAGE_HEIGHT} loading="lazy" decoding="async" />
      )}
      {label && <span className="thumb-label">{label}</span>}
    </span>
  )
}

/** null where nothing was recorded. */
export function SessionThumbnail({ session, rights }: { session: Session; rights: SessionListRights }) {
  const { t } = useView()
  const { screenRecording, startTime, endTime, isActive } = session
  if (!screenRecording || screenRecording.state === "DELETED") return null
  const length = endTime ? formatDuration(Date.parse(endTime) - Date.parse(startTime)) : ""
  return (
    <Thumbnail
      src={rights.viewableIds.has(session.id) ? thumbnailPath(session) : null}
      label={isActive ? t("recording.live") : length}
      isLive={isActive}
    />
  )
}
