/**
 * Stored files as answers, in whole or in the part that a download lacks which goes on after an interruption.
 *
 * @see RFC 9110 §13.1.5 (If-Range), §14 (ranges)
 */
import type { FilePart } from "../base/file-storage.ts"

interface StoredFile {
  /** SHA-256: the same for every copy of the content, so that it is its entity tag. */
  hash: Buffer
  sizeBytes: number
  headers: Record<string, string>
  /** Called when the answer has content. @param part  null for the whole file */
  open(part: FilePart | null): Promise<ReadableStream<Uint8Array>>
}

/** One range, from the beginning or counted from the end; several are answered by the whole file, as RFC 9110 permits. */
const RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/

export async function fileResponse(
  { headers: asked }: Pick<Request, "headers">,
  { hash, sizeBytes, headers, open }: StoredFile,
): Promise<Response> {
  const etag = `"${hash.toString("hex")}"`
  const common = { ...headers, etag, "accept-ranges": "bytes" }
  const condition = asked.get("if-range")
  const range = condition === null || condition === etag ? asked.get("range") : null
  const part = requestedPart(range, sizeBytes)
  if (part === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { ...common, "content-range": `bytes */${sizeBytes}` },
    })
  const content = await open(part)
  if (!part) return new Response(content, { headers: { ...common, "content-length": `${sizeBytes}` } })
  const { firstByte, lastByte } = part
  return new Response(content, {
    status: 206,
    headers: {
      ...common,
      "content-length": `${lastByte - firstByte + 1}`,
      "content-range": `bytes ${firstByte}-${lastByte}/${sizeBytes}`,
    },
  })
}

/** @returns null for the whole file */
function requestedPart(range: string | null, sizeBytes: number): FilePart | "unsatisfiable" | null {
  const [, first, last, fromEnd] = range?.trim().match(RANGE) ?? []
  const end = sizeBytes - 1
  if (fromEnd !== undefined) {
    const count = Math.min(Number(fromEnd), sizeBytes)
    return count === 0 ? "unsatisfiable" : { firstByte: sizeBytes - count, lastByte: end }
  }
  if (first === undefined) return null
  if (last && Number(last) < Number(first)) return null
  if (Number(first) > end) return "unsatisfiable"
  return { firstByte: Number(first), lastByte: last ? Math.min(Number(last), end) : end }
}
