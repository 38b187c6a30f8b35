/** Work of the session's screen that is asked for more often than it is worth. */
import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import { PacedWork } from "../../islands/remote-screen/paced-work.ts"

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
  const paced = new PacedWork(async () => void done++, INTERVAL_MS)
  paced.request()
  await settled()
  expect(done).toBe(1)
  for (let at = 0; at < 100; at++) {
    await pass(10)
    paced.request()
  }
  expect(done).toBe(3)
  await pass(INTERVAL_MS)
  expect(done).toBe(4)
  await pass(10 * INTERVAL_MS)
  expect(done).toBe(4)
  paced.request()
  await settled()
  expect(done).toBe(5)
})

test("work that takes longer than the interval runs once at a time, and again for what was asked meanwhile", async () => {
  const running: PromiseWithResolvers<void>[] = []
  const paced = new PacedWork(() => {
    running.push(Promise.withResolvers<void>())
    return running.at(-1)!.promise
  }, INTERVAL_MS)
  paced.request()
  paced.request()
  await pass(3 * INTERVAL_MS)
  expect(running).toHaveLength(1)
  running[0]!.resolve()
  await settled()
  expect(running).toHaveLength(2)
})
