import { describe, expect, test } from "bun:test"
import { createWheel, wireButtons } from "../../islands/remote-screen/pointer.ts"
import { pixelAt, scaleOf } from "../../islands/screen/zoom.ts"

test("mouse buttons of the browser are mapped to the button mask of the machine", () => {
  expect([0, 1, 2, 4, 3, 8, 16].map(wireButtons)).toEqual([0, 1, 4, 2, 5, 8, 16])
})

describe("the mouse wheel", () => {
  test("is converted to notches from every delta mode of the browser", () => {
    expect(createWheel()({ deltaX: 0, deltaY: 100, deltaMode: 0 })).toEqual({ dx: 0, dy: 1 })
    expect(createWheel()({ deltaX: 0, deltaY: -3, deltaMode: 1 })).toEqual({ dx: 0, dy: -1 })
    expect(createWheel()({ deltaX: 1, deltaY: 0, deltaMode: 2 })).toEqual({ dx: 1, dy: 0 })
  })

  test("stays upright while Shift is held, which Chromium tells as a turn sideways", () => {
    const aside = { deltaX: 100, deltaY: 0, deltaMode: 0, wheelDeltaX: -120, wheelDeltaY: 0 }
    expect(createWheel()({ ...aside, shiftKey: true })).toEqual({ dx: 0, dy: 1 })
    expect(createWheel()({ ...aside, shiftKey: false })).toEqual({ dx: 1, dy: 0 })
  })

  test("accumulates the small deltas of a touchpad", () => {
    const wheel = createWheel()
    const turns = [40, 40, 40].map((deltaY) => wheel({ deltaX: 0, deltaY, deltaMode: 0 }))
    expect(turns).toEqual([null, null, { dx: 0, dy: 1 }])
  })

  test("is one notch for each notch of a wheel on a display scaled to 125 %, where it has fewer pixels", () => {
    const wheel = createWheel()
    const turn = { deltaX: 0, deltaY: 80, deltaMode: 0, wheelDeltaX: 0, wheelDeltaY: -120 }
    expect([wheel(turn), wheel(turn)]).toEqual([
      { dx: 0, dy: 1 },
      { dx: 0, dy: 1 },
    ])
  })

  test("is one notch for each notch of a wheel in Firefox, which tells lines to those alone who ask for the mode first", () => {
    let isAsked = false
    const turn = {
      deltaX: 0,
      get deltaMode() {
        isAsked = true
        return 1
      },
      get deltaY() {
        return isAsked ? 3 : 48
      },
    }
    expect(createWheel()(turn)).toEqual({ dx: 0, dy: 1 })
  })

  test("is limited to ten notches per event", () => {
    expect(createWheel()({ deltaX: 0, deltaY: 1e6, deltaMode: 0 })?.dy).toBe(10)
  })
})

describe("the scaled viewport", () => {
  const picture = { width: 800, height: 600 }
  const shown = { left: 100, top: 50, width: 400, height: 300 }

  test("maps a position to a frame pixel at half scale", () => {
    expect(pixelAt({ clientX: 300, clientY: 200 }, shown, picture)).toEqual({ x: 400, y: 300 })
  })

  test("limits a drag outside the frame to its edge", () => {
    expect(pixelAt({ clientX: 0, clientY: 2000 }, shown, picture)).toEqual({ x: 0, y: 599 })
  })

  test("keeps the aspect ratio in fit mode", () => {
    expect(scaleOf("fit", picture, { width: 1600, height: 600 })).toBe(1)
    expect(scaleOf("fit", picture, { width: 390, height: 700 })).toBeCloseTo(0.4875)
    expect(scaleOf(1.5, picture, { width: 1, height: 1 })).toBe(1.5)
  })
})
