/** The two places for contents: a folder of the installation, or a bucket of S3-compatible storage. */
import { readdir, rm, stat } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { S3Client } from "bun"
import type { ContentState, FilePart, FileStorage } from "../../base/file-storage.ts"
import { diskFileSystem, ensureFolder, type FileSystem, writeFileAtomically } from "../files/durable-files.ts"

/** The first characters of a hash spread the files over folders. */
const SHARD_PREFIX_LENGTH = 2

/** File storage in `folder`, which is created with the first file. Files are written atomically. */
export function diskStorage(folder: string, layer: FileSystem = diskFileSystem): FileStorage {
  const fileOf = (key: string) => join(folder, validKey(key).slice(0, SHARD_PREFIX_LENGTH), key)
  const check = async (key: string): Promise<ContentState> => {
    const file = Bun.file(fileOf(key))
    return verifyContent(
      key,
      () => file.exists(),
      () => file.stream(),
    )
  }
  return {
    async put(key, path) {
      const file = fileOf(key)
      await ensureFolder(dirname(file), layer)
      await writeFileAtomically(file, (draft) => layer.copy(path, draft), layer)
    },
    async get(key, _sizeBytes, part) {
      if ((await check(key)) !== "INTACT") return null
      const file = Bun.file(fileOf(key))
      return part ? file.slice(part.firstByte, part.lastByte + 1).stream() : file.stream()
    },
    verify: check,
    delete: (key) => rm(fileOf(key), { force: true }),
    async removePartialFiles(instant) {
      let removed = 0
      for (const path of await readdir(folder, { recursive: true }).catch(() => [])) {
        if (!PARTIAL_FILE.test(basename(path))) continue
        const draft = join(folder, path)
        const found = await stat(draft).catch(() => null)
        if (!found || found.mtime >= instant) continue
        await rm(draft, { force: true })
        removed += 1
      }
      return removed
    },
    async probe() {
      await ensureFolder(folder, layer)
      const file = join(folder, "probe")
      await writeFileAtomically(file, (draft) => layer.write(draft, "probe"), layer)
      await layer.remove(file)
    },
  }
}

/** A bucket that exists, and the key that may write to it. */
export interface S3Bucket {
  /** e.g. "https://s3.example.com" */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Larger files are uploaded in parts of this size (protocol minimum 5 MiB), so that no file is held in memory whole.
 */
const PART_BYTES = 8 * 1024 * 1024
/** Prefix of this product's objects; the bucket may hold others. */
const OBJECT_PREFIX = "millwright/files"

/** @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html */
export function s3Storage(bucket: S3Bucket): FileStorage {
  const client = new S3Client(bucket)
  const objectOf = (key: string) =>
    client.file(`${OBJECT_PREFIX}/${validKey(key).slice(0, SHARD_PREFIX_LENGTH)}/${key}`)
  return {
    async put(key, path) {
      const writer = objectOf(key).writer({ partSize: PART_BYTES, type: "application/octet-stream" })
      for await (const chunk of Bun.file(path).stream() as unknown as AsyncIterable<Uint8Array>) {
        writer.write(chunk)
        await writer.flush()
      }
      await writer.end()
    },
    async get(key, sizeBytes, part) {
      const object = objectOf(key)
      const found = (await object.exists()) ? await object.stat() : null
      if (found?.size !== sizeBytes) return null
      const content = object.stream().pipeThrough(createHashVerifier(key, sizeBytes))
      return part ? content.pipeThrough(partOf(part)) : content
    },
    async verify(key) {
      const object = objectOf(key)
      return verifyContent(
        key,
        () => object.exists(),
        () => object.stream(),
      )
    },
    delete: (key) => objectOf(key).delete(),
    // Objects are written atomically; the bucket's lifecycle rule removes the parts of aborted uploads.
    removePartialFiles: async () => 0,
    async probe() {
      const object = client.file(`${OBJECT_PREFIX}/probe`)
      await object.write("probe")
      await object.delete()
    },
  }
}

/** A content that is deleted while it is read is missing. */
async function verifyContent(
  key: string,
  exists: () => Promise<boolean>,
  read: () => ReadableStream<Uint8Array>,
): Promise<ContentState> {
  if (!(await exists())) return "MISSING"
  try {
    return (await hashOf(read())) === key ? "INTACT" : "DAMAGED"
  } catch (error) {
    if (!(await exists())) return "MISSING"
    throw error
  }
}

async function hashOf(content: ReadableStream<Uint8Array>): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256")
  for await (const chunk of content as unknown as AsyncIterable<Uint8Array>) hash.update(chunk)
  return hash.digest("hex")
}

/** Lets a content through; its last bytes only when all of them are the content of `key`. */
function createHashVerifier(key: string, sizeBytes: number): TransformStream<Uint8Array, Uint8Array> {
  const hash = new Bun.CryptoHasher("sha256")
  let taken = 0
  return new TransformStream({
    transform(chunk, controller) {
      hash.update(chunk)
      taken += chunk.length
      if (taken > sizeBytes || (taken === sizeBytes && hash.digest("hex") !== key))
        throw new Error(`the stored content ${key} is damaged`)
      controller.enqueue(chunk)
    },
    flush() {
      if (taken < sizeBytes) throw new Error(`the stored content ${key} is cut`)
    },
  })
}

/** Cuts the part out of a whole content. Its last bytes come when all has been read, for only then is it known to be intact. */
function partOf({ firstByte, lastByte }: FilePart): TransformStream<Uint8Array, Uint8Array> {
  let position = 0
  let held: Uint8Array | null = null
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(0, firstByte - position), Math.max(0, lastByte + 1 - position))
      position += chunk.length
      if (part.length === 0) return
      if (held) controller.enqueue(held)
      held = part
    },
    flush(controller) {
      if (held) controller.enqueue(held)
    },
  })
}

const CONTENT_KEY = /^[0-9a-f]{64}$/
const PARTIAL_FILE = /^[0-9a-f]{64}\./

/** Keys become paths: nothing but a hash is one. */
function validKey(key: string): string {
  if (!CONTENT_KEY.test(key)) throw new Error(`"${key}" is not a content's hash`)
  return key
}
