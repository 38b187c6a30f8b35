/**
 * `bun run manual-pictures`: takes the pictures of the user manual from the demo plant, in each language, and writes them
 * beside the chapters.
 *
 *   bun run manual-pictures [NAME…] [--lang de,en-GB,nl] [--address http://127.0.0.1:8080]
 *
 * With names only these are written; the steps of all are done, because later ones build on earlier ones. `--address` uses a
 * demo that runs already.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"
import type { BrowserContext, Page } from "playwright-core"
import { PICTURE_BYTES_MAX, PICTURE_SCALE, picturesFolder } from "../src/screens/manual/pictures.ts"
import { LANGUAGES, type Lang } from "../src/web/texts/language.ts"
import { closeBrowser, launchBrowser } from "../tests/browser/harness.ts"
import { filled, resolveIdentifiers, signIn, startDemo } from "./gallery-demo.ts"
import {
  DIALOG,
  MANUAL_PICTURES,
  PICTURE_HEIGHT_MAX_DEFAULT,
  type PictureSpec,
  VIEWPORT_DEFAULT,
} from "./manual-picture-list.ts"
import type { Stage } from "./manual-picture-steps.ts"

/** A page that still loads after it is reported, not waited for. */
const STEP_MS = 15_000
/** Around the picture, CSS pixels; dialogs have an edge of their own. */
const MARGIN = 8
/** Fonts and images arrive, live parts draw once. */
const SETTLE_MS = 400
/** Of the palette, until the picture is small enough. Few colours stay sharp where a lossy picture blurs text. */
const COLOURS = [256, 128, 64]
/** Of pictures of machines, which have more colours than that. */
const QUALITIES = [80, 70, 60, 50]

/** @returns 1 when a picture could not be taken; the others are written */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { lang: { type: "string", default: LANGUAGES.join(",") }, address: { type: "string" } },
  })
  let failed = 0
  try {
    for (const lang of LANGUAGES.filter((one) => values.lang.split(",").includes(one))) {
      // Each language begins with the same plant: a session of one would be in the pictures of the next.
      const demo = values.address ? null : await startDemo({ mails: true })
      try {
        failed += await takePictures(values.address ?? demo!.address, lang, positionals)
      } finally {
        await closeBrowser()
        await demo?.stop()
      }
    }
  } finally {
    await closeBrowser()
  }
  return failed === 0 ? 0 : 1
}

/** @returns how many failed */
async function takePictures(address: string, lang: Lang, names: string[]): Promise<number> {
  const folder = picturesFolder(lang)
  mkdirSync(folder, { recursive: true })
  const stage = await openStage(address, lang)
  let failed = 0
  for (const spec of MANUAL_PICTURES) {
    try {
      const bytes = await takePicture(stage, spec)
      if (names.length > 0 && !names.includes(spec.name)) continue
      await Bun.write(join(folder, `${spec.name}.webp`), bytes)
      console.log(`${lang} ${spec.name} ${bytes.length} bytes`)
    } catch (error) {
      failed++
      console.error(`${lang} ${spec.name} failed: ${error instanceof Error ? error.message : error}`)
    }
  }
  const known = new Set(MANUAL_PICTURES.map(({ name }) => name))
  for (const file of readdirSync(folder)) if (!known.has(basename(file, ".webp"))) rmSync(join(folder, file))
  return failed
}

async function openStage(address: string, lang: Lang): Promise<Stage> {
  const pages = new Map<string, Promise<Page>>()
  return {
    address,
    lang,
    identifiers: await resolveIdentifiers(address),
    pageOf(account) {
      const page = pages.get(account) ?? openPage(address, lang, account)
      pages.set(account, page)
      return page
    },
  }
}

async function openPage(address: string, lang: Lang, account: string): Promise<Page> {
  const context: BrowserContext = await (await launchBrowser()).newContext({
    locale: lang,
    timezoneId: "Europe/Berlin",
    viewport: VIEWPORT_DEFAULT,
    deviceScaleFactor: PICTURE_SCALE,
    reducedMotion: "reduce",
  })
  context.setDefaultTimeout(STEP_MS)
  await context.addCookies([
    { name: "theme", value: "light", url: address },
    { name: "lang", value: lang, url: address },
  ])
  await signIn(context, address, account)
  const page = await context.newPage()
  // A session asks before its page is left.
  page.on("dialog", (dialog) => dialog.accept())
  return page
}

/** @throws Error when a step fails or nothing matches */
async function takePicture(stage: Stage, spec: PictureSpec): Promise<Uint8Array> {
  const page = await stage.pageOf(spec.account)
  await page.setViewportSize({ ...VIEWPORT_DEFAULT, ...spec.viewport })
  if (spec.path) await page.goto(stage.address + filled(spec.path, stage.identifiers), { waitUntil: "load" })
  await spec.prepare?.(page, stage)
  await page.locator(spec.crop).first().waitFor()
  await page.waitForFunction(imagesAreDrawn)
  await page.waitForTimeout(SETTLE_MS)
  const clip = await rectangleOf(page, spec)
  return encode(await page.screenshot({ clip, fullPage: true }))
}

/** Runs in the page; images further down are loaded only once they come near the screen. */
function imagesAreDrawn(): boolean {
  const isOnScreen = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width > 0 && top < innerHeight && bottom > 0
  }
  return [...document.images].every((image) => !isOnScreen(image) || image.complete)
}

/** Of everything that matches, in coordinates of the whole page. */
async function rectangleOf(page: Page, { crop, heightMax = PICTURE_HEIGHT_MAX_DEFAULT }: PictureSpec) {
  const box = await page.locator(crop).evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0)
    const left = Math.min(...boxes.map(({ left }) => left))
    const top = Math.min(...boxes.map(({ top }) => top))
    const right = Math.max(...boxes.map(({ right }) => right))
    const bottom = Math.max(...boxes.map(({ bottom }) => bottom))
    return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top }
  })
  if (!(box.width > 0)) throw new Error(`nothing matches ${crop}`)
  const margin = crop === DIALOG || crop === "body" ? 0 : MARGIN
  const { x, y, width, height } = box
  return {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: Math.min(height + 2 * margin, heightMax),
  }
}

/** With as many colours as a picture of its size may have. */
async function encode(png: Buffer): Promise<Uint8Array> {
  for (const colors of COLOURS) {
    const reduced = await new Bun.Image(png).png({ palette: true, colors }).bytes()
    const bytes = await new Bun.Image(reduced).webp({ lossless: true }).bytes()
    if (bytes.length <= PICTURE_BYTES_MAX) return bytes
  }
  for (const quality of QUALITIES) {
    const bytes = await new Bun.Image(png).webp({ quality }).bytes()
    if (bytes.length <= PICTURE_BYTES_MAX) return bytes
  }
  throw new Error(`larger than ${PICTURE_BYTES_MAX} bytes in every form`)
}
