/**
 * The OpenAPI document, made from the rows that also make the routes: what it says is what is served.
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
import { z } from "zod/mini"
import { REFUSAL_CODES, type RefusalCode } from "../base/refusal.ts"
import { isVersioned } from "./conditions.ts"
import { type Endpoint, pathParamNames } from "./endpoint.ts"
import { statusOf } from "./errors.ts"

export const OPENAPI_PATH = "/api/openapi.json"

/** A row with the name of its handler: unique over all rooms. */
export interface NamedEndpoint {
  name: string
  endpoint: Endpoint
}

type Json = Record<string, unknown>

export function openApiDocument(rows: readonly NamedEndpoint[], info: { version: string }): Json {
  const paths: Record<string, Json> = {}
  const schemas: Record<string, Json> = { Error: ERROR_SCHEMA }
  for (const { name, endpoint } of rows) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, "{$1}")
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, schemas) }
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Millwright",
      version: info.version,
      description: "A maintenance book for industrial machines, with remote sessions inside it.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/api" }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "From POST /token" },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-millwright",
          description: "A browser's sign-in",
        },
      },
      schemas,
    },
  }
}

const ERROR_SCHEMA = {
  type: "object",
  required: ["code", "message", "problems", "details"],
  properties: {
    code: { type: "string", enum: REFUSAL_CODES },
    message: { type: "string", description: "In the reader's language" },
    problems: {
      type: "array",
      description: "Wrong fields",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    details: { type: "object", additionalProperties: true },
  },
}

/** @param schemas  takes what has a name of its own */
function operation(name: string, endpoint: Endpoint, schemas: Record<string, Json>): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    description: gateText(endpoint),
    ...(endpoint.gate === "public" ? { security: [] } : { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint)],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { [bodyTypeOf(endpoint)]: { schema: input(endpoint.body) } },
          },
        }
      : {}),
    ...(endpoint.upload ? { requestBody: UPLOAD_BODY } : {}),
    responses: { ...success(endpoint, schemas), ...refusals(endpoint) },
  }
}

/** `format` is what generators of clients look at; OpenAPI 3.1 itself says it by the media type. */
const FILE = { type: "string", format: "binary", contentMediaType: "application/octet-stream" }

const UPLOAD_BODY = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        required: ["file"],
        properties: { file: FILE },
      },
    },
  },
}

function bodyTypeOf({ plainText }: Endpoint): string {
  return plainText ? "text/plain" : "application/json"
}

/** The last fixed part of a path names its noun: "/devices/:deviceId/issues/:issueId" -> "issues". */
function tagOf(path: string): string {
  const nouns = path.split("/").filter((part) => part !== "" && !part.startsWith(":"))
  const isAction = nouns.includes("action")
  return (isAction ? nouns[nouns.indexOf("action") - 1] : nouns.at(-1)) ?? "root"
}

function gateText({ gate }: Endpoint): string {
  if (gate === "public") return "Open to everybody."
  if (gate === "signedIn") return "Needs a sign-in."
  if (gate === "superuser") return "For superusers."
  return "system" in gate
    ? `Needs the system authority ${gate.system}.`
    : `Needs the authority ${gate.device} on the device.`
}

function pathParameters(path: string): Json[] {
  return pathParamNames(path).map((name) => ({
    name,
    in: "path",
    required: true,
    schema: /(^i|I)d$/.test(name) ? { type: "string", format: "uuid" } : { type: "string" },
  }))
}

function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return []
  const schema = input(query) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: "query",
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}

function success(endpoint: Endpoint, schemas: Record<string, Json>): Json {
  if (endpoint.binary) {
    return { 200: { description: "The file", content: { "application/octet-stream": { schema: FILE } } } }
  }
  if (!endpoint.answer) return { 204: { description: "Done" } }
  const schema = answerSchema(endpoint.answer, schemas)
  const description = endpoint.status === 201 ? "Created" : "The answer"
  return { [endpoint.status ?? 200]: { description, content: { "application/json": { schema } } } }
}

/** Named schemas are told once, among the document's components; as a part of something even a whole answer is one. */
function answerSchema(answer: NonNullable<Endpoint["answer"]>, schemas: Record<string, Json>): Json {
  const whole = z.toJSONSchema(z.object({ answer }), { io: "output", unrepresentable: "any" })
  const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { properties, $defs = {} } = JSON.parse(text) as {
    properties: { answer: Json }
    $defs?: Record<string, Json>
  }
  for (const [name, { id: _, ...schema }] of Object.entries($defs)) schemas[name] = schema
  return properties.answer
}

/** The refusals of a row by status: those of its kind and those it names. */
function refusals(endpoint: Endpoint): Json {
  const byStatus = new Map<number, RefusalCode[]>()
  for (const code of refusalCodesOf(endpoint)) {
    const status = statusOf(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(", "), content }]),
  )
}

/** Every code a row can answer with. */
export function refusalCodesOf(endpoint: Endpoint): RefusalCode[] {
  const codes = new Set<RefusalCode>(endpoint.refuses ?? [])
  // At least for a query that no row knows.
  codes.add("BAD_REQUEST")
  if (endpoint.body && !endpoint.plainText) codes.add("UNSUPPORTED_MEDIA_TYPE")
  if (endpoint.method === "PUT" && isVersioned(endpoint.body)) codes.add("PRECONDITION_FAILED")
  if (endpoint.body || endpoint.upload) codes.add("FILE_TOO_LARGE")
  if (endpoint.upload) codes.add("STORAGE_FULL")
  if (endpoint.gate !== "public") codes.add("UNAUTHORIZED").add("TIMEOUT")
  if (refusesSomebody(endpoint)) codes.add("NOT_ALLOWED")
  if (pathParamNames(endpoint.path).length) codes.add("NOT_FOUND")
  codes.add("SERVER_ERROR")
  return [...codes]
}

/** Reading what is open to all is refused to nobody; writing is to other sites' pages, and tokens need to be meant. */
function refusesSomebody({ gate, method, tokens }: Endpoint): boolean {
  if (method !== "GET") return true
  return gate !== "public" && !(gate === "signedIn" && tokens === "any")
}

function input(schema: NonNullable<Endpoint["body"]>): Json {
  return withoutDialect(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }))
}

/** OpenAPI 3.1 is that dialect already. */
function withoutDialect({ $schema: _, ...schema }: Json): Json {
  return schema
}
