/** A machine's desktop on a canvas, with everything a hand can do to it. */
import { type Ref, useEffect, useImperativeHandle, useRef } from "react"
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { cssCursor } from "../screen/cursor.ts"
import { usePicture } from "../screen/picture.ts"
import type { Zoom } from "../screen/zoom.ts"
import { attachDesktopInput, type DesktopInputHandle } from "./desktop-input.ts"
import { syncDesktopSize } from "./desktop-size.ts"
import type { ScreenHandle } from "./screen-handle.ts"

export interface DesktopScreenProps {
  ref: Ref<ScreenHandle>
  label: string
  zoom: Zoom
  mayControl: boolean
  /** This window decides the size of the machine's desktop. */
  decidesSize: boolean
  send(input: ViewerInput): void
  onLeave(): void
}

export function DesktopScreen({
  ref,
  label,
  zoom,
  mayControl,
  decidesSize,
  send,
  onLeave,
}: DesktopScreenProps) {
  const { stage, canvas, canvasKey, size, draw } = usePicture(zoom)
  const keys = useRef<HTMLTextAreaElement>(null)
  const input = useRef<DesktopInputHandle | null>(null)
  const latest = useRef({ mayControl, send, onLeave })
  latest.current = { mayControl, send, onLeave }

  // biome-ignore lint/correctness/useExhaustiveDependencies: attached for the life of a canvas
  useEffect(() => {
    if (!canvas.current || !keys.current) return
    const attached = attachDesktopInput({
      canvas: canvas.current,
      picture: () => size.current,
      keys: keys.current,
      mayControl: () => latest.current.mayControl,
      send: (message) => latest.current.send(message),
      onLeave: () => latest.current.onLeave(),
    })
    input.current = attached
    return attached.detach
  }, [canvasKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest are refs
  useEffect(() => {
    if (decidesSize && stage.current)
      return syncDesktopSize(stage.current, (input) => latest.current.send(input))
  }, [decidesSize])

  useEffect(() => {
    if (!mayControl) input.current?.keyboard.releaseAll()
  }, [mayControl])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest are refs
  useImperativeHandle(
    ref,
    () => ({
      async draw(message) {
        if (message.kind === "key" || message.kind === "frame") await draw(message.message)
        else if (message.kind === "cursor" && canvas.current) canvas.current.style.cursor = cssCursor(message)
      },
      focus: () => keys.current?.focus({ preventScroll: true }),
      sendKeyCombination(keysyms) {
        input.current?.keyboard.combination(keysyms)
        keys.current?.focus({ preventScroll: true })
      },
      sendText: (text) => input.current?.sendClipboard(text) ?? true,
    }),
    [draw],
  )

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
      <canvas className="remote-canvas" key={canvasKey} ref={canvas} data-zoom={zoom} />
    </div>
  )
}
