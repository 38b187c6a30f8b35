/** Files that people send in parts: after a lost connection the sender goes on behind the bytes that have come. */
import { createHash } from "node:crypto"
import { type FileHandle, mkdir, open, rm } from "node:fs/promises"
import { join } from "node:path"
import { notFound, Refusal } from "../../base/refusal.ts"

/** Of one owner: those of tabs that were closed. Beyond it, the one that was untouched longest goes. */
const FILES_PER_OWNER_MAX = 4
/** Without a word from its sender: longer than a network is away, and shorter than a disk should keep it. */
const ARRIVING_IDLE_MS = 15 * 60_000

/** A whole file on the disk of this server. */
interface WholeFile {
  name: string
  path: string
  sizeBytes: number
  /** SHA-256. */
  hash: Buffer
}

interface Announced<Purpose> {
  /** Who may go on with it. */
  owner: string
  /** As its sender calls it. */
  name: string
  sizeBytes: number
  purpose: Purpose
}

/** One file. What has come is synced before it counts. */
class ArrivingFile<Purpose, Result> {
  readonly id: string = crypto.randomUUID()
  readonly announced: Announced<Purpose>
  private readonly path: string
  private hash = createHash("sha256")
  private receivedCount = 0
  private writing: { stop(): void; done: Promise<void> } | null = null
  private used: Promise<Result> | null = null
  private isGone = false

  constructor(folder: string, announced: Announced<Purpose>) {
    this.announced = announced
    this.path = join(folder, this.id)
  }

  get receivedBytes(): number {
    return this.receivedCount
  }

  async create(): Promise<void> {
    const handle = await open(this.path, "wx", 0o600)
    await handle.close()
  }

  /** Ends the part that is being received, whose sender has lost the connection, or waits for it. */
  async settle(): Promise<void> {
    while (this.writing) {
      const { stop, done } = this.writing
      stop()
      await done
    }
  }

  /**
   * Receives a part, in the place of one that is being received. Also of a part that breaks off, all that has come counts.
   *
   * @throws Refusal NOT_FOUND when the file was given up, CONFLICT when the part does not begin behind what has come, BAD_REQUEST when there is more than was
   *         announced; the disk's own error
   */
  async append(firstByte: number, body: ReadableStream<Uint8Array>): Promise<void> {
    await this.settle()
    if (this.isGone) throw notFound("upload", this.id)
    if (firstByte !== this.receivedCount)
      throw new Refusal("CONFLICT", `"${this.announced.name}" goes on at byte ${this.receivedCount}`, {
        text: "partElsewhere",
        receivedBytes: this.receivedCount,
      })
    const reader = body.getReader()
    const received = this.receive(reader)
    const writing = {
      stop: () => void reader.cancel().catch(() => undefined),
      done: received
        .catch(() => undefined)
        .finally(() => {
          this.writing = null
        }),
    }
    this.writing = writing
    try {
      await received
    } finally {
      await writing.done
    }
  }

  private async receive(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    const handle = await open(this.path, "r+")
    const hash = this.hash.copy()
    let count = this.receivedCount
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        if (count + value.length > this.announced.sizeBytes)
          throw new Refusal("BAD_REQUEST", `"${this.announced.name}" has more bytes than were announced`, {
            reason: "bodyIncomplete",
          })
        await writeAll(handle, value, count)
        count += value.length
        hash.update(value)
      }
    } finally {
      reader.cancel().catch(() => undefined)
      try {
        await handle.sync()
        this.receivedCount = count
        this.hash = hash
      } finally {
        await handle.close()
      }
    }
  }

  /**
   * Hands the whole file over, once: later calls get what the first one got. It is deleted afterwards.
   *
   * @returns null while bytes are missing
   */
  use(take: (file: WholeFile) => Promise<Result>): Promise<Result> | null {
    const { name, sizeBytes } = this.announced
    if (this.receivedCount < sizeBytes) return null
    this.used ??= take({ name, path: this.path, sizeBytes, hash: this.hash.digest() }).finally(() =>
      this.remove(),
    )
    return this.used
  }

  /** What the whole file has become; null before. */
  get result(): Promise<Result> | null {
    return this.used
  }

  async remove(): Promise<void> {
    this.isGone = true
    await rm(this.path, { force: true })
  }
}

/** A disk takes less than it is given when its space ends. */
async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; )
    done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten
}

interface Kept<Purpose, Result> {
  file: ArrivingFile<Purpose, Result>
  idle: NodeJS.Timeout
}

/** @template Purpose  what the file is for. @template Result  what the whole file becomes */
export class ArrivingFiles<Purpose, Result> {
  /** In the order in which they were touched last. */
  private readonly kept = new Map<string, Kept<Purpose, Result>>()
  private readonly onGone: (purpose: Purpose) => void

  /** @param onGone  called when a file was given up before it was whole */
  constructor(onGone: (purpose: Purpose) => void = () => {}) {
    this.onGone = onGone
  }

  /** @param folder  of files that the next start of the server deletes */
  async announce(folder: string, announced: Announced<Purpose>): Promise<ArrivingFile<Purpose, Result>> {
    const own = [...this.kept.values()].filter(({ file }) => file.announced.owner === announced.owner)
    for (const { file } of own.slice(0, Math.max(0, own.length - FILES_PER_OWNER_MAX + 1)))
      await this.drop(file)
    await mkdir(folder, { recursive: true })
    const file = new ArrivingFile<Purpose, Result>(folder, announced)
    await file.create()
    const idle = setTimeout(() => void this.drop(file), ARRIVING_IDLE_MS)
    idle.unref()
    this.kept.set(file.id, { file, idle })
    return file
  }

  /** @returns null when there is none of this owner, or it was given up */
  find(id: string, owner: string): ArrivingFile<Purpose, Result> | null {
    const found = this.kept.get(id)
    if (found?.file.announced.owner !== owner) return null
    found.idle.refresh()
    this.kept.delete(id)
    this.kept.set(id, found)
    return found.file
  }

  /** Ends what is being received, and deletes what has come. */
  async drop(file: ArrivingFile<Purpose, Result>): Promise<void> {
    const found = this.kept.get(file.id)
    if (!found) return
    this.kept.delete(file.id)
    clearTimeout(found.idle)
    await file.settle()
    if (file.result) return
    await file.remove()
    this.onGone(file.announced.purpose)
  }
}
