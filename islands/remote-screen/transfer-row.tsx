/** One transferred file: which way, how far, what the virus scan said, and what can be done with it. */
import type { TransferredFile } from "../../src/sessions/transfers/contract.ts"
import { Button, IconButton } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import { formatSize } from "../../src/web/texts/format.ts"
import { isReleasedUnscanned, transferProblem } from "../../src/web/texts/transfer-result.ts"
import { useIslandView } from "../define.tsx"
import type { Upload } from "./uploads.ts"

export function TransferRow(row: {
  file: TransferredFile
  /** Address of its content. */
  address: string
  onCancel(): void
  /** Null where nothing is to be replaced. */
  onReplace: (() => void) | null
  /** Null where nothing was interrupted. */
  onContinue: (() => void) | null
  /** Null where no file waits for the scanner. */
  onScanAgain: (() => void) | null
}) {
  const { t, lang } = useIslandView()
  const { file } = row
  const { filename: name, state, size, transferredBytes } = file
  const isRunning = state === "RUNNING" || state === "SCANNING"
  const isOnItsWay = state === "RUNNING" && !file.isWaiting
  const done = isOnItsWay ? formatSize(transferredBytes, lang) : null
  const total = size === null ? null : formatSize(size, lang)
  const sizeText =
    done !== null && total !== null ? t("viewer.transferShare", { done, total }) : (total ?? done)
  return (
    <li className="dock-row">
      <Icon name={file.direction === "FROM_MACHINE" ? "download" : "upload"} />
      <div className="dock-grow">
        <div title={file.machinePath || undefined}>
          {file.isAvailable ? (
            <a href={row.address} download={name}>
              {name}
            </a>
          ) : (
            name
          )}
        </div>
        <div
          className={state === "DECLINED" || state === "FAILED" ? "dock-sub transfer-problem" : "dock-sub"}
        >
          <StateText file={file} />
          {sizeText !== null && ` · ${sizeText}`}
          {isReleasedUnscanned(file) && ` · ${t("viewer.transferUnscanned")}`}
        </div>
        {isOnItsWay && (
          <progress
            aria-label={t("viewer.transferOf", { name })}
            value={size !== null && size > 0 ? transferredBytes : undefined}
            max={size !== null && size > 0 ? size : undefined}
          />
        )}
        {row.onReplace && <Button onClick={row.onReplace}>{t("viewer.replaceFile")}</Button>}
        {row.onScanAgain && <Button onClick={row.onScanAgain}>{t("viewer.scanAgain")}</Button>}
        {row.onContinue && <Button onClick={row.onContinue}>{t("viewer.continueTransfer")}</Button>}
      </div>
      {isRunning && (
        <IconButton label={t("viewer.cancelTransfer", { name })} icon="close" onClick={row.onCancel} />
      )}
    </li>
  )
}

/** A file that was not sent, because the machine has one with its name. */
export function NotSentRow(row: { name: string; size: number; onReplace(): void; onClose(): void }) {
  const { t, lang } = useIslandView()
  return (
    <li className="dock-row">
      <Icon name="upload" />
      <div className="dock-grow">
        <div>{row.name}</div>
        <div className="dock-sub transfer-problem">
          {`${t("viewer.transferFailure_EXISTS")} · ${formatSize(row.size, lang)}`}
        </div>
        <Button onClick={row.onReplace}>{t("viewer.replaceFile")}</Button>
      </div>
      <IconButton label={t("viewer.cancelTransfer", { name: row.name })} icon="close" onClick={row.onClose} />
    </li>
  )
}

/** A file on its way from this browser to the server. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { name, size, share, isInterrupted, cancel } = upload
  const { t, lang } = useIslandView()
  const total = formatSize(size, lang)
  const sizeText =
    share === null ? total : t("viewer.transferShare", { done: formatSize(share * size, lang), total })
  return (
    <li className="dock-row">
      <Icon name="upload" />
      <div className="dock-grow">
        <div>{name}</div>
        <div className="dock-sub">
          {t(
            isInterrupted
              ? "viewer.transferInterrupted"
              : share === null
                ? "viewer.transferWaiting"
                : "viewer.transferUploading",
          )}
          {` · ${sizeText}`}
        </div>
        {share !== null && <progress aria-label={t("viewer.transferOf", { name })} value={share} />}
      </div>
      <IconButton label={t("viewer.cancelTransfer", { name })} icon="close" onClick={cancel} />
    </li>
  )
}

function StateText({ file }: { file: TransferredFile }) {
  const { t } = useIslandView()
  const { state, direction } = file
  if (file.isWaiting) return t("viewer.transferWaiting")
  switch (state) {
    case "RUNNING":
      return t(direction === "FROM_MACHINE" ? "viewer.transferFetching" : "viewer.transferSending")
    case "SCANNING":
      return t("viewer.transferScanning")
    case "COMPLETED":
      return t(direction === "FROM_MACHINE" ? "viewer.transferFetched" : "viewer.transferSent")
    case "CANCELLED":
      return t("viewer.transferCancelled")
    case "DECLINED":
    case "FAILED":
      return transferProblem(file, t)
  }
}
