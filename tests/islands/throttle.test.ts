/** Work of the session's screen that is asked for more often than it is worth. */
import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import { Throttle } from "../../islands/remote-screen/throttle.ts"

const INTERVAL_MS = 500

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Everything that needs no time has happened. */
async function settled() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
async function pass(ms: number) {
  jest.advanceTimersByTime(ms)
  await settled()
}

test("a hundred requests in a second are the first at once, one for each interval, and one behind the last", async () => {
  let done = 0
  const throttle = new Throttle(async () => void done++, INTERVAL_MS)
  throttle.request()
  await settled()
  expect(done).toBe(1)
  for (let at = 0; at < 100; at++) {
    await pass(10)
    throttle.request()
  }
  expect(done).toBe(3)
  await pass(INTERVAL_MS)
  expect(done).toBe(4)
  await pass(10 * INTERVAL_MS)
  expect(done).toBe(4)
  throttle.request()
  await settled()
  expect(done).toBe(5)
})

test("work that takes longer than the interval runs once at a time, and again for what was asked meanwhile", async () => {
  const running: PromiseWithResolvers<void>[] = []
  const throttle = new Throttle(() => {
    running.push(Promise.withResolvers<void>())
    return running.at(-1)!.promise
  }, INTERVAL_MS)
  throttle.request()
  throttle.request()
  await pass(3 * INTERVAL_MS)
  expect(running).toHaveLength(1)
  running[0]!.resolve()
  await settled()
  expect(running).toHaveLength(2)
})
