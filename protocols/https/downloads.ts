/**
 * Files that a page offers or asks for. The session's file transfer takes them over through `TransferSeam`; without one
 * both directions are refused, and the user sees a message.
 */

import { printableLine } from "../printable.ts"
import type { CdpConnection, CdpValue } from "./cdp.ts"

/** A file that a page has delivered completely into the transfer folder. */
export interface DownloadedFile {
  /** Absolute path in the transfer folder; its name is random. */
  path: string
  /** The name that the page gives it, without a folder. */
  name: string
  sizeBytes: number
}

export interface TransferSeam {
  /** Absolute path of a folder that the browser may write to. */
  folder: string
  fileBytesMax: number
  /** Every file that arrives; the receiver scans, lists and deletes it. */
  onDownload(file: DownloadedFile): void
  /** The page asks for files; resolves with absolute paths, none when the user gives none, null when none may be given. */
  requestUpload(wanted: WantedFiles): Promise<readonly string[] | null>
}

/** What a page's field takes. */
export interface WantedFiles {
  /** Otherwise one file. */
  mayBeSeveral: boolean
  /** Endings and media types as in the attribute `accept`, separated by commas; "" for any. */
  accept: string
}

/** A field of a page that takes files. */
export interface FileField {
  /** Its attribute `accept`, as the page has it; "" without one. */
  readAccept(): Promise<string>
  /** Puts the files with these paths into it. */
  give(paths: readonly string[]): Promise<unknown>
}

interface DownloadEvents {
  /** @param name  of the file, or "" */
  onBlocked(kind: "download" | "upload", name: string): void
}

const NAME_CHARACTERS_MAX = 200
/** Downloads that run at a time; a page that starts them without end gets no further. */
const RUNNING_MAX = 5

export class Downloads {
  private readonly cdp: CdpConnection
  private readonly seam: TransferSeam | null
  private readonly events: DownloadEvents
  private readonly running = new Map<string, string>()

  constructor(cdp: CdpConnection, seam: TransferSeam | null, events: DownloadEvents) {
    this.cdp = cdp
    this.seam = seam
    this.events = events
  }

  prepare(): Promise<unknown> {
    const behavior = this.seam ? "allowAndName" : "deny"
    const parameters = { behavior, downloadPath: this.seam?.folder, eventsEnabled: true }
    return this.cdp.send("Browser.setDownloadBehavior", parameters)
  }

  handleEvent(method: string, params: CdpValue): void {
    if (method === "Browser.downloadWillBegin") this.begin(params)
    else if (method === "Browser.downloadProgress") this.progress(params)
  }

  /**
   * A page asks for files, `Page.fileChooserOpened`; without any its field stays as it was.
   *
   * @param field  in which the page wants them
   */
  async onFileChooser({ mode }: CdpValue, { readAccept, give }: FileField): Promise<void> {
    const wanted = { mayBeSeveral: mode === "selectMultiple", accept: acceptedTypes(await readAccept()) }
    const paths = (await this.seam?.requestUpload(wanted)) ?? null
    if (paths === null) return this.events.onBlocked("upload", "")
    if (paths.length > 0) await give(paths)
  }

  private begin({ guid, suggestedFilename }: CdpValue): void {
    const name = safeFileName(String(suggestedFilename ?? ""))
    if (!this.seam || this.running.size >= RUNNING_MAX) {
      if (this.seam) this.cancel(String(guid))
      return this.events.onBlocked("download", name)
    }
    this.running.set(String(guid), name)
  }

  private progress({ guid, receivedBytes, totalBytes, state }: CdpValue): void {
    const id = String(guid)
    const name = this.running.get(id)
    if (!this.seam || name === undefined) return
    const isTooLarge = Math.max(Number(receivedBytes), Number(totalBytes)) > this.seam.fileBytesMax
    if (state === "inProgress" && !isTooLarge) return
    this.running.delete(id)
    if (isTooLarge) {
      this.cancel(id)
      this.events.onBlocked("download", name)
    } else if (state === "completed")
      this.seam.onDownload({ path: `${this.seam.folder}/${id}`, name, sizeBytes: Number(receivedBytes) })
  }

  private cancel(guid: string): void {
    this.cdp.send("Browser.cancelDownload", { guid }).catch(() => {})
  }
}

/** An ending, or a media type of which the second part may be a star (HTML, "input type=file"). */
const ACCEPTED_TYPE = /^(\.[\w.+-]{1,40}|[\w.+-]{1,60}\/([\w.+-]{1,100}|\*))$/
/** A page that names more takes nearly anything. */
const ACCEPTED_TYPES_MAX = 50

/** The machine's text, for the browsers of viewers: what is no type is left out. @returns "" for any type */
export function acceptedTypes(accept: string): string {
  const types = accept
    .split(",")
    .map((type) => type.trim().toLowerCase())
    .filter((type) => ACCEPTED_TYPE.test(type))
  return types.length > ACCEPTED_TYPES_MAX ? "" : types.join(",")
}

/** The last part of a path, printable. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ""
  const text = printableLine(last, NAME_CHARACTERS_MAX).replace(/^\.+/, "")
  return text === "" ? "download" : text
}
