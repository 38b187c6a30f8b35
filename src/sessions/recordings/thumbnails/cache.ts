/** Thumbnails on disk, in a folder beside their recording that is deleted with it. */
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { thumbnailFolder } from "../files.ts"
import type { Thumbnail } from "./messages.ts"

const SUFFIXES = { "image/webp": "webp", "image/svg+xml": "svg" } as const

/** @returns null when it has not been drawn yet */
export async function readThumbnail(file: string, step: number): Promise<Thumbnail | null> {
  for (const [contentType, suffix] of Object.entries(SUFFIXES)) {
    const bytes = await readFile(join(thumbnailFolder(file), `${step}.${suffix}`)).catch(() => null)
    if (bytes) return { contentType: contentType as Thumbnail["contentType"], bytes: new Uint8Array(bytes) }
  }
  return null
}

/** A disk that takes none costs only the time of drawing it again. */
export async function saveThumbnail(file: string, step: number, thumbnail: Thumbnail): Promise<void> {
  const folder = thumbnailFolder(file)
  const path = join(folder, `${step}.${SUFFIXES[thumbnail.contentType]}`)
  const part = `${path}.${crypto.randomUUID()}.part`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(part, thumbnail.bytes, { mode: 0o600 })
    await rename(part, path)
  } catch {
    await rm(part, { force: true })
  }
  // Deleting takes the recording first: whichever comes later, no thumbnail outlives it.
  if (!(await stat(file).catch(() => null))) await rm(folder, { recursive: true, force: true })
}
