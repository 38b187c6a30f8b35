/**
 * Disk writer of a recording: bytes are batched, written and synced in the background; the lag between appended data
 * and data that survives a power cut is tracked.
 *
 * The invariant: while `isBehind`, something appended more than `lagMs` ago is not yet covered by a completed write
 * and datasync, and the session sends its viewers no new frames. A disk that stays behind for `stallMs` fails the
 * recording.
 */
import { open } from "node:fs/promises"
import { dirname } from "node:path"

/** The file as far as the recording uses it; tests put one that fails or stalls in its place. */
export interface RecordingFile {
  write(bytes: Uint8Array, offset: number, length: number): Promise<{ bytesWritten: number }>
  datasync(): Promise<void>
  close(): Promise<void>
}

/** @throws when the file exists already or cannot be created */
export type OpenRecordingFile = (path: string) => Promise<RecordingFile>

/** Its folder, and the one above, may be new as well: a power cut would take the name of a file that is not. */
export const createRecordingFile: OpenRecordingFile = async (path) => {
  const file = await open(path, "wx", 0o600)
  await syncFolder(dirname(path))
  await syncFolder(dirname(dirname(path)))
  return file
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r")
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export interface DiskLimits {
  /** One write gathers this much time. */
  batchMs: number
  /** Time between two datasyncs while there is something to sync. */
  syncMs: number
  /** What has been seen may be this far ahead of what the disk holds; then the picture waits. */
  lagMs: number
  /** A disk that is behind for so long cannot carry the recording: the session ends. */
  stallMs: number
  /** A disk that lags behind by so many bytes cannot either. */
  waitingBytes: number
}

/**
 * Each batch is synced as soon as it is written, because writes and syncs cost by their number. A batch leaves both 600 ms
 * before the picture waits: ten times what a busy disk needs. A waiting picture is bearable for some seconds, as a slow
 * network is.
 */
export const DISK_LIMITS: DiskLimits = {
  batchMs: 400,
  syncMs: 300,
  lagMs: 1000,
  stallMs: 5000,
  waitingBytes: 64 * 1024 * 1024,
}

const BATCH_BYTES = 64 * 1024
/** A larger batch, of a key frame, is not reused. */
const SPARE_BYTES_MAX = 1024 * 1024
/** How long the last write and sync of a recording may take. */
const CLOSE_TIMEOUT_MS = 5000

export class RecordingDisk {
  /** The first error; from then on nothing is written. */
  failure: Error | null = null
  /** Called once, with the first error. */
  onFailure: ((error: Error) => void) | null = null
  /** Called when the disk falls behind, and when it has caught up again. */
  onLagChange: ((isBehind: boolean) => void) | null = null
  private readonly file: RecordingFile
  /** Hash of all bytes of the file, so that it can be compared later with what was written. */
  private readonly hash = new Bun.CryptoHasher("sha256")
  private readonly limits: DiskLimits
  private batch: Buffer = Buffer.allocUnsafeSlow(BATCH_BYTES)
  /** A batch that has been written, to be filled again: fresh memory several times a second costs more than the copy. */
  private spare: Buffer | null = null
  private batchBytes = 0
  private batchSinceMs: number | null = null
  private batchTimer: Timer | null = null
  /** The writes and syncs so far; each waits for the one before. */
  private pendingWork: Promise<void> = Promise.resolve()
  private waitingBytes = 0
  /** For batches that are no longer gathered and not yet synced: since when each waits, oldest first. */
  private readonly unsyncedSinceMs: number[] = []
  /** How many of these are written. */
  private written = 0
  private syncedAtMs = 0
  private syncTimer: Timer | null = null
  private lagTimer: Timer | null = null
  private behindSinceMs: number | null = null
  private caughtUpResolvers: (() => void)[] = []
  private readonly fileClosed = Promise.withResolvers<void>()

  /** @param head  what the file contains already */
  constructor(file: RecordingFile, limits: DiskLimits = DISK_LIMITS, head: Uint8Array = new Uint8Array()) {
    this.file = file
    this.limits = limits
    this.hash.update(head)
  }

  /** The lag of the disk exceeds `lagMs`. Stays true after a failure. */
  get isBehind(): boolean {
    return this.failure !== null || this.lagMs() > this.limits.lagMs
  }

  /**
   * Resolves when, after `close`, nothing changes the file any more. That may be long after `close` has failed: a write that a
   * stalled disk has taken is carried out when the disk responds again.
   */
  get whenClosed(): Promise<void> {
    return this.fileClosed.promise
  }

  /** Resolves as soon as the disk is not behind; never after a failure. */
  whenCaughtUp(): Promise<void> {
    if (!this.isBehind) return Promise.resolve()
    return new Promise((resolve) => this.caughtUpResolvers.push(resolve))
  }

  /** Reserves space for the next `length` bytes, which the caller fills synchronously. */
  reserve(length: number): Buffer {
    if (this.batchBytes + length > this.batch.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(this.batch.length * 2, this.batchBytes + length))
      this.batch.copy(larger, 0, 0, this.batchBytes)
      this.batch = larger
    }
    this.batchBytes += length
    this.batchSinceMs ??= performance.now()
    this.batchTimer ??= setTimeout(() => this.flush(), this.limits.batchMs)
    this.lagTimer ??= setTimeout(() => this.checkLag(), this.limits.lagMs)
    return this.batch.subarray(this.batchBytes - length, this.batchBytes)
  }

  /** Writes and syncs the rest and closes the file. @returns its SHA-256 in hex @throws Error when that fails or times out */
  async close(): Promise<string> {
    this.flush()
    const finished = this.finish()
    if (!this.failure)
      await withTimeout(
        finished,
        CLOSE_TIMEOUT_MS,
        new Error("the disk did not complete the recording in time"),
      ).catch((error: Error) => this.fail(error))
    this.clearTimers()
    if (this.failure) throw this.failure
    return this.hash.digest("hex")
  }

  /** The periodic sync must not run beside the last one: it would reach a closed file. */
  private async finish(): Promise<void> {
    let work: Promise<void>
    do {
      work = this.pendingWork
      await work
    } while (work !== this.pendingWork)
    this.clearTimers()
    try {
      await this.sync()
    } catch (error) {
      this.fail(error as Error)
    }
    await this.file.close().catch(() => {})
    this.fileClosed.resolve()
  }

  private clearTimers(): void {
    for (const timer of [this.batchTimer, this.syncTimer, this.lagTimer]) if (timer) clearTimeout(timer)
  }

  /** Milliseconds since the oldest byte was appended that a power cut would take. */
  private lagMs(): number {
    const sinceMs = this.unsyncedSinceMs[0] ?? this.batchSinceMs
    return sinceMs === null ? 0 : performance.now() - sinceMs
  }

  private flush(): void {
    if (this.batchTimer) clearTimeout(this.batchTimer)
    this.batchTimer = null
    if (this.batchBytes === 0 || this.batchSinceMs === null || this.failure) return
    const { batch } = this
    const bytes = batch.subarray(0, this.batchBytes)
    this.batch = this.spare ?? Buffer.allocUnsafeSlow(BATCH_BYTES)
    this.spare = null
    this.batchBytes = 0
    this.unsyncedSinceMs.push(this.batchSinceMs)
    this.batchSinceMs = null
    this.waitingBytes += bytes.length
    this.hash.update(bytes)
    if (this.waitingBytes > this.limits.waitingBytes)
      this.fail(new Error("the disk is too slow for the recording"))
    this.enqueue(() => this.write(bytes))
    void this.pendingWork.then(() => {
      if (batch.length <= SPARE_BYTES_MAX) this.spare = batch
    })
  }

  private enqueue(work: () => Promise<void>): void {
    this.pendingWork = this.pendingWork.then(work).catch((error: Error) => this.fail(error))
  }

  private async write(bytes: Uint8Array): Promise<void> {
    if (this.failure) return
    for (let offset = 0; offset < bytes.length; ) {
      const { bytesWritten } = await this.file.write(bytes, offset, bytes.length - offset)
      offset += bytesWritten
    }
    this.waitingBytes -= bytes.length
    this.written++
    const dueInMs = this.syncedAtMs + this.limits.syncMs - performance.now()
    if (dueInMs <= 0) return this.sync()
    this.syncTimer ??= setTimeout(() => {
      this.syncTimer = null
      this.enqueue(() => this.sync())
    }, dueInMs)
  }

  private async sync(): Promise<void> {
    const covered = this.written
    if (covered === 0 || this.failure) return
    await this.file.datasync()
    this.unsyncedSinceMs.splice(0, covered)
    this.written -= covered
    this.syncedAtMs = performance.now()
    if (this.caughtUpResolvers.length > 0 || this.behindSinceMs !== null) this.checkLag()
  }

  private checkLag(): void {
    if (this.lagTimer) clearTimeout(this.lagTimer)
    this.lagTimer = null
    if (this.failure) return
    const lagMs = this.lagMs()
    if (lagMs <= this.limits.lagMs) {
      this.setBehindSince(null)
      if (lagMs > 0) this.scheduleLagCheck(this.limits.lagMs - lagMs)
      return
    }
    const nowMs = performance.now()
    if (this.behindSinceMs === null) this.setBehindSince(nowMs)
    const leftMs = this.limits.stallMs - (nowMs - (this.behindSinceMs ?? nowMs))
    if (leftMs > 0) return this.scheduleLagCheck(leftMs)
    this.fail(new Error(`the disk has taken nothing of the recording for ${Math.round(lagMs)} ms`))
  }

  /** Later than the limit, not at it: a timer may fire a little early. */
  private scheduleLagCheck(ms: number): void {
    this.lagTimer = setTimeout(() => this.checkLag(), Math.ceil(ms) + 1)
  }

  private setBehindSince(behindSinceMs: number | null): void {
    const isNews = (behindSinceMs === null) !== (this.behindSinceMs === null)
    this.behindSinceMs = behindSinceMs
    if (behindSinceMs === null) for (const resolve of this.caughtUpResolvers.splice(0)) resolve()
    if (isNews) this.onLagChange?.(behindSinceMs !== null)
  }

  private fail(error: Error): void {
    if (this.failure) return
    this.failure = error
    this.onFailure?.(error)
  }
}

/** @throws `late` when `work` takes longer */
async function withTimeout<T>(work: Promise<T>, ms: number, timeoutError: Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(timeoutError), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
