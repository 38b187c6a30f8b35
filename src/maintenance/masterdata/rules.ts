/** Kinds of master data, limits of their files, and the fates of rows. */

/** What can be exported and imported, in the order in which a new plant is imported: later kinds refer to earlier ones. */
export const MASTER_DATA_KINDS = [
  "usergroups",
  "users",
  "devicegroups",
  "devices",
  "interfaces",
  "plans",
] as const
export type MasterDataKind = (typeof MASTER_DATA_KINDS)[number]

/** What happens to a row: it creates or changes an object, changes nothing, or is refused. */
export const ROW_FATES = ["CREATE", "CHANGE", "UNCHANGED", "REFUSED"] as const
export type RowFate = (typeof ROW_FATES)[number]

/** CHECKING: the fates are being determined. CHECKED: they are shown. IMPORTING: rows are being applied. */
export const IMPORT_STATES = ["CHECKING", "CHECKED", "IMPORTING", "DONE"] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** The outcome of an imported row. */
export const ROW_OUTCOMES = ["DONE", "REFUSED"] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** The largest plants have 10 000 machines; more rows are imported as several files. */
export const IMPORT_ROWS_MAX = 10_000
/** 10 000 rows of 1.6 kB, three times a machine with all its columns filled. */
export const IMPORT_BYTES_MAX = 16 * 1024 * 1024
/** A description of 5000 characters with its markup, or the path of a group 100 levels deep. */
export const CELL_CHARACTERS_MAX = 20_000
/** Interfaces have the most columns: about fifty. */
export const COLUMNS_MAX = 100
export const FILE_NAME_CHARACTERS_MAX = 200
/** Rows of one export; a list that is longer is exported by parts of the plant. */
export const EXPORT_ROWS_MAX = 50_000
/** An import is deleted after this time: it contains what the file contained. */
export const IMPORT_KEPT_HOURS = 24
/** A user's older imports are deleted. */
export const IMPORTS_PER_USER_MAX = 5

/** One request checks or imports rows for about this long; the next one continues. */
export const REQUEST_BUDGET_MS = 1000
/** Rows that are resolved together: references and existing objects are looked up once for all of them. */
export const ROWS_PER_BATCH = 50
/** A request that was lost, e.g. by a crash, lets the next one continue after this time. */
export const LEASE_MS = 60_000

/** Why a row is refused: one of its columns, or the row as a whole. */
export interface RowProblem {
  /** Null: the row as a whole. */
  column: string | null
  /** A validation message, e.g. "validation.max|100"; null for a refusal with a text of its own. */
  message: string | null
  /** Name of a refusal's text, and its values. */
  text: string | null
  details: Record<string, unknown>
}

/** A cell that an import changes. */
export interface CellChange {
  column: string
  before: string
  after: string
}

/** What an import may apply, in the order of the file. */
export function isApplicable(fate: RowFate): boolean {
  return fate === "CREATE" || fate === "CHANGE"
}

/** Names of groups from the top of the tree down: `Plant/Hall 2`. A slash or a backslash in a name has a backslash before it. */
export function joinPath(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\/]/g, "\\$&")).join("/")
}

export function splitPath(path: string): string[] {
  return (path.match(/(?:\\.|[^/\\])+/gs) ?? []).map((part) => unescaped(part).trim())
}

/** Entries of a list in one cell: `North | South`. A bar or a backslash in an entry has a backslash before it. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\\|]/g, "\\$&")).join(" | ")
}

export function splitList(cell: string): string[] {
  return (cell.match(/(?:\\.|[^|\\])+/gs) ?? [])
    .map((part) => unescaped(part).trim())
    .filter((part) => part !== "")
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gs, "$1")
}
