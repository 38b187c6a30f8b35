/** The picture of a recording: a canvas or a terminal that takes no keys. */
import { type Ref, useEffect, useImperativeHandle, useRef } from "react"
import type { ViewerMessage } from "../../protocols/viewer-wire.ts"
import { keepScaled, layCanvas } from "../screen/layout.ts"
import { createPainter } from "../screen/painter.ts"
import { createTerminalScreen, type TerminalScreen } from "../screen/terminal-screen.ts"
import type { Zoom } from "../screen/zoom.ts"

export interface PictureHandle {
  /** @throws WireError when the bytes make no sense */
  show(message: ViewerMessage): Promise<void>
}

export function DesktopPicture(picture: {
  ref: Ref<PictureHandle>
  zoom: Zoom
  label: string
  onToggle(): void
}) {
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const zoom = useRef(picture.zoom)
  zoom.current = picture.zoom

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new zoom is a new layout
  useEffect(() => {
    if (stage.current && canvas.current) return keepScaled(stage.current, canvas.current, () => zoom.current)
  }, [picture.zoom])

  useImperativeHandle(picture.ref, () => {
    let painter: ReturnType<typeof createPainter> | null = null
    return {
      async show(message) {
        const on = canvas.current
        if (!on || (message.kind !== "key" && message.kind !== "frame")) return
        painter ??= createPainter(on, () => stage.current && layCanvas(stage.current, on, zoom.current))
        try {
          await painter.draw(message.message)
        } catch (error) {
          // After wrong bytes a decoder is of no use: the next try begins with a new one.
          painter.close()
          painter = null
          throw error
        }
      },
    }
  }, [])

  return (
    <div className="remote-stage" ref={stage}>
      <canvas
        className="remote-canvas"
        ref={canvas}
        width={1}
        height={1}
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
      async show(message) {
        await terminal.current?.show(message)
        if (message.kind === "terminalSnapshot" || message.kind === "terminalSize")
          terminal.current?.fitFont()
      },
    }),
    [],
  )

  return <div className="remote-terminal" ref={host} />
}
