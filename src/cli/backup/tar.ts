/** A tar file written and read from front to back, so that a backup can be listed and unpacked without this program. */
import { createReadStream, createWriteStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import { extract, pack } from "tar-stream"
import { isFileError } from "../file-errors.ts"

const OWNER_READS = 0o600

/** The file is no tar file, or ends too early. */
export class TarDamaged extends Error {
  override name = "TarDamaged"
}

export class TarWriter {
  private readonly pack = pack()
  private readonly time: Date
  private readonly saved: Promise<void>

  constructor(path: string, time: Date) {
    this.time = time
    this.saved = pipeline(this.pack, createWriteStream(path, { mode: OWNER_READS }))
    // Reported by `end` and by `abort`.
    this.saved.catch(() => {})
  }

  /**
   * @param size  what `content` has
   * @returns the SHA-256 of what was written, in hex
   * @throws Error for a content of another size, and when the file cannot be written
   */
  async add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<string> {
    const hash = new Bun.CryptoHasher("sha256")
    const { promise: added, resolve, reject } = Promise.withResolvers<void>()
    const header = { name, size, mode: OWNER_READS, mtime: this.time }
    const entry = this.pack.entry(header, (error) => (error ? reject(error) : resolve()))
    entry.on("error", reject)
    let written = 0
    for await (const bytes of content) {
      hash.update(bytes)
      written += bytes.length
      if (!entry.write(bytes))
        await Promise.race([new Promise<void>((drained) => entry.once("drain", () => drained())), added])
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes, not the ${size} that are saved`)
    entry.end(null)
    await added
    return hash.digest("hex")
  }

  addBytes(name: string, bytes: Uint8Array): Promise<string> {
    return this.add(name, bytes.length, once(bytes))
  }

  async end(): Promise<void> {
    this.pack.finalize()
    await this.saved
  }

  /**
   * Gives up what is not written yet; closes the file.
   *
   * @returns why the system did not write it; the entry that was being written names only that the file is closed
   */
  async abort(): Promise<NodeJS.ErrnoException | null> {
    this.pack.destroy()
    const failure = await this.saved.then(
      () => null,
      (error: unknown) => error,
    )
    return isFileError(failure) ? failure : null
  }
}

export interface TarEntry {
  name: string
  size: number
  /** To be read to its end before the next entry. */
  content: AsyncIterable<Uint8Array>
}

/** @throws TarDamaged (while reading) */
export async function* readTar(path: string): AsyncGenerator<TarEntry> {
  const entries = extract()
  const read = pipeline(createReadStream(path), entries)
  // What fails here fails the loop as well.
  read.catch(() => {})
  for await (const entry of namingDamage(entries)) {
    const { name, size = 0 } = entry.header
    yield { name, size, content: namingDamage(entry as AsyncIterable<Uint8Array>) }
  }
  await read
}

async function* namingDamage<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    // Errors of the file system have a code; those of the format have none.
    throw error instanceof Error && !("code" in error) ? new TarDamaged(error.message) : error
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
