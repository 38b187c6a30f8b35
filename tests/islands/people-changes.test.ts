/** What the people in a session are told about each other. */
import { expect, test } from "bun:test"
import { initialModel, type Participant, reduce } from "../../islands/remote-screen/model.ts"
import { peopleChanges, peopleChangesSince } from "../../islands/remote-screen/people-changes.ts"

const person = (userId: string, more: Partial<Participant> = {}): Participant => ({
  ...{ id: `window of ${userId}`, userId, name: userId, right: "VIEW" },
  ...more,
})
const me = person("me")
const told = (before: Participant[], now: Participant[]) =>
  peopleChanges(before, now, "me").map(({ kind, people }) => [kind, ...people.map(({ name }) => name)])

test("persons who join and leave are told by their names", () => {
  expect(told([me, person("Eva")], [me, person("Kim"), person("Ina")])).toEqual([
    ["JOINED", "Kim", "Ina"],
    ["LEFT", "Eva"],
  ])
})

test("the first list, the end, further windows and one's own changes are told to no person", () => {
  expect(told([], [me, person("Eva")])).toEqual([])
  expect(told([me, person("Eva")], [])).toEqual([])
  expect(told([me, person("Eva")], [me, person("Eva"), person("Eva", { id: "second window" })])).toEqual([])
  expect(told([me, person("Eva")], [person("me", { right: "CONTROL" }), person("Eva")])).toEqual([])
})

test("control that is given, taken or asked for is told once", () => {
  const asking = person("Eva", { asks: true })
  const controlling = person("Eva", { right: "CONTROL" })
  expect(told([me, person("Eva")], [me, asking])).toEqual([["ASKS", "Eva"]])
  expect(told([me, asking], [me, asking])).toEqual([])
  expect(told([me, asking], [me, controlling])).toEqual([["CONTROL", "Eva"]])
  expect(told([me, controlling], [me, person("Eva")])).toEqual([["VIEW", "Eva"]])
})

test("changes of several lists that arrive before one is read are all told", () => {
  const lists = [[me], [me, person("Eva")], [me, person("Eva", { right: "CONTROL" })]]
  const model = lists.reduce(
    (model, viewers) =>
      reduce(model, { kind: "notice", notice: { about: "viewers", self: "v1", viewers }, atMs: 0 }),
    initialModel({ sessionId: null, ownerId: null, windowEndsAtMs: null }),
  )
  const kindsSince = (read: readonly Participant[]) =>
    peopleChangesSince(read, model, "me").map(({ kind }) => kind)
  expect(kindsSince(lists[0]!)).toEqual(["JOINED", "CONTROL"])
  expect(kindsSince(lists[1]!)).toEqual(["CONTROL"])
  expect(kindsSince(model.participants)).toEqual([])
})
