/** Sizes a canvas on its stage; through the CSSOM, as the Content-Security-Policy forbids style attributes. */
import { type Size, scaleOf, type Zoom } from "./zoom.ts"

/** Runs `layOut` at once and with every new size of the stage. @returns how to stop */
export function observeLayout(stage: HTMLElement, layOut: () => void): () => void {
  const observer = new ResizeObserver(layOut)
  observer.observe(stage)
  return () => observer.disconnect()
}

/** @param picture  what the canvas shows; a canvas that a Worker paints does not tell its size itself */
export function layOutCanvas(stage: HTMLElement, canvas: HTMLCanvasElement, picture: Size, zoom: Zoom): void {
  const scale = scaleOf(zoom, picture, { width: stage.clientWidth, height: stage.clientHeight })
  canvas.style.width = `${picture.width * scale}px`
  canvas.style.height = `${picture.height * scale}px`
}
