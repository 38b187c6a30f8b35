/** Forms with nested fields: flat names such as `vncOptions.cursor` or `stages.0.description`, to and from nested bodies. */
import type { z } from "zod/mini"
import type { FieldKind, Fields } from "../base/fields.ts"
import { unwrapSchema } from "../base/schema.ts"

/**
 * text: as typed. integer: a number, NaN when blank. nullableInteger: null when blank. omittedInteger: left out when blank.
 * flag: a checkbox. reference: an id, null when blank. ids: checkboxes named by `idFieldName`.
 */
type ValueKind = "text" | "integer" | "nullableInteger" | "omittedInteger" | "flag" | "reference" | "ids"

/** The kinds of a form's fields by their flat names. */
export type ValueKinds = Readonly<Record<string, ValueKind>>

/** The kinds of declared fields. */
export function kindsOfFields(fields: Fields): ValueKinds {
  const kinds = Object.entries(fields).map(([name, { kind }]) => [name, KIND_OF_FIELD[kind] ?? "text"])
  return Object.fromEntries(kinds)
}

/** The kinds of fields that are not texts. */
export const KIND_OF_FIELD: Partial<Record<FieldKind, ValueKind>> = {
  integer: "integer",
  nullableInteger: "nullableInteger",
  boolean: "flag",
  reference: "reference",
}

/** The kinds of the fields of a nested part, by its schema. */
export function kindsOfSchema(name: string, schema: z.core.$ZodType): ValueKinds {
  const { inner, isNullable } = unwrapSchema(schema)
  const { type, values } = inner._zod.def as z.core.$ZodTypeDef & { values?: readonly unknown[] }
  if (type === "object") {
    const parts = Object.entries((inner as z.ZodMiniObject).shape)
    return Object.assign({}, ...parts.map(([part, field]) => kindsOfSchema(`${name}.${part}`, field)))
  }
  if (type === "boolean") return { [name]: "flag" }
  const isNumber = type === "number" || type === "int" || typeof values?.[0] === "number"
  if (!isNumber) return { [name]: "text" }
  return { [name]: isNullable ? "nullableInteger" : "integer" }
}

/** What the controls of a form show, by their flat names: text as typed, "true" for a checked box. */
export type NestedFormValues = Record<string, string>

/** Name of the checkbox that adds `id` to the list `name`. */
export function idFieldName(name: string, id: string): string {
  return `${name}.${id}`
}

/** The ids whose checkboxes of the list `name` are checked. */
export function checkedIds(form: NestedFormValues, name: string): string[] {
  const prefix = `${name}.`
  return Object.keys(form)
    .filter((field) => field.startsWith(prefix) && form[field] === "true")
    .map((field) => field.slice(prefix.length))
}

/** A posted form as the nested body of a call; the schema of the call checks it. */
export function bodyFromValues(kinds: ValueKinds, form: NestedFormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(kinds)) setPath(body, name, parseValue(kind, name, form))
  return body
}

/** The value of one field. */
export function parseValue(kind: ValueKind, name: string, form: NestedFormValues): unknown {
  const typed = form[name] ?? ""
  switch (kind) {
    case "flag":
      return typed === "true"
    case "integer":
      return Number(typed || Number.NaN)
    case "nullableInteger":
      return typed === "" ? null : Number(typed)
    case "omittedInteger":
      return typed === "" ? undefined : Number(typed)
    case "reference":
      return typed || null
    case "ids":
      return checkedIds(form, name)
    default:
      return typed
  }
}

function setPath(body: Record<string, unknown>, name: string, value: unknown): void {
  const path = name.split(".")
  const last = path.pop() ?? ""
  let part = body
  for (const step of path) {
    part[step] ??= {}
    part = part[step] as Record<string, unknown>
  }
  part[last] = value
}

/** The controls' values of a saved entity, whose parts may be null or missing. */
export function valuesOfEntity(kinds: ValueKinds, entity: object): NestedFormValues {
  const values: NestedFormValues = {}
  for (const name of Object.keys(kinds)) {
    const value = name
      .split(".")
      .reduce<unknown>((part, step) => (part as Record<string, unknown> | null | undefined)?.[step], entity)
    values[name] = value === null || value === undefined ? "" : String(value)
  }
  return values
}

/** The rows of the list `name` in a posted form, in their order, each with the flat names of its own fields. */
export function rowsOfForm(form: NestedFormValues, name: string): NestedFormValues[] {
  const prefix = `${name}.`
  const rows = new Map<number, NestedFormValues>()
  for (const [field, value] of Object.entries(form)) {
    const [, index, own] = field.startsWith(prefix)
      ? (/^(\d+)\.(.+)$/.exec(field.slice(prefix.length)) ?? [])
      : []
    if (index === undefined || own === undefined) continue
    const at = Number(index)
    rows.set(at, { ...rows.get(at), [own]: value })
  }
  return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row)
}

/** Name of the buttons that change the rows of a list instead of saving the form. */
export const ROW_COMMAND = "rowCommand"
const COMMAND = /^(add|remove|up|down) (\d+)$/

/** The value of a button that changes the rows of a list. */
export function rowCommand(command: "add" | "remove" | "up" | "down", at: number): string {
  return `${command} ${at}`
}

/**
 * The rows after a command of `rowCommand`; unchanged without one.
 *
 * @param maximum  further rows are not added
 */
export function applyRowCommand<Row>(
  rows: readonly Row[],
  command: string | undefined,
  createRow: () => Row,
  maximum: number,
): Row[] {
  const [, verb, index] = COMMAND.exec(command ?? "") ?? []
  const at = Number(index)
  if (verb === "add") return rows.length < maximum ? [...rows, createRow()] : [...rows]
  if (verb === "remove") return rows.filter((_, position) => position !== at)
  if (verb === "up" && at > 0) return swapped(rows, at, at - 1)
  if (verb === "down" && at < rows.length - 1) return swapped(rows, at, at + 1)
  return [...rows]
}

function swapped<Row>(rows: readonly Row[], one: number, other: number): Row[] {
  return rows.map((row, at) => (at === one ? (rows[other] ?? row) : at === other ? (rows[one] ?? row) : row))
}
