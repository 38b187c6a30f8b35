/**
 * The OpenAPI document, generated from the endpoint rows that also define the routes.
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */

import { z } from "zod/mini"
import { required } from "../../base/assert.ts"
import { omitUndefined } from "../../base/omit-undefined.ts"
import { PROBLEM_REASONS, REFUSAL_REASONS } from "../../base/reasons.ts"
import { REFUSAL_CODES } from "../../base/refusal.ts"
import { isVersioned } from "../conditional-requests.ts"
import { type Endpoint, pathParamNames } from "../endpoint.ts"
import { statusOf } from "../errors.ts"
import { KEY_CHARACTERS_MAX } from "../idempotency/rules.ts"
import { supportsIdempotencyKey } from "../idempotency.ts"
import { capitalize, deriveExtensions, type Json, shareFields, shareParameters } from "./compact.ts"
import { bodyExample, describeFields } from "./examples.ts"
import { descriptionOf, pathDescription } from "./field-descriptions.ts"
import { SchemaRegistry } from "./schemas.ts"
import { TAGS, tagOf } from "./tags.ts"

export const OPENAPI_PATH = "/api/openapi.json"

/** A row with the name of its handler: unique over all rooms. */
export interface NamedEndpoint {
  name: string
  endpoint: Endpoint
}

export function openApiDocument(rows: readonly NamedEndpoint[], info: { version: string }): Json {
  const shared = new SchemaRegistry()
  shared.add("RefusalCode", { type: "string", enum: [...REFUSAL_CODES] })
  shared.add("RefusalReason", { type: "string", enum: [...REFUSAL_REASONS] })
  shared.add("ProblemReason", { type: "string", enum: [...PROBLEM_REASONS] })
  shared.add("Error", ERROR_SCHEMA)
  for (const [name, base] of Object.entries(BASES)) shared.add(name, base)
  const paths: Record<string, Json> = {}
  for (const { name, endpoint } of rows) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, "{$1}")
    const names = pathParamNames(endpoint.path)
    const parameters = names.map((one) => ({ $ref: `#/components/parameters/${one}` }))
    if (names.length > 0) paths[path] ??= { parameters }
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, shared),
    }
  }
  const used = new Set(rows.map(({ endpoint }) => tagOf(endpoint.path)))
  const components = {
    securitySchemes: SECURITY_SCHEMES,
    headers: HEADER_COMPONENTS,
    parameters: {
      ...listParameters(),
      IfMatch: IF_MATCH,
      IdempotencyKey: IDEMPOTENCY_KEY,
      ...pathParameterComponents(rows),
    },
    requestBodies: { Upload: UPLOAD_BODY, Octets: OCTETS_BODY },
    responses: { Refused: REFUSED, NoContent: NO_CONTENT, Download: FILE_RESPONSE },
    schemas: compact(describeFields(shared.finish())),
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Millwright",
      version: info.version,
      description: API_DESCRIPTION,
      contact: { name: "Millwright" },
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    security: [{ bearer: [] }, { cookie: [] }],
    servers: [{ url: "/api", description: "This installation" }],
    tags: TAGS.filter(({ name }) => used.has(name)),
    paths: shareParameters(paths, components.parameters),
    components,
  }
}

const INTEGER = { type: "integer" }
const UUID = { type: "string", format: "uuid" }
const INSTANT = { type: "string", format: "date-time" }
const PERSON = { $ref: "#/components/schemas/PersonRef" }

function record(properties: Record<string, Json>): Json {
  return { type: "object", properties, required: Object.keys(properties) }
}

function compact(schemas: Record<string, Json>): Record<string, Json> {
  deriveExtensions(schemas)
  return shareFields(schemas)
}

/** What many answers have in common. */
const BASES: Record<string, Json> = {
  Page: {
    ...record({ page: INTEGER, size: INTEGER, total: INTEGER, totalIsExact: { type: "boolean" } }),
    description: "A page of a list: its objects are the `rows`.",
  },
  Versioned: record({ id: UUID, version: INTEGER }),
  Created: record({ createdOn: INSTANT, createdBy: PERSON }),
  Changed: record({ changedOn: INSTANT, changedBy: PERSON }),
}

const API_DESCRIPTION = [
  "A maintenance book for industrial machines, with remote sessions inside it.",
  "",
  "**Changing.** A PUT changes the fields that it has: a field that is left out keeps its value, `null` clears it.",
  "`version` in the body, or `If-Match` with the entity tag of a GET, makes the server refuse the change of an object that has",
  "changed since. In a creation, `null` stands for the default of a field that may be left out.",
  "",
  "**Refusals** have a `code` (what kind), a `reason` (why, a name that stays) and a `message` (for people). Wrong fields",
  "are listed in `problems`, each with a reason of its own. `requestId` is found in the `X-Request-Id` header and in the",
  "server's log. Every call can refuse what is malformed, not allowed or not found, and while the server is busy; its description names the",
  "codes beside these. The `default` response lists the status of each code.",
  "",
  "**Generated clients** need no special treatment, except that openapi-typescript makes fields with a default required unless it is",
  "run with `--default-non-nullable=false`.",
  "",
  "**Rights.** A call that needs an authority names it: one on the device, or one of the whole system.",
  "",
  "**Lists** are cut into pages. `total` counts up to 1000; `totalIsExact` says whether there are more.",
].join("\n")

const SECURITY_SCHEMES = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "An access token from POST /token, or an API token.",
  },
  cookie: { type: "apiKey", in: "cookie", name: "__Host-millwright", description: "A browser's sign-in." },
}

const HEADER_COMPONENTS = {
  ETag: {
    description: "Entity tag of the answer, for `If-Match` and `If-None-Match`.",
    schema: { type: "string" },
  },
  Location: {
    description: "Address of the created object.",
    schema: { type: "string", format: "uri-reference" },
  },
  RetryAfter: { description: "Seconds after which another try is worth it.", schema: { type: "integer" } },
  RateLimitPolicy: {
    description: "The limit on requests: its name and how many are allowed (`q`).",
    schema: { type: "string" },
    example: '"second-factor";q=5',
  },
  RateLimit: {
    description: "What is left of the limit: requests (`r`), and seconds until there are more (`t`).",
    schema: { type: "string" },
    example: '"second-factor";r=0;t=30',
  },
}

function optionalHeader(name: string, description: string, schema: Json, example: string): Json {
  return { name, in: "header", required: false, description, schema, example }
}

const IF_MATCH = optionalHeader(
  "If-Match",
  "Entity tag, or quoted version, that the change is meant for; 412 when the object has another one.",
  { type: "string" },
  '"7"',
)

const IDEMPOTENCY_KEY = optionalHeader(
  "Idempotency-Key",
  "Name of this creation, chosen by the client. Within 24 hours the same call with the same key gets the same answer and creates nothing; with another body or path, while the first has not ended, or when the answer of the first is lost, it is 409.",
  { type: "string", minLength: 1, maxLength: KEY_CHARACTERS_MAX, pattern: "^[\\x21-\\x7e]+$" },
  "import-2026-03-10-17",
)

const ERROR_SCHEMA = {
  type: "object",
  description: "A refusal.",
  required: ["code", "reason", "message", "problems", "details", "requestId"],
  properties: {
    code: { $ref: "#/components/schemas/RefusalCode", description: "Kind of the refusal." },
    reason: { $ref: "#/components/schemas/RefusalReason", description: "Why, for programs." },
    message: { type: "string", description: "Why, for people, in the reader's language." },
    problems: {
      type: "array",
      description: "Fields that are wrong.",
      items: {
        type: "object",
        required: ["path", "reason", "message"],
        properties: {
          path: { type: "string", description: "Field, parts separated by dots." },
          reason: { $ref: "#/components/schemas/ProblemReason", description: "What is wrong, for programs." },
          limit: { type: "integer", description: "The limit, where the reason has one." },
          message: { type: "string", description: "What is wrong, for people." },
        },
      },
    },
    details: {
      type: "object",
      additionalProperties: true,
      description: "Names, ids and numbers that belong to it.",
    },
    requestId: { type: "string", description: "Id of the request." },
  },
}

function operation(name: string, endpoint: Endpoint, shared: SchemaRegistry): Json {
  const codes = [...new Set(endpoint.refuses ?? [])]
  return omitUndefined({
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    description: [accessRuleText(endpoint), codes.length > 0 ? `Can refuse with ${codes.join(", ")}.` : ""]
      .filter(Boolean)
      .join(" "),
    security: endpoint.auth === "public" ? [] : undefined,
    ...parametersOf(name, endpoint, shared),
    requestBody: requestBodyOf(name, endpoint, shared),
    responses: {
      ...successResponses(name, endpoint, shared),
      default: { $ref: "#/components/responses/Refused" },
    },
  })
}

function parametersOf(name: string, endpoint: Endpoint, shared: SchemaRegistry): Json {
  const parameters = [
    ...(supportsIfMatch(endpoint) ? [{ $ref: "#/components/parameters/IfMatch" }] : []),
    ...(supportsIdempotencyKey(endpoint) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ...queryParameters(name, endpoint, shared),
  ]
  return parameters.length > 0 ? { parameters } : {}
}

function supportsIfMatch({ method, body }: Endpoint): boolean {
  return method === "PUT" && isVersioned(body)
}

function requestBodyOf(name: string, endpoint: Endpoint, shared: SchemaRegistry): Json | undefined {
  if (endpoint.upload) return { $ref: "#/components/requestBodies/Upload" }
  if (endpoint.octets) return { $ref: "#/components/requestBodies/Octets" }
  return endpoint.body ? requestBody(name, endpoint, shared) : undefined
}

function requestBody(name: string, { body, plainText }: Endpoint, shared: SchemaRegistry): Json {
  if (plainText) return { required: true, content: { "text/plain": { schema: { type: "string" } } } }
  const schema = shared.body(`${capitalize(name)}Body`, required(body, "the body of a call"))
  return { required: true, content: { "application/json": { schema, example: bodyExample(schema, shared) } } }
}

/** Client generators rely on `format`; OpenAPI 3.1 itself uses the media type. */
const FILE_SCHEMA = {
  type: "string",
  format: "binary",
  contentMediaType: "application/octet-stream",
  description: "The file.",
}

const FILE_RESPONSE = {
  description: "The file",
  content: { "application/octet-stream": { schema: FILE_SCHEMA } },
}

const NO_CONTENT = { description: "No Content" }

/** One response for all refusals: they have one form, and their status follows from their code. */
const REFUSED = {
  description: REFUSAL_CODES.map((code) => `${statusOf(code)} ${code}`).join(", "),
  headers: Object.fromEntries(
    ["Retry-After", "RateLimit-Policy", "RateLimit"].map((name) => [
      name,
      { $ref: `#/components/headers/${name.replaceAll("-", "")}` },
    ]),
  ),
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
}

const UPLOAD_BODY = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: { type: "object", required: ["file"], properties: { file: FILE_SCHEMA } },
    },
  },
}

const OCTETS_BODY = {
  required: true,
  content: { "application/octet-stream": { schema: { ...FILE_SCHEMA, description: "Bytes of the file." } } },
}

function accessRuleText({ auth: gate }: Endpoint): string {
  if (gate === "public") return "Open to everybody."
  if (gate === "signedIn") return "Needs a sign-in."
  if (gate === "superuser") return "For superusers."
  return "system" in gate ? `Needs ${gate.system}.` : `Needs ${gate.device} on the device.`
}

function pathParameterComponents(rows: readonly NamedEndpoint[]): Json {
  const names = new Set(rows.flatMap(({ endpoint }) => pathParamNames(endpoint.path)))
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      {
        name,
        in: "path",
        required: true,
        description: pathDescription(name),
        schema: /(^i|I)d$/.test(name) ? { type: "string", format: "uuid" } : { type: "string" },
      },
    ]),
  )
}

/** Parameters that all lists have. */
const COMMON_LIST_PARAMETERS = ["page", "size", "search"]

function listParameters(): Json {
  return {
    page: parameter("page", { type: "integer", minimum: 1, maximum: 10_000, default: 1 }),
    size: parameter("size", { type: "integer", minimum: 1, maximum: 200, default: 15 }),
    search: parameter("search", { type: "string", maxLength: 100, default: "" }),
  }
}

/** @param call  whose parameter it is, where it is not of all lists */
function parameter(name: string, schema: Json, required = false, call = ""): Json {
  return omitUndefined({
    name,
    in: "query",
    required: required || undefined,
    description: descriptionOf([call, "query"], name),
    schema,
  })
}

function queryParameters(operationName: string, { query }: Endpoint, shared: SchemaRegistry): Json[] {
  if (!query) return []
  const { properties = {}, required } = z.toJSONSchema(query, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => {
    if (COMMON_LIST_PARAMETERS.includes(name)) return { $ref: `#/components/parameters/${name}` }
    const noun = capitalize(operationName).replace(/^(Get|List)/, "")
    const schema = shared.parameter(`${noun}${capitalize(name)}`, property)
    return parameter(name, schema, required?.includes(name) ?? false, operationName)
  })
}

function successResponses(name: string, endpoint: Endpoint, shared: SchemaRegistry): Json {
  if (endpoint.binary) return { 200: { $ref: "#/components/responses/Download" } }
  if (!endpoint.response) return { 204: { $ref: "#/components/responses/NoContent" } }
  const schema = shared.answer(`${capitalize(name)}Answer`, endpoint.response)
  const isCreating = endpoint.status === 201
  const answer: Json = {
    description: isCreating ? "Created" : "OK",
    content: { "application/json": { schema } },
  }
  const headers: Json = {}
  if (isVersioned(endpoint.response)) headers.ETag = { $ref: "#/components/headers/ETag" }
  if (isCreating) headers.Location = { $ref: "#/components/headers/Location" }
  if (Object.keys(headers).length > 0) answer.headers = headers
  return { [endpoint.status ?? 200]: answer }
}
