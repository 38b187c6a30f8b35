/** Attachments as cards with pictures. */
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import { hasThumbnail, THUMBNAIL_SIDE_MAX } from "../../maintenance/attachments/rules.ts"
import { extensionOf } from "../../system/files/rules.ts"
import { Icon } from "../../web/icon.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { type AttachmentsView, fileLink } from "./addresses.ts"
import { DownloadLink } from "./download-link.tsx"
import { ScanBadge } from "./scan-badge.tsx"

/** @param path  of the issue */
export function FileGrid({
  files,
  path,
  view,
}: {
  files: readonly Attachment[]
  path: string
  view: AttachmentsView
}) {
  const { lang } = useView()
  return (
    <ul className="file-grid">
      {files.map((file) => (
        <li key={file.id} className={`file-card row-linked${file.infectionFound ? " file-infected" : ""}`}>
          <FilePicture file={file} src={`${path}/attachments/${file.id}/thumbnail`} />
          <a {...fileLink(path, view, file)} className="row-link">
            {file.fileName}
          </a>
          <span className="muted">
            {formatSize(file.sizeBytes, lang)} · {file.createdBy.displayName},{" "}
            <Time at={file.createdOn} form="minute" />
          </span>
          <span className="file-foot">
            <ScanBadge scanState={file.antivirusScanState} infectionFound={file.infectionFound} />
            <DownloadLink file={file} path={path} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Decoration beside the name: the small picture, or an icon with the extension. */
function FilePicture({ file, src }: { file: Attachment; src: string }) {
  if (hasThumbnail(file))
    return (
      <span className="file-picture" aria-hidden="true">
        <img
          src={src}
          alt=""
          width={THUMBNAIL_SIDE_MAX}
          height={THUMBNAIL_SIDE_MAX / 2}
          loading="lazy"
          decoding="async"
        />
      </span>
    )
  return (
    <span className="file-picture" aria-hidden="true">
      <Icon name={file.infectionFound ? "warning" : "file"} />
      {extensionOf(file.fileName).toUpperCase()}
    </span>
  )
}
