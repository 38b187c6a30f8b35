/** Files in the dock: the machine's folder, what is on its way, and what can be downloaded. */
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../../src/http/api-client.ts"
import type { FilePlace } from "../../src/machines/interfaces/rules-types.ts"
import type { TransferredFile } from "../../src/sessions/transfers/contract.ts"
import { Button, IconButton } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import { formatSize } from "../../src/web/texts/format.ts"
import type { TextKey } from "../../src/web/texts/i18n.ts"
import { useIslandView } from "../define.tsx"
import { DockSection } from "./dock.tsx"
import type { FileCalls, MachineEntry } from "./files-calls.ts"
import { Throttle } from "./throttle.ts"
import { NotSentRow, TransferRow, UploadRow } from "./transfer-row.tsx"
import type { Upload, UploadQueue } from "./uploads.ts"

/** While something is on its way, for its progress. */
const PROGRESS_MS = 1000
/** Between two readings of what this server knows: of hundreds of small files, each is announced. */
const TRANSFERS_MS = 500
/** Between two readings of the machine's folder while files arrive there. */
const FOLDER_MS = 3000

/** A file that stays here until a person says that it takes the place of the machine's. */
interface NotSent {
  file: File
  folder: string
}

interface FilesSectionProps {
  calls: FileCalls
  /** Web pages deliver files and ask for some; a folder and a clipboard are listed. */
  place: FilePlace
  /** Null while the screen is not connected. */
  hasControl: boolean | null
  scansFiles: boolean
  /** The interface lets what lies there be copied. */
  mayFetch: boolean
  /** Not read-only. */
  maySend: boolean
  /** What is on its way to the server. */
  uploads: readonly Upload[]
  uploadQueue: UploadQueue
  /** What this page has sent, by its path on the machine, to send it there again. */
  sentFiles: Map<string, File>
  /** Files that were dropped on the screen; another list means another drop. */
  dropped: readonly File[]
  onDroppedTaken(): void
  isDropTarget: boolean
  /** Grows when the list has changed. */
  version: number
  /** A file goes to the machine. */
  onSend(): void
  attempt(work: () => Promise<unknown>, done?: string): Promise<void>
  onClose(): void
}

export function FilesSection(section: FilesSectionProps) {
  const { t } = useIslandView()
  const { calls, attempt, version, place, uploads, uploadQueue, sentFiles } = section
  const mayTransfer = useLastKnown(section.hasControl)
  const hasFolder = place !== "PAGES"
  const hint = (scanned: TextKey, unscanned: TextKey) =>
    section.scansFiles ? t(scanned) : `${t(unscanned)} ${t("viewer.filesNotScanned")}`
  const maySend = hasFolder && section.maySend
  const [transfers, setTransfers] = useState<TransferredFile[]>([])
  const [folder, setFolder] = useState("")
  const [taken, setTaken] = useState<readonly NotSent[]>([])
  const isBusy = transfers.some(({ state }) => state === "RUNNING" || state === "SCANNING")
  const reading = useThrottle(() => attempt(async () => setTransfers(await calls.transfers())), TRANSFERS_MS)

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the server has announced a change
  useEffect(() => {
    reading.request()
    if (!isBusy) return
    const timer = setInterval(() => reading.request(), PROGRESS_MS)
    return () => clearInterval(timer)
  }, [calls, version, isBusy])

  const drop = (gone: NotSent) => setTaken((before) => before.filter((one) => one !== gone))
  const send = (file: File, replace = false, into = folder) =>
    attempt(async () => {
      section.onSend()
      const to = { folder: into, replace }
      await uploadQueue.send([file], async (one, watch) => {
        const { machinePath } = await calls.send(one, to, watch)
        sentFiles.set(machinePath, one)
      })
    })
  const fetchAgain = (path: string) => attempt(() => calls.fetch(path))
  /** Asks for the same file again: what has arrived on either side is not transferred a second time. */
  const continueTransfer = (transfer: TransferredFile) => {
    if (transfer.direction === "TO_MACHINE") return sendAgain(transfer, false)
    return mayTransfer && hasFolder ? () => void fetchAgain(transfer.machinePath) : null
  }
  /** To where it was sent, whichever folder is shown now. */
  const sendAgain = ({ machinePath }: TransferredFile, replace: boolean) => {
    const file = sentFiles.get(machinePath)
    return maySend && file ? () => void send(file, replace, folderOf(machinePath)) : null
  }
  /** A file whose name is there is not brought to the server first, only to be refused by the machine. */
  const sendAll = async (chosen: readonly File[]) => {
    const there = place === "FOLDER" ? await calls.folder(folder).catch(() => []) : []
    const names = new Set(there.map(({ name }) => name))
    for (const file of chosen) {
      const isOther = (one: NotSent) => one.folder !== folder || one.file.name !== file.name
      if (!names.has(file.name)) void send(file)
      else setTaken((before) => [...before.filter(isOther), { file, folder }])
    }
  }
  const { dropped, onDroppedTaken } = section
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each drop
  useEffect(() => {
    if (dropped.length === 0) return
    onDroppedTaken()
    void sendAll(dropped)
  }, [dropped])

  return (
    <DockSection title={t("viewer.files")} icon="file" onClose={section.onClose}>
      <div className={section.isDropTarget ? "dock-body dock-drop" : "dock-body"}>
        {!hasFolder ? (
          <p className="muted">{hint("viewer.webPageFilesHint", "viewer.webPageFilesUnscannedHint")}</p>
        ) : mayTransfer && !section.mayFetch ? (
          <p className="muted">{t("viewer.filesNotCopied")}</p>
        ) : mayTransfer ? (
          <MachineFolder
            calls={calls}
            isClipboard={place === "CLIPBOARD"}
            version={place === "CLIPBOARD" ? version : sentTo(folder, transfers)}
            folder={folder}
            onFolder={setFolder}
            onFetch={(path) => void fetchAgain(path)}
          />
        ) : (
          mayTransfer === false && <p className="muted">{t("viewer.filesNeedControl")}</p>
        )}
        {place === "CLIPBOARD" && maySend && (
          <p className="muted">{hint("viewer.sentFilesHint", "viewer.sentFilesUnscannedHint")}</p>
        )}
        {maySend && <SendButton onFiles={(files) => void sendAll(files)} />}
      </div>
      <ul className="dock-rows" aria-label={t("viewer.transfers")}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
        {taken.map((one) => (
          <NotSentRow
            key={`${one.folder}/${one.file.name}`}
            name={one.file.name}
            size={one.file.size}
            onReplace={() => {
              drop(one)
              void send(one.file, true, one.folder)
            }}
            onClose={() => drop(one)}
          />
        ))}
        {transfers.map((file, index) => (
          <TransferRow
            key={file.id}
            file={file}
            address={calls.addressOf(file)}
            onCancel={() => void attempt(() => calls.cancel(file))}
            onReplace={file.failure === "EXISTS" && isNewest(transfers, index) ? sendAgain(file, true) : null}
            onScanAgain={
              file.isHeld && mayTransfer && (file.direction === "FROM_MACHINE" || maySend)
                ? () => void attempt(() => calls.scanAgain(file))
                : null
            }
            onContinue={
              file.failure === "FAILED" && isNewest(transfers, index) ? continueTransfer(file) : null
            }
          />
        ))}
      </ul>
    </DockSection>
  )
}

/** @param work  as of the last drawing; does not reject */
function useThrottle(work: () => Promise<unknown>, intervalMs: number): Throttle {
  const current = useRef(work)
  current.current = work
  const throttle = useRef<Throttle>(null)
  throttle.current ??= new Throttle(() => current.current(), intervalMs)
  return throttle.current
}

/** The value before, while it is not known: a lost connection takes no list away. */
function useLastKnown<T>(value: T | null): T | null {
  const [known, setKnown] = useState(value)
  useEffect(() => {
    if (value !== null) setKnown(value)
  }, [value])
  return value ?? known
}

/** Which files have arrived in a folder of the machine: others mean that its list is another one. */
function sentTo(folder: string, transfers: readonly TransferredFile[]): string {
  return transfers
    .filter(
      ({ direction, state, machinePath }) =>
        direction === "TO_MACHINE" && state === "COMPLETED" && folderOf(machinePath) === folder,
    )
    .map(({ id }) => id)
    .join()
}

/** Of a path on the machine; "" for the interface's own. */
function folderOf(path: string): string {
  return path.split("/").slice(0, -1).join("/")
}

/** Whether no later transfer is about the same file. */
function isNewest(transfers: readonly TransferredFile[], index: number): boolean {
  const { machinePath } = transfers[index]!
  return transfers.findIndex((file) => file.machinePath === machinePath) === index
}

function SendButton({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const { t } = useIslandView()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="tool-actions">
      <Button icon="upload" onClick={() => input.current?.click()}>
        {t("viewer.sendFile")}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("viewer.sendFile")}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ""
        }}
      />
      <span className="muted dock-mouse">{t("viewer.dropFiles")}</span>
    </div>
  )
}

interface MachineFolderProps {
  calls: FileCalls
  /** What was copied on the machine, instead of a folder. */
  isClipboard: boolean
  /** Another one means another list. */
  version: number | string
  folder: string
  onFolder(path: string): void
  onFetch(path: string): void
}

function MachineFolder({ calls, isClipboard, version, folder, onFolder, onFetch }: MachineFolderProps) {
  const { t, lang } = useIslandView()
  const [listed, setListed] = useState<{ folder: string; entries: MachineEntry[] } | null>(null)
  const [problem, setProblem] = useState("")
  const [round, setRound] = useState(0)

  const shown = useRef(folder)
  shown.current = folder
  const read = async () => {
    const isShown = () => shown.current === folder
    try {
      const entries = await calls.folder(folder)
      if (!isShown()) return
      setListed({ folder, entries })
      setProblem("")
    } catch (error) {
      if (!isShown()) return
      setProblem((error as Error).message)
      // Those of a folder that is gone lead nowhere; without a connection they are still there.
      if (error instanceof ApiError) setListed(null)
    }
  }
  const reading = useThrottle(read, isClipboard ? TRANSFERS_MS : FOLDER_MS)
  const isDrawn = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` reads the same folder again
  useEffect(() => {
    setProblem("")
    void read()
  }, [calls, folder, round])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the machine's list is another one
  useEffect(() => {
    if (isDrawn.current) reading.request()
    isDrawn.current = true
  }, [version])

  // Those of another folder lead nowhere from here.
  const entries = listed?.folder === folder ? listed.entries : null
  const pathOf = (name: string) => (folder === "" ? name : `${folder}/${name}`)
  const isFolder = !isClipboard || folder !== ""
  return (
    <div className="machine-folder">
      <div className="machine-folder-head">
        <span className="machine-folder-path" title={isFolder ? `/${folder}` : undefined}>
          {isFolder ? <code>/{folder}</code> : t("viewer.clipboardFiles")}
        </span>
        {folder !== "" && (
          <IconButton label={t("viewer.folderUp")} icon="up" onClick={() => onFolder(folderOf(folder))} />
        )}
        <IconButton label={t("viewer.folderReload")} icon="refresh" onClick={() => setRound(round + 1)} />
      </div>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {entries?.length === 0 && (
        <p className="muted">{t(isClipboard ? "viewer.clipboardEmpty" : "viewer.folderEmpty")}</p>
      )}
      <ul className="machine-files" aria-label={t("viewer.machineFiles")}>
        {entries?.map(({ name, kind, size }) => (
          <li key={name}>
            {kind === "FOLDER" ? (
              <button type="button" className="machine-file" onClick={() => onFolder(pathOf(name))}>
                <Icon name="folder" />
                <span className="machine-file-name">{name}</span>
              </button>
            ) : (
              <button
                type="button"
                className="machine-file"
                title={t(kind === "FILE" ? "viewer.fetchFile" : "viewer.notFetchable", { name })}
                disabled={kind === "OTHER"}
                onClick={() => onFetch(pathOf(name))}
              >
                <Icon name="file" />
                <span className="machine-file-name">{name}</span>
                <span className="muted">{formatSize(size, lang)}</span>
                <Icon name="download" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
