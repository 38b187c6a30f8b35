/** The garbage of a session's Worker is collected although its heap is far from what makes the runtime collect it. */
import { expect, test } from "bun:test"
import { collectGarbageRegularly } from "../../src/sessions/worker/garbage.ts"
import { waitUntil } from "../harness/eventually.ts"

const OBJECTS = 1000
/** The collector takes whatever looks like an address on the stack for one. */
const MAYBE_KEPT = 10

test("objects that nothing refers to are collected while nothing else happens", async () => {
  const references = Array.from({ length: OBJECTS }, () => new WeakRef({}))
  const timer = collectGarbageRegularly(1)
  try {
    await waitUntil(
      "the collection",
      () => references.filter((one) => one.deref() !== undefined).length <= MAYBE_KEPT,
    )
  } finally {
    clearInterval(timer)
  }
  expect(references).toHaveLength(OBJECTS)
})
