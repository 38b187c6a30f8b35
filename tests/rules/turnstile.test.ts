/** Heavy work in turns: never more at once, never more waiting, known people first. */
import { expect, test } from "bun:test"
import { Turnstile } from "../../src/base/turnstile.ts"

/** Long enough that a rest of the same length is one. */
const STRANGER_MS = 30

/** Work that ends when the test says so. */
function aJob() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test("so many at once, so many waiting in each lane, and no more", async () => {
  const turnstile = new Turnstile({ atOnce: 1, waitingMax: 1 })
  const [running, strange, known] = [aJob(), aJob(), aJob()]
  const ended: string[] = []
  const first = turnstile.run("behind", running.work).then(() => ended.push("first"))
  const second = turnstile.run("behind", strange.work).then(() => ended.push("strange"))
  expect(await turnstile.run("behind", async () => "too many")).toBeNull()
  const third = turnstile.run("ahead", known.work).then(() => ended.push("known"))
  for (const job of [running, known, strange]) job.end()
  await Promise.all([first, second, third])
  expect(ended).toEqual(["first", "known", "strange"])
  expect(await turnstile.run("behind", async () => "again")).toEqual({ done: "again" })
})

test("after a stranger's work the place rests, unless somebody known waits for it", async () => {
  const turnstile = new Turnstile({ atOnce: 1, waitingMax: 5, restShare: 1 })
  /** Has work of this lane begun as soon as a stranger's is done? */
  const beginsAtOnce = async (lane: "ahead" | "behind") => {
    const stranger = aJob()
    const first = turnstile.run("behind", stranger.work)
    let hasBegun = false
    const second = turnstile.run(lane, async () => {
      hasBegun = true
    })
    setTimeout(stranger.end, STRANGER_MS)
    await first
    await new Promise((next) => setImmediate(next))
    const answer = hasBegun
    await second
    return answer
  }
  expect(await beginsAtOnce("behind")).toBe(false)
  expect(await beginsAtOnce("ahead")).toBe(true)
})

test("work that fails gives its place away too", async () => {
  const turnstile = new Turnstile({ atOnce: 1, waitingMax: 5 })
  const failing = turnstile.run("ahead", async () => {
    throw new Error("no")
  })
  const next = turnstile.run("behind", async () => "next")
  await expect(failing).rejects.toThrow("no")
  expect(await next).toEqual({ done: "next" })
})

test("a hundred at once never run more than two together, and all of those let in are done", async () => {
  const turnstile = new Turnstile({ atOnce: 2, waitingMax: 60 })
  let [now, most] = [0, 0]
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      turnstile.run(n % 2 ? "ahead" : "behind", async () => {
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
