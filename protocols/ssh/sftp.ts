/**
 * Files of a machine by SFTP, on the connection of its terminal session. Links of the machine are resolved before a
 * file is touched, so that none leads out of the interface's folder.
 *
 * @see draft-ietf-secsh-filexfer-02
 */
import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { open, stat } from "node:fs/promises"
import { posix } from "node:path"
import { Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Client, FileEntryWithStats, SFTPWrapper, Stats } from "ssh2"
import { continueFetch, endFetch, type FileVersion, removeInterrupted } from "../interrupted-fetch.ts"
import { END_DETAILS } from "../link-ends.ts"
import {
  type FetchedFile,
  type MachineFileEntry,
  MachineFileError,
  type MachineFileProblem,
  type MachineFiles,
  type MachineFileTransfer,
} from "../machine-files.ts"
import { isInside, isListedName, pathInside } from "../machine-paths.ts"

/** A folder with more files is not for choosing one in a list. */
const ENTRIES_MAX = 5000
/** Each takes two questions to the machine; links beyond are listed as they are. */
const LINKS_FOLLOWED_MAX = 500
/** Servers tell some dozen entries at a time; batches may be empty. */
const BATCHES_MAX = ENTRIES_MAX
/** @see draft-ietf-secsh-filexfer-02 §7 */
const STATUS_END_OF_FILE = 1
/** Beside its target until the file is whole. */
const PARTIAL_SUFFIX = ".millwright-part"
/** Less is sent again sooner than it is compared. */
const CONTINUED_BYTES_MIN = 64 * 1024

/** @see draft-ietf-secsh-filexfer-02 §7 */
const STATUS_PROBLEMS: Record<number, MachineFileProblem> = { 2: "NOT_FOUND", 3: "DENIED", 11: "EXISTS" }

/** @param root  absolute path of the interface's folder */
export function createSftpFiles(client: Client, root: string): MachineFiles {
  return new SftpFiles(client, root)
}

class SftpFiles implements MachineFiles {
  private readonly client: Client
  private readonly root: string
  private channel: Promise<SFTPWrapper> | null = null
  private realRoot: Promise<string> | null = null
  /** Rejects when the channel closes: the library then leaves calls and streams without an answer. */
  private lost: Promise<never> = new Promise(() => undefined)

  constructor(client: Client, root: string) {
    this.client = client
    this.root = root
  }

  async list(path: string): Promise<MachineFileEntry[]> {
    const sftp = await this.open()
    const folder = await this.existing(sftp, path)
    const entries = (await this.whileOpen(this.entriesOf(sftp, folder))).filter(isListed)
    const links = entries
      .filter(({ attrs }) => (attrs as Stats).isSymbolicLink())
      .slice(0, LINKS_FOLLOWED_MAX)
    await Promise.all(links.map((link) => this.followLink(sftp, path, link)))
    return entries.map(toEntry).sort(inOrder)
  }

  /** Gives a link the attributes of what it leads to, unless that lies outside the interface's folder or is not there. */
  private async followLink(sftp: SFTPWrapper, path: string, link: FileEntryWithStats): Promise<void> {
    try {
      const target = await this.existing(sftp, posix.join(path, link.filename))
      link.attrs = await this.whileOpen(called<Stats>((done) => sftp.stat(target, done), isStats))
    } catch (error) {
      if (this.channel === null) throw error
    }
  }

  /** Batch by batch, because a machine may never send the end of the list. @throws MachineFileError TOO_LARGE */
  private async entriesOf(sftp: SFTPWrapper, folder: string): Promise<FileEntryWithStats[]> {
    const handle = await called<Buffer>((done) => sftp.opendir(folder, done), Buffer.isBuffer)
    const entries: FileEntryWithStats[] = []
    try {
      for (let batches = 0; batches < BATCHES_MAX; batches++) {
        const batch = await nextEntries(sftp, handle)
        if (batch === null) return entries
        for (const entry of batch) entries.push(entry)
        if (entries.length > ENTRIES_MAX) break
      }
      throw new MachineFileError("TOO_LARGE", `the folder holds more than ${ENTRIES_MAX} files`)
    } finally {
      // Whether the machine has closed it is its own affair.
      sftp.close(handle, () => undefined)
    }
  }

  async fetch(
    path: string,
    localPath: string,
    bytesMax: number,
    transfer: MachineFileTransfer,
  ): Promise<FetchedFile> {
    const sftp = await this.open()
    const file = await this.existing(sftp, path)
    const version = versionOf(await this.regularFile(sftp, file))
    const size = version.sizeBytes
    if (size > bytesMax) throw tooLarge(bytesMax)
    try {
      const counted = countBytes(transfer, size, bytesMax)
      const start = await continueFetch(localPath, version, counted.add)
      const output = createWriteStream(localPath, { flags: "a", mode: 0o600 })
      const rest = start < size || start === 0 ? sftp.createReadStream(file, { start }) : Readable.from([])
      await this.whileOpen(pipeline(rest, counted.stream, output, { signal: transfer.signal }))
      await syncFile(localPath)
      if (start > 0) await this.requireVersion(sftp, file, version, counted.result())
      await endFetch(localPath)
      return counted.result()
    } catch (error) {
      const failure = failureOf(error, transfer.signal)
      if (failure.problem !== "FAILED") await removeInterrupted(localPath)
      throw failure
    }
  }

  async send(
    localPath: string,
    path: string,
    isReplaced: boolean,
    transfer: MachineFileTransfer,
  ): Promise<void> {
    const sftp = await this.open()
    const wanted = pathInside(this.root, path)
    const folder = await this.existing(sftp, posix.dirname(posix.join("/", path)))
    const target = posix.join(folder, posix.basename(wanted))
    const before = await called<Stats>((done) => sftp.lstat(target, done), isStats).catch(() => null)
    if (before && !isReplaced) throw new MachineFileError("EXISTS", "a file with this name exists")
    if (before && !before.isFile())
      throw new MachineFileError("WRONG_KIND", "what has this name is no regular file")
    const partial = `${target}${PARTIAL_SUFFIX}`
    const { size } = await stat(localPath)
    try {
      const start = await this.sentBytes(sftp, partial, localPath, size, transfer.signal)
      const output = sftp.createWriteStream(partial, { flags: start === 0 ? "w" : "r+", start, mode: 0o644 })
      const counted = countBytes(transfer, size, size, start)
      const rest = createReadStream(localPath, { start })
      await this.whileOpen(pipeline(rest, counted.stream, output, { signal: transfer.signal }))
      await this.rename(sftp, partial, target, before !== null)
    } catch (error) {
      const failure = failureOf(error, transfer.signal)
      const cause = failure.problem === "FAILED" ? await this.causeOf(sftp, folder) : null
      const removal = called<void>((done) => sftp.unlink(partial, done))
      await this.whileOpen(removal).catch(() => undefined)
      throw cause ?? failure
    }
  }

  /**
   * Why writing has failed: the protocol has no words for a full disk or one that cannot be written, OpenSSH has an
   * extension that tells what the disk is like.
   */
  private async causeOf(sftp: SFTPWrapper, folder: string): Promise<MachineFileError | null> {
    const asked = called<FileSystemStats>((done) => sftp.ext_openssh_statvfs(folder, done), isFileSystem)
    const disk = await this.whileOpen(asked).catch(() => null)
    if (!disk) return null
    if ((disk.f_flag & FLAG_READ_ONLY) !== 0)
      return new MachineFileError("READ_ONLY", "the machine's folder cannot be written")
    const isFull = disk.f_bavail === 0 || (disk.f_favail === 0 && disk.f_files > 0)
    return isFull ? new MachineFileError("NO_SPACE", "the machine has no more room") : null
  }

  /** @throws MachineFileError when the parts of the file are not of one version, which is not kept either */
  private async requireVersion(
    sftp: SFTPWrapper,
    file: string,
    version: FileVersion,
    { sizeBytes }: FetchedFile,
  ): Promise<void> {
    const now = versionOf(await this.regularFile(sftp, file))
    const isSame = now.changedAtSeconds === version.changedAtSeconds && now.sizeBytes === version.sizeBytes
    if (isSame && sizeBytes === version.sizeBytes) return
    throw new MachineFileError("WRONG_KIND", "the file has changed while it was fetched")
  }

  /**
   * How many bytes of the file lie on the machine since an interrupted transfer. They are read back and compared, for they
   * may be of another file.
   */
  private async sentBytes(
    sftp: SFTPWrapper,
    partial: string,
    localPath: string,
    sizeBytes: number,
    signal: AbortSignal,
  ): Promise<number> {
    const left = await called<Stats>((done) => sftp.lstat(partial, done), isStats).catch(() => null)
    if (!left?.isFile() || left.size < CONTINUED_BYTES_MIN || left.size > sizeBytes) return 0
    const end = left.size - 1
    const there = await this.whileOpen(hashOf(sftp.createReadStream(partial, { end }), signal))
    return there === (await hashOf(createReadStream(localPath, { end }), signal)) ? left.size : 0
  }

  /** A rename that replaces is an extension of OpenSSH; other machines remove the old file first. */
  private async rename(sftp: SFTPWrapper, from: string, to: string, isReplaced: boolean): Promise<void> {
    if (!isReplaced) return called((done) => sftp.rename(from, to, done))
    try {
      await called<void>((done) => sftp.ext_openssh_rename(from, to, done))
    } catch {
      await called<void>((done) => sftp.unlink(to, done))
      await called<void>((done) => sftp.rename(from, to, done))
    }
  }

  private async regularFile(sftp: SFTPWrapper, path: string): Promise<Stats> {
    const stats = await this.whileOpen(called<Stats>((done) => sftp.stat(path, done), isStats))
    if (!stats.isFile()) throw new MachineFileError("WRONG_KIND", "this is no regular file")
    return stats
  }

  /** The path without links. @throws MachineFileError DENIED when it lies outside the folder */
  private async existing(sftp: SFTPWrapper, path: string): Promise<string> {
    const wanted = pathInside(this.root, path)
    this.realRoot ??= realPath(sftp, this.root)
    const root = await this.whileOpen(this.realRoot)
    const real = await this.whileOpen(realPath(sftp, wanted))
    if (!isInside(root, real))
      throw new MachineFileError("DENIED", "the path leads out of the interface's folder")
    return real
  }

  /** @throws MachineFileError FAILED when the channel closes before the work is done */
  private whileOpen<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined)
    return Promise.race([work, this.lost])
  }

  private open(): Promise<SFTPWrapper> {
    this.channel ??= called<SFTPWrapper>((done) =>
      this.client.sftp((error, sftp) => {
        // At once: more may have come with the greeting.
        if (sftp) this.follow(sftp)
        done(error, sftp)
      }),
    ).catch((error) => {
      this.channel = null
      throw new MachineFileError("FAILED", `the machine has no file transfer (${error.message})`)
    })
    return this.channel
  }

  private follow(sftp: SFTPWrapper): void {
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => undefined)
    this.lost = lost.promise
    // Without a listener a violation of the protocol would end the session, not the transfer alone.
    sftp.on("error", ({ message }: Error) => {
      lost.reject(new MachineFileError("FAILED", message.toLowerCase()))
    })
    sftp.on("close", () => {
      this.channel = null
      this.realRoot = null
      lost.reject(new MachineFileError("FAILED", END_DETAILS.closedByMachine))
    })
  }
}

/** As of the extension statvfs@openssh.com; the library has no types for it. */
interface FileSystemStats {
  f_flag: number
  /** Blocks and files that an ordinary user may still write. */
  f_bavail: number
  f_favail: number
  /** 0 where files are not counted. */
  f_files: number
}
const FLAG_READ_ONLY = 1

const isFileSystem = (answer: unknown): boolean => answer instanceof Object && "f_bavail" in answer

type Done<T> = (error: Error | null | undefined, result: T) => void

/**
 * A call of the library with a callback.
 *
 * @param isAnswer  to this call: the library passes on whatever a machine answers
 * @throws MachineFileError
 */
function called<T>(
  call: (done: Done<T>) => unknown,
  isAnswer: (answer: unknown) => boolean = () => true,
): Promise<T> {
  return new Promise((resolve, reject) => {
    call((error, result) => {
      if (error) reject(toMachineFileError(error))
      else if (isAnswer(result)) resolve(result)
      else reject(new MachineFileError("FAILED", "the machine answers something else than it was asked for"))
    })
  })
}

const isStats = (answer: unknown): boolean => answer instanceof Object && "isFile" in answer

function realPath(sftp: SFTPWrapper, path: string): Promise<string> {
  return called<string>(
    (done) => sftp.realpath(path, done),
    (answer) => typeof answer === "string",
  )
}

/** @returns null at the end of the folder */
function nextEntries(sftp: SFTPWrapper, handle: Buffer): Promise<FileEntryWithStats[] | null> {
  const isEnd = (error: unknown) => (error as { code?: number } | null)?.code === STATUS_END_OF_FILE
  return called<FileEntryWithStats[] | null>(
    (done) => sftp.readdir(handle, (error, list) => (isEnd(error) ? done(null, null) : done(error, list))),
    (answer) => answer === null || Array.isArray(answer),
  )
}

/** The signal of a stop may carry a reason; without one the transfer was cancelled. */
function failureOf(error: unknown, { reason }: AbortSignal): MachineFileError {
  return reason instanceof MachineFileError ? reason : toMachineFileError(error)
}

function toMachineFileError(error: unknown): MachineFileError {
  if (error instanceof MachineFileError) return error
  const { name, code, message } = error as Error & { code?: number | string }
  if (name === "AbortError") return new MachineFileError("CANCELLED", "the transfer was cancelled")
  const problem = typeof code === "number" ? STATUS_PROBLEMS[code] : undefined
  return new MachineFileError(problem ?? "FAILED", message.toLowerCase())
}

/** A stage that counts and hashes what passes, and what is added to it before. */
function countBytes(transfer: MachineFileTransfer, totalBytes: number, bytesMax: number, startBytes = 0) {
  const hash = createHash("sha256")
  let sizeBytes = startBytes
  const add = (chunk: Uint8Array) => {
    sizeBytes += chunk.length
    hash.update(chunk)
  }
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      add(chunk)
      transfer.onProgress(sizeBytes, totalBytes)
      // The machine's file may grow while it is read.
      done(sizeBytes > bytesMax ? tooLarge(bytesMax) : null, chunk)
    },
  })
  const result = (): FetchedFile => ({ sizeBytes, sha256: hash.copy().digest("hex") })
  return { stream, add, result }
}

/** @returns SHA-256 of all that comes */
async function hashOf(stream: Readable, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256")
  await pipeline(stream, hash, { signal })
  return hash.digest("hex")
}

function versionOf({ size, mtime }: Stats): FileVersion {
  return { sizeBytes: size, changedAtSeconds: mtime }
}

function tooLarge(bytesMax: number): MachineFileError {
  return new MachineFileError("TOO_LARGE", `the file is larger than ${bytesMax} bytes`)
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r+")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Not what a machine must not name so, nor what it has cut short, where the library leaves name or attributes out. */
function isListed({ filename, attrs }: Partial<FileEntryWithStats>): boolean {
  return filename !== undefined && attrs !== undefined && isListedName(filename)
}

function toEntry({ filename, attrs }: FileEntryWithStats): MachineFileEntry {
  const stats = attrs as Stats
  return {
    name: filename,
    kind: kindOf(filename, stats),
    sizeBytes: stats.size ?? 0,
    changedAtMs: stats.mtime ? stats.mtime * 1000 : null,
  }
}

/** "trace-2" before "trace-10", and upper case beside lower case. */
const BY_NAME = new Intl.Collator("en", { numeric: true })

/** In the place of bytes that are no UTF-8. */
const REPLACED = "\ufffd"

/** What is named otherwise than in UTF-8 is listed, and cannot be asked for by what is left of its name. */
function kindOf(name: string, stats: Stats): MachineFileEntry["kind"] {
  if (name.includes(REPLACED)) return "OTHER"
  return stats.isFile() ? "FILE" : stats.isDirectory() ? "FOLDER" : "OTHER"
}

function inOrder(a: MachineFileEntry, b: MachineFileEntry): number {
  if ((a.kind === "FOLDER") !== (b.kind === "FOLDER")) return a.kind === "FOLDER" ? -1 : 1
  return BY_NAME.compare(a.name, b.name)
}
