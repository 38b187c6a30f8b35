/** A file on its way to the server, which goes on behind what has arrived when the connection was lost meanwhile. */
import { ApiError } from "../../src/http/api-client.ts"

/** Without the connection: the server is asked again after so long, twice as long each time. */
const RETRY_MS_MIN = 1000
const RETRY_MS_MAX = 10_000
/** Of a proxy that reaches no server, or of a server that starts. */
const UNREACHABLE_STATUS: readonly number[] = [502, 503, 504]

export interface UploadState<Sent> {
  id: string
  receivedBytes: number
  /** What the whole file has become; null before. */
  file: Sent | null
}

/** Each rejects with a TypeError where the server cannot be reached. */
export interface PartCalls<Sent> {
  begin(signal: AbortSignal): Promise<UploadState<Sent>>
  state(id: string, signal: AbortSignal): Promise<UploadState<Sent>>
  /** @param onProgress  bytes of the part that have left */
  send(
    id: string,
    firstByte: number,
    part: Blob,
    onProgress: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<UploadState<Sent>>
  drop(id: string): Promise<unknown>
}

export interface UploadWatch {
  /** Share that has arrived, 0 to 1. */
  onProgress(share: number): void
  /** The connection is lost, or there again. */
  onInterrupted(isInterrupted: boolean): void
  signal: AbortSignal
  /** Whether the sender may not send any more: until the screen has connected anew, the server says so of everybody. */
  hasLostControl(): boolean
  /** Resolves after the time, or earlier when trying again makes sense. */
  pause?(ms: number, signal: AbortSignal): Promise<void>
}

/**
 * @param partBytes  the most that is sent at once
 * @throws ApiError for what the server refuses, LocalFileError; an AbortError when it is cancelled
 */
export async function sendInParts<Sent>(
  file: Blob,
  partBytes: number,
  calls: PartCalls<Sent>,
  watch: UploadWatch,
): Promise<Sent> {
  const { onProgress, onInterrupted, signal } = watch
  let upload: UploadState<Sent> | null = null
  /** After an interruption only the server knows how much has come. */
  let isCertain = true
  const stateOf = async ({ id }: UploadState<Sent>): Promise<UploadState<Sent>> => {
    try {
      return await calls.state(id, signal)
    } catch (error) {
      // Away for so long that the server has given it up.
      if (error instanceof ApiError && error.status === 404) return calls.begin(signal)
      throw error
    }
  }
  try {
    for (;;) {
      upload = await untilReached(watch, async () => {
        if (!upload) return calls.begin(signal)
        const known = isCertain ? upload : await stateOf(upload)
        if (known.file !== null) return known
        isCertain = false
        const { id, receivedBytes } = known
        const part = file.slice(receivedBytes, receivedBytes + partBytes)
        const show = (bytes: number) => onProgress(file.size > 0 ? bytes / file.size : 1)
        show(receivedBytes)
        const shareOf = (bytes: number) => {
          onInterrupted(false)
          show(receivedBytes + bytes)
        }
        const sent = await calls.send(id, receivedBytes, part, shareOf, signal)
        isCertain = true
        return sent
      })
      if (upload.file !== null) return upload.file
    }
  } catch (error) {
    if (upload) void calls.drop(upload.id).catch(() => {})
    throw error
  }
}

/** Repeats what fails for want of a connection. */
async function untilReached<T>(
  { signal, onInterrupted, hasLostControl, pause = pauseOrOnline }: Omit<UploadWatch, "onProgress">,
  work: () => Promise<T>,
): Promise<T> {
  for (let waitMs = RETRY_MS_MIN; ; waitMs = Math.min(2 * waitMs, RETRY_MS_MAX)) {
    signal.throwIfAborted()
    try {
      const done = await work()
      onInterrupted(false)
      return done
    } catch (error) {
      if (signal.aborted || !(isUnreachable(error) || (isTakenForAbsent(error) && !hasLostControl())))
        throw error
      onInterrupted(true)
      await pause(waitMs, signal)
    }
  }
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof ApiError && UNREACHABLE_STATUS.includes(error.status))
  )
}

function isTakenForAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.body?.reason === "fileTransferNeedsControl"
}

/** A browser knows when its own network is there again. */
function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const end = () => {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener("online", end, { signal: done.signal })
    signal.addEventListener("abort", end, { signal: done.signal })
  })
}
