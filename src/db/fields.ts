/** Rows of an entity by the declaration of its fields (`base/fields.ts`). */
import { type AliasedRawBuilder, sql } from "kysely"
import type { z } from "zod/mini"
import type { Field, Fields } from "../base/fields.ts"
import { isoOf } from "../base/instants.ts"

/** Value of a field's column when it is read; instants as text for `isoOf`. */
type ReadValue<F extends Field> = F["kind"] extends "instant" ? string : z.output<F["input"]>
type WrittenValue<F extends Field> = F["kind"] extends "instant" ? Date : z.output<F["input"]>

export type FieldSelection<F extends Fields> = {
  [Name in keyof F]: AliasedRawBuilder<ReadValue<F[Name]>, F[Name]["column"]>
}[keyof F]

/** The declared columns, for `select`. */
export function selectFields<F extends Fields>(table: string, fields: F): FieldSelection<F>[] {
  return Object.values(fields).map(({ kind, column }) => {
    const stored = sql.ref(`${table}.${column}`)
    return (kind === "instant" ? sql`${stored}::text` : sql`${stored}`).as(column)
  }) as unknown as FieldSelection<F>[]
}

export type FieldColumns<F extends Fields> = {
  [Name in keyof F as F[Name]["column"]]: WrittenValue<F[Name]>
}

/** The columns of a body that has every field. */
export function toColumns<F extends Fields>(
  fields: F,
  input: { [Name in keyof F]: unknown },
): FieldColumns<F> {
  const entries = Object.entries(fields).map(([name, { kind, column }]) => {
    const value = input[name]
    return [column, kind === "instant" ? new Date(value as string) : value]
  })
  return Object.fromEntries(entries) as FieldColumns<F>
}

export type FieldValues<F extends Fields> = {
  [Name in keyof F as F[Name]["response"] extends null ? never : Name]: z.output<
    NonNullable<F[Name]["response"]>
  >
}

/** The response's values of a row that `selectFields` selected; without references. */
export function fromColumns<F extends Fields>(fields: F, row: object): FieldValues<F> {
  const stored = row as Record<string, unknown>
  const values: Record<string, unknown> = {}
  for (const [name, { kind, column }] of Object.entries(fields)) {
    if (kind === "reference") continue
    values[name] = kind === "instant" ? isoOf(stored[column] as string) : stored[column]
  }
  return values as FieldValues<F>
}
