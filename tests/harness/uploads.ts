/** Files for uploads: multipart bodies as browsers send them, and the smallest file of each kind. */
import { deflateSync } from "node:zlib"
import type { Hono } from "hono"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { TestResponse } from "./api.ts"

/** Sends one file in the field `file`. */
export async function upload<T = ErrorBody>(
  app: Hono,
  token: string,
  method: "POST" | "PUT",
  path: string,
  file: { name: string; bytes: Uint8Array | string },
): Promise<TestResponse<T>> {
  const form = new FormData()
  form.append("file", new File([file.bytes as BlobPart], file.name))
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.request(`/api${path}`, { method, headers, body: form })
  return { status: response.status, body: (await response.json()) as T }
}

/** A PNG of one colour. */
export function aPng(width: number, height: number, [red, green, blue] = [200, 30, 30]): Uint8Array {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red!, green!, blue!]))])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("tEXt", Buffer.from("Comment\0taken at 48.1 N 11.5 E")),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(Bun.hash.crc32(named), named.length + 4)
  return framed
}
