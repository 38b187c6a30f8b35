/** Every text as long as it may be, in characters of several bytes, is stored and comes back as it was. */
import { expect, test } from "bun:test"
import { testApi } from "../harness/api.ts"
import { aBook, aDeviceGroup } from "../harness/book.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { uniqueName } from "../harness/people.ts"

const { call, deps, root } = await testApi()
const book = await aBook(deps, root.userId)
const device = `/devices/${book.deviceId}`
const start = TEST_NOW.toISOString()

/** As long as that, and no other one's. */
function text(characters: number): string {
  return uniqueName("ü").padEnd(characters, "ü")
}

const texts = (characters: number, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, text(characters)]))

const THINGS: [what: string, path: string, longest: Record<string, string>, more: object][] = [
  [
    "a machine",
    "/devices",
    texts(
      100,
      "name",
      "serial",
      "manufacturer",
      "type",
      "protocol",
      "softwareVersion",
      "location",
      "responsibleUser",
    ),
    { deviceGroupId: await aDeviceGroup(deps) },
  ],
  [
    "a device group",
    "/devicegroups",
    { ...texts(100, "name", "location"), ...texts(5000, "description") },
    {},
  ],
  [
    "an interface",
    `${device}/interfaces`,
    texts(100, "name", "knownHost"),
    { type: "SSH", host: "10.0.0.1", port: 22 },
  ],
  [
    "an issue",
    `${device}/issues`,
    { ...texts(100, "title", "ticketId"), ...texts(5000, "description") },
    { activationDateTime: start },
  ],
  [
    "a log",
    `${device}/issues/${book.issueId}/logs`,
    { ...texts(100, "title"), ...texts(5000, "description") },
    {},
  ],
  [
    "a plan",
    `${device}/recurringissues`,
    { ...texts(100, "title"), ...texts(5000, "description") },
    { startDateTime: start },
  ],
  [
    "a user",
    "/users",
    texts(100, "username", "firstname", "surname"),
    { password: "seven gears turn slowly" },
  ],
  ["a user group", "/usergroups", texts(100, "name"), {}],
  ["a system role", "/systemroles", texts(100, "name"), {}],
  ["a device role", "/deviceroles", texts(100, "name"), {}],
]

test.each(THINGS)("%s", async (_what, path, longest, more) => {
  const created = await call<{ id: string }>(root.token, "POST", path, { ...longest, ...more })
  expect(created.status).toBe(201)
  expect((await call<object>(root.token, "GET", `${path}/${created.body.id}`)).body).toMatchObject(longest)
  for (const [name, value] of Object.entries(longest)) {
    const tooLong = { ...longest, ...more, [name]: `${value}x` }
    const answer = await call(root.token, "POST", path, tooLong)
    expect([name, answer.status, answer.body.problems.map((problem) => problem.path)]).toEqual([
      name,
      400,
      [name],
    ])
  }
})

test("a text that no database can hold is refused, wherever it stands", async () => {
  for (const [, path, longest, more] of THINGS) {
    for (const name of Object.keys(longest)) {
      const answer = await call(root.token, "POST", path, { ...longest, ...more, [name]: "a\u0000b" })
      expect([path, name, answer.status]).toEqual([path, name, 400])
    }
  }
})
