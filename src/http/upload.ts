/** One uploaded file: streamed to the disk as it comes, counted and hashed on the way, never held in memory. */
import { createWriteStream } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy"
import { type CountedBytes, countingStage } from "../base/counting-stage.ts"
import { Refusal, validationRefusal } from "../base/refusal.ts"
import { checkBodyLength } from "./body.ts"

export interface ReceivedFile extends CountedBytes {
  /** The name as the browser sent it. */
  name: string
  /** In the folder given; deleted when `use` returns. */
  path: string
  /** The first bytes. */
  head: Uint8Array
}

export interface UploadLimits {
  bytesMax: number
  /** Number of leading bytes kept for `head`. */
  headBytes: number
}

/** Uses a received file, or has done so before. */
type UploadGate = (file: ReceivedFile, use: () => Promise<unknown>) => Promise<unknown>

const gates = new WeakMap<Request, UploadGate>()

/** Passes the file of this request through `gate` before it is used: its content identifies the request. */
export function gateUpload(request: Request, gate: UploadGate): void {
  gates.set(request, gate)
}

/** Boundaries and headers of a multipart body around its file. */
const MULTIPART_OVERHEAD_BYTES_MAX = 16 * 1024
const FILE_FIELD = "file"

/**
 * Receives the file of a multipart body's field `file` into `folder` and hands it to `use`.
 *
 * @throws Refusal FILE_TOO_LARGE above the limit, BAD_REQUEST without exactly one file; the disk's own error, such as
 *         ENOSPC. Nothing stays in the folder
 */
export async function withUpload<T>(
  request: Request,
  folder: string,
  limits: UploadLimits,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  checkBodyLength(request, limits.bytesMax + MULTIPART_OVERHEAD_BYTES_MAX)
  await mkdir(folder, { recursive: true })
  const path = join(folder, crypto.randomUUID())
  try {
    const file = await receive(request, path, limits)
    const gate = gates.get(request)
    return gate ? ((await gate(file, () => use(file))) as T) : await use(file)
  } finally {
    await rm(path, { force: true })
  }
}

async function receive(request: Request, path: string, limits: UploadLimits): Promise<ReceivedFile> {
  const type = request.headers.get("content-type") ?? ""
  if (!request.body || !/^multipart\/form-data;.*boundary=/i.test(type)) throw missingFile()
  const parser = parserFor(type, limits.bytesMax)
  let file: { stream: Readable; received: Promise<ReceivedFile>; failure: Error | null } | null = null
  parser.on("file", (field, stream, name) => {
    if (field !== FILE_FIELD || file) return stream.resume()
    const taken = {
      stream,
      received: writeAndHash(stream, name ?? "", path, limits),
      failure: null as Error | null,
    }
    file = taken
    // Awaited below, after the parser: a failure in between is no unhandled one.
    taken.received.catch((error: Error) => {
      taken.failure = error
      parser.destroy(error)
    })
  })
  const begun = () => file
  try {
    await pipeline(request.body as unknown as AsyncIterable<Uint8Array>, parser)
  } catch (error) {
    const broken = begun()
    // What failed first: the disk, or the body that broke off or is no multipart body.
    const cause = broken?.failure ?? null
    broken?.stream.destroy(error as Error)
    await broken?.received.catch(() => {})
    if (cause) throw cause
    throw error instanceof Refusal ? error : new Refusal("BAD_REQUEST", "body is not a whole multipart body")
  }
  const whole = begun()
  if (!whole) throw missingFile()
  return whole.received
}

/** Parser for one file; names are UTF-8, as browsers send them, and sanitized by the storing action. */
function parserFor(type: string, bytesMax: number): BusboyInstance {
  return new Busboy({
    headers: { "content-type": type } as BusboyHeaders,
    limits: { files: 1, fields: 1, parts: 2, fieldSize: 1024, fileSize: bytesMax + 1, headerPairs: 20 },
    preservePath: true,
  })
}

/** @throws Refusal FILE_TOO_LARGE above the limit; the disk's own error */
export async function writeAndHash(
  stream: Readable,
  name: string,
  path: string,
  limits: UploadLimits,
): Promise<ReceivedFile> {
  let head = Buffer.alloc(0)
  const counted = countingStage((chunk, sizeBytes) => {
    if (head.length < limits.headBytes)
      head = Buffer.concat([head, chunk.subarray(0, limits.headBytes - head.length)])
    if (sizeBytes > limits.bytesMax) throw fileTooLarge(limits.bytesMax)
  })
  await pipeline(stream, counted.stream, createWriteStream(path, { flags: "wx", mode: 0o600 }))
  return { name, path, head, ...counted.result() }
}

function fileTooLarge(bytesMax: number): Refusal {
  return new Refusal("FILE_TOO_LARGE", `file has more than ${bytesMax} bytes`, { bytesMax })
}

function missingFile(): Refusal {
  return validationRefusal([{ path: FILE_FIELD, message: "validation.required" }])
}
