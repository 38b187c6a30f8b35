/**
 * Factors out the common parts of schemas, so that the document stays small: a creation extends its change with
 * required fields and defaults, a record extends one with fewer fields, and recurring fields get a schema of their
 * own.
 */

import { required } from "../../base/assert.ts"
import { omitUndefined } from "../../base/omit-undefined.ts"

export type Json = Record<string, unknown>

/** Where a schema has a part of its own: in a property, as the items of a list, or as one of several forms. */
type SchemaPlace = { property: string } | "items" | "form"

/** The schema with each of its direct parts mapped. */
export function mapParts(schema: Json, map: (part: Json, place: SchemaPlace) => Json): Json {
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === "properties") {
      const fields = Object.entries(value as Record<string, Json>)
      return [key, Object.fromEntries(fields.map(([name, part]) => [name, map(part, { property: name })]))]
    }
    if (key === "items") return [key, map(value as Json, "items")]
    if (Array.isArray(value) && /^(anyOf|oneOf|allOf)$/.test(key))
      return [key, value.map((part: Json) => map(part, "form"))]
    return [key, value]
  })
  return Object.fromEntries(entries)
}

type Schemas = Record<string, Json>

const REF = "#/components/schemas/"
const NULL = { type: "null" }

/** `null` beside one plain type is written as a list of types. */
export function withPlainNull(schema: Json): Json {
  const [one, other, ...rest] = (schema.anyOf ?? []) as Json[]
  const isPlain = one && rest.length === 0 && isSame(other, NULL) && typeof one.type === "string"
  if (!isPlain || one.enum || one.const !== undefined || one.properties) return schema
  const { anyOf: _, ...outer } = schema
  return { ...one, type: [one.type, "null"], ...outer }
}

/**
 * Writes creations as their changes: `CreateXBody` is `UpdateXBody` with required fields and with defaults for those that are
 * left out. Only where both take exactly the same values.
 */
export function deriveCreations(schemas: Schemas): void {
  for (const [name, creation] of Object.entries(schemas)) {
    const [, noun] = name.match(/^Create(.+)Body$/) ?? []
    const change = schemas[`Update${noun}Body`]
    if (!noun || !change?.properties) continue
    if (!isChangeOf(creation, change)) continue
    const defaults = defaultsOf(creation)
    schemas[name] = omitUndefined({
      allOf: [{ $ref: `${REF}Update${noun}Body` }],
      required: creation.required,
      default: Object.keys(defaults).length > 0 ? defaults : undefined,
    })
  }
}

/** Whether a change takes what a creation takes, and `null` for the default of what a creation can leave out. */
function isChangeOf(creation: Json, change: Json): boolean {
  const fields = fieldsOf(creation)
  const changed = fieldsOf(change)
  const required = (creation.required ?? []) as string[]
  return (
    Object.keys(changed).length === Object.keys(fields).length &&
    Object.entries(fields).every(([name, field]) =>
      isChangedField(field, changed[name], required.includes(name)),
    )
  )
}

function isChangedField(
  { default: _, ...field }: Json,
  changed: Json | undefined,
  isRequired: boolean,
): boolean {
  if (!changed) return false
  if (isSame(field, changed)) return true
  const record = recordOf(field)
  const changedRecord = recordOf(changed)
  if (record && changedRecord) return isChangeOf(record, changedRecord)
  return !isRequired && isSame(withPlainNull({ anyOf: [field, NULL] }), changed)
}

function recordOf(field: Json): Json | null {
  const one = (field.anyOf as Json[] | undefined)?.[0] ?? field
  return one.properties ? one : null
}

function isNullable({ type, anyOf }: Json): boolean {
  if (Array.isArray(type)) return type.includes("null")
  return Array.isArray(anyOf) && anyOf.some((one) => isSame(one, NULL))
}

function fieldsOf({ properties }: Json): Schemas {
  const { version: _, ...fields } = properties as Schemas
  return fields
}

function defaultsOf({ properties }: Json): Json {
  const fields = Object.entries(properties as Schemas).filter(([, field]) => field.default !== undefined)
  return Object.fromEntries(fields.map(([name, field]) => [name, field.default]))
}

/** Fewer bytes than this are not worth another reference. */
const SAVED_MIN = 60

/**
 * Writes a record that has all fields of other records as an extension of those. Closed records cannot be extended.
 */
export function deriveExtensions(schemas: Schemas): void {
  const open = Object.entries(schemas).filter(
    ([, one]) => one.properties && one.additionalProperties !== false,
  )
  const bases = open.toSorted(([, one], [, other]) => size(other) - size(one))
  for (const [name, schema] of bases)
    for (const base of bases) {
      const whole = required(schemas[name], name)
      if (base[0] === name || size(base[1]) > size(schema) || !extendsIt(whole, base[1])) continue
      const shorter = extension(whole, base)
      if (size(shorter) + SAVED_MIN < size(whole)) schemas[name] = shorter
    }
}

function extendsIt(schema: Json, base: Json): boolean {
  const own = schema.properties as Schemas
  const fields = Object.entries(base.properties as Schemas)
  const required = (base.required ?? []) as string[]
  return (
    required.every((name) => (schema.required as string[] | undefined)?.includes(name)) &&
    fields.every(([name, field]) => own[name] !== undefined && isSame(own[name], field))
  )
}

function extension(schema: Json, [name, base]: [string, Json]): Json {
  const known = base.properties as Schemas
  const isOwn = (field: string) => known[field] === undefined
  const own = Object.entries(schema.properties as Schemas).filter(([field]) => isOwn(field))
  const required = ((schema.required ?? []) as string[]).filter(isOwn)
  // What it extends says that it is an object.
  const { properties: _, required: __, type: ___, allOf = [], ...rest } = schema
  return omitUndefined({
    allOf: [...(allOf as Json[]), { $ref: REF + name }],
    properties: Object.fromEntries(own),
    required: required.length > 0 ? required : undefined,
    ...rest,
  })
}

/** Gives each field that recurs with the same meaning and the same values a schema of its own. */
export function shareFields(schemas: Schemas): Schemas {
  const counts = new Map<string, number>()
  for (const schema of Object.values(schemas))
    eachField(schema, (name, field) => {
      const key = fieldKey(name, field)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return field
    })
  const names = new Map<string, string>()
  const shared: Schemas = {}
  const result = mapValues(schemas, (schema) =>
    eachField(schema, (name, field) => {
      const { default: value, ...bare } = field
      const key = fieldKey(name, field)
      if (!isWorthSharing(key, counts.get(key) ?? 0)) return field
      const known = names.get(key) ?? freeName(fieldName(name, bare), { ...schemas, ...shared })
      names.set(key, known)
      shared[known] = bare
      return omitUndefined({ $ref: REF + known, default: value })
    }),
  )
  return { ...result, ...shared }
}

/** Types of TypeScript's own library that a generated client must not hide by one of the same name. */
const LIBRARY_TYPES: ReadonlySet<string> = new Set([
  "Array",
  "Date",
  "Error",
  "Event",
  "Exclude",
  "Extract",
  "File",
  "Function",
  "Map",
  "Number",
  "Object",
  "Omit",
  "Partial",
  "Pick",
  "Promise",
  "Readonly",
  "Record",
  "Request",
  "Required",
  "Response",
  "Set",
  "String",
  "Symbol",
])

/** Schema name of a field; nullable ones end in "OrNull", so that enums keep their names. */
function fieldName(name: string, field: Json): string {
  const plain = capitalize(name)
  const own = LIBRARY_TYPES.has(plain) ? `${plain}Field` : plain
  return `${own}${isNullable(field) ? "OrNull" : ""}`
}

function fieldKey(name: string, { default: _, ...bare }: Json): string {
  return `${name}:${JSON.stringify(bare)}`
}

function isWorthSharing(key: string, times: number): boolean {
  const bytes = key.length - key.indexOf(":")
  const reference = REF.length + key.indexOf(":") + 12
  return times > 1 && times * (bytes - reference) > bytes + key.indexOf(":") + 8
}

function freeName(wanted: string, taken: Json): string {
  const names = [wanted, ...Array.from({ length: 30 }, (_, at) => `${wanted}${at + 2}`)]
  return required(
    names.find((name) => taken[name] === undefined),
    `an unused name like ${wanted}`,
  )
}

/** The schema with each of its fields, inner ones first, replaced by what `change` makes of it. */
function eachField(schema: Json, change: (name: string, field: Json) => Json): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === "properties")
        return [
          key,
          Object.fromEntries(
            Object.entries(value as Schemas).map(([name, field]) => [
              name,
              change(name, eachField(field, change)),
            ]),
          ),
        ]
      if (key === "items") return [key, eachField(value as Json, change)]
      if (Array.isArray(value) && /^(anyOf|oneOf|allOf)$/.test(key))
        return [key, value.map((part: Json) => eachField(part, change))]
      return [key, value]
    }),
  )
}

function mapValues(schemas: Schemas, change: (schema: Json) => Json): Schemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]))
}

function isSame(one: unknown, other: unknown): boolean {
  return Bun.deepEquals(one, other)
}

function size(schema: Json): number {
  return JSON.stringify(schema).length
}

/**
 * Moves query parameters that several operations have to the components. Answers stay where they are: generators of clients
 * do not look behind a reference for the media type.
 *
 * @param parameters  of the components; gets more
 * @returns the paths with references to them
 */
export function shareParameters(paths: Schemas, parameters: Json): Schemas {
  const operations = Object.values(paths).flatMap((path) => Object.values(path).filter(isOperation))
  const share = sharing(
    parameters,
    "#/components/parameters/",
    operations.flatMap((operation) => operation.parameters),
  )
  for (const operation of operations)
    operation.parameters = operation.parameters.map((one) => share(one, String(one.name)))
  return paths
}

interface Operation extends Json {
  parameters: Json[]
}

function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "parameters" in value
}

/** @returns what replaces a part by a reference when it occurs more than once */
function sharing(target: Json, prefix: string, all: readonly Json[]): (part: Json, name: string) => Json {
  const counts = new Map<string, number>()
  for (const part of all) counts.set(JSON.stringify(part), (counts.get(JSON.stringify(part)) ?? 0) + 1)
  const names = new Map<string, string>()
  return (part, name) => {
    const key = JSON.stringify(part)
    if (part.$ref !== undefined || (counts.get(key) ?? 0) < 2) return part
    const known = names.get(key) ?? freeName(name, target)
    names.set(key, known)
    target[known] = part
    return { $ref: prefix + known }
  }
}

export function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
