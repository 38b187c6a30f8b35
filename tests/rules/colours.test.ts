/** Colours that no other test sees: contrasts that axe does not measure (the borders of fields, WCAG 2.2 §1.4.11), and hatchings. */
import { describe, expect, test } from "bun:test"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const STYLES = join(import.meta.dir, "../../src/web/styles")
const TOKENS = readFileSync(join(STYLES, "tokens.css"), "utf8")
const NON_TEXT_CONTRAST_MIN = 3

/** Of a token in the light and in the dark theme. */
function coloursOf(token: string): { light: string; dark: string } {
  const [, light = "", dark = ""] =
    new RegExp(`--${token}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`).exec(TOKENS) ?? []
  return { light, dark }
}

/** Relative luminance of an OKLCH colour (CSS Color 4 §9.2, WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe("the border of a field", () => {
  test.each(["surface", "raised", "page", "sunken"])("stands out from %s in both themes", (ground) => {
    const border = coloursOf("line-control")
    const behind = coloursOf(ground)
    expect(contrastOf(border.light, behind.light)).toBeGreaterThanOrEqual(NON_TEXT_CONTRAST_MIN)
    expect(contrastOf(border.dark, behind.dark)).toBeGreaterThanOrEqual(NON_TEXT_CONTRAST_MIN)
  })
})

test("a hatching mixes its colours in sRGB: Firefox repeats a gradient of OKLCH colours nowhere but at its ends", () => {
  const styles = readdirSync(STYLES, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  )
  const hatchings = styles.flatMap((name) => {
    const text = readFileSync(join(STYLES, name), "utf8")
    return text.match(/repeating-[a-z]+-gradient\(\s*[^,]*/g) ?? []
  })
  expect(hatchings.length).toBeGreaterThan(0)
  expect(hatchings.filter((start) => !start.endsWith(" in srgb"))).toEqual([])
})
