/**
 * Acknowledged writes survive a power cut, and interrupted ones leave nothing partial: on a disk that loses what was
 * not synced.
 */
import { afterEach, beforeEach, describe, expect, test } from "bun:test"
import { createHash, randomBytes } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { isRuntimeIntact, type RuntimeSource, unpackRuntime } from "../../src/edges/postgres/runtime.ts"
import { diskStorage } from "../../src/edges/storage/file-storage.ts"
import { crashSimulationDisk, DATA_LOSSES, InterruptedError } from "../harness/crash-simulation.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "millwright-power-cut-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

function aContent() {
  const bytes = randomBytes(50_000)
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, bytes)
  return { path, key: createHash("sha256").update(bytes).digest("hex"), sizeBytes: bytes.length }
}

/** Steps of one complete run, and a run that is interrupted at each of them. */
async function interruptedAtEachStep(
  run: (disk: ReturnType<typeof crashSimulationDisk>, n: number) => Promise<void>,
) {
  const complete = crashSimulationDisk()
  await run(complete, 0)
  expect(complete.steps()).toBeGreaterThan(2)
  for (let n = 0; n < complete.steps(); n++) await run(crashSimulationDisk(n), n + 1)
}

describe.each(DATA_LOSSES)("a power loss that discards %s", (loss) => {
  test("leaves stored content intact, including the first of a new installation", async () => {
    const disk = crashSimulationDisk()
    const storage = diskStorage(join(folder, "data", "attachments"), disk.layer)
    const { path, key } = aContent()
    await storage.put(key, path)
    disk.crash(loss)
    expect(await storage.verify(key)).toBe("INTACT")
  })

  test("leaves content intact that was stored in place of a damaged one", async () => {
    const { path, key } = aContent()
    const place = join(folder, "attachments")
    await diskStorage(place).put(key, path)
    truncateSync(join(place, key.slice(0, 2), key))
    const disk = crashSimulationDisk()
    const storage = diskStorage(place, disk.layer)
    expect(await storage.verify(key)).toBe("DAMAGED")
    await storage.put(key, path)
    disk.crash(loss)
    expect(await storage.verify(key)).toBe("INTACT")
  })

  test("leaves no partial content if storing was interrupted at any step", () =>
    interruptedAtEachStep(async (disk, n) => {
      const { path, key } = aContent()
      const storage = diskStorage(join(folder, `attachments-${n}`), disk.layer)
      const stored = await storage.put(key, path).then(
        () => true,
        (error) => {
          expect(error).toBeInstanceOf(InterruptedError)
          return false
        },
      )
      expect(await storage.verify(key)).not.toBe("DAMAGED")
      disk.crash(loss)
      expect(await storage.verify(key)).toBeOneOf(stored ? ["INTACT"] : ["INTACT", "MISSING"])
    }))

  test("damages unpacked database programs, which the next start unpacks again", async () => {
    const disk = crashSimulationDisk()
    const runtime = await unpackRuntime(aRuntime(), folder, disk.layer)
    disk.crash(loss)
    expect(isRuntimeIntact(runtime)).toBe(false)
    expect(isRuntimeIntact(await unpackRuntime(aRuntime(), folder))).toBe(true)
  })

  test("leaves database programs intact after the next start if unpacking was interrupted at any step", () =>
    interruptedAtEachStep(async (disk, n) => {
      const place = join(folder, `${n}`)
      mkdirSync(place)
      await unpackRuntime(aRuntime(), place, disk.layer).catch((error) =>
        expect(error).toBeInstanceOf(InterruptedError),
      )
      disk.crash(loss)
      const runtime = await unpackRuntime(aRuntime(), place)
      expect(isRuntimeIntact(runtime)).toBe(true)
      expect(readFileSync(join(runtime, "bin/postgres"), "utf8")).toBe("the program postgres")
    }))
})

/** A package like that of the database, with next to nothing in it. */
function aRuntime(): RuntimeSource {
  const path = join(folder, "package")
  if (existsSync(path)) return { kind: "folder", version: "1", path }
  for (const part of ["bin", "lib", "share/deep"]) mkdirSync(join(path, "native", part), { recursive: true })
  for (const program of ["initdb", "pg_ctl", "postgres"])
    writeFileSync(join(path, "native/bin", program), `the program ${program}`)
  writeFileSync(join(path, "native/lib/libpq.so.5.18"), randomBytes(3000))
  writeFileSync(join(path, "native/share/deep/file"), "")
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }]
  writeFileSync(join(path, "native/pg-symlinks.json"), JSON.stringify(links))
  return { kind: "folder", version: "1", path }
}

test.each([
  ["an empty program", (runtime: string) => truncateSync(join(runtime, "bin/postgres"))],
  ["a changed byte", (runtime: string) => writeFileSync(join(runtime, "bin/initdb"), "the program initdB")],
  ["a missing file", (runtime: string) => rmSync(join(runtime, "share/deep/file"))],
  ["a file too many", (runtime: string) => writeFileSync(join(runtime, "lib/extra.so"), "")],
  ["an empty manifest", (runtime: string) => truncateSync(join(runtime, "manifest.json"))],
  [
    "a link that leads elsewhere",
    (runtime: string) => {
      rmSync(join(runtime, "lib/libpq.so.5"))
      symlinkSync("/etc/passwd", join(runtime, "lib/libpq.so.5"))
    },
  ],
])("database programs with %s are unpacked again", async (_, damage) => {
  const runtime = await unpackRuntime(aRuntime(), folder)
  damage(runtime)
  expect(isRuntimeIntact(runtime)).toBe(false)
  expect(await unpackRuntime(aRuntime(), folder)).toBe(runtime)
  expect(isRuntimeIntact(runtime)).toBe(true)
  expect(readdirSync(folder).sort()).toEqual(["package", "runtime-1"])
})
