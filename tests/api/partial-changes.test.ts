/** Generated from the rows: a PUT changes the fields that it has, and no other one. */
import { describe, expect, test } from "bun:test"
import { z } from "zod/mini"
import type { ErrorBody } from "../../src/http/errors.ts"
import { allEndpoints } from "../../src/routes.ts"
import { testApi } from "../harness/api.ts"
import { updatableResources } from "../harness/updatable-resources.ts"

const api = await testApi()
const { call, root } = api
const THINGS = await updatableResources(api)

type Read = Record<string, unknown>

const get = async (path: string) => (await call<Read>(root.token, "GET", path)).body
const put = (path: string, body: object) => call<Read & ErrorBody>(root.token, "PUT", path, body)

/** Response fields that no request sends; they change with every update. */
const BOOKKEEPING = ["version", "changedOn", "changedBy"]

function fieldsOf(row: string): string[] {
  const { body } = allEndpoints.find(({ name }) => name === row)!.endpoint
  const { properties = {} } = z.toJSONSchema(body!, { io: "input", unrepresentable: "any" })
  return Object.keys(properties).filter((field) => field !== "version")
}

/** The field of the answer that shows a field of the body: "parentId" is shown as "parent". */
function shownAs(field: string, answer: Read): string[] {
  const names = [field, field.replace(/Id$/, ""), field.replace(/Ids$/, "s")]
  return names.filter((name) => name in answer)
}

/** Values at each place of an answer, lists as one: what shows that a part of a record was lost. */
function places(value: unknown, at = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[at, value]]
  return Object.entries(value).flatMap(([name, part]) => places(part, at === "" ? name : `${at}.${name}`))
}

/** Places that differ, without bookkeeping. */
function changedPlaces(before: Read, after: Read): string[] {
  const was = new Map(places(before))
  const is = new Map(places(after))
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (place) =>
      !BOOKKEEPING.includes(place.split(".").at(-1)!) && !Bun.deepEquals(was.get(place), is.get(place)),
  )
}

async function auditEntries(): Promise<number> {
  const { count } = await api.deps.db
    .selectFrom("audit_entry")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The fields of a change with the values that the answer shows under the same name. */
function storedFields(changes: object, answer: Read): Read {
  const shown = Object.entries(changes).filter(([field]) => field in answer)
  return Object.fromEntries(
    shown.map(([field, value]) => {
      const stored = answer[field]
      // Responses may contain more fields of a record than a change accepts.
      return [field, isPart(value) && isPart(stored) ? storedFields(value, stored as Read) : stored]
    }),
  )
}

/** Commands, and fields that are refused without another field they belong to. */
const NOT_ALONE: Record<string, readonly string[]> = {
  // A stored password is not sent to another host; a type without passwords has none.
  "an interface with a desktop": ["host", "port", "type"],
  "a directory": [],
  // A check has neither a number nor a text.
  "an item of a checklist": ["value", "answer"],
}

describe.each(THINGS)("$name", (thing) => {
  test("stays unchanged when no field is sent", async () => {
    const path = await thing.create()
    const before = await get(path)
    expect((await put(path, {})).status).toBe(200)
    expect(changedPlaces(before, await get(path))).toEqual([])
  })

  test("keeps its version and writes no audit entry when the change has the stored values", async () => {
    const path = await thing.create()
    const before = await get(path)
    const entries = await auditEntries()
    const stored = storedFields(thing.changes, before)
    expect((await put(path, {})).status).toBe(200)
    const answer = await put(path, stored)
    expect([answer.status, answer.body.problems]).toEqual([200, undefined] as never)
    expect(await get(path)).toEqual(before)
    expect(await auditEntries()).toBe(entries)
  })

  test("keeps every field that is not sent", async () => {
    for (const [field, value] of Object.entries(thing.changes)) {
      const path = await thing.create()
      const before = await get(path)
      const answer = await put(path, { [field]: value })
      const after = await get(path)
      if (NOT_ALONE[thing.name]?.includes(field)) {
        expect([field, answer.status, changedPlaces(before, after)]).toEqual([field, 400, []])
        continue
      }
      expect([field, answer.status, answer.body.problems]).toEqual([field, 200, undefined] as never)
      const sent = places(value, field).map(([place]) => place)
      const may = [...sent, ...shownAs(field, before), ...(thing.dependentFields?.[field] ?? [])]
      const lost = changedPlaces(before, after).filter(
        (place) =>
          !may.some(
            (one) => place === one || (place.startsWith(`${one}.`) && (!isPart(value) || one !== field)),
          ),
      )
      expect({ field, lost }).toEqual({ field, lost: [] })
    }
  })

  test("clears only the field that is set to null, or the refusal names why it cannot be empty", async () => {
    for (const field of Object.keys(thing.changes)) {
      const path = await thing.create()
      const before = await get(path)
      const answer = await put(path, { [field]: null })
      const changed = changedPlaces(before, await get(path))
      if (answer.status === 400) {
        expect({ field, changed, isNamed: answer.body.problems.length > 0 }).toEqual({
          field,
          changed: [],
          isNamed: true,
        })
        continue
      }
      expect([field, answer.status]).toEqual([field, 200])
      const may = [
        field,
        ...shownAs(field, before),
        ...(thing.dependentFields?.[field] ?? []),
        ...(CLEARED_WITH[field] ?? []),
      ]
      const lost = changed.filter((place) => !may.some((one) => place === one || place.startsWith(`${one}.`)))
      expect({ field, lost }).toEqual({ field, lost: [] })
    }
  })

  test("keeps both of two concurrent changes of different fields", async () => {
    const plain = Object.entries(thing.changes).filter(
      ([field]) => !UNIQUE.includes(field) && !NOT_ALONE[thing.name]?.includes(field),
    )
    const path = await thing.create()
    const before = await get(path)
    const changes = [plain.at(0)!, plain.at(-1)!]
    const answers = await Promise.all(changes.map(([field, value]) => put(path, { [field]: value })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const after = await get(path)
    for (const [field] of changes)
      for (const shown of shownAs(field, after)) expect(after[shown]).not.toEqual(before[shown])
  })
})

/** What an answer shows of a secret. */
const CLEARED_WITH: Record<string, readonly string[]> = {
  password: ["hasPassword"],
  privateKey: ["hasPrivateKey"],
  clientSecret: ["hasClientSecret"],
  bindPassword: ["hasBindPassword"],
}

/** Of these the value above was given to another thing already. */
const UNIQUE = ["name", "username", "email", "serial", "issuer"]

function isPart(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Bodies of PUTs that are steps, not states: each field is an instruction. */
const STEPS = [
  "removeViewer reviewEmergencySession superviseSession updateEventTime resetPassword updateGraphicalSession decideHostKey giveCredentials",
  "changeUserInvitation changeEmailInvitation closeIssue rejectFaultReport extendWindow keepRecording renamePasskey updateProfile",
  "updateEnvironmentInfo",
].flatMap((names) => names.split(" "))

test("every PUT endpoint with a body is tested field by field, or is listed as an action", () => {
  const rows = allEndpoints.filter(({ endpoint }) => endpoint.method === "PUT" && endpoint.body)
  const tried = new Set(THINGS.map(({ endpoint: row }) => row))
  const untried = rows.map(({ name }) => name).filter((name) => !tried.has(name))
  expect(untried.sort()).toEqual([...STEPS].sort())
})

/** Tried with a field of its own by the tests of its room. */
const ELSEWHERE: Record<string, readonly string[]> = {
  updateInterface: ["authType", "privateKey", "passphrase", "clearSecret"],
  updateDirectory: ["urls", "startTls", "caCertificate", "bindDn"],
}

test.each([...new Set(THINGS.map(({ endpoint: row }) => row))])(
  "%s is tested with each of its fields",
  (row) => {
    const tried = THINGS.filter((thing) => thing.endpoint === row).flatMap(({ changes }) =>
      Object.keys(changes),
    )
    const missing = fieldsOf(row).filter((field) => !tried.includes(field))
    expect(missing).toEqual([...(ELSEWHERE[row] ?? [])])
  },
)

describe("a secret", () => {
  const named = (name: string) => THINGS.find((thing) => thing.name === name)!
  test.each([
    ["an identity provider", "clientSecret", "hasClientSecret", {}],
    ["a connector of devices", "privateKey", "hasPrivateKey", {}],
    ["a directory", "bindPassword", "hasBindPassword", { bindMode: "USER", bindDn: "" }],
    ["an interface with a desktop", "password", "hasPassword", { authType: "NONE", username: "" }],
  ])("of %s is kept when %s is left out or blank, and deleted by null", async (name, secret, shown, more) => {
    const path = await named(name).create()
    expect(await get(path)).toMatchObject({ [shown]: true })
    expect((await put(path, { [secret]: "" })).body).toMatchObject({ [shown]: true })
    expect((await put(path, { [secret]: null, ...more })).body).toMatchObject({ [shown]: false })
  })

  test("that is still required cannot be deleted, and the refusal names it", async () => {
    const path = await named("an interface with a desktop").create()
    expect(await put(path, { password: null })).toMatchObject({
      status: 400,
      body: { problems: [{ path: "password", message: "validation.required" }] },
    })
    expect(await get(path)).toMatchObject({ hasPassword: true })
  })
})
