/** Descriptions and examples of schemas, made of what fields are called. */

import { type Json, mapParts } from "./compact.ts"
import { descriptionOf } from "./field-descriptions.ts"
import type { SchemaRegistry } from "./schemas.ts"

const REF = "#/components/schemas/"

/** Every field of every schema with what it means. */
export function describeFields(schemas: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, describeSchema(schema, name)]),
  )
}

/** @param field  that the schema is a part of */
function describeSchema(schema: Json, owner: string, field = ""): Json {
  return mapParts(schema, (part, place) =>
    typeof place === "object"
      ? describeField(part, owner, field, place.property)
      : describeSchema(part, owner, field),
  )
}

function describeField(part: Json, owner: string, field: string, name: string): Json {
  const description = descriptionOf([field, owner], name)
  const inside = describeSchema(part, owner, name)
  return inside.description !== undefined || !description ? inside : { ...inside, description }
}

const EXAMPLE_ID = "0192f7c4-5e3a-7cc2-9b1a-3f6f0c2d4e11"

/** Examples of fields whose format is not expressed by their schema. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  host: "10.0.0.17",
  hostname: "10.0.0.17",
  minDestination: "10.0.0.1",
  maxDestination: "10.0.0.9",
  timeZone: "Europe/Berlin",
  email: "tina@plant.example",
  groupEmailAddress: "*",
  allowedEmailDomains: ["plant.example"],
  title: "Regrease axis 4",
  name: "Press P-7",
  username: "tina",
  password: "seven gears turn slowly",
  issuer: "https://id.plant.example",
  urls: ["ldaps://ldap.plant.example"],
  userFilter: "(uid={username})",
  baseDn: "dc=plant,dc=example",
  url: "",
  sftpRootDirectory: "/",
  scopes: ["ISSUE_READ"],
  fileName: "log.txt",
  comment: "Checked on site",
  recipient: "tina@plant.example",
  path: `/api/devices/${EXAMPLE_ID}/imagefile`,
  redirect_uri: "https://tool.plant.example/back",
  otp: "123456",
  startDateTime: "2035-01-08T08:00:00Z",
  endDateTime: "2036-01-07T08:00:00Z",
  startTime: "2035-01-08T08:00:00Z",
  activationDateTime: "2035-01-08T08:00:00Z",
  expiry: "2036-01-07T08:00:00Z",
  expiresOn: "2027-11-23T08:00:00Z",
}

const DIRECTORY_READER = { bindDn: "cn=reader,dc=plant,dc=example", bindPassword: "seven gears turn slowly" }

/** Fields that the schema leaves open and the server requires: one of several, or those that belong to a choice. */
const REQUIRED_ALTERNATIVES: Readonly<Record<string, Json>> = {
  CreateDevicePermissionBody: { userId: EXAMPLE_ID },
  DryRunOidcUserSourceBody: { source: { identityProviderId: EXAMPLE_ID, groupMappings: ["fitters"] } },
  DryRunLdapUserSourceBody: {
    source: { ldapProviderId: EXAMPLE_ID, groupMappings: ["cn=fitters,dc=plant,dc=example"] },
  },
  SaveDeviceApprovalConfigBody: {
    issueApprovalConfig: { type: "DEDICATED", stages: [{ voteUserGroups: [{ id: EXAMPLE_ID }] }] },
  },
  CreateDirectoryBody: DIRECTORY_READER,
  DryRunDirectoryBody: {
    settings: {
      name: "Plant",
      urls: ["ldaps://ldap.plant.example"],
      baseDn: "dc=plant,dc=example",
      userFilter: "(uid={username})",
      ...DIRECTORY_READER,
    },
  },
  CreateInterfaceBody: { host: "10.0.0.17" },
  SaveDeviceConnectorBody: { serial: "MC-1042", host: "connector.plant.example" },
  CreateOidcUserSourceBody: { groupMappings: ["fitters"] },
  CreateLdapUserSourceBody: { groupMappings: ["cn=fitters,dc=plant,dc=example"] },
}

/** The example of a request body. */
export function bodyExample(schema: Json, shared: SchemaRegistry): unknown {
  const example = exampleOf(schema, shared)
  const more = REQUIRED_ALTERNATIVES[String(schema.$ref).slice(REF.length)]
  return more ? { ...(example as Json), ...more } : example
}

/** A value that the schema takes: the required fields, and the first of each choice. */
function exampleOf(schema: Json, shared: SchemaRegistry, name = ""): unknown {
  const whole = resolveRef(schema, shared)
  if (name in EXAMPLES) return EXAMPLES[name]
  if (whole.const !== undefined) return whole.const
  if (Array.isArray(whole.enum)) return whole.enum[0]
  const choices = (whole.anyOf ?? whole.oneOf) as Json[] | undefined
  if (choices?.[0]) return exampleOf(choices[0], shared, name)
  return exampleOfType(whole, shared)
}

function exampleOfType(schema: Json, shared: SchemaRegistry): unknown {
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return exampleRecord(schema, shared)
    case "array":
      return schema.minItems ? [exampleOf(schema.items as Json, shared)] : []
    case "integer":
    case "number":
      return Math.max(1, Number(schema.minimum ?? 1))
    case "boolean":
      return true
    default:
      return exampleText(schema)
  }
}

function exampleRecord(schema: Json, shared: SchemaRegistry): Json {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const required = (schema.required ?? []) as string[]
  // An example of a change has one field at least: the first one.
  const shown = required.length > 0 ? fields.filter(([name]) => required.includes(name)) : fields.slice(0, 1)
  return Object.fromEntries(shown.map(([name, part]) => [name, exampleOf(part, shared, name)]))
}

function exampleText({ format, minLength, pattern }: Json): string {
  if (format === "uuid") return EXAMPLE_ID
  if (format === "date-time") return "2026-11-23T08:00:00Z"
  if (format === "email") return "tina@plant.example"
  if (format === "uri") return "https://plant.example"
  if (pattern) return "A".repeat(Math.max(43, Number(minLength ?? 0)))
  return "text".padEnd(Number(minLength ?? 0), "x")
}

function resolveRef(schema: Json, shared: SchemaRegistry): Json {
  const ref = schema.$ref as string | undefined
  return ref?.startsWith(REF) ? resolveRef(shared.schemas[ref.slice(REF.length)] ?? {}, shared) : schema
}
