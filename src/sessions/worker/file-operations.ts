/** Files of the machine in a session's Worker: which viewer may do what, progress, cancelling, and the recording. */
import {
  type MachineFileEntry,
  MachineFileError,
  type MachineFileProblem,
  type MachineFiles,
} from "../../../protocols/machine-files.ts"
import type { RecordedFile, RecordingWriter } from "../../../protocols/recording.ts"

export type FileOperation =
  | { kind: "list"; path: string }
  | { kind: "fetch"; path: string; localPath: string; bytesMax: number }
  | { kind: "send"; path: string; localPath: string; sizeBytes: number; isReplaced: boolean }

export type FileRequest =
  | { kind: "file"; requestId: string; viewerId: string; operation: FileOperation }
  | { kind: "cancelFile"; requestId: string }
  /** The virus scan has refused a file, or released it after all: it belongs to the recording. */
  | { kind: "fileVerdict"; viewerId: string; file: RecordedFile; isRefused: boolean }

export interface FileResult {
  /** Result of a listing. */
  entries?: MachineFileEntry[]
  /** Size of a fetched file; its hash is SHA-256 in lower-case hex. */
  sizeBytes?: number
  sha256?: string
}

export type FileEvent =
  | { kind: "fileProgress"; requestId: string; bytes: number; totalBytes: number | null }
  | ({ kind: "fileDone"; requestId: string } & FileResult)
  /** A web page has delivered a file into the folder of its browser. */
  | { kind: "fileArrived"; path: string; name: string; sizeBytes: number }
  | { kind: "fileFailed"; requestId: string; problem: MachineFileProblem; detail: string }

/** Between two reports of one transfer. */
const PROGRESS_INTERVAL_MS = 500

interface FileHost {
  post(event: FileEvent): void
  nowMs(): number
  recording(): RecordingWriter | null
  /** Null while there is no machine, and for protocols without files. */
  files(): MachineFiles | null
  hasControl(viewerId: string): boolean
  /** Whether the machine may be changed now: neither read-only nor paused. */
  isInputAllowed(): boolean
}

export class FileOperations {
  private readonly host: FileHost
  private readonly running = new Map<string, { cancel: AbortController; sender: string | null }>()

  constructor(host: FileHost) {
    this.host = host
  }

  handle(request: FileRequest): void {
    if (request.kind === "fileVerdict") return this.record(request.viewerId, request.file, request.isRefused)
    if (request.kind === "cancelFile") return this.running.get(request.requestId)?.cancel.abort()
    const { requestId, viewerId, operation } = request
    const cancel = new AbortController()
    this.running.set(requestId, { cancel, sender: operation.kind === "send" ? viewerId : null })
    this.run(request, cancel.signal)
      .then((result) => this.host.post({ kind: "fileDone", requestId, ...result }))
      .catch((error) => this.host.post({ kind: "fileFailed", requestId, ...toFailure(error) }))
      .finally(() => this.running.delete(requestId))
  }

  /** The link closes. */
  cancelAll(): void {
    const lost = new MachineFileError("FAILED", "the session ended")
    for (const { cancel } of this.running.values()) cancel.abort(lost)
  }

  /** No file arrives on the machine for somebody who has lost control of it, or while it takes no input. */
  stopSending(viewerId?: string): void {
    const denied = new MachineFileError("DENIED", "the machine may not be changed any more")
    for (const { cancel, sender } of this.running.values())
      if (sender !== null && (viewerId === undefined || sender === viewerId)) cancel.abort(denied)
  }

  private async run(
    { requestId, viewerId, operation }: Extract<FileRequest, { kind: "file" }>,
    signal: AbortSignal,
  ): Promise<FileResult> {
    const files = this.host.files()
    if (!files) throw new MachineFileError("FAILED", "the machine is not connected")
    if (!this.host.hasControl(viewerId))
      throw new MachineFileError("DENIED", "only a participant with control transfers files")
    if (operation.kind === "list") return { entries: await files.list(operation.path) }
    const transfer = { signal, onProgress: this.progressOf(requestId) }
    if (operation.kind === "fetch") {
      const { path, localPath, bytesMax } = operation
      const fetched = await files.fetch(path, localPath, bytesMax, transfer)
      const { sizeBytes } = fetched
      this.record(viewerId, { name: nameOf(path), sizeBytes, direction: "fromMachine" })
      return fetched
    }
    if (!this.host.isInputAllowed()) throw new MachineFileError("DENIED", "the interface takes no input now")
    const { path, localPath, sizeBytes, isReplaced } = operation
    await files.send(localPath, path, isReplaced, transfer)
    this.record(viewerId, { name: nameOf(path), sizeBytes, direction: "toMachine" })
    return {}
  }

  private record(viewer: string, { name, sizeBytes, direction }: RecordedFile, isRefused = false): void {
    const event = { about: "file", viewer, name, sizeBytes, direction } as const
    this.host.recording()?.appendEvent(this.host.nowMs(), isRefused ? { ...event, isRefused } : event)
  }

  private progressOf(requestId: string): (bytes: number, totalBytes: number | null) => void {
    let reportedAtMs = Number.NEGATIVE_INFINITY
    return (bytes, totalBytes) => {
      const nowMs = this.host.nowMs()
      if (nowMs - reportedAtMs < PROGRESS_INTERVAL_MS) return
      reportedAtMs = nowMs
      this.host.post({ kind: "fileProgress", requestId, bytes, totalBytes })
    }
  }
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1)

function toFailure(error: unknown): { problem: MachineFileProblem; detail: string } {
  if (error instanceof MachineFileError) return { problem: error.problem, detail: error.message }
  return { problem: "FAILED", detail: "the transfer failed" }
}
