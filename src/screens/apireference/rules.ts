/** The OpenAPI document as the reference's pages show it: nouns, their calls, and the fields of bodies and answers. */

type Json = Record<string, unknown>
type Schemas = Record<string, Json>

export interface ReferenceNoun {
  /** Last part of the address: "Recurring issues" -> "recurring-issues". */
  slug: string
  name: string
  description: string
  calls: ReferenceCall[]
  /** The records that answers and fields of these calls name, by name. */
  records: ReferenceRecord[]
}

export interface ReferenceRecord {
  name: string
  fields: ReferenceField[]
}

export interface ReferenceCall {
  id: string
  method: string
  /** Below /api, parameters in braces. */
  path: string
  summary: string
  /** The access rule, and the codes of its own refusals. */
  description: string
  parameters: ReferenceField[]
  body: { media: string; name: string; fields: ReferenceField[]; example: string | null } | null
  answers: ReferenceAnswer[]
}

export interface ReferenceAnswer {
  /** "200", or "" for every other status. */
  status: string
  description: string
  headers: string[]
  /** Name of the record that the field has; "" without one. */
  record: string
}

export interface ReferenceField {
  /** Parts of records separated by dots, items of lists marked with []: "rows[].id". */
  name: string
  type: string
  /** Names of records in the type. */
  records: string[]
  isRequired: boolean
  description: string
  /** An example as JSON; null without one. */
  defaultValue: string | null
}

export interface Reference {
  description: string
  nouns: ReferenceNoun[]
}

const METHODS = ["get", "post", "put", "delete"]

export function referenceOf(document: Json): Reference {
  const read = new DocumentReader(document)
  const calls = Object.entries(document.paths as Schemas).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Json | undefined
      return operation
        ? [{ tag: (operation.tags as string[])[0], call: read.call(method, path, item, operation) }]
        : []
    }),
  )
  const nouns = (document.tags as { name: string; description: string }[]).map((tag) => {
    const own = calls.filter((one) => one.tag === tag.name).map((one) => one.call)
    return { ...tag, slug: slugOf(tag.name), calls: own, records: read.recordsOf(own) }
  })
  return { description: (document.info as { description: string }).description, nouns }
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-")
}

/** The nouns with the calls whose name, path or summary contains every word of the search; all without words. */
export function searchReference(nouns: readonly ReferenceNoun[], search: string): ReferenceNoun[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (noun: ReferenceNoun, { id, method, path, summary }: ReferenceCall) => {
    const text = `${noun.name} ${id} ${method} ${path} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return nouns
    .map((noun) => ({ ...noun, calls: noun.calls.filter((call) => matches(noun, call)) }))
    .filter(({ calls }) => calls.length > 0)
}

/** A schema with what it extends: fields by name, the required ones, and defaults. */
interface Merged {
  properties: Schemas
  required: Set<string>
  defaults: Json
}

class DocumentReader {
  private readonly components: Record<string, Schemas>

  constructor(document: Json) {
    this.components = document.components as Record<string, Schemas>
  }

  call(method: string, path: string, item: Json, operation: Json): ReferenceCall {
    const parameters = [...((item.parameters ?? []) as Json[]), ...((operation.parameters ?? []) as Json[])]
    return {
      id: String(operation.operationId),
      method: method.toUpperCase(),
      path,
      summary: String(operation.summary),
      description: String(operation.description),
      parameters: parameters.map((one) => this.parameter(this.resolved(one))),
      body: this.bodySection(this.resolved((operation.requestBody ?? {}) as Json)),
      answers: Object.entries(operation.responses as Schemas).map(([status, response]) =>
        this.answer(status, this.resolved(response)),
      ),
    }
  }

  private parameter({ name, in: place, required, description, schema }: Json): ReferenceField {
    const { default: value, ...rest } = schema as Json
    return {
      name: place === "query" || place === "header" ? String(name) : `{${name}}`,
      ...this.typed(rest),
      isRequired: required === true,
      description: String(description ?? ""),
      defaultValue: value === undefined || value === "" ? null : JSON.stringify(value),
    }
  }

  private bodySection(body: Json): ReferenceCall["body"] {
    const [entry] = Object.entries(
      (body.content ?? {}) as Record<string, { schema: Json; example?: unknown }>,
    )
    if (!entry) return null
    const [media, { schema, example }] = entry
    return {
      media,
      name: nameOf(schema),
      fields: this.fieldsOf(schema),
      example: example === undefined ? null : JSON.stringify(example, null, 2),
    }
  }

  private answer(status: string, response: Json): ReferenceAnswer {
    const [content] = Object.values((response.content ?? {}) as Record<string, { schema: Json }>)
    return {
      status: status === "default" ? "" : status,
      description: String(response.description),
      headers: Object.keys((response.headers ?? {}) as Json),
      record: nameOf(content?.schema ?? {}),
    }
  }

  /** Every record that the calls name, and those that these name. */
  recordsOf(calls: readonly ReferenceCall[]): ReferenceRecord[] {
    const named = calls.flatMap(({ answers, body }) => [
      ...answers.map(({ record }) => record),
      ...(body?.fields ?? []).flatMap(({ records }) => records),
    ])
    const records = new Map<string, ReferenceField[]>()
    const waiting = named.filter((name) => name !== "")
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (records.has(name)) continue
      const fields = this.fieldsOf({ $ref: SCHEMA_REF + name })
      records.set(name, fields)
      waiting.push(...fields.flatMap((field) => field.records))
    }
    return [...records]
      .map(([name, fields]) => ({ name, fields }))
      .toSorted((one, other) => one.name.localeCompare(other.name))
  }

  private typed(schema: Json): { type: string; records: string[] } {
    const type = this.typeOf(schema)
    const words = type.match(/\w+/g) ?? []
    return { type, records: words.filter((word) => isRecord(this.components.schemas?.[word])) }
  }

  /** The fields of a record; those of records without a name inside it follow with their path. */
  private fieldsOf(schema: Json, prefix = ""): ReferenceField[] {
    const { properties, required, defaults } = this.merged(this.resolved(schema))
    return Object.entries(properties).flatMap(([name, part]) => {
      const path = `${prefix}${name}`
      const { inner, mark } = unwrapped(part)
      const value = part.default ?? defaults[name]
      const field = {
        name: path,
        ...this.typed(part),
        isRequired: required.has(name),
        description: this.descriptionOf(part),
        defaultValue: value === undefined ? null : JSON.stringify(value),
      }
      return [field, ...(inner.properties ? this.fieldsOf(inner, `${path}${mark}.`) : [])]
    })
  }

  private merged(schema: Json): Merged {
    const bases = ((schema.allOf ?? []) as Json[]).map((one) => this.merged(this.resolved(one)))
    const {
      properties = {},
      required = [],
      default: value = {},
    } = schema as {
      properties?: Schemas
      required?: string[]
      default?: Json
    }
    return {
      properties: Object.assign({}, ...bases.map((base) => base.properties), properties),
      required: new Set([...bases.flatMap((base) => [...base.required]), ...required]),
      defaults: schema.allOf ? value : {},
    }
  }

  private descriptionOf(schema: Json): string {
    if (typeof schema.description === "string") return schema.description
    return schema.$ref === undefined ? "" : this.descriptionOf(this.resolved(schema))
  }

  /** "string, uuid", "integer, 1 to 65535", "NEW | OPEN", "list of Issue, or null". */
  private typeOf(schema: Json): string {
    if (schema.$ref !== undefined) {
      const whole = this.resolved(schema)
      return isRecord(whole) ? nameOf(schema) : this.typeOf(whole)
    }
    const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
    if (choices) return choices.map((one) => this.typeOf(one)).join(" | ")
    if (Array.isArray(schema.enum)) return schema.enum.map(String).join(" | ")
    if (schema.const !== undefined) return JSON.stringify(schema.const)
    const types = ([schema.type ?? "any"].flat() as string[]).map((type) =>
      type === "array" ? `list of ${this.typeOf((schema.items ?? {}) as Json)}` : type,
    )
    return [types.join(" | "), schema.format, limitsOf(schema)].filter(Boolean).join(", ")
  }

  /** The component that a reference names; anything else as it is. */
  private resolved(part: Json): Json {
    if (typeof part.$ref !== "string") return part
    const [, , kind = "", name = ""] = part.$ref.split("/")
    return this.components[kind]?.[name] ?? {}
  }
}

const SCHEMA_REF = "#/components/schemas/"

function isRecord(schema: Json | undefined): boolean {
  return schema !== undefined && (schema.properties !== undefined || schema.allOf !== undefined)
}

/** What lists, and alternatives to null, are of. */
function unwrapped(schema: Json, mark = ""): { inner: Json; mark: string } {
  if (schema.items !== undefined) return unwrapped(schema.items as Json, `${mark}[]`)
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  const record = choices?.find((one) => one.properties || one.items)
  return record ? unwrapped(record, mark) : { inner: schema, mark }
}

function nameOf(schema: Json): string {
  return typeof schema.$ref === "string" ? (schema.$ref.split("/").at(-1) ?? "") : ""
}

function limitsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Json): string {
  const range = (least: unknown, most: unknown, unit: string) => {
    if (least === undefined && most === undefined) return ""
    if (most === undefined) return `at least ${least}${unit}`
    return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`
  }
  return [
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " items"),
  ]
    .filter(Boolean)
    .join(", ")
}
