/**
 * Files that are offered to a machine over its clipboard (MS-RDPECLIP §1.3.2.2). An offer is a list of names; the machine reads
 * the files when its user pastes. It is made again until the machine accepts it, and to a channel that begins anew.
 */
import type { FileHandle } from "node:fs/promises"
import { MachineFileError } from "../machine-files.ts"
import {
  CLIPBOARD_FILES_MAX,
  FILE_ANSWER_BYTES_MAX,
  FILE_OFFER_INTERVAL_MS,
  FILE_OFFER_TIMEOUT_MS,
} from "./limits.ts"

export interface OfferedFile {
  name: string
  sizeBytes: number
  changedAtMs: number
  /** Open, so that the file may be deleted meanwhile. */
  handle: FileHandle
}

/** MS-RDPECLIP §2.2.5.3. */
export const SIZE = 1
export const RANGE = 2
export const SIZE_BYTES = 8

export class OfferedFiles {
  private readonly announce: (files: readonly OfferedFile[]) => void
  private files: OfferedFile[] = []
  /** The machine has begun to read the offer: the next file begins another one. */
  private isRead = false
  /** Nothing was put on the clipboard after the files, here or on the machine. */
  private isNewest = false
  private channel: "CLOSED" | "OPEN" | "WITHOUT_FILES" = "CLOSED"
  /** Files that the machine has not accepted yet, each with its sender. */
  private readonly waiting = new Map<OfferedFile, PromiseWithResolvers<void>>()
  /** Lists that the machine has not answered, oldest first. */
  private announced: (readonly OfferedFile[])[] = []
  private timer: Timer | null = null

  /** @param announce  sends the list to the machine */
  constructor(announce: (files: readonly OfferedFile[]) => void) {
    this.announce = announce
  }

  /**
   * Offers a file together with those that the machine has not read yet; one of the same name is replaced.
   *
   * @returns when the machine has accepted it
   * @throws MachineFileError with the file dropped
   */
  async add(file: OfferedFile, signal: AbortSignal): Promise<void> {
    if (this.isRead) this.drop()
    this.remove(this.files.find(({ name }) => name === file.name))
    if (this.files.length >= CLIPBOARD_FILES_MAX) {
      void file.handle.close()
      throw new MachineFileError("TOO_LARGE", `the clipboard holds ${CLIPBOARD_FILES_MAX} files`)
    }
    this.files.push(file)
    this.isNewest = true
    const accepted = Promise.withResolvers<void>()
    this.waiting.set(file, accepted)
    const fail = (error: MachineFileError) => this.remove(file, error)
    const cancel = () => fail(new MachineFileError("CANCELLED", "the transfer was cancelled"))
    const refused = () =>
      fail(new MachineFileError("FAILED", "the machine's clipboard does not take the file"))
    const deadline = setTimeout(refused, FILE_OFFER_TIMEOUT_MS)
    signal.addEventListener("abort", cancel, { once: true })
    if (signal.aborted) cancel()
    else if (this.channel === "WITHOUT_FILES") refused()
    else this.offer()
    try {
      await accepted.promise
    } finally {
      clearTimeout(deadline)
      signal.removeEventListener("abort", cancel)
    }
  }

  /** The channel takes lists now. */
  onChannelOpen(takesFiles: boolean): void {
    this.channel = takesFiles ? "OPEN" : "WITHOUT_FILES"
    this.announced = []
    if (takesFiles) return this.offer()
    for (const file of [...this.waiting.keys()])
      this.remove(file, new MachineFileError("FAILED", "the machine's clipboard takes no files"))
  }

  /** The machine is connected anew: its channel opens later. */
  onChannelClosed(): void {
    this.channel = "CLOSED"
    this.stopTimer()
  }

  /** A refused offer is made again a little later: another program of the machine may have held its clipboard. */
  onAnswer(isAccepted: boolean): void {
    const files = this.announced.shift() ?? []
    if (!isAccepted) return
    for (const file of files) {
      this.waiting.get(file)?.resolve()
      this.waiting.delete(file)
    }
    if (this.waiting.size === 0) this.stopTimer()
  }

  /** Something else was copied. Files that are still waiting are newer. */
  onOtherCopied(): void {
    if (this.waiting.size === 0) this.isNewest = false
  }

  /** Whatever else was copied is older than the files. */
  get isNewestCopy(): boolean {
    return this.isNewest && this.files.length > 0
  }

  /** @returns null for what was not offered */
  async read(index: number, flags: number, position: number, size: number): Promise<Uint8Array | null> {
    const file = this.files[index]
    if (!file) return null
    this.isRead = true
    if (flags & SIZE) {
      const bytes = new Uint8Array(SIZE_BYTES)
      new DataView(bytes.buffer).setBigUint64(0, BigInt(file.sizeBytes), true)
      return bytes
    }
    if (!(flags & RANGE)) return null
    const bytes = new Uint8Array(
      Math.max(0, Math.min(size, file.sizeBytes - position, FILE_ANSWER_BYTES_MAX)),
    )
    const { bytesRead } = await file.handle.read(bytes, 0, bytes.length, position)
    return bytes.subarray(0, bytesRead)
  }

  /** The session is over. */
  close(): void {
    this.onChannelClosed()
    this.drop()
  }

  private drop(): void {
    for (const file of [...this.files]) this.remove(file)
    this.isRead = false
  }

  private remove(
    file: OfferedFile | undefined,
    reason = new MachineFileError("FAILED", "the file was replaced before the machine took it"),
  ): void {
    if (!file) return
    this.files = this.files.filter((other) => other !== file)
    file.handle.close().catch(() => undefined)
    this.waiting.get(file)?.reject(reason)
    this.waiting.delete(file)
  }

  private offer(): void {
    this.stopTimer()
    if (this.channel !== "OPEN" || this.files.length === 0 || !this.isNewest) return
    this.announced.push(this.files.slice())
    this.announce(this.files)
    if (this.waiting.size > 0) this.timer = setTimeout(() => this.offer(), FILE_OFFER_INTERVAL_MS)
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }
}
