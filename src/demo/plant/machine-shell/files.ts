/** The files of a machine in memory: folders, and files with their bytes. Paths are absolute. */
import { posix } from "node:path"

interface StoredFile {
  bytes: Buffer
  /** Seconds since 1970. */
  changedAt: number
}

/** A demo machine keeps what visitors send for its run, and not more. */
const BYTES_MAX = 64 * 1024 * 1024

export class MachineFileSystem {
  private readonly files = new Map<string, StoredFile>()
  private readonly folders = new Set<string>(["/"])

  constructor(texts: Record<string, string>, now: Date) {
    for (const [path, text] of Object.entries(texts)) {
      for (let folder = posix.dirname(path); folder !== "/"; folder = posix.dirname(folder))
        this.folders.add(folder)
      this.write(path, Buffer.from(text), now)
    }
  }

  find(path: string): StoredFile | "FOLDER" | null {
    const normal = posix.resolve("/", path)
    return this.folders.has(normal) ? "FOLDER" : (this.files.get(normal) ?? null)
  }

  /** Names in a folder. */
  list(path: string): string[] {
    const folder = posix.resolve("/", path)
    const all = [...this.folders, ...this.files.keys()]
    return all.filter((one) => one !== "/" && posix.dirname(one) === folder).map((one) => posix.basename(one))
  }

  /** @returns false when there is no room, or no such folder */
  write(path: string, bytes: Buffer, now: Date): boolean {
    const normal = posix.resolve("/", path)
    const used = [...this.files].reduce(
      (sum, [name, file]) => sum + (name === normal ? 0 : file.bytes.length),
      0,
    )
    if (used + bytes.length > BYTES_MAX || !this.folders.has(posix.dirname(normal))) return false
    this.files.set(normal, { bytes, changedAt: Math.floor(now.getTime() / 1000) })
    return true
  }

  remove(path: string): boolean {
    return this.files.delete(posix.resolve("/", path))
  }

  rename(from: string, to: string): boolean {
    const file = this.files.get(posix.resolve("/", from))
    const target = posix.resolve("/", to)
    if (!file || this.find(target) !== null) return false
    this.remove(from)
    this.files.set(target, file)
    return true
  }
}
