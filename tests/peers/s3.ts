/** An S3-compatible server with one bucket, for as long as a test file runs. */
import { afterAll } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "s3rver"
import type { Bucket } from "../../src/edges/storage.ts"

/** The key that the server comes with. */
const KEY = "S3RVER"

/** Call it at the top level of a test file. */
export async function startS3(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), "millwright-s3-"))
  const bucket = "files"
  const server = new S3rver({
    ...{ address: "127.0.0.1", port: 0, silent: true, directory },
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  afterAll(async () => {
    await server.close()
    rmSync(directory, { recursive: true })
  })
  const keys = { accessKeyId: KEY, secretAccessKey: KEY }
  return { endpoint: `http://127.0.0.1:${port}`, bucket, region: "us-east-1", ...keys }
}
