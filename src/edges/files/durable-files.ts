/**
 * Durable files: the effects of a power cut on a file, and the steps that prevent them. A written and renamed file is
 * durable when its bytes were synced before the rename and its folder after it; otherwise the name may exist without
 * the content.
 */
import { closeSync, constants, fsyncSync, openSync, writeSync } from "node:fs"
import { copyFile, mkdir, open, rename, rm, symlink, writeFile } from "node:fs/promises"
import { dirname } from "node:path"

/** The steps of storing a file. Only `sync` makes what the others did survive a power cut. */
export interface FileSystem {
  /** Makes a copy of the file `from`, new or in the place of another one. */
  copy(from: string, to: string): Promise<void>
  write(path: string, bytes: Uint8Array | string, mode?: number): Promise<void>
  /** One folder; its parent must exist. */
  mkdir(path: string, mode?: number): Promise<void>
  rename(from: string, to: string): Promise<void>
  symlink(target: string, path: string): Promise<void>
  /** A file or folder with all that is in it; fine when there is none. */
  remove(path: string): Promise<void>
  /** Waits until a file's bytes, or a folder's names, are on the disk. */
  sync(path: string): Promise<void>
}

export const diskFileSystem: FileSystem = {
  copy: (from, to) => copyFile(from, to, constants.COPYFILE_FICLONE),
  write: (path, bytes, mode) => writeFile(path, bytes, { mode }),
  mkdir: (path, mode) => mkdir(path, { mode }).then(() => {}),
  rename,
  symlink: (target, path) => symlink(target, path),
  remove: (path) => rm(path, { recursive: true, force: true }),
  async sync(path) {
    const file = await open(path, "r")
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  },
}

/** Creates `folder` and its missing parents durably. */
export async function ensureFolder(folder: string, layer: FileSystem = diskFileSystem): Promise<void> {
  try {
    await layer.mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "EEXIST") return
    if (code !== "ENOENT" || dirname(folder) === folder) throw error
    await ensureFolder(dirname(folder), layer)
    return ensureFolder(folder, layer)
  }
  await layer.sync(dirname(folder))
}

/**
 * Creates the file `path` atomically and durably with the content that `fill` writes to the path passed to it. The
 * folder must exist.
 */
export async function writeFileAtomically(
  path: string,
  fill: (draft: string) => Promise<void>,
  layer: FileSystem = diskFileSystem,
): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}`
  try {
    await fill(draft)
    await layer.sync(draft)
    await layer.rename(draft, path)
  } catch (error) {
    await layer.remove(draft)
    throw error
  }
  await layer.sync(dirname(path))
}

/** Waits until the names in a folder are on the disk. */
export function syncFolder(folder: string): void {
  const opened = openSync(folder, "r")
  fsyncSync(opened)
  closeSync(opened)
}

/** Writes a file that did not exist before, there to stay. @throws EEXIST */
export function writeNewFile(path: string, bytes: string | Uint8Array, mode: number): void {
  const file = openSync(path, "wx", mode)
  writeSync(file, typeof bytes === "string" ? Buffer.from(bytes) : bytes)
  fsyncSync(file)
  closeSync(file)
  syncFolder(dirname(path))
}
