/** Request bodies, bounded. */
import { Refusal } from "../base/refusal.ts"

/** Forms and JSON: the longest texts of the product are 5000 characters. */
export const BODY_BYTES_MAX = 256 * 1024

/** Refuses a body that announces itself, or turns out, longer than the limit. The bytes are never all held first. */
export function checkBodyLength(request: Request, limitBytes = BODY_BYTES_MAX): void {
  const announced = Number(request.headers.get("content-length") ?? 0)
  if (announced > limitBytes) {
    throw new Refusal("FILE_TOO_LARGE", `body has ${announced} bytes, at most ${limitBytes} are taken`)
  }
}

export async function readText(request: Request, limitBytes = BODY_BYTES_MAX): Promise<string> {
  checkBodyLength(request, limitBytes)
  if (!request.body) return ""
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > limitBytes) throw new Refusal("FILE_TOO_LARGE", `body has more than ${limitBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  if (text === "")
    throw new Refusal("BAD_REQUEST", "Required parameter body was null or undefined", {}, [
      { path: "", message: "validation.required" },
    ])
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal("BAD_REQUEST", "body is not JSON")
  }
}
