/**
 * An S3-compatible server with one bucket, for as long as a test file runs. The server behind it takes any signature, so
 * every request is first signed again by an implementation that is not the client's, and refused when the two differ.
 */
import { afterAll } from "bun:test"
import { createHash, createHmac, randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SignatureV4 } from "@smithy/signature-v4"
import S3rver from "s3rver"
import type { S3Bucket } from "../../src/edges/storage/file-storage.ts"

/** The only key configured in the backing server. */
const KEY = "S3RVER"
const REGION = "eu-central-1"
const UNSIGNED = "UNSIGNED-PAYLOAD"

interface S3Peer extends S3Bucket {
  /** Requests that were taken, and those whose signature was wrong. */
  readonly requestCounts: { taken: number; refused: number }
}

/** Call it at the top level of a test file. */
export async function startS3(): Promise<S3Peer> {
  const directory = mkdtempSync(join(tmpdir(), "millwright-s3-"))
  const bucket = "files"
  const server = new S3rver({
    ...{ address: "127.0.0.1", port: 0, silent: true, directory },
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  const keys = { accessKeyId: KEY, secretAccessKey: randomBytes(20).toString("hex") }
  const counts = { taken: 0, refused: 0 }
  const gate = Bun.serve({
    ...{ hostname: "127.0.0.1", port: 0, idleTimeout: 60 },
    async fetch(request) {
      const body = Buffer.from(await request.arrayBuffer())
      if (!(await isSigned(request, body, keys))) {
        counts.refused += 1
        return new Response("<Error><Code>SignatureDoesNotMatch</Code></Error>", { status: 403 })
      }
      counts.taken += 1
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      const hasBody = method === "PUT" || method === "POST"
      const target = `http://127.0.0.1:${port}${pathname}${search}`
      return fetch(target, { method, headers, ...(hasBody ? { body } : {}) })
    },
  })
  afterAll(async () => {
    await gate.stop(true)
    await server.close()
    rmSync(directory, { recursive: true })
  })
  return { endpoint: `http://127.0.0.1:${gate.port}`, bucket, region: REGION, ...keys, requestCounts: counts }
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Is the request signed with this key, and its body the one that was signed? */
async function isSigned(
  request: Request,
  body: Buffer,
  credentials: Pick<S3Bucket, "accessKeyId" | "secretAccessKey">,
): Promise<boolean> {
  const said = AUTHORIZATION.exec(request.headers.get("authorization") ?? "")
  if (!said) return false
  const [, accessKeyId, region = "", names = "", signature] = said
  const date = request.headers.get("x-amz-date") ?? ""
  const hash = request.headers.get("x-amz-content-sha256")
  const isWhole = hash === UNSIGNED || hash === createHash("sha256").update(body).digest("hex")
  if (accessKeyId !== credentials.accessKeyId || region !== REGION || !isWhole) return false
  const url = new URL(request.url)
  const headers = Object.fromEntries(
    names.split(";").map((name) => [name, name === "host" ? url.host : (request.headers.get(name) ?? "")]),
  )
  const { authorization } = (
    await new SignatureV4({
      ...{ credentials, region, service: "s3", sha256: Sha256, uriEscapePath: false, applyChecksum: true },
    }).sign(
      {
        ...{ method: request.method, protocol: "http:", hostname: url.hostname, path: url.pathname, headers },
        query: Object.fromEntries(url.searchParams),
      },
      { signingDate: parseAmzDate(date), signableHeaders: new Set(names.split(";")) },
    )
  ).headers
  return AUTHORIZATION.exec(authorization ?? "")?.[4] === signature
}

/** "20260310T090000Z" */
function parseAmzDate(date: string): Date {
  return new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"))
}

class Sha256 {
  private readonly hash
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash("sha256") : createHmac("sha256", toBytes(secret))
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(toBytes(data))
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest()
  }
}

function toBytes(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === "string") return Buffer.from(data)
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
}
