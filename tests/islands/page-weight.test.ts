/** The weight of a page without islands: its script with everything that it imports statically, and its styles. */
import { expect, test } from "bun:test"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { temporaryFolder } from "../harness/temporary-folder.ts"

const ROOT = join(import.meta.dir, "../..")
const SCRIPT_BYTES_MAX = 20_000
const STYLE_BYTES_MAX = 18_000

async function compressedSize(entry: string): Promise<number> {
  const built = await Bun.build({
    ...{ entrypoints: [entry], minify: true, splitting: true, target: "browser" },
    external: ["*.woff2", "*.svg"],
    define: { "process.env.NODE_ENV": '"production"' },
  })
  const texts = new Map(
    await Promise.all(built.outputs.map(async (out) => [out.path.slice(2), await out.text()] as const)),
  )
  const main = built.outputs.find(({ kind }) => kind === "entry-point" || kind === "asset")!.path.slice(2)
  const needed = new Set([main])
  for (const name of needed)
    for (const [, file] of (texts.get(name) ?? "").matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      needed.add(file!)
  return [...needed].reduce((sum, name) => sum + brotliCompressSync(texts.get(name) ?? "").length, 0)
}

test("the script of a page without islands stays within its budget", async () => {
  expect(await compressedSize(join(ROOT, "islands/main.ts"))).toBeLessThanOrEqual(SCRIPT_BYTES_MAX)
})

test("the styles of all pages stay within their budget", async () => {
  const folder = temporaryFolder("styles")
  try {
    const styles = join(ROOT, "src/web/styles")
    const names = [
      ...readdirSync(styles),
      ...readdirSync(join(styles, "components")).map((name) => `components/${name}`),
    ]
    const files = names.filter((name) => name.endsWith(".css"))
    const texts = await Promise.all(files.map((name) => Bun.file(join(styles, name)).text()))
    const joined = join(folder.path, "app.css")
    await Bun.write(joined, texts.join("\n"))
    const size = await compressedSize(joined)
    expect(size).toBeGreaterThan(1000)
    expect(size).toBeLessThanOrEqual(STYLE_BYTES_MAX)
  } finally {
    folder.remove()
  }
})
