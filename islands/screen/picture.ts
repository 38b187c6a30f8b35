/** The picture of a desktop, live or recorded: a canvas on a stage, painted by a Worker, laid out by the page. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { layOutCanvas, observeLayout } from "./layout.ts"
import { createPainter, type Painter } from "./painter.ts"
import type { Size, Zoom } from "./zoom.ts"

interface Picture {
  /** Scrolls where the canvas is larger. */
  stage: RefObject<HTMLDivElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
  /** The React key of the canvas: it changes when a broken painter has taken its canvas with it. */
  canvasKey: number
  /** Size of the machine's picture in pixels; 1 x 1 before the first. */
  size: RefObject<Size>
  /** Draws one FRAME or KEY message: see `Painter.draw`. After a failure the next KEY is drawn again. */
  draw(message: Uint8Array): Promise<void>
}

const NO_PICTURE: Size = { width: 1, height: 1 }

export function usePicture(zoom: Zoom): Picture {
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<Painter | null>(null)
  const size = useRef(NO_PICTURE)
  const latestZoom = useRef(zoom)
  latestZoom.current = zoom
  const [canvasKey, setCanvasKey] = useState(0)

  const layOut = useCallback(() => {
    if (stage.current && canvas.current)
      layOutCanvas(stage.current, canvas.current, size.current, latestZoom.current)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one painter for the life of a canvas
  useEffect(() => {
    const painted = canvas.current
    if (!painted) return
    size.current = NO_PICTURE
    const opened = createPainter(painted, (shown) => {
      size.current = shown
      painted.dataset.size = `${shown.width}x${shown.height}`
      layOut()
    })
    painter.current = opened
    return () => {
      painter.current = null
      opened.close()
    }
  }, [canvasKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new zoom or canvas is a new layout
  useLayoutEffect(() => {
    layOut()
    if (stage.current) return observeLayout(stage.current, layOut)
  }, [zoom, canvasKey])

  const draw = useCallback(
    async (message: Uint8Array) => {
      const asked = painter.current
      try {
        await asked?.draw(message)
      } catch (error) {
        // A broken painter is replaced on the next draw only, so that a failing one is not restarted in a loop.
        if (asked?.isBroken && painter.current === asked) setCanvasKey(canvasKey + 1)
        throw error
      }
    },
    [canvasKey],
  )
  return { stage, canvas, canvasKey, size, draw }
}
