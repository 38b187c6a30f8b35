/** Sizes a canvas on its stage; through the CSSOM, as the Content-Security-Policy forbids style attributes. */
import { type Size, scaleOf, type Zoom } from "./zoom.ts"

/** Runs `layOut` immediately and on every new size of the stage. @returns a function that stops it */
export function observeLayout(stage: HTMLElement, layOut: () => void): () => void {
  const observer = new ResizeObserver(layOut)
  observer.observe(stage)
  return () => observer.disconnect()
}

/** @param picture  size of the picture; a canvas painted by a Worker does not expose its size */
export function layOutCanvas(stage: HTMLElement, canvas: HTMLCanvasElement, picture: Size, zoom: Zoom): void {
  const scale = scaleOf(zoom, picture, { width: stage.clientWidth, height: stage.clientHeight })
  canvas.style.width = `${picture.width * scale}px`
  canvas.style.height = `${picture.height * scale}px`
}
