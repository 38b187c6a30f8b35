/** When a guest's link works, from what the inviting person chose in minutes. */
import { expect, test } from "bun:test"
import { validityFrom } from "../../islands/remote-screen/people.ts"

const NOW = Date.UTC(2026, 10, 20, 12, 0)

test.each([
  ["at once and until the window ends", 0, 0, {}],
  ["at once and for an hour", 0, 60, { expiresOn: "2026-11-20T13:00:00.000Z" }],
  ["from later on until the window ends", 15, 0, { startsOn: "2026-11-20T12:15:00.000Z" }],
  [
    "from later on and for half an hour from then",
    15,
    30,
    { startsOn: "2026-11-20T12:15:00.000Z", expiresOn: "2026-11-20T12:45:00.000Z" },
  ],
])("a guest's link works %s", (_, start, valid, expected) => {
  expect(validityFrom(NOW, start, valid)).toEqual(expected)
})
