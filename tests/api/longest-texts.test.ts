/** Every text field stores and returns a value of maximum length in multi-byte characters. */
import { expect, setDefaultTimeout, test } from "bun:test"
import { testApi } from "../harness/api.ts"
import { aDeviceGroup, aMaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { uniqueName } from "../harness/users.ts"

/** Cleaning the deepest markup that fits takes a moment. */
setDefaultTimeout(30_000)

const { call, deps, root } = await testApi()
const book = await aMaintenanceFixture(deps, root.userId)
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

test.each(THINGS)(
  "%s accepts texts of the maximum length, and a longer text is rejected with its field",
  async (_what, path, longest, more) => {
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
  },
)

/** Fields rendered as markup; all others are text and escaped wherever they are shown. */
const RICH = new Set(["description"])
const MARKUP =
  '<b onclick="x()">b</b><script>x()</script><img src=x onerror=x()> & <a href="javascript:x()">a</a>'

test.each(THINGS)(
  "markup in %s is reduced to the specification's tags in rich text, and kept as text elsewhere",
  async (...thing) => {
    const [, path, longest, more] = thing
    const wanted = Object.fromEntries(
      Object.keys(longest).map((name) => [name, `${uniqueName("t")} ${MARKUP}`]),
    )
    const fitting = Object.fromEntries(
      Object.entries(wanted).map(([name, value]) => [name, value.slice(0, longest[name]!.length).trim()]),
    )
    const created = await call<{ id: string }>(root.token, "POST", path, { ...fitting, ...more })
    expect(created.status).toBe(201)
    const stored = (await call<Record<string, string>>(root.token, "GET", `${path}/${created.body.id}`)).body
    for (const [name, value] of Object.entries(fitting)) {
      if (!RICH.has(name)) expect([name, stored[name]]).toEqual([name, value])
      else expect(stored[name]).toMatch(/^t \d+ <b>b<\/b> &amp; <a>a<\/a>$/)
    }
  },
)

test("the length limit of a rich text applies before escaping, and the text can be saved again as read", async () => {
  for (const [, path, longest, more] of THINGS.filter(([, , texts]) => "description" in texts)) {
    for (const description of ["&".repeat(5000), "<p>a".repeat(1250)]) {
      const body = { ...longest, ...more, ...renamed(longest), description }
      const created = await call<{ id: string; description: string }>(root.token, "POST", path, body)
      expect([path, created.status]).toEqual([path, 201])
      const again = { ...body, ...renamed(longest), description: created.body.description }
      expect([path, (await call(root.token, "POST", path, again)).status]).toEqual([path, 201])
    }
  }
})

/** Names are taken once. */
function renamed(longest: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    ["name", "title"].filter((name) => name in longest).map((name) => [name, text(50)]),
  )
}

/** All characters with the property Bidi_Control (Unicode 16, PropList.txt). */
const BIDI_CONTROLS = [..."\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"]

test("a name that is invisible or contains a bidirectional control character is rejected", async () => {
  for (const [, path, longest, more] of THINGS) {
    const name = ["name", "title", "username"].find((one) => one in longest)!
    for (const unreadable of [
      "\u200b\u200d",
      "\u00ad",
      ...BIDI_CONTROLS.map((control) => `x${control}nimda`),
    ]) {
      const body = { ...longest, ...renamed(longest), ...more, [name]: unreadable }
      const answer = await call(root.token, "POST", path, body)
      expect([path, answer.status, answer.body.problems]).toMatchObject([path, 400, [{ path: name }]])
    }
  }
})

test("text with a NUL character is rejected in every field", async () => {
  for (const [, path, longest, more] of THINGS) {
    for (const name of Object.keys(longest)) {
      const answer = await call(root.token, "POST", path, { ...longest, ...more, [name]: "a\u0000b" })
      expect([path, name, answer.status]).toEqual([path, name, 400])
    }
  }
})
