/** Marked secrets: those submitted and those returned once, and the search for them everywhere else. */
import { randomBytes } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import type postgres from "postgres"
import { z } from "zod/mini"
import type { Endpoint } from "../../src/http/endpoint.ts"

/** Text that the server sent or stored. */
export interface SearchableText {
  where: string
  text: string
}

interface Secret {
  description: string
  /** The answer that gives it; nothing else may. */
  returnedBy: string | null
}

/** Fields of answers that hold what the server gives out once. */
const RETURNED_SECRET_FIELD = /(token|ticket|codes|secret)$/i
/** Shorter values are words. */
const RETURNED_SECRET_CHARACTERS_MIN = 16

export class SecretLeakScanner {
  private readonly secrets = new Map<string, Secret>()

  /** A new secret, to be typed somewhere. */
  register(description: string, value = `Zk9-${randomBytes(12).toString("hex")}`): string {
    if (!this.secrets.has(value)) this.secrets.set(value, { description, returnedBy: null })
    return value
  }

  /** Registers the secrets of a response: fields by their names, and cookies. */
  registerReturned(where: string, json: unknown, cookies: readonly string[] = []): void {
    for (const cookie of cookies) {
      const [name = "", value = ""] = cookie.split(";")[0]!.split(/=(.*)/s)
      if (value.length >= RETURNED_SECRET_CHARACTERS_MIN)
        this.secrets.set(value, { description: `cookie ${name}`, returnedBy: where })
    }
    for (const [field, value] of fieldsOf(json))
      if (
        RETURNED_SECRET_FIELD.test(field) &&
        typeof value === "string" &&
        value.length >= RETURNED_SECRET_CHARACTERS_MIN
      )
        this.secrets.set(value, { description: `${field} of ${where}`, returnedBy: where })
  }

  /** "password of createUser in answer of GET /api/users" for every secret found in the wrong place. */
  findLeaks(traces: readonly SearchableText[]): string[] {
    const wanted = [...this.secrets].flatMap(([value, secret]) =>
      encodedForms(value).map((form) => [form, secret] as const),
    )
    return traces.flatMap(({ where, text }) =>
      wanted.flatMap(([form, { description: what, returnedBy: givenBy }]) =>
        where !== givenBy && text.includes(form) ? [`${what} in ${where}`] : [],
      ),
    )
  }
}

/** As it is, and as databases, addresses and headers write bytes. */
function encodedForms(value: string): string[] {
  const bytes = Buffer.from(value)
  return [...new Set([value, bytes.toString("hex"), bytes.toString("base64"), encodeURIComponent(value)])]
}

function fieldsOf(json: unknown, name = ""): [string, unknown][] {
  if (Array.isArray(json)) return json.flatMap((item) => fieldsOf(item, name))
  if (json === null || typeof json !== "object") return [[name, json]]
  return Object.entries(json).flatMap(([field, value]) => fieldsOf(value, field))
}

const SECRET_FIELD = /(pass(word|phrase)|secret|privatekey|(?<!provider)token|^otp|verifier|_code)$/i

/** The fields of a row's body that hold a secret; "" for a body of plain text. */
export function secretFieldsOf(endpoint: Endpoint): string[] {
  if (!endpoint.body) return []
  if (endpoint.plainText) return [""]
  const schema = z.toJSONSchema(endpoint.body, { io: "input", unrepresentable: "any" })
  const { properties = {} } = schema as { properties?: Record<string, object> }
  return Object.entries(properties)
    .filter(([name, value]) => SECRET_FIELD.test(name) && /"type":"string"/.test(JSON.stringify(value)))
    .map(([name]) => name)
    .filter((name) => name !== "token_provider")
}

/** Every row of every table, bytes in hex. */
export async function readAllRows(sql: postgres.Sql): Promise<SearchableText[]> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`
  const read = tables.map(async ({ name }) => {
    const rows = await sql.unsafe<{ text: string }[]>(`select t::text as text from "${name}" t`)
    return rows.map(({ text }) => ({ where: `table ${name}`, text }))
  })
  return (await Promise.all(read)).flat()
}

/** Every file below a folder, byte by byte. */
export function readFilesBelow(folder: string): SearchableText[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ where: `file ${path.slice(folder.length + 1)}`, text: readFileSync(path, "latin1") }))
}
