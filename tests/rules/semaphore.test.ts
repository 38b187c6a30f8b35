/** The semaphore in front of heavy work: concurrency, bounded queue, priorities, idle time after low-priority work. */
import { expect, test } from "bun:test"
import fc from "fast-check"
import { HIGHEST_PRIORITY, PrioritySemaphore } from "../../src/base/semaphore.ts"

/** Long enough that an idle period of the same length is noticed. */
const WORK_MS = 30

/** Work that ends when the test ends it. */
function aJob() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test("a full queue refuses work whose priority is not higher than that of the waiting work", async () => {
  const semaphore = new PrioritySemaphore({ concurrency: 1, queueMax: 1, busy: "too many machines at once" })
  const [running, waiting] = [aJob(), aJob()]
  const first = semaphore.tryRun(1, running.work)
  const second = semaphore.tryRun(1, waiting.work)
  expect(await semaphore.tryRun(1, async () => "refused")).toBeNull()
  expect(await semaphore.tryRun(2, async () => "refused")).toBeNull()
  await expect(semaphore.run(1, async () => "refused")).rejects.toMatchObject({
    code: "SERVER_BUSY",
    message: "too many machines at once",
  })
  for (const job of [running, waiting]) job.end()
  await Promise.all([first, second])
  expect(await semaphore.run(1, async () => "done")).toBe("done")
  expect(await semaphore.tryRun(1, async () => "again")).toEqual({ done: "again" })
})

test("high-priority work evicts the lowest-priority work from a full queue", async () => {
  const semaphore = new PrioritySemaphore({ concurrency: 1, queueMax: 2 })
  const running = aJob()
  const first = semaphore.tryRun(5, running.work)
  const likely = semaphore.tryRun(2, async () => "kept")
  const unlikely = semaphore.tryRun(9, async () => "evicted")
  const known = semaphore.tryRun(HIGHEST_PRIORITY, async () => "known")
  expect(await unlikely).toBeNull()
  running.end()
  await first
  expect(await known).toEqual({ done: "known" })
  expect(await likely).toEqual({ done: "kept" })
})

test("work whose turn does not come within the longest wait is refused and never started; what runs is finished", async () => {
  const semaphore = new PrioritySemaphore({ concurrency: 1, queueMax: 3, waitMsMax: WORK_MS })
  const running = aJob()
  const first = semaphore.tryRun(1, running.work)
  const started: string[] = []
  const waiting = ["one", "two"].map((name) => semaphore.tryRun(1, async () => void started.push(name)))
  const evicted = semaphore.tryRun(9, async () => void started.push("evicted"))
  const important = semaphore.tryRun(HIGHEST_PRIORITY, async () => void started.push("important"))
  expect(await Promise.all([...waiting, evicted, important])).toEqual([null, null, null, null])
  await expect(semaphore.run(1, async () => started.push("three"))).rejects.toMatchObject({
    code: "SERVER_BUSY",
  })
  const inTime = semaphore.tryRun(1, async () => "done")
  running.end()
  expect(await first).toEqual({ done: undefined })
  expect(await inTime).toEqual({ done: "done" })
  expect(started).toEqual([])
})

test("waiting work runs by priority, work of equal priority in order of arrival", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 30 }), async (priorities) => {
      const semaphore = new PrioritySemaphore({ concurrency: 1, queueMax: 30 })
      const running = aJob()
      const first = semaphore.tryRun(HIGHEST_PRIORITY, running.work)
      const order: number[] = []
      const waiting = priorities.map((priority, index) =>
        semaphore.tryRun(priority, async () => void order.push(index)),
      )
      running.end()
      await Promise.all([first, ...waiting])
      const expected = priorities.map((_, index) => index)
      expect(order).toEqual(expected.sort((a, b) => priorities[a]! - priorities[b]! || a - b))
    }),
  )
})

test("after low-priority work the slot stays idle, except for work of the highest priority", async () => {
  const semaphore = new PrioritySemaphore({ concurrency: 1, queueMax: 5, idleShare: 1 })
  /** Does work of this priority that already waits begin as soon as the low-priority work is done? */
  const beginsAtOnce = async (priority: number) => {
    const job = aJob()
    const first = semaphore.tryRun(1, job.work)
    let hasBegun = false
    const second = semaphore.tryRun(priority, async () => {
      hasBegun = true
    })
    setTimeout(job.end, WORK_MS)
    await first
    await new Promise((next) => setImmediate(next))
    const answer = hasBegun
    await second
    return answer
  }
  expect(await beginsAtOnce(1)).toBe(false)
  expect(await beginsAtOnce(HIGHEST_PRIORITY)).toBe(true)
})

test("work of the highest priority that arrives in the idle time starts immediately", async () => {
  const semaphore = new PrioritySemaphore({ concurrency: 1, queueMax: 5, idleShare: 1 })
  const job = aJob()
  const first = semaphore.tryRun(1, job.work)
  setTimeout(job.end, WORK_MS)
  await first
  const order: string[] = []
  const low = semaphore.tryRun(1, async () => void order.push("low"))
  const high = semaphore.tryRun(HIGHEST_PRIORITY, async () => void order.push("high"))
  await new Promise((next) => setImmediate(next))
  expect(order[0]).toBe("high")
  await Promise.all([low, high])
})

test("work that fails releases its slot", async () => {
  const semaphore = new PrioritySemaphore({ concurrency: 1, queueMax: 5 })
  const failing = semaphore.tryRun(HIGHEST_PRIORITY, async () => {
    throw new Error("no")
  })
  const next = semaphore.tryRun(1, async () => "next")
  await expect(failing).rejects.toThrow("no")
  expect(await next).toEqual({ done: "next" })
})

test("with a concurrency of two, at most two of a hundred tasks run at the same time and all are finished", async () => {
  const semaphore = new PrioritySemaphore({ concurrency: 2, queueMax: 100 })
  let [now, most] = [0, 0]
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      semaphore.tryRun(n % 2, async () => {
        now += 1
        most = Math.max(most, now)
        await new Promise((next) => setImmediate(next))
        now -= 1
        return n
      }),
    ),
  )
  expect(most).toBe(2)
  expect(all.every((done) => done !== null)).toBe(true)
})
