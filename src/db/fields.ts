/** Rows of an entity by the declaration of its fields (`base/fields.ts`). */
import { type AliasedRawBuilder, type RawBuilder, sql } from "kysely"
import type { z } from "zod/mini"
import type { Field, Fields } from "../base/fields.ts"
import { isoOf } from "../base/instants.ts"
import type { UserRef } from "../base/schema.ts"

/** Value of a field's column when it is read; instants as text for `isoOf`. */
type ReadValue<F extends Field> = z.output<F["input"]>
type WrittenValue<F extends Field> = F["kind"] extends "instant"
  ? Date | Extract<z.output<F["input"]>, null>
  : z.output<F["input"]>

type FieldSelection<F extends Fields> = {
  [Name in keyof F]: AliasedRawBuilder<ReadValue<F[Name]>, F[Name]["column"]>
}[keyof F]

/** `savedFields` of a row, with the user who created it as `creator`. */
export function toSavedFields(row: {
  version: number
  created_on: Date
  creator: UserRef
  changed_on: Date
}) {
  return {
    version: row.version,
    createdOn: row.created_on.toISOString(),
    createdBy: row.creator,
    changedOn: row.changed_on.toISOString(),
  }
}

/** The declared columns, for `select`. */
export function selectFields<F extends Fields>(table: string, fields: F): FieldSelection<F>[] {
  return Object.values(fields).map(({ kind, column }) => {
    const stored = sql.ref(`${table}.${column}`)
    return (kind === "instant" ? sql`${stored}::text` : sql`${stored}`).as(column)
  }) as unknown as FieldSelection<F>[]
}

/** The declared columns under the names of their fields, for a `select` in SQL. */
export function namedColumns(table: string, fields: Fields): RawBuilder<unknown> {
  const columns = Object.entries(fields).map(
    ([name, { column }]) => sql`${sql.ref(`${table}.${column}`)} as ${sql.id(name)}`,
  )
  return sql.join(columns)
}

/** The declared columns as arguments of `json_build_object`. */
export function jsonFields(table: string, fields: Fields): RawBuilder<unknown> {
  const pairs = Object.entries(fields).map(
    ([name, { column }]) => sql`${sql.lit(name)}, ${sql.ref(`${table}.${column}`)}`,
  )
  return sql.join(pairs)
}

export type FieldColumns<F extends Fields> = {
  [Name in keyof F as F[Name]["column"]]: WrittenValue<F[Name]>
}

/** Every field, except those that a creation may leave out without a default. */
type FieldInputs<F extends Fields> = {
  [Name in keyof F as undefined extends z.output<F[Name]["input"]> ? never : Name]: unknown
} & { [Name in keyof F]?: unknown }

/** The columns of a body that has every field. */
export function toColumns<F extends Fields>(fields: F, input: FieldInputs<F>): FieldColumns<F> {
  const entries = Object.entries(fields).map(([name, { kind, column }]) => {
    const value = input[name]
    return [column, kind === "instant" && value !== null ? new Date(value as string) : value]
  })
  return Object.fromEntries(entries) as FieldColumns<F>
}

export type FieldValues<F extends Fields> = {
  [Name in keyof F as F[Name]["response"] extends null ? never : Name]: z.output<
    NonNullable<F[Name]["response"]>
  >
}

/** The response's values of a row with all columns, or those of `selectFields`; without references. */
export function fromColumns<F extends Fields>(fields: F, row: object): FieldValues<F> {
  const stored = row as Record<string, unknown>
  const values: Record<string, unknown> = {}
  for (const { name, column, isInstant } of shownFields(fields))
    values[name] = isInstant ? isoOrNull(stored[column]) : stored[column]
  return values as FieldValues<F>
}

interface ShownField {
  name: string
  column: string
  isInstant: boolean
}

const shownFieldsOf = new WeakMap<Fields, readonly ShownField[]>()

/** Computed once: lists read the same fields of each of their rows. */
function shownFields(fields: Fields): readonly ShownField[] {
  const known = shownFieldsOf.get(fields)
  if (known) return known
  const shown = Object.entries(fields)
    .filter(([, { kind }]) => kind !== "reference")
    .map(([name, { kind, column }]) => ({ name, column, isInstant: kind === "instant" }))
  shownFieldsOf.set(fields, shown)
  return shown
}

function isoOrNull(stored: unknown): string | null {
  if (stored === null) return null
  return stored instanceof Date ? stored.toISOString() : isoOf(stored as string)
}
