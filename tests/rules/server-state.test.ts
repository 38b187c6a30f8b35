/** The state that each server keeps in memory. */
import { expect, test } from "bun:test"
import { ServerState } from "../../src/base/server-state.ts"

class Counter {
  count = 0
}

test("a server has one instance of each class of its state, and shares none with another server", () => {
  const [one, other] = [new ServerState(), new ServerState()]
  one.get(Counter).count += 1
  expect(one.get(Counter).count).toBe(1)
  expect(other.get(Counter).count).toBe(0)
})
