/** Both storages for contents have the same guarantees. */
import { afterAll, describe, expect, test } from "bun:test"
import { createHash, randomBytes } from "node:crypto"
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FilePart, FileStorage } from "../../src/base/file-storage.ts"
import { createFileStorage } from "../../src/edges/external-clients.ts"
import { diskStorage, s3Storage } from "../../src/edges/storage/file-storage.ts"
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

async function read(
  storage: FileStorage,
  key: string,
  sizeBytes: number,
  part?: FilePart,
): Promise<Buffer | null> {
  const stream = await storage.get(key, sizeBytes, part)
  return stream && Buffer.from(await new Response(stream).arrayBuffer())
}

const PLACES: [string, FileStorage][] = [
  ["a folder", diskStorage(join(folder, "attachments"))],
  ["a bucket", s3Storage(s3)],
]

describe.each(PLACES)("%s", (_, storage) => {
  // The last one goes to a bucket in several parts.
  test.each([0, 1, 70_000, 20 * 1024 * 1024])("returns the %d bytes that were stored", async (sizeBytes) => {
    const { bytes, path, key } = aContent(sizeBytes)
    expect([await storage.verify(key), await storage.get(key, sizeBytes)]).toEqual(["MISSING", null])
    await storage.put(key, path)
    expect(await storage.verify(key)).toBe("INTACT")
    expect((await read(storage, key, sizeBytes))?.equals(bytes)).toBe(true)
  })

  test.each([
    [0, 0],
    [10, 299_999],
    [131_071, 131_072],
    [0, 299_998],
    [299_999, 299_999],
  ])("returns the bytes from %d to %d of a content", async (firstByte, lastByte) => {
    const { bytes, path, key } = aContent(300_000)
    await storage.put(key, path)
    const part = await read(storage, key, bytes.length, { firstByte, lastByte })
    expect(part?.equals(bytes.subarray(firstByte, lastByte + 1))).toBe(true)
  })

  test("stores the same content repeatedly and concurrently, and deletes it once", async () => {
    const { bytes, path, key } = aContent(100_000)
    await Promise.all([1, 2, 3].map(() => storage.put(key, path)))
    expect((await read(storage, key, bytes.length))?.equals(bytes)).toBe(true)
    await storage.delete(key)
    await storage.delete(key)
    expect(await storage.verify(key)).toBe("MISSING")
  })

  test("stores nothing if the source file cannot be read", async () => {
    const key = "a".repeat(64)
    await expect(storage.put(key, join(folder, "no such file"))).rejects.toThrow()
    expect(await storage.verify(key)).toBe("MISSING")
  })

  test("detects damaged content, does not return it, and accepts it again", async () => {
    const { bytes, path, key } = aContent(300_000)
    const other = aContent(300_000)
    await storage.put(key, other.path)
    expect(await storage.verify(key)).toBe("DAMAGED")
    // In a bucket the damage shows while it is read: then not all of it comes.
    const given = read(storage, key, bytes.length).catch(() => null)
    expect(await given).toBeNull()
    const start = read(storage, key, bytes.length, { firstByte: 0, lastByte: 9 }).catch(() => null)
    expect(await start).toBeNull()
    const shorter = aContent(0)
    await storage.put(key, shorter.path)
    expect(await storage.get(key, bytes.length)).toBeNull()
    await storage.put(key, path)
    expect((await read(storage, key, bytes.length))?.equals(bytes)).toBe(true)
  })

  test("is probed without leaving content behind", async () => {
    await storage.probe()
    expect(await storage.verify("b".repeat(64))).toBe("MISSING")
  })

  test("rejects an invalid key", async () => {
    const { path } = aContent(1)
    for (const key of ["../../etc/passwd", "", "A".repeat(64)]) {
      await expect((async () => storage.put(key, path))()).rejects.toThrow("is not a content's hash")
    }
  })
})

test("content stored on disk leaves no file under another name behind", async () => {
  const place = join(folder, "whole")
  const { path, key } = aContent(1000)
  await diskStorage(place).put(key, path)
  expect(readdirSync(join(place, key.slice(0, 2)))).toEqual([key])
})

test("S3 requests are signed for key and region, and wrong credentials can neither read nor write", async () => {
  const { path, key } = aContent(100)
  await s3Storage(s3).put(key, path)
  expect(s3.requestCounts).toEqual({ taken: expect.any(Number), refused: 0 })
  for (const wrong of [
    { secretAccessKey: "not the secret" },
    { accessKeyId: "unknown" },
    { region: "us-east-1" },
  ]) {
    const refusedBefore = s3.requestCounts.refused
    const storage = s3Storage({ ...s3, ...wrong })
    const other = aContent(100)
    await expect(storage.put(other.key, other.path)).rejects.toThrow()
    await expect(storage.get(key, 100)).rejects.toThrow()
    expect(s3.requestCounts.refused).toBeGreaterThan(refusedBefore)
    expect(await s3Storage(s3).verify(other.key)).toBe("MISSING")
  }
})

test("content is stored in the bucket of the configured address", async () => {
  const { accessKeyId, secretAccessKey, endpoint, bucket } = s3
  const host = new URL(endpoint).host
  const storageUrl = `s3+http://${accessKeyId}:${secretAccessKey}@${host}/${bucket}?region=${s3.region}`
  const storage = createFileStorage({ storageUrl, dataFolder: join(folder, "unused") })
  const { path, key } = aContent(10)
  await storage.put(key, path)
  expect(await s3Storage(s3).verify(key)).toBe("INTACT")
  expect(existsSync(join(folder, "unused"))).toBe(false)
})

test("content deleted while it is verified is reported as missing, not as damaged", async () => {
  const folder = mkdtempSync(join(tmpdir(), "millwright-storage-"))
  const storage = diskStorage(folder)
  const path = join(folder, "source")
  const bytes = randomBytes(4 * 1024 * 1024)
  await Bun.write(path, bytes)
  const key = new Bun.CryptoHasher("sha256").update(bytes).digest("hex")
  const states = new Set<string>()
  for (let round = 0; round < 20; round++) {
    await storage.put(key, path)
    const [state] = await Promise.all([storage.verify(key), storage.delete(key)])
    states.add(state)
  }
  expect([...states].filter((state) => state !== "INTACT" && state !== "MISSING")).toEqual([])
  rmSync(folder, { recursive: true })
})
