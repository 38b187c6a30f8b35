/** The two places for contents: a folder of the installation, or a bucket of S3-compatible storage. */
import { mkdir, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { S3Client } from "bun"
import type { FileStorage } from "../base/file-storage.ts"

/** The first characters of a hash spread the files over folders. */
const SPREAD_CHARACTERS = 2

/** Contents in `folder`, which is made when the first one comes. A content is there whole or not at all. */
export function diskStorage(folder: string): FileStorage {
  const fileOf = (key: string) => join(folder, checked(key).slice(0, SPREAD_CHARACTERS), key)
  return {
    async put(key, path) {
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      const arriving = `${file}.${crypto.randomUUID()}`
      try {
        await Bun.write(arriving, Bun.file(path))
        await rename(arriving, file)
      } finally {
        await rm(arriving, { force: true })
      }
    },
    async get(key) {
      const file = fileOf(key)
      const found = await stat(file).catch(() => null)
      return found ? Bun.file(file).stream() : null
    },
    exists: (key) => Bun.file(fileOf(key)).exists(),
    delete: (key) => rm(fileOf(key), { force: true }),
  }
}

/** A bucket that exists, and the key that may write to it. */
export interface Bucket {
  /** e.g. "https://s3.example.com" */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Larger contents go in parts of this size (the protocol's least is 5 MiB), so that none is held whole. */
const PART_BYTES = 8 * 1024 * 1024
/** Objects of this product, beside whatever else lies in the bucket. */
const PREFIX = "millwright/files"

/** @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html */
export function bucketStorage(bucket: Bucket): FileStorage {
  const client = new S3Client(bucket)
  const objectOf = (key: string) =>
    client.file(`${PREFIX}/${checked(key).slice(0, SPREAD_CHARACTERS)}/${key}`)
  return {
    async put(key, path) {
      const writer = objectOf(key).writer({ partSize: PART_BYTES, type: "application/octet-stream" })
      for await (const chunk of Bun.file(path).stream() as unknown as AsyncIterable<Uint8Array>) {
        writer.write(chunk)
        await writer.flush()
      }
      await writer.end()
    },
    async get(key) {
      const object = objectOf(key)
      return (await object.exists()) ? object.stream() : null
    },
    exists: (key) => objectOf(key).exists(),
    delete: (key) => objectOf(key).delete(),
  }
}

/** Keys become paths: nothing but a hash is one. */
function checked(key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`"${key}" is not a content's hash`)
  return key
}
