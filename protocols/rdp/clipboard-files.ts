/**
 * Files over the clipboard (MS-RDPECLIP): those that were copied on the machine can be fetched, and those that are sent
 * can be pasted there. What a machine has copied is a list of names, read only when a file is fetched; what is sent is an
 * offer, read by the machine when its user pastes.
 */
import { open, rm, stat } from "node:fs/promises"
import { END_DETAILS } from "../link-ends.ts"
import {
  type FetchedFile,
  type MachineFileEntry,
  MachineFileError,
  type MachineFiles,
  type MachineFileTransfer,
} from "../machine-files.ts"
import { isListedName } from "../machine-paths.ts"
import type { Core, CoreSession } from "./core/load.ts"
import { COPIED_FILES_MAX, FILE_ANSWER_TIMEOUT_MS, FILE_CHUNK_BYTES } from "./limits.ts"
import { type OfferedFile, OfferedFiles, RANGE, SIZE, SIZE_BYTES } from "./offered-files.ts"

/** A file or folder that was copied on the machine. */
interface CopiedFile {
  index: number
  /** With slashes, relative to what was copied. */
  path: string
  isFolder: boolean
  sizeBytes: number
  changedAtMs: number | null
}

interface CoreFile {
  name: string
  path?: string
  size: number
  lastModified: number
  isDirectory?: boolean
}

interface ContentsRequest {
  streamId: number
  index: number
  flags: number
  position: number
  size: number
}

type Answer = { isError: boolean; data: Uint8Array }

export class RdpClipboardFiles implements MachineFiles {
  private core: Core | null = null
  private session: CoreSession | null = null
  private copied: CopiedFile[] = []
  /** Id by which the machine keeps the copied files while they are read. */
  private clipboardId: number | undefined
  readonly offered = new OfferedFiles((files) => this.announce(files))
  private nextStream = 1
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private readonly onCopied: () => void

  /** @param onCopied  there is another list of files */
  constructor(onCopied: () => void) {
    this.onCopied = onCopied
  }

  /** For the builder of a session of the core. */
  extensions(core: Core) {
    return [
      core.filesAvailableCallback((files, clipboardId) => this.onFilesCopied(files, clipboardId)),
      core.fileContentsResponseCallback(({ streamId, isError, data }) =>
        this.waiting.get(streamId)?.({ isError, data: data.slice() }),
      ),
      core.fileContentsRequestCallback((request) => void this.answer(core, request)),
    ]
  }

  /** The machine is connected, perhaps anew: it has copied nothing that is known, and knows no offer. */
  attach(core: Core, session: CoreSession): void {
    this.core = core
    this.session = session
    this.offered.onChannelClosed()
    this.forgetCopied()
  }

  /** Something else is on the machine's clipboard now. */
  forgetCopied(): void {
    if (this.copied.length === 0) return
    this.copied = []
    this.onCopied()
  }

  /** The session is over. */
  close(): void {
    this.session = null
    for (const resolve of this.waiting.values()) resolve({ isError: true, data: new Uint8Array() })
    this.offered.close()
  }

  async list(path: string): Promise<MachineFileEntry[]> {
    return this.copied
      .filter((file) => parentOf(file.path) === path)
      .map(({ path, isFolder, sizeBytes, changedAtMs }) => ({
        name: nameOf(path),
        kind: isFolder ? ("FOLDER" as const) : ("FILE" as const),
        sizeBytes,
        changedAtMs,
      }))
      .sort((a, b) => (a.kind === b.kind ? a.name.localeCompare(b.name) : a.kind === "FOLDER" ? -1 : 1))
  }

  async fetch(
    path: string,
    localPath: string,
    bytesMax: number,
    { signal, onProgress }: MachineFileTransfer,
  ): Promise<FetchedFile> {
    const file = this.copied.find((one) => one.path === path)
    if (!file) throw new MachineFileError("NOT_FOUND", "the file is not on the machine's clipboard any more")
    if (file.isFolder) throw new MachineFileError("WRONG_KIND", "a folder is not a file")
    const clipboardId = this.clipboardId
    const read = (flags: number, position: number, size: number) =>
      this.readContents({ fileIndex: file.index, flags, position, size, clipboardId }, signal)
    const head = await read(SIZE, 0, SIZE_BYTES)
    if (head.length < SIZE_BYTES)
      throw new MachineFileError("FAILED", "the machine did not say the file's size")
    const sizeBytes = Number(new DataView(head.buffer, head.byteOffset).getBigUint64(0, true))
    if (sizeBytes > bytesMax) throw new MachineFileError("TOO_LARGE", "the file is too large")
    // What is left of an earlier try may be of another file with this name.
    const target = await open(localPath, "w", 0o600)
    const hash = new Bun.CryptoHasher("sha256")
    try {
      for (let at = 0; at < sizeBytes; ) {
        const bytes = await read(RANGE, at, Math.min(FILE_CHUNK_BYTES, sizeBytes - at))
        if (bytes.length === 0 || bytes.length > sizeBytes - at)
          throw new MachineFileError("FAILED", "the machine sent another length than it was asked for")
        await target.write(bytes)
        hash.update(bytes)
        at += bytes.length
        onProgress(at, sizeBytes)
      }
      await target.sync()
    } catch (error) {
      await rm(localPath, { force: true })
      throw error
    } finally {
      await target.close()
    }
    return { sizeBytes, sha256: hash.digest("hex") }
  }

  /** The file is on the machine's clipboard then, together with those sent before it that the machine has not read. */
  async send(
    localPath: string,
    path: string,
    _isReplaced: boolean,
    { signal, onProgress }: MachineFileTransfer,
  ): Promise<void> {
    if (!this.session) throw new MachineFileError("FAILED", "the machine is not connected")
    const { size, mtimeMs } = await stat(localPath)
    const handle = await open(localPath, "r")
    await this.offered.add({ name: nameOf(path), sizeBytes: size, changedAtMs: mtimeMs, handle }, signal)
    onProgress(size, size)
  }

  private announce(offered: readonly OfferedFile[]): void {
    const { core, session } = this
    if (!core || !session) return
    const files = offered.map(({ name, sizeBytes, changedAtMs }) => ({
      name,
      size: sizeBytes,
      lastModified: Math.round(changedAtMs),
    }))
    session.invokeExtension(core.initiateFileCopy(files))
  }

  private onFilesCopied(files: readonly CoreFile[], clipboardId: number | undefined): void {
    this.clipboardId = clipboardId
    this.copied = files.slice(0, COPIED_FILES_MAX).flatMap((file, index) => {
      const names = [...(file.path ?? "").split("\\").filter(Boolean), file.name]
      if (!names.every(isListedName)) return []
      return {
        index,
        path: names.join("/"),
        isFolder: file.isDirectory === true,
        sizeBytes: file.size,
        changedAtMs: file.lastModified > 0 ? file.lastModified : null,
      }
    })
    this.onCopied()
  }

  private async readContents(
    request: {
      fileIndex: number
      flags: number
      position: number
      size: number
      clipboardId: number | undefined
    },
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const { core, session } = this
    if (!core || !session) throw new MachineFileError("FAILED", "the session ended")
    const streamId = this.nextStream++
    const answer = Promise.withResolvers<Answer>()
    const timer = setTimeout(
      () => answer.reject(new MachineFileError("FAILED", END_DETAILS.silent)),
      FILE_ANSWER_TIMEOUT_MS,
    )
    const cancel = () => answer.reject(new MachineFileError("CANCELLED", "the transfer was cancelled"))
    this.waiting.set(streamId, answer.resolve)
    signal.addEventListener("abort", cancel, { once: true })
    try {
      if (signal.aborted) cancel()
      const { fileIndex, flags, position, size, clipboardId } = request
      const wanted = { stream_id: streamId, file_index: fileIndex, flags, position, size }
      session.invokeExtension(
        core.requestFileContents(
          clipboardId === undefined ? wanted : { ...wanted, clip_data_id: clipboardId },
        ),
      )
      const { isError, data } = await answer.promise
      if (isError) throw new MachineFileError("FAILED", "the machine does not give the file")
      return data
    } finally {
      clearTimeout(timer)
      signal.removeEventListener("abort", cancel)
      this.waiting.delete(streamId)
    }
  }

  /** The machine reads an offered file. */
  private async answer(
    core: Core,
    { streamId, index, flags, position, size }: ContentsRequest,
  ): Promise<void> {
    let data: Uint8Array | null = null
    try {
      data = await this.offered.read(index, flags, position, size)
    } catch {
      // Refused below.
    }
    this.session?.invokeExtension(
      core.submitFileContents({
        stream_id: streamId,
        is_error: data === null,
        data: data ?? new Uint8Array(),
      }),
    )
  }
}

function parentOf(path: string): string {
  return path.split("/").slice(0, -1).join("/")
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}
