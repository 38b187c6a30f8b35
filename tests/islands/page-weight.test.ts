/** The weight of a page without islands: its script with everything that it imports statically, and its styles. */
import { expect, test } from "bun:test"
import { readdirSync } from "node:fs"
import { basename, extname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { buildOptions, entryPoints, PAGE_STYLE_FILES, STYLE_FILES } from "../../scripts/build-client.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

const ROOT = join(import.meta.dir, "../..")
const SCRIPT_BYTES_MAX = 20_000
const STYLE_BYTES_MAX = 18_000

/** @param entries  all that are built together: what several of them share becomes files of its own */
async function compressedSize(entry: string, entries: readonly string[] = [entry]): Promise<number> {
  const built = await Bun.build({
    ...buildOptions(false),
    ...{ entrypoints: [...entries], outdir: undefined, splitting: true, external: ["*.woff2", "*.svg"] },
  })
  const texts = new Map(
    await Promise.all(built.outputs.map(async (out) => [basename(out.path), await out.text()] as const)),
  )
  const isMain = (name: string) => name.startsWith(`${basename(entry, extname(entry))}-`)
  const main = [...texts.keys()].find(isMain)!
  const needed = new Set([main])
  for (const name of needed)
    for (const [, file] of (texts.get(name) ?? "").matchAll(/(?:from|import)\s*"\/assets\/([^"]+)"/g))
      needed.add(file!)
  return [...needed].reduce((sum, name) => sum + brotliCompressSync(texts.get(name) ?? "").length, 0)
}

test("the script of a page without islands stays within its budget", async () => {
  const entries = entryPoints()
  const main = entries.find((path) => basename(path) === "main.ts")!
  expect(await compressedSize(main, entries)).toBeLessThanOrEqual(SCRIPT_BYTES_MAX)
})

/** @param names  files of `src/web/styles`, without their ending */
async function compressedStyles(names: readonly string[]): Promise<number> {
  const folder = temporaryFolder("styles")
  try {
    const files = names.map((name) => Bun.file(join(ROOT, "src/web/styles", `${name}.css`)).text())
    const joined = join(folder.path, "app.css")
    await Bun.write(joined, (await Promise.all(files)).join("\n"))
    return await compressedSize(joined)
  } finally {
    folder.remove()
  }
}

test("the styles that every page loads and those of any one page stay within the budget together", async () => {
  const shared = await compressedStyles(STYLE_FILES)
  expect(shared).toBeGreaterThan(1000)
  for (const [page, names] of Object.entries(PAGE_STYLE_FILES)) {
    const own = await compressedStyles(names)
    expect([page, shared + own <= STYLE_BYTES_MAX]).toEqual([page, true])
  }
})

test("every style file is part of a style sheet", () => {
  const styles = join(ROOT, "src/web/styles")
  const names = [
    ...readdirSync(styles),
    ...readdirSync(join(styles, "components")).map((name) => `components/${name}`),
  ]
  const written = names.filter((name) => name.endsWith(".css")).map((name) => name.replace(".css", ""))
  const built = [...STYLE_FILES, ...Object.values(PAGE_STYLE_FILES).flat()]
  expect(written.toSorted()).toEqual([...new Set(built)].toSorted())
})
