/** What the people in a session are told about each other. */
import { expect, test } from "bun:test"
import type { Participant } from "../../islands/remote-screen/model.ts"
import { peopleChanges } from "../../islands/remote-screen/people-changes.ts"

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
