/** Builds islands, styles and fonts into `public/assets`: hashed names, a manifest, and compressed twins of each file. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { pictureAsset, picturesFolder } from "../src/screens/manual/pictures.ts"
import type { Manifest } from "../src/web/assets.ts"
import { LANGUAGES } from "../src/web/texts/language.ts"

const ROOT = join(import.meta.dir, "..")
const TARGET = join(ROOT, "public/assets")
/** Built beside the target and renamed, so that a partial build is never read. */
const OUT = `${TARGET}.${process.pid}`
/** What a build depends on. */
const SOURCES = ["islands", "src", "scripts/build-client.ts", "protocols", "bun.lock"]
const STYLES = join(ROOT, "src/web/styles")
/** In cascade order; the layers themselves are declared in the first. */
export const STYLE_FILES = [
  "layers",
  "fonts",
  "tokens",
  "base",
  "shell",
  "layout",
  "controls",
  "badges",
  "lists",
  "overlays",
  "screens",
  "components/thumbnails",
  "components/access",
  "components/factors",
  "components/approvals",
  "components/plans",
  "components/settings",
  "components/machines",
  "components/people",
  "components/windows",
  "components/timeline",
  "components/machine",
  "components/triage",
  "components/issue",
  "components/checklist-editor",
  "components/rich-text",
  "components/search",
  "touch",
]
/** Style sheets that only the pages named by `styles` of `Layout` load, beside the one of all pages. */
export const PAGE_STYLE_FILES = {
  calendar: ["components/calendar"],
  codes: ["components/recovery-codes"],
  // Loaded by the script of date-time fields.
  dates: ["components/dates"],
  downloads: ["components/downloads"],
  guide: ["components/guide"],
  issue: ["components/files", "components/checklist"],
  issues: ["components/triage-list"],
  label: ["components/label"],
  manual: ["components/manual"],
  matrix: ["components/matrix"],
  paper: ["components/paper"],
  player: ["components/remote-screen", "components/player"],
  session: [
    "components/remote-bar",
    "components/remote-screen",
    "components/remote-bar-widths",
    "components/remote-bar-low",
    "components/remote-dock",
    "components/remote-files",
    "components/remote-keyboard",
  ],
  sides: [
    "components/remote-bar",
    "components/remote-screen",
    "components/remote-bar-widths",
    "components/remote-dock",
    "components/remote-files",
    "components/side-by-side",
  ],
  reference: ["components/api-reference"],
  scan: ["components/scan"],
  start: ["components/start"],
} as const
/** The script of the Worker that paints desktops. */
const PAINTER = "painter-worker"
const FONT_FILES = ["inter-latin", "inter-latin-ext"]
/** Smaller files than this gain nothing from compression. */
const COMPRESS_FROM_BYTES = 512

/**
 * Builds everything the browser loads. A second on a cold machine, a fraction of it in `dev`.
 *
 * @param dev  readable output and no compressed twins
 * @throws AggregateError with the bundler's messages
 */
export async function buildClient({ dev = false } = {}): Promise<Manifest> {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  const manifest: Manifest = {}
  await buildPainter(manifest, dev)
  await buildScripts(manifest, dev)
  await buildFonts(manifest)
  await buildStyles(manifest, dev)
  await copyManualPictures(manifest)
  await writeHashed(manifest, "mark.svg", await Bun.file(join(STYLES, "mark.svg")).bytes())
  await Bun.write(join(OUT, "manifest.json"), JSON.stringify(manifest, null, 1))
  if (!dev) await Promise.all(readdirSync(OUT).map(compress))
  rmSync(TARGET, { recursive: true, force: true })
  renameSync(OUT, TARGET)
  return manifest
}

let ensured: Promise<void> | null = null

/** Builds only if a source is newer than the last build: for tests that need the client. Looks once per process. */
export function ensureClient(): Promise<void> {
  ensured ??= buildIfStale()
  return ensured
}

async function buildIfStale(): Promise<void> {
  const manifest = join(TARGET, "manifest.json")
  const builtMs = existsSync(manifest) ? statSync(manifest).mtimeMs : 0
  if (newestMs() > builtMs) await buildClient({ dev: true })
}

function newestMs(): number {
  const files = SOURCES.flatMap((source) => {
    const path = join(ROOT, source)
    if (!existsSync(path)) return []
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name))
  })
  return Math.max(...files.map((file) => statSync(file).mtimeMs))
}

/** Entry points: the page script, the React runtime, and every island: a `.tsx` directly in `islands/`. */
export function entryPoints(): string[] {
  const islands = readdirSync(join(ROOT, "islands")).filter(
    (name) => name.endsWith(".tsx") && name !== "define.tsx",
  )
  return ["main.ts", "runtime-react.ts", ...islands].map((name) => join(ROOT, "islands", name))
}

export function buildOptions(dev: boolean) {
  return {
    outdir: OUT,
    target: "browser",
    // The pages name what they need (`Layout`); the bundler's own list of what each part imports would be 1 kB of every page.
    modulePreload: false,
    minify: !dev,
    sourcemap: dev ? "inline" : "none",
    publicPath: "/assets/",
    naming: { entry: "[name]-[hash].[ext]", chunk: "c-[hash].[ext]", asset: "[name]-[hash].[ext]" },
    define: { "process.env.NODE_ENV": JSON.stringify(dev ? "development" : "production") },
  } as const
}

/** A single file without chunks: its URL must be known before the code that starts it is built. */
async function buildPainter(manifest: Manifest, dev: boolean) {
  const { outputs } = await Bun.build({
    entrypoints: [join(ROOT, "islands", `${PAINTER}.ts`)],
    ...buildOptions(dev),
  })
  manifest[`${PAINTER}.js`] = { file: basename(outputs[0]!.path), imports: [] }
}

async function buildScripts(manifest: Manifest, dev: boolean) {
  const options = buildOptions(dev)
  const built = await Bun.build({
    entrypoints: entryPoints(),
    ...options,
    splitting: true,
    metafile: true,
    define: {
      ...options.define,
      PAINTER_WORKER: JSON.stringify(`/assets/${fileOf(manifest, `${PAINTER}.js`)}`),
    },
  })
  for (const [path, output] of Object.entries(built.metafile?.outputs ?? {})) {
    if (!output.entryPoint) continue
    const name = basename(output.entryPoint).replace(/\.tsx?$/, ".js")
    const imports = output.imports
      .filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => basename(path))
    manifest[name] = { file: basename(path), imports }
  }
}

async function buildFonts(manifest: Manifest) {
  for (const font of FONT_FILES) {
    const source = join(ROOT, `node_modules/@fontsource-variable/inter/files/${font}-wght-normal.woff2`)
    await writeHashed(manifest, `${font}.woff2`, await Bun.file(source).bytes())
  }
}

/**
 * Joins the style files in order. No bundler: browsers of 2024 and later read nesting, layers and light-dark()
 * themselves, and a bundler's lowering would break the last of them. `url(asset:x)` becomes the hashed address.
 */
async function buildStyles(manifest: Manifest, dev: boolean) {
  for (const [sheet, names] of Object.entries({ app: STYLE_FILES, ...PAGE_STYLE_FILES })) {
    const files = names.map((name) => Bun.file(join(STYLES, `${name}.css`)).text())
    const joined = (await Promise.all(files)).join("\n")
    await writeHashed(manifest, `${sheet}.css`, stylesFor(joined, manifest, dev))
  }
  const terminal = await Bun.file(join(ROOT, "node_modules/@xterm/xterm/css/xterm.css")).text()
  await writeHashed(manifest, "xterm.css", stylesFor(terminal, manifest, dev))
}

function stylesFor(css: string, manifest: Manifest, dev: boolean): Uint8Array {
  const linked = css.replace(
    /url\("?asset:([\w.-]+)"?\)/g,
    (_, name) => `url("/assets/${fileOf(manifest, name)}")`,
  )
  const small = linked.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s*\n\s*/g, "\n")
  return new TextEncoder().encode(dev ? linked : small)
}

async function copyManualPictures(manifest: Manifest) {
  for (const lang of LANGUAGES) {
    const folder = picturesFolder(lang)
    for (const name of readdirSync(folder))
      await writeHashed(manifest, pictureAsset(lang, name), await Bun.file(join(folder, name)).bytes())
  }
}

function fileOf(manifest: Manifest, name: string): string {
  const entry = manifest[name]
  if (!entry) throw new Error(`an asset is named that is not built: ${name}`)
  return entry.file
}

async function writeHashed(manifest: Manifest, name: string, bytes: Uint8Array) {
  const dot = name.lastIndexOf(".")
  const file = `${name.slice(0, dot)}-${Bun.hash(bytes).toString(36)}${name.slice(dot)}`
  await Bun.write(join(OUT, file), bytes)
  manifest[name] = { file, imports: [] }
}

async function compress(name: string) {
  if (!/\.(js|css|svg)$/.test(name)) return
  const bytes = await Bun.file(join(OUT, name)).bytes()
  if (bytes.length < COMPRESS_FROM_BYTES) return
  const best = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  await Promise.all([
    Bun.write(join(OUT, `${name}.br`), brotliCompressSync(bytes, best)),
    Bun.write(join(OUT, `${name}.zst`), Bun.zstdCompressSync(bytes, { level: 19 })),
    Bun.write(join(OUT, `${name}.gz`), gzipSync(bytes, { level: 9 })),
  ])
}

if (import.meta.main) {
  const started = performance.now()
  const manifest = await buildClient({ dev: process.argv.includes("--dev") })
  console.log(`${Object.keys(manifest).length} assets in ${Math.round(performance.now() - started)} ms`)
}
