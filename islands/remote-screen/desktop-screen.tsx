/** A machine's desktop on a canvas, with everything a hand can do to it. */
import { type Ref, useEffect, useImperativeHandle, useRef } from "react"
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { cssCursor } from "../screen/cursor.ts"
import { keepScaled, layCanvas } from "../screen/layout.ts"
import { createPainter, type Painter } from "../screen/painter.ts"
import type { Zoom } from "../screen/zoom.ts"
import { attachDesktopInput, type DesktopInputHandle } from "./desktop-input.ts"
import type { ScreenHandle } from "./screen-handle.ts"

export interface DesktopScreenProps {
  ref: Ref<ScreenHandle>
  label: string
  zoom: Zoom
  mayControl: boolean
  send(input: ViewerInput): void
  onLeave(): void
}

export function DesktopScreen({ ref, label, zoom, mayControl, send, onLeave }: DesktopScreenProps) {
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const keys = useRef<HTMLTextAreaElement>(null)
  const input = useRef<DesktopInputHandle | null>(null)
  const latest = useRef({ mayControl, send, onLeave, zoom })
  latest.current = { mayControl, send, onLeave, zoom }

  useEffect(() => {
    if (!canvas.current || !keys.current) return
    const attached = attachDesktopInput({
      canvas: canvas.current,
      keys: keys.current,
      mayControl: () => latest.current.mayControl,
      send: (message) => latest.current.send(message),
      onLeave: () => latest.current.onLeave(),
    })
    input.current = attached
    return attached.detach
  }, [])

  useEffect(() => {
    if (!mayControl) input.current?.keyboard.releaseAll()
  }, [mayControl])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new zoom is a new layout
  useEffect(() => {
    if (!stage.current || !canvas.current) return
    return keepScaled(stage.current, canvas.current, () => latest.current.zoom)
  }, [zoom])

  useImperativeHandle(ref, () => {
    let shown: { socket: number; painter: Painter } | null = null
    const painterOf = (socket: number, on: HTMLCanvasElement) => {
      if (shown?.socket === socket) return shown.painter
      shown?.painter.close()
      const layOut = () => stage.current && layCanvas(stage.current, on, latest.current.zoom)
      shown = { socket, painter: createPainter(on, layOut) }
      return shown.painter
    }
    return {
      async show(message, socket) {
        const on = canvas.current
        if (!on) return
        if (message.kind === "key" || message.kind === "frame")
          await painterOf(socket, on).draw(message.message)
        else if (message.kind === "cursor") on.style.cursor = cssCursor(message)
      },
      focus: () => keys.current?.focus({ preventScroll: true }),
      combination(keysyms) {
        input.current?.keyboard.combination(keysyms)
        keys.current?.focus({ preventScroll: true })
      },
      sendText: (text) => input.current?.sendClipboard(text) ?? true,
    }
  }, [])

  return (
    <div className="remote-stage" ref={stage}>
      <textarea
        className="remote-keys"
        ref={keys}
        aria-label={label}
        aria-describedby="remote-way-out"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="none"
      />
      <canvas className="remote-canvas" ref={canvas} width={1} height={1} data-zoom={zoom} />
    </div>
  )
}
