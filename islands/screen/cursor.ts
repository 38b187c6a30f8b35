/** The machine's cursor as a CSS cursor, so that it moves without a round trip. */
import type { PlainMessage } from "../../protocols/viewer-wire.ts"

type CursorMessage = Extract<PlainMessage, { kind: "cursor" }>

/** Browsers ignore larger pictures. */
const SIDE_MAX = 128
/** Cursor for machines with a touch panel, which hide theirs; a user with a mouse still needs one. */
const DOT_SIDE = 7

/** @returns a value for the CSS property `cursor` */
export function cssCursor({ w, h, hotX, hotY, rgba }: CursorMessage): string {
  const isShown = w > 0 && h > 0 && rgba.some((value, at) => at % 4 === 3 && value > 0)
  if (!isShown) return toCssCursor(drawDot(), DOT_SIDE >> 1, DOT_SIDE >> 1)
  if (w > SIDE_MAX || h > SIDE_MAX) return "default"
  const canvas = createCanvas(w, h)
  canvas.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0)
  return toCssCursor(canvas, Math.min(hotX, w - 1), Math.min(hotY, h - 1))
}

function toCssCursor(canvas: HTMLCanvasElement, x: number, y: number): string {
  return `url(${canvas.toDataURL("image/png")}) ${x} ${y}, default`
}

function drawDot(): HTMLCanvasElement {
  const canvas = createCanvas(DOT_SIDE, DOT_SIDE)
  const context = canvas.getContext("2d")
  if (!context) return canvas
  context.fillStyle = "#fff"
  context.fillRect(1, 1, DOT_SIDE - 2, DOT_SIDE - 2)
  context.fillStyle = "#000"
  context.fillRect(2, 2, DOT_SIDE - 4, DOT_SIDE - 4)
  return canvas
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement("canvas"), { width, height })
}
