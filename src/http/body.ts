/** Request bodies, limited in size and time for every client. */
import { Refusal, validationRefusal } from "../base/refusal.ts"

/** Forms and JSON: the longest texts of the product are 5000 characters. */
const BYTES_PER_KIBIBYTE = 1024
export const BODY_BYTES_MAX = 256 * BYTES_PER_KIBIBYTE
/** So much arrives in a moment; who takes longer is holding the connection. */
const BODY_MS_MAX = 30_000

/** @throws Refusal FILE_TOO_LARGE for a body that announces itself longer than the limit, in bytes */
export function checkBodyLength(request: Request, limitBytes = BODY_BYTES_MAX): void {
  const announced = Number(request.headers.get("content-length") ?? 0)
  if (announced > limitBytes) {
    throw tooLarge(`body has ${announced} bytes, at most ${limitBytes} are taken`, limitBytes)
  }
}

/** A body that may be larger than forms and JSON holds a file. */
function tooLarge(message: string, limitBytes: number): Refusal {
  if (limitBytes > BODY_BYTES_MAX) return new Refusal("FILE_TOO_LARGE", message)
  return new Refusal("FILE_TOO_LARGE", message, {
    text: "inputTooLarge",
    kibibytes: Math.floor(limitBytes / BYTES_PER_KIBIBYTE),
  })
}

/** @throws Refusal FILE_TOO_LARGE, and BAD_REQUEST when it has not arrived in time */
async function readBytes(
  request: Request,
  limitBytes: number,
  limitMs: number,
): Promise<Buffer<ArrayBuffer>> {
  checkBodyLength(request, limitBytes)
  if (!request.body) return Buffer.alloc(0)
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  const { promise: late, resolve } = Promise.withResolvers<"late">()
  const timer = setTimeout(resolve, limitMs, "late")
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), late])
      if (read === "late")
        throw new Refusal("BAD_REQUEST", `body did not arrive within ${limitMs} ms`, {
          reason: "bodyIncomplete",
        })
      if (read.done) return Buffer.concat(chunks)
      size += read.value.length
      if (size > limitBytes) throw tooLarge(`body has more than ${limitBytes} bytes`, limitBytes)
      chunks.push(read.value)
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

export async function readText(
  request: Request,
  limitBytes = BODY_BYTES_MAX,
  limitMs = BODY_MS_MAX,
): Promise<string> {
  return (await readBytes(request, limitBytes, limitMs)).toString("utf8")
}

/** The fields of a posted form. @throws Refusal BAD_REQUEST when it is none */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = await readBytes(request, BODY_BYTES_MAX, BODY_MS_MAX)
  const type = request.headers.get("content-type") ?? ""
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData()
  } catch {
    throw validationRefusal([{ path: "", message: "validation.invalid" }])
  }
}

/** @throws Refusal FILE_TOO_LARGE, BAD_REQUEST for a body that is missing, late or not JSON */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  if (text === "")
    throw new Refusal(
      "BAD_REQUEST",
      "Required parameter body was null or undefined",
      { reason: "bodyMissing" },
      [{ path: "", message: "validation.required" }],
    )
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal("BAD_REQUEST", "body is not JSON", { reason: "bodyNotJson" })
  }
}
