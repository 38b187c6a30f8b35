import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import { WakeTimer } from "../../protocols/wake-timer.ts"

let nowMs = 0
let woken: number[] = []
let timer = new WakeTimer(
  () => nowMs,
  () => {},
)

function pass(ms: number): void {
  for (const untilMs = nowMs + ms; nowMs < untilMs; ) {
    nowMs++
    jest.advanceTimersByTime(1)
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  nowMs = 0
  woken = []
  timer = new WakeTimer(
    () => nowMs,
    () => woken.push(nowMs),
  )
})
afterEach(() => {
  jest.useRealTimers()
})

test("a wake timer wakes once at the time it was given", () => {
  timer.wakeAt(20)
  pass(100)
  expect(woken).toEqual([20])
})

test("a wake timer wakes earlier when an earlier time is given", () => {
  timer.wakeAt(50)
  timer.wakeAt(10)
  pass(100)
  expect(woken).toEqual([10])
})

test("a wake timer keeps its earlier time when a later one is given", () => {
  timer.wakeAt(10)
  timer.wakeAt(50)
  pass(30)
  expect(woken).toEqual([10])
  timer.wakeAt(50)
  pass(70)
  expect(woken).toEqual([10, 50])
})

test("a cleared wake timer does not wake, and can be set again", () => {
  timer.wakeAt(10)
  timer.clear()
  pass(20)
  expect(woken).toEqual([])
  timer.wakeAt(30)
  pass(20)
  expect(woken).toEqual([30])
})
