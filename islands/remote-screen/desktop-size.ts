/** Requests a desktop of the size of the window from the machine while this viewer may control it. */
import { FRAME_PIXELS_MAX } from "../../protocols/desktop.ts"
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"

/** A window that is being resized has some sixty sizes a second; the machine redraws its whole screen for each. */
const DEBOUNCE_MS = 300
/** Smaller, and no desktop can be used: then it is shown scaled. */
const WIDTH_MIN = 640
const HEIGHT_MIN = 480

/** Whole, even pixels, because many machines accept no others; null where the window exceeds the largest picture. */
function desktopSizeFor(width: number, height: number): { width: number; height: number } | null {
  const even = (pixels: number) => Math.floor(pixels / 2) * 2
  const size = { width: Math.max(WIDTH_MIN, even(width)), height: Math.max(HEIGHT_MIN, even(height)) }
  return size.width * size.height > FRAME_PIXELS_MAX ? null : size
}

/**
 * @param room  of the picture, with the dock and the on-screen keyboard: a tool that opens scales the picture, and the
 *   machine keeps its size
 * @returns how to stop
 */
export function syncDesktopSize(room: HTMLElement, send: (input: ViewerInput) => void): () => void {
  let asked = ""
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    const size = desktopSizeFor(room.clientWidth, room.clientHeight)
    if (!size || asked === `${size.width}x${size.height}`) return
    asked = `${size.width}x${size.height}`
    send({ kind: "resize", ...size })
  }
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(ask, DEBOUNCE_MS)
  })
  observer.observe(room)
  ask()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
