/** Programs that the server offers: files that an administrator puts into the folder `downloads` of the data folder. */
import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { Cache } from "../../base/cache.ts"

export interface Download {
  /** In its address; the file is called so, with any extension: `connector-debian-arm64.deb`. */
  id: string
  kind: "connector" | "connectApp" | "transferApp"
  platform: string
  edition: "normal" | "advanced"
}

const PLATFORMS = [
  ["debian-arm64", "Debian ARM"],
  ["debian-amd64", "Debian AMD"],
  ["docker-arm64", "Docker ARM"],
  ["docker-amd64", "Docker AMD"],
] as const

/** Connector packages by platform and edition, and the two programs for one's own computer (specification §1). */
export const DOWNLOADS: readonly Download[] = [
  ...PLATFORMS.flatMap(([id, platform]): Download[] => [
    { id: `connector-${id}`, kind: "connector", platform, edition: "normal" },
    { id: `connector-${id}-advanced`, kind: "connector", platform, edition: "advanced" },
  ]),
  { id: "connect-app", kind: "connectApp", platform: "", edition: "normal" },
  { id: "file-transfer-app", kind: "transferApp", platform: "", edition: "normal" },
]

export interface InstalledFile {
  folder: string
  name: string
  sizeBytes: number
  /** Hex. */
  sha256: string
}

const FOLDER = "downloads"
/** Files that are not offered stay unread; a folder of this size is a mistake. */
const FILES_MAX = 200
/** Hashes by path, size and time of change, so that a replaced file is hashed again. */
const hashes = new Cache<Promise<string>>({ max: FILES_MAX })

/** The offered files that are there, by the ids of `DOWNLOADS`. */
export async function listInstalled(dataFolder: string): Promise<Map<string, InstalledFile>> {
  const folder = join(dataFolder, FOLDER)
  const names = (await readdir(folder).catch(() => [])).slice(0, FILES_MAX)
  const installed = new Map<string, InstalledFile>()
  for (const { id } of DOWNLOADS) {
    const name = names.find((file) => idOfFile(file) === id)
    const file = name && (await readFileFacts(folder, name))
    if (file) installed.set(id, file)
  }
  return installed
}

/** @returns null for an id that is not offered or whose file is not there */
export async function findDownload(dataFolder: string, id: string): Promise<InstalledFile | null> {
  return (await listInstalled(dataFolder)).get(id) ?? null
}

/** The name before its first dot: "connector-debian-arm64_1.2.deb" has no id, "connect-app.exe" has one. */
function idOfFile(name: string): string {
  return name.split(".")[0] ?? ""
}

async function readFileFacts(folder: string, name: string): Promise<InstalledFile | null> {
  const path = join(folder, name)
  const facts = await stat(path).catch(() => null)
  if (!facts?.isFile()) return null
  const key = `${path} ${facts.size} ${facts.mtimeMs}`
  const sha256 = await hashes.getOrCompute(key, () => sha256Of(path))
  return { folder, name, sizeBytes: facts.size, sha256 }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256")
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest("hex")
}
