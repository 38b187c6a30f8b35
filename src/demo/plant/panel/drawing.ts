/** Drawing with one font that ships with the project, so that a machine without fonts paints the same picture. */
import { GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas"

export type Canvas2d = SKRSContext2D

const FAMILY = "Panel"
const FILE = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
if (!GlobalFonts.registerFromPath(new URL(import.meta.resolve(FILE)).pathname, FAMILY)) {
  throw new Error(`the panels' font ${FILE} cannot be read`)
}

interface TextStyle {
  size: number
  colour: string
  weight?: 400 | 500 | 600 | 700
  align?: "left" | "center" | "right"
  /** Longer text is narrowed to this. */
  maxWidth?: number
}

/** Digits as wide as each other, so that numbers do not dance; words with digits (tags, names) are set as words. */
const fontVariant = (text: string) => (/[A-Za-z]-/.test(text) ? "normal" : "tabular-nums")

/** Writes `text` with its middle at height `y`. */
export function drawText(brush: Canvas2d, text: string, x: number, y: number, style: TextStyle): void {
  brush.font = `${style.weight ?? 400} ${style.size}px ${FAMILY}`
  brush.fontVariantNumeric = fontVariant(text)
  brush.fillStyle = style.colour
  brush.textAlign = style.align ?? "left"
  brush.textBaseline = "alphabetic"
  // Inter's capitals are 0.727 em high.
  const baseline = Math.round(y + style.size * 0.364)
  if (style.maxWidth === undefined) brush.fillText(text, x, baseline)
  else brush.fillText(text, x, baseline, style.maxWidth)
}

/** @param size  of the font, pixels @returns pixels */
export function textWidth(brush: Canvas2d, text: string, size: number, weight = 400): number {
  brush.font = `${weight} ${size}px ${FAMILY}`
  brush.fontVariantNumeric = fontVariant(text)
  return brush.measureText(text).width
}

/** Fills (and outlines) a box with round corners. */
export function drawBox(
  brush: Canvas2d,
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  fill: string | null,
  stroke: string | null = null,
): void {
  brush.beginPath()
  brush.roundRect(stroke ? x + 0.5 : x, stroke ? y + 0.5 : y, stroke ? w - 1 : w, stroke ? h - 1 : h, radius)
  if (fill) {
    brush.fillStyle = fill
    brush.fill()
  }
  if (stroke) {
    brush.strokeStyle = stroke
    brush.lineWidth = 1
    brush.stroke()
  }
}

export function drawLine(
  brush: Canvas2d,
  colour: string,
  width: number,
  ...points: [number, number][]
): void {
  brush.beginPath()
  for (const [index, [x, y]] of points.entries()) index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)
  brush.strokeStyle = colour
  brush.lineWidth = width
  brush.stroke()
}
