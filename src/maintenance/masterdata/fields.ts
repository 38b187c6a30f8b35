/** Columns of files, from the declarations of the forms and of the calls. */
import type { z } from "zod/mini"
import { type Field, type Fields, hasDefault, referenceName } from "../../base/fields.ts"
import { unwrapSchema } from "../../base/schema.ts"
import type { CellKind, Column, ReferredKind } from "./rules-cells.ts"

/** The id of an existing object; empty: the object is found by its name. */
export const ID_COLUMN: Column = {
  name: "id",
  label: "masterdata.id",
  kind: "id",
  field: null,
  required: false,
}

/** A column that refers to another object. */
export function referenceColumn(
  name: string,
  label: string,
  refers: ReferredKind,
  more: Partial<Column> = {},
): Column {
  return { name, label, kind: "reference", field: `${name}Id`, required: false, refers, ...more }
}

/** Columns of an entity whose fields are declared (`base/fields.ts`). */
export function columnsOfFields(
  fields: Fields,
  refers: Readonly<Record<string, ReferredKind>>,
  labels: Readonly<Record<string, string>> = {},
): Column[] {
  return Object.entries(fields).map(([name, field]) => {
    const referred = refers[name]
    if (referred) return referenceColumn(referenceName(name), field.label, referred)
    return { name, field: name, ...describeField(field), label: labels[name] ?? field.label }
  })
}

/** The fields before that name, and the others. */
export function splitFields(fields: Fields, name: string): [Fields, Fields] {
  const entries = Object.entries(fields)
  const at = Object.keys(fields).indexOf(name)
  return [Object.fromEntries(entries.slice(0, at)), Object.fromEntries(entries.slice(at))]
}

const KIND_OF_FIELD: Partial<Record<Field["kind"], CellKind>> = {
  integer: "integer",
  boolean: "boolean",
  choice: "choice",
  instant: "instant",
  nullableInteger: "integer",
  textList: "list",
}

/** A field with a default may be left out, also where a form requires it. */
function describeField({ kind, input, options }: Field) {
  const described = {
    kind: KIND_OF_FIELD[kind] ?? "text",
    required: !hasDefault(input),
    options,
  } as const
  return kind === "textList" ? { ...described, empty: [] as const } : described
}

type AnySchema = z.core.$ZodType

/**
 * Columns of the fields of a call's body, by their schemas.
 *
 * @param labels  text keys by field; a field with fields of its own gives one column for each of them
 */
export function columnsOfSchema(schema: z.ZodMiniObject, labels: Readonly<Record<string, string>>): Column[] {
  return Object.entries(labels).flatMap(([name, label]) =>
    columnsOf(name, schema.shape[name] as AnySchema, label),
  )
}

function columnsOf(name: string, schema: AnySchema, label: string): Column[] {
  const { inner, isOptional, isNullable, isDefault } = unwrapSchema(schema)
  const { def } = inner._zod as unknown as { def: Record<string, unknown> }
  if (def.type === "object")
    return Object.entries((inner as z.ZodMiniObject).shape).flatMap(([part, field]) =>
      columnsOf(`${name}.${part}`, field as AnySchema, label),
    )
  const required = !isOptional && !isNullable && !isDefault
  const column = { name, field: name, label, required }
  switch (def.type) {
    case "number":
    case "int":
      return [{ ...column, kind: "integer" }]
    case "boolean":
      return [{ ...column, kind: "boolean" }]
    case "enum":
      return [{ ...column, kind: "choice", options: Object.values(def.entries as Record<string, string>) }]
    case "literal":
      return [{ ...column, kind: "choice", options: (def.values as unknown[]).map(String) }]
    case "array":
      return [{ ...column, kind: "list", empty: [] }]
    default:
      return [{ ...column, kind: isInstant(def) ? "instant" : "text" }]
  }
}

function isInstant(def: Record<string, unknown>): boolean {
  return def.format === "datetime"
}
