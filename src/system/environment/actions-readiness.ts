/** Readiness of this server, for load balancers and monitoring, without a sign-in. */
import { mkdir, rm, statfs } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import type { Deps } from "../../base/deps.ts"
import { writeFileAtomically } from "../../edges/files/durable-files.ts"

/** Each value says only whether the part works, as the endpoint is public. */
interface Readiness {
  database: boolean
  /** Files can be written in the data folder and in the storage of attachments. */
  storage: boolean
  /** There is room for recordings; with less the administrator must act. */
  diskSpace: boolean
}

/** A check that takes longer has failed. */
const CHECK_TIMEOUT_MS = 2000
/** An answer is cached for this time, so that frequent requests cause no reads and writes. */
const READINESS_CACHE_MS = 2000
/** Half an hour of several busy sessions. */
const DISK_FREE_BYTES_MIN = 512 * 1024 * 1024

/** @returns a function that runs all checks in parallel; a change since the last run is logged */
export function createReadinessCheck(deps: Deps): () => Promise<Readiness> {
  let cached: { atMs: number; answer: Promise<Readiness> } | null = null
  let before: Readiness = { database: true, storage: true, diskSpace: true }
  const runChecks = async () => {
    const [database, storage, diskSpace] = await Promise.all([
      succeedsInTime(sql`select 1`.execute(deps.db)),
      succeedsInTime(checkStorage(deps)),
      succeedsInTime(checkDiskSpace(deps.dataFolder)),
    ])
    const now = { database, storage, diskSpace }
    if (!Bun.deepEquals(now, before)) {
      if (database && storage && diskSpace) deps.log.info("The server is ready again", now)
      else deps.log.error("The server is not ready", now)
    }
    before = now
    return now
  }
  return () => {
    const nowMs = performance.now()
    if (!cached || nowMs - cached.atMs > READINESS_CACHE_MS) cached = { atMs: nowMs, answer: runChecks() }
    return cached.answer
  }
}

async function succeedsInTime(check: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), CHECK_TIMEOUT_MS)
  const done = check.then(
    () => true,
    () => false,
  )
  const works = await Promise.race([done, late.promise])
  clearTimeout(timer)
  return works
}

async function checkStorage({ dataFolder, files }: Pick<Deps, "dataFolder" | "files">): Promise<void> {
  const folder = join(dataFolder, "arriving")
  await mkdir(folder, { recursive: true })
  const probe = join(folder, "probe")
  await writeFileAtomically(probe, (draft) => Bun.write(draft, "probe").then(() => {}))
  await rm(probe, { force: true })
  await files.probe()
}

async function checkDiskSpace(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < DISK_FREE_BYTES_MIN) throw new Error(`${bavail * bsize} bytes are free`)
}
