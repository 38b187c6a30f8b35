/** The panels: button presses change the machine, and every client receives the changed pixels. */
import { afterEach, describe, expect, test } from "bun:test"
import { LINE_BUTTONS, LINE_PAGES, packingL3 } from "../../src/demo/plant/panel/packing-l3.ts"
import { TICK_MS } from "../../src/demo/plant/panel/panel-screen.ts"
import { PRESS_BUTTONS, PRESS_PAGES, pressP7 } from "../../src/demo/plant/panel/press-p7.ts"
import { moveArea } from "../../src/demo/plant/rfb-server/move-area.ts"
import type { Area, Screen, ScreenObserver } from "../../src/demo/plant/rfb-server/screen.ts"
import { manualClock } from "../harness/manual-clock.ts"

const F1 = 0xffbe
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

function press(screen: Screen, at: { x: number; y: number }): void {
  screen.pointer(at.x, at.y, 1)
  screen.pointer(at.x, at.y, 0)
}

/** A picture updated only from observer notifications, as a viewer's. */
function mirrorOf(screen: Screen): { pixels: Uint8Array; areas: Area[]; moves: Area[] } {
  const mirror = { pixels: Uint8Array.from(screen.pixels), areas: [] as Area[], moves: [] as Area[] }
  const onlooker: ScreenObserver = {
    damage(area) {
      mirror.areas.push(area)
      for (let y = area.y; y < area.y + area.h; y++) {
        const start = (y * screen.width + area.x) * 4
        mirror.pixels.set(screen.pixels.subarray(start, start + area.w * 4), start)
      }
    },
    move(area, fromX, fromY) {
      mirror.moves.push(area)
      moveArea(mirror.pixels, screen.width, area, fromX, fromY)
    },
    resize() {},
    clipboard() {},
    bell() {},
  }
  closers.push(screen.subscribe(onlooker))
  return mirror
}

const hashOf = (screen: Screen) => Bun.hash(screen.pixels)

describe("P-7", () => {
  test("starts and lights its lamp when START is clicked", () => {
    const clock = manualClock()
    const p7 = pressP7({ clock, startsRunning: false })
    const lamp = (860 + 110 * p7.screen.width + 4) * 4
    expect(p7.state.run).toBe("STOPPED")
    const before = [...p7.screen.pixels.subarray(lamp, lamp + 3)]
    press(p7.screen, PRESS_BUTTONS.start)
    expect(p7.state.run).toBe("RUNNING")
    expect([...p7.screen.pixels.subarray(lamp, lamp + 3)]).toEqual([255, 255, 255])
    expect(before).not.toEqual([255, 255, 255])
  })

  test("ignores a click that is released outside the button", () => {
    const p7 = pressP7({ clock: manualClock(), startsRunning: false })
    p7.screen.pointer(PRESS_BUTTONS.start.x, PRESS_BUTTONS.start.y, 1)
    p7.screen.pointer(500, 600, 1)
    p7.screen.pointer(500, 600, 0)
    expect(p7.state.run).toBe("STOPPED")
  })

  test("makes strokes while it runs and holds the ram after STOP", () => {
    const clock = manualClock()
    const p7 = pressP7({ clock })
    mirrorOf(p7.screen)
    const parts = p7.state.parts
    clock.advance(30_000)
    expect(p7.state.parts).toBeGreaterThan(parts + 1)
    press(p7.screen, PRESS_BUTTONS.stop)
    const { ramMm } = p7.state
    clock.advance(5_000)
    expect([p7.state.run, p7.state.ramMm]).toEqual(["STOPPED", ramMm])
  })

  test("trips with a critical alarm at too high a setpoint; RESET and START resume operation", () => {
    const clock = manualClock()
    const p7 = pressP7({ clock })
    mirrorOf(p7.screen)
    p7.screen.key(F1 + 3, true)
    for (const keysym of [0x32, 0x34, 0x35, 0xff0d]) p7.screen.key(keysym, true)
    expect(p7.state.settings.pressureBar).toBe(245)
    clock.advance(20_000)
    expect(p7.state.run).toBe("FAULT")
    expect(p7.process.alarms.mostImportant()).toMatchObject({ tag: "PT-101", priority: "critical" })
    press(p7.screen, PRESS_BUTTONS.start)
    expect(p7.state.run).toBe("FAULT")
    press(p7.screen, PRESS_BUTTONS.reset)
    press(p7.screen, PRESS_BUTTONS.start)
    expect(p7.state.run).toBe("RUNNING")
  })

  test("opens its pages by F1 to F5 and by the tabs", () => {
    const p7 = pressP7({ clock: manualClock() })
    for (const [index, page] of PRESS_PAGES.entries()) {
      p7.screen.key(F1 + index, true)
      expect(p7.page()).toBe(page)
      press(p7.screen, { x: 108 + ((index + 1) % 5) * 202, y: 734 })
      expect(p7.page()).toBe(PRESS_PAGES[(index + 1) % 5]!)
    }
  })

  test("changes the setpoint by keys and buttons within its limits", () => {
    const p7 = pressP7({ clock: manualClock() })
    p7.screen.key(F1 + 3, true)
    p7.screen.key(0x2b, true)
    expect(p7.state.settings.pressureBar).toBe(186)
    press(p7.screen, { x: 712, y: 150 })
    press(p7.screen, { x: 712, y: 150 })
    expect(p7.state.settings.pressureBar).toBe(184)
    for (const keysym of [0x39, 0x39, 0x39, 0xff0d]) p7.screen.key(keysym, true)
    expect(p7.state.settings.pressureBar).toBe(250)
  })

  test("selects and acknowledges an alarm by pointer", () => {
    const p7 = pressP7({ clock: manualClock() })
    const { alarms } = p7.process
    expect(alarms.unacknowledged()).toBe(1)
    p7.screen.key(F1 + 2, true)
    press(p7.screen, { x: 300, y: 120 })
    press(p7.screen, { x: 620, y: 656 })
    expect(alarms.unacknowledged()).toBe(0)
    expect(alarms.active()).toBe(1)
  })

  test("puts the alarms on the viewers' clipboard once by Copy list", () => {
    const p7 = pressP7({ clock: manualClock() })
    const heard: string[] = []
    closers.push(
      p7.screen.subscribe({
        damage() {},
        move() {},
        resize() {},
        bell() {},
        clipboard: (text) => heard.push(text),
      }),
    )
    p7.screen.key(F1 + 2, true)
    press(p7.screen, { x: 472, y: 656 })
    expect(heard).toHaveLength(1)
    expect(heard[0]).toContain("high PDS-310 Return filter clogging")
    press(p7.screen, { x: 4, y: 4 })
    expect(heard).toHaveLength(1)
  })
})

describe("L-3", () => {
  test("stops and starts its belt when STOP and START are clicked", () => {
    const clock = manualClock()
    const l3 = packingL3({ clock })
    mirrorOf(l3.screen)
    press(l3.screen, LINE_BUTTONS.stop)
    clock.advance(4_000)
    expect([l3.state.run, l3.state.speed]).toEqual(["STOPPED", 0])
    const still = l3.state.cases
    clock.advance(2_000)
    expect(l3.state.cases).toEqual(still)
    press(l3.screen, LINE_BUTTONS.start)
    clock.advance(4_000)
    expect(l3.state.speed).toBeGreaterThan(10)
  })

  test("changes the format only while the line is stopped", () => {
    const l3 = packingL3({ clock: manualClock() })
    l3.screen.key(F1 + 3, true)
    const tile = { x: 520, y: 200 }
    press(l3.screen, tile)
    expect(l3.state.format).toBe(0)
    press(l3.screen, LINE_BUTTONS.stop)
    press(l3.screen, tile)
    expect([l3.state.format, l3.state.setSpeed]).toEqual([1, 22])
  })

  test("jams at too high a speed; RESET and START resume operation", () => {
    const clock = manualClock()
    const l3 = packingL3({ clock })
    mirrorOf(l3.screen)
    for (const keysym of [0x34, 0x30, 0xff0d]) l3.screen.key(keysym, true)
    clock.advance(30_000)
    expect(l3.state.run).toBe("JAM")
    expect(l3.process.alarms.mostImportant()?.tag).toBe("ER-110")
    press(l3.screen, LINE_BUTTONS.reset)
    press(l3.screen, LINE_BUTTONS.start)
    expect(l3.state.run).toBe("RUNNING")
  })
})

describe("the panel engine", () => {
  const machines = [
    { name: "P-7", make: pressP7, pages: PRESS_PAGES },
    { name: "L-3", make: packingL3, pages: LINE_PAGES },
  ]
  for (const { name, make, pages } of machines) {
    test(`${name}: damage and moves cover every change of every page`, () => {
      const clock = manualClock()
      const { screen } = make({ clock })
      const mirror = mirrorOf(screen)
      for (const index of pages.keys()) {
        screen.key(F1 + index, true)
        for (let tick = 0; tick < 20; tick++) {
          clock.advance(TICK_MS)
          expect(Bun.hash(mirror.pixels)).toBe(hashOf(screen))
        }
      }
    })

    test(`${name}: the same seed, time and presses give the same picture`, () => {
      const pictures = [1, 2].map(() => {
        const clock = manualClock()
        const { screen } = make({ clock, seed: 11 })
        mirrorOf(screen)
        clock.advance(3_000)
        screen.key(F1 + 1, true)
        clock.advance(3_000)
        return hashOf(screen)
      })
      expect(pictures[0]).toBe(pictures[1]!)
    })
  }

  test("draws a scrolling trend as moves and redraws less than 10 % of it", () => {
    const clock = manualClock()
    const { screen } = pressP7({ clock })
    screen.key(F1 + 1, true)
    const mirror = mirrorOf(screen)
    clock.advance(8 * TICK_MS)
    expect(mirror.moves.length).toBe(4)
    const plot = mirror.areas.filter((area) => area.x > 60 && area.x < 700 && area.y > 110 && area.y < 330)
    expect(plot.reduce((sum, area) => sum + area.w * area.h, 0)).toBeLessThan(740 * 230 * 0.1)
  })

  test("runs a timer only while there are observers", () => {
    const clock = manualClock()
    let timers = 0
    const counting = {
      ...clock,
      every(intervalMs: number, run: () => void) {
        timers++
        const stop = clock.every(intervalMs, run)
        return () => {
          timers--
          stop()
        }
      },
    }
    const { screen } = pressP7({ clock: counting })
    const onlooker: ScreenObserver = { damage() {}, move() {}, resize() {}, clipboard() {}, bell() {} }
    expect(timers).toBe(0)
    const leaves = [screen.subscribe(onlooker), screen.subscribe({ ...onlooker })]
    expect(timers).toBe(1)
    for (const leave of leaves) leave()
    expect(timers).toBe(0)
  })
})
