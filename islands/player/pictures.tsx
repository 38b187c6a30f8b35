/** The picture of a recording: a canvas or a terminal that takes no keys. */
import { type Ref, useEffect, useImperativeHandle, useRef } from "react"
import type { ViewerMessage } from "../../protocols/viewer-wire.ts"
import { usePicture } from "../screen/picture.ts"
import { createTerminalScreen, type TerminalScreen } from "../screen/terminal-screen.ts"
import type { Zoom } from "../screen/zoom.ts"

export interface PictureHandle {
  /** @throws Error when it cannot be drawn */
  draw(message: ViewerMessage): Promise<void>
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

/** Pixels before the first fit. */
const FONT_PX = 14

export function TerminalPicture(picture: { ref: Ref<PictureHandle>; scrollback: number; label: string }) {
  const { scrollback, label } = picture
  const host = useRef<HTMLDivElement>(null)
  const terminal = useRef<TerminalScreen | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one terminal for the life of the player
  useEffect(() => {
    if (!host.current) return
    const screen = createTerminalScreen({
      host: host.current,
      scrollback,
      fontSize: FONT_PX,
      label,
      onInput: () => {},
      // Keys are the player's: they seek and pause.
      onKey: () => false,
    })
    terminal.current = screen
    const observer = new ResizeObserver(() => screen.fitFont())
    observer.observe(host.current)
    return () => {
      observer.disconnect()
      terminal.current = null
      screen.dispose()
    }
  }, [])

  useImperativeHandle(
    picture.ref,
    () => ({
      async draw(message) {
        await terminal.current?.draw(message)
        if (message.kind === "terminalSnapshot" || message.kind === "terminalSize")
          terminal.current?.fitFont()
      },
    }),
    [],
  )

  return <div className="remote-terminal" ref={host} />
}
