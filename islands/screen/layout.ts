/** Sizes a canvas on its stage; through the CSSOM, as the Content-Security-Policy forbids style attributes. */
import { scaleOf, type Zoom } from "./zoom.ts"

/** Keeps the canvas at its scale while the window changes. @returns how to stop */
export function keepScaled(stage: HTMLElement, canvas: HTMLCanvasElement, zoom: () => Zoom): () => void {
  const observer = new ResizeObserver(() => layCanvas(stage, canvas, zoom()))
  observer.observe(stage)
  return () => observer.disconnect()
}

export function layCanvas(stage: HTMLElement, canvas: HTMLCanvasElement, zoom: Zoom): void {
  const scale = scaleOf(zoom, canvas, { width: stage.clientWidth, height: stage.clientHeight })
  canvas.style.width = `${canvas.width * scale}px`
  canvas.style.height = `${canvas.height * scale}px`
}
