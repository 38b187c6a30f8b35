/** Schema parts that every contract uses. Messages are text keys, arguments after a bar. */
import { z } from "zod/mini"
import { YEAR_MAX, YEAR_MIN } from "./clock.ts"
import { PAGE_NUMBER_MAX, PAGE_ROWS, PAGE_ROWS_MAX, SEARCH_CHARACTERS_MAX, type Sorts } from "./paging.ts"

export const id = z.uuid("validation.invalid")
/** As it is told. */
export const instant = z.iso.datetime({ offset: true, error: "validation.dateTime" })

/** As somebody gives it; a text that is no date at all has its own message. */
export const knownInstant = instant.check(
  z.refine((value) => {
    const year = new Date(value).getUTCFullYear()
    return Number.isNaN(year) || (year >= YEAR_MIN && year <= YEAR_MAX)
  }, "validation.year"),
)

/** What makes a text be read in another order than it is written in: "nimda" shown as "admin" (Unicode TR 36 §3.2). */
const REORDERING = /\p{Bidi_Control}/u
/** For every name, title and other short text that people give. */
export const inReadingOrder = z.refine<string>((text) => !REORDERING.test(text), "validation.invalid")

/** Text that must be there; surrounding blanks do not count. `max` in characters. */
export function requiredText(max: number) {
  return z.string("validation.required").check(
    z.trim(),
    z.minLength(1, "validation.required"),
    z.maxLength(max, `validation.max|${max}`),
    z.refine((text) => text === "" || VISIBLE.test(text), "validation.required"),
    inReadingOrder,
  )
}

/** Something that can be seen: not blanks, controls and joiners alone. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

/** Text that may be missing or empty. `max` in characters. */
export function optionalText(max: number) {
  return z._default(
    z.string("validation.invalid").check(z.trim(), z.maxLength(max, `validation.max|${max}`), inReadingOrder),
    "",
  )
}

/**
 * Rich text. `max` in characters as they are read: what is stored has entities and closes its tags, and must be saved again
 * as it was read.
 */
export function richText(max: number) {
  const fits = z.refine<string>((html) => charactersOf(html) <= max, `validation.max|${max}`)
  return z.string("validation.invalid").check(z.trim(), fits)
}

/** The same where it may be missing. */
export function optionalRichText(max: number) {
  return z._default(richText(max), "")
}

/** An entity is one character, a closing tag none. */
function charactersOf(html: string): number {
  return html.replace(/&(?:amp|lt|gt|quot|nbsp);/g, "x").replace(/<\/[a-z0-9]+>/gi, "").length
}

/** A web address, or none. `max` in characters. */
export function optionalUrl(max: number) {
  const address = z
    .url({ protocol: /^https?$/, error: "validation.url" })
    .check(z.maxLength(max, `validation.max|${max}`))
  return z._default(z.union([z.literal(""), address], "validation.url"), "")
}

export function wholeNumber(min: number, max: number) {
  return z
    .int("validation.integer")
    .check(z.minimum(min, `validation.least|${min}`), z.maximum(max, `validation.most|${max}`))
}

export const PORT_MAX = 65_535

/** A TCP or UDP port from `min` on. */
export function portNumber(min: number, max = PORT_MAX) {
  return z.int("validation.port").check(z.minimum(min, "validation.port"), z.maximum(max, "validation.port"))
}

/** Query of a paged list. */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_NUMBER_MAX)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_ROWS_MAX)), PAGE_ROWS),
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_CHARACTERS_MAX)), ""),
}

/** Query of a paged list whose order can be chosen: `sort=title` rises, `sort=-title` falls. */
export function sortedQuery({ fields, first }: Sorts<string>) {
  const ways = fields.flatMap((field) => [field, `-${field}`])
  return { ...pageQuery, sort: z._default(z.enum(ways, "validation.choice"), first) }
}

export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    rows: z.array(row),
    page: z.int(),
    size: z.int(),
    total: z.int(),
    /** Added to every page that is answered. */
    totalIsExact: z.optional(z.boolean()),
  })
}

/** Gives an answer's schema a name of its own in the OpenAPI document, and so a type in generated clients. */
export function named<S extends z.ZodMiniType>(name: string, schema: S): S {
  z.globalRegistry.add(schema, { id: name })
  return schema
}

/** A person as others see them. */
export const personRef = named("PersonRef", z.object({ id, username: z.string(), displayName: z.string() }))
export type PersonRef = z.infer<typeof personRef>
export const namedRef = named("NamedRef", z.object({ id, name: z.string() }))
