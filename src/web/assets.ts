/** Addresses of built files: the client build writes `public/assets/manifest.json`, pages look names up in it. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Logical name ("main.js", "app.css", "inter-latin.woff2") -> hashed file and the chunks it imports. */
export type Manifest = Record<string, { file: string; imports: string[] }>

export const ASSETS_DIR = join(import.meta.dir, "../../public/assets")

let manifest: Manifest | undefined

/** Read once per process: a rebuild restarts the server. Without a build the names stand for themselves. */
function manifestOf(): Manifest {
  manifest ??= readManifest(join(ASSETS_DIR, "manifest.json"))
  return manifest
}

const readManifest = (file: string): Manifest =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}

/** The address of a built file, e.g. asset("app.css") -> "/assets/app-1x9k2.css". */
export const asset = (name: string): string => `/assets/${manifestOf()[name]?.file ?? name}`

/** Addresses of everything `name` imports, itself included: for modulepreload. */
export function assetAndImports(name: string): string[] {
  return [asset(name), ...(manifestOf()[name]?.imports ?? []).map((file) => `/assets/${file}`)]
}
