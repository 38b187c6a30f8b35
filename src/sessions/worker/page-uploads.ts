/** Files that a machine's web page asks for, in the session's Worker: copied beside its browser, given to it all together. */
import { createReadStream, createWriteStream } from "node:fs"
import { chown, mkdir, rm } from "node:fs/promises"
import { basename, join } from "node:path"
import { pipeline } from "node:stream/promises"
import type { WantedFiles } from "../../../protocols/https/downloads.ts"
import { MachineFileError, type MachineFiles } from "../../../protocols/machine-files.ts"
import type { BrowserOrder } from "./browser-order.ts"

/** A page asks for files. */
export interface PageUpload extends WantedFiles {
  requestId: string
}

/** REFUSED: there is no participant who may give files. */
export type PageUploadAnswer = "GIVEN" | "CANCELLED" | "REFUSED"

interface PageUploadHost {
  /** Whether the machine may be changed now: neither read-only nor paused. */
  isInputAllowed(): boolean
  onUpload(upload: PageUpload): void
  onInternalError(error: unknown): void
}

/** A page may read a file long after it was given; the files of older requests are deleted. */
const REQUESTS_KEPT_MAX = 5

interface PendingRequest {
  requestId: string
  paths: string[]
  resolve(paths: readonly string[] | null): void
}

export class PageUploads {
  private readonly folder: string
  private readonly runAs: BrowserOrder["chromium"]["runAs"]
  private readonly host: PageUploadHost
  private pending: PendingRequest | null = null
  private readonly kept: string[] = []

  /** The files lie in the folder of the browser, which is deleted at the end. */
  constructor({ profileFolder, chromium }: BrowserOrder, host: PageUploadHost) {
    this.folder = join(profileFolder, "uploads")
    this.runAs = chromium.runAs
    this.host = host
  }

  /** A later request replaces one that is not answered. @returns null when no file may be given */
  request(wanted: WantedFiles): Promise<readonly string[] | null> {
    this.pending?.resolve([])
    this.pending = null
    if (!this.host.isInputAllowed()) return Promise.resolve(null)
    const requestId = crypto.randomUUID()
    const { promise, resolve } = Promise.withResolvers<readonly string[] | null>()
    this.pending = { requestId, paths: [], resolve }
    this.host.onUpload({ requestId, ...wanted })
    return promise
  }

  answer(requestId: string, answer: PageUploadAnswer): void {
    const { pending } = this
    if (pending?.requestId !== requestId) return
    this.pending = null
    pending.resolve(answer === "GIVEN" ? pending.paths : answer === "CANCELLED" ? [] : null)
  }

  /** Paths begin with the request's id; there is nothing to list or to fetch. */
  readonly files: MachineFiles = {
    list: () => Promise.reject(noFolder()),
    fetch: () => Promise.reject(noFolder()),
    send: async (localPath, path, _isReplaced, { signal }) => {
      const [requestId = "", fileId = ""] = path.split("/")
      const { pending } = this
      if (pending?.requestId !== requestId)
        throw new MachineFileError("CANCELLED", "the page does not ask for this file any more")
      const folder = await this.makeFolder(requestId, basename(fileId))
      const target = join(folder, basename(path))
      try {
        await pipeline(createReadStream(localPath), createWriteStream(target, { flags: "wx", mode: 0o600 }), {
          signal,
        })
        await this.giveToBrowser(target)
      } catch (error) {
        await rm(folder, { recursive: true, force: true })
        if (signal.aborted) throw new MachineFileError("CANCELLED", "the transfer was cancelled")
        throw error
      }
      pending.paths.push(target)
    },
  }

  private async makeFolder(requestId: string, fileId: string): Promise<string> {
    if (!this.kept.includes(requestId)) this.kept.push(requestId)
    for (const old of this.kept.splice(0, this.kept.length - REQUESTS_KEPT_MAX)) {
      await rm(join(this.folder, old), { recursive: true, force: true }).catch((error) =>
        this.host.onInternalError(error),
      )
    }
    const requestFolder = join(this.folder, requestId)
    const fileFolder = join(requestFolder, fileId)
    for (const part of [this.folder, requestFolder, fileFolder]) {
      await mkdir(part, { recursive: true, mode: 0o700 })
      await this.giveToBrowser(part)
    }
    return fileFolder
  }

  private async giveToBrowser(path: string): Promise<void> {
    if (this.runAs) await chown(path, this.runAs.uid, this.runAs.gid)
  }
}

function noFolder(): MachineFileError {
  return new MachineFileError("DENIED", "a web page has no folder")
}
