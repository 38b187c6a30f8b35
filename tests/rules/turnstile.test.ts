/** Heavy work in turns: never more at once, never more waiting, known people first. */
import { expect, test } from "bun:test"
import { Turnstile } from "../../src/base/turnstile.ts"

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
  expect(turnstile.hasRoom("behind")).toBe(false)
  expect(await turnstile.run("behind", async () => "too many")).toBeNull()
  const third = turnstile.run("ahead", known.work).then(() => ended.push("known"))
  for (const job of [running, known, strange]) job.end()
  await Promise.all([first, second, third])
  expect(ended).toEqual(["first", "known", "strange"])
  expect(await turnstile.run("behind", async () => "again")).toEqual({ done: "again" })
})

test("work that fails gives its place away too", async () => {
  const turnstile = new Turnstile({ atOnce: 1, waitingMax: 5 })
  const failing = turnstile.run("ahead", async () => {
    throw new Error("no")
  })
  const next = turnstile.run("behind", async () => "next")
  await expect(failing).rejects.toThrow("no")
  expect(await next).toEqual({ done: "next" })
  expect(turnstile.usualMs).toBeGreaterThan(0)
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
