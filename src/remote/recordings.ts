/** Reading recordings back: from the file, by ranges, never the whole into memory. */
import { open, rm, stat } from "node:fs/promises"
import { WireError } from "../../protocols/link.ts"
import {
  openRecordingReader,
  type RecordingReader,
  type RecordingSource,
} from "../../protocols/recording-read.ts"
import { Refusal } from "../base/refusal.ts"

/** Opens a recording, reads from it, closes the file. @throws Refusal NOT_FOUND when there is nothing to play */
export async function withRecording<T>(
  file: string,
  use: (reader: RecordingReader) => Promise<T>,
): Promise<T> {
  const handle = await open(file, "r").catch(() => null)
  if (!handle) throw noRecording()
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
    return await use(await openRecordingReader(source))
  } catch (error) {
    if (error instanceof WireError) throw noRecording()
    throw error
  } finally {
    await handle.close()
  }
}

/** The whole file as a download. */
export async function recordingDownload(file: string, name: string): Promise<Response> {
  const found = await stat(file).catch(() => null)
  if (!found) throw noRecording()
  return new Response(Bun.file(file), {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  })
}

/** Deletes a recording for good; one that is gone already is no failure. */
export async function deleteRecordingFile(file: string): Promise<void> {
  await rm(file, { force: true })
}

function noRecording(): Refusal {
  return new Refusal("NOT_FOUND", "recording not available", { text: "recordingNotAvailable" })
}
