/**
 * A disk that loses what was not synced. Every step is really executed; `crash` then reverts what a power cut may
 * revert: unsynced bytes, and names in unsynced folders.
 */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { diskFileSystem, type FileSystem } from "../../src/edges/files/durable-files.ts"

/** Both occur: some file systems keep the order of names and bytes, others do not. */
export const DATA_LOSSES = ["unsynced bytes", "unsynced bytes and names"] as const
type DataLoss = (typeof DATA_LOSSES)[number]

interface CrashSimulation {
  layer: FileSystem
  /** Steps so far. */
  steps(): number
  crash(loss: DataLoss): void
}

export class InterruptedError extends Error {}

/** @param stepsMax  the step after so many fails half-way, and so do all that follow */
export function crashSimulationDisk(stepsMax = Number.POSITIVE_INFINITY): CrashSimulation {
  const unsynced = new Set<string>()
  let names: UnsyncedName[] = []
  let steps = 0
  const step = (halfway: () => void = () => {}) => {
    steps += 1
    if (steps === stepsMax + 1) halfway()
    if (steps > stepsMax) throw new InterruptedError(`interrupted at step ${steps}`)
  }
  const added = (path: string) => {
    names.push({ path, replaced: existsSync(path) ? backupCopy(path) : null })
  }
  const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
  const write = (path: string, bytes: Uint8Array) => {
    added(path)
    unsynced.add(path)
    step(() => writeFileSync(path, bytes.subarray(0, bytes.length >> 1)))
    writeFileSync(path, bytes)
  }

  const layer: FileSystem = {
    async copy(from, to) {
      write(to, readFileSync(from))
    },
    async write(path, bytes) {
      write(path, Buffer.from(bytes))
    },
    async mkdir(path, mode) {
      step()
      mkdirSync(path, { mode })
      names.push({ path, replaced: null })
    },
    async rename(from, to) {
      step()
      added(to)
      renameSync(from, to)
      const moved = (path: string) =>
        isIn(path, from) && path !== from ? to + path.slice(from.length) : path
      for (const path of [...unsynced].filter((one) => isIn(one, from))) {
        unsynced.delete(path)
        unsynced.add(to + path.slice(from.length))
      }
      names = names.map((name) => ({ ...name, path: moved(name.path) }))
      names.push({ path: to, replaced: null, from })
    },
    async symlink(target, path) {
      step()
      await diskFileSystem.symlink(target, path)
      names.push({ path, replaced: null })
    },
    async remove(path) {
      if (steps >= stepsMax) return
      await diskFileSystem.remove(path)
      for (const one of unsynced) if (isIn(one, path)) unsynced.delete(one)
      names = names.filter((name) => !isIn(name.path, path))
    },
    async sync(path) {
      step()
      if (lstatSync(path).isDirectory()) names = names.filter((name) => dirname(name.path) !== path)
      else unsynced.delete(path)
    },
  }
  return {
    layer,
    steps: () => steps,
    crash(loss) {
      for (const path of unsynced) if (existsSync(path)) truncateSync(path)
      if (loss === "unsynced bytes and names") for (const name of names.reverse()) undo(name)
    },
  }
}

/** A name that its folder does not keep yet. */
interface UnsyncedName {
  path: string
  /** A copy of what had the name before. */
  replaced: string | null
  /** Where it was moved from. */
  from?: string
}

function undo({ path, replaced, from }: UnsyncedName): void {
  if (from !== undefined) {
    if (existsSync(path)) renameSync(path, from)
    return
  }
  rmSync(path, { recursive: true, force: true })
  if (replaced) renameSync(replaced, path)
}

function backupCopy(path: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), "millwright-power-cut-")), "kept")
  cpSync(path, copy, { recursive: true })
  return copy
}
