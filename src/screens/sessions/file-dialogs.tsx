/** What was transferred in a session: files, and the blocks of a PLC with their disassembly. */
import type { ReactNode } from "react"
import type { Page } from "../../base/page-request.ts"
import type { PlcBlock } from "../../sessions/plc/contract.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { fetchedFilePath, heldFileScanPath, sessionDialogPath } from "../../sessions/session/paths.ts"
import type { TransferredFile } from "../../sessions/transfers/contract.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { Dialog, DialogClose } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { ActionForm } from "../../web/form.tsx"
import { listHref, Pager } from "../../web/pager.tsx"
import { Table } from "../../web/table.tsx"
import { formatSize } from "../../web/texts/format.ts"
import type { Translate } from "../../web/texts/i18n.ts"
import type { Lang } from "../../web/texts/language.ts"
import { isReleasedUnscanned, transferProblem } from "../../web/texts/transfer-result.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

interface FilesProps {
  session: Session
  files: Page<TransferredFile>
  /** Id of the reader, who may download what they have fetched; null without the right to. */
  downloader: string | null
}

export function FilesDialog(props: FilesProps) {
  const { t } = useView()
  return (
    <Dialog
      id="session-files"
      isView
      title={`${t("remote.filesTransferred")} (${props.files.total})`}
      size="large"
      footer={<DialogClose />}
    >
      <SessionFiles {...props} />
    </Dialog>
  )
}

const FILES_ID = "session-files-list"
/** Of a page of the list, when it is asked for again. */
const FILES_SWAP = { "hx-target": `#${FILES_ID}`, "hx-select": `#${FILES_ID}`, "hx-swap": "outerHTML" }
/** While a file of the page is being scanned. */
const FILES_REFRESH = "load delay:2s"

/** One page of the list, which follows scans until they are done. */
export function SessionFiles({ session, files, downloader }: FilesProps) {
  const { t, lang } = useView()
  const path = sessionDialogPath(session, "files")
  const href = listHref(path, { page: String(files.page) })
  const refresh = files.rows.some(({ state }) => state === "SCANNING") && {
    "hx-get": href,
    "hx-trigger": FILES_REFRESH,
    ...FILES_SWAP,
  }
  return (
    <div id={FILES_ID} className="list" {...refresh}>
      {files.rows.length === 0 ? (
        <EmptyState icon="log">{t("remote.noFilesTransferred")}</EmptyState>
      ) : (
        <Table
          label="remote.filesTransferred"
          columns={[
            {
              id: "name",
              head: "terms.name",
              narrow: "title",
              cell: (file) => (
                <span className="cell-lines">
                  <FileName session={session} file={file} downloader={downloader} />
                  <span className="muted">{contentFacts(file, lang)}</span>
                </span>
              ),
            },
            {
              id: "transfer",
              head: "remote.transfer",
              cell: (file) => (
                <span className="cell-lines">
                  <span>{t(`remote.direction_${file.direction}`)}</span>
                  <span className="muted cell-wrap">{transferResult(file, t)}</span>
                  {file.createdBy.id === downloader && mayScanAgain(file) && (
                    <ScanAgain session={session} file={file} page={files.page} />
                  )}
                </span>
              ),
            },
            {
              id: "created",
              head: "terms.created",
              narrow: "labelled",
              cell: ({ createdOn, createdBy }) => (
                <span className="cell-lines">
                  <Time at={createdOn} />
                  <span className="muted">{createdBy.displayName}</span>
                </span>
              ),
            },
          ]}
          rows={files.rows}
        />
      )}
      <Pager id={FILES_ID} path={path} page={files.page} total={files.total} />
    </div>
  )
}

/** One for the machine is scanned again in its session, which sends it. */
const mayScanAgain = (file: TransferredFile) => file.isHeld && file.direction === "FROM_MACHINE"

function ScanAgain({ session, file, page }: { session: Session; file: TransferredFile; page: number }) {
  const { t } = useView()
  return (
    <ActionForm action={heldFileScanPath(session, file)} fields={{ page: String(page) }} {...FILES_SWAP}>
      <Button type="submit" icon="shield">
        {t("viewer.scanAgain")}
      </Button>
    </ActionForm>
  )
}

/** Kept for the person who fetched it, also after the session. */
function FileName({
  session,
  file,
  downloader,
}: {
  session: Session
  file: TransferredFile
  downloader: string | null
}) {
  const { filename, isAvailable, createdBy } = file
  if (!isAvailable || createdBy.id !== downloader) return <span title={filename}>{filename}</span>
  return (
    <a href={fetchedFilePath(session, file)} download={filename}>
      {filename}
    </a>
  )
}

/** Size and hash, as far as they are known. */
function contentFacts({ size, hash }: TransferredFile, lang: Lang): ReactNode {
  if (size === null) return "–"
  if (hash === "") return formatSize(size, lang)
  return (
    <>
      {formatSize(size, lang)} ·{" "}
      <code className="hash" title={`SHA-256: ${hash}`}>
        {hash}
      </code>
    </>
  )
}

/** Why it did not arrive, where the state alone does not say it. */
function transferResult(file: TransferredFile, t: Translate): string {
  const result = transferProblem(file, t) ?? t(`remote.transfer_${file.state}`)
  return isReleasedUnscanned(file) ? `${result}, ${t("viewer.transferUnscanned")}` : result
}

export function PlcBlocksDialog({
  session,
  blocks,
  mayDisassemble,
}: {
  session: Session
  blocks: Page<PlcBlock>
  mayDisassemble: boolean
}) {
  const { t } = useView()
  const path = sessionDialogPath(session, "plcblocks")
  return (
    <Dialog
      id="plc-blocks"
      isView
      title={`${t("remote.plcBlocks")} (${blocks.total})`}
      footer={<DialogClose />}
    >
      <div id="plc-block-list" className="list">
        {blocks.rows.length === 0 ? (
          <EmptyState icon="interface">{t("remote.noPlcBlocks")}</EmptyState>
        ) : (
          <ul className="plc-blocks">
            {blocks.rows.map((block) => (
              <PlcBlockRow key={block.id} block={block} path={path} mayDisassemble={mayDisassemble} />
            ))}
          </ul>
        )}
        <Pager id="plc-block-list" path={path} page={blocks.page} total={blocks.total} />
      </div>
    </Dialog>
  )
}

function PlcBlockRow({
  block,
  path,
  mayDisassemble,
}: {
  block: PlcBlock
  path: string
  mayDisassemble: boolean
}) {
  const { t } = useView()
  const own = `${path}/${block.id}`
  return (
    <li>
      <div className="plc-block">
        <span className="cell-lines">
          <strong>
            {block.blockType} {block.blockNumber}
          </strong>
          <span className="muted">
            <Time at={block.createdOn} /> · {block.createdBy.displayName} · <code>{block.id}</code>
          </span>
        </span>
        <ButtonLink href={`/api${own}/file`} icon="download">
          {t("remote.downloadBlock")}
        </ButtonLink>
      </div>
      {mayDisassemble && (
        <details
          hx-get={`${own}/stl`}
          hx-trigger="toggle once"
          hx-target="find .plc-code"
          hx-swap="innerHTML"
        >
          <summary>{t("remote.disassembly")}</summary>
          <div className="plc-code" />
        </details>
      )}
    </li>
  )
}

/** The disassembly as a table: its columns are parted by tabs. */
export function Disassembly({ text }: { text: string | null }) {
  const { t } = useView()
  const lines = (text ?? "").split(/\r?\n/).filter((line) => line.trim() !== "")
  if (lines.length === 0) return <p className="muted">{t("remote.noDisassembly")}</p>
  const [head = "", ...code] = lines
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard
    <section className="plc-scroll" tabIndex={0} aria-label={t("remote.disassembly")}>
      <table className="plc-table">
        <thead>
          <tr>
            {head.split("\t").map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {code.map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <tr key={number}>
              {line.split("\t").map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
