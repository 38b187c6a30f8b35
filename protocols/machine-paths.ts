/** Paths on a machine, kept inside the folder that its interface opens. POSIX paths. */
import { posix } from "node:path"
import { MachineFileError } from "./machine-files.ts"
import { isPrintable } from "./printable.ts"

/** PATH_MAX of Linux. */
const MACHINE_PATH_BYTES_MAX = 4096
/** NAME_MAX of usual file systems. */
const MACHINE_NAME_BYTES_MAX = 255

const CONTROL = /[\p{Cc}]/u

/**
 * The absolute path of a relative one.
 *
 * @param root  absolute
 * @throws MachineFileError DENIED for a path that leads out of the root, or that cannot be typed
 */
export function pathInside(root: string, path: string): string {
  if (CONTROL.test(path)) throw new MachineFileError("DENIED", "the path contains control characters")
  const absolute = posix.join(root, posix.normalize(`/${path}`))
  const tooLong =
    Buffer.byteLength(absolute) > MACHINE_PATH_BYTES_MAX ||
    absolute.split("/").some((name) => Buffer.byteLength(name) > MACHINE_NAME_BYTES_MAX)
  if (tooLong) throw new MachineFileError("DENIED", "the path is too long")
  if (path.split("/").includes(".."))
    throw new MachineFileError("DENIED", "the path leads out of the interface's folder")
  return absolute.length > 1 && absolute.endsWith("/") ? absolute.slice(0, -1) : absolute
}

/**
 * Whether a machine's name of a file is listed: one that leads elsewhere, or shows as something else than it is, is left
 * out, because a changed one would name no file.
 */
export function isListedName(name: string): boolean {
  const isPlain = name !== "" && name !== "." && name !== ".." && !name.includes("/")
  return isPlain && isPrintable(name) && Buffer.byteLength(name) <= MACHINE_NAME_BYTES_MAX
}

/** Whether `path` is `root` or lies below it; both absolute and without links. */
export function isInside(root: string, path: string): boolean {
  return root === "/" || path === root || path.startsWith(`${root}/`)
}
