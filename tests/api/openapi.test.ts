/** The OpenAPI document: valid, complete, described, and free of linter findings. */
import { describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Validator } from "@seriousme/openapi-schema-validator"
import { withoutNulls } from "../../src/base/partial-update.ts"
import { REFUSAL_CODES } from "../../src/base/refusal.ts"
import { statusOf } from "../../src/http/errors.ts"
import { openApiDocument } from "../../src/http/openapi/document.ts"
import { FIELD_DESCRIPTIONS } from "../../src/http/openapi/field-descriptions.ts"
import { openApiHandler } from "../../src/http/openapi/handler.ts"
import { allEndpoints } from "../../src/routes.ts"
import { testApi } from "../harness/api.ts"
import { aDevice } from "../harness/builders.ts"
import { aUserGroup } from "../harness/users.ts"

const SPECTRAL = join(import.meta.dir, "../../node_modules/@stoplight/spectral-cli/dist/index.js")
/** A linter of 20 packages on a busy machine. */
const SPECTRAL_MS = 120_000
/** A call with its schemas; the document grows with the product, and each call must not. */
const BYTES_PER_CALL_MAX = 1370

/** The id of the examples. */
const EXAMPLE_ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

const api = await testApi()

type Json = Record<string, unknown>

type Content = Record<string, { schema: Json; example?: unknown }>

interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: Json[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content | undefined }>
}

const document = openApiDocument(allEndpoints, { version: "0.0.0" })
const { requestBodies, responses, schemas } = document.components as {
  requestBodies: { Upload: { content: Content } }
  responses: Record<string, ResponseObject>
  schemas: Record<string, Json>
}

function operations(): { name: string; operation: Operation }[] {
  return allEndpoints.map(({ name, endpoint }) => {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, "{$1}")
    const paths = document.paths as Record<string, Record<string, Operation>>
    const operation = paths[path]![endpoint.method.toLowerCase()]!
    const isUpload = operation.requestBody && "$ref" in operation.requestBody
    return { name, operation: isUpload ? { ...operation, requestBody: requestBodies.Upload } : operation }
  })
}

type ResponseObject = { description: string; content?: Content }

function resolved(response: ResponseObject | { $ref: string }): ResponseObject {
  return "$ref" in response ? responses[response.$ref.split("/").at(-1)!]! : response
}

interface NamedField {
  at: string
  description: string
  /** Of the value, through references: "string", "integer"; null beside it is left out. */
  type: string
  format: string
}

function resolvedSchema(schema: Json): Json {
  return typeof schema.$ref === "string"
    ? resolvedSchema(schemas[schema.$ref.split("/").at(-1)!]!)
    : ((schema.anyOf as Json[] | undefined)?.map(resolvedSchema).find(({ type }) => type !== "null") ??
        schema)
}

function fieldsIn(schema: unknown, at: string): NamedField[] {
  if (typeof schema !== "object" || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((part) => fieldsIn(part, at))
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== "properties") return fieldsIn(value, at)
    return Object.entries(value as Record<string, Json>).flatMap(([name, part]) => {
      const described = part.description ?? schemas[String(part.$ref).split("/").at(-1)!]?.description
      const { type, format = "" } = resolvedSchema(part)
      const own = [type].flat().find((one) => one !== "null")
      return [
        {
          at: `${at}.${name}`,
          description: String(described ?? ""),
          type: String(own),
          format: String(format),
        },
        ...fieldsIn(part, `${at}.${name}`),
      ]
    })
  })
}

/** Of a parameter, or of the component that it refers to. */
function nameOfParameter({ name, $ref }: Json): string {
  const { parameters } = document.components as { parameters: Record<string, Json> }
  return String($ref ? parameters[String($ref).split("/").at(-1)!]!.name : name)
}

const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsIn(schema, name))

/** How descriptions begin, and the values that they then are about. */
const TYPES_BY_DESCRIPTION: readonly [begin: RegExp, fits: (field: NamedField) => boolean][] = [
  [/^(Time (of|after|before)|When (?!.*in milliseconds)) ?/, ({ format }) => format === "date-time"],
  [/^Whether /, ({ type }) => type === "boolean" || type === "string"],
  [/^Id of /, ({ type }) => type === "string"],
  [/^(Number of|Hours|Days|Seconds|Minutes|Milliseconds|Bytes) /, ({ type }) => /integer|number/.test(type)],
  [/^(Name|Address|Text|Path|Password|User name|SHA-256)\b/, ({ type }) => type === "string"],
  [/^(Person|The user|The device)\b/, ({ type }) => type === "object" || type === "string"],
]

describe("the OpenAPI document", () => {
  test("is accepted as OpenAPI 3.1 by an independent validator", async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(document))
    expect(result).toMatchObject({ valid: true })
    expect(validator.version).toBe("3.1")
  })

  test("describes the summary, the authority, the responses and the error codes of every call", () => {
    for (const { name, endpoint } of allEndpoints) {
      const path = endpoint.path.replace(/:([A-Za-z]+)/g, "{$1}")
      const paths = document.paths as Record<string, Record<string, Operation>>
      const said = paths[path]![endpoint.method.toLowerCase()]!
      expect([name, said.operationId, said.summary]).toEqual([name, name, endpoint.summary])
      const { auth: gate } = endpoint
      const authority = typeof gate === "string" ? "" : "system" in gate ? gate.system : gate.device
      expect([name, said.description]).toEqual([name, expect.stringContaining(authority)])
      expect([name, said.responses.default]).toEqual([
        name,
        { $ref: "#/components/responses/Refused" } as never,
      ])
      const own = said.description.match(/Can refuse with (.+)\./)?.[1]?.split(", ") ?? []
      expect([name, own]).toEqual([name, [...new Set<string>(endpoint.refuses)]])
      expect([name, said.requestBody !== undefined]).toEqual([
        name,
        Boolean(endpoint.body ?? endpoint.upload ?? endpoint.octets),
      ])
      const answered = Object.entries(said.responses)
        .filter(([status]) => status.startsWith("2"))
        .map(([status, response]) => [status, resolved(response)] as const)
      const hasContent = Boolean(endpoint.response ?? endpoint.binary)
      expect([name, answered.map(([, { content }]) => content !== undefined)]).toEqual([name, [hasContent]])
    }
  })

  test("contains every endpoint once", () => {
    const operations = Object.values(
      document.paths as Record<string, Record<string, { operationId: string }>>,
    )
    const ids = operations.flatMap((path) =>
      Object.values(path).flatMap((operation) => operation.operationId ?? []),
    )
    expect(ids.toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted())
  })

  test("assigns each call to tags, and each tag has a description", () => {
    const tags = document.tags as { name: string; description: string }[]
    expect(tags.every(({ description }) => description !== "")).toBe(true)
    for (const { name, operation } of operations())
      expect([name, tags.map((tag) => tag.name)]).toEqual([name, expect.arrayContaining(operation.tags)])
  })

  test("describes every parameter and every field", () => {
    const { parameters } = document.components as { parameters: Record<string, Json> }
    const unnamed = [
      ...Object.values(parameters),
      ...operations().flatMap(({ operation }) => operation.parameters ?? []),
    ]
      .filter((one) => !one.$ref && !one.description)
      .map((one) => one.name)
    expect(unnamed).toEqual([])
    expect(fields.filter(({ description }) => description === "").map(({ at }) => at)).toEqual([])
    expect(fields.length).toBeGreaterThan(1000)
  })

  test("describes a field by a text that fits its type", () => {
    const wrong = fields.filter((field) =>
      TYPES_BY_DESCRIPTION.some(([begin, fits]) => begin.test(field.description) && !fits(field)),
    )
    expect(wrong).toEqual([])
  })

  test("describes the same name by what it is in, where it means different things", () => {
    const said = (at: string) => fields.find((field) => field.at === at)!.description
    expect(said("EndMyOtherSignInsAnswer.ended")).toBe("Number of sign-ins that were ended.")
    expect(said("JobRun.ended")).toBe("Time of the end; null while it runs.")
    expect(said("ApprovalRequest.may.vote")).toBe("Whether the caller may vote.")
    expect(said("VncOptions.keyboard")).not.toContain("recorded")
    const query = operations().find(({ name }) => name === "listDevices")!.operation.parameters!
    const groups = query.find(({ name }) => name === "deviceGroupId")!
    expect(groups.description).toBe("Only devices of this device group.")
  })

  test("has no description of a field that does not exist", () => {
    const ofFields = fields.flatMap(({ at }) => {
      const path = at.split(".")
      const name = path.at(-1)!
      return [name, `${path.at(-2)}.${name}`, `${path[0]}.${name}`]
    })
    const ofParameters = operations().flatMap(({ name: call, operation }) =>
      (operation.parameters ?? [])
        .map(nameOfParameter)
        .flatMap((name) => [name, `query.${name}`, `${call}.${name}`]),
    )
    const known = new Set([...ofFields, ...ofParameters])
    const dead = Object.keys(FIELD_DESCRIPTIONS).filter((key) => !known.has(key))
    expect(dead).toEqual([])
  })

  test("lists each code of a refusal with its status in the default response", () => {
    const codes = responses.Refused!.description.split(", ")
    expect(codes.toSorted()).toEqual(REFUSAL_CODES.map((code) => `${statusOf(code)} ${code}`).toSorted())
    expect(codes).toContain("409 CONFLICT")
  })

  test("names the record inside a body that is a body elsewhere", () => {
    const { settings } = schemas.DryRunDirectoryBody!.properties as { settings: Json }
    expect(settings.$ref).toBe("#/components/schemas/CreateDirectoryBody")
  })

  test("gives every JSON body an example that its schema accepts", () => {
    for (const { name, endpoint } of allEndpoints) {
      if (!endpoint.body || endpoint.plainText) continue
      const { operation } = operations().find((one) => one.name === name)!
      const { example } = operation.requestBody!.content["application/json"]!
      const parsed = endpoint.body.safeParse(example)
      expect({ name, example, wrong: parsed.error?.issues ?? [] }).toEqual({ name, example, wrong: [] })
    }
  })

  test.each([
    ["createInterface", "POST", 201],
    ["createRecurringIssue", "POST", 201],
    ["createIdentityProvider", "POST", 201],
    ["createDirectory", "POST", 201],
    ["saveDeviceConnector", "PUT", 200],
    ["saveDeviceApprovalConfig", "PUT", 200],
  ])("gives %s an example that the server accepts for existing objects", async (name, method, status) => {
    const { endpoint } = allEndpoints.find((row) => row.name === name)!
    const { operation } = operations().find((one) => one.name === name)!
    const { example } = operation.requestBody!.content["application/json"]!
    const body = JSON.parse(JSON.stringify(example).replaceAll(EXAMPLE_ID, await aUserGroup(api.deps, [])))
    const path = endpoint.path.replace(":deviceId", await aDevice(api.deps))
    const answer = await api.call(api.root.token, method, path, body)
    expect(answer).toMatchObject({ status })
  })

  test("accepts null for the default in create bodies that are derived from change bodies", () => {
    const derived = operations().flatMap(({ name, operation }) => {
      const ref = operation.requestBody?.content["application/json"]?.schema.$ref as string | undefined
      const schema = ref ? schemas[ref.split("/").at(-1)!]! : {}
      return schema.allOf ? [{ name, defaults: schema.default as Json }] : []
    })
    expect(derived.map(({ name }) => name)).toContain("createInterface")
    for (const { name, defaults } of derived) {
      const { body } = allEndpoints.find((one) => one.name === name)!.endpoint
      const { example } = operations().find((one) => one.name === name)!.operation.requestBody!.content[
        "application/json"
      ]!
      const nulls = Object.fromEntries(Object.keys(defaults ?? {}).map((field) => [field, null]))
      const given = withoutNulls(body!, { ...nulls, ...(example as Json) })
      expect({ name, wrong: body!.safeParse(given).error?.issues ?? [] }).toEqual({ name, wrong: [] })
    }
  })

  test("refers to bodies and responses by named schemas, and names enums", () => {
    for (const { name, operation } of operations()) {
      const shown = [operation.requestBody, ...Object.values(operation.responses).map(resolved)].flatMap(
        (one) => {
          const schema = one?.content?.["application/json"]?.schema
          return schema ? [schema] : []
        },
      )
      expect([name, shown.filter((schema) => !("$ref" in schema))]).toEqual([name, []])
    }
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        "EndCode",
        "Issue",
        "IssuePage",
        "IssueType",
        "Priority",
        "CreateIssueBody",
        "RefusalReason",
      ]),
    )
  })
})

describe("the served OpenAPI document", () => {
  const answer = openApiHandler(allEndpoints, { version: "0.0.0" })
  const ask = (headers: Record<string, string>) =>
    answer(new Request("http://x/api/openapi.json", { headers }))

  test("is compressed to less than a fifth in the accepted encoding, and returns 304 for a known ETag", async () => {
    const plain = await ask({}).bytes()
    for (const encoding of ["br", "gzip"]) {
      const packed = ask({ "accept-encoding": `deflate, ${encoding}` })
      expect(packed.headers.get("content-encoding")).toBe(encoding)
      expect((await packed.bytes()).length).toBeLessThan(plain.length / 5)
    }
    expect(ask({ "accept-encoding": "br;q=0" }).headers.get("content-encoding")).toBeNull()
    const etag = ask({}).headers.get("etag")!
    expect(ask({ "if-none-match": etag }).status).toBe(304)
  })

  test("does not exceed its size limit", async () => {
    expect((await ask({}).bytes()).length).toBeLessThanOrEqual(BYTES_PER_CALL_MAX * allEndpoints.length)
  })

  test(
    "has no warnings from Spectral's OpenAPI rules",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "openapi-"))
      try {
        writeFileSync(join(folder, "openapi.json"), await ask({}).bytes())
        writeFileSync(join(folder, "rules.yaml"), 'extends: ["spectral:oas"]\n')
        const spectral = Bun.spawn(
          [
            process.execPath,
            SPECTRAL,
            "lint",
            "-r",
            join(folder, "rules.yaml"),
            "-F",
            "hint",
            join(folder, "openapi.json"),
          ],
          { stdout: "pipe", stderr: "pipe" },
        )
        const said = await new Response(spectral.stdout).text()
        expect([await spectral.exited, said]).toEqual([0, expect.stringContaining("No results")])
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    SPECTRAL_MS,
  )
})
