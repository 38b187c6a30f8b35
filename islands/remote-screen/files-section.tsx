/** Files in the dock: the machine's folder, what is on its way, and what can be downloaded. */
import { type DragEvent, useEffect, useRef, useState } from "react"
import type { FilePlace } from "../../src/machines/interfaces/rules-types.ts"
import type { TransferredFile } from "../../src/sessions/transfers/contract.ts"
import { Button, IconButton } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import { formatSize } from "../../src/web/texts/format.ts"
import { useIslandView } from "../define.tsx"
import { DockSection } from "./dock.tsx"
import type { FileCalls, MachineEntry } from "./files-calls.ts"
import { TransferRow } from "./transfer-row.tsx"

/** While something is on its way, for its progress. */
const PROGRESS_MS = 1000

interface FilesSectionProps {
  calls: FileCalls
  /** Web pages deliver files and ask for some; a folder and a clipboard are listed. */
  place: FilePlace
  mayTransfer: boolean
  /** The interface lets what lies there be copied. */
  mayFetch: boolean
  /** Not read-only. */
  maySend: boolean
  /** What is on its way to the server, by name: shares that have reached it. */
  uploads: ReadonlyMap<string, number>
  /** @param share  null once it is there, or has failed */
  onUpload(name: string, share: number | null): void
  /** Grows when the list has changed. */
  version: number
  /** A file goes to the machine. */
  onSend(): void
  attempt(work: () => Promise<unknown>, done?: string): Promise<void>
  onClose(): void
}

export function FilesSection(section: FilesSectionProps) {
  const { t } = useIslandView()
  const { calls, attempt, version, place, mayTransfer } = section
  const hasFolder = place !== "PAGES"
  const maySend = hasFolder && section.maySend
  const [transfers, setTransfers] = useState<TransferredFile[]>([])
  const [isDropTarget, setDropTarget] = useState(false)
  const [folder, setFolder] = useState("")
  /** Kept until it has arrived, to send it again in place of a file with the same name. */
  const sent = useRef(new Map<string, File>())
  const isBusy = transfers.some(({ state }) => state === "RUNNING" || state === "SCANNING")
  const reload = async () => setTransfers(await calls.transfers())

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the server has announced a change
  useEffect(() => {
    void attempt(reload)
    if (!isBusy) return
    const timer = setInterval(() => void attempt(reload), PROGRESS_MS)
    return () => clearInterval(timer)
  }, [calls, version, isBusy])

  const send = (file: File, replace = false) =>
    attempt(async () => {
      sent.current.set(file.name, file)
      section.onSend()
      try {
        await calls.send(file, folder, replace, (share) => section.onUpload(file.name, share))
      } finally {
        section.onUpload(file.name, null)
      }
      await reload()
    })
  const fetchAgain = (path: string) =>
    attempt(async () => {
      await calls.fetch(path)
      await reload()
    })
  /** Asks for the same file again: what has arrived on either side is not transferred a second time. */
  const continueTransfer = ({ direction, machinePath, filename }: TransferredFile) => {
    if (direction === "FROM_MACHINE")
      return mayTransfer && hasFolder ? () => void fetchAgain(machinePath) : null
    const file = sent.current.get(filename)
    return maySend && file ? () => void send(file) : null
  }
  const sendAll = (files: Iterable<File>) => {
    for (const file of files) void send(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDropTarget(false)
    if (maySend) sendAll(event.dataTransfer.files)
  }

  return (
    <DockSection title={t("viewer.files")} icon="file" onClose={section.onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to the button below */}
      <div
        className={isDropTarget ? "dock-body dock-drop" : "dock-body"}
        onDragOver={(event) => {
          event.preventDefault()
          setDropTarget(maySend)
        }}
        onDragLeave={() => setDropTarget(false)}
        onDrop={onDrop}
      >
        {!hasFolder ? (
          <p className="muted">{t("viewer.filesOfPages")}</p>
        ) : mayTransfer && !section.mayFetch ? (
          <p className="muted">{t("viewer.filesNotCopied")}</p>
        ) : mayTransfer ? (
          <MachineFolder
            calls={calls}
            isClipboard={place === "CLIPBOARD"}
            version={place === "CLIPBOARD" ? version : 0}
            folder={folder}
            onFolder={setFolder}
            onFetch={(path) => void fetchAgain(path)}
          />
        ) : (
          <p className="muted">{t("viewer.filesNeedControl")}</p>
        )}
        {place === "CLIPBOARD" && maySend && <p className="muted">{t("viewer.sentFilesArePasted")}</p>}
        {maySend && <SendButton onFiles={sendAll} />}
        {[...section.uploads].map(([name, share]) => (
          <label key={name} className="transfer-upload">
            {name}
            <progress value={share} />
          </label>
        ))}
      </div>
      <ul className="dock-rows" aria-label={t("viewer.transfers")}>
        {transfers.map((file, index) => (
          <TransferRow
            key={file.id}
            file={file}
            address={calls.addressOf(file.id)}
            onCancel={() => void attempt(() => calls.cancel(file.id))}
            onReplace={
              file.failure === "EXISTS" && sent.current.has(file.filename) && isNewest(transfers, index)
                ? () => void send(sent.current.get(file.filename)!, true)
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

/** Whether no later transfer is about the same file. */
function isNewest(transfers: readonly TransferredFile[], index: number): boolean {
  const { machinePath } = transfers[index]!
  return transfers.findIndex((file) => file.machinePath === machinePath) === index
}

function SendButton({ onFiles }: { onFiles(files: Iterable<File>): void }) {
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
          onFiles(target.files ?? [])
          target.value = ""
        }}
      />
      <span className="muted">{t("viewer.dropFiles")}</span>
    </div>
  )
}

interface MachineFolderProps {
  calls: FileCalls
  /** What was copied on the machine, instead of a folder. */
  isClipboard: boolean
  /** Another one means another list. */
  version: number
  folder: string
  onFolder(path: string): void
  onFetch(path: string): void
}

function MachineFolder({ calls, isClipboard, version, folder, onFolder, onFetch }: MachineFolderProps) {
  const { t, lang } = useIslandView()
  const [entries, setEntries] = useState<MachineEntry[] | null>(null)
  const [problem, setProblem] = useState("")
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and `version` read the same folder again
  useEffect(() => {
    let isCurrent = true
    setProblem("")
    calls
      .folder(folder)
      .then((found) => isCurrent && setEntries(found))
      .catch((error: Error) => isCurrent && setProblem(error.message))
    return () => {
      isCurrent = false
    }
  }, [calls, folder, round, version])

  const pathOf = (name: string) => (folder === "" ? name : `${folder}/${name}`)
  const parent = folder.split("/").slice(0, -1).join("/")
  const isFolder = !isClipboard || folder !== ""
  return (
    <div className="machine-folder">
      <div className="machine-folder-head">
        <span className="machine-folder-path" title={isFolder ? `/${folder}` : undefined}>
          {isFolder ? <code>/{folder}</code> : t("viewer.clipboardFiles")}
        </span>
        {folder !== "" && (
          <IconButton label={t("viewer.folderUp")} icon="up" onClick={() => onFolder(parent)} />
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
                title={t("viewer.fetchFile", { name })}
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
