/** Schema parts that every contract uses. Messages are text keys, arguments after a bar. */
import { z } from "zod/mini"
import { YEAR_MAX, YEAR_MIN } from "./clock.ts"
import { EMAIL_CHARACTERS_MAX } from "./email.ts"
import {
  PAGE_NUMBER_MAX,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  SEARCH_CHARACTERS_MAX,
  type SortOptions,
} from "./page-request.ts"

export const id = z.uuid("validation.invalid")
/** A point in time in responses. */
export const instant = z.iso.datetime({ offset: true, error: "validation.dateTime" })

/** A point in time in input, within range; a text that is not a date has a message of its own. */
export const instantInRange = instant.check(
  z.refine((value) => {
    const year = new Date(value).getUTCFullYear()
    return Number.isNaN(year) || (year >= YEAR_MIN && year <= YEAR_MAX)
  }, "validation.year"),
)

/** What makes a text be read in another order than it is written in: "nimda" shown as "admin" (Unicode TR 36 §3.2). */
const BIDI_CONTROL = /\p{Bidi_Control}/u
/** For every name, title and other short text in input. */
export const noBidiControls = z.refine<string>(
  (text) => !BIDI_CONTROL.test(text),
  "validation.directionControl",
)

/** Text that must be there; surrounding blanks do not count. `max` in characters. */
export function requiredText(max: number) {
  return z.string("validation.required").check(
    z.trim(),
    z.minLength(1, "validation.required"),
    z.maxLength(max, `validation.max|${max}`),
    z.refine((text) => text === "" || VISIBLE_CHARACTER.test(text), "validation.required"),
    noBidiControls,
  )
}

/** Something that can be seen: not blanks, controls and joiners alone. */
export const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Cf}]/u

/** Text that must be there and is taken as it is, such as a password. `max` in characters. */
export function verbatimText(max: number) {
  return z
    .string("validation.required")
    .check(z.minLength(1, "validation.required"), z.maxLength(max, `validation.max|${max}`))
}

export const requiredEmail = z
  .email("validation.email")
  .check(z.maxLength(EMAIL_CHARACTERS_MAX, `validation.max|${EMAIL_CHARACTERS_MAX}`))

/** Text that may be missing or empty. `max` in characters. */
export function optionalText(max: number) {
  return z._default(
    z.string("validation.invalid").check(z.trim(), z.maxLength(max, `validation.max|${max}`), noBidiControls),
    "",
  )
}

/**
 * Rich text. `max` counts visible characters: the stored form has entities and closing tags, and must be accepted
 * unchanged when it is saved again.
 */
function richText(max: number) {
  const fits = z.refine<string>((html) => visibleLength(html) <= max, `validation.max|${max}`)
  return z.string("validation.invalid").check(z.trim(), fits)
}

/** The same where it may be missing. */
export function optionalRichText(max: number) {
  return z._default(richText(max), "")
}

/** An entity is one character, a closing tag none. */
function visibleLength(html: string): number {
  return html.replace(/&(?:amp|lt|gt|quot|nbsp);/g, "x").replace(/<\/[a-z0-9]+>/gi, "").length
}

/** A web address, or none. `max` in characters. */
export function optionalUrl(max: number) {
  const address = z
    .url({ protocol: /^https?$/, error: "validation.url" })
    .check(z.maxLength(max, `validation.max|${max}`))
  return z._default(z.union([z.literal(""), address], "validation.url"), "")
}

export function integerBetween({ min, max }: { min: number; max: number }) {
  return z
    .int("validation.integer")
    .check(z.minimum(min, `validation.minimum|${min}`), z.maximum(max, `validation.maximum|${max}`))
}

export const PORT_MAX = 65_535

/** A TCP or UDP port. */
export function portNumber({ min, max = PORT_MAX }: { min: number; max?: number }) {
  return z.int("validation.port").check(z.minimum(min, "validation.port"), z.maximum(max, "validation.port"))
}

/** Query of a paged list. */
const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_NUMBER_MAX)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE),
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_CHARACTERS_MAX)), ""),
}

/** Query of a paged list whose order can be chosen: `sort=title` rises, `sort=-title` falls. */
function sortedQuery({ fields, defaultSort: first }: SortOptions<string>) {
  const ways = fields.flatMap((field) => [field, `-${field}`])
  return { ...pageQuery, sort: z._default(z.enum(ways, "validation.choice"), first) }
}

export function pageSchema<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    rows: z.array(row),
    page: z.int(),
    size: z.int(),
    total: z.int(),
    /** Added to every page that is answered. */
    totalIsExact: z.optional(z.boolean()),
  })
}

/** Query and answer of a paged list. @param filter  further fields of its query */
export function pagedList<Row extends z.ZodMiniType, Filter extends z.core.$ZodShape = Record<never, never>>(
  row: Row,
  filter?: Filter,
) {
  return { query: z.object({ ...pageQuery, ...(filter as Filter) }), response: pageSchema(row) }
}

/** Query and answer of a paged list whose order can be chosen. @param filter  further fields of its query */
export function sortedList<Row extends z.ZodMiniType, Filter extends z.core.$ZodShape = Record<never, never>>(
  row: Row,
  sorts: SortOptions<string>,
  filter?: Filter,
) {
  return { query: z.object({ ...sortedQuery(sorts), ...(filter as Filter) }), response: pageSchema(row) }
}

/** Gives an answer's schema a name of its own in the OpenAPI document, and so a type in generated clients. */
export function namedSchema<S extends z.ZodMiniType>(name: string, schema: S): S {
  z.globalRegistry.add(schema, { id: name })
  return schema
}

/** The same of an object's fields. */
export function namedObject<Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) {
  return namedSchema(name, z.object(shape))
}

/** Of a save: the version that was read, as its column holds it. Another stored one is a concurrent change; left out, it is not checked. */
export const readVersion = z.optional(z.int32("validation.integer"))

/** A user as shown to other users. */
export const userRef = namedObject("PersonRef", { id, username: z.string(), displayName: z.string() })
export type UserRef = z.infer<typeof userRef>
export const namedRef = namedObject("NamedRef", { id, name: z.string() })

/** When and by whom something was created and saved, and the version to save it again with. */
export const savedFields = { version: z.int(), createdOn: instant, createdBy: userRef, changedOn: instant }

/** A schema without its default, and what may be given in place of its value. */
export function unwrapSchema(schema: z.core.$ZodType) {
  let inner = schema
  let [isOptional, isNullable, isDefault] = [false, false, false]
  for (;;) {
    const { def } = inner._zod as { def: z.core.$ZodTypeDef & { innerType?: z.core.$ZodType } }
    if (!def.innerType) return { inner, isOptional, isNullable, isDefault }
    isOptional ||= def.type === "optional"
    isNullable ||= def.type === "nullable"
    isDefault ||= def.type === "default"
    inner = def.innerType
  }
}
