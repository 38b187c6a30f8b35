/** The dry run of rows: which object each is about, what it would change, and why it would be refused. */
import { itemAt } from "../../base/assert.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { rehearse } from "../../db/rehearsal.ts"
import { GROUP_DEPTH_MAX } from "../../machines/devicegroups/rules.ts"
import {
  checkRule,
  type KindActions,
  type MasterDataContext,
  type MasterDataObject,
  type RowKey,
} from "./actions-kind.ts"
import { KIND_ACTIONS } from "./actions-kinds.ts"
import { isStepUpRequest, problemsOf } from "./actions-problems.ts"
import { loadReferences, type References } from "./actions-references.ts"
import { COLUMNS } from "./fields-kinds.ts"
import { type CellChange, type RowProblem, splitPath } from "./rules.ts"
import { type Column, cellOfValue, setAt, valueOfCell } from "./rules-cells.ts"
import { type CheckedRow, findFirstRows, type ImportRow, type ImportRun } from "./store.ts"

/** A row with its cells by column. */
interface TypedRow {
  row: ImportRow
  cells: Record<string, string>
}

/** A row as the body of the call that applies it. */
interface ReadRow {
  body: Record<string, unknown>
  /** The cells as an export would write them. */
  canonical: Record<string, string>
  problems: RowProblem[]
}

/** Determines the fates of these rows, which follow each other in the file. @throws Refusal that requests a step-up */
export async function checkRows(
  context: MasterDataContext,
  run: ImportRun,
  rows: readonly ImportRow[],
): Promise<CheckedRow[]> {
  const columns = COLUMNS[run.kind]
  const actions = KIND_ACTIONS[run.kind]
  const typed = rows.map((row) => ({ row, cells: cellsByColumn(run.columns, row.cells) }))
  const references = await loadReferences(
    context,
    columns,
    typed.map(({ cells }) => cells),
  )
  const keys = typed.map((one) => rowKeyOf(columns, one, references))
  const [objects, firstRows] = await Promise.all([
    actions.find(context, keys),
    findFirstRows(context.deps.db, run.id, [
      ...rows.map(({ key }) => key),
      ...(run.kind === "devicegroups" ? typed.map(({ cells }) => parentKey(cells)) : []),
    ]),
  ])
  const checked: CheckedRow[] = []
  const earlier = new Map<number, CheckedRow>()
  for (const [at, one] of typed.entries()) {
    const first = firstRows.get(one.row.key)
    const found = await withProblems(one.row, async () => {
      if (first && first.number < one.row.number) throw repeatedRow(first.line)
      const parent = run.kind === "devicegroups" ? newParent(one, firstRows, earlier, run.columns) : null
      return checkRow(
        { context, actions, columns, run, references, parent },
        one,
        itemAt(keys, at),
        objects.get(one.row.number),
      )
    })
    checked.push(found)
    earlier.set(found.number, found)
  }
  return checked
}

function cellsByColumn(names: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]))
}

interface RowCheck {
  context: MasterDataContext
  actions: KindActions
  columns: readonly Column[]
  run: ImportRun
  references: References
  /** Number of the row that creates the group above this one. */
  parent: number | null
}

async function checkRow(
  check: RowCheck,
  { row, cells }: TypedRow,
  key: RowKey,
  object: MasterDataObject | "ambiguous" | undefined,
): Promise<CheckedRow> {
  const { context, actions, columns, run, parent } = check
  if (object === "ambiguous") throw wholeRow("importNameAmbiguous")
  if (key.id && !object) throw validationRefusal([{ path: "id", message: "validation.idUnknown" }])
  const own = columns.filter(({ name }) => run.columns.includes(name))
  const read = readRow(own, cells, check.references, object, parent)
  if (read.problems.length > 0) return refused(row.number, read.problems)
  const differing = own.filter(
    ({ name, field }) => field !== null && (!object || read.canonical[name] !== object.cells[name]),
  )
  if (object && differing.length === 0) return unchanged(row.number, object)
  const deviceId = object?.deviceId ?? key.deviceId
  await checkRule(context, object ? actions.change : actions.create, deviceId)
  const body = bodyOf(read.body, differing, object)
  const after = await rehearse(context.deps, (deps) => {
    const rehearsed = { ...context, deps }
    return object
      ? actions.changeObject(rehearsed, object, { ...body, version: object.version })
      : actions.createObject(rehearsed, body, deviceId)
  })
  const changes = changesBetween(columns, object?.cells ?? {}, after.cells, parent === null ? {} : cells)
  if (object && changes.length === 0) return unchanged(row.number, object)
  return {
    number: row.number,
    fate: object ? "CHANGE" : "CREATE",
    objectId: object?.id ?? null,
    objectVersion: object?.version ?? null,
    deviceId,
    parentRow: parent,
    input: body,
    changes,
    problems: [],
  }
}

/** The body of a change has what differs; of a creation what is filled in. */
function bodyOf(
  body: Record<string, unknown>,
  differing: readonly Column[],
  object: MasterDataObject | undefined,
): Record<string, unknown> {
  const chosen: Record<string, unknown> = {}
  for (const { field } of differing) {
    if (field === null) continue
    const value = field
      .split(".")
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], body)
    const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0)
    if (value !== undefined && (object || !isEmpty)) setAt(chosen, field, value)
  }
  return chosen
}

function readRow(
  columns: readonly Column[],
  cells: Readonly<Record<string, string>>,
  references: References,
  object: MasterDataObject | undefined,
  parent: number | null,
): ReadRow {
  const read: ReadRow = { body: {}, canonical: {}, problems: [] }
  for (const column of columns) {
    const cell = cells[column.name] ?? ""
    if (column.kind === "id") continue
    if (column.name === "parent" && parent !== null) continue
    if (column.refers) {
      const found = references.resolve(column, cell, object?.cells[column.name] ?? "")
      if ("problem" in found) read.problems.push(found.problem)
      else {
        read.canonical[column.name] = found.label
        if (column.field) setAt(read.body, column.field, found.value)
      }
      continue
    }
    const value = valueOfCell(column, cell)
    read.canonical[column.name] = cellOfValue(value)
    if (column.field) setAt(read.body, column.field, value)
  }
  return read
}

function changesBetween(
  columns: readonly Column[],
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  stated: Readonly<Record<string, string>>,
): CellChange[] {
  return columns.flatMap(({ name, kind }) => {
    if (kind === "id") return []
    const [old, next] = [
      before[name] ?? "",
      name === "parent" ? (stated[name] ?? after[name] ?? "") : (after[name] ?? ""),
    ]
    return old === next ? [] : [{ column: name, before: old, after: next }]
  })
}

function rowKeyOf(columns: readonly Column[], { row, cells }: TypedRow, references: References): RowKey {
  const placed = columns.find(({ name }) => name === "device")
  const device = placed ? references.resolve(placed, cells.device ?? "", "") : null
  return {
    number: row.number,
    id: (cells.id ?? "").trim(),
    name: (cells.name ?? cells.username ?? cells.title ?? "").trim(),
    deviceId: device && "value" in device ? (device.value as string | null) : null,
  }
}

const parentKey = (cells: Readonly<Record<string, string>>) =>
  (splitPath(cells.parent ?? "").at(-1) ?? "").toLowerCase()

/** The earlier row that creates the group above this one; null where that group exists, or is named by no row. */
function newParent(
  { row, cells }: TypedRow,
  firstRows: Awaited<ReturnType<typeof findFirstRows>>,
  earlier: ReadonlyMap<number, CheckedRow>,
  columns: readonly string[],
): number | null {
  const path = splitPath(cells.parent ?? "")
  const found = firstRows.get(parentKey(cells))
  if (path.length === 0 || !found || found.number >= row.number) return null
  if ((earlier.get(found.number)?.fate ?? found.fate) !== "CREATE") return null
  const above = splitPath(cellsByColumn(columns, found.cells).parent ?? "")
  const isSame = above.join("\0").toLowerCase() === path.slice(0, -1).join("\0").toLowerCase()
  if (!isSame) return null
  if (path.length + 1 > GROUP_DEPTH_MAX)
    throw new Refusal("CONFLICT", "the group is too deep", {
      text: "groupTooDeep",
      name: cells.name,
      parent: path.at(-1),
    })
  return found.number
}

/** Any refusal becomes the fate of the row, but for one that asks the user to authenticate again. */
async function withProblems(row: ImportRow, check: () => Promise<CheckedRow>): Promise<CheckedRow> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof Refusal) || isStepUpRequest(error)) throw error
    return refused(row.number, problemsOf(error))
  }
}

function refused(number: number, problems: RowProblem[]): CheckedRow {
  return { ...empty(number), fate: "REFUSED", problems }
}

function unchanged(number: number, object: MasterDataObject): CheckedRow {
  return {
    ...empty(number),
    fate: "UNCHANGED",
    objectId: object.id,
    objectVersion: object.version,
    deviceId: object.deviceId,
  }
}

function empty(number: number): Omit<CheckedRow, "fate"> {
  const none = { objectId: null, objectVersion: null, deviceId: null, parentRow: null, input: null }
  return { number, ...none, changes: [], problems: [] }
}

function repeatedRow(line: number): Refusal {
  return new Refusal("CONFLICT", `line ${line} is about the same object`, { text: "importRowRepeated", line })
}

function wholeRow(text: "importNameAmbiguous"): Refusal {
  return new Refusal("CONFLICT", text, { text })
}
