/** Reads recordings from the file by ranges; a recording is never loaded into memory as a whole. */
import { createReadStream } from "node:fs"
import { open, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { ProtocolError } from "../../../protocols/link.ts"
import {
  checkRecording,
  openRecordingReader,
  type RecordingCheck,
  type RecordingReader,
  type RecordingSource,
} from "../../../protocols/recording-reader.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { within } from "../../base/time-limit.ts"
import type { RecordingOutcome } from "../session/rules.ts"

/** Opens a recording, reads from it, closes the file. @throws Refusal NOT_FOUND when there is nothing to play */
export function withRecording<T>(file: string, use: (reader: RecordingReader) => Promise<T>): Promise<T> {
  return withRecordingSource(file, async (source) => use(await openRecordingReader(source)))
}

/** The same with the file's bytes. @throws Refusal NOT_FOUND without the file, or when it is no recording */
async function withRecordingSource<T>(
  file: string,
  use: (source: RecordingSource) => Promise<T>,
): Promise<T> {
  const handle = await open(file, "r").catch(() => null)
  if (!handle) throw recordingNotAvailable()
  try {
    const { size } = await handle.stat()
    const source: RecordingSource = {
      sizeBytes: size,
      async read(offset, length) {
        const bytes = new Uint8Array(length)
        const { bytesRead } = await handle.read(bytes, 0, length, offset)
        return bytes.subarray(0, bytesRead)
      },
    }
    return await use(source)
  } catch (error) {
    if (error instanceof ProtocolError) throw recordingNotAvailable()
    throw error
  } finally {
    await handle.close()
  }
}

export type { RecordingCheck }

/** Reads all of a recording. @returns null without the file, or when it is no recording */
export async function checkedRecording(file: string): Promise<RecordingCheck | null> {
  try {
    return await withRecordingSource(file, checkRecording)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** For a recording that its writer did not complete: a gigabyte from a slow disk. The end of a session waits for no more. */
const HASH_TIMEOUT_MS = 10_000
/** A read of this size costs far less than its hash. */
const HASHED_AT_ONCE = 256 * 1024

/** Reads the file of an ended session; as long as the disk does not respond, this waits. */
export async function recordingOutcome(file: string): Promise<RecordingOutcome> {
  try {
    const { complete, sizeBytes, durationMs } = await withRecording(file, async (reader) => reader.info)
    return { state: complete ? "COMPLETE" : "CUT", sizeBytes, durationMs }
  } catch (error) {
    if (error instanceof Refusal) return { state: "NONE", sizeBytes: 0, durationMs: 0 }
    throw error
  }
}

/**
 * SHA-256 of the file in hex; undefined without it, or when reading takes longer than `timeoutMs`, also because the disk does not
 * respond.
 */
export async function hashOfRecording(
  file: string,
  timeoutMs = HASH_TIMEOUT_MS,
): Promise<string | undefined> {
  const content = createReadStream(file, { highWaterMark: HASHED_AT_ONCE })
  const hashed = hashOfContent(content)
  if (timeoutMs === Number.POSITIVE_INFINITY) return hashed
  const hash = await within(timeoutMs, hashed)
  content.destroy()
  return hash ?? undefined
}

async function hashOfContent(content: AsyncIterable<Buffer>): Promise<string | undefined> {
  const hash = new Bun.CryptoHasher("sha256")
  try {
    for await (const bytes of content) hash.update(bytes)
  } catch {
    return undefined
  }
  return hash.digest("hex")
}

/** The first four characters of an id spread the files over folders. */
export function recordingFilePath(deps: Pick<Deps, "dataFolder">, sessionId: string): string {
  return join(deps.dataFolder, "recordings", sessionId.slice(0, 4), `${sessionId}.trec`)
}

/** Serves the whole file as a download. @throws Refusal NOT_FOUND without the file */
export async function recordingDownloadResponse(file: string, name: string): Promise<Response> {
  const found = await stat(file).catch(() => null)
  if (!found) throw recordingNotAvailable()
  return new Response(Bun.file(file), {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  })
}

/** Thumbnails of a recording lie beside it. */
export function thumbnailFolder(file: string): string {
  return `${file}.thumbnails`
}

/** Deletes a recording's file and its thumbnails permanently; a file that does not exist is no error. */
export async function deleteRecordingFile(file: string): Promise<void> {
  await rm(file, { force: true })
  await rm(thumbnailFolder(file), { recursive: true, force: true })
}

/** There is nothing to play or to download. */
export function recordingNotAvailable(): Refusal {
  return new Refusal("NOT_FOUND", "recording not available", { text: "recordingNotAvailable" })
}
