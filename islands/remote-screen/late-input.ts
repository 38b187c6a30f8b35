/**
 * Input that a person made while the page stood still, as in a browser that hangs or is suspended: it would reach the machine
 * seconds later, meant for a picture that has changed since.
 */
import { type RefObject, useEffect, useRef } from "react"
import { INPUT_AGE_MAX_MS } from "../../protocols/viewer-wire-input.ts"

const LOOK_EVERY_MS = 1000
/** Later input is judged no more: a system that was suspended may give events another clock for a moment. */
const SETTLED_AFTER_MS = 2000
/** No releases: what is held down on the machine must not stay so. */
const INPUT_EVENTS = ["keydown", "keypress", "beforeinput", "paste", "pointerdown", "pointermove", "wheel"]

interface Standstill {
  /** Called often: a pause between two calls is a standstill. */
  look(nowMs: number): void
  /** @param madeAtMs  by the same clock */
  isLate(madeAtMs: number, nowMs: number): boolean
}

export function createStandstill(startMs: number): Standstill {
  let lookedMs = startMs
  let resumedMs = Number.NEGATIVE_INFINITY
  const look = (nowMs: number) => {
    if (nowMs - lookedMs > INPUT_AGE_MAX_MS) resumedMs = nowMs
    lookedMs = nowMs
  }
  return {
    look,
    isLate(madeAtMs, nowMs) {
      look(nowMs)
      return madeAtMs < resumedMs && nowMs - resumedMs < SETTLED_AFTER_MS
    },
  }
}

/** Such input of this element goes nowhere, and its person is told so. */
export function useLateInputDropped(element: RefObject<HTMLElement | null>, tell: () => void): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    const standstill = createStandstill(performance.now())
    const look = () => standstill.look(performance.now())
    const drop = (event: Event) => {
      if (!standstill.isLate(event.timeStamp, performance.now())) return
      event.stopPropagation()
      event.preventDefault()
      if (event.type !== "pointermove") latest.current()
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    // The timers of a hidden page are rare: it has not stood still.
    document.addEventListener("visibilitychange", look)
    for (const type of INPUT_EVENTS) element.current?.addEventListener(type, drop, { capture: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
      for (const type of INPUT_EVENTS) element.current?.removeEventListener(type, drop, { capture: true })
    }
  }, [element])
}
