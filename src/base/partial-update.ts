/**
 * Partial updates: one rule for every PUT. An omitted field keeps its stored value, `null` clears it, and a field
 * that is sent is validated as at creation. Derived from the schema of the whole, so that no field is missed.
 */
import { z } from "zod/mini"
import { assert } from "./assert.ts"
import { parse, withPathPrefix } from "./parse.ts"
import { readVersion } from "./schema.ts"

type ObjectSchema = z.ZodMiniObject
type Field = z.core.$ZodType
/** Checks are stored without the type of the value they check. */
type AnyCheck = z.core.$ZodCheck<unknown>

/** The version that was read: compared by `checkVersion`, never merged. */
const VERSION = "version"

/** A change of `W`, as its action gets it. Secrets are null where the stored one is to be deleted. */
type PartialInput<W extends ObjectSchema, Secret extends string = never> = {
  [K in Exclude<keyof z.output<W>, Secret>]?: z.output<W>[K] | undefined
} & { [K in Secret & keyof z.output<W>]?: z.output<W>[K] | null | undefined } & {
  version?: number | undefined
}

type RawPartialInput<W extends ObjectSchema> = {
  [K in keyof z.input<W>]?: z.input<W>[K] | null | undefined
} & {
  version?: number | undefined
}

/** The whole object as it is to be saved, without its version. */
type MergedInput<W extends ObjectSchema, Secret extends string = never> = {
  [K in Exclude<keyof z.output<W>, Secret | typeof VERSION>]: z.output<W>[K]
} & { [K in Secret & keyof z.output<W>]: z.output<W>[K] | null }

interface PartialUpdate<W extends ObjectSchema, Secret extends string> {
  /** The schema of the whole: the body of a creation. */
  whole: W
  /** The body of the PUT. */
  schema: z.ZodMiniType<PartialInput<W, Secret>, RawPartialInput<W>>
  /**
   * The object to be saved: the stored fields overridden by those of the change. Call it with the row locked, so that
   * neither of two concurrent changes is lost.
   *
   * @param stored  as the GET returns it; `parentId` is also found as `parent.id`, `groupIds` as the ids of `groups`
   * @throws Refusal BAD_REQUEST when the fields do not go together
   */
  merge(stored: object, change: PartialInput<W, Secret>): MergedInput<W, Secret>
}

interface PartialUpdateOptions<Secret extends string> {
  /** Write-only fields: omitted or "" keeps the stored value, null deletes it. */
  secrets?: readonly Secret[]
  /** Commands and not state: left out, they are as at creation. */
  commands?: readonly string[]
}

/** What the action gets of a change that is declared so, secrets included. */
export type ChangeOf<Update extends { schema: z.ZodMiniType }> = z.output<Update["schema"]>

/** @param whole  the schema that validates a creation */
export function definePartialUpdate<const W extends ObjectSchema, const Secret extends string = never>(
  whole: W,
  { secrets = [], commands = [] }: PartialUpdateOptions<Secret> = {},
): PartialUpdate<W, Secret> {
  const unstored = new Set<string>([...secrets, ...commands])
  return {
    whole,
    schema: z.strictObject({
      ...partialFields(whole, { secrets, commands }),
      [VERSION]: readVersion,
    }) as unknown as PartialUpdate<W, Secret>["schema"],
    merge(stored, change) {
      const entries = Object.keys(whole.shape)
        .filter((name) => name !== VERSION)
        .map((name) => {
          const kept = unstored.has(name) ? undefined : storedValue(name, stored)
          return [name, mergedValue(whole, name, kept, (change as Record<string, unknown>)[name])]
        })
      return runObjectChecks(whole, Object.fromEntries(entries)) as MergedInput<W, Secret>
    },
  }
}

/** Every field to be left out at will, nulls for what can be cleared. */
function partialFields(
  whole: ObjectSchema,
  { secrets = [], commands = [] }: PartialUpdateOptions<string> = {},
) {
  return Object.fromEntries(
    Object.entries(whole.shape)
      .filter(([name]) => name !== VERSION)
      .map(([name, field]) => {
        if (secrets.includes(name)) return [name, z.optional(z.nullable(withoutDefault(field)))]
        return [name, commands.includes(name) ? z.optional(withoutDefault(field)) : partialField(field)]
      }),
  )
}

function partialField(field: Field): Field {
  const inner = withoutDefault(field)
  const part = nestedObjectSchema(inner)
  if (part) return z.optional(z.nullable(z.strictObject(partialFields(part))))
  if (!isDefault(field) || isNullable(inner)) return z.optional(inner)
  const cleared = z.transform((value: unknown) => (value === null ? field._zod.def.defaultValue : value))
  return z.optional(z.pipe(z.nullable(inner), cleared))
}

/**
 * A creation's input without the nulls of fields that may be left out: `null` stands for the default there, as in a change.
 * Fields that take null keep it.
 */
export function withoutNulls(schema: z.ZodMiniType, input: unknown): unknown {
  const whole = nestedObjectSchema(schema)
  if (!whole || !isRecord(input)) return input
  const entries = Object.entries(input).flatMap(([name, value]) => {
    // A field may have the name of a member of every object, e.g. "constructor".
    const field = Object.hasOwn(whole.shape, name) ? (whole.shape[name] as Field) : null
    if (!field) return [[name, value]]
    const inner = withoutDefault(field)
    if (value === null && inner !== field && !isNullable(inner)) return []
    return [[name, withoutNulls(inner as z.ZodMiniType, value)]]
  })
  return Object.fromEntries(entries)
}

/** @param kept  the stored value; undefined when it is not stored in readable form */
function mergedValue(whole: ObjectSchema, name: string, kept: unknown, given: unknown): unknown {
  const field = whole.shape[name] as Field
  if (given === undefined) return kept === undefined ? parseField(field, name, undefined) : kept
  const part = nestedObjectSchema(withoutDefault(field))
  if (!part) return given
  // A record: its own fields keep their values, too.
  if (given === null) {
    if (isDefault(field)) return field._zod.def.defaultValue
    return isNullable(withoutDefault(field)) ? null : undefined
  }
  return parseField(part, name, deepMerge(kept, given))
}

/** Merges `given` into `kept`, nested records too; lists are replaced as a whole. */
function deepMerge(kept: unknown, given: unknown): unknown {
  if (given === undefined) return kept
  if (!isRecord(kept) || !isRecord(given)) return given
  const entries = Object.entries(given).map(([name, value]) => [name, deepMerge(kept[name], value)])
  return { ...kept, ...Object.fromEntries(entries) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function parseField(field: Field, name: string, value: unknown): unknown {
  return withPathPrefix(name, () => parse(field as z.ZodMiniType, value))
}

/** Runs the checks over several fields on the whole object; each field has already been validated. */
function runObjectChecks(whole: ObjectSchema, merged: object): unknown {
  const checks = whole._zod.def.checks ?? []
  return checks.length === 0 ? merged : parse(z.looseObject({}).check(...(checks as AnyCheck[])), merged)
}

/** The stored value of a body's field: by its name, or the id of the object that the response embeds. */
function storedValue(name: string, stored: object): unknown {
  const values = stored as Record<string, unknown>
  if (values[name] !== undefined) return values[name]
  const [, one, isMany] = name.match(/^(.+)Id(s?)$/) ?? []
  const shown = one === undefined ? undefined : values[isMany ? `${one}s` : one]
  assert(shown !== undefined, `what is stored has "${name}"`)
  if (Array.isArray(shown)) return shown.map(({ id }: { id: string }) => id)
  return (shown as { id: string } | null)?.id ?? null
}

/** The field without its default, with the checks that hang on the default. */
function withoutDefault(field: Field): Field {
  const { def } = field._zod as { def: z.core.$ZodTypeDef & { innerType?: Field } }
  if ((def.type !== "default" && def.type !== "optional") || !def.innerType) return field
  const inner = withoutDefault(def.innerType)
  return def.checks?.length ? (inner as z.ZodMiniType).check(...(def.checks as AnyCheck[])) : inner
}

function isDefault(field: Field): field is z.ZodMiniDefault {
  return field._zod.def.type === "default"
}

function isNullable(field: Field): boolean {
  return field._zod.def.type === "nullable"
}

/** The schema of a field that is a record with fields of its own; null for all others. */
function nestedObjectSchema(field: Field): ObjectSchema | null {
  const { def } = field._zod as { def: z.core.$ZodTypeDef & { innerType?: Field } }
  if (def.type === "nullable" && def.innerType) return nestedObjectSchema(def.innerType)
  return def.type === "object" ? (field as ObjectSchema) : null
}
