/** Both places for contents keep the same promises. */
import { afterAll, describe, expect, test } from "bun:test"
import { createHash, randomBytes } from "node:crypto"
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FileStorage } from "../../src/base/file-storage.ts"
import { fileStorageOf } from "../../src/edges/outside.ts"
import { bucketStorage, diskStorage } from "../../src/edges/storage.ts"
import { startS3 } from "../peers/s3.ts"

const folder = mkdtempSync(join(tmpdir(), "millwright-storage-"))
afterAll(() => rmSync(folder, { recursive: true }))
const s3 = await startS3()

function aContent(sizeBytes: number) {
  const bytes = randomBytes(sizeBytes)
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, bytes)
  return { bytes, path, key: createHash("sha256").update(bytes).digest("hex") }
}

async function read(storage: FileStorage, key: string): Promise<Buffer | null> {
  const stream = await storage.get(key)
  return stream && Buffer.from(await new Response(stream).arrayBuffer())
}

const PLACES: [string, FileStorage][] = [
  ["a folder", diskStorage(join(folder, "attachments"))],
  ["a bucket", bucketStorage(s3)],
]

describe.each(PLACES)("%s", (_, storage) => {
  // The last one goes to a bucket in several parts.
  test.each([0, 1, 70_000, 20 * 1024 * 1024])("gives back the %d bytes that were put", async (sizeBytes) => {
    const { bytes, path, key } = aContent(sizeBytes)
    expect([await storage.exists(key), await storage.get(key)]).toEqual([false, null])
    await storage.put(key, path)
    expect(await storage.exists(key)).toBe(true)
    expect((await read(storage, key))?.equals(bytes)).toBe(true)
  })

  test("takes the same content again, also at the same moment, and forgets it once", async () => {
    const { bytes, path, key } = aContent(100_000)
    await Promise.all([1, 2, 3].map(() => storage.put(key, path)))
    expect((await read(storage, key))?.equals(bytes)).toBe(true)
    await storage.delete(key)
    await storage.delete(key)
    expect(await storage.exists(key)).toBe(false)
  })

  test("keeps nothing of a file that cannot be read", async () => {
    const key = "a".repeat(64)
    await expect(storage.put(key, join(folder, "no such file"))).rejects.toThrow()
    expect(await storage.exists(key)).toBe(false)
  })

  test("takes no key that is none", async () => {
    const { path } = aContent(1)
    for (const key of ["../../etc/passwd", "", "A".repeat(64)]) {
      await expect((async () => storage.put(key, path))()).rejects.toThrow("is not a content's hash")
    }
  })
})

test("a content on the disk appears whole: what arrives lies beside it under another name until then", async () => {
  const place = join(folder, "whole")
  const { path, key } = aContent(1000)
  await diskStorage(place).put(key, path)
  expect(readdirSync(join(place, key.slice(0, 2)))).toEqual([key])
})

test("requests are signed for the bucket's key and region, and nothing is read or written by another", async () => {
  const { path, key } = aContent(100)
  await bucketStorage(s3).put(key, path)
  expect(s3.counts).toEqual({ taken: expect.any(Number), refused: 0 })
  for (const wrong of [
    { secretAccessKey: "not the secret" },
    { accessKeyId: "somebody" },
    { region: "us-east-1" },
  ]) {
    const refusedBefore = s3.counts.refused
    const storage = bucketStorage({ ...s3, ...wrong })
    const other = aContent(100)
    await expect(storage.put(other.key, other.path)).rejects.toThrow()
    await expect(storage.get(key)).rejects.toThrow()
    expect(s3.counts.refused).toBeGreaterThan(refusedBefore)
    expect(await bucketStorage(s3).exists(other.key)).toBe(false)
  }
})

test("the configured address of a bucket is understood", async () => {
  const { accessKeyId, secretAccessKey, endpoint, bucket } = s3
  const host = new URL(endpoint).host
  const storageUrl = `s3+http://${accessKeyId}:${secretAccessKey}@${host}/${bucket}?region=${s3.region}`
  const storage = fileStorageOf({ storageUrl, dataFolder: join(folder, "unused") })
  const { path, key } = aContent(10)
  await storage.put(key, path)
  expect(await bucketStorage(s3).exists(key)).toBe(true)
  expect(existsSync(join(folder, "unused"))).toBe(false)
})
