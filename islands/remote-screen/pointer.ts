/** Mouse, pen, touch and wheel as the machine's pointer. Pure. */

/** `MouseEvent.buttons` (left, right, middle, back, forward) as the wire's bits (left, middle, right, back, forward). */
export function wireButtons(buttons: number): number {
  const left = buttons & 1
  const right = (buttons & 2) << 1
  const middle = (buttons & 4) >> 1
  return left | middle | right | (buttons & 0b11000)
}

/** What one notch of a wheel scrolls: pixels in Chromium and WebKit, lines in Firefox, or a page. */
const NOTCH_PX = 100
const NOTCH_LINES = 3
/** Limit of one event's scrolling, against drivers that report excessive values. */
const NOTCHES_MAX = 10

interface WheelTurn {
  deltaX: number
  deltaY: number
  /** 0 pixels, 1 lines, 2 pages */
  deltaMode: number
  /** Older than the three above; 0 or absent where a browser does not have it. */
  wheelDeltaX?: number
  wheelDeltaY?: number
  shiftKey?: boolean
}

/** Of `wheelDelta`, whatever the scale of the display and of the page: `deltaY` of a notch is 80 at 125 %, and 53 on some systems. */
const NOTCH_WHEEL_DELTA = 120

/** Converts wheel events to whole notches; the small steps of a touchpad are accumulated. */
export function createWheel(): (turn: WheelTurn) => { dx: number; dy: number } | null {
  const rest = { x: 0, y: 0 }
  const notches = (along: "x" | "y", delta: number, mode: number): number => {
    const sum = rest[along] + delta / (mode === 0 ? NOTCH_PX : mode === 1 ? NOTCH_LINES : 1)
    const whole = Math.trunc(sum)
    rest[along] = sum - whole
    return Math.max(-NOTCHES_MAX, Math.min(NOTCHES_MAX, whole))
  }
  const turned = (along: "x" | "y", delta: number, mode: number, wheelDelta = 0) => {
    if (mode !== 0 || wheelDelta === 0 || wheelDelta % NOTCH_WHEEL_DELTA !== 0)
      return notches(along, delta, mode)
    // A wheel with notches: nothing of it is left over.
    rest[along] = 0
    return notches(along, -wheelDelta / NOTCH_WHEEL_DELTA, 2)
  }
  return (turn) => {
    // First: Firefox tells pixels instead of lines to whoever has read a delta before, half of what Chromium does.
    const { deltaMode } = turn
    const { deltaX, deltaY, wheelDeltaX, wheelDeltaY } = turn
    // Chromium turns the wheel sideways while Shift is held; the machine gets Shift, too, and decides itself what it means.
    const isTurnedAside = turn.shiftKey === true && deltaY === 0
    const dx = isTurnedAside ? 0 : turned("x", deltaX, deltaMode, wheelDeltaX)
    const dy = isTurnedAside
      ? turned("y", deltaX, deltaMode, wheelDeltaX)
      : turned("y", deltaY, deltaMode, wheelDeltaY)
    return dx === 0 && dy === 0 ? null : { dx, dy }
  }
}
