import { expect, test } from "bun:test"
import { InputAge } from "../../src/sessions/live/input-age.ts"

/** The viewer's clock is this much behind the server's. */
const BEHIND_MS = 70_000
const DELAY_MS = 40

/** A viewer that is heard every two seconds until 10 s, then again at `backMs`. */
function silentUntil(backMs: number) {
  const age = new InputAge(0, 5000)
  const arrive = (madeMs: number, atMs: number) => {
    age.onHeard(atMs)
    age.onTime(madeMs - BEHIND_MS, atMs)
    return age.isLate
  }
  for (let ms = 2000; ms <= 10_000; ms += 2000) expect(arrive(ms - DELAY_MS, ms)).toBe(false)
  return { age, arrive: (madeMs: number, atMs = backMs) => arrive(madeMs, atMs) }
}

test("what was made more than five seconds before a silent network goes on is late, and what was made less before is not", () => {
  const { arrive } = silentUntil(20_000)
  expect(arrive(12_000)).toBe(true)
  expect(arrive(14_900)).toBe(true)
  expect(arrive(15_100)).toBe(false)
  expect(arrive(21_000, 21_040)).toBe(false)
})

test("nothing is late after a silence that was shorter than input may be old", () => {
  const { arrive } = silentUntil(14_900)
  expect(arrive(10_001)).toBe(false)
})

test("what waits behind a long text on a slow line is not late as long as its pieces are heard", () => {
  const { age, arrive } = silentUntil(12_000)
  arrive(12_000)
  for (let ms = 13_000; ms <= 40_000; ms += 1000) age.onHeard(ms)
  expect(arrive(13_000, 41_000)).toBe(false)
})

test("the first key after a page that was hidden and silent is not late", () => {
  const { arrive } = silentUntil(70_000)
  expect(arrive(69_960)).toBe(false)
})

test("of a viewer that tells no times nothing is late", () => {
  const age = new InputAge(0, 5000)
  age.onHeard(60_000)
  expect(age.isLate).toBe(false)
})
