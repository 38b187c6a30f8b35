/** The installation's key, licence files and recordings on a real file system whose power is cut. */
import { afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test"
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { openRecording } from "../../protocols/recording.ts"
import { createRecordingFile, DISK_LIMITS, type OpenRecordingFile } from "../../protocols/recording-disk.ts"
import { openRecordingReader } from "../../protocols/recording-reader.ts"
import { encodeViewerMessage } from "../../protocols/viewer-wire.ts"
import { writeNewFile } from "../../src/edges/files/durable-files.ts"
import { loadSecretKey } from "../../src/edges/files/secret-key.ts"
import { diskStorage } from "../../src/edges/storage/file-storage.ts"
import { runCommandHere } from "../harness/commands.ts"
import { canMountDisks, type LoopDisk, loopDisk } from "../harness/loop-disk.ts"

setDefaultTimeout(60_000)

/** A skipped test would count as failed. */
const onDisk: (name: string, run: () => Promise<void>) => void = canMountDisks ? test : () => {}

let disk: LoopDisk
beforeEach(async () => {
  if (canMountDisks) disk = await loopDisk()
})
afterEach(async () => {
  await disk?.remove()
})

onDisk("a power cut takes what was written without a sync, and only that", async () => {
  writeNewFile(join(disk.path, "kept"), "kept", 0o600)
  writeFileSync(join(disk.path, "lost"), "lost")
  const left = await disk.cut()
  expect(readFileSync(join(left, "kept"), "utf8")).toBe("kept")
  expect(existsSync(join(left, "lost"))).toBe(false)
})

onDisk("the installation's key is the same after a power cut right behind the first start", async () => {
  const places: [data: string, keyFile: string | null][] = [
    ["data", null],
    ["other", "keys/book.key"],
  ]
  const keys = places.map(([data, file]) =>
    loadSecretKey(join(disk.path, data), file && join(disk.path, file)),
  )
  const left = await disk.cut()
  for (const [index, [data, file]] of places.entries()) {
    const path = file ? join(left, file) : join(left, data, "secret.key")
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(loadSecretKey(join(left, data), file && path)).toEqual(keys[index]!)
  }
})

onDisk("a vendor's key and the licence signed with it are whole when the command has ended", async () => {
  const millwright = async (...args: string[]) => {
    const { code, said } = await runCommandHere("licence", ...args)
    expect([code, said]).toEqual([0, said])
  }
  const key = join(disk.path, "vendor.key")
  await millwright("key", key)
  const content = ["--customer", "Acme", "--customer-id", "A1", "--until", "2099-01-01"]
  const limits = ["--devices", "50", "--interfaces", "4"]
  await millwright("issue", ...content, ...limits, "--key", key, "--out", join(disk.path, "acme.licence"))
  const left = await disk.cut()
  for (const name of ["vendor.key", "acme.licence"]) {
    const bytes = readFileSync(join(left, name))
    expect(bytes.length).toBeGreaterThan(0)
    expect(bytes).toEqual(readFileSync(join(disk.path, name)))
  }
})

onDisk("an attachment is whole when its upload has been answered", async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(50_000))
  const key = new Bun.CryptoHasher("sha256").update(bytes).digest("hex")
  writeFileSync(join(disk.path, "arrived"), bytes)
  await diskStorage(join(disk.path, "data/attachments")).put(key, join(disk.path, "arrived"))
  const left = await disk.cut()
  expect(await diskStorage(join(left, "data/attachments")).verify(key)).toBe("INTACT")
})

onDisk(
  "a recording holds after a power cut all that its disk has synced, and its end once it is closed",
  async () => {
    // As the Worker makes it: the folder of recordings is new.
    const name = "data/recordings/session.trec"
    const path = join(disk.path, name)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const synced: (() => void)[] = []
    const openFile: OpenRecordingFile = async (at) => {
      const file = await createRecordingFile(at)
      const datasync = async () => {
        await file.datasync()
        for (const tell of synced.splice(0)) tell()
      }
      return { write: (...args) => file.write(...args), datasync, close: () => file.close() }
    }
    const header = { sessionId: "power-cut", kind: "terminal", startedAtMs: 0 } as const
    const recording = await openRecording(path, header, { openFile, limits: DISK_LIMITS })
    const viewersIn = async (folder: string) => {
      const bytes = new Uint8Array(readFileSync(join(folder, name)))
      const source = {
        sizeBytes: bytes.length,
        read: async (at: number, n: number) => bytes.slice(at, at + n),
      }
      const reader = await openRecordingReader(source)
      const viewers = (await reader.events()).map(({ event }) => "viewer" in event && event.viewer)
      return { viewers, isComplete: reader.info.complete }
    }
    recording.appendSnapshot(
      0,
      encodeViewerMessage({ kind: "terminalSnapshot", cols: 80, rows: 24, bytes: Uint8Array.of(65) }),
    )
    recording.appendEvent(1, { about: "leave", viewer: "first" })
    await new Promise<void>((resolve) => synced.push(resolve))
    expect(await viewersIn(await disk.cut())).toEqual({ viewers: ["first"], isComplete: false })

    recording.appendEvent(2, { about: "leave", viewer: "second" })
    await recording.close(3)
    expect(await viewersIn(await disk.cut())).toEqual({ viewers: ["first", "second"], isComplete: true })
  },
)
