/** The feed of committed changes that open pages subscribe to. */
import { describe, expect, test } from "bun:test"
import {
  CHANGES_KEPT_MAX,
  ChangeFeed,
  type ChangeSubscriber,
  SUBSCRIPTIONS_PER_OWNER_MAX,
} from "../../src/base/change-feed.ts"

const change = (id: string) => ({ kind: "issue", id }) as const

function aSubscriber(owner = "sign-in") {
  const seen: string[] = []
  const subscriber: ChangeSubscriber = {
    owner,
    onChange: ({ change }) => seen.push("id" in change ? change.id : change.kind),
    onClosed: () => seen.push("closed"),
  }
  return { seen, subscriber }
}

describe("a change feed", () => {
  test("passes each change to every subscriber until it unsubscribes", () => {
    const feed = new ChangeFeed()
    const [first, second] = [aSubscriber(), aSubscriber()]
    const unsubscribe = feed.subscribe(first.subscriber)
    feed.subscribe(second.subscriber)
    feed.publish(change("a"))
    unsubscribe()
    feed.publish(change("b"))
    expect([first.seen, second.seen]).toEqual([["a"], ["a", "b"]])
  })

  test("closes the oldest subscription of an owner who opens too many, and none of other owners", () => {
    const feed = new ChangeFeed()
    const other = aSubscriber("other")
    feed.subscribe(other.subscriber)
    const own = Array.from({ length: SUBSCRIPTIONS_PER_OWNER_MAX + 1 }, () => aSubscriber())
    for (const { subscriber } of own) feed.subscribe(subscriber)
    expect(own.map(({ seen }) => seen.length)).toEqual([1, ...Array(SUBSCRIPTIONS_PER_OWNER_MAX).fill(0)])
    expect(other.seen).toEqual([])
  })

  test("gives the changes after a number, and null when some of them are not kept or the number is unknown", () => {
    const feed = new ChangeFeed()
    for (let n = 1; n <= CHANGES_KEPT_MAX + 1; n++) feed.publish(change(`${n}`))
    expect(feed.since(feed.newest)).toEqual([])
    expect(feed.since(feed.newest - 2)?.map(({ number }) => number)).toEqual([feed.newest - 1, feed.newest])
    expect(feed.since(1)).toHaveLength(CHANGES_KEPT_MAX)
    expect(feed.since(0)).toBeNull()
    expect(feed.since(feed.newest + 1)).toBeNull()
  })

  test("closes all subscriptions when the server stops, and each later one at once", () => {
    const feed = new ChangeFeed()
    const [early, late] = [aSubscriber(), aSubscriber()]
    feed.subscribe(early.subscriber)
    feed.stop()
    feed.subscribe(late.subscriber)
    expect([early.seen, late.seen]).toEqual([["closed"], ["closed"]])
  })
})
