/** The pictures of the manual: WebP files beside the chapters, made from the product by `bun run manual-pictures`. */
import { readdirSync } from "node:fs"
import { basename, join } from "node:path"
import { required } from "../../base/assert.ts"
import { asset } from "../../web/assets.ts"
import type { Lang } from "../../web/texts/language.ts"

/** Pixels of a file for each CSS pixel: sharp on most screens for half the bytes of 2. */
export const PICTURE_SCALE = 1.5
/** A chapter with ten of them stays below half a megabyte. */
export const PICTURE_BYTES_MAX = 40_000
/** Bytes of all languages: they are part of every installation and, one day, of the single binary. */
export const PICTURES_BYTES_MAX = 3_000_000

interface ManualPicture {
  /** Address from which the browser loads it. */
  address: string
  /** CSS pixels. */
  width: number
  height: number
}

/** Pictures by the path that the chapters name: "pictures/issues.webp". */
export type ManualPictures = ReadonlyMap<string, ManualPicture>

export const picturesFolder = (lang: Lang) => join(import.meta.dir, "chapters", lang, "pictures")

/** Name in the manifest of the client build; languages have files of the same names. */
export const pictureAsset = (lang: Lang, file: string) => `manual-${lang}-${file}`

/** Reads the sizes of all pictures of a language. */
export async function readPictures(lang: Lang): Promise<ManualPictures> {
  const folder = picturesFolder(lang)
  const pictures = readdirSync(folder).map(async (file) => {
    const { width, height } = await new Bun.Image(join(folder, file)).metadata()
    const picture = {
      address: asset(pictureAsset(lang, file)),
      width: Math.round(width / PICTURE_SCALE),
      height: Math.round(height / PICTURE_SCALE),
    }
    return [`${basename(folder)}/${file}`, picture] as const
  })
  return new Map(await Promise.all(pictures))
}

/** @throws Error for a picture without a file or without a text for people who do not see it */
export function checkedPicture(pictures: ManualPictures, path: string, alternative: string): ManualPicture {
  if (alternative === "") throw new Error(`the picture ${path} has no alternative text`)
  return required(pictures.get(path), path)
}
