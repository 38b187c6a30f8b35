/** Generated from the contract rows: every field of every body at its limits, beyond them, and of the wrong type. */
import { expect, test } from "bun:test"
import { randomUUID } from "node:crypto"
import { z } from "zod/mini"
import { type Endpoint, pathParamNames } from "../../src/http/endpoint.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import { allEndpoints } from "../../src/routes.ts"
import { testApi } from "../harness/api.ts"
import { aMaintenanceFixture } from "../harness/builders.ts"
import { type Check, runChecks } from "../harness/soft-assertions.ts"

const { call, root, deps } = await testApi()
const book: Record<string, string> = { ...(await aMaintenanceFixture(deps, root.userId)) }

/** The parts of JSON Schema that bodies are made of. */
interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
  isCreation?: boolean
}

interface Field {
  name: string
  /** What it may be. */
  kinds: Shape[]
  /** In a creation, null stands for the default of a field that may be left out. */
  takesNull: boolean
  /** A body without it is refused. */
  isRequired: boolean
}

function fieldsOf({ body, method }: Endpoint & { body: NonNullable<Endpoint["body"]> }): Field[] {
  const shape = z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as Shape
  const objects = shape.properties ? [shape] : (shape.anyOf ?? shape.oneOf ?? [])
  const isCreation = method === "POST"
  const fields = new Map<string, Field>()
  for (const object of objects)
    for (const field of partsOf(object, isCreation)) {
      const kinds = [...(fields.get(field.name)?.kinds ?? []), ...field.kinds]
      fields.set(field.name, { ...field, kinds })
    }
  // Fields that are only validated in code have no type in the schema; they accept any value here.
  return [...fields.values()].filter((field) => field.kinds.some(isTyped))
}

function partsOf({ properties = {}, required = [] }: Shape, isCreation: boolean): Field[] {
  return Object.entries(properties).map(([name, kind]) => {
    const kinds = kindsOf(kind).map((one) => ({ ...one, isCreation }))
    const isRequired = required.includes(name)
    return { name, kinds, isRequired, takesNull: isCreation && !isRequired }
  })
}

function kindsOf(kind: Shape): Shape[] {
  const kinds = kind.anyOf ?? kind.oneOf ?? [kind]
  // "type": ["string", "null"] is short for two of them.
  return kinds.flatMap((one) =>
    Array.isArray(one.type) ? one.type.map((type: string) => ({ ...one, type })) : [one],
  )
}

function isTyped({ type, const: value, enum: values }: Shape): boolean {
  return type !== undefined || value !== undefined || values !== undefined
}

const SAMPLES: Record<string, unknown> = {
  string: "x",
  integer: 1.5,
  boolean: true,
  array: [],
  object: {},
  null: null,
}

/** A value of every type that the field does not have; null only where it does not stand for an omitted value. */
function wrongTypes({ kinds, takesNull }: Field): unknown[] {
  const types = new Set(kinds.map((kind) => kind.type ?? typeof (kind.const ?? kind.enum?.[0])))
  if (types.has("number")) types.add("integer")
  const others = Object.keys(SAMPLES).filter((type) => !types.has(type) || type === "integer")
  return others
    .filter((type) => type !== "null" || !takesNull)
    .filter((type) => type !== "integer" || !kinds.some((kind) => kind.type === "number"))
    .map((type) => SAMPLES[type])
}

function beyondLimits({ kinds }: Pick<Field, "kinds">): unknown[] {
  return kinds.flatMap((kind) => [
    ...withinOf(kind),
    ...(kind.maxLength === undefined ? [] : ["x".repeat(kind.maxLength + 1)]),
    ...(kind.maximum === undefined ? [] : [kind.maximum + 1]),
    // An integer without a limit of its own is kept in four bytes.
    ...(kind.maximum === Number.MAX_SAFE_INTEGER ? [2 ** 31] : []),
    ...(kind.minimum === undefined ? [] : [kind.minimum - 1]),
    ...(kind.maxItems === undefined ? [] : [Array.from({ length: kind.maxItems + 1 }, () => "x")]),
    ...(kind.enum ? ["NO_SUCH_VALUE"] : []),
    ...(kind.format === "uuid" ? ["1' or '1'='1"] : []),
    ...(kind.format === "date-time" ? INSTANTS_BEYOND : []),
  ])
}

/** Lists and objects with something in them that is wrong or too much. */
function withinOf(shape: Shape): unknown[] {
  const { items, isCreation = false } = shape
  const wrongItems = items && isTyped(items) ? beyondLimits({ kinds: kindsOf(items) }) : []
  const wrongParts = partsOf(shape, isCreation)
    .filter((part) => part.kinds.some(isTyped))
    .flatMap((part) => [...wrongTypes(part), ...beyondLimits(part)].map((value) => ({ [part.name]: value })))
  return [...wrongItems.map((value) => [value]), ...wrongParts]
}

/** Invalid dates, and dates out of range: the first and the last ones would not fit into the database. */
const INSTANTS_BEYOND = [
  ...["yesterday", "2026-02-30T00:00:00Z", "2026-01-01", "2026-01-01T24:00:01Z"],
  ...["0000-01-01T00:00:00Z", "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59"],
]

/** The longest texts that the length alone decides about; two bytes a character, so that bytes are not what counts. */
function longestTexts({ kinds }: Field): string[] {
  return kinds.flatMap((kind) =>
    kind.maxLength === undefined || kind.pattern || kind.format ? [] : ["ü".repeat(kind.maxLength)],
  )
}

function pathTo(endpoint: Endpoint): string {
  return pathParamNames(endpoint.path).reduce(
    (path, name) => path.replace(`:${name}`, book[name] ?? randomUUID()),
    endpoint.path as string,
  )
}

async function problemsOf(endpoint: Endpoint, body: unknown) {
  const token = endpoint.auth === "public" ? null : root.token
  const answer = await call<ErrorBody>(token, endpoint.method, pathTo(endpoint), body)
  const problems = answer.status === 400 ? answer.body.problems : []
  return { status: answer.status, at: problems.map(({ path }) => path.split(".")[0]), problems }
}

/** Texts that have rules of their own beside their length. */
const JUDGED_TEXTS = new Set([
  ...["host", "sftpRootDirectory", "timeZone", "notificationEmails", "path", "fileName", "token"],
  ...["hostname", "defaultGateway", "dns", "email", "recipient", "groupEmailAddress", "redirect_uri"],
])

for (const { endpoint } of allEndpoints) {
  const { body } = endpoint
  if (!body || endpoint.plainText) continue
  test(`${endpoint.method} ${endpoint.path} refuses each field by name: of a wrong type, beyond its limits, unknown`, () =>
    runChecks([
      unknownFieldCheck(endpoint),
      ...fieldsOf({ ...endpoint, body }).flatMap((field) => fieldChecks(endpoint, field)),
    ]))
  const required = fieldsOf({ ...endpoint, body }).filter((field) => field.isRequired)
  if (required.length === 0 || isOneOfShapes(endpoint)) continue
  test(`${endpoint.method} ${endpoint.path} says "required" of each required field that is missing`, async () => {
    const { problems } = await problemsOf(endpoint, { surprise: 1 })
    const said = required.map(({ name }) => problems.find(({ path }) => path === name)?.reason)
    expect(said).toEqual(required.map(() => "required"))
  })
}

/** The `type` field selects the shape; without it no further field can be reported. */
function isOneOfShapes(endpoint: Endpoint): boolean {
  return endpoint.path.endsWith("/updateEventTime")
}

function unknownFieldCheck(endpoint: Endpoint): Check {
  const problem = isOneOfShapes(endpoint)
    ? ({ path: "type", reason: "required", message: "validation.required" } as const)
    : ({ path: "surprise", reason: "unknown", message: "validation.unknown" } as const)
  return [
    "names a field that it does not know",
    async () => {
      const { status, problems } = await problemsOf(endpoint, { surprise: 1, ...INHERITED_NAMES })
      expect(status).toBe(400)
      expect(problems).toContainEqual(problem)
    },
  ]
}

/** Fields with the names of what every object of JavaScript has, as JSON may bring them. */
const INHERITED_NAMES: object = JSON.parse(
  '{ "constructor": { "prototype": { "id": 1 } }, "toString": 1, "hasOwnProperty": null }',
)

/** What a form may send for a field that was left empty. */
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

function fieldChecks(endpoint: Endpoint, field: Field): Check[] {
  const refused = [...wrongTypes(field), ...beyondLimits(field)].map(
    (value): Check => [
      `${field.name} is refused by name: ${JSON.stringify(value).slice(0, 40)}`,
      async () => {
        const { status, at, problems } = await problemsOf(endpoint, { [field.name]: value })
        const isNamed = at.includes(field.name) || (isOneOfShapes(endpoint) && at.includes("type"))
        const isSaidMissing = problems.some(
          ({ path, reason }) => path === field.name && reason === "required",
        )
        expect({ status, isNamed, isSaidMissing: isSaidMissing && !isEmpty(value) }).toEqual({
          status: 400,
          isNamed: true,
          isSaidMissing: false,
        })
      },
    ],
  )
  const texts = JUDGED_TEXTS.has(field.name) ? [] : longestTexts(field)
  const taken = texts.map(
    (text): Check => [
      `${field.name} with ${text.length} characters is not what is wrong`,
      async () => {
        const { at } = await problemsOf(endpoint, { [field.name]: text, surprise: 1 })
        expect(at).not.toContain(field.name)
      },
    ],
  )
  return [...refused, ...taken]
}
