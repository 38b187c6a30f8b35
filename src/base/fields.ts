/**
 * Declarations of an entity's fields. From one declaration come the schemas of create, update and read, the mapping to
 * columns (`db/fields.ts`), the form (`web/fields.tsx`), and the differences that conflicts and audit entries name.
 */
import { z } from "zod/mini"
import {
  id,
  instant,
  instantInRange,
  integerBetween,
  optionalRichText,
  optionalText,
  optionalUrl,
  requiredText,
} from "./schema.ts"

export type FieldKind =
  | "text"
  | "longText"
  | "email"
  | "url"
  | "richText"
  | "textList"
  | "choice"
  | "integer"
  | "nullableInteger"
  | "boolean"
  | "instant"
  | "reference"

/** The properties of every field declaration. */
export interface FieldDeclaration {
  /** Column of the entity's table. */
  column: string
  /** Text key of the label. */
  label: string
  /** Text key of the hint below the control. */
  hint?: string
  /** Values in the text of the hint. */
  hintValues?: Readonly<Record<string, string | number>>
  /** Fields with the same row stand side by side in the form, where the first of them stands. */
  row?: string
  /** Text key of the heading above the field in the form. */
  section?: string
  /** Meaning of the field for the OpenAPI document. */
  description?: string
  /** True if a change does not invalidate the votes of approvers: people and notifications. */
  isOutsideApproval?: boolean
}

/** The limits and choices of a field. */
interface FieldLimits {
  /** Fewest and most: characters of a text, or the number itself. */
  min?: number
  max?: number
  /** Rows of the control of a long text. */
  lines?: number
  /** Values of a choice. */
  options?: readonly string[]
  /** Text keys of the options are this prefix and the value. */
  optionLabels?: string
  /** True if forms ask for a field that calls may leave out. */
  required?: boolean
}

/** A declared field with its schemas. */
export interface Field extends FieldDeclaration, FieldLimits {
  kind: FieldKind
  /** Schema of the field in the body of a creation, with its default. */
  input: z.ZodMiniType
  /** Schema of the field in responses; null for references, which responses show under another name. */
  response: z.ZodMiniType | null
  /** Must be filled in. */
  required: boolean
}

export type Fields = Readonly<Record<string, Field>>

export function textField<const D extends FieldDeclaration & { max: number }>(declared: D) {
  return customField("text", declared, optionalText(declared.max), z.string())
}

export function requiredTextField<const D extends FieldDeclaration & { max: number }>(declared: D) {
  return customField("text", declared, requiredText(declared.max), z.string())
}

/** The name of an object, in the column of that name. */
export function nameField<const Label extends string = "terms.name">(
  max: number,
  label = "terms.name" as Label,
) {
  return requiredTextField({ column: "name", label, max })
}

/** A text field of several lines. */
export function longTextField<const D extends FieldDeclaration & { max: number; lines: number }>(
  declared: D,
) {
  return customField("longText", declared, optionalText(declared.max), z.string())
}

/** @param input  schema with a format of its own, e.g. a list of e-mail addresses */
export function formattedTextField<
  const D extends FieldDeclaration & { max: number },
  Input extends z.ZodMiniType<string>,
>(declared: D, input: Input) {
  return customField("text", declared, input, z.string())
}

/** Required without a default, unless declared. */
export function customField<
  const Kind extends FieldKind,
  const D extends FieldDeclaration & FieldLimits,
  Input extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(kind: Kind, declared: D, input: Input, response: Response) {
  return {
    ...declared,
    ...schemas(declared, input, response),
    kind,
    required: declared.required ?? !hasDefault(input),
  }
}

/** True if the body of a creation may leave the field out. */
export function hasDefault(input: z.ZodMiniType): boolean {
  return input._zod.def.type === "default" || input._zod.def.type === "optional"
}

export function urlField<const D extends FieldDeclaration & { max: number }>(declared: D) {
  return customField("url", declared, optionalUrl(declared.max), z.string())
}

/** Responses hold sanitised HTML. */
export function richTextField<const D extends FieldDeclaration & { max: number }>(declared: D) {
  return customField("richText", declared, optionalRichText(declared.max), z.string())
}

/** What an object is, in formatted text. */
export function descriptionField(max: number) {
  return richTextField({ column: "description", label: "terms.description", max })
}

export function choiceField<
  const Option extends string,
  const D extends FieldDeclaration & {
    options: readonly Option[]
    optionLabels: string
    default?: Option
  },
>(declared: D) {
  const option = z.enum(declared.options as D["options"] & readonly Option[])
  const input = withDefault(option, declared)
  return { ...declared, ...schemas(declared, input, option), kind: "choice" as const, required: true }
}

export function integerField<
  const D extends FieldDeclaration & { min: number; max: number; default?: number },
>(declared: D) {
  const input = withDefault(integerBetween(declared), declared)
  return { ...declared, ...schemas(declared, input, z.int()), kind: "integer" as const, required: true }
}

export function booleanField<const D extends FieldDeclaration & { default?: boolean }>(declared: D) {
  const input = withDefault(z.boolean(), declared)
  const required = declared.default === undefined
  return { ...declared, ...schemas(declared, input, z.boolean()), kind: "boolean" as const, required }
}

type WithDefault<Schema extends z.ZodMiniType, D> = D extends { default: unknown }
  ? z.ZodMiniDefault<Schema>
  : Schema

/** A field without a default must be given. */
function withDefault<Schema extends z.ZodMiniType, D extends object>(schema: Schema, declared: D) {
  const given = "default" in declared ? z._default(schema, declared.default as never) : schema
  return given as WithDefault<Schema, D>
}

/** The form shows local time to the minute. */
export function instantField<const D extends FieldDeclaration>(declared: D) {
  return {
    ...declared,
    ...schemas(declared, instantInRange, instant),
    kind: "instant" as const,
    required: true,
  }
}

/** An id under the name `…Id`; responses show the referenced user or group under the name without `Id`. */
export function referenceField<const D extends FieldDeclaration>(declared: D) {
  const input = z._default(z.nullable(id), null)
  return { ...declared, input, response: null, kind: "reference" as const, required: false }
}

function schemas<Input, Response>(
  { description }: FieldDeclaration,
  input: Input,
  response: Response,
): { input: Input; response: Response } {
  if (description === undefined) return { input, response }
  return { input: describedSchema(input, description), response: describedSchema(response, description) }
}

/** A copy: other fields may use the same schema. */
function describedSchema<Schema>(schema: Schema, description: string): Schema {
  const own = (schema as z.ZodMiniType).check()
  z.globalRegistry.add(own, { description })
  return own as Schema
}

type InputSchemas<F extends Fields> = { [Name in keyof F]: F[Name]["input"] }

/** Parts of the schema of a creation's body. */
export function inputSchemas<F extends Fields>(fields: F): InputSchemas<F> {
  const entries = Object.entries(fields).map(([name, { input }]) => [name, input])
  return Object.fromEntries(entries) as InputSchemas<F>
}

type ResponseSchemas<F extends Fields> = {
  [Name in keyof F as F[Name]["response"] extends null ? never : Name]: NonNullable<F[Name]["response"]>
}

/** Parts of the schema of a response. */
export function responseSchemas<F extends Fields>(fields: F): ResponseSchemas<F> {
  const entries = Object.entries(fields).flatMap(([name, { response }]) =>
    response ? [[name, response]] : [],
  )
  return Object.fromEntries(entries) as ResponseSchemas<F>
}

/** Stored or sent values under the names of the fields. */
type Values = Readonly<Record<string, unknown>>

/**
 * The value of an entity's field as shown by the API: references by their id.
 *
 * @param entity  has references as whole objects, under the name without `Id`
 */
export function fieldValue(name: string, { kind }: Field, entity: object): unknown {
  const values = entity as Values
  if (kind !== "reference" || values[name] !== undefined) return values[name]
  return (values[referenceName(name)] as { id: string } | null)?.id ?? null
}

/** Name under which responses show a reference: `assignedUser` of `assignedUserId`. */
export function referenceName(name: string): string {
  return name.replace(/Id$/, "")
}

/** Values that two notations of the same instant share. */
function comparable({ kind }: Field, value: unknown): unknown {
  return kind === "instant" && typeof value === "string" ? Date.parse(value) : value
}

/** Names of the fields whose value in `after` differs from that in `before`; entities or bodies. */
export function changedFields(fields: Fields, before: object, after: object): string[] {
  return Object.entries(fields)
    .filter(
      ([name, field]) =>
        comparable(field, fieldValue(name, field, before)) !==
        comparable(field, fieldValue(name, field, after)),
    )
    .map(([name]) => name)
}

/** The fields that approvers read before they vote. */
export function approvedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.isOutsideApproval))
}

/** Values of an entity as audit entries show them: users and groups by name. */
export function auditedValues(fields: Fields, entity: object): Record<string, unknown> {
  const values = entity as Values
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      if (kind !== "reference") return [name, values[name]]
      const shown = values[referenceName(name)] as { username?: string; name?: string } | null
      return [referenceName(name), shown?.username ?? shown?.name ?? null]
    }),
  )
}
