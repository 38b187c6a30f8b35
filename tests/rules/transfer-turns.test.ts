/** The order in which the transfers of a session work. */
import { expect, test } from "bun:test"
import { RunningTransfers } from "../../src/sessions/live/running-transfers.ts"

/** Transfers that work until the test ends them, by the name of each. */
function aQueue() {
  const transfers = new RunningTransfers()
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const add = (name: string, sessionId = "one session") => {
    const running = transfers.start(name, sessionId)
    const end = Promise.withResolvers<void>()
    ends.set(name, end)
    const done = transfers
      .inTurn(running, () => {
        begun.push(name)
        return end.promise
      })
      .then(
        () => "done",
        (error: Error) => error.message,
      )
    return { running, done }
  }
  return { transfers, begun, add, end: (name: string) => ends.get(name)?.resolve() }
}

test("three transfers of a session work at a time, and the others follow in the order in which they were asked for", async () => {
  const { begun, add, end } = aQueue()
  const all = ["a", "b", "c", "d", "e"].map((name) => add(name))
  expect(begun).toEqual(["a", "b", "c"])
  expect(all.map(({ running }) => running.isWaiting)).toEqual([false, false, false, true, true])
  end("b")
  await all[1]?.done
  await Promise.resolve()
  expect(begun).toEqual(["a", "b", "c", "d"])
  expect(all[3]?.running.isWaiting).toBe(false)
  for (const name of ["a", "c", "d", "e"]) end(name)
  expect(await Promise.all(all.map(({ done }) => done))).toEqual(Array(5).fill("done"))
  expect(begun.at(-1)).toBe("e")
})

test("a transfer does not wait for those of another session", () => {
  const { begun, add } = aQueue()
  for (const name of ["a", "b", "c", "d"]) add(name)
  add("other", "another session")
  expect(begun).toEqual(["a", "b", "c", "other"])
})

test("a transfer that is cancelled while it waits never works and keeps no place", async () => {
  const { begun, add, end } = aQueue()
  const all = ["a", "b", "c", "d", "e"].map((name) => add(name))
  all[3]?.running.cancel.abort()
  expect(await all[3]?.done).toContain("cancelled")
  end("a")
  await all[0]?.done
  await Promise.resolve()
  expect(begun).toEqual(["a", "b", "c", "e"])
})

test("a transfer that fails gives its place to the next", async () => {
  const transfers = new RunningTransfers()
  const begin = (name: string, work: () => Promise<void>) =>
    transfers.inTurn(transfers.start(name, "s"), work)
  const fails = begin("a", () => Promise.reject(new Error("broken")))
  await expect(fails).rejects.toThrow("broken")
  const held = Promise.withResolvers<void>()
  for (const name of ["b", "c"]) void begin(name, () => held.promise)
  let hasBegun = false
  void begin("d", async () => {
    hasBegun = true
  })
  await Promise.resolve()
  expect(hasBegun).toBe(true)
  held.resolve()
})
