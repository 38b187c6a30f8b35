/** A machine's desktop on a canvas, with everything a hand can do to it. */
import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react"
import { flushSync } from "react-dom"
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { cssCursor } from "../screen/cursor.ts"
import { usePicture } from "../screen/picture.ts"
import { scaleOf, type Zoom } from "../screen/zoom.ts"
import { attachDesktopInput, type DesktopInputHandle } from "./desktop-input.ts"
import { syncDesktopSize } from "./desktop-size.ts"
import type { ViewArea } from "./model.ts"
import type { ScreenHandle } from "./screen-handle.ts"
import type { TouchMode } from "./touch.ts"
import { syncViewArea, targetAround, targetForArea, type ZoomTarget } from "./view-area.ts"

interface DesktopScreenProps {
  ref: Ref<ScreenHandle>
  label: string
  /** Element that says how the keyboard leaves the picture. */
  wayOutId: string
  zoom: Zoom
  onZoom(zoom: Zoom): void
  touchMode: TouchMode
  /** The mouse moves the picture on its stage instead of the machine's pointer. */
  isPanning: boolean
  mayControl: boolean
  /** Others control the machine as well. */
  isShared: boolean
  /** That of the session is open: the device's own would cover it. */
  hasOnscreenKeyboard: boolean
  /** Keysyms that a press of the pointer holds down. */
  modifiers: readonly number[]
  /** The pointer was pressed and released with them. */
  onModifiersUsed(): void
  /** The session is over: nothing of it can have the keyboard. */
  isOver: boolean
  /** This window decides the size of the machine's desktop. */
  decidesSize: boolean
  /** What that size follows: the picture's place and that of the tools beside it. */
  room: RefObject<HTMLElement | null>
  /** What a followed viewer sees; null while none is followed. */
  followedArea: ViewArea | null
  send(input: ViewerInput): void
  onLeave(): void
  /** Input of this person, who may not control the machine, was ignored. */
  onIgnored(): void
  onPasteTooLong(): void
}

export function DesktopScreen(props: DesktopScreenProps) {
  const { ref, label, zoom, mayControl, decidesSize, followedArea, isPanning } = props
  const { stage, canvas, canvasKey, size, draw } = usePicture(zoom)
  const keys = useRef<HTMLTextAreaElement>(null)
  const pointer = useRef<HTMLDivElement>(null)
  const input = useRef<DesktopInputHandle | null>(null)
  const latest = useRef(props)
  latest.current = props

  /** Position to scroll to once the picture has its new size. */
  const pending = useRef<ZoomTarget | null>(null)
  const zoomTo = (target: ZoomTarget) => {
    if (target.zoom === latest.current.zoom) stage.current?.scrollTo(target.left, target.top)
    else pending.current = target
    latest.current.onZoom(target.zoom)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `zoom` is when the picture has its new size
  useLayoutEffect(() => {
    if (pending.current) stage.current?.scrollTo(pending.current.left, pending.current.top)
    pending.current = null
  }, [zoom])

  // biome-ignore lint/correctness/useExhaustiveDependencies: attached for the life of a canvas
  useEffect(() => {
    if (!canvas.current || !keys.current || !stage.current || !pointer.current) return
    const [shown, painted] = [stage.current, canvas.current]
    const attached = attachDesktopInput({
      canvas: painted,
      stage: shown,
      pointer: pointer.current,
      picture: () => size.current,
      keys: keys.current,
      mayControl: () => latest.current.mayControl,
      isShared: () => latest.current.isShared,
      touchMode: () => latest.current.touchMode,
      isPanning: () => latest.current.isPanning,
      modifiers: () => latest.current.modifiers,
      onModifiersUsed: () => latest.current.onModifiersUsed(),
      onPinch(factor, centre) {
        const room = { width: shown.clientWidth, height: shown.clientHeight }
        const before = scaleOf(latest.current.zoom, size.current, room)
        const fitting = scaleOf("fit", size.current, room)
        const target = targetAround(shown, painted, { before, wanted: before * factor, fitting }, centre)
        // The next finger's move, of the same picture of the display, begins at this zoom.
        flushSync(() => zoomTo(target))
      },
      send: (message) => latest.current.send(message),
      onLeave: () => latest.current.onLeave(),
      onIgnored: () => latest.current.onIgnored(),
      onPasteTooLong: () => latest.current.onPasteTooLong(),
    })
    input.current = attached
    return attached.detach
  }, [canvasKey])

  useEffect(() => {
    if (props.hasOnscreenKeyboard) input.current?.setDeviceKeyboard(false)
  }, [props.hasOnscreenKeyboard])

  // Before there is a picture, so that the machine is connected with this size; again once it can be controlled: what was
  // asked of one that was just being connected may be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest are refs
  useEffect(() => {
    if (decidesSize && props.room.current)
      return syncDesktopSize(props.room.current, (input) => latest.current.send(input))
  }, [decidesSize, mayControl])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest are refs
  useEffect(() => {
    if (mayControl && stage.current && canvas.current)
      return syncViewArea(stage.current, canvas.current, size, (area) =>
        latest.current.send({ kind: "viewArea", ...area }),
      )
  }, [mayControl, canvasKey, zoom])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest are refs
  useEffect(() => {
    if (!followedArea || !stage.current) return
    const { clientWidth: width, clientHeight: height } = stage.current
    zoomTo(targetForArea({ width, height }, size.current, followedArea))
  }, [followedArea])

  // Also when control comes back: what was pressed meanwhile would else reach the machine by its repetition.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest are refs
  useEffect(() => input.current?.interrupt(), [mayControl])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest are refs
  useImperativeHandle(
    ref,
    () => ({
      async draw(message) {
        if (message.kind === "key" || message.kind === "frame") await draw(message.message)
        else if (message.kind === "cursor" && canvas.current) canvas.current.style.cursor = cssCursor(message)
      },
      focus: () => keys.current?.focus({ preventScroll: true }),
      openDeviceKeyboard() {
        input.current?.setDeviceKeyboard(true)
        // A field that has the focus already opens none.
        keys.current?.blur()
        keys.current?.focus({ preventScroll: true })
      },
      sendKeyCombination(keysyms) {
        if (!latest.current.mayControl) return
        input.current?.keyboard.combination(keysyms)
        keys.current?.focus({ preventScroll: true })
      },
      sendText: (text) => input.current?.sendClipboard(text) ?? true,
      onFileSent: () => input.current?.onFileSent(),
      onMachineCopied: (text, isWritten) => input.current?.onMachineCopied(text, isWritten),
    }),
    [draw],
  )

  return (
    <div className="remote-stage" ref={stage} data-panning={isPanning || undefined} inert={props.isOver}>
      <textarea
        className="remote-keys"
        ref={keys}
        aria-label={label}
        aria-describedby={props.wayOutId}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="none"
      />
      <canvas className="remote-canvas" key={canvasKey} ref={canvas} data-zoom={zoom} />
      <div className="remote-pointer" ref={pointer} hidden>
        {/* Over any picture: light with a dark edge all around. */}
        <svg width="14" height="20" overflow="visible" aria-hidden="true">
          <path d="M0 0V17L4 13 6 20 9 19 7 12H12Z" fill="#fff" stroke="#000" />
        </svg>
      </div>
    </div>
  )
}
