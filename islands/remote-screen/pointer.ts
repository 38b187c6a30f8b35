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
}

/** Converts wheel events to whole notches; the small steps of a touchpad are accumulated. */
export function createWheel(): (turn: WheelTurn) => { dx: number; dy: number } | null {
  const rest = { x: 0, y: 0 }
  const notches = (along: "x" | "y", delta: number, mode: number): number => {
    const sum = rest[along] + delta / (mode === 0 ? NOTCH_PX : mode === 1 ? NOTCH_LINES : 1)
    const whole = Math.trunc(sum)
    rest[along] = sum - whole
    return Math.max(-NOTCHES_MAX, Math.min(NOTCHES_MAX, whole))
  }
  return ({ deltaX, deltaY, deltaMode }) => {
    const dx = notches("x", deltaX, deltaMode)
    const dy = notches("y", deltaY, deltaMode)
    return dx === 0 && dy === 0 ? null : { dx, dy }
  }
}
