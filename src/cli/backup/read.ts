/** Reads a backup from front to back, and compares each entry with its sum. */
import {
  type BackupCounts,
  type BackupEntry,
  type BackupHead,
  backupHead,
  countsOf,
  HEAD_NAME,
  nameOfSum,
  noFiles,
  parseEntryName,
  SUMS_NAME,
  sumLine,
} from "./format.ts"
import { readTar, TarDamaged, type TarEntry } from "./tar.ts"

/** More is no head: a hundred tables with their columns take 30 kB. */
const HEAD_BYTES_MAX = 4 * 1024 * 1024

export interface OpenBackup {
  head: BackupHead
  /**
   * Hands over each entry, whose content is to be read to its end, and compares all sums in the end.
   *
   * @throws Error in plain words when the backup is incomplete or damaged
   */
  readEntries(
    handle: (entry: BackupEntry, content: AsyncIterable<Uint8Array>) => Promise<void>,
  ): Promise<void>
  close(): Promise<void>
}

/** @throws Error in plain words when the file is no backup, or of a newer program */
export async function openBackup(path: string): Promise<OpenBackup> {
  const inPlainWords = (error: unknown) => {
    throw error instanceof TarDamaged ? new Error(`${path} is no complete backup: ${error.message}`) : error
  }
  const entries = readTar(path)
  const close = async () => void (await entries.return(undefined))
  try {
    const sums: string[] = []
    const head = await readHead(entries, sums)
    return {
      head,
      readEntries: (handle) => readEntries(entries, sums, handle).catch(inPlainWords),
      close,
    }
  } catch (error) {
    await close()
    return inPlainWords(error)
  }
}

async function readEntries(
  entries: AsyncIterable<TarEntry>,
  sums: string[],
  handle: Parameters<OpenBackup["readEntries"]>[0],
): Promise<void> {
  for await (const { name, content } of entries) {
    if (name === SUMS_NAME) return compareSums(sums, (await readAll(content)).toString())
    const entry = parseEntryName(name)
    if (!entry) throw new TarDamaged(`a backup has no entry "${name}"`)
    const hashed = hashing(content)
    await handle(entry, hashed.content)
    sums.push(sumLine(hashed.digest(), name))
  }
  throw new TarDamaged(`it has no ${SUMS_NAME}, which is written last`)
}

async function readHead(entries: AsyncGenerator<TarEntry>, sums: string[]): Promise<BackupHead> {
  const { value: first } = await entries.next()
  if (first?.name !== HEAD_NAME || first.size > HEAD_BYTES_MAX)
    throw new TarDamaged(`it does not begin with ${HEAD_NAME}`)
  const { content, digest } = hashing(first.content)
  const text = (await readAll(content)).toString()
  sums.push(sumLine(digest(), HEAD_NAME))
  const { success, data } = backupHead.safeParse(parsedJson(text))
  if (!success) throw new TarDamaged(`${HEAD_NAME} is of a format that this version does not know`)
  return data
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function hashing(content: AsyncIterable<Uint8Array>) {
  const hash = new Bun.CryptoHasher("sha256")
  const hashed = async function* () {
    for await (const bytes of content) {
      hash.update(bytes)
      yield bytes
    }
  }
  return { content: hashed(), digest: () => hash.digest("hex") }
}

function compareSums(found: readonly string[], written: string): void {
  if (found.join("") === written) return
  const expected = new Set(written.split("\n"))
  const wrong = found.find((line) => !expected.has(line.trimEnd()))
  throw new TarDamaged(wrong ? `${nameOfSum(wrong)} is damaged` : "entries are missing")
}

export async function readAll(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** @throws Error in plain words when the backup is incomplete or damaged */
export async function verifyBackup(path: string): Promise<BackupCounts> {
  const { head, readEntries, close } = await openBackup(path)
  try {
    const files = noFiles()
    await readEntries(async ({ kind }, content) => {
      for await (const _ of content);
      if (kind !== "rows") files[`${kind}s`] += 1
    })
    return countsOf(head, files)
  } finally {
    await close()
  }
}
