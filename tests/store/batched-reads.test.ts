/** Keys that are asked for at the same time share a statement, which is never older than the question. */
import { describe, expect, test } from "bun:test"
import type { Db } from "../../src/base/deps.ts"
import { BatchedReads } from "../../src/db/batched-reads.ts"
import { waitUntil } from "../harness/eventually.ts"

const db = {} as Db

/** Statements that are answered by hand: each key by its number of characters. */
function heldReads() {
  const statements: { keys: readonly string[]; answer(): void; fail(error: Error): void }[] = []
  const reads = new BatchedReads<string, number>((_, keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<(number | undefined)[]>()
    const answer = () => resolve(keys.map((key) => (key === "unknown" ? undefined : key.length)))
    statements.push({ keys: [...keys], answer, fail: reject })
    return promise
  })
  return { read: (key: string) => reads.read(db, key, key), statements }
}

const keysOf = (statements: { keys: readonly string[] }[]) => statements.map(({ keys }) => keys)

describe("reads at the same time", () => {
  test("a key is read at once by a statement of its own while no other one runs", async () => {
    const { read, statements } = heldReads()
    const found = read("one")
    expect(keysOf(statements)).toEqual([["one"]])
    statements[0]?.answer()
    expect(await found).toBe(3)
  })

  test("keys asked for while a statement runs share the next one, each once and with its own answer", async () => {
    const { read, statements } = heldReads()
    const first = read("first")
    const later = [read("a"), read("unknown"), read("ccc"), read("a")]
    expect(keysOf(statements)).toEqual([["first"]])
    statements[0]?.answer()
    expect(await first).toBe(5)
    expect(keysOf(statements)).toEqual([["first"], ["a", "unknown", "ccc"]])
    statements[1]?.answer()
    expect(await Promise.all(later)).toEqual([1, undefined, 3, 1])
  })

  test("a key is read anew when it is asked for while a statement for it runs", async () => {
    const { read, statements } = heldReads()
    const before = read("same")
    const after = read("same")
    statements[0]?.answer()
    await before
    expect(keysOf(statements)).toEqual([["same"], ["same"]])
    statements[1]?.answer()
    expect(await after).toBe(4)
  })

  test("a failure reaches everyone who shares the statement, and no one after them", async () => {
    const { read, statements } = heldReads()
    const first = read("first")
    const shared = [read("a"), read("b")].map((one) => one.catch((error: Error) => error.message))
    statements[0]?.fail(new Error("lost"))
    expect(await first.catch((error: Error) => error.message)).toBe("lost")
    const after = read("after")
    statements[1]?.fail(new Error("lost again"))
    expect(await Promise.all(shared)).toEqual(["lost again", "lost again"])
    statements[2]?.answer()
    expect(await after).toBe(5)
  })

  test("a statement without an answer holds up nobody who asks after it", async () => {
    const { read, statements } = heldReads()
    const stuck = read("stuck")
    const next = read("next")
    await waitUntil("the next statement", () => statements.length === 2)
    statements[1]?.answer()
    expect(await next).toBe(4)
    const after = read("after")
    expect(keysOf(statements)).toEqual([["stuck"], ["next"], ["after"]])
    statements[2]?.answer()
    expect(await after).toBe(5)
    statements[0]?.answer()
    expect(await stuck).toBe(5)
  })

  test("a statement reads fifty keys at most", () => {
    const { read, statements } = heldReads()
    for (let n = 0; n < 120; n++) void read(`key ${n}`)
    expect(statements.map(({ keys }) => keys.length)).toEqual([1, 50, 50])
  })
})
