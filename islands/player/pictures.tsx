/** The picture of a recorded desktop: a canvas that takes no keys. */
import { type Ref, useImperativeHandle } from "react"
import type { ViewerMessage } from "../../protocols/viewer-wire.ts"
import { usePicture } from "../screen/picture.ts"
import type { Zoom } from "../screen/zoom.ts"

export interface PictureHandle {
  /** @throws Error when it cannot be drawn */
  draw(message: ViewerMessage): Promise<void>
  /** Selects the newest match in what has been drawn so far; terminals only. */
  select?(text: string): Promise<void>
}

export function DesktopPicture(picture: {
  ref: Ref<PictureHandle>
  zoom: Zoom
  label: string
  onToggle(): void
}) {
  const { stage, canvas, canvasKey, draw } = usePicture(picture.zoom)

  useImperativeHandle(
    picture.ref,
    () => ({
      async draw(message) {
        if (message.kind === "key" || message.kind === "frame") await draw(message.message)
      },
    }),
    [draw],
  )

  return (
    <div className="remote-stage" ref={stage}>
      <canvas
        className="remote-canvas"
        key={canvasKey}
        ref={canvas}
        role="img"
        aria-label={picture.label}
        onClick={picture.onToggle}
      />
    </div>
  )
}
