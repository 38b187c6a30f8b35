/** Viewer, machine and time over the picture, so that a photograph of the screen says whose it was. */
import { useEffect, useRef } from "react"
import { formatInstant } from "../../src/web/texts/format.ts"
import { useIslandView } from "../define.tsx"
import type { RemoteScreenProps } from "./props.ts"

const MINUTE_MS = 60_000
const FONT = "15px system-ui, sans-serif"
/** One beside the other, because the machine's picture may be light, dark or grey. */
const COLOURS = ["rgb(0 0 0 / 22%)", "rgb(255 255 255 / 22%)"]
const TILT_RADIANS = -0.35
/** Between two texts, CSS pixels. */
const GAP_X = 80
const GAP_Y = 110

interface WatermarkProps {
  person: RemoteScreenProps["me"]
  machine: string
  nowMs: number
}

export function Watermark({ person, machine, nowMs }: WatermarkProps) {
  const { zone } = useIslandView()
  const canvas = useRef<HTMLCanvasElement>(null)
  const minute = new Date(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS)
  // A guest may have chosen the name of another person.
  const names = [person.displayName, person.address].filter(Boolean).join(", ")
  const text = `${names} · ${machine} · ${formatInstant(minute, zone, "minute")}`

  useEffect(() => {
    const shown = canvas.current
    if (!shown) return
    const observer = new ResizeObserver(() => drawText(shown, text))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [text])

  return (
    <div className="remote-watermark" aria-hidden="true" data-text={text}>
      <canvas ref={canvas} />
    </div>
  )
}

function drawText(canvas: HTMLCanvasElement, text: string): void {
  const { clientWidth, clientHeight } = canvas
  canvas.width = clientWidth
  canvas.height = clientHeight
  const context = canvas.getContext("2d")
  if (!context) return
  context.font = FONT
  context.rotate(TILT_RADIANS)
  const stepX = context.measureText(text).width + GAP_X
  const reach = Math.hypot(clientWidth, clientHeight)
  COLOURS.forEach((colour, shift) => {
    context.fillStyle = colour
    for (let y = 0, row = 0; y < 2 * reach; y += GAP_Y, row++)
      for (let x = -reach + (row % 2) * (stepX / 2); x < reach; x += stepX)
        context.fillText(text, x + shift, y + shift)
  })
}
