import { describe, expect, test } from "bun:test"
import { terminalSequence } from "../../islands/remote-screen/terminal-keys.ts"
import {
  createTouchGestures,
  LONG_PRESS_MS,
  TAP_DRAG_MS,
  type TouchMode,
} from "../../islands/remote-screen/touch.ts"

const round = (value: number) => Math.round(value * 100) / 100

/** Gestures whose output is written down, one line each. */
function touchOn(mode: TouchMode) {
  const out: string[] = []
  const at = (point: { x: number; y: number } | null) => (point ? `${point.x},${point.y}` : "pointer")
  const touch = createTouchGestures(
    {
      pointAt: (point, buttons) => void out.push(`point ${at(point)} ${buttons}`),
      moveBy: (dx, dy, buttons) => void out.push(`by ${dx},${dy} ${buttons}`),
      click: (point, buttons) => void out.push(`click ${at(point)} ${buttons}`),
      scroll: (point, dx, dy) => void out.push(`scroll ${at(point)} ${dx},${dy}`),
      pinch: (centre, factor) => void out.push(`pinch ${at(centre)} ${round(factor)}`),
    },
    mode,
  )
  return { touch, out }
}

describe("a finger in direct mode", () => {
  test("clicks where it taps", () => {
    const { touch, out } = touchOn("direct")
    touch.down(1, { x: 10, y: 20 }, 0)
    touch.move(1, { x: 13, y: 22 }, 40)
    touch.up(1, 90)
    expect(out).toEqual(["click 10,20 1"])
  })

  test("clicks twice on one place when it taps twice, although it is never put down on the same one", () => {
    const { touch, out } = touchOn("direct")
    const tap = (x: number, nowMs: number) => {
      touch.down(1, { x, y: 20 }, nowMs)
      touch.up(1, nowMs + 60)
    }
    tap(10, 0)
    tap(22, 200)
    // Elsewhere, and later.
    tap(60, 400)
    tap(66, 1500)
    expect(out).toEqual(["click 10,20 1", "click 10,20 1", "click 60,20 1", "click 66,20 1"])
  })

  test("drags from where it began, and lets go where it ends", () => {
    const { touch, out } = touchOn("direct")
    touch.down(1, { x: 10, y: 20 }, 0)
    touch.move(1, { x: 40, y: 20 }, 40)
    touch.up(1, 90)
    expect(out).toEqual(["point 10,20 1", "point 40,20 1", "point 40,20 0"])
  })

  test("is a right click when it is held still, and its release is no further click", () => {
    const { touch, out } = touchOn("direct")
    touch.down(1, { x: 10, y: 20 }, 0)
    expect(touch.dueMs).toBe(LONG_PRESS_MS)
    touch.wake(LONG_PRESS_MS - 1)
    expect(out).toEqual([])
    touch.wake(LONG_PRESS_MS)
    touch.up(1, LONG_PRESS_MS + 200)
    expect(out).toEqual(["click 10,20 2"])
  })
})

describe("a finger in touchpad mode", () => {
  test("moves the pointer without pressing, and a tap clicks where the pointer is", () => {
    const { touch, out } = touchOn("touchpad")
    touch.down(1, { x: 10, y: 20 }, 0)
    touch.move(1, { x: 30, y: 20 }, 40)
    touch.up(1, 90)
    touch.down(1, { x: 90, y: 90 }, 1000)
    touch.up(1, 1050)
    expect(out).toEqual(["by 20,0 0", "click pointer 1"])
  })

  test("drags when it moves right after a tap", () => {
    const { touch, out } = touchOn("touchpad")
    touch.down(1, { x: 10, y: 20 }, 0)
    touch.up(1, 50)
    touch.down(1, { x: 10, y: 20 }, 50 + TAP_DRAG_MS)
    touch.move(1, { x: 30, y: 20 }, 400)
    touch.up(1, 500)
    expect(out).toEqual(["click pointer 1", "by 20,0 1", "by 0,0 0"])
  })

  test("does not drag right after a tap in direct mode", () => {
    const { touch, out } = touchOn("direct")
    touch.down(1, { x: 10, y: 20 }, 0)
    touch.up(1, 50)
    touch.mode = "touchpad"
    touch.down(1, { x: 10, y: 20 }, 100)
    touch.move(1, { x: 30, y: 20 }, 150)
    expect(out).toEqual(["click 10,20 1", "by 20,0 0"])
  })
})

describe("two fingers", () => {
  const down = (touch: ReturnType<typeof touchOn>["touch"]) => {
    touch.down(1, { x: 100, y: 100 }, 0)
    touch.down(2, { x: 200, y: 100 }, 10)
  }

  test("scroll what was below them first when they move side by side", () => {
    const { touch, out } = touchOn("direct")
    down(touch)
    touch.move(1, { x: 100, y: 130 }, 50)
    touch.move(2, { x: 200, y: 130 }, 50)
    expect(out).toEqual(["scroll 150,100 0,15", "scroll 150,100 0,15"])
  })

  test("zoom when they move apart", () => {
    const { touch, out } = touchOn("direct")
    down(touch)
    touch.move(2, { x: 300, y: 100 }, 50)
    expect(out).toEqual(["pinch 200,100 2"])
  })

  test("are a right click when they tap", () => {
    const { touch, out } = touchOn("direct")
    down(touch)
    touch.up(2, 80)
    touch.up(1, 90)
    expect(out).toEqual(["click 150,100 2"])
  })

  test("release the button of a drag that the second finger joins", () => {
    const { touch, out } = touchOn("direct")
    touch.down(1, { x: 100, y: 100 }, 0)
    touch.move(1, { x: 140, y: 100 }, 40)
    touch.down(2, { x: 200, y: 100 }, 60)
    expect(out.at(-1)).toBe("point 140,100 0")
  })
})

describe("what a terminal gets for keys that it does not see", () => {
  const [CTRL, ALT, SHIFT] = [0xffe3, 0xffe9, 0xffe1]
  const table: [string, number[], boolean, string][] = [
    ["a letter", [0x61], false, "a"],
    ["a letter of another script", [0x0100044f], false, "я"],
    ["Enter", [0xff0d], false, "\r"],
    ["Control+C", [CTRL, 0x63], false, "\x03"],
    ["Control+[", [CTRL, 0x5b], false, "\x1b"],
    ["Alt+x", [ALT, 0x78], false, "\x1bx"],
    ["an arrow", [0xff52], false, "\x1b[A"],
    ["an arrow in application mode", [0xff52], true, "\x1bOA"],
    ["Control+arrow in application mode", [CTRL, 0xff51], true, "\x1b[1;5D"],
    ["F1", [0xffbe], false, "\x1bOP"],
    ["F12", [0xffc9], false, "\x1b[24~"],
    ["Shift+Tab", [SHIFT, 0xff09], false, "\x1b[Z"],
    ["Delete", [0xffff], false, "\x1b[3~"],
    ["the Windows key", [0xffeb], false, ""],
  ]
  test.each(table)("%s", (_name, keysyms, isApplicationMode, sequence) => {
    expect(terminalSequence(keysyms, isApplicationMode)).toBe(sequence)
  })
})
