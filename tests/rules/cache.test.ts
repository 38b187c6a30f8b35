/** The cache of the product, and the counter and set that are built on it. */
import { describe, expect, test } from "bun:test"
import { Cache, TtlSet } from "../../src/base/cache.ts"
import { ExpiringCounter } from "../../src/base/expiring-counter.ts"

describe("a cache", () => {
  test("evicts the least recently used entry beyond its maximum", () => {
    const cache = new Cache<number>({ max: 2 })
    cache.set("a", 1)
    cache.set("b", 2)
    expect(cache.get("a")).toBe(1)
    cache.set("c", 3)
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 3])
    expect(cache.size).toBe(2)
  })

  test("keeps all other entries when it evicts one", () => {
    const cache = new Cache<number>({ max: 100 })
    for (let n = 0; n <= 100; n++) cache.set(`${n}`, n)
    expect(cache.size).toBe(100)
    expect(cache.has("0")).toBe(false)
    expect(cache.has("1")).toBe(true)
  })

  test("drops an entry when its time to live is over, counted from its last write", () => {
    let now = 1000
    const cache = new Cache<string>({ max: 10, ttlMs: 50, nowMs: () => now })
    cache.set("a", "first")
    now += 49
    expect(cache.get("a")).toBe("first")
    cache.set("a", "second")
    now += 49
    expect(cache.get("a")).toBe("second")
    now += 1
    expect(cache.get("a")).toBeUndefined()
    expect(cache.size).toBe(0)
  })

  test("without a time to live keeps entries and does not read the clock", () => {
    const nowMs = () => {
      throw new Error("read the clock")
    }
    const cache = new Cache<string>({ max: 10, nowMs })
    cache.set("a", "x")
    expect(cache.get("a")).toBe("x")
  })

  test("computes a missing value once, and nothing when the computation fails", () => {
    const cache = new Cache<number>({ max: 10 })
    let runs = 0
    const compute = () => ++runs
    expect([cache.getOrCompute("a", compute), cache.getOrCompute("a", compute)]).toEqual([1, 1])
    const fail = () => {
      throw new Error("no value")
    }
    expect(() => cache.getOrCompute("b", fail)).toThrow("no value")
    expect(cache.has("b")).toBe(false)
  })
})

test("a set with a time to live holds a key until it expires or is deleted", () => {
  let now = 0
  const set = new TtlSet(60, () => now)
  set.add("a")
  set.add("b")
  set.delete("b")
  expect([set.has("a"), set.has("b")]).toEqual([true, false])
  now = 60
  expect(set.has("a")).toBe(false)
})

test("a counter counts events by key until a key had none within the window", () => {
  const counter = new ExpiringCounter({ windowMs: 10, keysMax: 2 })
  const counts = [0, 5, 14, 24].map((now) => counter.increment("a", now))
  expect(counts).toEqual([0, 1, 2, 0])
  counter.increment("b", 24)
  counter.increment("c", 24)
  expect(counter.increment("a", 24)).toBe(0)
})
