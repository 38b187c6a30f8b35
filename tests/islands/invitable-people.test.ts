/** The people that are suggested for an invitation. */
import { expect, test } from "bun:test"
import { withDistinctNames } from "../../islands/remote-screen/people.ts"

test("suggested people of the same name are told apart by their user names", () => {
  const people = [
    { id: "1", username: "e.lindqvist", displayName: "Eva Lindqvist" },
    { id: "2", username: "m.keller", displayName: "Max Keller" },
    { id: "3", username: "keller2", displayName: "Max Keller" },
  ]
  expect(withDistinctNames(people)).toEqual([
    { id: "1", displayName: "Eva Lindqvist" },
    { id: "2", displayName: "Max Keller (m.keller)" },
    { id: "3", displayName: "Max Keller (keller2)" },
  ])
})
