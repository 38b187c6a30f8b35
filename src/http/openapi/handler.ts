/** The OpenAPI document as an answer: made once, compressed once, and spared where the client has it already. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { isNotModified } from "../conditional-requests.ts"
import { type NamedEndpoint, openApiDocument } from "./document.ts"

interface EncodedDocument {
  tag: string
  plain: string
  br: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
}

/** Best compression would take a second at the first request for three per cent. */
const BROTLI_QUALITY = 6

function encodeDocument(rows: readonly NamedEndpoint[], info: { version: string }): EncodedDocument {
  const plain = JSON.stringify(openApiDocument(rows, info))
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return {
    tag: `"${Bun.hash(plain).toString(16)}"`,
    plain,
    br: new Uint8Array(brotliCompressSync(plain, { params })),
    gzip: new Uint8Array(gzipSync(plain)),
  }
}

/** @returns what answers GET; the document is made at the first request */
export function openApiHandler(
  rows: readonly NamedEndpoint[],
  info: { version: string },
): (request: Request) => Response {
  let encoded: EncodedDocument | null = null
  return (request) => {
    encoded ??= encodeDocument(rows, info)
    const headers = {
      "content-type": "application/json",
      "cache-control": "no-cache",
      etag: encoded.tag,
      vary: "Accept-Encoding",
    }
    if (isNotModified(request, encoded.tag)) return new Response(null, { status: 304, headers })
    const accepted = request.headers.get("accept-encoding") ?? ""
    const encoding = (["br", "gzip"] as const).find((name) =>
      new RegExp(`\\b${name}\\b(?!;q=0(\\.0+)?\\b)`).test(accepted),
    )
    if (!encoding) return new Response(encoded.plain, { headers })
    return new Response(encoded[encoding], { headers: { ...headers, "content-encoding": encoding } })
  }
}
