/** Asks the machine for a desktop of the size of the window, as long as somebody may. */
import { FRAME_PIXELS_MAX } from "../../protocols/desktop.ts"
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"

/** A window that is being dragged has some sixty sizes a second; the machine redraws everything for each it is asked for. */
const DEBOUNCE_MS = 300
/** Smaller, and no desktop can be used: then it is shown scaled. */
const WIDTH_MIN = 640
const HEIGHT_MIN = 480

/** Whole, even pixels, as many machines take no others; null where the window is larger than any picture. */
export function desktopSizeFor(width: number, height: number): { width: number; height: number } | null {
  const even = (pixels: number) => Math.floor(pixels / 2) * 2
  const size = { width: Math.max(WIDTH_MIN, even(width)), height: Math.max(HEIGHT_MIN, even(height)) }
  return size.width * size.height > FRAME_PIXELS_MAX ? null : size
}

/** @returns how to stop */
export function syncDesktopSize(stage: HTMLElement, send: (input: ViewerInput) => void): () => void {
  let asked = ""
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    const size = desktopSizeFor(stage.clientWidth, stage.clientHeight)
    if (!size || asked === `${size.width}x${size.height}`) return
    asked = `${size.width}x${size.height}`
    send({ kind: "resize", ...size })
  }
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(ask, DEBOUNCE_MS)
  })
  observer.observe(stage)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
