/** A form with several files: fields are held in memory, files streamed to the disk, both within limits. */

import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { Busboy, type BusboyHeaders } from "@fastify/busboy"
import { Refusal } from "../base/refusal.ts"
import { checkBodyLength } from "./body.ts"
import { type ReceivedFile, type UploadLimits, writeAndHash } from "./upload.ts"

interface FormLimits extends UploadLimits {
  /** Limit of the whole body; `bytesMax` is the limit of each file. */
  bodyBytesMax: number
  filesMax: number
  fieldsMax: number
  fieldBytesMax: number
  /** A client that takes longer is holding the connection. */
  receiveMsMax: number
  /** Follows the body while it comes, and may end it. */
  reception?: BodyReception
}

interface BodyReception {
  /** Rejects when the rest of the body is not wanted any more; the refusal is the answer. */
  readonly givenUp: Promise<never>
  count(bytes: number): void
  complete(): void
}

export interface ReceivedForm {
  fields: Record<string, string>
  /** In their order; without fields of the form in which no file was chosen. */
  files: ReceivedFile[]
}

/**
 * Receives a multipart form into `folder` and hands it to `use`; nothing stays in the folder afterwards.
 *
 * @throws Refusal FILE_TOO_LARGE above a limit, BAD_REQUEST for another body or one that is not complete in time; the
 *         disk's own error, such as ENOSPC
 */
export async function withMultipartForm<T>(
  request: Request,
  folder: string,
  limits: FormLimits,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  checkBodyLength(request, limits.bodyBytesMax)
  await mkdir(folder, { recursive: true })
  const paths: string[] = []
  const newPath = () => {
    const path = join(folder, crypto.randomUUID())
    paths.push(path)
    return path
  }
  try {
    return await use(await receive(request, newPath, limits))
  } finally {
    for (const path of paths) await rm(path, { force: true })
  }
}

async function receive(request: Request, newPath: () => string, limits: FormLimits): Promise<ReceivedForm> {
  const type = request.headers.get("content-type") ?? ""
  if (!request.body || !/^multipart\/form-data;.*boundary=/i.test(type)) throw incomplete()
  const { filesMax, fieldsMax, fieldBytesMax, bytesMax } = limits
  const parser = new Busboy({
    headers: { "content-type": type } as BusboyHeaders,
    limits: {
      files: filesMax,
      fields: fieldsMax,
      parts: filesMax + fieldsMax,
      headerPairs: 20,
      fieldSize: fieldBytesMax,
      fileSize: bytesMax + 1,
    },
    preservePath: true,
  })
  const fields: Record<string, string> = {}
  const arriving: { received: Promise<ReceivedFile>; stream: Readable }[] = []
  let failure: Error | null = null
  const fail = (error: Error) => {
    failure ??= error
    parser.destroy(error)
  }
  parser.on("field", (name, value, _nameTruncated, isTruncated) => {
    if (isTruncated) fail(new Refusal("FILE_TOO_LARGE", `field ${name} has more than ${fieldBytesMax} bytes`))
    fields[name] = value
  })
  parser.on("file", (_field, stream, name) => {
    // A field of the form in which no file was chosen arrives as a file without a name.
    if (!name) return stream.resume()
    const received = writeAndHash(stream, name, newPath(), limits)
    received.catch(fail)
    arriving.push({ received, stream })
  })
  for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
    parser.on(limit, () => fail(new Refusal("FILE_TOO_LARGE", `the form exceeds its limit: ${limit}`)))
  try {
    await pipeline(limitedBody(request.body, limits), parser)
    return { fields, files: await Promise.all(arriving.map(({ received }) => received)) }
  } catch (error) {
    for (const { stream } of arriving) stream.destroy(error as Error)
    await Promise.allSettled(arriving.map(({ received }) => received))
    throw failure ?? (error instanceof Refusal ? error : incomplete())
  }
}

/**
 * The chunks of a body. One without an announced length is counted while it comes; one that stalls is given up, which an
 * abandoned `read` would not notice.
 */
async function* limitedBody(
  body: ReadableStream<Uint8Array>,
  { bodyBytesMax, receiveMsMax, reception }: FormLimits,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const late = Promise.withResolvers<"late">()
  const timer = setTimeout(late.resolve, receiveMsMax, "late")
  let size = 0
  try {
    for (;;) {
      const ends = reception ? [late.promise, reception.givenUp] : [late.promise]
      const read = await Promise.race([reader.read(), ...ends])
      if (read === "late") throw incomplete()
      if (read.done) return reception?.complete()
      size += read.value.length
      reception?.count(read.value.length)
      if (size > bodyBytesMax) throw new Refusal("FILE_TOO_LARGE", `body has more than ${bodyBytesMax} bytes`)
      yield read.value
    }
  } finally {
    clearTimeout(timer)
    reader.cancel().catch(() => undefined)
  }
}

function incomplete(): Refusal {
  return new Refusal("BAD_REQUEST", "body is not a whole multipart form", { reason: "bodyIncomplete" })
}
