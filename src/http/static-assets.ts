/** Serves `public/assets`, all but pictures from memory: hashed names, immutable caching, the smallest encoding the browser accepts. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { MiddlewareHandler } from "hono"

const CONTENT_TYPES: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  woff2: "font/woff2",
  wasm: "application/wasm",
  webp: "image/webp",
}

/** The type of the manual's pictures, which are read seldom and are larger than everything else together. */
const READ_FROM_DISK = "image/webp"

/** Best first. */
const ENCODINGS = [
  { name: "br", extension: ".br" },
  { name: "zstd", extension: ".zst" },
  { name: "gzip", extension: ".gz" },
] as const

/** A name carries its content's hash, so what it stands for never changes. */
const IMMUTABLE_CACHE_CONTROL = "public, max-age=31536000, immutable"

type Asset = {
  type: string
  plain: Buffer<ArrayBuffer> | Bun.BunFile
  encoded: Map<string, Buffer<ArrayBuffer>>
}

/**
 * Answers GET /assets/<name>; mounted before authentication. An unknown name is 404.
 *
 * @param directory  read once, at the call: a rebuild needs a restart
 */
export function staticAssets(directory: string): MiddlewareHandler {
  const assets = readAssets(directory)
  return async (c) => {
    const asset = assets.get(c.req.path.slice("/assets/".length))
    if (!asset) return c.text("Not found", 404)
    const accepted = acceptedEncodings(c.req.header("Accept-Encoding") ?? "")
    const encoding = ENCODINGS.find(({ name }) => accepted.has(name) && asset.encoded.has(name))?.name
    c.header("Content-Type", asset.type)
    c.header("Cache-Control", IMMUTABLE_CACHE_CONTROL)
    c.header("Vary", "Accept-Encoding")
    if (encoding) c.header("Content-Encoding", encoding)
    const body = (encoding && asset.encoded.get(encoding)) ?? asset.plain
    return c.body(body instanceof Blob ? await body.arrayBuffer() : body)
  }
}

function readAssets(directory: string): Map<string, Asset> {
  const names = new Set(readdirSync(directory))
  const read = (name: string) => readFileSync(join(directory, name)) as Buffer<ArrayBuffer>
  const assets = new Map<string, Asset>()
  for (const name of names) {
    const type = CONTENT_TYPES[name.slice(name.lastIndexOf(".") + 1)]
    if (!type) continue
    const twins = ENCODINGS.filter(({ extension }) => names.has(name + extension))
    const encoded = new Map(twins.map((twin) => [twin.name as string, read(name + twin.extension)]))
    const plain = type === READ_FROM_DISK ? Bun.file(join(directory, name)) : read(name)
    assets.set(name, { type, plain, encoded })
  }
  return assets
}

const acceptedEncodings = (header: string): Set<string> =>
  new Set(
    header
      .split(",")
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(\.0+)?$/.test(entry))
      .map((entry) => entry.split(";")[0] ?? ""),
  )
