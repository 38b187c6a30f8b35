/** The vocabulary of files on a machine, for protocols that carry them beside their screen. */

export interface MachineFileEntry {
  name: string
  kind: "FILE" | "FOLDER" | "OTHER"
  sizeBytes: number
  /** Epoch milliseconds; null where the machine does not say. */
  changedAtMs: number | null
}

export type MachineFileProblem =
  /** Nothing with this name. */
  | "NOT_FOUND"
  /** The machine refuses, or the path leads out of the interface's folder. */
  | "DENIED"
  /** A file with this name exists, and it is not to be replaced. */
  | "EXISTS"
  /** No regular file, or no folder. */
  | "WRONG_KIND"
  /** No more room on the machine. */
  | "NO_SPACE"
  /** The folder lies on a file system that cannot be written. */
  | "READ_ONLY"
  /** The machine has no file transfer, or broke off, or does not say why. */
  | "FAILED"
  | "TOO_LARGE"
  | "CANCELLED"

export class MachineFileError extends Error {
  override name = "MachineFileError"
  readonly problem: MachineFileProblem
  /** @param message  in one lower-case sentence, without secrets */
  constructor(problem: MachineFileProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

export interface MachineFileTransfer {
  /** Stops the transfer; the machine and the disk keep nothing of it. */
  signal: AbortSignal
  onProgress(bytes: number, totalBytes: number | null): void
}

export interface FetchedFile {
  sizeBytes: number
  /** Lower-case hex. */
  sha256: string
}

/** Paths are relative to the interface's folder, with slashes. All calls reject with MachineFileError. */
export interface MachineFiles {
  /** Folders first, then by name. */
  list(path: string): Promise<MachineFileEntry[]>
  /**
   * Copies a file of the machine to a synced file on this server's disk. After FAILED what has come stays there, and a
   * later call with the same path goes on behind it.
   */
  fetch(
    path: string,
    localPath: string,
    bytesMax: number,
    transfer: MachineFileTransfer,
  ): Promise<FetchedFile>
  /**
   * Copies a file of this server to the machine; it gets its name when it is whole. What is left of an interrupted call
   * on the machine is compared and not sent again.
   */
  send(localPath: string, path: string, isReplaced: boolean, transfer: MachineFileTransfer): Promise<void>
}
