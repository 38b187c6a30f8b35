/** Values of fields as cells of a file and back. */
import { joinList, splitList } from "./rules.ts"

/** `instant`: ISO 8601 with a time zone. `reference`: a name or a path; `references` and `list`: several, separated by bars. */
const CELL_KINDS = [
  "id",
  "text",
  "integer",
  "boolean",
  "instant",
  "choice",
  "list",
  "reference",
  "references",
] as const
export type CellKind = (typeof CELL_KINDS)[number]

/** What a reference names: users by user name, groups of machines by path, all others by name. */
export type ReferredKind = "device" | "deviceGroup" | "user" | "userGroup"

export interface Column {
  /** In the head of the file. */
  name: string
  /** Text key of its label in forms. */
  label: string
  kind: CellKind
  /** Field of the call's body, nested ones with dots; null: it places or names the object. */
  field: string | null
  required: boolean
  /** Values of a choice. */
  options?: readonly string[]
  refers?: ReferredKind
  /** What an empty cell means in the body; by default null, which is the field's default. */
  empty?: "" | readonly []
}

/** Spreadsheets write these in the language of their user. */
const TRUE = new Set(["true", "1", "yes", "ja", "wahr", "waar"])
const FALSE = new Set(["false", "0", "no", "nein", "nee", "falsch", "onwaar"])

/** The value of a cell that is no reference, as the call's schema takes it; what cannot be read stays text for the schema to refuse. */
export function valueOfCell({ kind, options = [], empty }: Column, cell: string): unknown {
  const text = cell.trim()
  if (text === "" && kind !== "text") return empty ?? null
  switch (kind) {
    case "integer":
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text
    case "boolean":
      if (TRUE.has(text.toLowerCase())) return true
      return FALSE.has(text.toLowerCase()) ? false : text
    case "choice":
      return choiceOf(options, text)
    case "list":
      return splitList(text)
    case "instant":
      return Number.isNaN(Date.parse(text)) ? text : normalisedInstant(text)
    default:
      return text
  }
}

function choiceOf(options: readonly string[], text: string): string | number {
  const found = options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text
  return /^\d+$/.test(found) ? Number(found) : found
}

/** Only with a time zone: a time without one means another time on each computer. */
function normalisedInstant(text: string): string {
  return /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? new Date(text).toISOString() : text
}

/** The cell of a value that is no reference. */
export function cellOfValue(value: unknown): string {
  if (value === null || value === undefined) return ""
  return Array.isArray(value) ? joinList(value.map(String)) : String(value)
}

/** The value at a path with dots; undefined where a part is missing. */
export function valueAt(record: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], record)
}

/** Sets the value at a path with dots, creating the records on the way. */
export function setAt(record: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split(".")
  const last = names.pop() ?? path
  let place = record
  for (const name of names) {
    place[name] ??= {}
    place = place[name] as Record<string, unknown>
  }
  place[last] = value
}

/** Which columns of a kind a file has, by the names in its head. */
interface Header {
  /** In the order of the file. */
  columns: string[]
  problem: HeaderProblem | null
}

type HeaderProblem =
  | { text: "importColumnTwice" | "importColumnMissing"; column: string }
  /** `known`: the columns that there are. */
  | { text: "importColumnUnknown"; column: string; known: string }

/** @param names  the first record of the file */
export function readHeader(known: readonly Column[], names: readonly string[]): Header {
  const columns: string[] = []
  for (const name of names) {
    const found = known.find((column) => column.name.toLowerCase() === name.trim().toLowerCase())
    if (!found) {
      const names = known.map((column) => column.name).join(", ")
      return { columns, problem: { text: "importColumnUnknown", column: name.trim(), known: names } }
    }
    if (columns.includes(found.name))
      return { columns, problem: { text: "importColumnTwice", column: found.name } }
    columns.push(found.name)
  }
  const missing = known.find(
    ({ name, required, field }) => required && isKey(name, field) && !columns.includes(name),
  )
  return { columns, problem: missing ? { text: "importColumnMissing", column: missing.name } : null }
}

/** Columns that find the object: without them no row can be read. */
function isKey(name: string, field: string | null): boolean {
  return field === null || ["name", "username", "title"].includes(name)
}
