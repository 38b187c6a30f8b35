/** The schemas of the OpenAPI document, each defined once: bodies, responses, and their records and enums. */
import { z } from "zod/mini"
import { capitalize, deriveCreations, type Json, mapParts, withPlainNull } from "./compact.ts"

const REF = "#/components/schemas/"

/** Field names that are ambiguous without their parent's name. */
const AMBIGUOUS_NAMES =
  /^(state|type|kind|status|outcome|direction|reason|code|sort|answer|response|options|user|person|event|row)$/

export class SchemaRegistry {
  readonly schemas: Record<string, Json> = {}
  private readonly names = new Map<string, string>()

  /** @param otherName  when another schema has the name */
  add(name: string, schema: Json, otherName = name): Json {
    const text = JSON.stringify(schema)
    const known = this.names.get(text)
    if (known) return { $ref: REF + known }
    const free = this.freeName(this.schemas[name] ? otherName : name)
    this.names.set(text, free)
    this.schemas[free] = schema
    return { $ref: REF + free }
  }

  private freeName(name: string): string {
    let free = name
    for (let n = 2; this.schemas[free]; n += 1) free = `${name}${n}`
    return free
  }

  /** @returns the reference to the body's schema */
  body(name: string, schema: z.ZodMiniType): Json {
    return this.add(name, jsonSchema(schema, "input", this))
  }

  /** Answers that are named keep their name; lists are `…Page`. */
  answer(name: string, schema: z.ZodMiniType): Json {
    const whole = jsonSchema(z.object({ answer: schema }), "output", this)
    const answer = (whole.properties as { answer: Json }).answer
    if ("$ref" in answer) return answer
    return this.add(pageSchemaName(answer) ?? name, answer)
  }

  /** Only enums of parameters are shared. */
  parameter(name: string, schema: Json): Json {
    const { default: value, ...bare } = pruneSchema(schema, "input") as Json
    const rest = value === undefined ? {} : { default: value }
    if (!Array.isArray(bare.enum) || bare.enum.length < SHARED_ENUM_VALUES_MIN) return { ...bare, ...rest }
    return { ...this.add(name, bare), ...rest }
  }

  /** Replaces what occurs more than once by references. */
  finish(): Record<string, Json> {
    deriveCreations(this.schemas)
    const counts = new Map<string, number>()
    for (const schema of Object.values(this.schemas))
      visitSchemas(schema, (part) => countRecord(counts, part))
    for (const [name, schema] of Object.entries(this.schemas))
      this.schemas[name] = this.shared(schema, name, counts)
    return this.schemas
  }

  private shared(schema: Json, owner: string, counts: ReadonlyMap<string, number>, field = ""): Json {
    return mapParts(schema, (part, place) => {
      const name = typeof place === "object" ? place.property : place === "items" ? singular(field) : field
      return this.part(part, owner, counts, name)
    })
  }

  private part(part: Json, owner: string, counts: ReadonlyMap<string, number>, field: string): Json {
    const { default: value, ...bare } = part
    const rest = value === undefined ? {} : { default: value }
    // A body or an answer inside another one: as it was before it was derived from others.
    const whole = isRecord(bare) ? this.names.get(JSON.stringify(bare)) : undefined
    if (whole) return { $ref: REF + whole, ...rest }
    const times = counts.get(JSON.stringify(bare)) ?? 0
    const shared = this.shared(bare, owner, counts, field)
    const isShared = isEnum(bare) || (times > 1 && isRecord(bare))
    if (!isShared || field === "") return { ...shared, ...rest }
    const own = `${owner.replace(/^(Get|List)|(Body|Answer)$/g, "")}${capitalize(field)}`
    return { ...this.add(AMBIGUOUS_NAMES.test(field) ? own : capitalize(field), shared, own), ...rest }
  }
}

/** Smaller enums stay inline. */
const SHARED_ENUM_VALUES_MIN = 2

function isEnum({ enum: values }: Json): boolean {
  return Array.isArray(values) && values.length >= SHARED_ENUM_VALUES_MIN
}

function isRecord({ type, properties }: Json): boolean {
  return type === "object" && properties !== undefined
}

function countRecord(counts: Map<string, number>, { default: _, ...bare }: Json): void {
  if (!isRecord(bare)) return
  const text = JSON.stringify(bare)
  counts.set(text, (counts.get(text) ?? 0) + 1)
}

function visitSchemas(schema: unknown, visit: (part: Json) => void): void {
  if (typeof schema !== "object" || schema === null) return
  if (!Array.isArray(schema)) visit(schema as Json)
  for (const part of Object.values(schema)) visitSchemas(part, visit)
}

function singular(field: string): string {
  return field.replace(/ies$/, "y").replace(/s$/, "")
}

/** A page of named rows is called by them. */
function pageSchemaName({ properties }: Json): string | null {
  const rows = (properties as { rows?: { items?: { $ref?: string } } } | undefined)?.rows
  const ref = rows?.items?.$ref
  return ref ? `${ref.slice(REF.length)}Page` : null
}

/** Schemas with a name of their own are added and referred to. */
function jsonSchema(schema: z.ZodMiniType, io: "input" | "output", shared: SchemaRegistry): Json {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: "any" })
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = JSON.parse(JSON.stringify(whole).replaceAll('"#/$defs/', `"${REF}`)) as Json & {
    $defs?: Record<string, Json>
  }
  for (const [name, { id: __, ...definition }] of Object.entries($defs))
    shared.schemas[name] ??= pruneSchema(definition, io) as Json
  return pruneSchema(rest, io) as Json
}

/** Formats that replace their much longer patterns. */
const FORMATS = ["uuid", "date-time", "email", "uri"]

/**
 * Removes redundant keywords: patterns of formats, default integer limits, and the closing of responses, which may
 * grow.
 */
function pruneSchema(value: unknown, io: "input" | "output"): unknown {
  if (Array.isArray(value)) return value.map((part) => pruneSchema(part, io))
  if (typeof value !== "object" || value === null) return value
  const schema = value as Json
  const kept = Object.fromEntries(
    Object.entries(schema)
      .filter(([key, part]) => {
        if (key === "default") return io === "input"
        if (key === "pattern") return !FORMATS.includes(schema.format as string)
        if (key === "additionalProperties") return io === "input" || part !== false
        return !(/^(maximum|minimum)$/.test(key) && Math.abs(Number(part)) === Number.MAX_SAFE_INTEGER)
      })
      .map(([key, part]) => [key, pruneSchema(part, io)]),
  )
  return withPlainNull(withExactness(kept))
}

/** Every page in a response has `totalIsExact`. */
function withExactness(schema: Json): Json {
  const { properties, required } = schema as { properties?: Json; required?: string[] }
  if (!properties?.totalIsExact || !required || required.includes("totalIsExact")) return schema
  return { ...schema, required: [...required, "totalIsExact"] }
}
