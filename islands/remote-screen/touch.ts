/**
 * Fingers on the machine's picture as a mouse: the state machine of gestures, independent of the DOM; time is an argument.
 *
 * - direct: a tap clicks where the finger is, a finger that moves drags, a long press is a right click.
 * - touchpad: a finger moves the pointer from where it is, a tap clicks there, a tap followed by a drag drags.
 * - without control, a finger that moves and two side by side move the picture where it is larger than its room.
 * - two fingers, in both: apart or together zooms, side by side scrolls, a short tap of two is a right click.
 */

export type TouchMode = "direct" | "touchpad"

/** Points are in CSS pixels of the window. */
export interface TouchPoint {
  x: number
  y: number
}

interface TouchOutput {
  /** Direct mode: the pointer at this place of the window. `buttons` as in `MouseEvent.buttons`. */
  pointAt(at: TouchPoint, buttons: number): void
  /** Touchpad mode: the pointer moves by so much. */
  moveBy(dx: number, dy: number, buttons: number): void
  /** A press and release, of button 1 (left) or 2 (right) as in `MouseEvent.buttons`; null: where the pointer is. */
  click(at: TouchPoint | null, buttons: number): void
  /** CSS pixels that the fingers have moved since the last call, and where they began; null: where the pointer is. */
  scroll(at: TouchPoint | null, dx: number, dy: number): void
  /** The distance of the fingers has changed by this factor; they have moved by so much meanwhile. */
  pinch(centre: TouchPoint, factor: number, dx: number, dy: number): void
}

export const LONG_PRESS_MS = 600
/** A finger that moved further than this is dragging. */
const TAP_MOVE_PX = 8
/** A second touch within this time of a tap drags, in touchpad mode. */
export const TAP_DRAG_MS = 300
/** A second tap so soon and so near is meant for the place of the first: machines take two clicks some pixels apart for no double click. */
const DOUBLE_TAP_MS = 500
const DOUBLE_TAP_PX = 24
/** Fingers whose distance changes by more than this zoom; those that move further together scroll. */
const PINCH_PX = 24
const SCROLL_PX = 12

const LEFT = 1
const RIGHT = 2

type Gesture = "none" | "pending" | "drag" | "moving" | "two" | "scroll" | "pinch" | "done"

export interface TouchGestures {
  mode: TouchMode
  down(id: number, at: TouchPoint, nowMs: number): void
  move(id: number, at: TouchPoint, nowMs: number): void
  up(id: number, nowMs: number): void
  cancel(): void
  /** Time of the long press; null while none is possible. */
  readonly dueMs: number | null
  wake(nowMs: number): void
}

export function createTouchGestures(output: TouchOutput, initialMode: TouchMode = "direct"): TouchGestures {
  const fingers = new Map<number, TouchPoint>()
  let mode = initialMode
  let gesture: Gesture = "none"
  let start: TouchPoint = { x: 0, y: 0 }
  let startMs = 0
  let lastTapMs = Number.NEGATIVE_INFINITY
  let lastTap: TouchPoint = start
  let isTapDrag = false
  let lastDistance = 0
  let startDistance = 0
  let lastCentre: TouchPoint = { x: 0, y: 0 }

  const reset = () => {
    gesture = "none"
    isTapDrag = false
  }
  const beginTwo = () => {
    // A drag that a second finger joins is over: the button must not stay down.
    if (gesture === "drag" && mode === "direct") output.pointAt(start, 0)
    else if (gesture === "moving" && isTapDrag) output.moveBy(0, 0, 0)
    gesture = "two"
    lastCentre = centreOf(fingers)
    lastDistance = distanceOf(fingers)
    startDistance = lastDistance
    start = lastCentre
  }

  const moveOne = (at: TouchPoint, before: TouchPoint) => {
    if (gesture === "pending" && distance(at, start) > TAP_MOVE_PX) {
      gesture = mode === "direct" ? "drag" : "moving"
      if (mode === "direct") output.pointAt(start, LEFT)
    }
    if (gesture === "drag") {
      output.pointAt(at, LEFT)
      start = at
    }
    if (gesture === "moving") output.moveBy(at.x - before.x, at.y - before.y, isTapDrag ? LEFT : 0)
  }

  const moveTwo = () => {
    const [centre, apart] = [centreOf(fingers), distanceOf(fingers)]
    if (gesture === "two" && Math.abs(apart - startDistance) > PINCH_PX) gesture = "pinch"
    else if (gesture === "two" && distance(centre, start) > SCROLL_PX) gesture = "scroll"
    const [dx, dy] = [centre.x - lastCentre.x, centre.y - lastCentre.y]
    if (gesture === "two") return
    if (gesture === "pinch") output.pinch(centre, apart / Math.max(1, lastDistance), dx, dy)
    // All of it belongs to what was below the fingers first, wherever they get to.
    if (gesture === "scroll") output.scroll(mode === "direct" ? start : null, dx, dy)
    lastCentre = centre
    lastDistance = apart
  }

  const finishOne = (nowMs: number) => {
    const isTap = gesture === "pending" && nowMs - startMs < LONG_PRESS_MS
    if (isTap) {
      const isDouble = nowMs - lastTapMs <= DOUBLE_TAP_MS && distance(start, lastTap) <= DOUBLE_TAP_PX
      if (!isDouble) lastTap = start
      output.click(mode === "direct" ? lastTap : null, LEFT)
      lastTapMs = nowMs
    } else if (gesture === "drag") output.pointAt(start, 0)
    else if (gesture === "moving" && isTapDrag) output.moveBy(0, 0, 0)
    reset()
  }

  return {
    get mode() {
      return mode
    },
    set mode(wanted) {
      this.cancel()
      mode = wanted
      lastTapMs = Number.NEGATIVE_INFINITY
    },
    down(id, at, nowMs) {
      fingers.set(id, at)
      if (fingers.size === 1) {
        gesture = "pending"
        start = at
        startMs = nowMs
        isTapDrag = mode === "touchpad" && nowMs - lastTapMs <= TAP_DRAG_MS
      } else if (fingers.size === 2) beginTwo()
      else gesture = "done"
    },
    move(id, at) {
      const before = fingers.get(id)
      if (!before) return
      fingers.set(id, at)
      if (fingers.size === 1) moveOne(at, before)
      else if (fingers.size === 2) moveTwo()
    },
    up(id, nowMs) {
      if (!fingers.delete(id)) return
      if (gesture === "two" && nowMs - startMs < LONG_PRESS_MS) {
        output.click(mode === "direct" ? start : null, RIGHT)
        gesture = "done"
      } else if (fingers.size === 0 && (gesture === "pending" || gesture === "drag" || gesture === "moving"))
        return finishOne(nowMs)
      if (fingers.size === 0) reset()
      else gesture = "done"
    },
    cancel() {
      if (gesture === "drag") output.pointAt(start, 0)
      else if (gesture === "moving" && isTapDrag) output.moveBy(0, 0, 0)
      fingers.clear()
      reset()
    },
    get dueMs() {
      return gesture === "pending" ? startMs + LONG_PRESS_MS : null
    },
    wake(nowMs) {
      if (gesture !== "pending" || nowMs < startMs + LONG_PRESS_MS) return
      output.click(mode === "direct" ? start : null, RIGHT)
      gesture = "done"
    },
  }
}

function distance(a: TouchPoint, b: TouchPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function pairOf(fingers: ReadonlyMap<number, TouchPoint>): [TouchPoint, TouchPoint] {
  const [a = { x: 0, y: 0 }, b = a] = fingers.values()
  return [a, b]
}

function centreOf(fingers: ReadonlyMap<number, TouchPoint>): TouchPoint {
  const [a, b] = pairOf(fingers)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distanceOf(fingers: ReadonlyMap<number, TouchPoint>): number {
  const [a, b] = pairOf(fingers)
  return distance(a, b)
}
