/** Requests for files of a machine, on the main thread: each waits for its answer from the session's Worker. */
import type { RecordedFile } from "../../../protocols/recording.ts"
import type { FileProblem } from "../session/rules-files.ts"
import type { FileEvent, FileOperation, FileRequest, FileResult } from "../worker/file-operations.ts"

/** What was asked for did not happen. The message is one lower-case sentence without secrets. */
export class FileRequestError extends Error {
  override name = "FileRequestError"
  readonly problem: FileProblem
  constructor(problem: FileProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

interface FileRequestOptions {
  signal?: AbortSignal
  onProgress?(bytes: number, totalBytes: number | null): void
}

interface Pending {
  answer: PromiseWithResolvers<FileResult>
  onProgress: FileRequestOptions["onProgress"]
}

export class FileRequests {
  private readonly post: (request: FileRequest) => void
  private readonly pending = new Map<string, Pending>()
  private isClosed = false

  constructor(post: (request: FileRequest) => void) {
    this.post = post
  }

  /** @throws FileRequestError also when the session ends before the answer */
  run(
    viewerId: string,
    operation: FileOperation,
    { signal, onProgress }: FileRequestOptions = {},
  ): Promise<FileResult> {
    if (this.isClosed) return Promise.reject(sessionEnded())
    const requestId = crypto.randomUUID()
    const answer = Promise.withResolvers<FileResult>()
    this.pending.set(requestId, { answer, onProgress })
    const cancel = () => this.post({ kind: "cancelFile", requestId })
    signal?.addEventListener("abort", cancel, { once: true })
    this.post({ kind: "file", requestId, viewerId, operation })
    if (signal?.aborted) cancel()
    return answer.promise.finally(() => {
      this.pending.delete(requestId)
      signal?.removeEventListener("abort", cancel)
    })
  }

  /** The recording shows what the virus scan has refused, and what it has released later. */
  recordVerdict(viewerId: string, file: RecordedFile, isRefused: boolean): void {
    if (!this.isClosed) this.post({ kind: "fileVerdict", viewerId, file, isRefused })
  }

  onEvent(event: Exclude<FileEvent, { kind: "fileArrived" }>): void {
    const pending = this.pending.get(event.requestId)
    if (event.kind === "fileProgress") pending?.onProgress?.(event.bytes, event.totalBytes)
    else if (event.kind === "fileDone") pending?.answer.resolve(event)
    else pending?.answer.reject(new FileRequestError(event.problem, event.detail))
  }

  /** The Worker has stopped. */
  close(): void {
    this.isClosed = true
    for (const { answer } of this.pending.values()) answer.reject(sessionEnded())
  }
}

function sessionEnded(): FileRequestError {
  return new FileRequestError("FAILED", "the session ended")
}
