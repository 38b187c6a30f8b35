/** Binds the fingers on a canvas to the machine's pointer (`touch.ts`). Plain DOM. */
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { pixelAt, type Size } from "../screen/zoom.ts"
import { createWheel, wireButtons } from "./pointer.ts"
import { createTouchGestures, type TouchGestures, type TouchMode, type TouchPoint } from "./touch.ts"

interface TouchInputOptions {
  canvas: HTMLCanvasElement
  /** Shows where the machine's pointer is, in touchpad mode. */
  pointer: HTMLElement
  stage: HTMLElement
  picture(): Size
  mode(): TouchMode
  mayControl(): boolean
  send(input: ViewerInput): void
  /** A tap goes to no machine. */
  onIgnored(): void
  /** @param centre  of the fingers, in CSS pixels of the window */
  onPinch(factor: number, centre: TouchPoint): void
}

interface TouchInput {
  onDown(event: PointerEvent): void
  onMove(event: PointerEvent): void
  onUp(event: PointerEvent): void
  cancel(): void
}

/** A finger scrolls what is below it: the content follows the finger. */
const SCROLL_DIRECTION = -1
/** A finger moves further on the screen than a mouse on the desk. */
const TOUCHPAD_SPEED = 1.4
/** Of the arrow that is drawn. */
const POINTER_PX = { width: 14, height: 20 }
const OUTLINE_PX = 1
/** So much around the pointer stays in sight. */
const SIGHT_PX = 32

/** @param signal  aborted when the canvas goes */
export function createTouchInput(parts: TouchInputOptions, signal: AbortSignal): TouchInput {
  const { canvas, pointer, stage, send } = parts
  const wheel = createWheel()
  /** The machine's pointer in touchpad mode, in pixels of the picture. */
  let cursor: TouchPoint | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Where the finger of a person who may not control the machine holds the picture. */
  let held: TouchPoint | null = null
  let isPressed = false

  const at = ({ x, y }: TouchPoint) =>
    pixelAt({ clientX: x, clientY: y }, canvas.getBoundingClientRect(), parts.picture())
  const cursorNow = () => {
    const { width, height } = parts.picture()
    cursor ??= { x: width / 2, y: height / 2 }
    return { x: clamp(Math.round(cursor.x), width), y: clamp(Math.round(cursor.y), height) }
  }
  /** Pixels of the picture in one of the window. */
  const pictureScale = () => parts.picture().width / Math.max(1, canvas.offsetWidth)
  const place = (point: TouchPoint | null) => (point ? at(point) : cursorNow())
  const sendPointer = (point: { x: number; y: number }, buttons: number) => {
    if (parts.mayControl() || buttons === 0)
      send({ kind: "pointer", ...point, buttons: wireButtons(buttons) })
  }
  /** Where the pointer is on the stage. */
  const cursorPlace = (): TouchPoint => {
    const { width, height } = parts.picture()
    const { x, y } = cursorNow()
    return {
      x: canvas.offsetLeft + (x / width) * canvas.offsetWidth,
      y: canvas.offsetTop + (y / height) * canvas.offsetHeight,
    }
  }
  const showCursor = () => {
    pointer.hidden = parts.mode() !== "touchpad" || !parts.mayControl()
    const { x, y } = cursorPlace()
    pointer.style.left = `${x}px`
    pointer.style.top = `${y}px`
    // At the edge of the picture it is cut off, as on a desk: neither it nor its outline makes room to scroll to.
    const roomFor = (at: number, begin: number, length: number, stageLength: number, own: number) =>
      `${Math.max(0, Math.min(own, Math.max(begin + length, stageLength) - at - OUTLINE_PX))}px`
    pointer.style.width = roomFor(
      x,
      canvas.offsetLeft,
      canvas.offsetWidth,
      stage.clientWidth,
      POINTER_PX.width,
    )
    pointer.style.height = roomFor(
      y,
      canvas.offsetTop,
      canvas.offsetHeight,
      stage.clientHeight,
      POINTER_PX.height,
    )
  }
  /** A picture larger than the stage moves along with the pointer. */
  const followCursor = () => {
    const { x, y } = cursorPlace()
    const beyond = (at: number, scrolled: number, room: number) =>
      Math.min(0, at - SIGHT_PX - scrolled) + Math.max(0, at + SIGHT_PX - scrolled - room)
    stage.scrollBy(
      beyond(x, stage.scrollLeft, stage.clientWidth),
      beyond(y, stage.scrollTop, stage.clientHeight),
    )
  }

  const gestures: TouchGestures = createTouchGestures({
    pointAt(point, buttons) {
      if (held) stage.scrollBy(held.x - point.x, held.y - point.y)
      // What was pressed before control was taken away is released.
      else if (parts.mayControl() || isPressed) sendPointer(at(point), buttons)
      const isDown = buttons !== 0
      isPressed = isDown && parts.mayControl()
      held = isDown && !parts.mayControl() ? point : null
    },
    moveBy(dx, dy, buttons) {
      if (!parts.mayControl()) {
        if (isPressed) sendPointer(cursorNow(), 0)
        isPressed = false
        return stage.scrollBy(-dx, -dy)
      }
      isPressed = buttons !== 0
      const { width, height } = parts.picture()
      const scale = pictureScale() * TOUCHPAD_SPEED
      const { x, y } = cursorNow()
      cursor = { x: clamp(x + dx * scale, width), y: clamp(y + dy * scale, height) }
      showCursor()
      followCursor()
      sendPointer(cursorNow(), buttons)
    },
    click(point, buttons) {
      const pixel = place(point)
      if (!parts.mayControl()) return parts.onIgnored()
      for (const pressed of [0, buttons, 0]) sendPointer(pixel, pressed)
    },
    scroll(point, dx, dy) {
      if (!parts.mayControl()) return stage.scrollBy(-dx, -dy)
      const scale = SCROLL_DIRECTION * pictureScale()
      const turn = wheel({ deltaX: dx * scale, deltaY: dy * scale, deltaMode: 0 })
      if (turn) send({ kind: "wheel", ...place(point), ...turn })
    },
    pinch(centre, factor, dx, dy) {
      parts.onPinch(factor, centre)
      stage.scrollBy(-dx, -dy)
    },
  })
  const schedule = () => {
    clearTimeout(timer)
    const { dueMs } = gestures
    // Browsers cut fractions of a millisecond: by the clock it might still be too early.
    if (dueMs !== null) timer = setTimeout(() => gestures.wake(dueMs), dueMs - performance.now())
  }
  const adoptMode = () => {
    if (gestures.mode !== parts.mode()) gestures.mode = parts.mode()
    showCursor()
  }

  const cancel = () => {
    clearTimeout(timer)
    gestures.cancel()
  }
  // Zoomed, turned on its side, the keyboard opened: the pointer stays on its pixel.
  const observer = new ResizeObserver(() => pointer.hidden || showCursor())
  for (const part of [stage, canvas]) observer.observe(part)
  signal.addEventListener("abort", () => {
    observer.disconnect()
    cancel()
  })

  return {
    onDown(event) {
      adoptMode()
      gestures.down(event.pointerId, { x: event.clientX, y: event.clientY }, event.timeStamp)
      schedule()
    },
    onMove(event) {
      gestures.move(event.pointerId, { x: event.clientX, y: event.clientY }, event.timeStamp)
      schedule()
    },
    onUp(event) {
      gestures.up(event.pointerId, event.timeStamp)
      schedule()
    },
    cancel,
  }
}

function clamp(value: number, size: number): number {
  return Math.max(0, Math.min(size - 1, value))
}
